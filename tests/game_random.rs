//! Whole deals by chance, under every flow: what must hold at every moment.
//!
//! `DDZ_DEALS` says how many deals each flow gets; `cargo xtask deals` plays a
//! million.

mod deals;

use ddz::cards::{Card, Cards, Rank};
use ddz::game::{
    Action, ActionKind, Double, Flow, FlowPreset, FlowSwitches, Game, Parts, Phase, Seat, Shown,
    TurnError,
};
use ddz::plays::{Kind, Play, readings};
use ddz::rules::Preset;
use deals::chronicle::Chronicle;
use deals::dice::Dice;
use deals::looks::{check_record, check_state, check_unseen, check_view};

/// How many deals each flow is given here.
fn deals_per_flow() -> u64 {
    match std::env::var("DDZ_DEALS") {
        Ok(text) => text.parse().expect("DDZ_DEALS is a number"),
        Err(_) => 1500,
    }
}

/// The flows that are played: the presets with the rules of their name, and a
/// few that no preset has.
fn houses() -> Vec<(&'static str, Preset, Flow)> {
    let of = |preset: FlowPreset| preset.flow();
    let from = |preset: FlowPreset, change: fn(&mut FlowSwitches)| {
        let mut switches = preset.switches();
        change(&mut switches);
        Flow::new(switches).unwrap()
    };
    vec![
        ("standard", Preset::Standard, of(FlowPreset::Standard)),
        ("pagat", Preset::Pagat, of(FlowPreset::Pagat)),
        ("happy", Preset::Happy, of(FlowPreset::Happy)),
        ("et", Preset::Et, of(FlowPreset::Et)),
        ("whgame", Preset::Whgame, of(FlowPreset::Whgame)),
        ("openspiel", Preset::Openspiel, of(FlowPreset::Openspiel)),
        ("douzero", Preset::Douzero, of(FlowPreset::Douzero)),
        ("cocos", Preset::Cocos, of(FlowPreset::Cocos)),
        ("classic", Preset::Standard, of(FlowPreset::Classic)),
        (
            "hidden bottom, capped, drawn landlord",
            Preset::Botzone,
            from(FlowPreset::Happy, |s| {
                s.bottom_shown = 2;
                s.cap = 6;
                s.base = 7;
                s.redeal_max = 2;
                s.revealer_takes = 0;
                s.rob_back = 2;
            }),
        ),
        (
            "a bomb of three, pairwise after the bid",
            Preset::Egret,
            from(FlowPreset::Standard, |s| {
                s.bid_style = 1;
                s.doubling = 2;
                s.super_double = 1;
                s.bomb_factor = 3;
                s.rocket_factor = 4;
                s.spring_factor = 3;
                s.cap = 20;
                s.show_late = 6;
                s.show_product = 1;
                s.all_pass = 2;
            }),
        ),
    ]
}

/// Everything that a seat may do, plays included, as actions.
fn choices(game: &Game, seat: Seat) -> Vec<Action> {
    let mut actions: Vec<Action> = game.legal(seat).iter().collect();
    game.moves(seat, |play| {
        let cards = play.cards();
        // Sometimes declared, sometimes not; both are the same play.
        let reading = if cards.len().is_multiple_of(2) {
            play.play()
        } else {
            Play::NONE
        };
        actions.push(Action {
            seat,
            kind: ActionKind::Play { cards, reading },
        });
    });
    actions
}

/// An action as somebody might send who is mistaken or cheats.
fn nonsense(dice: &mut Dice) -> Action {
    let seat = dice.pick(&Seat::ALL);
    let some = |dice: &mut Dice| {
        let len = 1 + dice.below(6);
        (0..len).map(|_| dice.pick(&Card::DECK)).collect::<Cards>()
    };
    let kind = match dice.below(9) {
        0 => ActionKind::Pass,
        1 => ActionKind::Bid(dice.below(5) as u8),
        2 => ActionKind::Call,
        3 => ActionKind::Rob,
        4 => ActionKind::Double(dice.pick(&[Double::No, Double::Two, Double::Four])),
        5 => ActionKind::Show(dice.pick(&[
            Shown::Before,
            Shown::Early,
            Shown::Late,
            Shown::Landlord,
        ])),
        6 => ActionKind::Timeout,
        _ => ActionKind::Play {
            cards: some(dice),
            reading: Play::NONE,
        },
    };
    Action { seat, kind }
}

/// May it be done? From the lists, which `act` does not look at.
fn is_listed(game: &Game, action: &Action) -> bool {
    let seat = action.seat;
    match action.kind {
        ActionKind::Timeout => game.waiting().contains(seat),
        ActionKind::Play { cards, .. } => {
            let Some((hand, question)) = game.to_play(seat) else {
                return false;
            };
            let beats = |reading: &Play| question.is_beaten_by(*reading);
            let readings = readings(game.rules(), cards.counts());
            hand.contains_all(cards) && readings.as_slice().iter().any(beats)
        }
        _ => game.legal(seat).iter().any(|listed| listed == *action),
    }
}

