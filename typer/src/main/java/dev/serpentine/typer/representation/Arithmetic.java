package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.UnsupportedOperation;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.function.Supplier;

/**
 * Arithmetic and comparison of two numbers: integers of any size, floats, bools. The results and errors are Python's.
 */
final class Arithmetic {
    private final OperationSite site;
    private final OperationBuilder builder;
    private final TypingContext context;

    private Arithmetic(OperationSite site) {
        this.site = site;
        this.builder = site.builder();
        this.context = site.context();
    }

    static Typed binary(FlowOpcode opcode, OperationSite given) {
        OperationSite site = given;
        for (int i = 0; i < 2; i++) {
            if (site.repr(i) instanceof LongIntegerRepr integer) {
                // The other is a machine integer, which uses the low bits alone.
                site = site.withOperand(
                        i,
                        new Typed(
                                integer.lowBits(site.value(i), site.builder()),
                                site.context().representations().signed()),
                        Lattice.INTEGER);
            }
        }
        Repr right = site.repr(1);
        if (right instanceof OptionalRepr optional) {
            OperationSite unwrapped = optional.unwrapped(site, 1);
            return unwrapped.repr(0).binary(opcode, unwrapped);
        }
        if (!isNumber(right)) {
            throw new UnsupportedOperation(
                    opcode.mnemonic() + " of " + site.repr(0).describe() + " and " + right.describe());
        }
        return new Arithmetic(site).binary(opcode);
    }

    static boolean isNumber(Repr repr) {
        return repr instanceof IntegerRepr || repr instanceof FloatRepr || repr instanceof BoolRepr;
    }

    private Typed binary(FlowOpcode opcode) {
        boolean isReal = site.repr(0) instanceof FloatRepr || site.repr(1) instanceof FloatRepr;
        return switch (opcode) {
            case LT, LE, GT, GE ->
                new Typed(
                        isReal ? compareReal(opcode) : compareIntegers(opcode),
                        context.representations().bool());
            case TRUEDIV -> new Typed(divide(isReal), context.representations().floating(Primitive.FLOAT));
            default ->
                isReal
                        ? new Typed(real(opcode), context.representations().floating(Primitive.FLOAT))
                        : integers(opcode);
        };
    }

    // Comparison

    private Value compareReal(FlowOpcode opcode) {
        return MixedComparison.compare(
                        opcode, site.operands().get(0), site.operands().get(1), context, builder)
                .orElseGet(() -> compareFloats(opcode));
    }

    private Value compareFloats(FlowOpcode opcode) {
        FloatRepr real = context.representations().floating(Primitive.FLOAT);
        return builder.emit(
                switch (opcode) {
                    case LT -> LowLevelOpcode.FLOAT_LT;
                    case LE -> LowLevelOpcode.FLOAT_LE;
                    case GT -> LowLevelOpcode.FLOAT_GT;
                    default -> LowLevelOpcode.FLOAT_GE;
                },
                site.valueAs(0, real),
                site.valueAs(1, real));
    }

    private Value compareIntegers(FlowOpcode opcode) {
        if (typeOf(0) == Primitive.UNSIGNED || typeOf(1) == Primitive.UNSIGNED) {
            Value first = builder.castPrimitive(site.value(0), Primitive.UNSIGNED);
            Value second = builder.castPrimitive(site.value(1), Primitive.UNSIGNED);
            return switch (opcode) {
                case LT -> builder.emit(LowLevelOpcode.UINT_LT, first, second);
                case LE -> builder.emit(LowLevelOpcode.UINT_LE, first, second);
                case GT -> builder.emit(LowLevelOpcode.UINT_LT, second, first);
                default -> builder.emit(LowLevelOpcode.UINT_LE, second, first);
            };
        }
        return builder.emit(
                switch (opcode) {
                    case LT -> LowLevelOpcode.INT_LT;
                    case LE -> LowLevelOpcode.INT_LE;
                    case GT -> LowLevelOpcode.INT_GT;
                    default -> LowLevelOpcode.INT_GE;
                },
                wide(0),
                wide(1));
    }

