package dev.serpentine.conformance.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What an expression of a generated program may be, or what a production says of it: a name with arguments.
 *
 * <p>Values: {@code int}, {@code float}, {@code bool}, {@code str}, {@code bytes}, {@code list[T]}, {@code dict[K, V]},
 * {@code set[K]}, {@code tuple[A, B]}, {@code row[T]} (a tuple of unknown length), {@code opt[T]} (or None),
 * {@code either[A, B]} (one of two classes), {@code fn[A, R]} (a function), {@code iter[T]} (an iterator), and a
 * generated class's own name. Other names are nonterminals of the grammar, such as {@code index}. A name of one capital
 * letter is a variable of a production.
 */
record Type(String name, List<Type> arguments) {
    static final Type INT = new Type("int", List.of());
    static final Type STR = new Type("str", List.of());

    /** The names that take arguments in brackets. */
    static final List<String> CONSTRUCTORS = List.of(
            "list",
            "dict",
            "set",
            "tuple",
            "row",
            "opt",
            "either",
            "fn",
            "iter",
            "var",
            "body",
            "generatorbody",
            "literal",
            "classof");

    static Type of(String name, Type... arguments) {
        return new Type(name, List.of(arguments));
    }

    /** Reads {@code dict[str, list[T]]}. */
    static Type parse(String text) {
        Reader reader = new Reader(text);
        Type type = reader.type();
        if (reader.at != text.length()) {
            throw new IllegalArgumentException("not a type: " + text);
        }
        return type;
    }

    private static final class Reader {
        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        private Type type() {
            int start = at;
            while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
                at++;
            }
            String name = text.substring(start, at);
            List<Type> arguments = new ArrayList<>();
            if (at < text.length() && text.charAt(at) == '[') {
                do {
                    at++;
                    while (text.charAt(at) == ' ') {
                        at++;
                    }
                    arguments.add(type());
                } while (text.charAt(at) == ',');
                at++;
            }
            return new Type(name, List.copyOf(arguments));
        }
    }

    /** Whether it is a variable of a production. */
    boolean isVariable() {
        return name.length() == 1 && Character.isUpperCase(name.charAt(0));
    }

    /**
     * Whether a type has this form; what its variables stand for is added to the bindings, also where the answer is no.
     */
    boolean matches(Type type, Map<String, Type> bindings) {
        if (isVariable()) {
            Type bound = bindings.putIfAbsent(name, type);
            return bound == null ? TypeKind.of(name).includes(type) : bound.equals(type);
        }
        if (!name.equals(type.name) || arguments.size() != type.arguments.size()) {
            return false;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (!arguments.get(i).matches(type.arguments.get(i), bindings)) {
                return false;
            }
        }
        return true;
    }

    /** With every variable replaced. */
    Type with(Map<String, Type> bindings) {
        if (isVariable()) {
            return bindings.get(name);
        }
        return arguments.isEmpty()
                ? this
                : new Type(
                        name,
                        arguments.stream()
                                .map(argument -> argument.with(bindings))
                                .toList());
    }

    /** The names of the variables in it. */
    List<String> variables() {
        return isVariable()
                ? List.of(name)
                : arguments.stream()
                        .flatMap(argument -> argument.variables().stream())
                        .distinct()
                        .toList();
    }

    /** Whether such a name is in it. */
    boolean mentions(String wanted) {
        return name.equals(wanted) || arguments.stream().anyMatch(argument -> argument.mentions(wanted));
    }

    Type argument(int index) {
        return arguments.get(index);
    }

    @Override
    public String toString() {
        return arguments.isEmpty()
                ? name
                : name + arguments.stream().map(Type::toString).collect(Collectors.joining(", ", "[", "]"));
    }
}
