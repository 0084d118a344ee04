package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.rule.ArgumentFit.Answer;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.Kind;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.Primitive;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Unary and binary operators, plain and in place: numbers, concatenation, and what system code or special methods give
 * the others.
 */
final class ArithmeticRules {
    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods specialMethods;
    private final ArgumentRules argumentRules;

    private final Forwarders forwarders;

    ArithmeticRules(
            Inference inference,
            CallResolution resolver,
            SpecialMethods specialMethods,
            ArgumentRules argumentRules,
            Forwarders forwarders) {
        this.forwarders = forwarders;
        this.inference = inference;
        this.resolver = resolver;
        this.argumentRules = argumentRules;
        this.specialMethods = specialMethods;
    }

    SomeValue unary(Step step, FlowOpcode opcode) {
        String name = opcode.mnemonic();
        Optional<SomeValue> folded = Folding.fold(step, inference, name.equals("invert") ? "invert" : name);
        if (folded.isPresent()) {
            return folded.get();
        }
        if (inference.decisions().isWrapping(step.operation())) {
            Optional<SomeValue> wrapping = LongIntegerRules.wrapping(step, inference, resolver, name);
            if (wrapping.isPresent()) {
                return wrapping.get();
            }
        }
        SomeValue operand = Lattice.withoutNone(step.argument(0));
        step.raisesOnly(Lattice.canBeNone(step.argument(0)) ? "TypeError" : "OverflowError");
        switch (operand) {
            case SomeInteger integer -> {
                return new SomeInteger(
                        integer.type(), opcode == FlowOpcode.POS && integer.isNonNegative(), Optional.empty());
            }
            case SomeBool bool -> {
                return Lattice.INTEGER;
            }
            case SomeFloat real
            when opcode != FlowOpcode.INVERT -> {
                return new SomeFloat(real.type(), Optional.empty());
            }
            default -> {}
        }
        String method = "__" + name + "__";
        Optional<SomeValue> special = specialMethods.call(step, 0, method, List.of());
        if (special.isPresent()) {
            return special.get();
        }
        if (SpecialMethods.isNotMadeYet(operand)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        Optional<HostObject> system =
                Families.of(operand).flatMap(family -> inference.systemCode().method(family, method));
        if (system.isPresent()) {
            return resolver.callSystem(step, system.get(), List.of(Passed.operand(step, 0)));
        }
        throw new RuleError(
                MessageKind.NO_UNARY_OPERATION, FlowOpcode.named(name).sign(), Lattice.describe(step.argument(0)));
    }

    private static RuleError refused(Step step, String name, SomeValue left, SomeValue right) {
        String first = Lattice.describe(step.argument(0));
        String second = Lattice.describe(step.argument(1));
        boolean isTextAndNumber =
                left instanceof SomeString && isNumber(right) || isNumber(left) && right instanceof SomeString;
        return isTextAndNumber && name.equals("add")
                ? new RuleError(MessageKind.NO_SUM_OF_TEXT, first, second)
                : new RuleError(MessageKind.NO_OPERATION, FlowOpcode.named(name).sign(), first, second);
    }

    /** @param name the operator's name without underscores, {@code add} */
    SomeValue binary(Step step, String name, boolean inPlace) {
        Optional<SomeValue> folded =
                Folding.fold(step, inference, name.equals("and") || name.equals("or") ? name + "_" : name);
        if (folded.isPresent()) {
            return folded.get();
        }
        if (inference.decisions().isWrapping(step.operation())) {
            Optional<SomeValue> wrapping = LongIntegerRules.wrapping(step, inference, resolver, name);
            if (wrapping.isPresent()) {
                return wrapping.get();
            }
        }
        SomeValue left = Lattice.withoutNone(step.argument(0));
        SomeValue right = Lattice.withoutNone(step.argument(1));
        if (inPlace
                && (isOptional(step.argument(0)) || isOptional(step.argument(1)))
                && (Numbers.areMixed(left, right) || LongIntegers.areMet(left, right))) {
            return withoutNone(step, name);
        }
        if (Numbers.areMixed(left, right) || name.equals("pow") && mayBeFloatPower(step, left, right)) {
            HostObject mixed = inference
                    .systemCode()
                    .method(
                            Numbers.FAMILY,
                            LongIntegerRules.isGrowing(step, inference, name) || left instanceof SomeLongInteger
                                    ? "unbounded_" + name
                                    : "__" + name + "__")
                    .orElseThrow(() -> new RuleError(
                            MessageKind.NO_OPERATION,
                            FlowOpcode.named(name).sign(),
                            Lattice.describe(step.argument(0)),
                            Lattice.describe(step.argument(1))));
            return resolver.callSystem(step, mixed, List.of(Passed.operand(step, 0), Passed.operand(step, 1)));
        }
        boolean isFloatPower =
                name.equals("pow") && isNegativeConstant(step.operation().argument(1));
        if (!isFloatPower
                && (LongIntegers.areMet(left, right)
                        || LongIntegerRules.isGrowing(step, inference, name, left, right))) {
            return LongIntegerRules.binary(step, inference, resolver, "__" + name + "__")
                    .orElseThrow(() -> refused(step, name, left, right));
        }
        Optional<SomeValue> core = core(
                step,
                name,
                LongIntegers.besideMachineInteger(left, right),
                LongIntegers.besideMachineInteger(right, left),
                inPlace);
        if (core.isPresent()) {
            if (Lattice.canBeNone(step.argument(0)) || Lattice.canBeNone(step.argument(1))) {
                step.alsoRaises("TypeError");
            }
            return core.get();
        }
        String sign = signInErrors(name, inPlace);
        if (inPlace
                && (left instanceof SomeDict || left instanceof SomeSet)
                && right instanceof SomeInstance
                && !SpecialMethods.isNotMadeYet(right)) {
            // Dicts and sets change themselves before the right operand is asked for its reflected method.
            Optional<SomeValue> changed = changedInPlace(step, name, sign);
            if (changed.isPresent()) {
                return changed.get();
            }
        }
        Optional<SomeValue> special = inPlace
                ? specialMethods.inPlace(step, "__i" + name + "__", "__" + name + "__", "__r" + name + "__", sign)
                : Optional.empty();
        if (special.isEmpty() && !isFormat(name, left)) {
            special = specialMethods.either(step, "__" + name + "__", "__r" + name + "__", "operate", sign, false);
        }
        if (special.isPresent()) {
            return special.get();
        }
        if (SpecialMethods.isNotMadeYet(left) || SpecialMethods.isNotMadeYet(right)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        if (isFloatPower && (isNumber(left) || left instanceof SomeLongInteger)) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("int", "negative_power").orElseThrow(),
                    List.of(Passed.operand(step, 0), Passed.operand(step, 1)));
        }
        return system(step, name, left, right, inPlace);
    }

