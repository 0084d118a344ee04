package dev.serpentine.driver.interactive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A translated program that stays up and answers calls. Used by one thread. */
public final class CalledProgram implements AutoCloseable {
    private final Process process;
    private final Runnable removal;
    private final String mark;
    private final InputStream answers;

    private CalledProgram(Process process, Runnable removal, String mark) {
        this.process = process;
        this.removal = removal;
        this.mark = mark;
        this.answers = new BufferedInputStream(process.getInputStream());
    }

    /**
     * Starts a program. It ends with this process at the latest.
     *
     * @param command whose first word is the file of an executable, or the name of one
     * @param variables of the environment that it has besides ours
     * @param removal of its files, when the program is closed
     * @param mark that its answers stand behind
     * @throws UncheckedIOException if it cannot be started
     */
    public static CalledProgram start(
            List<String> command, Map<String, String> variables, Runnable removal, String mark) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(Redirect.INHERIT);
        builder.environment().putAll(variables);
        try {
            Process process = builder.start();
            CalledProgram program = new CalledProgram(process, removal, mark);
            Runtime.getRuntime().addShutdownHook(new Thread(program::close));
            return program;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** @param call a line, without its end */
    public Answer ask(String call) {
        try {
            OutputStream input = process.getOutputStream();
            input.write((call + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
        } catch (IOException ended) {
            // What it printed before its end says more.
        }
        try {
            return Answer.read(answers, mark);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Waits for the end of a program that has no answer any more. @return its exit status */
    public int status() {
        try {
            return process.waitFor();
        } catch (InterruptedException exception) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a program ended", exception);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        removal.run();
    }
}
