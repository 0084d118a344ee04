package dev.serpentine.backend.c;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;

/** Spells constants. */
final class Literals {
    private final CTypes types;
    private final DataNames data;

    /** Tells the C name of a prebuilt container. */
    interface DataNames {
        String nameOf(Container container);
    }

    Literals(CTypes types, DataNames data) {
        this.types = types;
        this.data = data;
    }

    /** An expression for a constant of the type; it is one operand, and allowed in a static initialiser. */
    String spell(Object value, LowLevelType type) {
        return switch (type) {
            case Primitive primitive -> spell(value, primitive);
            case PointerType pointer -> pointer(value, pointer);
            default -> throw new IllegalArgumentException("no constant has type " + type.text());
        };
    }

    private String spell(Object value, Primitive type) {
        return switch (type) {
            case VOID -> throw new IllegalArgumentException("a Void value has no spelling");
            case BOOL -> (Boolean) value ? "true" : "false";
            case FLOAT, SINGLEFLOAT -> floating((Double) value);
            case CHAR, UINT8, UNICHAR, UINT32, INT8, INT16, UINT16, INT32 -> Long.toString((Long) value);
            case SIGNED -> value instanceof SymbolicInteger symbolic ? symbolic(symbolic) : signed((Long) value);
            case UNSIGNED -> Long.toUnsignedString((Long) value) + "UL";
            case ADDRESS -> {
                if (value != null && !value.equals(0L)) {
                    throw new IllegalArgumentException("the only address known beforehand is null");
                }
                yield "((char *)0)";
            }
        };
    }

    private static String signed(long value) {
        if (value == Long.MIN_VALUE) {
            return "(-9223372036854775807L - 1)";
        }
        return value < 0 ? "(" + value + "L)" : value + "L";
    }

    private static String floating(double value) {
        if (Double.isNaN(value)) {
            return "__builtin_nan(\"\")";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "__builtin_inf()" : "(-__builtin_inf())";
        }
        boolean isWhole = value == Math.rint(value) && Math.abs(value) < 1e15 && !(value == 0 && 1 / value < 0);
        String text = isWhole ? Long.toString((long) value) + ".0" : Double.toHexString(value);
        return text.startsWith("-") ? "(" + text + ")" : text;
    }

    private String symbolic(SymbolicInteger value) {
        return switch (value) {
            case SymbolicInteger.SizeOf(ArrayType array) -> offset(types.spell(array), "items");
            case SymbolicInteger.SizeOf(var container) -> "((long)sizeof(" + types.spell(container) + "))";
            case SymbolicInteger.ItemSize(ArrayType array) -> "((long)sizeof(" + types.spell(array.item()) + "))";
            case SymbolicInteger.FieldOffset(StructType struct, String field) ->
                offset(types.spell(struct), types.memberPath(struct, field));
            case SymbolicInteger.LengthOffset(ArrayType array) -> offset(types.spell(array), "length");
            case SymbolicInteger.ItemsOffset(ArrayType array) -> offset(types.spell(array), "items");
        };
    }

    private static String offset(String type, String member) {
        return "((long)__builtin_offsetof(" + type + ", " + member + "))";
    }

    private String pointer(Object value, PointerType type) {
        if (value == null) {
            return "NULL";
        }
        Container container = (Container) value;
        String name = data.nameOf(container);
        if (type.target() instanceof FunctionType) {
            return container.type().equals(type.target()) ? name : "((" + types.spell(type) + ")" + name + ")";
        }
        boolean plain = container.type().equals(type.target()) && !(type.target() instanceof ArrayType);
        return plain ? "(&" + name + ")" : "((" + types.spell(type) + ")&" + name + ")";
    }
}
