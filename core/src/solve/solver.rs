//! A question about a position, and its answers.

use core::ops::ControlFlow;

use super::cuts::Cuts;
use super::error::SolveError;
use super::goal::{Goal, Turn};
use super::header::{
    Asked, Phase, Progress, is_sealed, line_move, seal, set_line_move, set_value, value,
};
use super::memory::{self, Words};
use super::search::{Search, move_of};
use crate::position::{Position, Side};
use crate::rules::RuleSet;

/// A question that is being answered, in memory of the caller.
///
/// The memory holds all of it and can be copied, kept and handed on;
/// [`Solver::resume`] goes on with it.
///
/// ```
/// use ddz::position::{Position, Side};
/// use ddz::rules::Preset;
/// use ddz::solve::{Goal, Solver, Turn};
///
/// // Seat 0 is to lead, and the 3 would lose: seat 1 plays its 4 and then its pair.
/// let rules = Preset::Standard.rule_set();
/// let position = Position::parse(&rules, "3KK/455 0 0 -")?;
/// let mut memory = vec![0; Solver::MEMORY_MIN];
/// let mut solver = Solver::begin(&rules, &position, Goal::Line, &mut memory)?;
/// while !solver.think(1000) {}
/// assert_eq!(solver.winner(), Ok(Side::Solo));
/// let line: Vec<Turn> = solver.line()?.collect();
/// assert_eq!(line.len(), 3);
/// assert!(matches!(line[0], Turn::Play(pair) if pair.counts.len() == 2));
/// assert_eq!(line[1], Turn::Pass);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver<'m> {
    words: &'m mut Words,
    asked: Asked,
    progress: Progress,
}

impl<'m> Solver<'m> {
    /// The least memory, in bytes.
    pub const MEMORY_MIN: usize = memory::LEAST;

