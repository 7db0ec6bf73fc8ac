//! A person against two seats that play by hints, in the terminal.
//!
//! `cargo run --example play [seed]`

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use ddz::advice::hints;
use ddz::cards::{Card, Cards, Order, Style, TextError, sorted};
use ddz::plays::{Kind, Play};
use ddz::rules::Preset;
use ddz::table::{Action, Auto, Deed, Double, FlowPreset, Phase, Seat, Shown, Spring, Table, View};

/// Where the person sits.
const YOU: Seat = Seat::Zero;

const KINDS: [&str; 18] = [
    "pass",
    "single",
    "pair",
    "trio",
    "trio with one",
    "trio with a pair",
    "straight",
    "pair straight",
    "plane",
    "plane with singles",
    "plane with pairs",
    "four with two",
    "four with two pairs",
    "shuttle",
    "shuttle with singles",
    "shuttle with pairs",
    "bomb",
    "rocket",
];

fn text(cards: Cards) -> String {
    let list = sorted(cards, Order::RankDesc).collect();
    Style::Ranks.format(&list).to_string()
}

fn name(table: &Table, seat: Seat) -> String {
    let who = match seat {
        YOU => "you",
        Seat::One => "right",
        Seat::Two => "left",
    };
    match table.landlord() {
        None => who.to_owned(),
        Some(landlord) if landlord == seat => format!("{who}, landlord"),
        Some(_) => format!("{who}, farmer"),
    }
}

fn tell(table: &Table, phase: Phase, action: &Action) {
    let what = match action.deed {
        Deed::Play { cards, reading } => {
            let left = table.view(YOU).counts[action.seat];
            format!(
                "{:20} {}, {left} left",
                text(cards),
                KINDS[reading.kind as usize]
            )
        }
        Deed::Bid(points) => format!("bids {points}"),
        Deed::Call => "calls 叫地主".to_owned(),
        Deed::Rob => "robs 抢地主".to_owned(),
        Deed::Double(double) => format!("doubles by {} 加倍", double.factor()),
        Deed::Show(_) => "shows the hand 明牌".to_owned(),
        Deed::Pass | Deed::Timeout => match phase {
            Phase::Show => "does not show 不明牌".to_owned(),
            Phase::Call => "does not call 不叫".to_owned(),
            Phase::Rob => "does not rob 不抢".to_owned(),
            Phase::Double | Phase::Redouble => "does not double 不加倍".to_owned(),
            _ => "pass 不出".to_owned(),
        },
    };
    println!("  {:16} {what}", name(table, action.seat));
}

/// What the two others do: call with a strong hand, play by hints.
fn other(table: &Table, seat: Seat) -> Action {
    let view = table.view(seat);
    let strong = view.cards[seat]
        .iter()
        .filter(|card| card.rank() >= ddz::cards::Rank::TWO)
        .count()
        >= 3;
    let wants = strong && !matches!(table.phase(), Phase::Show | Phase::Double | Phase::Redouble);
    let chosen = table.legal(seat).iter().nth(1).filter(|_| wants);
    match (table.phase(), chosen) {
        (Phase::Play, _) | (_, None) => {
            let auto = table.auto(seat, Auto::Hint);
            auto.unwrap_or(Action {
                seat,
                deed: Deed::Timeout,
            })
        }
        (_, Some(action)) => action,
    }
}

fn show(table: &Table, view: &View) {
    println!();
    for seat in [Seat::Two, Seat::One] {
        let open = match view.shown[seat].is_open() {
            true => text(view.cards[seat]),
            false => String::new(),
        };
        println!(
            "  {:16} {:2} cards {open}",
            name(table, seat),
            view.counts[seat]
        );
    }
    if !view.bottom.is_empty() {
        println!("  the bottom       {}", text(view.bottom));
    }
    if let (false, Some(seat)) = (view.table.is_none(), view.table_seat) {
        let kind = KINDS[view.table.kind as usize];
        println!("  to beat          {} ({kind})", text(view.latest[seat]));
    }
    println!("  your hand        {}", text(view.cards[YOU]));
}

