package dev.serpentine.backend.cli.assembly;

import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.ARGUMENT;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.FIELD;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.FLOAT;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.INTEGER32;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.INTEGER64;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.LOCAL;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.METHOD;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.NONE;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.TARGET;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.TARGETS;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.TEXT;
import static dev.serpentine.backend.cli.assembly.CilOpcode.OperandKind.TYPE;

import java.util.Locale;

/**
 * The instructions that we use, in their canonical long form: code, what they take from the stack and put there, and
 * their operand. Calls, and {@code ret}, take and put what their method's signature says; their numbers here are 0.
 */
public enum CilOpcode {
    NOP(0x00, 0, 0, NONE),
    /** The access to memory that follows is not to be left out, or moved. */
    VOLATILE(0xFE13, 0, 0, NONE),
    LDNULL(0x14, 0, 1, NONE),
    DUP(0x25, 1, 2, NONE),
    POP(0x26, 1, 0, NONE),
    RET(0x2A, 0, 0, NONE),
    LDARG(0xFE09, 0, 1, ARGUMENT),
    LDARGA(0xFE0A, 0, 1, ARGUMENT),
    STARG(0xFE0B, 1, 0, ARGUMENT),
    LDLOC(0xFE0C, 0, 1, LOCAL),
    LDLOCA(0xFE0D, 0, 1, LOCAL),
    STLOC(0xFE0E, 1, 0, LOCAL),
    LDC_I4(0x20, 0, 1, INTEGER32),
    LDC_I8(0x21, 0, 1, INTEGER64),
    LDC_R8(0x23, 0, 1, FLOAT),
    LDSTR(0x72, 0, 1, TEXT),

    BR(0x38, 0, 0, TARGET),
    BRFALSE(0x39, 1, 0, TARGET),
    BRTRUE(0x3A, 1, 0, TARGET),
    BEQ(0x3B, 2, 0, TARGET),
    BGE(0x3C, 2, 0, TARGET),
    BGT(0x3D, 2, 0, TARGET),
    BLE(0x3E, 2, 0, TARGET),
    BLT(0x3F, 2, 0, TARGET),
    BNE_UN(0x40, 2, 0, TARGET),
    BGE_UN(0x41, 2, 0, TARGET),
    BGT_UN(0x42, 2, 0, TARGET),
    BLE_UN(0x43, 2, 0, TARGET),
    BLT_UN(0x44, 2, 0, TARGET),
    SWITCH(0x45, 1, 0, TARGETS),
    LEAVE(0xDD, 0, 0, TARGET),
    ENDFINALLY(0xDC, 0, 0, NONE),
    THROW(0x7A, 1, 0, NONE),
    RETHROW(0xFE1A, 0, 0, NONE),

    ADD(0x58, 2, 1, NONE),
    SUB(0x59, 2, 1, NONE),
    MUL(0x5A, 2, 1, NONE),
    DIV(0x5B, 2, 1, NONE),
    DIV_UN(0x5C, 2, 1, NONE),
    REM(0x5D, 2, 1, NONE),
    REM_UN(0x5E, 2, 1, NONE),
    AND(0x5F, 2, 1, NONE),
    OR(0x60, 2, 1, NONE),
    XOR(0x61, 2, 1, NONE),
    SHL(0x62, 2, 1, NONE),
    SHR(0x63, 2, 1, NONE),
    SHR_UN(0x64, 2, 1, NONE),
    NEG(0x65, 1, 1, NONE),
    NOT(0x66, 1, 1, NONE),
    ADD_OVF(0xD6, 2, 1, NONE),
    MUL_OVF(0xD8, 2, 1, NONE),
    SUB_OVF(0xDA, 2, 1, NONE),
    CEQ(0xFE01, 2, 1, NONE),
    CGT(0xFE02, 2, 1, NONE),
    CGT_UN(0xFE03, 2, 1, NONE),
    CLT(0xFE04, 2, 1, NONE),
    CLT_UN(0xFE05, 2, 1, NONE),

