//! The arguments of a call, judged in the order that the header promises: NULL,
//! then STRUCT_SIZE, ENUM and LENGTH, each of all arguments before the next.
//! What comes behind (rules, the play on the table, cards) takes what stands
//! before it, so that no call can judge in another order.

use super::super::status::Refusal;

/// One argument, or a pointer with its length.
///
/// # Safety
/// Whoever makes one promises what its type says about the pointer for as long
/// as the call lasts.
pub(in super::super) trait Argument: Copy {
    /// What the call works with.
    type Taken;

    /// Is it NULL where it may not be?
    fn is_null(self) -> bool;

    /// Does a struct say the size that this version has? Reads nothing else.
    #[inline(always)]
    fn has_size(self) -> bool {
        true
    }

    /// Is a number one of its named constants?
    #[inline(always)]
    fn is_named(self) -> bool {
        true
    }

    /// Is a length in its range?
    #[inline(always)]
    fn fits(self) -> Result<(), Refusal> {
        Ok(())
    }

    /// Asked last, when all arguments have passed.
    fn taken(self) -> Result<Self::Taken, Refusal>;
}

/// All arguments of a call.
pub(in super::super) trait Arguments {
    /// What the call works with, in the same order.
    type Taken;

    /// Judges them, or says what is wrong first.
    fn take(self) -> Result<Self::Taken, Refusal>;
}

macro_rules! arguments {
    ($($name:ident)*) => {
        impl<$($name: Argument),*> Arguments for ($($name,)*) {
            type Taken = ($($name::Taken,)*);

            #[inline(always)]
            #[allow(non_snake_case)]
            fn take(self) -> Result<Self::Taken, Refusal> {
                let ($($name,)*) = self;
                if $($name.is_null())|* {
                    return Err(Refusal::NULL);
                }
                if !($($name.has_size())&&*) {
                    return Err(Refusal::STRUCT_SIZE);
                }
                if !($($name.is_named())&*) {
                    return Err(Refusal::ENUM);
                }
                $($name.fits()?;)*
                Ok(($($name.taken()?,)*))
            }
        }
    };
}

arguments!(A);
arguments!(A B);
arguments!(A B C);
arguments!(A B C D);
arguments!(A B C D E);