    /// Prepares the memory for a question. It must hold [`Solver::MEMORY_MIN`] bytes;
    /// more make the search of large positions shorter. `rules` are those that the
    /// position was made with.
    ///
    /// # Errors
    /// `Memory` where that is too small, `Over` where somebody has won already.
    pub fn begin(
        rules: &RuleSet,
        position: &Position,
        goal: Goal,
        memory: &'m mut [u8],
    ) -> Result<Solver<'m>, SolveError> {
        Solver::begin_with(rules, position, goal, Cuts::ALL, memory)
    }

    /// The same with some cuts switched off: for tests, which see that no answer
    /// depends on them.
    ///
    /// # Errors
    /// Those of [`Solver::begin`].
    pub fn begin_with(
        rules: &RuleSet,
        position: &Position,
        goal: Goal,
        cuts: Cuts,
        memory: &'m mut [u8],
    ) -> Result<Solver<'m>, SolveError> {
        if memory.len() < Solver::MEMORY_MIN {
            return Err(SolveError::Memory);
        }
        if position.winner().is_some() {
            return Err(SolveError::Over);
        }
        let (words, _) = memory.as_chunks_mut();
        words.fill([0; 8]);
        let asked = Asked {
            rules: *rules,
            root: *position,
            goal,
            cuts,
        };
        let progress = Progress {
            phase: Phase::Winner,
            searching: false,
            winner: None,
            plays: 0,
            candidate: 0,
            line: 0,
            nodes: 0,
            found: 0,
        };
        asked.write(words);
        progress.write(words);
        seal(words);
        Ok(Solver {
            words,
            asked,
            progress,
        })
    }

    /// Goes on with memory that [`Solver::begin`] has prepared.
    ///
    /// # Errors
    /// `Memory` where it is too small, `Unprepared` where it was not prepared or was
    /// changed since.
    pub fn resume(memory: &'m mut [u8]) -> Result<Solver<'m>, SolveError> {
        if memory.len() < Solver::MEMORY_MIN {
            return Err(SolveError::Memory);
        }
        let (words, _) = memory.as_chunks_mut();
        if !is_sealed(words) {
            return Err(SolveError::Unprepared);
        }
        let asked = Asked::read(words).ok_or(SolveError::Unprepared)?;
        let progress = Progress::read(words).ok_or(SolveError::Unprepared)?;
        if progress.searching {
            let mut search = Search::new(asked.deal(Side::Solo), &asked.root, words);
            let root = search.state;
            search.read();
            if !search.is_sound(&root) {
                return Err(SolveError::Unprepared);
            }
        }
        Ok(Solver {
            words,
            asked,
            progress,
        })
    }

    /// The position that is asked about.
    pub fn position(&self) -> &Position {
        &self.asked.root
    }

    /// The rules that it is played by.
    pub fn rules(&self) -> &RuleSet {
        &self.asked.rules
    }

    /// What was asked.
    pub fn goal(&self) -> Goal {
        self.asked.goal
    }

    /// Positions that have been looked at so far.
    pub fn nodes(&self) -> u64 {
        self.progress.nodes
    }

    /// Is all answered that was asked?
    pub fn is_done(&self) -> bool {
        self.progress.phase == Phase::Done
    }

    /// Looks at so many more positions, at most, and says whether all is answered.
    /// Neither the answers nor the number of positions that they take depend on the
    /// slices.
    pub fn think(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while self.progress.phase != Phase::Done {
            let target = match self.progress.phase {
                Phase::Plays | Phase::Line => self.progress.winner.unwrap_or(Side::Solo),
                _ => Side::Solo,
            };
            let deal = self.asked.deal(target);
            let mut search = Search::new(deal, &self.asked.root, self.words);
            if self.progress.searching {
                search.read();
            } else if let Some((position, plays)) = self.asked.next(&self.progress, search.words) {
                if let Some(winner) = position.winner() {
                    self.decide(winner == target, 0);
                    continue;
                }
                if self.progress.phase == Phase::Line
                    && self.asked.is_last(&self.progress, search.words)
                {
                    self.take();
                    continue;
                }
                let state = search.deal.state(&position, plays);
                search.begin(state);
            } else {
                self.progress.phase = Phase::Done;
                break;
            }
            let before = left;
            let won = search.run(&mut left);
            let won_by = search.won_by;
            search.write();
            self.progress.nodes += before - left;
            match won {
                Some(won) => self.decide(won, won_by),
                None => {
                    self.progress.searching = true;
                    break;
                }
            }
        }
        self.progress.write(self.words);
        seal(self.words);
        self.is_done()
    }

    /// Takes over what a search has found.
    fn decide(&mut self, won: bool, won_by: u64) {
        let p = &mut self.progress;
        p.searching = false;
        match p.phase {
            Phase::Winner => {
                p.winner = Some(if won { Side::Solo } else { Side::Others });
                p.found = won_by;
                p.phase = match self.asked.goal {
                    Goal::Winner => Phase::Done,
                    Goal::Line => Phase::Plays,
                    Goal::All => Phase::Values,
                };
                p.plays = 1;
            }
            Phase::Plays if won => p.phase = Phase::Line,
            // Nobody has more plays than cards.
            Phase::Plays if p.plays >= 60 => p.phase = Phase::Done,
            Phase::Plays => p.plays += 1,
            Phase::Line => {
                let (position, _) = self.asked.along(p, self.words);
                let ours = Some(position.side(position.to_move())) == p.winner;
                if won == ours {
                    self.take();
                } else {
                    p.candidate += 1;
                }
            }
            Phase::Values => {
                set_value(self.words, p.candidate, won);
                p.candidate += 1;
            }
            Phase::Done => {}
        }
    }

    /// Puts the move that is looked at behind the line.
    fn take(&mut self) {
        set_line_move(self.words, self.progress.line, self.progress.candidate);
        self.progress.line += 1;
        self.progress.candidate = 0;
    }

    /// Who wins, which is known before all else.
    ///
    /// # Errors
    /// `Unknown` so far.
    pub fn winner(&self) -> Result<Side, SolveError> {
        self.progress.winner.ok_or(SolveError::Unknown)
    }

    /// How many plays the side that wins still needs when it hurries and the other
    /// one holds out: the measure of the line.
    ///
    /// # Errors
    /// `Goal` where another one than [`Goal::Line`] was asked, `Unknown` so far.
    pub fn plays(&self) -> Result<u8, SolveError> {
        if self.goal() != Goal::Line {
            return Err(SolveError::Goal);
        }
        match self.progress.phase {
            Phase::Line | Phase::Done => Ok(self.progress.plays),
            _ => Err(SolveError::Unknown),
        }
    }

    /// What the seat to move should do: the first move of the line where that is
    /// asked, else some move that wins. `None` where its side loses and no line is
    /// asked.
    ///
    /// # Errors
    /// `Unknown` so far.
    pub fn best(&self) -> Result<Option<Turn>, SolveError> {
        let root = &self.asked.root;
        let winner = self.winner()?;
        if self.goal() == Goal::Line && self.progress.line > 0 {
            return Ok(self.asked.turn(root, line_move(self.words, 0)));
        }
        if winner != root.side(root.to_move()) {
            return match self.goal() {
                Goal::Line => Err(SolveError::Unknown),
                Goal::Winner | Goal::All => Ok(None),
            };
        }
        let found = match move_of(self.progress.found) {
            Some(found) => Some(Turn::Play(found)),
            // All cards at once are not looked up among the moves by the search.
            None => Some(self.asked.whole_hand().map_or(Turn::Pass, Turn::Play)),
        };
        Ok(found)
    }

    /// The moves to the end. The side that wins takes the first move that is the
    /// fastest, the other one the first that holds out longest, in the order of the
    /// list of moves, a pass last.
    ///
    /// # Errors
    /// `Goal` where another one than [`Goal::Line`] was asked, `Unknown` so far.
    pub fn line(&self) -> Result<impl Iterator<Item = Turn>, SolveError> {
        if self.goal() != Goal::Line {
            return Err(SolveError::Goal);
        }
        if !self.is_done() {
            return Err(SolveError::Unknown);
        }
        let mut position = self.asked.root;
        let (asked, words) = (self.asked, &*self.words);
        Ok((0..self.progress.line).map_while(move |i| {
            let turn = asked.turn(&position, line_move(words, i))?;
            position = turn.make(&position);
            Some(turn)
        }))
    }

    /// Every move, in the order of the list of moves, a pass last, and who wins
    /// behind it.
    ///
    /// # Errors
    /// `Goal` where another one than [`Goal::All`] was asked, `Unknown` so far.
    pub fn all(&self, mut each: impl FnMut(Turn, Side)) -> Result<(), SolveError> {
        if self.goal() != Goal::All {
            return Err(SolveError::Goal);
        }
        if !self.is_done() {
            return Err(SolveError::Unknown);
        }
        let mut number = 0;
        let _: ControlFlow<()> = self.asked.turns(&self.asked.root, &mut |turn| {
            let solo = value(self.words, number);
            number += 1;
            each(turn, if solo { Side::Solo } else { Side::Others });
            ControlFlow::Continue(())
        });
        Ok(())
    }
}
