package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.List;

/** The operations that are calls. */
final class ArithmeticFunctions {
    private static final List<SignatureType> TWO_WORDS = List.of(Simple.INT64, Simple.INT64);

    private ArithmeticFunctions() {}

    /** Writes the call for an operation whose operands are on the stack. */
    static void call(LowLevelOpcode opcode, MethodBody body, RuntimeLibrary library) {
        switch (opcode) {
            case INT_ADD_OVERFLOWS -> body.call(addOverflows(library));
            case INT_SUB_OVERFLOWS -> body.call(subtractOverflows(library));
            case INT_MUL_OVERFLOWS -> body.call(multiplyOverflows(library));
            case INT_LSHIFT_OVERFLOWS -> body.call(shiftOverflows(library));
            case INT_LSHIFT_OVF -> body.call(checkedShift(library));
            case UINT_MUL_HIGH -> body.call(multiplyHigh(library));
            case CAST_UINT_TO_FLOAT -> body.call(unsignedToFloat(library));
            case FLOAT_ABS -> body.call(Platform.ABSOLUTE);
            case FLOAT_TO_BITS -> body.call(Platform.BITS);
            case BITS_TO_FLOAT -> body.call(Platform.FROM_BITS);
            case IDENTITY, CAST_PTR_TO_INT -> body.call(Identities.numberOf(library));
            // It is never negative, as in Python.
            case IDENTITY_HASH -> body.call(Platform.IDENTITY_HASH).add(CilOpcode.CONV_U8);
            case GC_COLLECT -> body.call(Platform.COLLECT);
            case STACK_TOO_DEEP -> body.call(stackTooDeep(library));
            default -> throw new IllegalArgumentException(opcode.mnemonic() + " is no call");
        }
    }

    private static MethodReference addOverflows(RuntimeLibrary library) {
        // The sum has another sign than both operands.
        return library.inlined("AddOverflows", Simple.BOOLEAN, TWO_WORDS, body -> {
            int sum = body.addLocal("sum", Simple.INT64);
            body.loadArgument(0).loadArgument(1).add(CilOpcode.ADD).storeLocal(sum);
            body.loadArgument(0)
                    .loadLocal(sum)
                    .add(CilOpcode.XOR)
                    .loadArgument(1)
                    .loadLocal(sum)
                    .add(CilOpcode.XOR)
                    .add(CilOpcode.AND);
            body.load(0L).add(CilOpcode.CLT).add(CilOpcode.RET);
        });
    }

    private static MethodReference subtractOverflows(RuntimeLibrary library) {
        return library.inlined("SubtractOverflows", Simple.BOOLEAN, TWO_WORDS, body -> {
            body.loadArgument(0).loadArgument(1).add(CilOpcode.XOR);
            body.loadArgument(0)
                    .loadArgument(0)
                    .loadArgument(1)
                    .add(CilOpcode.SUB)
                    .add(CilOpcode.XOR)
                    .add(CilOpcode.AND);
            body.load(0L).add(CilOpcode.CLT).add(CilOpcode.RET);
        });
    }

    private static MethodReference multiplyOverflows(RuntimeLibrary library) {
        // The upper half of the signed product is not what the lower half's sign says.
        return library.method("MultiplyOverflows", Simple.BOOLEAN, TWO_WORDS, body -> {
            body.loadArgument(0).loadArgument(1).call(multiplyHigh(library));
            body.loadArgument(0)
                    .load(63)
                    .add(CilOpcode.SHR)
                    .loadArgument(1)
                    .add(CilOpcode.AND)
                    .add(CilOpcode.SUB);
            body.loadArgument(1)
                    .load(63)
                    .add(CilOpcode.SHR)
                    .loadArgument(0)
                    .add(CilOpcode.AND)
                    .add(CilOpcode.SUB);
            body.loadArgument(0).loadArgument(1).add(CilOpcode.MUL).load(63).add(CilOpcode.SHR);
            body.add(CilOpcode.CEQ).load(0).add(CilOpcode.CEQ).add(CilOpcode.RET);
        });
    }

