//! One way to empty a hand in the fewest turns (理牌).

use super::allowance::Allowance;
use super::body::{Chosen, ranks};
use super::lay::lay;
use super::search::{MANY, Search};
use crate::cards::{BOTH_JOKERS, Cards, Counts};
use crate::fixed::Fixed;
use crate::moves::Move;
use crate::numbers as n;
use crate::plays::{Kind, Play, bomb_class, classify_counts};
use crate::rules::RuleSet;

/// A hand taken apart into plays.
///
/// In the order in which people lay a hand out: the rocket, shuttles where they
/// are bombs, bombs from high to low, then the other plays, those with more cards first, equals from high to
/// low, and where that is equal too the kind with the greater number.
#[derive(Clone, Copy, Debug)]
pub struct Split(Fixed<Move, { Split::MAX }>);

impl Split {
    /// A hand of 20 cards makes no more plays than it has cards.
    pub const MAX: usize = n::CARDS_MAX as usize;

    /// The plays, each with its cards.
    pub fn plays(&self) -> &[Move] {
        self.0.as_slice()
    }

    /// Takes a play out of the cards that are held, and puts it in its place.
    fn insert(&mut self, rules: &RuleSet, held: &mut Cards, cards: u64) {
        let hand = Counts::from_word(cards);
        let laid = lay(*held, classify_counts(rules, hand), hand);
        *held = held.without(laid.cards());
        self.0.push(laid);
        let plays = self.0.as_mut_slice();
        for end in (1..plays.len()).rev() {
            let Some([.., before, this]) = plays.get_mut(..=end) else {
                return;
            };
            if place_of(rules, this.play()) <= place_of(rules, before.play()) {
                return;
            }
            core::mem::swap(before, this);
        }
    }
}

/// Where a play stands: the higher, the earlier.
fn place_of(rules: &RuleSet, play: Play) -> (u32, u8, u8, Kind) {
    let class = bomb_class(rules, play.kind());
    (class, play.cards(), play.rank_index(), play.kind())
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
/// let plays: Vec<String> = split.plays().iter().map(|laid| laid.play().to_string()).collect();
/// assert_eq!(plays, ["Straight of 5 ranks up to 7", "TrioSingle of 9"]);
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
pub fn split(rules: &RuleSet, cards: Cards) -> Split {
    let hand = cards.counts();
    let mut held = cards;
    let allowance = Allowance::of(rules);
    let mut split = Split(Fixed::new(Move::NONE));
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
    for &cards in found.sequences.as_slice() {
        split.insert(rules, &mut held, cards);
    }
    for body in found.bodies() {
        split.insert(rules, &mut held, body.cards + body.wings);
    }
    let mut rest = found.rest;
    if allowance.has_rocket(rest) {
        split.insert(rules, &mut held, BOTH_JOKERS);
        rest -= BOTH_JOKERS;
    }
    while rest != 0 {
        let one = 1 << (rest.trailing_zeros() & !3);
        let pair = allowance.pairs && Counts::from_word(rest).masks().two & one != 0;
        let cards = if pair { 2 * one } else { one };
        split.insert(rules, &mut held, cards);
        rest -= cards;
    }
    split
}

/// The bombs and the rocket that can be kept whole without a turn more, as many
/// as can be and of equals the highest, with a way to play the other cards.
fn kept_whole(allowance: &Allowance, hand: Counts, turns: u32) -> Option<(u64, Chosen)> {
    let four = allowance.bombs(hand.word());
    let rocket = if allowance.has_rocket(hand.word()) {
        BOTH_JOKERS
    } else {
        0
    };
    let mut best = None;
    let mut most = 0;
    // Every choice among them: the next lower subset of a mask.
    let all = four | rocket;
    let mut subset = all;
    while subset != 0 {
        let kept = (subset & four) * 4 + (subset & rocket);
        let count = ranks(subset & four) + u32::from(subset & rocket == BOTH_JOKERS);
        if (subset & rocket == BOTH_JOKERS) == (subset & rocket != 0)
            && count > most
            && count <= turns
        {
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