/// What came of many deals.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: u64,
    void: u64,
    actions: u64,
    refused: u64,
    most: i64,
}

impl Tally {
    fn and(self, other: Tally) -> Tally {
        Tally {
            won: self.won + other.won,
            void: self.void + other.void,
            actions: self.actions + other.actions,
            refused: self.refused + other.refused,
            most: self.most.max(other.most),
        }
    }
}

/// Plays one deal by chance. `look` is for a closer look at every moment.
fn play_deal(preset: Preset, flow: &Flow, number: u64, look: bool) -> Tally {
    let mut dice = Dice(number);
    let first = dice.pick(&Seat::ALL);
    let mut game = Game::new(preset.rule_set(), *flow, &dice.seed32(), first);
    if dice.one_in(8) {
        let mut deck = Card::DECK.map(Card::byte);
        dice.shuffle(&mut deck);
        game = Game::dealt(preset.rule_set(), *flow, &deck, first).unwrap();
    }
    let mut tally = Tally::default();
    let mut record = game.begin_record().as_slice().to_vec();
    let mut starts = Vec::new();
    let mut chronicle = Chronicle::default();
    while game.phase() != Phase::Over {
        if look {
            check_state(&game);
            let seat = dice.pick(&Seat::ALL);
            check_view(&game, seat, &mut dice);
            check_unseen(&game, seat);
            tally.refused += u64::from(check_refusal(&game, &mut dice));
        }
        let action = next_action(&game, &mut dice);
        let before = game;
        let answer = game.act(&action);
        assert_eq!(answer, Ok(()), "deal {number}: {action:?}");
        assert_eq!(game.actions(), before.actions() + 1);
        chronicle.note(flow, &before, &action, &game);
        if look {
            starts.push(record.len());
            record.extend(game.record_entry(&action).as_slice());
        }
        tally.actions += 1;
        assert!(tally.actions < 2000, "deal {number} does not end");
    }
    check_state(&game);
    let kind = ActionKind::Pass;
    assert_eq!(
        { game }.act(&Action { seat: first, kind }),
        Err(TurnError::Over)
    );
    match (game.landlord(), game.winner()) {
        (Some(landlord), Some(winner)) => {
            let points = game.score().points.0.map(i64::from);
            let told = chronicle.points(flow, landlord, winner);
            assert_eq!(points, told, "deal {number}");
            assert!(points.iter().all(|p| *p != 0));
            assert!(game.hand(winner).is_empty());
            tally.most = points.iter().map(|p| p.abs()).max().unwrap();
            tally.won = 1;
        }
        (None, None) => {
            assert_eq!(game.score().points.0, [0; 3]);
            tally.void = 1;
        }
        other => panic!("deal {number}: {other:?}"),
    }
    if look {
        check_record(&record, &starts, &game, &mut dice);
    }
    tally
}

/// One of the things that may be done now; sometimes the clock runs out.
fn next_action(game: &Game, dice: &mut Dice) -> Action {
    let waiting = Seat::ALL
        .into_iter()
        .filter(|s| game.waiting().contains(*s));
    let seat = dice.pick(&waiting.collect::<Vec<_>>());
    if dice.one_in(20) {
        return Action {
            seat,
            kind: ActionKind::Timeout,
        };
    }
    dice.pick(&choices(game, seat))
}

/// Somebody sends nonsense: it is done exactly when it is listed, and changes
/// nothing when it is not. Says whether it was refused.
fn check_refusal(game: &Game, dice: &mut Dice) -> bool {
    let attempt = nonsense(dice);
    let mut copy = *game;
    let answer = copy.act(&attempt);
    assert_eq!(answer.is_ok(), is_listed(game, &attempt), "{attempt:?}");
    if answer.is_err() {
        assert_eq!(copy.parts(), game.parts(), "refused, but changed");
    }
    answer.is_err()
}

#[test]
fn deals_by_chance() {
    let count = deals_per_flow();
    // A closer look takes much longer than the deal.
    let look = if count <= 5000 { 4 } else { 64 };
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get() as u64);
    for (house, (name, preset, flow)) in houses().into_iter().enumerate() {
        let work = |thread: u64| {
            let numbers = (thread..count).step_by(threads as usize);
            numbers.fold(Tally::default(), |tally, number| {
                let dice = number << 8 | house as u64;
                tally.and(play_deal(preset, &flow, dice, number.is_multiple_of(look)))
            })
        };
        let tally = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|t| scope.spawn(move || work(t))).collect();
            let tallies = workers.into_iter().map(|worker| worker.join().expect(name));
            tallies.fold(Tally::default(), Tally::and)
        });
        let Tally {
            won,
            void,
            actions,
            refused,
            most,
        } = tally;
        println!(
            "{name}: {won} won, {void} void, {actions} actions, {refused} refused, \
             {most} points at most"
        );
        assert_eq!(won + void, count);
        assert!(won > count / 2, "{name}: most deals are won");
        assert!(refused > count / look, "{name}: nonsense was refused");
    }
}

