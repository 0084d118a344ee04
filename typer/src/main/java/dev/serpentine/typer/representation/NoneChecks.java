package dev.serpentine.typer.representation;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;

/** What Python raises where None is used as something else, where that is looked out for. */
public final class NoneChecks {

    private NoneChecks() {}

    /** Checks that an operand is not None, where it may be. @return the operand */
    public static Value present(OperationSite site, int operand) {
        return present(site, operand, message(site, operand), site.opcode() == FlowOpcode.GETATTR || site.opcode() == FlowOpcode.SETATTR
                ? "AttributeError" : "TypeError");
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

    static String message(OperationSite site, int operand) {
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
            case LT, LE, GT, GE -> "'" + sign(site.opcode()) + "' not supported between instances of " + kinds(site);
            case NEG, POS, INVERT -> "bad operand type for unary " + sign(site.opcode()) + ": 'NoneType'";
            default -> "unsupported operand type(s) for " + sign(site.opcode()) + ": " + kinds(site);
        };
    }

    /** Of one operand or of two: the truth of an instance is a method's, too. */
    private static String kinds(OperationSite site) {
        return site.operands().size() < 2 ? kind(site, 0) : kind(site, 0) + " and " + kind(site, 1);
    }

    private static String kind(OperationSite site, int operand) {
        Repr repr = site.repr(operand);
        return repr instanceof NoneRepr || repr.canBeNone() ? "'NoneType'" : "'" + repr.describe() + "'";
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
