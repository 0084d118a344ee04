package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;

/** The instructions that read and write items of arrays, by the item's type. */
final class ArrayAccess {

    private ArrayAccess() {}

    static CilOpcode load(LowLevelType item) {
        if (!(item instanceof Primitive primitive)) {
            return CilOpcode.LDELEM_REF;
        }
        return switch (primitive) {
            case BOOL, CHAR, UINT8 -> CilOpcode.LDELEM_U1;
            case INT8 -> CilOpcode.LDELEM_I1;
            case INT16 -> CilOpcode.LDELEM_I2;
            case UINT16 -> CilOpcode.LDELEM_U2;
            case INT32 -> CilOpcode.LDELEM_I4;
            case UINT32, UNICHAR -> CilOpcode.LDELEM_U4;
            case SIGNED, UNSIGNED -> CilOpcode.LDELEM_I8;
            case FLOAT -> CilOpcode.LDELEM_R8;
            case SINGLEFLOAT -> CilOpcode.LDELEM_R4;
            case VOID, ADDRESS -> throw new IllegalArgumentException("an array of " + primitive);
        };
    }

    static CilOpcode store(LowLevelType item) {
        if (!(item instanceof Primitive primitive)) {
            return CilOpcode.STELEM_REF;
        }
        return switch (primitive) {
            case BOOL, CHAR, UINT8, INT8 -> CilOpcode.STELEM_I1;
            case INT16, UINT16 -> CilOpcode.STELEM_I2;
            case INT32, UINT32, UNICHAR -> CilOpcode.STELEM_I4;
            case SIGNED, UNSIGNED -> CilOpcode.STELEM_I8;
            case FLOAT -> CilOpcode.STELEM_R8;
            case SINGLEFLOAT -> CilOpcode.STELEM_R4;
            case VOID, ADDRESS -> throw new IllegalArgumentException("an array of " + primitive);
        };
    }
}
