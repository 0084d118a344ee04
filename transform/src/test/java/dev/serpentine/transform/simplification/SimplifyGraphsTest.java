package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;

class SimplifyGraphsTest {

    private static String simplified(GraphPass pass, String text) {
        FunctionGraph graph = GraphText.parse("struct object gc {x: Signed}\n" + text).graphs().getFirst();
        pass.run(graph);
        return GraphText.print(graph);
    }

    @Test
    void foldsConstantsAndTheBranchesOnThem() {
        assertEquals("""
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  jump return(7)
                """, simplified(new SimplifyGraphs(), """
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  a_1: Signed = int_add(3, 4)
                  b_1: Bool = int_gt(a_1, 0)
                  if b_1 then 1(a_1) else return(x_1)
                block 1(y_1: Signed)
                  z_1: Signed = same_as(y_1)
                  jump return(z_1)
                """));
    }

    @Test
    void keepsWhatHasAnEffectOrMayRaise() {
        String text = """
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed, o_1: *object)
                  v_1: Signed = int_add_ovf(x_1, 1)
                  setfield(o_1, "x", x_1)
                  jump return(x_1)
                """;
        assertEquals(text, simplified(new SimplifyGraphs(), text));
    }

    @Test
    void removesWhatIsOnlyHandedOnAroundALoop() {
        assertEquals("""
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed, o_1: *object)
                  jump 1(x_1)
                block 1(i_1: Signed)
                  n_1: Signed = int_sub(i_1, 1)
                  go_1: Bool = int_gt(n_1, 0)
                  if go_1 then 1(n_1) else return(n_1)
                """, simplified(new SimplifyGraphs(), """
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed, o_1: *object)
                  jump 1(x_1, o_1, 5)
                block 1(i_1: Signed, p_1: *object, k_1: Signed)
                  n_1: Signed = int_sub(i_1, 1)
                  unused_1: Signed = getfield(p_1, "x")
                  go_1: Bool = int_gt(n_1, 0)
                  if go_1 then 2(n_1, p_1, k_1) else return(n_1)
                block 2(i_2: Signed, p_2: *object, k_2: Signed)
                  jump 1(i_2, p_2, k_2)
                """));
    }
}
