package dev.serpentine.backend.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.CheckClassAdapter;

/** Translates graphs given as text, verifies every class, and runs the jar as a user would. */
final class EmittedProgram {
    /** The classes that every program has. */
    static final String CLASSES = """
            class Error module "builtins" {text: Signed}
            class Overflow module "builtins" extends Error {}
            class class module "" {immutable number: Signed}
            contents Error record &101 {}
            contents Overflow record &101 {}
            contents class record &101 {}
            data &101 = class{number: 1}
            data &102 = Overflow{}
            data &103 = Overflow{}
            graph report
              returns r_1: Signed
              raises e_1: *Error
            block 0(e_2: *Error)
              jump return(1)
            """;
    /** What stands at the end of every program whose entry is {@code main}. */
    static final String PROGRAM = """
            program entry @main report @report
            exceptions instance Error
            prebuilt OverflowError &102:*Error
            prebuilt RecursionError &103:*Error
            """;

    /**
     * What a program did.
     *
     * @param error standard error
     */
    record Outcome(String output, String error, int status) {}

    private EmittedProgram() {}

    static Program parse(String text) {
        return GraphText.parse(text).program().orElseThrow();
    }

    /** Checks that interpreter and JVM agree on output and status, and that the output is as expected. */
    static void check(String text, String expectedOutput, int expectedStatus, Path folder) throws Exception {
        InterpretedProcess process = InterpretedProcess.captured("");
        int status = ProgramRunner.run(parse(text), process);
        assertEquals(expectedOutput, process.outputText(), "in the interpreter");
        assertEquals(expectedStatus, status, "in the interpreter");
        checkOnJava(text, expectedOutput, expectedStatus, folder);
    }

    /** The same without the interpreter. */
    static void checkOnJava(String text, String expectedOutput, int expectedStatus, Path folder) throws Exception {
        Outcome outcome = run(emit(text, folder), folder);
        assertEquals(expectedOutput, outcome.output(), outcome.error());
        assertEquals(expectedStatus, outcome.status(), outcome.error());
    }

    /** The program's classes, each of which passes the verifier. */
    static JvmProgram emit(String text, Path folder) throws Exception {
        JvmProgram program = JvmBackend.emit(parse(text), folder.resolve("example.py"));
        verify(program, folder);
        return program;
    }

    static void verify(JvmProgram program, Path folder) throws Exception {
        Path jar = folder.resolve("verified.jar");
        JarWriter.write(program, true, jar);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            for (Map.Entry<String, byte[]> each : program.classes().entrySet()) {
                StringWriter problems = new StringWriter();
                CheckClassAdapter.verify(new ClassReader(each.getValue()), loader, false, new PrintWriter(problems));
                assertEquals("", problems.toString(), each.getKey());
            }
        }
    }

    /** Runs a program as a process of its own, on the Java that is the user's. */
    static Outcome run(JvmProgram program, Path folder, String... options) throws Exception {
        Path jar = folder.resolve("program.jar");
        JarWriter.write(program, true, jar);
        List<String> command = new ArrayList<>(List.of("java"));
        command.addAll(List.of(options));
        command.addAll(List.of("-jar", jar.toString()));
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        return new Outcome(output, Files.readString(errors), status);
    }
}
