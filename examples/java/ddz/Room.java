package ddz;

import com.sun.jna.ptr.IntByReference;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * A room: it and its players are threads that share nothing but messages. The room keeps
 * the game, asks whose turn it is, takes what comes back or refuses it, and acts for
 * whoever is gone. A player knows its view and no more.
 */
final class Room {
    private static final Ddz DDZ = Ddz.LIBRARY;

    /** What the room sends to a player: its view and what it may do besides playing. */
    private record Question(Ddz.View view, List<Ddz.Action> legal) {}

    private final Ddz.Game game = new Ddz.Game();
    private final ByteArrayOutputStream record = new ByteArrayOutputStream();
    private final List<Player> players = List.of(new Player(99), new Player(99), new Player(5));

    /** @param number of the deal, for a show: a server takes 32 bytes of a SecureRandom */
    Room(int number) {
        byte[] seed = new byte[32];
        Arrays.fill(seed, (byte) number);
        Ddz.Flow flow = new Ddz.Flow();
        Ddz.must(DDZ.ddz_flow_preset(Ddz.FLOW_STANDARD, flow));
        Ddz.must(DDZ.ddz_game_new(Ddz.preset(Ddz.PRESET_STANDARD), flow, seed, 0, game));
        byte[] bytes = new byte[Ddz.RECORD_BEGIN_MAX];
        IntByReference length = new IntByReference();
        Ddz.must(DDZ.ddz_record_begin(game, bytes, bytes.length, length));
        record.write(bytes, 0, length.getValue());
    }

    // ---- a player -------------------------------------------------------------------

    private static final class Player {
        final BlockingQueue<Question> questions = new ArrayBlockingQueue<>(1);
        final BlockingQueue<Optional<Ddz.Action>> answers = new ArrayBlockingQueue<>(1);
        boolean gone;

        /** @param patience how many questions it stays for */
        Player(int patience) {
            Thread thread = new Thread(() -> play(patience));
            thread.setDaemon(true);
            thread.start();
        }

