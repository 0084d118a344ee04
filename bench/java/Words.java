import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Text and dictionaries by hand in Java: the algorithm and the output of words.py, for comparison. */
public final class Words {
    private static final String[] SYLLABLES = {"ba", "ke", "li", "mo", "nu", "pra", "ste", "tion", "ur", "zen"};

    private static final class Generator {
        private long state;

        Generator(long seed) {
            state = seed;
        }

        int below(int limit) {
            state = (state * 1103515245 + 12345) & 0x7FFFFFFF;
            return (int) ((state >> 8) % limit);
        }
    }

    private static String makeText(Generator generator, int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<String> parts = new ArrayList<>();
            int length = 1 + generator.below(3);
            for (int part = 0; part < length; part++) {
                parts.add(SYLLABLES[generator.below(SYLLABLES.length)]);
            }
            words.add(String.join("", parts));
        }
        return String.join(" ", words);
    }

    private static Map<String, Integer> countWords(String text) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : text.split(" ")) {
            counts.put(word, counts.getOrDefault(word, 0) + 1);
        }
        return counts;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
        int count = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 20000;
        Generator generator = new Generator(42);
        long total = 0;
        String best = "";
        for (int round = 0; round < rounds; round++) {
            Map<String, Integer> counts = countWords(makeText(generator, count));
            List<String> ordered = new ArrayList<>(counts.keySet());
            ordered.sort(Comparator.comparing((String word) -> -counts.get(word)).thenComparing(Comparator.naturalOrder()));
            best = ordered.get(0);
            total += ordered.size() + counts.get(best);
        }
        System.out.println(rounds + " rounds of " + count + ": " + total + ", last best " + best);
    }
}
