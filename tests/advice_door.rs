//! `ddz_hand_min_turns`, `ddz_hand_split`, `ddz_hint_list`: every status, in
//! the order of the header, that nothing is written with one, and the stack.

mod oracle;
mod vectors;

use core::ptr;

use ddz::advice;
use ddz::cards::Cards;
use ddz::numbers as n;
use ddz::plays::Question;
use ddz::rules::Preset;
use ddz_c::ffi::abi::{ddz_move, ddz_play, ddz_rules};
use ddz_c::ffi::*;

const FRESH: ddz_move = ddz_move {
    play: ddz_play {
        kind: 0xEE,
        rank: 0xEE,
        length: 0xEE,
        cards: 0xEE,
    },
    cards: [0xEE; 20],
};
const FRESH_LEN: u32 = 0xEEEE_EEEE;

fn standard() -> ddz_rules {
    ddz_rules::from(Preset::Standard.rule_set())
}

/// 3 4 5 6 7, 9 9, and both jokers.
const HAND: [u8; 9] = [0x03, 0x14, 0x25, 0x36, 0x07, 0x09, 0x39, 0x4E, 0x4F];

type List = fn(&Ask, *mut ddz_move, u32, *mut u32) -> i32;

/// What the three calls have in common.
#[derive(Clone, Copy)]
struct Ask {
    rules: *const ddz_rules,
    hand: *const u8,
    len: u32,
    table: *const ddz_play,
    list: List,
}

fn split(ask: &Ask, out: *mut ddz_move, cap: u32, len: *mut u32) -> i32 {
    unsafe { ddz_hand_split(ask.rules, ask.hand, ask.len, out, cap, len) }
}

fn hints(ask: &Ask, out: *mut ddz_move, cap: u32, len: *mut u32) -> i32 {
    unsafe { ddz_hint_list(ask.rules, ask.hand, ask.len, ask.table, out, cap, len) }
}

/// The number alone, as if it were a list that nobody reads.
fn turns(ask: &Ask, _: *mut ddz_move, _: u32, len: *mut u32) -> i32 {
    unsafe { ddz_hand_min_turns(ask.rules, ask.hand, ask.len, len) }
}

impl Ask {
    /// The status, and that it left everything as it was.
    fn refused(&self) -> i32 {
        let mut out = [FRESH; 40];
        let mut len = FRESH_LEN;
        let status = (self.list)(self, out.as_mut_ptr(), 40, &mut len);
        assert!(status < 0, "not refused");
        assert_eq!(len, FRESH_LEN, "a length written with {status}");
        assert_eq!(out, [FRESH; 40], "a move written with {status}");
        status
    }
}

const CALLS: [List; 3] = [split, hints, turns];

fn each_call(check: impl Fn(Ask, bool)) {
    let rules = standard();
    for (i, call) in CALLS.into_iter().enumerate() {
        let ask = Ask {
            rules: &rules,
            hand: HAND.as_ptr(),
            len: HAND.len() as u32,
            table: ptr::null(),
            list: call,
        };
        check(ask, i == 1);
    }
}

#[test]
fn what_is_refused() {
    each_call(|good, follows| {
        let null = Ask {
            rules: ptr::null(),
            ..good
        };
        assert_eq!(null.refused(), n::ERR_NULL);
        let null = Ask {
            hand: ptr::null(),
            ..good
        };
        assert_eq!(null.refused(), n::ERR_NULL);
        assert_eq!(
            (good.list)(&good, ptr::null_mut(), 0, ptr::null_mut()),
            n::ERR_NULL
        );

        for struct_size in [0, 31, 33, u32::MAX] {
            let rules = ddz_rules {
                struct_size,
                ..standard()
            };
            let ask = Ask {
                rules: &rules,
                ..good
            };
            assert_eq!(ask.refused(), n::ERR_STRUCT_SIZE);
        }
        for len in [21, 54, u32::MAX] {
            assert_eq!(Ask { len, ..good }.refused(), n::ERR_TOO_MANY);
        }
        let rules = ddz_rules {
            wing_repeat: 5,
            ..standard()
        };
        assert_eq!(
            Ask {
                rules: &rules,
                ..good
            }
            .refused(),
            n::ERR_RULES_RANGE
        );
        let rules = ddz_rules {
            reserved: std::array::from_fn(|at| u8::from(at == 20)),
            ..standard()
        };
        assert_eq!(
            Ask {
                rules: &rules,
                ..good
            }
            .refused(),
            n::ERR_RULES_RESERVED
        );

        for (bytes, status) in [
            ([0x03, 0x00], n::ERR_CARD),
            ([0x03, 0x50], n::ERR_CARD),
            ([0x03, 0x03], n::ERR_DUPLICATE),
            ([0x4E, 0x4E], n::ERR_DUPLICATE),
        ] {
            let ask = Ask {
                hand: bytes.as_ptr(),
                len: 2,
                ..good
            };
            assert_eq!(ask.refused(), status);
        }
        if follows {
            let table = ddz_play {
                kind: n::KIND_STRAIGHT,
                rank: 3,
                length: 4,
                cards: 4,
            };
            assert_eq!(
                Ask {
                    table: &table,
                    ..good
                }
                .refused(),
                n::ERR_PLAY
            );
        }
    });
}

