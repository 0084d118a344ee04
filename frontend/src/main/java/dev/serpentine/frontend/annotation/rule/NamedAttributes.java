package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.BuiltinMethods;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.live.Slots;
import dev.serpentine.frontend.annotation.live.SourceWords;
import dev.serpentine.frontend.annotation.live.SpelledText;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code getattr} and {@code hasattr} of an instance with a name that the program does not write as one constant, but
 * spells out in the same function: as one of several texts ({@code "left" if key < node.key else "right"}, an item of a
 * tuple of texts), or by its beginning ({@code "do_" + command}). System code compares it with the names of all
 * attributes that it may be.
 *
 * <p>Where nothing is known of the name, these are the attributes that hold values; or the methods, where what
 * {@code getattr} gives is called; or both, where the program asks whether it can be. Other names of the class raise
 * TypeError when the program runs. Assignments and deletions by such names are {@link NamedAssignments}.
 */
final class NamedAttributes {
    /** What instances have that have a dict of attributes. */
    private static final Set<String> OF_DICT = Set.of("__dict__", "__weakref__");

    /** What tells only something of a value, so that it may be of any kind. */
    private static final Set<String> QUESTIONS =
            Set.of("builtins.callable", "builtins.hasattr", "builtins.isinstance", "builtins.getattr");

    private final Inference inference;
    private final CallResolution resolver;
    private final BuiltinMethods builtinMethods;
    private final SourceWords sourceWords;
    private final Set<String> ofEveryInstance;

    NamedAttributes(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
        this.builtinMethods = new BuiltinMethods(inference.host(), inference.systemCode());
        this.sourceWords = new SourceWords(inference.host());
        this.ofEveryInstance = inference.host().builtin("object").attributes().keySet();
    }

    /** What instances of classes have without the program's saying so, and special methods that these have. */
    Set<String> special(List<InferredClass> classes) {
        Set<String> names = new TreeSet<>(ofEveryInstance);
        classes.forEach(each -> names.addAll(specialOf(each)));
        return names;
    }

    /** Whether an instance has an attribute because its class gives instances a dict. */
    static boolean isOfDict(SomeInstance instance, String name) {
        return OF_DICT.contains(name)
                && !LiveClass.isGenerated(instance.definition().hostClass())
                && MethodLookup.classesOf(instance).stream().allMatch(Slots::haveDict);
    }

    private static Set<String> specialOf(InferredClass definition) {
        Set<String> names = definition.attributeNames().stream()
                .filter(name -> isSpecial(name) && !name.startsWith("_abc_"))
                .filter(name -> definition.lookup(name).isPresent())
                .collect(Collectors.toCollection(TreeSet::new));
        if (Slots.haveDict(definition)) {
            names.addAll(OF_DICT);
        }
        return names;
    }

    /**
     * The call of a function of system code that is told the names; empty where the object is neither an instance nor
     * of a built-in type, or the name is known, or nothing is known of it.
     *
     * @param operands of the call: the object, the name, and what else the function takes before the names
     */
    Optional<SomeValue> call(Step step, String function, int... operands) {
        return spelling(step, operands[0], operands[1])
                // What a built-in type has beyond what can be translated is asked for by any name.
                .filter(_ -> step.argument(operands[0]) instanceof SomeInstance || !function.startsWith("has_"))
                .map(spelling -> call(step, function, names(step, operands[0], spelling), operands));
    }

    /**
     * The same of a function that assigns: only where the whole name is spelled out, for the object may get an
     * attribute of that name.
     */
    Optional<SomeValue> assign(Step step, String function, int... operands) {
        return spelling(step, operands[0], operands[1])
                .filter(spelling -> spelling.isWhole() && step.argument(operands[0]) instanceof SomeInstance)
                .map(spelling -> call(step, function, spelling.texts(), operands));
    }

