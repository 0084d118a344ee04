package dev.serpentine.conformance.generate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All productions, from the resources of this package.
 *
 * <p>A production is a line {@code WEIGHT TYPE: TEMPLATE}, or for several lines {@code WEIGHT do (x: T):} with indented
 * lines below it, where the parentheses name the variables that it defines. {@code not yet (REASON)} in place of the
 * weight keeps it out, with the reason. Lines that begin with {@code #} say something to readers.
 */
final class Grammar {
    /** One resource a family of constructs. */
    static final List<String> FAMILIES = List.of(
            "integers",
            "floats",
            "booleans",
            "text",
            "bytes",
            "lists",
            "tuples",
            "dictionaries",
            "sets",
            "options",
            "unions",
            "functions",
            "iteration",
            "formatting",
            "statements",
            "exceptions",
            "generators",
            "matching",
            "library");

    private static final Pattern HEADER =
            Pattern.compile("(\\d+|not yet \\((.*?)\\)) ([A-Za-z]+(?:\\[.*?])?)(?: \\((\\w+: .*)\\))?:(?: (.*))?");

    private final Map<String, List<Production>> byName = new HashMap<>();
    private final List<Production> ofAnyType = new ArrayList<>();
    private final List<Production> all = new ArrayList<>();

    private Grammar() {}

    /** The grammar that programs are generated from. */
    static Grammar standard() {
        Grammar grammar = new Grammar();
        FAMILIES.forEach(family -> grammar.read(family, resource(family)));
        return grammar;
    }

    private static String resource(String family) {
        try (InputStream stream = Grammar.class.getResourceAsStream(family + ".productions")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void read(String family, String text) {
        List<String> lines = text.lines()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .toList();
        int at = 0;
        while (at < lines.size()) {
            Matcher header = HEADER.matcher(lines.get(at++));
            if (!header.matches()) {
                throw new IllegalArgumentException(family + ": not a production: " + lines.get(at - 1));
            }
            StringBuilder body = new StringBuilder(header.group(5) == null ? "" : header.group(5));
            while (at < lines.size() && lines.get(at).startsWith("    ")) {
                body.append(body.isEmpty() ? "" : "\n").append(lines.get(at++).substring(4));
            }
            boolean isLater = header.group(2) != null;
            Map<String, Type> defines = header.group(4) == null ? Map.of() : Template.declarations(header.group(4));
            add(new Production(
                    family,
                    Type.parse(header.group(3)),
                    isLater ? 0 : Integer.parseInt(header.group(1)),
                    Template.parse(body.toString(), defines),
                    isLater ? header.group(2) : ""));
        }
    }

    private void add(Production production) {
        all.add(production);
        if (production.weight() == 0) {
            return;
        }
        if (production.result().isVariable()) {
            ofAnyType.add(production);
        } else {
            byName.computeIfAbsent(production.result().name(), _ -> new ArrayList<>())
                    .add(production);
        }
    }

    /** Those that may make such a type: by its name only. */
    List<Production> candidates(Type type) {
        List<Production> own = byName.getOrDefault(type.name(), List.of());
        if (!TypeKind.isValue(type)) {
            return own;
        }
        List<Production> candidates = new ArrayList<>(own);
        candidates.addAll(ofAnyType);
        return candidates;
    }

    /** Every production, those too that are not chosen yet. */
    List<Production> all() {
        return List.copyOf(all);
    }
}
