//! Tables and actions as C has them, and back.

use core::mem::{size_of, transmute};

use super::abi::{ddz_action, ddz_flow, ddz_game, ddz_play, ddz_rules};
use super::door::input::Named;
use super::flow::flow_of;
use super::status::Refusal;
use ddz::cards::{Cards, CardsError, Rank};
use ddz::game::{Action, ActionKind, Double, Game, GameError, Parts, Seat, Shown};
use ddz::numbers as n;
use ddz::plays::{Kind, Play};
use ddz::rules::{RuleSet, RulesError};

/// `struct_size` of a struct of the header.
pub(super) const fn size<T>() -> u32 {
    size_of::<T>() as u32
}

/// A seat, or `DDZ_SEAT_NONE`.
pub(super) fn seat_number(seat: Option<Seat>) -> u8 {
    seat.map_or(n::SEAT_NONE, Seat::number)
}

/// A seat by its number, among the arguments of a call.
pub(super) fn named_seat(number: u32) -> Named<Seat> {
    Named::new(Seat::new(number))
}

#[inline(always)]
pub(super) fn rules(rules: &ddz_rules) -> Result<RuleSet, RulesError> {
    // SAFETY: plain bytes of the same size; layout.rs finds no hole.
    let bytes = unsafe { transmute::<&ddz_rules, &[u8; size_of::<ddz_rules>()]>(rules) };
    match bytes.last_chunk() {
        Some(switches) => RuleSet::from_bytes(switches),
        None => Err(RulesError::Range),
    }
}

/// Two 32-bit words a set of cards, the low one first.
fn words(sets: [u64; 3]) -> [u32; 6] {
    let [[a, b], [c, d], [e, f]] = sets.map(halves);
    [a, b, c, d, e, f]
}

fn halves(set: u64) -> [u32; 2] {
    [set as u32, (set >> 32) as u32]
}

fn set([low, high]: [u32; 2]) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

fn sets([a, b, c, d, e, f]: [u32; 6]) -> [u64; 3] {
    [set([a, b]), set([c, d]), set([e, f])]
}

impl TryFrom<&ddz_game> for Game {
    type Error = GameError;

    #[inline]
    fn try_from(t: &ddz_game) -> Result<Game, GameError> {
        let whole = t.flow.struct_size == size::<ddz_flow>()
            && t.rules.struct_size == size::<ddz_rules>()
            && t.reserved.iter().fold(0, |all, &byte| all | byte) == 0
            && u32::from(t.seats) == n::SEATS_MAX;
        let (true, Ok(rules), Ok(flow)) = (whole, rules(&t.rules), flow_of(&t.flow)) else {
            return Err(GameError);
        };
        Game::from_parts(&Parts {
            rules,
            flow,
            seeded: t.seeded,
            seed: t.seed,
            actions: t.actions,
            hands: sets(t.hands),
            played: sets(t.played),
            latest: sets(t.latest),
            bottom: set(t.bottom),
            table: t.table.into(),
            phase: t.phase,
            waiting: t.waiting,
            landlord: t.landlord,
            winner: t.winner,
            first_seat: t.first_seat,
            first_bidder: t.first_bidder,
            face_up: t.face_up,
            redeals: t.redeals,
            bid: t.bid,
            robs: t.robs,
            first_revealer: t.first_revealer,
            table_seat: t.table_seat,
            passed: t.passed,
            bombs: t.bombs,
            rockets: t.rockets,
            shuttles: t.shuttles,
            shown: t.shown,
            answers: t.answers,
            doubles: t.doubles,
            plays: t.plays,
        })
    }
}

impl From<&Game> for ddz_game {
    fn from(game: &Game) -> ddz_game {
        let mut out = ddz_game {
            struct_size: size::<ddz_game>(),
            rules: (*game.rules()).into(),
            flow: game.flow().into(),
            ..NO_GAME
        };
        out.update(game);
        out
    }
}

/// All 0, which is no game.
const NO_GAME: ddz_game = {
    // SAFETY: plain numbers, for which 0 is a value.
    unsafe { core::mem::zeroed() }
};

impl ddz_game {
    /// Takes over all that changes while a game is played: everything but its
    /// rules and its flow.
    #[inline(always)]
    pub(super) fn update(&mut self, game: &Game) {
        let p = game.parts();
        self.actions = p.actions;
        self.seed = p.seed;
        self.hands = words(p.hands);
        self.played = words(p.played);
        self.latest = words(p.latest);
        self.bottom = halves(p.bottom);
        self.table = p.table.into();
        self.phase = p.phase;
        self.waiting = p.waiting;
        self.landlord = p.landlord;
        self.winner = p.winner;
        self.first_seat = p.first_seat;
        self.first_bidder = p.first_bidder;
        self.face_up = p.face_up;
        self.seeded = p.seeded;
        self.redeals = p.redeals;
        self.bid = p.bid;
        self.robs = p.robs;
        self.first_revealer = p.first_revealer;
        self.table_seat = p.table_seat;
        self.passed = p.passed;
        self.bombs = p.bombs;
        self.rockets = p.rockets;
        self.shuttles = p.shuttles;
        self.shown = p.shown;
        self.answers = p.answers;
        self.doubles = p.doubles;
        self.plays = p.plays;
        self.seats = n::SEATS_MAX as u8;
    }
}