    /**
     * {@code getattr} and {@code hasattr} with a name of which nothing is known; empty where the object is neither an
     * instance nor of a built-in type, or the name is known.
     *
     * @param what {@code attribute} or {@code has_attribute}, with which the names of the functions of system code
     *     begin
     * @param form what they end in; one that asks {@code __getattr__} takes no object that may be None
     * @param operands of the call: the object, the name, and what else the function takes before the names
     */
    Optional<SomeValue> callByAny(Step step, String what, String form, int... operands) {
        return unknown(step, operands[0], operands[1])
                .filter(instance -> form.isEmpty() || !instance.canBeNone())
                .map(instance -> callByAny(step, what, form, instance, operands))
                .or(() -> isUnknown(step, operands[1])
                        ? builtinMethods
                                .typeOf(step.argument(operands[0]))
                                .filter(_ -> !AttributesByHolder.areClasses(step.argument(operands[0])))
                                .flatMap(type -> callOfBuiltinByAny(step, what, type, operands))
                                .or(() -> refuseAmongOthers(step, operands[0], operands[1]))
                        : Optional.empty());
    }

    /**
     * What a function of system code gives that is told the attribute, once for each that it may be, so that these need
     * not be of one type. Of properties, only those are meant that the program mentions; see
     * {@code special_methods.with_attribute}.
     *
     * @param operands of the call: the object, the name, the function, and what it is passed on
     * @param isGiven whether {@code __getattr__} may be asked; the object is not None then
     */
    SomeValue continueByAny(Step step, boolean isGiven, int... operands) {
        SomeValue object = step.argument(operands[0]);
        Set<String> names = new LinkedHashSet<>();
        Set<String> reserved = new TreeSet<>();
        boolean hasExtras = false;
        if (object instanceof SomeInstance instance) {
            reserved.addAll(special(MethodLookup.classesOf(instance)));
            for (InferredClass each : MethodLookup.classesOf(instance)) {
                each.holdAllOfPrebuilt();
                names.addAll(visible(each));
                names.addAll(ofClass(each, LiveClass::isData));
                ofClass(each, value -> value.kind() == HostKind.PROPERTY).stream()
                        .filter(this::isMentioned)
                        .forEach(names::add);
                reserved.addAll(ofClass(each, _ -> true));
                reserved.addAll(ofBuiltinAncestors(each));
                hasExtras |= each.allowsExtras();
            }
        } else {
            Optional<HostObject> type =
                    AttributesByHolder.areClasses(object) ? Optional.empty() : builtinMethods.typeOf(object);
            if (type.isEmpty()) {
                return call(step, "refuse_name_of_function", List.of(), operands[0], operands[1]);
            }
            for (String name : BuiltinMethods.attributeNames(type.get())) {
                (builtinMethods.hasValue(object, name) ? names : reserved).add(name);
            }
        }
        reserved.removeAll(names);
        return call(
                step,
                isGiven ? "with_attribute_by_name_or_given" : "with_attribute_by_name",
                List.of(texts(names), joined(reserved), inference.host().ofBoolean(hasExtras)),
                operands);
    }

    /** Of a function or the like that is one of the kinds which a value may be of: refused when the program runs. */
    private Optional<SomeValue> refuseAmongOthers(Step step, int object, int name) {
        return step.argument(object) instanceof SomeCallable
                        && inference.flow().servedBy(step).graph() != step.graph()
                ? Optional.of(call(step, "refuse_name_of_function", List.of(), object, name))
                : Optional.empty();
    }

    private SomeValue callByAny(Step step, String what, String form, SomeInstance instance, int... operands) {
        Step asking = inference.flow().servedBy(step);
        Set<Value> got = what.equals("attribute")
                ? same(asking.graph(), asking.operation().result())
                : Set.of();
        List<CallShape> calls = calls(asking.graph(), got);
        // What is asked whether it can be called may be a method, and a value that cannot.
        boolean isTested = isTested(asking.graph(), got);
        boolean isCalled = !calls.isEmpty() || isTested;
        boolean isValue = !isCalled || isTested;
        Set<String> names = new LinkedHashSet<>();
        List<InferredClass> classes = MethodLookup.classesOf(instance);
        Set<String> reserved = special(classes);
        boolean hasExtras = false;
        if (what.equals("has_attribute")) {
            names.addAll(ofSome(classes));
        }
        for (InferredClass each : classes) {
            each.holdAllOfPrebuilt();
            List<String> held = visible(each);
            List<String> ofClass = ofClass(
                    each,
                    isCalled
                            ? value -> isMethod(value) && calls.stream().allMatch(shape -> takes(value, shape))
                            : NamedAttributes::isRead);
            if (isValue) {
                names.addAll(held);
                names.addAll(ofClass(each, NamedAttributes::isRead));
            }
            names.addAll(ofClass);
            reserved.addAll(held);
            reserved.addAll(ofClass(each, _ -> true));
            hasExtras |= each.allowsExtras();
        }
        reserved.removeAll(names);
        return call(
                step,
                (isValue ? what : "method") + "_by_name" + form,
                List.of(texts(names), joined(reserved), inference.host().ofBoolean(hasExtras)),
                operands);
    }

