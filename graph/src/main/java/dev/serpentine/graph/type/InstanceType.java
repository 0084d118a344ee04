package dev.serpentine.graph.type;

import java.util.List;
import java.util.Optional;

/**
 * A class of the object-oriented type system: what its instances hold. A value of type pointer to it is a reference,
 * perhaps null, to an instance of it or of a class that extends it.
 *
 * <p>What a class has besides fields, its methods and the record that stands for it as a value, is its
 * {@link Contents}, given by {@link #complete} when the last method is known.
 */
public final class InstanceType extends FieldedType {

    /** What a class has besides fields; {@code graph.data} knows it. */
    public interface Contents {}

    private final String module;
    private final InstanceType parent;
    private Contents contents;

    private InstanceType(String name, String module, InstanceType parent) {
        super(name);
        this.module = module;
        this.parent = parent;
    }

    /**
     * A class whose fields follow by {@link #define}.
     *
     * @param name unique in the program (the typer sees to it); letters, digits, underscores and dots
     * @param module the dotted name of the source module that defines it; empty for what the typer makes up
     * @param parent the class it extends, or {@code null}
     */
    public static InstanceType declare(String name, String module, InstanceType parent) {
        return new InstanceType(name, module, parent);
    }

    @Override
    public InstanceType define(List<Field> fields) {
        super.define(fields);
        return this;
    }

    /**
     * Gives the class its methods and its record.
     *
     * @throws IllegalStateException if it has them
     */
    public void complete(Contents given) {
        if (contents != null) {
            throw new IllegalStateException("class " + name() + " is complete already");
        }
        contents = given;
    }

    /** What {@link #complete} gave, if it was called. */
    public Optional<Contents> contents() {
        return Optional.ofNullable(contents);
    }

    /** The dotted name of the source module; empty for what the typer made up. */
    public String module() {
        return module;
    }

    /** The class that it extends, if there is one. */
    @Override
    public Optional<InstanceType> parent() {
        return Optional.ofNullable(parent);
    }

    /** Always: instances are the platform's objects. */
    @Override
    public boolean isGarbageCollected() {
        return true;
    }
}
