package dev.serpentine.transform.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.GraphInterpreter;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The graph {@code test} calls {@code give}, which returns a pair. */
class ReturnFieldsOfStructsTest {
    private static final String FRAME = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed, immutable high: Signed}
            struct box gc {number: Signed}
            struct pair gc {immutable left: Signed, immutable right: *box}
            struct holder gc {held: *pair}
            data &1 = vtable{low: 1, high: 4}
            data &2 = box{number: 6}
            data &3 = pair{left: 7, right: &2}
            data &4 = holder{}
            graph entry
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              v_1: Signed = direct_call(@test, 0)
              jump return(v_1)
            graph test
              returns result_1: Signed
              raises exception_1: *object
            %s
            graph give
              returns result_1: *pair
              raises exception_1: *object
            %s
            graph report
              returns result_1: Signed
              raises exception_1: *object
            block 0(exception_2: *object)
              jump return(1)
            graph matches
              returns result_1: Bool
              raises exception_1: *object
            block 0(instance_1: *object, class_1: *vtable)
              jump return(true)
            program entry @entry report @report
            exceptions instance object vtable vtable everything &1 matches @matches
            """;

    private static final String READING = """
            block 0(n_1: Signed)
              p_1: *pair = direct_call(@give, n_1)
              a_1: Signed = getfield(p_1, "left")
              b_1: *box = getfield(p_1, "right")
              c_1: Signed = getfield(b_1, "number")
              d_1: Signed = int_add(a_1, c_1)
              jump return(d_1)
            """;

    /** Gives the pair of n, and of a box of n + 1. */
    private static final String MAKING = """
            block 0(n_1: Signed)
              b_1: *box = malloc(type box)
              m_1: Signed = int_add(n_1, 1)
              setfield(b_1, "number", m_1)
              p_1: *pair = malloc(type pair)
              setfield(p_1, "left", n_1)
              setfield(p_1, "right", b_1)
              jump return(p_1)
            """;

    private static Program parse(String test, String give) {
        return GraphText.parse(FRAME.formatted(test.stripTrailing(), give.stripTrailing()))
                .program()
                .orElseThrow();
    }

    private static FunctionGraph graph(Program program, String name) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<Object> results(Program program) {
        List<Object> results = new ArrayList<>();
        for (long argument : new long[] {-1, 0, 3, 7, 20}) {
            results.add(new GraphInterpreter(program.exceptions(), InterpretedProcess.captured(""))
                    .call(graph(program, "test"), argument));
        }
        return results;
    }

    /** Checks that the results stay, and gives the text of the two graphs behind the pass. */
    private static String returned(String test, String give) {
        List<Object> before = results(parse(test, give));
        Program program = new ReturnFieldsOfStructs().apply(parse(test, give));
        GraphChecker.require(program, GraphStage.TYPED, "the pass");
        assertEquals(before, results(program));
        return GraphText.print(graph(program, "test")) + GraphText.print(graph(program, "give"));
    }

    @Test
    void whatCallersTakeApartIsReturnedAsFields() {
        String text = returned(READING, MAKING);
        assertFalse(text.contains("malloc(type pair)"), text);
        assertTrue(text.contains("first_1: Signed = direct_call(@give, n_1)"), text);
        assertTrue(text.contains("jump return(n_1)"), text);
    }

    @Test
    void whatWasHandedOverIsClearedSoThatNothingStaysAlive() {
        String text = returned(READING, MAKING);
        assertTrue(
                text.matches("(?s).*right_1: \\*box = getfield\\((&\\d+), \"right\"\\)\\s+"
                        + "setfield\\(\\1, \"right\", null:\\*box\\).*"),
                text);
    }

    @Test
    void whatAFunctionGotFromItselfItReturnsToo() {
        String text = returned(READING, """
                block 0(n_1: Signed)
                  done_1: Bool = int_le(n_1, 0)
                  if done_1 then 1(n_1) else 2(n_1)
                block 1(n_2: Signed)
                  b_1: *box = malloc(type box)
                  setfield(b_1, "number", n_2)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", 4)
                  setfield(p_1, "right", b_1)
                  jump return(p_1)
                block 2(n_3: Signed)
                  odd_1: Signed = int_and(n_3, 1)
                  isodd_1: Bool = int_ne(odd_1, 0)
                  l_1: Signed = int_sub(n_3, 2)
                  q_1: *pair = direct_call(@give, l_1)
                  if isodd_1 then return(q_1) else 3(q_1)
                block 3(q_2: *pair)
                  a_1: Signed = getfield(q_2, "left")
                  b_2: *box = getfield(q_2, "right")
                  m_1: Signed = int_add(a_1, 10)
                  r_1: *pair = malloc(type pair)
                  setfield(r_1, "left", m_1)
                  setfield(r_1, "right", b_2)
                  jump return(r_1)
                """);
        assertFalse(text.contains("malloc(type pair)"), text);
    }

    @Test
    void whatMayRaiseInATryIsTakenApartOnTheWayThatDoesNot() {
        String text = returned("""
                block 0(n_1: Signed)
                  p_1: *pair = direct_call(@give, n_1)
                  try 1(p_1, n_1) catch &1 as e_1: *object then 2(n_1)
                block 1(p_2: *pair, n_2: Signed)
                  a_1: Signed = getfield(p_2, "left")
                  d_1: Signed = int_add(a_1, n_2)
                  jump return(d_1)
                block 2(n_3: Signed)
                  jump return(n_3)
                """, MAKING);
        assertFalse(text.contains("malloc(type pair)"), text);
    }

    @Test
    void whatACallerKeepsIsMadeWhereItWas() {
        String text = returned("""
                block 0(n_1: Signed)
                  p_1: *pair = direct_call(@give, n_1)
                  setfield(&4, "held", p_1)
                  a_1: Signed = getfield(p_1, "left")
                  jump return(a_1)
                """, MAKING);
        assertTrue(text.contains("p_1: *pair = direct_call(@give, n_1)"), text);
    }

    @Test
    void oneOfTwoCallersMayMakeItItself() {
        String text = returned("""
                block 0(n_1: Signed)
                  p_1: *pair = direct_call(@give, n_1)
                  setfield(&4, "held", p_1)
                  q_1: *pair = direct_call(@give, 5)
                  a_1: Signed = getfield(q_1, "left")
                  r_1: *pair = getfield(&4, "held")
                  b_1: Signed = getfield(r_1, "left")
                  c_1: Signed = int_mul(a_1, b_1)
                  jump return(c_1)
                """, MAKING);
        assertTrue(text.contains("first_1: Signed = direct_call(@give, n_1)"), text);
        assertEquals(2, text.split("malloc\\(type pair\\)", -1).length, text);
    }

    @Test
    void whatMayBeAnotherStructOrNoneIsReturnedAsItIs() {
        for (String other : List.of("&3", "null:*pair")) {
            String text = returned("""
                    block 0(n_1: Signed)
                      p_1: *pair = direct_call(@give, n_1)
                      none_1: Bool = ptr_is_zero(p_1)
                      if none_1 then return(-5) else 1(p_1)
                    block 1(p_2: *pair)
                      a_1: Signed = getfield(p_2, "left")
                      jump return(a_1)
                    """, """
                    block 0(n_1: Signed)
                      small_1: Bool = int_lt(n_1, 4)
                      if small_1 then 1(n_1) else return(%s)
                    block 1(n_2: Signed)
                      p_1: *pair = malloc(type pair)
                      setfield(p_1, "left", n_2)
                      setfield(p_1, "right", &2)
                      jump return(p_1)
                    """.formatted(other));
            assertTrue(text.contains("p_1: *pair = direct_call(@give, n_1)"), text);
        }
    }

    @Test
    void whatAnotherStructHoldsIsReturnedAsItIs() {
        String text = returned(READING, """
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  setfield(p_1, "left", n_1)
                  setfield(p_1, "right", &2)
                  setfield(&4, "held", p_1)
                  jump return(p_1)
                """);
        assertTrue(text.contains("p_1: *pair = direct_call(@give, n_1)"), text);
    }

    @Test
    void whatIsCalledByPointerIsReturnedAsItIs() {
        String text = returned("""
                block 0(n_1: Signed)
                  p_1: *pair = indirect_call(@give, n_1, [@give])
                  a_1: Signed = getfield(p_1, "left")
                  q_1: *pair = direct_call(@give, n_1)
                  b_1: Signed = getfield(q_1, "left")
                  c_1: Signed = int_add(a_1, b_1)
                  jump return(c_1)
                """, MAKING);
        assertTrue(text.contains("q_1: *pair = direct_call(@give, n_1)"), text);
    }
}