    /** Formats take whatever is to be formatted, so that its reflected method is never asked. */
    private static boolean isFormat(String name, SomeValue left) {
        return name.equals("mod") && (left instanceof SomeString || left instanceof SomeBytes);
    }

    private static String signInErrors(String name, boolean inPlace) {
        return OperandError.sign(FlowOpcode.named((inPlace ? "inplace_" : "") + name));
    }

    /**
     * A constant below 0: then a power of an int is a float. Only where it is written so, since what is inferred to be
     * a constant may turn out to be none.
     */
    private static boolean isNegativeConstant(Value value) {
        return value instanceof Constant(HostObject object, var type)
                && object.kind() == HostKind.INT
                && object.asInteger().signum() < 0;
    }

    /**
     * Whether the exponent of a power of ints is written with a minus sign ({@code 2 ** -n}): it is not known to be
     * below 0, but meant to be, so the result is an int or a float. The same where the program asks for a power of
     * something that is an int or of other kinds, and the exponent is not known: there the result is of several kinds
     * anyway.
     */
    private boolean mayBeFloatPower(Step step, SomeValue left, SomeValue right) {
        boolean isOfWords = (left instanceof SomeInteger || left instanceof SomeBool) && right instanceof SomeInteger;
        return isOfWords && isNegation(step.operation().argument(1), step.block(), step.graph())
                || LongIntegers.isInteger(left)
                        && LongIntegers.isInteger(right)
                        && right.constant().isEmpty()
                        && inference.flow().servedBy(step).graph() != step.graph();
    }

