package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.live.LowLevelMarkers;
import dev.serpentine.frontend.annotation.live.NamedTuples;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.ListDefinition;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.Primitive;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Calls of {@link BuiltinFunction}s whose operands are of a core family. */
final class BuiltinRules {
    static final int FIRST = 2;
    private final Inference inference;
    private final CallResolution resolver;
    private final AttributeAccess attributes;
    private final SpecialMethods specialMethods;
    private final ComparisonRules comparisons;
    private final ContainerRules containers;
    private final IterationRules iteration;
    private final TextRules text;
    private final CallRules calls;
    private final LowLevelRules lowLevel;
    private final ClassTests classTests;
    private final NamedAttributes namedAttributes;
    private final NamedAssignments namedAssignments;
    private final GlobalsByName globalNames;
    private final AskedAttributes asked;
    private final IntegersRead longs;

    BuiltinRules(
            Inference inference,
            CallResolution resolver,
            AttributeAccess attributes,
            SpecialMethods specialMethods,
            ComparisonRules comparisons,
            ContainerRules containers,
            IterationRules iteration,
            TextRules text,
            CallRules calls,
            Forwarders forwarders) {
        this.inference = inference;
        this.resolver = resolver;
        this.attributes = attributes;
        this.specialMethods = specialMethods;
        this.comparisons = comparisons;
        this.containers = containers;
        this.iteration = iteration;
        this.text = text;
        this.calls = calls;
        this.lowLevel = new LowLevelRules(inference);
        this.classTests = new ClassTests(inference, resolver, forwarders);
        this.namedAttributes = new NamedAttributes(inference, resolver);
        this.namedAssignments = new NamedAssignments(inference, attributes.hooks(), namedAttributes);
        this.globalNames = new GlobalsByName(inference, resolver, namedAttributes);
        this.longs = new IntegersRead(inference, resolver);
        this.asked = new AskedAttributes(inference, resolver, attributes, specialMethods, namedAttributes);
    }

    /** Empty where the call is not one that the core knows. */
    Optional<SomeValue> call(Step step, BuiltinDescription builtin) {
        Optional<BuiltinFunction> function = BuiltinFunction.of(builtin.qualifiedName());
        if (function.isEmpty()
                && (builtin.qualifiedName().startsWith(LowLevelMarkers.TYPES)
                        || builtin.qualifiedName().startsWith(LowLevelMarkers.EXTERNALS))) {
            return Optional.of(lowLevel.call(step, builtin.qualifiedName()));
        }
        boolean plain = ((CallShape) ((Constant) step.operation().argument(1)).value())
                .keywords()
                .isEmpty();
        if (function.isEmpty() || !plain) {
            return Optional.empty();
        }
        return call(step, function.get(), step.argumentCount() - FIRST);
    }

    /**
     * The same of what looks at its arguments itself: {@code int(text)} that is guessed to have no bounds, where the
     * text may be None.
     */
    Optional<SomeValue> callUnguarded(Step step, BuiltinDescription builtin) {
        return BuiltinFunction.of(builtin.qualifiedName())
                .filter(BuiltinFunction.INT::equals)
                .flatMap(function -> longs.fromText(step));
    }

    /** Whether a value of several kinds is of one of them, or None. */
    private SomeValue isOfKind(Step step) {
        String name = step.text(FIRST + 1);
        SomeValue value = step.argument(FIRST);
        Value variable = step.operation().argument(FIRST);
        step.raisesOnly();
        if (name.equals("None")) {
            step.learn(true, variable, SomeNone.NONE);
            step.learn(false, variable, Lattice.withoutNone(value));
            return Lattice.canBeNone(value) ? Lattice.BOOL : truth(step, false);
        }
        if (!(Unions.asUnion(value) instanceof SomeUnion union)) {
            return truth(
                    step,
                    Unions.kindOf(value).isPresent() && Unions.nameOf(value).equals(name));
        }
        Optional<SomeValue> part = Unions.part(union, name);
        if (part.isEmpty()) {
            return truth(step, false);
        }
        step.learn(true, variable, part.get());
        step.learn(false, variable, Unions.without(union, part.get()));
        return Lattice.BOOL;
    }

