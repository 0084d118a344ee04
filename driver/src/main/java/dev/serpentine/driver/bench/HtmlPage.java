package dev.serpentine.driver.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A report for a browser: plots and tables, in one file that needs no other. The plots are drawn by Chart.js, which is
 * in the page with its licence.
 */
public final class HtmlPage {
    private HtmlPage() {}

    /** The whole page. */
    public static String of(Report report) {
        return resource("page.html")
                .replace("/*LICENCE*/", "/*!\n" + resource("chart.js.LICENSE").strip() + "\n*/")
                .replace("/*LIBRARY*/", resource("chart.js").replace("</script", "<\\/script"))
                .replace("/*REPORT*/", inScript(ReportJson.of(report).stripTrailing()));
    }

    /** In JSON the sign is only in texts, of which none may end the script that it is in. */
    private static String inScript(String json) {
        return json.replace("<", "\\u003c");
    }

    private static String resource(String name) {
        try (InputStream stream = HtmlPage.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
