//! A twin of the rule model of RLCard (PyPI `rlcard` 1.2, "doudizhu-rule-v1"), as a
//! yardstick: what it decides, worked out from its behaviour. How it was compared
//! with the package stands in docs/bot.md.

use ddz::cards::{Cards, Counts};
use ddz::moves::{self, Move};
use ddz::plays::{Question, classify_counts};

/// What the model does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    Play(Move),
    Pass,
    /// Any legal action, a pass among them, all equally likely.
    AnyLegal,
}

/// What it does with a hand. `spares` says that it is a farmer and that the seat
/// before it, which has played or passed, is one too.
pub fn decide(question: Question<'_>, hand: Cards, spares: bool) -> Decision {
    if question.is_lead() {
        return lead(question, hand);
    }
    // The kind of what lies there, taken anew from its cards; then the lowest.
    let table = question.table();
    let mut lowest: Option<Move> = None;
    moves::for_each(question, hand, |found| {
        let play = found.play();
        let alike = (play.kind(), play.length()) == (table.kind(), table.length());
        if alike && lowest.is_none_or(|other| play.rank() < other.play().rank()) {
            lowest = Some(found);
        }
    });
    match lowest {
        Some(found) => Decision::Play(found),
        None if spares => Decision::Pass,
        None => Decision::AnyLegal,
    }
}

/// Lays the hand out in a fixed way and leads the first play with the lowest card.
fn lead(question: Question<'_>, hand: Cards) -> Decision {
    let lowest = hand
        .lowest()
        .map_or(0, |card| usize::from(card.rank().index()));
    let plays = lay_out(hand.counts());
    let Some(chosen) = plays.into_iter().find(|play| play[lowest] > 0) else {
        return Decision::AnyLegal;
    };
    let counts = Counts::from_counts(&chosen).expect("cards of a hand");
    let play = classify_counts(question.rules(), counts);
    let found = moves::find(question, hand, |found| {
        found.play() == play && found.cards().counts() == counts
    });
    found.map_or(Decision::AnyLegal, Decision::Play)
}

type Ranks = [u8; 15];

/// Rocket, bombs, trios, planes, straights, pairs, single cards, in that order.
fn lay_out(hand: Counts) -> Vec<Ranks> {
    let mut left: Ranks = core::array::from_fn(|rank| (hand.word() >> (4 * rank) & 15) as u8);
    let mut plays = Vec::new();
    let only = |ranks: &[usize], each: u8| {
        let mut play = [0; 15];
        for &rank in ranks {
            play[rank] = each;
        }
        play
    };
    if left[13] + left[14] == 2 {
        plays.push(only(&[13, 14], 1));
        (left[13], left[14]) = (0, 0);
    }
    for (rank, held) in left.iter_mut().enumerate() {
        if *held == 4 {
            plays.push(only(&[rank], 4));
            *held = 0;
        }
    }
    let mut chains: Vec<Vec<usize>> = Vec::new();
    for (rank, held) in left.iter_mut().enumerate() {
        if *held < 3 {
            continue;
        }
        *held = 0;
        match chains.last_mut() {
            Some(chain) if rank < 12 && chain.last() == Some(&(rank - 1)) => chain.push(rank),
            _ => chains.push(vec![rank]),
        }
    }
    let (planes, trios): (Vec<_>, Vec<_>) = chains.into_iter().partition(|c| c.len() > 1);
    plays.extend(trios.iter().chain(&planes).map(|chain| only(chain, 3)));
    // Runs of five or more, each as often as all of it is held; then what is left
    // of them once more, where it is held twice.
    for at_least in [1, 2] {
        let before = left;
        let mut from = 0;
        while from < 12 {
            let length = before[from..12]
                .iter()
                .take_while(|&&held| held > 0)
                .count();
            let run: Vec<usize> = (from..from + length).collect();
            let times = run.iter().map(|&rank| before[rank]).min().unwrap_or(0);
            if length >= 5 && times >= at_least {
                plays.extend((0..times / at_least).map(|_| only(&run, 1)));
                run.iter().for_each(|&rank| left[rank] -= times);
            }
            from += length + 1;
        }
    }
    for (copies, wanted) in [(2, true), (1, false)] {
        for (rank, &held) in left.iter().enumerate() {
            if held > 0 && (held == 2) == wanted {
                plays.push(only(&[rank], copies));
            }
        }
    }
    plays
}
