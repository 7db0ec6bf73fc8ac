//! The card ids of other programs, against tables written from what these
//! programs say of them.

use ddz::cards::{Card, CardList, CardsError, Format, IdMap, Rank, from_ranks};

/// Egret: 1..54, four ids a rank from the A; suits as decided in the header.
const EGRET: &str = "\
    Ah Ad As Ac 2h 2d 2s 2c 3h 3d 3s 3c 4h 4d 4s 4c 5h 5d 5s 5c 6h 6d 6s 6c 7h 7d 7s 7c \
    8h 8d 8s 8c 9h 9d 9s 9c Th Td Ts Tc Jh Jd Js Jc Qh Qd Qs Qc Kh Kd Ks Kc x X";

/// Botzone: 0..53, four ids a rank from the 3.
const BOTZONE: &str = "\
    3h 3d 3s 3c 4h 4d 4s 4c 5h 5d 5s 5c 6h 6d 6s 6c 7h 7d 7s 7c 8h 8d 8s 8c 9h 9d 9s 9c \
    Th Td Ts Tc Jh Jd Js Jc Qh Qd Qs Qc Kh Kd Ks Kc Ah Ad As Ac 2h 2d 2s 2c x X";

/// OpenSpiel: 0..53, thirteen ids a suit from the 3.
const OPENSPIEL: &str = "\
    3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2c 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2d \
    3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s x X";

const TABLES: [(Format, u8, &str); 3] = [
    (Format::Egret, 1, EGRET),
    (Format::Botzone, 0, BOTZONE),
    (Format::Openspiel, 0, OPENSPIEL),
];

/// The byte of a card as the tables above write it.
fn byte(card: &str) -> u8 {
    match card.as_bytes() {
        b"x" => 0x4E,
        b"X" => 0x4F,
        [face, suit] => {
            let face = b".A23456789TJQK".iter().position(|other| other == face);
            let suit = b"dchs".iter().position(|other| other == suit);
            (suit.unwrap() * 16 + face.unwrap()) as u8
        }
        _ => panic!("{card}"),
    }
}

fn list(bytes: &[u8]) -> CardList {
    CardList::from_bytes(bytes).expect("cards")
}

#[test]
fn every_card_of_every_format_both_ways() {
    for (format, first, table) in TABLES {
        let bytes: Vec<u8> = table.split_whitespace().map(byte).collect();
        assert_eq!(bytes.len(), 54);
        let ids: Vec<u8> = (first..).take(54).collect();
        for (&id, &byte) in ids.iter().zip(&bytes) {
            let card = Card::new(byte).expect("a card");
            assert_eq!(format.card(id), Some(card), "{format:?} {id}");
            assert_eq!(format.id(card), id, "{format:?} {byte:#04X}");
        }
        assert_eq!(format.cards(&ids), Ok(list(&bytes)));
        for id in 0..=255 {
            assert_eq!(
                format.card(id).is_some(),
                ids.contains(&id),
                "{format:?} {id}"
            );
        }
    }
}

/// The rank of an id as each program computes it (the formulas of the rules
/// survey), not as the tables above have it.
#[test]
fn ranks_as_the_programs_compute_them() {
    let egret = |id: u8| match (id, (id.max(1) - 1) / 4) {
        (53, _) => 13,
        (54, _) => 14,
        (_, 0) => 11,
        (_, 1) => 12,
        (_, group) => group - 2,
    };
    let botzone = |id: u8| id / 4 + u8::from(id == 53);
    let openspiel = |id: u8| match id {
        52 => 13,
        53 => 14,
        _ => id % 13,
    };
    let rank = |format: Format, id: u8| format.card(id).map(|card| card.rank().index());
    for id in 0..54 {
        assert_eq!(rank(Format::Egret, id + 1), Some(egret(id + 1)));
        assert_eq!(rank(Format::Botzone, id), Some(botzone(id)));
        assert_eq!(rank(Format::Openspiel, id), Some(openspiel(id)));
    }
}

#[test]
fn format_numbers() {
    for format in Format::ALL {
        assert_eq!(Format::new(format as u32), Some(format));
    }
    assert_eq!(Format::ALL.map(|format| format as u32), [0, 1, 2]);
    assert_eq!(Format::new(3), None);
    assert_eq!(Format::new(u32::MAX), None);
}

