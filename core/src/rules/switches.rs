//! The switches in which rule sets differ: a description, not yet checked.

/// Where the switches begin in the bytes of a rule set, behind the mask of kinds.
pub(crate) const FIRST: usize = 4;

/// The bit of each byte of a word of switches that no value reaches.
pub(super) const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// Bytes of a rule set: `ddz_rules` without `struct_size`.
pub(crate) const LEN: usize = 44;

/// The switches, one byte each, that are compared at once: some are spare.
pub(super) const LANES: usize = 24;

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident $at:ident $min:literal..=$max:literal)*) => {
        /// What a rule set says, one byte a switch, as `ddz_rules` has it.
        ///
        /// Any values can be described; [`RuleSet::new`](super::RuleSet::new)
        /// decides whether they are a rule set.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Switches {
            /// Kinds that are switched off, each by the bit `1 << kind`
            /// ([`Kind::bit`](crate::plays::Kind::bit)); 0 for none.
            pub kinds_off: u32,
            $($(#[$doc])* pub $name: u8,)*
        }

        /// Offsets in the bytes of a rule set.
        pub(crate) mod at {
            #[repr(usize)]
            #[allow(non_camel_case_types)]
            enum Offset { $($name,)* end }
            $(pub(crate) const $at: usize = super::FIRST + Offset::$name as usize;)*
            /// The first reserved byte.
            pub(crate) const RESERVED: usize = super::FIRST + Offset::end as usize;

            // Lanes of kinds that have no switch of their own. In a description
            // these bytes are reserved; `InForce` keeps there what is on.
            pub(crate) const PAIR: usize = RESERVED;
            pub(crate) const PLANE: usize = PAIR + 1;
            pub(crate) const BOMB: usize = PAIR + 2;
            pub(crate) const ROCKET: usize = PAIR + 3;
        }

        /// The least and the greatest value of each switch, in order.
        pub(crate) const RANGES: [(u8, u8); at::RESERVED - FIRST] = [$(($min, $max)),*];

        impl Switches {
            pub(crate) const fn to_bytes(self) -> [u8; LEN] {
                let mut bytes = [0; LEN];
                let [a, b, c, d] = self.kinds_off.to_le_bytes();
                (bytes[0], bytes[1], bytes[2], bytes[3]) = (a, b, c, d);
                $(bytes[at::$at] = self.$name;)*
                bytes
            }

            pub(crate) const fn from_bytes(bytes: &[u8; LEN]) -> Switches {
                Switches {
                    kinds_off: u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]),
                    $($name: bytes[at::$at]),*
                }
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
