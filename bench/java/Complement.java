import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reverse complements of DNA sequences in Java: the algorithm and the output of complement.py. */
public final class Complement {
    private static final String LETTERS = "ACGTUMRWSYKVHDBN";
    private static final Map<Character, Character> COMPLEMENTS = new HashMap<>();

    static {
        String complements = "TGCAAKYWSRMBDHVN";
        for (int i = 0; i < LETTERS.length(); i++) {
            COMPLEMENTS.put(LETTERS.charAt(i), complements.charAt(i));
        }
    }

    private record Entry(String header, String sequence) {}

    private static String makeFasta(long seed, int lines) {
        StringBuilder text = new StringBuilder();
        for (int record = 0; record < 3; record++) {
            text.append(">record ").append(record).append(" of ").append(seed).append('\n');
            for (int i = 0; i < lines; i++) {
                for (int j = 0; j < 60; j++) {
                    seed = (seed * 1103515245 + 12345) % 2147483648L;
                    text.append(LETTERS.charAt((int) (seed >> 16 & 15)));
                }
                text.append('\n');
            }
        }
        return text.toString();
    }

    private static List<Entry> parse(String text) {
        List<Entry> entries = new ArrayList<>();
        String header = null;
        StringBuilder sequence = new StringBuilder();
        for (String line : text.split("\n")) {
            if (line.startsWith(">")) {
                if (header != null) {
                    entries.add(new Entry(header, sequence.toString()));
                }
                header = line.substring(1);
                sequence = new StringBuilder();
            } else {
                sequence.append(line);
            }
        }
        entries.add(new Entry(header, sequence.toString()));
        return entries;
    }

    private static String reverseComplement(String sequence) {
        StringBuilder result = new StringBuilder(sequence.length());
        for (int i = sequence.length() - 1; i >= 0; i--) {
            result.append(COMPLEMENTS.get(sequence.charAt(i)).charValue());
        }
        return result.toString();
    }

    private static String wrapped(String header, String sequence) {
        StringBuilder lines = new StringBuilder(">").append(header).append('\n');
        for (int start = 0; start < sequence.length(); start += 60) {
            lines.append(sequence, start, Math.min(start + 60, sequence.length())).append('\n');
        }
        return lines.toString();
    }

    private static long adler(String text) {
        long a = 1;
        long b = 0;
        for (int i = 0; i < text.length(); i++) {
            a = (a + text.charAt(i)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 250;
        int lines = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200;
        String result = "";
        long checksum = 0;
        for (int round = 0; round < rounds; round++) {
            for (Entry entry : parse(makeFasta(round, lines))) {
                result = wrapped(entry.header(), reverseComplement(entry.sequence()));
                checksum ^= adler(result);
            }
        }
        System.out.println(result.substring(0, Math.min(200, result.length())));
        System.out.printf("%08x%n", checksum);
    }
}
