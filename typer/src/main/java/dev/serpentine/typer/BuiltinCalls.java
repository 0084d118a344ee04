package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.NumberKind;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.TestedClasses;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.BoolRepr;
import dev.serpentine.typer.representation.CharacterRepr;
import dev.serpentine.typer.representation.DictRepr;
import dev.serpentine.typer.representation.FloatRepr;
import dev.serpentine.typer.representation.IntegerRepr;
import dev.serpentine.typer.representation.ListRepr;
import dev.serpentine.typer.representation.LongIntegerRepr;
import dev.serpentine.typer.representation.NumberRepr;
import dev.serpentine.typer.representation.OptionalRepr;
import dev.serpentine.typer.representation.RangeRepr;
import dev.serpentine.typer.representation.Ranks;
import dev.serpentine.typer.representation.SetRepr;
import dev.serpentine.typer.representation.TupleRepr;
import dev.serpentine.typer.representation.UnionRepr;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Calls of the builtins that typers know by themselves: {@link BuiltinFunction} and the core methods. */
final class BuiltinCalls {
    private static final int FIRST = 2;
    private final TypingContext context;
    private final LowLevelCalls lowLevel;

    BuiltinCalls(TypingContext context) {
        this.context = context;
        this.lowLevel = new LowLevelCalls(context);
    }

    /** A CALL that is resolved by representation. */
    Typed call(OperationSite site) {
        if (site.annotation(0) instanceof SomeCallable callable
                && callable.descriptions().size() == 1) {
            Description description = callable.descriptions().iterator().next();
            if (description instanceof BuiltinDescription builtin) {
                return BuiltinFunction.of(builtin.qualifiedName())
                        .map(function -> call(function, site))
                        .orElseGet(() -> lowLevel.call(builtin.qualifiedName(), site));
            }
            if (description instanceof BuiltinMethodDescription method) {
                return coreMethod(method, site);
            }
        }
        return site.repr(0).call(site);
    }

    private Typed coreMethod(BuiltinMethodDescription method, OperationSite site) {
        OperationBuilder builder = site.builder();
        if (method.name().equals("__init__")) {
            return new Typed(Constant.voidOf(null), context.representations().none());
        }
        CoreMethod core = CoreMethod.of(method.family(), method.name())
                .orElseThrow(() -> new UnsupportedOperation(method.describe()));
        Typed self = context.typeSystem().boundSelf(site.operands().getFirst(), method, builder);
        return switch (self.repr()) {
            case ListRepr list -> listMethod(core, list, self.value(), site);
            case SetRepr set -> setMethod(core, set, self.value(), site);
            case DictRepr dict -> dictMethod(core, dict, self.value(), site);
            default -> throw new UnsupportedOperation(method.describe());
        };
    }

    private Typed nothing() {
        return new Typed(Constant.voidOf(null), context.representations().none());
    }

    private Typed listMethod(CoreMethod method, ListRepr list, Value self, OperationSite site) {
        OperationBuilder builder = site.builder();
        switch (method) {
            case LIST_POP -> {
                return list.pop(
                        self,
                        site.operands().size() > FIRST
                                ? Optional.of(site.valueAs(
                                        FIRST, context.representations().signed()))
                                : Optional.empty(),
                        builder);
            }
            case LIST_INSERT ->
                list.insert(
                        self,
                        site.valueAs(FIRST, context.representations().signed()),
                        site.operands().get(FIRST + 1),
                        builder);
            case LIST_BLANK ->
                list.blank(self, site.valueAs(FIRST, context.representations().signed()), builder);
            case LIST_APPEND -> list.append(self, site.operands().get(FIRST), builder);
            default -> throw notOf(method, list);
        }
        return nothing();
    }

    private Typed setMethod(CoreMethod method, SetRepr set, Value self, OperationSite site) {
        OperationBuilder builder = site.builder();
        switch (method) {
            case SET_POP -> {
                return set.pop(self, builder);
            }
            case SET_ADD, SET_INCLUDE -> set.add(self, site.operands().get(FIRST), builder);
            case SET_DISCARD -> set.discard(self, site.operands().get(FIRST), builder);
            case SET_CLEAR -> set.clear(self, builder);
            default -> {
                return set.step(method, self, site, FIRST);
            }
        }
        return nothing();
    }

