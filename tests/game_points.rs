//! What a game promises, point by point, and the reports of game.tsv.

mod deals;
mod vectors;

use std::collections::BTreeSet;

use ddz::cards::{Cards, Rank};
use ddz::game::{
    Action, ActionKind, Auto, Double, Flow, FlowPreset, Game, GameError, Phase, Record, Seat,
    TurnError, UnpackError, Unseen,
};
use ddz::plays::{Kind, classify};
use ddz::rules::{Preset, RuleSet};
use deals::dice::Dice;

const HANDS: &str = "33344455566677788/2222xXKKKQQQJJJT9/*/999";

fn game(flow: &str, changes: &str, hands: &str) -> Game {
    let flow = deals::flow(flow, changes).unwrap();
    deals::game(Preset::Standard.rule_set(), flow, hands, Seat::Zero)
}

fn counts(letters: &str) -> [u8; 15] {
    let mut counts = [0; 15];
    for letter in letters.bytes() {
        counts[Rank::LETTERS.iter().position(|l| *l == letter).unwrap()] += 1;
    }
    counts
}

/// Whether three cards are a run, as a bottom is judged for a bonus: a straight
/// of a rule set with straights of three.
fn is_run(letters: &str) -> bool {
    let mut switches = Preset::Standard.switches();
    switches.straight_min = 3;
    let cards = vectors::card_bytes(letters);
    let play = classify(
        &RuleSet::new(switches).unwrap(),
        Cards::from_bytes(&cards).unwrap(),
    );
    play.kind() == Kind::Straight
}

/// Every line of game.tsv, by hand or as a line of deals.tsv.
#[test]
fn every_report_has_its_case() {
    let deals: BTreeSet<String> = vectors::Table::read("deals.tsv")
        .rows()
        .map(|row| format!("{} {}", row.get("id"), row.get("source")))
        .collect();
    let in_deals = |id: &str, source: &str| {
        deals.iter().any(|deal| {
            deal.contains(source) && (deal.starts_with(id) || deal.contains(&format!("({id})")))
        })
    };
    let mut by_hand = 0;
    for row in vectors::Table::read("game.tsv").rows() {
        let (id, cards, expected) = (row.get("id"), row.get("cards"), row.get("expected"));
        match (id, cards.split_once('=')) {
            ("G1-41", Some(("bottom", bottom))) => {
                assert_eq!(is_run(bottom), expected == "run: yes", "{}", row.at());
                by_hand += 1;
            }
            ("G1-43", Some(("phase", _))) => {
                let game = game("classic", "-", HANDS);
                let unseen = game.unseen(Seat::Zero);
                assert_eq!((unseen.unseen.len(), unseen.out.len()), (37, 37));
                assert_eq!(unseen.bottom.len(), 0);
                assert_eq!(expected, "unseen = 54 - own (37 cards, bottom included)");
                by_hand += 1;
            }
            ("G1-43", Some(("bottom", _))) => {
                let hands = "333444555666777T2/*/KKKQQQJJJAAA999xX/883";
                let mut game = game("classic", "-", hands);
                assert_eq!(deals::play(&mut game, "0:b3 0:8"), "ok");
                for seat in Seat::ALL {
                    let left = Unseen::by_rank(game.unseen(seat).bottom);
                    assert_eq!(left, counts("83"), "{seat:?}");
                }
                assert_eq!(expected, "bottom still unplayed: 8 3");
                by_hand += 1;
            }
            _ => assert!(in_deals(id, row.get("source")), "{}: no case", row.at()),
        }
    }
    assert_eq!(by_hand, 8);
}

#[test]
fn the_card_counter_tells_what_is_seen_from_what_is_out() {
    let mut game = game("happy", "bottom_shown=0", HANDS);
    deals::play(&mut game, "0:- 1:s1 2:- 1:c 2:- 0:- 0:- 1:- 2:-");
    assert_eq!(
        (game.phase(), game.landlord()),
        (Phase::Play, Some(Seat::One))
    );
    // Seat 1 shows its hand and holds the open bottom.
    let unseen = game.unseen(Seat::Zero);
    assert_eq!(unseen.unseen.len(), 17, "the hand of seat 2");
    assert_eq!(unseen.out.len(), 37, "and that of seat 1");
    assert_eq!(Unseen::by_rank(unseen.bottom), counts("999"));
    let unseen = game.unseen(Seat::One);
    assert_eq!((unseen.unseen.len(), unseen.out.len()), (34, 34));
}

