//! `ddz_bot_*`.

use super::abi::{ddz_action, ddz_bot_choice, ddz_bot_options, ddz_view};
use super::bot_view;
use super::door::input::Borrowed;
use super::door::output::{List, Memory, Out};
use super::door::structs::SizedIn;
use super::door::{Arguments, guard};
use super::game_form::NO_ACTION;
use super::status::Refusal;
use ddz::bot::{BOT_LEN, Bot, BotError, Level, Node, Options, Style};
use ddz::numbers as n;

/// Choices that a list has, at most.
const CHOICES: usize = Bot::CHOICES_MAX;

/// Says how many bytes of memory a bot needs that plays so: under a kilobyte without
/// a tree, 32 bytes a playout with one.
///
/// @param options how it is to play
/// @param out_size bytes
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
/// (level or style), DDZ_ERR_BOT_OPTIONS
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_bot_size(options: *const ddz_bot_options, out_size: *mut u32) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (SizedIn::new(options), Out::new(out_size)) };
        let (options, out) = taken.take()?;
        out.write(size(&asked(&options.read())?));
        Ok(())
    })
}

/// Says what a seat does, from what it may know and nothing else: in every phase,
/// legal in every game. It thinks to the end; in slices do so ddz_bot_begin,
/// ddz_bot_think and ddz_bot_best. The same view and options give the same action on
/// every platform. Where there is nothing to choose, it costs nothing.
///
/// @param view what ddz_game_view has filled for the seat
/// @param options how it is to play
/// @param memory as many bytes as ddz_bot_size says, of any alignment and content;
/// what they hold afterwards means nothing
/// @param len how many
/// @param out what the seat does; its turn is that of the view
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
/// (level or style), DDZ_ERR_BOT_OPTIONS, DDZ_ERR_BOT_ROOM, DDZ_ERR_BOT_SEAT,
/// DDZ_ERR_BOT_VIEW
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_bot_act(
    view: *const ddz_view,
    options: *const ddz_bot_options,
    memory: *mut u8,
    len: u32,
    out: *mut ddz_action,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(view),
                SizedIn::new(options),
                Memory::new(memory, len),
                Out::new(out),
            )
        };
        let (view, options, memory, out) = taken.take()?;
        let options = asked(&options.read())?;
        let mut bot = begin(&view.read(), options, len)?;
        // SAFETY: view and options are copied, and `out` is written afterwards.
        let (_, nodes) = parts(unsafe { memory.as_mut_slice() })?;
        nodes.fill(Node::EMPTY);
        bot.think(u32::MAX, nodes);
        out.write(bot.best().into());
        Ok(())
    })
}

/// Begins to think about what a seat does. The memory is the bot then: it may be
/// copied and moved, and calling no more is all that ends it.
///
/// @param view what ddz_game_view has filled for the seat
/// @param options how it is to play
/// @param memory as many bytes as ddz_bot_size says, of any alignment and content
/// @param len how many
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
/// (level or style), DDZ_ERR_BOT_OPTIONS, DDZ_ERR_BOT_ROOM, DDZ_ERR_BOT_SEAT,
/// DDZ_ERR_BOT_VIEW
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_bot_begin(
    view: *const ddz_view,
    options: *const ddz_bot_options,
    memory: *mut u8,
    len: u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe {
            (
                SizedIn::new(view),
                SizedIn::new(options),
                Memory::new(memory, len),
            )
        };
        let (view, options, memory) = taken.take()?;
        let options = asked(&options.read())?;
        let bot = begin(&view.read(), options, len)?;
        // SAFETY: view and options are copied.
        let (head, nodes) = parts(unsafe { memory.as_mut_slice() })?;
        nodes.fill(Node::EMPTY);
        *head = bot.to_bytes();
        Ok(())
    })
}

/// Thinks on for about so many playouts: 200 take some tenths of a millisecond. What
/// it answers in the end does not depend on the slices.
///
/// @param memory what ddz_bot_begin has filled
/// @param len as it was then
/// @param playouts how many more; it may be a few above
/// @param out_left playouts that are left to do; 0 when it has decided
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
/// DDZ_ERR_BOT_MEMORY
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_bot_think(
    memory: *mut u8,
    len: u32,
    playouts: u32,
    out_left: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header.
        let taken = unsafe { (Memory::new(memory, len), Out::new(out_left)) };
        let (memory, out) = taken.take()?;
        // SAFETY: `out` is written afterwards.
        let (head, nodes) = parts(unsafe { memory.as_mut_slice() })?;
        let mut bot = Bot::from_bytes(head)?;
        let left = bot.think(playouts, nodes);
        *head = bot.to_bytes();
        out.write(left);
        Ok(())
    })
}

