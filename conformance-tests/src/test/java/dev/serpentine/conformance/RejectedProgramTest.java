package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Every program that must be refused is refused, with the message beside it; {@code ./conformance --messages} writes
 * them down.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RejectedProgramTest {
    private final ExecutorService workers = RejectedProgram.workers();

    private record Started(RejectedProgram program, Future<RejectedProgram.Refusal> refusal) {}

    @TestFactory
    Stream<DynamicTest> programs() {
        List<Started> started = RejectedProgram.find(
                        Path.of("").toAbsolutePath().getParent())
                .stream()
                .map(program -> new Started(program, workers.submit(program::refusal)))
                .toList();
        assertTrue(started.size() >= 30, "there are only " + started.size());
        return started.stream()
                .map(each -> dynamicTest(each.program().name(), () -> {
                    RejectedProgram.Refusal refusal = each.refusal().get();
                    assertEquals(Files.readString(each.program().messageFile()), refusal.message());
                    assertEquals(1, refusal.status());
                }));
    }

    @AfterAll
    void stopWorkers() {
        workers.shutdownNow();
    }
}
