package dev.serpentine.conformance.fuzz;

import dev.serpentine.conformance.Outcome;
import dev.serpentine.conformance.Place;
import dev.serpentine.conformance.ReferencePython;
import dev.serpentine.conformance.Verdict;
import dev.serpentine.conformance.generate.GeneratedProgram;
import dev.serpentine.conformance.generate.ProgramGenerator;
import dev.serpentine.conformance.reduce.Reducer;
import dev.serpentine.conformance.reduce.ReferenceServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** A run over many seeds, several programs at once in this process. */
public final class Fuzz {
    private static final Duration LIMIT = Duration.ofSeconds(180);
    private static final Duration REDUCTION = Duration.ofMinutes(5);
    private static final long STACK_SIZE = 1L << 28;

    private final Path root;
    private final FuzzOptions options;
    private final ProgramGenerator generator;
    private final Findings findings;
    private final AtomicLong nextSeed;
    private final AtomicLong lines = new AtomicLong();
    private final AtomicLong programs = new AtomicLong();
    private final AtomicLong unfit = new AtomicLong();
    private final long begin = System.nanoTime();
    private volatile boolean stopped;

    /** @param root of the checkout */
    Fuzz(Path root, FuzzOptions options) {
        this.root = root;
        this.options = options;
        this.generator = new ProgramGenerator(options.functions());
        this.findings = new Findings(root.resolve("conformance-tests/target/fuzz"));
        this.nextSeed = new AtomicLong(options.seed());
    }

    /** Goes on until time or lines are used up, or it is stopped. */
    public void run() {
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < options.workers(); i++) {
            Thread worker = new Thread(null, this::work, "fuzz " + i, STACK_SIZE);
            worker.start();
            workers.add(worker);
        }
        for (Thread worker : workers) {
            try {
                worker.join();
            } catch (InterruptedException interruption) {
                stopped = true;
            }
        }
    }

    /** Begins no more programs. */
    public void stop() {
        stopped = true;
    }

    private boolean isOver() {
        return stopped || options.time().filter(time -> System.nanoTime() - begin > time.toNanos()).isPresent() || options.lines().filter(wanted -> lines.get() >= wanted).isPresent();
    }

    private void work() {
        try {
            Path folder = Files.createTempDirectory("fuzz");
            Path library = root.resolve("rlib/src/main/resources");
            try (ReferenceServer server = ReferenceServer.start(ReferencePython.find().orElseThrow(() -> new IOException("there is no CPython 3.12 here")), library, folder)) {
                Trial trial = new Trial(server, library, options.places(), LIMIT);
                while (!isOver()) {
                    GeneratedProgram program = generator.program(nextSeed.getAndIncrement());
                    Path file = Files.writeString(folder.resolve("program.py"), program.text());
                    judge(program, file, trial, server, folder);
                    lines.addAndGet(program.lines());
                    programs.incrementAndGet();
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void judge(GeneratedProgram program, Path file, Trial trial, ReferenceServer server, Path folder) throws IOException {
        Optional<Outcome> expected = trial.expected(file);
        if (expected.isEmpty() || expected.get().status() != 0) {
            unfit.incrementAndGet();
            System.out.println("seed " + program.seed() + ": the generator's own fault: " + expected.map(outcome -> outcome.uncaught().lines().toList().getLast()).orElse("it does not end"));
            return;
        }
        for (Map.Entry<Place, Verdict> entry : trial.verdicts(file, expected.get()).entrySet()) {
            Optional<Symptom> symptom = Symptom.of(entry.getKey(), entry.getValue());
            if (symptom.isPresent()) {
                Optional<Path> own = findings.add(symptom.get(), program, entry.getValue(), expected.get().output());
                if (own.isPresent()) {
                    System.out.println("seed " + program.seed() + ": " + symptom.get().kind().name().toLowerCase() + " at " + entry.getKey().spelling() + ": " + entry.getValue().line());
                    if (options.reduced().contains(symptom.get().kind())) {
                        String reduced = reduced(program.text(), symptom.get(), server, folder);
                        Files.writeString(own.get().resolve("reduced.py"), reduced);
                        System.out.println("  reduced to:\n" + reduced.indent(4));
                    }
                }
            }
        }
    }

    /** The smallest program that shows a symptom. */
    private String reduced(String text, Symptom symptom, ReferenceServer server, Path folder) {
        Trial trial = new Trial(server, root.resolve("rlib/src/main/resources"), EnumSet.of(symptom.place()), Duration.ofSeconds(60));
        return new Reducer(server, folder, REDUCTION).reduced(text, candidate -> shows(candidate, symptom, trial));
    }

    private static boolean shows(Path candidate, Symptom symptom, Trial trial) {
        Optional<Outcome> expected = trial.expected(candidate).filter(outcome -> outcome.status() == 0 && !new String(outcome.output(), StandardCharsets.UTF_8).contains("NameError"));
        return expected.isPresent() && Symptom.of(symptom.place(), trial.verdicts(candidate, expected.get()).get(symptom.place())).filter(symptom::isLike).isPresent();
    }

    /** Whether nothing was found. */
    public boolean isFine() {
        return findings.isEmpty();
    }

    /** Whether nothing ran and did something else than in CPython. */
    public boolean isNothingDifferent() {
        return findings.isEmptyOf(Symptom.Kind.DIFFERENCE);
    }

    /** One line of figures. */
    public String progress() {
        double minutes = (System.nanoTime() - begin) / 60e9;
        return "%.1f min: %,d programs, %,d lines (%,.0f a minute), %s%s".formatted(minutes, programs.get(), lines.get(), lines.get() / minutes, findings.summary(), unfit.get() == 0 ? "" : ", unfit " + unfit.get());
    }

    /** All symptoms with their counts. */
    public String table() {
        return findings.table();
    }

    /** The command; the checkout is the current folder. */
    public static void main(String[] words) throws InterruptedException {
        FuzzOptions options;
        try {
            options = FuzzOptions.of(List.of(words));
        } catch (IllegalArgumentException wrong) {
            System.err.println(wrong.getMessage() + "\n" + FuzzOptions.USAGE);
            Runtime.getRuntime().halt(2);
            return;
        }
        System.out.println("seed " + options.seed());
        Fuzz fuzz = new Fuzz(Path.of("").toAbsolutePath(), options);
        Thread runner = new Thread(fuzz::run, "fuzz");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.print(fuzz.table());
            System.out.println(fuzz.progress());
            System.out.flush();
        }));
        runner.start();
        while (runner.isAlive()) {
            runner.join(30_000);
            System.out.println(fuzz.progress());
        }
        System.exit(fuzz.isFine() ? 0 : 1);
    }
}
