package dev.serpentine.graph.data;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.List;

/** A struct in memory. Its fields begin as zeros and null pointers; values are those that {@link Constant} allows for the field's type. */
public final class StructValue implements Container {
    private final StructType type;
    private final Object[] values;

    public StructValue(StructType type) {
        this.type = type;
        List<StructType.Field> fields = type.allFields();
        this.values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = zero(fields.get(i).type());
        }
    }

    /** The value that fresh memory of a type holds. */
    public static Object zero(LowLevelType type) {
        return switch (type) {
            case Primitive primitive -> switch (primitive) {
                case VOID, ADDRESS -> null;
                case BOOL -> Boolean.FALSE;
                case FLOAT, SINGLEFLOAT -> 0.0;
                case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED -> 0L;
            };
            case PointerType pointer -> null;
            default -> throw new IllegalArgumentException("no memory holds a " + type.text());
        };
    }

    @Override
    public StructType type() {
        return type;
    }

    public Object get(String field) {
        return values[type.indexOf(field)];
    }

    public void set(String field, Object value) {
        values[type.indexOf(field)] = value;
    }
}
