package dev.serpentine.backend.cli.assembly;

/** A method, defined here or in another assembly. */
public sealed interface MethodReference permits MethodDefinition, MethodReference.External {

    String name();

    MethodSignature signature();

    /**
     * A method of a type of another assembly, or of an instance of a generic type.
     *
     * @param owner the type that has it
     * @param name {@code .ctor} for a constructor
     * @param signature as its definition has it, so with {@link SignatureType.Parameter} for parameters of a generic
     *     owner
     */
    record External(SignatureType owner, String name, MethodSignature signature) implements MethodReference {}

    /** A static method of a type of another assembly. */
    static MethodReference ofStatic(
            TypeReference owner, String name, SignatureType result, SignatureType... parameters) {
        return new External(owner.reference(), name, MethodSignature.ofStatic(result, parameters));
    }

    /** A method with a receiver, or a constructor, of a class of another assembly. */
    static MethodReference ofInstance(
            TypeReference owner, String name, SignatureType result, SignatureType... parameters) {
        return new External(owner.reference(), name, MethodSignature.ofInstance(result, parameters));
    }
}
