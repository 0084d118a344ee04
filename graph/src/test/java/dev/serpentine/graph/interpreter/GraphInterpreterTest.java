package dev.serpentine.graph.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.graph.text.TextModule;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.Primitive;
import org.junit.jupiter.api.Test;

class GraphInterpreterTest {
    private static final String HEAD = "  returns result_1: Signed\n  raises exception_1: *object\n";

    /**
     * Classes by a range of numbers, as the typer lays them out: an instance is of a class if its own number lies in
     * the class's range.
     */
    private static final String EXCEPTIONS = """
            struct vtable raw {immutable low: Signed, immutable high: Signed}
            struct object gc {immutable vtable: *vtable}
            data &1 = vtable{low: 0, high: 9}
            data &2 = vtable{low: 3, high: 5}
            data &3 = vtable{low: 4, high: 5}
            data &4 = object{vtable: &3}
            data &5 = vtable{low: 6, high: 7}
            data &6 = object{vtable: &5}
            graph matches
              returns result_1: Bool
              raises exception_1: *object
            block 0(instance_1: *object, class_1: *vtable)
              own_1: *vtable = getfield(instance_1, "vtable")
              number_1: Signed = getfield(own_1, "low")
              low_1: Signed = getfield(class_1, "low")
              high_1: Signed = getfield(class_1, "high")
              a_1: Bool = int_ge(number_1, low_1)
              if a_1 then 1(number_1, high_1) else return(false)
            block 1(number_2: Signed, high_2: Signed)
              b_1: Bool = int_lt(number_2, high_2)
              jump return(b_1)
            graph report
            """ + HEAD + """
            block 0(instance_1: *object)
              traceback_resume(instance_1)
              direct_call(@@print_traceback, 0, 0)
              jump return(1)
            program entry @main report @report
            exceptions instance object vtable vtable everything &1 matches @matches
            prebuilt OverflowError &4
            graph main
            """ + HEAD;

    private static Object run(String body, Object... arguments) {
        TextModule module = GraphText.parse("struct object gc {}\ngraph f\n" + HEAD + body);
        return new GraphInterpreter(null, InterpretedProcess.captured("")).call(module.graph("f"), arguments);
    }

    private static String fault(String body, Object... arguments) {
        return assertThrows(InterpreterFault.class, () -> run(body, arguments)).getMessage();
    }

    @Test
    void loopsWithValuesThatChangePlaces() {
        assertEquals(55L, run("""
                block 0(n_1: Signed)
                  jump 1(n_1, 0, 1)
                block 1(n_2: Signed, a_1: Signed, b_1: Signed)
                  c_1: Bool = int_eq(n_2, 0)
                  if c_1 then return(a_1) else 2(n_2, a_1, b_1)
                block 2(n_3: Signed, a_2: Signed, b_2: Signed)
                  n_4: Signed = int_sub(n_3, 1)
                  s_1: Signed = int_add(a_2, b_2)
                  jump 1(n_4, b_2, s_1)
                """, 10L));
    }

    @Test
    void handsValuesOfALoopOfOneBlockOverAtOnce() {
        assertEquals(8L, run("""
                block 0(n_1: Signed)
                  jump 1(n_1, 7, 8)
                block 1(n_2: Signed, a_1: Signed, b_1: Signed)
                  n_3: Signed = int_sub(n_2, 1)
                  c_1: Bool = int_eq(n_3, 0)
                  if c_1 then return(a_1) else 1(n_3, b_1, a_1)
                """, 2L));
    }

    @Test
    void switchesOnNumbers() {
        String body = """
                block 0(n_1: Signed)
                  switch n_1 {-1: return(10), 5: return(20), otherwise: return(30)}
                """;
        assertEquals(10L, run(body, -1L));
        assertEquals(20L, run(body, 5L));
        assertEquals(30L, run(body, 6L));
    }

    @Test
    void readsAndWritesContainers() {
        assertEquals(42L, run("""
                block 0()
                  a_1: *gcarray[Signed] = malloc_array(type gcarray[Signed], 3)
                  setarrayitem(a_1, 0, 40)
                  setarrayitem(a_1, 1, 2)
                  array_copy(a_1, 0, a_1, 1, 2)
                  x_1: Signed = getarrayitem(a_1, 1)
                  y_1: Signed = getarrayitem(a_1, 2)
                  z_1: Signed = int_add(x_1, y_1)
                  jump return(z_1)
                """));
    }

