package dev.serpentine.transform.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.GraphInterpreter;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.graph.text.TextModule;
import java.util.List;
import org.junit.jupiter.api.Test;

class WrapArithmeticWithUnusedHighBitsTest {
    private static final String HEAD = "  returns result_1: Signed\n  raises exception_1: *object\n";

    private static TextModule reworked(String blocks) {
        TextModule module = GraphText.parse("struct object gc {}\ngraph f\n" + HEAD + blocks);
        WrapArithmeticWithUnusedHighBits.run(
                module.graphs(), List.of(module.graphs().getFirst()));
        GraphChecker.require(module.graphs(), GraphStage.TYPED, "wrapping");
        return module;
    }

    private static String text(String blocks) {
        String text = GraphText.print(reworked(blocks).graphs().getFirst());
        return text.substring(text.indexOf("block 0"));
    }

    private static long call(String blocks, Object... arguments) {
        TextModule module = reworked(blocks);
        return (Long) new GraphInterpreter(null, InterpretedProcess.captured(""))
                .call(module.graphs().getFirst(), arguments);
    }

    @Test
    void wrapsWhatAMaskCutsOff() {
        assertEquals("""
                block 0(x_1: Signed, y_1: Signed)
                  a_1: Signed = int_mul(x_1, 1103515245)
                  b_1: Signed = int_add(a_1, y_1)
                  c_1: Signed = int_sub(b_1, 3)
                  d_1: Signed = int_lshift(c_1, 5)
                  e_1: Signed = int_xor(c_1, d_1)
                  m_1: Signed = int_and(e_1, 2147483647)
                  jump return(m_1)
                """, text("""
                block 0(x_1: Signed, y_1: Signed)
                  a_1: Signed = int_mul_ovf(x_1, 1103515245)
                  b_1: Signed = int_add_ovf(a_1, y_1)
                  c_1: Signed = int_sub_ovf(b_1, 3)
                  d_1: Signed = int_lshift_ovf(c_1, 5)
                  e_1: Signed = int_xor(c_1, d_1)
                  m_1: Signed = int_and(e_1, 2147483647)
                  jump return(m_1)
                """));
    }

    @Test
    void keepsChecksOfWhatIsLookedAtAsAWhole() {
        for (String use : List.of(
                "c_1: Bool = int_lt(a_1, 5)\n  if c_1 then return(1) else return(2)",
                "m_1: Signed = int_rem_trunc(a_1, 8)\n  jump return(m_1)",
                "f_1: Float = cast_int_to_float(a_1)\n  jump return(1)",
                "m_1: Signed = int_and(a_1, -8)\n  jump return(m_1)",
                "s_1: Signed = int_rshift(a_1, 40)\n  m_1: Signed = int_and(s_1, 4294967295)\n  jump return(m_1)",
                "s_1: Signed = int_lshift(1, a_1)\n  jump return(1)",
                "setfield(p_1, \"value\", a_1)\n  jump return(1)",
                "switch a_1 {0: return(1), otherwise: return(2)}",
                "s_1: Signed = direct_call(@@os_close, a_1)\n  jump return(1)",
                "jump return(a_1)")) {
            String blocks = "block 0(x_1: Signed, p_1: *cell)\n  a_1: Signed = int_mul_ovf(x_1, x_1)\n  " + use + "\n";
            TextModule module =
                    GraphText.parse("struct object gc {}\nstruct cell gc {value: Signed}\ngraph f\n" + HEAD + blocks);
            WrapArithmeticWithUnusedHighBits.run(module.graphs(), module.graphs());
            assertTrue(GraphText.print(module.graph("f")).contains("int_mul_ovf"), use);
        }
    }

    @Test
    void seesBitsShiftedDownFromBelowTheTop() {
        assertTrue(text("""
                block 0(x_1: Signed)
                  a_1: Signed = int_mul_ovf(x_1, x_1)
                  s_1: Signed = int_rshift(a_1, 32)
                  m_1: Signed = int_and(s_1, 4294967295)
                  jump return(m_1)
                """).contains("int_mul("));
        assertEquals(0xFFFFFFFEL, call("""
                block 0(x_1: Signed)
                  a_1: Signed = int_mul_ovf(x_1, x_1)
                  s_1: Signed = int_rshift(a_1, 32)
                  m_1: Signed = int_and(s_1, 4294967295)
                  jump return(m_1)
                """, 0xFFFFFFFFL));
    }

    @Test
    void takesMachineIntegersAndIntmaskForMasks() {
        for (String cast : List.of(
                "c_1: UInt32 = cast_primitive(a_1)",
                "c_1: Signed = cast_primitive(a_1)",
                "c_1: Unsigned = cast_primitive(a_1)",
                "c_1: Int8 = cast_primitive(a_1)")) {
            String text = text("block 0(x_1: Signed)\n  a_1: Signed = int_mul_ovf(x_1, x_1)\n  " + cast
                    + "\n  r_1: Signed = cast_primitive(c_1)\n  jump return(r_1)\n");
            assertTrue(text.contains("int_mul("), text);
        }
    }

