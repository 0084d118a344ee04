package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeepReachableGraphsTest {

    @Test
    void keepsWhatIsCalledOrStored() {
        String head = "  returns result_1: Signed\n  raises exception_1: *object\n";
        Program program = GraphText.parse("""
                struct object gc {immutable vtable: *vtable}
                struct vtable raw {immutable method: *fn()->Signed}
                data &1 = vtable{method: @stored}
                graph main
                """ + head + """
                block 0()
                  v_1: Signed = direct_call(@called)
                  jump return(v_1)
                graph dropped
                """ + head + """
                block 0()
                  v_1: Signed = direct_call(@called)
                  jump return(v_1)
                graph called
                """ + head + """
                block 0()
                  jump return(1)
                graph stored
                """ + head + """
                block 0()
                  jump return(2)
                graph report
                """ + head + """
                block 0(e_1: *object)
                  jump return(1)
                graph matches
                  returns result_1: Bool
                  raises exception_1: *object
                block 0(e_1: *object, v_1: *vtable)
                  jump return(true)
                program entry @main report @report
                exceptions instance object vtable vtable everything &1 matches @matches
                """)
                .program()
                .orElseThrow();
        List<String> kept = new KeepReachableGraphs()
                .apply(program).graphs().stream().map(FunctionGraph::name).toList();
        assertEquals(List.of("main", "called", "stored", "report", "matches"), kept);
    }
}
