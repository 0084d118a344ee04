package dev.serpentine.backend.cli.assembly;

/** What identifies the assemblies that ours refer to. */
public final class AssemblyReference {
    /** The base library's name, which every runtime knows. */
    public static final String BASE_LIBRARY = "mscorlib";

    /** The major version that we ask for; the other parts are 0. */
    public static final int MAJOR_VERSION = 4;

    private static final byte[] STANDARD_TOKEN = {(byte) 0xB7, 0x7A, 0x5C, 0x56, 0x19, 0x34, (byte) 0xE0, (byte) 0x89};

    private AssemblyReference() {}

    /** The public key token of the standard's assemblies. */
    public static byte[] token() {
        return STANDARD_TOKEN.clone();
    }
}
