package dev.serpentine.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that are made for a run and removed after it. */
public final class TemporaryFolders {
    private TemporaryFolders() {}

    /** Removes a folder and all that is in it. */
    public static void remove(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walked = Files.walk(folder)) {
            files = walked.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
    }
}
