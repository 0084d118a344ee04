package dev.serpentine.conformance.generate;

import dev.serpentine.conformance.generate.Callable.Form;
import dev.serpentine.conformance.generate.Callable.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes classes: fields, methods that override others and call them, properties, special methods. */
final class ClassWriter {
    private final Choices choices;
    private final CodeWriter code;
    private final FunctionWriter functions;

    ClassWriter(Choices choices, CodeWriter code, FunctionWriter functions) {
        this.choices = choices;
        this.code = code;
        this.functions = functions;
    }

    /** Writes one; from then on the code writer uses it. */
    String any(Scope module) {
        Optional<GeneratedClass> base = code.classes().isEmpty() || choices.onceIn(2)
                ? Optional.empty()
                : Optional.of(choices.of(code.classes()));
        return new Body(base, module).text();
    }

    /** A class that is being written. */
    private final class Body {
        private final String name = code.newName("C");
        private final Optional<GeneratedClass> base;
        private final Scope module;
        private final Map<String, Type> fields = new LinkedHashMap<>();
        private final Map<String, Type> properties = new LinkedHashMap<>();
        private final List<Callable> methods = new ArrayList<>();
        private final List<String> parts = new ArrayList<>();

        Body(Optional<GeneratedClass> base, Scope module) {
            this.base = base;
            this.module = module;
        }

        private String text() {
            base.ifPresent(inherited -> {
                fields.putAll(inherited.fields());
                properties.putAll(inherited.properties());
                methods.addAll(inherited.methods());
            });
            Callable construction = initialiser();
            parts.add("def __repr__(self):\n    return f\"" + name + "("
                    + fields.keySet().stream()
                            .map(field -> "{self." + field + "!r}")
                            .collect(Collectors.joining(", ")) + ")\"\n");
            for (int i = choices.between(0, 2); i > 0; i--) {
                property();
            }
            for (int i = choices.between(1, 3); i > 0; i--) {
                method();
            }
            special();
            List<String> ancestors =
                    new ArrayList<>(base.map(GeneratedClass::ancestors).orElse(List.of()));
            ancestors.add(name);
            code.add(new GeneratedClass(name, fields, properties, methods, construction, ancestors));
            base.ifPresent(inherited -> code.add(new Production(
                    "classes",
                    Type.of("bool"),
                    2,
                    Template.parse("isinstance($" + inherited.name() + ", " + name + ")", Map.of()),
                    "")));
            return "class " + name
                    + base.map(inherited -> "(" + inherited.name() + ")").orElse("") + ":\n"
                    + String.join("\n", parts).indent(4);
        }

        private Callable initialiser() {
            List<Parameter> parameters = new ArrayList<>(
                    base.map(inherited -> inherited.construction().parameters()).orElse(List.of()));
            StringBuilder body = new StringBuilder();
            base.ifPresent(inherited -> body.append("super().__init__(")
                    .append(parameters.stream().map(Parameter::name).collect(Collectors.joining(", ")))
                    .append(")\n"));
            if (base.isPresent() && choices.onceIn(4)) {
                return new Callable(name, parameters, Type.of(name), 0);
            }
            Map<String, Type> own = new LinkedHashMap<>();
            for (int i = choices.between(1, 2); i > 0; i--) {
                Parameter parameter = new Parameter(code.newName("p"), code.anyTypeWithoutClasses(), Form.PLAIN, "");
                parameters.add(parameter);
                own.put(code.newName("x"), parameter.type());
                body.append("self.")
                        .append(List.copyOf(own.keySet()).getLast())
                        .append(" = ")
                        .append(parameter.name())
                        .append('\n');
            }
            Callable construction = new Callable(name, parameters, Type.of(name), 0);
            if (choices.onceIn(2)) {
                String field = code.newName("x");
                Type type = code.anyTypeWithoutClasses();
                own.put(field, type);
                String value = code.expression(
                        type,
                        functions
                                .situation(construction, module, Optional.empty(), Optional.empty())
                                .ofDepth(2));
                body.append("try:\n    self.")
                        .append(field)
                        .append(" = ")
                        .append(value)
                        .append("\nexcept Exception:\n    self.")
                        .append(field)
                        .append(" = ")
                        .append(code.literal(type))
                        .append('\n');
            }
            fields.putAll(own);
            parts.add(FunctionWriter.text(
                    "self", new Callable("__init__", parameters, construction.result(), 0), body.toString()));
            return construction;
        }

        /** The module's variables and the fields: not the object, whose methods could call this one again. */
        private Scope within() {
            Map<String, Type> seen = new LinkedHashMap<>();
            fields.forEach((field, type) -> seen.put("self." + field, type));
            return module.readOnly().with(seen);
        }

        private Situation situation(Callable method) {
            Map<String, Type> parameters = new LinkedHashMap<>();
            method.parameters().forEach(parameter -> parameters.put(parameter.name(), parameter.seen()));
            return new Situation(
                    within().with(parameters),
                    choices.between(1, 2),
                    0,
                    false,
                    method.level(),
                    Optional.of(method.result()),
                    Optional.empty());
        }

        private void property() {
            String property = code.newName("q");
            Type type = code.anyTypeWithoutClasses();
            Callable getter = new Callable(property, List.of(), type, 0);
            parts.add("@property\n"
                    + FunctionWriter.text("self", getter, code.body(type, choices.between(0, 1), situation(getter))));
            properties.put(property, type);
        }

        private void method() {
            List<Callable> inherited = base.map(GeneratedClass::methods).orElse(List.of());
            if (!inherited.isEmpty() && choices.onceIn(2)) {
                override(choices.of(inherited));
                return;
            }
            Callable method = functions.callable("m", code.anyType(), choices.below(2));
            methods.add(method);
            parts.add(FunctionWriter.text(
                    "self", method, code.body(method.result(), choices.between(0, 2), situation(method))));
        }

        private void override(Callable overridden) {
            if (parts.stream().anyMatch(part -> part.startsWith("def " + overridden.name() + "("))) {
                return;
            }
            Situation situation = situation(overridden);
            String up = "";
            if (choices.onceIn(2)) {
                up = "up = super()." + code.call(overridden, situation.ofDepth(1)) + "\n";
                situation = situation.with(Map.of("up", overridden.result()));
            }
            parts.add(FunctionWriter.text(
                    "self", overridden, up + code.body(overridden.result(), choices.between(0, 2), situation)));
        }

        /** One of Python's special methods, and how it is used. */
        private void special() {
            List<Special> all = Special.all();
            for (int i = choices.between(0, 2); i > 0; i--) {
                Special special = choices.of(all);
                if (fields.isEmpty()
                        || parts.stream()
                                .anyMatch(part ->
                                        part.contains("def " + special.methods().getFirst() + "("))) {
                    continue;
                }
                String field = choices.of(List.copyOf(fields.keySet()));
                Type item = fields.get(field);
                if (!special.isFor(item)) {
                    continue;
                }
                parts.add(special.text().replace("FIELD", field).replace("CLASS", name));
                special.uses()
                        .forEach(use -> code.add(new Production(
                                "classes",
                                Type.parse(use.type().replace("CLASS", name).replace("ITEM", item.toString())),
                                3,
                                Template.parse(
                                        use.template().replace("CLASS", name).replace("ITEM", item.toString()),
                                        Map.of()),
                                "")));
            }
        }
    }
}
