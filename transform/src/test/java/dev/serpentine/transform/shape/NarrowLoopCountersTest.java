package dev.serpentine.transform.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.ArrayLoop;
import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NarrowLoopCountersTest {

    private static Program narrowed(long start, long limit) {
        Program program = Surroundings.parse(ArrayLoop.wide(start, limit));
        new NarrowLoopCounters().apply(program);
        GraphChecker.require(program.graphs(), GraphStage.TYPED, "narrowing counters");
        return program;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 3, 36",
        "1, 2, 12",
        "3, 3, 0",
        "0, 4, 9",
        "0, 9223372036854775807, 9",
        "-1, 2, 9",
        "4294967296, 4294967299, 9",
        "-4294967296, -4294967293, 9",
        "2147483646, 2147483648, 9",
        "-9223372036854775808, 0, 9"
    })
    void changesNoResult(long start, long limit, int expected) {
        assertEquals(expected, ProgramRunner.run(narrowed(start, limit), InterpretedProcess.captured("")));
    }

    @Test
    void keepsTheWideLoopForWhatDoesNotFit() {
        FunctionGraph sum = narrowed(0, 3).graphs().stream()
                .filter(graph -> graph.name().equals("sum"))
                .findFirst()
                .orElseThrow();
        String text = GraphText.print(sum);
        assertTrue(text.matches("(?s).* k_\\d+: Int32, limit_\\d+: Int32,.*"), text);
        assertTrue(text.matches("(?s).* k_\\d+: Signed, limit_\\d+: Signed,.*"), text);
    }

    @Test
    void makesChecksBeforeTheLoop() {
        FunctionGraph sum = narrowed(0, 3).graphs().stream()
                .filter(graph -> graph.name().equals("sum"))
                .findFirst()
                .orElseThrow();
        String text = GraphText.print(sum);
        String copy = text.substring(text.lastIndexOf(": Int32, "));
        assertFalse(copy.contains("getarraysize"), text);
        assertTrue(text.matches("(?s).*int_le\\(limit_\\d+, length_\\d+\\).*"), text);
    }

    @Test
    void makesTheNextNumberWhereItIsHandedOn() {
        FunctionGraph sum = narrowed(0, 3).graphs().stream()
                .filter(graph -> graph.name().equals("sum"))
                .findFirst()
                .orElseThrow();
        String text = GraphText.print(sum);
        assertTrue(
                text.matches(
                        "(?s).*next_(\\d+): Signed = int_add\\(\\w+, 1\\)\n *next_\\d+: Int32 = cast_primitive\\(next_\\1\\).*"),
                text);
    }
}
