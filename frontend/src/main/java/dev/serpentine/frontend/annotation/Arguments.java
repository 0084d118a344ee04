package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.AnnotatedProgram.StarredList;
import dev.serpentine.frontend.annotation.SomeValue.SomeDict;
import dev.serpentine.frontend.annotation.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.SomeValue.SomeTuple;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.Suggestion;
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
import java.util.stream.Stream;

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
            addForwarded(step, operand, keywords);
        }
        return new Arguments(positional, keywords, starList);
    }

    /** Adds the keywords that the function around was called with, where it passes them on. */
    private static void addForwarded(Step step, int operand, Map<String, Passed> keywords) {
        List<String> names = step.forwardedKeywords();
        if (!(step.argument(operand) instanceof SomeTuple tuple) || tuple.items().size() != names.size()) {
            throw new RuleError(MessageKind.NOT_SUPPORTED, "**mapping in a call, except to pass on what a function has as its own **keywords and does not look at,", "write the keywords out");
        }
        for (int i = 0; i < names.size(); i++) {
            if (keywords.put(names.get(i), new Passed(new ArgumentSource.Unpacked(operand, i), tuple.items().get(i))) != null) {
                throw wrong("the call got multiple values for keyword argument '" + names.get(i) + "'");
            }
        }
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
                return Optional.of(new Passed(new ArgumentSource.Operand(operand), list));
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

    /**
     * One for each parameter, in the order of the graph's parameters (without the cells).
     *
     * @param starred how many went into {@code *args}, -1 where that is not known
     * @param starredList what a list passed with a star must be checked for
     * @param forwarded the names of those that went into {@code **keywords} which the function only passes on
     */
    record Matched(List<Passed> parameters, int starred, List<String> forwarded, Optional<StarredList> starredList) {}

    /**
     * @param onlyForwards whether the function does nothing with its {@code **keywords} but pass them on
     * @param rests the dict that is made for {@code **kwargs}
     * @param starred the tuple that is made for {@code *args} of a list
     * @throws RuleError with Python's message where Python's call would be a TypeError
     */
    Matched match(FunctionSyntax function, boolean onlyForwards, Defaults defaults, InferredDict rests, InferredList starred, Union union) {
        Parameters parameters = function.parameters();
        List<Passed> matched = new ArrayList<>();
        Set<String> used = new HashSet<>();
        List<Parameter> names = parameters.positional();
        List<String> missing = new ArrayList<>();
        List<String> filledByList = new ArrayList<>();
        int most = names.size();
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
                most = Math.min(most, i);
            } else {
                int defaultIndex = i - (names.size() - defaults.positionalCount());
                if (starList.isPresent() && most == names.size()) {
                    matched.add(fromList(i - positional.size(), defaultIndex >= 0 ? Optional.of(defaults.positional(defaultIndex)) : Optional.empty(), union));
                    if (defaultIndex < 0) {
                        filledByList.add(name);
                    }
                } else if (defaultIndex >= 0) {
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
        Optional<StarredList> checked = Optional.empty();
        if (starList.isPresent() && (parameters.variablePositional().isPresent() || starredCount == 0)) {
            int operand = ((ArgumentSource.Operand) starList.get().source()).index();
            boolean isLimited = parameters.variablePositional().isEmpty();
            int least = names.size() - defaults.positionalCount();
            checked = Optional.of(new StarredList(operand, function.name(), positional.size(), filledByList, Math.min(least, most), isLimited || most < names.size() ? Optional.of(most) : Optional.empty()));
            if (!isLimited) {
                List<Passed> before = positional.subList(positional.size() - starredCount, positional.size());
                before.forEach(each -> starred.generaliseItem(each.value()));
                starred.generaliseItem(itemOfList());
                matched.add(new Passed(new ArgumentSource.UnpackedList(before.stream().map(Passed::source).toList(), operand, Math.max(0, names.size() - positional.size())),
                        new SomeList(starred, false, Optional.empty())));
            }
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
            if (onlyForwards) {
                matched.add(new Passed(new ArgumentSource.Packed(rest.values().stream().map(Passed::source).toList()),
                        new SomeTuple(rest.values().stream().map(Passed::value).toList(), Optional.empty())));
                return new Matched(matched, starredCount, List.copyOf(rest.keySet()), checked);
            }
            rest.values().forEach(passed -> {
                rests.generaliseKey(Lattice.STRING);
                rests.generaliseValue(passed.value());
            });
            matched.add(new Passed(new ArgumentSource.PackedKeywords(List.copyOf(rest.keySet()), rest.values().stream().map(Passed::source).toList()),
                    new SomeDict(rests, false, Optional.empty())));
            return new Matched(matched, starredCount, List.of(), checked);
        }
        for (String keyword : keywords.keySet()) {
            if (!used.contains(keyword)) {
                List<String> known = Stream.concat(parameters.positional().stream().skip(parameters.positionalOnly()), parameters.keywordOnly().stream()).map(Parameter::name).toList();
                throw wrong(function.name() + "() got an unexpected keyword argument '" + keyword + "'" + Suggestion.among(keyword, known));
            }
        }
        return new Matched(matched, starredCount, List.of(), checked);
    }

    private SomeValue itemOfList() {
        return ((InferredList) ((SomeList) starList.orElseThrow().value()).definition()).readItem();
    }

    /** A parameter that the list fills, unless it is too short and there is a default. */
    private Passed fromList(int index, Optional<Passed> otherwise, Union union) {
        int operand = ((ArgumentSource.Operand) starList.orElseThrow().source()).index();
        SomeValue value = otherwise.isPresent() ? union.of(itemOfList(), otherwise.get().value()) : itemOfList();
        return new Passed(new ArgumentSource.ListItem(operand, index, otherwise.map(Passed::source)), value);
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
