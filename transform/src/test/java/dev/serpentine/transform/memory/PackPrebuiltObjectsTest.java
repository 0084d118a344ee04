package dev.serpentine.transform.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.graph.text.TextModule;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.transform.memory.PackPrebuiltObjects.Packed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A ring of three nodes, of which a graph mentions the first, and the array that the second holds. */
class PackPrebuiltObjectsTest {
    private static final int CONTAINERS = 4;

    private StructValue first;
    private List<FunctionGraph> graphs;

    @BeforeEach
    void parse() {
        TextModule module = GraphText.parse("""
                struct object gc {}
                struct node gc extends object {next: *node, item: Signed, letters: *gcarray[Char], half: Float}
                data &1 = node{next: &2, item: 1, letters: null, half: 0.0}
                data &2 = node{next: &3, item: -64, letters: &4, half: 0.0}
                data &3 = node{next: &1, item: 64, letters: null, half: 0.5}
                data &4 = gcarray[Char]"abc"
                graph main
                  returns result_1: *node
                  raises exception_1: *object
                block 0()
                  jump return(&1)
                """);
        graphs = module.graphs();
        first = (StructValue) module.data().getFirst();
    }

    private Optional<Packed> packed(int least) {
        return PackPrebuiltObjects.of(
                graphs, List.of(), new WrittenPointers(graphs), new TypeTable(new MarkSweep()), least);
    }

    @Test
    void fewContainersStayWhereTheyAre() {
        assertTrue(packed(CONTAINERS + 1).isEmpty());
        assertEquals(-64, ((StructValue) first.get("next")).wordAt(1));
    }

    @Test
    void whatGraphsMentionStaysAndGetsItsPointersLater() {
        Packed packed = packed(CONTAINERS).orElseThrow();
        assertEquals(3, packed.objectCount());
        assertEquals(1, packed.targetCount());
        assertSame(first, packed.targets().get("target_0"));
        assertNull(first.get("next"));
        assertEquals(
                List.of(0L, new SymbolicInteger.FieldOffset(first.type(), "next"), 1L), items(packed.patches(), 3));
        assertEquals(1, packed.patchCount());
    }

    @Test
    void columnsThatHoldNothingAreLeftOut() {
        Packed packed = packed(CONTAINERS).orElseThrow();
        StructType node = first.type();
        assertEquals(2, packed.groupCount());
        assertEquals(
                List.of(
                        new SymbolicInteger.FieldOffset(node, "next"),
                        0L,
                        new SymbolicInteger.FieldOffset(node, "item"),
                        1L,
                        new SymbolicInteger.FieldOffset(node, "letters"),
                        0L,
                        new SymbolicInteger.FieldOffset(node, "half"),
                        2L,
                        -1L,
                        0L),
                items(packed.columns(), 10));
    }

    @Test
    void whatIsInFrontOfItemsIsInColumnsButForTheLength() {
        TextModule module = GraphText.parse("""
                struct object gc {}
                struct node gc extends object {text: *str}
                data &1 = node{text: &2}
                data &2 = gcarray[UniChar, str]{is_wide: true}[8364, 65]
                graph main
                  returns result_1: *node
                  raises exception_1: *object
                block 0()
                  jump return(&1)
                """);
        graphs = module.graphs();
        assertEquals(
                List.of(
                        new SymbolicInteger.FieldOffset(StandardLayouts.STR, "is_wide"),
                        3L,
                        new SymbolicInteger.ItemsOffset(StandardLayouts.UNICHARS),
                        2L,
                        -1L,
                        0L),
                items(packed(2).orElseThrow().columns(), 6));
    }

    @Test
    void valuesAreColumnByColumn() {
        byte[] expected = {
            // The length of the array.
            3,
            // next: the second of the two nodes that are made, and the static one. The array is the third.
            3,
            1,
            // item: -64 and 64, the sign in the lowest bit.
            127,
            (byte) 128,
            1,
            // letters
            4,
            0,
            // half: the bits of 0.0 and 0.5.
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            (byte) 0xE0,
            0x3F,
            // The items of the array, filled up.
            'a',
            'b',
            'c',
            0,
            0,
            0,
            0,
            0,
            // What the static node will point to.
            2
        };
        ArrayValue data = packed(CONTAINERS).orElseThrow().data();
        byte[] found = new byte[expected.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = (byte) data.wordAt(i);
        }
        assertArrayEquals(expected, found);
        assertEquals(expected.length + 2 * Long.BYTES, data.length());
    }

    private static List<Object> items(ArrayValue array, int count) {
        assertTrue(array.length() >= count);
        return List.copyOf(array.items().subList(0, count));
    }
}