    @Test
    void callsExternalFunctions() {
        TextModule module =
                GraphText.parse("struct object gc {}\ndata &1 = gcarray[Char]\"hello\\n\"\ngraph f\n" + HEAD + """
                block 0(x_1: Float)
                  r_1: Float = direct_call(@@sqrt, x_1)
                  n_1: Signed = cast_float_to_int(r_1)
                  w_1: Signed = direct_call(@@os_write, 1, &1, 0, n_1)
                  jump return(w_1)
                """);
        InterpretedProcess process = InterpretedProcess.captured("");
        assertEquals(5L, new GraphInterpreter(null, process).call(module.graph("f"), 25.0));
        assertEquals("hello", process.outputText());
    }

    @Test
    void detectsMisuse() {
        assertTrue(fault("""
                block 0(p_1: *gcarray[Signed])
                  x_1: Signed = getarrayitem(p_1, 0)
                  jump return(x_1)
                """, new Object[] {null}).contains("null pointer"));
        String bounds = fault("""
                block 0(p_1: *gcarray[Signed])
                  x_1: Signed = getarrayitem(p_1, 3) ;7:2
                  jump return(x_1)
                """, new ArrayValue(ArrayType.collected(Primitive.SIGNED), 3));
        assertTrue(bounds.contains("graph f, block 0, x_1: Signed = getarrayitem(p_1, 3) ;7:2: out of bounds"), bounds);
        assertTrue(fault("""
                block 0()
                  a_1: *array[Signed] = malloc_array(type array[Signed], 3)
                  free(a_1)
                  x_1: Signed = getarrayitem(a_1, 0)
                  jump return(x_1)
                """).contains("was freed"));
        assertTrue(fault("""
                block 0(n_1: Signed)
                  x_1: Signed = int_div_trunc(n_1, 0)
                  jump return(x_1)
                """, 4L).contains("division by zero"));
        assertTrue(fault("""
                block 0(n_1: Signed)
                  x_1: Signed = int_lshift(1, n_1)
                  jump return(x_1)
                """, 64L).contains("a shift by 64"));
        assertTrue(fault("""
                block 0(n_1: Signed)
                  x_1: Address = raw_malloc(n_1)
                  jump return(n_1)
                """, 64L).contains("native memory"));
    }

    @Test
    void detectsACastToTheWrongStruct() {
        String message = assertThrows(InterpreterFault.class, () -> {
                    TextModule module = GraphText.parse(
                            "struct object gc {}\nstruct a gc extends object {}\nstruct b gc extends object {}\ngraph f\n"
                                    + HEAD + """
                    block 0()
                      a_1: *a = malloc(type a)
                      o_1: *object = cast_pointer(a_1)
                      b_1: *b = cast_pointer(o_1)
                      jump return(0)
                    """);
                    new GraphInterpreter(null, InterpretedProcess.captured("")).call(module.graph("f"));
                })
                .getMessage();
        assertTrue(message.contains("&a is no b"), message);
    }

    private static Object runMain(String body, Object... arguments) {
        TextModule module = GraphText.parse(EXCEPTIONS + body);
        Program program = module.program().orElseThrow();
        return new GraphInterpreter(program.exceptions(), InterpretedProcess.captured(""))
                .call(program.entry(), arguments);
    }

    @Test
    void catchesByClass() {
        String body = """
                block 0(n_1: Signed)
                  try 1(n_1) catch &5 as e_1: *object then return(5) catch &2 as e_2: *object then 2(e_2)
                block 1(n_2: Signed)
                  v_1: Signed = int_mul_ovf(n_2, n_2)
                  try return(v_1) catch &5 as e_3: *object then return(5) catch &2 as e_4: *object then 2(e_4)
                block 2(e_5: *object)
                  same_1: Bool = ptr_eq(e_5, &4:*object)
                  if same_1 then return(-1) else return(-2)
                """.replaceFirst(" {2}try 1.*\n", "  jump 1(n_1)\n");
        assertEquals(9L, runMain(body, 3L));
        assertEquals(-1L, runMain(body, 1L << 40));
    }

