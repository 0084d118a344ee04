package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.FunctionModel;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.LookupArgument;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveObjects;
import dev.serpentine.frontend.annotation.live.SpecialisationHint;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBool;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeOptional;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Calls of functions marked {@code specialize.memo()}: the live function is called at translation time with every
 * combination of the objects that the arguments may be. The call is looked at again when an argument may be more.
 */
final class MemoCalls {
    private static final String MARK = "specialize:memo";
    /** Functions of Python's library that look at what is written in a program, and so are as good as marked. */
    private static final Set<String> LOOKING_AT_THE_PROGRAM = Set.of("typing.get_type_hints");

    /** The attribute of a function of the library that says what its arguments are to the program. */
    private static final String WHAT_MUST_BE_KNOWN = "_what_must_be_known_";

    /** The attribute of one that asks only how functions are defined, not which they are. */
    private static final String ASKS_OF_DEFINITIONS = "_asks_of_definitions_";

    /** Its value where what functions are given when the program runs, which they wrap above all, is asked before. */
    private static final String WHATEVER_ATTRIBUTES = "whatever attributes";

    /** The attribute of such a function that is the function to call where arguments are known to the run only. */
    private static final String AT_RUN_TIME = "_at_run_time_";

    /** What a translated program can raise with nothing but a text, instead of the function. */
    private static final Set<String> RAISED = Set.of("TypeError", "ValueError", "AttributeError", "IndexError");

    private static final int MOST_COMBINATIONS = 10_000;
    private final Inference inference;

    MemoCalls(Inference inference) {
        this.inference = inference;
    }

    /** Whether all that is called is marked so. */
    static boolean isMemo(SomeCallable callable) {
        return callable.descriptions().stream()
                .allMatch(description ->
                        functionOf(description).filter(MemoCalls::isMarked).isPresent());
    }

    private static boolean isMarked(HostObject function) {
        return LOOKING_AT_THE_PROGRAM.contains(function.qualifiedName())
                || SpecialisationHint.of(function).filter(MARK::equals).isPresent();
    }

    private static Optional<HostObject> functionOf(Description description) {
        return switch (description) {
            case FunctionDescription function -> function.hostObject();
            case MethodDescription method -> method.function().hostObject();
            default -> Optional.empty();
        };
    }

    /**
     * The function that is called instead of one that is marked so, where it names one and some argument may be what is
     * not there before the program starts.
     */
    Optional<HostObject> atRunTime(Step step, SomeCallable callable) {
        if (callable.descriptions().size() != 1) {
            return Optional.empty();
        }
        return functionOf(callable.descriptions().iterator().next())
                .flatMap(function -> function.attribute(AT_RUN_TIME))
                .filter(_ -> !isAllKnown(Arguments.ofCall(step)));
    }

    private boolean isAllKnown(Arguments arguments) {
        return arguments.starList().isEmpty()
                && arguments.mappings().isEmpty()
                && Stream.concat(arguments.positional().stream(), arguments.keywords().values().stream())
                        .allMatch(passed -> possible(passed.value()).isPresent());
    }

    /** Something that the call passes: the function that is called, an object that it is bound to, or an argument. */
    private record Operand(ArgumentSource source, Description description, List<HostObject> possible) {}

    SomeValue call(Step step, SomeCallable callable) {
        Description first = callable.descriptions().iterator().next();
        Arguments arguments = Arguments.ofCall(step).ofKnownNames();
        arguments.starList().ifPresent(list -> {
            throw notPrebuilt(first, list);
        });
        List<Operand> operands = new ArrayList<>();
        List<HostObject> functions = callable.descriptions().stream()
                .map(description -> description
                        .hostObject()
                        .orElseGet(() -> functionOf(description).orElseThrow()))
                .toList();
        operands.add(new Operand(new ArgumentSource.Operand(0), first, functions));
        boolean isBoundAtRunTime = first instanceof MethodDescription method
                && method.prebuiltSelf().isEmpty();
        if (isBoundAtRunTime) {
            addSelf(step, (MethodDescription) first, functions.size(), operands);
        }
        for (Passed passed : arguments.positional()) {
            operands.add(new Operand(passed.source(), first, possible(passed, first)));
        }
        for (Passed passed : arguments.keywords().values()) {
            operands.add(new Operand(passed.source(), first, possible(passed, first)));
        }
        long combinations = 1;
        for (Operand operand : operands) {
            combinations *= operand.possible().size();
            if (combinations > MOST_COMBINATIONS) {
                throw new RuleError(
                        MessageKind.NOT_SUPPORTED,
                        "calling " + nameOf(first) + "(), which is marked specialize.memo(), with more than "
                                + MOST_COMBINATIONS + " combinations of arguments",
                        "leave the mark out");
            }
        }
        Map<List<HostObject>, HostObject> results = new LinkedHashMap<>();
        collect(operands, List.copyOf(arguments.keywords().keySet()), List.of(), results);
        return resolve(step, first, operands, results);
    }

