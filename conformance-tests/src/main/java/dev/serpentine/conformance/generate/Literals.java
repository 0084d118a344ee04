package dev.serpentine.conformance.generate;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Values of a type, written down, biased to corners. */
final class Literals {
    private static final List<String> SMALL_INTS =
            List.of("0", "1", "2", "3", "(-1)", "(-2)", "5", "7", "10", "(-13)", "42", "97", "100", "255");
    private static final List<String> LARGE_INTS = List.of(
            "256",
            "(-256)",
            "65536",
            "1000000007",
            "2147483647",
            "(-2147483648)",
            "4294967296",
            "9007199254740993",
            "4611686018427387904",
            "9223372036854775807",
            "(-9223372036854775807)",
            "(-9223372036854775808)",
            "9223372036854775806");
    private static final List<String> FLOATS = List.of(
            "0.0",
            "(-0.0)",
            "1.0",
            "(-1.5)",
            "0.1",
            "2.5",
            "0.5",
            "3.5",
            "1e16",
            "123456.789",
            "1e-05",
            "(-1e-07)",
            "1e300",
            "(-2e22)",
            "5e-324",
            "0.3333333333333333",
            "100.0",
            "1.005",
            "float('inf')",
            "float('-inf')",
            "4503599627370496.5",
            "1.7976931348623157e+308");
    private static final List<String> TEXTS = List.of(
            "''",
            "'a'",
            "'b'",
            "'abc'",
            "'a,b,,c'",
            "' x '",
            "'12'",
            "'-7'",
            "'Hello World'",
            "'aaa'",
            "'x=1;y=2'",
            "'\\n'",
            "'one\\ntwo\\r\\nthree'",
            "\"it's\"",
            "'\"'",
            "'\\\\'",
            "'\\x00'",
            "'Straße'",
            "'ÉTÉ'",
            "'日本語'",
            "'\\U0001f600x'",
            "'a\\U00010348b'",
            "'ǆ'",
            "'İ'",
            "'Σίσυφος'",
            "'\\t'",
            "'{}'",
            "'%s'",
            "'3.5'",
            "'1e5'",
            "'_x1'",
            "'\\u00a0 '",
            "'٣'",
            "'ﬁ'",
            "'e\\u0301'",
            "'zz top'",
            "'0x1F'",
            "'tRuE'");
    private static final List<String> BYTES = List.of(
            "b''",
            "b'a'",
            "b'abc'",
            "b'a,b,,c'",
            "b' x '",
            "b'12'",
            "b'\\x00\\xff'",
            "b'aaa'",
            "b\"it's\"",
            "b'Hello World'",
            "b'\\n\\r\\t'",
            "b'\\\\'",
            "b'\\x80\\x7f'");

    private final Choices choices;
    private final Function<Type, GeneratedClass> classes;

    /** @param classes of the program, by type */
    Literals(Choices choices, Function<Type, GeneratedClass> classes) {
        this.choices = choices;
        this.classes = classes;
    }

    /** An expression that needs no variable. */
    String of(Type type, int depth) {
        return switch (type.name()) {
            case "int" -> choices.onceIn(8) ? choices.of(LARGE_INTS) : choices.of(SMALL_INTS);
            case "float" -> choices.of(FLOATS);
            case "bool" -> choices.onceIn(2) ? "True" : "False";
            case "str" -> choices.of(TEXTS);
            case "bytes" -> choices.of(BYTES);
            case "list" -> "[" + items(type.argument(0), depth, length()) + "]";
            case "set" -> set(type.argument(0), depth);
            case "dict" ->
                IntStream.range(0, length())
                        .mapToObj(_ -> of(type.argument(0), depth - 1) + ": " + of(type.argument(1), depth - 1))
                        .collect(Collectors.joining(", ", "{", "}"));
            case "tuple" ->
                type.arguments().stream()
                        .map(item -> of(item, depth - 1))
                        .collect(Collectors.joining(", ", "(", type.arguments().size() == 1 ? ",)" : ")"));
            case "row" -> "tuple([" + items(type.argument(0), depth, length()) + "])";
            case "opt" -> choices.onceIn(3) ? "None" : of(type.argument(0), depth);
            case "either" -> of(type.argument(choices.below(2)), depth);
            case "fn" -> "(lambda _: " + of(type.argument(1), depth - 1) + ")";
            case "iter" -> "iter([" + items(type.argument(0), depth, length()) + "])";
            default -> instance(classes.apply(type), depth);
        };
    }

    private int length() {
        return choices.weighted(List.of(0, 1, 2, 3, 4), length -> length == 4 ? 1 : 3);
    }

    private String set(Type item, int depth) {
        int length = length();
        return length == 0 || depth < -2 ? "set()" : "{" + items(item, depth, length) + "}";
    }

    private String items(Type item, int depth, int length) {
        return IntStream.range(0, depth < -2 ? 0 : length)
                .mapToObj(_ -> of(item, depth - 1))
                .collect(Collectors.joining(", "));
    }

    private String instance(GeneratedClass known, int depth) {
        return known.name()
                + known.construction().parameters().stream()
                        .filter(parameter -> parameter.form() == Callable.Form.PLAIN)
                        .map(parameter -> of(parameter.type(), depth - 1))
                        .collect(Collectors.joining(", ", "(", ")"));
    }
}
