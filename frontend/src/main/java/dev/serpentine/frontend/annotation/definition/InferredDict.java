package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.DictDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import java.util.List;
import java.util.Optional;

/** A {@link DictDefinition} while it is being inferred. */
public final class InferredDict extends MergingDefinition<InferredDict> implements DictDefinition {
    private final Part key = new Part();
    private final Part value = new Part();
    private CustomEquality equality;

    public InferredDict(Worklist worklist) {
        super(worklist);
    }

    @Override
    InferredDict itself() {
        return this;
    }

    @Override
    List<Part> parts() {
        return List.of(key, value);
    }

    @Override
    void absorb(InferredDict other) {
        if (other.equality != null) {
            setCustomEquality(other.equality);
        }
    }

    @Override
    public SomeValue key() {
        return valueOf(dict -> dict.key);
    }

    @Override
    public SomeValue value() {
        return valueOf(dict -> dict.value);
    }

    /** What any key may be, for the block being flowed. */
    public SomeValue readKey() {
        return read(dict -> dict.key);
    }

    /** What any value may be, for the block being flowed. */
    public SomeValue readValue() {
        return read(dict -> dict.value);
    }

    /** Lets keys be this too. */
    public void generaliseKey(SomeValue newKey) {
        Lattice.requireHashable(newKey);
        generalise(dict -> dict.key, newKey);
    }

    /** Lets values be this too. */
    public void generaliseValue(SomeValue newValue) {
        generalise(dict -> dict.value, newValue);
    }

    @Override
    public Optional<CustomEquality> customEquality() {
        return Optional.ofNullable(root().equality);
    }

    void setCustomEquality(CustomEquality functions) {
        InferredDict root = root();
        root.equality = root.equality == null
                ? functions
                : new CustomEquality(
                        union().of(root.equality.equality(), functions.equality()),
                        union().of(root.equality.hash(), functions.hash()));
    }

    static DictDefinition merge(DictDefinition first, DictDefinition second) {
        return unite((InferredDict) first, (InferredDict) second);
    }

    @Override
    public String toString() {
        return Lattice.describe(key()) + ": " + Lattice.describe(value());
    }
}