#[test]
fn refused_ids() {
    use CardsError::{Card, Duplicate, TooMany};
    for (format, first, _) in TABLES {
        let last = first + 53;
        assert_eq!(format.cards(&[]), Ok(CardList::EMPTY));
        assert_eq!(format.cards(&[first, last + 1]), Err(Card));
        assert_eq!(format.cards(&[first, 255]), Err(Card));
        assert_eq!(format.cards(&[last, first, last]), Err(Duplicate));
        // No card goes before a card twice, wherever they stand.
        assert_eq!(format.cards(&[first, first, last + 1]), Err(Card));
        assert_eq!(format.cards(&[255, first, first]), Err(Card));
        assert_eq!(format.cards(&[255; 55]), Err(TooMany));
        assert_eq!(format.cards(&[first; 54]), Err(Duplicate));
    }
    assert_eq!(Format::Egret.cards(&[0]), Err(Card));
}

#[test]
fn a_table_of_the_clients_own() {
    // Ids that run backwards from 255, and the three formats as tables.
    let backwards: [u8; 54] = core::array::from_fn(|at| 255 - at as u8);
    let mut tables = vec![backwards];
    tables.extend(Format::ALL.map(|format| Card::DECK.map(|card| format.id(card))));
    for ids in tables {
        let table = IdMap::new(ids).expect("a table");
        assert_eq!(table.cards(&ids), Ok(list(&Card::DECK.map(Card::byte))));
        for (card, id) in Card::DECK.into_iter().zip(ids) {
            assert_eq!(table.id(card), id);
            assert_eq!(table.card(id), Some(card));
        }
        for id in 0..=255 {
            assert_eq!(table.card(id).is_some(), ids.contains(&id));
        }
    }
}

#[test]
fn a_table_with_an_id_twice_is_none() {
    let ids: [u8; 54] = core::array::from_fn(|at| at as u8);
    for one in 0..54 {
        for other in 0..54 {
            let mut ids = ids;
            ids[one] = ids[other];
            let expected = if one == other {
                Ok(())
            } else {
                Err(CardsError::Duplicate)
            };
            assert_eq!(IdMap::new(ids).map(|_| ()), expected, "{one} {other}");
        }
    }
}

#[test]
fn ranks_get_suits_in_order() {
    let bytes = |ranks: &[u8]| {
        from_ranks(ranks).map(|list| list.as_slice().iter().map(|card| card.byte()).collect())
    };
    assert_eq!(bytes(&[]), Ok(vec![]));
    assert_eq!(bytes(&[0, 0, 0, 0]), Ok(vec![0x03, 0x13, 0x23, 0x33]));
    assert_eq!(
        bytes(&[14, 11, 0, 11, 13, 12, 0]),
        Ok(vec![0x4F, 0x01, 0x03, 0x11, 0x4E, 0x02, 0x13])
    );
    for rank in Rank::all() {
        let index = rank.index();
        let copies = usize::from(rank.copies());
        assert_eq!(
            bytes(&vec![index; copies]).map(|cards: Vec<u8>| cards.len()),
            Ok(copies)
        );
        assert_eq!(bytes(&vec![index; copies + 1]), Err(CardsError::Duplicate));
        // The card of each rank in each suit, by hand: 3 … K, A, 2.
        let face = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 0x4E, 0x4F][usize::from(index)];
        assert_eq!(bytes(&[index]), Ok(vec![face]));
    }
    assert_eq!(bytes(&[0, 15]), Err(CardsError::Card));
    assert_eq!(bytes(&[13, 13, 255]), Err(CardsError::Card));
    assert_eq!(bytes(&[0; 54]), Err(CardsError::Duplicate));
    assert_eq!(bytes(&[0; 55]), Err(CardsError::TooMany));
    assert_eq!(bytes(&[15; 55]), Err(CardsError::TooMany));

    let deck: Vec<u8> = Rank::all()
        .flat_map(|rank| vec![rank.index(); usize::from(rank.copies())])
        .collect();
    assert_eq!(deck.len(), 54);
    assert_eq!(from_ranks(&deck).map(|list| list.set().len()), Ok(54));
}
