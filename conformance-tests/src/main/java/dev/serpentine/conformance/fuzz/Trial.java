package dev.serpentine.conformance.fuzz;

import dev.serpentine.conformance.ConformanceProgram;
import dev.serpentine.conformance.Outcome;
import dev.serpentine.conformance.Place;
import dev.serpentine.conformance.ProgramComparison;
import dev.serpentine.conformance.Verdict;
import dev.serpentine.conformance.reduce.ReferenceServer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs one program in CPython and at places, and says what is wrong. */
final class Trial {
    /** The recursive stages want much of it; it is only reserved. */
    private static final long STACK_SIZE = 1L << 30;

    private static final Duration PYTHON_LIMIT = Duration.ofSeconds(20);

    private final ReferenceServer server;
    private final Path library;
    private final Set<Place> places;
    private final Duration limit;

    /** @param limit for one program at all places */
    Trial(ReferenceServer server, Path library, Set<Place> places, Duration limit) {
        this.server = server;
        this.library = library;
        this.places = places;
        this.limit = limit;
    }

    /** CPython's answer; empty if the program takes too long there. */
    Optional<Outcome> expected(Path program) {
        return server.run(program, PYTHON_LIMIT);
    }

    /** The verdicts, by place. */
    Map<Place, Verdict> verdicts(Path program, Outcome expected) {
        Map<Place, Verdict> verdicts = new EnumMap<>(Place.class);
        ConformanceProgram wanted = new ConformanceProgram(
                program.getFileName().toString(), program, List.of(), new byte[0], expected, Map.of(), false);
        ProgramComparison comparison =
                new ProgramComparison(wanted, places, Optional.empty(), library, (place, verdict) -> {
                    synchronized (verdicts) {
                        verdicts.put(place, verdict);
                    }
                });
        Thread worker = new Thread(null, comparison::run, "trial of " + program.getFileName(), STACK_SIZE);
        worker.setDaemon(true);
        worker.start();
        try {
            worker.join(limit.toMillis());
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
        synchronized (verdicts) {
            Map<Place, Verdict> told = new EnumMap<>(verdicts);
            places.forEach(place ->
                    told.putIfAbsent(place, new Verdict.Failed("it did not end within " + limit.toSeconds() + " s")));
            return told;
        }
    }
}
