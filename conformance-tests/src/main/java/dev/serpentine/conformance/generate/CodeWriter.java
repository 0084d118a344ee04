package dev.serpentine.conformance.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Writes expressions and statements of a program by the grammar, where they use the variables, functions and classes
 * that are there.
 */
final class CodeWriter {
    private static final int TRIES = 12;

    private final Choices choices;
    private final Grammar grammar;
    private final TypePool types;
    private final Literals literals;
    private final List<Callable> callables = new ArrayList<>();
    private final Map<String, GeneratedClass> classes = new LinkedHashMap<>();
    /** What the classes of the program can do besides. */
    private final List<Production> own = new ArrayList<>();

    private int names;

    CodeWriter(Choices choices, Grammar grammar, TypePool types) {
        this.choices = choices;
        this.types = types;
        this.grammar = grammar;
        this.literals = new Literals(choices, type -> classes.get(type.name()));
    }

    /** From now on it may be called. */
    void add(Callable callable) {
        callables.add(callable);
    }

    /** From now on it may be used. */
    void add(GeneratedClass added) {
        classes.put(added.name(), added);
        types.add(added);
    }

    /** From now on it may be chosen as those of the grammar are. */
    void add(Production production) {
        own.add(production);
    }

    List<GeneratedClass> classes() {
        return List.copyOf(classes.values());
    }

    /** A name that no other has. */
    String newName(String stem) {
        names++;
        return stem + names;
    }

    /** Any type that a variable may have. */
    Type anyType() {
        return types.any(TypeKind.VALUE);
    }

    /** Any type but those that hold objects of the program's classes. */
    Type anyTypeWithoutClasses() {
        return types.any(TypeKind.VALUE, type -> !types.hasClass(type));
    }

    /** A type without parts. */
    Type anyPlainType() {
        return TypeKind.VALUE.plain(choices);
    }

    /**
     * A type that a value made at import may have: a tuple is of its very length then, so that those of unknown length
     * are left out.
     */
    Type anyPrebuiltType(boolean withClasses) {
        return types.any(TypeKind.VALUE, type -> !type.mentions("row") && (withClasses || !types.hasClass(type)));
    }

    /** An expression that needs no variable. */
    String literal(Type type) {
        return literals.of(type, 1);
    }

    /** A way to write something, as often chosen as its weight says; it may turn out to be none. */
    private record Way(int weight, Supplier<Optional<String>> text) {}

    /** An expression of a type, or what a nonterminal of the grammar makes. */
    String expression(Type type, Situation situation) {
        List<Way> ways = new ArrayList<>();
        if (TypeKind.isValue(type)) {
            addValues(type, situation, ways);
        }
        List<Production> productions = new ArrayList<>(grammar.candidates(type));
        productions.addAll(own);
        for (Production production : productions) {
            Map<String, Type> bindings = new HashMap<>();
            if ((situation.depth() > 0 || production.template().isLeaf())
                    && production.result().matches(type, bindings)) {
                ways.add(new Way(production.weight(), () -> expanded(production, bindings, situation.deeper())));
            }
        }
        for (int i = 0; i < TRIES && !ways.isEmpty(); i++) {
            Optional<String> text = choices.weighted(ways, Way::weight).text().get();
            if (text.isPresent()) {
                return text.get();
            }
        }
        if (!TypeKind.isValue(type)) {
            throw new IllegalStateException("the grammar has nothing without holes for " + type);
        }
        return literals.of(type, 1);
    }

    private void addValues(Type type, Situation situation, List<Way> ways) {
        List<Scope.Variable> variables =
                situation.scope().where(variable -> variable.type().equals(type));
        List<Scope.Variable> local = variables.stream()
                .filter(variable -> !variable.name().startsWith(ProgramGenerator.TABLE))
                .toList();
        if (!local.isEmpty()) {
            ways.add(new Way(24, () -> Optional.of(choices.of(local).name())));
        }
        if (local.size() < variables.size()) {
            ways.add(new Way(6, () -> Optional.of(choices.of(variables).name())));
        }
        ways.add(new Way(variables.isEmpty() ? 10 : 4, () -> Optional.of(literals.of(type, 1))));
        if (situation.depth() <= 0) {
            return;
        }
        List<Callable> fitting = callables.stream()
                .filter(callable -> callable.result().equals(type) && callable.level() < situation.level())
                .toList();
        if (!fitting.isEmpty()) {
            ways.add(new Way(6, () -> Optional.of(call(choices.of(fitting), situation.deeper()))));
        }
        List<GeneratedClass> fittingClasses = classes.values().stream()
                .filter(known -> known.ancestors().contains(type.name()))
                .toList();
        if (!fittingClasses.isEmpty()) {
            ways.add(new Way(
                    8, () -> Optional.of(call(choices.of(fittingClasses).construction(), situation.deeper()))));
        }
        if (!classes.isEmpty()) {
            ways.add(new Way(6, () -> member(type, situation)));
        }
    }

