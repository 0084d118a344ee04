package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ConstructionTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.typer.ArgumentSources;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.TypeSystem;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.UnsupportedOperation;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.callable.BoundBuiltinRepr;
import dev.serpentine.typer.callable.CallableRepr;
import dev.serpentine.typer.callable.Callables;
import dev.serpentine.typer.callable.ClosureRepr;
import dev.serpentine.typer.callable.VoidCallableRepr;
import dev.serpentine.typer.representation.NoneChecks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Instances and classes as a {@link ClassModel} has them, callables as structs with numbers. */
public final class ClassTypeSystem implements TypeSystem {
    private static final int FIRST_CAPTURED = 3;
    private final TypingContext context;
    private final ClassModel model;
    private final ClassLayouts layouts;
    private final VirtualMethods virtualMethods;
    private final Callables callables;
    private final Map<Object, InstanceRepr> instances = new HashMap<>();
    private final Map<ClassDefinition, ClassOfRepr> classes = new HashMap<>();
    private ClassLayout exceptions;

    private record InstanceKey(ClassDefinition definition, boolean canBeNone) {}

    ClassTypeSystem(TypingContext context, ClassModel model) {
        this.context = context;
        this.model = model;
        this.layouts = new ClassLayouts(context, model);
        this.virtualMethods = new VirtualMethods(context, model, layouts);
        this.callables = new Callables(context);
    }

    public ClassLayouts layouts() {
        return layouts;
    }

    TypingContext context() {
        return context;
    }

    ClassModel model() {
        return model;
    }

    VirtualMethods virtualMethods() {
        return virtualMethods;
    }

    /** Says what all exceptions extend. */
    void setExceptionRoot(ClassDefinition definition) {
        exceptions = layouts.of(definition);
    }

    /** What all exceptions are or extend. */
    public ClassLayout exceptionRoot() {
        return exceptions;
    }

    @Override
    public InstanceRepr instance(SomeInstance annotation) {
        return instances.computeIfAbsent(
                new InstanceKey(annotation.definition(), annotation.canBeNone()),
                key -> new InstanceRepr(context, model, layouts, annotation.definition(), annotation.canBeNone()));
    }

    @Override
    public Repr callable(SomeCallable annotation) {
        return callables.reprOf(annotation);
    }

    @Override
    public Repr callableReference(SomeCallable annotation) {
        return callables.reference(annotation);
    }

    @Override
    public PointerType rootOfInstances() {
        return layouts.root().declaredInstances().pointer();
    }

    @Override
    public Value isInstance(Value object, SomeInstance annotation, OperationBuilder builder) {
        return layouts.isInstance(object, annotation.kinds(), builder);
    }

    @Override
    public Value hashOfClass(HostObject hostClass, OperationBuilder builder) {
        return layouts.identityOf(layouts.classConstant(hostClass), builder);
    }

    @Override
    public Repr classOf(SomeClassOf annotation) {
        return classes.computeIfAbsent(annotation.definition(), key -> new ClassOfRepr(context, layouts, key));
    }

    @Override
    public LowLevelType exceptionType() {
        return exceptions.declaredInstances().pointer();
    }

    @Override
    public Constant exceptionClass(HostObject hostClass) {
        return model.exceptionClass(hostClass, this);
    }

    @Override
    public LowLevelType parameterType(FunctionGraph graph, int parameter, Repr repr) {
        if (parameter == 0 && repr instanceof InstanceRepr instance) {
            Optional<ClassDefinition> self = virtualMethods.selfTypeOf(graph);
            if (self.isPresent() && instance.definition().isSubclassOf(self.get())) {
                return layouts.of(self.get()).declaredInstances().pointer();
            }
        }
        return repr.type();
    }

    // Calls

    @Override
    public Typed boundSelf(Typed callee, Description description, OperationBuilder builder) {
        return callables.boundSelf(callee, description, builder);
    }

    @Override
    public Repr boundSelf(Repr callee, Description description) {
        return callables.boundSelf(callee, description);
    }

    @Override
    public Typed captured(Typed callee, Description description, int index, OperationBuilder builder) {
        return callables.captured(callee, description, index, builder);
    }

    @Override
    public Typed qualifiedNameOfMethod(Typed instance, String method, OperationBuilder builder) {
        return ((InstanceRepr) instance.repr()).qualifiedNameOfMethod(instance.value(), method, builder);
    }