    private Typed dictMethod(CoreMethod method, DictRepr dict, Value self, OperationSite site) {
        OperationBuilder builder = site.builder();
        switch (method) {
            case DICT_KEYS, DICT_VALUES, DICT_ITEMS -> {
                return new Typed(self, site.resultRepr());
            }
            case DICT_ENTRY -> {
                return signed(dict.entry(self, site.operands().get(FIRST), builder));
            }
            case DICT_SET_DEFAULT -> {
                return dict.setDefault(
                        self, site.operands().get(FIRST), site.operands().get(FIRST + 1), builder);
            }
            case DICT_LAST_ENTRY -> {
                return signed(dict.lastEntry(self, builder));
            }
            case DICT_KEY_AT -> {
                return dict.entryKey(
                        self, site.valueAs(FIRST, context.representations().signed()), builder);
            }
            case DICT_VALUE_AT -> {
                return dict.entryValue(
                        self, site.valueAs(FIRST, context.representations().signed()), builder);
            }
            case DICT_REMOVE_AT ->
                dict.removeEntry(
                        self, site.valueAs(FIRST, context.representations().signed()), builder);
            case DICT_CLEAR -> dict.clear(self, builder);
            default -> throw notOf(method, dict);
        }
        return nothing();
    }

    private static IllegalStateException notOf(CoreMethod method, Repr repr) {
        return new IllegalStateException(method.qualifiedName() + " of a " + repr.describe());
    }

