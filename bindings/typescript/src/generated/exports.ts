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
   * A status in English, for ever valid, not to be freed; never NULL.
   */
  ddz_status_text(status: number): Pointer;
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
   * DDZ_ERR_RULES_RANGE, DDZ_ERR_RULES_FOUR_ROCKET,
   * DDZ_ERR_RULES_WING_PAIRS_QUAD, DDZ_ERR_RULES_WING_ADJACENT_TRIO,
   * DDZ_ERR_RULES_SHUTTLE_WINGS, DDZ_ERR_RULES_WING_ROCKET,
   * DDZ_ERR_RULES_RESERVED
   */
  ddz_rules_check(rules: Pointer): Status;
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
   * May these cards be played on the table, and as what? Cards that have a
   * reading of the bomb class are taken as that and nothing else; otherwise
   * the reading of the table's kind and length with the highest body counts.
   *
   * @param rules the rule set
   * @param table the play that must be beaten; NULL or all 0 is a lead
   * @param cards card bytes, in any order
   * @param len how many, 0..20
   * @param out the reading that beats the table; DDZ_KIND_NONE when none does
   * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
   * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
   */
  ddz_play_beats(rules: Pointer, table: Pointer, cards: Pointer, len: number, out: Pointer): Status;
  /**
   * May `next` be played on `first`, taken in its default reading? For those who
   * keep no resolved play; ddz_play_beats is the better question.
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
}
