package dev.serpentine.frontend.annotation.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.NumberKind;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNumber;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.annotation.value.Unions;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What several values of one place are, where unrelated kinds may meet. */
class UnionTest {
    private final Union union = new Union(true, false);
    private final Worklist worklist = new Worklist(WorkOrder.USUAL, union);

    @Test
    void unrelatedKindsMeetInEitherOrder() {
        SomeValue both = union.of(Lattice.STRING, Lattice.INTEGER);

        assertEquals(new SomeUnion(List.of(Lattice.INTEGER, Lattice.STRING), false), both);
        assertEquals(both, union.of(Lattice.INTEGER, Lattice.STRING));
        assertEquals(both, union.of(both, Lattice.STRING));
    }

    @Test
    void theyAreAConflictWhereNoUnionsAreFormed() {
        assertThrows(UnionConflict.class, () -> new Union(false, false).of(Lattice.STRING, Lattice.INTEGER));
    }

    @Test
    void noneIsSaidApart() {
        SomeValue both = union.of(union.of(Lattice.STRING, SomeNone.NONE), Lattice.INTEGER);

        assertEquals(new SomeUnion(List.of(Lattice.STRING, Lattice.INTEGER), true), both);
        assertEquals(new SomeUnion(List.of(Lattice.STRING, Lattice.INTEGER), false), Lattice.withoutNone(both));
    }

    @Test
    void numbersAreOneMemberAndToldApartByKind() {
        SomeUnion all = (SomeUnion) union.of(union.of(Lattice.STRING, Lattice.INTEGER), Lattice.FLOAT);

        assertEquals(2, all.members().size());
        assertEquals(List.of(Lattice.FLOAT, Lattice.INTEGER, Lattice.STRING), Unions.parts(all));
        assertEquals(union.of(Lattice.STRING, Lattice.FLOAT), Unions.without(all, Lattice.INTEGER));
        assertEquals(new SomeNumber(EnumSet.of(NumberKind.INT, NumberKind.FLOAT)), Unions.without(all, Lattice.STRING));
    }

    @Test
    void intsWithoutBoundsTakeInWordsBesideFloats() {
        SomeValue all = union.of(union.of(Lattice.INTEGER, Lattice.FLOAT), Lattice.LONG_INTEGER);

        assertEquals(new SomeUnion(List.of(Lattice.FLOAT, Lattice.LONG_INTEGER), false), all);
    }

    @Test
    void wordsWithoutASignTakeInWordsThatAreNotNegativeAndNothingElse() {
        assertEquals(Lattice.UNSIGNED_WORD, union.of(Lattice.UNSIGNED_WORD, Lattice.NON_NEGATIVE));
        assertEquals(Lattice.UNSIGNED_WORD, union.of(Lattice.NON_NEGATIVE, Lattice.UNSIGNED_WORD));
        assertEquals(Lattice.LONG_INTEGER, union.of(Lattice.UNSIGNED_WORD, Lattice.INTEGER));
        assertEquals(Lattice.LONG_INTEGER, union.of(Lattice.LONG_INTEGER, Lattice.UNSIGNED_WORD));
        assertEquals(Lattice.orNone(Lattice.LONG_INTEGER), union.of(Lattice.UNSIGNED_WORD, SomeNone.NONE));
        assertEquals(
                new SomeUnion(List.of(Lattice.LONG_INTEGER, Lattice.STRING), false),
                union.of(Lattice.UNSIGNED_WORD, Lattice.STRING));
        assertEquals(
                new SomeUnion(List.of(Lattice.BOOL, Lattice.LONG_INTEGER), false),
                union.of(Lattice.BOOL, Lattice.UNSIGNED_WORD));
    }

    @Test
    void listsThatMeetInUnionsBecomeOne() {
        InferredList texts = list(Lattice.STRING);
        InferredList numbers = list(Lattice.INTEGER);

        SomeValue all = union.of(union.of(Lattice.BYTES, of(texts)), union.of(Lattice.BYTES, of(numbers)));

        assertEquals(new SomeUnion(List.of(Lattice.BYTES, of(texts)), false), all);
        assertEquals(texts, numbers);
        assertEquals(union.of(Lattice.STRING, Lattice.INTEGER), numbers.item());
    }

    @Test
    void tuplesOfUnionsAreKeptAsTuplesOfAnyLength() {
        InferredList kept = new InferredList(worklist, true);
        SomeValue passed =
                union.of(Lattice.BYTES, new SomeTuple(List.of(Lattice.STRING, Lattice.INTEGER), Optional.empty()));

        assertEquals(new SomeUnion(List.of(Lattice.BYTES, of(kept)), false), union.settled(passed, place -> kept));
        assertEquals(union.of(Lattice.STRING, Lattice.INTEGER), kept.item());
    }

    @Test
    void aListThatHoldsItselfHoldsAUnionOfOneKind() {
        InferredList nested = list(Lattice.INTEGER);
        nested.generaliseItem(of(nested));
        InferredList itself = new InferredList(worklist, false);
        itself.generaliseItem(of(itself));

        assertEquals(new SomeUnion(List.of(Lattice.INTEGER, of(nested)), false), nested.item());
        assertEquals(new SomeUnion(List.of(of(itself)), false), itself.item());
    }

    @Test
    void nothingIsLostWhereTwoBecomeOneOfWhichOneIsWithinTheOther() {
        InferredList inner = list(Lattice.FLOAT);
        InferredList middle = list(of(inner));
        InferredList outer = list(Lattice.STRING);
        outer.generaliseItem(of(middle));

        InferredList.unite(outer, middle);
        InferredList.unite(outer, inner);

        assertEquals(union.of(union.of(Lattice.STRING, Lattice.FLOAT), of(outer)), outer.item());
    }

    private InferredList list(SomeValue item) {
        InferredList list = new InferredList(worklist, false);
        list.generaliseItem(item);
        return list;
    }

    private static SomeList of(InferredList definition) {
        return new SomeList(definition, false, Optional.empty());
    }
}