    /** An attribute or a method's result of an object of a class that has it. */
    private Optional<String> member(Type type, Situation situation) {
        List<GeneratedClass> with = classes.values().stream()
                .filter(known -> !members(known, type, situation).isEmpty())
                .toList();
        if (with.isEmpty()) {
            return Optional.empty();
        }
        GeneratedClass chosen = choices.of(with);
        List<Supplier<String>> members = members(chosen, type, situation);
        String object = expression(chosen.type(), situation.deeper());
        return Optional.of(object + "." + choices.of(members).get());
    }

    private List<Supplier<String>> members(GeneratedClass known, Type type, Situation situation) {
        List<Supplier<String>> members = new ArrayList<>();
        known.fields().forEach((name, declared) -> {
            if (declared.equals(type)) {
                members.add(() -> name);
            }
        });
        if (situation.level() > 0) {
            known.properties().forEach((name, declared) -> {
                if (declared.equals(type)) {
                    members.add(() -> name);
                }
            });
            known.methodsGiving(type, situation.level())
                    .forEach(method -> members.add(() -> call(method, situation.deeper())));
        }
        return members;
    }

    /** A call with arguments by position and by name. */
    String call(Callable callable, Situation situation) {
        return call(callable, type -> expression(type, situation));
    }

    /** A call with constant arguments. */
    String constantCall(Callable callable) {
        return call(callable, type -> literals.of(type, 1));
    }

    private String call(Callable callable, Function<Type, String> argument) {
        List<String> arguments = new ArrayList<>();
        boolean byName = false;
        for (Callable.Parameter parameter : callable.parameters()) {
            String named = parameter.name() + "=";
            switch (parameter.form()) {
                case PLAIN -> {
                    byName |= choices.onceIn(10)
                            && callable.parameters().stream().noneMatch(other -> other.form() == Callable.Form.REST);
                    arguments.add((byName ? named : "") + argument.apply(parameter.type()));
                }
                case WITH_DEFAULT -> {
                    if (choices.onceIn(2)) {
                        arguments.add((byName ? named : "") + argument.apply(parameter.type()));
                    } else {
                        byName = true;
                    }
                }
                case REST -> {
                    for (int i = byName ? 0 : choices.below(3); i > 0; i--) {
                        arguments.add(argument.apply(parameter.type()));
                    }
                }
                case KEYWORD_ONLY -> {
                    if (choices.onceIn(2)) {
                        arguments.add(named + argument.apply(parameter.type()));
                    }
                }
            }
        }
        return callable.name() + "(" + String.join(", ", arguments) + ")";
    }

    /** Some statements, and what is in scope behind them. */
    record Written(String text, Scope scope) {}

    /** A few statements. */
    Written statements(int count, Situation situation) {
        List<String> texts = new ArrayList<>();
        Situation current = situation;
        for (int i = 0; i < count; i++) {
            Written written = statement(current);
            texts.add(written.text());
            current = current.with(written.scope());
        }
        return new Written(String.join("\n", texts), current.scope());
    }

    private Written statement(Situation situation) {
        List<Production> candidates = new ArrayList<>(grammar.candidates(Type.of("do")));
        if (situation.loops() == 0) {
            candidates.addAll(grammar.candidates(Type.of("outsideloops")));
        } else if (situation.canBreak()) {
            candidates.addAll(grammar.candidates(Type.of("inloops")));
        }
        if (situation.yields().isPresent()) {
            candidates.addAll(grammar.candidates(Type.of("ingenerators")));
        } else if (situation.returns().isPresent()) {
            candidates.addAll(grammar.candidates(Type.of("infunctions")));
        }
        candidates.removeIf(production -> production.template().has("loop") && situation.loops() >= 2);
        candidates.removeIf(production -> situation.depth() <= 0
                && (production.template().has("loop")
                        || production.template().has("block")
                        || production.template().has("body")));
        for (int i = 0; i < TRIES; i++) {
            Production production = choices.weighted(candidates, Production::weight);
            Map<String, Type> bindings = new HashMap<>();
            Map<String, String> given = new LinkedHashMap<>();
            Optional<String> text = expanded(production, bindings, given, situation);
            if (text.isPresent()) {
                return new Written(
                        text.get(),
                        situation.scope().with(declared(production.template().defines(), bindings, given)));
            }
        }
        return new Written("pass", situation.scope());
    }

    private static Map<String, Type> declared(
            Map<String, Type> variables, Map<String, Type> bindings, Map<String, String> given) {
        Map<String, Type> declared = new LinkedHashMap<>();
        variables.forEach((name, type) -> declared.put(given.get(name), type.with(bindings)));
        return declared;
    }