    CONV_I1(0x67, 1, 1, NONE),
    CONV_I2(0x68, 1, 1, NONE),
    CONV_I4(0x69, 1, 1, NONE),
    CONV_I8(0x6A, 1, 1, NONE),
    CONV_R4(0x6B, 1, 1, NONE),
    CONV_R8(0x6C, 1, 1, NONE),
    CONV_U4(0x6D, 1, 1, NONE),
    CONV_U8(0x6E, 1, 1, NONE),
    CONV_R_UN(0x76, 1, 1, NONE),
    CONV_U2(0xD1, 1, 1, NONE),
    CONV_U1(0xD2, 1, 1, NONE),
    CONV_I(0xD3, 1, 1, NONE),
    CONV_U(0xE0, 1, 1, NONE),
    CONV_OVF_I4(0xB7, 1, 1, NONE),
    CONV_OVF_I(0xD4, 1, 1, NONE),

    CALL(0x28, 0, 0, METHOD),
    CALLVIRT(0x6F, 0, 0, METHOD),
    NEWOBJ(0x73, 0, 0, METHOD),
    LDFTN(0xFE06, 0, 1, METHOD),
    CASTCLASS(0x74, 1, 1, TYPE),
    ISINST(0x75, 1, 1, TYPE),
    BOX(0x8C, 1, 1, TYPE),
    UNBOX_ANY(0xA5, 1, 1, TYPE),
    LDTOKEN(0xD0, 0, 1, FIELD),
    LDFLD(0x7B, 1, 1, FIELD),
    LDFLDA(0x7C, 1, 1, FIELD),
    STFLD(0x7D, 2, 0, FIELD),
    LDSFLD(0x7E, 0, 1, FIELD),
    LDSFLDA(0x7F, 0, 1, FIELD),
    STSFLD(0x80, 1, 0, FIELD),

    NEWARR(0x8D, 1, 1, TYPE),
    LDLEN(0x8E, 1, 1, NONE),
    LDELEMA(0x8F, 2, 1, TYPE),
    LDELEM_I1(0x90, 2, 1, NONE),
    LDELEM_U1(0x91, 2, 1, NONE),
    LDELEM_I2(0x92, 2, 1, NONE),
    LDELEM_U2(0x93, 2, 1, NONE),
    LDELEM_I4(0x94, 2, 1, NONE),
    LDELEM_U4(0x95, 2, 1, NONE),
    LDELEM_I8(0x96, 2, 1, NONE),
    LDELEM_R4(0x98, 2, 1, NONE),
    LDELEM_R8(0x99, 2, 1, NONE),
    LDELEM_REF(0x9A, 2, 1, NONE),
    STELEM_I1(0x9C, 3, 0, NONE),
    STELEM_I2(0x9D, 3, 0, NONE),
    STELEM_I4(0x9E, 3, 0, NONE),
    STELEM_I8(0x9F, 3, 0, NONE),
    STELEM_R4(0xA0, 3, 0, NONE),
    STELEM_R8(0xA1, 3, 0, NONE),
    STELEM_REF(0xA2, 3, 0, NONE);

    /** What stands behind an instruction's code. */
    public enum OperandKind {
        NONE,
        ARGUMENT,
        LOCAL,
        INTEGER32,
        INTEGER64,
        FLOAT,
        TEXT,
        TARGET,
        TARGETS,
        METHOD,
        FIELD,
        TYPE
    }

    private static final int SHORT_BRANCH_DISTANCE = 0x38 - 0x2B;

    private final int code;
    private final int taken;
    private final int put;
    private final OperandKind operandKind;

    CilOpcode(int code, int taken, int put, OperandKind operandKind) {
        this.code = code;
        this.taken = taken;
        this.put = put;
        this.operandKind = operandKind;
    }

    /** One byte, or two of which the first is 0xFE. */
    public int code() {
        return code;
    }

    /** The code of the form of a jump whose distance fits in a byte. */
    public int shortCode() {
        return this == LEAVE ? 0xDE : code - SHORT_BRANCH_DISTANCE;
    }

    public int taken() {
        return taken;
    }

    public int put() {
        return put;
    }

    public OperandKind operandKind() {
        return operandKind;
    }

    /** The name in ILAsm. */
    public String mnemonic() {
        return name().toLowerCase(Locale.ROOT).replace('_', '.');
    }

    /** Whether control never goes on to the next instruction. */
    public boolean endsFlow() {
        return switch (this) {
            case BR, LEAVE, RET, THROW, RETHROW, ENDFINALLY -> true;
            default -> false;
        };
    }
}
