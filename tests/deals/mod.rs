//! Deals as text: hands, actions, what comes of them. tests/vectors/README.md
//! explains the form.

#![allow(dead_code)] // Each test that includes this uses a part of it.

pub mod chronicle;
pub mod dice;
pub mod looks;

use ddz::cards::{Card, Cards, Rank, Suit};
use ddz::game::{
    Action, ActionKind, Double, FLOW_LEN, Flow, FlowError, FlowPreset, FlowSwitches, Game, Seat,
    Shown, TurnError,
};
use ddz::numbers::FAMILIES;
use ddz::plays::{Kind, Play};
use ddz::rules::RuleSet;

/// The names of the switches of a flow in the order of `ddz_flow`, as
/// bindings/abi/layout.txt has them from the compiler.
pub fn switch_names() -> Vec<&'static str> {
    let flow = ddz_c::ffi::layout::STRUCTS
        .iter()
        .find(|s| s.name == "ddz_flow");
    flow.expect("ddz_flow")
        .fields
        .iter()
        .map(|field| field.name)
        .filter(|name| !["struct_size", "base", "reserved"].contains(name))
        .collect()
}

/// The number that the header calls `prefix` + `name`.
pub fn constant(name: &str) -> Option<u8> {
    let numbers = FAMILIES.iter().flat_map(|family| family.numbers);
    let mut found = numbers.filter(|number| number.name.eq_ignore_ascii_case(name));
    found
        .next()
        .and_then(|number| u8::try_from(number.value).ok())
}

pub fn flow_preset(name: &str) -> FlowPreset {
    let number = constant(&format!("flow_{name}")).unwrap_or_else(|| panic!("flow {name}"));
    FlowPreset::new(number.into()).expect("a preset of flows")
}

/// Changes switches as `name=value,name=value` says; `-` changes none. A value
/// is a number; `reserved0` … are the reserved bytes.
pub fn changed(base: FlowSwitches, changes: &str) -> (u32, [u8; FLOW_LEN]) {
    let mut points = base.base;
    let mut bytes = base.to_bytes();
    let names = switch_names();
    for change in changes.split(',').filter(|change| *change != "-") {
        let (name, value) = change.split_once('=').expect("name=value");
        if name == "base" {
            points = value.parse().expect("a number");
            continue;
        }
        let at = match name.strip_prefix("reserved") {
            Some(at) => names.len() + at.parse::<usize>().expect("a number"),
            None => names.iter().position(|n| *n == name).expect(name),
        };
        bytes[at] = value.parse().expect("a byte");
    }
    (points, bytes)
}

pub fn flow(preset: &str, changes: &str) -> Result<Flow, FlowError> {
    let (base, bytes) = changed(flow_preset(preset).switches(), changes);
    Flow::from_bytes(base, &bytes)
}

/// Ranks as letters; the suits are given out in the order of `used`.
fn take(used: &mut Cards, letters: &str) -> Vec<Card> {
    letters
        .bytes()
        .map(|letter| {
            let at = Rank::LETTERS.iter().position(|l| *l == letter);
            let rank = Rank::new(at.expect("a rank") as u8).expect("a rank");
            let free = Suit::ALL.map(|suit| Card::of(rank, suit));
            let card = free.into_iter().find(|card| !used.contains(*card));
            let card = card.unwrap_or_else(|| panic!("a fifth {}", letter as char));
            used.insert(card);
            card
        })
        .collect()
}

/// A deck from `seat 0 / seat 1 / seat 2 / bottom`, one of which may be `*`,
/// all that is left.
pub fn deck(hands: &str) -> [u8; 54] {
    let piles: Vec<&str> = hands.split('/').collect();
    let mut used = Cards::EMPTY;
    let named: Vec<Vec<Card>> = piles
        .iter()
        .map(|pile| match *pile {
            "*" => Vec::new(),
            letters => take(&mut used, letters),
        })
        .collect();
    let rest: Vec<Card> = Cards::ALL.without(used).iter().collect();
    let cards: Vec<u8> = piles
        .iter()
        .zip(named)
        .flat_map(|(pile, named)| if *pile == "*" { rest.clone() } else { named })
        .map(Card::byte)
        .collect();
    let sizes: Vec<usize> = piles
        .iter()
        .map(|pile| if *pile == "*" { rest.len() } else { pile.len() })
        .collect();
    assert_eq!(sizes, [17, 17, 17, 3], "{hands}");
    cards.try_into().expect("54 cards")
}

