package dev.serpentine.backend.jvm.runtime;

import java.nio.charset.StandardCharsets;

/** Text that external functions take and give: bytes in UTF-8. */
final class Answers {
    private Answers() {}

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The text in the beginning of an array. */
    static String text(byte[] bytes, long length) {
        return new String(bytes, 0, (int) length, StandardCharsets.UTF_8);
    }

    /** Copies as much of an answer as fits; how long it is. */
    static long of(byte[] answer, byte[] out) {
        System.arraycopy(answer, 0, out, 0, Math.min(answer.length, out.length));
        return answer.length;
    }

    /** The same for text; -1 for none. */
    static long of(String answer, byte[] out) {
        return answer == null ? -1 : of(bytes(answer), out);
    }
}
