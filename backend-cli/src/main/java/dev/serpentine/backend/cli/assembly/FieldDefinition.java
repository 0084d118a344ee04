package dev.serpentine.backend.cli.assembly;

import java.util.Objects;
import java.util.Optional;

/** A field of a type defined here. Compared by identity. */
public final class FieldDefinition {
    private final TypeDefinition owner;
    private final String name;
    private final SignatureType type;
    private final boolean isStatic;
    private final byte[] data;

    FieldDefinition(TypeDefinition owner, String name, SignatureType type, boolean isStatic, byte[] data) {
        this.owner = Objects.requireNonNull(owner);
        this.name = Objects.requireNonNull(name);
        this.type = Objects.requireNonNull(type);
        this.isStatic = isStatic;
        this.data = data;
    }

    public TypeDefinition owner() {
        return owner;
    }

    public String name() {
        return name;
    }

    public SignatureType type() {
        return type;
    }

    public boolean isStatic() {
        return isStatic;
    }

    /** The bytes of the file that the field maps, if it does. */
    public Optional<byte[]> data() {
        return Optional.ofNullable(data);
    }
}
