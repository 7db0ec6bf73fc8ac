//! What each seat wins or loses, and why (docs/game.md, "Points").

use crate::game::flow::{Doubling, power};
use crate::game::phase::Shown;
use crate::game::seat::{PerSeat, Seat};
use crate::game::state::Game;
use crate::numbered::numbered;

numbered! {
    /// Whether one side never came to play.
    #[derive(Default)]
    Spring: u8 {
        #[default]
        None = SPRING_NONE,
        Landlord = SPRING_LANDLORD,
        Farmers = SPRING_FARMERS,
    }
}

/// The score of a deal with its factors.
///
/// A farmer's points are `base * bid * multipliers[farmer]`, won or lost; the
/// landlord's are those of both farmers with the sign turned. A multiplier is
/// the product of all factors, at most two to the power of the flow's cap.
/// Before the end the factors are those of the moment and the points 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// What each seat wins; the sum is 0.
    pub points: PerSeat<i32>,
    /// The base of the flow, 1 or more.
    pub base: u32,
    /// 0 before there is a landlord.
    pub bid: u32,
    /// For all robs together; 1 without one.
    pub rob_factor: u32,
    /// For all hands that were shown; 1 without one.
    pub show_factor: u32,
    /// For all bombs together; 1 without one.
    pub bomb_factor: u32,
    /// 1 unless the rocket was played.
    pub rocket_factor: u32,
    /// For all shuttles that count as bombs; 1 without one.
    pub shuttle_factor: u32,
    /// 1 unless `spring` is one of the two.
    pub spring_factor: u32,
    /// Of each farmer, with the landlord's part in it; 1 for the landlord.
    pub double_factors: PerSeat<u32>,
    /// Of each farmer; for the landlord the sum of both.
    pub multipliers: PerSeat<u32>,
    /// Known at the end only; [`Spring::None`] before.
    pub spring: Spring,
}

impl Game {
    /// The score as it is now.
    ///
    /// ```
    /// use ddz::rules::Preset;
    /// use ddz::game::{Action, Auto, ActionKind, FlowPreset, Seat, Game, TurnError};
    ///
    /// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
    /// let mut game = Game::new(rules, flow, &[1; 32], Seat::Zero);
    /// game.act(&Action { seat: Seat::Zero, kind: ActionKind::Bid(3) })?;
    /// while let Some(seat) = game.waiting().single() {
    ///     let action = game.auto(seat, Auto::Hint).expect("it is waited for");
    ///     game.act(&action)?;
    /// }
    /// let score = game.score();
    /// let stake = score.base * score.bid;
    /// for farmer in [Seat::One, Seat::Two] {
    ///     assert_eq!(score.points[farmer].unsigned_abs(), stake * score.multipliers[farmer]);
    /// }
    /// assert_eq!(score.points.0.iter().sum::<i32>(), 0);
    /// # Ok::<(), TurnError>(())
    /// ```
    pub fn score(&self) -> Score {
        let s = self.flow.switches();
        let spring = self.spring();
        let spring_factor = match spring {
            Spring::None => 1,
            Spring::Landlord => s.spring_factor,
            Spring::Farmers => s.antispring_factor,
        };
        let mut score = Score {
            base: s.base,
            bid: self.bid.into(),
            rob_factor: narrow(power(s.rob_factor, self.robs())),
            show_factor: self.shows_factor(),
            bomb_factor: narrow(power(s.bomb_factor, self.bombs)),
            rocket_factor: narrow(power(s.rocket_factor, self.rockets)),
            shuttle_factor: narrow(power(s.shuttle_factor, self.shuttles)),
            spring_factor: spring_factor.into(),
            double_factors: PerSeat([1; 3]),
            spring,
            ..Score::default()
        };
        let Some(landlord) = self.landlord else {
            return score;
        };
        for farmer in landlord.others() {
            let double = self.double_factor(landlord, farmer);
            let multiplier = [
                score.rob_factor,
                score.show_factor,
                score.bomb_factor,
                score.rocket_factor,
                score.shuttle_factor,
                score.spring_factor,
                double,
            ]
            .into_iter()
            .fold(1u64, |product, factor| {
                product.saturating_mul(factor.into())
            })
            .min(self.flow.cap());
            score.double_factors[farmer] = double;
            score.multipliers[farmer] = narrow(multiplier);
            score.multipliers[landlord] =
                score.multipliers[landlord].saturating_add(narrow(multiplier));
            let Some(winner) = self.winner else {
                continue;
            };
            // The check of the flow keeps this, and twice this, in range.
            let points = multiplier
                .saturating_mul(score.base.into())
                .saturating_mul(score.bid.into())
                .min(i32::MAX as u64 / 2) as i32;
            let won = if winner == landlord { -points } else { points };
            score.points[farmer] = won;
            score.points[landlord] -= won;
        }
        score
    }

    /// Robs so far, also while the auction goes on.
    pub(in crate::game) fn robs(&self) -> u8 {
        if self.is_bidding() {
            self.auction().robs
        } else {
            self.robs
        }
    }

    /// A landlord who wins before a farmer has played, or who loses after a
    /// single play. Every source has the same definition (docs/game.md, "Points").
    pub(in crate::game) fn spring(&self) -> Spring {
        let (Some(landlord), Some(winner)) = (self.landlord, self.winner) else {
            return Spring::None;
        };
        let farmers_played = landlord.others().into_iter().any(|s| self.plays[s] > 0);
        if winner == landlord && !farmers_played {
            Spring::Landlord
        } else if winner != landlord && self.plays[landlord] == 1 {
            Spring::Farmers
        } else {
            Spring::None
        }
    }

    /// The largest show, or the product of all.
    pub(in crate::game) fn shows_factor(&self) -> u32 {
        let factors = Seat::ALL.map(|s| self.show_factor_of(self.shown[s]));
        if self.flow.switches().show_product > 0 {
            factors.into_iter().fold(1, u32::saturating_mul)
        } else {
            factors.into_iter().fold(1, u32::max)
        }
    }

    fn show_factor_of(&self, shown: Shown) -> u32 {
        u32::from(self.show_factor(shown)).max(1)
    }

    /// What doubling makes of a farmer's part.
    fn double_factor(&self, landlord: Seat, farmer: Seat) -> u32 {
        let factor = |seat: Seat| u32::from(self.doubles[seat].factor());
        match self.flow.doubling() {
            Doubling::None => 1,
            // Against a farmer who did not double the landlord cannot either.
            Doubling::FarmersFirst if !self.doubles[farmer].is_raise() => 1,
            Doubling::FarmersFirst | Doubling::Pairwise => factor(farmer) * factor(landlord),
            Doubling::Global => Seat::ALL.map(factor).into_iter().product(),
        }
    }
}

/// Factors stay below 2^32: 4 to the power of 13 is 2^26.
fn narrow(factor: u64) -> u32 {
    u32::try_from(factor).unwrap_or(u32::MAX)
}
