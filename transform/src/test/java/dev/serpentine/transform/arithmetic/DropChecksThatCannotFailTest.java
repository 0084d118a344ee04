package dev.serpentine.transform.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import org.junit.jupiter.api.Test;

class DropChecksThatCannotFailTest {

    private static String reworked(String blocks) {
        FunctionGraph graph = GraphText.parse(
                        "struct object gc {}\ngraph f\n  returns result_1: Signed\n  raises exception_1: *object\n"
                                + blocks)
                .graph("f");
        new DropChecksThatCannotFail().run(graph);
        GraphChecker.require(List.of(graph), GraphStage.TYPED, "dropping checks");
        String text = GraphText.print(graph);
        return text.substring(text.indexOf("block 0"));
    }

    @Test
    void knowsThatSizesAreNotNegative() {
        FunctionGraph graph = GraphText.parse("""
                struct object gc {}
                struct list gc {size length: Signed, other: Signed}
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(list_1: *list, i_1: Signed)
                  back_1: Bool = int_lt(i_1, 0)
                  if back_1 then return(0) else 1(list_1, i_1)
                block 1(list_2: *list, i_2: Signed)
                  length_1: Signed = getfield(list_2, "length")
                  other_1: Signed = getfield(list_2, "other")
                  next_1: Signed = int_add_ovf(length_1, 1)
                  far_1: Signed = int_add_ovf(other_1, 1)
                  u_1: Unsigned = cast_primitive(length_1)
                  u_2: Unsigned = cast_primitive(i_2)
                  u_3: Unsigned = cast_primitive(other_1)
                  outside_1: Bool = uint_le(u_1, u_2)
                  outside_2: Bool = uint_le(u_3, u_2)
                  if outside_1 then return(next_1) else 2(outside_2, far_1)
                block 2(b_1: Bool, far_2: Signed)
                  if b_1 then return(1) else return(far_2)
                """).graph("f");
        new DropChecksThatCannotFail().run(graph);
        GraphChecker.require(List.of(graph), GraphStage.TYPED, "dropping checks");
        String text = GraphText.print(graph);
        assertTrue(text.contains("outside_1: Bool = int_le(length_1, i_2)"), text);
        assertTrue(text.contains("outside_2: Bool = uint_le(u_3, u_2)"), text);
        assertTrue(text.contains("next_1: Signed = int_add(length_1, 1)"), text);
        assertTrue(text.contains("far_1: Signed = int_add_ovf(other_1, 1)"), text);
    }

    @Test
    void knowsLoopCountersByTheirBound() {
        assertEquals("""
                block 0(n_1: Signed)
                  jump 1(n_1, 0, 0)
                block 1(n_2: Signed, i_1: Signed, s_1: Signed)
                  more_1: Bool = int_lt(i_1, n_2)
                  if more_1 then 2(n_2, i_1, s_1) else return(s_1)
                block 2(n_3: Signed, i_2: Signed, s_2: Signed)
                  below_1: Bool = same_as(false)
                  if below_1 then return(-1) else 3(n_3, i_2, s_2)
                block 3(n_4: Signed, i_3: Signed, s_3: Signed)
                  t_1: Signed = int_add_ovf(s_3, i_3)
                  i_4: Signed = int_add(i_3, 1)
                  jump 1(n_4, i_4, t_1)
                """, reworked("""
                block 0(n_1: Signed)
                  jump 1(n_1, 0, 0)
                block 1(n_2: Signed, i_1: Signed, s_1: Signed)
                  more_1: Bool = int_lt(i_1, n_2)
                  if more_1 then 2(n_2, i_1, s_1) else return(s_1)
                block 2(n_3: Signed, i_2: Signed, s_2: Signed)
                  below_1: Bool = int_lt(i_2, 0)
                  if below_1 then return(-1) else 3(n_3, i_2, s_2)
                block 3(n_4: Signed, i_3: Signed, s_3: Signed)
                  t_1: Signed = int_add_ovf(s_3, i_3)
                  i_4: Signed = int_add_ovf(i_3, 1)
                  jump 1(n_4, i_4, t_1)
                """));
    }

    @Test
    void boundsCountersOfNestedLoopsByConstants() {
        String text = reworked("""
                block 0()
                  jump 1(0)
                block 1(i_1: Signed)
                  more_1: Bool = int_lt(i_1, 1000)
                  if more_1 then 2(i_1, 0) else return(i_1)
                block 2(i_2: Signed, j_1: Signed)
                  inner_1: Bool = int_le(j_1, i_2)
                  if inner_1 then 3(i_2, j_1) else 4(i_2)
                block 3(i_3: Signed, j_2: Signed)
                  p_1: Signed = int_mul_ovf(i_3, j_2)
                  q_1: Signed = int_add_ovf(p_1, j_2)
                  big_1: Bool = int_gt(q_1, 1000000)
                  j_3: Signed = int_add_ovf(j_2, 1)
                  if big_1 then return(q_1) else 2(i_3, j_3)
                block 4(i_4: Signed)
                  i_5: Signed = int_add_ovf(i_4, 1)
                  jump 1(i_5)
                """);
        assertTrue(!text.contains("_ovf"), text);
        assertTrue(text.contains("big_1: Bool = same_as(false)"), text);
    }