    @Override
    public Value bindBuiltin(Typed self, Repr result, OperationBuilder builder) {
        if (result instanceof BoundBuiltinRepr method) {
            Repr given = self.repr().canBeNone() && !method.self().canBeNone() ? self.repr() : self.repr();
            return context.convert(new Typed(self.value(), given), method.self(), builder);
        }
        return context.convert(self, result, builder);
    }

    @Override
    public Typed callOneOf(Resolution.Calls calls, OperationSite site) {
        List<CallTarget> targets = calls.targets();
        if (VirtualMethods.isByClass(targets)) {
            return virtualMethods.call(calls, selfOf(targets.getFirst(), site), site);
        }
        Typed callee = site.operands().getFirst();
        if (callee.repr() instanceof CallableRepr) {
            return callByNumber(targets, callee, site);
        }
        return callByFirstParameter(targets, site);
    }

    private Typed selfOf(CallTarget target, OperationSite site) {
        Optional<Integer> operand = VirtualMethods.selfOperand(target);
        if (operand.isPresent()) {
            Value value = NoneChecks.present(site, operand.get());
            return new Typed(value, site.repr(operand.get()));
        }
        return boundSelf(site.operands().getFirst(), target.description(), site.builder());
    }

    private Repr resultOf(List<CallTarget> targets) {
        return context.graphs().signatureOf(targets.getFirst().graph()).result();
    }

    private Typed callTarget(CallTarget target, OperationSite site) {
        Typed callee = site.operands().getFirst();
        ArgumentSources sources = new ArgumentSources(
                context,
                site.builder(),
                site.operands()::get,
                () -> boundSelf(callee, target.description(), site.builder()),
                index -> captured(callee, target.description(), index, site.builder()));
        return context.graphs().call(site.builder(), target.graph(), sources.of(target));
    }

    private Typed callByNumber(List<CallTarget> targets, Typed callee, OperationSite site) {
        OperationBuilder builder = site.builder();
        Repr result = resultOf(targets);
        Map<Long, List<CallTarget>> byNumber = new java.util.LinkedHashMap<>();
        targets.forEach(
                target -> byNumber.computeIfAbsent(callables.numberOf(target.description()), key -> new ArrayList<>())
                        .add(target));
        List<Callables.Case> cases = new ArrayList<>();
        byNumber.forEach((number, group) -> cases.add(new Callables.Case(number, () -> {
            Typed returned = group.size() == 1
                    ? callTarget(group.getFirst(), site)
                    : virtualMethods.call(
                            new Resolution.Calls(group, false),
                            boundSelf(callee, group.getFirst().description(), builder),
                            site);
            return context.convert(returned, result, builder);
        })));
        return new Typed(callables.choose(callee.value(), cases, result.type(), builder), result);
    }

    /** The first parameter's class decides, the most special first: methods of exceptions that system code has. */
    private Typed callByFirstParameter(List<CallTarget> targets, OperationSite site) {
        Typed self = selfOf(targets.getFirst(), site);
        List<CallTarget> ordered = new ArrayList<>();
        for (CallTarget target : targets) {
            int position = 0;
            while (position < ordered.size() && !firstClass(target).isSubclassOf(firstClass(ordered.get(position)))) {
                position++;
            }
            ordered.add(position, target);
        }
        Repr result = resultOf(targets);
        return new Typed(callFirstMatching(ordered, 0, self.value(), result, site), result);
    }

    private ClassDefinition firstClass(CallTarget target) {
        if (context.program()
                        .annotation(target.graph().startBlock().inputArguments().getFirst())
                instanceof SomeInstance instance) {
            return instance.definition();
        }
        throw new UnsupportedOperation(
                "a choice between " + target.description().describe() + " and others");
    }

    private Value callFirstMatching(List<CallTarget> targets, int from, Value self, Repr result, OperationSite site) {
        OperationBuilder builder = site.builder();
        CallTarget target = targets.get(from);
        if (from == targets.size() - 1) {
            return context.convert(callTarget(target, site), result, builder);
        }
        Value matches = layouts.isInstance(self, List.of(firstClass(target)), builder);
        return builder.choose(
                matches,
                result.type(),
                () -> context.convert(callTarget(target, site), result, builder),
                () -> callFirstMatching(targets, from + 1, self, result, site));
    }

    // Making instances and functions

