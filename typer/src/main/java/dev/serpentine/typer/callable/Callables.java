package dev.serpentine.typer.callable;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription.Creation;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.definition.StandIn;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCell;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.EmbeddedTexts;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.UnsupportedOperation;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.TupleRepr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Callables as values: each thing that may be called has a number; a value that may be several is a struct that begins
 * with it.
 */
public final class Callables {
    static final String NUMBER = "number";
    private static final String SELF = "self";
    private static final int FIRST_CAPTURED = 3;

    private final TypingContext context;
    private final StructType struct = StructType.collected("callable", Field.immutable(NUMBER, Primitive.SIGNED));
    private final Map<Object, Long> numbers = new HashMap<>();
    private final Map<Object, StructValue> prebuilt = new HashMap<>();
    private final Map<Repr, StructType> boundStructs = new HashMap<>();
    private final Map<Object, Repr> reprs = new HashMap<>();
    private final Map<FunctionDescription, StructType> closureStructs = new IdentityHashMap<>();

    /** What to do where a callable has a number. */
    public record Case(long number, Supplier<Value> body) {}

    /** Methods that are told apart by the instance's class and not by a number. */
    private record VirtualMethod(Object staticClass, String name) {}

    public Callables(TypingContext context) {
        this.context = context;
        context.uniqueName("callable");
    }

    /** The struct that all callables that may be several extend. */
    StructType struct() {
        return struct;
    }

    /** What each access to a method of a live class or instance makes anew. */
    private record LiveMethod(Optional<HostObject> function, Optional<HostObject> self) {}

    private static Object identityOf(Description description) {
        Optional<HostObject> live = description.hostObject().filter(object -> object.kind() == HostKind.METHOD);
        if (live.isPresent()) {
            return new LiveMethod(live.get().part(Part.FUNCTION), live.get().part(Part.SELF));
        }
        return description instanceof MethodDescription method
                        && method.isVirtual()
                        && method.prebuiltSelf().isEmpty()
                ? new VirtualMethod(method.staticClass(), method.name())
                : description;
    }

    public long numberOf(Description description) {
        return numbers.computeIfAbsent(identityOf(description), key -> (long) numbers.size());
    }

    /** The struct for something that holds nothing. */
    Constant prebuilt(Description description) {
        StructValue value = prebuilt.computeIfAbsent(identityOf(description), key -> {
            StructValue made = new StructValue(struct);
            made.set(NUMBER, numberOf(description));
            return made;
        });
        return new Constant(value, struct.pointer());
    }

    // Representations

    public Repr reprOf(SomeCallable annotation) {
        List<Description> descriptions = List.copyOf(annotation.descriptions());
        Description first = descriptions.getFirst();
        if (descriptions.size() == 1 && !annotation.canBeNone()) {
            return single(first, false);
        }
        if (descriptions.size() == 1
                && single(first, true) instanceof Repr one
                && (one instanceof MethodRepr || one instanceof ClosureRepr)) {
            return one;
        }
        Optional<Repr> oneName = methodsOfOneName(descriptions, annotation.canBeNone());
        return oneName.orElseGet(
                () -> reprs.computeIfAbsent(annotation, key -> new CallableRepr(context, this, annotation)));
    }

    private record ReferenceKey(SomeCallable annotation) {}

    /** The struct of one of several callables, even where there is only one. */
    public Repr reference(SomeCallable annotation) {
        return reprs.computeIfAbsent(new ReferenceKey(annotation), key -> new CallableRepr(context, this, annotation));
    }

    private record MethodKey(String name, ClassDefinition self, boolean canBeNone) {}

    /** Methods that one attribute leads to, bound to instances with a common class: the instance tells which. */
    private Optional<Repr> methodsOfOneName(List<Description> descriptions, boolean canBeNone) {
        ClassDefinition self = null;
        String name = null;
        for (Description description : descriptions) {
            if (!(description instanceof MethodDescription method)
                    || method.prebuiltSelf().isPresent()
                    || name != null && !name.equals(method.name())) {
                return Optional.empty();
            }
            name = method.name();
            Optional<ClassDefinition> common =
                    self == null ? Optional.of(method.staticClass()) : commonBase(self, method.staticClass());
            if (common.isEmpty()) {
                return Optional.empty();
            }
            self = common.get();
        }
        MethodKey key = new MethodKey(name, self, canBeNone);
        Repr known = reprs.get(key);
        if (known == null) {
            known = new MethodRepr(
                    context,
                    this,
                    (MethodDescription) descriptions.getFirst(),
                    context.reprOf(new SomeInstance(self, false, Optional.empty())),
                    canBeNone);
            reprs.put(key, known);
        }
        return Optional.of(known);
    }