/// Several faults at once: the first of the order is named.
#[test]
fn the_first_fault_is_named() {
    each_call(|good, follows| {
        let table = ddz_play {
            kind: 99,
            rank: 0,
            length: 0,
            cards: 0,
        };
        let rules = ddz_rules {
            four_singles: 9,
            ..standard()
        };
        let misfit = ddz_rules {
            struct_size: 8,
            ..rules
        };
        let hand = [0x03, 0x03, 0x00];
        let all = Ask {
            rules: &misfit,
            hand: ptr::null(),
            len: 99,
            table: &table,
            ..good
        };
        assert_eq!(all.refused(), n::ERR_NULL);
        let all = Ask {
            hand: hand.as_ptr(),
            ..all
        };
        assert_eq!(all.refused(), n::ERR_STRUCT_SIZE);
        let all = Ask {
            rules: &rules,
            ..all
        };
        assert_eq!(all.refused(), n::ERR_TOO_MANY);
        let all = Ask { len: 3, ..all };
        assert_eq!(all.refused(), n::ERR_RULES_RANGE);
        let sound = standard();
        let all = Ask {
            rules: &sound,
            ..all
        };
        if follows {
            assert_eq!(all.refused(), n::ERR_PLAY);
        }
        let all = Ask {
            table: ptr::null(),
            ..all
        };
        assert_eq!(all.refused(), n::ERR_CARD);
        assert_eq!(Ask { len: 2, ..all }.refused(), n::ERR_DUPLICATE);
    });
}

#[test]
fn buffers_of_every_size() {
    let rules = standard();
    for call in [split as List, hints] {
        let ask = Ask {
            rules: &rules,
            hand: HAND.as_ptr(),
            len: HAND.len() as u32,
            table: ptr::null(),
            list: call,
        };
        let mut count = FRESH_LEN;
        assert_eq!(call(&ask, ptr::null_mut(), 0, &mut count), n::OK);
        assert!((3..40).contains(&count), "{count}");
        let mut len = FRESH_LEN;
        assert_eq!(call(&ask, ptr::null_mut(), 1, &mut len), n::ERR_NULL);
        assert_eq!(len, FRESH_LEN);

        let mut whole = [FRESH; 40];
        assert_eq!(call(&ask, whole.as_mut_ptr(), 40, &mut len), n::OK);
        for cap in 0..=count + 1 {
            let (mut out, mut len) = ([FRESH; 40], FRESH_LEN);
            let status = call(&ask, out.as_mut_ptr(), cap, &mut len);
            assert_eq!(len, count);
            if cap < count {
                assert_eq!((status, out), (n::ERR_BUFFER, [FRESH; 40]));
            } else {
                assert_eq!((status, out), (n::OK, whole));
            }
        }
        assert!(whole[count as usize..].iter().all(|&laid| laid == FRESH));
    }
}

