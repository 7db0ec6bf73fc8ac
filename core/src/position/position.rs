//! A position: hands, whose turn it is, what lies on the table.

use core::ops::ControlFlow;

use super::check::{Description, PositionError, check};
use super::trick::Trick;
use crate::cards::Counts;
use crate::moves::{self, RankMove};
use crate::plays::{Play, Question};
use crate::rules::RuleSet;

/// Seats that a position has room for.
pub(super) const ROOM: usize = 4;

/// The high bit of each rank's nibble, which no count reaches.
const HIGH_BITS: u64 = 0x0888_8888_8888_8888;

/// What the rules of turns need of a deal, and no more: for searches, solvers and
/// puzzles, where every hand lies open.
///
/// It is small and can be copied. No rules are in it: the calls that need them
/// take the rule set that it was made with. Equal positions are equal values.
///
/// ```
/// use core::ops::ControlFlow;
/// use ddz::position::{Position, Side};
/// use ddz::rules::Preset;
///
/// // Seat 0 plays alone and leads.
/// let rules = Preset::Standard.rule_set();
/// let mut position = Position::parse(&rules, "33A/45 0 0 -")?;
/// let mut moves = Vec::new();
/// position.moves::<()>(&rules, |found| {
///     moves.push(found);
///     ControlFlow::Continue(())
/// });
/// assert_eq!(moves.len(), 3);
///
/// // The pair, on which seat 1 has to pass; then the ace.
/// let before = position;
/// let pair = position.play(&moves[2]);
/// assert!(position.may_pass(&rules));
/// let pass = position.pass();
/// assert_eq!(position.to_string(), "A/45 0 0 -");
/// let ace = position.moves(&rules, ControlFlow::Break).break_value().ok_or("an ace")?;
/// let last = position.play(&ace);
/// assert_eq!(position.winner(), Some(Side::Solo));
///
/// // All of it taken back.
/// position.undo(last);
/// position.undo(pass);
/// position.undo(pair);
/// assert_eq!(position, before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Those of seats that there are not are empty.
    hands: [Counts; ROOM],
    trick: Trick,
    solo: u8,
    handicap: u8,
    must_beat: bool,
}

const _: () = assert!(size_of::<Position>() <= 64);

/// The two sides of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The seat that plays against all others: the landlord.
    Solo,
    /// All others, who win and lose together.
    Others,
}

/// What [`Position::undo`] needs to take back one play or one pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "without it the move cannot be taken back"]
pub struct Undo {
    trick: Trick,
    /// What the seat held that moved.
    hand: Counts,
}

