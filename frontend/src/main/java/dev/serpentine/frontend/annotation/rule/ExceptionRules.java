package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What Python's own exception classes do is system code, registered for them by name; subclasses inherit it. */
final class ExceptionRules {
    /** What an exception has when there are notes. */
    static final String NOTES = "__notes__";

    /** What the names of system code begin with that reads what exceptions have. */
    static final String GETTER = "get_";

    /** Where a StopIteration keeps its generator. */
    private static final String SOURCE = "_source";

    /**
     * What every exception has by representation, whether or not system code has put something there: no code of the
     * program does.
     */
    private static final Set<String> KEPT = Set.of(
            "_text", "_repr", "_args", "_notes", "_has_fields", "_name", "_obj", "_path", "__traceback__", SOURCE);

    /** System code that reads what an exception was made with by keywords. */
    private static final Set<String> KEPT_FIELDS = Set.of("get_name", "get_obj", "get_path");

    private ExceptionRules() {}

    /** The system function for a method or field of a builtin exception class: its own, or the nearest ancestor's. */
    static Optional<HostObject> method(Inference inference, HostObject hostClass, String name) {
        return owner(inference, hostClass, name)
                .flatMap(owner -> inference.systemCode().method(owner.name(), name));
    }

    private static Optional<HostObject> owner(Inference inference, HostObject hostClass, String name) {
        return hostClass.mro().stream()
                .filter(ancestor -> ancestor.qualifiedName().startsWith("builtins.")
                        && inference.systemCode().method(ancestor.name(), name).isPresent())
                .findFirst();
    }

    /**
     * The system function that a call of a builtin exception class is, where what it makes may be of a class below;
     * system code itself says which it means.
     */
    static Optional<HostObject> maker(Step step, Inference inference, HostObject hostClass, Arguments arguments) {
        return arguments.positional().size() > 1
                        && arguments.starList().isEmpty()
                        && hostClass.qualifiedName().startsWith("builtins.")
                        && inference.hierarchy().isException(hostClass)
                        && !ErrorReport.isForeign(step.operation().position())
                ? inference.systemCode().method(hostClass.name(), "make")
                : Optional.empty();
    }

    /** The texts that system code keeps in every exception are there even where the program makes none. */
    static void declareTexts(Inference inference) {
        InferredClass root = inference.hierarchy().definition(inference.host().builtin("BaseException"));
        for (String name : List.of("_text", "_repr")) {
            declare(root, name, new SomeString(false, true, Optional.empty()));
        }
        declareSource(inference);
    }

    /** The generator whose end a StopIteration is knows what that has returned. */
    private static void declareSource(Inference inference) {
        declare(inference.hierarchy().definition(inference.host().builtin("StopIteration")), SOURCE, SomeNone.NONE);
    }

    /** Whether there are generators in the program whose end the program may see as an exception. */
    static boolean knowsSources(Inference inference) {
        declareSource(inference);
        return inference
                        .hierarchy()
                        .definition(inference.host().builtin("StopIteration"))
                        .attribute(SOURCE)
                        .read()
                != SomeNone.NONE;
    }

    /** What exceptions know of others is there where the program asks, or where there is something to know. */
    static void declareChain(Inference inference) {
        InferredClass root = inference.hierarchy().definition(inference.host().builtin("BaseException"));
        for (String name : List.of("__cause__", "__context__")) {
            declare(root, name, new SomeInstance(root, true, Optional.empty()));
        }
        declare(root, "__suppress_context__", Lattice.BOOL);
    }

    /** Whether an attribute of exceptions is one of those of {@link #declareChain}. */
    static boolean isOfChain(String name) {
        return name.equals("__cause__") || name.equals("__context__") || name.equals("__suppress_context__");
    }

    /** Whether Python's own exception class that a class is, or extends, has a name for all its instances. */
    static boolean hasByType(Inference inference, HostObject hostClass, String name) {
        return inference.hierarchy().isException(hostClass)
                && hostClass.mro().stream()
                        .anyMatch(ancestor -> ancestor.qualifiedName().startsWith("builtins.")
                                && ancestor.attribute(name).isPresent());
    }

    /**
     * Those of Python's own classes, below what is known of an exception's class, whose instances are asked by system
     * code for what they have of a name; empty where instances of the program's classes may hold it.
     */
    static List<HostObject> ownersBelow(Inference inference, SomeValue value, String name) {
        if (!(value instanceof SomeInstance instance)
                || instance.canBeNone()
                || !inference.hierarchy().isException(instance.definition().hostClass())
                || method(inference, instance.definition().hostClass(), GETTER + name)
                        .isPresent()
                || ((InferredClass) instance.definition()).heldAttributes().contains(name)
                || ((InferredClass) instance.definition()).isHeldBelow(name)) {
            return List.of();
        }
        return askedBelow(inference, instance, name);
    }

