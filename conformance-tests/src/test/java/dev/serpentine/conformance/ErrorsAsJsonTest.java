package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** {@code --errors=json} says all that the text says: the text is made from it again, and compared. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ErrorsAsJsonTest {
    private final ExecutorService workers = RejectedProgram.workers();

    @TempDir
    Path folder;

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> list(Object value) {
        return (List<Map<String, Object>>) value;
    }

    private static List<Map<String, Object>> errors(String json) {
        return list(((Map<?, ?>) JsonText.read(json)).get("errors"));
    }

    private static String textOf(List<Map<String, Object>> errors) {
        StringBuilder text = new StringBuilder();
        for (Map<String, Object> error : errors) {
            append(text, error, "error");
            list(error.get("notes")).forEach(note -> append(text, note, "note"));
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Map<String, Object> entry, String severity) {
        long line = (Long) entry.get("line");
        long column = (Long) entry.get("column");
        text.append(line == 0 ? "" : "%s:%d:%d: ".formatted(entry.get("file"), line, column))
                .append(severity)
                .append(": ")
                .append(entry.get("message"))
                .append('\n');
        if (entry.get("source") instanceof String source) {
            int[] before = source.codePoints()
                    .limit(column - 1)
                    .map(character -> character == '\t' ? '\t' : ' ')
                    .toArray();
            text.append("    ")
                    .append(source)
                    .append("\n    ")
                    .append(new String(before, 0, before.length))
                    .append("^\n");
        }
    }

    private record Started(RejectedProgram program, Future<RejectedProgram.Refusal> refusal) {}

    @TestFactory
    Stream<DynamicTest> programs() {
        List<Started> started = RejectedProgram.find(
                        Path.of("").toAbsolutePath().getParent())
                .stream()
                .map(program -> new Started(program, workers.submit(program::refusalInJson)))
                .toList();
        return started.stream()
                .map(each -> dynamicTest(each.program().name(), () -> {
                    String expected = Files.readString(each.program().messageFile());
                    RejectedProgram.Refusal refusal = each.refusal().get();
                    assertEquals(1, refusal.status());
                    List<Map<String, Object>> errors = errors(refusal.message());
                    if (errors.getFirst().get("kind").equals("IMPORT_FAILED")) {
                        assertEquals(1, errors.size());
                        assertTrue(expected.endsWith(errors.getFirst().get("message") + "\n"), refusal::message);
                        assertTrue(
                                expected.contains("%s\", line %d"
                                        .formatted(errors.getFirst().get("file"), (Long)
                                                errors.getFirst().get("line"))),
                                refusal::message);
                    } else {
                        assertEquals(expected, textOf(errors));
                    }
                }));
    }

    private List<Map<String, Object>> refused(String name, String source) throws Exception {
        RejectedProgram program = new RejectedProgram(Files.writeString(folder.resolve(name), source));
        return errors(workers.submit(program::refusalInJson).get().message());
    }

    @Test
    void anyTextIsValidJson() throws Exception {
        Map<String, Object> error = refused(
                        "\"ä \uD83D\uDE00\\.py", "def main(argv):\n\treturn '\uD83D\uDE00\"\\\\\u2028'.other\n")
                .getFirst();
        assertEquals("\"ä \uD83D\uDE00\\.py", error.get("file"));
        assertEquals("\treturn '\uD83D\uDE00\"\\\\\u2028'.other", error.get("source"));
    }

    @Test
    void aProgramThatRaisesNamesItsFrames() throws Exception {
        Map<String, Object> error = refused("raises.py", "def f():\n    raise ValueError('no')\n\nf()\n")
                .getFirst();
        assertEquals(
                List.of("ValueError: no", 2L, "    raise ValueError('no')"),
                List.of(error.get("message"), error.get("line"), error.get("source")));
        assertEquals(
                List.of(4L, 2L),
                list(error.get("notes")).stream().map(note -> note.get("line")).toList());
        assertEquals(
                List.of("in <module>", "in f"),
                list(error.get("notes")).stream()
                        .map(note -> note.get("message"))
                        .toList());
    }

    @AfterAll
    void stopWorkers() {
        workers.shutdownNow();
    }
}
