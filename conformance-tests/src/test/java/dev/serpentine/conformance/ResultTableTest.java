package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ResultTableTest {
    @Test
    void differencesStandBelowTheTable() {
        ResultTable table = new ResultTable(List.of(Place.PYTHON, Place.C_OPTIMISED));
        table.add("a/b", Place.PYTHON, new Verdict.Same());
        table.add("a/b", Place.C_OPTIMISED, new Verdict.Different("line 1: 'x', expected 'y'"));
        table.add("a/long", Place.PYTHON, new Verdict.Skipped("no Python"));
        table.add("a/long", Place.C_OPTIMISED, new Verdict.Failed("fault: it\nwith a trace"));
        String expected = """
                        python       c-O2      \s
                a/b     ok           DIFFERS   \s
                a/long  -            FAILED    \s
                a/b on c-O2: line 1: 'x', expected 'y'
                a/long on c-O2: fault: it
                a/long not on python: no Python
                2 programs; python: 1 of 2; c-O2: 0 of 2
                """;
        assertEquals(expected, table.text());
        assertFalse(table.allFine());
    }

    @Test
    void skippedProgramsAreFine() {
        ResultTable table = new ResultTable(List.of(Place.PYTHON));
        table.add("a", Place.PYTHON, new Verdict.Skipped("no Python"));
        assertTrue(table.allFine());
    }
}
