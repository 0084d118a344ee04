package dev.serpentine.transform.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.transform.exceptions.MakeExceptionsExplicit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CountReferencesTest {
    private static String text() throws IOException {
        try (InputStream stream = CountReferencesTest.class.getResourceAsStream("ends.graphs")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Program parsed(String text) {
        return GraphText.parse(text).program().orElseThrow();
    }

    private static List<String> output(Program program) {
        InterpretedProcess process = InterpretedProcess.captured("");
        assertEquals(0, ProgramRunner.run(program, process), process.errorText());
        return process.outputText().lines().toList();
    }

    /** What the program prints of itself: the numbers of things when they end, and smaller ones in between. */
    private static final List<String> EXPECTED = List.of(
            // A field's old value has a holder until its last use, which ends before what held it.
            "10",
            "12",
            "11",
            "1",
            // A variable that gets another value; then those of lower numbers first.
            "20",
            "29",
            "21",
            "22",
            "2",
            // An item that another is copied over; the copy is one more holder. An array ends with its first item last.
            "30",
            "38",
            "32",
            "31",
            "39",
            "3",
            // What no variable of the function holds ends on the way out; the frame when the exception does.
            "41",
            "4",
            "40",
            "5");

    @Test
    void endsWhatNobodyHolds() throws IOException {
        Program counted = new CountReferences().apply(parsed(text()));
        GraphChecker.require(counted, GraphStage.TYPED, "counting references");
        assertEquals(EXPECTED, output(counted));
        assertFalse(GraphText.print(counted).contains("on_end")
                || GraphText.print(counted).contains("hold_local"));
    }

    @Test
    void holdsStillWhereExceptionsAreExplicit() throws IOException {
        Program counted = new MakeExceptionsExplicit().apply(new CountReferences().apply(parsed(text())));
        GraphChecker.require(counted, GraphStage.EXCEPTIONS_EXPLICIT, "the exception transformer");
        assertEquals(EXPECTED, output(counted));
    }

    @Test
    void tellsOfWhatIsGoneByItsNumberBeforeItLetsGoOfWhatItHolds() throws IOException {
        String told = text().replace(
                        "  direct_call(@object_ended, t_2) ;11:4\n",
                        "  direct_call(@object_ended, t_2) ;11:4\n  direct_call(@object_gone, 0) ;11:4\n")
                .replace("graph temporary at", """
                        graph object_gone at "serpentine_library/serpentine_references.py":1:0
                          returns result_1: Void
                          raises exception_1: *object
                        block 0(n_1: Signed)
                          m_1: Signed = int_neg(n_1) ;2:4
                          direct_call(@show, m_1) ;2:4
                          jump return(none)
                        graph temporary at""");
        // The numbers are those of the order in which the things are made.
        List<String> things = List.of("10", "11", "12", "20", "21", "22", "30", "31", "32", "40", "41");
        List<String> expected = EXPECTED.stream()
                .flatMap(line -> things.contains(line)
                        ? Stream.of(line, String.valueOf(-(things.indexOf(line) + 1)))
                        : Stream.of(line))
                .toList();
        assertEquals(expected, output(new CountReferences().apply(parsed(told))));
    }

    @Test
    void aProgramThatObservesNothingStaysAsItIs() throws IOException {
        String nothing = text().replaceAll("(?m)^  e_1: Signed = on_end.*$", "  e_1: Signed = same_as(1) ;11:4");
        String expected = GraphText.print(parsed(nothing.replaceAll("(?m)^  hold_local.*\n", "")));
        Program counted = new CountReferences().apply(parsed(nothing));
        assertEquals(expected, GraphText.print(counted));
        assertTrue(output(counted).stream().noneMatch("10"::equals));
    }
}
