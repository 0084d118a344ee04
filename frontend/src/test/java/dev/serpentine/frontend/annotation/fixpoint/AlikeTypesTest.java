package dev.serpentine.frontend.annotation.fixpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.Unions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AlikeTypesTest {
    private final Worklist worklist = new Worklist(WorkOrder.USUAL, new Union(true, false));

    private SomeList listOf(SomeValue item) {
        InferredList definition = new InferredList(worklist, false);
        definition.generaliseItem(item);
        return new SomeList(definition, false, Optional.empty());
    }

    private SomeValue nested(SomeValue item, int depth) {
        return depth == 0 ? item : listOf(nested(item, depth - 1));
    }

    @Test
    void listsOfTheSameAreAlike() {
        assertTrue(AlikeTypes.areAlike(nested(Lattice.INTEGER, 6), nested(Lattice.NON_NEGATIVE, 6)));
    }

    @Test
    void whatDiffersDeepWithinIsNot() {
        SomeValue numbers = nested(Lattice.INTEGER, 6);
        SomeValue texts = nested(Lattice.STRING, 6);
        assertEquals(Lattice.describe(numbers), Lattice.describe(texts));
        assertFalse(AlikeTypes.areAlike(numbers, texts));
    }

    @Test
    void whatMayBeNoneIsNotAlikeWhatMayNot() {
        assertFalse(AlikeTypes.areAlike(listOf(Lattice.STRING), listOf(Lattice.orNone(Lattice.STRING))));
    }

    @Test
    void listsOfThemselvesAreAlike() {
        SomeList first = ofItself(Lattice.STRING);
        SomeList second = ofItself(Lattice.STRING);
        assertTrue(AlikeTypes.areAlike(first, second));
        assertFalse(AlikeTypes.areAlike(first, ofItself(Lattice.INTEGER)));
    }

    private SomeList ofItself(SomeValue item) {
        InferredList definition = new InferredList(worklist, false);
        SomeList list = new SomeList(definition, false, Optional.empty());
        definition.generaliseItem(Unions.of(List.of(item, list), false));
        return list;
    }
}
