package dev.serpentine.frontend.annotation;

import dev.serpentine.graph.model.SourcePosition;

/** An attribute of a class while it is being inferred. When a class above turns out to need it, it is merged into that class's. */
final class InferredAttribute implements ClassDefinition.AttributeDefinition {
    private final String name;
    private final Readers readers;
    private InferredAttribute movedTo;
    private SomeValue value = SomeValue.SomeImpossible.IMPOSSIBLE;
    private Origin origin;
    private boolean onInstances;
    private boolean assigned;

    InferredAttribute(String name, Worklist worklist) {
        this.name = name;
        this.readers = new Readers(worklist);
    }

    private InferredAttribute root() {
        InferredAttribute root = this;
        while (root.movedTo != null) {
            root = root.movedTo;
        }
        return root;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SomeValue value() {
        return root().value;
    }

    SomeValue read() {
        root().readers.read();
        return value();
    }

    Origin origin() {
        Origin found = root().origin;
        return found == null ? Origin.of(SourcePosition.NONE, "") : found;
    }

    void noteOrigin(Origin first) {
        InferredAttribute root = root();
        if (root.origin == null) {
            root.origin = first;
        }
    }

    /** Whether instances hold it; otherwise it is found in the class. */
    boolean isOnInstances() {
        return root().onInstances;
    }

    void putOnInstances() {
        InferredAttribute root = root();
        if (!root.onInstances) {
            root.onInstances = true;
            root.readers.changed();
        }
    }

    void markAssigned() {
        putOnInstances();
        root().assigned = true;
    }

    @Override
    public boolean isReadOnly() {
        return !root().assigned;
    }

    void generalise(SomeValue newValue) {
        SomeValue wider = Union.of(value(), Lattice.withoutConstant(newValue));
        InferredAttribute root = root();
        if (!wider.equals(root.value)) {
            root.value = wider;
            root.readers.changed();
        }
    }

    /** Moves all that is known here to the attribute of a class above. */
    void moveTo(InferredAttribute above) {
        InferredAttribute root = root();
        InferredAttribute target = above.root();
        if (root == target) {
            return;
        }
        root.movedTo = target;
        target.readers.addAll(root.readers);
        target.onInstances |= root.onInstances;
        target.assigned |= root.assigned;
        if (target.origin == null) {
            target.origin = root.origin;
        }
        target.readers.changed();
        target.generalise(root.value);
    }
}
