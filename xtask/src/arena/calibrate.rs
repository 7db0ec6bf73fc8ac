//! `cargo xtask arena --calibrate DEALS`: the chance that the bot gives a hand in the
//! auction, beside what comes of it: by tenths, seat 0 bids three and all play the
//! list policy.

use ddz::bot::{Bot, Level, Options};
use ddz::game::{Action, ActionKind, Auto, FlowPreset, Game, Phase, Seat};
use ddz::rules::Preset;

use super::in_threads;

/// Tenths with fewer deals say nothing.
const ENOUGH: u32 = 500;
/// How far a tenth may be off.
const APART: f64 = 0.05;

#[derive(Clone, Copy, Default)]
struct Tenth {
    deals: u32,
    won: u32,
    predicted: f64,
}

pub fn run(deals: &str) -> Result<(), String> {
    let deals: u32 = deals
        .parse()
        .map_err(|_| format!("not a number: {deals}"))?;
    let outcomes = in_threads(deals, |number| one(number).expect("a deal"));
    let mut tenths = [Tenth::default(); 10];
    let mut brier = 0.0;
    for (chance, won) in outcomes {
        let tenth = &mut tenths[(chance * 10.0) as usize % 10];
        tenth.deals += 1;
        tenth.won += u32::from(won);
        tenth.predicted += chance;
        brier += (chance - f64::from(u8::from(won))).powi(2);
    }
    println!("{deals} deals; Brier {:.4}", brier / f64::from(deals));
    let mut off = false;
    for tenth in tenths.iter().filter(|tenth| tenth.deals > 0) {
        let n = f64::from(tenth.deals);
        let (said, came) = (tenth.predicted / n, f64::from(tenth.won) / n);
        let error = (came * (1.0 - came) / n).sqrt();
        println!("{said:.3} -> {came:.3} ± {error:.3} ({})", tenth.deals);
        off |= tenth.deals >= ENOUGH && (said - came).abs() > APART;
    }
    if off {
        return Err(format!("a tenth is off by more than {APART}"));
    }
    Ok(())
}

fn one(number: u32) -> Result<(f64, bool), Box<dyn std::error::Error>> {
    let mut seed = [3; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
    let mut game = Game::new(rules, flow, &seed, Seat::Zero);
    let options = Options {
        seed: number.into(),
        ..Options::of(Level::List)
    };
    let mut bot = Bot::begin(&rules, &flow, &game.view(Seat::Zero), options)?;
    while bot.think(u32::MAX, &mut []) > 0 {}
    let chance = f64::from(bot.chance()) / 1000.0;
    game.act(&Action {
        seat: Seat::Zero,
        kind: ActionKind::Bid(3),
    })?;
    while game.phase() != Phase::Over {
        let seat = game.waiting().iter().next().ok_or("nobody is asked")?;
        game.act(&game.auto(seat, Auto::List).ok_or("not waited for")?)?;
    }
    Ok((chance, game.winner() == Some(Seat::Zero)))
}
