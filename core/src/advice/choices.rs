//! Every choice of a player: the plays that a hand holds, wings left open.

use super::body::{Load, span};
use crate::cards::{BOTH_JOKERS, Counts};
use crate::moves::for_each_body;
use crate::plays::{Play, Question};

/// A play with its body, the wings still to be chosen.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub play: Play,
    /// How many cards of each rank of the body.
    pub copies: u32,
    /// The ranks of the body.
    pub span: u64,
    pub load: Load,
}

/// Calls `visit` with every choice by kind, length and rank that beats the
/// table, as far as the body says; whether wings exist is still to be seen.
pub(super) fn each_choice(question: Question<'_>, hand: Counts, mut visit: impl FnMut(Choice)) {
    for_each_body(question, hand, |shape, play, start| {
        let span = if shape.ranks > 1 {
            BOTH_JOKERS
        } else {
            let length = u32::from(play.length());
            span(start + length - 1, length)
        };
        visit(Choice {
            play,
            copies: shape.copies.into(),
            span,
            load: Load::of(shape),
        });
    });
}
