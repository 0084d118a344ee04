package dev.serpentine.conformance.arguments;

import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Compares combinations with CPython: each is judged once. Needs a thread with a large stack. */
final class ArgumentSurvey {
    private static final int PROGRAM_SIZE = 250;

    /** What a combination comes to. */
    enum Verdict {
        /** The same result or the same error. */
        SAME,
        /** Refused, where CPython raises an exception. */
        REFUSED,
        /** Refused, where CPython has a result: something that is not supported. */
        UNSUPPORTED,
        /** A result where CPython raises TypeError. */
        COERCED,
        /** Another result, or another error. */
        DIFFERENT,
        FAULT;

        boolean isWrong() {
            return this == COERCED || this == DIFFERENT || this == FAULT;
        }
    }

    /** @param detail what was said, or both answers */
    record Judged(Combination combination, Verdict verdict, String detail) {}

    private final String python;
    private final Path library;
    private final Path folder;
    private final Consumer<Judged> whenJudged;
    private final Map<Combination, String> answers = new HashMap<>();
    private final List<Judged> judged = new ArrayList<>();

    /**
     * @param python the command of CPython 3.12
     * @param library the folder of the package {@code rpython}
     * @param folder where files may be left
     * @param whenJudged is told each as soon as it is judged
     */
    ArgumentSurvey(String python, Path library, Path folder, Consumer<Judged> whenJudged) {
        this.whenJudged = whenJudged;
        this.python = python;
        this.library = library;
        this.folder = folder;
    }

    List<Judged> judge(List<Combination> combinations) throws IOException, InterruptedException {
        List<String> lines = answersOfPython(module(combinations), combinations.size());
        for (int i = 0; i < combinations.size(); i++) {
            answers.put(combinations.get(i), lines.get(i));
        }
        try (AloneInference alone =
                new AloneInference(library, Files.writeString(folder.resolve("functions.py"), module(combinations)))) {
            List<Integer> accepted = new ArrayList<>();
            for (int i = 0; i < combinations.size(); i++) {
                Combination combination = combinations.get(i);
                switch (alone.infer("f" + i)) {
                    case AloneInference.Answer.Accepted() -> accepted.add(i);
                    case AloneInference.Answer.Refused(String message) ->
                        judge(
                                combination,
                                answers.get(combination).startsWith("raises ") ? Verdict.REFUSED : Verdict.UNSUPPORTED,
                                message);
                    case AloneInference.Answer.Fault(String message) -> judge(combination, Verdict.FAULT, message);
                }
            }
            for (int from = 0; from < accepted.size(); from += PROGRAM_SIZE) {
                runTogether(
                        accepted.subList(from, Math.min(from + PROGRAM_SIZE, accepted.size())), combinations, alone);
            }
        }
        return judged;
    }

    private void judge(Combination combination, Verdict verdict, String detail) {
        Judged result = new Judged(combination, verdict, detail);
        judged.add(result);
        whenJudged.accept(result);
    }

    /** A function for each combination; each prints one line. */
    private static String module(List<Combination> combinations) {
        StringBuilder text = new StringBuilder(ArgumentCombinations.PRELUDE);
        for (int i = 0; i < combinations.size(); i++) {
            Combination combination = combinations.get(i);
            text.append("\ndef f").append(i).append("():\n");
            combination.setup().forEach(line -> text.append("    ").append(line).append('\n'));
            text.append("    print(").append(shown(combination)).append(")\n    return 0\n");
        }
        return text.toString();
    }

    /** What a function prints: the result, or what an iterator gives first. */
    private static String shown(Combination combination) {
        String subject = combination.subject();
        boolean isIterator = subject.startsWith("itertools.")
                || List.of(
                                "builtins.enumerate",
                                "builtins.zip",
                                "builtins.map",
                                "builtins.filter",
                                "builtins.iter",
                                "builtins.reversed",
                                "heapq.merge")
                        .contains(subject);
        if (subject.equals("builtins.callable")
                || subject.equals("builtins.type")
                || subject.equals("builtins.repr")
                || subject.equals("builtins.ascii")) {
            return "len(repr(" + combination.expression() + ")) > 0";
        }
        return isIterator
                ? "[each for each, number in zip(" + combination.expression() + ", range(4))]"
                : "repr(" + combination.expression() + ")";
    }