    private Typed call(BuiltinFunction function, OperationSite site) {
        OperationBuilder builder = site.builder();
        return switch (function) {
            case LEN ->
                new Typed(
                        site.repr(FIRST).length(asFirst(site)),
                        context.representations().signed());
            case ISINSTANCE -> bool(isInstance(site));
            case ISSUBCLASS -> bool(isSubclass(site));
            case TYPE -> context.typeSystem().classOfInstance(site.operands().get(FIRST), site);
            case ID, COMPUTE_UNIQUE_ID -> signed(identity(LowLevelOpcode.IDENTITY, site));
            case COMPUTE_IDENTITY_HASH -> signed(identity(LowLevelOpcode.IDENTITY_HASH, site));
            case HASH, COMPUTE_HASH -> signed(site.repr(FIRST).hash(site.value(FIRST), builder));
            case GETATTR -> context.getAttribute(site.constantOperand(FIRST + 1).asText(), asAttribute(site));
            case HELD_ATTRIBUTE ->
                context.getAttribute(site.constantOperand(FIRST + 1).asText(), asAttribute(site));
            case METHOD_OF_CLASS ->
                site.repr(FIRST)
                        .attributeOfClass(site.constantOperand(FIRST + 1).asText(), asAttribute(site));
            case SETATTR, OBJECT_SETATTR, STORE_ATTRIBUTE, SET_IN_DICT -> {
                site.repr(FIRST).setAttribute(site.constantOperand(FIRST + 1).asText(), asAttribute(site));
                yield new Typed(Constant.voidOf(null), context.representations().none());
            }
            case DELATTR, OBJECT_DELATTR, FORGET_ATTRIBUTE -> {
                site.repr(FIRST).deleteAttribute(site.constantOperand(FIRST + 1).asText(), asAttribute(site));
                yield new Typed(Constant.voidOf(null), context.representations().none());
            }
            case ITER -> site.repr(FIRST).iterator(asFirst(site));
            case NEXT -> site.repr(FIRST).next(asFirst(site));
            case ORD -> ord(site);
            case CHR -> chr(site);
            case ABS -> abs(site);
            case INT -> toInteger(site, Primitive.SIGNED);
            case FLOAT -> {
                FloatRepr real = context.representations().floating(Primitive.FLOAT);
                yield new Typed(site.valueAs(FIRST, real), real);
            }
            case BOOL -> bool(site.repr(FIRST).truth(site.value(FIRST), builder));
            case STR, REPR, FORMAT -> site.operands().get(FIRST);
            case RANGE -> ((RangeRepr) site.resultRepr()).make(site, FIRST);
            case TUPLE -> toTuple(site);
            case LIST -> new Typed(((ListRepr) site.resultRepr()).make(List.of(), builder), site.resultRepr());
            case NEWLIST_HINT -> {
                boolean isHinted = site.operands().size() > FIRST && site.repr(FIRST) instanceof IntegerRepr;
                Value length = isHinted ? site.value(FIRST) : Constant.signed(0);
                yield new Typed(((ListRepr) site.resultRepr()).makeWithRoom(length, builder), site.resultRepr());
            }
            case DICT -> new Typed(((DictRepr) site.resultRepr()).makeEmpty(builder), site.resultRepr());
            case SET, FROZENSET ->
                site.operands().size() > FIRST
                        ? site.operands().get(FIRST)
                        : new Typed(((SetRepr) site.resultRepr()).makeEmpty(builder), site.resultRepr());
            case SUPER -> site.operands().get(FIRST + 1);
            case INTMASK, LONGLONGMASK, R_INT, R_LONGLONG -> masked(site);
            case WIDEN -> toInteger(site, Primitive.SIGNED);
            case OVFCHECK -> {
                // The operand is used as a whole: it may not wrap.
                builder.emitTyped(LowLevelOpcode.KEEPALIVE, Primitive.VOID, List.of(site.value(FIRST)));
                yield site.operands().get(FIRST);
            }
            case NON_CONSTANT, AS_BASE -> site.operands().get(FIRST);
            case R_UINT, R_ULONGLONG, R_INT8, R_INT16, R_INT32, R_UINT8, R_UINT16, R_UINT32 ->
                toInteger(site, function.machineInteger().orElseThrow());
            case R_SINGLEFLOAT -> {
                FloatRepr single = context.representations().floating(Primitive.SINGLEFLOAT);
                yield new Typed(site.valueAs(FIRST, single), single);
            }
            case KEEPALIVE_UNTIL_HERE -> {
                for (Typed operand :
                        site.operands().subList(FIRST, site.operands().size())) {
                    if (operand.value().type() instanceof PointerType) {
                        builder.emitTyped(LowLevelOpcode.KEEPALIVE, Primitive.VOID, List.of(operand.value()));
                    }
                }
                yield new Typed(Constant.voidOf(null), context.representations().none());
            }
            case RESUME_TRACEBACK -> {
                Value exception = builder.castPointer(
                        site.value(FIRST), (PointerType) context.typeSystem().exceptionType());
                builder.emitTyped(LowLevelOpcode.TRACEBACK_RESUME, Primitive.VOID, List.of(exception));
                yield new Typed(Constant.voidOf(null), context.representations().none());
            }
            case COPY_TRACEBACK -> {
                PointerType exceptions = (PointerType) context.typeSystem().exceptionType();
                builder.emitTyped(
                        LowLevelOpcode.TRACEBACK_COPY,
                        Primitive.VOID,
                        List.of(
                                builder.castPointer(site.value(FIRST), exceptions),
                                builder.castPointer(site.value(FIRST + 1), exceptions)));
                yield new Typed(Constant.voidOf(null), context.representations().none());
            }
            case HOLD_LOCAL -> {
                Typed value = site.operands().get(FIRST + 1);
                builder.emitTyped(
                        LowLevelOpcode.HOLD_LOCAL,
                        Primitive.VOID,
                        List.of(
                                Constant.voidOf(
                                        site.constantOperand(FIRST).asInteger().longValueExact()),
                                value.value()));
                yield new Typed(Constant.voidOf(null), context.representations().none());
            }
            case ON_END ->
                signed(builder.emitTyped(LowLevelOpcode.ON_END, Primitive.SIGNED, List.of(site.value(FIRST))));
            case RESIZELIST_HINT, REQUIRE_EXCEPTION_CLASSES ->
                new Typed(Constant.voidOf(null), context.representations().none());
            case INSTANTIATE, OBJECT_NEW -> context.typeSystem().instantiate(site);
            case HASATTR, MAY_HAVE_ATTRIBUTE, HOLDS_ATTRIBUTE ->
                bool(site.repr(FIRST)
                        .hasAttribute(
                                site.value(FIRST),
                                site.constantOperand(FIRST + 1).asText(),
                                builder));
            case IS_UNION -> bool(Constant.bool(site.repr(FIRST) instanceof UnionRepr));
            // It could hold none when this was looked at first: a constant, had it been known.
            case MAY_HOLD -> bool(Constant.bool(true));
            case IS_COMPARED_BY_VALUE -> bool(Constant.bool(Lattice.isSelfContained(site.annotation(FIRST))));
            case HAS_RANK, RANKED_PARTS, IS_RANKED_WHOLLY, IS_TEXT_PART, RANK_OF -> rank(function, site);
            // It was a word when this was looked at first: a constant, had it been known.
            case IS_LONG, IS_UNBOUNDED, HAS_UNBOUNDED_PRODUCTS ->
                bool(Constant.bool(site.repr(FIRST).withoutNone() instanceof LongIntegerRepr));
            case IS_OF_KIND -> bool(isOfKind(site.constantOperand(FIRST + 1).asText(), site));
            case CALLABLE ->
                bool(context.typeSystem().isCallable(site.operands().get(FIRST), site.builder()));
            case HAS_ORDER,
                    COPY_ATTRIBUTES,
                    ATTRIBUTES_OF,
                    UPDATE_IN_DICT,
                    INT_FROM_BYTES,
                    DEFAULT_IN_DICT,
                    DELETE_FROM_DICT,
                    POP_FROM_DICT,
                    POP_FROM_DICT_OR,
                    FORGET_IN_DICT,
                    WITH_ATTRIBUTE,
                    GLOBAL_OF_NAME,
                    GLOBAL_OF_NAME_OR,
                    IS_GLOBAL_NAME,
                    DICT_OF_GLOBALS,
                    VARS -> throw new UnsupportedOperation(function + " of something that is not a constant");
        };
    }

