//! Bids, calls, robs and doubles, by the chance to win (docs/bot.md, "The auction").

use super::level::Style;
use crate::game::{ActionKind, Double, Phase};

/// Playouts for an estimate at levels that play none for their moves.
pub(super) const FEWEST: u32 = 100;

/// What is asked, and what the flow offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    pub phase: Phase,
    /// The highest bid so far.
    pub bid: u8,
    /// May one double by four?
    pub quadruple: bool,
}

/// The least chance, in thousandths, for which each is done. Whoever wins more than
/// half of such deals wins points by a higher stake; what is above a half is for
/// what the estimate does not know: others who pass are weak, and who bids is not.
struct Least {
    bid: u16,
    rob: u16,
    double: u16,
    /// The landlord, when a farmer has doubled.
    redouble: u16,
    quadruple: u16,
}

const LEAST: Least = Least {
    bid: 480,
    rob: 520,
    double: 540,
    redouble: 600,
    quadruple: 580,
};

/// How far a style moves them.
const STEP: u16 = 70;

/// The answer of a seat with this chance, in thousandths.
pub(super) fn answer(asked: &Asked, style: Style, chance: u16) -> ActionKind {
    let chance = match style {
        Style::Calculating => chance,
        Style::Careful => chance.saturating_sub(STEP),
        Style::Daring => chance.saturating_add(STEP),
    };
    match asked.phase {
        // A chance above a half is worth the highest stake, and ends the auction.
        Phase::Bid if chance >= LEAST.bid && asked.bid < 3 => ActionKind::Bid(3),
        Phase::Call if chance >= LEAST.bid => ActionKind::Call,
        Phase::Rob if chance >= LEAST.rob => ActionKind::Rob,
        Phase::Redouble if chance < LEAST.redouble => ActionKind::Pass,
        Phase::Double | Phase::Redouble if asked.quadruple && chance >= LEAST.quadruple => {
            ActionKind::Double(Double::Four)
        }
        Phase::Double | Phase::Redouble if chance >= LEAST.double => {
            ActionKind::Double(Double::Two)
        }
        // A hand is never shown: whoever sees it plays better.
        _ => ActionKind::Pass,
    }
}
