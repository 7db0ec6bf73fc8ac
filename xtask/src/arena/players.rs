//! The players by name.

use ddz::advice::hints;
use ddz::bot::{Bot, Level, Node, Options};
use ddz::game::{Action, ActionKind, Auto, Double, Game, Phase, Seat};

use super::rule_model::{Decision, decide};
use crate::duel_seats::lowest_move;
use crate::oracle::slice::Random;

/// What `named` takes.
pub const NAMES: &str = "list, counting, hint, auto-hint, lowest, random, rule-model, and a level of the bot \
                         (beginner, casual, bidding, fair, good, strong, expert, strongest), with :N for other playouts";

/// Chooses for a seat. It looks at nothing that this seat may not know.
pub trait Player {
    /// A game begins; whoever draws lots does so from this number.
    fn begin(&mut self, _seed: u64) {}

    fn act(&mut self, game: &Game, seat: Seat) -> Action;
}

impl<F: FnMut(&Game, Seat) -> Action> Player for F {
    fn act(&mut self, game: &Game, seat: Seat) -> Action {
        self(game, seat)
    }
}

pub fn named(name: &str) -> Result<Box<dyn Player>, String> {
    Ok(match name {
        "list" => Box::new(auto(Auto::List)),
        "auto-hint" => Box::new(auto(Auto::Hint)),
        "hint" => Box::new(|game: &Game, seat: Seat| {
            let first = game
                .to_play(seat)
                .and_then(|(hand, question)| hints(question, hand).first());
            action(seat, first.map(ActionKind::from))
        }),
        "counting" => Box::new(counting),
        "lowest" => Box::new(|game: &Game, seat: Seat| {
            let lowest = game
                .to_play(seat)
                .and_then(|(hand, question)| lowest_move(hand, question));
            action(seat, lowest.map(ActionKind::from))
        }),
        "random" => Box::new(ByLot(Random(0))),
        "rule-model" => Box::new(RuleModel(Random(0))),
        _ if let Some(bot) = Thinking::named(name) => Box::new(bot),
        _ => return Err(format!("no player {name:?}; there are {NAMES}")),
    })
}

fn auto(mode: Auto) -> impl FnMut(&Game, Seat) -> Action {
    move |game, seat| game.auto(seat, mode).unwrap_or(action(seat, None))
}

/// Bids by high cards, as people are taught to, and plays the list.
fn counting(game: &Game, seat: Seat) -> Action {
    let counts = game.hand(seat).counts().word();
    let held = |rank: u32| (counts >> (4 * rank) & 15) as u32;
    let bombs = (0..13).filter(|&rank| held(rank) == 4).count() as u32;
    let high = 4 * held(14) + 3 * held(13) + 2 * held(12) + held(11) / 2 + 3 * bombs;
    let kind = match game.phase() {
        Phase::Bid if high >= 7 && game.view(seat).bid < 3 => ActionKind::Bid(3),
        Phase::Call if high >= 7 => ActionKind::Call,
        Phase::Rob if high >= 9 => ActionKind::Rob,
        Phase::Double | Phase::Redouble if high >= 10 => ActionKind::Double(Double::Two),
        _ => return game.auto(seat, Auto::List).unwrap_or(action(seat, None)),
    };
    action(seat, Some(kind))
}

fn action(seat: Seat, kind: Option<ActionKind>) -> Action {
    let kind = kind.unwrap_or(ActionKind::Pass);
    Action { seat, kind }
}

/// A level of the bot.
struct Thinking {
    options: Options,
    seed: u64,
    nodes: Vec<Node>,
}

impl Thinking {
    /// `list` is the mode of absent players, who do not bid; `bidding` the level.
    fn named(name: &str) -> Option<Thinking> {
        let (name, playouts) = name.split_once(':').unwrap_or((name, "0"));
        let name = if name == "bidding" { "list" } else { name };
        let known = |level: &&Level| format!("{level:?}").to_lowercase() == name;
        let mut options = Options::of(*Level::ALL.iter().find(known)?);
        options.playouts = playouts.parse().ok()?;
        let nodes = vec![Node::EMPTY; options.nodes() as usize];
        Some(Thinking {
            options,
            seed: 0,
            nodes,
        })
    }
}

impl Player for Thinking {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn act(&mut self, game: &Game, seat: Seat) -> Action {
        self.options.seed = Random(self.seed).next();
        let view = game.view(seat);
        let acted = Bot::act(
            game.rules(),
            game.flow(),
            &view,
            self.options,
            &mut self.nodes,
        );
        acted.unwrap_or_else(|error| panic!("{error}: {view:?}"))
    }
}

/// The rule model of RLCard, by its twin.
struct RuleModel(Random);

impl Player for RuleModel {
    fn begin(&mut self, seed: u64) {
        self.0 = Random(seed);
    }

    fn act(&mut self, game: &Game, seat: Seat) -> Action {
        let Some((hand, question)) = game.to_play(seat) else {
            return action(seat, None);
        };
        // It takes whoever acted last for the owner of the play.
        let before = seat.next().next();
        let spares = game.landlord() != Some(seat) && game.landlord() != Some(before);
        match decide(question, hand, spares) {
            Decision::Play(found) => action(seat, Some(found.into())),
            Decision::Pass => action(seat, None),
            Decision::AnyLegal => any(&mut self.0, game, seat),
        }
    }
}

/// Any move, a pass among them where one may pass.
struct ByLot(Random);

impl Player for ByLot {
    fn begin(&mut self, seed: u64) {
        self.0 = Random(seed);
    }

    fn act(&mut self, game: &Game, seat: Seat) -> Action {
        any(&mut self.0, game, seat)
    }
}

fn any(random: &mut Random, game: &Game, seat: Seat) -> Action {
    let mut all = Vec::new();
    game.moves(seat, |found| all.push(found));
    let pass = usize::from(!game.table_play().is_none());
    let at = random.below(all.len() + pass);
    action(seat, all.get(at).map(|&found| found.into()))
}