    @Override
    public Typed construct(Resolution.Constructs constructs, OperationSite site) {
        List<ConstructionTarget> targets = constructs.targets();
        if (targets.size() == 1) {
            return constructOne(targets.getFirst(), site);
        }
        OperationBuilder builder = site.builder();
        Repr result = site.resultRepr();
        Typed callee = site.operands().getFirst();
        if (callee.repr() instanceof ClassOfRepr) {
            return new Typed(constructByRecord(targets, 0, callee.value(), result, site), result);
        }
        List<Callables.Case> cases = new ArrayList<>();
        for (ConstructionTarget target : targets) {
            cases.add(new Callables.Case(
                    callables.numberOf(target.description()),
                    () -> context.convert(constructOne(target, site), result, builder)));
        }
        return new Typed(callables.choose(callee.value(), cases, result.type(), builder), result);
    }

    private Value constructByRecord(
            List<ConstructionTarget> targets, int from, Value record, Repr result, OperationSite site) {
        OperationBuilder builder = site.builder();
        ConstructionTarget target = targets.get(from);
        if (from == targets.size() - 1) {
            return context.convert(constructOne(target, site), result, builder);
        }
        Value isThis =
                builder.samePointer(record, layouts.of(target.definition()).recordPointer(layouts.root()));
        return builder.choose(
                isThis,
                result.type(),
                () -> context.convert(constructOne(target, site), result, builder),
                () -> constructByRecord(targets, from + 1, record, result, site));
    }

    private Typed constructOne(ConstructionTarget target, OperationSite site) {
        OperationBuilder builder = site.builder();
        InstanceRepr repr = instance(new SomeInstance(target.definition(), false, Optional.empty()));
        Typed made = new Typed(repr.make(builder), repr);
        for (CallTarget initializer : target.initializers()) {
            ArgumentSources sources = new ArgumentSources(context, builder, site.operands()::get, () -> made, index -> {
                throw new IllegalStateException("a class captures nothing");
            });
            context.graphs().call(builder, initializer.graph(), sources.of(initializer));
        }
        return made;
    }

    @Override
    public Typed instantiate(OperationSite site) {
        InstanceRepr repr = (InstanceRepr) site.resultRepr();
        return new Typed(repr.make(site.builder()), repr);
    }

    @Override
    public Typed makeFunction(OperationSite site) {
        Description description = ((SomeCallable) site.resultAnnotation())
                .descriptions()
                .iterator()
                .next();
        Repr repr = context.reprOf(new SomeCallable(java.util.Set.of(description), false));
        return repr instanceof ClosureRepr closure
                ? new Typed(closure.make(site, FIRST_CAPTURED), closure)
                : new Typed(Constant.voidOf(null), repr);
    }

    // Classes

    @Override
    public boolean isInstanceRepr(Repr repr) {
        return repr instanceof InstanceRepr;
    }

    @Override
    public Value isInstance(Typed object, HostObject hostClass, OperationBuilder builder) {
        if (object.repr() instanceof InstanceRepr instance
                && instance.definition().hostClass().mro().contains(hostClass)) {
            return Constant.bool(true);
        }
        if (object.repr() instanceof CallableRepr several) {
            return several.isInstance(object.value(), hostClass, builder);
        }
        return layouts.isInstance(object.value(), hostClass, builder);
    }

    @Override
    public Value isSubclass(Typed givenClass, HostObject hostClass, OperationBuilder builder) {
        if (givenClass.repr() instanceof VoidCallableRepr known
                && known.description() instanceof ClassDescription description) {
            return Constant.bool(
                    context.host().isSubclass(description.hostObject().orElseThrow(), hostClass));
        }
        if (givenClass.repr() instanceof ClassOfRepr) {
            return layouts.isSubclass(givenClass.value(), hostClass, builder);
        }
        if (givenClass.repr() instanceof CallableRepr several) {
            return several.isSubclass(givenClass.value(), hostClass, builder);
        }
        throw new UnsupportedOperation("issubclass of " + givenClass.repr().describe());
    }

    @Override
    public Value isCallable(Typed object, OperationBuilder builder) {
        return ((CallableRepr) object.repr()).isCallable(object.value(), builder);
    }

    @Override
    public Typed classOfInstance(Typed object, OperationSite site) {
        if (object.repr() instanceof InstanceRepr instance) {
            ClassOfRepr repr = (ClassOfRepr) classOf(new SomeClassOf(instance.definition()));
            return new Typed(layouts.recordOf(object.value(), site.builder()), repr);
        }
        if (object.repr() instanceof CallableRepr several && site.resultRepr() instanceof CallableRepr) {
            return several.typeOf(object.value(), site.resultRepr(), site.builder());
        }
        return new Typed(Constant.voidOf(null), site.resultRepr());
    }
}
