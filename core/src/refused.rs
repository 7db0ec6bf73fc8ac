//! Enums of reasons: each has the text and the status of the C header.

/// Declares why something is refused, in the order in which it is judged. What a
/// reason means and what C answers for it comes from `numbers`, so that neither
/// stands anywhere twice.
macro_rules! refused {
    (
        $(#[$doc:meta])*
        $name:ident { $($variant:ident = $number:ident,)* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
        #[repr(i32)]
        pub enum $name {
            $(
                #[doc = $crate::numbers::text_of!($number)]
                #[error("{}", $crate::numbers::text_of!($number))]
                $variant = $crate::numbers::$number,
            )*
        }

        impl $name {
            /// All of them, in the order in which they are judged.
            pub const ALL: [$name; [$($crate::numbers::$number),*].len()] = [$($name::$variant),*];

            /// What the C calls answer for it.
            pub const fn status(self) -> i32 {
                self as i32
            }
        }
    };
}

pub(crate) use refused;
