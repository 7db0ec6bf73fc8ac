//! What must be beaten, under which rules: asked for what beats it
//! (docs/rules.md, "What beats what" and "Several readings").

use core::fmt;

use super::classify::{Features, classify_counts, read_second};
use super::kind::Kind;
use super::kinds::{Class, KINDS, row};
use super::play::Play;
use super::range::Range;
use super::readings::readings;
use crate::cards::Counts;
use crate::rules::{InForce, RuleSet, at};

/// The play on the table and the rule set, checked together once: nothing to
/// beat, or a play that the rule set has. What may be played is asked of it.
///
/// ```
/// use ddz::cards::Cards;
/// use ddz::plays::{Kind, Question, classify};
/// use ddz::rules::Preset;
///
/// let rules = Preset::Standard.rule_set();
/// let straight = classify(&rules, "3 4 5 6 7".parse()?);
/// let question = Question::new(&rules, straight).expect("a play of these rules");
///
/// let answer = |cards: Cards| question.beats(cards.counts());
/// assert_eq!(answer("4 5 6 7 8".parse()?).kind(), Kind::Straight);
/// assert!(answer("4 5 6 7 8 9".parse()?).is_none());
/// assert_eq!(answer("2 2 2 2".parse()?).kind(), Kind::Bomb);
///
/// // Nothing to beat: every play will do.
/// let lead = Question::lead(&rules);
/// assert_eq!(lead.beats("3 3".parse::<Cards>()?.counts()).kind(), Kind::Pair);
///
/// // Other rules have no shuttles that could lie on the table.
/// let shuttle = classify(&Preset::Botzone.rule_set(), "3333 4444".parse()?);
/// assert!(Question::new(&rules, shuttle).is_none());
/// # Ok::<(), ddz::cards::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Question<'r> {
    rules: &'r RuleSet,
    table: Play,
}

impl<'r> Question<'r> {
    /// Nothing lies on the table: what may be led?
    #[inline(always)]
    pub const fn lead(rules: &'r RuleSet) -> Question<'r> {
        Question {
            rules,
            table: Play::NONE,
        }
    }

    /// What may be played on `table`; [`Play::NONE`] is a lead. `None` when the
    /// rule set cannot produce that play.
    #[inline(always)]
    pub fn new(rules: &'r RuleSet, table: Play) -> Option<Question<'r>> {
        let fault = Range::of(table).needs.unmet(rules.in_force());
        (fault == 0).then_some(Question { rules, table })
    }

    /// The same from the bytes of a `ddz_play`, which may be none.
    #[inline(always)]
    pub fn from_bytes(rules: &'r RuleSet, table: [u8; 4]) -> Option<Question<'r>> {
        Question::new(rules, Play::from_bytes(table)?)
    }

    /// The rule set that is played by.
    #[inline(always)]
    pub const fn rules(&self) -> &'r RuleSet {
        self.rules
    }

    /// The play to beat; [`Play::NONE`] when there is none.
    #[inline(always)]
    pub const fn table(&self) -> Play {
        self.table
    }

    /// Is there nothing to beat?
    #[inline(always)]
    pub const fn is_lead(&self) -> bool {
        self.table.is_none()
    }

    /// The reading with which these cards beat what lies on the table, or
    /// [`Play::NONE`].
    ///
    /// Leading, that is the default reading. Following, cards that have a
    /// reading of the bomb class are taken as that and nothing else; otherwise
    /// only the kind and length on the table count, with the highest body.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn beats(&self, counts: Counts) -> Play {
        let (rules, table) = (self.rules.in_force(), self.table);
        let features = Features::of(counts);
        let first = features.read_first(rules);
        let play = first.unless(u64::from(!may_follow(rules, table, first)));
        // The first reading is the highest of its kind. Where it does not serve,
        // the second kind of the same cards may, but a bomb is never read down.
        if features.wants_second(play) {
            let [a, b, c] = rules.words();
            return beats_as_second(a, b, c, table, first, counts);
        }
        play
    }

    /// May a play that the rule set has produced be put on the table? For cards
    /// there is [`Question::beats`], which also keeps a bomb from being read as
    /// anything less.
    #[inline(always)]
    pub fn is_beaten_by(&self, play: Play) -> bool {
        !play.is_none() && may_follow(self.rules.in_force(), self.table, play)
    }

    /// The reading in which these cards are played: `declared`, or where that is
    /// [`Play::NONE`] the one of [`Question::beats`].
    ///
    /// # Errors
    /// The first reason, in the order of [`Refused`].
    pub fn resolve(&self, counts: Counts, declared: Play) -> Result<Play, Refused> {
        if declared.is_none() {
            let play = self.beats(counts);
            return if !play.is_none() {
                Ok(play)
            } else if classify_counts(self.rules, counts).is_none() {
                Err(Refused::NotAPlay)
            } else {
                Err(Refused::NotHigher)
            };
        }
        let readings = readings(self.rules, counts);
        let readings = readings.as_slice();
        if readings.is_empty() {
            return Err(Refused::NotAPlay);
        }
        // A bomb that follows is never read down (docs/rules.md, "Several
        // readings").
        let bomb = readings.iter().any(|&play| is_bomb(self.rules, play));
        let read_down = bomb && !self.is_lead() && !is_bomb(self.rules, declared);
        if read_down || !readings.contains(&declared) {
            return Err(Refused::Reading);
        }
        if self.is_beaten_by(declared) {
            Ok(declared)
        } else {
            Err(Refused::NotHigher)
        }
    }
}

impl fmt::Debug for Question<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Question({})", self.table)
    }
}