    /** The same, whether instances of the program's classes hold it too or not. */
    private static List<HostObject> askedBelow(Inference inference, SomeInstance instance, String name) {
        return MethodLookup.classesOf(instance).stream()
                .flatMap(each -> owner(inference, each.hostClass(), GETTER + name).stream())
                .distinct()
                .toList();
    }

    /**
     * Those of Python's own classes of which system code knows what an exception has of a name: that of its class, or
     * those of the classes below, of which perhaps only some have it; empty where there are none.
     *
     * @param isHeld whether instances of the class, or of one below, hold it
     */
    static List<HostObject> knowing(Inference inference, SomeInstance instance, String name, boolean isHeld) {
        HostObject hostClass = instance.definition().hostClass();
        if (!inference.hierarchy().isException(hostClass)) {
            return List.of();
        }
        return owner(inference, hostClass, GETTER + name)
                .map(owner -> isHeld ? List.<HostObject>of() : List.of(owner))
                .orElseGet(() -> askedBelow(inference, instance, name));
    }

    /** What an exception that is not None has of a name by these classes of {@link #knowing}. */
    static SomeValue ofSystemCode(
            Step step,
            Inference inference,
            CallResolution resolver,
            int operand,
            SomeInstance instance,
            String name,
            List<HostObject> owners) {
        boolean areAllOfOne = owners.size() == 1
                && MethodLookup.classesOf(instance).stream()
                        .allMatch(each -> owner(inference, each.hostClass(), GETTER + name)
                                .isPresent());
        return areAllOfOne
                ? callGetter(
                        step,
                        inference,
                        resolver,
                        operand,
                        (InferredClass) instance.definition(),
                        owners.getFirst(),
                        GETTER + name)
                : resolver.callSystem(
                        step,
                        inference
                                .systemCode()
                                .method("object", "attribute_of_one")
                                .orElseThrow(),
                        List.of(
                                Passed.operand(step, operand),
                                Passed.prebuilt(inference, inference.host().ofText(name)),
                                Passed.prebuilt(inference, inference.host().ofTuple(owners))));
    }

    /** Whether an attribute is one in which system code keeps what exceptions know. */
    static boolean isKeptBySystemCode(String name) {
        return KEPT.contains(name) || isOfChain(name);
    }

    static void declare(InferredClass root, String name, SomeValue value) {
        InferredAttribute attribute = root.attribute(name);
        attribute.markAssigned(new SomeInstance(root, false, Optional.empty()));
        attribute.generalise(value);
    }

    /** Lets an exception know another: system code does it. */
    static SomeValue chain(Step step, Inference inference, CallResolution resolver, String function) {
        return chain(step, inference, resolver, function, 0, 1);
    }

    /** {@code exception.__cause__ = other}, which is more than to assign an attribute. */
    static SomeValue setCause(
            Step step, Inference inference, CallResolution resolver, int exceptionOperand, int causeOperand) {
        return chain(step, inference, resolver, "set_cause", exceptionOperand, causeOperand);
    }

    private static SomeValue chain(
            Step step,
            Inference inference,
            CallResolution resolver,
            String function,
            int exceptionOperand,
            int otherOperand) {
        declareChain(inference);
        SomeInstance root = new SomeInstance(
                inference.hierarchy().definition(inference.host().builtin("BaseException")), false, Optional.empty());
        SomeValue argument = step.argument(otherOperand);
        SomeValue other = argument == SomeNone.NONE
                ? SomeNone.NONE
                : new SomeInstance(root.definition(), Lattice.canBeNone(argument), Optional.empty());
        resolver.callSystem(
                step,
                inference.systemCode().method("BaseException", function).orElseThrow(),
                List.of(
                        new Passed(new ArgumentSource.Operand(exceptionOperand), root),
                        new Passed(new ArgumentSource.Operand(otherOperand), other)));
        step.raisesOnly();
        return SomeNone.NONE;
    }