/// Flipped bytes in a game are refused, or they make another game that can
/// be played to its end.
#[test]
fn flipped_bytes_are_refused_or_another_state() {
    let mut dice = Dice(99);
    let (mut refused, mut other) = (0u64, 0u64);
    for (_, preset, flow) in houses() {
        for _ in 0..deals_per_flow().min(3000) / 30 {
            let mut game = Game::new(preset.rule_set(), flow, &dice.seed32(), Seat::Zero);
            for _ in 0..dice.below(60) {
                let waiting: Vec<Seat> = Seat::ALL
                    .into_iter()
                    .filter(|s| game.waiting().contains(*s))
                    .collect();
                if waiting.is_empty() {
                    break;
                }
                let seat = dice.pick(&waiting);
                let action = dice.pick(&choices(&game, seat));
                game.act(&action).unwrap();
            }
            for _ in 0..200 {
                let mut parts = game.parts();
                for _ in 0..1 + dice.below(3) {
                    flip(&mut parts, &mut dice);
                }
                match Game::from_parts(&parts) {
                    Err(_) => refused += 1,
                    Ok(changed) => {
                        other += 1;
                        assert_eq!(changed.parts(), parts, "it is taken as it stands");
                        play_to_the_end(changed, &mut dice);
                    }
                }
            }
        }
    }
    println!("{refused} refused, {other} other states");
    assert!(refused > other);
}

/// Changes one field a little.
fn flip(parts: &mut Parts, dice: &mut Dice) {
    let bit = 1u8 << dice.below(8);
    let long = 1u64 << dice.below(64);
    let at = dice.below(3);
    let bytes: [&mut u8; 16] = [
        &mut parts.phase,
        &mut parts.waiting,
        &mut parts.landlord,
        &mut parts.winner,
        &mut parts.first_seat,
        &mut parts.first_bidder,
        &mut parts.face_up,
        &mut parts.redeals,
        &mut parts.bid,
        &mut parts.robs,
        &mut parts.first_revealer,
        &mut parts.table_seat,
        &mut parts.passed,
        &mut parts.bombs,
        &mut parts.rockets,
        &mut parts.shuttles,
    ];
    match dice.below(12) {
        0 => parts.hands[at] ^= long,
        1 => parts.played[at] ^= long,
        2 => parts.latest[at] ^= long,
        3 => parts.bottom ^= long,
        4 => parts.table[dice.below(4)] ^= bit,
        5 => parts.answers[dice.below(8)] ^= bit,
        6 => parts.shown[at] ^= bit,
        7 => parts.doubles[at] ^= bit,
        8 => parts.plays[at] ^= bit,
        9 => {
            // A card wanders from one place to another.
            let card = Card::DECK[dice.below(54)];
            let word = Cards::from_iter([card]).word();
            for pile in parts.hands.iter_mut().chain(&mut parts.played) {
                *pile &= !word;
            }
            let pile = dice.below(6);
            if pile < 3 {
                parts.hands[pile] |= word;
            } else {
                parts.played[pile - 3] |= word;
            }
        }
        _ => *bytes.into_iter().nth(dice.below(16)).unwrap() ^= bit,
    }
}

fn play_to_the_end(mut game: Game, dice: &mut Dice) {
    let mut steps = 0;
    while game.phase() != Phase::Over {
        check_state(&game);
        let waiting: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|s| game.waiting().contains(*s))
            .collect();
        let seat = dice.pick(&waiting);
        let action = dice.pick(&choices(&game, seat));
        game.act(&action).unwrap();
        steps += 1;
        assert!(steps < 5000, "does not end");
    }
    check_state(&game);
}

#[test]
fn bombs_are_what_the_twin_counts() {
    // The chronicle above counts four cards of one rank as a bomb. No rule set
    // reads four equal cards as anything else.
    for (_, preset, _) in houses() {
        let four: Cards = Card::DECK
            .iter()
            .copied()
            .filter(|c| c.rank() == Rank::THREE)
            .collect();
        let readings = readings(&preset.rule_set(), four.counts());
        assert_eq!(readings.as_slice().len(), 1);
        assert_eq!(readings.as_slice()[0].kind(), Kind::Bomb);
    }
}
