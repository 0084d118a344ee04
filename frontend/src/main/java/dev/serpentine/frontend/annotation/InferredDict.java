package dev.serpentine.frontend.annotation;

import dev.serpentine.graph.model.SourcePosition;
import java.util.Optional;

/** A {@link DictDefinition} while it is being inferred. Definitions that met are equal. */
final class InferredDict implements DictDefinition {
    private final Readers readers;
    private InferredDict mergedInto;
    private int depth;
    private SomeValue key = SomeValue.SomeImpossible.IMPOSSIBLE;
    private SomeValue value = SomeValue.SomeImpossible.IMPOSSIBLE;
    private Origin origin;
    private CustomEquality equality;

    InferredDict(Worklist worklist) {
        this.readers = new Readers(worklist);
    }

    /** How many graphs, each specialised for what was made in the one before, are between this and the program: see {@link SpecialisationKeys}. */
    int depth() {
        return root().depth;
    }

    void setDepth(int newDepth) {
        root().depth = newDepth;
    }

    InferredDict root() {
        InferredDict root = this;
        while (root.mergedInto != null) {
            root = root.mergedInto;
        }
        return root;
    }

    @Override
    public SomeValue key() {
        return root().key;
    }

    @Override
    public SomeValue value() {
        return root().value;
    }

    @Override
    public Optional<CustomEquality> customEquality() {
        return Optional.ofNullable(root().equality);
    }

    void setCustomEquality(CustomEquality functions) {
        InferredDict root = root();
        root.equality = root.equality == null ? functions : new CustomEquality(Union.of(root.equality.equality(), functions.equality()), Union.of(root.equality.hash(), functions.hash()));
    }

    SomeValue readKey() {
        root().readers.read();
        return key();
    }

    SomeValue readValue() {
        root().readers.read();
        return value();
    }

    Origin origin() {
        Origin found = root().origin;
        return found == null ? Origin.of(SourcePosition.NONE, "") : found;
    }

    void noteOrigin(Origin first) {
        InferredDict root = root();
        if (root.origin == null) {
            root.origin = first;
        }
    }

    void generaliseKey(SomeValue newKey) {
        Lattice.requireHashable(newKey);
        SomeValue wider = Union.of(key(), Lattice.withoutConstant(newKey));
        InferredDict root = root();
        if (!wider.equals(root.key)) {
            root.key = wider;
            root.readers.changed();
        }
    }

    void generaliseValue(SomeValue newValue) {
        SomeValue wider = Union.of(value(), Lattice.withoutConstant(newValue));
        InferredDict root = root();
        if (!wider.equals(root.value)) {
            root.value = wider;
            root.readers.changed();
        }
    }

    static DictDefinition merge(DictDefinition first, DictDefinition second) {
        InferredDict a = ((InferredDict) first).root();
        InferredDict b = ((InferredDict) second).root();
        if (a == b) {
            return a;
        }
        b.mergedInto = a;
        a.depth = Math.min(a.depth, b.depth);
        a.readers.addAll(b.readers);
        a.readers.changed();
        if (a.origin == null) {
            a.origin = b.origin;
        }
        if (b.equality != null) {
            a.setCustomEquality(b.equality);
        }
        SomeValue wider = Union.of(a.key, b.key);
        a.root().key = wider;
        wider = Union.of(a.value, b.value);
        a.root().value = wider;
        return a.root();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof InferredDict dict && dict.root() == root();
    }

    @Override
    public int hashCode() {
        return InferredDict.class.hashCode();
    }

    @Override
    public String toString() {
        return Lattice.describe(key()) + ": " + Lattice.describe(value());
    }
}
