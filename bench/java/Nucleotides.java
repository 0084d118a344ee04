import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** K-nucleotides in Java: the algorithm and the output of nucleotides.py. */
public final class Nucleotides {
    private static final List<String> WANTED = List.of("GGT", "GGTA", "GGTATT", "GGTATTTTAATT", "GGTATTTTAATTTATAGT");
    private static final String LETTERS = "ACGT";
    private static final double[] PROBABILITIES = {
        0.3029549426680, 0.1979883004921, 0.1975473066391, 0.3016094502008
    };

    private static int seed = 42;

    private static double nextRandom() {
        seed = (seed * 3877 + 29573) % 139968;
        return (double) seed / 139968;
    }

    private static String randomSequence(int length) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < length; i++) {
            double r = nextRandom();
            for (int j = 0; j < LETTERS.length(); j++) {
                if (r < PROBABILITIES[j]) {
                    letters.append(LETTERS.charAt(j));
                    break;
                }
                r -= PROBABILITIES[j];
            }
        }
        return letters.toString();
    }

    private static Map<String, Integer> countPieces(String sequence, int length) {
        Map<String, Integer> counts = new HashMap<>();
        for (int start = 0; start + length <= sequence.length(); start++) {
            counts.merge(sequence.substring(start, start + length), 1, Integer::sum);
        }
        return counts;
    }

    private static void printFrequencies(String sequence, int length) {
        Map<String, Integer> counts = countPieces(sequence, length);
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        counts.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, Integer> entry) -> -entry.getValue())
                        .thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> System.out.printf("%s %.3f%n", entry.getKey(), entry.getValue() * 100.0 / total));
        System.out.println();
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 50;
        int length = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 50000;
        int[] found = new int[WANTED.size()];
        String sequence = "GGTATT";
        for (int round = 0; round < rounds; round++) {
            sequence = randomSequence(length);
            for (int i = 0; i < found.length; i++) {
                String piece = WANTED.get(i);
                found[i] += countPieces(sequence, piece.length()).getOrDefault(piece, 0);
            }
        }
        printFrequencies(sequence, 1);
        printFrequencies(sequence, 2);
        for (int i = 0; i < found.length; i++) {
            System.out.println(found[i] + "\t" + WANTED.get(i));
        }
    }
}
