package dev.serpentine.conformance.cpython;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The list of what cannot apply to translated programs, with the reasons. */
final class Inapplicable {
    /**
     * {@code method FILE Class.method: reason}, each a pattern, or {@code statement PATTERN: reason}, which may be
     * found anywhere in the statement's text.
     */
    private static final Pattern LINE = Pattern.compile("(method|statement) (.+): ([^:]+)");

    private record Rule(Pattern pattern, String reason) {}

    private final List<Rule> methods = new ArrayList<>();
    private final List<Rule> statements = new ArrayList<>();

    Inapplicable(Path list) throws IOException {
        for (String line : Files.readAllLines(list)) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                throw new IllegalStateException(list + ": " + line);
            }
            (matcher.group(1).equals("method") ? methods : statements)
                    .add(new Rule(Pattern.compile(matcher.group(2)), matcher.group(3)));
        }
    }

    /** Why a method cannot apply. */
    Optional<String> reason(String file, TestMethod method) {
        if (!method.skipped().isEmpty()) {
            return Optional.of(method.skipped());
        }
        String name = file + " " + method.qualifiedName();
        return methods.stream()
                .filter(rule -> rule.pattern().matcher(name).matches())
                .map(Rule::reason)
                .findFirst();
    }

    /** Why a statement cannot apply. */
    Optional<String> reason(String statement) {
        return statements.stream()
                .filter(rule -> rule.pattern().matcher(statement).find())
                .map(Rule::reason)
                .findFirst();
    }
}
