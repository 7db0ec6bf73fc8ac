//! A bot as bytes, to lie in memory of the caller between two slices.

use super::auction::Asked;
use super::bot::{Bot, BotError};
use super::candidates::{Candidate, Candidates, MOST};
use super::level::{Level, Style};
use super::lots::Lots;
use super::seen::Seen;
use crate::cards::{Cards, Counts};
use crate::game::{Checksum, Phase, Reader, Written};
use crate::moves::RankMove;
use crate::numbers as n;
use crate::plays::Play;
use crate::position::Trick;
use crate::rules::RuleSet;

/// Bytes that a bot takes, its tree aside.
pub const BOT_LEN: usize = 704;

/// What they begin with.
const MARK: [u8; 3] = *b"dB\x01";
const SUM: usize = 4;

impl Bot {
    /// The bot as bytes that mean the same to this version on every platform; 0
    /// behind them.
    pub fn to_bytes(&self) -> [u8; BOT_LEN] {
        let mut out = Written::<{ BOT_LEN - SUM }>::new();
        let seen = &self.seen;
        out.put(&MARK);
        out.put(&self.rules.to_bytes());
        for number in [
            self.level.number(),
            self.style.number(),
            self.budget,
            self.done,
            self.nodes_used,
            self.nodes_most,
        ] {
            out.put(&number.to_le_bytes());
        }
        out.put(&self.lots.0.to_le_bytes());
        let trick = &seen.trick;
        out.put(&[
            self.asked.phase.number(),
            self.asked.bid,
            self.asked.quadruple.into(),
            self.estimate,
            seen.me,
            seen.solo,
            trick.to_move(),
            trick.table_seat().unwrap_or(n::SEAT_NONE),
            trick.rocket_ends_trick().into(),
            seen.bidder.into(),
        ]);
        out.put(&trick.table().to_bytes());
        out.put(&seen.hidden);
        out.put(&seen.hand.word().to_le_bytes());
        out.put(&seen.pool.word().to_le_bytes());
        for known in seen.known {
            out.put(&known.word().to_le_bytes());
        }
        out.put(&[self.candidates.len() as u8]);
        for candidate in self.candidates.as_slice() {
            out.put(&candidate.found.counts.word().to_le_bytes());
            out.put(&candidate.found.play.to_bytes());
            out.put(&candidate.wins.to_le_bytes());
            out.put(&candidate.playouts.to_le_bytes());
            out.put(&[candidate.live.into()]);
        }
        let mut bytes = [0; BOT_LEN];
        for (to, from) in bytes.iter_mut().zip(out.as_slice()) {
            *to = *from;
        }
        let sum = sum(&bytes).to_le_bytes();
        for (to, from) in bytes.iter_mut().rev().zip(sum) {
            *to = from;
        }
        bytes
    }

    /// The inverse of [`Bot::to_bytes`].
    ///
    /// # Errors
    /// [`BotError::Memory`] when it has not written these bytes.
    pub fn from_bytes(bytes: &[u8; BOT_LEN]) -> Result<Bot, BotError> {
        let mut written = [0; SUM];
        for (to, from) in written.iter_mut().zip(bytes.iter().rev()) {
            *to = *from;
        }
        if u32::from_le_bytes(written) != sum(bytes) {
            return Err(BotError::Memory);
        }
        read(&mut Reader(bytes)).ok_or(BotError::Memory)
    }
}

/// The checksum of all but the place where it stands.
fn sum(bytes: &[u8; BOT_LEN]) -> u32 {
    let (body, _) = bytes.split_at(BOT_LEN - SUM);
    Checksum::new().add(body).value()
}

fn read(from: &mut Reader<'_>) -> Option<Bot> {
    if from.take()? != MARK {
        return None;
    }
    let rules = RuleSet::from_bytes(&from.take()?).ok()?;
    let mut number = || from.take().map(u32::from_le_bytes);
    let level = Level::new(number()?)?;
    let style = Style::new(number()?)?;
    let [budget, done, nodes_used, nodes_most] = [number()?, number()?, number()?, number()?];
    let [lots] = from.words()?;
    let [
        phase,
        bid,
        quadruple,
        estimate,
        me,
        solo,
        to_move,
        table_seat,
        ends,
        bidder,
    ] = from.take()?;
    let table = Play::from_bytes(from.take()?)?;
    let trick = if table.is_none() {
        Trick::lead(3, to_move)?
    } else {
        Trick::resume(3, table, table_seat, to_move)?
    };
    let hidden = from.take()?;
    let [hand, pool, a, b, c] = from.words()?;
    let mut bot = Bot {
        rules,
        level,
        style,
        seen: Seen {
            me: (me < 3).then_some(me)?,
            solo: (solo < 3).then_some(solo)?,
            hand: Cards::from_bits(hand)?,
            known: [counts(a)?, counts(b)?, counts(c)?],
            hidden,
            pool: counts(pool)?,
            trick: trick.with_rocket_ends_trick(ends != 0),
            bidder: bidder != 0,
        },
        asked: Asked {
            phase: Phase::new(phase)?,
            bid,
            quadruple: quadruple != 0,
        },
        estimate,
        budget,
        done,
        lots: Lots(lots),
        nodes_used,
        nodes_most,
        candidates: Candidates::new(Candidate::PASS),
    };
    let candidates = usize::from(from.byte()?);
    if candidates > MOST {
        return None;
    }
    for _ in 0..candidates {
        let [word] = from.words()?;
        let found = RankMove {
            counts: counts(word)?,
            play: Play::from_bytes(from.take()?)?,
        };
        bot.candidates.push(Candidate {
            found,
            wins: u32::from_le_bytes(from.take()?),
            playouts: u32::from_le_bytes(from.take()?),
            live: from.byte()? != 0,
        });
    }
    Some(bot)
}

/// A word that a deck has.
fn counts(word: u64) -> Option<Counts> {
    let by_rank = core::array::from_fn(|rank| (word >> (4 * rank) & 15) as u8);
    let counts = Counts::from_counts(&by_rank)?;
    (counts.word() == word).then_some(counts)
}
