package dev.serpentine.frontend.host;

/** Where the embedded Python describes its own objects in other words than CPython, or not at all. */
public final class EmbeddedTexts {
    private EmbeddedTexts() {}

    /** Whether an attribute of a live object is a text that CPython's object need not have. */
    public static boolean isItsOwn(HostObject object, String attribute) {
        return attribute.equals("__doc__")
                && (object.kind() == HostKind.BUILTIN_FUNCTION
                        || object.kind() == HostKind.CLASS
                                && object.qualifiedName().startsWith("builtins."));
    }
}
