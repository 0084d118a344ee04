package dev.serpentine.conformance;

import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Infers a program's types with blocks taken in several orders, and compares what was found: it is the same in all of
 * them.
 *
 * <p>What may differ is how things are called and in which order they are shown: graphs, the numbers behind the names
 * of specialised classes, and what an annotation lists.
 */
public final class InferenceOrders {
    private static final Pattern NUMBERED = Pattern.compile("#\\d+");
    private static final Pattern ALTERNATIVES = Pattern.compile(
            "[^\\s,:(\\[\\])]+(?: [^\\s,:(\\[\\])]+)?(?: or [^\\s,:(\\[\\])]+(?: [^\\s,:(\\[\\])]+)?)+");

    private InferenceOrders() {}

    /**
     * @param seeds of the orders that are compared with the usual one
     * @return what differs first; empty where nothing does
     */
    public static Optional<String> difference(ConformanceProgram program, List<Long> seeds) {
        try (PreparedProgram prepared = PreparedProgram.of(program.file(), program.arguments())) {
            String usual = normalised(prepared.annotatedText());
            for (long seed : seeds) {
                String other = inferred(prepared, WorkOrder.shuffled(seed));
                if (!usual.equals(other)) {
                    return Optional.of("with seed " + seed + ": " + firstDifference(usual, other));
                }
            }
            return Optional.empty();
        }
    }

    private static String inferred(PreparedProgram prepared, WorkOrder order) {
        try {
            return normalised(prepared.annotatedText(order));
        } catch (PreparedProgram.Refused refused) {
            return "refused: " + refused.getMessage();
        }
    }

    /** The graphs' texts in their own order, without what only names. */
    private static String normalised(String text) {
        return Arrays.stream(text.split("\n\n|(?=\ngraph )"))
                .map(InferenceOrders::withoutNames)
                .sorted()
                .collect(Collectors.joining("\n"));
    }

    private static String withoutNames(String graph) {
        String plain = NUMBERED.matcher(graph.strip()).replaceAll("");
        return ALTERNATIVES
                .matcher(plain)
                .replaceAll(found -> java.util.regex.Matcher.quoteReplacement(
                        String.join(" or ", new TreeSet<>(List.of(found.group().split(" or "))))));
    }

    private static String firstDifference(String usual, String other) {
        List<String> first = usual.lines().toList();
        List<String> second = other.lines().toList();
        for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
            if (!first.get(i).equals(second.get(i))) {
                int line = i;
                String graph = java.util.stream.IntStream.rangeClosed(0, line)
                        .mapToObj(at -> first.get(line - at))
                        .filter(text -> text.startsWith("graph "))
                        .findFirst()
                        .orElse("");
                return "in " + graph + "\n    " + first.get(i).strip() + "\nis\n    "
                        + second.get(i).strip();
            }
        }
        return first.size() + " lines are " + second.size();
    }

    /**
     * {@code [--seeds=N] [GLOB]}: for all programs of the suite whose names the glob takes. The checkout is the current
     * folder. The exit status is 1 if something differs.
     */
    public static void main(String[] words) throws InterruptedException {
        List<Long> seeds = new ArrayList<>(List.of(1L, 2L, 3L));
        String glob = "*";
        for (String word : words) {
            if (word.startsWith("--seeds=")) {
                seeds.clear();
                for (long seed = 1; seed <= Long.parseLong(word.substring("--seeds=".length())); seed++) {
                    seeds.add(seed);
                }
            } else {
                glob = word;
            }
        }
        List<ConformanceProgram> programs = ConformanceProgram.find(Path.of("").toAbsolutePath(), glob);
        int[] different = new int[1];
        for (ConformanceProgram program : programs) {
            OnLargeStack.run("orders of " + program.name(), () -> {
                Optional<String> difference;
                try {
                    difference = difference(program, seeds);
                } catch (RuntimeException | StackOverflowError fault) {
                    difference = Optional.of("fault: " + fault.getMessage());
                }
                difference.ifPresent(text -> {
                    different[0]++;
                    System.out.println(program.name() + ": " + text);
                });
            });
        }
        System.out.println(programs.size() + " programs, " + different[0] + " inferred otherwise in another order");
        System.exit(different[0] == 0 ? 0 : 1);
    }
}