    private Primitive typeOf(int operand) {
        return (Primitive) site.repr(operand).type();
    }

    private Value wide(int operand) {
        return builder.castPrimitive(site.value(operand), Primitive.SIGNED);
    }

    // Floats

    private Value divide(boolean isReal) {
        FloatRepr real = context.representations().floating(Primitive.FLOAT);
        if (!isReal && !isUnsigned()) {
            Value divisor = wide(1);
            if (!site.isChecked("ZeroDivisionError")) {
                return builder.emit(
                        LowLevelOpcode.FLOAT_DIV, real.fromSigned(wide(0), builder), real.fromSigned(divisor, builder));
            }
            raiseWhereZero(divisor, "division by zero");
            return context.helpers()
                    .call(
                            builder,
                            "integers.truediv",
                            context.helpers().lowLevel(wide(0)),
                            context.helpers().lowLevel(divisor))
                    .value();
        }
        Value dividend = site.valueAs(0, real);
        Value divisor = site.valueAs(1, real);
        site.check(
                "ZeroDivisionError",
                isReal ? "float division by zero" : "division by zero",
                () -> builder.emit(LowLevelOpcode.FLOAT_EQ, divisor, new Constant(0.0, Primitive.FLOAT)));
        return builder.emit(LowLevelOpcode.FLOAT_DIV, dividend, divisor);
    }

    private Value real(FlowOpcode opcode) {
        FloatRepr real = context.representations().floating(Primitive.FLOAT);
        Value first = site.valueAs(0, real);
        Value second = site.valueAs(1, real);
        return switch (opcode) {
            case ADD -> builder.emit(LowLevelOpcode.FLOAT_ADD, first, second);
            case SUB -> builder.emit(LowLevelOpcode.FLOAT_SUB, first, second);
            case MUL -> builder.emit(LowLevelOpcode.FLOAT_MUL, first, second);
            case FLOORDIV -> helper("floats.floordiv", first, second);
            case MOD -> helper("floats.mod", first, second);
            default -> throw new UnsupportedOperation(opcode.mnemonic() + " of floats");
        };
    }

    private Value helper(String name, Value first, Value second) {
        return context.helpers()
                .call(
                        builder,
                        name,
                        context.helpers().lowLevel(first),
                        context.helpers().lowLevel(second))
                .value();
    }

    // Integers

    private boolean isUnsigned() {
        return !typeOf(0).isSigned() || !typeOf(1).isSigned();
    }

    private Typed integers(FlowOpcode opcode) {
        Repr result = site.resultRepr() instanceof IntegerRepr wanted
                ? wanted
                : context.representations().signed();
        Primitive type = (Primitive) result.type();
        boolean isChecked = site.isChecked("OverflowError") && type == Primitive.SIGNED;
        Value value = switch (opcode) {
            case ADD -> builder.emit(isChecked ? LowLevelOpcode.INT_ADD_OVF : LowLevelOpcode.INT_ADD, wide(0), wide(1));
            case SUB -> builder.emit(isChecked ? LowLevelOpcode.INT_SUB_OVF : LowLevelOpcode.INT_SUB, wide(0), wide(1));
            case MUL -> builder.emit(isChecked ? LowLevelOpcode.INT_MUL_OVF : LowLevelOpcode.INT_MUL, wide(0), wide(1));
            case AND -> builder.emit(LowLevelOpcode.INT_AND, wide(0), wide(1));
            case OR -> builder.emit(LowLevelOpcode.INT_OR, wide(0), wide(1));
            case XOR -> builder.emit(LowLevelOpcode.INT_XOR, wide(0), wide(1));
            case LSHIFT -> leftShift(type, isChecked);
            case RSHIFT -> rightShift();
            case FLOORDIV ->
                type == Primitive.UNSIGNED
                        ? unsigned(LowLevelOpcode.UINT_DIV, "integers.unsigned_floordiv")
                        : floorDivide();
            case MOD ->
                type == Primitive.UNSIGNED ? unsigned(LowLevelOpcode.UINT_REM, "integers.unsigned_mod") : modulo();
            default -> throw new UnsupportedOperation(opcode.mnemonic() + " of integers");
        };
        return new Typed(builder.castPrimitive(value, type), result);
    }

