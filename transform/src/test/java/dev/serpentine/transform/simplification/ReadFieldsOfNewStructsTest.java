package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;

class ReadFieldsOfNewStructsTest {

    private static String reworked(String operations) {
        FunctionGraph graph =
                GraphText.parse("""
                struct point gc {x: Signed, y: Signed}
                struct place gc extends point {next: *point}
                graph test
                  returns result_1: Signed
                  raises exception_1: *point
                block 0(a_1: Signed, other_1: *point)
                %s""".formatted(operations.indent(2))).graphs().getFirst();
        new ReadFieldsOfNewStructs().run(graph);
        String text = GraphText.print(graph);
        return text.substring(text.indexOf("  v_1"));
    }

    @Test
    void knowsWhatWasWrittenAndThatTheRestIsZero() {
        assertEquals("""
                  v_1: *place = malloc(type place)
                  setfield(v_1, "x", a_1)
                  v_2: *point = cast_pointer(v_1)
                  v_3: Signed = int_add(a_1, 0)
                  jump return(v_3)
                """, reworked("""
                v_1: *place = malloc(type place)
                setfield(v_1, "x", a_1)
                v_2: *point = cast_pointer(v_1)
                v_3: Signed = getfield(v_2, "x")
                v_4: Signed = getfield(v_2, "y")
                v_5: Signed = int_add(v_3, v_4)
                jump return(v_5)
                """));
    }

    @Test
    void knowsNothingOfWhatOthersSee() {
        String text = """
                  v_1: *point = malloc(type point)
                  v_2: *place = malloc(type place)
                  setfield(v_2, "next", v_1)
                  v_3: *point = getfield(v_2, "next")
                  setfield(v_3, "x", 3)
                  v_4: Signed = getfield(v_1, "x")
                  jump return(v_4)
                """;
        String expected = text.replace("""
                  v_3: *point = getfield(v_2, "next")
                """, "").replace("v_3", "v_1").replace("v_4", "v_3");
        assertEquals(expected, reworked(text.stripIndent()));
    }
}
