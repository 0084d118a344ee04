package dev.serpentine.transform.redundancy;

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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DropRepeatedWorkTest {
    private static final String PAIRS = """
            struct pair gc {one: Signed, other: Signed, next: *pair}
            data &301 = pair{one: 3, other: 4, next: null}
            data &302 = pair{one: 5, other: 6, next: &301}
            graph change
              returns r_1: Signed
              raises e_1: *Error
            block 0(p_1: *pair)
              setfield(p_1, "other", 7)
              jump return(1)
            """;

    private static final String ASKING = """
            graph tell
              returns r_1: Signed
              raises e_1: *Error
            block 0(p_1: *pair, more_1: Signed)
              v_1: Signed = getfield(p_1, "other")
              v_2: Signed = int_add(v_1, more_1)
              jump return(v_2)
            graph write_again
              returns r_1: Signed
              raises e_1: *Error
            block 0(p_1: *pair)
              v_1: Signed = getfield(p_1, "other")
              setfield(p_1, "other", v_1)
              jump return(v_1)
            """;

    private static Program reworked(String program) {
        return reworked(Surroundings.parse(program));
    }

    private static Program reworked(Program parsed) {
        new DropRepeatedWork().apply(parsed);
        GraphChecker.require(parsed.graphs(), GraphStage.TYPED, "dropping repeated work");
        return parsed;
    }

    private static int run(Program program) {
        return ProgramRunner.run(program, InterpretedProcess.captured(""));
    }

    private static String text(Program program, String name) {
        return GraphText.print(program.graphs().stream()
                .filter(graph -> graph.name().equals(name))
                .findFirst()
                .orElseThrow());
    }

    private static int count(String part, String text) {
        return text.split(part, -1).length - 1;
    }

    private static Program pairs(String blocks) {
        return reworked(Surroundings.CLASSES.program(PAIRS, blocks));
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
        "-9223372036854775808, 0, 9"
    })
    void changesNoResultOfLoops(long start, long limit, int expected) {
        assertEquals(expected, run(reworked(ArrayLoop.wide(start, limit))));
    }

    @Test
    void makesChecksOfIndexesBeforeACopyOfTheLoop() {
        String text = text(reworked(ArrayLoop.wide(0, 3)), "sum");
        assertEquals(2, count("getarrayitem\\(a_\\d+, ", text), text);
        // Two in the loop as it was, and in the copy that of the list, which does not say that it has a length.
        assertEquals(3, count("= uint_le\\(", text), text);
        assertTrue(text.matches("(?s).*int_le\\(limit_\\d+, length_\\d+\\).*"), text);
    }

    @Test
    void readsOnceWhatNothingWrites() {
        Program program = pairs("""
                block 0()
                  a_1: Signed = getfield(&302, "one")
                  setfield(&301, "other", 9)
                  b_1: Signed = getfield(&302, "one")
                  c_1: Signed = int_add(a_1, b_1)
                  jump return(c_1)
                """);
        assertEquals(1, count("= getfield", text(program, "main")));
        assertEquals(10, run(program));
    }

    @Test
    void readsAgainWhatMayHaveBeenWritten() {
        Program program = pairs("""
                block 0()
                  next_1: *pair = getfield(&302, "next")
                  a_1: Signed = getfield(next_1, "other")
                  setfield(&301, "other", 9)
                  b_1: Signed = getfield(next_1, "other")
                  d_1: Signed = direct_call(@change, next_1)
                  e_1: Signed = getfield(next_1, "other")
                  one_1: Signed = getfield(next_1, "one")
                  one_2: Signed = getfield(next_1, "one")
                  c_1: Signed = int_add(a_1, b_1)
                  c_2: Signed = int_add(c_1, e_1)
                  c_3: Signed = int_add(c_2, one_1)
                  c_4: Signed = int_sub(c_3, one_2)
                  jump return(c_4)
                """);
        assertEquals(3, count("= getfield\\(next_\\d+, \"other\"", text(program, "main")));
        assertEquals(1, count("= getfield\\(next_\\d+, \"one\"", text(program, "main")));
        assertEquals(20, run(program));
    }

    @Test
    void readsOnceWhatOnlyAContainerMadeLaterIsWritten() {
        Program program = pairs("""
                block 0()
                  a_1: Signed = getfield(&302, "other")
                  new_1: *pair = malloc(type pair)
                  setfield(new_1, "other", 9)
                  b_1: Signed = getfield(&302, "other")
                  d_1: Signed = direct_call(@change, new_1)
                  e_1: Signed = getfield(&302, "other")
                  made_1: Signed = getfield(new_1, "other")
                  c_1: Signed = int_add(a_1, b_1)
                  c_2: Signed = int_add(c_1, e_1)
                  c_3: Signed = int_add(c_2, made_1)
                  jump return(c_3)
                """);
        assertEquals(2, count("= getfield", text(program, "main")));
        assertEquals(6 + 6 + 6 + 7, run(program));
    }

    @Test
    void readsAgainWhatMayBeTheContainerMadeInTheRoundBefore() {
        Program program = pairs("""
                block 0()
                  jump 1(&302, 0, 0)
                block 1(last_1: *pair, i_1: Signed, sum_1: Signed)
                  more_1: Bool = int_lt(i_1, 3)
                  if more_1 then 2(last_1, i_1, sum_1) else return(sum_1)
                block 2(last_2: *pair, i_2: Signed, sum_2: Signed)
                  before_1: Signed = getfield(last_2, "other")
                  new_1: *pair = malloc(type pair)
                  setfield(new_1, "other", i_2)
                  after_1: Signed = getfield(last_2, "other")
                  d_1: Signed = direct_call(@change, last_2)
                  changed_1: Signed = getfield(last_2, "other")
                  kept_1: Signed = getfield(new_1, "other")
                  sum_3: Signed = int_add(sum_2, before_1)
                  sum_4: Signed = int_add(sum_3, after_1)
                  sum_5: Signed = int_add(sum_4, changed_1)
                  sum_6: Signed = int_add(sum_5, kept_1)
                  i_3: Signed = int_add(i_2, 1)
                  jump 1(new_1, i_3, sum_6)
                """);
        // What was there before the new one is read again behind the call that changes it; the new one is not read.
        assertEquals(2, count("= getfield", text(program, "main")));
        assertEquals((6 + 6 + 7 + 0) + (0 + 0 + 7 + 1) + (1 + 1 + 7 + 2), run(program));
    }

    @Test
    void knowsTheOutcomeOfTestsBehindThem() {
        Program program = pairs("""
                block 0()
                  n_1: Signed = getfield(&302, "one")
                  m_1: Signed = getfield(&302, "other")
                  less_1: Bool = int_lt(n_1, m_1)
                  if less_1 then 1(n_1, m_1) else return(1)
                block 1(n_2: Signed, m_2: Signed)
                  more_1: Bool = int_le(m_2, n_2)
                  if more_1 then return(2) else return(3)
                """);
        assertFalse(text(program, "main").contains("int_le"));
        assertEquals(3, run(program));
    }

    @Test
    void readsBeforeALoopWhatNoRoundWrites() {
        Program program = pairs("""
                block 0()
                  p_1: *pair = getfield(&302, "next")
                  jump 1(p_1, 0, 0)
                block 1(p_2: *pair, i_1: Signed, sum_1: Signed)
                  n_1: Signed = getfield(p_2, "one")
                  over_1: Bool = int_ge(i_1, n_1)
                  if over_1 then return(sum_1) else 2(p_2, i_1, sum_1)
                block 2(p_3: *pair, i_2: Signed, sum_2: Signed)
                  m_1: Signed = getfield(p_3, "other")
                  m_2: Signed = int_add(m_1, 1)
                  setfield(p_3, "other", m_2)
                  sum_3: Signed = int_add(sum_2, m_1)
                  i_3: Signed = int_add(i_2, 1)
                  jump 1(p_3, i_3, sum_3)
                """);
        String text = text(program, "main");
        assertTrue(text.indexOf("\"one\"") < text.indexOf("block 1"), text);
        assertEquals(1, count("\"one\"", text), text);
        assertTrue(text.lastIndexOf("getfield") > text.indexOf("block 1"), text);
        assertEquals(15, run(program));
    }

    @Test
    void readsNothingBeforeALoopByWayOfWhatMayBeNull() {
        Program program = pairs("""
                block 0()
                  p_1: *pair = getfield(&301, "next")
                  jump 1(p_1, 0, 0)
                block 1(p_2: *pair, i_1: Signed, sum_1: Signed)
                  over_1: Bool = int_ge(i_1, 3)
                  if over_1 then return(sum_1) else 2(p_2, i_1, sum_1)
                block 2(p_3: *pair, i_2: Signed, sum_2: Signed)
                  i_3: Signed = int_add(i_2, 1)
                  none_1: Bool = ptr_is_zero(p_3)
                  if none_1 then 1(p_3, i_3, sum_2) else 3(p_3, i_3, sum_2)
                block 3(p_4: *pair, i_4: Signed, sum_3: Signed)
                  m_1: Signed = getfield(p_4, "other")
                  sum_4: Signed = int_add(sum_3, m_1)
                  jump 1(p_4, i_4, sum_4)
                """);
        assertEquals(0, run(program));
    }

    /** How often {@code tell} is asked when it was asked twice, with something in between. */
    private static int asked(String between, String... changingNothing) {
        String text = Surroundings.CLASSES.program(PAIRS + ASKING, """
                block 0()
                  a_1: Signed = direct_call(@tell, &302, 1)
                  %s
                  b_1: Signed = direct_call(@tell, &302, 1)
                  c_1: Signed = int_add(a_1, b_1)
                  jump return(c_1)
                """.formatted(between));
        Program program = Surroundings.parse(text);
        program.graphs().stream()
                .filter(graph -> List.of(changingNothing).contains(graph.name()))
                .forEach(FunctionGraph::makeChangeNothing);
        reworked(program);
        assertEquals(run(Surroundings.parse(text)), run(program));
        return count("direct_call\\(@tell", text(program, "main"));
    }

    @Test
    void asksOnceAFunctionThatOnlyReads() {
        assertEquals(1, asked("d_1: Signed = int_add(a_1, 1)"));
        assertEquals(1, asked("setfield(&301, \"one\", 9)"));
        // With the one of another pair.
        assertEquals(2, asked("d_1: Signed = direct_call(@tell, &301, a_1)"));
    }

    @Test
    void asksAgainWhereWhatItReadsMayHaveBeenWritten() {
        assertEquals(2, asked("setfield(&302, \"other\", 9)"));
        assertEquals(2, asked("setfield(&301, \"other\", 9)"));
        assertEquals(2, asked("d_1: Signed = direct_call(@change, &302)"));
        assertEquals(2, asked("d_1: Signed = direct_call(@write_again, &302)"));
    }

    @Test
    void asksOnceAcrossAFunctionThatChangesNothing() {
        assertEquals(1, asked("d_1: Signed = direct_call(@write_again, &302)", "write_again"));
    }
}
