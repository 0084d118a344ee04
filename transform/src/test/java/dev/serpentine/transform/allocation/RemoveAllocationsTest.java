package dev.serpentine.transform.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.GraphInterpreter;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.transform.simplification.SimplifyGraphs;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RemoveAllocationsTest {
    private static final String FRAME = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed, immutable high: Signed}
            struct pair gc {left: Signed, right: Signed}
            struct named gc extends pair {name: Signed}
            struct holder gc {held: *pair}
            data &1 = vtable{low: 1, high: 4}
            data &2 = pair{left: 9}
            %s
            graph entry
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              v_1: Signed = direct_call(@test, 0)
              jump return(v_1)
            graph take
              returns result_1: Signed
              raises exception_1: *object
            block 0(pair_1: *pair)
              v_1: Signed = getfield(pair_1, "left")
              setfield(pair_1, "left", 77)
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

    private static final String TEST = """
            graph test
              returns result_1: Signed
              raises exception_1: *object
            """;

    private static FunctionGraph test(Program program) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals("test"))
                .findFirst()
                .orElseThrow();
    }

    private static List<Object> results(Program program) {
        List<Object> results = new ArrayList<>();
        for (long argument : new long[] {-1, 0, 1, 2, 7, 20}) {
            results.add(new GraphInterpreter(program.exceptions(), InterpretedProcess.captured(""))
                    .call(test(program), argument));
        }
        return results;
    }

    /** The text of the test graph when all is removed that can be; it computes the same and is well-formed. */
    private static String reduced(String blocks) {
        Program program = GraphText.parse(FRAME.formatted((TEST + blocks).stripTrailing()))
                .program()
                .orElseThrow();
        List<Object> before = results(program);
        SimplifyGraphs simplify = new SimplifyGraphs();
        RemoveAllocations pass = new RemoveAllocations();
        simplify.run(test(program));
        while (pass.run(test(program))) {
            GraphChecker.check(test(program), GraphStage.TYPED);
            assertEquals(before, results(program));
            simplify.run(test(program));
        }
        GraphChecker.check(test(program), GraphStage.TYPED);
        assertEquals(before, results(program));
        return GraphText.print(test(program));
    }

    @Test
    void carriesFieldsRoundALoop() {
        String text = reduced("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "right", n_1)
                  jump 1(p_1)
                block 1(p_2: *pair)
                  v_1: Signed = getfield(p_2, "right")
                  done_1: Bool = int_le(v_1, 0)
                  if done_1 then 3(p_2) else 2(p_2, v_1)
                block 2(p_3: *pair, v_2: Signed)
                  v_3: Signed = int_sub(v_2, 1)
                  setfield(p_3, "right", v_3)
                  v_4: Signed = getfield(p_3, "left")
                  v_5: Signed = int_add(v_4, v_2)
                  setfield(p_3, "left", v_5)
                  jump 1(p_3)
                block 3(p_4: *pair)
                  v_6: Signed = getfield(p_4, "left")
                  jump return(v_6)
                """);
        assertFalse(text.contains("malloc"), text);
        assertFalse(text.contains("getfield"), text);
    }

    @Test
    void looksThroughCastsAndTestsForNull() {
        String text = reduced("""
                block 0(n_1: Signed)
                  p_1: *named = malloc(type named)
                  q_1: *pair = cast_pointer(p_1)
                  setfield(q_1, "left", n_1)
                  there_1: Bool = ptr_nonzero(q_1)
                  if there_1 then 1(p_1, q_1) else return(-1)
                block 1(p_2: *named, q_2: *pair)
                  setfield(p_2, "name", 5)
                  v_1: Signed = getfield(p_2, "left")
                  setfield(q_2, "left", 9)
                  v_2: Signed = getfield(p_2, "left")
                  v_3: Signed = getfield(p_2, "name")
                  v_4: Signed = int_mul(v_1, 100)
                  v_5: Signed = int_mul(v_2, v_3)
                  v_6: Signed = int_add(v_4, v_5)
                  jump return(v_6)
                """);
        assertFalse(text.contains("malloc"), text);
    }

    @Test
    void keepsWhatIsPassedStoredOrReturned() {
        String text = reduced("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", n_1)
                  v_1: Signed = direct_call(@take, p_1)
                  v_2: Signed = getfield(p_1, "left")
                  v_3: Signed = int_add(v_1, v_2)
                  jump return(v_3)
                """);
        assertTrue(text.contains("malloc(type pair)"), text);
    }

    @Test
    void removesWhatOnlyARemovedStructHeld() {
        String text = reduced("""
                block 0(n_1: Signed)
                  h_1: *holder = malloc(type holder)
                  p_1: *pair = malloc(type pair)
                  setfield(h_1, "held", p_1)
                  setfield(p_1, "left", n_1)
                  q_1: *pair = getfield(h_1, "held")
                  v_1: Signed = getfield(q_1, "left")
                  jump return(v_1)
                """);
        assertFalse(text.contains("malloc"), text);
    }

    /** In the loop, the struct of the turn before is still read when the next one exists. */
    @Test
    void keepsStructsOfWhichTwoAreInUseAtOnce() {
        String text = reduced("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", n_1)
                  jump 1(p_1, 3)
                block 1(p_2: *pair, i_1: Signed)
                  next_1: *pair = malloc(type pair)
                  v_1: Signed = getfield(p_2, "left")
                  v_2: Signed = int_mul(v_1, 3)
                  setfield(next_1, "left", v_2)
                  i_2: Signed = int_sub(i_1, 1)
                  done_1: Bool = int_eq(i_2, 0)
                  if done_1 then 2(next_1) else 1(next_1, i_2)
                block 2(p_3: *pair)
                  v_3: Signed = getfield(p_3, "left")
                  jump return(v_3)
                """);
        assertTrue(text.contains("malloc"), text);
    }

    @Test
    void replacesAStructThatIsDeadWhenTheNextIsMade() {
        String text = reduced("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", n_1)
                  jump 1(p_1, 3)
                block 1(p_2: *pair, i_1: Signed)
                  v_1: Signed = getfield(p_2, "left")
                  v_2: Signed = int_mul(v_1, 3)
                  next_1: *pair = malloc(type pair)
                  setfield(next_1, "left", v_2)
                  i_2: Signed = int_sub(i_1, 1)
                  done_1: Bool = int_eq(i_2, 0)
                  if done_1 then 2(next_1) else 1(next_1, i_2)
                block 2(p_3: *pair)
                  v_3: Signed = getfield(p_3, "left")
                  jump return(v_3)
                """);
        assertFalse(text.contains("malloc"), text);
    }

    @Test
    void carriesWhetherThereIsAStructWhereThatMayBeNull() {
        String text = reduced("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", n_1)
                  big_1: Bool = int_gt(n_1, 1)
                  if big_1 then 1(p_1) else 1(null:*pair)
                block 1(p_2: *pair)
                  none_1: Bool = ptr_is_zero(p_2)
                  if none_1 then return(-5) else 2(p_2)
                block 2(p_3: *pair)
                  v_1: Signed = getfield(p_3, "left")
                  jump return(v_1)
                """);
        assertFalse(text.contains("malloc"), text);
        assertFalse(text.contains("null"), text);
    }

    /** The least of some numbers, which is None before the first of them. */
    private static final String LEAST = """
            block 0(n_1: Signed)
              jump 1(null:*pair, n_1)
            block 1(best_1: *pair, n_2: Signed)
              go_1: Bool = int_gt(n_2, 0)
              if go_1 then 2(best_1, n_2) else 6(best_1)
            block 2(best_2: *pair, n_3: Signed)
              left_1: Signed = int_sub(n_3, 1)
              v_1: Signed = int_mul(n_3, 7)
              v_2: Signed = int_and(v_1, 15)
              there_1: Bool = ptr_nonzero(best_2)
              if there_1 then 3(best_2, left_1, v_2) else 4(left_1, v_2)
            block 3(best_3: *pair, left_2: Signed, v_3: Signed)
              least_1: Signed = getfield(best_3, "left")
              less_1: Bool = int_lt(v_3, least_1)
              if less_1 then 4(left_2, v_3) else 1(best_3, left_2)
            block 4(left_3: Signed, v_4: Signed)
              p_1: *pair = malloc(type pair)
              setfield(p_1, "left", v_4)
              jump 1(p_1, left_3)
            block 6(best_4: *pair)
              none_1: Bool = ptr_is_zero(best_4)
              if none_1 then return(-5) else 7(best_4)
            block 7(best_5: *pair)
              v_5: Signed = getfield(best_5, "left")
              jump return(v_5)
            """;

    @Test
    void carriesRoundALoopWhatStartsAsNull() {
        String text = reduced(LEAST);
        assertFalse(text.contains("malloc"), text);
    }

    @Test
    void keepsWhatMayBeAPrebuiltStruct() {
        String text = reduced(LEAST.replace("jump 1(null:*pair, n_1)", "jump 1(&2, n_1)"));
        assertTrue(text.contains("malloc"), text);
    }

    @Test
    void keepsWhatIsComparedWithAnother() {
        String text = reduced(
                LEAST.replace("none_1: Bool = ptr_is_zero(best_4)", "none_1: Bool = ptr_eq(best_4, null:*pair)"));
        assertTrue(text.contains("malloc"), text);
    }

    @Test
    void keepsWhatIsReadBehindTheOneThatTakesItsPlace() {
        String text = reduced(LEAST.replace("""
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", v_4)
                  jump 1(p_1, left_3)
                """, """
                  p_1: *pair = malloc(type pair)
                  q_1: *pair = malloc(type pair)
                  setfield(p_1, "left", v_4)
                  setfield(q_1, "left", 3)
                  odd_1: Bool = int_gt(left_3, 3)
                  if odd_1 then 1(p_1, left_3) else 1(q_1, left_3)
                """));
        assertTrue(text.contains("malloc"), text);
    }

    @Test
    void forgetsTheFieldsOfWhatBecomesNull() {
        String text = reduced("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", n_1)
                  jump 1(p_1, n_1, 0)
                block 1(p_2: *pair, n_2: Signed, sum_1: Signed)
                  go_1: Bool = int_gt(n_2, 0)
                  if go_1 then 2(p_2, n_2, sum_1) else return(sum_1)
                block 2(p_3: *pair, n_3: Signed, sum_2: Signed)
                  n_4: Signed = int_sub(n_3, 1)
                  there_1: Bool = ptr_nonzero(p_3)
                  if there_1 then 3(p_3, n_4, sum_2) else 4(n_4, sum_2)
                block 3(p_4: *pair, n_5: Signed, sum_3: Signed)
                  v_1: Signed = getfield(p_4, "left")
                  sum_4: Signed = int_add(sum_3, v_1)
                  jump 1(null:*pair, n_5, sum_4)
                block 4(n_6: Signed, sum_5: Signed)
                  q_1: *pair = malloc(type pair)
                  v_2: Signed = getfield(q_1, "left")
                  sum_6: Signed = int_add(sum_5, v_2)
                  setfield(q_1, "left", n_6)
                  jump 1(q_1, n_6, sum_6)
                """);
        assertFalse(text.contains("malloc"), text);
    }

    @Test
    void keepsWhatTakesTurns() {
        String swapped = reduced("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  q_1: *pair = malloc(type pair)
                  setfield(p_1, "left", n_1)
                  jump 1(p_1, q_1, n_1)
                block 1(p_2: *pair, q_2: *pair, i_1: Signed)
                  v_1: Signed = getfield(q_2, "left")
                  v_2: Signed = int_add(v_1, 1)
                  setfield(q_2, "left", v_2)
                  i_2: Signed = int_sub(i_1, 1)
                  done_1: Bool = int_le(i_2, 0)
                  if done_1 then 2(p_2) else 1(q_2, p_2, i_2)
                block 2(p_3: *pair)
                  v_3: Signed = getfield(p_3, "left")
                  jump return(v_3)
                """);
        assertTrue(swapped.contains("malloc"), swapped);
    }
}
