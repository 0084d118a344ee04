package dev.serpentine.backend.jvm;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * A program as class files.
 *
 * @param classes the program's own, by internal name
 * @param resources other files of the jar, by path
 * @param mainClass internal name; of a library, the class that makes it ready
 */
public record JvmProgram(Map<String, byte[]> classes, Map<String, byte[]> resources, String mainClass) {

    public JvmProgram {
        classes = Collections.unmodifiableMap(new LinkedHashMap<>(classes));
        resources = Collections.unmodifiableMap(new LinkedHashMap<>(resources));
    }

    /** How many bytes the classes have. */
    public int size() {
        return classes.values().stream().mapToInt(bytes -> bytes.length).sum();
    }

    /** The listing of all classes, for people. */
    public String listing() {
        StringWriter text = new StringWriter();
        PrintWriter printer = new PrintWriter(text);
        for (byte[] bytes : classes.values()) {
            new ClassReader(bytes).accept(new TraceClassVisitor(null, new Textifier(), printer), 0);
        }
        return text.toString();
    }
}