    private Typed rank(BuiltinFunction function, OperationSite site) {
        Ranks ranks = Ranks.of(site.repr(FIRST), context);
        return switch (function) {
            case HAS_RANK -> bool(Constant.bool(ranks.parts() > 0));
            case RANKED_PARTS -> signed(Constant.signed(ranks.parts()));
            case IS_RANKED_WHOLLY -> bool(Constant.bool(ranks.isWhole()));
            case IS_TEXT_PART -> bool(ranks.isText(site.value(FIRST + 1), site.builder()));
            default ->
                signed(ranks.rank(
                        site.operands().get(FIRST), site.value(FIRST + 1), site.value(FIRST + 2), site.builder()));
        };
    }

    private static Value isOfKind(String name, OperationSite site) {
        Value value = site.value(FIRST);
        return name.equals("None")
                ? site.builder().isNull(value)
                : switch (site.repr(FIRST)) {
                    case UnionRepr union -> union.isPart(name, value, site.builder());
                    case NumberRepr number -> number.isOneOf(Set.of(NumberKind.named(name)), value, site.builder());
                    case Repr other -> throw new UnsupportedOperation("a test for the kind of " + other.describe());
                };
    }

    private Typed bool(Value value) {
        return new Typed(value, context.representations().bool());
    }

    private Typed signed(Value value) {
        return new Typed(value, context.representations().signed());
    }

    /** The same operation with the call's first argument as its first operand. */
    private static OperationSite asFirst(OperationSite site) {
        List<Typed> operands =
                new ArrayList<>(site.operands().subList(FIRST, site.operands().size()));
        List<SomeValue> annotations = new ArrayList<>(
                site.annotations().subList(FIRST, site.annotations().size()));
        return new OperationSite(
                site.context(),
                site.builder(),
                site.operation(),
                operands,
                annotations,
                site.resultAnnotation(),
                site.checks());
    }

    /** An attribute access as the operation GETATTR or SETATTR would have it. */
    private static OperationSite asAttribute(OperationSite site) {
        return asFirst(site);
    }

