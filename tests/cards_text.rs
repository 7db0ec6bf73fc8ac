//! Text to cards and back.

mod vectors;

use ddz::cards::{Card, CardList, Cards, CardsError, Rank, Style, TextError, parse};
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};
use vectors::Table;

/// `"…"` or `"…"*N` with escapes to bytes.
fn unquote(cell: &str) -> Vec<u8> {
    let (text, times) = cell[1..].rsplit_once('"').expect("a quoted text");
    let times = times
        .strip_prefix('*')
        .map_or(1, |times| times.parse().unwrap());
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((plain, escape)) = rest.split_once('\\') {
        bytes.extend_from_slice(plain.as_bytes());
        let hex = |digits: &str| u32::from_str_radix(digits, 16).unwrap();
        let (made, after) = match escape.as_bytes()[0] {
            b't' => (vec![b'\t'], &escape[1..]),
            b'n' => (vec![b'\n'], &escape[1..]),
            b'r' => (vec![b'\r'], &escape[1..]),
            b'x' => (vec![hex(&escape[1..3]) as u8], &escape[3..]),
            b'u' => {
                let (digits, after) = escape[2..].split_once('}').unwrap();
                let char = char::from_u32(hex(digits)).unwrap();
                (char.to_string().into_bytes(), after)
            }
            other => panic!("no escape: {}", char::from(other)),
        };
        bytes.extend(made);
        rest = after;
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes.repeat(times)
}

/// The cell of an answer.
fn cell(answer: Result<CardList, TextError>) -> String {
    match answer {
        Ok(list) if list.as_slice().is_empty() => "-".to_owned(),
        Ok(list) => {
            let bytes = list.as_slice().iter().map(|card| card.byte());
            "0x".to_owned() + &bytes.map(|byte| format!("{byte:02X}")).collect::<String>()
        }
        Err(TextError::Length) => "error:length".to_owned(),
        Err(TextError::Text) => "error:text".to_owned(),
        Err(TextError::Cards(CardsError::Card)) => "error:card".to_owned(),
        Err(TextError::Cards(CardsError::Duplicate)) => "error:duplicate".to_owned(),
        Err(TextError::Cards(CardsError::TooMany)) => "error:too_many".to_owned(),
    }
}

#[test]
fn vectors() {
    let (mut good, mut bad) = (0, 0);
    for row in Table::read("text.tsv").rows() {
        let (text, expected) = (unquote(row.get("text")), row.get("expected"));
        // Bytes that are no UTF-8 cannot be asked here; the C call is asked all.
        let Ok(text) = core::str::from_utf8(&text) else {
            continue;
        };
        assert_eq!(cell(parse(text)), expected, "{}: {text}", row.at());
        if expected.starts_with("0x") {
            good += 1;
        } else {
            bad += 1;
        }
    }
    assert!(good >= 70 && bad >= 60, "{good} good, {bad} bad");
}

#[test]
fn vectors_through_the_c_call() {
    let mut seen = 0;
    for row in Table::read("text.tsv").rows() {
        let text = unquote(row.get("text"));
        let mut out = [0xEE_u8; 54];
        let mut len = 0xEEEE_EEEE_u32;
        let status = unsafe {
            ddz_c::ffi::ddz_cards_parse(
                text.as_ptr().cast(),
                text.len() as u32,
                out.as_mut_ptr(),
                54,
                &mut len,
            )
        };
        let answer = match status {
            ddz::numbers::OK => Ok(CardList::from_bytes(&out[..len as usize]).expect("cards")),
            ddz::numbers::ERR_LENGTH => Err(TextError::Length),
            ddz::numbers::ERR_TEXT => Err(TextError::Text),
            ddz::numbers::ERR_DUPLICATE => Err(CardsError::Duplicate.into()),
            ddz::numbers::ERR_TOO_MANY => Err(CardsError::TooMany.into()),
            other => panic!("{}: status {other}", row.at()),
        };
        if answer.is_err() {
            assert_eq!(
                (out, len),
                ([0xEE; 54], 0xEEEE_EEEE),
                "{}: written",
                row.at()
            );
        }
        assert_eq!(cell(answer), row.get("expected"), "{}", row.at());
        seen += 1;
    }
    assert!(seen >= 140, "{seen} rows");
}

#[test]
fn styles() {
    let list = CardList::from_bytes(&[0x33, 0x2A, 0x02, 0x11, 0x4E, 0x4F]).unwrap();
    assert_eq!(Style::Ranks.format(&list).to_string(), "3T2AxX");
    assert_eq!(Style::Suited.format(&list).to_string(), "♠3 ♥T ♦2 ♣A x X");
    assert_eq!(
        Style::Chinese.format(&list).to_string(),
        "黑桃3 红桃10 方块2 梅花A 小王 大王"
    );
    for style in Style::ALL {
        assert_eq!(style.format(&CardList::EMPTY).to_string(), "");
        assert_eq!(Style::new(style as u32), Some(style));
    }
    assert_eq!(Style::new(3), None);
}

/// A person who debugs wants to see cards, and a ten that says so.
#[test]
fn what_a_debugger_sees() {
    let cards: Cards = "♠T ♥3 x".parse().unwrap();
    let list: CardList = "♠T ♥3 x".parse().unwrap();
    let [first, ..] = list.as_slice() else {
        panic!()
    };
    assert_eq!(format!("{cards:?}"), "Cards(♥3 ♠T x)");
    assert_eq!(format!("{list:?}"), "CardList(♠T ♥3 x)");
    assert_eq!(format!("{:?}", cards.counts()), "Counts(3Tx)");
    assert_eq!(format!("{first:?} {first}"), "Card(♠T) ♠T");
    assert_eq!(format!("{:?} {}", first.rank(), first.rank()), "Rank(T) T");
    assert_eq!("3 zz".parse::<Cards>(), Err(TextError::Text));
}

#[test]
fn every_card_in_every_style() {
    for card in Card::DECK {
        let list = CardList::from_bytes(&[card.byte()]).unwrap();
        for style in [Style::Suited, Style::Chinese] {
            let text = style.format(&list).to_string();
            assert_eq!(parse(&text), Ok(list), "{text}");
        }
        let letter = Style::Ranks.format(&list).to_string();
        let at = usize::from(card.rank().index());
        assert_eq!(letter.as_bytes(), &Rank::LETTERS[at..=at]);
    }
}

/// Distinct cards in any order.
fn lists() -> impl Strategy<Value = CardList> {
    (0..=54usize)
        .prop_flat_map(|len| subsequence(Card::DECK.to_vec(), len))
        .prop_shuffle()
        .prop_map(|cards| {
            let bytes: Vec<u8> = cards.iter().map(|card| card.byte()).collect();
            CardList::from_bytes(&bytes).expect("distinct cards")
        })
}

/// One way to write a card with its suit; `None` where the way has none.
fn spelled(card: Card, way: usize, behind: bool) -> String {
    let list = CardList::from_bytes(&[card.byte()]).unwrap();
    let name = Style::Chinese.format(&list).to_string();
    let rank = Style::Ranks.format(&list).to_string();
    let Some(suit) = card.suit() else {
        return [rank, name][way % 2].clone();
    };
    let suit = suit as usize;
    let rank = match (rank.as_str(), way % 3) {
        ("T", 1) => "10".to_owned(),
        (_, 2) => rank.to_lowercase(),
        _ => rank,
    };
    match way % 4 {
        0 => name,
        1 => rank + ["d", "c", "h", "s"][suit],
        2 => rank + ["D", "C", "H", "S"][suit],
        _ => {
            let symbol = [["♦", "♢"], ["♣", "♧"], ["♥", "♡"], ["♠", "♤"]][suit][way / 4 % 2];
            let symbol = [symbol.to_owned(), symbol.to_owned() + "\u{FE0F}"][way / 8 % 2].clone();
            if behind {
                rank + &symbol
            } else {
                symbol + &rank
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_is_written_without_a_style_is_read_back(list in lists()) {
        prop_assert_eq!(list.to_string(), Style::Suited.format(&list).to_string());
        prop_assert_eq!(list.to_string().parse(), Ok(list));
        let set = list.set();
        prop_assert_eq!(set.to_string(), CardList::from(set).to_string());
        prop_assert_eq!(set.to_string().parse(), Ok(set));
        let read: Cards = set.counts().to_string().parse().unwrap();
        prop_assert_eq!(read.counts(), set.counts());
    }

    #[test]
    fn what_is_written_is_read_back(list in lists()) {
        for style in [Style::Suited, Style::Chinese] {
            prop_assert_eq!(parse(&style.format(&list).to_string()), Ok(list));
        }
        let read = parse(&Style::Ranks.format(&list).to_string()).unwrap();
        let ranks = |list: CardList| -> Vec<Rank> {
            list.as_slice().iter().map(|card| card.rank()).collect()
        };
        prop_assert_eq!(ranks(read), ranks(list));
        // Suits from the lowest up, in the order of the text.
        for rank in Rank::all() {
            let suits = read.as_slice().iter().filter(|card| card.rank() == rank);
            for (at, card) in suits.enumerate() {
                prop_assert_eq!(card.suit().map_or(0, |suit| suit as usize), at);
            }
        }
    }

    #[test]
    fn suits_in_any_spelling(
        list in lists(),
        ways in prop::collection::vec((any::<Index>(), 0..5usize), 54),
        behind: bool,
    ) {
        let mut text = String::new();
        for (&card, (way, gap)) in list.as_slice().iter().zip(&ways) {
            text += &spelled(card, way.index(16), behind);
            text += ["", " ", ",", "，\n", "\u{3000}"][*gap];
        }
        prop_assert_eq!(parse(&text), Ok(list), "{}", text);
    }

    #[test]
    fn cards_without_a_suit_take_what_is_left(list in lists(), bare in prop::collection::vec(any::<bool>(), 54)) {
        let mut text = String::new();
        let mut named = Cards::EMPTY;
        for (&card, &bare) in list.as_slice().iter().zip(&bare) {
            let style = if bare { Style::Ranks } else { Style::Suited };
            text += &style.format(&CardList::from_bytes(&[card.byte()]).unwrap()).to_string();
            text += " ";
            if !bare {
                named.insert(card);
            }
        }
        let read = parse(&text).unwrap();
        prop_assert_eq!(read.set().counts(), list.set().counts());
        let pairs = read.as_slice().iter().zip(list.as_slice());
        for ((&read, &wanted), &bare) in pairs.zip(&bare) {
            prop_assert_eq!(read.rank(), wanted.rank());
            if bare {
                prop_assert!(wanted.suit().is_none() || !named.contains(read));
            } else {
                prop_assert_eq!(read, wanted);
            }
        }
        // None is left out below one that was given.
        for rank in Rank::all() {
            let given: Vec<u8> = read.set().without(named).iter()
                .filter(|card| card.rank() == rank).map(Card::byte).collect();
            let free: Vec<u8> = Card::DECK.into_iter()
                .filter(|card| card.rank() == rank && !named.contains(*card))
                .map(Card::byte).take(given.len()).collect();
            prop_assert_eq!(given, free);
        }
    }

    /// Whatever is typed: an answer, never a panic; and an answer of cards is
    /// one that can be written and read again.
    #[test]
    fn anything_may_be_typed(text in "[ ,1023JQKATxXsShd♠♥♦♣黑桃红心小大王\u{FE0F}\n]{0,24}|\\PC{0,40}") {
        if let Ok(list) = parse(&text) {
            prop_assert_eq!(parse(&Style::Suited.format(&list).to_string()), Ok(list));
        }
    }

    /// The longest text fits what the C call reserves.
    #[test]
    fn text_fits(list in lists()) {
        for style in Style::ALL {
            let written = style.format(&list);
            prop_assert!(written.to_string().len() <= ddz::cards::Written::MAX);
        }
    }
}
