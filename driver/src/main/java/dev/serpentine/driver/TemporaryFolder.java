package dev.serpentine.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for the files of one piece of work, which is gone afterwards, also when the user interrupts us. */
public final class TemporaryFolder {
    private final Path path;
    private boolean isGivenAway;

    private TemporaryFolder(Path path) {
        this.path = path;
    }

    /** What is done with the folder. */
    interface Work {
        void in(TemporaryFolder folder) throws IOException;
    }

    /** @throws NotWritten if the folder, or something in it, cannot be written */
    static void use(Work work) {
        try {
            TemporaryFolder folder = new TemporaryFolder(Files.createTempDirectory("serpentine-"));
            Thread removal = new Thread(folder::remove);
            Runtime.getRuntime().addShutdownHook(removal);
            try {
                work.in(folder);
            } finally {
                folder.remove();
                forget(removal);
            }
        } catch (IOException exception) {
            throw new NotWritten("the temporary files", exception);
        } catch (UncheckedIOException exception) {
            throw new NotWritten("the temporary files", exception.getCause());
        }
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    Path resolve(String name) {
        return path.resolve(name);
    }

    /** Leaves it to somebody else to remove it. */
    public void giveAway() {
        isGivenAway = true;
    }

    /** Removes one that was {@linkplain #giveAway() given away}, with all that is in it. */
    public void discard() {
        isGivenAway = false;
        remove();
    }

    private static void forget(Thread removal) {
        try {
            Runtime.getRuntime().removeShutdownHook(removal);
        } catch (IllegalStateException ending) {
            // It runs already, and finds nothing to do.
        }
    }

    /** As much as can be removed: what stays does no harm. */
    private void remove() {
        if (isGivenAway) {
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : all) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException left) {
            // Another thread removes it as well, or the file system is broken, of which the work itself will have told.
        }
    }
}
