package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.SomeValue.SomeDict;
import dev.serpentine.frontend.annotation.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.SomeValue.SomeTuple;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameters;
import dev.serpentine.graph.model.Constant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The arguments of one call, before they are matched with a callee's parameters. */
record Arguments(List<Passed> positional, Map<String, Passed> keywords, Optional<Passed> starList) {

    /** One argument: where it comes from, and what it is. */
    record Passed(ArgumentSource source, SomeValue value) {
        static Passed operand(Step step, int index) {
            return new Passed(new ArgumentSource.Operand(index), step.argument(index));
        }
    }

    static Arguments positional(List<Passed> arguments) {
        return new Arguments(List.copyOf(arguments), Map.of(), Optional.empty());
    }

    Arguments withFirst(Passed first) {
        List<Passed> all = new ArrayList<>(List.of(first));
        all.addAll(positional);
        return new Arguments(all, keywords, starList);
    }

    List<SomeValue> values() {
        return positional.stream().map(Passed::value).toList();
    }

    /** The arguments of a {@code CALL}. */
    static Arguments ofCall(Step step) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        List<Passed> positional = new ArrayList<>();
        int operand = 2;
        for (int i = 0; i < shape.positional(); i++) {
            positional.add(Passed.operand(step, operand++));
        }
        Map<String, Passed> keywords = new LinkedHashMap<>();
        for (String keyword : shape.keywords()) {
            keywords.put(keyword, Passed.operand(step, operand++));
        }
        Optional<Passed> starList = Optional.empty();
        if (shape.hasStar()) {
            starList = addStarred(step, operand++, positional);
        }
        if (shape.hasDoubleStar()) {
            throw new RuleError(MessageKind.NOT_SUPPORTED, "**mapping in a call", "write the keywords out");
        }
        return new Arguments(positional, keywords, starList);
    }

    /** Adds the items of a tuple; a list of unknown length is returned instead. */
    private static Optional<Passed> addStarred(Step step, int operand, List<Passed> positional) {
        switch (step.argument(operand)) {
            case SomeTuple tuple -> {
                for (int item = 0; item < tuple.items().size(); item++) {
                    positional.add(new Passed(new ArgumentSource.Unpacked(operand, item), tuple.items().get(item)));
                }
                return Optional.empty();
            }
            case SomeList list when !list.canBeNone() -> {
                return Optional.of(new Passed(new ArgumentSource.UnpackedList(operand), list));
            }
            case SomeValue other -> throw new RuleError(operand, MessageKind.NOT_SUPPORTED, "*" + Lattice.describe(other) + " in a call", "pass a tuple of known length");
        }
    }

    /** How a function's parameters are filled when none is passed. */
    interface Defaults {
        /** @param index among the positional parameters that have a default */
        Passed positional(int index);

        Passed keyword(String name, int index);

        int positionalCount();

        boolean hasKeyword(String name);
    }

    /** The defaults of a live function. */
    static Defaults defaultsOf(HostObject function, LiveObjects liveObjects) {
        List<HostObject> positional = function.part(Part.DEFAULTS).map(HostObject::items).orElse(List.of());
        Map<String, HostObject> keyword = new LinkedHashMap<>();
        function.part(Part.KEYWORD_DEFAULTS).ifPresent(dict -> dict.entries().forEach(entry -> keyword.put(entry.getKey().asText(), entry.getValue())));
        return new Defaults() {
            @Override
            public Passed positional(int index) {
                return live(positional.get(index));
            }

            @Override
            public Passed keyword(String name, int index) {
                return live(keyword.get(name));
            }

            @Override
            public int positionalCount() {
                return positional.size();
            }

            @Override
            public boolean hasKeyword(String name) {
                return keyword.containsKey(name);
            }

            private Passed live(HostObject value) {
                return new Passed(new ArgumentSource.Prebuilt(value), liveObjects.annotation(value));
            }
        };
    }

    /** One for each parameter, in the order of the graph's parameters (without the cells), and how many went into {@code *args}. */
    record Matched(List<Passed> parameters, int starred) {}

    /**
     * @param rests the dict that is made for {@code **kwargs}
     * @param starred the tuple that is made for {@code *args} of a list
     * @throws RuleError with Python's message where Python's call would be a TypeError
     */
    Matched match(FunctionSyntax function, Defaults defaults, InferredDict rests, InferredList starred) {
        Parameters parameters = function.parameters();
        List<Passed> matched = new ArrayList<>();
        Set<String> used = new HashSet<>();
        List<Parameter> names = parameters.positional();
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i).name();
            Passed byKeyword = i >= parameters.positionalOnly() ? keywords.get(name) : null;
            if (i < positional.size()) {
                if (byKeyword != null) {
                    throw wrong(function.name() + "() got multiple values for argument '" + name + "'");
                }
                matched.add(positional.get(i));
            } else if (byKeyword != null) {
                used.add(name);
                matched.add(byKeyword);
            } else {
                int defaultIndex = i - (names.size() - defaults.positionalCount());
                if (defaultIndex >= 0) {
                    matched.add(defaults.positional(defaultIndex));
                } else {
                    missing.add("'" + name + "'");
                }
            }
        }
        if (!missing.isEmpty()) {
            throw wrong(function.name() + "() missing " + missing.size() + " required positional argument" + (missing.size() == 1 ? "" : "s") + ": " + listed(missing));
        }
        int starredCount = Math.max(0, positional.size() - names.size());
        if (starList.isPresent()) {
            if (parameters.variablePositional().isEmpty() || positional.size() != names.size()) {
                throw new RuleError(MessageKind.NOT_SUPPORTED, "*list in a call of " + function.name() + "()", "its length is not known: pass the list itself, or a tuple of known length");
            }
            starred.generaliseItem(((InferredList) ((SomeList) starList.get().value()).definition()).readItem());
            matched.add(new Passed(starList.get().source(), new SomeList(starred, false, Optional.empty())));
            starredCount = -1;
        } else if (parameters.variablePositional().isPresent()) {
            List<Passed> rest = positional.subList(positional.size() - starredCount, positional.size());
            matched.add(new Passed(new ArgumentSource.Packed(rest.stream().map(Passed::source).toList()),
                    new SomeTuple(rest.stream().map(Passed::value).toList(), Optional.empty())));
        } else if (starredCount > 0) {
            throw wrong(function.name() + "() takes " + names.size() + " positional argument" + (names.size() == 1 ? "" : "s") + " but " + positional.size()
                    + (positional.size() == 1 ? " was given" : " were given"));
        }
        for (int i = 0; i < parameters.keywordOnly().size(); i++) {
            String name = parameters.keywordOnly().get(i).name();
            Passed byKeyword = keywords.get(name);
            if (byKeyword != null) {
                used.add(name);
                matched.add(byKeyword);
            } else if (defaults.hasKeyword(name)) {
                matched.add(defaults.keyword(name, i));
            } else {
                throw wrong(function.name() + "() missing 1 required keyword-only argument: '" + name + "'");
            }
        }
        if (parameters.variableKeyword().isPresent()) {
            Map<String, Passed> rest = new LinkedHashMap<>(keywords);
            rest.keySet().removeAll(used);
            rest.values().forEach(passed -> rests.generaliseValue(passed.value()));
            matched.add(new Passed(new ArgumentSource.PackedKeywords(List.copyOf(rest.keySet()), rest.values().stream().map(Passed::source).toList()),
                    new SomeDict(rests, false, Optional.empty())));
            return new Matched(matched, starredCount);
        }
        for (String keyword : keywords.keySet()) {
            if (!used.contains(keyword)) {
                throw wrong(function.name() + "() got an unexpected keyword argument '" + keyword + "'");
            }
        }
        return new Matched(matched, starredCount);
    }

    private static String listed(List<String> names) {
        if (names.size() == 1) {
            return names.getFirst();
        }
        if (names.size() == 2) {
            return names.get(0) + " and " + names.get(1);
        }
        return String.join(", ", names.subList(0, names.size() - 1)) + ", and " + names.getLast();
    }

    private static RuleError wrong(String text) {
        return new RuleError(MessageKind.WRONG_ARGUMENTS, text);
    }
}