impl Position {
    /// Checks a description.
    ///
    /// # Errors
    /// The first fault, in the order of [`PositionError`].
    ///
    /// ```
    /// use ddz::cards::{Cards, Counts};
    /// use ddz::plays::{Play, classify};
    /// use ddz::position::{Description, Position, PositionError};
    /// use ddz::rules::Preset;
    ///
    /// let rules = Preset::Standard.rule_set();
    /// let hand = |text: &str| text.parse::<Cards>().map(|cards| cards.counts());
    /// // Seat 1 passed on the pair of seat 0, and seat 2 is asked.
    /// let described = Description {
    ///     hands: [hand("5")?, hand("67")?, hand("88")?, Counts::EMPTY],
    ///     seats: 3,
    ///     solo: 0,
    ///     to_move: 2,
    ///     table: classify(&rules, "44".parse()?),
    ///     table_seat: Some(0),
    ///     passed: 1 << 1,
    ///     ..Description::default()
    /// };
    /// let position = Position::new(&rules, &described)?;
    /// assert_eq!(position.to_string(), "5/67/88 0 2 0:44");
    /// assert_eq!(position.description(), described);
    ///
    /// let nobody = Description { passed: 0, ..described };
    /// assert_eq!(Position::new(&rules, &nobody), Err(PositionError::Passed));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(rules: &RuleSet, description: &Description) -> Result<Position, PositionError> {
        Position::checked(Some(rules), description)
    }

    /// The same where it does not matter under which rules it is played, as when
    /// it is only written down.
    ///
    /// # Errors
    /// Those of [`Position::new`], but never [`PositionError::Play`].
    pub fn under_some_rules(description: &Description) -> Result<Position, PositionError> {
        Position::checked(None, description)
    }

    fn checked(
        rules: Option<&RuleSet>,
        description: &Description,
    ) -> Result<Position, PositionError> {
        Ok(Position {
            hands: description.hands,
            trick: check(rules, description)?,
            solo: description.solo,
            handicap: description.handicap,
            must_beat: description.must_beat,
        })
    }

    /// What [`Position::new`] makes it from.
    pub fn description(&self) -> Description {
        Description {
            hands: self.hands,
            seats: self.seats(),
            solo: self.solo,
            to_move: self.to_move(),
            table: self.table(),
            table_seat: self.trick.table_seat(),
            passed: self.passed(),
            handicap: self.handicap,
            must_beat: self.must_beat,
            rocket_ends_trick: self.trick.rocket_ends_trick(),
        }
    }

    /// How many seats there are, 2 or 3; each is a number below.
    pub const fn seats(&self) -> u8 {
        self.trick.seats()
    }

    /// The seat that plays against all others: the landlord.
    pub const fn solo(&self) -> u8 {
        self.solo
    }

    /// Whose turn it is; when the position is over, who moved last.
    #[inline(always)]
    pub const fn to_move(&self) -> u8 {
        self.trick.to_move()
    }

    /// Which side a seat is on.
    #[inline(always)]
    pub const fn side(&self, seat: u8) -> Side {
        if seat == self.solo {
            Side::Solo
        } else {
            Side::Others
        }
    }

    /// What a seat holds; nothing when there is no such seat.
    #[inline(always)]
    pub fn hand(&self, seat: u8) -> Counts {
        let hand = self.hands.get(usize::from(seat));
        hand.copied().unwrap_or(Counts::EMPTY)
    }

    /// The turns: who moves, what lies there and whose it is.
    #[inline(always)]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// What must be beaten; [`Play::NONE`] when a play leads.
    #[inline(always)]
    pub const fn table(&self) -> Play {
        self.trick.table()
    }

    /// Who has passed since that was put down, a bit `1 << seat` each.
    pub const fn passed(&self) -> u8 {
        self.trick.passed()
    }

    /// May a seat that can beat the table not pass?
    pub const fn must_beat(&self) -> bool {
        self.must_beat
    }

    /// The side of the seat that has no cards any more; `None` before that.
    #[inline(always)]
    pub fn winner(&self) -> Option<Side> {
        // Nobody is asked behind the last cards, so it is who moved last.
        let seat = self.to_move();
        self.hand(seat).is_empty().then_some(self.side(seat))
    }

    /// What must be beaten, under these rules.
    ///
    /// Under rules that have no such play, which are not those that the position
    /// was made with, it is `None`.
    #[inline(always)]
    pub fn question<'r>(&self, rules: &'r RuleSet) -> Option<Question<'r>> {
        Question::new(rules, self.table())
    }

    /// Hands every play that may be made to `each`, in the order of
    /// [`moves::for_each`](crate::moves::for_each()), until it breaks off; what it
    /// breaks off with is the answer. None when the position is over.
    ///
    /// `rules` are those that the position was made with. A lead is in its default
    /// reading; [`Position::try_play`] takes the others.
    #[inline(always)]
    pub fn moves<B>(
        &self,
        rules: &RuleSet,
        each: impl FnMut(RankMove) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.question(rules) {
            Some(question) => {
                moves::try_for_each_by_rank(question, self.hand(self.to_move()), each)
            }
            None => ControlFlow::Continue(()),
        }
    }

    /// Makes a move that [`Position::moves`] has handed out for this position, and
    /// judges nothing: [`Position::try_play`] does that. Cards that the seat does
    /// not hold change nothing.
    #[inline(always)]
    pub fn play(&mut self, found: &RankMove) -> Undo {
        let undo = self.remember();
        if let Some(rest) = rest(undo.hand, found.counts) {
            self.set_hand(self.to_move(), rest);
            if rest.is_empty() {
                self.trick.play_last(found.play);
            } else {
                self.trick.play(found.play);
            }
        }
        undo
    }

    /// Passes, and judges nothing: [`Position::may_pass`] does that. On a lead, and
    /// in a position that is over, nothing happens.
    #[inline(always)]
    pub fn pass(&mut self) -> Undo {
        let undo = self.remember();
        self.trick.pass();
        undo
    }

    /// Takes the last move back that was not taken back yet, and is then what it
    /// was before.
    #[inline(always)]
    pub fn undo(&mut self, undo: Undo) {
        self.trick = undo.trick;
        self.set_hand(undo.trick.to_move(), undo.hand);
    }

    #[inline(always)]
    fn remember(&self) -> Undo {
        Undo {
            trick: self.trick,
            hand: self.hand(self.to_move()),
        }
    }

    #[inline(always)]
    fn set_hand(&mut self, seat: u8, hand: Counts) {
        if let Some(place) = self.hands.get_mut(usize::from(seat)) {
            *place = hand;
        }
    }
}

/// What is left of a hand; `None` when it does not hold all that is taken.
#[inline(always)]
pub(super) fn rest(hand: Counts, taken: Counts) -> Option<Counts> {
    let rest = (hand.word() | HIGH_BITS).wrapping_sub(taken.word());
    // No nibble has borrowed its high bit.
    (rest & HIGH_BITS == HIGH_BITS).then_some(Counts::from_word(rest & !HIGH_BITS))
}
