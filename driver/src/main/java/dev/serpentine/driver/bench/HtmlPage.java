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
                .replace("/*REPORT*/", JsonText.of(report).stripTrailing());
    }

    private static String resource(String name) {
        try (InputStream stream = HtmlPage.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
