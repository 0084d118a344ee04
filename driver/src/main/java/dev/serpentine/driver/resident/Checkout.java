package dev.serpentine.driver.resident;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

/** What this process was started from, and whether that is still the same. */
final class Checkout {
    private record Stamp(long time, long size, Object key) {}

    private final List<Path> files;
    private final List<Stamp> stamps;

    /** @param classPathFile which a build makes anew */
    Checkout(Path classPathFile) {
        files = Stream.of(classPathFile, Path.of(System.getProperty("java.home"), "release"))
                .toList();
        stamps = files.stream().map(Checkout::stamp).toList();
    }

    boolean isUnchanged() {
        return files.stream().map(Checkout::stamp).toList().equals(stamps);
    }

    private static Stamp stamp(Path file) {
        try {
            BasicFileAttributes facts = Files.readAttributes(file, BasicFileAttributes.class);
            return new Stamp(facts.lastModifiedTime().toMillis(), facts.size(), String.valueOf(facts.fileKey()));
        } catch (IOException missing) {
            return new Stamp(0, 0, "");
        }
    }
}