    /** What instances hold under names that a program may ask for: nothing that only system code knows of. */
    static List<String> visible(InferredClass definition) {
        return LiveClass.isGenerated(definition.hostClass())
                ? List.of()
                : definition.heldAttributes().stream()
                        .filter(attribute -> !ClassDefinition.isHidden(attribute))
                        .toList();
    }

    /**
     * The same of a value of a built-in type: the attributes that hold values; or, where the result is called, the
     * methods that the source file names that asks. Unless it is asked first whether it can be called, and values of
     * the type have something that cannot.
     */
    private Optional<SomeValue> callOfBuiltinByAny(Step step, String what, HostObject type, int... operands) {
        Step asking = inference.flow().servedBy(step);
        Set<Value> got = what.equals("attribute")
                ? same(asking.graph(), asking.operation().result())
                : Set.of();
        boolean mayBeValue = BuiltinMethods.attributeNames(type).stream()
                .anyMatch(name -> !isSpecial(name) && builtinMethods.hasValue(step.argument(operands[0]), name));
        boolean isCalled = !calls(asking.graph(), got).isEmpty() && !(mayBeValue && isTested(asking.graph(), got));
        if (isCalled) {
            Optional<SomeValue> method =
                    methodOfBuiltin(step, asking.operation().position(), type, operands);
            if (method.isPresent() || asking.graph() == step.graph()) {
                return method;
            }
        }
        Set<String> names = new LinkedHashSet<>();
        Set<String> reserved = new TreeSet<>();
        for (String name : BuiltinMethods.attributeNames(type)) {
            (builtinMethods.hasValue(step.argument(operands[0]), name) ? names : reserved).add(name);
        }
        return Optional.of(call(
                step,
                what + "_by_name",
                List.of(texts(names), joined(reserved), inference.host().ofBoolean(false)),
                operands));
    }

    /** Empty where the source file names no method that can be translated. */
    private Optional<SomeValue> methodOfBuiltin(Step step, SourcePosition position, HostObject type, int... operands) {
        Set<String> words = SourcePosition.isOfProgram(position.file()) ? sourceWords.of(position.file()) : Set.of();
        Set<String> names = new LinkedHashSet<>();
        Set<String> reserved = new TreeSet<>();
        for (String name : BuiltinMethods.attributeNames(type)) {
            boolean isMeant = words.contains(name)
                    && !isSpecial(name)
                    && builtinMethods.hasMethod(step.argument(operands[0]), name);
            (isMeant ? names : reserved).add(name);
        }
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(call(step, "builtin_method_by_name", List.of(texts(names), joined(reserved)), operands));
    }

    static Optional<SomeInstance> unknown(Step step, int object, int name) {
        return step.argument(object) instanceof SomeInstance instance && isUnknown(step, name)
                ? Optional.of(instance)
                : Optional.empty();
    }

    static boolean isUnknown(Step step, int name) {
        return step.argument(name) instanceof SomeString text && text.constant().isEmpty();
    }

    /** What Python keeps for itself, as abstract classes of which classes are registered with them. */
    private static boolean isSpecial(String name) {
        return name.startsWith("__") && name.endsWith("__") || name.startsWith("_abc_");
    }

    static boolean isOfMembers(InferredClass definition) {
        return Enumerations.memberFamily(definition.hostClass()).isPresent();
    }

    /** The names of what a class and those that it extends have, of a kind; special names are not told. */
    static List<String> ofClass(InferredClass definition, Predicate<HostObject> kind) {
        return definition.attributeNames().stream()
                .filter(name -> !isSpecial(name))
                .filter(name -> definition
                        .lookup(name)
                        .filter(found -> kind.test(found.value()))
                        .isPresent())
                .distinct()
                .toList();
    }

