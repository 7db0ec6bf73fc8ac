//! Is a trick one to which seats that act in turn can come?

use crate::cards::{Cards, Counts};
use crate::game::phase::Phase;
use crate::game::seat::{Seat, Seats};
use crate::game::state::Game;
use crate::plays::{Kind, Play, classify_counts, is_bomb, readings};

impl Game {
    /// The trick that `last` has put the last play into.
    pub(in crate::game) fn trick_is_possible(&self, last: Seat) -> bool {
        let [second, third] = last.others();
        let clash = |s: Seat| self.passed.contains(s) && !self.latest[s].is_empty();
        if self.latest[last].is_empty()
            || self.passed.contains(last)
            || clash(second)
            || clash(third)
        {
            return false;
        }
        let rocket_ends = self.flow.switches().rocket_ends_trick > 0;
        if self.table.is_none() {
            let ended = if rocket_ends && self.latest[last] == Cards::JOKERS {
                self.rockets > 0 && self.came_to(last)
            } else {
                self.passed.contains(second) && self.passed.contains(third)
            };
            return self.table == Play::NONE
                && self.phase == Phase::Play
                && self.waiting == Seats::only(last)
                && ended;
        }
        if self.phase == Phase::Play && self.table.kind() == Kind::Rocket && rocket_ends {
            return false;
        }
        let in_turn = if self.phase == Phase::Over {
            self.waiting.is_empty() && self.came_to(last)
        } else if self.waiting == Seats::only(second) {
            self.came_to(last)
        } else {
            // What the second did before it passed is gone; where the third
            // has passed, it was on a play of that seat.
            self.waiting == Seats::only(third)
                && self.passed.contains(second)
                && (!self.passed.contains(third) || self.plays[second] > 0)
        };
        in_turn && self.table_is_what_lies_there(last)
    }

    /// Nobody has acted since the last play; can the others have done what they
    /// did before it?
    fn came_to(&self, last: Seat) -> bool {
        let [second, third] = last.others();
        let played = |s: Seat| !self.latest[s].is_empty();
        let acted = |s: Seat| played(s) || self.passed.contains(s);
        match (acted(second), acted(third)) {
            (false, false) => true,
            // Then the third has led.
            (false, true) => played(third),
            // The third acts after the second.
            (true, false) => false,
            // Had both passed, the trick were over.
            (true, true) => played(second) || played(third),
        }
    }

    /// The resolved play is a reading of the cards that lie there, and so a play
    /// that the rule set can produce.
    fn table_is_what_lies_there(&self, last: Seat) -> bool {
        let hand = self.latest[last].counts();
        match self.table.kind() {
            // Most of what lies on tables: no rule set reads it otherwise.
            Kind::Single => self.table_is_of_one_rank(hand, 1),
            Kind::Pair => self.table_is_of_one_rank(hand, 2),
            Kind::Bomb => self.bombs > 0 && self.table_is_a_reading(hand),
            Kind::Rocket => self.rockets > 0 && self.table_is_a_reading(hand),
            Kind::Shuttle => {
                (self.shuttles > 0 || !is_bomb(&self.rules, self.table))
                    && self.table_is_a_reading(hand)
            }
            _ => self.table_is_a_reading(hand),
        }
    }

    /// So many cards of the rank that the play names, and nothing else.
    fn table_is_of_one_rank(&self, hand: Counts, count: u8) -> bool {
        let word = u64::from(count) << (4 * u32::from(self.table.rank_index()));
        word == hand.word()
    }

    fn table_is_a_reading(&self, hand: Counts) -> bool {
        classify_counts(&self.rules, hand) == self.table
            || readings(&self.rules, hand).as_slice().contains(&self.table)
    }
}
