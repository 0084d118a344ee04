package dev.serpentine.graph.backendtest;

import org.junit.jupiter.api.Test;

/** Programs as the low-level typer leaves them: loops, switches, prebuilt data, allocation, calls. */
public abstract class StructProgramsTest extends PlatformTest {
    /** The tests of one platform. */
    protected StructProgramsTest(Platform platform) {
        super(platform);
    }

    @Test
    void exchangesLoopVariablesAtOnce() throws Exception {
        check(Surroundings.STRUCTS.program("""
                graph main
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  jump 1(3, 50, 7)
                block 1(a_1: Signed, b_1: Signed, n_1: Signed)
                  done_1: Bool = int_eq(n_1, 0)
                  if done_1 then 2(a_1, b_1) else 3(a_1, b_1, n_1)
                block 2(a_2: Signed, b_2: Signed)
                  d_1: Signed = int_sub(a_2, b_2)
                  jump return(d_1)
                block 3(a_3: Signed, b_3: Signed, n_2: Signed)
                  m_1: Signed = int_sub(n_2, 1)
                  jump 1(b_3, a_3, m_1)
                """), "", 47);
    }

    @Test
    void evaluatesAnExpressionBeforeWhatItReadsIsAssigned() throws Exception {
        check(Surroundings.STRUCTS.program("""
                graph main
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  jump 1(0, 0)
                block 1(i_1: Signed, last_1: Signed)
                  next_1: Signed = int_add(i_1, 1)
                  more_1: Bool = int_lt(i_1, 10)
                  if more_1 then 1(next_1, i_1) else 2(next_1, last_1)
                block 2(i_2: Signed, last_2: Signed)
                  t_1: Signed = int_mul(last_2, 10)
                  s_1: Signed = int_add(t_1, i_2)
                  jump return(s_1)
                """), "", 101);
    }

    @Test
    void switchesOnIntegersOfAnySize() throws Exception {
        check(Surroundings.STRUCTS.program("""
                graph choose
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(c_1: Char)
                  switch c_1 {97: return(1), 98: 1(c_1), 255: return(5), otherwise: return(9)}
                block 1(c_2: Char)
                  n_1: Signed = cast_primitive(c_2)
                  jump return(n_1)
                graph main
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  a_1: Signed = direct_call(@choose, 97:Char)
                  b_1: Signed = direct_call(@choose, 98:Char)
                  c_1: Signed = direct_call(@choose, 255:Char)
                  d_1: Signed = direct_call(@choose, 99:Char)
                  e_1: Signed = int_add(a_1, b_1)
                  f_1: Signed = int_add(c_1, d_1)
                  g_1: Signed = int_add(e_1, f_1)
                  jump return(g_1)
                """), "", 113);
    }

    @Test
    void definesCyclicAndTypedData() throws Exception {
        check(Surroundings.STRUCTS.program("""
                struct node gc {next: *node, items: *gcarray[Signed], weight: Float, apply: *fn(Signed)->Signed, mark: UniChar, flag: Bool}
                struct leaf gc extends node {super: Signed, int: Signed}
                data &2 = leaf{next: &3, items: &4, weight: -1.5E-7, apply: @double, mark: 65, flag: true, super: 9, int: -9223372036854775808}
                data &3 = node{next: &2}
                data &4 = gcarray[Signed][1, -2, 9223372036854775807]
                data &5 = gcarray[Char, str]"a\\"b\\x00c?\\n"
                graph double
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(n_1: Signed)
                  m_1: Signed = int_add(n_1, n_1)
                  jump return(m_1)
                graph main
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  w_1: Signed = direct_call(@@os_write, 1, &5, 0, 7)
                  a_1: *node = getfield(&3, "next")
                  b_1: *leaf = cast_pointer(a_1)
                  f_1: *fn(Signed)->Signed = getfield(b_1, "apply")
                  s_1: Signed = getfield(b_1, "super")
                  r_1: Signed = indirect_call(f_1, s_1, [@double])
                  i_1: *gcarray[Signed] = getfield(b_1, "items")
                  x_1: Signed = getarrayitem(i_1, 1)
                  y_1: Signed = int_add(r_1, x_1)
                  z_1: Signed = getfield(b_1, "int")
                  u_1: Bool = int_lt(z_1, 0)
                  v_1: Signed = cast_primitive(u_1)
                  t_1: Signed = int_add(y_1, v_1)
                  jump return(t_1)
                """), "a\"b\0c?\n", 17);
    }

    @Test
    void allocatesZeroedMemory() throws Exception {
        check(Surroundings.STRUCTS.program("""
                struct pair gc {left: *pair, right: Signed}
                graph main
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  p_1: *pair = malloc(type pair)
                  a_1: *gcarray[*pair] = malloc_array(type gcarray[*pair], 10)
                  setarrayitem(a_1, 3, p_1)
                  setfield(p_1, "right", 30)
                  array_copy(a_1, 3, a_1, 4, 5)
                  q_1: *pair = getarrayitem(a_1, 4)
                  r_1: Signed = getfield(q_1, "right")
                  n_1: Signed = getarraysize(a_1)
                  l_1: *pair = getfield(q_1, "left")
                  z_1: Bool = ptr_is_zero(l_1)
                  o_1: Signed = cast_primitive(z_1)
                  s_1: Signed = int_add(r_1, n_1)
                  t_1: Signed = int_add(s_1, o_1)
                  jump return(t_1)
                """), "", 41);
    }

    @Test
    void callsThroughBlocksWithAVoidResult() throws Exception {
        check(Surroundings.STRUCTS.program("""
                graph write
                  returns result_1: Void
                  raises exception_1: *object
                block 0(d_1: Signed)
                  v_1: Signed = direct_call(@@os_write, d_1, &9, 0, 3)
                  jump return(none)
                data &9 = gcarray[Char, str]"abc"
                graph main
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  direct_call(@write, 1)
                  jump return(0)
                """), "abc", 0);
    }

    @Test
    void arraysHaveFieldsInFrontOfTheirItems() throws Exception {
        check(ArraysWithHeads.program(Surroundings.STRUCTS), ArraysWithHeads.OUTPUT, ArraysWithHeads.STATUS);
    }
}
