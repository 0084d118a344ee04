package dev.serpentine.driver.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What several measurements come to. */
class SummaryTest {
    @Test
    void takesTheMiddleOne() {
        assertEquals(new Summary(2.0, 1.0, 9.0, 3), Summary.of(List.of(9.0, 1.0, 2.0)));
        assertEquals(new Summary(3.0, 1.0, 9.0, 4), Summary.of(List.of(9.0, 1.0, 2.0, 4.0)));
        assertEquals(new Summary(5.0, 5.0, 5.0, 1), Summary.of(List.of(5.0)));
    }

    @Test
    void tellsHowFarTheyLieApart() {
        assertEquals(4.0, Summary.of(List.of(1.0, 2.0, 9.0)).spread());
        assertEquals(0.0, Summary.of(List.of(7.0)).spread());
        assertEquals(0.0, Summary.of(List.of(0.0, 0.0)).spread());
        assertEquals(2.5, Summary.of(List.of(-3.0, -1.0, -0.5, -1.0)).spread(), 1e-12);
    }

    @Test
    void meansGeometrically() {
        assertEquals(2.0, Summary.geometricMean(List.of(1.0, 4.0)).orElseThrow(), 1e-12);
        assertEquals(3.0, Summary.geometricMean(List.of(3.0, 0.0, -1.0)).orElseThrow(), 1e-12);
        assertTrue(Summary.geometricMean(List.of()).isEmpty());
        assertTrue(Summary.geometricMean(List.of(0.0)).isEmpty());
    }
}
