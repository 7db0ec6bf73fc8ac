//! Enums whose numbers are those of the C header.

/// Declares an enum with its numbers, which bring their texts along; the list of
/// all, and the way back from a number.
macro_rules! numbered {
    (
        $(#[$doc:meta])*
        $name:ident: $repr:ident {
            $($(#[$variant_attribute:meta])* $variant:ident = $number:ident,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr($repr)]
        pub enum $name {
            $(
                #[doc = $crate::numbers::text_of!($number)]
                $(#[$variant_attribute])*
                $variant = $crate::numbers::$number,
            )*
        }

        impl $name {
            /// All of them, in the order of the C header.
            pub const ALL: [$name; [$($crate::numbers::$number),*].len()] = [$($name::$variant),*];

            /// The one with that number, if there is one.
            pub const fn new(number: $repr) -> Option<$name> {
                match number {
                    $($crate::numbers::$number => Some($name::$variant),)*
                    _ => None,
                }
            }

            /// Its number in the C header.
            pub const fn number(self) -> $repr {
                self as $repr
            }
        }
    };
}

pub(crate) use numbered;
