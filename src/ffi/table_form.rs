//! Tables and actions as C has them, and back.

use core::mem::size_of;

use super::abi::{ddz_action, ddz_flow, ddz_play, ddz_rules, ddz_table};
use super::door::{In, SizedRules};
use super::flow::flow_of;
use super::status::Refusal;
use crate::cards::{Cards, CardsError};
use crate::numbers as n;
use crate::plays::{Kind, Play};
use crate::rules::RuleSet;
use crate::table::{Action, Deed, Double, Parts, Seat, Shown, Table, TableError};

/// `struct_size` of a struct of the header.
pub(super) const fn size<T>() -> u32 {
    size_of::<T>() as u32
}

/// A seat, or `DDZ_SEAT_NONE`.
pub(super) fn seat_number(seat: Option<Seat>) -> u8 {
    seat.map_or(n::SEAT_NONE, Seat::number)
}

/// A seat by its number.
pub(super) fn seat_of(number: u32) -> Result<Seat, Refusal> {
    Seat::new(number).ok_or(Refusal::Enum)
}

fn rules(rules: &ddz_rules) -> Result<RuleSet, Refusal> {
    // SAFETY: a reference to a whole struct.
    unsafe { SizedRules::new(In::new(rules)?) }?.check()
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

impl TryFrom<&ddz_table> for Table {
    type Error = TableError;

    #[inline]
    fn try_from(t: &ddz_table) -> Result<Table, TableError> {
        let whole = t.flow.struct_size == size::<ddz_flow>() && t.reserved == [0; 18];
        let (true, Ok(rules), Ok(flow)) = (whole, rules(&t.rules), flow_of(&t.flow)) else {
            return Err(TableError);
        };
        Table::from_parts(&Parts {
            rules,
            flow,
            seeded: t.seeded,
            seed: t.seed,
            actions: t.actions,
            hands: sets(t.hands),
            played: sets(t.played),
            latest: sets(t.latest),
            bottom: set(t.bottom),
            table: [t.table.kind, t.table.rank, t.table.length, t.table.cards],
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
            first_shower: t.first_shower,
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

impl From<&Table> for ddz_table {
    fn from(table: &Table) -> ddz_table {
        let p = table.parts();
        let [kind, rank, length, cards] = p.table;
        ddz_table {
            struct_size: size::<ddz_table>(),
            actions: p.actions,
            rules: p.rules.into(),
            flow: (&p.flow).into(),
            seed: p.seed,
            hands: words(p.hands),
            played: words(p.played),
            latest: words(p.latest),
            bottom: halves(p.bottom),
            table: ddz_play {
                kind,
                rank,
                length,
                cards,
            },
            phase: p.phase,
            waiting: p.waiting,
            landlord: p.landlord,
            winner: p.winner,
            first_seat: p.first_seat,
            first_bidder: p.first_bidder,
            face_up: p.face_up,
            seeded: p.seeded,
            redeals: p.redeals,
            bid: p.bid,
            robs: p.robs,
            first_shower: p.first_shower,
            table_seat: p.table_seat,
            passed: p.passed,
            bombs: p.bombs,
            rockets: p.rockets,
            shuttles: p.shuttles,
            shown: p.shown,
            answers: p.answers,
            doubles: p.doubles,
            plays: p.plays,
            reserved: [0; 18],
        }
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
    Ready(Deed),
    Play(Play),
}

impl Order {
    /// Looks at what is named by constants, and at the number of cards.
    pub(super) fn new(action: ddz_action) -> Result<Order, Refusal> {
        let seat = seat_of(action.seat.into())?;
        let kind = match action.kind {
            n::ACTION_PASS => Kinds::Ready(Deed::Pass),
            n::ACTION_BID => Kinds::Ready(Deed::Bid(action.value)),
            n::ACTION_CALL => Kinds::Ready(Deed::Call),
            n::ACTION_ROB => Kinds::Ready(Deed::Rob),
            n::ACTION_DOUBLE => {
                let double = Double::new(action.value).ok_or(Refusal::Enum)?;
                Kinds::Ready(Deed::Double(double))
            }
            n::ACTION_SHOW => {
                let moment = Shown::new(action.value).ok_or(Refusal::Enum)?;
                Kinds::Ready(Deed::Show(moment))
            }
            n::ACTION_TIMEOUT => Kinds::Ready(Deed::Timeout),
            n::ACTION_PLAY => match Kind::new(action.play.kind).ok_or(Refusal::Enum)? {
                // Nothing is declared, so the rest of it is not used.
                Kind::None => Kinds::Play(Play::NONE),
                kind => Kinds::Play(Play {
                    kind,
                    rank: action.play.rank,
                    length: action.play.length,
                    cards: action.play.cards,
                }),
            },
            _ => return Err(Refusal::Enum),
        };
        if u32::from(action.len) > n::CARDS_MAX {
            return Err(CardsError::TooMany.into());
        }
        Ok(Order { seat, kind, action })
    }

    /// Looks at the rest.
    pub(super) fn action(self) -> Result<Action, Refusal> {
        let Order { seat, kind, action } = self;
        let deed = match kind {
            Kinds::Ready(deed) => deed,
            Kinds::Play(reading) => {
                let cards = action.cards.get(..action.len.into()).unwrap_or(&[]);
                let cards = Cards::from_bytes(cards)?;
                Deed::Play { cards, reading }
            }
        };
        let plays = matches!(deed, Deed::Play { .. });
        let has_value = matches!(deed, Deed::Bid(_) | Deed::Double(_) | Deed::Show(_));
        let behind = action.cards.iter().skip(action.len.into());
        let unused = action.reserved != [0; 4]
            || (action.value != 0 && !has_value)
            || (action.len != 0 && !plays)
            || (action.play != NO_ACTION.play && !plays)
            || behind.fold(0, |all, &byte| all | byte) != 0
            // A declaration of nothing is all 0.
            || (action.play.kind == n::KIND_NONE && action.play != NO_ACTION.play);
        if unused {
            return Err(Refusal::Field);
        }
        Ok(Action { seat, deed })
    }
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
    reserved: [0; 4],
};

impl From<Action> for ddz_action {
    fn from(action: Action) -> ddz_action {
        let mut out = ddz_action {
            seat: action.seat.number(),
            ..NO_ACTION
        };
        out.kind = match action.deed {
            Deed::Pass => n::ACTION_PASS,
            Deed::Call => n::ACTION_CALL,
            Deed::Rob => n::ACTION_ROB,
            Deed::Timeout => n::ACTION_TIMEOUT,
            Deed::Bid(points) => {
                out.value = points;
                n::ACTION_BID
            }
            Deed::Double(double) => {
                out.value = double.number();
                n::ACTION_DOUBLE
            }
            Deed::Show(moment) => {
                out.value = moment.number();
                n::ACTION_SHOW
            }
            Deed::Play { cards, reading } => {
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