    private SomeValue setRaw(Step step) {
        return namedAssignments
                .assignRawByAny(step, FIRST, FIRST + 1, FIRST + 2)
                .orElseGet(() -> attributes
                        .assignment()
                        .setRaw(step, FIRST, AskedAttributes.constantName(step, FIRST + 1), FIRST + 2));
    }

    private SomeValue deleteRaw(Step step) {
        return namedAssignments
                .deleteRawByAny(step, FIRST, FIRST + 1)
                .orElseGet(() ->
                        attributes.deletion().deleteRaw(step, FIRST, AskedAttributes.constantName(step, FIRST + 1)));
    }

    private Optional<SomeValue> call(Step step, BuiltinFunction function, int count) {
        return switch (function) {
            case LEN -> count == 1 ? length(step) : Optional.empty();
            case ISINSTANCE -> Optional.of(classTests.isInstance(step));
            case ISSUBCLASS -> Optional.of(classTests.isSubclass(step));
            case TYPE -> count == 1 ? Optional.of(calls.type(step, FIRST)) : Optional.empty();
            case CALLABLE -> Optional.of(isCallable(step));
            case ID, COMPUTE_UNIQUE_ID, COMPUTE_IDENTITY_HASH -> pure(step, Lattice.INTEGER);
            case HASH, COMPUTE_HASH -> hash(step);
            case GETATTR -> Optional.of(asked.get(step, count));
            case HASATTR -> Optional.of(asked.has(step));
            case WITH_ATTRIBUTE -> Optional.of(asked.continueWith(step));
            case MAY_HAVE_ATTRIBUTE -> Optional.of(asked.mayHave(step));
            case HOLDS_ATTRIBUTE ->
                Optional.of(attributes.held().isHeld(step, FIRST, AskedAttributes.constantName(step, FIRST + 1)));
            case HELD_ATTRIBUTE ->
                Optional.of(attributes.held().value(step, FIRST, AskedAttributes.constantName(step, FIRST + 1)));
            case METHOD_OF_CLASS ->
                Optional.of(attributes.methodOfClass(step, FIRST, AskedAttributes.constantName(step, FIRST + 1)));
            case SETATTR ->
                asked.setOfHolder(step, FIRST + 2)
                        .or(() -> namedAttributes.assign(step, "set_attribute_of_name", FIRST, FIRST + 1, FIRST + 2))
                        .or(() -> namedAssignments.assignByAny(step, FIRST, FIRST + 1, FIRST + 2))
                        .or(() -> Optional.of(attributes
                                .assignment()
                                .set(step, FIRST, AskedAttributes.constantName(step, FIRST + 1), FIRST + 2)));
            case DELATTR ->
                namedAssignments
                        .deleteByAny(step, FIRST, FIRST + 1)
                        .or(() -> Optional.of(attributes
                                .deletion()
                                .delete(step, FIRST, AskedAttributes.constantName(step, FIRST + 1))));
            case FORGET_ATTRIBUTE ->
                Optional.of(attributes.deletion().forget(step, FIRST, AskedAttributes.constantName(step, FIRST + 1)));
            case OBJECT_SETATTR -> count == 3 ? Optional.of(setRaw(step)) : Optional.empty();
            case OBJECT_DELATTR -> count == 2 ? Optional.of(deleteRaw(step)) : Optional.empty();
            case ITER -> count == 1 ? Optional.of(iteration.iteratorAsValue(step, FIRST)) : Optional.empty();
            case NEXT -> count == 1 ? Optional.of(iteration.next(step, FIRST)) : Optional.empty();
            case ORD -> ord(step);
            case CHR -> {
                Optional<SomeValue> folded = fold(step, "chr");
                yield folded.isPresent()
                        ? folded
                        : isInteger(step.argument(FIRST))
                                ? raising(step, Lattice.CHARACTER, "ValueError", "OverflowError")
                                : Optional.empty();
            }
            case ABS -> abs(step);
            case INT -> toInteger(step, count);
            case FLOAT -> toFloat(step, count);
            case BOOL -> count == 0 ? Optional.of(truth(step, false)) : Optional.of(booleanOf(step));
            case STR ->
                count == 0
                        ? Optional.of(constant(step, inference.host().ofText("")))
                        : count == 1 ? Optional.of(text.str(step, FIRST)) : Optional.empty();
            case REPR -> Optional.of(text.repr(step, FIRST));
            case FORMAT ->
                count == 2
                        ? Optional.of(text.formatted(step, FIRST, FIRST + 1))
                        : count == 1 ? Optional.of(text.formattedPlainly(step, FIRST)) : Optional.empty();
            case RANGE -> range(step, count);
            case TUPLE -> toTuple(step, count);
            case LIST -> count == 0 ? Optional.of(containers.emptyList(step)) : Optional.empty();
            case DICT -> count == 0 ? Optional.of(containers.emptyDict(step)) : Optional.empty();
            case SET -> toSet(step, count, false);
            case FROZENSET -> toSet(step, count, true);
            case OBJECT_NEW -> Optional.of(calls.constructions().allocate(step, FIRST, count));
            case SUPER ->
                count == 2
                        ? pure(
                                step,
                                new SomeSuper(
                                        classTests.classes(step.argument(FIRST)).getFirst(), step.argument(FIRST + 1)))
                        : Optional.empty();
            case INTMASK, LONGLONGMASK, WIDEN -> integer(step, Primitive.SIGNED);
            case OVFCHECK -> pure(step, step.argument(FIRST));
            case R_INT, R_LONGLONG, R_UINT, R_ULONGLONG, R_INT8, R_INT16, R_INT32, R_UINT8, R_UINT16, R_UINT32 ->
                integer(step, function.machineInteger().orElseThrow());
            case R_SINGLEFLOAT -> pure(step, new SomeFloat(Primitive.SINGLEFLOAT, Optional.empty()));
            case ON_END -> pure(step, Lattice.INTEGER);
            case KEEPALIVE_UNTIL_HERE, RESIZELIST_HINT, RESUME_TRACEBACK, COPY_TRACEBACK, HOLD_LOCAL ->
                pure(step, SomeNone.NONE);
            case INSTANTIATE -> instantiate(step);
            case AS_BASE -> pure(step, instanceOf(step.argument(FIRST + 1)));
            case NEWLIST_HINT -> Optional.of(containers.emptyList(step));
            case HAS_ORDER ->
                SpecialMethods.isNotMadeYet(step.argument(FIRST))
                                || SpecialMethods.isNotMadeYet(step.argument(FIRST + 1))
                        ? Optional.of(SomeImpossible.IMPOSSIBLE)
                        : Optional.of(truth(
                                step,
                                comparisons.hasOrder(
                                        step.argument(FIRST),
                                        step.argument(FIRST + 1),
                                        FlowOpcode.named(step.text(FIRST + 2)))));
            case REQUIRE_EXCEPTION_CLASSES -> Optional.of(requireExceptionClasses(step));
            case MAY_HOLD ->
                Optional.of(truth(
                        step,
                        mayHold(
                                step.argument(FIRST),
                                instanceOf(step.argument(FIRST + 1)).definition(),
                                new HashSet<>())));
            case IS_COMPARED_BY_VALUE ->
                SpecialMethods.isNotMadeYet(step.argument(FIRST))
                        ? Optional.of(SomeImpossible.IMPOSSIBLE)
                        : Optional.of(truth(step, Lattice.isSelfContained(step.argument(FIRST))));
            case HAS_RANK ->
                SpecialMethods.isNotMadeYet(step.argument(FIRST))
                        ? Optional.of(SomeImpossible.IMPOSSIBLE)
                        : Optional.of(truth(step, hasRank(step.argument(FIRST))));
            case RANKED_PARTS, RANK_OF -> pure(step, Lattice.INTEGER);
            case IS_RANKED_WHOLLY, IS_TEXT_PART -> pure(step, Lattice.BOOL);
            case ATTRIBUTES_OF -> Optional.of(attributes.dicts().call(step, FIRST));
            case GLOBAL_OF_NAME -> Optional.of(globalNames.item(step, FIRST));
            case GLOBAL_OF_NAME_OR -> Optional.of(globalNames.itemOr(step, FIRST));
            case IS_GLOBAL_NAME -> Optional.of(globalNames.contains(step, FIRST));
            case DICT_OF_GLOBALS -> Optional.of(globalNames.all(step, FIRST));
            case SET_IN_DICT ->
                step.argument(FIRST + 1).constant().isEmpty()
                        ? Optional.of(namedAssignments.putByAny(step, FIRST, FIRST + 1, FIRST + 2))
                        : Optional.of(attributes
                                .assignment()
                                .put(step, FIRST, AskedAttributes.constantName(step, FIRST + 1), FIRST + 2));
            case UPDATE_IN_DICT -> Optional.of(ofDict(step, "update_attributes", 2));
            case DEFAULT_IN_DICT -> Optional.of(ofDict(step, "default_attribute", 3));
            case DELETE_FROM_DICT -> Optional.of(ofDict(step, "delete_entry", 2));
            case POP_FROM_DICT -> Optional.of(ofDict(step, "pop_entry", 2));
            case POP_FROM_DICT_OR -> Optional.of(ofDict(step, "pop_entry_or", 3));
            case FORGET_IN_DICT ->
                step.argument(FIRST + 1).constant().isEmpty()
                        ? namedAssignments.deleteRawByAny(step, FIRST, FIRST + 1)
                        : Optional.of(attributes
                                .deletion()
                                .forgetEntry(step, FIRST, AskedAttributes.constantName(step, FIRST + 1)));
            case VARS -> throw AttributeDicts.kept(step, FIRST);
            case STORE_ATTRIBUTE ->
                Optional.of(attributes
                        .assignment()
                        .store(step, FIRST, AskedAttributes.constantName(step, FIRST + 1), FIRST + 2));
            case COPY_ATTRIBUTES -> Optional.of(attributes.copyAll(step, FIRST));
            case INT_FROM_BYTES -> longs.fromBytes(step);
            case IS_LONG ->
                Optional.of(truth(step, Lattice.withoutNone(step.argument(FIRST)) instanceof SomeLongInteger));
            case IS_UNBOUNDED ->
                Optional.of(truth(
                        step, LongIntegerRules.isUnbounded(Lattice.withoutNone(step.argument(FIRST)), inference)));
            case HAS_UNBOUNDED_PRODUCTS ->
                Optional.of(truth(
                        step,
                        LongIntegerRules.hasUnboundedProducts(Lattice.withoutNone(step.argument(FIRST)), inference)));
            case IS_UNION -> Optional.of(truth(step, step.argument(FIRST) instanceof SomeUnion));
            case IS_OF_KIND -> Optional.of(isOfKind(step));
            case NON_CONSTANT -> pure(step, Lattice.withoutConstant(step.argument(FIRST)));
        };
    }

