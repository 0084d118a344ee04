package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page about the prompt shows what the prompt prints now. Numbers of variables and places count for nothing. */
class InteractivePageTest {
    private static final Path PAGE = Path.of("..", "docs", "interactive.md");
    private static final String INDENTATION = "    ";
    private static final String INPUT = INDENTATION + ">>> ";
    private static final String CONTINUATION = INDENTATION + "... ";
    private static final String SEPARATOR = "= ".repeat(40);

    /** What is entered, and what the page shows for it. */
    private record Example(List<String> input, List<String> shown) {}

    @Test
    void showsWhatThePromptPrints() throws IOException {
        List<Example> examples = examples();
        StringBuilder input = new StringBuilder();
        for (Example example : examples) {
            input.append(String.join("\n", example.input()))
                    .append(example.input().size() > 1 ? "\n\n" : "\n")
                    .append("print('" + SEPARATOR + "')\n");
        }
        CommandRun command = new CommandRun();
        assertEquals(0, command.runWith(input.toString(), "shell"), command::errors);
        assertEquals("", command.errors());
        String[] printed = command.output().split(SEPARATOR + "\n");
        for (int i = 0; i < examples.size(); i++) {
            String now = printed[i].stripTrailing();
            assertEquals(
                    withoutNumbers(String.join("\n", examples.get(i).shown())),
                    withoutNumbers(now),
                    examples.get(i).input() + " prints now:\n" + now.indent(4));
        }
    }

    private static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        boolean isShown = false;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith(INPUT)) {
                examples.add(new Example(new ArrayList<>(List.of(line.substring(INPUT.length()))), new ArrayList<>()));
                isShown = true;
            } else if (line.startsWith(CONTINUATION)) {
                examples.getLast().input().add(line.substring(CONTINUATION.length()));
            } else if (isShown && line.startsWith(INDENTATION)) {
                examples.getLast().shown().add(line.substring(INDENTATION.length()));
            } else {
                isShown = false;
            }
        }
        return examples;
    }

    private static String withoutNumbers(String text) {
        return text.replaceAll("_\\d+|\\d+:\\d+|block \\d+| \\d+\\(", "#");
    }
}
