package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import java.util.List;

/**
 * An attribute of a class while it is being inferred. When a class above turns out to need it, it is merged into that
 * class's.
 */
public final class InferredAttribute extends MergingDefinition<InferredAttribute>
        implements ClassDefinition.AttributeDefinition {
    private final String name;
    private final Part value = new Part();
    private boolean onInstances;
    private boolean assigned;
    private boolean perhapsMissing;
    private boolean deleted;

    InferredAttribute(String name, Worklist worklist) {
        super(worklist);
        this.name = name;
    }

    @Override
    InferredAttribute itself() {
        return this;
    }

    @Override
    List<Part> parts() {
        return List.of(value);
    }

    @Override
    void absorb(InferredAttribute other) {
        if (onInstances != other.onInstances) {
            onInstances = true;
            changed();
        }
        assigned |= other.assigned;
        if (perhapsMissing != other.perhapsMissing) {
            perhapsMissing = true;
            changed();
        }
        if (deleted != other.deleted) {
            deleted = true;
            changed();
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SomeValue value() {
        return valueOf(attribute -> attribute.value);
    }

    /** What it may be, for the block being flowed. */
    public SomeValue read() {
        return read(attribute -> attribute.value);
    }

    /** Lets it be this too. */
    public void generalise(SomeValue newValue) {
        generalise(attribute -> attribute.value, newValue);
    }

    /** Whether instances hold it; otherwise it is found in the class. */
    public boolean isOnInstances() {
        return root().onInstances;
    }

    /** Notes that instances hold it. */
    public void putOnInstances() {
        if (!root().onInstances) {
            root().onInstances = true;
            changed();
        }
    }

    /** Notes that the program assigns it through instances. */
    public void markAssigned() {
        putOnInstances();
        root().assigned = true;
    }

    @Override
    public boolean isReadOnly() {
        return !root().assigned;
    }

    @Override
    public boolean isPerhapsMissing() {
        return root().perhapsMissing;
    }

    /** Notes that an instance may be asked for it before it has it. */
    public void markPerhapsMissing() {
        if (!root().perhapsMissing) {
            root().perhapsMissing = true;
            changed();
        }
    }

    /** Whether the program deletes it of instances; the block being flowed is flowed again when it turns out to. */
    public boolean isDeleted() {
        read();
        return root().deleted;
    }

    /** Notes that the program deletes it of instances. */
    public void markDeleted() {
        markAssigned();
        markPerhapsMissing();
        if (!root().deleted) {
            root().deleted = true;
            changed();
        }
    }

    /** Moves all that is known here to the attribute of a class above. */
    public void moveTo(InferredAttribute above) {
        unite(above, this);
    }
}
