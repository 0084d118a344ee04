package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * An attribute of a class while it is being inferred. When a class above turns out to need it, it is merged into that
 * class's.
 */
public final class InferredAttribute extends MergingDefinition<InferredAttribute>
        implements ClassDefinition.AttributeDefinition {
    private final String name;
    private final Part value = new Part();
    /** Through which classes it was found that instances hold it. */
    private final Set<ClassDefinition> holders = new LinkedHashSet<>();

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
        if (holders.addAll(other.holders)) {
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

    /** Whether some instances hold it; otherwise it is found in the class. */
    public boolean isOnInstances() {
        return !root().holders.isEmpty();
    }

    @Override
    public boolean isHeldBy(ClassDefinition definition) {
        return root().holders.stream()
                .anyMatch(holder -> holder.isSubclassOf(definition) || definition.isSubclassOf(holder));
    }

    /** Notes that instances of a class hold it, or of one below. */
    public void putOnInstances(ClassDefinition holder) {
        if (!isHeldFrom(holder) && root().holders.add(holder)) {
            changed();
        }
    }

    /** Whether all instances of a class are known to be of those that may hold it. */
    private boolean isHeldFrom(ClassDefinition definition) {
        return root().holders.stream().anyMatch(definition::isSubclassOf);
    }

    /** Notes that the program assigns it through an instance. */
    public void markAssigned(SomeInstance instance) {
        instance.kinds().forEach(this::putOnInstances);
        root().assigned = true;
    }

    /** Whether the program assigns it through an instance, for the block being flowed. */
    public boolean readsAssigned() {
        read();
        return root().assigned;
    }

    /**
     * The same as {@link #markAssigned} of an attribute that somebody may have asked whether it {@link #readsAssigned
     * is}.
     */
    public void markAssignedForReaders(SomeInstance instance) {
        boolean isNew = !root().assigned;
        markAssigned(instance);
        if (isNew) {
            changed();
        }
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
    public void markDeleted(SomeInstance instance) {
        markAssigned(instance);
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
