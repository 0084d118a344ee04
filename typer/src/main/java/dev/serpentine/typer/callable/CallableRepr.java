package dev.serpentine.typer.callable;

import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.ReferenceRepr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** One of several callables or live objects: a struct that begins with the number of which it is. */
public final class CallableRepr extends ReferenceRepr {
    private final SomeCallable annotation;
    private final Callables callables;

    CallableRepr(TypingContext context, Callables callables, SomeCallable annotation) {
        super(context);
        this.callables = callables;
        this.annotation = annotation;
    }

    @Override
    public LowLevelType type() {
        return callables.struct().pointer();
    }

    @Override
    public String describe() {
        return "function";
    }

    @Override
    public Optional<String> unionKind() {
        return Optional.of(Unions.CALLABLE);
    }

    @Override
    public boolean canBeNone() {
        return annotation.canBeNone();
    }

    @Override
    public Repr withoutNone() {
        return canBeNone() ? context.reprOf(new SomeCallable(annotation.descriptions(), false)) : this;
    }

    @Override
    public Constant constant(HostObject object) {
        if (object.kind() == HostKind.NONE) {
            return OperationBuilder.zero(type());
        }
        for (Description description : annotation.descriptions()) {
            if (description.hostObject().filter(known -> isSame(known, object)).isPresent()) {
                return callables.prebuilt(description);
            }
        }
        // One of what says a type stands for all that are written alike.
        if (context.program().annotationOfConstant(object) instanceof SomeCallable known
                && annotation.descriptions().containsAll(known.descriptions())) {
            return callables.prebuilt(known.descriptions().iterator().next());
        }
        throw refuse("a constant " + object.describe());
    }

    /** Each access to a method of a class or instance makes a new object of the same meaning. */
    private static boolean isSame(HostObject known, HostObject object) {
        return known.equals(object)
                || known.kind() == HostKind.METHOD
                        && object.kind() == HostKind.METHOD
                        && known.part(Part.FUNCTION).equals(object.part(Part.FUNCTION))
                        && known.part(Part.SELF).equals(object.part(Part.SELF));
    }

    /** Whether all that it may be besides None are classes. */
    public boolean isClassIfPresent() {
        return annotation.descriptions().stream().allMatch(Description::isType);
    }

