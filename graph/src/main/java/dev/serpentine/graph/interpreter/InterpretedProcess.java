package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.system.Interrupts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The process that an interpreted program believes to run in.
 *
 * @param arguments the program's name first
 * @param input standard input
 * @param output standard output
 * @param error standard error
 * @param environment its variables; a copy is taken
 * @param workingDirectory where relative paths begin
 * @param interrupts by which anybody may interrupt it
 */
public record InterpretedProcess(
        List<String> arguments,
        InputStream input,
        OutputStream output,
        OutputStream error,
        Map<String, String> environment,
        Path workingDirectory,
        Interrupts interrupts) {

    public InterpretedProcess {
        arguments = List.copyOf(arguments);
        environment = new TreeMap<>(environment);
    }

    /** A process that nobody else interrupts. */
    public InterpretedProcess(
            List<String> arguments,
            InputStream input,
            OutputStream output,
            OutputStream error,
            Map<String, String> environment,
            Path workingDirectory) {
        this(arguments, input, output, error, environment, workingDirectory, new Interrupts());
    }

    /** This very process, with arguments of its own. Its standard streams are used unbuffered. */
    public static InterpretedProcess real(List<String> arguments) {
        return new InterpretedProcess(
                arguments,
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System.getenv(),
                Path.of("").toAbsolutePath());
    }

    /** A process that reads {@code input} and whose output is kept. */
    public static InterpretedProcess captured(String input, String... arguments) {
        return new InterpretedProcess(
                List.of(arguments),
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                System.getenv(),
                Path.of("").toAbsolutePath());
    }

    /** What a {@linkplain #captured captured} process has written on standard output. */
    public String outputText() {
        return ((ByteArrayOutputStream) output).toString(StandardCharsets.UTF_8);
    }

    /** What a {@linkplain #captured captured} process has written on standard error. */
    public String errorText() {
        return ((ByteArrayOutputStream) error).toString(StandardCharsets.UTF_8);
    }
}
