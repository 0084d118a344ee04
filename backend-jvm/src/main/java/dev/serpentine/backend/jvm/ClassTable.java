package dev.serpentine.backend.jvm;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Which emitted class extends which: what the frames of class files are computed from, without loading a class. */
final class ClassTable {
    private static final String OBJECT = "java/lang/Object";

    private final Map<String, String> parents = new HashMap<>();

    void add(String name, String parent) {
        parents.put(name, parent);
    }

    /** A writer of a class for Java 17 that computes frames and sizes of stacks by itself. */
    ClassWriter writer() {
        return new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String first, String second) {
                return common(first, second);
            }
        };
    }

    /** A writer that has begun a public class. */
    ClassWriter begin(String name, String parent, int access, String... interfaces) {
        ClassWriter writer = writer();
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER | access, name, null, parent, interfaces);
        return writer;
    }

    private String common(String first, String second) {
        Set<String> ancestors = new HashSet<>();
        for (String name = first; name != null; name = parents.get(name)) {
            ancestors.add(name);
        }
        for (String name = second; name != null; name = parents.get(name)) {
            if (ancestors.contains(name)) {
                return name;
            }
        }
        return OBJECT;
    }
}
