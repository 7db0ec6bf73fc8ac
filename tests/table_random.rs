//! Whole deals by chance, under every flow: what must hold at every moment.
//!
//! `DDZ_DEALS` says how many deals each flow gets; `cargo xtask deals` plays a
//! million.

mod deals;

use ddz::cards::{Card, Cards, Rank};
use ddz::plays::{Kind, Play, play_beats_play, readings};
use ddz::rules::Preset;
use ddz::table::{
    Action, Deed, Double, Flow, FlowPreset, FlowSwitches, Parts, Phase, Record, Seat, Shown, Table,
    TurnError, Unseen,
};
use deals::dice::Dice;

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
                s.shower_takes = 0;
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

/// What a deal has come to, told by its actions alone: the slow twin of the
/// table's own bookkeeping.
#[derive(Default)]
struct Chronicle {
    bid: u32,
    robs: u32,
    bombs: u32,
    rockets: u32,
    plays: [u32; 3],
    doubles: [Option<u32>; 3],
    shows: Vec<u32>,
    asked_to_call: bool,
}

impl Chronicle {
    /// Takes note of an action that led from one state to the next.
    fn note(&mut self, flow: &Flow, before: &Table, action: &Action, after: &Table) {
        let s = flow.switches();
        let seat = usize::from(action.seat.number());
        if after.redeals() != before.redeals() {
            *self = Chronicle::default();
            return;
        }
        match action.deed {
            Deed::Bid(points) => self.bid = points.into(),
            Deed::Call => self.asked_to_call = true,
            Deed::Rob => self.robs += 1,
            Deed::Double(double) => self.doubles[seat] = Some(double.factor().into()),
            Deed::Show(moment) => self.shows.push(match moment {
                Shown::Before => s.show_before.into(),
                Shown::Early => s.show_early.into(),
                Shown::Late => s.show_late.into(),
                _ => s.show_landlord.into(),
            }),
            _ => {}
        }
        let put = after
            .played(action.seat)
            .without(before.played(action.seat));
        if !put.is_empty() {
            self.plays[seat] += 1;
            let cards = put.hand();
            let ranks: Vec<u8> = Rank::all()
                .map(|r| cards.count(r))
                .filter(|c| *c > 0)
                .collect();
            if ranks == [4] {
                self.bombs += 1;
            }
            if cards.count(Rank::SMALL_JOKER) + cards.count(Rank::BIG_JOKER) == 2 && put.len() == 2
            {
                self.rockets += 1;
            }
        }
    }

    /// The points by the formulas of docs/table.md, "Points".
    fn points(&self, flow: &Flow, landlord: Seat, winner: Seat) -> [i64; 3] {
        let s = flow.switches();
        let lord = usize::from(landlord.number());
        let farmers = [(lord + 1) % 3, (lord + 2) % 3];
        let bid = match s.bid_style {
            2 if self.asked_to_call => s.call_bid.into(),
            0 | 1 if self.bid > 0 => self.bid,
            _ => s.forced_bid.into(),
        };
        let show = if s.show_product == 1 {
            self.shows.iter().product()
        } else {
            self.shows.iter().copied().max().unwrap_or(1)
        };
        let spring = if winner == landlord {
            if farmers.iter().all(|f| self.plays[*f] == 0) {
                s.spring_factor
            } else {
                1
            }
        } else if self.plays[lord] == 1 {
            s.antispring_factor
        } else {
            1
        };
        let common = i64::from(s.rob_factor).pow(self.robs)
            * i64::from(show)
            * i64::from(s.bomb_factor).pow(self.bombs)
            * i64::from(s.rocket_factor).pow(self.rockets)
            * i64::from(spring);
        let double = |seat: usize| i64::from(self.doubles[seat].unwrap_or(1));
        let mut points = [0; 3];
        for farmer in farmers {
            let pair = match s.doubling {
                0 => 1,
                1 if double(farmer) == 1 => 1,
                1 | 2 => double(farmer) * double(lord),
                _ => double(0) * double(1) * double(2),
            };
            let mut multiplier = common * pair;
            if s.cap > 0 {
                multiplier = multiplier.min(1 << s.cap);
            }
            let won = multiplier * i64::from(s.base) * i64::from(bid);
            let won = if winner == landlord { -won } else { won };
            points[farmer] = won;
            points[lord] -= won;
        }
        points
    }
}