    private Value unsigned(LowLevelOpcode opcode, String helper) {
        Value dividend = builder.castPrimitive(site.value(0), Primitive.UNSIGNED);
        Value divisor = builder.castPrimitive(site.value(1), Primitive.UNSIGNED);
        return site.isChecked("ZeroDivisionError")
                ? helper(helper, dividend, divisor)
                : builder.emit(opcode, dividend, divisor);
    }

    /** The value of an operand that is a constant, between two bounds. */
    private boolean isConstantWithin(int operand, long low, long high) {
        return site.value(operand) instanceof Constant(Object held, var type)
                && held instanceof Long number
                && low <= number
                && number <= high;
    }

    private Value leftShift(Primitive type, boolean isChecked) {
        if (!isConstantWithin(1, 0, 63)) {
            return shiftByVariable(isChecked);
        }
        return builder.emit(isChecked ? LowLevelOpcode.INT_LSHIFT_OVF : LowLevelOpcode.INT_LSHIFT, wide(0), wide(1));
    }

    private Value shiftByVariable(boolean isChecked) {
        Value count = wide(1);
        Value isUsual = builder.emit(
                LowLevelOpcode.UINT_LT,
                builder.castPrimitive(count, Primitive.UNSIGNED),
                new Constant(64L, Primitive.UNSIGNED));
        return builder.choose(
                isUsual,
                Primitive.SIGNED,
                () -> builder.emit(
                        isChecked ? LowLevelOpcode.INT_LSHIFT_OVF : LowLevelOpcode.INT_LSHIFT, wide(0), count),
                () -> isChecked
                        ? helper("integers.lshift", wide(0), count)
                        : site.isChecked("ValueError")
                                ? helper("integers.lshift_wrapping", wide(0), count)
                                : Constant.signed(0));
    }

    private Value rightShift() {
        boolean isUnsigned = typeOf(0) == Primitive.UNSIGNED;
        Value shifted = isUnsigned ? site.value(0) : wide(0);
        LowLevelOpcode opcode = isUnsigned ? LowLevelOpcode.UINT_RSHIFT : LowLevelOpcode.INT_RSHIFT;
        Value count = wide(1);
        if (isConstantWithin(1, 0, 63)) {
            return builder.emit(opcode, shifted, count);
        }
        if (site.isChecked("ValueError")) {
            return helper(isUnsigned ? "integers.unsigned_rshift" : "integers.rshift", shifted, count);
        }
        Value isUsual = builder.emit(
                LowLevelOpcode.UINT_LT,
                builder.castPrimitive(count, Primitive.UNSIGNED),
                new Constant(64L, Primitive.UNSIGNED));
        return builder.choose(
                isUsual,
                isUnsigned ? Primitive.UNSIGNED : Primitive.SIGNED,
                () -> builder.emit(opcode, shifted, count),
                () -> isUnsigned
                        ? new Constant(0L, Primitive.UNSIGNED)
                        : builder.emit(opcode, shifted, Constant.signed(63)));
    }

    private void raiseWhereZero(Value divisor, String message) {
        if (divisor instanceof Constant(Object held, var type) && (Long) held != 0) {
            return;
        }
        site.check(
                "ZeroDivisionError", message, () -> builder.emit(LowLevelOpcode.INT_EQ, divisor, Constant.signed(0)));
    }

    private boolean isNonNegative(int operand) {
        return site.annotation(operand) instanceof SomeValue.SomeInteger integer && integer.isNonNegative()
                || site.annotation(operand) instanceof SomeValue.SomeBool;
    }