#[test]
fn a_hidden_answer_stays_hidden() {
    let mut one = game("standard", "-", HANDS);
    deals::play(&mut one, "0:b3");
    let mut other = one;
    deals::play(&mut one, "1:d2");
    deals::play(&mut other, "1:-");
    assert_ne!(one, other);
    for seat in [Seat::Zero, Seat::Two] {
        assert_eq!(one.view(seat), other.view(seat), "{seat:?}");
        assert_eq!(one.view(seat).doubles[Seat::One], Double::Undecided);
    }
    assert_eq!(one.view(Seat::One).doubles[Seat::One], Double::Two);
    deals::play(&mut one, "2:-");
    assert_eq!(one.phase(), Phase::Redouble);
    assert_eq!(one.view(Seat::Zero).doubles[Seat::One], Double::Two);
}

#[test]
fn the_end_of_a_won_deal_lies_open() {
    let mut game = game("classic", "bottom_shown=2", HANDS);
    deals::play(
        &mut game,
        "0:b3 0:333444555666 1:- 2:- 0:777 1:- 2:- 0:88 1:- 2:-",
    );
    assert_eq!(game.view(Seat::One).bottom.len(), 0);
    assert_eq!(game.view(Seat::One).cards[Seat::Two].len(), 0);
    deals::play(&mut game, "0:999");
    assert_eq!(game.view(Seat::One).bottom.len(), 3);
    assert_eq!(game.view(Seat::One).cards[Seat::Two].len(), 17);
}

#[test]
fn a_deal_that_nobody_wanted_stays_closed() {
    let mut game = game("openspiel", "-", HANDS);
    deals::play(&mut game, "0:- 1:- 2:-");
    assert_eq!(game.phase(), Phase::Over);
    for seat in Seat::ALL {
        let view = game.view(seat);
        for other in Seat::ALL {
            let seen = if seat == other { 17 } else { 0 };
            assert_eq!(view.cards[other].len(), seen);
        }
        assert!(view.bottom.is_empty());
    }
}

#[test]
fn redeals_end() {
    let mut game = game("classic", "-", "seed:9");
    let mut decks = BTreeSet::new();
    for redeal in 0..=255 {
        assert_eq!(
            (u32::from(game.redeals()), game.phase()),
            (redeal, Phase::Bid)
        );
        let deck = ddz::cards::shuffle(&[9; 32], redeal);
        let first: Cards = deck[..17].iter().copied().collect();
        assert_eq!(game.hand(Seat::Zero), first);
        assert!(decks.insert(first.word()), "a new deck each time");
        for _ in 0..3 {
            let seat = game.waiting().single().unwrap();
            let kind = ActionKind::Timeout;
            game.act(&Action { seat, kind }).unwrap();
        }
    }
    assert_eq!((game.phase(), game.redeals()), (Phase::Over, 255));
    assert_eq!((game.landlord(), game.winner()), (None, None));
    assert_eq!(game.actions(), 3 * 256);
    assert_eq!(Game::from_parts(&game.parts()), Ok(game));
}

