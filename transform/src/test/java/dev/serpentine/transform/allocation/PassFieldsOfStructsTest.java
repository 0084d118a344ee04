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
import dev.serpentine.transform.simplification.KeepReachableGraphs;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The graph {@code test} makes a pair of its argument and 5, and calls {@code take} with it. */
class PassFieldsOfStructsTest {
    private static final String FRAME = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed, immutable high: Signed}
            struct pair gc {immutable left: Signed, immutable right: Signed}
            struct point gc {left: Signed}
            struct holder gc {held: *pair}
            data &1 = vtable{low: 1, high: 4}
            data &2 = pair{left: 7, right: 5}
            data &3 = holder{}
            graph entry
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              v_1: Signed = direct_call(@test, 0)
              jump return(v_1)
            graph test
              returns result_1: Signed
              raises exception_1: *object
            block 0(n_1: Signed)
              p_1: *pair = malloc(type pair)
              setfield(p_1, "left", n_1)
              setfield(p_1, "right", 5)
              v_1: Signed = direct_call(@take, 3, p_1)
              jump return(v_1)
            graph take
              returns result_1: Signed
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

    private static Program parse(String take) {
        return GraphText.parse(FRAME.formatted(take.stripTrailing())).program().orElseThrow();
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
    private static String passed(String take) {
        List<Object> before = results(parse(take));
        Program program = new KeepReachableGraphs().apply(new PassFieldsOfStructs().apply(parse(take)));
        GraphChecker.require(program, GraphStage.TYPED, "the pass");
        assertEquals(before, results(program));
        return GraphText.print(graph(program, "test")) + GraphText.print(graph(program, "take"));
    }

    @Test
    void whatIsOnlyReadIsHandedOverAsFields() {
        String text = passed("""
                block 0(m_1: Signed, q_1: *pair)
                  same_1: Bool = ptr_eq(q_1, &2)
                  if same_1 then return(-1) else 1(m_1, q_1)
                block 1(m_2: Signed, q_2: *pair)
                  a_1: Signed = getfield(q_2, "left")
                  b_1: Signed = getfield(q_2, "right")
                  c_1: Signed = int_mul(a_1, m_2)
                  d_1: Signed = int_add(c_1, b_1)
                  jump return(d_1)
                """);
        assertFalse(text.contains("malloc"), text);
        assertTrue(text.contains("direct_call(@take, 3, n_1, 5)"), text);
    }

    @Test
    void whatIsHandedToTheFunctionItselfIsReadThereToo() {
        String text = passed("""
                block 0(m_1: Signed, q_1: *pair)
                  done_1: Bool = int_le(m_1, 0)
                  if done_1 then 1(q_1) else 2(m_1, q_1)
                block 1(q_2: *pair)
                  a_1: Signed = getfield(q_2, "left")
                  jump return(a_1)
                block 2(m_2: Signed, q_3: *pair)
                  l_1: Signed = int_sub(m_2, 1)
                  r_1: Signed = direct_call(@take, l_1, q_3)
                  s_1: Signed = int_add(r_1, 1)
                  jump return(s_1)
                """);
        assertFalse(text.contains("malloc"), text);
    }

    @Test
    void whatIsStoredIsMade() {
        String text = passed("""
                block 0(m_1: Signed, q_1: *pair)
                  setfield(&3, "held", q_1)
                  a_1: Signed = getfield(q_1, "left")
                  jump return(a_1)
                """);
        assertTrue(text.contains("p_1: *pair = malloc(type pair)"), text);
    }

    @Test
    void whatMayBeOneOfTwoIsToldApart() {
        passed("""
                block 0(m_1: Signed, q_1: *pair)
                  a_1: Signed = getfield(q_1, "left")
                  small_1: Bool = int_lt(a_1, m_1)
                  if small_1 then 1(q_1, q_1) else 1(&2, q_1)
                block 1(r_1: *pair, q_2: *pair)
                  b_1: Signed = getfield(r_1, "left")
                  same_1: Bool = ptr_eq(r_1, q_2)
                  if same_1 then return(b_1) else return(-7)
                """);
    }
}
