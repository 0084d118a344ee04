package dev.serpentine.frontend.signature;

import dev.serpentine.frontend.signature.Parameter.Passing;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The table of what builtins take, read from {@code signatures.txt} once. */
public final class SignatureTable {
    private static final SignatureTable TABLE = new SignatureTable();

    private final Map<String, Signature> signatures = new LinkedHashMap<>();

    private SignatureTable() {
        List<String> owners = List.of();
        for (String line : text().split("\n")) {
            if (line.startsWith("[")) {
                owners = List.of(line.substring(1, line.indexOf(']')).split(" "));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                int open = line.indexOf('(');
                for (String name : line.substring(0, open).strip().split(" +")) {
                    for (String owner : owners) {
                        Signature signature = new Signature(
                                owner, name, parameters(line.substring(open + 1, line.lastIndexOf(')')), owner, name));
                        if (signatures.put(owner + "." + name, signature) != null) {
                            throw new IllegalStateException(
                                    "the table of signatures has " + owner + "." + name + " twice");
                        }
                    }
                }
            }
        }
    }

    private static String text() {
        try (InputStream stream = SignatureTable.class.getResourceAsStream("signatures.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static List<Parameter> parameters(String text, String owner, String function) {
        List<String> parts = parts(text);
        int slash = parts.indexOf("/");
        int count = (int) parts.stream().filter(part -> part.contains(":")).count();
        List<Parameter> found = new ArrayList<>();
        boolean isBehindStar = false;
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.get(i);
            if (part.equals("/")) {
                continue;
            }
            Passing passing = part.startsWith("**")
                    ? Passing.DOUBLE_STARRED
                    : part.startsWith("*")
                            ? Passing.STARRED
                            : i < slash
                                    ? Passing.POSITIONAL_ONLY
                                    : isBehindStar ? Passing.KEYWORD_ONLY : Passing.EITHER;
            isBehindStar |= passing == Passing.STARRED;
            if (!part.equals("*")) {
                String name = part.substring(0, part.indexOf(':'));
                String place = count == 1
                        ? "argument"
                        : passing == Passing.POSITIONAL_ONLY ? "argument " + (i + 1) : "argument '" + name + "'";
                found.add(Parameter.parse(part.replaceFirst("^\\**", ""), passing, owner, function, place));
            }
        }
        return found;
    }

    /** Cuts at commas that are not within quotes. */
    private static List<String> parts(String text) {
        List<String> found = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            isQuoted ^= c == '"' && text.charAt(i - 1) != '\\';
            if (c == ',' && !isQuoted) {
                found.add(current.toString().strip());
                current.setLength(0);
            } else {
                current.append(c);
            }
        }
        if (!current.toString().isBlank()) {
            found.add(current.toString().strip());
        }
        return found;
    }

    /**
     * What a builtin takes; empty for what the table does not know.
     *
     * @param owner a module, or a family of built-in types
     */
    public static Optional<Signature> of(String owner, String name) {
        return Optional.ofNullable(TABLE.signatures.get(owner + "." + name));
    }

    /** The same by {@code module.name}. */
    public static Optional<Signature> of(String qualifiedName) {
        return Optional.ofNullable(TABLE.signatures.get(qualifiedName));
    }

    /** All of them, in the table's order. */
    public static Collection<Signature> all() {
        return List.copyOf(TABLE.signatures.values());
    }
}