        private void play(int patience) {
            try {
                for (int i = 0; i < patience; i++) {
                    Question question = questions.take();
                    Ddz.Action action = decide(question);
                    // So that an answer that comes late is not taken for another turn's.
                    action.turn = question.view.actions + 1;
                    answers.put(Optional.of(action));
                }
                questions.take();
                answers.put(Optional.empty());
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static Ddz.Action decide(Question question) {
        Ddz.View view = question.view;
        List<Ddz.Action> legal = question.legal;
        if (view.phase == Ddz.PHASE_PLAY) {
            Optional<Ddz.Action> hint = hint(view);
            boolean mayPass = !legal.isEmpty();
            return mayPass && (hint.isEmpty() || isPartnersPlay(view)) ? legal.get(0) : hint.orElseThrow();
        }
        if (view.phase == Ddz.PHASE_BID && strength(view.hand()) >= 3) {
            return legal.get(legal.size() - 1);
        }
        return legal.get(0);
    }

    private static Optional<Ddz.Action> hint(Ddz.View view) {
        byte[] hand = view.hand();
        byte[] moves = new byte[Ddz.HINTS_MAX * Ddz.MOVE_SIZE];
        IntByReference count = new IntByReference();
        Ddz.must(DDZ.ddz_hint_list(view.rules, hand, hand.length, view.table, moves, Ddz.HINTS_MAX, count));
        if (count.getValue() == 0) {
            return Optional.empty();
        }
        Ddz.Action action = new Ddz.Action();
        action.kind = Ddz.ACTION_PLAY;
        action.play = new Ddz.Play(moves, 0);
        action.len = action.play.cards;
        System.arraycopy(moves, Ddz.PLAY_SIZE, action.cards, 0, action.len);
        return Optional.of(action);
    }

    private static boolean isPartnersPlay(Ddz.View view) {
        boolean isThere = Ddz.unsigned(view.table_seat) != Ddz.SEAT_NONE && view.table_seat != view.seat;
        return isThere && view.landlord != view.seat && view.landlord != view.table_seat;
    }

    /** Twos and jokers: what a landlord needs. */
    private static int strength(byte[] hand) {
        int points = 0;
        for (byte card : hand) {
            int face = card & 15;
            points += face == 2 || face >= 14 ? 1 : 0;
        }
        return points;
    }

    // ---- the room -------------------------------------------------------------------

    private Ddz.View view(int seat) {
        Ddz.View view = new Ddz.View();
        Ddz.must(DDZ.ddz_game_view(game, seat, view));
        return view;
    }

    private List<Ddz.Action> legal(int seat) {
        byte[] bytes = new byte[Ddz.LEGAL_MAX * Ddz.ACTION_SIZE];
        IntByReference count = new IntByReference();
        Ddz.must(DDZ.ddz_game_legal(game, seat, bytes, Ddz.LEGAL_MAX, count));
        List<Ddz.Action> actions = new ArrayList<>();
        for (int i = 0; i < count.getValue(); i++) {
            actions.add(new Ddz.Action(bytes, i * Ddz.ACTION_SIZE));
        }
        return actions;
    }

    /** What its player answers, or what is done for one who is gone. */
    private Ddz.Action ask(int seat) throws InterruptedException {
        Player player = players.get(seat);
        if (!player.gone) {
            player.questions.put(new Question(view(seat), legal(seat)));
            Optional<Ddz.Action> answer = player.answers.take();
            if (answer.isPresent()) {
                // Who acts is known from where it came, never from what it says.
                answer.get().seat = (byte) seat;
                return answer.get();
            }
            player.gone = true;
        }
        Ddz.Action action = new Ddz.Action();
        Ddz.must(DDZ.ddz_game_auto(game, seat, Ddz.AUTO_HINT, action));
        return action;
    }

    /** Plays the deal to its end and prints it. */
    void play() throws InterruptedException {
        for (Ddz.View view = view(0); view.phase != Ddz.PHASE_OVER; view = view(0)) {
            int seat = Integer.numberOfTrailingZeros(view.waiting);
            Ddz.Action action = ask(seat);
            Ddz.must(DDZ.ddz_game_act(game, action));
            byte[] bytes = new byte[Ddz.RECORD_ENTRY_MAX];
            IntByReference length = new IntByReference();
            Ddz.must(DDZ.ddz_record_append(game, action, bytes, bytes.length, length));
            record.write(bytes, 0, length.getValue());
            System.out.println(describe(action) + (players.get(seat).gone ? "  (gone)" : ""));
        }
        score();
    }

    private String describe(Ddz.Action action) {
        Ddz.View view = view(0);
        String role = view.landlord == action.seat ? "地主"
            : Ddz.unsigned(view.landlord) == Ddz.SEAT_NONE ? "       " : "农民";
        String what = switch (action.kind) {
            case Ddz.ACTION_PLAY -> Ddz.letters(action.played()) + "  " + Ddz.kindText(view.table.kind);
            case Ddz.ACTION_BID -> "bids " + action.value;
            case Ddz.ACTION_DOUBLE -> "doubles";
            default -> "passes";
        };
        return "seat " + action.seat + " " + role + "  " + what;
    }

    private void score() {
        Ddz.Score score = new Ddz.Score();
        Ddz.must(DDZ.ddz_game_score(game, score));
        int[] points = score.points;
        System.out.printf("points: %+d, %+d, %+d%n", points[0], points[1], points[2]);

        Ddz.Game replayed = new Ddz.Game();
        IntByReference played = new IntByReference();
        byte[] bytes = record.toByteArray();
        Ddz.must(DDZ.ddz_record_replay(bytes, bytes.length, Ddz.ALL_ACTIONS, replayed, played));
        boolean same = replayed.actions == game.actions && Arrays.equals(replayed.state, game.state);
        System.out.printf("record: %d actions; played back it ends %s%n", played.getValue(),
            same ? "the same" : "otherwise");
    }
}
