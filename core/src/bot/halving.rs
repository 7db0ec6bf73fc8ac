//! Which choices stay in the running (sequential halving).

use super::candidates::Candidates;

/// Playouts go in rounds of equal size; behind each, the worse half is left out.
#[derive(Clone, Copy)]
pub(super) struct Halving {
    pub budget: u32,
    pub candidates: u32,
}

impl Halving {
    /// The round in which so many playouts are done.
    pub(super) fn round(self, done: u32) -> u32 {
        let rounds = self.rounds();
        let round = u64::from(done) * u64::from(rounds) / u64::from(self.budget.max(1));
        (round as u32).min(rounds)
    }

    fn rounds(self) -> u32 {
        // Two candidates want one round, three or four two.
        32 - self.candidates.saturating_sub(1).leading_zeros()
    }
}

/// Leaves the worse half of the live ones out; of equals the later.
pub(super) fn halve(all: &mut Candidates) {
    let live = all.as_slice().iter().filter(|one| one.live).count();
    let keep = live.div_ceil(2);
    for _ in keep..live {
        let mut worst: Option<usize> = None;
        for (at, one) in all.as_slice().iter().enumerate() {
            let below = worst
                .and_then(|worst| all.as_slice().get(worst))
                .is_none_or(|other| {
                    rate_is_at_most((one.wins, one.playouts), (other.wins, other.playouts))
                });
            if one.live && below {
                worst = Some(at);
            }
        }
        let found = worst.and_then(|at| all.as_mut_slice().get_mut(at));
        if let Some(found) = found {
            found.live = false;
        }
    }
}

/// Is one share no greater than the other? Without a fraction.
pub(super) fn rate_is_at_most(one: (u32, u32), other: (u32, u32)) -> bool {
    u64::from(one.0) * u64::from(other.1.max(1)) <= u64::from(other.0) * u64::from(one.1.max(1))
}
