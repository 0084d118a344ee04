package dev.serpentine.conformance.arguments;

import dev.serpentine.frontend.signature.Kind;
import dev.serpentine.frontend.signature.Parameter;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes all combinations from the table of signatures, and those of the operators. */
final class ArgumentCombinations {
    /** What stands before the functions of each program: where values come from that are no constants. */
    static final String PRELUDE = """
            import math, time, functools, itertools, heapq, operator, os, os.path, sys

            class Plain:
                pass

            class Indexed:
                def __index__(self):
                    return 1

            class Floating:
                def __float__(self):
                    return 1.5

            def function(a=0, b=0):
                return a

            ints = [2]
            bools = [True]
            floats = [2.5]
            texts = ['ab']
            byteses = [b'ab']
            maybe_texts = [None, 'a']
            maybe_ints = [None, 1]
            present_ints = [1, None]
            mixed = [2.5, 1]
            mixed_whole = [1, 2.5]
            """;

    /** An expression for a value of each kind. */
    private static final Map<String, String> VALUES = new LinkedHashMap<>();

    static {
        VALUES.put("int", "ints[0]");
        VALUES.put("bool", "bools[0]");
        VALUES.put("float", "floats[0]");
        VALUES.put("str", "texts[0]");
        VALUES.put("bytes", "byteses[0]");
        VALUES.put("bytearray", "bytearray(b'ab')");
        VALUES.put("None", "None");
        VALUES.put("list of int", "[1, 2]");
        VALUES.put("list of str", "['a', 'b']");
        VALUES.put("tuple", "(1, 2)");
        VALUES.put("dict", "{1: 2}");
        VALUES.put("set", "{1, 2}");
        VALUES.put("range", "range(ints[0])");
        VALUES.put("instance", "Plain()");
        VALUES.put("function", "function");
        VALUES.put("index", "Indexed()");
        VALUES.put("floating", "Floating()");
        VALUES.put("complex", "2j");
        VALUES.put("str or None", "maybe_texts[0]");
        VALUES.put("None of int or None", "maybe_ints[0]");
        VALUES.put("int of int or None", "present_ints[0]");
        VALUES.put("float of int or float", "mixed[0]");
        VALUES.put("int of int or float", "mixed_whole[0]");
    }

    /** What the table calls by the module that defines it is asked for where programs find it. */
    private static final Map<String, String> MODULES = Map.of(
            "_heapq",
            "heapq",
            "_operator",
            "operator",
            "posix",
            "os",
            "posixpath",
            "os.path",
            "genericpath",
            "os.path");
    /** What would wait for input, end the process, or change the machine. */
    private static final Set<String> LEFT_OUT = Set.of(
            "builtins.input",
            "builtins.open",
            "posix._exit",
            "posix.kill",
            "_signal.raise_signal",
            "_signal.default_int_handler",
            "posix.system",
            "posix.read",
            "posix.write",
            "posix.close",
            "posix.open",
            "posix.putenv",
            "posix.unsetenv",
            "posix.urandom",
            "posix.chdir",
            "posix.listdir",
            "posix.mkdir",
            "os.makedirs",
            "sys.exit",
            "builtins.id",
            "builtins.hash",
            "builtins.super",
            "builtins.setattr",
            "builtins.getattr",
            "builtins.hasattr",
            "posixpath.abspath",
            "posixpath.realpath",
            "builtins.classmethod",
            "builtins.staticmethod",
            "builtins.property",
            "builtins.object",
            "builtins.isinstance",
            "builtins.issubclass",
            "slice.bounds");

    private static final Map<String, String> RECEIVERS = Map.ofEntries(
            Map.entry("int", "ints[0]"),
            Map.entry("bool", "bools[0]"),
            Map.entry("float", "floats[0]"),
            Map.entry("str", "texts[0]"),
            Map.entry("bytes", "byteses[0]"),
            Map.entry("bytearray", "bytearray(b'ab')"),
            Map.entry("list", "[1, 2]"),
            Map.entry("tuple", "(1, 2)"),
            Map.entry("homogeneous_tuple", "tuple([1, 2])"),
            Map.entry("dict", "{1: 2}"),
            Map.entry("set", "{1, 2}"),
            Map.entry("frozenset", "frozenset([1, 2])"),
            Map.entry("range", "range(ints[0])"),
            Map.entry("slice", "slice(ints[0])"),
            Map.entry("dict_keys", "{1: 2}.keys()"),
            Map.entry("dict_items", "{1: 2}.items()"));

