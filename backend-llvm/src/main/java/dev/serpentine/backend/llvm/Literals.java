package dev.serpentine.backend.llvm;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** Spells constants, without their types. */
final class Literals {
    private final Layouts layouts;
    private final Function<Container, String> dataNames;

    /** @param dataNames tells the name of a prebuilt container or function, with its {@code @} */
    Literals(Layouts layouts, Function<Container, String> dataNames) {
        this.layouts = layouts;
        this.dataNames = dataNames;
    }

    /** A constant of the type as a value in a register. */
    String spell(Object value, LowLevelType type) {
        return switch (type) {
            case PointerType _ -> value == null ? "null" : dataNames.apply((Container) value);
            case Primitive primitive ->
                switch (primitive) {
                    case VOID -> throw new IllegalArgumentException("a Void value has no spelling");
                    case BOOL -> (Boolean) value ? "true" : "false";
                    case FLOAT -> floating((Double) value);
                    case SINGLEFLOAT -> floating((float) (double) (Double) value);
                    case ADDRESS -> address(value);
                    case SIGNED ->
                        Long.toString(
                                value instanceof SymbolicInteger symbolic ? layouts.number(symbolic) : (Long) value);
                    case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, UNSIGNED ->
                        integer((Long) value, primitive);
                };
            default -> throw new IllegalArgumentException("no constant has type " + type.text());
        };
    }

    /** The same as it lies in memory. */
    String spellInMemory(Object value, LowLevelType type) {
        return type == Primitive.BOOL ? (Boolean) value ? "1" : "0" : spell(value, type);
    }

    /** LLVM reads all integers as signed. */
    static String integer(long value, Primitive type) {
        int unused = 64 - type.bits();
        return Long.toString(value << unused >> unused);
    }

    private static String floating(double value) {
        return String.format("0x%016X", Double.isNaN(value) ? 0x7FF8000000000000L : Double.doubleToRawLongBits(value));
    }

    private static String address(Object value) {
        if (value != null && !value.equals(0L)) {
            throw new IllegalArgumentException("the only address known beforehand is null");
        }
        return "null";
    }

    /** Bytes between quotes. */
    static String bytes(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length + 2).append('"');
        for (byte each : bytes) {
            int c = each & 0xFF;
            if (c >= ' ' && c < 127 && c != '"' && c != '\\') {
                text.append((char) c);
            } else {
                text.append('\\').append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            }
        }
        return text.append('"').toString();
    }

    /** A text between quotes, as UTF-8. */
    static String string(String text) {
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
