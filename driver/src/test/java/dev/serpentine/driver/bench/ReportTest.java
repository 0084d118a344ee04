package dev.serpentine.driver.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What is shown of a report: ratios, the table, JSON, and the page. */
class ReportTest {
    private static Figures figures(double seconds) {
        Summary time = new Summary(seconds, seconds, seconds * 1.1, 3);
        return new Figures(
                time, time, Optional.of(time), Optional.of(time), Optional.empty(), 0, 2000, OptionalDouble.empty());
    }

    private static final Report REPORT = new Report(
            List.of(
                    new Report.OfProgram(
                            "first",
                            OptionalLong.of(10),
                            Map.of(Side.LLVM, figures(2.0), Side.C_TWIN, figures(1.0), Side.JVM, figures(3.0))),
                    new Report.OfProgram(
                            "</script>\"second\"",
                            OptionalLong.empty(),
                            Map.of(Side.LLVM, figures(0.5), Side.C_TWIN, figures(1.0))),
                    new Report.OfProgram("third", OptionalLong.of(1), Map.of(Side.LLVM, figures(0.5)))),
            "processor time; one turn",
            true);

    @Test
    void comparesWithTheTwin() {
        assertEquals(List.of(Side.LLVM, Side.C_TWIN, Side.JVM), REPORT.sides());
        assertEquals(2.0, REPORT.programs().get(0).ratio(Side.LLVM).orElseThrow());
        assertTrue(REPORT.programs().get(0).ratio(Side.JVM).isEmpty());
        assertTrue(REPORT.programs().get(2).ratio(Side.LLVM).isEmpty());
        assertEquals(1.0, REPORT.meanRatio(Side.LLVM).orElseThrow(), 1e-12);
        assertTrue(REPORT.meanRatio(Side.JVM).isEmpty());
    }

    @Test
    void showsATable() {
        List<String> lines = TableText.of(REPORT).lines().toList();
        assertTrue(lines.get(0).matches("\\s+LLVM ±\\s+ratio\\s+C twin ±\\s+JVM ±\\s*"), lines.get(0));
        assertTrue(lines.get(1).matches("first\\s+2\\.000 5%\\s+2\\.00\\s+1\\.000 5%\\s+3\\.000 5%\\s*"), lines.get(1));
        assertTrue(lines.get(3).matches("third\\s+0\\.500 5%\\s+-\\s+-\\s+-\\s*"), lines.get(3));
        assertTrue(lines.get(4).matches("geometric mean\\s+1\\.00\\s*"), lines.get(4));
    }

    @Test
    void writesJson() {
        String text = ReportJson.of(REPORT);
        assertTrue(text.contains("\"name\": \"</script>\\\"second\\\"\", \"rounds\": null"), text);
        assertTrue(
                text.contains("\"side\": \"jvm\", \"title\": \"JVM\", \"twin\": \"java-twin\", \"mean_ratio\": null"));
        assertTrue(text.contains("\"llvm\": {\"time\": 2.000000, \"ratio\": 2.000000, \"run\": {\"median\": 2.000000,"
                + " \"least\": 2.000000, \"greatest\": 2.200000, \"count\": 3}"));
        assertTrue(text.contains("\"warm_up\": null, \"peak_memory\": null, \"size\": 2000, \"translation\": null"));
    }

    @Test
    void makesAPageThatNeedsNothingElse() {
        String page = HtmlPage.of(REPORT);
        assertEquals(2, page.split("</script>", -1).length - 1);
        assertTrue(page.contains("\"name\": \"\\u003c/script>\\\"second\\\"\""));
        assertTrue(page.contains("const report = {\"conditions\": \"processor time; one turn\""));
        assertTrue(page.contains("Chart.js v4") && page.contains("The MIT License"));
        assertFalse(page.contains("<script src") || page.contains("<link"));
        assertFalse(page.contains("/*LIBRARY*/") || page.contains("/*LICENCE*/") || page.contains("/*REPORT*/"));
    }
}