    /**
     * Whether an assignment is {@link #setCause}: system code, which does what there is to it, assigns the attribute.
     */
    static boolean setsCause(Step step, Inference inference, SomeInstance instance, String name, SomeValue value) {
        return name.equals("__cause__")
                && !instance.canBeNone()
                && inference.hierarchy().isException(instance.definition().hostClass())
                && (value == SomeNone.NONE
                        || value instanceof SomeInstance cause
                                && inference
                                        .hierarchy()
                                        .isException(cause.definition().hostClass()))
                && !ErrorReport.isForeign(step.graph().position());
    }

    /** Looks whether the program was interrupted: system code does it. */
    static SomeValue poll(Step step, Inference inference, CallResolution resolver) {
        resolver.callSystem(
                step,
                inference.systemCode().method("KeyboardInterrupt", "_poll_").orElseThrow(),
                List.of());
        step.raisesOnly("KeyboardInterrupt");
        return SomeNone.NONE;
    }

    /**
     * A call of such a function on an exception; {@code self} is known as the builtin class that has it, so that one
     * graph serves all below.
     */
    static Optional<Candidate> candidate(
            Inference inference,
            CallResolution resolver,
            InferredClass definition,
            String name,
            ArgumentSource self,
            Arguments arguments) {
        return owner(inference, definition.hostClass(), name).map(owner -> {
            HostObject plain = inference.systemCode().method(owner.name(), name).orElseThrow();
            HostObject function = name.equals("__init__")
                    ? ExceptionArguments.initializer(inference, owner, plain, arguments)
                    : plain;
            declareTexts(inference);
            if (name.equals("add_note")) {
                declareNotes(inference);
            }
            SomeInstance instance = new SomeInstance(laidOutAs(inference, definition, owner), false, Optional.empty());
            Candidate candidate = resolver.systemCandidate(function, arguments.withFirst(new Passed(self, instance)));
            // As of a method, the first parameter stays the class that has it: by that the typer tells candidates
            // apart.
            return new Candidate(
                    candidate.description(), candidate.function(), candidate.home(), candidate.arguments(), true);
        });
    }

    /** What a class is where a method of one that it extends is called: that one, unless it is only mixed in. */
    private static InferredClass laidOutAs(Inference inference, InferredClass definition, HostObject owner) {
        InferredClass extended = inference.hierarchy().definition(owner);
        return definition.isSubclassOf(extended) ? extended : definition;
    }

    /** Whether a value is certainly what an {@code except} clause may name: an exception class, or a tuple of such. */
    static boolean areExceptionClasses(Inference inference, SomeValue value) {
        return switch (value) {
            case SomeTuple tuple -> tuple.items().stream().allMatch(item -> isExceptionClass(inference, item));
            case SomeList list ->
                list.definition().isTuple()
                        && !list.canBeNone()
                        && isExceptionClass(inference, ((InferredList) list.definition()).readItem());
            default -> isExceptionClass(inference, value);
        };
    }

    private static boolean isExceptionClass(Inference inference, SomeValue value) {
        return switch (value) {
            case SomeImpossible impossible -> true;
            case SomeClassOf classOf -> ((InferredClass) classOf.definition()).isException();
            case SomeCallable callable ->
                !callable.canBeNone()
                        && callable.descriptions().stream()
                                .allMatch(each -> each.hostObject()
                                        .filter(object -> object.kind() == HostKind.CLASS)
                                        .filter(inference.hierarchy()::isException)
                                        .isPresent());
            default -> false;
        };
    }

    private static void declareFields(InferredClass owner) {
        declare(owner, "_has_fields", Lattice.BOOL);
        for (String field : KEPT_FIELDS) {
            declare(owner, field.replaceFirst("get", ""), SomeNone.NONE);
        }
    }

    private static void declareNotes(Inference inference) {
        declare(
                inference.hierarchy().definition(inference.host().builtin("BaseException")),
                "_notes",
                new SomeString(false, true, Optional.empty()));
    }

    private static SomeValue callGetter(
            Step step,
            Inference inference,
            CallResolution resolver,
            int operand,
            InferredClass definition,
            HostObject owner,
            String getter) {
        HostObject function =
                inference.systemCode().method(owner.name(), getter).orElseThrow();
        declareTexts(inference);
        if (function.name().equals("get_note_lines") || function.name().equals("get_notes")) {
            declareNotes(inference);
        }
        InferredClass asked = laidOutAs(inference, definition, owner);
        if (KEPT_FIELDS.contains(getter)) {
            declareFields(asked);
        }
        return resolver.callSystem(
                step,
                ExceptionArguments.getter(inference, function, definition.hostClass()),
                List.of(new Passed(
                        new ArgumentSource.Operand(operand), new SomeInstance(asked, false, Optional.empty()))));
    }
}
