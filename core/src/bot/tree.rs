//! What came of single moves below each choice, over all hands that were dealt.

use crate::cards::Counts;
use crate::fixed::Fixed;
use crate::moves::RankMove;
use crate::plays::{Kind, Play};
use crate::policy::{Playout, Policy};
use crate::position::Side;

/// A move that was tried: bytes that mean something to a [`Bot`](super::Bot) alone.
/// The caller makes room for as many as [`Options::nodes`](super::Options::nodes)
/// says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Node([u8; Node::LEN]);

impl Node {
    /// Bytes of a node.
    pub const LEN: usize = 32;
    /// A node that was never reached.
    pub const EMPTY: Node = Node([0; Node::LEN]);

    fn number<const AT: usize>(&self) -> u32 {
        let mut four = [0; 4];
        for (to, from) in four.iter_mut().zip(self.0.iter().skip(AT)) {
            *to = *from;
        }
        u32::from_le_bytes(four)
    }

    fn put<const AT: usize>(&mut self, number: u32) {
        for (to, from) in self.0.iter_mut().skip(AT).zip(number.to_le_bytes()) {
            *to = from;
        }
    }

    /// The cards of the move; none for a pass.
    fn word(&self) -> u64 {
        u64::from(self.number::<0>()) | u64::from(self.number::<4>()) << 32
    }

    fn child(&self) -> u32 {
        self.number::<8>()
    }

    fn sibling(&self) -> u32 {
        self.number::<12>()
    }

    fn visits(&self) -> u32 {
        self.number::<16>()
    }

    /// How often the seat that plays alone won.
    fn wins(&self) -> u32 {
        self.number::<20>()
    }
}

/// A node is built on when it was reached so often.
const GROWN: u32 = 20;
/// Children that a node has at most; more than replies are ever looked at.
const CHILDREN: usize = 64;
const DEEPEST: usize = 48;

type Replies = Fixed<Option<RankMove>, 8>;

/// The nodes, of which the first stand for the candidates.
pub(super) struct Tree<'a> {
    pub nodes: &'a mut [Node],
    /// How many are in use.
    pub used: u32,
    /// How many may be.
    pub most: u32,
}

impl Tree<'_> {
    /// Plays on from behind a candidate, by what is known of its replies as far as
    /// they were tried, then by the policy. Which side wins.
    pub(super) fn playout(&mut self, policy: &Policy<'_>, deal: &mut Playout, root: u32) -> Side {
        let mut path = Fixed::<u32, DEEPEST>::new(0);
        let mut at = root;
        while path.len() < DEEPEST {
            path.push(at);
            let Some(node) = self.get(at) else {
                break;
            };
            if deal.is_over() || node.visits() < GROWN {
                break;
            }
            let replies = replies(policy, deal);
            let Some((next, reply)) = self.choose(&node, at, &replies, deal.mover()) else {
                break;
            };
            deal.act(policy, reply);
            at = next;
        }
        let side = deal.run(policy);
        for &at in path.as_slice() {
            if let Some(node) = self.nodes.get_mut(at as usize) {
                let (visits, wins) = (node.visits(), node.wins());
                node.put::<16>(visits.saturating_add(1));
                node.put::<20>(wins.saturating_add(u32::from(side == Side::Solo)));
            }
        }
        side
    }

    fn get(&self, at: u32) -> Option<Node> {
        self.nodes.get(at as usize).copied()
    }

    /// The reply that is tried next: one that never was, in their order, else the
    /// one of the highest bound.
    fn choose(
        &mut self,
        parent: &Node,
        at: u32,
        replies: &Replies,
        side: Side,
    ) -> Option<(u32, Option<RankMove>)> {
        let mut best = None;
        let mut most = 0;
        for &reply in replies.as_slice() {
            let word = reply.map_or(0, |found| found.counts.word());
            let Some(child) = self.child_with(parent, word) else {
                return Some((self.grow(at, word)?, reply));
            };
            let bound = self
                .get(child)
                .map_or(0, |child| bound(parent, &child, side));
            if bound > most || best.is_none() {
                most = bound;
                best = Some((child, reply));
            }
        }
        best
    }

    fn child_with(&self, parent: &Node, word: u64) -> Option<u32> {
        let mut at = parent.child();
        for _ in 0..CHILDREN {
            if at == 0 {
                return None;
            }
            let child = self.get(at)?;
            if child.word() == word {
                return Some(at);
            }
            at = child.sibling();
        }
        None
    }

    /// One more child, where there is room.
    fn grow(&mut self, parent: u32, word: u64) -> Option<u32> {
        let at = self.used;
        if at >= self.most || at as usize >= self.nodes.len() {
            return None;
        }
        let first = self.get(parent)?.child();
        let node = self.nodes.get_mut(at as usize)?;
        *node = Node::EMPTY;
        node.put::<0>(word as u32);
        node.put::<4>((word >> 32) as u32);
        node.put::<12>(first);
        self.used += 1;
        self.nodes.get_mut(parent as usize)?.put::<8>(at);
        Some(at)
    }
}

