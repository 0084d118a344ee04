package dev.serpentine.transform.interrupts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DropNeedlessPollsTest {

    private static long calls(FunctionGraph graph) {
        return graph.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .count();
    }

    @Test
    void onlyTheBeginningOfWhatIsNotRecursiveLosesItsPoll() {
        String head = "  returns result_1: Signed\n  raises exception_1: *object\n";
        Program program = GraphText.parse(
                        """
                struct object gc {immutable vtable: *vtable}
                struct vtable raw {immutable class: Signed}
                data &1 = vtable{class: 1}
                graph main
                """ + head + """
                block 0()
                  v_9: Signed = direct_call(@poll)
                  v_1: Signed = direct_call(@recursive)
                  v_2: Signed = direct_call(@loop, true)
                  v_3: Signed = direct_call(@leaf)
                  jump return(v_1)
                graph recursive
                """ + head + """
                block 0()
                  v_9: Signed = direct_call(@poll)
                  v_1: Signed = direct_call(@recursive)
                  jump return(v_1)
                graph loop
                """ + head + """
                block 0(v_1: Bool)
                  jump 1(v_1)
                block 1(v_2: Bool)
                  v_9: Signed = direct_call(@poll)
                  if v_2 then 1(v_2) else return(1)
                graph leaf
                """ + head + """
                block 0()
                  jump 1()
                block 1()
                  v_9: Signed = direct_call(@poll)
                  jump return(1)
                graph poll at "serpentine_system/interrupts.py":1:0
                """ + head + """
                block 0()
                  jump return(1)
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
        Map<String, Long> left = new DropNeedlessPolls()
                .apply(program).graphs().stream()
                        .collect(Collectors.toMap(FunctionGraph::name, DropNeedlessPollsTest::calls));
        assertEquals(
                List.of(4L, 2L, 1L, 0L),
                List.of(left.get("main"), left.get("recursive"), left.get("loop"), left.get("leaf")));
    }
}
