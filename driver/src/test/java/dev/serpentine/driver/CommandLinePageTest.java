package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The page about the command line shows what is printed now, and the endings that there are. */
class CommandLinePageTest {
    private static final Path PAGE = Path.of("..", "docs", "command-line.md");

    @Test
    void showsTheHelp() throws IOException {
        String page = Files.readString(PAGE);
        for (String command : List.of("", "translate", "run", "view", "bench", "shell", "script", "pytest")) {
            String shown = CommandGrammar.help(command, false)
                    .lines()
                    .map(line -> line.isEmpty() ? "" : "    " + line)
                    .collect(Collectors.joining("\n"));
            assertTrue(page.contains("\n\n" + shown + "\n"), () -> "what is printed now:\n" + shown);
        }
    }

    @Test
    void listsTheEndings() throws IOException {
        String page = Files.readString(PAGE);
        String rows = Arrays.stream(OutputEnding.values())
                .map(ending -> "| `" + ending.spelling() + "` | `" + ending.options() + "` |\n")
                .collect(Collectors.joining());
        assertTrue(page.contains("|---|---|\n" + rows + "\n"), () -> "the endings now:\n" + rows);
    }
}
