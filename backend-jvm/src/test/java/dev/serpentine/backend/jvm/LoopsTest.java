package dev.serpentine.backend.jvm;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.PlatformTest;
import dev.serpentine.graph.backendtest.Surroundings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops over arrays: index checks that Java makes, counters of 32 bits, and what they must not change. */
class LoopsTest extends PlatformTest {
    LoopsTest() {
        super(EmittedProgram::run);
    }

    /** Sums up the items of an array between two indexes; 9 for an index that is none. The same of a list, whose length is not its array's. */
    private static String program(long start, long limit) {
        return Surroundings.CLASSES.program("""
                struct list gc {length: Signed, items: *gcarray[Signed]}
                data &201 = gcarray[Signed][5, 6, 7, 100]
                data &202 = list{length: 3, items: &201}
                graph sum
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(a_1: *gcarray[Signed], l_1: *list, start_1: Signed, limit_1: Signed)
                  jump 1(a_1, l_1, start_1, limit_1, 0)
                block 1(a_2: *gcarray[Signed], l_2: *list, k_1: Signed, limit_2: Signed, sum_1: Signed)
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
                  jump 1(a_5, l_5, next_3, limit_5, sum_6)
                block 5()
                  nine_1: Signed = same_as(9)
                  jump return(nine_1)
                graph main
                  returns r_1: Signed
                  raises e_1: *Error
                block 0()
                  v_1: Signed = direct_call(@sum, &201, &202, START, LIMIT)
                  jump return(v_1)
                """.replace("START", Long.toString(start)).replace("LIMIT", Long.toString(limit)));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 3, 36", "1, 2, 12", "3, 3, 0", "0, 4, 9", "0, 9223372036854775807, 9", "-1, 2, 9", "4294967296, 4294967299, 9", "-4294967296, -4294967293, 9",
        "2147483646, 2147483648, 9", "-9223372036854775808, 0, 9"
    })
    void readOnlyWhatIsThere(long start, long limit, int expected) throws Exception {
        check(program(start, limit), "", expected);
    }

    @Test
    void countersAreNarrow() throws Exception {
        String listing = EmittedProgram.emit(Surroundings.parse(program(0, 3)), folder).listing();
        assertTrue(listing.contains("IF_ICMPGE"), listing);
        assertTrue(listing.contains("ArrayIndexOutOfBoundsException"), listing);
    }
}
