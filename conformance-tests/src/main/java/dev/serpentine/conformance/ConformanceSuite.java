package dev.serpentine.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** A run of the suite: groups of programs on all processors at once, each with all its places after one another. */
public final class ConformanceSuite implements AutoCloseable {
    /** Python's frames and the recursive stages want much of it; it is only reserved. */
    private static final long STACK_SIZE = 1L << 30;
    /**
     * For one program at all places, and as often for several: on a quiet machine the slowest takes a thirtieth of it,
     * and machines may be very busy.
     */
    private static final Duration LIMIT = Duration.ofSeconds(600);

    private final Set<Place> places;
    private final int aloneOfEach;
    private final Optional<Duration> time;
    private final ResultTable table;
    private final Semaphore processors = new Semaphore(Runtime.getRuntime().availableProcessors());
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "conformance clock");
        thread.setDaemon(true);
        return thread;
    });
    private final Optional<String> python = ReferencePython.find();
    private final Path library;
    private final Path reports;
    private final StepTimes times = new StepTimes();

    /**
     * @param root of the checkout
     * @param places where programs are run
     * @param aloneOfEach of so many programs that are translated together, one is also translated alone
     * @param time that all is to take, where something may be left out; empty for all, however long it takes
     */
    public ConformanceSuite(Path root, Collection<Place> places, int aloneOfEach, Optional<Duration> time) {
        this.places = EnumSet.copyOf(places);
        this.aloneOfEach = aloneOfEach;
        this.time = time;
        this.table = new ResultTable(List.copyOf(this.places));
        this.library = root.resolve("rlib/src/main/resources");
        this.reports = root.resolve("conformance-tests/target/conformance");
    }

    /**
     * Begins with programs, each when a processor is free; the verdict of each place that a program is for arrives by
     * itself.
     */
    public Map<ConformanceProgram, Map<Place, CompletableFuture<Verdict>>> start(List<ConformanceProgram> programs) {
        Map<ConformanceProgram, Map<Place, CompletableFuture<Verdict>>> verdicts = new LinkedHashMap<>();
        for (ConformanceProgram program : programs) {
            Map<Place, CompletableFuture<Verdict>> row = new EnumMap<>(Place.class);
            places.stream().filter(program::isFor).forEach(place -> row.put(place, new CompletableFuture<>()));
            verdicts.put(program, row);
        }
        List<ProgramGroup> groups = new ArrayList<>(ProgramGroup.of(programs));
        if (time.isPresent()) {
            // What is left out, if anything has to be, is not the same every day.
            Collections.shuffle(groups, new Random(LocalDate.now(ZoneOffset.UTC).toEpochDay()));
        }
        Optional<Pace> pace = time.map(limit -> new Pace(limit, groups));
        groups.forEach(group -> start(group, pace, verdicts));
        return verdicts;
    }

    private void start(
            ProgramGroup group,
            Optional<Pace> pace,
            Map<ConformanceProgram, Map<Place, CompletableFuture<Verdict>>> verdicts) {
        Thread worker = new Thread(
                null,
                () -> {
                    processors.acquireUninterruptibly();
                    // The processor is given back once: by the end of the work, or by the clock, which gives up on it.
                    AtomicBoolean over = new AtomicBoolean();
                    Duration limit = LIMIT.multipliedBy(group.programs().size());
                    ScheduledFuture<?> alarm = clock.schedule(
                            () -> {
                                end(group, verdicts, over, "it did not end within " + limit.toSeconds() + " s");
                            },
                            limit.toSeconds(),
                            TimeUnit.SECONDS);
                    try {
                        new GroupComparison(
                                        group,
                                        aloneOfEach,
                                        pace.map(each -> each.begin(group)).orElse(Haste.NONE),
                                        places,
                                        python,
                                        library,
                                        times,
                                        (program, place, verdict) ->
                                                settle(program, place, verdict, verdicts.get(program)))
                                .run();
                    } finally {
                        alarm.cancel(false);
                        end(group, verdicts, over, "the comparison came to no verdict");
                    }
                },
                "conformance of " + group.names(),
                STACK_SIZE);
        worker.setDaemon(true);
        worker.start();
    }

    private void end(
            ProgramGroup group,
            Map<ConformanceProgram, Map<Place, CompletableFuture<Verdict>>> verdicts,
            AtomicBoolean over,
            String reason) {
        for (ConformanceProgram program : group.programs()) {
            Map<Place, CompletableFuture<Verdict>> row = verdicts.get(program);
            row.keySet().forEach(place -> settle(program, place, new Verdict.Failed(reason), row));
        }
        if (over.compareAndSet(false, true)) {
            processors.release();
        }
    }

    /** The first verdict counts. */
    private void settle(
            ConformanceProgram program, Place place, Verdict verdict, Map<Place, CompletableFuture<Verdict>> verdicts) {
        synchronized (verdicts) {
            if (verdicts.get(place).isDone()) {
                return;
            }
            table.add(program.name(), place, verdict);
            report(program, place, verdict);
            verdicts.get(place).complete(verdict);
        }
    }

    /** What is wrong in full goes to a file, whose name the table's lines tell by program and place. */
    private void report(ConformanceProgram program, Place place, Verdict verdict) {
        Path file = reports.resolve(program.name() + "." + place.spelling() + ".txt");
        try {
            switch (verdict) {
                case Verdict.Failed(String reason) -> write(file, reason);
                case Verdict.Different(String difference) -> write(file, difference);
                case Verdict.Same _, Verdict.Skipped _ -> Files.deleteIfExists(file);
            }
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text + "\n");
    }

    /** What is known so far. */
    public ResultTable table() {
        return table;
    }

    /** What the steps have taken so far on the clock, in one line. */
    public String times() {
        return times.text();
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }

    /**
     * {@code [--backend=NAME] [GLOB]}: runs programs and prints the table; the exit status is 1 if something differs.
     *
     * <p>NAME is a place or a backend. The checkout is the current folder.
     */
    public static void main(String[] words) {
        List<Place> places = new ArrayList<>();
        String glob = "*";
        for (String word : words) {
            if (word.startsWith("--backend=")) {
                places.addAll(Place.named(word.substring("--backend=".length())));
            } else {
                glob = word;
            }
        }
        List<ConformanceProgram> programs = ConformanceProgram.find(Path.of("").toAbsolutePath(), glob);
        ConformanceSuite suite = new ConformanceSuite(
                Path.of("").toAbsolutePath(), places.isEmpty() ? List.of(Place.values()) : places, 1, Optional.empty());
        List<CompletableFuture<Verdict>> verdicts = suite.start(programs).values().stream()
                .flatMap(row -> row.values().stream())
                .toList();
        CompletableFuture.allOf(verdicts.toArray(CompletableFuture[]::new))
                .handle((_, _) -> null)
                .join();
        System.out.print(suite.table().text());
        System.out.println(suite.times());
        System.out.flush();
        // Interpreted programs that did not end have threads that would keep this process alive.
        Runtime.getRuntime().halt(programs.isEmpty() || !suite.table().allFine() ? 1 : 0);
    }
}
