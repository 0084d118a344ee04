package dev.serpentine.transform.inlining;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;

class CaughtValuesTest {
    private static boolean areHandedOn(String graph) {
        return CaughtValues.areHandedOn(
                GraphText.parse("""
                struct object gc {immutable vtable: *vtable, context: *object, places: Signed}
                struct vtable raw {immutable low: Signed}
                data &1 = vtable{low: 1}
                """ + graph + """
                graph raising
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(exception_2: *object)
                  jump return(1)
                """).graphs().getFirst());
    }

    private static boolean caughtIsHandedOn(String handler) {
        return areHandedOn("""
                graph f
                  returns result_1: *object
                  raises exception_1: *object
                block 0(other_1: *object)
                  v_1: Signed = direct_call(@raising, other_1)
                  try return(null:*object) catch &1 as caught_1: *object then 1(caught_1, other_1)
                block 1(caught_2: *object, other_2: *object)
                """ + handler);
    }

    @Test
    void notByBeingLookedAt() {
        assertFalse(caughtIsHandedOn("""
                  v_2: *vtable = getfield(caught_2, "vtable")
                  keepalive(caught_2)
                  jump return(null:*object)
                """));
    }

    @Test
    void notByBeingRaisedAgain() {
        assertFalse(caughtIsHandedOn("""
                  jump raise(caught_2)
                """));
    }

    @Test
    void notByHoldingSomethingElse() {
        assertFalse(caughtIsHandedOn("""
                  setfield(caught_2, "context", other_2)
                  jump return(null:*object)
                """));
    }

    @Test
    void byBeingHeldBySomethingElse() {
        assertTrue(caughtIsHandedOn("""
                  setfield(other_2, "context", caught_2)
                  jump return(null:*object)
                """));
    }

    @Test
    void byBeingReturned() {
        assertTrue(caughtIsHandedOn("""
                  v_2: *object = same_as(caught_2)
                  jump return(v_2)
                """));
    }

    @Test
    void byACall() {
        assertTrue(caughtIsHandedOn("""
                  v_2: Signed = direct_call(@raising, caught_2)
                  jump return(null:*object)
                """));
    }

    @Test
    void byAStatementThatRaisesIt() {
        assertTrue(caughtIsHandedOn("""
                  traceback_raise(caught_2)
                  jump raise(caught_2)
                """));
    }

    @Test
    void notIfItWasMadeHereAndItsOwnHandlerLooksAtIt() {
        assertFalse(areHandedOn("""
                graph f
                  returns result_1: *vtable
                  raises exception_1: *object
                block 0()
                  made_1: *object = malloc(type object)
                  traceback_raise(made_1)
                  jump 1(made_1)
                block 1(caught_1: *object)
                  v_2: *vtable = getfield(caught_1, "vtable")
                  jump return(v_2)
                """));
    }

    @Test
    void byACallIfItWasMadeHereAndCaught() {
        assertTrue(areHandedOn("""
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  made_1: *object = malloc(type object)
                  traceback_raise(made_1)
                  jump 1(made_1)
                block 1(caught_1: *object)
                  v_2: Signed = direct_call(@raising, caught_1)
                  jump return(v_2)
                """));
    }

    @Test
    void notIfItLeavesAtOnce() {
        assertFalse(areHandedOn("""
                graph f
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  made_1: *object = malloc(type object)
                  v_2: Signed = direct_call(@raising, made_1)
                  traceback_raise(made_1)
                  jump raise(made_1)
                """));
    }
}
