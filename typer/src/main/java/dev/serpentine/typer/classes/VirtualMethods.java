package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.ArgumentSources;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypedGraphs;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.callable.Callables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Calls of which the class of the instance decides the target: an entry of the class for each set of targets. */
public final class VirtualMethods {
    private final TypingContext context;
    private final ClassModel model;
    private final ClassLayouts layouts;
    private final Map<Key, Entry> entries = new HashMap<>();
    private final Set<String> usedNames = new HashSet<>();
    private final Map<FunctionGraph, ClassDefinition> selfTypes = new IdentityHashMap<>();

    VirtualMethods(TypingContext context, ClassModel model, ClassLayouts layouts) {
        this.context = context;
        this.model = model;
        this.layouts = layouts;
    }

    /**
     * What tells one entry from another.
     *
     * @param passed the representations that are passed behind the instance; empty where targets are called as they are
     */
    private record Key(ClassDefinition staticClass, Set<FunctionGraph> graphs, Optional<List<Repr>> passed) {}

    /** A method that instances are asked for. */
    public static final class Entry {
        private final ClassLayout owner;
        private final String name;
        private final String pythonName;
        private final FunctionType type;
        private final boolean isUniform;
        private final Map<CallTarget, FunctionValue> functions = new LinkedHashMap<>();
        private final TypingContext context;

        private Entry(
                ClassLayout owner,
                String name,
                String pythonName,
                FunctionType type,
                boolean isUniform,
                TypingContext context) {
            this.owner = owner;
            this.name = name;
            this.pythonName = pythonName;
            this.type = type;
            this.isUniform = isUniform;
            this.context = context;
        }

        /** The class that introduces it. */
        public ClassLayout owner() {
            return owner;
        }

        /** Unique in the program. */
        public String name() {
            return name;
        }

        /** As the source calls it. */
        public String pythonName() {
            return pythonName;
        }

        /** Of the functions: the instance first, as the owner. */
        public FunctionType type() {
            return type;
        }

        /** The function that instances of exactly this class have here. */
        public Optional<FunctionValue> functionFor(ClassDefinition definition) {
            return targetFor(definition, functions.keySet(), context).map(functions::get);
        }
    }

    /**
     * Notes which methods are chosen by class, so that they take their instance as the common class. Methods found
     * later take it by way of a function in between.
     */
    void findSelfTypes() {
        if (!model.methodsShareSelfType()) {
            return;
        }
        for (FunctionGraph graph : context.program().graphs()) {
            graph.blocks().stream()
                    .filter(context.program()::isReachable)
                    .flatMap(block -> block.operations().stream())
                    .forEach(this::noteSelfTypes);
        }
    }

    private void noteSelfTypes(Operation operation) {
        Resolution resolution;
        try {
            resolution = context.program().resolution(operation);
        } catch (IllegalArgumentException notReached) {
            return;
        }
        if (resolution instanceof Resolution.Calls(List<CallTarget> targets, boolean negate)
                && targets.size() > 1
                && isByClass(targets)) {
            ClassDefinition staticClass = staticClass(targets);
            targets.stream()
                    .filter(VirtualMethods::takesSelf)
                    .forEach(target -> selfTypes.merge(
                            target.graph(),
                            staticClass,
                            (first, second) -> first.isSubclassOf(second) ? second : first));
        }
    }

    /** Whether the first parameter is the instance itself, and not a tuple of it and all other arguments. */
    private static boolean takesSelf(CallTarget target) {
        return target.arguments().getFirst() instanceof ArgumentSource.Self;
    }

    /** The class that a method takes its instance as. */
    Optional<ClassDefinition> selfTypeOf(FunctionGraph graph) {
        return Optional.ofNullable(selfTypes.get(graph));
    }

    /** Whether all targets are methods that one instance is asked for. */
    static boolean isByClass(List<CallTarget> targets) {
        if (!(targets.getFirst().description() instanceof MethodDescription first)) {
            return false;
        }
        return targets.stream()
                .allMatch(target -> target.description() instanceof MethodDescription method
                        && method.isVirtual()
                        && method.prebuiltSelf().isEmpty()
                        && method.name().equals(first.name())
                        && Callables.commonBase(first.staticClass(), method.staticClass())
                                .isPresent());
    }

