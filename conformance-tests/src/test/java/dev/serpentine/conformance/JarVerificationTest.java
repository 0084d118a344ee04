package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class JarVerificationTest {
    @TempDir
    private Path folder;

    /** A jar of a class whose method returns what a constant instruction pushes as if it were a reference. */
    private Path jar(int constant) throws IOException {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "some/Functions", null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_STATIC, "neverCalled", "()Ljava/lang/Object;", null, null);
        code.visitCode();
        code.visitInsn(constant);
        code.visitInsn(Opcodes.ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        Path jar = folder.resolve("program.jar");
        try (JarOutputStream output = new JarOutputStream(Files.newOutputStream(jar))) {
            output.putNextEntry(new JarEntry("some/Functions.class"));
            output.write(writer.toByteArray());
        }
        return jar;
    }

    @Test
    void soundClassesPass() {
        assertDoesNotThrow(() -> JarVerification.require(jar(Opcodes.ACONST_NULL)));
    }

    @Test
    void theMessageNamesClassAndMethodOfUnsoundCode() {
        String message = assertThrows(IllegalStateException.class, () -> JarVerification.require(jar(Opcodes.ICONST_0)))
                .getMessage();
        assertTrue(message.contains("some/Functions") && message.contains("neverCalled"), message);
    }
}