    private SomeValue requireExceptionClasses(Step step) {
        if (ExceptionRules.areExceptionClasses(inference, step.argument(FIRST))) {
            return pure(step, SomeNone.NONE).orElseThrow();
        }
        return resolver.callSystem(
                step,
                inference
                        .systemCode()
                        .method("object", "require_exception_classes")
                        .orElseThrow(),
                List.of(Passed.operand(step, FIRST)));
    }

    /**
     * Whether a value, or what is in a tuple of it, may be an instance of a class. @param seen tuples that are looked
     * into already, which may hold themselves
     */
    private static boolean mayHold(SomeValue value, ClassDefinition wanted, Set<ListDefinition> seen) {
        return Unions.membersOf(value).stream().anyMatch(member -> switch (member) {
            case SomeInstance instance ->
                instance.definition().isSubclassOf(wanted) || wanted.isSubclassOf(instance.definition());
            case SomeTuple tuple -> tuple.items().stream().anyMatch(item -> mayHold(item, wanted, seen));
            case SomeList list ->
                list.definition().isTuple()
                        && seen.add(list.definition())
                        && mayHold(list.definition().item(), wanted, seen);
            default -> false;
        });
    }

    /** Whether words tell the order of such values' first parts. */
    private static boolean hasRank(SomeValue value) {
        return switch (value) {
            case SomeInteger integer -> integer.type() == Primitive.SIGNED;
            case SomeString text -> !text.canBeNone();
            case SomeTuple tuple ->
                !tuple.items().isEmpty() && hasRank(tuple.items().getFirst());
            default -> false;
        };
    }

