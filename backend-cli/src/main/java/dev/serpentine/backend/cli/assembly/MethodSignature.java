package dev.serpentine.backend.cli.assembly;

import java.util.List;

/**
 * What a method takes and gives.
 *
 * @param isInstance whether it has a receiver before its parameters
 * @param result perhaps {@link SignatureType.Simple#VOID}
 * @param parameters without the receiver
 */
public record MethodSignature(boolean isInstance, SignatureType result, List<SignatureType> parameters) {
    public MethodSignature {
        parameters = List.copyOf(parameters);
    }

    /** The signature of a static method. */
    public static MethodSignature ofStatic(SignatureType result, SignatureType... parameters) {
        return new MethodSignature(false, result, List.of(parameters));
    }

    /** The signature of a method with a receiver. */
    public static MethodSignature ofInstance(SignatureType result, SignatureType... parameters) {
        return new MethodSignature(true, result, List.of(parameters));
    }

    /** Whether a call leaves something on the stack. */
    public boolean hasResult() {
        return result != SignatureType.Simple.VOID;
    }
}
