//! The bodies of plays, their wings left open: what there is to choose between.

use super::view::{View, ranks};
use crate::cards::Counts;
use crate::plays::{KINDS, Play, Question, Shape};

/// Hands every play to `visit` that beats the table as far as its body says,
/// with the lowest rank of the body; whether wings exist is still to be seen.
pub(crate) fn for_each_body(
    question: Question<'_>,
    hand: Counts,
    mut visit: impl FnMut(&Shape, Play, u32),
) {
    let view = View::of_counts(question, hand);
    let table = question.table();
    for shape in &KINDS {
        let least = shape.least(view.rules);
        // Other kinds and lengths cannot lie on an ordinary play.
        let alike = question.is_lead() || shape.kind == table.kind();
        if !alike && !shape.is_bomb(view.rules) {
            continue;
        }
        for length in least..=shape.longest() {
            if shape.cards(length) > hand.len() {
                break;
            }
            let bodies = view.bodies_of(shape, length.into());
            if bodies == 0 {
                break;
            }
            for start in ranks(bodies) {
                let top = (start + u32::from(shape.run(length)) - 1) as u8;
                let play = Play::of(shape.kind, top, length, shape.cards(length));
                if question.is_beaten_by(play) {
                    visit(shape, play, start);
                }
            }
        }
    }
}

impl View<'_> {
    /// Where the bodies of a kind begin.
    fn bodies_of(&self, shape: &Shape, length: u32) -> u64 {
        if shape.ranks > 1 {
            self.rocket()
        } else {
            self.bodies(*shape, length, super::view::ALL)
        }
    }
}
