package dev.serpentine.conformance.damage;

import dev.serpentine.conformance.ConformanceProgram;
import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One damaged program, translated, run and judged.
 *
 * @param original what was damaged
 * @param text the damaged text
 */
record DamageTrial(ConformanceProgram original, String text) {
    /** Of processor time, which does not depend on what else the machine does. */
    private static final long TRANSLATION_NANOSECONDS = 60_000_000_000L;

    private static final long RUN_MILLISECONDS = 60_000;
    private static final long STACK_SIZE = 1L << 30;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int KILLED = 137;
    private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-f]+");

    /** What the translator made of it. */
    private sealed interface Outcome {
        record Refused(PreparedProgram.Refused refusal) implements Outcome {}

        record Ran(byte[] output, String errors, int status) implements Outcome {}

        record Failed(Throwable fault) implements Outcome {}
    }

    /** Judges it; needs no large stack. */
    Judgement judge(Reference reference, Path folder) throws IOException, InterruptedException {
        Path file = folder.resolve(original.file().getFileName());
        Files.writeString(file, text);
        Optional<Reference.Answer> answer = reference.run(file, original.arguments(), original.input(), folder, 0);
        if (answer.isEmpty()) {
            return Judgement.Fine.NOT_JUDGED;
        }
        Optional<Outcome> outcome = outcome(file, folder);
        if (outcome.isEmpty()) {
            return new Judgement.Finding(Judgement.Wrong.HANG, "hang", "the translator does not come to an end");
        }
        Judgement judgement = judged(outcome.get(), answer.get(), file);
        if (judgement instanceof Judgement.Finding(Judgement.Wrong wrong, String _, String _)
                && wrong == Judgement.Wrong.DIFFERENCE
                && !isFixed(reference, answer.get(), file, folder)) {
            return Judgement.Fine.NOT_JUDGED;
        }
        return judgement;
    }

    /** Whether Python answers the same once more, with other hashes of text. */
    private boolean isFixed(Reference reference, Reference.Answer answer, Path file, Path folder)
            throws IOException, InterruptedException {
        Optional<Reference.Answer> again = reference.run(file, original.arguments(), original.input(), folder, 4711);
        return again.isPresent()
                && again.get().status() == answer.status()
                && comparable(again.get().output()).equals(comparable(answer.output()));
    }

    private static String comparable(byte[] output) {
        return ADDRESS.matcher(new String(output, StandardCharsets.ISO_8859_1)).replaceAll("0x");
    }

    private Judgement judged(Outcome outcome, Reference.Answer answer, Path file) {
        return switch (outcome) {
            case Outcome.Refused(PreparedProgram.Refused refusal) -> judgedRefusal(refusal, answer, file);
            case Outcome.Ran ran -> judgedRun(ran, answer);
            case Outcome.Failed(Throwable fault) ->
                new Judgement.Finding(Judgement.Wrong.FAULT, FaultText.key(fault), FaultText.of(fault));
        };
    }

    private Judgement judgedRefusal(PreparedProgram.Refused refusal, Reference.Answer answer, Path file) {
        if (refusal.importFailure().isPresent()) {
            return importDifference(refusal.importFailure().get(), answer)
                    .<Judgement>map(difference -> new Judgement.Finding(
                            Judgement.Wrong.IMPORT,
                            difference.replaceAll("\\d+", "0").replaceAll("'[^']*'", "'…'"),
                            difference))
                    .orElse(Judgement.Fine.NOT_IMPORTED);
        }
        if (answer.isSyntaxError()) {
            return new Judgement.Finding(
                    Judgement.Wrong.IMPORT,
                    answer.exception(),
                    "refused, but not for its wrong syntax: " + answer.errors());
        }
        return MessageRules.violation(refusal.diagnostics(), file.toString(), text.split("\n", -1).length)
                .<Judgement>map(violation -> new Judgement.Finding(
                        Judgement.Wrong.MESSAGE, violation, violation + "\n" + refusal.getMessage()))
                .orElse(Judgement.Fine.REFUSED);
    }

    private static Optional<String> importDifference(Host.ImportFailure failure, Reference.Answer answer) {
        String here = comparableSentence(failure.sentence().lines().reduce("", (before, line) -> line));
        String there = comparableSentence(answer.exception());
        if (answer.status() != 1) {
            return Optional.of("the import fails here only: " + here);
        }
        if (!here.equals(there)) {
            return Optional.of("the import fails with '" + here + "', not with '" + there + "'");
        }
        if (answer.isSyntaxError() && failure.position().line() != answer.line()) {
            return Optional.of("the wrong syntax is said to be in line "
                    + failure.position().line() + ", not " + answer.line() + ": " + there);
        }
        return Optional.empty();
    }

    /**
     * Without what differs between two installations, and without a proposal, which is no part of the exception; of
     * other errors than wrong syntax only the class, since the library's sentences are its own.
     */
    private static String comparableSentence(String sentence) {
        boolean isOwn = sentence.startsWith("SyntaxError")
                || sentence.startsWith("IndentationError")
                || sentence.startsWith("TabError")
                || sentence.startsWith("NameError");
        return isOwn ? sentence.replaceFirst("\\. Did you mean: .*", "") : exceptionName(sentence);
    }

    private static Judgement judgedRun(Outcome.Ran ran, Reference.Answer answer) {
        if (ran.status() == KILLED) {
            return new Judgement.Finding(
                    Judgement.Wrong.HANG,
                    "the translated program",
                    "the translated program does not come to an end, but in CPython it does, with status "
                            + answer.status());
        }
        String there = answer.exception();
        String here = ran.errors().strip().lines().reduce("", (before, line) -> line);
        if (comparable(ran.output()).equals(comparable(answer.output())) && ran.status() == answer.status()) {
            boolean isSameException = answer.status() != 1
                    || !answer.errors().startsWith("Traceback")
                    || exceptionName(here).equals(exceptionName(there));
            return isSameException
                    ? Judgement.Fine.AGREES
                    : new Judgement.Finding(
                            Judgement.Wrong.DIFFERENCE,
                            exceptionName(there) + " → " + exceptionName(here),
                            "stderr ends in '" + here + "', not '" + there + "'");
        }
        String key = "status %d not %d, '%s' not '%s'"
                .formatted(ran.status(), answer.status(), exceptionName(here), exceptionName(there));
        return new Judgement.Finding(
                Judgement.Wrong.DIFFERENCE,
                key,
                key + firstDifference(ran.output(), answer.output()) + "\n  here:    " + here + "\n  CPython: "
                        + there);
    }

    private static String firstDifference(byte[] here, byte[] there) {
        if (Arrays.equals(here, there)) {
            return ", the same output";
        }
        String[] lines = new String(here, StandardCharsets.UTF_8).split("\n", -1);
        String[] wanted = new String(there, StandardCharsets.UTF_8).split("\n", -1);
        int line = Math.max(0, Arrays.mismatch(lines, wanted));
        return "\n  line %d: %s\n  not:     %s"
                .formatted(
                        line + 1,
                        line < lines.length ? lines[line] : "the end",
                        line < wanted.length ? wanted[line] : "the end");
    }

    private static String exceptionName(String line) {
        int colon = line.indexOf(':');
        String name = colon < 0 ? line : line.substring(0, colon);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Translates and runs it, in a thread with a large stack; empty if that does not end. */
    private Optional<Outcome> outcome(Path file, Path folder) throws InterruptedException {
        Outcome[] outcome = new Outcome[1];
        boolean[] isRunning = new boolean[1];
        Thread worker = new Thread(
                null, () -> outcome[0] = translatedAndRun(file, folder, isRunning), "damaged program", STACK_SIZE);
        worker.setDaemon(true);
        worker.start();
        long runBegin = 0;
        while (worker.isAlive() && THREADS.getThreadCpuTime(worker.threadId()) < TRANSLATION_NANOSECONDS) {
            worker.join(50);
            synchronized (isRunning) {
                if (isRunning[0]) {
                    runBegin = runBegin == 0 ? System.currentTimeMillis() : runBegin;
                    if (System.currentTimeMillis() - runBegin > RUN_MILLISECONDS) {
                        worker.interrupt();
                    }
                }
            }
        }
        return Optional.ofNullable(outcome[0]);
    }

    private Outcome translatedAndRun(Path file, Path folder, boolean[] isRunning) {
        try (PreparedProgram prepared = PreparedProgram.of(file, original.arguments())) {
            List<String> words = new ArrayList<>(List.of(file.toString()));
            words.addAll(original.arguments());
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            ByteArrayOutputStream errors = new ByteArrayOutputStream();
            Path working = Files.createTempDirectory(folder, "interpreted");
            setRunning(isRunning, true);
            int status;
            try {
                status = prepared.interpret(new InterpretedProcess(
                        words,
                        new ByteArrayInputStream(original.input()),
                        output,
                        errors,
                        new TreeMap<>(System.getenv()),
                        working));
            } finally {
                setRunning(isRunning, false);
                // Whoever interrupts later shall not meet what comes now.
                Thread.interrupted();
            }
            return new Outcome.Ran(output.toByteArray(), errors.toString(StandardCharsets.UTF_8), status);
        } catch (PreparedProgram.Refused refusal) {
            return new Outcome.Refused(refusal);
        } catch (Exception | Error fault) {
            return new Outcome.Failed(fault);
        }
    }

    private static void setRunning(boolean[] isRunning, boolean value) {
        synchronized (isRunning) {
            isRunning[0] = value;
        }
    }

    /** What tells faults apart, and what a reader needs. */
    private static final class FaultText {
        private static final int SHOWN = 25;

        private FaultText() {}

        private static Throwable root(Throwable fault) {
            Throwable root = fault;
            while (root.getCause() != null) {
                root = root.getCause();
            }
            return root;
        }

        static String key(Throwable fault) {
            Throwable root = root(fault);
            String places = Arrays.stream(root.getStackTrace())
                    .filter(frame -> frame.getClassName().startsWith("dev.serpentine."))
                    .limit(2)
                    .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                    .collect(Collectors.joining(" ← "));
            String message = root.getStackTrace().length == 0
                            || root.getClass().getSimpleName().equals("InterpreterFault")
                    ? " " + String.valueOf(root.getMessage()).replaceAll("[\\d_~]+", "0")
                    : "";
            return root.getClass().getSimpleName() + " at " + places + message;
        }

        static String of(Throwable fault) {
            Throwable root = root(fault);
            return root + "\n"
                    + Arrays.stream(root.getStackTrace())
                            .limit(SHOWN)
                            .map(frame -> "    at " + frame)
                            .collect(Collectors.joining("\n"));
        }
    }
}
