//! Short lists without an allocator.

/// Up to `N` things in the order in which they were put in.
///
/// Each list is long enough for all that is ever put into it: its `N` is a
/// published maximum. One that were not would lose something without a word, so
/// builds with debug assertions stop there; others have no panic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fixed<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy, const N: usize> Fixed<T, N> {
    /// Nothing. `fill` stands in the places that are free and is never seen.
    #[inline(always)]
    pub(crate) const fn new(fill: T) -> Fixed<T, N> {
        Fixed {
            items: [fill; N],
            len: 0,
        }
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, item: T) {
        debug_assert!(self.len < N, "a list of {N} is full");
        if let Some(place) = self.items.get_mut(self.len) {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the last one off; nothing happens when there is none.
    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        debug_assert!(self.len > 0, "an empty list has no last item");
        self.len = self.len.saturating_sub(1);
    }

    #[inline(always)]
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[T] {
        self.items.get(..self.len).unwrap_or(&[])
    }

    #[inline(always)]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..self.len).unwrap_or(&mut [])
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Fixed<T, N>
where
    T: Copy,
{
    fn eq(&self, other: &Fixed<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Fixed<T, N> {}