    /** The names of what some of the classes have and others lack. */
    private static Set<String> ofSome(List<InferredClass> classes) {
        Map<String, Integer> holders = new LinkedHashMap<>();
        classes.forEach(each -> Stream.concat(ofClass(each, _ -> true).stream(), specialOf(each).stream())
                .forEach(name -> holders.merge(name, 1, Integer::sum)));
        holders.values().removeIf(count -> count == classes.size());
        return holders.keySet();
    }

    /**
     * Whether the program speaks of a property anywhere: one that it only defines may be one that cannot be translated.
     */
    private boolean isMentioned(String name) {
        return sourceWords.ofProgram().contains(name);
    }

    /** What a class has of the built-in types that it extends, as exceptions have {@code args}. */
    private static List<String> ofBuiltinAncestors(InferredClass definition) {
        return definition.hostClass().mro().stream()
                .filter(each -> each.qualifiedName().startsWith("builtins."))
                .flatMap(each -> each.attributes().keySet().stream())
                .filter(name -> !isSpecial(name))
                .toList();
    }

    /** Whether what a class has may be called through its instances. */
    private static boolean isMethod(HostObject value) {
        return switch (value.kind()) {
            case FUNCTION, STATICMETHOD, CLASSMETHOD -> true;
            case INSTANCE ->
                LiveClass.isDescriptor(value)
                        || value.type().mro().stream()
                                .anyMatch(each -> each.attribute("__call__").isPresent());
            default -> false;
        };
    }

    private static boolean isRead(HostObject value) {
        return value.kind() == HostKind.PROPERTY || LiveClass.isData(value);
    }

    /** Whether a method can be called so, as far as a plain call tells. */
    private boolean takes(HostObject method, CallShape shape) {
        return method.kind() == HostKind.INSTANCE
                || takes(method, shape, method.kind() == HostKind.STATICMETHOD ? 0 : 1);
    }

    /** @param before how many arguments a function gets before those of the call */
    boolean takes(HostObject method, CallShape shape, int before) {
        Optional<FunctionSyntax> syntax = inference
                .host()
                .syntaxOf(
                        method.kind() == HostKind.FUNCTION
                                ? method
                                : method.part(HostObject.Part.FUNCTION).orElse(method));
        if (syntax.isEmpty() || !shape.equals(CallShape.positional(shape.positional()))) {
            return true;
        }
        FunctionSyntax.Parameters parameters = syntax.get().parameters();
        int given = shape.positional() + before;
        int most = parameters.positional().size();
        return given >= most - parameters.positionalDefaults().size()
                && (given <= most || parameters.variablePositional().isPresent())
                && parameters.keywordDefaults().stream().allMatch(Optional::isPresent);
    }

    /** How what {@code getattr} gives is called in the function that asks; empty for other operations. */
    static List<CallShape> callsOfAsked(Step step) {
        return step.operation().argument(0) instanceof Constant(HostObject called, var _)
                        && BuiltinFunction.of(called)
                                .filter(function -> function == BuiltinFunction.GETATTR)
                                .isPresent()
                ? calls(step.graph(), step.operation().result())
                : List.of();
    }

    /** How a value is called in the function that makes it. */
    static List<CallShape> calls(FunctionGraph graph, Value value) {
        return calls(graph, same(graph, value));
    }

