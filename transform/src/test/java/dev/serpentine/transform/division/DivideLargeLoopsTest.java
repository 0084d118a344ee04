package dev.serpentine.transform.division;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import org.junit.jupiter.api.Test;

class DivideLargeLoopsTest {
    /**
     * A loop with a switch: cases that change one value or two, that leave the loop or the function, or raise, and a
     * loop inside.
     */
    private static final String LOOP = """
            class Error module "builtins" {text: Signed}
            class class module "" {immutable number: Signed}
            contents Error record &101 {}
            contents class record &101 {}
            data &101 = class{number: 1}
            data &102 = Error{}
            graph report
              returns r_1: Signed
              raises e_1: *Error
            block 0(e_2: *Error)
              jump return(1)
            graph run
              returns r_1: Signed
              raises e_1: *Error
            block 0(limit_1: Signed)
              jump 1(limit_1, 0, 1, 2)
            block 1(limit_2: Signed, step_1: Signed, a_1: Signed, b_1: Signed)
              more_1: Bool = int_lt(step_1, limit_2)
              if more_1 then 2(limit_2, step_1, a_1, b_1) else 20(a_1, b_1)
            block 2(limit_3: Signed, step_2: Signed, a_2: Signed, b_2: Signed)
              next_1: Signed = int_add(step_2, 1)
              kind_1: Signed = int_and(a_2, 7)
              switch kind_1 {0: 3(limit_3, next_1, a_2, b_2), 1: 4(limit_3, next_1, a_2, b_2), 2: 5(limit_3, next_1, a_2, b_2), 3: 6(limit_3, next_1, a_2, b_2), 4: 9(a_2, b_2), 5: 10(limit_3, next_1, a_2, b_2), otherwise: 11(limit_3, next_1, a_2, b_2)}
            block 3(limit_4: Signed, step_3: Signed, a_3: Signed, b_3: Signed)
              c_3: Signed = int_add(a_3, b_3)
              d_3: Signed = int_add(c_3, 3)
              jump 1(limit_4, step_3, d_3, b_3)
            block 4(limit_5: Signed, step_4: Signed, a_4: Signed, b_4: Signed)
              c_4: Signed = int_add(a_4, step_4)
              d_4: Signed = int_sub(b_4, a_4)
              jump 1(limit_5, step_4, c_4, d_4)
            block 5(limit_6: Signed, step_5: Signed, a_5: Signed, b_5: Signed)
              big_1: Bool = int_gt(a_5, 100)
              if big_1 then return(b_5) else 1(limit_6, step_5, b_5, 7)
            block 6(limit_7: Signed, step_6: Signed, a_6: Signed, b_6: Signed)
              jump 7(limit_7, step_6, a_6, b_6, 0)
            block 7(limit_8: Signed, step_7: Signed, a_7: Signed, b_7: Signed, i_1: Signed)
              inner_1: Bool = int_lt(i_1, 3)
              if inner_1 then 8(limit_8, step_7, a_7, b_7, i_1) else 1(limit_8, step_7, a_7, b_7)
            block 8(limit_9: Signed, step_8: Signed, a_8: Signed, b_8: Signed, i_2: Signed)
              j_1: Signed = int_add(i_2, 1)
              e_8: Signed = int_add(a_8, i_2)
              jump 7(limit_9, step_8, e_8, b_8, j_1)
            block 9(a_9: Signed, b_9: Signed)
              odd_1: Signed = int_and(b_9, 1)
              test_1: Bool = int_ne(odd_1, 0)
              if test_1 then 20(b_9, a_9) else raise(&102)
            block 10(limit_10: Signed, step_10: Signed, a_10: Signed, b_10: Signed)
              jump 1(limit_10, step_10, b_10, a_10)
            block 11(limit_11: Signed, step_11: Signed, a_11: Signed, b_11: Signed)
              c_11: Signed = int_add(a_11, 5)
              jump 1(limit_11, step_11, c_11, b_11)
            block 20(x_1: Signed, y_1: Signed)
              s_1: Signed = int_mul(x_1, 3)
              t_1: Signed = int_add(s_1, y_1)
              jump return(t_1)
            graph main
              returns r_1: Signed
              raises e_1: *Error
            block 0()
              jump 1(0, 0)
            block 1(n_1: Signed, sum_1: Signed)
              more_1: Bool = int_lt(n_1, 60)
              if more_1 then 2(n_1, sum_1) else 4(sum_1)
            block 2(n_2: Signed, sum_2: Signed)
              v_1: Signed = direct_call(@run, n_2)
              try 3(n_2, sum_2, v_1) catch type Error as caught_1: *Error then 3(n_2, sum_2, 1)
            block 3(n_3: Signed, sum_3: Signed, v_2: Signed)
              m_1: Signed = int_add(n_3, 1)
              s_1: Signed = int_mul(sum_3, 5)
              t_1: Signed = int_add(s_1, v_2)
              u_1: Signed = int_and(t_1, 65535)
              jump 1(m_1, u_1)
            block 4(sum_4: Signed)
              low_1: Signed = int_and(sum_4, 255)
              jump return(low_1)
            program entry @main report @report
            exceptions instance Error
            """;

    private static int status(Program program) {
        return ProgramRunner.run(program, InterpretedProcess.captured(""));
    }

    private static Program parsed() {
        return GraphText.parse(LOOP).program().orElseThrow();
    }

    private static int size(Block block) {
        return block.operations().size() + block.links().size() + 2;
    }

    private static int size(FunctionGraph graph) {
        return graph.blocks().stream().mapToInt(DivideLargeLoopsTest::size).sum();
    }

    @Test
    void dividedLoopsDoWhatTheyDid() {
        int expected = status(parsed());
        for (int limit = 5; limit < 60; limit++) {
            Program divided = new DivideLargeLoops(DivideLargeLoopsTest::size, limit, 3).apply(parsed());
            GraphChecker.require(divided, GraphStage.TYPED, "dividing");
            assertEquals(expected, status(divided), "limit " + limit);
        }
    }

    @Test
    void piecesAreSmallAndSayWhatTheyAre() {
        Program whole = parsed();
        int before = size(whole.graphs().stream()
                .filter(graph -> graph.name().equals("run"))
                .findFirst()
                .orElseThrow());
        Program divided = new DivideLargeLoops(DivideLargeLoopsTest::size, 30, 3).apply(whole);
        List<FunctionGraph> pieces = divided.graphs().stream()
                .filter(graph -> graph.name().equals("run"))
                .toList();
        assertTrue(pieces.size() > 1, "nothing was divided");
        assertEquals(
                pieces.size() - 1,
                pieces.stream().filter(FunctionGraph::isPartOfCaller).count());
        pieces.forEach(piece -> assertTrue(size(piece) < before, piece + " has " + size(piece) + " of " + before));
        pieces.forEach(piece -> assertTrue(divided.functions().containsKey(piece)));
    }

    @Test
    void whatIsSmallEnoughStaysWhole() {
        Program whole = parsed();
        String before = GraphText.print(whole.graphs().get(1));
        Program divided = new DivideLargeLoops(DivideLargeLoopsTest::size, 1000, 3).apply(whole);
        assertEquals(whole.graphs(), divided.graphs());
        assertEquals(before, GraphText.print(divided.graphs().get(1)));
    }
}
