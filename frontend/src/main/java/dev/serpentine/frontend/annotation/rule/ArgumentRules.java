package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.rule.ArgumentFit.Answer;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.Suggestion;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.Kind;
import dev.serpentine.frontend.signature.Parameter;
import dev.serpentine.frontend.signature.Signature;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares the arguments of builtins with the table of {@link dev.serpentine.frontend.signature.SignatureTable}, before
 * any other rule looks at them.
 */
final class ArgumentRules {
    /** They take the items of one argument, or all arguments. */
    private static final Set<String> CHOICES = Set.of("builtins.max", "builtins.min");
    /** The guard against None. */
    private static final String PRESENT = "present";

    private final Inference inference;
    private final CallResolution resolver;
    private final Forwarders forwarders;
    private final ArgumentFit fit;
    private final MappedCalls mappedCalls;

    ArgumentRules(Inference inference, CallResolution resolver, AttributeAccess attributes, Forwarders forwarders) {
        this.inference = inference;
        this.resolver = resolver;
        this.forwarders = forwarders;
        this.fit = new ArgumentFit(inference, attributes);
        this.mappedCalls = new MappedCalls(forwarders);
    }

    /** What a call is of: an expression of {@code self} for methods, a live object for all else. */
    sealed interface Callee {
        /** @param name a method's */
        record Method(String name, Passed self) implements Callee {}

        record Live(HostObject object) implements Callee {}
    }

    /**
     * Compares the arguments of a call.
     *
     * @return the call's result where some arguments must go through a guard; empty where all fit
     * @throws RuleError where one does not fit
     */
    Optional<SomeValue> call(
            Step step, Description description, Signature signature, Callee callee, Arguments arguments) {
        List<String> guards = new ArrayList<>();
        Optional<HostObject> mapped = mappedCalls.function(signature, callee, arguments);
        if (mapped.isPresent()) {
            return Optional.of(call(step, description, mapped.get(), callee, arguments));
        }
        if (!MappedCalls.takesAnyName(signature)) {
            arguments.ofKnownNames();
        }
        requirePlaces(signature, arguments);
        boolean isGuarding = inference.graphs().guardsItems(step.graph());
        Optional<HostObject> starred = isGuarding ? Optional.empty() : starred(signature, callee, arguments);
        if (starred.isPresent()) {
            return Optional.of(call(step, description, starred.get(), callee, arguments));
        }
        for (int i = 0; i < arguments.positional().size(); i++) {
            guards.add(guard(
                    isGuarding,
                    signature,
                    signature.at(i).orElseThrow(),
                    arguments.positional().get(i)));
        }
        for (Map.Entry<String, Passed> keyword : arguments.keywords().entrySet()) {
            guards.add(guard(
                    isGuarding, signature, signature.named(keyword.getKey()).orElseThrow(), keyword.getValue()));
        }
        if (arguments.starList().isPresent()
                || !arguments.mappings().isEmpty()
                || guards.stream().allMatch(String::isEmpty)) {
            return Optional.empty();
        }
        List<Passed> passed = new ArrayList<>(arguments.positional());
        passed.addAll(arguments.keywords().values());
        List<String> keywords = List.copyOf(arguments.keywords().keySet());
        HostObject forwarder = switch (callee) {
            case Callee.Method(String name, Passed self) -> {
                passed.addFirst(self);
                yield forwarders.guardedMethod(name, keywords, guards);
            }
            case Callee.Live(HostObject object) -> forwarders.guardedCall(object, keywords, guards);
        };
        return Optional.of(resolver.call(
                step,
                List.of(new Candidate(
                        description,
                        inference.descriptions().ofFunction(forwarder),
                        Optional.empty(),
                        Arguments.positional(passed),
                        false)),
                false));
    }

    private SomeValue call(
            Step step, Description description, HostObject function, Callee callee, Arguments arguments) {
        Arguments all =
                callee instanceof Callee.Method(String name, Passed self) ? arguments.withFirst(self) : arguments;
        return resolver.call(
                step,
                List.of(new Candidate(
                        description, inference.descriptions().ofFunction(function), Optional.empty(), all, false)),
                false);
    }