    /** The class that all instances that are asked for the method extend. */
    private static ClassDefinition staticClass(List<CallTarget> targets) {
        ClassDefinition common = ((MethodDescription) targets.getFirst().description()).staticClass();
        for (CallTarget target : targets) {
            common = Callables.commonBase(common, ((MethodDescription) target.description()).staticClass())
                    .orElseThrow();
        }
        return common;
    }

    /** The class that the first parameter's instance is known to be of. */
    private static ClassDefinition selfClass(CallTarget target, TypingContext context) {
        SomeValue annotation = context.program()
                .annotation(target.graph().startBlock().inputArguments().getFirst());
        // Of a function that takes all its arguments as one tuple the instance is the first item.
        SomeValue self = annotation instanceof SomeTuple(List<SomeValue> items, var _) ? items.getFirst() : annotation;
        return self instanceof SomeInstance instance
                ? instance.definition()
                : ((MethodDescription) target.description()).staticClass();
    }

    private static Optional<CallTarget> targetFor(
            ClassDefinition definition, Set<CallTarget> targets, TypingContext context) {
        CallTarget best = null;
        for (CallTarget target : targets) {
            if (isFunctionOf(definition, (MethodDescription) target.description())) {
                best = target;
                // A mixin's function counts once for each class that it is copied down to.
                if (definition.isSubclassOf(selfClass(target, context))) {
                    return Optional.of(target);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean isFunctionOf(ClassDefinition definition, MethodDescription method) {
        HostObject function = method.function().hostObject().orElseThrow();
        return definition
                .classValue(method.name())
                .filter(raw -> switch (raw.kind()) {
                    case PROPERTY ->
                        Stream.of(Part.GETTER, Part.SETTER, Part.DELETER)
                                .anyMatch(part ->
                                        raw.part(part).filter(function::equals).isPresent());
                    default -> raw.equals(function);
                })
                .isPresent();
    }

    /** Calls the target that the instance's class has. @param self not null */
    Typed call(Resolution.Calls calls, Typed self, OperationSite site) {
        List<CallTarget> targets = calls.targets();
        ClassDefinition staticClass = staticClass(targets);
        boolean isUniform = isUniform(targets);
        Entry entry = isUniform ? uniformEntry(staticClass, targets) : adaptedEntry(staticClass, targets, site);
        OperationBuilder builder = site.builder();
        Value instance = builder.castPointer(
                self.value(), entry.owner().declaredInstances().pointer());
        List<Value> arguments = new ArrayList<>();
        TypedGraphs.Signature first =
                context.graphs().signatureOf(targets.getFirst().graph());
        if (isUniform) {
            ArgumentSources sources = new ArgumentSources(context, builder, site.operands()::get, () -> self, index -> {
                throw new IllegalStateException("a method captures nothing");
            });
            List<Typed> values = sources.of(targets.getFirst());
            for (int i = 1; i < values.size(); i++) {
                Value converted =
                        context.convert(values.get(i), first.parameters().get(i), builder);
                if (first.types().get(i) != Primitive.VOID) {
                    arguments.add(converted);
                }
            }
        } else {
            passedOperands(site).forEach(index -> arguments.add(site.value(index)));
        }
        Set<FunctionGraph> called = graphsOf(targets);
        List<FunctionGraph> possible = entry.functions.entrySet().stream()
                .filter(each -> called.contains(each.getKey().graph()))
                .map(each -> ((FunctionValue.OfGraph) each.getValue().code()).graph())
                .distinct()
                .toList();
        return new Typed(model.callMethod(entry, instance, arguments, possible, layouts, builder), first.result());
    }

    /** Whether all targets take the same arguments from the same operands. */
    private boolean isUniform(List<CallTarget> targets) {
        TypedGraphs.Signature first =
                context.graphs().signatureOf(targets.getFirst().graph());
        for (CallTarget target : targets) {
            TypedGraphs.Signature signature = context.graphs().signatureOf(target.graph());
            if (!takesSelf(target)
                    || !target.arguments().equals(targets.getFirst().arguments())
                    || !target.mapped().equals(targets.getFirst().mapped())
                    || signature.result() != first.result()
                    || !signature
                            .parameters()
                            .subList(1, signature.parameters().size())
                            .equals(first.parameters()
                                    .subList(1, first.parameters().size()))) {
                return false;
            }
        }
        return true;
    }

    private static Set<FunctionGraph> graphsOf(List<CallTarget> targets) {
        Set<FunctionGraph> graphs = new HashSet<>();
        targets.forEach(target -> graphs.add(target.graph()));
        return graphs;
    }

    private Entry uniformEntry(ClassDefinition staticClass, List<CallTarget> targets) {
        Key key = new Key(staticClass, graphsOf(targets), Optional.empty());
        Entry entry = entries.get(key);
        if (entry == null) {
            TypedGraphs.Signature first =
                    context.graphs().signatureOf(targets.getFirst().graph());
            List<LowLevelType> passed = first.types().stream()
                    .skip(1)
                    .filter(type -> type != Primitive.VOID)
                    .toList();
            entry = entryToShare(staticClass, targets, passed, first.result().type());
            if (entry == null) {
                List<LowLevelType> types = new ArrayList<>(passed);
                types.addFirst(layouts.of(staticClass).declaredInstances().pointer());
                entry = newEntry(
                        staticClass,
                        targets,
                        new FunctionType(types, first.result().type()),
                        true);
            }
            addUniform(entry, targets);
            entries.put(key, entry);
        }
        return entry;
    }

    private void addUniform(Entry entry, List<CallTarget> targets) {
        for (CallTarget target : targets) {
            if (!entry.functions.containsKey(target)) {
                FunctionValue function = context.graphs().functionOf(target.graph());
                entry.functions.put(
                        target,
                        !model.methodsShareSelfType() || function.type().equals(entry.type)
                                ? function
                                : castingSelf(target, entry.type));
            }
        }
    }

    /** The entry of the class or an ancestor by which these targets can be found as well, or {@code null}. */
    private Entry entryToShare(
            ClassDefinition staticClass, List<CallTarget> targets, List<LowLevelType> passed, LowLevelType result) {
        String pythonName = pythonName(targets);
        for (ClassLayout owner = layouts.of(staticClass);
                owner.definition() != null;
                owner = owner.parent().orElseThrow()) {
            for (Entry entry : owner.entries()) {
                List<LowLevelType> types = entry.type().arguments();
                if (entry.isUniform
                        && entry.pythonName().equals(pythonName)
                        && entry.type().result().equals(result)
                        && types.subList(1, types.size()).equals(passed)
                        && targets.stream().allMatch(target -> isToldApart(target, entry))) {
                    return entry;
                }
            }
        }
        return null;
    }

    /**
     * Whether the instance's class still tells a target from those of an entry: a function may have several graphs, and
     * a property has two functions.
     */
    private boolean isToldApart(CallTarget target, Entry entry) {
        return entry.functions.keySet().stream()
                .allMatch(other -> other.graph() == target.graph() || isToldApart(target, other));
    }

    private boolean isToldApart(CallTarget first, CallTarget second) {
        ClassDefinition firstSelf = selfClass(first, context);
        ClassDefinition secondSelf = selfClass(second, context);
        if (!firstSelf.isSubclassOf(secondSelf) && !secondSelf.isSubclassOf(firstSelf)) {
            return true;
        }
        ClassDefinition lower = firstSelf.isSubclassOf(secondSelf) ? firstSelf : secondSelf;
        return !isFunctionOf(lower, (MethodDescription) first.description())
                || !isFunctionOf(lower, (MethodDescription) second.description());
    }

    private static String pythonName(List<CallTarget> targets) {
        return ((MethodDescription) targets.getFirst().description()).name();
    }

    /** A function that takes the instance as the common class and calls the method, which takes it as its own. */
    private FunctionValue castingSelf(CallTarget target, FunctionType type) {
        List<Variable> parameters = type.arguments().stream()
                .map(each -> new Variable("argument", each))
                .toList();
        FunctionValue function = context.graphs().functionOf(target.graph());
        return context.graphs().makeUp(target.graph().name(), parameters, type.result(), made -> {
            List<Value> arguments = new ArrayList<>(parameters);
            arguments.set(0, made.builder().castPointer(parameters.getFirst(), (PointerType)
                    function.type().arguments().getFirst()));
            made.returnValue(made.builder()
                    .directCall(new Constant(function, function.type().pointer()), arguments));
        });
    }

    private Entry newEntry(
            ClassDefinition staticClass, List<CallTarget> targets, FunctionType type, boolean isUniform) {
        String pythonName = pythonName(targets);
        String name = pythonName;
        for (int number = 2; !usedNames.add(name); number++) {
            name = pythonName + "_" + number;
        }
        Entry entry = new Entry(layouts.of(staticClass), name, pythonName, type, isUniform, context);
        layouts.of(staticClass).addEntry(entry);
        return entry;
    }

    /**
     * The operands that are passed to functions that adapt them to a target: all but those that are nothing at run
     * time.
     */
    private static List<Integer> passedOperands(OperationSite site) {
        List<Integer> passed = new ArrayList<>();
        for (int i = 0; i < site.operands().size(); i++) {
            if (site.operands().get(i) != null && !site.repr(i).isVoid()) {
                passed.add(i);
            }
        }
        return passed;
    }

    private Entry adaptedEntry(ClassDefinition staticClass, List<CallTarget> targets, OperationSite site) {
        List<Integer> passed = passedOperands(site);
        List<Repr> reprs = passed.stream().map(site::repr).toList();
        return entries.computeIfAbsent(new Key(staticClass, graphsOf(targets), Optional.of(reprs)), key -> {
            List<LowLevelType> types = new ArrayList<>(
                    List.of(layouts.of(staticClass).declaredInstances().pointer()));
            reprs.forEach(repr -> types.add(repr.type()));
            Repr result =
                    context.graphs().signatureOf(targets.getFirst().graph()).result();
            FunctionType type = new FunctionType(types, result.type());
            Entry entry = newEntry(staticClass, targets, type, false);
            for (CallTarget target : targets) {
                entry.functions.put(target, adapter(target, staticClass, type, passed, site, result));
            }
            return entry;
        });
    }

    private FunctionValue adapter(
            CallTarget target,
            ClassDefinition staticClass,
            FunctionType type,
            List<Integer> passed,
            OperationSite site,
            Repr result) {
        List<Variable> parameters = type.arguments().stream()
                .map(each -> new Variable("argument", each))
                .toList();
        List<Typed> siteOperands = site.operands();
        return context.graphs().makeUp(target.graph().name(), parameters, type.result(), made -> {
            Repr selfRepr = context.reprOf(new SomeInstance(staticClass, false, Optional.empty()));
            Typed self = new Typed(parameters.getFirst(), selfRepr);
            ArgumentSources sources = new ArgumentSources(
                    context,
                    made.builder(),
                    index -> {
                        int position = passed.indexOf(index);
                        return position < 0
                                ? siteOperands.get(index)
                                : new Typed(
                                        parameters.get(position + 1),
                                        siteOperands.get(index).repr());
                    },
                    () -> self,
                    index -> {
                        throw new IllegalStateException("a method captures nothing");
                    });
            Typed returned = context.graphs().call(made.builder(), target.graph(), sources.of(target));
            made.returnValue(context.convert(returned, result, made.builder()));
        });
    }

    /** The operand that is the instance, or none where the called operand holds it. */
    static Optional<Integer> selfOperand(CallTarget target) {
        return target.arguments().getFirst() instanceof ArgumentSource.Operand(int index)
                ? Optional.of(index)
                : Optional.empty();
    }
}