#[test]
fn an_absent_player() {
    let mut game = game("classic", "-", HANDS);
    let auto = |game: &Game, seat, how| game.auto(seat, how).map(|action| action.kind);
    assert_eq!(
        auto(&game, Seat::Zero, Auto::Timeout),
        Some(ActionKind::Pass)
    );
    assert_eq!(auto(&game, Seat::Zero, Auto::Hint), Some(ActionKind::Pass));
    assert_eq!(
        auto(&game, Seat::One, Auto::Hint),
        None,
        "nothing is asked of it"
    );
    deals::play(&mut game, "0:b3");
    // Leading: the lowest card, or the first hint.
    let Some(ActionKind::Play { cards, .. }) = auto(&game, Seat::Zero, Auto::Timeout) else {
        panic!("a lead");
    };
    assert_eq!(cards.len(), 1);
    assert_eq!(cards.counts().count(Rank::THREE), 1);
    let Some(ActionKind::Play { cards, reading }) = auto(&game, Seat::Zero, Auto::Hint) else {
        panic!("a lead");
    };
    let mut hints = Vec::new();
    let (hand, question) = game.to_play(Seat::Zero).unwrap();
    for hint in ddz::advice::hints(question, hand).iter() {
        hints.push((hint.cards(), hint.play()));
    }
    assert_eq!((cards, reading), hints[0]);
    // Following: a pass, or the first hint; but the partner's play stands.
    deals::play(&mut game, "0:3");
    assert_eq!(
        auto(&game, Seat::One, Auto::Timeout),
        Some(ActionKind::Pass)
    );
    assert!(matches!(
        auto(&game, Seat::One, Auto::Hint),
        Some(ActionKind::Play { .. })
    ));
    deals::play(&mut game, "1:9");
    assert!(
        game.legal(Seat::Two)
            .iter()
            .any(|action| action.kind == ActionKind::Pass)
    );
    let mut moves = 0;
    game.moves(Seat::Two, |_| moves += 1);
    assert!(moves > 0, "it could beat its partner");
    assert_eq!(auto(&game, Seat::Two, Auto::Hint), Some(ActionKind::Pass));
}

#[test]
fn a_partner_is_beaten_only_to_win() {
    let hands = "*/AAA9J444555666777/3456789TJQKAKKK2T/888";
    let mut game = game("classic", "-", hands);
    let script = "0:b3 0:3 1:- 2:2 0:- 1:- 2:3456789TJQKA 0:- 1:- 2:KKK 0:- 1:AAA 2:- 0:-";
    assert_eq!(deals::play(&mut game, script), "ok");
    assert_eq!(game.hand(Seat::Two).len(), 1, "a ten");
    let after = |play: &str| {
        let mut game = game;
        assert_eq!(deals::play(&mut game, play), "ok");
        game.auto(Seat::Two, Auto::Hint).unwrap().kind
    };
    assert!(
        matches!(after("1:9"), ActionKind::Play { .. }),
        "the ten wins"
    );
    assert_eq!(after("1:J"), ActionKind::Pass, "the ten is too low");
}

#[test]
fn a_time_out_is_what_the_clock_does() {
    for preset in FlowPreset::ALL {
        let mut dice = Dice(preset as u64);
        for _ in 0..20 {
            let rules = Preset::Standard.rule_set();
            let mut game = Game::new(rules, preset.flow(), &dice.seed32(), Seat::One);
            let mut steps = 0;
            while game.phase() != Phase::Over && steps < 2000 {
                let waiting = Seat::ALL
                    .into_iter()
                    .filter(|s| game.waiting().contains(*s));
                let seat = dice.pick(&waiting.collect::<Vec<_>>());
                let mut by_clock = game;
                let clock = ActionKind::Timeout;
                by_clock.act(&Action { seat, kind: clock }).unwrap();
                let mut by_hand = game;
                by_hand
                    .act(&game.auto(seat, Auto::Timeout).unwrap())
                    .unwrap();
                assert_eq!(by_clock, by_hand);
                // Somebody has to want to be the landlord.
                let bids = game.legal(seat).iter().nth(1);
                let is_auction = matches!(game.phase(), Phase::Bid | Phase::Call);
                match bids {
                    Some(bid) if is_auction => game.act(&bid).unwrap(),
                    _ => game = by_clock,
                }
                steps += 1;
            }
            assert_eq!(game.phase(), Phase::Over);
        }
    }
}

