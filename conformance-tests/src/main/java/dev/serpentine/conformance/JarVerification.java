package dev.serpentine.conformance;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/**
 * Has ASM's verifier look at every class of a program's jar; unlike the JVM's own, it also looks at methods that
 * nothing runs, and follows types without stack maps.
 */
public final class JarVerification {
    private static final String SHIPPED = "dev/serpentine/backend/jvm/runtime/";
    /** The run-time support that is the same in every jar is looked at once. */
    private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();

    private JarVerification() {}

    /** @throws IllegalStateException if a class cannot be verified; the message tells which, and why */
    public static void require(Path jar) throws IOException {
        try (JarFile classes = new JarFile(jar.toFile());
                URLClassLoader loader =
                        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            for (Enumeration<JarEntry> entries = classes.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().endsWith(".class")
                        && (!entry.getName().startsWith(SHIPPED) || SEEN.add(entry.getName()))) {
                    require(entry.getName(), classes.getInputStream(entry).readAllBytes(), loader);
                }
            }
        }
    }

    private static void require(String name, byte[] bytes, ClassLoader loader) {
        StringWriter problems = new StringWriter();
        CheckClassAdapter.verify(new ClassReader(bytes), loader, false, new PrintWriter(problems));
        if (!problems.toString().isEmpty()) {
            throw new IllegalStateException(
                    "ASM's verifier about " + name + ": " + problems.toString().strip());
        }
    }
}
