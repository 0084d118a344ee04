package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;

class SimplifyGraphsTest {

    private static String simplified(GraphPass pass, String text) {
        FunctionGraph graph = GraphText.parse("struct object gc {x: Signed}\n" + text)
                .graphs()
                .getFirst();
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
    void dropsIdentitiesAndTurnsNegatedBranches() {
        assertEquals("""
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed, b_1: Bool)
                  if b_1 then return(0) else return(x_1)
                """, simplified(new SimplifyGraphs(), """
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed, b_1: Bool)
                  v_1: Signed = int_add(0, x_1)
                  v_2: Signed = int_mul(v_1, 1)
                  v_3: Signed = int_lshift(v_2, 0)
                  n_1: Bool = bool_not(b_1)
                  if n_1 then return(v_3) else return(0)
                """));
    }

    @Test
    void dropsCastsThereAndBackThatLoseNothing() {
        assertEquals("""
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed, u_1: Unsigned)
                  a_1: Unsigned = cast_primitive(x_1)
                  b_1: Unsigned = uint_rshift(a_1, 3)
                  c_1: Signed = cast_primitive(b_1)
                  d_1: Signed = int_xor(x_1, c_1)
                  e_1: Int32 = cast_primitive(d_1)
                  f_1: Signed = cast_primitive(e_1)
                  jump return(f_1)
                """, simplified(new SimplifyGraphs(), """
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed, u_1: Unsigned)
                  a_1: Unsigned = cast_primitive(x_1)
                  a_2: Signed = cast_primitive(a_1)
                  a_3: Unsigned = cast_primitive(a_2)
                  b_1: Unsigned = uint_rshift(a_3, 3)
                  c_1: Signed = cast_primitive(b_1)
                  c_2: Unsigned = cast_primitive(c_1)
                  c_3: Signed = cast_primitive(c_2)
                  d_1: Signed = int_xor(a_2, c_3)
                  e_1: Int32 = cast_primitive(d_1)
                  f_1: Signed = cast_primitive(e_1)
                  jump return(f_1)
                """));
    }

    @Test
    void findsTheConstantAndTheEqualValuesOfALoop() {
        assertEquals("""
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  jump 1(x_1)
                block 1(i_1: Signed)
                  v_1: Signed = int_mul(i_1, i_1)
                  done_1: Bool = int_gt(v_1, 100)
                  if done_1 then return(v_1) else 2(i_1)
                block 2(i_2: Signed)
                  i_3: Signed = int_add(i_2, 3)
                  jump 1(i_3)
                """, simplified(new SimplifyGraphs(), """
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  jump 1(x_1, x_1, 3)
                block 1(i_1: Signed, j_1: Signed, step_1: Signed)
                  v_1: Signed = int_mul(i_1, j_1)
                  done_1: Bool = int_gt(v_1, 100)
                  if done_1 then return(v_1) else 2(i_1, j_1, step_1)
                block 2(i_2: Signed, j_2: Signed, step_2: Signed)
                  i_3: Signed = int_add(i_2, step_2)
                  jump 1(i_3, i_3, step_2)
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