/// A new table: `hands` is that of [`deck`], or `seed:n`, a seed of 32 bytes n.
pub fn game(rules: RuleSet, flow: Flow, hands: &str, first: Seat) -> Game {
    match hands.strip_prefix("seed:") {
        Some(byte) => Game::new(rules, flow, &[byte.parse().expect("a byte"); 32], first),
        None => Game::dealt(rules, flow, &deck(hands), first).expect("a deck"),
    }
}

/// Cards of a hand by rank, the lowest suits first; a rank that is not there is
/// taken from the deck, to ask for cards that are not held.
fn pick(hand: Cards, letters: &str) -> Cards {
    let mut rest = hand;
    let mut picked = Cards::EMPTY;
    for letter in letters.bytes() {
        let at = Rank::LETTERS.iter().position(|l| *l == letter);
        let rank = Rank::new(at.expect("a rank") as u8).expect("a rank");
        let mut suits = Suit::ALL.map(|suit| Card::of(rank, suit)).into_iter();
        let held = suits.clone().find(|card| rest.contains(*card));
        let card =
            held.or_else(|| suits.find(|card| !picked.contains(*card) && !hand.contains(*card)));
        let card = card.expect("a card");
        rest.remove(card);
        picked.insert(card);
    }
    picked
}

/// `kind:rank/length` of so many cards.
fn reading(text: &str, cards: usize) -> Play {
    let (kind, rest) = text.split_once(':').expect("kind:rank/length");
    let (rank, length) = rest.split_once('/').expect("rank/length");
    let rank = Rank::LETTERS.iter().position(|l| [*l] == *rank.as_bytes());
    let kind = constant(&format!("kind_{kind}"));
    let bytes = [
        kind.expect("a kind"),
        rank.expect("a rank") as u8,
        length.parse().expect("a number"),
        cards as u8,
    ];
    // What no rule set has is no reading of any cards, and nor is this.
    let other = if cards == 2 { Kind::Single } else { Kind::Pair };
    Play::from_bytes(bytes)
        .or_else(|| Play::new(other, Rank::THREE, 1))
        .expect("a play")
}

/// One action: `seat:` and `-` (pass), `t` (time-out), `b1`, `c` (call), `r`
/// (rob), `d2`, `s1` (show), or cards, which may be followed by `@reading`.
pub fn action(game: &Game, token: &str) -> Action {
    let (seat, what) = token.split_once(':').expect("seat:action");
    let seat = Seat::new(seat.parse().expect("a number")).expect("a seat");
    let number = |text: &str| text.parse::<u8>().expect("a number");
    let kind = match what.split_at(1) {
        ("-", "") => ActionKind::Pass,
        ("t", "") => ActionKind::Timeout,
        ("c", "") => ActionKind::Call,
        ("r", "") => ActionKind::Rob,
        ("b", points) => ActionKind::Bid(number(points)),
        ("d", factor) => ActionKind::Double(Double::new(number(factor)).expect("a factor")),
        ("s", moment) => ActionKind::Show(Shown::new(number(moment)).expect("a moment")),
        _ => {
            let (letters, declared) = match what.split_once('@') {
                Some((letters, declared)) => (letters, Some(declared)),
                None => (what, None),
            };
            ActionKind::Play {
                cards: pick(game.hand(seat), letters),
                reading: declared.map_or(Play::NONE, |text| reading(text, letters.len())),
            }
        }
    };
    Action { seat, kind }
}

/// The name of a refusal as the header has it, in lower case.
pub fn refusal_name(error: TurnError) -> &'static str {
    match error {
        TurnError::Stale => "turn_stale",
        TurnError::Over => "turn_over",
        TurnError::Phase => "turn_phase",
        TurnError::Seat => "turn_seat",
        TurnError::Decided => "turn_decided",
        TurnError::BidRange => "turn_bid_range",
        TurnError::BidLow => "turn_bid_low",
        TurnError::Double => "turn_double",
        TurnError::Show => "turn_show",
        TurnError::Lead => "turn_lead",
        TurnError::NotHeld => "turn_not_held",
        TurnError::NotAPlay => "turn_not_a_play",
        TurnError::Reading => "turn_reading",
        TurnError::NotHigher => "turn_not_higher",
    }
}

/// Plays actions; the last one may be refused. Says how that went.
pub fn play(game: &mut Game, actions: &str) -> &'static str {
    let mut answer = "ok";
    for token in actions.split(' ').filter(|token| *token != "-") {
        assert_eq!(answer, "ok", "an action before {token} was refused");
        let before = *game;
        let action = action(game, token);
        if let Err(error) = game.act(&action) {
            assert_eq!(*game, before, "{token} was refused and changed something");
            answer = refusal_name(error);
        }
    }
    answer
}