    /** {@code callable()}, which tells those that are from those that are not. */
    private SomeValue isCallable(Step step) {
        SomeValue value = step.argument(FIRST);
        if (value != SomeNone.NONE && Lattice.canBeNone(value)) {
            CallableTests.learn(step, FIRST, inference.host());
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("optional", "is_callable").orElseThrow(),
                    List.of(Passed.operand(step, FIRST)));
        }
        List<HostObject> owners = attributes.someOwners(value, "__call__");
        if (!owners.isEmpty()) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("object", "is_of_one").orElseThrow(),
                    List.of(
                            Passed.operand(step, FIRST),
                            Passed.prebuilt(inference, inference.host().ofTuple(owners))));
        }
        if (!(value instanceof SomeCallable callable)) {
            return truth(step, value instanceof SomeClassOf || specialMethods.has(value, "__call__"));
        }
        CallableTests.Split split = CallableTests.split(callable, inference.host());
        if (split.callable() == SomeImpossible.IMPOSSIBLE || split.others() == SomeImpossible.IMPOSSIBLE) {
            return truth(step, split.others() == SomeImpossible.IMPOSSIBLE);
        }
        step.raisesOnly();
        CallableTests.learn(step, FIRST, inference.host());
        return Lattice.BOOL;
    }

    private Optional<SomeValue> pure(Step step, SomeValue result) {
        step.raisesOnly();
        return Optional.of(result);
    }

    private static Optional<SomeValue> raising(Step step, SomeValue result, String... exceptions) {
        step.raisesOnly(exceptions);
        return Optional.of(result);
    }

    private SomeValue truth(Step step, boolean value) {
        return Folding.constant(step, inference, inference.host().ofBoolean(value))
                .orElseGet(() -> {
                    step.raisesOnly();
                    return Lattice.BOOL;
                });
    }

    private SomeValue constant(Step step, HostObject value) {
        return Folding.constant(step, inference, value)
                .orElseGet(() -> Lattice.withoutConstant(inference.liveObjects().annotation(value)));
    }

    /** The result of a builtin of one argument where that is a constant. */
    private Optional<SomeValue> fold(Step step, String builtin) {
        Optional<HostObject> constant = step.argument(FIRST).constant().filter(Folding::isFoldable);
        return constant.isPresent()
                        && inference.host().call(inference.host().builtin(builtin), List.of(constant.get()), Map.of())
                                instanceof Host.Outcome.Returned(HostObject value)
                        && (Folding.fits(value) || constant.get().kind() == HostKind.STR)
                ? Folding.constant(step, inference, value)
                : Optional.empty();
    }

    private static boolean isInteger(SomeValue value) {
        return value instanceof SomeInteger || value instanceof SomeBool || value instanceof SomeLongInteger;
    }

    private Optional<SomeValue> length(Step step) {
        SomeValue given = step.argument(FIRST);
        SomeValue value = Lattice.withoutNone(given);
        if (value instanceof SomeTuple tuple && !Lattice.canBeNone(given)) {
            return Optional.of(constant(
                    step,
                    inference
                            .host()
                            .ofInteger(
                                    java.math.BigInteger.valueOf(tuple.items().size()))));
        }
        Optional<HostObject> enumeration = Enumerations.enumeration(value);
        if (enumeration.isPresent() && !specialMethods.has(value, "__len__")) {
            int count = specialMethods
                    .enumerations()
                    .members(enumeration.get())
                    .items()
                    .size();
            return Optional.of(constant(step, inference.host().ofInteger(java.math.BigInteger.valueOf(count))));
        }
        if (value instanceof SomeString) {
            Optional<SomeValue> folded = fold(step, "len");
            if (folded.isPresent()) {
                return folded;
            }
        }
        if (value instanceof SomeInstance || specialMethods.has(value, "__len__")) {
            Optional<SomeValue> special = specialMethods.call(step, FIRST, "__len__", List.of());
            if (special.isPresent() || SpecialMethods.isNotMadeYet(value)) {
                return special.or(() -> Optional.of(SomeImpossible.IMPOSSIBLE));
            }
        }
        return switch (value) {
            case SomeString string -> lengthOf(step, given);
            case SomeBytes bytes -> lengthOf(step, given);
            case SomeByteArray bytes -> lengthOf(step, given);
            case SomeTuple tuple -> lengthOf(step, given);
            case SomeList list -> lengthOf(step, given);
            case SomeDict dict -> lengthOf(step, given);
            case SomeSet set -> lengthOf(step, given);
            case SomeDictView view -> lengthOf(step, given);
            case SomeRange range -> raising(step, Lattice.NON_NEGATIVE, "TypeError", "OverflowError");
            case SomePointer pointer -> lengthOf(step, given);
            default -> throw new RuleError(FIRST, MessageKind.NO_METHOD, Lattice.describe(given), "len()");
        };
    }

    private static Optional<SomeValue> lengthOf(Step step, SomeValue given) {
        return Lattice.canBeNone(given)
                ? raising(step, Lattice.NON_NEGATIVE, "TypeError")
                : raising(step, Lattice.NON_NEGATIVE);
    }

    private Optional<SomeValue> hash(Step step) {
        SomeValue value = step.argument(FIRST);
        Optional<SomeValue> ofClass = MetaclassMethods.classes(value).isEmpty()
                ? Optional.empty()
                : specialMethods.call(step, FIRST, "__hash__", List.of());
        if (ofClass.isPresent()) {
            return ofClass;
        }
        if (specialMethods.has(value, "__hash__")) {
            return Optional.of(resolver.callSystem(
                    step,
                    inference.systemCode().method("object", "hash_by_program").orElseThrow(),
                    List.of(Passed.operand(step, FIRST))));
        }
        if (SpecialMethods.isNotMadeYet(value)) {
            return Optional.of(SomeImpossible.IMPOSSIBLE);
        }
        Optional<HostObject> system = Lattice.canBeNone(value)
                ? Optional.empty()
                : Families.of(value).flatMap(family -> inference.systemCode().method(family, "__hash__"));
        if (system.isPresent()) {
            return Optional.of(resolver.callSystem(step, system.get(), List.of(Passed.operand(step, FIRST))));
        }
        if (value instanceof SomeList list && !list.definition().isTuple()
                || value instanceof SomeDict
                || value instanceof SomeByteArray
                || value instanceof SomeSet set && !set.definition().isFrozen()) {
            String text = "unhashable type: '" + Families.of(value).orElse("object") + "'";
            throw new RuleError(FIRST, MessageKind.WRONG_ARGUMENTS, text).raising("TypeError", text);
        }
        return raising(step, Lattice.INTEGER, "TypeError");
    }

    private Optional<SomeValue> ord(Step step) {
        Optional<SomeValue> folded = fold(step, "ord");
        if (folded.isPresent()) {
            return folded;
        }
        if (step.argument(FIRST) instanceof SomeString string) {
            return string.isCharacter()
                    ? pure(step, Lattice.NON_NEGATIVE)
                    : raising(step, Lattice.NON_NEGATIVE, "TypeError");
        }
        return Optional.empty();
    }

    private Optional<SomeValue> abs(Step step) {
        SomeValue value = Lattice.withoutNone(step.argument(FIRST));
        Optional<SomeValue> folded = fold(step, "abs");
        if (folded.isPresent()) {
            return folded;
        }
        return switch (value) {
            case SomeInteger integer ->
                raising(step, new SomeInteger(integer.type(), true, Optional.empty()), "OverflowError", "TypeError");
            case SomeBool bool -> pure(step, Lattice.NON_NEGATIVE);
            case SomeFloat real -> raising(step, new SomeFloat(real.type(), Optional.empty()), "TypeError");
            case SomeNumber number -> ofMixture(step, "__abs__");
            case SomeLongInteger integer -> LongIntegerRules.unary(step, inference, resolver, FIRST, "__abs__");
            default ->
                Optional.of(specialMethods
                        .call(step, FIRST, "__abs__", List.of())
                        .orElseThrow(() -> new RuleError(
                                FIRST, MessageKind.NO_UNARY_OPERATION, "abs()", Lattice.describe(value))));
        };
    }

    /** What a builtin of one number is of a mixture of kinds. */
    private Optional<SomeValue> ofMixture(Step step, String method) {
        return inference
                .systemCode()
                .method(Numbers.FAMILY, method)
                .map(function -> resolver.callSystem(step, function, List.of(Passed.operand(step, FIRST))));
    }

    private Optional<SomeValue> toInteger(Step step, int count) {
        if (count == 0) {
            return Optional.of(constant(step, inference.host().ofInteger(java.math.BigInteger.ZERO)));
        }
        if (count != 1) {
            return Optional.empty();
        }
        Optional<SomeValue> folded = fold(step, "int");
        if (folded.isPresent()) {
            return folded;
        }
        return switch (step.argument(FIRST)) {
            case SomeInteger integer ->
                pure(step, new SomeInteger(Primitive.SIGNED, integer.isNonNegative(), Optional.empty()));
            case SomeBool bool -> pure(step, Lattice.NON_NEGATIVE);
            case SomeFloat real
            when LongIntegerRules.isAsked(step, inference) ->
                LongIntegerRules.unary(step, inference, resolver, FIRST, "of_float");
            case SomeFloat real -> raising(step, Lattice.INTEGER, "OverflowError", "ValueError");
            case SomeNumber number -> ofMixture(step, "__int__");
            case SomeLongInteger integer -> LongIntegerRules.unary(step, inference, resolver, FIRST, "__int__");
            case SomeInstance instance ->
                specialMethods
                        .call(step, FIRST, "__int__", List.of())
                        .or(() -> specialMethods.call(step, FIRST, "__index__", List.of()));
            default -> Optional.empty();
        };
    }

    private Optional<SomeValue> toFloat(Step step, int count) {
        if (count == 0) {
            return Optional.of(constant(step, inference.host().ofFloat(0.0)));
        }
        Optional<SomeValue> folded = fold(step, "float");
        if (folded.isPresent()) {
            return folded;
        }
        return switch (step.argument(FIRST)) {
            case SomeInteger integer -> pure(step, Lattice.FLOAT);
            case SomeBool bool -> pure(step, Lattice.FLOAT);
            case SomeFloat real -> pure(step, Lattice.FLOAT);
            case SomeNumber number -> pure(step, Lattice.FLOAT);
            case SomeLongInteger integer -> LongIntegerRules.unary(step, inference, resolver, FIRST, "__float__");
            case SomeInstance instance -> specialMethods.call(step, FIRST, "__float__", List.of());
            default -> Optional.empty();
        };
    }

    private SomeValue booleanOf(Step step) {
        return comparisons.truthOf(step, FIRST);
    }

    private Optional<SomeValue> range(Step step, int count) {
        return count == 3
                ? raising(step, new SomeRange(Optional.empty()), "ValueError")
                : pure(step, new SomeRange(Optional.empty()));
    }

    /** Of nothing; a frozenset of a frozenset is the same one; of anything else by system code. */
    private Optional<SomeValue> toSet(Step step, int count, boolean frozen) {
        if (count == 0) {
            return Optional.of(containers.newSet(step, frozen));
        }
        return frozen
                        && count == 1
                        && step.argument(FIRST) instanceof SomeSet set
                        && set.definition().isFrozen()
                        && !set.canBeNone()
                ? pure(step, set)
                : Optional.empty();
    }

    private Optional<SomeValue> toTuple(Step step, int count) {
        if (count == 0) {
            return Optional.of(constant(step, inference.host().ofTuple(List.of())));
        }
        return switch (step.argument(FIRST)) {
            case SomeTuple tuple -> pure(step, tuple);
            case SomeList list when list.definition().isTuple() -> pure(step, list);
            case SomeList list when !list.canBeNone() -> Optional.of(containers.listToTuple(step, FIRST));
            case SomeInstance instance
            when NamedTuples.length(instance).isPresent() ->
                specialMethods.call(step, FIRST, NamedTuples.AS_TUPLE, List.of());
            default -> Optional.empty();
        };
    }

    private Optional<SomeValue> integer(Step step, Primitive type) {
        SomeInteger result = new SomeInteger(type, false, Optional.empty());
        if (step.argument(FIRST) instanceof SomeFloat) {
            return raising(step, result, "OverflowError", "ValueError");
        }
        return Lattice.canBeNone(step.argument(FIRST)) ? raising(step, result, "TypeError") : pure(step, result);
    }

    /** An operation on the dict of an instance, by system code. */
    private SomeValue ofDict(Step step, String function, int operands) {
        return resolver.callSystem(
                step,
                inference.systemCode().method("object", function).orElseThrow(),
                IntStream.range(FIRST, FIRST + operands)
                        .mapToObj(operand -> Passed.operand(step, operand))
                        .toList());
    }

    private Optional<SomeValue> instantiate(Step step) {
        SomeInstance instance = instanceOf(step.argument(FIRST));
        ((InferredClass) instance.definition()).markMadeBare();
        return pure(step, instance);
    }

    private SomeInstance instanceOf(SomeValue itsClass) {
        InferredClass definition =
                inference.hierarchy().definition(classTests.classes(itsClass).getFirst());
        return new SomeInstance(definition, false, Optional.empty());
    }
}
