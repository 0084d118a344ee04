package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;

class ReadConstantsOfNewStructsTest {
    private static final String MADE_ON_TWO_WAYS = """
            struct base gc {immutable kind: Signed, count: Signed}
            struct other gc extends base {next: *base}
            graph test
              returns result_1: Signed
              raises exception_1: *base
            block 0(a_1: Signed, flag_1: Bool)
              if flag_1 then 1(a_1) else 2(a_1)
            block 1(a_2: Signed)
              v_1: *other = malloc(type other)
              setfield(v_1, "kind", 7)
              v_2: *base = cast_pointer(v_1)
              jump 3(v_2, a_2)
            block 2(a_3: Signed)
              v_3: *%s = malloc(type %s)
              setfield(v_3, "kind", %s)
              v_4: *base = cast_pointer(v_3)
              jump 3(v_4, a_3)
            block 3(v_5: *base, a_4: Signed)
              v_6: Bool = int_gt(a_4, 0)
              if v_6 then 4(v_5, a_4) else 5(v_5)
            block 4(v_7: *base, a_5: Signed)
              setfield(v_7, "%s", a_5)
              v_8: Signed = int_sub(a_5, 1)
              jump 3(v_7, v_8)
            block 5(v_9: *base)
              v_10: Signed = getfield(v_9, "kind")
              jump return(v_10)
            """;

    private static boolean isRead(String type, String constant, String field) {
        FunctionGraph graph = GraphText.parse(MADE_ON_TWO_WAYS.formatted(type, type, constant, field))
                .graphs()
                .getFirst();
        boolean changed = new ReadConstantsOfNewStructs().run(graph);
        String text = GraphText.print(graph);
        assertEquals(changed, text.contains("jump return(7)"));
        assertEquals(!changed, text.contains("getfield"));
        return changed;
    }

    @Test
    void readsWhatAllWaysWriteAndALoopHandsOn() {
        assertTrue(isRead("other", "7", "count"));
    }

    @Test
    void keepsReadsOfWhatDiffers() {
        assertFalse(isRead("other", "8", "count"), "another constant");
        assertFalse(isRead("other", "a_3", "count"), "no constant");
        assertFalse(isRead("base", "7", "count"), "another type, which may have other tests");
    }

    @Test
    void keepsReadsOfWhatIsWrittenLater() {
        assertFalse(isRead("other", "7", "kind"));
    }

    @Test
    void knowsNothingOfParameters() {
        FunctionGraph graph = GraphText.parse("""
                struct base gc {immutable kind: Signed}
                graph test
                  returns result_1: Signed
                  raises exception_1: *base
                block 0(p_1: *base)
                  v_1: *base = malloc(type base)
                  setfield(v_1, "kind", 7)
                  v_2: Bool = ptr_eq(v_1, p_1)
                  if v_2 then 1(p_1) else 1(v_1)
                block 1(p_2: *base)
                  v_3: Signed = getfield(p_2, "kind")
                  jump return(v_3)
                """).graphs().getFirst();
        assertFalse(new ReadConstantsOfNewStructs().run(graph));
    }
}