    @Test
    void letsExceptionsPassThroughCalls() {
        String body = """
                block 0(n_1: Signed)
                  v_1: Signed = direct_call(@inner, n_1)
                  try return(v_1) catch &1 as e_1: *object then 1(e_1)
                block 1(e_2: *object)
                  class_1: *vtable = getfield(e_2, "vtable")
                  low_1: Signed = getfield(class_1, "low")
                  jump return(low_1)
                graph inner
                """ + HEAD + """
                block 0(n_1: Signed)
                  c_1: Bool = int_lt(n_1, 0)
                  if c_1 then raise(&6:*object) else 1(n_1)
                block 1(n_2: Signed)
                  v_1: Signed = int_add_ovf(n_2, 1)
                  jump return(v_1)
                """;
        assertEquals(8L, runMain(body, 7L));
        assertEquals(6L, runMain(body, -7L));
        assertEquals(4L, runMain(body, Long.MAX_VALUE));
    }

    @Test
    void lastHandlerMayNotMatch() {
        RaisedException raised = assertThrows(RaisedException.class, () -> runMain("""
                block 0(n_1: Signed)
                  v_1: Signed = int_mul_ovf(n_1, n_1) ;12:4
                  try return(v_1) catch &5 as e_1: *object then return(5)
                """, 1L << 40));
        assertEquals(12, raised.traceback().getFirst().position().line());
        StructValue vtable = (StructValue) raised.instance().get("vtable");
        assertEquals(4L, vtable.get("low"));
    }

    @Test
    void runsProgramsToTheirExitStatus() {
        InterpretedProcess process = InterpretedProcess.captured("");
        Program raising = GraphText.parse((EXCEPTIONS + """
                block 0()
                  v_1: Signed = int_mul_ovf(4294967296, 4294967296) ;12:4
                  jump return(v_1)
                """).replace("graph main", "graph main at \"missing.py\":10:0"))
                .program()
                .orElseThrow();
        assertEquals(1, ProgramRunner.run(raising, process));
        assertEquals(
                "Traceback (most recent call last):\n  File \"missing.py\", line 12, in main\n", process.errorText());
        Program exiting = GraphText.parse(EXCEPTIONS + """
                block 0()
                  direct_call(@@process_exit, 259)
                  jump return(0)
                """).program().orElseThrow();
        assertEquals(3, ProgramRunner.run(exiting, InterpretedProcess.captured("")));
    }

    @Test
    void saysWhenTheStackIsTooDeep() {
        Program program =
                GraphText.parse(EXCEPTIONS + """
                block 0()
                  d_1: Signed = direct_call(@down, 0)
                  e_1: Bool = int_gt(d_1, 1000)
                  if e_1 then return(0) else return(1)
                graph down
                """.concat(HEAD) + """
                block 0(n_1: Signed)
                  deep_1: Bool = stack_too_deep()
                  if deep_1 then return(n_1) else 1(n_1)
                block 1(n_2: Signed)
                  n_3: Signed = int_add(n_2, 1)
                  d_1: Signed = direct_call(@down, n_3)
                  jump return(d_1)
                """).program().orElseThrow();
        assertEquals(0, ProgramRunner.run(program, InterpretedProcess.captured("")));
    }

    @Test
    void keepsPointersAndNumbersApart() {
        TextModule module = GraphText.parse("""
                struct pair gc {left: *pair, number: Signed, ratio: Float, flag: Bool, letter: Char}
                graph f
                  returns result_1: *pair
                  raises exception_1: *pair
                block 0(p_1: *pair, x_1: Float)
                  setfield(p_1, "left", p_1)
                  setfield(p_1, "ratio", x_1)
                  setfield(p_1, "letter", 255:Char)
                  setfield(p_1, "flag", true)
                  q_1: *pair = getfield(p_1, "left")
                  setfield(q_1, "number", -1)
                  jump return(q_1)
                """);
        StructValue pair = new StructValue(module.struct("pair"));
        assertNull(pair.get("left"));
        assertSame(
                pair, new GraphInterpreter(null, InterpretedProcess.captured("")).call(module.graph("f"), pair, 2.5));
        assertSame(pair, pair.get("left"));
        assertEquals(-1L, pair.get("number"));
        assertEquals(2.5, pair.get("ratio"));
        assertEquals(true, pair.get("flag"));
        assertEquals(255L, pair.get("letter"));
    }
}
