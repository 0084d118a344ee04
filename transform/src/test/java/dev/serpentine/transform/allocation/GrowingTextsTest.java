package dev.serpentine.transform.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which variables of {@code test} are one text that it adds to in a loop. */
class GrowingTextsTest {
    private static final String FRAME = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed, immutable high: Signed}
            data &1 = vtable{low: 1, high: 4}
            graph entry
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              jump return(1)
            graph test
              returns result_1: *str
              raises exception_1: *object
            %s
            graph concat at "serpentine_system/text.py":1:0
              returns result_1: *str
              raises exception_1: *object
            block 0(a_1: *str, b_1: *str)
              jump return(a_1)
            graph look
              returns result_1: Signed
              raises exception_1: *object
            block 0(a_1: *str)
              jump return(1)
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

    /** A loop whose text is {@code s_2} at its head. @param body of block 2, which goes back to it */
    private static String loop(String body) {
        return """
                block 0(s_1: *str, part_1: *str, n_1: Signed)
                  jump 1(s_1, part_1, n_1)
                block 1(s_2: *str, part_2: *str, n_2: Signed)
                  more_1: Bool = int_gt(n_2, 0)
                  if more_1 then 2(s_2, part_2, n_2) else return(s_2)
                block 2(s_3: *str, part_3: *str, n_3: Signed)
                """ + body.indent(2).stripTrailing();
    }

    private static Set<String> found(String test) {
        FunctionGraph graph =
                GraphText.parse(FRAME.formatted(test.stripTrailing())).program().orElseThrow().graphs().stream()
                        .filter(each -> each.name().equals("test"))
                        .findFirst()
                        .orElseThrow();
        List<Set<Variable>> texts = GrowingTexts.in(graph);
        return texts.stream().flatMap(Set::stream).map(Variable::name).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void whatIsAddedToInALoop() {
        assertEquals(Set.of("s", "t"), found(loop("""
                t_1: *str = direct_call(@concat, s_3, part_3)
                jump 1(t_1, part_3, n_3)
                """)));
    }

    @Test
    void itsLengthMayBeRead() {
        assertEquals(Set.of("s", "t"), found(loop("""
                t_1: *str = direct_call(@concat, s_3, part_3)
                n_4: Signed = getfield(t_1, "length")
                jump 1(t_1, part_3, n_4)
                """)));
    }

    @Test
    void notWhatIsLookedAtBeforeMoreIsAdded() {
        assertEquals(Set.of(), found(loop("""
                n_4: Signed = direct_call(@look, s_3)
                t_1: *str = direct_call(@concat, s_3, part_3)
                jump 1(t_1, part_3, n_4)
                """)));
    }

    @Test
    void notWhatIsUsedAfterMoreWasAdded() {
        assertEquals(Set.of(), found(loop("""
                t_1: *str = direct_call(@concat, s_3, part_3)
                n_4: Signed = direct_call(@look, s_3)
                jump 1(t_1, part_3, n_4)
                """)));
    }

    @Test
    void notWhatIsAddedToItself() {
        assertEquals(Set.of(), found(loop("""
                t_1: *str = direct_call(@concat, s_3, s_3)
                jump 1(t_1, part_3, n_3)
                """)));
    }

    @Test
    void notWhatTwoHold() {
        assertEquals(Set.of(), found(loop("""
                t_1: *str = direct_call(@concat, s_3, part_3)
                jump 1(t_1, t_1, n_3)
                """)));
    }

    @Test
    void notWhatIsInNoLoop() {
        assertEquals(Set.of(), found("""
                block 0(s_1: *str, part_1: *str, n_1: Signed)
                  t_1: *str = direct_call(@concat, s_1, part_1)
                  u_1: *str = direct_call(@concat, t_1, part_1)
                  jump return(u_1)
                """));
    }
}
