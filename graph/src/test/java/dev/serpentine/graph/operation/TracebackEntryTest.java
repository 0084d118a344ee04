package dev.serpentine.graph.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.SourceSpan;
import org.junit.jupiter.api.Test;

class TracebackEntryTest {
    private static SourcePosition place(SourceSpan span) {
        return new SourcePosition("program.py", 7, 4, span);
    }

    private static TracebackEntry entry(SourcePosition position) {
        return TracebackEntry.of("main", position, SourcePosition::isOfUser).orElseThrow();
    }

    @Test
    void columnsSayWhatIsMarkedInALine() {
        assertEquals("4 12", TracebackEntry.columns(place(new SourceSpan(7, 12))));
        assertEquals("4 -1", TracebackEntry.columns(place(new SourceSpan(9, 2))), "it ends in another line");
        assertEquals(
                "4 12 o 5 10", TracebackEntry.columns(place(new SourceSpan(7, 12, SourceSpan.Middle.OPERATOR, 5, 10))));
        assertEquals(
                "4 12 s 8 11",
                TracebackEntry.columns(place(new SourceSpan(7, 12, SourceSpan.Middle.SUBSCRIPT, 8, 11))));
        assertEquals("", TracebackEntry.columns(place(SourceSpan.UNKNOWN)));
    }

    @Test
    void placesAreTheSameWhereverTheyEndButLinesOfTracebacksAreNot() {
        SourcePosition whole = place(new SourceSpan(7, 12));
        SourcePosition part = place(new SourceSpan(7, 6));
        assertEquals(whole, part);
        assertEquals(whole.hashCode(), part.hashCode());
        assertNotEquals(entry(whole), entry(part));
        assertEquals(entry(whole).withoutColumns(), entry(part).withoutColumns());
    }

    @Test
    void inlinedPlacesKeepTheirColumns() {
        SourcePosition call = new SourcePosition("program.py", 20, 0, new SourceSpan(20, 9));
        TracebackEntry inner = TracebackEntry.of(
                        "main", place(new SourceSpan(7, 12)).inlined("helper", call), SourcePosition::isOfUser)
                .orElseThrow();
        assertEquals("helper", inner.function());
        assertEquals("4 12", inner.columns());
        assertEquals("0 9", inner.caller().orElseThrow().columns());
    }
}
