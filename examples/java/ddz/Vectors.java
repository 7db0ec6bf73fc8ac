package ddz;

import com.sun.jna.ptr.IntByReference;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rows of tests/vectors that ask what cards are (tests/vectors/README.md). */
final class Vectors {
    private static final String RANKS = "3456789TJQKA2xX";
    /** The names of DDZ_KIND_… in their order. */
    private static final List<String> KINDS = List.of("none", "single", "pair", "trio",
        "trio_single", "trio_pair", "straight", "pair_straight", "plane", "plane_singles",
        "plane_pairs", "four_singles", "four_pairs", "shuttle", "shuttle_singles",
        "shuttle_pairs", "bomb", "rocket");
    /** Statuses that the rows name. */
    private static final Map<Integer, String> STATUSES = Map.of(Ddz.ERR_CARD, "error:card",
        Ddz.ERR_DUPLICATE, "error:duplicate", Ddz.ERR_TOO_MANY, "error:too_many");
    private static final Set<String> NO_SWITCHES = Set.of("name", "number", "source");

    private final Path folder;
    private final Map<String, Ddz.Rules> sets = new HashMap<>();
    private final List<String> presets = new ArrayList<>();

    Vectors(Path folder) throws IOException {
        this.folder = folder;
        for (String file : List.of("presets.tsv", "rule_sets.tsv")) {
            for (Map<String, String> row : rows(folder.resolve(file))) {
                sets.put(row.get("name"), rules(row));
                if (file.equals("presets.tsv")) {
                    presets.add(row.get("name"));
                }
            }
        }
    }

    private static Ddz.Rules rules(Map<String, String> row) {
        Ddz.Rules rules = Ddz.preset(Ddz.PRESET_STANDARD);
        row.forEach((name, cell) -> {
            if (!NO_SWITCHES.contains(name)) {
                rules.writeField(name, Byte.valueOf(cell));
            }
        });
        Ddz.must(Ddz.LIBRARY.ddz_rules_check(rules));
        return rules;
    }

    private static List<Map<String, String>> rows(Path path) throws IOException {
        List<Map<String, String>> found = new ArrayList<>();
        String[] names = null;
        for (String line : Files.readAllLines(path)) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] cells = line.split("\t");
            if (names == null) {
                names = cells;
                continue;
            }
            Map<String, String> row = new HashMap<>();
            for (int i = 0; i < names.length; i++) {
                row.put(names[i], cells[i]);
            }
            found.add(row);
        }
        return found;
    }

    /** Runs every row whose op is {@code classify}; how many runs there were. */
    int run() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(path -> path.toString().endsWith(".tsv")).sorted().collect(Collectors.toList());
        }
        int runs = 0;
        for (Path file : files) {
            for (Map<String, String> row : rows(file)) {
                if (!"classify".equals(row.get("op"))) {
                    continue;
                }
                byte[] cards = cards(row.get("cards"));
                for (String name : row.get("rules").replace("*", String.join(",", presets)).split(",")) {
                    String got = answer(sets.get(name), cards);
                    if (!got.equals(row.get("expected"))) {
                        throw new IllegalStateException(file + ": " + row.get("cards") + " under " + name
                            + ": " + got + ", not " + row.get("expected"));
                    }
                    runs++;
                }
            }
        }
        return runs;
    }

    private static byte[] cards(String cell) {
        ByteArrayOutputStream cards = new ByteArrayOutputStream();
        if (cell.equals("-")) {
            return new byte[0];
        }
        if (cell.startsWith("0x")) {
            return HexFormat.of().parseHex(cell.substring(2));
        }
        int[] given = new int[RANKS.length()];
        for (char letter : cell.toCharArray()) {
            int rank = RANKS.indexOf(letter);
            int suit = given[rank]++ % 4;
            cards.write(rank >= 13 ? 0x4E + rank - 13 : suit << 4 | (rank >= 11 ? rank - 10 : rank + 3));
        }
        return cards.toByteArray();
    }

    /** What the library answers, as the column {@code expected} writes it. */
    private static String answer(Ddz.Rules rules, byte[] cards) {
        byte[] plays = new byte[Ddz.READINGS_MAX * Ddz.PLAY_SIZE];
        IntByReference count = new IntByReference();
        Ddz.Play play = new Ddz.Play();
        int status = Ddz.LIBRARY.ddz_play_readings(rules, cards, cards.length, plays, Ddz.READINGS_MAX, count);
        if (status != Ddz.LIBRARY.ddz_play_classify(rules, cards, cards.length, play)) {
            return "readings and classify answer another status";
        }
        if (status != Ddz.OK) {
            return STATUSES.getOrDefault(status, Ddz.statusText(status));
        }
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count.getValue(); i++) {
            texts.add(reading(new Ddz.Play(plays, i * Ddz.PLAY_SIZE)));
        }
        if (texts.isEmpty()) {
            return KINDS.get(play.kind);
        }
        return texts.get(0).equals(reading(play)) ? String.join("|", texts) : "classify answers " + reading(play);
    }

    private static String reading(Ddz.Play play) {
        return KINDS.get(play.kind) + ":" + RANKS.charAt(play.rank) + "/" + play.length;
    }
}
