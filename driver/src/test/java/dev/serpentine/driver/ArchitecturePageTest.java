package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The page about the architecture shows what the stages print now. Numbers count for nothing: they change with the rest
 * of the program.
 */
class ArchitecturePageTest {
    private static final Path PAGE = Path.of("..", "docs", "architecture.md");

    @TempDir
    Path folder;

    /** @param begin how the function's text begins @param end the line behind its last */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Flow graph            | c    | flow      | graph places at                 | graph
            Annotated graph       | c    | annotated | graph places at                 | graph
            Typed graph           | c    | typed     | graph places at                 | graph
            Reworked graph        | c    | optimized | graph places at                 | graph
            Object-oriented graph | jvm  | optimized | graph places at                 | graph
            """)
    void showsWhatTheStagePrints(String heading, String backend, String stage, String begin, String end)
            throws IOException {
        String page = Files.readString(PAGE);
        Path program = Files.writeString(folder.resolve("places.py"), block(page, "The program"));
        Path printed = folder.resolve("printed");
        CommandRun command = new CommandRun();
        assertEquals(
                0,
                command.run(
                        "translate",
                        "-O2",
                        "--backend=" + backend,
                        "--emit=" + stage,
                        "-o",
                        printed.toString(),
                        program.toString()),
                command::errors);
        String text = "\n" + Files.readString(printed).replace(program.toString(), "places.py");
        String rest = text.substring(text.indexOf("\n" + begin) + 1);
        String shown = rest.substring(0, rest.indexOf("\n" + end)).stripTrailing() + "\n";
        assertEquals(
                withoutNumbers(shown),
                withoutNumbers(block(page, heading)),
                "what is printed now:\n" + shown.indent(4));
    }

    /** The indented lines of a section, without the indentation. */
    private static String block(String page, String heading) {
        String section = page.substring(page.indexOf("\n## " + heading + "\n") + heading.length() + 5);
        int end = section.indexOf("\n## ");
        return (end < 0 ? section : section.substring(0, end))
                        .lines()
                        .dropWhile(line -> !line.startsWith("    "))
                        .takeWhile(line -> line.isEmpty() || line.startsWith("    "))
                        .map(line -> line.isEmpty() ? line : line.substring(4))
                        .collect(Collectors.joining("\n"))
                        .stripTrailing()
                + "\n";
    }

    private static String withoutNumbers(String text) {
        return text.replaceAll("\\d+", "0");
    }
}