    private final List<Combination> combinations = new ArrayList<>();

    /** All of them, always in the same order. */
    static List<Combination> all() {
        ArgumentCombinations made = new ArgumentCombinations();
        SignatureTable.all().stream()
                .filter(signature -> !LEFT_OUT.contains(signature.owner() + "." + signature.name()))
                .forEach(made::ofSignature);
        made.ofOperators();
        made.ofSubscripts();
        return made.combinations;
    }

    private void ofSignature(Signature signature) {
        if (signature.name().startsWith("__")) {
            return;
        }
        boolean isMethod = RECEIVERS.containsKey(signature.owner());
        String receiver = isMethod
                ? RECEIVERS.get(signature.owner())
                : MODULES.getOrDefault(signature.owner(), signature.owner());
        String called = signature.owner().equals("builtins")
                ? signature.name()
                : (isMethod ? "x" : receiver) + "." + signature.name();
        List<String> setup = isMethod ? List.of("x = " + receiver) : List.of();
        List<Parameter> parameters = signature.parameters();
        call(signature, setup, called, required(parameters, -1));
        for (int place = 0; place < parameters.size(); place++) {
            Parameter parameter = parameters.get(place);
            for (String value : VALUES.values()) {
                if (signature.name().equals("sleep") && !value.contains("texts") && !value.contains("None")) {
                    continue;
                }
                List<String> arguments = required(parameters, place);
                boolean isKeyword = parameter.passing() == Parameter.Passing.KEYWORD_ONLY
                        || parameter.passing() == Parameter.Passing.DOUBLE_STARRED;
                arguments.add(isKeyword ? parameter.name() + "=" + value : value);
                addRequired(parameters, place, arguments);
                call(signature, setup, called, arguments);
                if (parameter.passing() == Parameter.Passing.EITHER) {
                    List<String> named = required(parameters, place);
                    named.add(parameter.name() + "=" + value);
                    addRequired(parameters, place, named);
                    call(signature, setup, called, named);
                }
            }
            if (parameter.passing() == Parameter.Passing.POSITIONAL_ONLY) {
                List<String> named = required(parameters, place);
                named.add(parameter.name() + "=" + good(parameter));
                call(signature, setup, called, named);
            }
        }
        List<String> tooMany = new ArrayList<>();
        parameters.stream().filter(Parameter::isPositional).forEach(parameter -> tooMany.add(good(parameter)));
        tooMany.add("ints[0]");
        call(signature, setup, called, tooMany);
        List<String> unknown = required(parameters, -1);
        unknown.add("nonsense=ints[0]");
        call(signature, setup, called, unknown);
        if (parameters.stream().anyMatch(parameter -> !parameter.isOptional())) {
            call(signature, setup, called, List.of());
        }
    }

    private void call(Signature signature, List<String> setup, String called, List<String> arguments) {
        String call = called + "(" + String.join(", ", arguments) + ")";
        boolean changes = Set.of("list", "bytearray", "dict", "set").contains(signature.owner());
        combinations.add(new Combination(
                signature.owner() + "." + signature.name(), setup, changes ? "(" + call + ", x)" : call));
    }

