package dev.serpentine.driver;

import static dev.serpentine.driver.json.JsonText.quoted;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page in a Chromium without a window, driven by the DevTools protocol. */
final class BrowserSession implements AutoCloseable {
    private static final List<String> NAMES = List.of("chromium-headless-shell", "chromium", "google-chrome");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Pattern SOCKET = Pattern.compile("\"webSocketDebuggerUrl\": \"([^\"]*/page/[^\"]*)\"");
    private static final Pattern VALUE = Pattern.compile("\"value\":\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern DATA = Pattern.compile("\"data\":\"([^\"]*)\"");

    private final Process browser;
    private final WebSocket socket;
    private final BlockingQueue<String> messages;
    private int count;

    private BrowserSession(Process browser, WebSocket socket, BlockingQueue<String> messages) {
        this.browser = browser;
        this.socket = socket;
        this.messages = messages;
    }

    /** The browser of this machine; empty if it has none. */
    static Optional<Path> installed() {
        return NAMES.stream()
                .flatMap(name -> Arrays.stream(System.getenv("PATH").split(":")).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens a page. @param profile a folder for what the browser keeps */
    static BrowserSession open(Path browser, Path profile, String address) throws Exception {
        Process process = new ProcessBuilder(
                        browser.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--hide-scrollbars",
                        "--window-size=1600,1000",
                        "--user-data-dir=" + profile,
                        "--remote-debugging-port=0",
                        address)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            BlockingQueue<String> messages = new LinkedBlockingQueue<>();
            WebSocket socket = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(URI.create(socketOf(portOf(process))), new Receiver(messages))
                    .get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            return new BrowserSession(process, socket, messages);
        } catch (Exception failure) {
            process.destroyForcibly();
            throw failure;
        }
    }

    private static int portOf(Process process) throws IOException {
        BufferedReader errors = process.errorReader();
        for (String line = errors.readLine(); line != null; line = errors.readLine()) {
            if (line.startsWith("DevTools listening on ")) {
                Thread.ofPlatform().daemon().start(() -> errors.lines().forEach(_ -> {}));
                return URI.create(line.substring(line.indexOf("ws://"))).getPort();
            }
        }
        throw new IOException("the browser has ended");
    }

    private static String socketOf(int port) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/list"))
                .timeout(PATIENCE)
                .build();
        String pages = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
        Matcher found = SOCKET.matcher(pages);
        if (!found.find()) {
            throw new IOException("the browser shows no page: " + pages);
        }
        return found.group(1);
    }

    /** Puts the pieces of messages together. */
    private static final class Receiver implements WebSocket.Listener {
        private final BlockingQueue<String> messages;
        private final StringBuilder begun = new StringBuilder();

        Receiver(BlockingQueue<String> messages) {
            this.messages = messages;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean isLast) {
            begun.append(data);
            if (isLast) {
                messages.add(begun.toString());
                begun.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }

    /** Sends a command and gives its answer. @param parameters as JSON, without braces */
    private String command(String method, String parameters) throws InterruptedException {
        int id = ++count;
        socket.sendText("{\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{" + parameters + "}}", true)
                .join();
        String prefix = "{\"id\":" + id + ",";
        for (; ; ) {
            String message = messages.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("the browser does not answer " + method);
            }
            if (message.startsWith(prefix)) {
                return message;
            }
        }
    }

    /** What an expression of the page gives, as text; it may be a promise. */
    String evaluate(String expression) throws InterruptedException {
        String coded = "(async () => btoa(unescape(encodeURIComponent(String(await (" + expression + "))))))()";
        String answer = command(
                "Runtime.evaluate",
                "\"expression\":" + quoted(coded) + ",\"returnByValue\":true,\"awaitPromise\":true");
        Matcher found = VALUE.matcher(answer);
        if (!found.find() || answer.contains("exceptionDetails")) {
            throw new AssertionError(expression + ": " + answer);
        }
        return new String(Base64.getDecoder().decode(found.group(1)), StandardCharsets.UTF_8);
    }

    /** Waits until an expression of the page is true. */
    void await(String condition) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!evaluate("Boolean(" + condition + ")").equals("true")) {
            if (System.nanoTime() > end) {
                throw new AssertionError("never true: " + condition + " at " + evaluate("location.hash"));
            }
            Thread.sleep(20);
        }
    }

    /** Presses a key, as {@code KeyboardEvent.key} names it. */
    void press(String key) throws InterruptedException {
        String parameters = "\"key\":" + quoted(key) + (key.length() == 1 ? ",\"text\":" + quoted(key) : "");
        command("Input.dispatchKeyEvent", "\"type\":\"keyDown\"," + parameters);
        command("Input.dispatchKeyEvent", "\"type\":\"keyUp\",\"key\":" + quoted(key));
    }

    /** Presses the mouse on the middle of the first element that a selector finds. */
    void click(String selector) throws InterruptedException {
        String place = middleOf(selector);
        command("Input.dispatchMouseEvent", "\"type\":\"mousePressed\",\"button\":\"left\",\"clickCount\":1," + place);
        command("Input.dispatchMouseEvent", "\"type\":\"mouseReleased\",\"button\":\"left\",\"clickCount\":1," + place);
    }

    /** Moves the mouse there. */
    void hover(String selector) throws InterruptedException {
        command("Input.dispatchMouseEvent", "\"type\":\"mouseMoved\"," + middleOf(selector));
    }

    private String middleOf(String selector) throws InterruptedException {
        String[] place = evaluate(
                        "(() => { const box = document.querySelector(" + quoted(selector)
                                + ").getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2].join(); })()")
                .split(",");
        return "\"x\":" + place[0] + ",\"y\":" + place[1];
    }

    /** What the page looks like, as PNG. */
    void screenshot(Path file) throws IOException, InterruptedException {
        Matcher found = DATA.matcher(command("Page.captureScreenshot", "\"format\":\"png\""));
        if (!found.find()) {
            throw new AssertionError("no picture");
        }
        Files.write(file, Base64.getDecoder().decode(found.group(1)));
    }

    @Override
    public void close() throws InterruptedException {
        socket.abort();
        browser.destroy();
        if (!browser.waitFor(5, TimeUnit.SECONDS)) {
            browser.destroyForcibly().waitFor();
        }
    }
}