    /** What stands for a class, one of several. @param standsFor a constant of that type for a live class */
    public Value classValue(
            Value value, Function<HostObject, Constant> standsFor, LowLevelType type, OperationBuilder builder) {
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            cases.add(new Callables.Case(
                    callables.numberOf(description),
                    () -> standsFor.apply(description.hostObject().orElseThrow())));
        }
        return callables.choose(value, cases, type, builder);
    }

    /** Whether a class, one of several, is another or below it. */
    public Value isSubclass(Value value, HostObject hostClass, OperationBuilder builder) {
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            boolean isBelow = context.host().isSubclass(description.hostObject().orElseThrow(), hostClass);
            cases.add(new Callables.Case(callables.numberOf(description), () -> Constant.bool(isBelow)));
        }
        return callables.choose(value, cases, Primitive.BOOL, builder);
    }

    /** {@code callable(value)}. */
    public Value isCallable(Value value, OperationBuilder builder) {
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            boolean isCallable = description.isCallable(context.host());
            cases.add(new Callables.Case(callables.numberOf(description), () -> Constant.bool(isCallable)));
        }
        return callables.choose(value, cases, Primitive.BOOL, builder);
    }

    /** {@code type(value)}, one of several classes. */
    public Typed typeOf(Value value, Repr result, OperationBuilder builder) {
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            cases.add(new Callables.Case(
                    callables.numberOf(description), () -> result.constant(description.type(context.host()))));
        }
        return new Typed(callables.choose(value, cases, result.type(), builder), result);
    }

    @Override
    public boolean tellsClass() {
        return true;
    }

    /** Whether a value, which is not None, is an instance of a class. */
    public Value isInstance(Value value, HostObject hostClass, OperationBuilder builder) {
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            boolean isOne = description.isInstance(hostClass, context.host());
            cases.add(new Callables.Case(callables.numberOf(description), () -> Constant.bool(isOne)));
        }
        return callables.choose(value, cases, Primitive.BOOL, builder);
    }

    @Override
    protected Value chooseAmong(
            Value value,
            List<HostObject> possible,
            Function<HostObject, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            HostObject object = description
                    .definition(context.host())
                    .filter(possible::contains)
                    .orElseThrow(() -> refuse("a choice without " + description.describe()));
            cases.add(new Callables.Case(callables.numberOf(description), () -> body.apply(object)));
        }
        return callables.choose(value, cases, type, builder);
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case CallableRepr other -> Optional.of(Conversion.NONE);
            case VoidCallableRepr known -> Optional.of((value, builder) -> callables.prebuilt(known.description()));
            case ClosureRepr closure ->
                Optional.of((value, builder) ->
                        builder.castPointer(value, callables.struct().pointer()));
            case MethodRepr method ->
                Optional.of((value, builder) ->
                        callables.bind(method.method(), new Typed(value, method.self()), method.canBeNone(), builder));
            case BoundBuiltinRepr method ->
                Optional.of((value, builder) ->
                        callables.bind(method.method(), new Typed(value, method.self()), false, builder));
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return switch (target) {
            case MethodRepr method ->
                Optional.of((value, builder) -> callables
                        .boundSelf(value, method.method(), method.self(), builder)
                        .value());
            case BoundBuiltinRepr method ->
                Optional.of((value, builder) -> callables
                        .boundSelf(value, method.method(), method.self(), builder)
                        .value());
            default -> Optional.empty();
        };
    }

    /**
     * Each access to a method of an object makes a new value, equal to all that bind the same function to the same
     * object.
     */
    @Override
    public boolean isComparedByIdentity() {
        return annotation.descriptions().stream()
                .allMatch(description -> callables.selfRepr(description).isEmpty());
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        Value same = builder.samePointer(first, second);
        // What is prebuilt is bound to nothing.
        boolean isIdentity = isComparedByIdentity() || first instanceof Constant || second instanceof Constant;
        return isIdentity
                ? same
                : builder.or(
                        same,
                        () -> builder.and(
                                arePresent(first, second, builder), () -> bindTheSame(first, second, builder)));
    }

    @Override
    public void requestEquality(HelperRequests requests) {
        annotation
                .descriptions()
                .forEach(description ->
                        callables.selfRepr(description).ifPresent(self -> self.requestIdentity(requests)));
    }

    private Value arePresent(Value first, Value second, OperationBuilder builder) {
        return canBeNone()
                ? builder.and(builder.isNotNull(first), () -> builder.isNotNull(second))
                : Constant.bool(true);
    }

    private Value bindTheSame(Value first, Value second, OperationBuilder builder) {
        Value haveOneNumber = builder.emit(
                LowLevelOpcode.INT_EQ,
                builder.getField(first, Callables.NUMBER),
                builder.getField(second, Callables.NUMBER));
        return builder.and(
                haveOneNumber,
                () -> chooseBySelf(
                        first,
                        (description, self) -> self.map(repr -> repr.identical(
                                        callables
                                                .boundSelf(first, description, repr, builder)
                                                .value(),
                                        callables
                                                .boundSelf(second, description, repr, builder)
                                                .value(),
                                        builder))
                                .orElse(Constant.bool(false)),
                        Primitive.BOOL,
                        builder));
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        boolean isOneOfObjects =
                isComparedByIdentity() && annotation.descriptions().stream().noneMatch(Description::isType);
        if (isOneOfObjects) {
            return identityHash(value, builder);
        }
        if (canBeNone()) {
            return builder.choose(
                    builder.isNull(value),
                    Primitive.SIGNED,
                    () -> identityHash(value, builder),
                    () -> withoutNone().hash(value, builder));
        }
        return chooseBySelf(
                value,
                (description, self) -> description.isType()
                        ? context.typeSystem()
                                .hashOfClass(description.hostObject().orElseThrow(), builder)
                        : self.map(repr -> hashOfBound(value, description, repr, builder))
                                .orElseGet(() -> identityHash(value, builder)),
                Primitive.SIGNED,
                builder);
    }

    /** The hash of a method: methods that are equal are of one function, bound to one object. */
    private Value hashOfBound(Value value, Description description, Repr self, OperationBuilder builder) {
        return self.type() instanceof PointerType
                ? identityHash(
                        callables.boundSelf(value, description, self, builder).value(), builder)
                : Constant.signed(callables.numberOf(description));
    }

    /** @param body gets the representation of what a method is bound to, where it is one */
    private Value chooseBySelf(
            Value value,
            BiFunction<Description, Optional<Repr>, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            cases.add(new Callables.Case(
                    callables.numberOf(description), () -> body.apply(description, callables.selfRepr(description))));
        }
        return callables.choose(value, cases, type, builder);
    }

    private static Value identityHash(Value value, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.IDENTITY_HASH, Primitive.SIGNED, List.of(value));
    }

    /** An attribute of one of several live objects or other callables. */
    @Override
    public Typed getAttribute(String name, OperationSite site) {
        Value object = NoneChecks.owner(site, name);
        if (name.equals("__class__")) {
            return context.typeSystem().classOfInstance(new Typed(object, withoutNone()), site);
        }
        Repr result = site.resultRepr();
        List<Callables.Case> cases = new ArrayList<>();
        for (Description description : annotation.descriptions()) {
            cases.add(new Callables.Case(
                    callables.numberOf(description),
                    () -> callables.attribute(new Typed(object, withoutNone()), description, name, site)));
        }
        return new Typed(
                callables.choose(
                        object,
                        cases,
                        result.type() == Primitive.VOID ? Primitive.VOID : result.type(),
                        site.builder()),
                result);
    }
}
