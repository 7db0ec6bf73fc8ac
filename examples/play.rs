//! A person against two seats that play by hints, in the terminal.
//!
//! `cargo run --example play [seed]`

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use ddz::advice::hints;
use ddz::cards::{Card, Cards, Order, Style, TextError, sorted};
use ddz::game::{
    Action, ActionKind, Auto, Double, FlowPreset, Game, Phase, Seat, Shown, Spring, View,
};
use ddz::plays::Play;
use ddz::rules::Preset;

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

fn name(game: &Game, seat: Seat) -> String {
    let who = match seat {
        YOU => "you",
        Seat::One => "right",
        Seat::Two => "left",
    };
    match game.landlord() {
        None => who.to_owned(),
        Some(landlord) if landlord == seat => format!("{who}, landlord"),
        Some(_) => format!("{who}, farmer"),
    }
}

fn tell(game: &Game, phase: Phase, action: &Action) {
    let what = match action.kind {
        ActionKind::Play { cards, reading } => {
            let left = game.view(YOU).counts[action.seat];
            format!(
                "{:20} {}, {left} left",
                text(cards),
                KINDS[reading.kind() as usize]
            )
        }
        ActionKind::Bid(points) => format!("bids {points}"),
        ActionKind::Call => "calls 叫地主".to_owned(),
        ActionKind::Rob => "robs 抢地主".to_owned(),
        ActionKind::Double(double) => format!("doubles by {} 加倍", double.factor()),
        ActionKind::Show(_) => "shows the hand 明牌".to_owned(),
        ActionKind::Pass | ActionKind::Timeout => match phase {
            Phase::Show => "does not show 不明牌".to_owned(),
            Phase::Call => "does not call 不叫".to_owned(),
            Phase::Rob => "does not rob 不抢".to_owned(),
            Phase::Double | Phase::Redouble => "does not double 不加倍".to_owned(),
            _ => "pass 不出".to_owned(),
        },
    };
    println!("  {:16} {what}", name(game, action.seat));
}

/// What the two others do: call with a strong hand, play by hints.
fn other(game: &Game, seat: Seat) -> Action {
    let view = game.view(seat);
    let strong = view.cards[seat]
        .iter()
        .filter(|card| card.rank() >= ddz::cards::Rank::TWO)
        .count()
        >= 3;
    let wants = strong && !matches!(game.phase(), Phase::Show | Phase::Double | Phase::Redouble);
    let chosen = game.legal(seat).iter().nth(1).filter(|_| wants);
    match (game.phase(), chosen) {
        (Phase::Play, _) | (_, None) => {
            let auto = game.auto(seat, Auto::Hint);
            auto.unwrap_or(Action {
                seat,
                kind: ActionKind::Timeout,
            })
        }
        (_, Some(action)) => action,
    }
}

fn show(game: &Game, view: &View) {
    println!();
    for seat in [Seat::Two, Seat::One] {
        let open = match view.shown[seat].is_open() {
            true => text(view.cards[seat]),
            false => String::new(),
        };
        println!(
            "  {:16} {:2} cards {open}",
            name(game, seat),
            view.counts[seat]
        );
    }
    if !view.bottom.is_empty() {
        println!("  the bottom       {}", text(view.bottom));
    }
    if let (false, Some(seat)) = (view.table.is_none(), view.table_seat) {
        let kind = KINDS[view.table.kind() as usize];
        println!("  to beat          {} ({kind})", text(view.latest[seat]));
    }
    println!("  your hand        {}", text(view.cards[YOU]));
}

