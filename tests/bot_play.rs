//! The bot in whole deals: legal under every rule set and flow, the same in any
//! slices, blind to what is hidden.

use ddz::bot::{BOT_LEN, Bot, BotError, Level, Node, Options, Style};
use ddz::cards::{Card, Cards};
use ddz::game::{Action, ActionKind, Auto, Flow, FlowPreset, Game, Phase, Seat};
use ddz::plays::Play;
use ddz::rules::{Preset, RuleSet};

fn seed(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

fn act(game: &Game, seat: Seat, options: Options) -> Action {
    let mut nodes = vec![Node::EMPTY; options.nodes() as usize];
    Bot::act(
        game.rules(),
        game.flow(),
        &game.view(seat),
        options,
        &mut nodes,
    )
    .unwrap_or_else(|error| panic!("{error}: {game:?}"))
}

/// Plays a deal to its end, whatever phases it has.
fn play(rules: &RuleSet, flow: &Flow, number: u64, options: Options) -> Game {
    let mut game = Game::new(*rules, *flow, &seed(number), Seat::Zero);
    while let Some(seat) = game.waiting().iter().next() {
        let action = act(
            &game,
            seat,
            Options {
                seed: number,
                ..options
            },
        );
        assert_eq!(action.seat, seat);
        game.act(&action)
            .unwrap_or_else(|error| panic!("{action}: {error}: {game:?}"));
    }
    game
}

#[test]
fn every_action_is_legal_under_every_rule_set_and_flow() {
    for preset in Preset::ALL {
        for flow in FlowPreset::ALL {
            let (rules, flow) = (preset.rule_set(), flow.flow());
            let mut won = 0;
            for number in 0..4 {
                for level in [Level::Beginner, Level::List, Level::Fair] {
                    let options = Options {
                        playouts: 12,
                        ..Options::of(level)
                    };
                    let game = play(&rules, &flow, number, options);
                    won += u32::from(game.winner().is_some());
                }
            }
            assert!(won > 0, "{preset:?}");
        }
    }
}

/// The list policy for an absent player, in many deals.
#[test]
fn the_list_is_legal_in_many_deals() {
    for preset in Preset::ALL {
        for number in 0..300 {
            let flow = FlowPreset::Douzero.flow();
            let mut game = Game::new(preset.rule_set(), flow, &seed(number), Seat::Zero);
            while let Some(seat) = game.waiting().iter().next() {
                let action = game.auto(seat, Auto::List).expect("it is waited for");
                game.act(&action)
                    .unwrap_or_else(|error| panic!("{preset:?} {action}: {error}"));
            }
            assert!(game.winner().is_some());
        }
    }
}

/// The absent player's mode and the level of the bot are one policy.
#[test]
fn the_list_is_the_same_in_a_game_and_from_a_view() {
    for number in 0..200 {
        let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
        let mut game = Game::new(rules, flow, &seed(number), Seat::Zero);
        while let Some(seat) = game.waiting().iter().next() {
            let action = game.auto(seat, Auto::List).expect("it is waited for");
            assert_eq!(act(&game, seat, Options::of(Level::List)), action);
            game.act(&action).expect("legal");
        }
    }
}

/// However the work is sliced, and though the bot is bytes between the slices.
#[test]
fn slices_do_not_change_the_answer() {
    for level in [Level::Good, Level::Expert] {
        let options = Options {
            playouts: 600,
            seed: 5,
            ..Options::of(level)
        };
        for number in 0..6 {
            let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Happy.flow());
            let mut game = Game::new(rules, flow, &seed(number), Seat::Zero);
            for _ in 0..30 {
                let Some(seat) = game.waiting().iter().next() else {
                    break;
                };
                let view = game.view(seat);
                let whole = act(&game, seat, options);
                for slice in [1, 7, 100] {
                    let mut nodes = vec![Node::EMPTY; options.nodes() as usize];
                    let bot = Bot::begin(&rules, &flow, &view, options).expect("a view");
                    let mut bytes: [u8; BOT_LEN] = bot.to_bytes();
                    loop {
                        let mut bot = Bot::from_bytes(&bytes).expect("a bot");
                        let left = bot.think(slice, &mut nodes);
                        bytes = bot.to_bytes();
                        if left == 0 {
                            assert_eq!(bot.best(), whole, "{level:?} {number} by {slice}");
                            break;
                        }
                    }
                }
                game.act(&whole).expect("legal");
            }
        }
    }
}

/// Other hands that fit the same view give the same action.
#[test]
fn what_is_hidden_changes_nothing() {
    let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
    for number in 0..20 {
        let game = Game::new(rules, flow, &seed(number), Seat::Zero);
        let parts = game.parts();
        let mut swapped = parts;
        swapped.hands.swap(1, 2);
        swapped.seeded = 0;
        swapped.seed = [0; 32];
        let other = Game::from_parts(&swapped).expect("a game");
        assert_ne!(game.hand(Seat::One), other.hand(Seat::One));
        let options = Options::of(Level::Good);
        assert_eq!(
            act(&game, Seat::Zero, options),
            act(&other, Seat::Zero, options)
        );
    }
}

