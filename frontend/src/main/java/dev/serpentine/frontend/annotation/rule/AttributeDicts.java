package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * {@code vars(x)} and {@code x.__dict__}: the attributes of instances by their names, in the order in which they got
 * them. System code is told the names, and again when there are more. Where the source says in which order all
 * instances of a class get their attributes, nothing is kept for it; other instances note it when they get one.
 */
final class AttributeDicts {
    /** What system code keeps in exceptions. */
    private static final Set<String> OF_EXCEPTIONS = Set.of(
            "_text",
            "_repr",
            "_notes",
            "_source",
            "_values",
            "__cause__",
            "__context__",
            "__suppress_context__",
            "errno",
            "strerror",
            "filename",
            "code");
    /** How forms begin that read one after the other. */
    private static final String EACH = "each_of_";
    /** The form of what is shown, or asked for its type, which for a class is no dict in Python. */
    private static final String TEXT = "text";

    private static final String DICT = "dict";

    private final Inference inference;
    private final CallResolution resolver;
    private final AttributePresence presence;
    private final Forwarders forwarders;
    /** What system code was told, so that it is told the same again by the same tuple. */
    private final Map<List<Layout>, HostObject> told = new HashMap<>();

    /**
     * What system code is told of a class.
     *
     * @param first the attributes that its instances get before others, in order
     * @param later those of which the instances tell the order
     * @param hasMore whether instances have attributes of names that only the run tells
     */
    private record Layout(HostObject hostClass, List<String> first, List<String> later, boolean hasMore) {}

    AttributeDicts(Inference inference, CallResolution resolver, AttributePresence presence) {
        this.forwarders = new Forwarders(inference.host(), inference.systemCode());
        this.inference = inference;
        this.resolver = resolver;
        this.presence = presence;
    }

    /**
     * {@code attributes_of(object, form, asked)}: system code goes through the attributes one by one by asking again
     * for their keys, and for each value.
     */
    SomeValue call(Step step, int operand) {
        String form = step.text(operand + 1);
        SomeValue object = step.argument(operand);
        if (object == SomeImpossible.IMPOSSIBLE) {
            return object;
        }
        String asked = step.argument(operand + 2)
                .constant()
                .filter(text -> text.kind() == HostKind.STR)
                .map(HostObject::asText)
                .orElse("vars");
        if (object instanceof SomeCallable || object instanceof SomeClassOf) {
            return ofClass(step, operand, form, asked);
        }
        if (!(Lattice.withoutNone(object) instanceof SomeInstance instance)) {
            throw withoutDict(operand, object, asked);
        }
        List<Layout> layouts = layouts(operand, instance, asked);
        if (layouts.isEmpty()) {
            return SomeImpossible.IMPOSSIBLE;
        }
        List<Passed> arguments =
                new ArrayList<>(List.of(Passed.operand(step, operand), Passed.operand(step, operand + 2)));
        if (!form.startsWith(EACH)) {
            arguments.add(known(told.computeIfAbsent(
                    layouts,
                    all -> inference
                            .host()
                            .ofTuple(all.stream().map(this::tuple).toList()))));
        }
        return resolver.callSystem(step, system("attributes_as_" + (form.equals(TEXT) ? DICT : form)), arguments);
    }