    private static boolean isNegation(Value value, Block block, FunctionGraph graph) {
        int input = block.inputArguments().indexOf(value);
        return input >= 0
                // Behind the negation where a handler is around it.
                ? graph.blocks().stream()
                        .filter(each ->
                                each.operations().stream().anyMatch(operation -> operation.opcode() == FlowOpcode.NEG))
                        .flatMap(each -> each.links().stream()
                                .filter(link -> link.target() == block)
                                .map(link -> Map.entry(each, link.arguments().get(input))))
                        .anyMatch(passed -> isResultOfNegation(passed.getValue(), passed.getKey()))
                : isResultOfNegation(value, block);
    }

    private static boolean isResultOfNegation(Value value, Block block) {
        return block.operations().stream()
                .anyMatch(operation -> operation.opcode() == FlowOpcode.NEG && operation.result() == value);
    }

    /** By system code: of the left operand's family if its method takes the right one, else of the right operand's. */
    private SomeValue system(Step step, String name, SomeValue left, SomeValue right, boolean inPlace) {
        Optional<SomeValue> percented = name.equals("mod") ? percentedAsKnown(step, left, right) : Optional.empty();
        if (percented.isPresent()) {
            return percented.get();
        }
        String sign = signInErrors(name, inPlace);
        Optional<SomeValue> found = inPlace ? changedInPlace(step, name, sign) : Optional.empty();
        return found.or(() -> byMethod(
                        step,
                        "__" + name + "__",
                        "a = a " + FlowOpcode.named(name).sign() + " b",
                        0,
                        sign))
                .or(() -> byMethod(
                        step,
                        "__r" + name + "__",
                        "a = b " + FlowOpcode.named(name).sign() + " a",
                        1,
                        sign))
                .or(() -> name.equals("mul") ? byMethod(step, "__mul__", "a = b * a", 1, sign) : Optional.empty())
                .orElseThrow(() -> refused(step, name, left, right));
    }

    /** {@code text % values} by the function that a text is which is known now; empty where the run reads it. */
    private Optional<SomeValue> percentedAsKnown(Step step, SomeValue left, SomeValue right) {
        Host host = inference.host();
        Optional<HostObject> text = left.constant().filter(each -> each.kind() == HostKind.STR);
        if (text.isEmpty() || Lattice.canBeNone(right)) {
            return Optional.empty();
        }
        List<HostObject> known = switch (right) {
            case SomeTuple tuple ->
                List.of(
                        text.get(),
                        host.ofInteger(BigInteger.valueOf(tuple.items().size())));
            case SomeInteger _, SomeLongInteger _, SomeFloat _, SomeBool _, SomeString _ -> List.of(text.get());
            default -> List.of();
        };
        if (known.isEmpty()) {
            return Optional.empty();
        }
        return forwarders
                .ofKnown("str", known.size() == 1 ? "percent_of_one" : "percent_of_known", known)
                .map(function -> resolver.callSystem(step, function, List.of(Passed.operand(step, 1))));
    }

    private Optional<SomeValue> changedInPlace(Step step, String name, String sign) {
        return byMethod(step, "__i" + name + "__", "a " + FlowOpcode.named(name).sign() + "= b", 0, sign);
    }