    private Value isInstance(OperationSite site) {
        OperationBuilder builder = site.builder();
        Typed object = site.operands().get(FIRST);
        List<HostObject> classes = testedClasses(site);
        boolean noneMatches = classes.stream()
                .anyMatch(
                        each -> context.host().isSubclass(context.host().none().type(), each));
        Repr present = object.repr() instanceof OptionalRepr optional ? optional.item() : object.repr();
        if (present instanceof NumberRepr number) {
            return isOfKind(object, number, classes, builder);
        }
        if (!object.repr().tellsClass()) {
            return !object.repr().canBeNone()
                    ? Constant.bool(true)
                    : noneMatches ? builder.isNull(object.value()) : builder.isNotNull(object.value());
        }
        if (object.repr().canBeNone()) {
            return builder.choose(
                    builder.isNull(object.value()),
                    Primitive.BOOL,
                    () -> Constant.bool(noneMatches),
                    () -> isOneOf(object, classes, 0, builder));
        }
        return isOneOf(object, classes, 0, builder);
    }

    private Value isOfKind(Typed object, NumberRepr number, List<HostObject> classes, OperationBuilder builder) {
        Set<NumberKind> kinds = EnumSet.noneOf(NumberKind.class);
        for (NumberKind kind : NumberKind.values()) {
            if (classes.stream()
                    .anyMatch(each -> context.host().isSubclass(context.host().builtin(kind.typeName()), each))) {
                kinds.add(kind);
            }
        }
        if (object.repr() instanceof OptionalRepr optional) {
            return builder.and(
                    builder.isNotNull(object.value()),
                    () -> number.isOneOf(kinds, optional.unbox(object.value(), builder), builder));
        }
        return number.isOneOf(kinds, object.value(), builder);
    }

    private Value isOneOf(Typed object, List<HostObject> classes, int from, OperationBuilder builder) {
        Value first = context.typeSystem().isInstance(object, classes.get(from), builder);
        return from == classes.size() - 1
                ? first
                : builder.or(first, () -> isOneOf(object, classes, from + 1, builder));
    }

    private List<HostObject> testedClasses(OperationSite site) {
        return TestedClasses.of(site.constantOperand(FIRST + 1), context.host()).orElseThrow();
    }

    private Value isSubclass(OperationSite site) {
        List<HostObject> classes = testedClasses(site);
        return isSubclassOfOne(site.operands().get(FIRST), classes, 0, site.builder());
    }

    private Value isSubclassOfOne(Typed given, List<HostObject> classes, int from, OperationBuilder builder) {
        Value first = context.typeSystem().isSubclass(given, classes.get(from), builder);
        return from == classes.size() - 1
                ? first
                : builder.or(first, () -> isSubclassOfOne(given, classes, from + 1, builder));
    }

    /** @param opcode says how much the number of a container tells */
    private Value identity(LowLevelOpcode opcode, OperationSite site) {
        Value value = site.value(FIRST);
        if (value.type() instanceof PointerType) {
            return site.builder().emitTyped(opcode, Primitive.SIGNED, List.of(value));
        }
        if (value.type() == Primitive.FLOAT) {
            return site.repr(FIRST).hash(value, site.builder());
        }
        if (value.type() == Primitive.VOID) {
            return Constant.signed(0);
        }
        if (site.repr(FIRST) instanceof OptionalRepr optional) {
            return site.builder()
                    .choose(
                            site.builder().isNull(value),
                            Primitive.SIGNED,
                            () -> Constant.signed(0),
                            () -> identity(opcode, optional.known(site, FIRST)));
        }
        return site.annotation(FIRST) instanceof SomeCallable
                ? site.builder().castPrimitive(value, Primitive.SIGNED)
                : site.valueAs(FIRST, context.representations().signed());
    }

    private Typed ord(OperationSite site) {
        OperationBuilder builder = site.builder();
        if (site.repr(FIRST) instanceof CharacterRepr) {
            return signed(builder.castPrimitive(site.value(FIRST), Primitive.SIGNED));
        }
        Value text = site.value(FIRST);
        return signed(context.helpers()
                .call(builder, "faults.ord_of", context.helpers().lowLevel(text))
                .value());
    }

    private Typed chr(OperationSite site) {
        OperationBuilder builder = site.builder();
        Value code = site.repr(FIRST) instanceof LongIntegerRepr integer
                ? integer.asCode(site.value(FIRST), builder)
                : site.valueAs(FIRST, context.representations().signed());
        Value isInside = builder.emit(
                LowLevelOpcode.UINT_LT,
                builder.castPrimitive(code, Primitive.UNSIGNED),
                new Constant(0x110000L, Primitive.UNSIGNED));
        builder.whenUnlikely(builder.not(isInside), () -> raiseNoCharacter(code, builder));
        return new Typed(
                builder.castPrimitive(code, Primitive.UNICHAR),
                context.representations().character());
    }

