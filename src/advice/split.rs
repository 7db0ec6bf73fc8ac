//! One way to empty a hand in the fewest turns (理牌).

use super::allowance::Allowance;
use super::body::{Chosen, has_rocket, ranks};
use super::lay::{lay, without};
use super::search::{MANY, Search};
use crate::cards::{BOTH_JOKERS, Cards, Hand};
use crate::moves::Move;
use crate::numbers as n;
use crate::plays::{Kind, Play, classify_hand};
use crate::rules::RuleSet;

/// A hand taken apart into plays.
///
/// In the order in which people lay a hand out: the rocket, bombs from high to
/// low, then the other plays, those with more cards first, equals from high to
/// low, and where that is equal too the kind with the greater number.
#[derive(Clone, Copy, Debug)]
pub struct Split {
    plays: [Move; Split::MAX],
    len: usize,
}

impl Split {
    /// A hand of 20 cards makes no more plays than it has cards.
    pub const MAX: usize = n::CARDS_MAX as usize;

    const NOTHING: Move = Move {
        play: Play::NONE,
        cards: [0; 20],
    };

    /// The plays, each with its cards.
    pub fn plays(&self) -> &[Move] {
        self.plays.get(..self.len).unwrap_or(&[])
    }

    /// Takes a play out of the cards that are held, and puts it in its place.
    fn insert(&mut self, rules: &RuleSet, held: &mut Cards, cards: u64) {
        if self.len == Split::MAX {
            return;
        }
        let hand = Hand::from_word(cards);
        let mut laid = lay(*held, classify_hand(rules, hand), hand);
        *held = without(*held, &laid);
        self.len += 1;
        for other in self.plays.iter_mut().take(self.len) {
            if place_of(laid.play) > place_of(other.play) {
                core::mem::swap(&mut laid, other);
            }
        }
    }
}

/// Where a play stands: the higher, the earlier.
fn place_of(play: Play) -> (u8, u8, u8, Kind) {
    let class = match play.kind {
        Kind::None => 0,
        Kind::Rocket => 3,
        Kind::Bomb => 2,
        _ => 1,
    };
    (class, play.cards, play.rank, play.kind)
}

/// A way to empty the hand in [`min_turns`](super::min_turns) plays: always
/// the same for the same cards. Of all such ways it is one that keeps the most
/// bombs whole, the rocket counting as one. No plays for more than
/// [`CARDS_MAX`](crate::numbers::CARDS_MAX) cards, which nobody ever holds.
///
/// ```
/// use ddz::advice::split;
/// use ddz::cards::Cards;
/// use ddz::rules::Preset;
///
/// let hand: Cards = "3 4 5 6 7 9 9 9 K".parse()?;
/// let split = split(&Preset::Standard.rule_set(), hand);
/// let plays: Vec<String> = split.plays().iter().map(|laid| laid.play.to_string()).collect();
/// assert_eq!(plays, ["Straight of 5 ranks up to 7", "TrioSingle of 9"]);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn split(rules: &RuleSet, cards: Cards) -> Split {
    let hand = cards.hand();
    let mut held = cards;
    let allowance = Allowance::of(rules);
    let mut split = Split {
        plays: [Split::NOTHING; Split::MAX],
        len: 0,
    };
    if u32::from(hand.len()) > n::CARDS_MAX {
        return split;
    }
    let mut search = Search::new(&allowance, MANY, 0);
    let turns = search.run(hand.word()).unwrap_or(0);
    let mut found = search.found;
    let whole = kept_whole(&allowance, hand, turns);
    if let Some((kept, way)) = whole {
        let mut bombs = kept & !BOTH_JOKERS;
        while bombs != 0 {
            let bomb = 15 << (bombs.trailing_zeros() & !3) & kept;
            split.insert(rules, &mut held, bomb);
            bombs &= !bomb;
        }
        found = way;
        found.rest += kept & BOTH_JOKERS;
    }
    for &cards in found.sequences() {
        split.insert(rules, &mut held, cards);
    }
    for body in found.bodies() {
        split.insert(rules, &mut held, body.cards + body.wings);
    }
    let mut rest = found.rest;
    if has_rocket(rest) {
        split.insert(rules, &mut held, BOTH_JOKERS);
        rest -= BOTH_JOKERS;
    }
    while rest != 0 {
        let one = 1 << (rest.trailing_zeros() & !3);
        let masks = Hand::from_word(rest).masks();
        let cards = if masks.two & one != 0 { 2 * one } else { one };
        split.insert(rules, &mut held, cards);
        rest -= cards;
    }
    split
}

/// The bombs and the rocket that can be kept whole without a turn more, as many
/// as can be and of equals the highest, with a way to play the other cards.
fn kept_whole(allowance: &Allowance, hand: Hand, turns: u32) -> Option<(u64, Chosen)> {
    let four = hand.masks().four;
    let rocket = hand.word() & BOTH_JOKERS;
    let rocket = if has_rocket(rocket) { rocket } else { 0 };
    let mut best = None;
    let mut most = 0;
    // Every choice among them: the next lower subset of a mask.
    let all = four | rocket;
    let mut subset = all;
    while subset != 0 {
        let kept = (subset & four) * 4 + (subset & rocket);
        let count = ranks(subset & four) + u32::from(has_rocket(subset));
        if has_rocket(subset) == (subset & rocket != 0) && count > most && count <= turns {
            let mut search = Search::new(allowance, turns - count + 1, turns - count);
            if search.run(hand.word() - kept).is_some() {
                best = Some((kept, search.found));
                most = count;
            }
        }
        subset = (subset - 1) & all;
    }
    best
}