/// The upper bound of what a child wins for a side (UCB1), in parts of 2 to the 16:
/// whole numbers, since every platform must choose the same.
fn bound(parent: &Node, child: &Node, side: Side) -> u64 {
    let visits = u64::from(child.visits().max(1));
    let wins = match side {
        Side::Solo => child.wins(),
        Side::Others => child.visits().saturating_sub(child.wins()),
    };
    let mean = (u64::from(wins) << 16).checked_div(visits).unwrap_or(0);
    // 2 to the 32 times ln(parent) / visits; its root is in parts of 2 to the 16.
    let share = (ln(parent.visits().max(1)) << 16)
        .checked_div(visits)
        .unwrap_or(0);
    mean + share.isqrt() * EXPLORE / 100
}

/// How much what was seldom tried is sought, in hundredths.
const EXPLORE: u64 = 40;

/// The natural logarithm in parts of 2 to the 16, near enough: between powers of
/// two it is a straight line.
fn ln(number: u32) -> u64 {
    let whole = 31 - number.max(1).leading_zeros();
    let part = (u64::from(number) << 16 >> whole) & 0xFFFF;
    // 45426 is ln 2.
    (((u64::from(whole) << 16) + part) * 45_426) >> 16
}

/// What the seat whose turn it is might do: what the policy would, what else of its
/// list fits, its highest card or pair, a pass.
fn replies(policy: &Policy<'_>, deal: &Playout) -> Replies {
    let mut replies = Replies::new(None);
    let sight = deal.sight();
    let first = policy.choose_by(&sight, deal.list());
    replies.push(first);
    // All cards at once, and there is nothing better.
    if first.is_some_and(|found| found.counts == sight.hand) {
        return replies;
    }
    let leads = sight.table.is_none();
    let mut push = |reply: Option<RankMove>| {
        let known = replies
            .as_slice()
            .iter()
            .any(|&other| other.map(|found| found.counts) == reply.map(|found| found.counts));
        if !known && replies.len() < 7 {
            replies.push(reply);
        }
    };
    if !leads {
        push(None);
    }
    let question = policy.question(sight.table);
    for item in deal.list().plays() {
        if question.is_some_and(|question| question.is_beaten_by(item.play)) {
            push(Some(*item));
        }
    }
    let (copies, kind) = match sight.table.kind() {
        Kind::Single => (1, Kind::Single),
        Kind::Pair => (2, Kind::Pair),
        _ => return replies,
    };
    let masks = sight.hand.masks();
    let held = (if copies == 1 { masks.one } else { masks.two }) & !(masks.four * 15);
    if held != 0 {
        let rank = (63 - held.leading_zeros()) / 4;
        let play = Play::of(kind, rank as u8, 1, copies);
        if question.is_some_and(|question| question.is_beaten_by(play)) {
            let counts = Counts::from_word(u64::from(copies) << (4 * rank));
            push(Some(RankMove { play, counts }));
        }
    }
    replies
}
