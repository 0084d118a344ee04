package dev.serpentine.graph.backendtest;

/** A program that works on text: arrays with fields in front of their items. It writes {@link #OUTPUT}. */
final class ArraysWithHeads {
    static final String OUTPUT = "bc";
    static final int STATUS = 3 - 7 + 1 + 2 + 65 + 20 + 5 + 7 + 0 + 1 + 99;

    private static final String DATA = """
            data &31 = gcarray[Char, str]"abc"
            data &32 = gcarray[UniChar, str]{hash: -7, is_wide: true}[8364, 65]
            data &33 = gcarray[*str][&31, &32, null]
            """;

    private static final String BLOCKS = """
            block 0()
              a_1: *str = getarrayitem(&33, 0)
              n_1: Signed = getfield(a_1, "length")
              w_1: *str = getarrayitem(&33, 1)
              h_1: Int32 = getfield(w_1, "hash")
              h_2: Signed = cast_primitive(h_1)
              t_1: Bool = getfield(w_1, "is_wide")
              t_2: Signed = cast_primitive(t_1)
              u_1: *gcarray[UniChar, str] = cast_pointer(w_1)
              l_1: Signed = getarraysize(u_1)
              c_1: UniChar = getarrayitem(u_1, 1)
              c_2: Signed = cast_primitive(c_1)
              e_1: *gcarray[Char, str] = malloc_array(type gcarray[Char, str], 5)
              b_1: *gcarray[Char, str] = cast_pointer(a_1)
              array_copy(b_1, 1, e_1, 3, 2)
              setarrayitem(e_1, 0, 7:Char)
              f_1: *str = cast_pointer(e_1)
              setfield(f_1, "hash", 20:Int32)
              k_1: Int32 = getfield(f_1, "hash")
              k_2: Signed = cast_primitive(k_1)
              m_1: Signed = getfield(f_1, "length")
              g_1: *gcarray[Char, str] = cast_pointer(f_1)
              d_1: Char = getarrayitem(g_1, 4)
              d_2: Signed = cast_primitive(d_1)
              j_1: Char = getarrayitem(g_1, 0)
              j_2: Signed = cast_primitive(j_1)
              o_1: Char = getarrayitem(g_1, 1)
              o_2: Signed = cast_primitive(o_1)
              p_1: Bool = ptr_eq(e_1, g_1)
              p_2: Signed = cast_primitive(p_1)
              i_1: Signed = direct_call(@@os_write, 1, e_1, 3, 2)
              r_1: Signed = int_add(n_1, h_2)
              r_2: Signed = int_add(r_1, t_2)
              r_3: Signed = int_add(r_2, l_1)
              r_4: Signed = int_add(r_3, c_2)
              r_5: Signed = int_add(r_4, k_2)
              r_6: Signed = int_add(r_5, m_1)
              r_7: Signed = int_add(r_6, j_2)
              r_8: Signed = int_add(r_7, o_2)
              r_9: Signed = int_add(r_8, p_2)
              r_10: Signed = int_add(r_9, d_2)
              jump return(r_10)
            """;

    private ArraysWithHeads() {}

    static String program(Surroundings surroundings) {
        return surroundings.program(DATA, BLOCKS);
    }
}
