package dev.serpentine.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.stream.Stream;

/** The folder that holds the Python package {@code rpython}, for {@code sys.path}. */
final class LibraryFolder {
    private static final String MARK = "/rpython/__init__.py";

    private LibraryFolder() {}

    /** Finds it on the class path; unpacks it into a temporary folder where it is in a jar. */
    static Path find() {
        URL mark = LibraryFolder.class.getResource(MARK);
        if (mark == null) {
            throw new IllegalStateException("the package rpython is missing from the class path");
        }
        try {
            URI address = mark.toURI();
            return address.getScheme().equals("jar")
                    ? unpacked(address)
                    : Path.of(address).getParent().getParent();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        } catch (URISyntaxException exception) {
            throw new IllegalStateException(exception);
        }
    }

    /**
     * The folder is named after the jar's time and size, so that each build unpacks once; it appears complete or not at
     * all.
     */
    private static Path unpacked(URI address) throws IOException {
        Path jar = Path.of(URI.create(address.getRawSchemeSpecificPart().replaceFirst("!.*", "")));
        Path parent = jar.resolveSibling("rpython-unpacked");
        Path folder = parent.resolve(Files.getLastModifiedTime(jar).toMillis() + "-" + Files.size(jar));
        if (Files.isDirectory(folder)) {
            return folder;
        }
        Path fresh = Files.isWritable(jar.getParent())
                ? Files.createTempDirectory(Files.createDirectories(parent), "new")
                : Files.createTempDirectory("serpentine-rpython");
        try (FileSystem contents = FileSystems.newFileSystem(address, Map.of());
                Stream<Path> files = Files.walk(contents.getPath("/rpython"))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path copy = fresh.resolve(contents.getPath("/").relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
        if (!fresh.startsWith(parent)) {
            return fresh;
        }
        try {
            return Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException exception) {
            // Another process was quicker.
            return Files.isDirectory(folder) ? folder : fresh;
        }
    }
}
