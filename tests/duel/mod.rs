//! Seats that follow hints against seats that play the lowest legal move:
//! deals without bidding, each played twice with the sides changed.
//!
//! A measure of the hints, not of play: nobody passes who can play, and the
//! farmers do not spare each other.

use ddz::advice::hints;
use ddz::cards::{Cards, shuffle};
use ddz::moves::{self, Move};
use ddz::plays::Question;
use ddz::rules::RuleSet;

/// The landlord sits first; the farmers play after him.
const LANDLORD: usize = 0;

/// How a seat chooses. `None` is a pass.
pub type Seat = fn(Cards, Question) -> Option<Move>;

/// Always the first hint.
pub fn first_hint(hand: Cards, question: Question) -> Option<Move> {
    hints(question, hand).first()
}

/// Always the lowest legal move: following, the first of the list, which is the
/// lowest of the table's kind with the lowest wings, and a bomb only when there
/// is nothing else; leading, the longest play that takes the lowest card, of
/// equals the one with the lowest body.
pub fn lowest_move(hand: Cards, question: Question) -> Option<Move> {
    let mut all = Vec::new();
    moves::for_each(question, hand, |laid| all.push(laid));
    if !question.is_lead() {
        return all.first().copied();
    }
    let lowest = hand.lowest()?.rank();
    let takes_lowest = |laid: &Move| laid.cards().iter().any(|card| card.rank() == lowest);
    all.into_iter()
        .filter(takes_lowest)
        .min_by_key(|laid| (u8::MAX - laid.play().cards(), laid.play().rank().index()))
}

/// Three hands, the landlord's with the bottom.
pub fn deal(seed: u64) -> [Cards; 3] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let deck = shuffle(&bytes, 0);
    let cards = |from: usize, to: usize| -> Cards { deck[from..to].iter().copied().collect() };
    [
        cards(0, 17).union(cards(51, 54)),
        cards(17, 34),
        cards(34, 51),
    ]
}

/// Plays a deal to its end and says whether the landlord won.
pub fn landlord_wins(
    rules: &RuleSet,
    mut hands: [Cards; 3],
    landlord: Seat,
    farmer: Seat,
    mut seen: impl FnMut(usize, Option<&Move>),
) -> bool {
    let (mut turn, mut owner, mut question) = (LANDLORD, LANDLORD, Question::lead(rules));
    loop {
        if owner == turn {
            question = Question::lead(rules);
        }
        let seat = if turn == LANDLORD { landlord } else { farmer };
        let laid = seat(hands[turn], question);
        seen(turn, laid.as_ref());
        if let Some(laid) = laid {
            hands[turn] = hands[turn].without(laid.cards());
            question = Question::new(rules, laid.play()).expect("a move is a play");
            owner = turn;
            if hands[turn].is_empty() {
                return turn == LANDLORD;
            }
        }
        turn = (turn + 1) % 3;
    }
}

/// Deals won by one way to choose against another.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub deals: u32,
    pub as_landlord: u32,
    pub as_farmers: u32,
}

impl Tally {
    /// Plays the deals from seed `first` on: what `ours` wins against `theirs`.
    pub fn of(rules: &RuleSet, ours: Seat, theirs: Seat, first: u64, deals: u32) -> Tally {
        let mut tally = Tally {
            deals,
            ..Tally::default()
        };
        for seed in first..first + u64::from(deals) {
            let hands = deal(seed);
            let won = landlord_wins(rules, hands, ours, theirs, |_, _| ());
            tally.as_landlord += u32::from(won);
            let lost = landlord_wins(rules, hands, theirs, ours, |_, _| ());
            tally.as_farmers += u32::from(!lost);
        }
        tally
    }

    pub fn rate_as_landlord(&self) -> f64 {
        f64::from(self.as_landlord) / f64::from(self.deals)
    }

    pub fn rate_as_farmers(&self) -> f64 {
        f64::from(self.as_farmers) / f64::from(self.deals)
    }

    pub fn rate(&self) -> f64 {
        (self.rate_as_landlord() + self.rate_as_farmers()) / 2.0
    }
}
