package dev.serpentine.typer.representation;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.function.IntPredicate;

/** What Python raises where None is used as something else, where that is looked out for. */
public final class NoneChecks {

    private NoneChecks() {}

    /** Checks that an operand is not None, where it may be. @return the operand */
    public static Value present(OperationSite site, int operand) {
        Value value = site.value(operand);
        if (site.repr(operand).canBeNone()) {
            require(site, operand, value);
        }
        return value;
    }

    /** Checks that the value of an operand, a pointer, is not null. Where the error names both operands, it is found out what the other one is. */
    static void require(OperationSite site, int operand, Value value) {
        OperationBuilder builder = site.builder();
        String exception = site.opcode() == FlowOpcode.GETATTR || site.opcode() == FlowOpcode.SETATTR ? "AttributeError" : "TypeError";
        String message = message(site, each -> each == operand);
        String messageOfBoth = message(site, each -> true);
        int other = 1 - operand;
        boolean dependsOnOther = !message.equals(messageOfBoth) && site.repr(other).canBeNone();
        site.check(exception, () -> builder.isNull(value), () -> {
            if (dependsOnOther) {
                builder.whenUnlikely(builder.isNull(site.value(other)), () -> site.context().raise(builder, exception, messageOfBoth));
            }
            site.context().raise(builder, exception, message);
        });
    }

    /** The same with an error of one's own. */
    public static Value present(OperationSite site, int operand, String message, String exception) {
        Repr repr = site.repr(operand);
        Value value = site.value(operand);
        if (repr.canBeNone()) {
            site.check(exception, message, () -> site.builder().isNull(value));
        }
        return value;
    }

    private static String message(OperationSite site, IntPredicate isNone) {
        return switch (site.opcode()) {
            case GETATTR, SETATTR -> "'NoneType' object has no attribute '" + site.constantOperand(1).asText() + "'";
            case GETITEM -> "'NoneType' object is not subscriptable";
            case SETITEM -> "'NoneType' object does not support item assignment";
            case DELITEM -> "'NoneType' object doesn't support item deletion";
            case CONTAINS -> "argument of type 'NoneType' is not iterable";
            case CALL -> "object of type 'NoneType' has no len()";
            case ITER -> "'NoneType' object is not iterable";
            case NEXT -> "'NoneType' object is not an iterator";
            case UNPACK -> "cannot unpack non-iterable NoneType object";
            case LT, LE, GT, GE -> "'" + sign(site.opcode()) + "' not supported between instances of " + kinds(site, isNone);
            case NEG, POS, INVERT -> "bad operand type for unary " + sign(site.opcode()) + ": 'NoneType'";
            default -> "unsupported operand type(s) for " + sign(site.opcode()) + ": " + kinds(site, isNone);
        };
    }

    /** Of one operand or of two: the truth of an instance is a method's, too. */
    private static String kinds(OperationSite site, IntPredicate isNone) {
        return site.operands().size() < 2 ? kind(site, 0, isNone) : kind(site, 0, isNone) + " and " + kind(site, 1, isNone);
    }

    private static String kind(OperationSite site, int operand, IntPredicate isNone) {
        Repr repr = site.repr(operand);
        return "'" + (repr instanceof NoneRepr || isNone.test(operand) ? "NoneType" : repr.withoutNone().describe()) + "'";
    }

    private static String sign(FlowOpcode opcode) {
        return switch (opcode) {
            case ADD -> "+";
            case INPLACE_ADD -> "+=";
            case SUB, NEG -> "-";
            case INPLACE_SUB -> "-=";
            case POS -> "+";
            case INVERT -> "~";
            case MUL -> "*";
            case INPLACE_MUL -> "*=";
            case TRUEDIV -> "/";
            case INPLACE_TRUEDIV -> "/=";
            case FLOORDIV -> "//";
            case INPLACE_FLOORDIV -> "//=";
            case MOD -> "%";
            case INPLACE_MOD -> "%=";
            case POW -> "** or pow()";
            case LSHIFT -> "<<";
            case RSHIFT -> ">>";
            case AND -> "&";
            case OR -> "|";
            case XOR -> "^";
            case LT -> "<";
            case LE -> "<=";
            case GT -> ">";
            case GE -> ">=";
            default -> opcode.mnemonic();
        };
    }
}
