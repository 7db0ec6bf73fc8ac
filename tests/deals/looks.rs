//! What must hold of a game at every moment, and of its record at the end.

use ddz::cards::{Card, Cards, Rank};
use ddz::game::{Game, Phase, Record, Seat, Unseen};

use super::dice::Dice;

pub fn check_state(game: &Game) {
    assert_eq!(Game::from_parts(&game.parts()), Ok(*game), "its own parts");
    let mut all = Cards::EMPTY;
    let mut count = 0;
    for seat in Seat::ALL {
        for pile in [game.hand(seat), game.played(seat)] {
            all = all.union(pile);
            count += pile.len();
        }
    }
    let on_the_table = game.bottom().without(all);
    assert!(on_the_table.is_empty() || on_the_table == game.bottom());
    assert_eq!(count + on_the_table.len(), 54);
    assert_eq!(all.union(on_the_table), Cards::ALL);
    assert_eq!(game.score().points.0.iter().sum::<i32>(), 0, "zero sum");
    assert_eq!(game.waiting().is_empty(), game.phase() == Phase::Over);
    for seat in Seat::ALL {
        let (legal, waits) = (game.legal(seat), game.waiting().contains(seat));
        let mut moves = 0;
        game.moves(seat, |_| moves += 1);
        assert_eq!(waits, !legal.is_empty() || moves > 0, "somebody can act");
    }
}

/// What may differ without this seat seeing it does differ, and the view does
/// not.
pub fn check_view(game: &Game, seat: Seat, dice: &mut Dice) {
    let view = game.view(seat);
    let mut other = game.parts();
    if other.seeded == 1 {
        other.seed = dice.seed32();
    }
    let untaken = !Seat::ALL
        .into_iter()
        .flat_map(|s| [game.hand(s), game.played(s)])
        .fold(Cards::EMPTY, Cards::union)
        .contains_all(game.bottom());
    // What lies open, from the rules and not from the view.
    let won = game.winner().is_some();
    let shown = |s: Seat| (1..=4).contains(&other.shown[usize::from(s.number())]);
    let is_open = |s: Seat| s == seat || won || shown(s);
    let never = game.flow().switches().bottom_shown == 2;
    let sees_bottom = !untaken && (!never || won || game.landlord() == Some(seat));
    let known =
        |card: Card| view.face_up == Some(card) || sees_bottom && game.bottom().contains(card);
    // Everything that lies somewhere out of sight, and how much where.
    let mut pool: Vec<Card> = Vec::new();
    let mut places: Vec<(Option<Seat>, usize)> = Vec::new();
    let mut kept = [Cards::EMPTY; 3];
    for s in Seat::ALL {
        if is_open(s) {
            continue;
        }
        let hidden: Vec<Card> = game.hand(s).iter().filter(|c| !known(*c)).collect();
        kept[usize::from(s.number())] =
            game.hand(s).iter().filter(|c| known(*c)).collect::<Cards>();
        places.push((Some(s), hidden.len()));
        pool.extend(hidden);
    }
    if untaken {
        places.push((None, 3));
        pool.extend(game.bottom().iter());
    }
    dice.shuffle(&mut pool);
    for (place, len) in places {
        let cards: Cards = pool.drain(..len).collect();
        match place {
            Some(s) => {
                let at = usize::from(s.number());
                other.hands[at] = cards.union(kept[at]).word();
            }
            None => other.bottom = cards.word(),
        }
    }
    if let (false, false, Some(lord)) = (untaken, sees_bottom, game.landlord()) {
        // Taken and never shown: any three of his cards may be the bottom.
        let at = usize::from(lord.number());
        let own = Cards::from_bits(other.hands[at] | other.played[at]).unwrap();
        let mut own: Vec<Card> = own.iter().filter(|c| view.face_up != Some(*c)).collect();
        dice.shuffle(&mut own);
        other.bottom = own[..3].iter().copied().collect::<Cards>().word();
    }
    if game.phase() == Phase::Double {
        for s in Seat::ALL {
            let at = usize::from(s.number());
            if s != seat && other.doubles[at] > 0 {
                other.doubles[at] = 3 - other.doubles[at].min(2);
            }
        }
    }
    let other = Game::from_parts(&other).expect("another deal that looks the same");
    assert_eq!(other.view(seat), view, "{seat:?} sees what it may not");
    assert_eq!(other.unseen(seat), game.unseen(seat));
}

pub fn check_unseen(game: &Game, seat: Seat) {
    let (view, unseen) = (game.view(seat), game.unseen(seat));
    let played = view
        .played
        .0
        .iter()
        .fold(Cards::EMPTY, |all, c| all.union(*c));
    let seen = view.cards.0.iter().fold(played, |all, c| all.union(*c));
    for rank in Rank::all() {
        let in_deck = rank.copies();
        let count = |cards: Cards| cards.counts().count(rank);
        assert_eq!(
            unseen.unseen.count(rank),
            in_deck - count(seen.union(view.bottom))
        );
        assert_eq!(
            unseen.out.count(rank),
            in_deck - count(played) - count(game.hand(seat))
        );
        assert_eq!(
            unseen.bottom.count(rank),
            count(view.bottom.without(played))
        );
    }
    assert_eq!(Unseen::by_rank(unseen.out).len(), 15);
}

/// A record plays back to the same end, and one wrong byte is found.
pub fn check_record(record: &[u8], starts: &[usize], end: &Game, dice: &mut Dice) {
    let open = Record::open(record).unwrap();
    let actions = starts.len() as u32;
    assert_eq!(open.replay(u32::MAX), Ok((*end, actions)));
    let half = open.replay(actions / 2).unwrap();
    assert_eq!(half.1, actions / 2);
    assert_eq!(open.actions().filter(Result::is_ok).count(), starts.len());
    if starts.is_empty() {
        return;
    }
    let mut bad = record.to_vec();
    let at = starts[0] + dice.below(record.len() - starts[0]);
    bad[at] ^= 1 << dice.below(8);
    let wrong = starts.iter().filter(|start| **start <= at).count() as u32 - 1;
    match Record::open(&bad).unwrap().replay(u32::MAX) {
        Err(ddz::game::RecordError::Action { index, .. }) => assert_eq!(index, wrong),
        other => panic!("byte {at} was changed: {other:?}"),
    }
}
