package dev.serpentine.transform.redundancy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A loop that counts twice and reads an item in every second round; it returns 9 for an index that is none. */
class LoopsWithBranchesTest {
    private static final String SUM = """
            data &201 = gcarray[Signed][5, 6, 7, 100]
            graph sum
              returns r_1: Signed
              raises e_1: *Error
            block 0(a_1: *gcarray[Signed], limit_1: Signed)
              jump 1(a_1, START, POSITION, limit_1, 0)
            block 1(a_2: *gcarray[Signed], k_1: Signed, p_1: Signed, limit_2: Signed, sum_1: Signed)
              over_1: Bool = int_ge(k_1, limit_2)
              if over_1 then unlikely return(sum_1) else 2(a_2, k_1, p_1, limit_2, sum_1)
            block 2(a_3: *gcarray[Signed], k_2: Signed, p_2: Signed, limit_3: Signed, sum_2: Signed)
              k_3: Signed = int_add(k_2, 1)
              p_3: Signed = int_add(p_2, 1)
              bit_1: Signed = int_and(k_2, 1)
              odd_1: Bool = int_ne(bit_1, 0)
              if odd_1 then 3(a_3, p_2, k_3, p_3, limit_3, sum_2) else 1(a_3, k_3, p_3, limit_3, sum_2)
            block 3(a_4: *gcarray[Signed], p_4: Signed, k_4: Signed, p_5: Signed, limit_4: Signed, sum_3: Signed)
              length_1: Signed = getarraysize(a_4)
              u_1: Unsigned = cast_primitive(p_4)
              v_1: Unsigned = cast_primitive(length_1)
              bad_1: Bool = uint_le(v_1, u_1)
              if bad_1 then unlikely 5() else 4(a_4, p_4, k_4, p_5, limit_4, sum_3)
            block 4(a_5: *gcarray[Signed], p_6: Signed, k_5: Signed, p_7: Signed, limit_5: Signed, sum_4: Signed)
              item_1: Signed = getarrayitem(a_5, p_6)
              sum_5: Signed = int_add(sum_4, item_1)
              jump 1(a_5, k_5, p_7, limit_5, sum_5)
            block 5()
              nine_1: Signed = same_as(9)
              jump return(nine_1)
            """;

    private static Program reworked(long start, long position, long limit) {
        String sum = SUM.replace("START", Long.toString(start)).replace("POSITION", Long.toString(position));
        Program parsed = Surroundings.parse(Surroundings.CLASSES.program(sum, """
                block 0()
                  limit_1: Signed = same_as(%d)
                  r_1: Signed = direct_call(@sum, &201, limit_1)
                  jump return(r_1)
                """.formatted(limit)));
        new DropRepeatedWork().apply(parsed);
        GraphChecker.require(parsed.graphs(), GraphStage.TYPED, "dropping repeated work");
        return parsed;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 2, 6",
        "0, 0, 4, 106",
        "0, 0, 5, 106",
        "0, 0, 6, 9",
        "0, 1, 3, 7",
        "0, 1, 4, 9",
        "0, -1, 3, 5",
        "1, -1, 2, 9",
        "-1, 3, 0, 100",
        "3, 0, 2, 0",
        "0, 9223372036854775807, 2, 9",
        "-9223372036854775808, 0, -9223372036854775806, 6"
    })
    void changesNoResult(long start, long position, long limit, int expected) {
        assertEquals(expected, ProgramRunner.run(reworked(start, position, limit), InterpretedProcess.captured("")));
    }

    @Test
    void testsAheadWhatOnlySomeRoundsWould() {
        String text = GraphText.print(reworked(0, 1, 3).graphs().stream()
                .filter(graph -> graph.name().equals("sum"))
                .findFirst()
                .orElseThrow());
        assertEquals(3, text.split("getarrayitem|uint_le", -1).length - 1, text);
        assertEquals(2, text.split("getarrayitem", -1).length - 1, text);
    }

    @Test
    void countsOnce() {
        String text = GraphText.print(reworked(0, 1, 3).graphs().stream()
                .filter(graph -> graph.name().equals("sum"))
                .findFirst()
                .orElseThrow());
        // In each of both loops the second counter is the next number of the first.
        assertEquals(2, text.split("= int_add\\([kp]_\\d+, 1\\)", -1).length - 1, text);
    }
}
