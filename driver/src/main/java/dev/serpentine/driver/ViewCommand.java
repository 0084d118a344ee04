package dev.serpentine.driver;

import dev.serpentine.driver.view.PageServer;
import dev.serpentine.driver.view.ProgramRecorder;
import dev.serpentine.driver.view.ViewerPage;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiFunction;

/**
 * Shows a recorded program: as a file, or to browsers of this machine until the user ends it.
 *
 * @param sourceLine the line of a file by number, where it is known
 */
record ViewCommand(Request request, BiFunction<String, Integer, Optional<String>> sourceLine) {

    void show(ProgramRecorder recorder, PrintStream output) {
        String html = page(recorder);
        if (request.has(Option.OUTPUT)) {
            OutputFile.write(html.getBytes(StandardCharsets.UTF_8), request.output());
            return;
        }
        serve(html, output);
    }

    /** The page that shows it, whole. */
    String page(ProgramRecorder recorder) {
        Backend backend = request.backend();
        String target = backend.spelling() + " -O" + request.optimisation();
        return new ViewerPage(request.program().getFileName().toString(), target, backend.language(), sourceLine)
                .html(recorder);
    }

    private static void serve(String html, PrintStream output) {
        try (PageServer server = PageServer.of(html)) {
            output.println("The graphs are at " + server.address() + " until this is ended (Ctrl-C).");
            output.flush();
            new CountDownLatch(1).await();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