    /**
     * The function that one of several things that are called is where its arguments may be more, or other ones, than
     * it takes; empty where they are not.
     */
    Optional<HostObject> functionAmongOthers(Signature signature, Callee callee, Arguments arguments) {
        return mappedCalls
                .functionAmongOthers(signature, callee, arguments)
                .or(() -> starred(signature, callee, arguments));
    }

    /**
     * The function that takes a call's arguments where a star passes a list of unknown length: it calls the builtin
     * with as many as there are, each count with the kinds of its own parameters, and raises Python's TypeError for the
     * others.
     *
     * @return empty where the number is known, or the builtin takes any number alike
     */
    Optional<HostObject> starred(Signature signature, Callee callee, Arguments arguments) {
        if (arguments.starList().isEmpty() || !arguments.mappings().isEmpty()) {
            return Optional.empty();
        }
        int before = arguments.positional().size();
        List<String> keywords = List.copyOf(arguments.keywords().keySet());
        if (callee instanceof Callee.Live(HostObject object) && CHOICES.contains(object.qualifiedName())) {
            return Optional.of(forwarders.starredChoice(
                    object, before, keywords, signature.name() + " expected at least 1 argument, got 0"));
        }
        if (signature.mostPositional() == Integer.MAX_VALUE) {
            return guardedItems(signature, callee, arguments);
        }
        List<String> few = new ArrayList<>();
        int most = 0;
        for (Parameter parameter : signature.parameters()) {
            if (!parameter.isPositional() || keywords.contains(parameter.name())) {
                break;
            }
            if (!parameter.isOptional()) {
                few.add(signature.tooFew(most));
            }
            most++;
        }
        String many = signature.tooMany("%d");
        return Optional.of(
                switch (callee) {
                    case Callee.Method(String name, Passed self) ->
                        forwarders.starredMethod(name, before, keywords, few, most, many);
                    case Callee.Live(HostObject object) ->
                        forwarders.starredCall(object, before, keywords, few, most, many);
                });
    }

