package dev.serpentine.frontend.flow;

/**
 * The attributes of generators that hold the variables of the body while it waits. Each is stored where the body is
 * left, and read only where it goes on from there, so that it is never missing.
 */
public final class SavedVariables {
    private static final String PREFIX = "saved";

    private SavedVariables() {}

    /** The attribute for one of the variables that are needed behind a {@code yield}, the state's. */
    static String attribute(int state, int index) {
        return PREFIX + state + "_" + index;
    }

    /** Whether an attribute of a generator is one of these. */
    public static boolean isOne(String attribute) {
        return attribute.startsWith(PREFIX);
    }
}