    private static MethodReference shiftOverflows(RuntimeLibrary library) {
        return library.inlined(
                "ShiftOverflows",
                Simple.BOOLEAN,
                TWO_WORDS,
                body -> body.loadArgument(0)
                        .loadArgument(1)
                        .add(CilOpcode.CONV_I4)
                        .add(CilOpcode.SHL)
                        .loadArgument(1)
                        .add(CilOpcode.CONV_I4)
                        .add(CilOpcode.SHR)
                        .loadArgument(0)
                        .add(CilOpcode.CEQ)
                        .load(0)
                        .add(CilOpcode.CEQ)
                        .add(CilOpcode.RET));
    }

    private static MethodReference checkedShift(RuntimeLibrary library) {
        return library.inlined("CheckedShift", Simple.INT64, TWO_WORDS, body -> {
            Label fits = new Label();
            body.loadArgument(0).loadArgument(1).call(shiftOverflows(library)).jump(CilOpcode.BRFALSE, fits);
            body.create(MethodReference.ofInstance(Platform.OVERFLOW, ".ctor", Simple.VOID))
                    .add(CilOpcode.THROW);
            body.mark(fits)
                    .loadArgument(0)
                    .loadArgument(1)
                    .add(CilOpcode.CONV_I4)
                    .add(CilOpcode.SHL)
                    .add(CilOpcode.RET);
        });
    }

    private static MethodReference multiplyHigh(RuntimeLibrary library) {
        // Schoolbook, by halves: low is what the lower halves carry over, middle one of the mixed products with that.
        return library.method("MultiplyHigh", Simple.INT64, TWO_WORDS, body -> {
            int carry = body.addLocal("carry", Simple.INT64);
            int middle = body.addLocal("middle", Simple.INT64);
            product(body, false, false);
            upper(body).storeLocal(carry);
            product(body, true, false);
            body.loadLocal(carry).add(CilOpcode.ADD).storeLocal(middle);
            product(body, false, true);
            body.loadLocal(middle).add(CilOpcode.CONV_U4).add(CilOpcode.CONV_U8).add(CilOpcode.ADD);
            upper(body);
            body.loadLocal(middle);
            upper(body).add(CilOpcode.ADD);
            product(body, true, true);
            body.add(CilOpcode.ADD).add(CilOpcode.RET);
        });
    }

    private static MethodBody upper(MethodBody body) {
        return body.load(32).add(CilOpcode.SHR_UN);
    }

    private static void product(MethodBody body, boolean upperFirst, boolean upperSecond) {
        half(body.loadArgument(0), upperFirst);
        half(body.loadArgument(1), upperSecond);
        body.add(CilOpcode.MUL);
    }

    private static void half(MethodBody body, boolean isUpper) {
        if (isUpper) {
            upper(body);
        } else {
            body.add(CilOpcode.CONV_U4).add(CilOpcode.CONV_U8);
        }
    }

    private static MethodReference unsignedToFloat(RuntimeLibrary library) {
        // A large number is halved first, its last bit kept by the one above, so that it is rounded once.
        return library.method("UnsignedToFloat", Simple.FLOAT64, List.of(Simple.UINT64), body -> {
            Label large = new Label();
            body.loadArgument(0)
                    .load(0L)
                    .jump(CilOpcode.BLT, large)
                    .loadArgument(0)
                    .add(CilOpcode.CONV_R8)
                    .add(CilOpcode.RET);
            body.mark(large)
                    .loadArgument(0)
                    .load(1)
                    .add(CilOpcode.SHR_UN)
                    .loadArgument(0)
                    .load(1L)
                    .add(CilOpcode.AND)
                    .add(CilOpcode.OR)
                    .add(CilOpcode.CONV_R8);
            body.load(2.0).add(CilOpcode.MUL).add(CilOpcode.RET);
        });
    }

    private static MethodReference stackTooDeep(RuntimeLibrary library) {
        return library.inlined("StackTooDeep", Simple.BOOLEAN, List.of(), body -> {
            int place = body.addLocal("place", Simple.INT64);
            body.loadLocalAddress(place)
                    .add(CilOpcode.CONV_U)
                    .add(CilOpcode.CONV_I8)
                    .field(CilOpcode.LDSFLD, library.stackLimit())
                    .add(CilOpcode.CLT)
                    .add(CilOpcode.RET);
        });
    }
}
