package dev.serpentine.backend.cli.assembly;

/** The types of the base library that the model itself speaks of. */
public final class BaseLibrary {
    public static final ExternalType OBJECT = ExternalType.ofBaseLibrary("System", "Object");
    public static final ExternalType VALUE_TYPE = ExternalType.ofBaseLibrary("System", "ValueType");
    public static final ExternalType MULTICAST_DELEGATE = ExternalType.ofBaseLibrary("System", "MulticastDelegate");
    public static final ExternalType EXCEPTION = ExternalType.ofBaseLibrary("System", "Exception");

    private BaseLibrary() {}
}
