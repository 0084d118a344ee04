package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.flow.FlowOpcode;

/** How Python writes operators. */
final class Signs {
    private Signs() {}

    /** @throws IllegalArgumentException for what is no operator */
    static String of(FlowOpcode opcode) {
        return switch (opcode) {
            case NEG, SUB -> "-";
            case POS, ADD -> "+";
            case INVERT -> "~";
            case NOT -> "not";
            case MUL -> "*";
            case MATMUL -> "@";
            case TRUEDIV -> "/";
            case FLOORDIV -> "//";
            case MOD -> "%";
            case POW -> "**";
            case LSHIFT -> "<<";
            case RSHIFT -> ">>";
            case AND -> "&";
            case OR -> "|";
            case XOR -> "^";
            case INPLACE_ADD -> "+=";
            case INPLACE_SUB -> "-=";
            case INPLACE_MUL -> "*=";
            case INPLACE_MATMUL -> "@=";
            case INPLACE_TRUEDIV -> "/=";
            case INPLACE_FLOORDIV -> "//=";
            case INPLACE_MOD -> "%=";
            case INPLACE_POW -> "**=";
            case INPLACE_LSHIFT -> "<<=";
            case INPLACE_RSHIFT -> ">>=";
            case INPLACE_AND -> "&=";
            case INPLACE_OR -> "|=";
            case INPLACE_XOR -> "^=";
            case EQ -> "==";
            case NE -> "!=";
            case LT -> "<";
            case LE -> "<=";
            case GT -> ">";
            case GE -> ">=";
            case IS -> "is";
            case CONTAINS -> "in";
            default -> throw new IllegalArgumentException(opcode + " is no operator");
        };
    }
}