    /** The nearest class that both are or extend. */
    public static Optional<ClassDefinition> commonBase(ClassDefinition first, ClassDefinition second) {
        ClassDefinition common = first;
        while (!second.isSubclassOf(common)) {
            if (common.base().isEmpty()) {
                return Optional.empty();
            }
            common = common.base().get();
        }
        return Optional.of(common);
    }

    private record SingleKey(Object identity, boolean canBeNone) {}

    private Repr single(Description description, boolean canBeNone) {
        SingleKey key = new SingleKey(identityOf(description), canBeNone);
        Repr known = reprs.get(key);
        if (known == null) {
            known = makeSingle(description, canBeNone);
            reprs.put(key, known);
        }
        return known;
    }

    private Repr makeSingle(Description description, boolean canBeNone) {
        return switch (description) {
            case FunctionDescription function when function.creation().isPresent() -> closure(function, canBeNone);
            case MethodDescription method
            when method.prebuiltSelf().isEmpty() ->
                new MethodRepr(
                        context,
                        this,
                        method,
                        context.reprOf(new SomeInstance(method.staticClass(), false, Optional.empty())),
                        canBeNone);
            case BuiltinMethodDescription method
            when method.hostObject().isEmpty() ->
                new BoundBuiltinRepr(context, this, method, context.reprOf(method.self()));
            default -> new VoidCallableRepr(context, this, description);
        };
    }

    private List<Repr> capturedBy(FunctionDescription function) {
        Creation creation = function.creation().orElseThrow();
        List<Value> operands = creation.operation().arguments();
        return operands.subList(FIRST_CAPTURED, operands.size()).stream()
                .map(operand -> context.reprOf(context.program().annotation(operand)))
                .toList();
    }

    private Repr closure(FunctionDescription function, boolean canBeNone) {
        // A cell is never Void, and may hold the closure itself; nothing else that is captured can.
        if (!capturesCell(function) && capturedBy(function).stream().allMatch(Repr::isVoid)) {
            return new VoidCallableRepr(context, this, function);
        }
        boolean isNew = !closureStructs.containsKey(function);
        StructType closure = closureStructs.computeIfAbsent(
                function,
                key -> StructType.declare(
                        context.uniqueName("closure." + key.syntax().name()), struct, true));
        ClosureRepr repr = new ClosureRepr(context, this, function, closure, canBeNone);
        reprs.put(new SingleKey(identityOf(function), canBeNone), repr);
        List<Repr> captured = capturedBy(function);
        repr.setCaptured(captured);
        if (isNew) {
            closure.define(ClosureRepr.fields(captured));
        }
        return repr;
    }

    private boolean capturesCell(FunctionDescription function) {
        List<Value> operands = function.creation().orElseThrow().operation().arguments();
        return operands.subList(FIRST_CAPTURED, operands.size()).stream()
                .anyMatch(operand -> context.program().annotation(operand) instanceof SomeCell);
    }

    // Bound methods among several callables

    private StructType boundStruct(Repr self) {
        return boundStructs.computeIfAbsent(
                self,
                key -> StructType.declare(context.uniqueName("bound"), struct, true)
                        .define(self.isVoid() ? List.of() : List.of(Field.immutable(SELF, self.type()))));
    }

    Value bind(Description method, Typed self, boolean canBeNone, OperationBuilder builder) {
        if (canBeNone) {
            return builder.choose(
                    builder.isNull(self.value()),
                    struct.pointer(),
                    () -> OperationBuilder.zero(struct.pointer()),
                    () -> bind(method, self, false, builder));
        }
        StructType type = boundStruct(self.repr());
        Value bound = builder.malloc(type);
        builder.setField(bound, NUMBER, Constant.signed(numberOf(method)));
        if (!self.repr().isVoid()) {
            builder.setField(bound, SELF, self.value());
        }
        return builder.castPointer(bound, struct.pointer());
    }

