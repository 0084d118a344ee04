package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.Optional;

/**
 * How an operation that compares is written.
 *
 * @param test leaves 1 or 0
 * @param isNegated whether that is the opposite of the answer
 * @param jump jumps where the answer is true
 * @param opposite jumps where the answer is false; with floats, where they cannot be compared too
 */
record Comparison(CilOpcode test, boolean isNegated, CilOpcode jump, CilOpcode opposite) {

    /** How the operation compares its two operands, if that is what it does. */
    static Optional<Comparison> of(LowLevelOpcode opcode) {
        return Optional.ofNullable(
                switch (opcode) {
                    case INT_EQ, PTR_EQ, FLOAT_EQ ->
                        new Comparison(CilOpcode.CEQ, false, CilOpcode.BEQ, CilOpcode.BNE_UN);
                    case INT_NE, PTR_NE, FLOAT_NE ->
                        new Comparison(CilOpcode.CEQ, true, CilOpcode.BNE_UN, CilOpcode.BEQ);
                    case INT_LT -> new Comparison(CilOpcode.CLT, false, CilOpcode.BLT, CilOpcode.BGE);
                    case INT_GT -> new Comparison(CilOpcode.CGT, false, CilOpcode.BGT, CilOpcode.BLE);
                    case INT_LE -> new Comparison(CilOpcode.CGT, true, CilOpcode.BLE, CilOpcode.BGT);
                    case INT_GE -> new Comparison(CilOpcode.CLT, true, CilOpcode.BGE, CilOpcode.BLT);
                    case UINT_LT -> new Comparison(CilOpcode.CLT_UN, false, CilOpcode.BLT_UN, CilOpcode.BGE_UN);
                    case UINT_LE -> new Comparison(CilOpcode.CGT_UN, true, CilOpcode.BLE_UN, CilOpcode.BGT_UN);
                    case FLOAT_LT -> new Comparison(CilOpcode.CLT, false, CilOpcode.BLT, CilOpcode.BGE_UN);
                    case FLOAT_GT -> new Comparison(CilOpcode.CGT, false, CilOpcode.BGT, CilOpcode.BLE_UN);
                    case FLOAT_LE -> new Comparison(CilOpcode.CGT_UN, true, CilOpcode.BLE, CilOpcode.BGT_UN);
                    case FLOAT_GE -> new Comparison(CilOpcode.CLT_UN, true, CilOpcode.BGE, CilOpcode.BLT_UN);
                    default -> null;
                });
    }
}
