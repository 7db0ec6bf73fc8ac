//! A bot: what it has seen, and what it has found out so far.

use super::auction::{self, Asked};
use super::candidates::{Candidate, Candidates, candidates};
use super::halving::rate_is_at_most;
use super::level::{Level, Style};
use super::lots::Lots;
use super::seen::Seen;
use crate::advice::lay;
use crate::game::{Action, ActionKind, Flow, Phase, Seat, View};
use crate::moves::RankMove;
use crate::plays::Question;
use crate::policy::{Policy, Weights};
use crate::refused::refused;
use crate::rules::RuleSet;

refused! {
    /// Why a bot cannot begin, in the order in which it is judged.
    BotError {
        Options = ERR_BOT_OPTIONS,
        Seat = ERR_BOT_SEAT,
        View = ERR_BOT_VIEW,
        Room = ERR_BOT_ROOM,
        Memory = ERR_BOT_MEMORY,
    }
}

/// How a bot is to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How strong.
    pub level: Level,
    /// How it bids and doubles.
    pub style: Style,
    /// Playouts for each choice, at most [`Options::MOST`]; 0 as many as the level
    /// has. Levels that play none take none.
    pub playouts: u32,
    /// What its lots are drawn from. The same seed in the same place draws the same.
    pub seed: u64,
}

impl Options {
    /// More playouts than anybody waits for.
    pub const MOST: u32 = 1_000_000;

    /// A level as it is.
    pub const fn of(level: Level) -> Options {
        Options {
            level,
            style: Style::Calculating,
            playouts: 0,
            seed: 0,
        }
    }

    /// How many playouts these are.
    pub const fn budget(&self) -> u32 {
        match (self.level.playouts(), self.playouts) {
            (0, _) => 0,
            (playouts, 0) => playouts,
            (_, playouts) => playouts,
        }
    }

    /// How many nodes the tree needs: 0 where the level has none.
    pub const fn nodes(&self) -> u32 {
        if self.level.has_tree() {
            // A node grows only where many playouts came by, and some stand for the
            // candidates.
            self.budget() / 4 + super::candidates::MOST as u32 + 1
        } else {
            0
        }
    }
}

/// A choice with what has come of it so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rated {
    /// What the seat would do.
    pub action: Action,
    /// How many playouts behind it its side has won.
    pub wins: u32,
    /// Of how many; 0 when nothing was tried.
    pub playouts: u32,
}

impl Rated {
    /// The share that was won, in thousandths; 500 when nothing was tried.
    pub const fn permille(&self) -> u16 {
        match (self.wins as u64 * 1000).checked_div(self.playouts as u64) {
            Some(share) => share as u16,
            None => 500,
        }
    }
}

/// A player by the computer that thinks about one action: a plain value, to be
/// copied, kept and taken up again.
///
/// ```
/// use ddz::bot::{Bot, Level, Options};
/// use ddz::game::{FlowPreset, Game, Seat};
/// use ddz::rules::Preset;
///
/// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
/// let mut game = Game::new(rules, flow, &[1; 32], Seat::Zero);
/// let view = game.view(Seat::Zero);
/// let mut bot = Bot::begin(&rules, &flow, &view, Options::of(Level::Good))?;
/// // A slice at a time, as often as the game has time for it.
/// while bot.think(20, &mut []) > 0 {}
/// game.act(&bot.best())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    pub(super) rules: RuleSet,
    pub(super) level: Level,
    pub(super) style: Style,
    pub(super) seen: Seen,
    pub(super) asked: Asked,
    /// 0 in the play; else the candidate stands for the deal as it is.
    pub(super) estimate: u8,
    pub(super) budget: u32,
    pub(super) done: u32,
    pub(super) lots: Lots,
    pub(super) nodes_used: u32,
    pub(super) nodes_most: u32,
    pub(super) candidates: Candidates,
}

impl Bot {
    /// No list of choices is longer.
    pub const CHOICES_MAX: usize = super::candidates::MOST;

    /// Begins to think about what a seat does, from its view of a game of these
    /// rules and this flow. Where there is nothing to choose, nothing is left to do.
    ///
    /// # Errors
    /// [`BotError::Options`], [`BotError::Seat`] when the seat may not act, or
    /// [`BotError::View`] when no game has this view.
    pub fn begin(
        rules: &RuleSet,
        flow: &Flow,
        view: &View,
        options: Options,
    ) -> Result<Bot, BotError> {
        if options.playouts > Options::MOST {
            return Err(BotError::Options);
        }
        let seen = Seen::of(rules, flow, view)?;
        let mut bot = Bot {
            rules: *rules,
            level: options.level,
            style: options.style,
            seen,
            asked: Asked::of(flow, view),
            estimate: u8::from(view.phase != Phase::Play),
            budget: options.budget(),
            done: 0,
            lots: Lots(options.seed ^ u64::from(view.actions) << 48),
            nodes_used: 0,
            nodes_most: options.nodes(),
            candidates: Candidates::new(Candidate::PASS),
        };
        if view.phase == Phase::Show {
            bot.budget = 0;
        }
        if bot.is_estimate() {
            bot.candidates.push(Candidate::PASS);
            bot.nodes_most = 0;
            // An estimate is worth a few playouts at every level.
            if bot.budget == 0 && view.phase != Phase::Show {
                bot.budget = auction::FEWEST;
            }
        } else {
            bot.choose_between();
        }
        if bot.nodes_most > 0 {
            bot.nodes_used = bot.candidates.len() as u32 + 1;
        }
        Ok(bot)
    }