    /** The representation of what a method that is bound at run time holds; empty for all else. */
    Optional<Repr> selfRepr(Description description) {
        return switch (single(description, false)) {
            case MethodRepr method -> Optional.of(method.self());
            case BoundBuiltinRepr method -> Optional.of(method.self());
            default -> Optional.empty();
        };
    }

    /** The instance that one of several callables holds, when it is known to be this method. */
    Typed boundSelf(Value callable, Description method, Repr self, OperationBuilder builder) {
        Value bound = builder.castPointer(callable, boundStruct(self).pointer());
        return new Typed(self.isVoid() ? Constant.voidOf(null) : builder.getField(bound, SELF), self);
    }

    /**
     * The instance that a called operand holds; that of a method bound before the program starts is known, even where
     * several callables meet.
     */
    public Typed boundSelf(Typed callee, Description description, OperationBuilder builder) {
        if (description instanceof BuiltinMethodDescription method
                && method.hostObject().isPresent()) {
            Repr self = context.reprOf(method.self());
            return new Typed(
                    self.constant(method.hostObject().get().part(Part.SELF).orElseThrow()), self);
        }
        return switch (callee.repr()) {
            case MethodRepr method -> new Typed(callee.value(), method.self());
            case BoundBuiltinRepr method -> new Typed(callee.value(), method.self());
            case CallableRepr several ->
                boundSelf(callee.value(), description, selfRepr(description).orElseThrow(), builder);
            case dev.serpentine.typer.representation.SuperRepr superRepr -> new Typed(callee.value(), superRepr.self());
            default -> callee;
        };
    }

    /**
     * How the instance is represented that a called operand holds: see {@link #boundSelf(Typed, Description,
     * OperationBuilder)}.
     */
    public Repr boundSelf(Repr callee, Description description) {
        if (description instanceof BuiltinMethodDescription method
                && method.hostObject().isPresent()) {
            return context.reprOf(method.self());
        }
        return switch (callee) {
            case MethodRepr method -> method.self();
            case BoundBuiltinRepr method -> method.self();
            case CallableRepr several -> selfRepr(description).orElseThrow();
            case dev.serpentine.typer.representation.SuperRepr superRepr -> superRepr.self();
            default -> callee;
        };
    }

    /** What a called closure holds. */
    public Typed captured(Typed callee, Description description, int index, OperationBuilder builder) {
        return switch (callee.repr()) {
            case ClosureRepr closure -> closure.captured(callee.value(), index, builder);
            case CallableRepr several
            when single(description, false) instanceof ClosureRepr closure ->
                closure.captured(
                        builder.castPointer(callee.value(), (dev.serpentine.graph.type.PointerType) closure.type()),
                        index,
                        builder);
            default -> {
                Repr repr = capturedBy((FunctionDescription) description).get(index);
                yield new Typed(OperationBuilder.zero(repr.type()), repr);
            }
        };
    }

    // Attributes

