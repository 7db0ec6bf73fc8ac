//! Enums whose numbers are those of the C header.

/// Declares an enum with its numbers, which bring their texts along, and the
/// way back from a byte.
macro_rules! numbered {
    (
        $(#[$doc:meta])*
        $name:ident {
            $($(#[$variant_attribute:meta])* $variant:ident = n::$number:ident,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $(
                #[doc = text_of!($number)]
                $(#[$variant_attribute])*
                $variant = n::$number,
            )*
        }

        impl $name {
            /// The one with that number, if there is one.
            pub const fn new(number: u8) -> Option<$name> {
                match number {
                    $(n::$number => Some($name::$variant),)*
                    _ => None,
                }
            }

            /// Its number in the C header.
            pub const fn number(self) -> u8 {
                self as u8
            }
        }
    };
}

pub(super) use numbered;

/// What `read` makes of each, if it is something for all of them. None waits
/// for the one before, so that they can be looked at in one step.
#[inline(always)]
pub(super) fn all<P, T: Copy + Default, const COUNT: usize>(
    parts: [P; COUNT],
    read: impl Fn(P) -> Option<T>,
) -> Option<[T; COUNT]> {
    let mut sound = true;
    let mut all = [T::default(); COUNT];
    for (place, part) in all.iter_mut().zip(parts) {
        match read(part) {
            Some(one) => *place = one,
            None => sound = false,
        }
    }
    sound.then_some(all)
}
