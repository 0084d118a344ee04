package dev.serpentine.backend.cli.assembly;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A type of the assembly. Compared by identity; members are added in the order in which they shall stand. */
public final class TypeDefinition implements TypeReference {

    /** What kind of type it is. */
    public enum Kind {
        CLASS,
        /** A class that holds static members only. */
        STATIC_CLASS,
        /** A class of callables of one signature, whose members the runtime implements. */
        DELEGATE,
        /** So many bytes, for fields that map data. */
        BYTES
    }

    private final String namespace;
    private final String name;
    private final Kind kind;
    private final boolean isPublic;
    private final SignatureType parent;
    private final int size;
    private final List<SignatureType> interfaces = new ArrayList<>();
    private final List<FieldDefinition> fields = new ArrayList<>();
    private final List<MethodDefinition> methods = new ArrayList<>();

    private TypeDefinition(String namespace, String name, Kind kind, boolean isPublic, SignatureType parent, int size) {
        this.namespace = Objects.requireNonNull(namespace);
        this.name = Objects.requireNonNull(name);
        this.kind = kind;
        this.isPublic = isPublic;
        this.parent = parent;
        this.size = size;
    }

    /** A class that extends another. */
    public static TypeDefinition ofClass(String namespace, String name, boolean isPublic, SignatureType parent) {
        return new TypeDefinition(namespace, name, Kind.CLASS, isPublic, parent, 0);
    }

    /** A class for static members. */
    public static TypeDefinition ofStaticClass(String namespace, String name, boolean isPublic) {
        return new TypeDefinition(namespace, name, Kind.STATIC_CLASS, isPublic, SignatureType.Simple.OBJECT, 0);
    }

    /** A delegate type with its constructor and {@code Invoke}. */
    public static TypeDefinition ofDelegate(
            String namespace, String name, boolean isPublic, SignatureType result, List<SignatureType> parameters) {
        TypeDefinition type = new TypeDefinition(
                namespace, name, Kind.DELEGATE, isPublic, BaseLibrary.MULTICAST_DELEGATE.reference(), 0);
        type.addMethod(MethodDefinition.ofRuntime(
                type,
                ".ctor",
                MethodSignature.ofInstance(
                        SignatureType.Simple.VOID, SignatureType.Simple.OBJECT, SignatureType.Simple.NATIVE_INT)));
        type.addMethod(MethodDefinition.ofRuntime(type, "Invoke", new MethodSignature(true, result, parameters)));
        return type;
    }

    /** A value type of so many bytes. */
    public static TypeDefinition ofBytes(String namespace, String name, int size) {
        return new TypeDefinition(namespace, name, Kind.BYTES, false, BaseLibrary.VALUE_TYPE.reference(), size);
    }

    @Override
    public String namespace() {
        return namespace;
    }

    @Override
    public String name() {
        return name;
    }

    public Kind kind() {
        return kind;
    }

    public boolean isPublic() {
        return isPublic;
    }

    /** The class that it extends. */
    public SignatureType parent() {
        return parent;
    }

    /** The size of a {@link Kind#BYTES}, if it is one. */
    public Optional<Integer> size() {
        return kind == Kind.BYTES ? Optional.of(size) : Optional.empty();
    }

    public List<SignatureType> interfaces() {
        return Collections.unmodifiableList(interfaces);
    }

    public List<FieldDefinition> fields() {
        return Collections.unmodifiableList(fields);
    }

    public List<MethodDefinition> methods() {
        return Collections.unmodifiableList(methods);
    }

    /** The method of that name, which must be the only one. */
    public MethodDefinition method(String methodName) {
        return methods.stream()
                .filter(method -> method.name().equals(methodName))
                .findFirst()
                .orElseThrow();
    }

    /** Promises an interface, whose methods the type has under the interface's names. */
    public void implement(SignatureType implemented) {
        interfaces.add(implemented);
    }

    /** Adds a field that each object has. */
    public FieldDefinition addField(String fieldName, SignatureType type) {
        return add(new FieldDefinition(this, fieldName, type, false, null));
    }

    /** Adds a static field. */
    public FieldDefinition addStaticField(String fieldName, SignatureType type) {
        return add(new FieldDefinition(this, fieldName, type, true, null));
    }

    /** Adds a static field that maps bytes of the file. */
    public FieldDefinition addData(String fieldName, TypeDefinition bytes, byte[] data) {
        return add(new FieldDefinition(this, fieldName, new SignatureType.OfValue(bytes), true, data));
    }

    private FieldDefinition add(FieldDefinition field) {
        fields.add(field);
        return field;
    }

    /** Adds a method, which must have been made for this type. */
    public MethodDefinition addMethod(MethodDefinition method) {
        if (method.owner() != this) {
            throw new IllegalArgumentException(
                    method.name() + " belongs to " + method.owner().name());
        }
        methods.add(method);
        return method;
    }
}
