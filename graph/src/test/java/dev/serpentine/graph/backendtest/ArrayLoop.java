package dev.serpentine.graph.backendtest;

/**
 * A program that sums up the items of an array between two indexes, and the same of a list, whose length is not its
 * array's; it returns 9 for an index that is none.
 */
public final class ArrayLoop {
    private static final String TEXT = """
            struct list gc {length: Signed, items: *gcarray[Signed]}
            data &201 = gcarray[Signed][5, 6, 7, 100]
            data &202 = list{length: 3, items: &201}
            graph sum
              returns r_1: Signed
              raises e_1: *Error
            block 0(a_1: *gcarray[Signed], l_1: *list, start_1: Signed, limit_1: Signed)
              BEGIN
            block 1(a_2: *gcarray[Signed], l_2: *list, COUNTERS, sum_1: Signed)
              WIDEN
              over_1: Bool = int_ge(k_1, limit_2)
              if over_1 then unlikely return(sum_1) else 2(a_2, l_2, k_1, limit_2, sum_1)
            block 2(a_3: *gcarray[Signed], l_3: *list, k_2: Signed, limit_3: Signed, sum_2: Signed)
              next_1: Signed = int_add(k_2, 1)
              length_1: Signed = getarraysize(a_3)
              u_1: Unsigned = cast_primitive(k_2)
              v_1: Unsigned = cast_primitive(length_1)
              bad_1: Bool = uint_le(v_1, u_1)
              if bad_1 then unlikely 5() else 3(a_3, l_3, k_2, limit_3, sum_2, next_1)
            block 3(a_4: *gcarray[Signed], l_4: *list, k_3: Signed, limit_4: Signed, sum_3: Signed, next_2: Signed)
              item_1: Signed = getarrayitem(a_4, k_3)
              sum_4: Signed = int_add(sum_3, item_1)
              length_2: Signed = getfield(l_4, "length")
              u_2: Unsigned = cast_primitive(k_3)
              v_2: Unsigned = cast_primitive(length_2)
              bad_2: Bool = uint_le(v_2, u_2)
              if bad_2 then unlikely 5() else 4(a_4, l_4, k_3, limit_4, sum_4, next_2)
            block 4(a_5: *gcarray[Signed], l_5: *list, k_4: Signed, limit_5: Signed, sum_5: Signed, next_3: Signed)
              items_1: *gcarray[Signed] = getfield(l_5, "items")
              item_2: Signed = getarrayitem(items_1, k_4)
              sum_6: Signed = int_add(sum_5, item_2)
              REPEAT
            block 5()
              nine_1: Signed = same_as(9)
              jump return(nine_1)
            """;

    private ArrayLoop() {}

    /** The program as a typer leaves it. */
    public static String wide(long start, long limit) {
        return program(
                TEXT.replace("BEGIN", "jump 1(a_1, l_1, start_1, limit_1, 0)")
                        .replace("COUNTERS", "k_1: Signed, limit_2: Signed")
                        .replace("  WIDEN\n", "")
                        .replace("REPEAT", "jump 1(a_5, l_5, next_3, limit_5, sum_6)"),
                start,
                limit);
    }

    /** The program with a loop whose counter and limit have 32 bits, as they must. */
    public static String narrow(int start, int limit) {
        return program(
                TEXT.replace("BEGIN", """
                n_1: Int32 = cast_primitive(start_1)
                  m_1: Int32 = cast_primitive(limit_1)
                  jump 1(a_1, l_1, n_1, m_1, 0)""")
                        .replace("COUNTERS", "n_2: Int32, m_2: Int32")
                        .replace("WIDEN", """
                k_1: Signed = cast_primitive(n_2)
                  limit_2: Signed = cast_primitive(m_2)""")
                        .replace("REPEAT", """
                n_3: Int32 = cast_primitive(next_3)
                  m_3: Int32 = cast_primitive(limit_5)
                  jump 1(a_5, l_5, n_3, m_3, sum_6)"""),
                start,
                limit);
    }

    private static String program(String sum, long start, long limit) {
        return Surroundings.CLASSES.program(
                sum,
                "block 0()\n  v_1: Signed = direct_call(@sum, &201, &202, " + start + ", " + limit
                        + ")\n  jump return(v_1)\n");
    }
}