/// What an action says, its cards not yet looked at.
pub(super) struct Order {
    seat: Seat,
    kind: Kinds,
    action: ddz_action,
}

/// The kinds of action that need nothing more, and the one that needs cards.
enum Kinds {
    Ready(ActionKind),
    Play(Play),
}

impl Order {
    /// Looks at what is named by constants, and at the number of cards.
    pub(super) fn new(action: ddz_action) -> Result<Order, Refusal> {
        let seat = Seat::new(action.seat.into()).ok_or(Refusal::ENUM)?;
        let kind = match action.kind {
            n::ACTION_PASS => Kinds::Ready(ActionKind::Pass),
            n::ACTION_BID => Kinds::Ready(ActionKind::Bid(action.value)),
            n::ACTION_CALL => Kinds::Ready(ActionKind::Call),
            n::ACTION_ROB => Kinds::Ready(ActionKind::Rob),
            n::ACTION_DOUBLE => {
                let double = Double::new(action.value).ok_or(Refusal::ENUM)?;
                Kinds::Ready(ActionKind::Double(double))
            }
            n::ACTION_SHOW => {
                let moment = Shown::new(action.value).ok_or(Refusal::ENUM)?;
                Kinds::Ready(ActionKind::Show(moment))
            }
            n::ACTION_TIMEOUT => Kinds::Ready(ActionKind::Timeout),
            n::ACTION_PLAY => match Kind::new(action.play.kind).ok_or(Refusal::ENUM)? {
                // Nothing is declared, so the rest of it is not used.
                Kind::None => Kinds::Play(Play::NONE),
                _ => Kinds::Play(declared(action.play, action.len)),
            },
            _ => return Err(Refusal::ENUM),
        };
        if u32::from(action.len) > n::CARDS_MAX {
            return Err(CardsError::TooMany.into());
        }
        Ok(Order { seat, kind, action })
    }

    /// The turn that is answered; 0 is any.
    pub(super) fn turn(&self) -> u32 {
        self.action.turn
    }

    /// Looks at the rest.
    pub(super) fn action(self) -> Result<Action, Refusal> {
        let Order { seat, kind, action } = self;
        let kind = match kind {
            Kinds::Ready(kind) => kind,
            Kinds::Play(reading) => {
                let cards = action.cards.get(..action.len.into()).unwrap_or(&[]);
                let cards = Cards::from_bytes(cards)?;
                ActionKind::Play { cards, reading }
            }
        };
        let plays = matches!(kind, ActionKind::Play { .. });
        let has_value = matches!(
            kind,
            ActionKind::Bid(_) | ActionKind::Double(_) | ActionKind::Show(_)
        );
        let behind = action.cards.iter().skip(action.len.into());
        let unused = action.reserved != [0; 4]
            || (action.value != 0 && !has_value)
            || (action.len != 0 && !plays)
            || (action.play != NO_ACTION.play && !plays)
            || behind.fold(0, |all, &byte| all | byte) != 0
            // A declaration of nothing is all 0.
            || (action.play.kind == n::KIND_NONE && action.play != NO_ACTION.play);
        if unused {
            return Err(Refusal::FIELD);
        }
        Ok(Action { seat, kind })
    }
}

/// What `len` cards are declared to be. Where no rule set has such a play, no
/// cards are read as it: any play of another number of cards is refused alike.
pub(super) fn declared(play: ddz_play, len: u8) -> Play {
    let single = Play::new(Kind::Single, Rank::THREE, 1).unwrap_or(Play::ROCKET);
    let other = if len == 1 { Play::ROCKET } else { single };
    Play::from_bytes(play.into()).unwrap_or(other)
}

/// All 0, which is no action.
pub(super) const NO_ACTION: ddz_action = ddz_action {
    seat: 0,
    kind: 0,
    value: 0,
    len: 0,
    play: ddz_play {
        kind: 0,
        rank: 0,
        length: 0,
        cards: 0,
    },
    cards: [0; 20],
    turn: 0,
    reserved: [0; 4],
};

impl From<Action> for ddz_action {
    fn from(action: Action) -> ddz_action {
        let mut out = ddz_action {
            seat: action.seat.number(),
            ..NO_ACTION
        };
        out.kind = match action.kind {
            ActionKind::Pass => n::ACTION_PASS,
            ActionKind::Call => n::ACTION_CALL,
            ActionKind::Rob => n::ACTION_ROB,
            ActionKind::Timeout => n::ACTION_TIMEOUT,
            ActionKind::Bid(points) => {
                out.value = points;
                n::ACTION_BID
            }
            ActionKind::Double(double) => {
                out.value = double.number();
                n::ACTION_DOUBLE
            }
            ActionKind::Show(moment) => {
                out.value = moment.number();
                n::ACTION_SHOW
            }
            ActionKind::Play { cards, reading } => {
                out.len = cards.len() as u8;
                out.play = reading.into();
                fill(&mut out.cards, cards);
                n::ACTION_PLAY
            }
        };
        out
    }
}

/// Writes cards by rank from low to high; the rest stays 0.
pub(super) fn fill(places: &mut [u8], cards: Cards) {
    for (place, card) in places.iter_mut().zip(cards.iter()) {
        *place = card.byte();
    }
}