/// The best action so far, at any time, and the chance of the seat's side to win the
/// deal with it; in the auction, with the seat as the landlord.
///
/// @param memory what ddz_bot_begin has filled
/// @param len as it was then
/// @param out what the seat does
/// @param out_permille the chance in thousandths, 0..1000; 500 when nothing was tried
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
/// DDZ_ERR_BOT_MEMORY
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_bot_best(
    memory: *const u8,
    len: u32,
    out: *mut ddz_action,
    out_permille: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header; the bot is copied first.
        let taken = unsafe {
            (
                Borrowed::new(memory, len, u32::MAX),
                Out::new(out),
                Out::new(out_permille),
            )
        };
        let (memory, out, permille) = taken.take()?;
        let bot = look(memory)?;
        out.write(bot.best().into());
        permille.write(bot.chance().into());
        Ok(())
    })
}

/// Lists the choices with what has come of each so far: for a coach, or to find the
/// move that lost a game. In the auction there is one, to play as the landlord.
/// Choices that were left out early have fewer playouts.
///
/// @param memory what ddz_bot_begin has filled
/// @param len as it was then
/// @param out room for the choices, or NULL with cap 0 to count
/// @param cap choices that fit in `out`; 24 are always enough
/// @param out_len how many there are
/// @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
/// DDZ_ERR_BOT_MEMORY, DDZ_ERR_BUFFER
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ddz_bot_choices(
    memory: *const u8,
    len: u32,
    out: *mut ddz_bot_choice,
    cap: u32,
    out_len: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: the caller keeps the law of the header; the bot is copied first.
        let taken = unsafe {
            (
                Borrowed::new(memory, len, u32::MAX),
                List::new(out, cap, out_len),
            )
        };
        let (memory, list) = taken.take()?;
        let bot = look(memory)?;
        let mut choices = [NO_CHOICE; CHOICES];
        let mut found = 0;
        for (place, rated) in choices.iter_mut().zip(bot.rated()) {
            *place = ddz_bot_choice {
                action: rated.action.into(),
                wins: rated.wins,
                playouts: rated.playouts,
            };
            found += 1;
        }
        list.write(choices.get(..found).unwrap_or(&[]))
    })
}

const NO_CHOICE: ddz_bot_choice = ddz_bot_choice {
    action: NO_ACTION,
    wins: 0,
    playouts: 0,
};

fn asked(options: &ddz_bot_options) -> Result<Options, Refusal> {
    let level = Level::new(options.level).ok_or(Refusal::ENUM)?;
    let style = Style::new(options.style).ok_or(Refusal::ENUM)?;
    if options.playouts > Options::MOST || options.reserved != [0; 12] {
        return Err(BotError::Options.into());
    }
    Ok(Options {
        level,
        style,
        playouts: options.playouts,
        seed: options.seed.into(),
    })
}

const _: () = assert!(size(&Options::of(Level::Strongest)) == n::BOT_MEMORY_MAX);

/// Bytes of memory that these need.
const fn size(options: &Options) -> u32 {
    BOT_LEN as u32 + options.nodes() * Node::LEN as u32
}

fn begin(view: &ddz_view, options: Options, len: u32) -> Result<Bot, Refusal> {
    if len < size(&options) {
        return Err(BotError::Room.into());
    }
    let (rules, flow, view) = bot_view::read(view)?;
    Ok(Bot::begin(&rules, &flow, &view, options)?)
}

/// The bot, and the room of its tree.
fn parts(memory: &mut [u8]) -> Result<(&mut [u8; BOT_LEN], &mut [Node]), BotError> {
    let (head, tail) = memory.split_first_chunk_mut().ok_or(BotError::Room)?;
    let (nodes, _) = tail.as_chunks_mut::<{ Node::LEN }>();
    // SAFETY: a node is its bytes and nothing else, of which every value is one.
    let nodes = unsafe { core::slice::from_raw_parts_mut(nodes.as_mut_ptr().cast(), nodes.len()) };
    Ok((head, nodes))
}

fn look(memory: &[u8]) -> Result<Bot, BotError> {
    Bot::from_bytes(memory.first_chunk().ok_or(BotError::Room)?)
}
