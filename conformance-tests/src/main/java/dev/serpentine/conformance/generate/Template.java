package dev.serpentine.conformance.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The text of a production, with typed holes.
 *
 * <ul>
 *   <li>{@code $int}, {@code $list[T]}, {@code $index}: an expression of that type, or a nonterminal;
 *   <li>{@code $T{x: U}}: the same, where the name that {@code $.x} stands for is a variable of type U;
 *   <li>{@code $.x}: a name, the same wherever it stands in the template, new unless picked;
 *   <li>{@code $=x[T]}: a variable of that type that is there already and may be assigned to; {@code $.x} is then its
 *       name;
 *   <li>{@code $!x[T]}: the same, but no attribute;
 *   <li>{@code $block{x: T}}, {@code $loop{x: T}}: statements, on a line of their own; those of a loop's body may leave
 *       it;
 *   <li>{@code $body[T]{x: U}}, {@code $generatorbody[T]{x: U}}: a function's whole body, which returns (yields) such
 *       values;
 *   <li>{@code $classof[T]}: the class of such values;
 *   <li>{@code $return}, {@code $yield}: an expression of what the function around it returns (yields).
 * </ul>
 *
 * @param defines the variables that are there after the statement
 */
record Template(List<Part> parts, Map<String, Type> defines) {

    sealed interface Part {}

    record Text(String text) implements Part {}

    record Name(String name) implements Part {}

    /** @param isLocal whether an attribute will not do */
    record Pick(String name, Type type, boolean isLocal) implements Part {}

    /** @param variables in scope within it, beside those around it */
    record Hole(Type type, Map<String, Type> variables) implements Part {}

    static Template parse(String text, Map<String, Type> defines) {
        return new Reader(text).template(defines);
    }

    /** Reads {@code x: T, y: list[U]}. */
    static Map<String, Type> declarations(String text) {
        Map<String, Type> found = new LinkedHashMap<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ',' : text.charAt(i);
            depth += c == '[' ? 1 : c == ']' ? -1 : 0;
            if (c == ',' && depth == 0) {
                String[] words = text.substring(start, i).split(":");
                found.put(words[0].strip(), Type.parse(words[1].strip()));
                start = i + 1;
            }
        }
        return found;
    }

    /** The types that stand in it. */
    Stream<Type> types() {
        Stream<Type> within = parts.stream().flatMap(part -> switch (part) {
            case Text _, Name _ -> Stream.of();
            case Pick(var _, Type type, var _) -> Stream.of(type);
            case Hole(Type type, Map<String, Type> variables) ->
                Stream.concat(Stream.of(type), variables.values().stream());
        });
        return Stream.concat(within, defines.values().stream());
    }

    /** The type variables that stand in it. */
    List<String> variables() {
        return types().flatMap(type -> type.variables().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** Whether a hole has such a name. */
    boolean has(String nonterminal) {
        return parts.stream()
                .anyMatch(part ->
                        part instanceof Hole(Type type, var _) && type.name().equals(nonterminal));
    }

    /** Whether nothing is left to be chosen in it. */
    boolean isLeaf() {
        return parts.stream().allMatch(part -> part instanceof Text || part instanceof Name);
    }

    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        private Template template(Map<String, Type> defines) {
            List<Part> parts = new ArrayList<>();
            while (at < text.length()) {
                int dollar = text.indexOf('$', at);
                if (dollar != at) {
                    int end = dollar < 0 ? text.length() : dollar;
                    parts.add(new Text(text.substring(at, end)));
                    at = end;
                } else {
                    at++;
                    parts.add(marked());
                }
            }
            return new Template(List.copyOf(parts), defines);
        }

        private Part marked() {
            char mark = text.charAt(at);
            if (mark == '.') {
                at++;
                return new Name(word());
            }
            if (mark == '=' || mark == '!') {
                at++;
                return new Pick(word(), Type.parse(within('[', ']')), mark == '!');
            }
            String name = word();
            String type = Type.CONSTRUCTORS.contains(name) && at < text.length() && text.charAt(at) == '['
                    ? name + "[" + within('[', ']') + "]"
                    : name;
            boolean declares = at < text.length() && text.charAt(at) == '{';
            return new Hole(Type.parse(type), declares ? declarations(within('{', '}')) : Map.of());
        }

        private String word() {
            int start = at;
            while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
                at++;
            }
            if (start == at) {
                throw new IllegalArgumentException("a name is missing at " + start + " of: " + text);
            }
            return text.substring(start, at);
        }

        private String within(char open, char close) {
            int depth = 0;
            int start = at + 1;
            do {
                char c = text.charAt(at++);
                depth += c == open ? 1 : c == close ? -1 : 0;
            } while (depth > 0);
            return text.substring(start, at - 1);
        }
    }
}
