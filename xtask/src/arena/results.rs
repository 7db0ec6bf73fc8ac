//! What decks come to.

use std::fmt::Write as _;
use std::time::Duration;

use super::options::Options;

/// One deck, played twice; index 0 is A, and of games the one in which A is the
/// landlord.
#[derive(Clone, Copy, Default)]
pub struct Deck {
    pub number: u32,
    /// Did A win?
    pub won: [bool; 2],
    /// The points of A's side.
    pub points: [f64; 2],
    pub time: [Duration; 2],
    pub moves: [u32; 2],
}

pub struct Results {
    decks: Vec<Deck>,
}

/// A mean and its standard error.
struct Mean(f64, f64);

impl Mean {
    fn of(values: impl Iterator<Item = f64>) -> Mean {
        let (mut n, mut sum, mut squares) = (0.0_f64, 0.0, 0.0);
        for value in values {
            n += 1.0;
            sum += value;
            squares += value * value;
        }
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(0.0);
        Mean(mean, (variance / (n - 1.0).max(1.0)).sqrt())
    }
}

impl Results {
    pub fn of(mut decks: Vec<Deck>) -> Results {
        decks.sort_by_key(|deck| deck.number);
        Results { decks }
    }

    pub fn text(&self, options: &Options, took: Duration) -> String {
        let [a, b] = &options.names;
        let mut text = format!(
            "{a} against {b}: {} decks twice, rules {}, flow {}, seed {}\n",
            self.decks.len(),
            options.rules_name,
            options.flow_name,
            options.seed
        );
        let won = |game: usize| move |deck: &Deck| f64::from(u8::from(deck.won[game]));
        let both = |deck: &Deck| (won(0)(deck) + won(1)(deck)) / 2.0;
        let points = |deck: &Deck| (deck.points[0] + deck.points[1]) / 2.0;
        let mut row = |name: &str, Mean(mean, error): Mean| {
            let _ = writeln!(text, "  {name:20} {mean:.4} ± {error:.4}");
        };
        // Without an auction whoever is alone is the landlord.
        row("A alone", Mean::of(self.decks.iter().map(won(0))));
        row("B alone", Mean::of(self.decks.iter().map(won(1))));
        row("together", Mean::of(self.decks.iter().map(both)));
        row("points a game", Mean::of(self.decks.iter().map(points)));
        for (who, name) in options.names.iter().enumerate() {
            let time: Duration = self.decks.iter().map(|deck| deck.time[who]).sum();
            let moves: u32 = self.decks.iter().map(|deck| deck.moves[who]).sum();
            let each = time.as_secs_f64() * 1e6 / f64::from(moves.max(1));
            let _ = writeln!(text, "  {name}: {each:.1} µs a move of {moves}");
        }
        let _ = writeln!(text, "  took {:.1} s", took.as_secs_f64());
        text
    }
}