/// All cards at once, or the only thing that may be done, cost no playout.
#[test]
fn what_needs_no_thought_gets_none() {
    let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
    let mut game = Game::new(rules, flow, &seed(3), Seat::Zero);
    let mut settled = 0;
    while let Some(seat) = game.waiting().iter().next() {
        let (hand, question) = game.to_play(seat).expect("the play");
        let ends = !question.beats(hand.counts()).is_none();
        let mut moves = 0;
        game.moves(seat, |_| moves += 1);
        let bot = Bot::begin(&rules, &flow, &game.view(seat), Options::of(Level::Good));
        let bot = bot.expect("a view");
        if ends || moves == 0 {
            settled += 1;
            assert_eq!(bot.left(), 0);
            if ends {
                let kind = ActionKind::Play {
                    cards: hand,
                    reading: question.beats(hand.counts()),
                };
                assert_eq!(bot.best().kind, kind);
            }
        } else {
            assert!(bot.left() > 0);
        }
        game.act(&act(&game, seat, Options::of(Level::Fair)))
            .expect("legal");
    }
    assert!(settled > 1);
}

#[test]
fn a_hand_that_wins_is_bid_on_and_one_that_loses_is_not() {
    let deal = |hand: &str| {
        let hand: Cards = hand.parse().expect("cards");
        let rest: Vec<_> = Cards::ALL.without(hand).iter().collect();
        let mut deck: Vec<_> = hand.iter().collect();
        deck.extend(rest);
        let deck: Vec<u8> = deck.into_iter().map(|card: Card| card.byte()).collect();
        let deck: [u8; 54] = deck.try_into().expect("a deck");
        let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
        Game::dealt(rules, flow, &deck, Seat::Zero).expect("a game")
    };
    let strong = deal("x X 2222 AAAA KKKK 333");
    let weak = deal("3 4 6 7 8 9 J Q 3 4 6 7 9 J 5 8 T");
    for (game, bids) in [(&strong, true), (&weak, false)] {
        assert_eq!(game.phase(), Phase::Bid);
        let action = act(game, Seat::Zero, Options::of(Level::Good));
        assert_eq!(action.kind == ActionKind::Bid(3), bids, "{action}");
        if !bids {
            assert_eq!(action.kind, ActionKind::Pass);
        }
    }
}

/// A style moves what is bid on, and in its direction.
#[test]
fn the_daring_bid_more_often_than_the_careful() {
    let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Classic.flow());
    let mut bids = [0; 3];
    for number in 0..100 {
        let game = Game::new(rules, flow, &seed(number), Seat::Zero);
        let styles = [Style::Careful, Style::Calculating, Style::Daring];
        for (bids, style) in bids.iter_mut().zip(styles) {
            let options = Options {
                style,
                ..Options::of(Level::Fair)
            };
            *bids += u32::from(act(&game, Seat::Zero, options).kind != ActionKind::Pass);
        }
    }
    let [careful, calculating, daring] = bids;
    assert!(careful < calculating && calculating < daring, "{bids:?}");
}

#[test]
fn every_changed_byte_is_found() {
    let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
    let game = Game::new(rules, flow, &seed(1), Seat::Zero);
    let view = game.view(Seat::Zero);
    let bot = Bot::begin(&rules, &flow, &view, Options::of(Level::Good)).expect("a view");
    let bytes = bot.to_bytes();
    assert_eq!(Bot::from_bytes(&bytes).expect("a bot").to_bytes(), bytes);
    for at in 0..BOT_LEN {
        let mut changed = bytes;
        changed[at] ^= 0x10;
        let refused = Bot::from_bytes(&changed).err();
        assert_eq!(refused, Some(BotError::Memory), "{at}");
    }
    assert_eq!(Bot::from_bytes(&[0; BOT_LEN]).err(), Some(BotError::Memory));
}

#[test]
fn views_that_cannot_be_are_refused() {
    let (rules, flow) = (Preset::Standard.rule_set(), FlowPreset::Douzero.flow());
    let game = Game::new(rules, flow, &seed(1), Seat::Zero);
    let good = game.view(Seat::Zero);
    let begin = |view| Bot::begin(&rules, &flow, &view, Options::of(Level::Good)).err();
    assert_eq!(begin(good), None);

    assert_eq!(begin(game.view(Seat::One)), Some(BotError::Seat));
    let mut view = good;
    view.counts[Seat::One] = 16;
    assert_eq!(begin(view), Some(BotError::View), "a card is nowhere");
    let mut view = good;
    view.cards[Seat::Zero] = Cards::EMPTY;
    assert_eq!(begin(view), Some(BotError::View), "no hand");
    let mut view = good;
    view.played[Seat::One] = good.cards[Seat::Zero];
    assert_eq!(begin(view), Some(BotError::View), "cards in two places");
    let mut view = good;
    view.table = Play::ROCKET;
    assert_eq!(begin(view), Some(BotError::View), "whose is it?");
    let mut view = good;
    view.landlord = None;
    assert_eq!(begin(view), Some(BotError::View), "no landlord in the play");
    let options = Options {
        playouts: Options::MOST + 1,
        ..Options::of(Level::Good)
    };
    let refused = Bot::begin(&rules, &flow, &good, options).err();
    assert_eq!(refused, Some(BotError::Options));
    let refused = Bot::act(&rules, &flow, &good, Options::of(Level::Expert), &mut []).err();
    assert_eq!(refused, Some(BotError::Room));
}
