//! Enums whose numbers are those of the C header.

/// Declares an enum with its numbers and the way back from a byte.
macro_rules! numbered {
    (
        $(#[$doc:meta])*
        $name:ident {
            $($(#[$variant_doc:meta])* $variant:ident = $number:path,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$variant_doc])* $variant = $number,)*
        }

        impl $name {
            /// The one with that number, if there is one.
            pub const fn new(number: u8) -> Option<$name> {
                match number {
                    $($number => Some($name::$variant),)*
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