/// A card that wanders from one place to another leaves hands of a wrong size,
/// or a card in two places, or in none.
#[test]
fn every_card_has_its_place() {
    let mut states = vec![game("classic", "-", HANDS), game("standard", "-", HANDS)];
    for actions in ["0:b3", "0:b3 0:3", "0:b3 0:3 1:2222 2:-"] {
        let mut played = game("classic", "-", HANDS);
        assert_eq!(deals::play(&mut played, actions), "ok");
        states.push(played);
    }
    let mut refused = 0;
    for game in states {
        let parts = game.parts();
        for card in ddz::cards::Card::DECK {
            let bit = Cards::from_iter([card]).word();
            for seat in 0..3 {
                for pile in 0..3 {
                    let mut moved = parts;
                    let word = match pile {
                        0 => &mut moved.hands[seat],
                        1 => &mut moved.played[seat],
                        _ => &mut moved.bottom,
                    };
                    *word ^= bit;
                    assert!(Game::from_parts(&moved).is_err(), "{card:?} {seat} {pile}");
                    // Out of one place and into another: only the bottom can
                    // stand for another three of a landlord who holds them.
                    for other in 0..3 {
                        if other != seat && pile == 0 && parts.hands[seat] & bit != 0 {
                            moved.hands[other] |= bit;
                            assert!(Game::from_parts(&moved).is_err(), "{card:?}");
                            moved.hands[other] &= !bit;
                            refused += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(refused > 300);
}

/// A record of a whole deal begins with what its seed deals, or with a game
/// that somebody has acted at.
#[test]
fn a_record_begins_with_its_seeds_deal() {
    for flow in ["classic", "douzero", "happy", "pagat"] {
        for hands in ["seed:3", HANDS] {
            let game = game(flow, "-", hands);
            let begin = game.begin_record();
            assert!(Record::open(begin.as_slice()).is_ok(), "{flow} {hands}");
            let mut parts = game.parts();
            if parts.seeded == 1 {
                parts.seed[31] ^= 1;
                let other = Game::from_parts(&parts).expect("another seed is another game");
                let open = Record::open(other.begin_record().as_slice()).map(|_| ());
                assert_eq!(open, Err(UnpackError::Game(GameError)), "{flow}");
            }
        }
    }
}

#[test]
fn order_of_refusals() {
    let mut game = game("classic", "-", HANDS);
    let act = |game: &mut Game, seat, kind| game.act(&Action { seat, kind });
    // The phase before the seat, the seat before the bid.
    assert_eq!(
        act(&mut game, Seat::One, ActionKind::Call),
        Err(TurnError::Phase)
    );
    assert_eq!(
        act(&mut game, Seat::One, ActionKind::Bid(9)),
        Err(TurnError::Seat)
    );
    assert_eq!(
        act(&mut game, Seat::Zero, ActionKind::Bid(9)),
        Err(TurnError::BidRange)
    );
}

/// Flows that differ in nothing but the cap, the base or a factor differ in the
/// points as they should.
#[test]
fn factors_multiply() {
    let script = "0:b3 0:3 1:2222 2:- 0:- 1:xX 2:- 0:- 1:JJJQQQKKK 2:- 0:- 1:T 2:- 0:- 1:9";
    let points = |changes: &str| {
        let mut game = game("classic", changes, HANDS);
        assert_eq!(deals::play(&mut game, script), "ok");
        game.score().points[Seat::One]
    };
    assert_eq!(points("-"), 3 * 2 * 2 * 2);
    assert_eq!(points("base=5"), 5 * 24);
    assert_eq!(points("bomb_factor=3"), 3 * 3 * 2 * 2);
    assert_eq!(points("rocket_factor=4"), 3 * 2 * 4 * 2);
    assert_eq!(points("antispring_factor=1"), 3 * 2 * 2);
    assert_eq!(points("antispring_factor=1,spring_factor=4"), 3 * 2 * 2);
    assert_eq!(points("cap=2"), 3 * 4);
    assert_eq!(points("cap=3"), 24);
    assert_eq!(points("cap=30"), 24);
}

#[test]
fn the_worst_flows_stay_exact() {
    // As much as the check allows, played as hard as these hands can.
    let changes = "bomb_factor=4,rocket_factor=4,antispring_factor=4,cap=4,base=22369621";
    let flow: Flow = deals::flow("classic", changes).unwrap();
    assert!(deals::flow("classic", &changes.replace("621", "622")).is_err());
    let mut game = deals::game(Preset::Standard.rule_set(), flow, HANDS, Seat::Zero);
    let script = "0:b3 0:3 1:2222 2:- 0:- 1:xX 2:- 0:- 1:JJJQQQKKK 2:- 0:- 1:T 2:- 0:- 1:9";
    assert_eq!(deals::play(&mut game, script), "ok");
    let farmer = 22_369_621 * 3 * 16;
    assert_eq!(game.score().points.0, [-2 * farmer, farmer, farmer]);
    assert!(i32::MAX - 2 * farmer < 3 * 2 * 16);
}