/// What a line means, or why it means nothing.
fn understand(game: &Game, line: &str) -> Result<ActionKind, String> {
    let listed: Vec<ActionKind> = game.legal(YOU).iter().map(|action| action.kind).collect();
    match line {
        "" if listed.contains(&ActionKind::Pass) => return Ok(ActionKind::Pass),
        "show" => {
            let show = listed
                .iter()
                .find(|kind| matches!(kind, ActionKind::Show(_)));
            return show
                .copied()
                .ok_or_else(|| "no hand can be shown now".to_owned());
        }
        _ => {}
    }
    if game.phase() != Phase::Play {
        let number = line.parse::<u8>();
        return match (game.phase(), line) {
            (Phase::Bid, _) => number
                .map(ActionKind::Bid)
                .map_err(|_| "a number".to_owned()),
            (Phase::Call, "yes") => Ok(ActionKind::Call),
            (Phase::Rob, "yes") => Ok(ActionKind::Rob),
            (Phase::Double | Phase::Redouble, "2") => Ok(ActionKind::Double(Double::Two)),
            (Phase::Double | Phase::Redouble, "4") => Ok(ActionKind::Double(Double::Four)),
            (Phase::Show, "yes") => Ok(ActionKind::Show(Shown::Before)),
            _ => Err("what is asked is in front of the line".to_owned()),
        };
    }
    if line == "?" {
        return Err(advice(game));
    }
    let typed: Cards = line.parse().map_err(|error: TextError| error.to_string())?;
    let cards = held(game.view(YOU).cards[YOU], typed);
    let cards = cards.ok_or_else(|| "you do not hold these cards".to_owned())?;
    Ok(ActionKind::Play {
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

fn advice(game: &Game) -> String {
    let Some((hand, question)) = game.to_play(YOU) else {
        return String::new();
    };
    let list: Vec<String> = hints(question, hand)
        .iter()
        .take(8)
        .map(|hint| text(hint.cards()))
        .collect();
    match list.is_empty() {
        true => "要不起: nothing of yours beats it".to_owned(),
        false => format!("you could play {}", list.join("  ")),
    }
}

fn question(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Show => "show your hand? (yes, or Enter for no)",
        Phase::Bid => "your bid? (1, 2, 3, or Enter to pass)",
        Phase::Call => "be the landlord? (yes, or Enter for no)",
        Phase::Rob => "rob it? (yes, or Enter for no)",
        Phase::Double | Phase::Redouble => "double? (2, 4, or Enter for no)",
        _ if game.table_play().is_none() => "your lead? (cards, ? for help)",
        _ => "your play? (cards, Enter to pass, ? for help)",
    }
}

/// Asks until the game takes the answer; `None` when the input has ended.
fn ask(game: &mut Game, lines: &mut impl Iterator<Item = io::Result<String>>) -> Option<Action> {
    show(game, &game.view(YOU));
    loop {
        print!("{} ", question(game));
        io::stdout().flush().ok()?;
        let line = lines.next()?.ok()?;
        let kind = match understand(game, line.trim()) {
            Ok(kind) => kind,
            Err(answer) => {
                println!("{answer}");
                continue;
            }
        };
        let mut action = Action { seat: YOU, kind };
        match game.act(&action) {
            Ok(()) => {
                if let ActionKind::Play { reading, .. } = &mut action.kind {
                    *reading = game.table_play();
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
    let mut game = Game::new(rules, FlowPreset::Happy.flow(), &bytes, YOU);
    println!("斗地主, deal {seed}. You sit between left and right; right plays after you.");

    let mut lines = io::stdin().lock().lines();
    while game.phase() != Phase::Over {
        let (phase, redeals) = (game.phase(), game.redeals());
        let action = if game.waiting().contains(YOU) {
            match ask(&mut game, &mut lines) {
                Some(action) => action,
                None => return ExitCode::SUCCESS,
            }
        } else {
            let waits = game.waiting().iter().next();
            let action = other(&game, waits.unwrap_or(YOU));
            if let Err(refusal) = game.act(&action) {
                eprintln!("{action:?}: {refusal}");
                return ExitCode::FAILURE;
            }
            action
        };
        tell(&game, phase, &action);
        if game.redeals() > redeals {
            println!("  nobody calls: new cards");
        }
    }
    let score = game.score();
    println!();
    for seat in Seat::ALL {
        println!("  {:16} {:+}", name(&game, seat), score.points[seat]);
    }
    if score.spring != Spring::None {
        println!("  spring 春天");
    }
    ExitCode::SUCCESS
}