    /** A value, and the variables that have it in the function that makes it. */
    private static Set<Value> same(FunctionGraph graph, Value value) {
        Set<Value> same = new HashSet<>(Set.of(value));
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            for (Block block : graph.blocks()) {
                for (Link link : block.links()) {
                    for (int i = 0; i < link.arguments().size(); i++) {
                        isMore |= same.contains(link.arguments().get(i))
                                && same.add(link.target().inputArguments().get(i));
                    }
                }
            }
        }
        return same;
    }

    /** How one of these values is called. */
    private static List<CallShape> calls(FunctionGraph graph, Set<Value> values) {
        return operations(graph)
                .filter(operation -> operation.opcode() == FlowOpcode.CALL && values.contains(operation.argument(0)))
                .map(operation -> (CallShape) ((Constant) operation.argument(1)).value())
                .toList();
    }

    /** Whether {@code callable} is asked of one of these values. */
    private boolean isTested(FunctionGraph graph, Set<Value> values) {
        HostObject callable = inference.host().builtin("callable");
        return operations(graph)
                .anyMatch(operation -> operation.opcode() == FlowOpcode.CALL
                        && operation.argument(0) instanceof Constant(HostObject called, var _)
                        && called.equals(callable)
                        && operation.arguments().stream().skip(2).anyMatch(values::contains));
    }

    /** Whether a function does nothing with a value but ask something about it, so that it may be anything. */
    static boolean isOnlyAskedAbout(FunctionGraph graph, Value value) {
        Set<Value> values = same(graph, value);
        return graph.returnBlock().inputArguments().stream().noneMatch(values::contains)
                && operations(graph)
                        .filter(operation -> operation.arguments().stream().anyMatch(values::contains))
                        .allMatch(operation -> isQuestion(operation)
                                && operation.arguments().stream()
                                                .filter(values::contains)
                                                .count()
                                        == 1
                                && values.contains(operation.argument(2)));
    }

    private static boolean isQuestion(Operation operation) {
        return operation.opcode() == FlowOpcode.CALL
                && operation.argument(0) instanceof Constant(HostObject called, var _)
                && QUESTIONS.contains(called.qualifiedName())
                && operation.arguments().size() > 2;
    }

    private static Stream<Operation> operations(FunctionGraph graph) {
        return graph.blocks().stream().flatMap(block -> block.operations().stream());
    }

    HostObject texts(Set<String> names) {
        return inference
                .host()
                .ofTuple(names.stream().map(inference.host()::ofText).toList());
    }

    HostObject joined(Set<String> names) {
        return inference.host().ofText("\0" + String.join("\0", names) + "\0");
    }

    private SomeValue call(Step step, String function, Set<String> names, int... operands) {
        return call(step, function, List.of(texts(names)), operands);
    }

    SomeValue call(Step step, String function, List<HostObject> constants, int... operands) {
        List<Passed> arguments = new ArrayList<>();
        for (int operand : operands) {
            arguments.add(Passed.operand(step, operand));
        }
        constants.forEach(known -> arguments.add(Passed.prebuilt(inference, known)));
        return resolver.callSystem(
                step, inference.systemCode().method("object", function).orElseThrow(), arguments);
    }

    private Optional<SpelledText> spelling(Step step, int object, int name) {
        boolean isAsked = isUnknown(step, name)
                && (step.argument(object) instanceof SomeInstance
                        || builtinMethods.typeOf(step.argument(object)).isPresent());
        return isAsked
                ? SpelledText.of(step.graph(), step.block(), step.operation().argument(name))
                        .filter(spelling -> spelling.isWhole() || !keepsOthers(step.argument(object)))
                : Optional.empty();
    }

    /** Whether an object may have attributes that the program names nowhere, which may begin like a name. */
    private static boolean keepsOthers(SomeValue object) {
        return object instanceof SomeInstance instance
                && MethodLookup.classesOf(instance).stream().anyMatch(InferredClass::allowsExtras);
    }

    /**
     * The names of attributes that instances of the classes, or values of the built-in type, have; the block being
     * flowed is flowed again when there are more.
     */
    private Set<String> names(Step step, int object, SpelledText spelling) {
        Set<String> names = new LinkedHashSet<>();
        if (step.argument(object) instanceof SomeInstance instance) {
            if (spelling.isWhole()) {
                // From now on these are no names that the program names nowhere.
                spelling.texts().stream().filter(name -> !name.startsWith("__")).forEach(((InferredClass)
                        instance.definition())::attribute);
            }
            for (InferredClass definition : MethodLookup.classesOf(instance)) {
                definition.holdOfPrebuilt(spelling::mayBe);
                names.addAll(definition.heldAttributes());
                names.addAll(definition.attributeNames());
            }
            names.addAll(special(MethodLookup.classesOf(instance)));
            if (instance.canBeNone()) {
                names.addAll(inference.host().none().type().attributes().keySet());
            }
        } else {
            SomeValue value = step.argument(object);
            names.addAll(
                    BuiltinMethods.attributeNames(builtinMethods.typeOf(value).orElseThrow()));
            names.removeIf(name -> !spelling.isWhole()
                    && !builtinMethods.hasMethod(value, name)
                    && !builtinMethods.hasValue(value, name));
        }
        names.removeIf(name -> !spelling.mayBe(name)
                || ClassDefinition.isHidden(name)
                // Not what somebody means who writes the beginning of a name.
                || !spelling.isWhole() && isSpecial(name));
        return names;
    }
}
