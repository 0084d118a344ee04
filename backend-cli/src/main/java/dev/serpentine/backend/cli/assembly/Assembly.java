package dev.serpentine.backend.cli.assembly;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A whole assembly of one module. */
public final class Assembly {
    private final String name;
    private final List<TypeDefinition> types = new ArrayList<>();
    private MethodDefinition entryPoint;

    /** @param name without the ending of the file */
    public Assembly(String name) {
        this.name = Objects.requireNonNull(name);
    }

    public String name() {
        return name;
    }

    /** Adds a type; a class that others extend must be added before them. */
    public TypeDefinition add(TypeDefinition type) {
        types.add(type);
        return type;
    }

    public List<TypeDefinition> types() {
        return Collections.unmodifiableList(types);
    }

    /** Makes it an executable that starts with this static method. */
    public void setEntryPoint(MethodDefinition method) {
        entryPoint = method;
    }

    /** Where an executable starts; empty for a library. */
    public Optional<MethodDefinition> entryPoint() {
        return Optional.ofNullable(entryPoint);
    }
}
