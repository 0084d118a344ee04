package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.FloatText;
import java.nio.charset.StandardCharsets;

/** The external functions between floating-point numbers and text. */
public final class FloatFunctions {
    private FloatFunctions() {}

    public static long float_to_text(double value, long format, long precision, byte[] out) {
        return Answers.of(FloatText.of(value, (char) format, (int) precision), out);
    }

    public static double text_to_float(byte[] text, long start, long length) {
        return FloatText.parse(new String(text, (int) start, (int) length, StandardCharsets.ISO_8859_1));
    }
}
