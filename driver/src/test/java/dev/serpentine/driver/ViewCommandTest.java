package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.driver.view.PageServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands in the page that {@code serpentine view} makes, and who is given it. */
class ViewCommandTest {
    private static final String PROGRAM = """
            def twice(x):
                # </script> ends no script
                return x + x

            def stop():
                raise ValueError("stopped")

            def main(argv):
                print(twice(len(argv)), twice("é"))
                if len(argv) > 5:
                    # What follows the call is never reached.
                    print(len(stop()) + 1)
                return 0
            """;
    private static final Pattern FUNCTION = Pattern.compile("\\{\"name\":\"([^\"]*)\",\"file\":");

    @TempDir
    Path folder;

    private final CommandRun command = new CommandRun();

    private String page(String... options) throws IOException {
        Path program = Files.writeString(folder.resolve("program.py"), PROGRAM);
        Path page = folder.resolve("graphs.html");
        List<String> words = new ArrayList<>(List.of("view", "-o", page.toString()));
        words.addAll(List.of(options));
        words.add(program.toString());
        assertEquals(0, command.run(words.toArray(String[]::new)), command::errors);
        return Files.readString(page);
    }

    private static String element(String page, String name) {
        String start = "id=\"" + name + "\">";
        int from = page.indexOf(start) + start.length();
        return page.substring(from, page.indexOf("</script>", from));
    }

    /** What a function looked like, and its emitted text. */
    private static String body(String page, String function) throws IOException {
        List<String> names = FUNCTION.matcher(element(page, "index"))
                .results()
                .map(found -> found.group(1))
                .toList();
        String[] bodies = element(page, "bodies").replaceAll("[\\[\\]\"]", "").split(",");
        assertEquals(names.size(), bodies.length);
        byte[] packed = Base64.getDecoder().decode(bodies[names.indexOf(function)]);
        return new String(new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c | DEFINED long twice(long x)",
                "llvm | define internal i64 @twice(i64 %x)",
                "jvm | static program/Functions.twice(J)J",
                "cli | static int64 'twice'(int64 'x') cil managed",
            })
    void holdsTheEmittedTextOfEachBackend(String backend, String head) throws IOException {
        // Not inlined, so that something is emitted.
        String body = body(page("--backend=" + backend, "-O0"), "twice");
        assertTrue(body.contains(head), body);
    }

    @Test
    void holdsEveryStageOfAFunctionAndOfEachSpecialisation() throws IOException {
        String page = page("--backend=interpreter");
        String ofInt = body(page, "twice");
        assertTrue(ofInt.contains("[\"add\",0,1,\"v_1\",\"int\",[\"x_1\",\"x_1\"],3,11,[],[]]"), ofInt);
        assertTrue(ofInt.contains("[\"int_add_ovf\",0,1,\"v_1\",\"Signed\",[\"x_2\",\"x_2\"],3,11,[],[]]"), ofInt);
        String ofText = body(page, "twice~2");
        assertTrue(ofText.contains("\"v_1\",\"str\",[\"x_1\",\"x_1\"]"), ofText);
        assertTrue(ofText.contains("direct_call"), ofText);
    }

    @Test
    void noTextOfTheProgramEndsAScript() throws IOException {
        String page = page("--backend=interpreter");
        assertTrue(element(page, "index").contains("# \\u003c/script> ends no script"));
        assertFalse(page.contains("</script> ends"));
    }

    @Test
    void refusesWhatCannotBeTranslated() throws IOException {
        Path program = Files.writeString(folder.resolve("wrong.py"), "def main(argv):\n    return len(3)\n");
        Path page = folder.resolve("graphs.html");
        assertEquals(1, command.run("view", "-o", page.toString(), program.toString()));
        assertTrue(command.errors().contains("wrong.py:2"), command::errors);
        assertFalse(Files.exists(page));
    }

    @Test
    void servesOnePageToWhoCallsItByItsOwnName() throws Exception {
        try (PageServer server = PageServer.of("<p>é</p>")) {
            HttpClient client = HttpClient.newHttpClient();
            HttpResponse<String> page = client.send(
                    HttpRequest.newBuilder(URI.create(server.address())).build(), HttpResponse.BodyHandlers.ofString());
            assertEquals("<p>é</p>", page.body());
            URI other = URI.create(server.address() + "other");
            assertEquals(
                    404,
                    client.send(HttpRequest.newBuilder(other).build(), HttpResponse.BodyHandlers.discarding())
                            .statusCode());
            assertTrue(statusLine(server, "elsewhere.example").contains(" 403 "));
        }
    }

    private static String statusLine(PageServer server, String host) throws IOException {
        try (Socket socket =
                new Socket("127.0.0.1", URI.create(server.address()).getPort())) {
            socket.getOutputStream()
                    .write(("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            Matcher line = Pattern.compile("[^\r]*")
                    .matcher(new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
            assertTrue(line.find());
            return line.group();
        }
    }
}
