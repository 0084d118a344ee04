package dev.serpentine.conformance;

import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Two programs of the suite in one, whose {@code main} calls the one's and then the other's: it is accepted, and prints
 * what each prints alone. What is inferred of a program does not depend on code that it has nothing to do with.
 */
public final class JoinedPrograms {
    /** A block that does nothing but call {@code main}, with whatever words. */
    private static final Pattern CALL = Pattern.compile(
            "(?m)^if __name__ == ['\"]__main__['\"]:\\n(?:    import sys\\n)?    (?:sys\\.exit\\()?main\\(.*\\)\\n(?:\\n|#.*\\n)*\\z");

    private JoinedPrograms() {}

    /**
     * Whether a program can be joined with others: it needs no arguments or input, ends by itself, and is what its
     * {@code main} does.
     */
    public static boolean isJoinable(ConformanceProgram program) {
        return program.arguments().isEmpty()
                && program.input().length == 0
                && program.expected().status() == 0
                && program.skips().isEmpty()
                && text(program).contains("\ndef main(argv):")
                && CALL.matcher(text(program)).find();
    }

    private static String text(ConformanceProgram program) {
        try {
            return Files.readString(program.file());
        } catch (IOException exception) {
            throw new java.io.UncheckedIOException(exception);
        }
    }

    /** @return what is wrong with the two programs as one; empty where nothing is */
    public static Optional<String> difference(ConformanceProgram first, ConformanceProgram second) throws IOException {
        Path folder = Files.createTempDirectory("joined");
        try {
            Files.copy(first.file(), folder.resolve("first_program.py"));
            Files.copy(second.file(), folder.resolve("second_program.py"));
            Path joined = folder.resolve("joined_program.py");
            Files.writeString(joined, """
                    import first_program
                    import second_program


                    def main(argv):
                        first_program.main(argv)
                        second_program.main(argv)
                        return 0


                    if __name__ == "__main__":
                        import sys
                        sys.exit(main(sys.argv))
                    """);
            return difference(joined, folder, output(first) + output(second));
        } finally {
            TemporaryFolders.remove(folder);
        }
    }

    private static String output(ConformanceProgram program) {
        return new String(program.expected().output(), StandardCharsets.UTF_8)
                .replaceAll("\\b" + ConformanceProgram.stem(program.file()) + "\\b", "NAME");
    }

    private static Optional<String> difference(Path joined, Path folder, String expected) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        try (PreparedProgram prepared = PreparedProgram.of(joined, List.of())) {
            prepared.interpret(new InterpretedProcess(
                    List.of(joined.toString()),
                    new ByteArrayInputStream(new byte[0]),
                    output,
                    errors,
                    new TreeMap<>(System.getenv()),
                    folder));
        } catch (PreparedProgram.Refused refused) {
            return Optional.of("refused: " + refused.getMessage());
        }
        String printed = output.toString(StandardCharsets.UTF_8).replaceAll("\\b(first|second)_program\\b", "NAME");
        return printed.equals(expected)
                ? Optional.empty()
                : Optional.of(
                        "prints\n" + printed + "\nnot\n" + expected + "\n" + errors.toString(StandardCharsets.UTF_8));
    }

    /**
     * {@code [GLOB]}: joins each program that the glob takes with the next one. The checkout is the current folder. The
     * exit status is 1 if something differs.
     */
    public static void main(String[] words) throws InterruptedException {
        List<ConformanceProgram> programs =
                ConformanceProgram.find(Path.of("").toAbsolutePath(), words.length == 0 ? "*" : words[0]).stream()
                        .filter(JoinedPrograms::isJoinable)
                        .toList();
        int[] different = new int[1];
        for (int i = 0; i < programs.size(); i++) {
            ConformanceProgram first = programs.get(i);
            ConformanceProgram second = programs.get((i + 1) % programs.size());
            OnLargeStack.run(first.name(), () -> {
                Optional<String> difference;
                try {
                    difference = difference(first, second);
                } catch (IOException | RuntimeException | StackOverflowError fault) {
                    difference = Optional.of("fault: " + fault);
                }
                difference.ifPresent(text -> {
                    different[0]++;
                    System.out.println(first.name() + " and " + second.name() + ": " + text);
                });
            });
        }
        System.out.println(programs.size() + " pairs, " + different[0] + " not as alone");
        System.exit(different[0] == 0 ? 0 : 1);
    }
}
