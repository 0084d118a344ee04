package dev.serpentine.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Puts what was made where the user wants it. */
final class OutputFile {
    private OutputFile() {}

    /**
     * Copies a file; the copy appears complete or not at all. Where the output is a device or a pipe, it is written to.
     *
     * @throws NotWritten if that fails
     */
    static void write(Path made, Path output) {
        try {
            if (isSpecial(output)) {
                Files.write(output, Files.readAllBytes(made));
            } else {
                replace(made, output);
            }
        } catch (IOException exception) {
            throw new NotWritten("the output '" + output + "'", exception);
        }
    }

    /**
     * Writes bytes; the rest as in the other method.
     *
     * @throws NotWritten if that fails
     */
    static void write(byte[] bytes, Path output) {
        TemporaryFolder.use(folder -> write(Files.write(folder.resolve("made"), bytes), output));
    }

    private static boolean isSpecial(Path output) {
        return Files.exists(output) && !Files.isRegularFile(output);
    }

    private static void replace(Path made, Path output) throws IOException {
        Path target = Files.exists(output) ? output.toRealPath() : output.toAbsolutePath();
        // The temporary folder may be on another file system, where a move would not be atomic.
        Path beside = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".new");
        try {
            Files.copy(made, beside, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