/// Why cards may not be played, in the order in which it is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// They are no play.
    NotAPlay,
    /// They cannot be read as what was declared.
    Reading,
    /// They do not beat what lies on the table.
    NotHigher,
}

#[cold]
#[inline(never)]
fn beats_as_second(a: u64, b: u64, c: u64, table: Play, first: Play, counts: Counts) -> Play {
    let rules = &InForce::from_words([a, b, c]);
    if row(first.kind()).is_some_and(|shape| shape.is_bomb(rules)) {
        return Play::NONE;
    }
    let play = read_second(rules, counts);
    play.unless(u64::from(!may_follow(rules, table, play)))
}

/// Two bits a kind: 0 ordinary, 1 a bomb, 3 the rocket, where shuttles are
/// ordinary plays.
const CLASSES: u64 = {
    let mut classes = 0;
    let mut i = 0;
    while i < KINDS.len() {
        let class = match KINDS[i].class {
            Class::Ordinary | Class::BombIfTwo(_) => 0,
            Class::Bomb => 1,
            Class::Rocket => 3,
        };
        classes |= class << (2 * KINDS[i].kind as u32);
        i += 1;
    }
    classes
};

/// May `next` be played on `table`? Almost without a branch; a `next` that is
/// none may come out either way.
#[inline(always)]
fn may_follow(rules: &InForce, table: Play, next: Play) -> bool {
    // Rules in which shuttles are bombs stay so for a whole evening, so this
    // branch costs nothing.
    if rules.at::<{ at::SHUTTLE }>() == 2 {
        return may_follow_among_shuttles(table, next);
    }
    let higher = (next.but_rank(table) == 0) & next.is_higher_than(table);
    let class = |play: Play| CLASSES >> ((2 * u32::from(play.number())) & 63) & 3;
    table.is_none() | (class(next) > class(table)) | higher
}

#[cold]
#[inline(never)]
fn may_follow_among_shuttles(table: Play, next: Play) -> bool {
    // The class first, then the number of quads, then the rank.
    let strength = |play: Play| {
        let class = match row(play.kind()).map(|shape| shape.class) {
            Some(Class::Bomb) => 1,
            Some(Class::BombIfTwo(_)) => 2,
            Some(Class::Rocket) => 3,
            Some(Class::Ordinary) | None => return [0, 0, play.rank_index()],
        };
        [class, play.length(), play.rank_index()]
    };
    let alike = next.but_rank(table) == 0;
    let [class, ..] = strength(next);
    table.is_none() || ((alike || class > 0) && strength(next) > strength(table))
}

/// Does it beat plays of other kinds under these rules?
pub(crate) fn is_bomb(rules: &RuleSet, play: Play) -> bool {
    row(play.kind()).is_some_and(|shape| shape.is_bomb(rules.in_force()))
}

/// The class of a play by number: the order in which bombs beat each other, 0
/// for an ordinary play.
pub(crate) fn bomb_class(rules: &RuleSet, kind: Kind) -> u32 {
    match row(kind).map(|shape| shape.class) {
        Some(Class::Bomb) => 1,
        Some(Class::BombIfTwo(switch)) if rules.in_force().byte(switch) == 2 => 2,
        Some(Class::Rocket) => 3,
        _ => 0,
    }
}
