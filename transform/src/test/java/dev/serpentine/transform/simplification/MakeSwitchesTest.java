package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import org.junit.jupiter.api.Test;

class MakeSwitchesTest {
    private static String switched(String blocks) {
        FunctionGraph graph = GraphText.parse(
                        "struct object gc {x: Signed}\ngraph f\n  returns result_1: Signed\n  raises exception_1: *object\n"
                                + blocks)
                .graphs()
                .getFirst();
        new MakeSwitches().run(graph);
        GraphChecker.require(List.of(graph), GraphStage.TYPED, "making switches");
        String text = GraphText.print(graph);
        return text.substring(text.indexOf("block 0"));
    }

    private static String chain(String thirdComparison) {
        return """
                block 0(n_1: Signed, m_1: Signed)
                  a_1: Bool = int_eq(n_1, 3)
                  if a_1 then return(m_1) else 1(n_1, m_1)
                block 1(n_2: Signed, m_2: Signed)
                  b_1: Bool = int_eq(n_2, 5)
                  if b_1 then return(50) else 2(m_2, n_2)
                block 2(m_3: Signed, n_3: Signed)
                  %s
                  if c_1 then return(30) else 3(m_3, n_3)
                block 3(m_4: Signed, n_4: Signed)
                  d_1: Bool = int_eq(n_4, -1)
                  if d_1 then return(m_4) else 4(n_4, m_4)
                block 4(n_5: Signed, m_5: Signed)
                  e_1: Bool = int_eq(n_5, 9)
                  if e_1 then return(90) else return(n_5)
                """.formatted(thirdComparison);
    }

    @Test
    void aChainOfComparisonsBecomesASwitchWhereTheFirstOfEqualCasesCounts() {
        assertEquals("""
                block 0(n_1: Signed, m_1: Signed)
                  switch n_1 {3: return(m_1), 5: return(50), -1: return(m_1), 9: return(90), otherwise: return(n_1)}
                """, switched(chain("c_1: Bool = int_eq(n_3, 3)")));
    }

    @Test
    void anotherKindOfComparisonOrAnotherVariableEndsTheChain() {
        for (String other :
                List.of("c_1: Bool = int_lt(n_3, 4)", "c_1: Bool = int_eq(m_3, 4)", "c_1: Bool = int_eq(n_3, m_3)")) {
            assertEquals(chain(other), switched(chain(other)));
        }
    }
}
