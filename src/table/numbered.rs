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
