package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.call.Arguments.Mapping;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource.KeywordPart;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.MappedParameters;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.StarredList;
import dev.serpentine.frontend.annotation.live.LiveObjects;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeDict;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.Suggestion;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameters;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Matches the arguments of one call with a callee's parameters. */
final class ParameterMatching {

    /** How a function's parameters are filled when none is passed. */
    interface Defaults {
        /** @param index among the positional parameters that have a default */
        Passed positional(int index);

        Passed keyword(String name, int index);

        int positionalCount();

        boolean hasKeyword(String name);
    }

    /** The defaults of a live function. @param passed what is passed for one */
    static Defaults defaultsOf(HostObject function, UnaryOperator<HostObject> passed, LiveObjects liveObjects) {
        List<HostObject> positional =
                function.part(Part.DEFAULTS).map(HostObject::items).orElse(List.of());
        Map<String, HostObject> keyword = new LinkedHashMap<>();
        function.part(Part.KEYWORD_DEFAULTS)
                .ifPresent(dict -> dict.entries()
                        .forEach(entry -> keyword.put(entry.getKey().asText(), entry.getValue())));
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

            private Passed live(HostObject given) {
                HostObject value = passed.apply(given);
                return new Passed(new ArgumentSource.Prebuilt(value), liveObjects.annotation(value));
            }
        };
    }

    /**
     * One for each parameter, in the order of the graph's parameters (without the cells).
     *
     * @param starred how many went into {@code *args}, -1 where that is not known
     * @param starredList what a list passed with a star must be checked for
     * @param forwarded the names of those that went into {@code **keywords}, where the function only passes them on and
     *     they are known
     * @param mapped what mappings passed with two stars must be checked for, and such a list with them
     */
    record Matched(
            List<Passed> parameters,
            int starred,
            Optional<List<String>> forwarded,
            Optional<StarredList> starredList,
            Optional<MappedParameters> mapped) {}

    private final FunctionSyntax function;
    private final Parameters parameters;
    private final Candidate candidate;
    private final Arguments arguments;
    private final List<Passed> positional;
    private final Defaults defaults;
    private final Union union;
    private final Host host;
    private final List<Passed> matched = new ArrayList<>();
    private final Set<String> used = new HashSet<>();
    /** Names of parameters that a list fills, unless it is too short. */
    private final List<String> filledByList = new ArrayList<>();
    /** How many positional arguments the function takes, where some of its parameters are passed by name. */
    private int most;

    ParameterMatching(Candidate candidate, Defaults defaults, Union union, Host host) {
        this.candidate = candidate;
        this.function = candidate.function().syntax();
        this.parameters = function.parameters();
        this.arguments = candidate.arguments();
        this.positional = arguments.positional();
        this.defaults = defaults;
        this.union = union;
        this.host = host;
        this.most = parameters.positional().size();
    }

    /**
     * @param forwards whether the function does nothing with its {@code **keywords} but pass them on, and their names
     *     are known
     * @param rests the dict that is made for {@code **kwargs} otherwise
     * @param starred the tuple that is made for {@code *args} of a list with so many arguments before it
     * @throws RuleError with Python's message where Python's call would be a TypeError
     */
    Matched match(boolean forwards, InferredDict rests, IntFunction<InferredList> starred) {
        // In the order in which Python complains.
        checkKeywords();
        checkCount();
        matchPositional();
        int starredCount =
                Math.max(0, positional.size() - parameters.positional().size());
        Optional<StarredList> checked = Optional.empty();
        if (arguments.starList().isPresent() && (parameters.variablePositional().isPresent() || starredCount == 0)) {
            checked = arguments.mappings().isEmpty() ? Optional.of(starredList()) : Optional.empty();
            if (parameters.variablePositional().isPresent()) {
                matched.add(restOfList(starredCount, starred.apply(starredCount)));
            }
            starredCount = -1;
        } else if (parameters.variablePositional().isPresent()) {
            List<Passed> rest = positional.subList(positional.size() - starredCount, positional.size());
            matched.add(new Passed(
                    new ArgumentSource.Packed(rest.stream().map(Passed::source).toList()),
                    new SomeTuple(rest.stream().map(Passed::value).toList(), Optional.empty())));
        }
        matchKeywordOnly();
        Optional<List<String>> forwarded = Optional.empty();
        if (parameters.variableKeyword().isPresent()) {
            Map<String, Passed> rest = new LinkedHashMap<>(arguments.keywords());
            rest.keySet().removeAll(used);
            forwarded = forwards ? Optional.of(List.copyOf(rest.keySet())) : Optional.empty();
            matched.add(forwards ? tuple(rest) : dict(rest, rests));
        }
        return new Matched(matched, starredCount, forwarded, checked, mappedParameters());
    }

    private void matchPositional() {
        List<Parameter> names = parameters.positional();
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i).name();
            Passed byKeyword =
                    i >= parameters.positionalOnly() ? arguments.keywords().get(name) : null;
            if (i < positional.size()) {
                matched.add(positional.get(i));
            } else if (byKeyword != null) {
                used.add(name);
                matched.add(byKeyword);
                most = Math.min(most, i);
            } else {
                int defaultIndex = i - (names.size() - defaults.positionalCount());
                Optional<Passed> otherwise =
                        defaultIndex >= 0 ? Optional.of(defaults.positional(defaultIndex)) : Optional.empty();
                if (i >= parameters.positionalOnly() && !arguments.mappings().isEmpty()) {
                    otherwise = Optional.of(fromMappings(name, otherwise));
                }
                if (arguments.starList().isPresent() && most == names.size()) {
                    matched.add(fromList(i - positional.size(), otherwise));
                    if (otherwise.isEmpty()) {
                        filledByList.add(name);
                    }
                } else {
                    otherwise.ifPresentOrElse(matched::add, () -> missing.add("'" + name + "'"));
                }
            }
        }
        if (!missing.isEmpty()) {
            throw missing("positional", missing);
        }
    }

    private RuleError missing(String kind, List<String> names) {
        return wrong("() missing " + names.size() + " required " + kind + " argument" + plural(names.size()) + ": "
                + listed(names));
    }

    private static String plural(int count) {
        return count == 1 ? "" : "s";
    }

    private void matchKeywordOnly() {
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < parameters.keywordOnly().size(); i++) {
            String name = parameters.keywordOnly().get(i).name();
            Passed byKeyword = arguments.keywords().get(name);
            Optional<Passed> otherwise =
                    defaults.hasKeyword(name) ? Optional.of(defaults.keyword(name, i)) : Optional.empty();
            if (byKeyword != null) {
                used.add(name);
                matched.add(byKeyword);
            } else if (!arguments.mappings().isEmpty()) {
                matched.add(fromMappings(name, otherwise));
            } else {
                otherwise.ifPresentOrElse(matched::add, () -> missing.add("'" + name + "'"));
            }
        }
        if (!missing.isEmpty()) {
            throw missing("keyword-only", missing);
        }
    }

    private void checkKeywords() {
        List<String> names = namesOfKeywords();
        for (String keyword : arguments.keywords().keySet()) {
            int index = names.indexOf(keyword) + parameters.positionalOnly();
            if (index < parameters.positionalOnly()) {
                if (parameters.variableKeyword().isEmpty()) {
                    throw unexpected(keyword, names);
                }
            } else if (index
                    < Math.min(positional.size(), parameters.positional().size())) {
                throw wrong("() got multiple values for argument '" + keyword + "'");
            }
        }
    }

    private RuleError unexpected(String keyword, List<String> names) {
        List<String> positionalOnly = parameters.positional().subList(0, parameters.positionalOnly()).stream()
                .map(Parameter::name)
                .filter(arguments.keywords()::containsKey)
                .toList();
        return positionalOnly.isEmpty()
                ? wrong("() got an unexpected keyword argument '" + keyword + "'", Suggestion.among(keyword, names))
                : wrong("() got some positional-only arguments passed as keyword arguments: '"
                        + String.join(", ", positionalOnly) + "'");
    }

    private void checkCount() {
        int count = parameters.positional().size();
        int given = positional.size();
        if (parameters.variablePositional().isEmpty() && given > count) {
            String taken = defaults.positionalCount() == 0
                    ? count + " positional argument" + plural(count)
                    : "from " + (count - defaults.positionalCount()) + " to " + count + " positional arguments";
            long named = parameters.keywordOnly().stream()
                    .map(Parameter::name)
                    .filter(arguments.keywords()::containsKey)
                    .count();
            String passed = named == 0
                    ? given + (given == 1 ? " was" : " were")
                    : given + " positional argument" + plural(given) + " (and " + named + " keyword-only argument"
                            + plural((int) named) + ") were";
            throw wrong("() takes " + taken + " but " + passed + " given");
        }
    }

    /** The names of the parameters that can be passed by name. */
    private List<String> namesOfKeywords() {
        return Stream.concat(
                        parameters.positional().stream().skip(parameters.positionalOnly()),
                        parameters.keywordOnly().stream())
                .map(Parameter::name)
                .toList();
    }

    // Lists

    private int listOperand() {
        return ((ArgumentSource.Operand) arguments.starList().orElseThrow().source()).index();
    }

    private SomeValue itemOfList() {
        return ((InferredList) ((SomeList) arguments.starList().orElseThrow().value()).definition()).readItem();
    }

    /** A parameter that the list fills, unless it is too short and there is something else. */
    private Passed fromList(int index, Optional<Passed> otherwise) {
        SomeValue value =
                otherwise.isPresent() ? union.of(itemOfList(), otherwise.get().value()) : itemOfList();
        return new Passed(new ArgumentSource.ListItem(listOperand(), index, otherwise.map(Passed::source)), value);
    }

    private StarredList starredList() {
        int least = parameters.positional().size() - defaults.positionalCount();
        boolean isLimited = parameters.variablePositional().isEmpty();
        return new StarredList(
                listOperand(),
                qualifiedName(),
                positional.size(),
                filledByList,
                Math.min(least, most),
                isLimited || most < parameters.positional().size() ? Optional.of(most) : Optional.empty());
    }

    /** The tuple of unknown length for {@code *args}. */
    private Passed restOfList(int starredCount, InferredList starred) {
        List<Passed> before = positional.subList(positional.size() - starredCount, positional.size());
        before.forEach(each -> starred.generaliseItem(each.value()));
        starred.generaliseItem(itemOfList());
        return new Passed(
                new ArgumentSource.UnpackedList(
                        before.stream().map(Passed::source).toList(),
                        listOperand(),
                        Math.max(0, parameters.positional().size() - positional.size())),
                new SomeList(starred, false, Optional.empty()));
    }

    // Keywords

    private static Passed tuple(Map<String, Passed> rest) {
        return new Passed(
                new ArgumentSource.Packed(
                        rest.values().stream().map(Passed::source).toList()),
                new SomeTuple(rest.values().stream().map(Passed::value).toList(), Optional.empty()));
    }

    /** The dict for {@code **kwargs}. */
    private Passed dict(Map<String, Passed> rest, InferredDict rests) {
        rest.values().forEach(passed -> {
            rests.generaliseKey(Lattice.STRING);
            rests.generaliseValue(passed.value());
        });
        arguments.mappings().forEach(mapping -> {
            rests.generaliseKey(Lattice.STRING);
            rests.generaliseValue(mapping.items());
        });
        List<KeywordPart> parts = new ArrayList<>();
        List<Mapping> mappings = arguments.mappings();
        List<String> keywords = List.copyOf(arguments.keywords().keySet());
        int next = 0;
        for (int i = 0; i <= keywords.size(); i++) {
            for (; next < mappings.size() && mappings.get(next).keywordsBefore() == i; next++) {
                parts.add(new KeywordPart.Mapping(mappings.get(next).operand()));
            }
            if (i < keywords.size() && rest.containsKey(keywords.get(i))) {
                parts.add(new KeywordPart.Named(
                        keywords.get(i), rest.get(keywords.get(i)).source()));
            }
        }
        return new Passed(
                new ArgumentSource.PackedKeywords(parts, mappings.isEmpty() ? List.of() : namesOfKeywords()),
                new SomeDict(rests, false, Optional.empty()));
    }

    /** A parameter that a mapping may fill. */
    private Passed fromMappings(String name, Optional<Passed> otherwise) {
        SomeValue value = SomeValue.SomeImpossible.IMPOSSIBLE;
        for (Mapping mapping : arguments.mappings()) {
            value = union.of(value, mapping.items());
        }
        value = otherwise.isPresent() ? union.of(value, otherwise.get().value()) : value;
        return new Passed(new ArgumentSource.MappedItem(operands(), name, otherwise.map(Passed::source)), value);
    }

    private List<Integer> operands() {
        return arguments.mappings().stream().map(Mapping::operand).toList();
    }

    private Optional<MappedParameters> mappedParameters() {
        if (arguments.mappings().isEmpty()) {
            return Optional.empty();
        }
        List<String> names =
                parameters.positional().stream().map(Parameter::name).toList();
        List<String> keywordOnly =
                parameters.keywordOnly().stream().map(Parameter::name).toList();
        List<String> required = new ArrayList<>(names.subList(0, names.size() - defaults.positionalCount()));
        keywordOnly.stream().filter(name -> !defaults.hasKeyword(name)).forEach(required::add);
        return Optional.of(new MappedParameters(
                operands(),
                arguments.starList().map(list -> listOperand()),
                qualifiedName(),
                calledName(),
                positional.size(),
                List.copyOf(arguments.keywords().keySet()),
                names,
                parameters.positionalOnly(),
                keywordOnly,
                required,
                parameters.variablePositional().isPresent(),
                parameters.variableKeyword().isPresent()));
    }

    /**
     * As Python's messages have it; where the library wrote a class's function, the name of the class stands before it.
     */
    private String qualifiedName() {
        String name = candidate
                .function()
                .hostObject()
                .flatMap(this::qualifiedNameOf)
                .or(() -> candidate
                        .function()
                        .creation()
                        .map(creation -> creation.code().qualifiedName()))
                .orElse(function.name());
        return candidate.description() instanceof ClassDescription ofClass && name.equals("__init__")
                ? ofClass.hostObject().orElseThrow().name() + "." + name
                : name;
    }

    private Optional<String> qualifiedNameOf(HostObject object) {
        return host.getAttribute(object, "__qualname__") instanceof Host.Outcome.Returned(HostObject name)
                ? Optional.of(name.asText())
                : Optional.empty();
    }

    /** The name of the called function or class, with its module's. */
    private String calledName() {
        Optional<HostObject> called = candidate.description() instanceof ClassDescription ofClass
                ? ofClass.hostObject()
                : candidate.function().hostObject();
        return called.map(HostObject::qualifiedName).orElseGet(this::qualifiedName);
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

    /** @param text behind the name of the function */
    private RuleError wrong(String text) {
        return wrong(text, "");
    }

    private RuleError wrong(String text, String advice) {
        return new RuleError(MessageKind.WRONG_ARGUMENTS, function.name() + text + advice)
                .raising("TypeError", qualifiedName() + text);
    }
}
