//! The deal: who gets which cards, and who bids first.

use crate::cards::{Card, CardList, Cards, CardsError, SEED_LEN, shuffle};
use crate::game::auction::Answers;
use crate::game::flow::Flow;
use crate::game::phase::{Double, Phase, Shown};
use crate::game::seat::{PerSeat, Seat, Seats};
use crate::game::state::Game;
use crate::numbers as n;
use crate::plays::Play;
use crate::rules::RuleSet;

/// Cards that each seat is dealt.
pub(in crate::game) const DEALT: usize = 17;

/// The cards that no seat is dealt.
pub(in crate::game) const BOTTOM: usize = 3;

impl Game {
    /// A game whose decks come from a seed.
    ///
    /// The first deck is that of `ddz_deck_shuffle`. Seat 0 gets its first 17
    /// cards, seat 1 the next 17, seat 2 the next 17; the last three are the
    /// bottom. After a redeal the number of redeals so far goes into the nonce
    /// of the shuffle.
    ///
    /// ```
    /// use ddz::rules::Preset;
    /// use ddz::game::{FlowPreset, Phase, Seat, Seats, Game};
    ///
    /// let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Standard.flow());
    /// // In earnest the seed comes from a generator for secrets: who knows it
    /// // knows every card.
    /// let game = Game::new(rules, flow, &[1; 32], Seat::Two);
    /// assert_eq!(game.phase(), Phase::Bid);
    /// assert_eq!(game.waiting(), Seats::only(Seat::Two));
    /// assert_eq!(game.hand(Seat::Zero).len(), 17);
    /// ```
    pub fn new(rules: RuleSet, flow: Flow, seed: &[u8; SEED_LEN], first_seat: Seat) -> Game {
        let mut game = Game::empty(rules, flow, Some(*seed), first_seat);
        game.deal(&shuffle(seed, 0));
        game
    }

    /// A game with a given deck, dealt as in [`Game::new`]. It never redeals:
    /// where it would, the deal ends void.
    ///
    /// # Errors
    /// [`CardsError`] when the bytes are not the 54 cards.
    pub fn dealt(
        rules: RuleSet,
        flow: Flow,
        deck: &[u8; n::DECK_LEN as usize],
        first_seat: Seat,
    ) -> Result<Game, CardsError> {
        let cards = CardList::from_bytes(deck)?;
        let mut game = Game::empty(rules, flow, None, first_seat);
        game.deal(cards.as_slice());
        Ok(game)
    }

    /// The same table, freshly dealt from these cards.
    pub(in crate::game) fn dealt_from(&self, deck: impl Iterator<Item = Card>) -> Game {
        let mut cards = CardList::EMPTY;
        for card in deck {
            cards.push(card);
        }
        let mut game = Game::empty(self.rules, self.flow, None, self.first_seat);
        game.deal(cards.as_slice());
        game
    }

    fn empty(rules: RuleSet, flow: Flow, seed: Option<[u8; SEED_LEN]>, first_seat: Seat) -> Game {
        Game {
            rules,
            flow,
            seed,
            redeals: 0,
            actions: 0,
            first_seat,
            first_bidder: first_seat,
            face_up: None,
            phase: Phase::Over,
            waiting: Seats::NONE,
            hands: PerSeat::default(),
            played: PerSeat::default(),
            bottom: Cards::EMPTY,
            shown: PerSeat([Shown::Undecided; 3]),
            first_revealer: None,
            answers: Answers::NONE,
            landlord: None,
            bid: 0,
            robs: 0,
            doubles: PerSeat([Double::Undecided; 3]),
            table: Play::NONE,
            table_seat: None,
            latest: PerSeat::default(),
            passed: Seats::NONE,
            plays: PerSeat::default(),
            bombs: 0,
            rockets: 0,
            shuttles: 0,
            winner: None,
        }
    }

    /// Nobody bid: the next deck of the same seed.
    pub(in crate::game) fn redeal(&mut self, seed: &[u8; SEED_LEN]) {
        let mut next = Game::empty(self.rules, self.flow, self.seed, self.first_seat);
        next.actions = self.actions;
        next.redeals = self.redeals.saturating_add(1);
        next.deal(&shuffle(seed, u32::from(next.redeals)));
        *self = next;
    }

    fn deal(&mut self, deck: &[Card]) {
        for (i, &card) in deck.iter().enumerate() {
            let pile = match Seat::new((i / DEALT) as u32) {
                Some(seat) => &mut self.hands[seat],
                None => &mut self.bottom,
            };
            pile.insert(card);
        }
        self.choose_first_bidder(deck);
        if self.flow.has_early_show() {
            self.phase = Phase::Show;
            self.waiting = Seats::ALL;
        } else {
            self.begin_auction();
        }
    }
}