    /** Good values for what must be passed before a place, and for what may be passed there; of all places for -1. */
    private static List<String> required(List<Parameter> parameters, int place) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < (place < 0 ? parameters.size() : place); i++) {
            Parameter parameter = parameters.get(i);
            if (parameter.isPositional()
                    && (place < 0
                            ? !parameter.isOptional()
                            : parameters.get(place).passing() != Parameter.Passing.KEYWORD_ONLY
                                    || !parameter.isOptional())) {
                arguments.add(good(parameter));
            }
        }
        return arguments;
    }

    private static void addRequired(List<Parameter> parameters, int place, List<String> arguments) {
        for (int i = place + 1; i < parameters.size(); i++) {
            Parameter parameter = parameters.get(i);
            if (parameter.isPositional() && !parameter.isOptional()) {
                boolean isNamed = arguments.getLast().matches("\\w+=.*");
                arguments.add(
                        isNamed && parameter.passing() == Parameter.Passing.EITHER
                                ? parameter.name() + "=" + good(parameter)
                                : good(parameter));
            }
        }
    }

    private static String good(Parameter parameter) {
        if (parameter.items().isPresent() && parameter.takes(Kind.ITERABLE)) {
            return "[" + good(parameter.items().get()) + "]";
        }
        return switch (parameter.kinds().iterator().next()) {
            case ANY, NONE, INDEX, BOUND, INT, LONG, WHOLE, INSTANCE ->
                parameter.kinds().size() > 1 && parameter.takes(Kind.STR) ? "texts[0]" : "ints[0]";
            case NUMBER, REAL -> "floats[0]";
            case STR, PATH -> "texts[0]";
            case BYTES, BUFFER -> "byteses[0]";
            case BYTEARRAY -> "bytearray(b'ab')";
            case LIST, SIZED, ITERABLE -> "[1, 2]";
            case TUPLE -> "(1, 2)";
            case SLICE -> "slice(1)";
            case DICT -> "{1: 2}";
            case SET -> "{1, 2}";
            case ITERATOR -> "iter([1, 2])";
            case CALLABLE -> "function";
        };
    }

    private void ofOperators() {
        for (String left : VALUES.values()) {
            for (String sign : List.of("-", "+", "~", "not ")) {
                combinations.add(Combination.of("unary " + sign.strip(), sign + left));
            }
            for (String right : VALUES.values()) {
                for (String sign : List.of(
                        "+", "-", "*", "/", "//", "%", "**", "<<", ">>", "&", "|", "^", "@", "<", "<=", ">", ">=", "==",
                        "!=", "in", "is")) {
                    if (!sign.equals("is")) {
                        combinations.add(Combination.of("binary " + sign, left + " " + sign + " " + right));
                    }
                }
                for (String sign : List.of("+", "-", "*", "/", "//", "%", "**", "<<", ">>", "&", "|", "^")) {
                    combinations.add(new Combination(
                            "in place " + sign + "=", List.of("x = " + left, "x " + sign + "= " + right), "x"));
                }
            }
        }
    }

    private void ofSubscripts() {
        for (String container : VALUES.values()) {
            for (String index : VALUES.values()) {
                combinations.add(Combination.of("subscript", container + "[" + index + "]"));
                combinations.add(Combination.of("slice", container + "[" + index + ":]"));
                combinations.add(Combination.of("slice", container + "[:" + index + "]"));
                combinations.add(Combination.of("slice", container + "[::" + index + "]"));
                combinations.add(new Combination(
                        "assignment to a subscript", List.of("x = " + container, "x[" + index + "] = 1"), "x"));
                combinations.add(new Combination(
                        "assignment to a slice", List.of("x = " + container, "x[" + index + ":] = [1]"), "x"));
                combinations.add(new Combination(
                        "assignment to a slice", List.of("x = " + container, "x[0:1] = " + index), "x"));
                combinations.add(new Combination("deletion", List.of("x = " + container, "del x[" + index + "]"), "x"));
                combinations.add(
                        new Combination("deletion", List.of("x = " + container, "del x[" + index + ":]"), "x"));
            }
            combinations.add(new Combination("iteration", List.of(), "[item for item in " + container + "]"));
            combinations.add(new Combination("unpacking", List.of("a, b = " + container), "(a, b)"));
            combinations.add(new Combination("starred argument", List.of(), "function(*" + container + ")"));
            combinations.add(new Combination("call", List.of(), "(" + container + ")(ints[0])"));
            combinations.add(new Combination("f-string", List.of(), "f'{" + container + ":>5}'"));
            combinations.add(new Combination("f-string", List.of(), "f'{" + container + ":d}'"));
            combinations.add(new Combination("f-string", List.of(), "f'{" + container + ":.2f}'"));
            for (String conversion : List.of("d", "f", "x", "c", "g")) {
                combinations.add(new Combination("%", List.of(), "'%" + conversion + "' % (" + container + ",)"));
            }
        }
    }
}