    /**
     * @param self the operand whose method it is; the statement has it as {@code a} and the other as {@code b}
     * @param sign the operator as the program wrote it
     */
    private Optional<SomeValue> byMethod(Step step, String method, String statement, int self, String sign) {
        Optional<String> family = Families.of(Lattice.withoutNone(step.argument(self)));
        Optional<HostObject> function =
                family.flatMap(each -> inference.systemCode().method(each, method));
        Optional<Signature> signature = family.flatMap(each -> SignatureTable.of(each, method));
        List<Passed> operands = List.of(Passed.operand(step, self), Passed.operand(step, 1 - self));
        Answer answer = signature
                .map(each -> argumentRules.ofOperand(each, step.argument(1 - self)))
                .orElse(Answer.ALWAYS);
        boolean isOfNumbers = signature
                .filter(each -> each.parameters().getFirst().takes(Kind.REAL)
                        || each.parameters().getFirst().takes(Kind.INT))
                .isPresent();
        boolean isGuarded = (answer == Answer.CONVERTED || answer == Answer.SOMETIMES) && !isOfNumbers;
        if (answer == Answer.NEVER || function.isEmpty() && !(isGuarded && self == 0)) {
            return Optional.empty();
        }
        String selfGuard = function.isPresent() && isOptional(step.argument(self)) ? notNone(sign, "b", self == 1) : "";
        String otherGuard = isGuarded
                ? argumentRules.guardOfOperand(signature.get(), step.argument(1 - self))
                : function.isPresent() && isOfNumbers && isOptional(step.argument(1 - self))
                        ? notNone(sign, "a", self == 0)
                        : "";
        return Optional.of(
                selfGuard.isEmpty() && otherGuard.isEmpty() && function.isPresent()
                        ? resolver.callSystem(step, function.get(), operands)
                        : argumentRules.guarded(step, statement, List.of(selfGuard, otherGuard), operands));
    }

    /** An operation in place on numbers that may be None, of which Python's error says so. */
    private SomeValue withoutNone(Step step, String name) {
        String sign = signInErrors(name, true);
        return argumentRules.guarded(
                step,
                "a = a " + FlowOpcode.named(name).sign() + " b",
                List.of(
                        isOptional(step.argument(0)) ? notNone(sign, "b", false) : "",
                        isOptional(step.argument(1)) ? notNone(sign, "a", true) : ""),
                List.of(Passed.operand(step, 0), Passed.operand(step, 1)));
    }

    private static boolean isOptional(SomeValue value) {
        return Lattice.canBeNone(value) && value != SomeNone.NONE;
    }

    /**
     * The guard of an operand against None. @param other the name of the other one @param isRight whether this is the
     * right one
     */
    private static String notNone(String sign, String other, boolean isRight) {
        return "guards.operand(%s, " + other + ", '" + sign.replace("%", "%%") + "', " + (isRight ? "True" : "False")
                + ")";
    }

    /** Numbers, and what is concatenated: the rules that representations know. */
    private Optional<SomeValue> core(Step step, String name, SomeValue left, SomeValue right, boolean inPlace) {
        if (isNumber(left) && isNumber(right)) {
            return numbers(step, name, left, right);
        }
        if (name.equals("mul")
                && !inPlace
                && left instanceof SomeList list
                && !list.definition().isTuple()
                && (right instanceof SomeInteger || right instanceof SomeBool)) {
            step.raisesOnly("MemoryError");
            InferredList product =
                    inference.made().by(step.operation(), () -> new InferredList(inference.worklist(), false));
            product.generaliseItem(((InferredList) list.definition()).readItem());
            return Optional.of(new SomeList(product, false, Optional.empty()));
        }
        if (!name.equals("add")) {
            return Optional.empty();
        }
        step.raisesOnly();
        Optional<SomeValue> result = switch (left) {
            case SomeString a when right instanceof SomeString -> Optional.of(Lattice.STRING);
            case SomeBytes a when right instanceof SomeBytes -> Optional.of(Lattice.BYTES);
            case SomeTuple a
            when right instanceof SomeTuple b -> {
                List<SomeValue> items = new java.util.ArrayList<>(a.items());
                items.addAll(b.items());
                yield Optional.of(new SomeTuple(items, Optional.empty()));
            }
            case SomeList a
            when right instanceof SomeList b
                    && !a.definition().isTuple()
                    && !b.definition().isTuple() -> Optional.of(lists(step, a, b, inPlace));
            default -> Optional.empty();
        };
        if (result.isEmpty()) {
            step.raisesAnything();
        }
        return result;
    }

