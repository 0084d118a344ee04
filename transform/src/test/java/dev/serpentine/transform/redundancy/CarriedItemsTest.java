package dev.serpentine.transform.redundancy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A loop over {@code k} that reads {@code a[k - 1]} and writes {@code a[k]}, and perhaps something of {@code b}; it
 * returns 9 for an index that is none, and else the sum of all items of {@code a}.
 */
class CarriedItemsTest {
    private static final String FILL = """
            data &201 = gcarray[Signed][5, 6, 7, 8, 9, 10]
            data &202 = gcarray[Signed][1, 2, 3, 4, 5, 6, 7]
            graph fill
              returns r_1: Signed
              raises e_1: *Error
            block 0(a_1: *gcarray[Signed], b_1: *gcarray[Signed], k_1: Signed, limit_1: Signed)
              jump 1(a_1, b_1, k_1, limit_1)
            block 1(a_2: *gcarray[Signed], b_2: *gcarray[Signed], k_2: Signed, limit_2: Signed)
              over_1: Bool = int_ge(k_2, limit_2)
              if over_1 then unlikely 9(a_2, 0, 0) else 2(a_2, b_2, k_2, limit_2)
            block 2(a_3: *gcarray[Signed], b_3: *gcarray[Signed], k_3: Signed, limit_3: Signed)
              before_1: Signed = int_sub(k_3, 1)
              length_1: Signed = getarraysize(a_3)
              u_1: Unsigned = cast_primitive(before_1)
              v_1: Unsigned = cast_primitive(length_1)
              good_1: Bool = uint_lt(u_1, v_1)
              if good_1 then 3(a_3, b_3, k_3, limit_3, before_1) else unlikely 8()
            block 3(a_4: *gcarray[Signed], b_4: *gcarray[Signed], k_4: Signed, limit_4: Signed, before_2: Signed)
              item_1: Signed = getarrayitem(a_4, before_2)
              length_2: Signed = getarraysize(a_4)
              u_2: Unsigned = cast_primitive(k_4)
              v_2: Unsigned = cast_primitive(length_2)
              good_2: Bool = uint_lt(u_2, v_2)
              if good_2 then 4(a_4, b_4, k_4, limit_4, item_1) else unlikely 8()
            %s
            block 7(a_8: *gcarray[Signed], b_8: *gcarray[Signed], k_8: Signed, limit_8: Signed)
              k_9: Signed = int_add(k_8, 1)
              jump 1(a_8, b_8, k_9, limit_8)
            block 8()
              nine_1: Signed = same_as(9)
              jump return(nine_1)
            block 9(a_9: *gcarray[Signed], j_1: Signed, sum_1: Signed)
              length_3: Signed = getarraysize(a_9)
              end_1: Bool = int_ge(j_1, length_3)
              if end_1 then unlikely return(sum_1) else 10(a_9, j_1, sum_1)
            block 10(a_10: *gcarray[Signed], j_2: Signed, sum_2: Signed)
              item_2: Signed = getarrayitem(a_10, j_2)
              sum_3: Signed = int_add(sum_2, item_2)
              j_3: Signed = int_add(j_2, 1)
              jump 9(a_10, j_3, sum_3)
            """;

    private static final String ONE_WAY = """
            block 4(a_5: *gcarray[Signed], b_5: *gcarray[Signed], k_5: Signed, limit_5: Signed, item_3: Signed)
              twice_1: Signed = int_add(item_3, k_5)
              setarrayitem(a_5, k_5, twice_1)
              jump 7(a_5, b_5, k_5, limit_5)
            """;

