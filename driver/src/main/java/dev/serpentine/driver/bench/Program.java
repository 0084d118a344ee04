package dev.serpentine.driver.bench;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program to measure, and where its twins are.
 *
 * @param source in Python
 * @param twins the folder with folders c, java and csharp
 * @param rounds the first word of its command line, which its work is proportional to; empty where there is none, so
 *     that it runs without words
 */
record Program(Path source, Path twins, OptionalLong rounds) {
    /** The comment with which a program says how many rounds take CPython some seconds. */
    private static final Pattern ROUNDS = Pattern.compile("(?m)^# bench rounds: (\\d+)\\s*$");

    /** @throws IOException if the source cannot be read */
    static Program of(Path source, Plan plan) throws IOException {
        Path folder = source.toAbsolutePath().getParent();
        Path beside = folder.getParent() == null ? folder : folder.getParent();
        OptionalLong rounds = plan.rounds().isPresent() ? plan.rounds() : roundsOf(Files.readString(source));
        return new Program(source, plan.twins().orElse(beside), rounds);
    }

    private static OptionalLong roundsOf(String text) {
        Matcher comment = ROUNDS.matcher(text);
        return comment.find() ? OptionalLong.of(Long.parseLong(comment.group(1))) : OptionalLong.empty();
    }

    String name() {
        String file = source.getFileName().toString();
        return file.endsWith(".py") ? file.substring(0, file.length() - 3) : file;
    }

    /** The source of a twin, whose name has the same letters and digits, small or capital. */
    Optional<Path> twin(Side side) {
        return switch (side) {
            case C_TWIN -> twin("c", ".c").or(() -> twin("c", ".cpp"));
            case JAVA_TWIN -> twin("java", ".java");
            case CSHARP_TWIN -> twin("csharp", ".cs");
            case PYTHON, C, LLVM, JVM, CLI -> Optional.empty();
        };
    }

    private Optional<Path> twin(String folder, String ending) {
        Path place = twins.resolve(folder);
        if (!Files.isDirectory(place)) {
            return Optional.empty();
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(place)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (name.endsWith(ending)
                        && bare(name.substring(0, name.length() - ending.length()))
                                .equals(bare(name()))) {
                    return Optional.of(file);
                }
            }
            return Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }
}
