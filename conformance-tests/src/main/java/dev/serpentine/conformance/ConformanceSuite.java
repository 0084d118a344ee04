package dev.serpentine.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A run of the suite: programs on all processors at once, each with all its places after one another. */
public final class ConformanceSuite implements AutoCloseable {
    /** Python's frames and the recursive stages want much of it; it is only reserved. */
    private static final long STACK_SIZE = 1L << 30;

    private final Set<Place> places;
    private final ResultTable table;
    private final ExecutorService workers;
    private final Optional<String> python = ReferencePython.find();
    private final Path library;
    private final Path reports;

    /**
     * @param root of the checkout
     * @param places where programs are run
     */
    public ConformanceSuite(Path root, Collection<Place> places) {
        this.places = EnumSet.copyOf(places);
        this.table = new ResultTable(List.copyOf(this.places));
        this.library = root.resolve("rlib/src/main/resources");
        this.reports = root.resolve("conformance-tests/target/conformance");
        this.workers = Executors.newFixedThreadPool(
                Runtime.getRuntime().availableProcessors(), work -> new Thread(null, work, "conformance", STACK_SIZE));
    }

    /** Begins with a program; each place's verdict arrives by itself. */
    public Map<Place, CompletableFuture<Verdict>> start(ConformanceProgram program) {
        Map<Place, CompletableFuture<Verdict>> verdicts = new EnumMap<>(Place.class);
        places.forEach(place -> verdicts.put(place, new CompletableFuture<>()));
        workers.execute(() -> {
            try {
                new ProgramComparison(program, places, python, library, (place, verdict) -> {
                    table.add(program.name(), place, verdict);
                    report(program, place, verdict);
                    verdicts.get(place).complete(verdict);
                }).run();
            } finally {
                verdicts.values().forEach(verdict -> verdict.completeExceptionally(new IllegalStateException("the comparison came to no verdict")));
            }
        });
        return verdicts;
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

    @Override
    public void close() {
        workers.shutdownNow();
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
        ConformanceSuite suite = new ConformanceSuite(Path.of("").toAbsolutePath(), places.isEmpty() ? List.of(Place.values()) : places);
        List<CompletableFuture<Verdict>> verdicts = programs.stream().flatMap(program -> suite.start(program).values().stream()).toList();
        CompletableFuture.allOf(verdicts.toArray(CompletableFuture[]::new)).handle((_, _) -> null).join();
        System.out.print(suite.table().text());
        System.out.flush();
        // Interpreted programs that did not end have threads that would keep this process alive.
        Runtime.getRuntime().halt(programs.isEmpty() || !suite.table().allFine() ? 1 : 0);
    }
}
