package dev.serpentine.backend.cli.assembly;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A method of a type defined here. Compared by identity. */
public final class MethodDefinition implements MethodReference {

    /** How a method is called and bound. */
    public enum Binding {
        STATIC,
        /** With a receiver, never overridden; constructors too. */
        INSTANCE,
        /** With a receiver; begins a new row of overriding methods. */
        NEW_VIRTUAL,
        /** With a receiver; replaces the inherited method of the same name and signature. */
        OVERRIDE
    }

    /** Where the code comes from. */
    public sealed interface Implementation {
        /** Instructions. */
        record OfBody(MethodBody body) implements Implementation {}

        /** The runtime: members of delegates. */
        enum OfRuntime implements Implementation {
            OF_RUNTIME
        }

        /**
         * A function of a native library.
         *
         * @param library its name for the dynamic linker
         * @param function the symbol
         * @param keepsError whether the error number is kept for {@code Marshal.GetLastWin32Error}
         */
        record OfLibrary(String library, String function, boolean keepsError) implements Implementation {}

        /** None: subclasses have it. */
        enum OfNobody implements Implementation {
            OF_NOBODY
        }
    }

    private final TypeDefinition owner;
    private final String name;
    private final MethodSignature signature;
    private final Binding binding;
    private final List<String> parameterNames;
    private final Implementation implementation;
    private boolean isInlined;
    private boolean isPublic = true;

    private MethodDefinition(
            TypeDefinition owner,
            String name,
            MethodSignature signature,
            Binding binding,
            List<String> parameterNames,
            Implementation implementation) {
        this.owner = Objects.requireNonNull(owner);
        this.name = Objects.requireNonNull(name);
        this.signature = Objects.requireNonNull(signature);
        this.binding = binding;
        this.parameterNames = List.copyOf(parameterNames);
        this.implementation = implementation;
        if (signature.isInstance() == (binding == Binding.STATIC)) {
            throw new IllegalArgumentException(name + " is static or has a receiver, not both");
        }
    }

    /** A method with instructions, to be added to {@code body} until the assembly is written. */
    public static MethodDefinition of(
            TypeDefinition owner,
            String name,
            MethodSignature signature,
            Binding binding,
            List<String> parameterNames,
            MethodBody body) {
        return new MethodDefinition(owner, name, signature, binding, parameterNames, new Implementation.OfBody(body));
    }

    /** A static method with instructions. */
    public static MethodDefinition ofStatic(
            TypeDefinition owner, String name, SignatureType result, List<SignatureType> parameters) {
        return of(
                owner,
                name,
                new MethodSignature(false, result, parameters),
                Binding.STATIC,
                List.of(),
                new MethodBody());
    }

    static MethodDefinition ofRuntime(TypeDefinition owner, String name, MethodSignature signature) {
        Binding binding = name.equals(".ctor") ? Binding.INSTANCE : Binding.NEW_VIRTUAL;
        return new MethodDefinition(owner, name, signature, binding, List.of(), Implementation.OfRuntime.OF_RUNTIME);
    }

    /** A function of a native library as a static method. */
    public static MethodDefinition ofLibrary(
            TypeDefinition owner, String name, MethodSignature signature, Implementation.OfLibrary function) {
        return new MethodDefinition(owner, name, signature, Binding.STATIC, List.of(), function);
    }

    /** Asks the runtime's compiler to inline every call. */
    public MethodDefinition inlined() {
        isInlined = true;
        return this;
    }

    /** Hides the method from other assemblies. */
    public MethodDefinition hidden() {
        isPublic = false;
        return this;
    }

    public TypeDefinition owner() {
        return owner;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public MethodSignature signature() {
        return signature;
    }

    public Binding binding() {
        return binding;
    }

    /** The names of the parameters, by position; perhaps fewer than there are. */
    public List<String> parameterNames() {
        return parameterNames;
    }

    public Implementation implementation() {
        return implementation;
    }

    /** The instructions, if it has any. */
    public Optional<MethodBody> body() {
        return implementation instanceof Implementation.OfBody(MethodBody body) ? Optional.of(body) : Optional.empty();
    }

    public boolean isInlined() {
        return isInlined;
    }

    public boolean isPublic() {
        return isPublic;
    }

    /** Whether it makes objects, or prepares a type. */
    public boolean isSpecialName() {
        return name.equals(".ctor") || name.equals(".cctor");
    }
}
