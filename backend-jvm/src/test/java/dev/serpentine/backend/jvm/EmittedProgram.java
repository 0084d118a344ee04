package dev.serpentine.backend.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.backendtest.Platform;
import dev.serpentine.graph.program.Program;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/** Translates programs, verifies every class, and runs the jar as a user would. */
final class EmittedProgram {
    private EmittedProgram() {}

    static List<Platform.Outcome> run(Program program, Path folder) throws IOException, InterruptedException {
        Path jar = folder.resolve("program.jar");
        JarWriter.write(emit(program, folder), true, jar);
        return List.of(Platform.Outcome.ofCommand("on the user's Java", folder, "java", "-jar", jar.toString()));
    }

    /** The program's classes, each of which passes the verifier. */
    static JvmProgram emit(Program program, Path folder) throws IOException {
        JvmProgram emitted = JvmBackend.emit(program, folder.resolve("example.py"));
        verify(emitted, folder);
        return emitted;
    }

    private static void verify(JvmProgram program, Path folder) throws IOException {
        Path jar = folder.resolve("verified.jar");
        JarWriter.write(program, true, jar);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            for (Map.Entry<String, byte[]> each : program.classes().entrySet()) {
                StringWriter problems = new StringWriter();
                CheckClassAdapter.verify(new ClassReader(each.getValue()), loader, false, new PrintWriter(problems));
                assertEquals("", problems.toString(), each.getKey());
            }
        }
    }
}
