package dev.serpentine.backend.jvm;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.ArrayLoop;
import dev.serpentine.graph.backendtest.PlatformTest;
import dev.serpentine.graph.backendtest.Surroundings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops over arrays: index checks that Java makes, counters of 32 bits, and what they must not change. */
class LoopsTest extends PlatformTest {
    LoopsTest() {
        super(EmittedProgram::run);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 3, 36",
        "1, 2, 12",
        "3, 3, 0",
        "0, 4, 9",
        "0, 9223372036854775807, 9",
        "-1, 2, 9",
        "4294967296, 4294967299, 9",
        "-4294967296, -4294967293, 9",
        "2147483646, 2147483648, 9",
        "-9223372036854775808, 0, 9"
    })
    void readOnlyWhatIsThere(long start, long limit, int expected) throws Exception {
        check(ArrayLoop.wide(start, limit), "", expected);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 3, 36",
        "1, 2, 12",
        "3, 3, 0",
        "0, 4, 9",
        "-1, 2, 9",
        "2147483646, 2147483647, 9",
        "-2147483648, 0, 9"
    })
    void readOnlyWhatIsThereWithNarrowCounters(int start, int limit, int expected) throws Exception {
        check(ArrayLoop.narrow(start, limit), "", expected);
    }

    @Test
    void narrowCountersAreComparedAsTheyAre() throws Exception {
        String listing = EmittedProgram.emit(Surroundings.parse(ArrayLoop.narrow(0, 3)), folder)
                .listing();
        assertTrue(listing.contains("IF_ICMPGE"), listing);
        assertTrue(listing.contains("ArrayIndexOutOfBoundsException"), listing);
    }
}
