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
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A run over many seeds, several programs at once in this process. */
public final class Fuzz {
    private static final Duration LIMIT = Duration.ofSeconds(600);
    private static final Duration REDUCTION = Duration.ofMinutes(5);
    private static final int MOST_ROUNDS = 12;
    private static final Pattern DIFFERENT_LINE = Pattern.compile("^line (\\d+): ");
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
        return stopped
                || options.time()
                        .filter(time -> System.nanoTime() - begin > time.toNanos())
                        .isPresent()
                || options.lines().filter(wanted -> lines.get() >= wanted).isPresent();
    }

    private void work() {
        try {
            Path folder = Files.createTempDirectory("fuzz");
            Path library = root.resolve("rlib/src/main/resources");
            try (ReferenceServer server = ReferenceServer.start(
                    ReferencePython.find().orElseThrow(() -> new IOException("there is no CPython 3.12 here")),
                    library,
                    folder)) {
                Trial trial = new Trial(server, library, options.places(), LIMIT);
                while (!isOver()) {
                    GeneratedProgram program = generator.program(nextSeed.getAndIncrement());
                    lines.addAndGet(judge(program, trial, server, folder));
                    programs.incrementAndGet();
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Compares a program; what is wrong with some of its functions is told, and the others are compared without them.
     *
     * @return how many lines were compared at all places and are the same
     */
    private int judge(GeneratedProgram whole, Trial trial, ReferenceServer server, Path folder) throws IOException {
        GeneratedProgram program = whole;
        for (int round = 0; round < MOST_ROUNDS && program.checks() > 0 && !stopped; round++) {
            Path file = Files.writeString(folder.resolve("program.py"), program.text());
            Optional<Outcome> expected = trial.expected(file);
            if (expected.isEmpty() || expected.get().status() != 0) {
                unfit.incrementAndGet();
                System.out.println("seed " + program.seed() + ": the generator's own fault: "
                        + expected.map(outcome ->
                                        outcome.uncaught().lines().toList().getLast())
                                .orElse("it does not end"));
                return 0;
            }
            Map<Place, Verdict> verdicts = new EnumMap<>(trial.verdicts(file, expected.get()));
            verdicts.values().removeIf(verdict -> Symptom.isFine(verdict));
            if (verdicts.isEmpty()) {
                return program.lines();
            }
            Set<String> wrong = new HashSet<>();
            for (Verdict verdict : verdicts.values()) {
                wrong.addAll(wrongParts(program, verdict, expected.get()));
            }
            if (wrong.isEmpty()) {
                return judgeHalves(program, verdicts, expected.get(), trial, server, folder);
            }
            found(program, verdicts, expected.get(), server, folder);
            program = program.without(wrong);
        }
        return 0;
    }

    /**
     * Where nothing says which functions are wrong: what is wrong with a half is told there, and what is wrong only
     * with both together here.
     */
    private int judgeHalves(
            GeneratedProgram program,
            Map<Place, Verdict> verdicts,
            Outcome expected,
            Trial trial,
            ReferenceServer server,
            Path folder)
            throws IOException {
        int before = findings.count();
        int compared = 0;
        if (program.checks() > 1) {
            for (GeneratedProgram half : program.halves()) {
                compared += judge(half, trial, server, folder);
            }
        }
        if (findings.count() == before) {
            found(program, verdicts, expected, server, folder);
        }
        return compared;
    }

    private void found(
            GeneratedProgram program,
            Map<Place, Verdict> verdicts,
            Outcome expected,
            ReferenceServer server,
            Path folder)
            throws IOException {
        for (Map.Entry<Place, Verdict> entry : verdicts.entrySet()) {
            for (Symptom symptom : Symptom.of(entry.getKey(), entry.getValue()).stream()
                    .filter(each -> !each.isOfTheLanguage())
                    .toList()) {
                found(
                        symptom,
                        program,
                        wrongParts(program, entry.getValue(), expected),
                        entry.getValue(),
                        expected,
                        server,
                        folder);
            }
        }
    }

    /** The names of the parts that something is wrong with, where that can be told. */
    private static Set<String> wrongParts(GeneratedProgram program, Verdict verdict, Outcome expected) {
        return switch (verdict) {
            case Verdict.Same _, Verdict.Skipped _ -> Set.of();
            case Verdict.Different(String difference) -> {
                Matcher line = DIFFERENT_LINE.matcher(difference);
                List<String> lines = new String(expected.output(), StandardCharsets.UTF_8)
                        .lines()
                        .toList();
                int number = line.find() ? Integer.parseInt(line.group(1)) : 0;
                // A text that is printed may have lines of its own: the last label counts.
                yield lines.stream()
                        .limit(number)
                        .map(text -> text.split(" ", 2)[0])
                        .filter(label -> program.parts().stream()
                                .anyMatch(part -> part.name().equals("check_" + label)))
                        .reduce((_, last) -> last)
                        .map(Set::of)
                        .orElse(Set.of());
            }
            case Verdict.Failed(String reason) ->
                Symptom.refusedLines(reason).stream()
                        .flatMap(line -> program.at(line).stream())
                        .map(GeneratedProgram.Part::name)
                        .collect(Collectors.toSet());
        };
    }

    private void found(
            Symptom symptom,
            GeneratedProgram program,
            Set<String> wrong,
            Verdict verdict,
            Outcome expected,
            ReferenceServer server,
            Path folder)
            throws IOException {
        Optional<Path> own = findings.add(symptom, program, verdict, expected.output());
        if (own.isPresent()) {
            System.out.println(
                    "seed " + program.seed() + ": " + symptom.kind().name().toLowerCase(Locale.ROOT) + " at "
                            + symptom.place().spelling() + ": " + symptom.key() + "\n  " + verdict.line());
            if (options.reduced().contains(symptom.kind())) {
                String reduced = reduced(program, wrong, symptom, server, folder);
                Files.writeString(own.get().resolve("reduced.py"), reduced);
                System.out.println("  reduced to:\n" + reduced.indent(4));
            }
        }
    }

    /** The smallest program that shows a symptom. @param wrong parts of it that begin well */
    private String reduced(
            GeneratedProgram program, Set<String> wrong, Symptom symptom, ReferenceServer server, Path folder)
            throws IOException {
        Trial trial = new Trial(
                server, root.resolve("rlib/src/main/resources"), EnumSet.of(symptom.place()), Duration.ofSeconds(60));
        String around = program.around(wrong).text();
        String text =
                shows(Files.writeString(folder.resolve("around.py"), around), symptom, trial) ? around : program.text();
        return new Reducer(server, folder, REDUCTION).reduced(text, candidate -> shows(candidate, symptom, trial));
    }

    private static boolean shows(Path candidate, Symptom symptom, Trial trial) {
        Optional<Outcome> expected = trial.expected(candidate)
                .filter(outcome -> outcome.status() == 0
                        && !new String(outcome.output(), StandardCharsets.UTF_8).contains("NameError"));
        return expected.isPresent()
                && Symptom.of(
                                symptom.place(),
                                trial.verdicts(candidate, expected.get()).get(symptom.place()))
                        .stream()
                        .anyMatch(symptom::isLike);
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
        return "%.1f min: %,d programs, %,d lines (%,.0f a minute), %s%s"
                .formatted(
                        minutes,
                        programs.get(),
                        lines.get(),
                        lines.get() / minutes,
                        findings.summary(),
                        unfit.get() == 0 ? "" : ", unfit " + unfit.get());
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
