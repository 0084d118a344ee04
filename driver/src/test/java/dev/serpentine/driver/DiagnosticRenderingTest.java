package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiagnosticRenderingTest {
    private static final List<Diagnostic> DIAGNOSTICS = List.of(
            Diagnostic.of(MessageKind.NOT_SUPPORTED, new SourcePosition("a.py", 2, 5), "\"async\"", "write threads")
                    .withNotes(List.of(new Diagnostic.Note(new SourcePosition("a.py", 1, 0), "called from here"))),
            Diagnostic.of(MessageKind.NO_SOURCE, SourcePosition.NONE, "f"));

    private static final Map<Integer, String> LINES = Map.of(1, "call()", 2, "\t\uD83D\uDE00 = async");

    @Test
    void readersSeeTheLineAndAMarkUnderTheColumn() {
        String text = new DiagnosticText((file, line) -> Optional.ofNullable(LINES.get(line)), Colours.NONE)
                .render(DIAGNOSTICS);
        assertEquals("""
                a.py:2:6: error: "async" is not supported; write threads
                    \t\uD83D\uDE00 = async
                    \t    ^
                a.py:1:1: note: called from here
                    call()
                    ^
                error: the source of function f cannot be found; call it only while the program is imported, or define it in a file
                """, text);
    }

    @Test
    void terminalsShowColours() {
        String plain = new DiagnosticText((_, _) -> Optional.empty(), Colours.NONE).render(DIAGNOSTICS);
        String coloured = new DiagnosticText((_, _) -> Optional.empty(), new Colours(true)).render(DIAGNOSTICS);
        assertEquals(
                plain.replace("error:", "\u001b[1;31merror:\u001b[0m").replace("note:", "\u001b[1;36mnote:\u001b[0m"),
                coloured);
    }

    @Test
    void programsGetOneLineOfJson() {
        assertEquals(
                "{\"errors\": [{\"kind\": \"NOT_SUPPORTED\", \"file\": \"a.py\", \"line\": 2, \"column\": 6, \"source\": \"\\t\\ud83d\\ude00 = async\", \"message\": \"\\\"async\\\" is not supported; write threads\", "
                        + "\"notes\": [{\"file\": \"a.py\", \"line\": 1, \"column\": 1, \"source\": \"call()\", \"message\": \"called from here\"}]}, "
                        + "{\"kind\": \"NO_SOURCE\", \"file\": \"\", \"line\": 0, \"column\": 0, \"source\": null, \"message\": \"the source of function f cannot be found; call it only while the program is imported, or define it in a file\", \"notes\": []}]}\n",
                new DiagnosticJson((file, line) -> Optional.ofNullable(LINES.get(line))).render(DIAGNOSTICS));
    }
}