    @Test
    void takesAVariableMaskThatIsNotNegativeWhateverWraps() {
        assertTrue(text("""
                block 0(x_1: Signed, k_1: UInt8)
                  a_1: Signed = int_mul_ovf(x_1, x_1)
                  w_1: Signed = cast_primitive(k_1)
                  m_1: Signed = int_and(a_1, w_1)
                  jump return(m_1)
                """).contains("int_mul("));
        assertTrue(text("""
                block 0(x_1: Signed, k_1: Signed)
                  a_1: Signed = int_mul_ovf(x_1, x_1)
                  m_1: Signed = int_and(a_1, k_1)
                  jump return(m_1)
                """).contains("int_mul_ovf("));
    }

    /** FNV-1a of 32 bits over the bytes 0 to n - 1, the product carried around the loop. */
    @Test
    void followsValuesAroundLoops() {
        String fnv = """
                block 0(n_1: Signed)
                  jump 1(n_1, 0, 2166136261)
                block 1(n_2: Signed, i_1: Signed, h_1: Signed)
                  more_1: Bool = int_lt(i_1, n_2)
                  if more_1 then 2(n_2, i_1, h_1) else 3(h_1)
                block 2(n_3: Signed, i_2: Signed, h_2: Signed)
                  x_1: Signed = int_xor(h_2, i_2)
                  p_1: Signed = int_mul_ovf(x_1, 16777619)
                  i_3: Signed = int_add_ovf(i_2, 1)
                  jump 1(n_3, i_3, p_1)
                block 3(h_3: Signed)
                  m_1: Signed = int_and(h_3, 4294967295)
                  jump return(m_1)
                """;
        String text = text(fnv);
        assertTrue(text.contains("int_mul(") && text.contains("int_add_ovf("), text);
        long expected = 2166136261L;
        for (long i = 0; i < 100; i++) {
            expected = (expected ^ i) * 16777619 & 0xFFFFFFFFL;
        }
        assertEquals(expected, call(fnv, 100L));
    }

    @Test
    void followsValuesThroughCallsAndReturns() {
        String program = """
                block 0(x_1: Signed)
                  a_1: Signed = int_mul_ovf(x_1, x_1)
                  r_1: Signed = direct_call(@rotate, a_1, 7)
                  m_1: Signed = int_and(r_1, 4294967295)
                  jump return(m_1)
                graph rotate
                """ + HEAD + """
                block 0(v_1: Signed, n_1: Signed)
                  low_1: Signed = int_and(v_1, 4294967295)
                  right_1: Signed = int_rshift(low_1, 7)
                  left_1: Signed = int_lshift_ovf(v_1, 25)
                  r_1: Signed = int_or(right_1, left_1)
                  jump return(r_1)
                """;
        TextModule module = reworked(program);
        assertFalse(GraphText.printModule(module.graphs()).contains("_ovf"));
        long square = 0x1234567890ABCDEFL * 0x1234567890ABCDEFL;
        assertEquals(Integer.toUnsignedLong(Integer.rotateRight((int) square, 7)), call(program, 0x1234567890ABCDEFL));
    }

    @Test
    void keepsChecksWhereOneCallerNeedsTheWholeResult() {
        TextModule module = reworked("""
                block 0(x_1: Signed)
                  r_1: Signed = direct_call(@square, x_1)
                  m_1: Signed = int_and(r_1, 255)
                  s_1: Signed = direct_call(@square, m_1)
                  jump return(s_1)
                graph square
                """ + HEAD + """
                block 0(v_1: Signed)
                  r_1: Signed = int_mul_ovf(v_1, v_1)
                  jump return(r_1)
                """);
        assertTrue(GraphText.print(module.graph("square")).contains("int_mul_ovf"));
    }

    @Test
    void endsTheProtectionOfWhatCannotRaiseAnyMore() {
        assertEquals("""
                block 0(x_1: Signed)
                  a_1: Signed = int_mul(x_1, x_1)
                  jump 1(a_1)
                block 1(a_2: Signed)
                  m_1: Signed = int_and(a_2, 255)
                  jump return(m_1)
                """, GraphText.print(protectedProduct()).replaceFirst("(?s).*?block 0", "block 0"));
    }

    private static FunctionGraph protectedProduct() {
        TextModule module = GraphText.parse("struct object gc {}\ndata &1 = object{}\ngraph f\n" + HEAD + """
                block 0(x_1: Signed)
                  a_1: Signed = int_mul_ovf(x_1, x_1)
                  try 1(a_1) catch &1 as e_1: *object then return(-1)
                block 1(a_2: Signed)
                  m_1: Signed = int_and(a_2, 255)
                  jump return(m_1)
                """);
        WrapArithmeticWithUnusedHighBits.run(module.graphs(), module.graphs());
        return module.graph("f");
    }
}
