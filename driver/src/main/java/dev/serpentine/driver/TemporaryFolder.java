package dev.serpentine.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for the files of one piece of work, which is gone afterwards, also when the user interrupts us. */
final class TemporaryFolder {
    private TemporaryFolder() {}

    /** What is done with the folder. */
    interface Work {
        void in(Path folder) throws IOException;
    }

    /** @throws NotWritten if the folder, or something in it, cannot be written */
    static void use(Work work) {
        try {
            Path folder = Files.createTempDirectory("serpentine-");
            Thread removal = new Thread(() -> remove(folder));
            Runtime.getRuntime().addShutdownHook(removal);
            try {
                work.in(folder);
            } finally {
                remove(folder);
                forget(removal);
            }
        } catch (IOException exception) {
            throw new NotWritten("the temporary files", exception);
        } catch (UncheckedIOException exception) {
            throw new NotWritten("the temporary files", exception.getCause());
        }
    }

    private static void forget(Thread removal) {
        try {
            Runtime.getRuntime().removeShutdownHook(removal);
        } catch (IllegalStateException ending) {
            // It runs already, and finds nothing to do.
        }
    }

    /** As much as can be removed: what stays does no harm. */
    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : all) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException left) {
            // Another thread removes it as well, or the file system is broken, of which the work itself will have told.
        }
    }
}
