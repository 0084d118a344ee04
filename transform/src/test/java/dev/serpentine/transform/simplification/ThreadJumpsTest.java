package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.GraphInterpreter;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThreadJumpsTest {
    static final String FRAME = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed, immutable high: Signed}
            struct pair gc {left: Signed, right: Signed}
            data &1 = vtable{low: 1, high: 4}
            graph test
              returns result_1: Signed
              raises exception_1: *object
            %s
            graph entry
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              v_1: Signed = direct_call(@test, 0)
              jump return(v_1)
            graph report
              returns result_1: Signed
              raises exception_1: *object
            block 0(exception_2: *object)
              jump return(1)
            graph matches
              returns result_1: Bool
              raises exception_1: *object
            block 0(instance_1: *object, class_1: *vtable)
              jump return(true)
            program entry @entry report @report
            exceptions instance object vtable vtable everything &1 matches @matches
            """;

    static Program parse(String blocks) {
        return GraphText.parse(FRAME.formatted(blocks.stripTrailing()))
                .program()
                .orElseThrow();
    }

    static FunctionGraph test(Program program) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals("test"))
                .findFirst()
                .orElseThrow();
    }

    static List<Object> results(Program program) {
        List<Object> results = new ArrayList<>();
        for (long argument : new long[] {-1, 0, 1, 2, 7, 20}) {
            results.add(new GraphInterpreter(program.exceptions(), InterpretedProcess.captured(""))
                    .call(test(program), argument));
        }
        return results;
    }

    /** The blocks of the graph when the pass has run once, and branches on constants are jumps. */
    private static String threaded(String blocks) {
        Program program = parse(blocks);
        List<Object> before = results(program);
        boolean changed = new ThreadJumps().run(test(program));
        GraphChecker.check(test(program), GraphStage.TYPED);
        assertEquals(before, results(program));
        if (changed) {
            new FoldConstants().run(test(program));
            GraphChecker.check(test(program), GraphStage.TYPED);
            assertEquals(before, results(program));
        }
        String text = GraphText.print(test(program));
        return text.substring(text.indexOf("block 0"));
    }

    @Test
    void leadsEachWayWhereItsConstantDoes() {
        assertEquals("""
                block 0(x_1: Signed)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 3(true, x_1) else 1(false, x_1)
                block 1(flag_1: Bool, y_1: Signed)
                  v_1: Signed = int_add(y_1, 5)
                  jump 2(v_1)
                block 2(b_1: Signed)
                  v_2: Signed = int_neg(b_1)
                  jump return(v_2)
                block 3(flag_2: Bool, y_2: Signed)
                  v_3: Signed = int_add(y_2, 5)
                  jump 4(v_3)
                block 4(a_1: Signed)
                  jump return(a_1)
                """, threaded("""
                block 0(x_1: Signed)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 1(true, x_1) else 1(false, x_1)
                block 1(flag_1: Bool, y_1: Signed)
                  v_1: Signed = int_add(y_1, 5)
                  if flag_1 then 2(v_1) else 3(v_1)
                block 2(a_1: Signed)
                  jump return(a_1)
                block 3(b_1: Signed)
                  v_2: Signed = int_neg(b_1)
                  jump return(v_2)
                """));
    }

    @Test
    void computesWhatTheTestAsksOfTheConstants() {
        String text = threaded("""
                block 0(x_1: Signed)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 1(3, x_1) else 1(8, x_1)
                block 1(state_1: Signed, y_1: Signed)
                  half_1: Signed = int_rshift(state_1, 1)
                  switch half_1 {1: 2(y_1), 4: 3(y_1, state_1), otherwise: 4(y_1)}
                block 2(a_1: Signed)
                  jump return(a_1)
                block 3(b_1: Signed, s_1: Signed)
                  v_2: Signed = int_mul(b_1, s_1)
                  jump return(v_2)
                block 4(c_1: Signed)
                  jump return(-1)
                """);
        assertFalse(text.contains("switch"), text);
    }

    @Test
    void takesTheOtherwiseOfASwitchWhereNoCaseIs() {
        String text = threaded("""
                block 0(x_1: Signed)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 1(3, x_1) else 1(-8, x_1)
                block 1(state_1: Signed, y_1: Signed)
                  switch state_1 {1: 2(y_1), otherwise: 3(y_1, state_1)}
                block 2(a_1: Signed)
                  jump return(a_1)
                block 3(b_1: Signed, s_1: Signed)
                  v_2: Signed = int_mul(b_1, s_1)
                  jump return(v_2)
                """);
        assertFalse(text.contains("switch"), text);
    }

    @Test
    void leavesATestThatOneWayDoesNotTell() {
        String text = """
                block 0(x_1: Signed)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 1(true, x_1) else 1(positive_1, x_1)
                block 1(flag_1: Bool, y_1: Signed)
                  if flag_1 then return(y_1) else return(0)
                """;
        assertEquals(text, threaded(text));
    }

    @Test
    void leavesATestOfWhatItReads() {
        String text = """
                block 0(x_1: Signed)
                  p_1: *pair = malloc(type pair)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 1(1, p_1) else 1(2, p_1)
                block 1(n_1: Signed, p_2: *pair)
                  setfield(p_2, "left", n_1)
                  read_1: Signed = getfield(p_2, "left")
                  one_1: Bool = int_eq(read_1, 1)
                  if one_1 then return(n_1) else return(7)
                """;
        assertEquals(text, threaded(text));
    }

    @Test
    void writesOnEachWayWhatStandsBeforeTheTest() {
        String text = threaded("""
                block 0(x_1: Signed)
                  p_1: *pair = malloc(type pair)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 1(true, x_1, p_1) else 1(false, x_1, p_1)
                block 1(flag_1: Bool, y_1: Signed, p_2: *pair)
                  setfield(p_2, "left", y_1)
                  if flag_1 then 2(p_2) else 3(p_2)
                block 2(p_3: *pair)
                  v_1: Signed = getfield(p_3, "left")
                  jump return(v_1)
                block 3(p_4: *pair)
                  v_2: Signed = getfield(p_4, "left")
                  v_3: Signed = int_invert(v_2)
                  jump return(v_3)
                """);
        assertEquals(3, text.split("setfield").length, text);
    }

    @Test
    void goesOnWhereALoopThatTestsItselfLeadsTo() {
        threaded("""
                block 0(x_1: Signed)
                  jump 1(true, x_1)
                block 1(first_1: Bool, y_1: Signed)
                  v_1: Signed = int_add(y_1, 1)
                  if first_1 then 1(false, v_1) else return(v_1)
                """);
    }

    @Test
    void leavesALargeBlock() {
        StringBuilder operations = new StringBuilder();
        for (int i = 2; i < 15; i++) {
            operations.append("  y_%d: Signed = int_mul(y_%d, 3)%n".formatted(i, i - 1));
        }
        String text = """
                block 0(x_1: Signed)
                  positive_1: Bool = int_gt(x_1, 0)
                  if positive_1 then 1(true, x_1) else 1(false, x_1)
                block 1(flag_1: Bool, y_1: Signed)
                %s  if flag_1 then return(y_14) else return(0)
                """.formatted(operations);
        assertEquals(text, threaded(text));
    }
}
