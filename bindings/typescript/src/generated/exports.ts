// Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.

/** A number of bytes from the start of the module's memory. */
export type Pointer = number;

/** OK or a negative ERR_… number. */
export type Status = number;

/** The exports of the module that ddz.h declares. */
export interface Exports {
  /**
   * The number that changes only when something breaks; compare it with
   * DDZ_ABI_VERSION before the first call.
   */
  ddz_abi_version(): number;
  /**
   * The version of the library as 0x00MMmmpp.
   */
  ddz_version_number(): number;
  /**
   * The version of the library as text, for ever valid, not to be freed.
   */
  ddz_version_text(): Pointer;
  /**
   * What a status means.
   *
   * @param status DDZ_OK or DDZ_ERR_…; of any other number a text that says so
   * @param language DDZ_LANGUAGE_…; any other number is English, and so is every
   * language of a small build that was made without it
   * @return UTF-8 with a NUL behind it, valid for ever, not to be freed; never
   * NULL
   */
  ddz_status_text(status: number, language: number): Pointer;
  /**
   * The name of a kind of play.
   *
   * @param kind DDZ_KIND_…; of any other number a text that says so
   * @param language DDZ_LANGUAGE_…; any other number is English, and so is every
   * language of a small build that was made without it
   * @return UTF-8 with a NUL behind it, valid for ever, not to be freed; never
   * NULL
   */
  ddz_kind_text(kind: number, language: number): Pointer;
  /**
   * Fills `out` with a named rule set.
   *
   * @param preset DDZ_PRESET_…
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
   */
  ddz_rules_preset(preset: number, out: Pointer): Status;
  /**
   * Says whether a rule set is one: every switch in its range, no contradiction.
   *
   * @param rules the rule set
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, or the first of
   * DDZ_ERR_RULES_RANGE, DDZ_ERR_RULES_KINDS, DDZ_ERR_RULES_FOUR_ROCKET,
   * DDZ_ERR_RULES_WING_PAIRS_QUAD, DDZ_ERR_RULES_WING_ADJACENT_TRIO,
   * DDZ_ERR_RULES_SHUTTLE_WINGS, DDZ_ERR_RULES_WING_ROCKET,
   * DDZ_ERR_RULES_RESERVED
   */
  ddz_rules_check(rules: Pointer): Status;
  /**
   * Says whether the bytes are cards, each there once.
   *
   * @param cards card bytes, in any order
   * @param len how many, 0..54
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_cards_check(cards: Pointer, len: number): Status;
  /**
   * Sorts cards where they are. Every order is total, so the result does not
   * depend on how the cards stood before.
   *
   * @param cards card bytes, in any order
   * @param len how many, 0..54
   * @param order DDZ_ORDER_…
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
   * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_cards_sort(cards: Pointer, len: number, order: number): Status;
  /**
   * Turns the ids of another program into cards, in their order. `out` may be
   * `ids`.
   *
   * @param format DDZ_FORMAT_…
   * @param ids the ids
   * @param len how many, 0..54
   * @param out room for `len` card bytes
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
   * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD (an id out of range), DDZ_ERR_DUPLICATE
   */
  ddz_cards_from_ids(format: number, ids: Pointer, len: number, out: Pointer): Status;
  /**
   * Turns cards into the ids of another program, in their order. `out` may be
   * `cards`.
   *
   * @param format DDZ_FORMAT_…
   * @param cards card bytes
   * @param len how many, 0..54
   * @param out room for `len` ids
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
   * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_cards_to_ids(format: number, cards: Pointer, len: number, out: Pointer): Status;
  /**
   * Makes cards from ranks, for clients that have no suits. The first card of a
   * rank is the diamond, then club, heart, spade. `out` may be `ranks`.
   *
   * @param ranks rank indexes, 0 (the 3) to 14 (the big joker), in any order
   * @param len how many, 0..54
   * @param out room for `len` card bytes
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_CARD (a rank above 14), DDZ_ERR_DUPLICATE (the fifth card of a rank,
   * the second of a joker)
   */
  ddz_cards_from_ranks(ranks: Pointer, len: number, out: Pointer): Status;
  /**
   * Reads cards from what a person types, in the order in which they stand.
   *
   * Ranks: 3 … 9, 10 or T, J, Q, K, A, 2, the letters in either case. Jokers: x
   * or 小王 is the small one, X or 大王 the big one. A suit is a symbol (♠♥♦♣,
   * ♤♡♢♧) directly before or behind its rank, the same way in the whole text, a
   * letter (s h d c, either case) directly behind, or a Chinese name (黑桃, 红桃
   * or 红心, 方块 or 方片, 梅花 or 草花) before. Blanks, tabs, line ends, commas
   * and 、 may stand between cards, and need not. Full-width letters and digits
   * count as the plain ones. A card without a suit takes the lowest of diamond,
   * club, heart, spade that the text leaves free. No text, no cards.
   *
   * @param text UTF-8 without a NUL
   * @param text_len bytes of text, 0..DDZ_TEXT_MAX
   * @param out room for the cards, or NULL with cap 0 to count; 54 always do
   * @param cap cards that fit in `out`
   * @param out_len how many cards there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_LENGTH, DDZ_ERR_TEXT
   * (not cards, or a suit symbol that could belong to either neighbour, as in
   * 3♠4), DDZ_ERR_TOO_MANY (above 54), DDZ_ERR_DUPLICATE (a card named twice,
   * the fifth card of a rank, the second of a joker), DDZ_ERR_BUFFER
   */
  ddz_cards_parse(text: Pointer, textLen: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Writes cards as text that ddz_cards_parse reads back: the same cards in the
   * same order, except that DDZ_STYLE_RANKS drops the suits.
   *
   * @param cards card bytes
   * @param len how many, 0..54
   * @param style DDZ_STYLE_…
   * @param out room for UTF-8 text, or NULL with cap 0 to count; no NUL is
   * written
   * @param cap bytes that fit in `out`
   * @param out_len bytes of text
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
   * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
   */
  ddz_cards_format(cards: Pointer, len: number, style: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Turns a client's own ids into cards, in their order. `out` may be `ids`.
   *
   * @param map54 54 different ids: `map54[i]` is the id of the i-th card of
   * the deck in ascending order of the card byte
   * @param ids the ids
   * @param len how many, 0..54
   * @param out room for `len` card bytes
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD (an id that the
   * table does not have), DDZ_ERR_DUPLICATE
   */
  ddz_cards_from_map(map54: Pointer, ids: Pointer, len: number, out: Pointer): Status;
  /**
   * Turns cards into a client's own ids, in their order. `out` may be `cards`.
   *
   * @param map54 54 different ids: `map54[i]` is the id of the i-th card of
   * the deck in ascending order of the card byte
   * @param cards card bytes
   * @param len how many, 0..54
   * @param out room for `len` ids
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD,
   * DDZ_ERR_DUPLICATE
   */
  ddz_cards_to_map(map54: Pointer, cards: Pointer, len: number, out: Pointer): Status;
  /**
   * Shuffles a deck: the same for a seed on every platform, in every version,
   * for ever.
   *
   * The keystream of ChaCha20 (RFC 8439: the seed is the key, nonce 0, counter
   * 0) is taken as little-endian 32-bit words. The deck starts in ascending
   * order of the card byte. For i from 53 down to 1: take a word r, and again
   * while r >= floor(2^32 / (i + 1)) * (i + 1); swap the cards i and
   * r mod (i + 1).
   *
   * @param seed32 32 bytes; who knows them knows the deck
   * @param out54 room for 54 card bytes
   * @return DDZ_OK, DDZ_ERR_NULL
   */
  ddz_deck_shuffle(seed32: Pointer, out54: Pointer): Status;
  /**
   * Names a play, in the default reading: rocket, bomb, shuttle, plane without
   * wings, then the longest body, then the highest. The order of the cards never
   * matters.
   *
   * @param rules the rule set
   * @param cards card bytes, in any order
   * @param len how many, 0..20
   * @param out the play; DDZ_KIND_NONE when the cards are none
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_play_classify(rules: Pointer, cards: Pointer, len: number, out: Pointer): Status;
  /**
   * Lists every reading of the cards, the default one first. At most 3.
   *
   * @param rules the rule set
   * @param cards card bytes, in any order
   * @param len how many, 0..20
   * @param out room for the readings, or NULL with cap 0 to count
   * @param cap plays that fit in `out`
   * @param out_len how many there are; 0 when the cards are not a play
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
   */
  ddz_play_readings(rules: Pointer, cards: Pointer, len: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * The most readings that any cards have under these rules.
   *
   * @param rules the rule set
   * @param out_max readings; for rules without wild ranks DDZ_READINGS_MAX
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…
   */
  ddz_readings_max(rules: Pointer, outMax: Pointer): Status;
  /**
   * May these cards be played on the table, and as what? Cards that have a
   * reading of the bomb class are taken as that and nothing else; otherwise
   * the reading of the table's kind and length with the highest body counts.
   *
   * @param rules the rule set
   * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
   * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
   * @param cards card bytes, in any order
   * @param len how many, 0..20
   * @param out the reading that beats the table; DDZ_KIND_NONE when none does
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_play_beats(rules: Pointer, table: Pointer, cards: Pointer, len: number, out: Pointer): Status;
  /**
   * May `next` be played on `first`, taken in its default reading? For those who
   * keep no resolved play; ddz_play_beats is the better question. The cards of
   * `first` are judged before those of `next`.
   *
   * @param rules the rule set
   * @param first card bytes on the table; none is a lead
   * @param first_len how many, 0..20
   * @param next card bytes, in any order
   * @param next_len how many, 0..20
   * @param out_beats 1 or 0; 0 when `first` is not a play
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_play_compare(rules: Pointer, first: Pointer, firstLen: number, next: Pointer, nextLen: number, outBeats: Pointer): Status;
  /**
   * Lists what may be played: every distinct choice of ranks, a lead in its
   * default reading, a follow in the reading that beats the table. A pass is not
   * listed. The order is for ever: by DDZ_KIND_… number, then length, then rank,
   * then the wings from low to high. Of equal ranks the lowest suits are taken:
   * diamond, club, heart, spade.
   *
   * Room for as many moves as ddz_moves_max says is always enough and saves the
   * library a count.
   *
   * @param rules the rule set
   * @param hand card bytes, in any order
   * @param len how many, 0..20
   * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
   * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
   * @param out room for the moves, or NULL with cap 0 to count
   * @param cap moves that fit in `out`
   * @param out_len how many there are
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
   * DDZ_ERR_BUFFER
   */
  ddz_moves_list(rules: Pointer, hand: Pointer, len: number, table: Pointer, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Counts what may be played, without making it.
   *
   * @param rules the rule set
   * @param hand card bytes, in any order
   * @param len how many, 0..20
   * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
   * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
   * @param out_count what ddz_moves_list would write to `out_len`
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_moves_count(rules: Pointer, hand: Pointer, len: number, table: Pointer, outCount: Pointer): Status;
  /**
   * The longest list of moves that a hand of that size has under these rules, so
   * that a buffer can be made once.
   *
   * @param rules the rule set
   * @param hand_len how many cards, 0..20
   * @param out_max moves; for 20 cards and rules without wild ranks DDZ_MOVES_MAX
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…
   */
  ddz_moves_max(rules: Pointer, handLen: number, outMax: Pointer): Status;
  /**
   * The fewest plays that empty a hand when nobody answers (拆牌).
   *
   * @param rules the rule set
   * @param hand card bytes, in any order
   * @param len how many, 0..20
   * @param out_turns how many plays, 0..20; 0 for no cards
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_hand_min_turns(rules: Pointer, hand: Pointer, len: number, outTurns: Pointer): Status;
  /**
   * Takes a hand apart into the fewest plays (理牌): one of the ways, always the
   * same for the same cards, that keeps as many bombs whole as can be (the
   * rocket is one of them).
   *
   * In the order in which people lay a hand out: the rocket, bombs from high to
   * low, then the other plays, those with more cards first, equals from high to
   * low. Together the plays are the hand, each card once.
   *
   * @param rules the rule set
   * @param hand card bytes, in any order
   * @param len how many, 0..20
   * @param out room for the plays, or NULL with cap 0 to count; `len` is enough
   * @param cap moves that fit in `out`
   * @param out_len how many there are: what ddz_hand_min_turns answers
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
   */
  ddz_hand_split(rules: Pointer, hand: Pointer, len: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * What a player is offered (提示), best first: one move for each kind, length
   * and rank that may be played, with its cheapest wings.
   *
   * Leading: the play that leaves the fewest turns, then the one that spends no
   * bomb, then the one with the lowest card. Following: plays of the table's
   * kind that leave the fewest turns, then bombs from low to high, then the
   * rocket. A play that empties the hand comes before all. Wings are not taken
   * from a bomb or the rocket while others can be had. docs/hints.md is the
   * whole policy with its reasons.
   *
   * @param rules the rule set
   * @param hand card bytes, in any order
   * @param len how many, 0..20
   * @param table the play that must be beaten; NULL or all 0 is a lead, and so is
   * DDZ_KIND_NONE from an earlier call: make sure that what lies there was a play
   * @param out room for the moves, or NULL with cap 0 to count; DDZ_HINTS_MAX
   * is enough
   * @param cap moves that fit in `out`
   * @param out_len how many there are; 0 when only a pass is left
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
   * DDZ_ERR_BUFFER
   */
  ddz_hint_list(rules: Pointer, hand: Pointer, len: number, table: Pointer, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * The longest list of hints that a hand has under these rules.
   *
   * @param rules the rule set
   * @param out_max hints; for rules without wild ranks DDZ_HINTS_MAX
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…
   */
  ddz_hints_max(rules: Pointer, outMax: Pointer): Status;
  /**
   * Says whether a position is one that play can have come to: no rank more often
   * than in a deck, no hand above 20 cards, a play on the table that the rule set
   * has and that the other cards leave room for, and turns that lead to the seat
   * that is to move (docs/position.md). Every other call checks the same first.
   *
   * @param rules the rule set
   * @param position the position
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_RULES_…, or the
   * first of DDZ_ERR_POSITION_SWITCH, DDZ_ERR_POSITION_DECK, DDZ_ERR_PLAY,
   * DDZ_ERR_POSITION_SEATS, DDZ_ERR_POSITION_SEAT, DDZ_ERR_POSITION_HANDICAP,
   * DDZ_ERR_POSITION_ABSENT, DDZ_ERR_POSITION_HAND, DDZ_ERR_POSITION_EMPTY,
   * DDZ_ERR_POSITION_TABLE_SEAT, DDZ_ERR_POSITION_OVER, DDZ_ERR_POSITION_TABLE,
   * DDZ_ERR_POSITION_PASSED, DDZ_ERR_POSITION_ROCKET, DDZ_ERR_POSITION_RESERVED
   */
  ddz_position_check(rules: Pointer, position: Pointer): Status;
  /**
   * Plays cards for the seat that is to move, or passes, or says why not and
   * changes nothing. The position is over when a hand is empty; `to_move` then
   * keeps whose it is.
   *
   * Unless a play is declared, a lead is read as ddz_play_classify reads it and a
   * follow as ddz_play_beats does.
   *
   * @param rules the rule set
   * @param position changed when the answer is DDZ_OK
   * @param cards card bytes, in any order; their suits do not matter
   * @param len how many, 1..20; 0 passes
   * @param declared what the cards are declared to be; NULL or all 0 leaves it to
   * the rules
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (the declared kind), DDZ_ERR_TOO_MANY, DDZ_ERR_RULES_…,
   * DDZ_ERR_PLAY, DDZ_ERR_POSITION_… as ddz_position_check has them, DDZ_ERR_CARD,
   * DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_FIELD (a pass that declares something, or a
   * declaration without a kind that is not all 0), DDZ_ERR_TURN_OVER,
   * DDZ_ERR_TURN_LEAD, DDZ_ERR_POSITION_MUST_BEAT, DDZ_ERR_TURN_NOT_HELD,
   * DDZ_ERR_TURN_NOT_A_PLAY, DDZ_ERR_TURN_READING, DDZ_ERR_TURN_NOT_HIGHER
   */
  ddz_position_play(rules: Pointer, position: Pointer, cards: Pointer, len: number, declared: Pointer): Status;
  /**
   * Fills `out` with the position of a game, every hand of it open: for the server,
   * and for whoever may see all hands when the deal is over.
   *
   * @param game the game
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_GAME, DDZ_ERR_POSITION_PHASE (neither in DDZ_PHASE_PLAY nor won)
   */
  ddz_position_from_game(game: Pointer, out: Pointer): Status;
  /**
   * Reads a position from a line of text, such as `A/4449/68J 0 1 0:333+1`: the
   * hands of the seats, the seat that plays alone, the seat that is to move, what
   * lies on the table and whose it is, then `must_beat` and `rocket_ends_trick`
   * where they hold (docs/position.md).
   *
   * @param rules the rule set
   * @param text UTF-8 without a NUL
   * @param text_len bytes of text, 0..DDZ_TEXT_MAX
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_LENGTH, DDZ_ERR_RULES_…, DDZ_ERR_TEXT (not that form), DDZ_ERR_PLAY,
   * DDZ_ERR_POSITION_… as ddz_position_check has them
   */
  ddz_position_parse(rules: Pointer, text: Pointer, textLen: number, out: Pointer): Status;
  /**
   * Writes a position as the line that ddz_position_parse reads back, each always
   * in the same words. It does not matter by which rules it is played.
   *
   * @param position the position
   * @param out room for UTF-8 text, or NULL with cap 0 to count; no NUL is
   * written; DDZ_POSITION_TEXT_MAX bytes always do
   * @param cap bytes that fit in `out`
   * @param out_len bytes of text
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_PLAY (a table that no rule set has), DDZ_ERR_POSITION_… as
   * ddz_position_check has them, DDZ_ERR_BUFFER
   */
  ddz_position_format(position: Pointer, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Prepares memory for a question about a position with open hands. The memory is
   * the caller's: it holds all that is known and nothing else does, so that it can be
   * copied, kept and handed on, and is given up whenever it is no longer wanted. It
   * may lie at any address.
   *
   * @param rules the rule set
   * @param position the position
   * @param goal DDZ_GOAL_…
   * @param memory room for the solver; what was in it is lost
   * @param memory_len bytes, DDZ_SOLVE_MEMORY_MIN or more; 1 MiB is enough for most
   * positions, and more never changes an answer
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM,
   * DDZ_ERR_SOLVE_MEMORY, DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_POSITION_… as
   * ddz_position_check has them, DDZ_ERR_SOLVE_OVER
   */
  ddz_solve_begin(rules: Pointer, position: Pointer, goal: number, memory: Pointer, memoryLen: number): Status;
  /**
   * Looks at so many more positions, at most: some hundred are a slice for a frame of
   * a game, a million take about a second. Neither the answers nor the number of
   * positions that they take depend on the slices.
   *
   * @param memory what ddz_solve_begin has prepared
   * @param memory_len the same length as there
   * @param nodes positions
   * @param out_done 1 when all is answered that was asked, else 0
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
   * DDZ_ERR_SOLVE_UNPREPARED
   */
  ddz_solve_think(memory: Pointer, memoryLen: number, nodes: number, outDone: Pointer): Status;
  /**
   * Fills `out` with what is known so far: who wins, what the seat to move should do,
   * and how many positions it took.
   *
   * With DDZ_GOAL_LINE the move is the first of the line, for the side that loses too.
   * Otherwise it is a move that wins, and the side that loses has none.
   *
   * @param memory what ddz_solve_begin has prepared
   * @param memory_len the same length as there
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_SOLVE_MEMORY, DDZ_ERR_SOLVE_UNPREPARED
   */
  ddz_solve_best(memory: Pointer, memoryLen: number, out: Pointer): Status;
  /**
   * Lists the moves to the end, passes among them: the side that wins takes the first
   * move that is the fastest, the other side the first that holds out longest, in the
   * order of ddz_moves_list, a pass last. Fast and long are by the plays that the side
   * that wins still has to make.
   *
   * @param memory what ddz_solve_begin has prepared with DDZ_GOAL_LINE
   * @param memory_len the same length as there
   * @param out room for the moves, or NULL with cap 0 to count; DDZ_SOLVE_LINE_MAX
   * always do; a pass is all 0
   * @param cap moves that fit in `out`
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
   * DDZ_ERR_SOLVE_UNPREPARED, DDZ_ERR_SOLVE_GOAL, DDZ_ERR_SOLVE_UNKNOWN,
   * DDZ_ERR_BUFFER
   */
  ddz_solve_line(memory: Pointer, memoryLen: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Lists every move of the seat that is to move, in the order of ddz_moves_list, a
   * pass last where one may pass, and who wins behind each.
   *
   * @param memory what ddz_solve_begin has prepared with DDZ_GOAL_ALL
   * @param memory_len the same length as there
   * @param out room for the moves, or NULL with cap 0 to count; one more than
   * ddz_moves_max always do
   * @param cap moves that fit in `out`
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_SOLVE_MEMORY,
   * DDZ_ERR_SOLVE_UNPREPARED, DDZ_ERR_SOLVE_GOAL, DDZ_ERR_SOLVE_UNKNOWN,
   * DDZ_ERR_BUFFER
   */
  ddz_solve_all(memory: Pointer, memoryLen: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Fills `out` with a named flow.
   *
   * @param preset DDZ_FLOW_…
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM
   */
  ddz_flow_preset(preset: number, out: Pointer): Status;
  /**
   * Says whether a flow is one: every switch in its range, no contradiction, no
   * score that could pass 32 bits.
   *
   * @param flow the flow
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, or the first of
   * DDZ_ERR_FLOW_RANGE, DDZ_ERR_FLOW_ROB_BACK, DDZ_ERR_FLOW_REDEAL_MAX,
   * DDZ_ERR_FLOW_REVEALER, DDZ_ERR_FLOW_BOTTOM, DDZ_ERR_FLOW_SUPER_DOUBLE,
   * DDZ_ERR_FLOW_OVERFLOW, DDZ_ERR_FLOW_RESERVED
   */
  ddz_flow_check(flow: Pointer): Status;
  /**
   * Makes a game whose decks come from a seed, and deals.
   *
   * The first deck is that of ddz_deck_shuffle: its first 17 cards are seat 0's,
   * the next 17 seat 1's, the next 17 seat 2's, the last three the bottom. Who
   * knows the seed knows every card, so it stays on the server.
   *
   * @param rules the rule set
   * @param flow the flow
   * @param seed32 32 random bytes
   * @param first_seat who bids first, 0..2, unless the flow draws one
   * @param game its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (the seat), DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…
   */
  ddz_game_new(rules: Pointer, flow: Pointer, seed32: Pointer, firstSeat: number, game: Pointer): Status;
  /**
   * Makes a game with a given deck, dealt as ddz_game_new deals. It never
   * redeals: where it would, the deal ends without a landlord, and the caller
   * makes another game. Where the flow draws the first bidder, it is
   * `first_seat`.
   *
   * @param rules the rule set
   * @param flow the flow
   * @param deck the cards in the order in which they are dealt
   * @param len how many: DDZ_DECK_LEN
   * @param first_seat who bids first, 0..2
   * @param game its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (the seat), DDZ_ERR_LENGTH, DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…,
   * DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_game_new_dealt(rules: Pointer, flow: Pointer, deck: Pointer, len: number, firstSeat: number, game: Pointer): Status;
  /**
   * Says whether the bytes hold together as the state of a deal: every card in
   * one place, answers that lead to this landlord, a trick that turns can come
   * to. Plays of earlier tricks are counted and not judged; a record does that.
   * Every other call checks the same first.
   *
   * @param game the game
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_GAME
   */
  ddz_game_check(game: Pointer): Status;
  /**
   * Does what a seat wants, or says why not and changes nothing.
   *
   * Unless a play is declared (`action->play` all 0), a lead is read as
   * ddz_play_classify reads it and a follow as ddz_play_beats does. A declared
   * reading must be one of ddz_play_readings; a bomb that follows is never read
   * as anything less. The reading is kept: later plays are compared with it.
   *
   * @param game changed when the answer is DDZ_OK
   * @param action what the seat wants
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (seat, kind, value of DOUBLE and SHOW, kind of `play`),
   * DDZ_ERR_TOO_MANY, DDZ_ERR_GAME, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
   * DDZ_ERR_TURN_FIELD, DDZ_ERR_TURN_STALE, DDZ_ERR_TURN_OVER, DDZ_ERR_TURN_PHASE,
   * DDZ_ERR_TURN_SEAT, DDZ_ERR_TURN_DECIDED, DDZ_ERR_TURN_BID_RANGE,
   * DDZ_ERR_TURN_BID_LOW, DDZ_ERR_TURN_DOUBLE, DDZ_ERR_TURN_SHOW,
   * DDZ_ERR_TURN_LEAD, DDZ_ERR_TURN_NOT_HELD, DDZ_ERR_TURN_NOT_A_PLAY,
   * DDZ_ERR_TURN_READING, DDZ_ERR_TURN_NOT_HIGHER
   */
  ddz_game_act(game: Pointer, action: Pointer): Status;
  /**
   * Lists what a seat may do now besides playing cards, for which there is
   * ddz_game_moves. Each entry may be given to ddz_game_act as it is; a pass
   * comes first. A seat that nothing is asked of has an empty list.
   * DDZ_ACTION_TIMEOUT is always accepted from a seat that is waited for and is
   * not listed.
   *
   * @param game the game
   * @param seat 0..2
   * @param out room for the actions, or NULL with cap 0 to count
   * @param cap actions that fit in `out`; DDZ_LEGAL_MAX is always enough
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME, DDZ_ERR_BUFFER
   */
  ddz_game_legal(game: Pointer, seat: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Lists what a seat may play now, as ddz_moves_list lists it; nothing when it
   * is not its turn to play. A pass is not listed: ddz_game_legal says whether
   * there is one.
   *
   * @param game the game
   * @param seat 0..2
   * @param out room for the moves, or NULL with cap 0 to count
   * @param cap moves that fit in `out`; DDZ_MOVES_MAX is always enough
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME, DDZ_ERR_BUFFER
   */
  ddz_game_moves(game: Pointer, seat: number, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Says what to do for a seat whose player is absent; ddz_game_act does it.
   *
   * @param game the game
   * @param seat 0..2
   * @param how DDZ_AUTO_…
   * @param out the action
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (seat or `how`), DDZ_ERR_GAME, DDZ_ERR_TURN_OVER,
   * DDZ_ERR_TURN_SEAT (nothing is asked of it)
   */
  ddz_game_auto(game: Pointer, seat: number, how: number, out: Pointer): Status;
  /**
   * Writes a game as bytes that mean the same for ever and everywhere, with a
   * checksum at the end (docs/game.md).
   *
   * @param game the game
   * @param out room for the bytes, or NULL with cap 0 to ask for the length
   * @param cap bytes that fit in `out`; DDZ_PACKED_MAX is always enough
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_GAME, DDZ_ERR_BUFFER
   */
  ddz_game_pack(game: Pointer, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Reads what ddz_game_pack wrote.
   *
   * @param bytes the packed game
   * @param len how many, 0..DDZ_PACKED_MAX
   * @param game its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_LENGTH, DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…,
   * DDZ_ERR_FLOW_…, DDZ_ERR_GAME
   */
  ddz_game_unpack(bytes: Pointer, len: number, game: Pointer): Status;
  /**
   * Fills `out` with what a seat may know: the only thing that a client should
   * be sent. It holds nothing that depends on hidden cards or on the seed.
   *
   * @param game the game
   * @param seat 0..2
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME
   */
  ddz_game_view(game: Pointer, seat: number, out: Pointer): Status;
  /**
   * Fills `out` with the score and its factors; before the end with the factors
   * of the moment. It knows doubles that the seats may not know yet.
   *
   * @param game the game
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_GAME
   */
  ddz_game_score(game: Pointer, out: Pointer): Status;
  /**
   * Counts by rank the cards that a seat has not seen (记牌器).
   *
   * @param game the game
   * @param seat 0..2
   * @param out its struct_size is set by the caller before the call
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM (the seat), DDZ_ERR_GAME
   */
  ddz_game_unseen(game: Pointer, seat: number, out: Pointer): Status;
  /**
   * Writes the beginning of a record: the game as it is before the actions that
   * will be appended. A record of a whole deal begins with a new game.
   *
   * @param game the game
   * @param out room for the bytes, or NULL with cap 0 to ask for the length
   * @param cap bytes that fit in `out`; DDZ_RECORD_BEGIN_MAX is always enough
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_GAME, DDZ_ERR_BUFFER
   */
  ddz_record_begin(game: Pointer, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Writes the bytes of one action, which the caller puts behind those that it
   * has. They hold the action and a checksum of the state that it led to.
   *
   * @param game the game after ddz_game_act has accepted the action
   * @param action that action
   * @param out room for the bytes, or NULL with cap 0 to ask for the length
   * @param cap bytes that fit in `out`; DDZ_RECORD_ENTRY_MAX is always enough
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_ENUM, DDZ_ERR_TOO_MANY, DDZ_ERR_GAME, DDZ_ERR_CARD,
   * DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_FIELD, DDZ_ERR_BUFFER
   */
  ddz_record_append(game: Pointer, action: Pointer, out: Pointer, cap: number, outLen: Pointer): Status;
  /**
   * Plays a record back, or its first `count` actions. A record that was changed
   * is refused at the first action that is not what was played; a checksum keeps
   * off accidents, not forgers.
   *
   * @param record the bytes
   * @param len how many, 0..DDZ_RECORD_MAX
   * @param count actions to play, at most; 0xFFFFFFFF plays all
   * @param game the state after them; its struct_size is set by the caller
   * before the call; untouched on an error
   * @param out_index how many were played; on an error that an action makes, the
   * index of that action, counted from 0, and on any other error untouched
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE,
   * DDZ_ERR_LENGTH, of the beginning DDZ_ERR_FORMAT, DDZ_ERR_CHECKSUM,
   * DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_GAME, of an action DDZ_ERR_FORMAT,
   * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_TURN_…,
   * DDZ_ERR_CHECKSUM
   */
  ddz_record_replay(record: Pointer, len: number, count: number, game: Pointer, outIndex: Pointer): Status;
  /**
   * Reads the action of that index out of a record, without playing it.
   *
   * @param record the bytes
   * @param len how many, 0..DDZ_RECORD_MAX
   * @param index counted from 0
   * @param out the action
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_LENGTH (also when
   * there are no more than `index` actions), of the beginning DDZ_ERR_FORMAT,
   * DDZ_ERR_CHECKSUM, DDZ_ERR_RULES_…, DDZ_ERR_FLOW_…, DDZ_ERR_GAME, of an
   * action DDZ_ERR_FORMAT, DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_record_action(record: Pointer, len: number, index: number, out: Pointer): Status;
  /**
   * Says how many bytes of memory a bot needs that plays so: under a kilobyte without
   * a tree, 32 bytes a playout with one.
   *
   * @param options how it is to play
   * @param out_size bytes
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
   * (level or style), DDZ_ERR_BOT_OPTIONS
   */
  ddz_bot_size(options: Pointer, outSize: Pointer): Status;
  /**
   * Says what a seat does, from what it may know and nothing else: in every phase,
   * legal in every game. It thinks to the end; in slices do so ddz_bot_begin,
   * ddz_bot_think and ddz_bot_best. The same view and options give the same action on
   * every platform. Where there is nothing to choose, it costs nothing.
   *
   * @param view what ddz_game_view has filled for the seat
   * @param options how it is to play
   * @param memory as many bytes as ddz_bot_size says, of any alignment and content;
   * what they hold afterwards means nothing
   * @param len how many
   * @param out what the seat does; its turn is that of the view
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
   * (level or style), DDZ_ERR_BOT_OPTIONS, DDZ_ERR_BOT_ROOM, DDZ_ERR_BOT_SEAT,
   * DDZ_ERR_BOT_VIEW
   */
  ddz_bot_act(view: Pointer, options: Pointer, memory: Pointer, len: number, out: Pointer): Status;
  /**
   * Begins to think about what a seat does. The memory is the bot then: it may be
   * copied and moved, and calling no more is all that ends it.
   *
   * @param view what ddz_game_view has filled for the seat
   * @param options how it is to play
   * @param memory as many bytes as ddz_bot_size says, of any alignment and content
   * @param len how many
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
   * (level or style), DDZ_ERR_BOT_OPTIONS, DDZ_ERR_BOT_ROOM, DDZ_ERR_BOT_SEAT,
   * DDZ_ERR_BOT_VIEW
   */
  ddz_bot_begin(view: Pointer, options: Pointer, memory: Pointer, len: number): Status;
  /**
   * Thinks on for about so many playouts: 200 take some tenths of a millisecond. What
   * it answers in the end does not depend on the slices.
   *
   * @param memory what ddz_bot_begin has filled
   * @param len as it was then
   * @param playouts how many more; it may be a few above
   * @param out_left playouts that are left to do; 0 when it has decided
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
   * DDZ_ERR_BOT_MEMORY
   */
  ddz_bot_think(memory: Pointer, len: number, playouts: number, outLeft: Pointer): Status;
  /**
   * The best action so far, at any time, and the chance of the seat's side to win the
   * deal with it; in the auction, with the seat as the landlord.
   *
   * @param memory what ddz_bot_begin has filled
   * @param len as it was then
   * @param out what the seat does
   * @param out_permille the chance in thousandths, 0..1000; 500 when nothing was tried
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
   * DDZ_ERR_BOT_MEMORY
   */
  ddz_bot_best(memory: Pointer, len: number, out: Pointer, outPermille: Pointer): Status;
  /**
   * Lists the choices with what has come of each so far: for a coach, or to find the
   * move that lost a game. In the auction there is one, to play as the landlord.
   * Choices that were left out early have fewer playouts.
   *
   * @param memory what ddz_bot_begin has filled
   * @param len as it was then
   * @param out room for the choices, or NULL with cap 0 to count
   * @param cap choices that fit in `out`; 24 are always enough
   * @param out_len how many there are
   * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_BOT_ROOM,
   * DDZ_ERR_BOT_MEMORY, DDZ_ERR_BUFFER
   */
  ddz_bot_choices(memory: Pointer, len: number, out: Pointer, cap: number, outLen: Pointer): Status;
}