/// Everything that a seat may do, plays included, as actions.
fn choices(table: &Table, seat: Seat) -> Vec<Action> {
    let mut actions: Vec<Action> = table.legal(seat).iter().collect();
    table.moves(seat, |play| {
        let cards = Cards::from_bytes(play.cards()).unwrap();
        // Sometimes declared, sometimes not; both are the same play.
        let reading = if cards.len().is_multiple_of(2) {
            play.play
        } else {
            Play::NONE
        };
        actions.push(Action {
            seat,
            deed: Deed::Play { cards, reading },
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
    let deed = match dice.below(9) {
        0 => Deed::Pass,
        1 => Deed::Bid(dice.below(5) as u8),
        2 => Deed::Call,
        3 => Deed::Rob,
        4 => Deed::Double(dice.pick(&[Double::No, Double::Two, Double::Four])),
        5 => Deed::Show(dice.pick(&[Shown::Before, Shown::Early, Shown::Late, Shown::Landlord])),
        6 => Deed::Timeout,
        _ => Deed::Play {
            cards: some(dice),
            reading: Play::NONE,
        },
    };
    Action { seat, deed }
}

/// May it be done? From the lists, which `act` does not look at.
fn is_listed(table: &Table, action: &Action) -> bool {
    let seat = action.seat;
    match action.deed {
        Deed::Timeout => table.waiting().contains(seat),
        Deed::Play { cards, .. } => {
            let Some((hand, must_beat)) = table.to_play(seat) else {
                return false;
            };
            let beats = |reading: &Play| play_beats_play(table.rules(), must_beat.play(), *reading);
            let readings = readings(table.rules(), cards.hand());
            hand.contains_all(cards) && readings.as_slice().iter().any(beats)
        }
        _ => table.legal(seat).iter().any(|listed| listed == *action),
    }
}

fn check_state(table: &Table) {
    assert_eq!(
        Table::from_parts(&table.parts()),
        Ok(*table),
        "its own parts"
    );
    let mut all = Cards::EMPTY;
    let mut count = 0;
    for seat in Seat::ALL {
        for pile in [table.hand(seat), table.played(seat)] {
            all = all.union(pile);
            count += pile.len();
        }
    }
    let on_the_table = table.bottom().without(all);
    assert!(on_the_table.is_empty() || on_the_table == table.bottom());
    assert_eq!(count + on_the_table.len(), 54);
    assert_eq!(all.union(on_the_table), Cards::ALL);
    assert_eq!(table.score().points.0.iter().sum::<i32>(), 0, "zero sum");
    assert_eq!(table.waiting().is_empty(), table.phase() == Phase::Over);
    for seat in Seat::ALL {
        let (legal, waits) = (table.legal(seat), table.waiting().contains(seat));
        let mut moves = 0;
        table.moves(seat, |_| moves += 1);
        assert_eq!(waits, !legal.is_empty() || moves > 0, "somebody can act");
    }
}

/// What may differ without this seat seeing it does differ, and the view does
/// not.
fn check_view(table: &Table, seat: Seat, dice: &mut Dice) {
    let view = table.view(seat);
    let mut other = table.parts();
    if other.seeded == 1 {
        other.seed = dice.seed32();
    }
    let untaken = !Seat::ALL
        .into_iter()
        .flat_map(|s| [table.hand(s), table.played(s)])
        .fold(Cards::EMPTY, Cards::union)
        .contains_all(table.bottom());
    // What lies open, from the rules and not from the view.
    let won = table.winner().is_some();
    let shown = |s: Seat| (1..=4).contains(&other.shown[usize::from(s.number())]);
    let is_open = |s: Seat| s == seat || won || shown(s);
    let never = table.flow().switches().bottom_shown == 2;
    let sees_bottom = !untaken && (!never || won || table.landlord() == Some(seat));
    let known =
        |card: Card| view.face_up == Some(card) || sees_bottom && table.bottom().contains(card);
    // Everything that lies somewhere out of sight, and how much where.
    let mut pool: Vec<Card> = Vec::new();
    let mut places: Vec<(Option<Seat>, usize)> = Vec::new();
    let mut kept = [Cards::EMPTY; 3];
    for s in Seat::ALL {
        if is_open(s) {
            continue;
        }
        let hidden: Vec<Card> = table.hand(s).iter().filter(|c| !known(*c)).collect();
        kept[usize::from(s.number())] = table
            .hand(s)
            .iter()
            .filter(|c| known(*c))
            .collect::<Cards>();
        places.push((Some(s), hidden.len()));
        pool.extend(hidden);
    }
    if untaken {
        places.push((None, 3));
        pool.extend(table.bottom().iter());
    }
    dice.shuffle(&mut pool);
    for (place, len) in places {
        let cards: Cards = pool.drain(..len).collect();
        match place {
            Some(s) => {
                let at = usize::from(s.number());
                other.hands[at] = cards.union(kept[at]).word();
            }
            None => other.bottom = cards.word(),
        }
    }
    if let (false, false, Some(lord)) = (untaken, sees_bottom, table.landlord()) {
        // Taken and never shown: any three of his cards may be the bottom.
        let at = usize::from(lord.number());
        let own = Cards::from_bits(other.hands[at] | other.played[at]).unwrap();
        let mut own: Vec<Card> = own.iter().filter(|c| view.face_up != Some(*c)).collect();
        dice.shuffle(&mut own);
        other.bottom = own[..3].iter().copied().collect::<Cards>().word();
    }
    if table.phase() == Phase::Double {
        for s in Seat::ALL {
            let at = usize::from(s.number());
            if s != seat && other.doubles[at] > 0 {
                other.doubles[at] = 3 - other.doubles[at].min(2);
            }
        }
    }
    let other = Table::from_parts(&other).expect("another deal that looks the same");
    assert_eq!(other.view(seat), view, "{seat:?} sees what it may not");
    assert_eq!(other.unseen(seat), table.unseen(seat));
}

fn check_unseen(table: &Table, seat: Seat) {
    let (view, unseen) = (table.view(seat), table.unseen(seat));
    let played = view
        .played
        .0
        .iter()
        .fold(Cards::EMPTY, |all, c| all.union(*c));
    let seen = view.cards.0.iter().fold(played, |all, c| all.union(*c));
    for rank in Rank::all() {
        let in_deck = rank.copies();
        let count = |cards: Cards| cards.hand().count(rank);
        assert_eq!(
            unseen.unseen.count(rank),
            in_deck - count(seen.union(view.bottom))
        );
        assert_eq!(
            unseen.out.count(rank),
            in_deck - count(played) - count(table.hand(seat))
        );
        assert_eq!(
            unseen.bottom.count(rank),
            count(view.bottom.without(played))
        );
    }
    assert_eq!(Unseen::by_rank(unseen.out).len(), 15);
}

/// A record plays back to the same end, and one wrong byte is found.
fn check_record(record: &[u8], starts: &[usize], end: &Table, dice: &mut Dice) {
    let open = Record::open(record).unwrap();
    let actions = starts.len() as u32;
    assert_eq!(open.replay(u32::MAX), Ok((*end, actions)));
    let half = open.replay(actions / 2).unwrap();
    assert_eq!(half.1, actions / 2);
    assert_eq!(open.actions().filter(Result::is_ok).count(), starts.len());
    if starts.is_empty() {
        return;
    }
    let mut bad = record.to_vec();
    let at = starts[0] + dice.below(record.len() - starts[0]);
    bad[at] ^= 1 << dice.below(8);
    let wrong = starts.iter().filter(|start| **start <= at).count() as u32 - 1;
    match Record::open(&bad).unwrap().replay(u32::MAX) {
        Err(ddz::table::RecordError::Action { index, .. }) => assert_eq!(index, wrong),
        other => panic!("byte {at} was changed: {other:?}"),
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
    let mut table = Table::new(preset.rule_set(), *flow, &dice.seed32(), first);
    if dice.one_in(8) {
        let mut deck = Card::DECK.map(Card::byte);
        dice.shuffle(&mut deck);
        table = Table::dealt(preset.rule_set(), *flow, &deck, first).unwrap();
    }
    let mut tally = Tally::default();
    let mut record = table.begin_record().as_slice().to_vec();
    let mut starts = Vec::new();
    let mut chronicle = Chronicle::default();
    while table.phase() != Phase::Over {
        if look {
            check_state(&table);
            let seat = dice.pick(&Seat::ALL);
            check_view(&table, seat, &mut dice);
            check_unseen(&table, seat);
            tally.refused += u64::from(check_refusal(&table, &mut dice));
        }
        let action = next_action(&table, &mut dice);
        let before = table;
        let answer = table.act(&action);
        assert_eq!(answer, Ok(()), "deal {number}: {action:?}");
        assert_eq!(table.actions(), before.actions() + 1);
        chronicle.note(flow, &before, &action, &table);
        if look {
            starts.push(record.len());
            record.extend(table.record_entry(&action).as_slice());
        }
        tally.actions += 1;
        assert!(tally.actions < 2000, "deal {number} does not end");
    }
    check_state(&table);
    let deed = Deed::Pass;
    assert_eq!(
        { table }.act(&Action { seat: first, deed }),
        Err(TurnError::Over)
    );
    match (table.landlord(), table.winner()) {
        (Some(landlord), Some(winner)) => {
            let points = table.score().points.0.map(i64::from);
            let told = chronicle.points(flow, landlord, winner);
            assert_eq!(points, told, "deal {number}");
            assert!(points.iter().all(|p| *p != 0));
            assert!(table.hand(winner).is_empty());
            tally.most = points.iter().map(|p| p.abs()).max().unwrap();
            tally.won = 1;
        }
        (None, None) => {
            assert_eq!(table.score().points.0, [0; 3]);
            tally.void = 1;
        }
        other => panic!("deal {number}: {other:?}"),
    }
    if look {
        check_record(&record, &starts, &table, &mut dice);
    }
    tally
}

/// One of the things that may be done now; sometimes the clock runs out.
fn next_action(table: &Table, dice: &mut Dice) -> Action {
    let waiting = Seat::ALL
        .into_iter()
        .filter(|s| table.waiting().contains(*s));
    let seat = dice.pick(&waiting.collect::<Vec<_>>());
    if dice.one_in(20) {
        return Action {
            seat,
            deed: Deed::Timeout,
        };
    }
    dice.pick(&choices(table, seat))
}

/// Somebody sends nonsense: it is done exactly when it is listed, and changes
/// nothing when it is not. Says whether it was refused.
fn check_refusal(table: &Table, dice: &mut Dice) -> bool {
    let attempt = nonsense(dice);
    let mut copy = *table;
    let answer = copy.act(&attempt);
    assert_eq!(answer.is_ok(), is_listed(table, &attempt), "{attempt:?}");
    if answer.is_err() {
        assert_eq!(copy.parts(), table.parts(), "refused, but changed");
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

/// Flipped bytes in a table are refused, or they make another table that can
/// be played to its end.
#[test]
fn flipped_bytes_are_refused_or_another_state() {
    let mut dice = Dice(99);
    let (mut refused, mut other) = (0u64, 0u64);
    for (_, preset, flow) in houses() {
        for _ in 0..deals_per_flow().min(3000) / 30 {
            let mut table = Table::new(preset.rule_set(), flow, &dice.seed32(), Seat::Zero);
            for _ in 0..dice.below(60) {
                let waiting: Vec<Seat> = Seat::ALL
                    .into_iter()
                    .filter(|s| table.waiting().contains(*s))
                    .collect();
                if waiting.is_empty() {
                    break;
                }
                let seat = dice.pick(&waiting);
                let action = dice.pick(&choices(&table, seat));
                table.act(&action).unwrap();
            }
            for _ in 0..200 {
                let mut parts = table.parts();
                for _ in 0..1 + dice.below(3) {
                    flip(&mut parts, &mut dice);
                }
                match Table::from_parts(&parts) {
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
        &mut parts.first_shower,
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

fn play_to_the_end(mut table: Table, dice: &mut Dice) {
    let mut steps = 0;
    while table.phase() != Phase::Over {
        check_state(&table);
        let waiting: Vec<Seat> = Seat::ALL
            .into_iter()
            .filter(|s| table.waiting().contains(*s))
            .collect();
        let seat = dice.pick(&waiting);
        let action = dice.pick(&choices(&table, seat));
        table.act(&action).unwrap();
        steps += 1;
        assert!(steps < 5000, "does not end");
    }
    check_state(&table);
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
        let readings = readings(&preset.rule_set(), four.hand());
        assert_eq!(readings.as_slice().len(), 1);
        assert_eq!(readings.as_slice()[0].kind, Kind::Bomb);
    }
}
