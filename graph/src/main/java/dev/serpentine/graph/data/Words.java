package dev.serpentine.graph.data;

import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;

/**
 * The other form of a primitive value: 64 bits, so that memory and the interpreter's frames need no object a value. An
 * integer is the word that its constant holds, a Bool is 0 or 1, a Float or SingleFloat is the bits of a double, an
 * Address is a number with 0 for the null address.
 */
public final class Words {

    private Words() {}

    /**
     * The word of a value as constants hold it.
     *
     * @throws IllegalArgumentException if the value is none of that type
     */
    public static long ofValue(Object value, Primitive type) {
        return switch (type) {
            case BOOL -> value instanceof Boolean truth ? (truth ? 1 : 0) : wrong(value, type);
            case FLOAT, SINGLEFLOAT ->
                value instanceof Double number ? Double.doubleToRawLongBits(number) : wrong(value, type);
            case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED ->
                value instanceof Long number && type.truncate(number) == number ? number : wrong(value, type);
            case ADDRESS -> value == null ? 0 : value instanceof Long number ? number : wrong(value, type);
            case VOID -> 0;
        };
    }

    private static long wrong(Object value, LowLevelType type) {
        throw new IllegalArgumentException(value + " is no " + type.text());
    }

    /** The value, as constants hold it, of a word. */
    public static Object toValue(long word, Primitive type) {
        return switch (type) {
            case BOOL -> word != 0;
            case FLOAT, SINGLEFLOAT -> Double.longBitsToDouble(word);
            case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED -> word;
            case ADDRESS -> word == 0 ? null : (Object) word;
            case VOID -> null;
        };
    }

    /**
     * The value itself, if memory of that type may hold it.
     *
     * @throws IllegalArgumentException if the value is none of that type
     */
    static Object checkedReference(Object value, LowLevelType type) {
        boolean fits = switch (type) {
            case PointerType pointer ->
                value == null || value instanceof Container container && isPointedToBy(container, pointer);
            case Primitive primitive -> value instanceof SymbolicInteger && primitive == Primitive.SIGNED;
            default -> false;
        };
        if (!fits) {
            wrong(value, type);
        }
        return value;
    }

    /** Whether a pointer of that type may point to the container. */
    public static boolean isPointedToBy(Container container, PointerType pointer) {
        return switch (container) {
            case FieldedValue fielded ->
                pointer.target() instanceof FieldedType target && fielded.type().extendsOrIs(target);
            case ArrayValue array ->
                array.type().equals(pointer.target()) || array.type().isHeadedBy(pointer.target());
            case FunctionValue function -> function.type().equals(pointer.target());
        };
    }
}
