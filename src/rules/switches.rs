//! The switches in which rule sets differ: a description, not yet checked.

/// Where the switches begin in `ddz_rules`, behind `struct_size`.
pub(crate) const FIRST: usize = 4;

/// The bit of each byte of a word of switches that no value reaches.
pub(super) const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// The size of `ddz_rules`.
pub(crate) const SIZE: usize = 32;

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident $at:ident $min:literal..=$max:literal)*) => {
        /// What a rule set says, one byte a switch, as `ddz_rules` has it.
        ///
        /// Any values can be described; [`RuleSet::new`](super::RuleSet::new)
        /// decides whether they are a rule set.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Switches {
            $($(#[$doc])* pub $name: u8,)*
        }

        /// Offsets in `ddz_rules`.
        pub(crate) mod at {
            #[repr(usize)]
            #[allow(non_camel_case_types)]
            enum Offset { $($name,)* end }
            $(pub(crate) const $at: usize = super::FIRST + Offset::$name as usize;)*
            /// The first reserved byte.
            pub(crate) const RESERVED: usize = super::FIRST + Offset::end as usize;
        }

        /// The least and the greatest value of each switch, in order.
        pub(crate) const RANGES: [(u8, u8); at::RESERVED - FIRST] = [$(($min, $max)),*];

        impl Switches {
            pub(crate) const fn to_bytes(self) -> [u8; SIZE] {
                let mut bytes = [0; SIZE];
                bytes[0] = SIZE as u8;
                $(bytes[at::$at] = self.$name;)*
                bytes
            }

            pub(crate) const fn from_bytes(bytes: &[u8; SIZE]) -> Switches {
                Switches { $($name: bytes[at::$at]),* }
            }
        }
    };
}

switches! {
    /// Cards in a straight, at least.
    straight_min STRAIGHT_MIN 2..=12
    /// Pairs in a pair straight, at least.
    pair_straight_min PAIR_STRAIGHT_MIN 2..=10
    /// Trios in a plane, at least; with wings too.
    plane_min PLANE_MIN 2..=6
    /// Quads in a shuttle, at least; with wings too.
    shuttle_min SHUTTLE_MIN 2..=5
    /// May a trio be played alone?
    trio_plain TRIO_PLAIN 0..=1
    /// May a trio carry one card?
    trio_single TRIO_SINGLE 0..=1
    /// May a trio carry a pair?
    trio_pair TRIO_PAIR 0..=1
    /// May a plane carry single cards?
    plane_singles PLANE_SINGLES 0..=1
    /// May a plane carry pairs?
    plane_pairs PLANE_PAIRS 0..=1
    /// How many single wings of a plane may share a rank.
    wing_repeat WING_REPEAT 1..=4
    /// May three or four equal single wings stand next to the body
    /// (333444555666 as 345 carrying 666)? A 2 is never next to an A.
    wing_adjacent_trio WING_ADJACENT_TRIO 0..=1
    /// May both jokers be among single wings (333444xX)?
    wing_rocket WING_ROCKET 0..=1
    /// May a quad serve as two pair wings (3334445555)?
    wing_pairs_quad WING_PAIRS_QUAD 0..=1
    /// A quad with two cards: 0 never, 1 of two ranks, 2 a pair as well.
    four_singles FOUR_SINGLES 0..=2
    /// May both jokers be the two cards (3333xX)?
    four_rocket FOUR_ROCKET 0..=1
    /// A quad with two pairs: 0 never, 1 of two ranks, 2 a quad as well.
    four_pairs FOUR_PAIRS 0..=2
    /// Quads in sequence: 0 never, 1 an ordinary play, 2 a bomb above bombs.
    shuttle SHUTTLE 0..=2
    /// May a shuttle carry two cards a quad, all of different ranks?
    shuttle_singles SHUTTLE_SINGLES 0..=1
    /// May a shuttle carry two pairs a quad, all of different ranks?
    shuttle_pairs SHUTTLE_PAIRS 0..=1
}