    private Value floorDivide() {
        Value dividend = wide(0);
        Value divisor = wide(1);
        if (isConstantWithin(1, 1, Long.MAX_VALUE)) {
            long constant = (Long) ((Constant) divisor).value();
            return Long.bitCount(constant) == 1
                    ? builder.emit(
                            LowLevelOpcode.INT_RSHIFT, dividend, Constant.signed(Long.numberOfTrailingZeros(constant)))
                    : quotientByPositive(dividend, divisor);
        }
        return whereDivisorIsPositive(
                divisor, () -> quotientByPositive(dividend, divisor), () -> quotientByAny(dividend, divisor));
    }

    /** Programs hardly ever divide by what is negative or zero: one test sees to both, and to an overflow. */
    private Value whereDivisorIsPositive(Value divisor, Supplier<Value> isPositive, Supplier<Value> isAny) {
        if (isConstantWithin(1, Long.MIN_VALUE, 0)) {
            return isAny.get();
        }
        return builder.chooseUsual(
                builder.emit(LowLevelOpcode.INT_GT, divisor, Constant.signed(0)), Primitive.SIGNED, isPositive, isAny);
    }

    private Value quotientByPositive(Value dividend, Value divisor) {
        Value quotient = builder.emit(LowLevelOpcode.INT_DIV_TRUNC, dividend, divisor);
        if (isNonNegative(0)) {
            return quotient;
        }
        Value remainder = builder.emit(LowLevelOpcode.INT_REM_TRUNC, dividend, divisor);
        Value isLess = builder.castPrimitive(
                builder.emit(LowLevelOpcode.INT_LT, remainder, Constant.signed(0)), Primitive.SIGNED);
        return builder.emit(LowLevelOpcode.INT_SUB, quotient, isLess);
    }

    private Value quotientByAny(Value dividend, Value divisor) {
        if (site.isChecked("OverflowError")) {
            return helper("integers.floordiv", dividend, divisor);
        }
        raiseWhereZero(divisor, "integer division or modulo by zero");
        return builder.choose(
                builder.emit(LowLevelOpcode.INT_EQ, divisor, Constant.signed(-1)),
                Primitive.SIGNED,
                () -> builder.emit(LowLevelOpcode.INT_NEG, dividend),
                () -> helper("integers.floordiv_unchecked", dividend, divisor));
    }

    private Value modulo() {
        Value dividend = wide(0);
        Value divisor = wide(1);
        if (isConstantWithin(1, 1, Long.MAX_VALUE)) {
            long constant = (Long) ((Constant) divisor).value();
            return Long.bitCount(constant) == 1
                    ? builder.emit(LowLevelOpcode.INT_AND, dividend, Constant.signed(constant - 1))
                    : remainderByPositive(dividend, divisor);
        }
        return whereDivisorIsPositive(
                divisor, () -> remainderByPositive(dividend, divisor), () -> remainderByAny(dividend, divisor));
    }

    private Value remainderByPositive(Value dividend, Value divisor) {
        Value remainder = builder.emit(LowLevelOpcode.INT_REM_TRUNC, dividend, divisor);
        if (isNonNegative(0)) {
            return remainder;
        }
        Value sign = builder.emit(LowLevelOpcode.INT_RSHIFT, remainder, Constant.signed(63));
        return builder.emit(LowLevelOpcode.INT_ADD, remainder, builder.emit(LowLevelOpcode.INT_AND, sign, divisor));
    }

    private Value remainderByAny(Value dividend, Value divisor) {
        if (site.isChecked("ZeroDivisionError")) {
            return helper("integers.mod", dividend, divisor);
        }
        return builder.choose(
                builder.emit(LowLevelOpcode.INT_EQ, divisor, Constant.signed(-1)),
                Primitive.SIGNED,
                () -> Constant.signed(0),
                () -> helper("integers.mod_unchecked", dividend, divisor));
    }
}