    /** {@code callee.name} where the callable, which is not None, is one; in the representation of the result. */
    Value attribute(Typed callee, Description description, String name, OperationSite site) {
        Repr result = site.resultRepr();
        OperationBuilder builder = site.builder();
        if (name.equals(Description.SHOWN)) {
            return context.convert(text(description.shown(context.host())), result, builder);
        }
        if (name.equals("_attributes_")) {
            return context.convert(keptAttributes(callee, description, builder), result, builder);
        }
        if (description.hostObject().isPresent()) {
            HostObject owner = description.hostObject().get();
            Optional<HostObject> ofPartial = StandIn.ofLive(owner, name, context.host());
            if (ofPartial.isPresent()) {
                return context.convert(constant(ofPartial.get()), result, builder);
            }
            if (EmbeddedTexts.attribute(context.host(), owner, name)
                    instanceof Host.Outcome.Returned(HostObject value)) {
                return context.convert(constant(value), result, builder);
            }
            throw new UnsupportedOperation(owner.describe() + " has no attribute " + name);
        }
        if (description instanceof FunctionDescription function && name.equals("__defaults__")) {
            return context.convert(defaults(callee, function, builder), result, builder);
        }
        if (description instanceof FunctionDescription function
                && function.standsFor().isPresent()) {
            return context.convert(partOfStandIn(callee, function, name, builder), result, builder);
        }
        if (name.equals("__self__")) {
            return context.convert(boundSelf(callee, description, builder), result, builder);
        }
        Typed text = switch (description) {
            case FunctionDescription function ->
                constant(function.modelledAttribute(name, context.host())
                        .or(() -> function.ownAttribute(name, context.host()))
                        .orElseThrow());
            case MethodDescription method
            when method.isVirtual() && name.equals("__qualname__") ->
                context.typeSystem()
                        .qualifiedNameOfMethod(boundSelf(callee, description, builder), method.name(), builder);
            case MethodDescription method ->
                constant(method.function().ownAttribute(name, context.host()).orElseThrow());
            case BuiltinMethodDescription method -> text(method.name());
            default -> throw new UnsupportedOperation(description.describe() + " has no attribute " + name);
        };
        return context.convert(text, result, builder);
    }

    /** A tuple of the defaults that a function holds, where they are not the same always. */
    private Typed defaults(Typed callee, FunctionDescription function, OperationBuilder builder) {
        Optional<HostObject> always = function.modelledAttribute("__defaults__", context.host());
        if (always.isPresent()) {
            return constant(always.get());
        }
        return captured(
                callee,
                function,
                IntStream.range(0, function.creation().orElseThrow().positionalCount())
                        .boxed()
                        .toList(),
                builder);
    }

    /** A tuple of some of what a function holds. */
    private Typed captured(Typed callee, FunctionDescription function, List<Integer> places, OperationBuilder builder) {
        List<Typed> values = new ArrayList<>();
        List<SomeValue> annotations = new ArrayList<>();
        for (int place : places) {
            values.add(captured(callee, function, place, builder));
            annotations.add(function.captured().get(place));
        }
        Repr repr = context.reprOf(new SomeValue.SomeTuple(annotations, Optional.empty()));
        return new Typed(((TupleRepr) repr).make(values, builder), repr);
    }

    /** What stands for a partial or a bound method has under a name. */
    private Typed partOfStandIn(Typed callee, FunctionDescription function, String name, OperationBuilder builder) {
        Optional<Integer> place = function.placeOfPart(name);
        if (place.isPresent()) {
            return captured(callee, function, place.get(), builder);
        }
        return switch (name) {
            case StandIn.KEYWORD_NAMES -> constant(function.givenKeywords(context.host()));
            case StandIn.KEYWORD_VALUES ->
                function.placeOfMapping().isPresent()
                        ? captured(callee, function, function.placeOfMapping().get(), builder)
                        : captured(callee, function, function.placesOfGivenKeywords(), builder);
            default -> constant(function.ownAttribute(name, context.host()).orElseThrow());
        };
    }

    /** What keeps the attributes of a callable, None where nothing does. */
    private Typed keptAttributes(Typed callee, Description description, OperationBuilder builder) {
        return description instanceof FunctionDescription function
                        && function.placeOfAttributes().isPresent()
                ? captured(callee, description, function.placeOfAttributes().get(), builder)
                : constant(
                        description instanceof FunctionDescription function
                                ? function.keeper().orElse(context.host().none())
                                : context.host().none());
    }

    private Typed constant(HostObject value) {
        Repr own = context.reprOf(context.program().annotationOfConstant(value));
        return new Typed(own.constant(value), own);
    }

    private Typed text(String text) {
        return new Typed(context.texts().text(text), context.representations().text(false));
    }

    // Choice by number

    /** The value of the case whose number a callable has; it has one of them. */
    public Value choose(Value callable, List<Case> cases, LowLevelType type, OperationBuilder builder) {
        if (cases.size() == 1) {
            return cases.getFirst().body().get();
        }
        Map<Long, Supplier<Value>> byNumber = new LinkedHashMap<>();
        cases.forEach(each -> byNumber.put(each.number(), each.body()));
        return builder.chooseByNumber(builder.getField(callable, NUMBER), byNumber, type);
    }
}
