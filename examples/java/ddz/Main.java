package ddz;

import java.nio.file.Path;

/**
 * The library from Java, through JNA: the vectors that ask what cards are, and a room that
 * plays a deal. Arguments: the folder of vectors, the number of the deal.
 */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws Exception {
        int found = Ddz.LIBRARY.ddz_abi_version();
        if (found != Ddz.ABI_VERSION) {
            throw new IllegalStateException(
                "libddz has ABI " + found + ", this program was built for ABI " + Ddz.ABI_VERSION);
        }
        Path folder = Path.of(arguments.length > 0 ? arguments[0] : "tests/vectors");
        int runs = new Vectors(folder).run();
        System.out.println(runs + " answers of the vectors are right");
        new Room(arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1).play();
    }
}