/// What comes out is what the rooms behind the door say.
#[test]
fn the_answers() {
    let rules = standard();
    let hand = Cards::from_bytes(&HAND).unwrap();
    let set = Preset::Standard.rule_set();

    let mut turns = FRESH_LEN;
    let status =
        unsafe { ddz_hand_min_turns(&rules, HAND.as_ptr(), HAND.len() as u32, &mut turns) };
    assert_eq!((status, turns), (n::OK, 3));

    let ask = Ask {
        rules: &rules,
        hand: HAND.as_ptr(),
        len: HAND.len() as u32,
        table: ptr::null(),
        list: split,
    };
    let (mut out, mut len) = ([FRESH; 40], 0);
    assert_eq!(split(&ask, out.as_mut_ptr(), 40, &mut len), n::OK);
    let plays = advice::split(&set, hand);
    assert_eq!(len as usize, plays.plays().len());
    for (laid, out) in plays.plays().iter().zip(&out) {
        assert_eq!(&laid.to_bytes()[4..], &out.cards[..]);
        assert_eq!(ddz_play::from(laid.play()), out.play);
    }
    assert_eq!(out[0].cards[..3], [0x4E, 0x4F, 0]);
    assert_eq!(out[1].cards[..6], [0x03, 0x14, 0x25, 0x36, 0x07, 0]);

    let eight = ddz_play {
        kind: n::KIND_PAIR,
        rank: n::RANK_8,
        length: 1,
        cards: 2,
    };
    let ask = Ask {
        table: &eight,
        ..ask
    };
    assert_eq!(hints(&ask, out.as_mut_ptr(), 40, &mut len), n::OK);
    assert_eq!(len, 2);
    assert_eq!(out[0].cards[..3], [0x09, 0x39, 0]);
    assert_eq!(out[1].play.kind, n::KIND_ROCKET);

    // A lead may be NULL or all 0.
    let none = ddz_play::default();
    for table in [ptr::null(), &raw const none] {
        let ask = Ask { table, ..ask };
        assert_eq!(hints(&ask, out.as_mut_ptr(), 40, &mut len), n::OK);
        let wanted = advice::hints(Question::lead(&set), hand);
        assert_eq!(len as usize, wanted.len());
        for (laid, out) in wanted.iter().zip(&out) {
            assert_eq!(&laid.to_bytes()[4..], &out.cards[..]);
            assert_eq!(ddz_play::from(laid.play()), out.play);
        }
    }
}

#[test]
fn no_cards_need_no_pointer() {
    each_call(|good, _| {
        let ask = Ask {
            hand: ptr::null(),
            len: 0,
            ..good
        };
        let (mut out, mut len) = ([FRESH; 40], FRESH_LEN);
        assert_eq!((ask.list)(&ask, out.as_mut_ptr(), 40, &mut len), n::OK);
        assert_eq!((len, out), (0, [FRESH; 40]));
    });
}

/// The answer may be written over the question.
#[test]
fn pointers_may_overlap_and_lie_anywhere() {
    let rules = standard();
    let mut want = [FRESH; 40];
    let mut count = 0;
    let ask = Ask {
        rules: &rules,
        hand: HAND.as_ptr(),
        len: HAND.len() as u32,
        table: ptr::null(),
        list: hints,
    };
    assert_eq!(hints(&ask, want.as_mut_ptr(), 40, &mut count), n::OK);
    for at in 0..4 {
        // Rules, hand and moves in the same bytes, at any alignment.
        let mut bytes = vec![0xEE_u8; 40 * 24 + 8];
        let place = unsafe { bytes.as_mut_ptr().add(at) };
        unsafe {
            ptr::write_unaligned(place.cast(), rules);
            ptr::copy_nonoverlapping(HAND.as_ptr(), place.add(size_of::<ddz_rules>()), HAND.len());
        }
        let ask = Ask {
            rules: place.cast(),
            hand: unsafe { place.add(size_of::<ddz_rules>()) },
            ..ask
        };
        let mut len = FRESH_LEN;
        assert_eq!(hints(&ask, place.cast(), 40, &mut len), n::OK);
        assert_eq!(len, count);
        for (i, want) in want.iter().take(len as usize).enumerate() {
            let out: ddz_move = unsafe { ptr::read_unaligned(place.add(24 * i).cast()) };
            assert_eq!(out, *want);
        }
    }
}

/// Every call on many hands, in a thread that has no more than the law allows.
#[test]
fn a_small_stack_is_enough() {
    let mut random = oracle::slice::Random(64);
    let mut asked = Vec::new();
    for (_, switches) in vectors::rule_sets() {
        let set = ddz::rules::RuleSet::new(switches).unwrap();
        for _ in 0..200 {
            let size = 16 + random.below(5);
            let counts = random.dense_hand(size);
            let hand: Vec<u8> = random.suits(&counts).iter().map(|c| c.byte()).collect();
            asked.push((ddz_rules::from(set), hand));
        }
    }
    let small = std::thread::Builder::new().stack_size(64 * 1024);
    let thread = small.spawn(move || {
        let mut sum = 0;
        for (rules, hand) in &asked {
            for call in CALLS {
                let ask = Ask {
                    rules,
                    hand: hand.as_ptr(),
                    len: hand.len() as u32,
                    table: ptr::null(),
                    list: call,
                };
                let mut len = 0;
                sum += call(&ask, ptr::null_mut(), 0, &mut len) as u32 + len;
            }
        }
        sum
    });
    assert!(thread.unwrap().join().unwrap() > 100_000);
}
