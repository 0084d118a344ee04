package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * What is inferred depends neither on the order of work nor on code that a program has nothing to do with.
 * {@link InferenceOrders} and {@link JoinedPrograms} ask the same of all programs.
 */
@Tag("search")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class InferenceOrderTest {
    private static final int PROGRAMS = 40;
    private static final int PAIRS = 8;
    private static final List<Long> SEEDS = List.of(1L, 2L);
    private static final long STACK_SIZE = 1L << 30;
    private final ExecutorService workers =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), work -> {
                Thread thread = new Thread(null, work, "inference in another order", STACK_SIZE);
                thread.setDaemon(true);
                return thread;
            });

    private record Started(String name, Future<Optional<String>> difference) {}

    @TestFactory
    Stream<DynamicTest> otherOrdersInferTheSame() {
        List<Started> started =
                some(ConformanceProgram.find(Path.of("").toAbsolutePath().getParent(), "*"), PROGRAMS).stream()
                        .map(program -> new Started(
                                program.name(), workers.submit(() -> InferenceOrders.difference(program, SEEDS))))
                        .toList();
        assertTrue(started.size() >= PROGRAMS - 1, "there are only " + started.size());
        return tests(started);
    }

    @TestFactory
    Stream<DynamicTest> joinedProgramsDoWhatEachDoesAlone() {
        List<ConformanceProgram> programs = some(
                ConformanceProgram.find(Path.of("").toAbsolutePath().getParent(), "*").stream()
                        .filter(JoinedPrograms::isJoinable)
                        .toList(),
                2 * PAIRS);
        List<Started> started = new ArrayList<>();
        for (int i = 0; i + 1 < programs.size(); i += 2) {
            ConformanceProgram first = programs.get(i);
            ConformanceProgram second = programs.get(i + 1);
            started.add(new Started(
                    first.name() + " and " + second.name(),
                    workers.submit(() -> JoinedPrograms.difference(first, second))));
        }
        return tests(started);
    }

    private static Stream<DynamicTest> tests(List<Started> started) {
        return started.stream()
                .map(each -> dynamicTest(
                        each.name(),
                        () -> assertEquals(Optional.empty(), each.difference().get())));
    }

    /** So many programs out of all areas in turn. */
    private static List<ConformanceProgram> some(List<ConformanceProgram> all, int count) {
        Map<String, List<ConformanceProgram>> areas = new LinkedHashMap<>();
        all.forEach(program -> areas.computeIfAbsent(
                        program.name().substring(0, program.name().indexOf('/')), key -> new ArrayList<>())
                .add(program));
        List<ConformanceProgram> chosen = new ArrayList<>();
        for (int round = 0; chosen.size() < count; round++) {
            int place = round;
            List<ConformanceProgram> next = areas.values().stream()
                    .filter(area -> place < area.size())
                    .map(area -> area.get(place))
                    .toList();
            if (next.isEmpty()) {
                break;
            }
            chosen.addAll(next.subList(0, Math.min(next.size(), count - chosen.size())));
        }
        return chosen;
    }

    @AfterAll
    void stopWorkers() {
        workers.shutdownNow();
    }
}
