package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveOperationsToTheirUseTest {

    private static String moved(String blocks) {
        FunctionGraph graph = GraphText.parse(
                        "struct object gc {x: Signed}\ngraph f\n  returns result_1: Signed\n  raises exception_1: *object\n"
                                + blocks)
                .graphs()
                .getFirst();
        new MoveOperationsToTheirUse().run(graph);
        GraphChecker.require(List.of(graph), GraphStage.TYPED, "moving");
        String text = GraphText.print(graph);
        return text.substring(text.indexOf("block 0"));
    }

    @Test
    void movesAcrossSeveralBlocksToTheOneThatUsesTheResult() {
        assertEquals("""
                block 0(n_1: Signed, p_1: *object)
                  a_1: Bool = int_lt(n_1, 10)
                  if a_1 then 1(p_1, n_1) else return(0)
                block 1(p_2: *object, n_2: Signed)
                  b_1: Bool = ptr_nonzero(p_2)
                  if b_1 then 2(p_2, n_2) else return(1)
                block 2(p_3: *object, n_3: Signed)
                  next_1: Signed = int_add(n_3, 1)
                  x_1: Signed = getfield(p_3, "x")
                  sum_1: Signed = int_add(next_1, x_1)
                  jump return(sum_1)
                """, moved("""
                block 0(n_1: Signed, p_1: *object)
                  next_1: Signed = int_add(n_1, 1)
                  a_1: Bool = int_lt(n_1, 10)
                  if a_1 then 1(next_1, p_1) else return(0)
                block 1(next_2: Signed, p_2: *object)
                  b_1: Bool = ptr_nonzero(p_2)
                  if b_1 then 2(next_2, p_2) else return(1)
                block 2(next_3: Signed, p_3: *object)
                  x_1: Signed = getfield(p_3, "x")
                  sum_1: Signed = int_add(next_3, x_1)
                  jump return(sum_1)
                """));
    }

    @Test
    void leavesWhatSeveralWaysNeedAndWhatMustComeBeforeAWrite() {
        String text = """
                block 0(n_1: Signed, p_1: *object)
                  next_1: Signed = int_add(n_1, 1)
                  x_1: Signed = getfield(p_1, "x")
                  setfield(p_1, "x", n_1)
                  a_1: Bool = int_lt(n_1, 10)
                  if a_1 then 1(next_1, x_1) else return(next_1)
                block 1(next_2: Signed, x_2: Signed)
                  sum_1: Signed = int_add(next_2, x_2)
                  jump return(sum_1)
                """;
        assertEquals(text, moved(text));
    }

    @Test
    void movesNothingIntoALoop() {
        String text = """
                block 0(n_1: Signed)
                  twice_1: Signed = int_mul(n_1, n_1)
                  jump 1(twice_1, 0)
                block 1(limit_1: Signed, i_1: Signed)
                  a_1: Bool = int_lt(i_1, limit_1)
                  if a_1 then 2(limit_1, i_1) else return(i_1)
                block 2(limit_2: Signed, i_2: Signed)
                  j_1: Signed = int_add_ovf(i_2, 1)
                  jump 1(limit_2, j_1)
                """;
        assertEquals(text, moved(text));
    }
}
