package dev.serpentine.conformance.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ProgramGeneratorTest {
    @Test
    void aSeedMakesTheSameProgramEachTime() {
        assertEquals(new ProgramGenerator(8).program(17), new ProgramGenerator(8).program(17));
        assertNotEquals(
                new ProgramGenerator(8).program(17).text(),
                new ProgramGenerator(8).program(18).text());
    }

    @Test
    void everyFamilyHasProductions() {
        Map<String, Integer> counts = new TreeMap<>();
        Grammar.standard().all().forEach(production -> counts.merge(production.family(), 1, Integer::sum));
        assertEquals(new TreeSet<>(Grammar.FAMILIES), new TreeSet<>(counts.keySet()));
    }

    @Test
    void whatHasNoWeightSaysWhy() {
        assertTrue(Grammar.standard().all().stream()
                .allMatch(production ->
                        production.weight() > 0 ^ !production.notYet().isEmpty()));
    }

    @Test
    void typesAreReadAsTheyAreWritten() {
        for (String text : List.of("int", "list[int]", "dict[str, list[tuple[int, T]]]", "fn[int, opt[str]]")) {
            assertEquals(text, Type.parse(text).toString());
        }
    }

    @Test
    void variablesOfProductionsStandForOneTypeEach() {
        assertTrue(Type.parse("tuple[T, T]").matches(Type.parse("tuple[int, int]"), new TreeMap<>()));
        assertTrue(!Type.parse("tuple[T, T]").matches(Type.parse("tuple[int, str]"), new TreeMap<>()));
        assertTrue(!Type.parse("list[K]").matches(Type.parse("list[list[int]]"), new TreeMap<>()));
    }
}