    /** Of a class: a new dict of what it has by itself. */
    private SomeValue ofClass(Step step, int operand, String form, String asked) {
        SomeValue object = step.argument(operand);
        if (form.equals(TEXT)) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "the text or the type of " + asked + " of " + Lattice.describe(object),
                    "make a dict of it: dict(vars(C))");
        }
        Optional<HostObject> hostClass = object.constant().filter(each -> each.kind() == HostKind.CLASS);
        if (hostClass.isPresent()) {
            return resolver.callSystem(step, forwarders.classDict(hostClass.get(), form), List.of());
        }
        List<HostObject> classes = ClassTests.oneOf(object);
        if (classes.isEmpty()) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    asked + " of " + Lattice.describe(object),
                    "name the attributes");
        }
        return resolver.callSystem(
                step, forwarders.classDictOfOne(classes, form), List.of(Passed.operand(step, operand)));
    }

    private HostObject system(String name) {
        return inference.systemCode().method("object", name).orElseThrow();
    }

    /** Refuses what would have to be the attributes themselves, wherever it goes. */
    static RuleError escaping(String asked) {
        return new RuleError(
                MessageKind.NOT_SUPPORTED,
                asked + " that is kept, or passed on,",
                "copy it: dict(vars(x)); assign attributes by setattr(x, name, value)");
    }

    /** {@code vars(object)} where {@link #call} does not stand for it. */
    static RuleError kept(Step step, int operand) {
        SomeValue object = Lattice.withoutNone(step.argument(operand));
        if (object instanceof SomeCallable || object instanceof SomeClassOf) {
            return new RuleError(
                    operand, MessageKind.NOT_SUPPORTED, "vars() of " + Lattice.describe(object), "name the attributes");
        }
        return object instanceof SomeInstance ? escaping("vars()") : withoutDict(operand, object, "vars");
    }

    private static RuleError withoutDict(int operand, SomeValue object, String asked) {
        if (asked.equals("vars")) {
            return new RuleError(operand, MessageKind.NO_METHOD, Lattice.describe(object), "vars()")
                    .raising("TypeError", "vars() argument must have __dict__ attribute");
        }
        return new RuleError(operand, MessageKind.NO_ATTRIBUTE, Lattice.describe(object), "__dict__", "")
                .raising(
                        "AttributeError",
                        "'" + Families.of(object).map(Families::typeName).orElse("object")
                                + "' object has no attribute '__dict__'");
    }

    private Passed known(HostObject constant) {
        return Passed.prebuilt(inference, constant);
    }

    /**
     * Of each class that an instance may be of, those below before those above: the class, the attributes that its
     * instances get first, and those whose order they tell.
     */
    private List<Layout> layouts(int operand, SomeInstance instance, String asked) {
        List<InferredClass> classes = new ArrayList<>(MethodLookup.classesOf(instance));
        classes.sort(Comparator.comparing(
                        (InferredClass each) -> -each.hostClass().mro().size())
                .thenComparing(each -> each.hostClass().qualifiedName()));
        for (InferredClass each : classes) {
            requireDict(operand, each, instance, asked);
        }
        return classes.stream().map(this::layout).toList();
    }

    private static void requireDict(int operand, InferredClass definition, SomeInstance instance, String asked) {
        if (Enumerations.memberFamily(definition.hostClass()).isPresent()) {
            throw new RuleError(
                    MessageKind.NOT_SUPPORTED, asked + " of members of an enumeration", "use name and value");
        }
        if (!Slots.haveDict(definition)) {
            throw withoutDict(operand, instance, asked);
        }
    }

    private Layout layout(InferredClass definition) {
        definition.holdAllOfPrebuilt();
        List<String> settled = settled(definition);
        // Those are known from the beginning, so that there is nothing to be told again.
        List<String> first = new ArrayList<>(settled);
        List<String> later = new ArrayList<>();
        definition.heldAttributes().stream()
                .filter(name -> !settled.contains(name) && isOwn(definition, name))
                .forEach(later::add);
        if (later.size() > 1
                || definition.allowsExtras()
                || later.stream()
                        .anyMatch(name -> name.startsWith(ClassDefinition.BESIDE)
                                || definition.lookup(name).isPresent())) {
            definition.markTellingOrder();
        } else {
            first.addAll(later);
            later.clear();
        }
        return new Layout(definition.hostClass(), first, later, definition.allowsExtras());
    }

    private HostObject tuple(Layout layout) {
        Host host = inference.host();
        return host.ofTuple(List.of(
                layout.hostClass(), pairs(layout.first()), pairs(layout.later()), host.ofBoolean(layout.hasMore())));
    }

    /**
     * The attributes that all instances of exactly a class get before any other; the block being flowed is flowed again
     * when these are fewer.
     */
    private List<String> settled(InferredClass definition) {
        definition.onlyPrebuilt();
        // What is deleted may come again, behind all others.
        List<String> order = presence.order(definition).stream()
                .takeWhile(name -> !definition.attribute(name).isDeleted())
                .filter(name -> isOwn(definition, name))
                .toList();
        boolean isKept = definition.prebuiltInstances().stream()
                .allMatch(instance -> definition.attributesOf(instance).keySet().stream()
                        .limit(order.size())
                        .toList()
                        .equals(order));
        return isKept ? order : List.of();
    }

    /** Whether an instance that may be of this kind notes when it gets an attribute. */
    boolean isNoted(SomeInstance instance, String name) {
        return !ClassDefinition.isHidden(name)
                && MethodLookup.classesOf(instance).stream()
                        .anyMatch(each -> each.tellsOrder() && !settled(each).contains(name));
    }

    /** Assigns an attribute, and notes that the instance has got it where it notes that. */
    SomeValue assign(Step step, int operand, String name, int valueOperand) {
        return resolver.callSystem(
                step,
                system(isNoted(step, operand, name) ? "note_attribute" : "put_attribute"),
                List.of(
                        Passed.operand(step, operand),
                        Passed.operand(step, valueOperand),
                        known(inference.host().ofText(name))));
    }

    /** Deletes an attribute, and what the instance has noted of it. */
    SomeValue delete(Step step, int operand, String name) {
        return resolver.callSystem(
                step,
                system(isNoted(step, operand, name) ? "forget_attribute" : "drop_attribute"),
                List.of(Passed.operand(step, operand), known(inference.host().ofText(name))));
    }

    /**
     * Changes an entry where only some classes have a property or a descriptor by its name, so that it has another name
     * in their instances.
     *
     * @param function of system code that tells them apart
     * @param operands what it gets first
     */
    SomeValue byClass(
            Step step,
            String function,
            SomeInstance instance,
            List<HostObject> described,
            String name,
            int... operands) {
        Host host = inference.host();
        String beside = ClassDefinition.beside(name);
        List<Passed> arguments = new ArrayList<>();
        for (int operand : operands) {
            arguments.add(Passed.operand(step, operand));
        }
        arguments.addAll(List.of(
                known(host.ofText(name)),
                known(host.ofText(beside)),
                known(host.ofTuple(described)),
                known(host.ofBoolean(isNoted(instance, name))),
                known(host.ofBoolean(isNoted(instance, beside)))));
        return resolver.callSystem(step, system(function), arguments);
    }

    private boolean isNoted(Step step, int operand, String name) {
        return step.argument(operand) instanceof SomeInstance instance && isNoted(instance, name);
    }

    /** Whether it is one of those that Python keeps in an instance's dict. */
    private boolean isOwn(InferredClass definition, String name) {
        boolean isException = inference.hierarchy().isException(definition.hostClass());
        return !ClassDefinition.isHidden(name)
                && !(isException && OF_EXCEPTIONS.contains(name))
                && !Slots.isSlot(definition, name)
                && !isVariable(definition, name)
                // What instances hold beside a descriptor has another name.
                && definition
                        .lookup(name)
                        .filter(found -> LiveClass.isDescriptor(found.value()))
                        .isEmpty()
                && !isOfStandIn(definition, name);
    }

    /** Whether the program assigns it on a class: what instances hold of that name has another one. */
    private boolean isVariable(InferredClass definition, String name) {
        return definition.hostClass().mro().stream()
                .anyMatch(owner -> inference.variables().ofClass(owner, name).isAssigned());
    }

    private boolean isOfStandIn(InferredClass definition, String name) {
        return definition.hostClass().mro().stream()
                .map(definition.lookup()::standInFor)
                .flatMap(Optional::stream)
                .anyMatch(standIn -> presence.isWritten(standIn, name));
    }

    private HostObject pairs(List<String> names) {
        return inference
                .host()
                .ofTuple(names.stream()
                        .map(name -> inference
                                .host()
                                .ofTuple(List.of(
                                        inference.host().ofText(name),
                                        inference.host().ofText(ClassDefinition.written(name)))))
                        .toList());
    }
}
