package dev.serpentine.conformance.arguments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.serpentine.conformance.ReferencePython;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Some of all builtins with values of all kinds, chosen by a seed: what CPython refuses is not computed. */
@Tag("search")
class ArgumentsOfBuiltinsTest {
    private static final int COUNT = 120;
    private static final long SEED = 2;

    @Test
    void nothingIsCoerced() throws InterruptedException {
        Optional<String> python = ReferencePython.find();
        assumeTrue(python.isPresent(), "there is no CPython 3.12 here");
        assertEquals(
                List.of(),
                SurveyCommand.coercions(
                        COUNT,
                        SEED,
                        python.get(),
                        Path.of("").toAbsolutePath().getParent().resolve("rlib/src/main/resources")));
    }
}
