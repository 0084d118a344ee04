package dev.serpentine.transform.exceptions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.transform.exceptions.HandledExceptions.Fate;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandledExceptionsTest {
    private static final String FRAME = """
            struct object gc {immutable vtable: *vtable, context: *object, raised.places: *gcarray[Char, str]}
            struct stop gc extends object {value: Signed}
            struct vtable raw {immutable low: Signed}
            data &1 = vtable{low: 1}
            graph matches
              returns result_1: Bool
              raises exception_1: *object
            block 0(instance_1: *object, class_1: *vtable)
              jump return(true)
            graph called
              returns result_1: Signed
              raises exception_1: *object
            block 0(exception_2: *object)
              jump return(1)
            graph test
              returns result_1: *object
              raises exception_1: *object
            block 0(other_1: *object)
              v_1: Signed = direct_call(@called, other_1)
              try return(null:*object) catch &1 as caught_1: *object then 1(caught_1, other_1)
            block 1(caught_2: *object, other_2: *object)
            """;

    private static Fate fate(String handler) {
        List<FunctionGraph> graphs = GraphText.parse(FRAME + handler).graphs();
        FunctionGraph graph = graphs.getLast();
        Link link = graph.blocks().stream()
                .flatMap(block -> block.links().stream())
                .filter(found -> found.caughtException().isPresent())
                .findFirst()
                .orElseThrow();
        return new HandledExceptions(graph, graphs.getFirst()).fate(link);
    }

    @Test
    void looksAtWhatFieldsAndClassItHas() {
        assertEquals(Fate.LOOKED_AT, fate("""
                  is_1: Bool = direct_call(@matches, caught_2, &1:*vtable)
                  if is_1 then 2(caught_2) else return(other_2)
                block 2(caught_3: *object)
                  stop_1: *stop = cast_pointer(caught_3)
                  v_2: Signed = getfield(stop_1, "value")
                  context_1: *object = getfield(caught_3, "context")
                  jump return(context_1)
                """));
    }

    @Test
    void keepsWhatIsAskedForItsPlaces() {
        assertEquals(Fate.KEPT, fate("""
                  places_1: *gcarray[Char, str] = getfield(caught_2, "raised.places")
                  jump return(other_2)
                """));
    }

    @Test
    void keepsWhatIsReturned() {
        assertEquals(Fate.KEPT, fate("""
                  jump return(caught_2)
                """));
    }

    @Test
    void keepsWhatAnotherHolds() {
        assertEquals(Fate.KEPT, fate("""
                  setfield(other_2, "context", caught_2)
                  jump return(other_2)
                """));
    }

    @Test
    void keepsWhatIsPrinted() {
        assertEquals(Fate.KEPT, fate("""
                  traceback_resume(caught_2)
                  jump return(other_2)
                """));
    }

    @Test
    void passesOnWhatIsRaisedAgainAtOnce() {
        assertEquals(Fate.PASSED_ON, fate("""
                  is_1: Bool = direct_call(@matches, caught_2, &1:*vtable)
                  if is_1 then raise(caught_2) else return(other_2)
                """));
    }

    @Test
    void keepsWhatIsRaisedAgainBehindACall() {
        assertEquals(Fate.KEPT, fate("""
                  v_2: Signed = direct_call(@called, other_2)
                  jump raise(caught_2)
                """));
    }

    @Test
    void keepsWhatIsRaisedAgainInALoopOfCalls() {
        assertEquals(Fate.KEPT, fate("""
                  jump 2(0, caught_2, other_2)
                block 2(n_1: Signed, caught_3: *object, other_3: *object)
                  done_1: Bool = int_gt(n_1, 3)
                  if done_1 then raise(caught_3) else 3(n_1, caught_3, other_3)
                block 3(n_2: Signed, caught_4: *object, other_4: *object)
                  n_3: Signed = int_add(n_2, 1)
                  v_2: Signed = direct_call(@called, other_4)
                  jump 2(n_3, caught_4, other_4)
                """));
    }

    @Test
    void keepsWhatIsRaisedAgainBehindACheck() {
        assertEquals(Fate.KEPT, fate("""
                  low_1: *vtable = getfield(caught_2, "vtable")
                  n_1: Signed = getfield(low_1, "low")
                  n_2: Signed = int_add_ovf(n_1, 1)
                  jump raise(caught_2)
                """));
    }

    @Test
    void looksAtWhatIsForgottenBeforeSomethingElseIsCalled() {
        assertEquals(Fate.LOOKED_AT, fate("""
                  v_2: Signed = direct_call(@called, other_2)
                  jump return(other_2)
                """));
    }
}
