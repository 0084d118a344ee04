package dev.serpentine.backend.cli.assembly;

/**
 * A type of another assembly.
 *
 * @param assembly the assembly's name; its version is {@link AssemblyReference#of the one that we reference}
 * @param namespace where it is
 * @param name its name there
 */
public record ExternalType(String assembly, String namespace, String name) implements TypeReference {

    /** A type of the base library. */
    public static ExternalType ofBaseLibrary(String namespace, String name) {
        return new ExternalType(AssemblyReference.BASE_LIBRARY, namespace, name);
    }
}