    private List<String> answersOfPython(String module, int count) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("asked.py"), module + """

                def ask(function):
                    import io
                    kept = sys.stdout
                    sys.stdout = io.StringIO()
                    try:
                        function()
                        answer = sys.stdout.getvalue().rstrip('\\n')
                    except BaseException as error:
                        answer = 'raises ' + type(error).__name__ + ': ' + str(error)
                    sys.stdout = kept
                    print(answer.replace('\\n', '|'))

                for number in range(%d):
                    ask(globals()['f%%d' %% number])
                """.formatted(count));
        Path output = folder.resolve("answers.txt");
        ProcessBuilder builder = new ProcessBuilder(python, "-B", "-W", "ignore", file.toString())
                .redirectOutput(output.toFile())
                .redirectError(folder.resolve("answers.err").toFile());
        builder.environment().putAll(Map.of("PYTHONPATH", library.toString(), "PYTHONIOENCODING", "utf-8"));
        int status = builder.start().waitFor();
        List<String> lines = Files.readAllLines(output);
        if (status != 0 || lines.size() != count) {
            throw new IllegalStateException("CPython ended with status " + status + " after " + lines.size() + " of "
                    + count + " answers: " + Files.readString(folder.resolve("answers.err")));
        }
        return lines;
    }

    /**
     * Runs many in one program in the graph interpreter; if that is a fault, without those that are faults alone, and
     * if that is one too, by halves.
     */
    private void runTogether(List<Integer> numbers, List<Combination> combinations, AloneInference alone)
            throws IOException {
        List<Combination> together = numbers.stream().map(combinations::get).toList();
        List<String> lines;
        try {
            lines = answersOfInterpreter(together);
        } catch (RuntimeException | StackOverflowError | AssertionError fault) {
            if (together.size() == 1) {
                judge(together.getFirst(), Verdict.FAULT, AloneInference.described(fault));
                return;
            }
            List<Integer> innocent = new ArrayList<>();
            for (int number : numbers) {
                switch (alone.type("f" + number)) {
                    case AloneInference.Answer.Accepted() -> innocent.add(number);
                    case AloneInference.Answer.Refused(String message) ->
                        judge(combinations.get(number), Verdict.FAULT, "refused late: " + message);
                    case AloneInference.Answer.Fault(String message) ->
                        judge(combinations.get(number), Verdict.FAULT, message);
                }
            }
            if (innocent.size() < numbers.size()) {
                runTogether(innocent, combinations, alone);
            } else {
                int middle = numbers.size() / 2;
                runTogether(numbers.subList(0, middle), combinations, alone);
                runTogether(numbers.subList(middle, numbers.size()), combinations, alone);
            }
            return;
        }
        for (int i = 0; i < together.size(); i++) {
            String expected = answers.get(together.get(i));
            String answer = lines.get(i);
            Verdict verdict = answer.equals(expected)
                    ? Verdict.SAME
                    : expected.startsWith("raises TypeError") && !answer.startsWith("raises ")
                            ? Verdict.COERCED
                            : Verdict.DIFFERENT;
            judge(together.get(i), verdict, verdict == Verdict.SAME ? expected : answer + " instead of " + expected);
        }
    }

    private List<String> answersOfInterpreter(List<Combination> combinations) throws IOException {
        StringBuilder text = new StringBuilder(module(combinations));
        for (int i = 0; i < combinations.size(); i++) {
            text.append("""

                    def g%1$d():
                        try:
                            f%1$d()
                        except BaseException as error:
                            print('raises ' + type(error).__name__ + ': ' + str(error))
                        print('<end of one>')
                    """.formatted(i));
        }
        text.append("\ndef main(argv):\n");
        for (int i = 0; i < combinations.size(); i++) {
            text.append("    g").append(i).append("()\n");
        }
        text.append("    return 0\n");
        Path file = Files.writeString(folder.resolve("together.py"), text);
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        try (PreparedProgram prepared = PreparedProgram.of(file, List.of())) {
            int status = prepared.interpret(new InterpretedProcess(
                    List.of(file.toString()),
                    new ByteArrayInputStream(new byte[0]),
                    output,
                    errors,
                    new TreeMap<>(System.getenv()),
                    folder));
            String[] answers = output.toString(StandardCharsets.UTF_8).split("<end of one>\n", -1);
            if (status != 0 || answers.length != combinations.size() + 1) {
                throw new IllegalStateException("status " + status + " after " + (answers.length - 1) + " of "
                        + combinations.size() + " answers: " + errors.toString(StandardCharsets.UTF_8));
            }
            return List.of(answers).stream()
                    .limit(combinations.size())
                    .map(answer -> answer.stripTrailing().replace("\n", "|"))
                    .toList();
        }
    }
}