    private static final String TWO_WAYS = """
            block 4(a_5: *gcarray[Signed], b_5: *gcarray[Signed], k_5: Signed, limit_5: Signed, item_3: Signed)
              bit_1: Signed = int_and(item_3, 1)
              odd_1: Bool = int_ne(bit_1, 0)
              if odd_1 then 5(a_5, b_5, k_5, limit_5, item_3) else 6(a_5, b_5, k_5, limit_5)
            block 5(a_6: *gcarray[Signed], b_6: *gcarray[Signed], k_6: Signed, limit_6: Signed, item_4: Signed)
              more_1: Signed = int_add(item_4, k_6)
              setarrayitem(a_6, k_6, more_1)
              jump 7(a_6, b_6, k_6, limit_6)
            block 6(a_7: *gcarray[Signed], b_7: *gcarray[Signed], k_7: Signed, limit_7: Signed)
              setarrayitem(a_7, k_7, 3)
              jump 7(a_7, b_7, k_7, limit_7)
            """;

    private static final String SOME_ROUNDS = TWO_WAYS.replace("  setarrayitem(a_7, k_7, 3)\n", "");

    private static final String OTHER_ARRAY = ONE_WAY.replace(
            "  setarrayitem(a_5, k_5, twice_1)\n",
            "  setarrayitem(a_5, k_5, twice_1)\n  setarrayitem(b_5, PLACE, 4)\n");

    private static Program program(String body, int first, int second, long start, long limit) {
        return Surroundings.parse(Surroundings.CLASSES.program(
                FILL.formatted(body.stripTrailing()), """
                block 0()
                  k_1: Signed = same_as(%d)
                  limit_1: Signed = same_as(%d)
                  r_1: Signed = direct_call(@fill, &%d, &%d, k_1, limit_1)
                  jump return(r_1)
                """.formatted(start, limit, first, second)));
    }

    private static int run(Program program) {
        return ProgramRunner.run(program, InterpretedProcess.captured(""));
    }

    /** Checks that the pass changes no result, and gives whether it lets a variable hand over what was written. */
    private static boolean isCarried(String body) {
        long[] limits =
                body.contains("setarrayitem(b_5") ? new long[] {0, 2, 5} : new long[] {0, 2, 5, 6, 7, Long.MAX_VALUE};
        for (int second : new int[] {201, 202}) {
            for (long start : new long[] {-1, 0, 1, 2, 5, Long.MIN_VALUE, Long.MAX_VALUE - 1}) {
                for (long limit : limits) {
                    int expected = run(program(body, 201, second, start, limit));
                    assertEquals(expected, run(reworked(body, second, start, limit)), start + " to " + limit);
                }
            }
        }
        String text = GraphText.print(reworked(body, 202, 1, 5).graphs().stream()
                .filter(graph -> graph.name().equals("fill"))
                .findFirst()
                .orElseThrow());
        return text.contains("carried_1: Signed");
    }

    private static Program reworked(String body, int second, long start, long limit) {
        Program program = program(body, 201, second, start, limit);
        new DropRepeatedWork().apply(program);
        GraphChecker.require(program.graphs(), GraphStage.TYPED, "dropping repeated work");
        return program;
    }

    @Test
    void whatARoundWritesTheNextNeedNotRead() {
        assertTrue(isCarried(ONE_WAY));
    }

    @Test
    void eachWayThroughARoundMayWriteItOnItsOwn() {
        assertTrue(isCarried(TWO_WAYS));
    }

    @Test
    void whatOnlySomeRoundsWriteIsRead() {
        assertFalse(isCarried(SOME_ROUNDS));
    }

    @Test
    void whatIsWrittenElsewhereDoesNotMatter() {
        assertTrue(isCarried(OTHER_ARRAY
                .replace("  setarrayitem(b_5", "  next_1: Signed = int_add(k_5, 1)\n  setarrayitem(b_5")
                .replace("PLACE", "next_1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"k_5", "before_3", "bit_1"})
    void whatAnotherWriteMayMeetIsRead(String place) {
        assertFalse(isCarried(OTHER_ARRAY
                .replace(
                        "  setarrayitem(b_5",
                        "  before_3: Signed = int_sub(k_5, 1)\n  bit_1: Signed = int_and(item_3, 1)\n  setarrayitem(b_5")
                .replace("PLACE", place)));
    }
}