    private Optional<String> expanded(Production production, Map<String, Type> bindings, Situation situation) {
        return expanded(production, bindings, new LinkedHashMap<>(), situation);
    }

    /** The text of a production; none if a variable that it needs is not there. */
    private Optional<String> expanded(
            Production production, Map<String, Type> bindings, Map<String, String> given, Situation situation) {
        Template template = production.template();
        for (Template.Part part : template.parts()) {
            if (part instanceof Template.Pick pick && !picked(pick, bindings, given, situation)) {
                return Optional.empty();
            }
        }
        for (String variable : template.variables()) {
            bindings.computeIfAbsent(variable, name -> chosenType(name, situation));
        }
        if (!template.types().allMatch(type -> TypeKind.isApart(type.with(bindings)))) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        for (Template.Part part : template.parts()) {
            switch (part) {
                case Template.Text(String plain) -> text.append(plain);
                case Template.Name(String name) -> text.append(given.computeIfAbsent(name, this::newName));
                case Template.Pick(String name, var _, var _) -> text.append(given.get(name));
                case Template.Hole(Type type, Map<String, Type> variables) -> {
                    variables.keySet().forEach(name -> given.computeIfAbsent(name, this::newName));
                    Situation inside = situation.with(declared(variables, bindings, given));
                    text.append(filled(type.with(bindings), inside, declared(variables, bindings, given))
                            .replace("\n", "\n" + indentation(text)));
                }
            }
        }
        return Optional.of(text.toString());
    }

    private boolean picked(
            Template.Pick pick, Map<String, Type> bindings, Map<String, String> given, Situation situation) {
        List<Scope.Variable> fitting = situation
                .scope()
                .where(variable -> variable.isAssignable()
                        && !(pick.isLocal() && variable.name().contains("."))
                        && !given.containsValue(variable.name())
                        && pick.type().matches(variable.type(), new HashMap<>(bindings)));
        if (fitting.isEmpty()) {
            return false;
        }
        Scope.Variable chosen = choices.of(fitting);
        pick.type().matches(chosen.type(), bindings);
        given.put(pick.name(), chosen.name());
        return true;
    }

    /** Often one that a variable has, so that it is used. */
    private Type chosenType(String variable, Situation situation) {
        TypeKind kind = TypeKind.of(variable);
        List<Scope.Variable> fitting = situation.scope().where(known -> kind.includes(known.type()));
        boolean isNew = fitting.isEmpty() || choices.onceIn(2);
        if (isNew) {
            return situation.depth() > 0 ? types.any(kind) : kind.plain(choices);
        }
        return choices.of(fitting).type();
    }

    /** The blanks at the beginning of the last line. */
    private static String indentation(StringBuilder text) {
        int start = text.lastIndexOf("\n") + 1;
        int end = start;
        while (end < text.length() && text.charAt(end) == ' ') {
            end++;
        }
        return text.substring(start, end);
    }

    private String filled(Type type, Situation situation, Map<String, Type> parameters) {
        return switch (type.name()) {
            case "block" ->
                statements(choices.between(1, 2), situation.deeper()).text();
            case "loop" ->
                statements(choices.between(1, 2), situation.deeper().inLoop()).text();
            case "body" -> functionBody(type.argument(0), situation, parameters);
            case "generatorbody" -> generatorBody(type.argument(0), situation, parameters);
            case "return" -> expression(situation.returns().orElseThrow(), situation);
            case "yield" -> expression(situation.yields().orElseThrow(), situation);
            case "yielditems" ->
                expression(
                        Type.of(
                                choices.onceIn(2) ? "iter" : "list",
                                situation.yields().orElseThrow()),
                        situation);
            case "classof" -> classOf(type.argument(0));
            case "literal" -> literals.of(type.argument(0), 1);
            default -> expression(type, situation);
        };
    }

    private static String classOf(Type type) {
        return type.name().equals("row") ? "tuple" : type.name();
    }

    private String functionBody(Type result, Situation situation, Map<String, Type> parameters) {
        return body(
                result,
                choices.between(0, 2),
                situation.deeper().inner(Optional.of(result), Optional.empty()).with(parameters));
    }

    /** Statements, and a return. */
    String body(Type result, int count, Situation situation) {
        Written written = statements(count, situation);
        return (written.text().isEmpty() ? "" : written.text() + "\n") + "return "
                + expression(result, situation.with(written.scope()));
    }

    private String generatorBody(Type item, Situation situation, Map<String, Type> parameters) {
        return generator(
                item,
                choices.between(0, 2),
                situation.deeper().inner(Optional.empty(), Optional.of(item)).with(parameters));
    }

    /** Statements, some of which yield, and at last a yield. */
    String generator(Type item, int count, Situation situation) {
        Written written = statements(count, situation);
        return (written.text().isEmpty() ? "" : written.text() + "\n") + "yield "
                + expression(item, situation.with(written.scope()));
    }
}
