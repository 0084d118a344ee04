package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the pass {@code tag-small-integers} makes of programs: nothing reads an int without bounds, or makes one of a
 * word, but system code that knows of ints in pointers.
 */
class TaggedIntegersTest {
    private static final String TAGGED = "\"serpentine_system/tagged_integers.py\"";

    @TempDir
    private Path folder;

    private final CommandRun command = new CommandRun();

    private List<String> graphs(String source) throws IOException {
        Path program = Files.writeString(folder.resolve("program.py"), source);
        Path text = folder.resolve("text");
        assertEquals(
                0,
                command.run(
                        "translate",
                        "--backend=c",
                        "--emit=after:tag-small-integers",
                        "--check-graphs",
                        "-o",
                        text.toString(),
                        program.toString()),
                command::errors);
        return List.of(Files.readString(text).split("(?m)^(?=graph )"));
    }

    @Test
    void systemCodeOfItsOwnReadsAndMakesThem() throws IOException {
        List<String> reading = new ArrayList<>();
        int calls = 0;
        for (String graph : graphs("""
                def main(argv):
                    x = 1
                    for a in argv:
                        x = x * 7 + len(a)
                    print(x, x // 3, x % 10, x == 5, x < 9, x & 255)
                """)) {
            String head = graph.lines().findFirst().orElseThrow();
            if (graph.contains(", \"word\")")) {
                reading.add(head.substring(0, head.indexOf(" at")));
            }
            if (head.startsWith("graph __mul__ ") || head.startsWith("graph __add__ ")) {
                calls += graph.contains("direct_call(@mul_word") || graph.contains("direct_call(@add_word") ? 1 : 0;
            }
        }
        assertEquals(List.of("graph word"), reading);
        assertEquals(2, calls);
    }

    @Test
    void programsWithoutThemAreAsTheyWere() throws IOException {
        assertTrue(graphs("""
                def main(argv):
                    print(len(argv) + 1)
                """).stream().noneMatch(graph -> graph.contains(TAGGED)));
    }

    @Test
    void narrowPointersHaveNoRoom() {
        assertEquals(0, command.run("translate", "--print-passes", "--target=wasm32-wasi"), command::errors);
        assertFalse(command.output().contains("tag-small-integers"), command.output());
    }
}
