package dev.serpentine.conformance.reduce;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Predicate;

/**
 * Tries one edit after the other, keeps those after which the program still shows the same, and ends when none does.
 */
public final class Reducer {
    private final ReferenceServer server;
    private final Path folder;
    private final Duration limit;

    /**
     * @param folder for programs in between
     * @param limit after which the smallest program so far has to do
     */
    public Reducer(ReferenceServer server, Path folder, Duration limit) {
        this.server = server;
        this.folder = folder;
        this.limit = limit;
    }

    /**
     * The smallest program that could be found.
     *
     * @param showsTheSame of a file
     */
    public String reduced(String text, Predicate<Path> showsTheSame) {
        long end = System.nanoTime() + limit.toNanos();
        try {
            Path current = Files.writeString(folder.resolve("reduced.py"), text);
            Path candidate = folder.resolve("candidate.py");
            boolean improved = true;
            while (improved && System.nanoTime() < end) {
                improved = false;
                ReferenceServer.Edit edit = server.edit(current, 0, candidate);
                for (int number = 0; edit != ReferenceServer.Edit.END && System.nanoTime() < end; ) {
                    if (edit == ReferenceServer.Edit.DONE && showsTheSame.test(candidate)) {
                        Files.writeString(current, Files.readString(candidate));
                        improved = true;
                    } else {
                        number++;
                    }
                    edit = server.edit(current, number, candidate);
                }
            }
            return Files.readString(current);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
