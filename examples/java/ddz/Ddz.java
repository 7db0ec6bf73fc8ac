package ddz;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;
import com.sun.jna.ptr.IntByReference;
import java.nio.charset.StandardCharsets;

/**
 * What the example needs of include/ddz.h, as JNA has it. Bytes of C are signed here:
 * {@link #unsigned} makes them numbers again.
 */
public interface Ddz extends Library {
    Ddz LIBRARY = Native.load("ddz", Ddz.class);

    int ABI_VERSION = 1;
    int OK = 0;
    int ERR_CARD = -200;
    int ERR_DUPLICATE = -201;
    int ERR_TOO_MANY = -202;
    int CARDS_MAX = 20;
    int HINTS_MAX = 232;
    int READINGS_MAX = 3;
    int LEGAL_MAX = 4;
    int WRITTEN_MAX = 486;
    int RECORD_BEGIN_MAX = 520;
    int RECORD_ENTRY_MAX = 40;
    int SEATS_MAX = 3;
    int SEAT_NONE = 255;
    int PRESET_STANDARD = 0;
    int FLOW_STANDARD = 0;
    int ORDER_RANK_DESC = 0;
    int STYLE_RANKS = 0;
    int AUTO_HINT = 1;
    int PHASE_BID = 2;
    int PHASE_PLAY = 7;
    int PHASE_OVER = 8;
    int ACTION_BID = 2;
    int ACTION_DOUBLE = 5;
    int ACTION_PLAY = 7;
    int LANGUAGE_ENGLISH = 0;
    int LANGUAGE_CHINESE = 1;
    int ALL_ACTIONS = 0xFFFFFFFF;

    int PLAY_SIZE = 4;
    int MOVE_SIZE = 24;
    int ACTION_SIZE = 36;
    int GAME_SIZE = 384;

    /** Where the switches are, by the names of C. */
    @FieldOrder({"struct_size", "kinds_off", "straight_min", "pair_straight_min", "plane_min",
        "shuttle_min", "trio_plain", "trio_single", "trio_pair", "plane_singles", "plane_pairs",
        "wing_repeat", "wing_adjacent_trio", "wing_rocket", "wing_pairs_quad", "four_singles",
        "four_rocket", "four_pairs", "shuttle", "shuttle_singles", "shuttle_pairs", "reserved"})
    class Rules extends Structure {
        public int struct_size;
        public int kinds_off;
        public byte straight_min, pair_straight_min, plane_min, shuttle_min;
        public byte trio_plain, trio_single, trio_pair, plane_singles, plane_pairs;
        public byte wing_repeat, wing_adjacent_trio, wing_rocket, wing_pairs_quad;
        public byte four_singles, four_rocket, four_pairs;
        public byte shuttle, shuttle_singles, shuttle_pairs;
        public byte[] reserved = new byte[21];

        public Rules() {
            struct_size = size();
        }
    }

    /** A flow of which only presets are used here. */
    @FieldOrder({"struct_size", "base", "switches"})
    class Flow extends Structure {
        public int struct_size;
        public int base;
        public byte[] switches = new byte[120];

        public Flow() {
            struct_size = size();
        }
    }

    @FieldOrder({"kind", "rank", "length", "cards"})
    class Play extends Structure {
        public byte kind, rank, length, cards;

        public Play() {}

        /** The one that stands at a place of what a list of plays wrote. */
        Play(byte[] bytes, int at) {
            getPointer().write(0, bytes, at, PLAY_SIZE);
            read();
        }
    }

    @FieldOrder({"seat", "kind", "value", "len", "play", "cards", "turn", "reserved"})
    class Action extends Structure {
        public byte seat, kind, value, len;
        public Play play = new Play();
        public byte[] cards = new byte[CARDS_MAX];
        public int turn;
        public byte[] reserved = new byte[4];

        public Action() {}

        Action(byte[] bytes, int at) {
            getPointer().write(0, bytes, at, ACTION_SIZE);
            read();
        }

        byte[] played() {
            return java.util.Arrays.copyOf(cards, len);
        }
    }

    /** What only the library reads. */
    @FieldOrder({"struct_size", "actions", "state"})
    class Game extends Structure {
        public int struct_size = GAME_SIZE;
        public int actions;
        public byte[] state = new byte[GAME_SIZE - 8];
    }

