package dev.serpentine.frontend.host;

/** Where the embedded Python describes its own objects in other words than CPython, or not at all. */
public final class EmbeddedTexts {
    /** What system code reads where CPython has a text that is not known: no text of a program begins so. */
    private static final String UNKNOWN = "\0unknown";

    private EmbeddedTexts() {}

    /**
     * What a live object has under a name: as the embedded Python says, but for texts of its own. Only system code may
     * ask for those, to hand them on.
     */
    public static Host.Outcome attribute(Host host, HostObject object, String name) {
        return isItsOwn(object, name)
                ? new Host.Outcome.Returned(host.ofText(UNKNOWN))
                : host.getAttribute(object, name);
    }

    /** Whether an attribute of a live object is a text that CPython's object need not have. */
    public static boolean isItsOwn(HostObject object, String attribute) {
        return attribute.equals("__doc__")
                && (object.kind() == HostKind.BUILTIN_FUNCTION
                        || object.kind() == HostKind.CLASS
                                && object.qualifiedName().startsWith("builtins."));
    }
}
