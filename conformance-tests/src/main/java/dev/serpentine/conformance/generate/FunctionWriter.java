package dev.serpentine.conformance.generate;

import dev.serpentine.conformance.generate.Callable.Form;
import dev.serpentine.conformance.generate.Callable.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes functions: plain ones, recursive ones, and generators. */
final class FunctionWriter {
    private final Choices choices;
    private final CodeWriter code;

    FunctionWriter(Choices choices, CodeWriter code) {
        this.choices = choices;
        this.code = code;
    }

    /**
     * A function with its text.
     *
     * @param shown an expression around the call whose value can be printed, with {@code %s} for the call
     */
    record Function(Callable callable, String text, String shown) {}

    /** Any function; the variables of its module are in scope in it. */
    Function any(Scope module) {
        return switch (choices.below(10)) {
            case 0 -> recursive(module);
            case 1, 2 -> generator(module);
            default -> plain(module);
        };
    }

    private Function plain(Scope module) {
        Callable callable = callable("f", code.anyType(), choices.below(3));
        String body = code.body(
                callable.result(),
                choices.between(1, 4),
                situation(callable, module, Optional.of(callable.result()), Optional.empty()));
        return new Function(callable, text("", callable, body), "%s");
    }

    private Function generator(Scope module) {
        Callable callable = callable("g", Type.of("iter", code.anyType()), choices.below(3));
        Type item = callable.result().argument(0);
        String body = code.generator(
                item, choices.between(1, 4), situation(callable, module, Optional.empty(), Optional.of(item)));
        return new Function(callable, text("", callable, body), "list(%s)");
    }

    /** It calls itself with a smaller first argument, and ends at 0. */
    private Function recursive(Scope module) {
        Type result = code.anyType();
        Callable plain = callable("r", result, 0);
        List<Parameter> parameters = new ArrayList<>(List.of(new Parameter("n", Type.INT, Form.PLAIN, "")));
        plain.parameters().stream()
                .filter(parameter -> parameter.form() == Form.PLAIN)
                .forEach(parameters::add);
        Callable callable = new Callable(plain.name(), parameters, result, 1);
        Situation situation = situation(callable, module, Optional.of(result), Optional.empty());
        String arguments = parameters.stream()
                .skip(1)
                .map(parameter -> ", " + code.expression(parameter.type(), situation.ofDepth(1)))
                .collect(Collectors.joining());
        String body = "if n <= 0 or n > 6:\n    return " + code.expression(result, situation) + "\nlower = "
                + callable.name() + "(n - 1" + arguments + ")\n"
                + code.body(result, choices.between(0, 2), situation.with(Map.of("lower", result)));
        return new Function(callable, text("", callable, body), "%s");
    }

    /** A new function's name and parameters. */
    Callable callable(String stem, Type result, int level) {
        return new Callable(code.newName(stem), parameters(), result, level);
    }

    /** Some parameters, of several forms. */
    List<Parameter> parameters() {
        List<Parameter> parameters = new ArrayList<>();
        for (int i = choices.between(0, 3); i > 0; i--) {
            parameters.add(new Parameter(code.newName("a"), code.anyType(), Form.PLAIN, ""));
        }
        for (int i = choices.onceIn(3) ? choices.between(1, 2) : 0; i > 0; i--) {
            parameters.add(withDefault(Form.WITH_DEFAULT));
        }
        if (choices.onceIn(8)) {
            parameters.add(new Parameter(code.newName("rest"), code.anyPlainType(), Form.REST, ""));
            if (choices.onceIn(3)) {
                parameters.add(withDefault(Form.KEYWORD_ONLY));
            }
        }
        return parameters;
    }

    private Parameter withDefault(Form form) {
        Type type = code.anyPrebuiltType(false);
        return new Parameter(code.newName("d"), type, form, code.literal(type));
    }

    /** Where a callable's body is written. */
    Situation situation(Callable callable, Scope around, Optional<Type> returns, Optional<Type> yields) {
        Map<String, Type> variables = new LinkedHashMap<>();
        callable.parameters().forEach(parameter -> variables.put(parameter.name(), parameter.seen()));
        return new Situation(
                around.readOnly().with(variables), choices.between(1, 3), 0, false, callable.level(), returns, yields);
    }

    /** {@code def} with its body, indented. */
    static String text(String firstParameter, Callable callable, String body) {
        List<String> declared = new ArrayList<>(firstParameter.isEmpty() ? List.of() : List.of(firstParameter));
        callable.parameters().forEach(parameter -> declared.add(parameter.declaration()));
        String lists = callable.parameters().stream()
                .filter(parameter -> parameter.form() == Form.REST)
                .map(parameter -> "    " + parameter.name() + " = list(" + parameter.declared() + ")\n")
                .collect(Collectors.joining());
        return "def " + callable.name() + "(" + String.join(", ", declared) + "):\n" + lists + body.indent(4);
    }
}
