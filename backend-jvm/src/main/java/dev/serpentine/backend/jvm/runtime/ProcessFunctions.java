package dev.serpentine.backend.jvm.runtime;

import java.nio.charset.Charset;

/**
 * The external functions on the process itself: its arguments and its end. Each program begins with one of them, so
 * this class asks for little.
 */
public final class ProcessFunctions {
    /** Found by its name: the class that names all charsets loads them. */
    private static final Charset UTF_8 = Charset.forName("UTF-8");

    private static byte[][] arguments = {};
    private static boolean isLibrary = true;

    private ProcessFunctions() {}

    public static long process_argument_count() {
        return arguments.length;
    }

    public static long process_argument_length(long index) {
        return arguments[(int) index].length;
    }

    public static long process_argument_copy(long index, byte[] out) {
        byte[] argument = arguments[(int) index];
        System.arraycopy(argument, 0, out, 0, Math.min(argument.length, out.length));
        return argument.length;
    }

    public static void process_exit(long status) {
        if (isLibrary) {
            LibraryCalls.exit((int) status & 0xFF);
        }
        Runtime.getRuntime().halt((int) status & 0xFF);
    }

    public static void print_traceback(long depth, long ofGroup) {
        byte[] text = Tracebacks.ofCurrent(depth, ofGroup != 0);
        StreamFunctions.os_write(2, text, 0, text.length);
    }

    public static long traceback_places(byte[] out) {
        return Answers.of(Tracebacks.placesOfCurrent(), out);
    }

    /** Makes this a process of its own, with these arguments. */
    static void useArguments(String name, String[] words) {
        isLibrary = false;
        arguments = new byte[words.length + 1][];
        arguments[0] = name.getBytes(UTF_8);
        for (int i = 0; i < words.length; i++) {
            arguments[i + 1] = words[i].getBytes(UTF_8);
        }
    }
}