    private SomeValue lists(Step step, SomeList left, SomeList right, boolean inPlace) {
        InferredList first = (InferredList) left.definition();
        InferredList second = (InferredList) right.definition();
        if (inPlace) {
            first.markResized();
            first.generaliseItem(second.readItem());
            return new SomeList(first, false, left.constant());
        }
        InferredList sum = inference.made().by(step.operation(), () -> new InferredList(inference.worklist(), false));
        sum.generaliseItem(first.readItem());
        sum.generaliseItem(second.readItem());
        return new SomeList(sum, false, Optional.empty());
    }

    private static boolean isNumber(SomeValue value) {
        return value instanceof SomeInteger || value instanceof SomeBool || value instanceof SomeFloat;
    }

    private Optional<SomeValue> numbers(Step step, String name, SomeValue left, SomeValue right) {
        boolean real = left instanceof SomeFloat || right instanceof SomeFloat;
        boolean bools = left instanceof SomeBool && right instanceof SomeBool;
        return switch (name) {
            case "add", "sub", "mul" -> {
                step.raisesOnly(real ? new String[0] : new String[] {"OverflowError"});
                yield Optional.of(real ? Lattice.FLOAT : integer(left, right, false));
            }
            case "truediv" -> {
                step.raisesOnly("ZeroDivisionError");
                yield Optional.of(Lattice.FLOAT);
            }
            case "floordiv" -> {
                step.raisesOnly("ZeroDivisionError", "OverflowError");
                yield Optional.of(
                        real ? Lattice.FLOAT : integer(left, right, isNonNegative(left) && isNonNegative(right)));
            }
            case "mod" -> {
                step.raisesOnly("ZeroDivisionError");
                yield Optional.of(real ? Lattice.FLOAT : integer(left, right, isNonNegative(right)));
            }
            case "lshift" -> {
                step.raisesOnly("OverflowError", "ValueError");
                yield real ? Optional.empty() : Optional.of(shifted(left, false));
            }
            case "rshift" -> {
                step.raisesOnly("ValueError");
                yield real ? Optional.empty() : Optional.of(shifted(left, isNonNegative(left)));
            }
            case "and", "or", "xor" -> {
                step.raisesOnly();
                boolean nonNegative = name.equals("and")
                        ? isNonNegative(left) || isNonNegative(right)
                        : isNonNegative(left) && isNonNegative(right);
                yield real ? Optional.empty() : Optional.of(bools ? Lattice.BOOL : integer(left, right, nonNegative));
            }
            default -> Optional.empty();
        };
    }

    private static SomeValue shifted(SomeValue left, boolean nonNegative) {
        return new SomeInteger(
                left instanceof SomeInteger integer ? integer.type() : Primitive.SIGNED, nonNegative, Optional.empty());
    }

    private static boolean isNonNegative(SomeValue value) {
        return value instanceof SomeBool || value instanceof SomeInteger integer && integer.isNonNegative();
    }

    private static SomeInteger integer(SomeValue left, SomeValue right, boolean nonNegative) {
        return new SomeInteger(resultType(typeOf(left), typeOf(right)), nonNegative, Optional.empty());
    }

    private static Primitive typeOf(SomeValue value) {
        return value instanceof SomeInteger integer ? integer.type() : Primitive.SIGNED;
    }

    /**
     * As {@code rarithmetic.base_int}: with a plain int the machine integer's own type; of two machine integers the
     * wider, signed only if both are.
     */
    private static Primitive resultType(Primitive left, Primitive right) {
        if (left == right) {
            return left;
        }
        if (right == Primitive.SIGNED) {
            return left;
        }
        if (left == Primitive.SIGNED) {
            return right;
        }
        Primitive wider = left.bits() >= right.bits() ? left : right;
        boolean signed = left.isSigned() && right.isSigned();
        if (wider.isSigned() == signed) {
            return wider;
        }
        return switch (wider) {
            case INT8 -> Primitive.UINT8;
            case INT16 -> Primitive.UINT16;
            case INT32 -> Primitive.UINT32;
            default -> Primitive.UNSIGNED;
        };
    }
}
