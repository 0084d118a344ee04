package dev.serpentine.backend.c;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CNamesTest {
    private final CNames file = new CNames();

    @Test
    void anInnerScopeHidesNoNameThatWasThereBefore() {
        assertEquals("items", file.unique("items"));
        assertEquals("items_2", file.inner().unique("items"));
    }

    @Test
    void anInnerScopeHidesNoNameThatComesLater() {
        CNames function = file.inner();
        assertEquals("function_2", function.unique("function_2"));
        assertEquals("function_2_2", file.unique("function_2"));
    }

    @Test
    void scopesBesideEachOtherShareNames() {
        assertEquals("v", file.inner().unique("v"));
        assertEquals("v", file.inner().unique("v"));
        assertEquals("v_2", file.unique("v"));
    }

    @Test
    void wordsOfTheLanguageAreNoNames() {
        assertEquals("int_2", file.unique("int"));
    }
}
