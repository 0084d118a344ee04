package dev.serpentine.frontend.diagnostics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The modules of Python's library of which nothing can be translated, and what serves instead: one table,
 * {@code unsupported-modules.txt}. What goes wrong within one of them is told of the module as a whole.
 */
public final class UnsupportedModules {
    private static final UnsupportedModules TABLE = new UnsupportedModules();

    /** The file of a module of the embedded library. */
    private static final Pattern EMBEDDED_FILE = Pattern.compile("/lib/python3\\.\\d+/(\\w+(?:/\\w+)*)\\.py$");

    /** Where the file of what replaces a module, or a part of one, begins. */
    private static final String REPLACEMENT = "serpentine_library/";

    private final Map<String, String> advice = new LinkedHashMap<>();
    private final List<String> notImportable;

    private UnsupportedModules() {
        List<String> missing = new ArrayList<>();
        for (String line : text().split("\n")) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            int colon = line.indexOf(':');
            for (String name : line.substring(0, colon).split(" ")) {
                boolean isMissing = name.startsWith("!");
                String module = isMissing ? name.substring(1) : name;
                if (isMissing) {
                    missing.add(module);
                }
                if (advice.put(module, line.substring(colon + 1).strip()) != null) {
                    throw new IllegalStateException("the table of modules has " + module + " twice");
                }
            }
        }
        notImportable = List.copyOf(missing);
    }

    private static String text() {
        try (InputStream stream = UnsupportedModules.class.getResourceAsStream("unsupported-modules.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** A module of which nothing can be translated, and what serves instead. */
    public record Unsupported(String module, String advice) {
        public String sentence() {
            return MessageKind.MODULE_NOT_SUPPORTED.format(module, advice);
        }
    }

    /** Those that cannot be imported either, since the embedded Python lacks them. */
    public static List<Unsupported> notImportable() {
        return TABLE.notImportable.stream()
                .map(module -> new Unsupported(module, TABLE.advice.get(module)))
                .toList();
    }

    /**
     * The unsupported module that holds something that is not written in Python.
     *
     * @param qualifiedName modules that implement another, whose name is that one's behind an underscore, count as that
     *     one
     */
    public static Optional<Unsupported> ofBuiltin(String qualifiedName) {
        return inside(qualifiedName.startsWith("_") ? qualifiedName.substring(1) : qualifiedName);
    }

    /** Whether a file of source is one of the embedded library, or of what replaces it. */
    public static boolean isLibraryFile(String file) {
        return file.startsWith(REPLACEMENT) || EMBEDDED_FILE.matcher(file).find();
    }

    /** The unsupported module that a file of source belongs to. What is replaced of one is supported. */
    public static Optional<Unsupported> ofFile(String file) {
        Matcher matcher = EMBEDDED_FILE.matcher(file);
        return matcher.find() ? inside(matcher.group(1).replace('/', '.')) : Optional.empty();
    }

    private static Optional<Unsupported> inside(String dotted) {
        for (String name = dotted; ; name = name.substring(0, name.lastIndexOf('.'))) {
            String found = TABLE.advice.get(name);
            if (found != null) {
                return Optional.of(new Unsupported(name, found));
            }
            if (!name.contains(".")) {
                return Optional.empty();
            }
        }
    }
}
