package dev.serpentine.transform.simplification;

import static dev.serpentine.transform.simplification.ThreadJumpsTest.parse;
import static dev.serpentine.transform.simplification.ThreadJumpsTest.results;
import static dev.serpentine.transform.simplification.ThreadJumpsTest.test;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import org.junit.jupiter.api.Test;

class SplitBlocksByConstantsTest {
    /**
     * A flag says what the last round did; between where it is set and where it is asked for, something else is tested.
     */
    private static final String LOOP = """
            block 0(x_1: Signed)
              jump 1(true, 0, x_1)
            block 1(first_1: Bool, sum_1: Signed, n_1: Signed)
              go_1: Bool = int_gt(n_1, 0)
              if go_1 then 2(first_1, sum_1, n_1) else return(sum_1)
            block 2(first_2: Bool, sum_2: Signed, n_2: Signed)
              less_1: Signed = int_sub(n_2, 1)
              if first_2 then 3(sum_2, less_1) else 4(sum_2, less_1)
            block 3(sum_3: Signed, n_3: Signed)
              sum_4: Signed = int_add(sum_3, 100)
              jump 1(false, sum_4, n_3)
            block 4(sum_5: Signed, n_4: Signed)
              sum_6: Signed = int_add(sum_5, n_4)
              jump 1(false, sum_6, n_4)
            """;

    private static boolean split(Program program) {
        List<Object> before = results(program);
        boolean changed = new SplitBlocksByConstants().run(test(program));
        GraphChecker.check(test(program), GraphStage.TYPED);
        assertEquals(before, results(program));
        return changed;
    }

    private static long tests(FunctionGraph graph, String what) {
        return GraphText.print(graph)
                .lines()
                .filter(line -> line.contains(what))
                .count();
    }

    @Test
    void tellsTheFirstRoundOfALoopFromTheOthers() {
        Program program = parse(LOOP);
        assertTrue(split(program));
        assertEquals(2, tests(test(program), "int_gt("));
        List<Object> before = results(program);
        new SimplifyGraphs().run(test(program));
        GraphChecker.check(test(program), GraphStage.TYPED);
        assertEquals(before, results(program));
        String text = GraphText.print(test(program));
        assertFalse(text.contains("Bool, sum"), text);
        assertEquals(2, tests(test(program), "if "), text);
    }

    @Test
    void hasNothingToDoWhenTheTestIsGone() {
        Program program = parse(LOOP);
        SplitBlocksByConstants split = new SplitBlocksByConstants();
        SimplifyGraphs simplify = new SimplifyGraphs();
        int rounds = 0;
        while (split.run(test(program))) {
            simplify.run(test(program));
            rounds++;
            assertTrue(rounds < 5, "it does not end");
        }
        assertEquals(1, rounds);
    }

    @Test
    void leavesWhatOneWayDoesNotTell() {
        Program program = parse(LOOP.replace("jump 1(false, sum_6, n_4)", """
                even_1: Signed = int_and(n_4, 1)
                  odd_1: Bool = int_ne(even_1, 0)
                  jump 1(odd_1, sum_6, n_4)"""));
        String text = GraphText.print(test(program));
        assertFalse(split(program));
        assertEquals(text, GraphText.print(test(program)));
    }

    @Test
    void leavesWhereAllWaysHandTheSame() {
        Program program = parse(LOOP.replace("jump 1(true, 0, x_1)", "jump 1(false, 0, x_1)"));
        assertFalse(split(program));
    }

    @Test
    void leavesALargeBlock() {
        StringBuilder operations = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            operations.append("  a_%d: Signed = int_xor(n_1, %d)\n".formatted(i + 1, i));
        }
        Program program =
                parse(LOOP.replace("  go_1: Bool = int_gt(n_1, 0)", operations + "  go_1: Bool = int_gt(n_1, 0)"));
        assertFalse(split(program));
    }

    @Test
    void copiesABlockThatMayRaise() {
        Program program = parse("""
                block 0(x_1: Signed)
                  jump 1(true, 0, x_1)
                block 1(first_1: Bool, sum_1: Signed, n_1: Signed)
                  double_1: Signed = int_add_ovf(n_1, n_1)
                  try 2(first_1, sum_1, n_1, double_1) catch &1 as exception_2: *object then return(-7)
                block 2(first_2: Bool, sum_2: Signed, n_2: Signed, double_2: Signed)
                  less_1: Signed = int_sub(n_2, 1)
                  if first_2 then 3(sum_2, less_1, double_2) else return(sum_2)
                block 3(sum_3: Signed, n_3: Signed, double_3: Signed)
                  sum_4: Signed = int_add(sum_3, double_3)
                  jump 1(false, sum_4, n_3)
                """);
        assertTrue(split(program));
    }
}