/// What a line means, or why it means nothing.
fn understand(table: &Table, line: &str) -> Result<Deed, String> {
    let listed: Vec<Deed> = table.legal(YOU).iter().map(|action| action.deed).collect();
    match line {
        "" if listed.contains(&Deed::Pass) => return Ok(Deed::Pass),
        "show" => {
            let show = listed.iter().find(|deed| matches!(deed, Deed::Show(_)));
            return show
                .copied()
                .ok_or_else(|| "no hand can be shown now".to_owned());
        }
        _ => {}
    }
    if table.phase() != Phase::Play {
        let number = line.parse::<u8>();
        return match (table.phase(), line) {
            (Phase::Bid, _) => number.map(Deed::Bid).map_err(|_| "a number".to_owned()),
            (Phase::Call, "yes") => Ok(Deed::Call),
            (Phase::Rob, "yes") => Ok(Deed::Rob),
            (Phase::Double | Phase::Redouble, "2") => Ok(Deed::Double(Double::Two)),
            (Phase::Double | Phase::Redouble, "4") => Ok(Deed::Double(Double::Four)),
            (Phase::Show, "yes") => Ok(Deed::Show(Shown::Before)),
            _ => Err("what is asked is in front of the line".to_owned()),
        };
    }
    if line == "?" {
        return Err(advice(table));
    }
    let typed: Cards = line.parse().map_err(|error: TextError| error.to_string())?;
    let cards = held(table.view(YOU).cards[YOU], typed);
    let cards = cards.ok_or_else(|| "you do not hold these cards".to_owned())?;
    Ok(Deed::Play {
        cards,
        reading: Play::NONE,
    })
}

/// The person types ranks; the cards are those of the hand.
fn held(hand: Cards, typed: Cards) -> Option<Cards> {
    let mut left = hand;
    let mut cards = Cards::EMPTY;
    for rank in typed.iter().map(Card::rank) {
        let card = left.iter().find(|card| card.rank() == rank)?;
        left.remove(card);
        cards.insert(card);
    }
    Some(cards)
}

fn advice(table: &Table) -> String {
    let Some((hand, must_beat)) = table.to_play(YOU) else {
        return String::new();
    };
    let list: Vec<String> = hints(table.rules(), hand, must_beat)
        .iter()
        .take(8)
        .map(|hint| text(hint.set()))
        .collect();
    match list.is_empty() {
        true => "要不起: nothing of yours beats it".to_owned(),
        false => format!("you could play {}", list.join("  ")),
    }
}

fn question(table: &Table) -> &'static str {
    match table.phase() {
        Phase::Show => "show your hand? (yes, or Enter for no)",
        Phase::Bid => "your bid? (1, 2, 3, or Enter to pass)",
        Phase::Call => "be the landlord? (yes, or Enter for no)",
        Phase::Rob => "rob it? (yes, or Enter for no)",
        Phase::Double | Phase::Redouble => "double? (2, 4, or Enter for no)",
        _ if table.table_play().kind == Kind::None => "your lead? (cards, ? for help)",
        _ => "your play? (cards, Enter to pass, ? for help)",
    }
}

/// Asks until the table takes the answer; `None` when the input has ended.
fn ask(table: &mut Table, lines: &mut impl Iterator<Item = io::Result<String>>) -> Option<Action> {
    show(table, &table.view(YOU));
    loop {
        print!("{} ", question(table));
        io::stdout().flush().ok()?;
        let line = lines.next()?.ok()?;
        let deed = match understand(table, line.trim()) {
            Ok(deed) => deed,
            Err(answer) => {
                println!("{answer}");
                continue;
            }
        };
        let mut action = Action { seat: YOU, deed };
        match table.act(&action) {
            Ok(()) => {
                if let Deed::Play { reading, .. } = &mut action.deed {
                    *reading = table.table_play();
                }
                return Some(action);
            }
            Err(refusal) => println!("{refusal}"),
        }
    }
}

fn main() -> ExitCode {
    let seed = match std::env::args().nth(1).map(|seed| seed.parse::<u64>()) {
        None => std::process::id().into(),
        Some(Ok(seed)) => seed,
        Some(Err(_)) => {
            eprintln!("the seed is a number");
            return ExitCode::FAILURE;
        }
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rules = Preset::Happy.rule_set();
    let mut table = Table::new(rules, FlowPreset::Happy.flow(), &bytes, YOU);
    println!("斗地主, deal {seed}. You sit between left and right; right plays after you.");

    let mut lines = io::stdin().lock().lines();
    while table.phase() != Phase::Over {
        let (phase, redeals) = (table.phase(), table.redeals());
        let action = if table.waiting().contains(YOU) {
            match ask(&mut table, &mut lines) {
                Some(action) => action,
                None => return ExitCode::SUCCESS,
            }
        } else {
            let waits = table.waiting().iter().next();
            let action = other(&table, waits.unwrap_or(YOU));
            if let Err(refusal) = table.act(&action) {
                eprintln!("{action:?}: {refusal}");
                return ExitCode::FAILURE;
            }
            action
        };
        tell(&table, phase, &action);
        if table.redeals() > redeals {
            println!("  nobody calls: new cards");
        }
    }
    let score = table.score();
    println!();
    for seat in Seat::ALL {
        println!("  {:16} {:+}", name(&table, seat), score.points[seat]);
    }
    if score.spring != Spring::None {
        println!("  spring 春天");
    }
    ExitCode::SUCCESS
}
