package dev.serpentine.driver.view;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** Hands one page to browsers of this machine, and to nobody else. */
public final class PageServer implements AutoCloseable {
    private static final String HOST = "127.0.0.1";

    private final HttpServer server;
    private final byte[] page;

    private PageServer(HttpServer server, byte[] page) {
        this.server = server;
        this.page = page;
    }

    /**
     * Begins to serve at a port that is free.
     *
     * @throws IOException if this machine lets us serve nothing
     */
    public static PageServer of(String html) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName(HOST), 0), 0);
        PageServer pages = new PageServer(server, html.getBytes(StandardCharsets.UTF_8));
        server.createContext("/", pages::answer);
        server.start();
        return pages;
    }

    /** Where browsers find the page. */
    public String address() {
        return "http://" + HOST + ":" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!isForUs(exchange)) {
                exchange.sendResponseHeaders(403, -1);
            } else if (!exchange.getRequestURI().getPath().equals("/")) {
                exchange.sendResponseHeaders(404, -1);
            } else {
                exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
                exchange.sendResponseHeaders(200, page.length);
                exchange.getResponseBody().write(page);
            }
        }
    }

    /** Whether we are called by our own name: a page of somebody else's cannot have a browser ask in its own. */
    private boolean isForUs(HttpExchange exchange) {
        int port = server.getAddress().getPort();
        return Set.of(HOST + ":" + port, "localhost:" + port)
                .contains(String.valueOf(exchange.getRequestHeaders().getFirst("Host")));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
