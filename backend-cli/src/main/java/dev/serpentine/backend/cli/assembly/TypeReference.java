package dev.serpentine.backend.cli.assembly;

/** A class, interface or value type, defined here or in another assembly. */
public sealed interface TypeReference permits TypeDefinition, ExternalType {

    /** The namespace, empty for none. */
    String namespace();

    /** The name without its namespace; of a generic type with the backquote and the number of its parameters. */
    String name();

    /** The type of references to its objects. */
    default SignatureType reference() {
        return new SignatureType.OfClass(this);
    }
}
