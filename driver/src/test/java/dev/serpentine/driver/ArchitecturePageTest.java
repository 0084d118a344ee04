package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
            Flow graph            | --backend=c                   | flow      | graph places at | graph
            Annotated graph       | --backend=c                   | annotated | graph places at | graph
            Typed graph           | --backend=c                   | typed     | graph places at | graph
            Reworked graph        | --backend=c --gc=mark-sweep   | optimized | graph places at | graph
            Object-oriented graph | --backend=jvm                 | optimized | graph places at | graph
            """)
    void showsWhatTheStagePrints(String heading, String options, String stage, String begin, String end)
            throws IOException {
        String page = Files.readString(PAGE);
        Path program = Files.writeString(folder.resolve("places.py"), block(page, "The program"));
        Path printed = folder.resolve("printed");
        CommandRun command = new CommandRun();
        List<String> words = new ArrayList<>(List.of("translate", "-O2", "--emit=" + stage, "-o", printed.toString()));
        words.addAll(List.of(options.split(" ")));
        words.add(program.toString());
        assertEquals(0, command.run(words.toArray(String[]::new)), command::errors);
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
