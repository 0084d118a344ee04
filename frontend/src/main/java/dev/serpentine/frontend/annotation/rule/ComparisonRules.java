package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Narrowing;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Knowledge;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Comparison, identity, membership and truth, and what they tell about their operands. */
final class ComparisonRules {
    private static final Map<FlowOpcode, String> REFLECTED =
            Map.of(FlowOpcode.LT, "__gt__", FlowOpcode.LE, "__ge__", FlowOpcode.GT, "__lt__", FlowOpcode.GE, "__le__");

    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods specialMethods;
    private final Narrowing narrowing;
    private final ArgumentRules argumentRules;

    ComparisonRules(
            Inference inference,
            CallResolution resolver,
            SpecialMethods specialMethods,
            Narrowing narrowing,
            ArgumentRules argumentRules) {
        this.argumentRules = argumentRules;
        this.inference = inference;
        this.resolver = resolver;
        this.specialMethods = specialMethods;
        this.narrowing = narrowing;
    }

    private SomeValue constant(Step step, boolean truth) {
        return Folding.constant(step, inference, inference.host().ofBoolean(truth))
                .orElse(Lattice.BOOL);
    }

    private SomeValue bool(Step step) {
        step.raisesOnly();
        return Lattice.BOOL;
    }

    // Truth

    SomeValue truth(Step step) {
        step.learnAll(narrowing.of(step.operation().argument(0)));
        return truthOf(step, 0);
    }

    SomeValue truthOf(Step step, int operand) {
        return truthOf(step, operand, false);
    }

    /** @param negated whether the step asks for the opposite, where that is a constant */
    private SomeValue truthOf(Step step, int operand, boolean negated) {
        SomeValue value = step.argument(operand);
        if (value == SomeNone.NONE) {
            return constant(step, negated);
        }
        if (Lattice.canBeNone(value)) {
            step.learn(true, step.operation().argument(operand), Lattice.withoutNone(value));
        }
        Optional<HostObject> known = value.constant().filter(Folding::isFoldable);
        if (known.isPresent()) {
            return constant(step, negated != Folding.truth(known.get()));
        }
        return switch (value) {
            case SomeBool bool -> {
                step.raisesOnly();
                yield bool;
            }
            case SomeTuple tuple -> constant(step, negated == tuple.items().isEmpty());
            case SomeClassOf classOf -> specialTruth(step, operand).orElseGet(() -> constant(step, !negated));
            case SomeCallable callable ->
                specialTruth(step, operand)
                        .orElseGet(() -> callable.canBeNone() ? bool(step) : constant(step, !negated));
            case SomeInstance instance
            when instance.canBeNone()
                    && (specialMethods.has(instance, "__bool__") || specialMethods.has(instance, "__len__")) -> {
                HostObject function =
                        inference.systemCode().method("optional", "__bool__").orElseThrow();
                yield resolver.callSystem(step, function, List.of(Passed.operand(step, operand)))
                                == SomeImpossible.IMPOSSIBLE
                        ? SomeImpossible.IMPOSSIBLE
                        : Lattice.BOOL;
            }
            case SomeInstance instance -> {
                Optional<SomeValue> special = specialTruth(step, operand);
                if (special.isPresent()) {
                    yield special.get();
                }
                if (SpecialMethods.isNotMadeYet(instance)) {
                    yield SomeImpossible.IMPOSSIBLE;
                }
                yield instance.canBeNone() ? bool(step) : constant(step, !negated);
            }
            default -> bool(step);
        };
    }

    /** By {@code __bool__} or {@code __len__}; empty where there is neither. */
    private Optional<SomeValue> specialTruth(Step step, int operand) {
        return specialMethods
                .call(step, operand, "__bool__", List.of())
                .or(() -> specialMethods.has(step.argument(operand), "__len__")
                        ? specialMethods.call(step, operand, "__len__", List.of())
                        : Optional.empty())
                .map(result -> result == SomeImpossible.IMPOSSIBLE ? SomeImpossible.IMPOSSIBLE : Lattice.BOOL);
    }

