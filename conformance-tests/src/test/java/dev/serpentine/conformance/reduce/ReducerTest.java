package dev.serpentine.conformance.reduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.serpentine.conformance.ReferencePython;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReducerTest {
    private static final String PROGRAM = """
            import math

            TABLE = [1, 2, 3]

            def other(x):
                return math.sqrt(x)

            def wrong(a, b):
                total = 0
                for i in range(a):
                    try:
                        total += i
                        if total > 1:
                            print("needle", [b, (total, "x")][0])
                    finally:
                        TABLE.append(total)
                return total

            def main(argv):
                print(other(4))
                print(wrong(3, "hay"))
                return 0

            if __name__ == "__main__":
                import sys
                sys.exit(main(sys.argv))
            """;

    @Test
    void onlyWhatShowsTheSameIsLeft(@TempDir Path folder) throws IOException {
        Optional<String> python = ReferencePython.find();
        assumeTrue(python.isPresent(), "there is no CPython 3.12 here");
        try (ReferenceServer server = ReferenceServer.start(python.get(), folder, folder)) {
            String reduced = new Reducer(server, folder, Duration.ofMinutes(1))
                    .reduced(PROGRAM, candidate -> prints(server, candidate));
            Files.writeString(folder.resolve("last.py"), reduced);
            assertEquals(
                    1, reduced.lines().filter(line -> line.contains("needle")).count());
            assertEquals(8, reduced.lines().filter(line -> !line.isBlank()).count(), reduced);
        }
    }

    private static boolean prints(ReferenceServer server, Path program) {
        return server.run(program, Duration.ofSeconds(10))
                .filter(outcome -> outcome.status() == 0
                        && new String(outcome.output(), StandardCharsets.UTF_8).startsWith("needle"))
                .isPresent();
    }
}