    fn choose_between(&mut self) {
        let rules = self.rules;
        let weights = self.level.weights();
        let policy = Policy::with_weights(&rules, weights);
        let Some(question) = Question::new(&rules, self.seen.trick.table()) else {
            return;
        };
        let hand = self.seen.hand.counts();
        let first = self.seen.choice(&policy);
        let ends = first.is_some_and(|found| found.counts == hand);
        if self.budget == 0 || ends {
            self.candidates
                .push(first.map_or(Candidate::PASS, Candidate::of));
        } else {
            self.candidates = candidates(&policy, question, &self.seen);
        }
        if self.candidates.len() <= 1 {
            self.budget = 0;
        }
    }

    /// Is it asked for a chance, and not for cards?
    pub(super) const fn is_estimate(&self) -> bool {
        self.estimate != 0
    }

    fn seat(&self) -> Seat {
        Seat::new(self.seen.me.into()).unwrap_or(Seat::Zero)
    }

    fn play(&self, found: RankMove) -> Action {
        let kind = if found.counts.is_empty() {
            ActionKind::Pass
        } else {
            lay(self.seen.hand, found.play, found.counts).into()
        };
        Action {
            seat: self.seat(),
            kind,
        }
    }

    /// The best action so far, at any time.
    pub fn best(&self) -> Action {
        let mut best = Candidate::PASS;
        let mut any = false;
        for candidate in self.candidates.as_slice() {
            let better = !rate_is_at_most(
                (candidate.wins, candidate.playouts),
                (best.wins, best.playouts),
            );
            if candidate.live && (better || !any) {
                (best, any) = (*candidate, true);
            }
        }
        if !self.is_estimate() {
            return self.play(best.found);
        }
        let chance = self.chance();
        Action {
            seat: self.seat(),
            kind: auction::answer(&self.asked, self.style, chance),
        }
    }

    /// The chance of the seat's side to win the deal, in thousandths, as far as it
    /// was played out: with the best candidate, or in the auction as the landlord.
    /// 500 before the first playout.
    pub fn chance(&self) -> u16 {
        self.rated()
            .map(|rated| rated.permille())
            .max()
            .unwrap_or(500)
    }

    /// The choices with what has come of them, in the order in which they were
    /// found. Those that were left out early have fewer playouts.
    pub fn rated(&self) -> impl Iterator<Item = Rated> + '_ {
        let live = self.candidates.as_slice().iter();
        live.map(|candidate| Rated {
            action: if self.is_estimate() {
                Action {
                    seat: self.seat(),
                    kind: auction::answer(&self.asked, self.style, 1000),
                }
            } else {
                self.play(candidate.found)
            },
            wins: candidate.wins,
            playouts: candidate.playouts,
        })
    }

    /// The action of a level for a view, thought about to the end. A level with a
    /// tree takes `nodes` as [`Bot::think`] does.
    ///
    /// # Errors
    /// Those of [`Bot::begin`], and [`BotError::Room`] where `nodes` is too short.
    pub fn act(
        rules: &RuleSet,
        flow: &Flow,
        view: &View,
        options: Options,
        nodes: &mut [super::Node],
    ) -> Result<Action, BotError> {
        let mut bot = Bot::begin(rules, flow, view, options)?;
        if nodes.len() < options.nodes() as usize {
            return Err(BotError::Room);
        }
        nodes.fill(super::Node::EMPTY);
        while bot.think(u32::MAX, nodes) > 0 {}
        Ok(bot.best())
    }
}

impl Level {
    /// The numbers that the level's list policy adds up.
    pub(super) const fn weights(self) -> &'static Weights {
        match self {
            Level::Beginner => &Weights::BEGINNER,
            Level::Casual => &Weights::CASUAL,
            _ => &Weights::TUNED,
        }
    }
}

/// What the flow offers besides, as the answers ask for it.
impl Asked {
    fn of(flow: &Flow, view: &View) -> Asked {
        Asked {
            phase: view.phase,
            bid: view.bid,
            quadruple: flow.switches().super_double > 0,
        }
    }
}
