package dev.serpentine.backend.jvm.runtime;

import java.nio.charset.StandardCharsets;

/** Text as Java has it, and as programs have it: characters below 256 in bytes if all are, and else in ints. */
public final class Texts {
    private Texts() {}

    /** The characters, {@code null} if one of them is too large. */
    public static byte[] narrow(String text) {
        return text.chars().allMatch(c -> c < 256) ? text.getBytes(StandardCharsets.ISO_8859_1) : null;
    }

    /** The code points. */
    public static int[] wide(String text) {
        return text.codePoints().toArray();
    }

    /**
     * The text of a program's characters.
     *
     * @param narrow {@code null} if they are wide
     */
    public static String of(byte[] narrow, int[] wide) {
        return narrow == null ? new String(wide, 0, wide.length) : new String(narrow, StandardCharsets.ISO_8859_1);
    }
}