    @FieldOrder({"struct_size", "actions", "rules", "flow", "multiplier", "table", "seat", "phase",
        "waiting", "landlord", "winner", "first_bidder", "face_up", "redeals", "bid", "robs",
        "table_seat", "passed", "bombs", "rockets", "shuttles", "bottom_len", "bottom", "counts",
        "played_counts", "latest_counts", "plays", "shown", "said", "doubles", "cards", "played",
        "latest", "seats", "reserved"})
    class View extends Structure {
        public int struct_size;
        public int actions;
        public Rules rules = new Rules();
        public Flow flow = new Flow();
        public int multiplier;
        public Play table = new Play();
        public byte seat, phase, waiting, landlord, winner, first_bidder, face_up, redeals, bid;
        public byte robs, table_seat, passed, bombs, rockets, shuttles, bottom_len;
        public byte[] bottom = new byte[3];
        public byte[] counts = new byte[3], played_counts = new byte[3];
        public byte[] latest_counts = new byte[3], plays = new byte[3], shown = new byte[3];
        public byte[] said = new byte[3], doubles = new byte[3];
        public byte[] cards = new byte[60], played = new byte[60], latest = new byte[60];
        public byte seats;
        public byte[] reserved = new byte[35];

        public View() {
            struct_size = size();
        }

        /** The seat's own cards. */
        byte[] hand() {
            int from = CARDS_MAX * seat;
            return java.util.Arrays.copyOfRange(cards, from, from + counts[seat]);
        }
    }

    @FieldOrder({"struct_size", "points", "factors", "landlord", "winner", "spring", "over",
        "seats", "reserved"})
    class Score extends Structure {
        public int struct_size;
        public int[] points = new int[3];
        public int[] factors = new int[14];
        public byte landlord, winner, spring, over, seats;
        public byte[] reserved = new byte[3];

        public Score() {
            struct_size = size();
        }
    }

    int ddz_abi_version();
    Pointer ddz_status_text(int status, int language);
    Pointer ddz_kind_text(int kind, int language);
    int ddz_rules_preset(int preset, Rules out);
    int ddz_rules_check(Rules rules);
    int ddz_cards_sort(byte[] cards, int len, int order);
    int ddz_cards_format(byte[] cards, int len, int style, byte[] out, int cap, IntByReference outLen);
    int ddz_play_classify(Rules rules, byte[] cards, int len, Play out);
    int ddz_play_readings(Rules rules, byte[] cards, int len, byte[] out, int cap, IntByReference outLen);
    int ddz_hint_list(Rules rules, byte[] hand, int len, Play table, byte[] out, int cap, IntByReference outLen);
    int ddz_flow_preset(int preset, Flow out);
    int ddz_game_new(Rules rules, Flow flow, byte[] seed32, int firstSeat, Game game);
    int ddz_game_act(Game game, Action action);
    int ddz_game_legal(Game game, int seat, byte[] out, int cap, IntByReference outLen);
    int ddz_game_auto(Game game, int seat, int how, Action out);
    int ddz_game_view(Game game, int seat, View out);
    int ddz_game_score(Game game, Score out);
    int ddz_record_begin(Game game, byte[] out, int cap, IntByReference outLen);
    int ddz_record_append(Game game, Action action, byte[] out, int cap, IntByReference outLen);
    int ddz_record_replay(byte[] record, int len, int count, Game game, IntByReference outIndex);

    static int unsigned(byte number) {
        return number & 0xFF;
    }

    static String statusText(int status) {
        return LIBRARY.ddz_status_text(status, LANGUAGE_ENGLISH).getString(0, "UTF-8");
    }

    static String kindText(byte kind) {
        return LIBRARY.ddz_kind_text(unsigned(kind), LANGUAGE_CHINESE).getString(0, "UTF-8");
    }

    /** Throws where a call did not do its work. */
    static void must(int status) {
        if (status != OK) {
            throw new IllegalStateException(statusText(status));
        }
    }

    static Rules preset(int number) {
        Rules rules = new Rules();
        must(LIBRARY.ddz_rules_preset(number, rules));
        return rules;
    }

    /** The ranks of cards, high to low: {@code 2KKK33}. */
    static String letters(byte[] cards) {
        byte[] sorted = cards.clone();
        byte[] text = new byte[WRITTEN_MAX];
        IntByReference length = new IntByReference();
        must(LIBRARY.ddz_cards_sort(sorted, sorted.length, ORDER_RANK_DESC));
        must(LIBRARY.ddz_cards_format(sorted, sorted.length, STYLE_RANKS, text, WRITTEN_MAX, length));
        return new String(text, 0, length.getValue(), StandardCharsets.UTF_8);
    }
}
