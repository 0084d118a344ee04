package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.List;

/** The operations on the shadow stack: its top is in a prebuilt raw struct, and it grows upwards. */
final class ShadowStack {
    static final int SLOT_SIZE = 8;
    private static final String FIELD = "top";

    private final Constant struct;

    ShadowStack() {
        StructType type = StructType.raw("shadow_stack", StructType.Field.mutable(FIELD, Primitive.ADDRESS));
        struct = new Constant(new StructValue(type), type.pointer());
    }

    /** The constant pointer to the struct whose only field is the top. */
    Constant struct() {
        return struct;
    }

    Operation readTop(Variable result, SourcePosition position) {
        return new Operation(LowLevelOpcode.GETFIELD, List.of(struct, Constant.voidOf(FIELD)), result, position);
    }

    Operation writeTop(Value top, SourcePosition position) {
        return new Operation(
                LowLevelOpcode.SETFIELD, List.of(struct, Constant.voidOf(FIELD), top), nothing(), position);
    }

    Operation store(Value frame, int slot, Value pointer, SourcePosition position) {
        return new Operation(
                LowLevelOpcode.RAW_STORE,
                List.of(frame, Constant.signed((long) slot * SLOT_SIZE), pointer),
                nothing(),
                position);
    }

    Operation load(Value frame, int slot, Variable result, SourcePosition position) {
        return new Operation(
                LowLevelOpcode.RAW_LOAD, List.of(frame, Constant.signed((long) slot * SLOT_SIZE)), result, position);
    }

    private static Variable nothing() {
        return new Variable("none", Primitive.VOID);
    }
}