    /** The instances that a method may be bound to. */
    private void addSelf(Step step, MethodDescription method, int functions, List<Operand> operands) {
        method.noteReader();
        if (functions > 1) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "a method marked specialize.memo() that subclasses override",
                    "mark a function that is passed the instance");
        }
        Passed self =
                new Passed(ArgumentSource.Self.SELF, new SomeInstance(method.selfClass(), false, Optional.empty()));
        operands.add(new Operand(self.source(), method, possible(self, method)));
    }

    private static String nameOf(Description description) {
        return functionOf(description).orElseThrow().name();
    }

    private SomeValue resolve(
            Step step, Description called, List<Operand> operands, Map<List<HostObject>, HostObject> results) {
        Set<HostObject> distinct = new LinkedHashSet<>(results.values());
        if (distinct.size() == 1) {
            Optional<SomeValue> constant =
                    Folding.constant(step, inference, distinct.iterator().next());
            if (constant.isPresent()) {
                return constant.get();
            }
        }
        List<Integer> deciding = new ArrayList<>();
        List<LookupArgument> arguments = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            Operand operand = operands.get(i);
            if (operand.possible().size() > 1) {
                deciding.add(i);
                arguments.add(new LookupArgument(operand.source(), operand.description(), operand.possible()));
            }
        }
        Map<List<HostObject>, HostObject> byDeciding = new LinkedHashMap<>();
        results.forEach((objects, result) ->
                byDeciding.put(deciding.stream().map(objects::get).toList(), result));
        SomeValue union = SomeImpossible.IMPOSSIBLE;
        for (HostObject result : distinct) {
            union = inference.union().of(union, inference.bindings().ofConstant(result));
        }
        step.raisesOnly(Lattice.canBeNone(step.argument(0)) ? new String[] {"TypeError"} : new String[0]);
        step.resolve(new Resolution.LooksUp(nameOf(called), List.copyOf(arguments), byDeciding));
        return Lattice.withoutConstant(union);
    }

    /** Calls the function for all that the operands behind the decided ones may be. */
    private void collect(
            List<Operand> operands,
            List<String> keywords,
            List<HostObject> decided,
            Map<List<HostObject>, HostObject> results) {
        if (decided.size() == operands.size()) {
            boolean isOnlyOne =
                    operands.stream().allMatch(operand -> operand.possible().size() == 1);
            results.put(decided, result(decided, keywords, isOnlyOne));
            return;
        }
        for (HostObject object : operands.get(decided.size()).possible()) {
            List<HostObject> more = new ArrayList<>(decided);
            more.add(object);
            collect(operands, keywords, List.copyOf(more), results);
        }
    }

    /**
     * @param isOnlyOne whether the call passes these objects always, so that it raises always what they make it raise
     */
    private HostObject result(List<HostObject> objects, List<String> keywords, boolean isOnlyOne) {
        int firstKeyword = objects.size() - keywords.size();
        HostObject function = objects.getFirst();
        List<HostObject> positional = new ArrayList<>(objects.subList(1, firstKeyword));
        if (function.kind() == HostKind.METHOD) {
            // Each access makes a new one of the same meaning.
            positional.addFirst(function.part(Part.SELF).orElseThrow());
            function = function.part(Part.FUNCTION).orElseThrow();
        }
        Map<String, HostObject> named = new LinkedHashMap<>();
        for (int i = 0; i < keywords.size(); i++) {
            named.put(keywords.get(i), objects.get(firstKeyword + i));
        }
        return switch (inference.memoResults().of(function, List.copyOf(positional), named)) {
            case Host.Outcome.Returned(HostObject value) -> value;
            case Host.Outcome.Raised(HostObject exception) -> {
                List<String> texts = new ArrayList<>(
                        positional.stream().map(HostObject::describe).toList());
                named.forEach((name, value) -> texts.add(name + "=" + value.describe()));
                RuleError error = new RuleError(
                        MessageKind.MEMO_RAISES, function.name(), String.join(", ", texts), exception.describe());
                throw known(exception)
                        .filter(_ -> isOnlyOne)
                        .map(raised -> error.raising(raised.exception(), raised.text()))
                        .orElse(error);
            }
        };
    }

    /** What a program would raise in the function's place: only a builtin exception with a text is known to it. */
    private Optional<OperandError> known(HostObject exception) {
        return RAISED.stream().map(inference.host()::builtin).anyMatch(exception.type()::equals)
                        && inference.host().getAttribute(exception, "args")
                                instanceof Host.Outcome.Returned(HostObject arguments)
                        && arguments.items().size() == 1
                        && arguments.items().getFirst().kind() == HostKind.STR
                ? Optional.of(new OperandError(
                        exception.type().name(), arguments.items().getFirst().asText()))
                : Optional.empty();
    }

    private List<HostObject> possible(Passed passed, Description called) {
        List<HostObject> found = modelled(passed.value(), called)
                .or(() -> possible(passed.value()))
                .orElseThrow(() -> notPrebuilt(called, passed));
        return List.copyOf(new LinkedHashSet<>(found));
    }

    /**
     * Functions some of which are made at run time, where it is only asked how they are defined: for these stand models
     * of them. Empty where that is not asked, or not known.
     */
    private Optional<List<HostObject>> modelled(SomeValue value, Description called) {
        Optional<HostObject> asking = functionOf(called)
                .filter(function -> LOOKING_AT_THE_PROGRAM.contains(function.qualifiedName())
                        || function.attribute(ASKS_OF_DEFINITIONS).isPresent());
        if (asking.isEmpty() || !(value instanceof SomeCallable callable)) {
            return Optional.empty();
        }
        boolean isWhateverAttributes = asking.get()
                .attribute(ASKS_OF_DEFINITIONS)
                .filter(mark -> mark.kind() == HostKind.STR && mark.asText().equals(WHATEVER_ATTRIBUTES))
                .isPresent();
        Set<HostObject> found = new LinkedHashSet<>();
        Set<String> methods = new HashSet<>();
        for (Description each : callable.descriptions()) {
            if (each instanceof MethodDescription method
                    && method.hostObject().isEmpty()
                    && !methods.add(method.name())) {
                // Which of those that override each other it is, only a call finds out.
                return Optional.empty();
            }
            Optional<HostObject> object = isWhateverAttributes
                    ? each.definition(inference.host())
                    : each.hostObject().or(() -> modelOf(each));
            if (object.isEmpty()) {
                return Optional.empty();
            }
            found.add(object.get());
        }
        return Optional.of(callable.canBeNone() ? orNone(List.copyOf(found)) : List.copyOf(found));
    }

    private Optional<HostObject> modelOf(Description description) {
        return description instanceof FunctionDescription function
                ? function.model(inference.host()).map(FunctionModel::function)
                : Optional.empty();
    }

    /** All that a value may be; empty where that is not known before the program starts. */
    private Optional<List<HostObject>> possible(SomeValue value) {
        if (value.constant().isPresent()) {
            return Optional.of(List.of(value.constant().get()));
        }
        return switch (value) {
            case SomeNone none -> Optional.of(List.of(inference.host().none()));
            case SomeBool bool ->
                Optional.of(List.of(
                        inference.host().ofBoolean(false), inference.host().ofBoolean(true)));
            case SomeOptional optional -> possible(optional.item()).map(this::orNone);
            case SomeClassOf classOf ->
                Optional.of(((InferredClass) classOf.definition())
                                .instantiatedHere().stream()
                                        .map(InferredClass::hostClass)
                                        .collect(Collectors.toList()))
                        .filter(classes -> !classes.isEmpty());
            case SomeCallable callable -> {
                Set<HostObject> objects = LiveObjects.possibleObjects(callable);
                yield objects.size() < callable.descriptions().size()
                        ? Optional.empty()
                        : Optional.of(callable.canBeNone() ? orNone(List.copyOf(objects)) : List.copyOf(objects));
            }
            case SomeInstance instance -> instances(instance);
            default -> Optional.empty();
        };
    }

    private List<HostObject> orNone(List<HostObject> objects) {
        List<HostObject> all = new ArrayList<>(List.of(inference.host().none()));
        all.addAll(objects);
        return all;
    }

    /**
     * The prebuilt instances of a class of which none are made at run time; a hidden attribute is to tell them apart.
     */
    private Optional<List<HostObject>> instances(SomeInstance instance) {
        InferredClass definition = (InferredClass) instance.definition();
        Optional<List<HostObject>> prebuilt = definition.onlyPrebuilt().filter(objects -> !objects.isEmpty());
        prebuilt.ifPresent(objects -> {
            InferredAttribute number = definition.attribute(ClassDefinition.NUMBER_ATTRIBUTE);
            number.putOnInstances(definition);
            number.generalise(Lattice.NON_NEGATIVE);
        });
        return instance.canBeNone() ? prebuilt.map(this::orNone) : prebuilt;
    }

    private static RuleError notPrebuilt(Description called, Passed argument) {
        int operand = argument.source() instanceof ArgumentSource.Operand(int index) ? index : -1;
        Optional<String> what = functionOf(called)
                .flatMap(function -> function.attribute(WHAT_MUST_BE_KNOWN))
                .map(HostObject::asText);
        if (what.isPresent()) {
            return new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    what.get() + " that only the run tells",
                    "write it as a constant, or make it at module level");
        }
        return new RuleError(operand, MessageKind.MEMO_ARGUMENT, nameOf(called), Lattice.describe(argument.value()));
    }
}