    /**
     * The function that takes a call's arguments where a star passes what not all of may fit to a builtin that takes
     * any number; empty where all fits.
     */
    private Optional<HostObject> guardedItems(Signature signature, Callee callee, Arguments arguments) {
        Passed list = arguments.starList().orElseThrow();
        Parameter parameter = signature.at(Integer.MAX_VALUE).orElseThrow();
        SomeValue item = ((InferredList) ((SomeValue.SomeList) list.value()).definition()).readItem();
        String guard = guard(false, signature, parameter, new Passed(list.source(), item));
        if (isAgainstNone(parameter, item) && !Lattice.canBeNone(item)) {
            // What of several kinds does not fit, system code finds out one by one: the guard would let all of them
            // through, to a call that asks for it again.
            return Optional.empty();
        }
        int before = arguments.positional().size();
        List<String> keywords = List.copyOf(arguments.keywords().keySet());
        return guard.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        switch (callee) {
                            case Callee.Method(String name, Passed self) ->
                                forwarders.starredItemsOfMethod(name, before, keywords, guard);
                            case Callee.Live(HostObject object) ->
                                forwarders.starredItems(object, before, keywords, guard);
                        });
    }

    private static void requirePlaces(Signature signature, Arguments arguments) {
        int given = arguments.positional().size();
        int most = signature.mostPositional();
        if (given > most) {
            RuleError error = new RuleError(
                    0,
                    MessageKind.WRONG_ARGUMENTS,
                    signature.described() + " takes at most " + most
                            + (most == 1 ? " positional argument" : " positional arguments") + ", not " + given);
            throw arguments.keywords().isEmpty()
                    ? error.raising("TypeError", signature.tooMany(Integer.toString(given)))
                    : error;
        }
        Set<String> filled = new HashSet<>();
        for (int i = 0; i < given; i++) {
            filled.add(signature.at(i).orElseThrow().name());
        }
        for (String keyword : arguments.keywords().keySet()) {
            if (signature.named(keyword).isEmpty()) {
                List<String> known = signature.parameters().stream()
                        .map(Parameter::name)
                        .filter(name -> signature.named(name).isPresent())
                        .toList();
                RuleError error = new RuleError(
                        0,
                        MessageKind.WRONG_ARGUMENTS,
                        signature.described() + " takes no keyword '" + keyword + "'"
                                + (signature.parameters().stream()
                                                .anyMatch(parameter ->
                                                        parameter.name().equals(keyword))
                                        ? ", only a positional argument"
                                        : Suggestion.among(keyword, known)));
                // Where some may be passed by name, Python counts them all first.
                throw known.isEmpty()
                                || given + arguments.keywords().size()
                                        <= signature.parameters().size()
                        ? error.raising("TypeError", signature.unexpectedKeyword(keyword))
                        : error;
            }
            if (signature.named(keyword).orElseThrow().passing() != Parameter.Passing.DOUBLE_STARRED
                    && !filled.add(keyword)) {
                throw new RuleError(
                        0,
                        MessageKind.WRONG_ARGUMENTS,
                        signature.described() + " gets '" + keyword + "' twice, by its place and by the keyword");
            }
        }
        if (arguments.starList().isEmpty()) {
            for (Parameter parameter : signature.parameters()) {
                boolean isOne = parameter.passing() != Parameter.Passing.STARRED
                        && parameter.passing() != Parameter.Passing.DOUBLE_STARRED;
                if (isOne && !parameter.isOptional() && !filled.contains(parameter.name())) {
                    RuleError error = new RuleError(
                            0,
                            MessageKind.WRONG_ARGUMENTS,
                            signature.described() + " lacks its argument '" + parameter.name() + "'");
                    throw arguments.keywords().isEmpty() ? error.raising("TypeError", signature.tooFew(given)) : error;
                }
            }
        }
    }

    /**
     * The expression that guards an argument {@code %s}; the empty text where it needs none.
     *
     * @param isGuarding whether what it holds was looked at already
     */
    private String guard(boolean isGuarding, Signature signature, Parameter parameter, Passed argument) {
        if (isGuarding
                && !Lattice.canBeNone(argument.value())
                && ArgumentFit.mayHoldNone(parameter, argument.value())) {
            return "";
        }
        // They give the separator itself.
        boolean isKept = signature.name().endsWith("partition")
                && ArgumentFit.isTextMember(Lattice.withoutNone(argument.value()));
        return switch (isKept ? Answer.NEVER : fit.of(parameter, argument.value())) {
            case ALWAYS -> "";
            case NEVER ->
                throw new RuleError(
                        argument.source() instanceof ArgumentSource.Operand(int operand) ? operand : -1,
                        MessageKind.WRONG_ARGUMENTS,
                        signature.described() + " takes " + parameter.described() + " as '" + parameter.name()
                                + "', not " + Lattice.describe(argument.value()));
            case CONVERTED, SOMETIMES -> guardOf(parameter, argument.value());
        };
    }

    private String guardOf(Parameter parameter, SomeValue value) {
        if (fit.holdsConverted(parameter, value)) {
            String items = Lattice.canBeNone(value) ? guard(parameter) : "%s";
            Parameter item = parameter.items().orElseThrow();
            String guard = item.takes(Kind.STR) || item.takes(Kind.BUFFER) ? textOf(item) : guard(item);
            return "[" + guard.replace("%s", "each") + " for each in " + items + "]";
        }
        if (ArgumentFit.mayHoldNone(parameter, value)) {
            String items = Lattice.canBeNone(value) ? guard(parameter) : "%s";
            return "guards.items(" + items + ", "
                    + literal(parameter.items().orElseThrow().complaintOf("NoneType")) + ")";
        }
        if (fit.isTextHolder(parameter, Lattice.withoutNone(value))) {
            return textOf(parameter);
        }
        SomeValue present = Lattice.withoutNone(value);
        if (present instanceof SomeValue.SomeLongInteger) {
            return word(parameter);
        }
        // Bytes go where an int may go, too, and are not to be looked at as if they were one.
        return present instanceof SomeValue.SomeBytes || present instanceof SomeValue.SomeByteArray
                ? guard(PRESENT, parameter)
                : guard(parameter);
    }

    /**
     * A member of an enumeration of texts goes where a str is taken, and so does an instance whose class extends str;
     * one whose class extends bytes goes where these are taken.
     */
    private static String textOf(Parameter parameter) {
        return "guards.text" + (parameter.takes(Kind.NONE) ? "_or_none" : "") + "(%s, "
                + literal(parameter.complaintOf("NoneType")) + ")";
    }

    /** An int without bounds goes where a machine word is taken. */
    private static String word(Parameter parameter) {
        return (parameter.takes(Kind.BOUND) ? "guards.bound" : "guards.word")
                + (parameter.takes(Kind.NONE) ? "_or_none" : "") + "(%s, " + literal(parameter.complaintOf("NoneType"))
                + ")";
    }

    /** Whether the guard of a value keeps out None, and lets all else through. */
    private boolean isAgainstNone(Parameter parameter, SomeValue value) {
        return nameOfGuard(parameter).equals(PRESENT)
                && !ArgumentFit.mayHoldNone(parameter, value)
                && !(Lattice.withoutNone(value) instanceof SomeValue.SomeLongInteger);
    }

    private String nameOfGuard(Parameter parameter) {
        // What a file is opened by may be a number, too.
        if (parameter.takes(Kind.PATH)) {
            return "path";
        }
        return parameter.takes(Kind.INDEX) || parameter.takes(Kind.BOUND) || parameter.takes(Kind.INT)
                ? "index"
                : parameter.takes(Kind.NUMBER) ? "number" : PRESENT;
    }

    private String guard(Parameter parameter) {
        return guard(nameOfGuard(parameter), parameter);
    }

    private static String guard(String name, Parameter parameter) {
        return "guards." + name + (parameter.takes(Kind.NONE) ? "_or_none" : "") + "(%s, "
                + literal(parameter.complaintOf("NoneType")) + ", "
                + literal(parameter.complaintOf("{type}")) + ")";
    }

    private static String literal(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("%", "%%") + "'";
    }

    /** Whether what is known of an argument fits what a builtin takes. */
    Answer fit(Parameter parameter, SomeValue given) {
        return fit.of(parameter, given);
    }

    /** Whether what is known of an operand fits what the method of an operator takes. */
    Answer ofOperand(Signature signature, SomeValue operand) {
        return fit.of(signature.parameters().getFirst(), operand);
    }

    /**
     * What an operation on items of its first operand does where an operand may be what it does not take: a statement
     * of {@code a}, {@code b} and so on, whose result {@code a} is. The guards are those of a signature's parameters,
     * each for the operand at the same place, and that of the first operand.
     *
     * @param opcode what is done to the first operand
     */
    SomeValue guarded(
            Step step,
            String statement,
            FlowOpcode opcode,
            Signature signature,
            List<Integer> places,
            List<Passed> operands) {
        List<String> guards = new ArrayList<>();
        guards.add(
                Lattice.canBeNone(operands.getFirst().value())
                        ? notNone(OperandError.of(opcode, List.of(new OperandError.Type("NoneType")))
                                .orElseThrow()
                                .text())
                        : "");
        for (int i = 1; i < operands.size(); i++) {
            int place = places.indexOf(i);
            guards.add(place < 0 ? "" : guardOf(signature.parameters().get(place), operands.get(i)));
        }
        return guarded(step, statement, guards, operands);
    }

    /** The guard of an operand that must not be None. */
    static String notNone(String complaint) {
        return "guards.present(%s, " + literal(complaint) + ", '')";
    }

    private String guardOf(Parameter parameter, Passed operand) {
        return fit.of(parameter, operand.value()) == Answer.ALWAYS ? "" : guardOf(parameter, operand.value());
    }

    /** The guard of an operand of an operator, whose method has a signature. */
    String guardOfOperand(Signature signature, SomeValue operand) {
        return guardOf(signature.parameters().getFirst(), operand);
    }

    /** The same with guards of one's own, which are formats for an operand's name, or empty. */
    SomeValue guarded(Step step, String statement, List<String> guards, List<Passed> operands) {
        return resolver.callSystem(step, forwarders.guardedStatement(statement, guards), operands);
    }
}
