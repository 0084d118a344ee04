package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.TracebackText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Starts a program as a process of its own, and ends the process. */
public final class Start {
    /** As deep as recursion may go; memory is used only as far as it goes. */
    private static final long STACK_SIZE = 512L << 20;

    private static final int FAULT = 70;

    /** The resource that names the source file of each class of the user's, a line each. */
    public static final String SOURCES = "/META-INF/serpentine/sources";

    /** Stands in the name of a method that is a part of one, which calls it in its own place. */
    public static final String PART = "$part";

    /** The Java exception whose traceback is to be printed. */
    private static Throwable uncaught;

    private Start() {}

    /** The two functions of a program that are called from outside. */
    public interface Program {
        /** The exit status. */
        long run() throws Throwable;

        /** Says what happened, and gives the exit status. */
        long reportUncaught(Object exception) throws Throwable;
    }

    /**
     * Runs a program to its end; does not return.
     *
     * @param name what the program calls itself, its first argument
     */
    public static void main(String name, String[] arguments, Program program) {
        ExternalFunctions.useArguments(name, arguments);
        Thread thread = new Thread(null, () -> Runtime.getRuntime().halt((int) statusOf(program) & 0xFF), "main", STACK_SIZE);
        thread.start();
    }

    private static long statusOf(Program program) {
        try {
            return run(program);
        } catch (Throwable fault) {
            fault.printStackTrace();
            return FAULT;
        }
    }

    private static long run(Program program) throws Throwable {
        try {
            return program.run();
        } catch (Throwable thrown) {
            Raisable instance = Exceptions.instanceOf(thrown);
            if (instance == null) {
                throw thrown;
            }
            uncaught = thrown;
            return program.reportUncaught(instance);
        }
    }

    /** The text of the uncaught exception's traceback. Only functions whose source the jar names are shown: Python shows none of its own either. */
    static byte[] traceback() {
        List<TracebackText.Entry> entries = new ArrayList<>();
        if (uncaught != null) {
            Map<String, String> sources = sources();
            boolean isCalledByItself = false;
            for (StackTraceElement element : uncaught.getStackTrace()) {
                String file = sources.get(element.getClassName());
                String method = element.getMethodName();
                if (file != null && element.getLineNumber() > 0 && !isCalledByItself) {
                    int mark = method.indexOf('$');
                    entries.add(new TracebackText.Entry(mark > 0 ? method.substring(0, mark) : method, file, element.getLineNumber()));
                }
                isCalledByItself = method.contains(PART);
            }
        }
        Collections.reverse(entries);
        return TracebackText.of(entries).getBytes(StandardCharsets.UTF_8);
    }

    /** The source file of each class that comes from the user's program. */
    static Map<String, String> sources() {
        Map<String, String> sources = new HashMap<>();
        try (InputStream stream = Start.class.getResourceAsStream(SOURCES)) {
            for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                int tab = line.indexOf('\t');
                if (tab > 0) {
                    sources.put(line.substring(0, tab), line.substring(tab + 1));
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return sources;
    }
}