    /** Python asks for a C int first. */
    private void raiseNoCharacter(Value code, OperationBuilder builder) {
        Value isInt = builder.emit(
                LowLevelOpcode.INT_EQ,
                builder.castPrimitive(builder.castPrimitive(code, Primitive.INT32), Primitive.SIGNED),
                code);
        builder.whenUnlikely(
                builder.not(isInt),
                () -> context.raise(builder, "OverflowError", "Python int too large to convert to C int"));
        context.raise(builder, "ValueError", "chr() arg not in range(0x110000)");
    }

    private Typed abs(OperationSite site) {
        OperationBuilder builder = site.builder();
        if (site.repr(FIRST) instanceof OptionalRepr optional) {
            site.check("TypeError", "bad operand type for abs(): 'NoneType'", () -> builder.isNull(site.value(FIRST)));
            return abs(site.withOperand(
                    FIRST,
                    new Typed(optional.unbox(site.value(FIRST), builder), optional.item()),
                    site.annotation(FIRST)));
        }
        if (site.repr(FIRST) instanceof FloatRepr real) {
            return new Typed(
                    builder.emit(
                            LowLevelOpcode.FLOAT_ABS,
                            site.valueAs(FIRST, context.representations().floating(Primitive.FLOAT))),
                    context.representations().floating(Primitive.FLOAT));
        }
        Value value = site.valueAs(FIRST, context.representations().signed());
        Value isNegative = builder.emit(LowLevelOpcode.INT_LT, value, Constant.signed(0));
        LowLevelOpcode negate = site.isChecked("OverflowError") ? LowLevelOpcode.INT_SUB_OVF : LowLevelOpcode.INT_SUB;
        return signed(builder.choose(
                isNegative, Primitive.SIGNED, () -> builder.emit(negate, Constant.signed(0), value), () -> value));
    }

    private Typed toInteger(OperationSite site, Primitive type) {
        OperationBuilder builder = site.builder();
        IntegerRepr repr = context.representations().integer(type);
        if (site.repr(FIRST) instanceof OptionalRepr optional) {
            site.check(
                    "TypeError",
                    "'NoneType' object cannot be interpreted as an integer",
                    () -> builder.isNull(site.value(FIRST)));
            Typed present = new Typed(optional.unbox(site.value(FIRST), builder), optional.item());
            return toInteger(site.withOperand(FIRST, present, Lattice.withoutNone(site.annotation(FIRST))), type);
        }
        Value value = switch (site.repr(FIRST)) {
            case IntegerRepr integer -> site.value(FIRST);
            case BoolRepr bool -> site.value(FIRST);
            case CharacterRepr character -> site.value(FIRST);
            case LongIntegerRepr integer -> integer.lowBits(site.value(FIRST), builder);
            case FloatRepr real ->
                context.helpers()
                        .call(
                                builder,
                                "float_methods.to_int",
                                context.helpers()
                                        .lowLevel(site.valueAs(
                                                FIRST, context.representations().floating(Primitive.FLOAT))))
                        .value();
            default ->
                throw new UnsupportedOperation("int() of " + site.repr(FIRST).describe());
        };
        return new Typed(builder.castPrimitive(value, type), repr);
    }

    /** The low 64 bits: a cast that says that no others are needed. */
    private Typed masked(OperationSite site) {
        Value value = toInteger(site, Primitive.SIGNED).value();
        return signed(
                value instanceof Constant
                        ? value
                        : site.builder().emitTyped(LowLevelOpcode.CAST_PRIMITIVE, Primitive.SIGNED, List.of(value)));
    }

    private Typed toTuple(OperationSite site) {
        Repr given = site.repr(FIRST);
        if (given instanceof TupleRepr || given == site.resultRepr()) {
            return site.operands().get(FIRST);
        }
        return ((ListRepr) given).asTuple(asFirst(site));
    }
}
