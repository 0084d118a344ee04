package dev.serpentine.conformance.arguments;

import dev.serpentine.conformance.ReferencePython;
import dev.serpentine.conformance.TemporaryFolders;
import dev.serpentine.conformance.arguments.ArgumentSurvey.Judged;
import dev.serpentine.conformance.arguments.ArgumentSurvey.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Judges all combinations, or some of them, and prints what is wrong and how many came to what; the checkout is the
 * current folder.
 */
public final class SurveyCommand {
    private static final long STACK_SIZE = 1L << 30;

    private SurveyCommand() {}

    /** @param words a part of the subjects' names, or nothing for all; then how many, and the seed that chooses them */
    public static void main(String[] words) throws InterruptedException {
        List<Combination> chosen = ArgumentCombinations.all().stream()
                .filter(each -> words.length == 0 || each.subject().matches(words[0]))
                .toList();
        List<Combination> sample = words.length < 2
                ? chosen
                : sample(chosen, Integer.parseInt(words[1]), words.length < 3 ? 0 : Long.parseLong(words[2]));
        int[] status = {1};
        Thread worker = new Thread(null, () -> status[0] = report(sample) ? 0 : 1, "survey", STACK_SIZE);
        worker.start();
        worker.join();
        System.out.flush();
        Runtime.getRuntime().halt(status[0]);
    }

    /**
     * Which of so many combinations, chosen by a seed, have a result where CPython raises TypeError.
     *
     * @param python the command of CPython 3.12
     * @param library the folder of the package {@code rpython}
     */
    public static List<String> coercions(int count, long seed, String python, Path library)
            throws InterruptedException {
        List<String> found = Collections.synchronizedList(new ArrayList<>());
        Thread worker = new Thread(
                null,
                () -> judge(sample(ArgumentCombinations.all(), count, seed), python, library, each -> {}).stream()
                        .filter(each -> each.verdict() == Verdict.COERCED)
                        .forEach(each -> found.add(each.combination() + ": " + each.detail())),
                "survey",
                STACK_SIZE);
        worker.start();
        worker.join();
        return found;
    }

    /** So many of them, chosen by a seed. */
    static List<Combination> sample(List<Combination> all, int count, long seed) {
        List<Combination> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, new Random(seed));
        return shuffled.subList(0, Math.min(count, shuffled.size()));
    }

    /** Judges some. @param python the command of CPython 3.12 */
    static List<Judged> judge(
            List<Combination> combinations, String python, Path library, Consumer<Judged> whenJudged) {
        try {
            Path folder = Files.createTempDirectory("arguments");
            try {
                return new ArgumentSurvey(python, library, folder, whenJudged).judge(combinations);
            } finally {
                TemporaryFolders.remove(folder);
            }
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static boolean report(List<Combination> combinations) {
        Optional<String> python = ReferencePython.find();
        if (python.isEmpty()) {
            System.out.println("there is no CPython 3.12 here");
            return false;
        }
        List<Judged> judged = judge(
                combinations, python.get(), Path.of("rlib/src/main/resources").toAbsolutePath(), SurveyCommand::print);
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        judged.forEach(each -> counts.merge(each.verdict(), 1, Integer::sum));
        System.out.println(judged.size() + " combinations: " + counts);
        return judged.stream().noneMatch(each -> each.verdict().isWrong());
    }

    private static void print(Judged each) {
        if (each.verdict() != Verdict.SAME) {
            System.out.println(each.verdict() + "\t" + each.combination().subject() + "\t" + each.combination() + "\t"
                    + each.detail().replace("\n", "|"));
        }
    }
}