    SomeValue not(Step step) {
        SomeValue truth = truthOf(step, 0, true);
        step.learnAll(narrowing.of(step.operation().argument(0)));
        Knowledge negated = step.knowledge().negated();
        Knowledge learned = new Knowledge(
                new java.util.IdentityHashMap<>(negated.whenTrue()),
                new java.util.IdentityHashMap<>(negated.whenFalse()));
        step.knowledge().whenTrue().clear();
        step.knowledge().whenFalse().clear();
        step.learnAll(learned);
        if (truth == SomeImpossible.IMPOSSIBLE || truth.constant().isPresent()) {
            return truth;
        }
        if (step.resolution() instanceof Resolution.Calls(var targets, boolean negate)) {
            step.resolve(new Resolution.Calls(targets, true));
        }
        return Lattice.BOOL;
    }

    // Identity

    SomeValue is(Step step) {
        step.raisesOnly();
        SomeValue left = step.argument(0);
        SomeValue right = step.argument(1);
        if (right == SomeNone.NONE) {
            return isNone(step, 0, true);
        }
        if (left == SomeNone.NONE) {
            return isNone(step, 1, true);
        }
        if (left instanceof SomeLowLevelType a && right instanceof SomeLowLevelType b) {
            return constant(step, a.type().equals(b.type()));
        }
        if (left instanceof SomeCallable a && right instanceof SomeCallable b && !a.canBeNone() && !b.canBeNone()) {
            Set<Description> common = new LinkedHashSet<>(a.descriptions());
            common.retainAll(b.descriptions());
            if (common.isEmpty()) {
                return constant(step, areTheSameType(a, b));
            }
            if (a.constant().isPresent() && a.constant().equals(b.constant())) {
                return constant(step, true);
            }
            boolean isOfProgram = !ErrorReport.isForeign(step.operation().position());
            if (isOfProgram
                    && common.stream()
                            .anyMatch(each ->
                                    each instanceof MethodDescription || each instanceof BuiltinMethodDescription)) {
                throw new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "the identity of bound methods, of which Python makes a new one each time that one is read,",
                        "compare them with ==");
            }
        }
        if (left.constant().isPresent()
                && right.constant().isPresent()
                && isTold(left.constant().get())
                && isTold(right.constant().get())) {
            return constant(step, left.constant().equals(right.constant()));
        }
        if (Numbers.areMixed(Lattice.withoutNone(left), Lattice.withoutNone(right))) {
            return Lattice.BOOL;
        }
        if (isClassOfOthers(left, right) || isClassOfOthers(right, left)) {
            return constant(step, false);
        }
        Optional<String> leftFamily = Families.of(Lattice.withoutNone(left));
        Optional<String> rightFamily = Families.of(Lattice.withoutNone(right));
        if (!leftFamily.equals(rightFamily) && !Lattice.canBeNone(left) && !areCallables(left, right)) {
            return left instanceof SomeClassOf || right instanceof SomeClassOf ? Lattice.BOOL : constant(step, false);
        }
        classIs(step, left, right);
        IdentityTests.learn(step);
        return Lattice.BOOL;
    }

    /** A class and what may be a class or a function are of two families, and yet may be the same. */
    private static boolean areCallables(SomeValue a, SomeValue b) {
        return Lattice.withoutNone(a) instanceof SomeCallable && Lattice.withoutNone(b) instanceof SomeCallable;
    }

    /** Whether one of two classes is of system code and stands for the other: that of what {@code zip} makes. */
    private static boolean areTheSameType(SomeValue a, SomeValue b) {
        return isStandIn(a, b) || isStandIn(b, a);
    }

    private static boolean isStandIn(SomeValue system, SomeValue other) {
        return system.constant()
                .filter(each -> each.kind() == HostKind.CLASS)
                .flatMap(each -> each.attribute("passes_for"))
                .filter(each -> other.constant().filter(each::equals).isPresent())
                .isPresent();
    }

    /**
     * Whether one is the class of instances of the program's classes, and the other a class that none of them is of.
     */
    private boolean isClassOfOthers(SomeValue ofInstances, SomeValue other) {
        return ofInstances instanceof SomeClassOf classOf
                && !inference.systemCode().isSystemClass(classOf.definition().hostClass())
                && other instanceof SomeCallable callable
                && !callable.canBeNone()
                && callable.descriptions().stream()
                        .allMatch(each -> each.hostObject()
                                .filter(object -> object.kind() == HostKind.CLASS
                                        && !object.mro()
                                                .contains(classOf.definition().hostClass()))
                                .isPresent());
    }

    /**
     * Whether it is known of a constant which object it is: those of other kinds may be equal without being the same.
     */
    private static boolean isTold(HostObject constant) {
        return constant.kind() == HostKind.BOOL || constant.kind() == HostKind.INSTANCE;
    }

    /** {@code type(x) is C}: nothing is learned of x, whose variable is not an operand. */
    private void classIs(Step step, SomeValue left, SomeValue right) {
        if (left instanceof SomeInstance a && right instanceof SomeInstance b && !b.canBeNone() && a.canBeNone()) {
            step.learn(true, step.operation().argument(0), Lattice.withoutNone(a));
        }
    }

    /** Whether an operand is None, or else, where {@code truth} is false, whether it is not. */
    private SomeValue isNone(Step step, int operand, boolean truth) {
        SomeValue value = step.argument(operand);
        step.raisesOnly();
        if (value == SomeNone.NONE) {
            return constant(step, truth);
        }
        if (!Lattice.canBeNone(value)) {
            return constant(step, !truth);
        }
        step.learn(truth, step.operation().argument(operand), SomeNone.NONE);
        step.learn(!truth, step.operation().argument(operand), Lattice.withoutNone(value));
        return Lattice.BOOL;
    }

    // Order and equality

    SomeValue compare(Step step, FlowOpcode opcode) {
        Optional<SomeValue> folded = Folding.fold(step, inference, opcode.mnemonic());
        if (folded.isPresent()) {
            return folded.get();
        }
        SomeValue left = step.argument(0);
        SomeValue right = step.argument(1);
        boolean equality = opcode == FlowOpcode.EQ || opcode == FlowOpcode.NE;
        Optional<SomeValue> special = special(step, opcode, equality);
        if (special.isPresent()) {
            return special.get();
        }
        if (equality && (left == SomeNone.NONE || right == SomeNone.NONE)) {
            return isNone(step, right == SomeNone.NONE ? 0 : 1, opcode == FlowOpcode.EQ);
        }
        SomeValue a = Lattice.withoutNone(left);
        SomeValue b = Lattice.withoutNone(right);
        if (SpecialMethods.isNotMadeYet(a)
                || SpecialMethods.isNotMadeYet(b)
                || a == SomeImpossible.IMPOSSIBLE
                || b == SomeImpossible.IMPOSSIBLE) {
            if (a == SomeImpossible.IMPOSSIBLE || b == SomeImpossible.IMPOSSIBLE) {
                throw noOrder(step, opcode);
            }
            return SomeImpossible.IMPOSSIBLE;
        }
        Optional<SomeValue> ofTypes = equality
                ? ComparedTypeForms.compare(step, inference, resolver, opcode == FlowOpcode.NE)
                : Optional.empty();
        if (ofTypes.isPresent()) {
            return ofTypes.get();
        }
        if (equality && areOthers(left, right)) {
            return constant(step, (opcode == FlowOpcode.EQ) == areTheSameType(left, right));
        }
        if (Numbers.areMixed(a, b)) {
            HostObject mixed = inference
                    .systemCode()
                    .method(Numbers.FAMILY, "__" + opcode.mnemonic() + "__")
                    .orElseThrow();
            return resolver.callSystem(step, mixed, List.of(Passed.operand(step, 0), Passed.operand(step, 1)));
        }
        if (LongIntegers.areMet(a, b)) {
            return LongIntegerRules.binary(step, inference, resolver, "__" + opcode.mnemonic() + "__")
                    .orElseThrow();
        }
        if (areBytesAndByteArray(a, b)) {
            return betweenBytes(step, opcode);
        }
        if (areSetLike(a, b)) {
            return bySystem(
                    step,
                    opcode,
                    inference
                            .systemCode()
                            .method(Families.of(a).orElseThrow(), "__" + opcode.mnemonic() + "__")
                            .orElseThrow());
        }
        if (comparable(a, b, equality)) {
            if (a instanceof SomeTuple && !equality && (Lattice.canBeNone(left) || Lattice.canBeNone(right))) {
                return viaOptional(step, opcode);
            }
            if (a instanceof SomeTuple) {
                step.raisesAnything();
            } else {
                step.raisesOnly(
                        !equality && (Lattice.canBeNone(left) || Lattice.canBeNone(right))
                                ? new String[] {"TypeError"}
                                : new String[0]);
            }
            Optional<HostObject> system = a instanceof SomeTuple
                    ? Optional.empty()
                    : Families.of(a)
                            .filter(family -> isContainer(a))
                            .flatMap(family -> inference.systemCode().method(family, "__" + opcode.mnemonic() + "__"));
            return system.map(function -> bySystem(step, opcode, function)).orElse(Lattice.BOOL);
        }
        Optional<HostObject> system = Families.of(a)
                .flatMap(family -> inference.systemCode().method(family, "__" + opcode.mnemonic() + "__"));
        if (system.isPresent() && Families.of(a).equals(Families.of(b))) {
            return bySystem(step, opcode, system.get());
        }
        if (equality && a instanceof SomeList && b instanceof SomeTuple
                || equality && a instanceof SomeTuple && b instanceof SomeList) {
            boolean canBeNone = Lattice.canBeNone(left) || Lattice.canBeNone(right);
            return canBeNone
                    ? viaOptional(step, opcode)
                    : equalsFixed(step, a instanceof SomeList ? 0 : 1, opcode == FlowOpcode.NE);
        }
        if (areFixedAndNot(a, b) && !equality) {
            return bySystem(step, opcode, orderOfFixed(opcode));
        }
        if (equality) {
            return bothCanBeNone(left, right) ? bool(step) : constant(step, opcode == FlowOpcode.NE);
        }
        throw noOrder(step, opcode);
    }

    /** Whether two are classes, functions or methods of which it is known that they are not the same. */
    private static boolean areOthers(SomeValue left, SomeValue right) {
        return left instanceof SomeCallable a
                && right instanceof SomeCallable b
                && !(a.canBeNone() && b.canBeNone())
                && a.descriptions().stream()
                        .noneMatch(one -> b.descriptions().stream().anyMatch(other -> mayBeSame(one, other)));
    }

    private static boolean mayBeSame(Description one, Description other) {
        if (one instanceof MethodDescription a && other instanceof MethodDescription b) {
            return a.function().equals(b.function()) && !areBoundToOthers(a, b);
        }
        if (one instanceof BuiltinMethodDescription || other instanceof BuiltinMethodDescription) {
            return one.describe().equals(other.describe());
        }
        return one.equals(other)
                || one.hostObject().isEmpty()
                || other.hostObject().isEmpty();
    }

    /** Whether two methods are bound to objects that are known, and not the same: a class, and one that extends it. */
    private static boolean areBoundToOthers(MethodDescription one, MethodDescription other) {
        return one.prebuiltSelf().isPresent()
                && other.prebuiltSelf().isPresent()
                && !one.prebuiltSelf().equals(other.prebuiltSelf());
    }

    /** Whether two are compared as sets, of which one is a view of a dict. */
    private static boolean areSetLike(SomeValue a, SomeValue b) {
        return isSetLike(a) && isSetLike(b) && !(a instanceof SomeSet && b instanceof SomeSet);
    }

    private static boolean isSetLike(SomeValue value) {
        return value instanceof SomeSet || value instanceof SomeDictView view && view.kind() != ViewKind.VALUES;
    }

    private static boolean areBytesAndByteArray(SomeValue a, SomeValue b) {
        return a instanceof SomeBytes && b instanceof SomeByteArray
                || a instanceof SomeByteArray && b instanceof SomeBytes;
    }

    /** What the bytearray answers, asked the other way round where it stands on the right. */
    private SomeValue betweenBytes(Step step, FlowOpcode opcode) {
        if (Lattice.canBeNone(step.argument(0)) || Lattice.canBeNone(step.argument(1))) {
            return viaOptional(step, opcode);
        }
        boolean isOnTheLeft = step.argument(0) instanceof SomeByteArray;
        String own = "__" + opcode.mnemonic() + "__";
        HostObject method = inference
                .systemCode()
                .method("bytearray", isOnTheLeft ? own : REFLECTED.getOrDefault(opcode, own))
                .orElseThrow();
        return resolver.callSystem(
                step,
                method,
                List.of(Passed.operand(step, isOnTheLeft ? 0 : 1), Passed.operand(step, isOnTheLeft ? 1 : 0)));
    }

    /**
     * A comparison, or a search of the first operand, by system code for operands that are not None: where one may be,
     * that is asked first.
     */
    private SomeValue bySystem(Step step, FlowOpcode opcode, HostObject function) {
        boolean canBeNone = Lattice.canBeNone(step.argument(0))
                || opcode != FlowOpcode.CONTAINS && Lattice.canBeNone(step.argument(1));
        return canBeNone
                ? viaOptional(step, opcode)
                : resolver.callSystem(step, function, List.of(Passed.operand(step, 0), Passed.operand(step, 1)));
    }

    private SomeValue viaOptional(Step step, FlowOpcode opcode) {
        String method = opcode == FlowOpcode.EQ
                ? "equal_contents"
                : opcode == FlowOpcode.NE ? "unequal_contents" : "__" + opcode.mnemonic() + "__";
        return viaOptional(step, method, 0, 1);
    }

    /**
     * Whether a comparison has a meaning in Python for values of these types. @param opcode one of the four of orders
     */
    boolean hasOrder(SomeValue left, SomeValue right, FlowOpcode opcode) {
        String method = "__" + opcode.mnemonic() + "__";
        if (left instanceof SomeUnion || right instanceof SomeUnion) {
            return Unions.membersOf(left).stream()
                    .anyMatch(one -> Unions.membersOf(right).stream().anyMatch(other -> hasOrder(one, other, opcode)));
        }
        if (specialMethods.has(left, method) || specialMethods.has(right, REFLECTED.get(opcode))) {
            return true;
        }
        SomeValue a = Lattice.withoutNone(left);
        SomeValue b = Lattice.withoutNone(right);
        if (a == SomeImpossible.IMPOSSIBLE || b == SomeImpossible.IMPOSSIBLE) {
            return false;
        }
        Optional<String> family = Families.of(a);
        return comparable(a, b, false)
                || areFixedAndNot(a, b)
                || areBytesAndByteArray(a, b)
                || areSetLike(a, b)
                || family.isPresent()
                        && family.equals(Families.of(b))
                        && inference.systemCode().method(family.get(), method).isPresent();
    }

    /** A tuple of unknown length, at this operand, and one of known length. A list is equal to neither. */
    private SomeValue equalsFixed(Step step, int operand, boolean negate) {
        if (!((SomeList) step.argument(operand)).definition().isTuple()) {
            return constant(step, negate);
        }
        HostObject function = inference
                .systemCode()
                .method("homogeneous_tuple", "equals_fixed")
                .orElseThrow();
        Arguments arguments =
                Arguments.positional(List.of(Passed.operand(step, operand), Passed.operand(step, 1 - operand)));
        return resolver.call(step, List.of(resolver.systemCandidate(function, arguments)), negate);
    }

    /** Whether one is a tuple of unknown length, and the other of known length. */
    private static boolean areFixedAndNot(SomeValue a, SomeValue b) {
        return a instanceof SomeTuple
                        && b instanceof SomeList list
                        && list.definition().isTuple()
                || a instanceof SomeList other && other.definition().isTuple() && b instanceof SomeTuple;
    }

    private HostObject orderOfFixed(FlowOpcode opcode) {
        return inference
                .systemCode()
                .method("homogeneous_tuple", opcode.mnemonic() + "_fixed")
                .orElseThrow();
    }

    private static boolean bothCanBeNone(SomeValue left, SomeValue right) {
        return Lattice.canBeNone(left) && Lattice.canBeNone(right);
    }

    private static RuleError noOrder(Step step, FlowOpcode opcode) {
        return new RuleError(
                MessageKind.NO_OPERATION,
                opcode.sign(),
                Lattice.describe(step.argument(0)),
                Lattice.describe(step.argument(1)));
    }

    private Optional<SomeValue> special(Step step, FlowOpcode opcode, boolean equality) {
        String method = "__" + opcode.mnemonic() + "__";
        // None knows of nothing but itself that is equal to it; the other operand may know more.
        SomeValue asked = step.argument(step.argument(0) == SomeNone.NONE ? 1 : 0);
        if (equality && Lattice.canBeNone(step.argument(0)) && knowsEquality(asked, method)) {
            return Optional.of(viaOptional(step, method, 0, 1));
        }
        if (equality
                && Lattice.canBeNone(step.argument(1))
                && !knowsEquality(step.argument(0), method)
                && knowsEquality(step.argument(1), method)) {
            return Optional.of(viaOptional(step, method, 1, 0));
        }
        String sign = opcode.sign();
        boolean definesNe = specialMethods.has(step.argument(0), "__ne__")
                || !specialMethods.has(step.argument(0), "__eq__") && specialMethods.has(step.argument(1), "__ne__");
        return switch (opcode) {
            case EQ -> specialMethods.either(step, method, method, "equal", sign, false);
            case NE ->
                definesNe
                        ? specialMethods.either(step, method, method, "unequal", sign, false)
                        : specialMethods.either(step, "__eq__", "__eq__", "equal", sign, true);
            default -> specialMethods.either(step, method, REFLECTED.get(opcode), "compare", sign, false);
        };
    }

    private boolean knowsEquality(SomeValue value, String method) {
        return specialMethods.has(value, "__eq__") || specialMethods.has(value, method);
    }

    /** An operation that an operand's class defines, where that may be None too: system code asks first. */
    private SomeValue viaOptional(Step step, String method, int self, int other) {
        HostObject function = inference
                .systemCode()
                .method("optional", method)
                .orElseThrow(() ->
                        new RuleError(self, MessageKind.NO_METHOD, Lattice.describe(step.argument(self)), method));
        return resolver.callSystem(step, function, List.of(Passed.operand(step, self), Passed.operand(step, other)));
    }

    private static boolean isContainer(SomeValue value) {
        return value instanceof SomeList
                || value instanceof SomeDict
                || value instanceof SomeSet
                || value instanceof SomeDictView
                || value instanceof SomeByteArray
                || value instanceof SomeRange;
    }

    /** Whether representations know how to compare the two. */
    private static boolean comparable(SomeValue a, SomeValue b, boolean equality) {
        return switch (a) {
            case SomeBool x -> isNumber(b);
            case SomeInteger x -> isNumber(b);
            case SomeFloat x -> isNumber(b);
            case SomeLongInteger x -> isNumber(b);
            case SomeNumber x -> isNumber(b);
            case SomeString x -> b instanceof SomeString;
            case SomeBytes x -> b instanceof SomeBytes;
            case SomeByteArray x -> b instanceof SomeByteArray;
            case SomeTuple x ->
                b instanceof SomeTuple y && x.items().size() == y.items().size();
            case SomeList x ->
                b instanceof SomeList y
                        && x.definition().isTuple() == y.definition().isTuple();
            case SomeDict x -> equality && b instanceof SomeDict;
            case SomeSet x -> b instanceof SomeSet;
            case SomeRange x -> equality && b instanceof SomeRange;
            case SomeInstance x -> equality && b instanceof SomeInstance;
            case SomeCallable x -> equality && (b instanceof SomeCallable || b instanceof SomeClassOf);
            case SomeClassOf x -> equality && (b instanceof SomeCallable || b instanceof SomeClassOf);
            case SomeIterator x -> equality && b instanceof SomeIterator;
            case SomePointer x -> equality && b instanceof SomePointer;
            case SomeAddress x -> b instanceof SomeAddress;
            case SomeLowLevelType x -> equality && b instanceof SomeLowLevelType;
            default -> false;
        };
    }

    private static boolean isNumber(SomeValue value) {
        return value instanceof SomeInteger
                || value instanceof SomeBool
                || value instanceof SomeFloat
                || value instanceof SomeNumber
                || value instanceof SomeLongInteger;
    }

    // Membership: (container, item)

    SomeValue contains(Step step) {
        Optional<SomeValue> folded = Folding.fold(step, inference, "contains");
        if (folded.isPresent()) {
            return folded.get();
        }
        SomeValue container = Lattice.withoutNone(step.argument(0));
        if (step.argument(0) == SomeNone.NONE) {
            throw new RuleError(
                    0,
                    MessageKind.NO_OPERATION,
                    "in",
                    Lattice.describe(step.argument(1)),
                    Lattice.describe(step.argument(0)));
        }
        Optional<SomeValue> special = specialMethods.call(step, 0, "__contains__", List.of(Passed.operand(step, 1)));
        if (special.isPresent()) {
            return special.get() == SomeImpossible.IMPOSSIBLE ? SomeImpossible.IMPOSSIBLE : Lattice.BOOL;
        }
        if (SpecialMethods.isNotMadeYet(container)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        // A search in text looks out for None itself.
        SomeValue item = container instanceof SomeString ? Lattice.withoutNone(step.argument(1)) : step.argument(1);
        Optional<Signature> ofText = Families.of(container)
                .filter(_ -> container instanceof SomeString
                        || container instanceof SomeBytes && (item instanceof SomeInstance || Lattice.canBeNone(item)))
                .flatMap(family -> SignatureTable.of(family, "__contains__"))
                .filter(signature -> switch (argumentRules.ofOperand(signature, item)) {
                    case CONVERTED, SOMETIMES -> true;
                    case ALWAYS, NEVER -> false;
                });
        if (ofText.isPresent()) {
            return argumentRules.guarded(
                    step,
                    "a = b in a",
                    FlowOpcode.CONTAINS,
                    ofText.get(),
                    List.of(1),
                    List.of(Passed.operand(step, 0), Passed.operand(step, 1)));
        }
        Families.of(container)
                .flatMap(family -> SignatureTable.of(family, "__contains__"))
                .filter(signature -> argumentRules.ofOperand(signature, item) == ArgumentFit.Answer.NEVER)
                .ifPresent(signature -> {
                    throw new RuleError(
                            MessageKind.NO_OPERATION,
                            "in",
                            Lattice.describe(step.argument(1)),
                            Lattice.describe(step.argument(0)));
                });
        boolean isIterated = container instanceof SomeIterator
                || specialMethods.has(container, "__iter__")
                || specialMethods.has(container, "__getitem__");
        Optional<HostObject> system = Families.of(container)
                .filter(family -> !isIterated)
                .or(() -> Optional.of("object"))
                .flatMap(family -> inference.systemCode().method(family, "__contains__"));
        if (system.isPresent() && !(container instanceof SomeTuple)) {
            return bySystem(step, FlowOpcode.CONTAINS, system.get());
        }
        if (container instanceof SomeRange
                && !(step.argument(1) instanceof SomeInteger)
                && !(step.argument(1) instanceof SomeBool)) {
            return bySystem(
                    step,
                    FlowOpcode.CONTAINS,
                    inference.systemCode().method("range", "contains_any").orElseThrow());
        }
        if (container instanceof SomeSet
                && step.argument(1) instanceof SomeSet looked
                && !looked.definition().isFrozen()) {
            return bySystem(
                    step,
                    FlowOpcode.CONTAINS,
                    inference.systemCode().method("set", "contains_set").orElseThrow());
        }
        if (container instanceof SomeString && ArgumentFit.isTextMember(step.argument(1))) {
            return bySystem(
                    step,
                    FlowOpcode.CONTAINS,
                    inference.systemCode().method("str_member", "_in_text_").orElseThrow());
        }
        switch (container) {
            case SomeString string -> requireText(step);
            case SomeDict dict -> asksForKey(dict, step);
            case SomeSet set -> {
                ((InferredSet) set.definition()).readItem();
                ((InferredSet) set.definition()).generaliseItem(step.argument(1));
            }
            case SomeDictView keys -> asksForKey(keys.dict(), step);
            case SomeList list -> ((InferredList) list.definition()).readItem();
            case SomeBytes bytes -> {}
            case SomeByteArray bytes -> {}
            case SomeTuple tuple -> {}
            case SomeRange range -> {}
            default ->
                throw new RuleError(
                        MessageKind.NO_OPERATION,
                        "in",
                        Lattice.describe(step.argument(1)),
                        Lattice.describe(step.argument(0)));
        }
        return bool(step);
    }

    private static void asksForKey(SomeDict dict, Step step) {
        InferredDict definition = (InferredDict) dict.definition();
        definition.readKey();
        definition.generaliseKey(step.argument(1));
    }

    private static void requireText(Step step) {
        if (!(step.argument(1) instanceof SomeString)) {
            throw new RuleError(
                    MessageKind.NO_OPERATION,
                    "in",
                    Lattice.describe(step.argument(1)),
                    Lattice.describe(step.argument(0)));
        }
    }
}