    @Test
    void countsDown() {
        String text = reworked("""
                block 0(n_1: Signed)
                  jump 1(n_1)
                block 1(n_2: Signed)
                  more_1: Bool = int_gt(n_2, 0)
                  if more_1 then 2(n_2) else return(n_2)
                block 2(n_3: Signed)
                  n_4: Signed = int_sub_ovf(n_3, 1)
                  jump 1(n_4)
                """);
        assertTrue(text.contains("int_sub(n_3, 1)"), text);
    }

    @Test
    void knowsSmallTypesMasksAndSizes() {
        String text = reworked("""
                block 0(c_1: Char, x_1: Signed, a_1: *gcarray[Signed])
                  n_1: Signed = cast_primitive(c_1)
                  d_1: Signed = int_sub_ovf(n_1, 48)
                  m_1: Signed = int_and(x_1, 65535)
                  p_1: Signed = int_mul_ovf(d_1, m_1)
                  l_1: Signed = getarraysize(a_1)
                  s_1: Signed = int_add_ovf(l_1, p_1)
                  t_1: Signed = int_lshift_ovf(m_1, 40)
                  r_1: Signed = int_rshift(x_1, 1)
                  u_1: Signed = int_add_ovf(r_1, 1)
                  v_1: Signed = int_lshift_ovf(r_1, 1)
                  negative_1: Bool = int_lt(l_1, 0)
                  jump return(s_1)
                """);
        assertTrue(!text.contains("_ovf"), text);
        assertTrue(text.contains("negative_1: Bool = same_as(false)"), text);
    }

    @Test
    void keepsChecksThatMayFail() {
        String blocks = """
                block 0(n_1: Signed, m_1: Signed)
                  a_1: Signed = int_add_ovf(n_1, 1)
                  b_1: Signed = int_sub_ovf(0, n_1)
                  c_1: Signed = int_mul_ovf(n_1, 2)
                  d_1: Signed = int_lshift_ovf(1, 63)
                  e_1: Bool = int_le(n_1, m_1)
                  if e_1 then 1(n_1) else return(d_1)
                block 1(n_2: Signed)
                  f_1: Signed = int_add_ovf(n_2, 1)
                  jump 1(f_1)
                """;
        assertEquals(blocks, reworked(blocks));
    }

    /** The counter of an outer loop is handed round the inner one, and known there to be below its limit still. */
    @Test
    void knowsInInnerLoopsWhatOuterOnesTell() {
        String text = reworked("""
                block 0(a_1: *gcarray[Signed])
                  length_1: Signed = getarraysize(a_1)
                  jump 1(0, length_1, 0)
                block 1(i_1: Signed, length_2: Signed, sum_1: Signed)
                  over_1: Bool = int_ge(i_1, length_2)
                  if over_1 then return(sum_1) else 2(i_1, length_2, sum_1)
                block 2(i_2: Signed, length_3: Signed, sum_2: Signed)
                  jump 3(0, i_2, length_3, sum_2)
                block 3(j_1: Signed, i_3: Signed, length_4: Signed, sum_3: Signed)
                  end_1: Bool = int_ge(j_1, length_4)
                  if end_1 then 5(i_3, length_4, sum_3) else 4(j_1, i_3, length_4, sum_3)
                block 4(j_2: Signed, i_4: Signed, length_5: Signed, sum_4: Signed)
                  both_1: Signed = int_add_ovf(i_4, j_2)
                  sum_5: Signed = int_add_ovf(sum_4, both_1)
                  j_3: Signed = int_add_ovf(j_2, 1)
                  jump 3(j_3, i_4, length_5, sum_5)
                block 5(i_5: Signed, length_6: Signed, sum_6: Signed)
                  i_6: Signed = int_add_ovf(i_5, 1)
                  jump 1(i_6, length_6, sum_6)
                """);
        assertTrue(text.contains("both_1: Signed = int_add(i_4, j_2)"), text);
        assertTrue(text.contains("sum_5: Signed = int_add_ovf(sum_4, both_1)"), text);
        assertTrue(text.contains("j_3: Signed = int_add(j_2, 1)"), text);
        assertTrue(text.contains("i_6: Signed = int_add(i_5, 1)"), text);
    }
}
