package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import java.util.List;

/** External functions on bytes, and how text and answers go between the program and the C library. */
final class ByteFunctions {

    private ByteFunctions() {}

    /** {@link dev.serpentine.graph.operation.ExternalFunction#BYTES_ARE_SAME}. */
    static MethodReference areSame(RuntimeLibrary library) {
        List<SignatureType> parameters =
                List.of(Platform.BYTES, Simple.INT64, Platform.BYTES, Simple.INT64, Simple.INT64);
        return library.method("AreSame", Simple.INT64, parameters, body -> {
            int end = body.addLocal("end", Simple.INT64);
            Label next = new Label();
            Label differ = new Label();
            Label same = new Label();
            body.loadArgument(1).loadArgument(4).add(CilOpcode.ADD).storeLocal(end);
            body.mark(next).loadArgument(1).loadLocal(end).jump(CilOpcode.BGE, same);
            body.loadArgument(0).loadArgument(1).add(CilOpcode.CONV_I).add(CilOpcode.LDELEM_U1);
            body.loadArgument(2).loadArgument(3).add(CilOpcode.CONV_I).add(CilOpcode.LDELEM_U1);
            body.jump(CilOpcode.BNE_UN, differ);
            body.loadArgument(1).load(1L).add(CilOpcode.ADD).storeArgument(1);
            body.loadArgument(3).load(1L).add(CilOpcode.ADD).storeArgument(3);
            body.jump(CilOpcode.BR, next);
            body.mark(same).load(1L).add(CilOpcode.RET);
            body.mark(differ).load(0L).add(CilOpcode.RET);
        });
    }

    /** {@link dev.serpentine.graph.operation.ExternalFunction#BYTE_FIND}. */
    static MethodReference find(RuntimeLibrary library) {
        List<SignatureType> parameters = List.of(Platform.BYTES, Simple.INT64, Simple.INT64, Simple.INT64);
        return library.method("Find", Simple.INT64, parameters, body -> {
            int wanted = body.addLocal("wanted", Simple.INT32);
            Label next = new Label();
            Label none = new Label();
            Label found = new Label();
            body.loadArgument(1).add(CilOpcode.CONV_I4).storeLocal(wanted);
            body.mark(next).loadArgument(2).loadArgument(3).jump(CilOpcode.BGE, none);
            body.loadArgument(0).loadArgument(2).add(CilOpcode.CONV_I).add(CilOpcode.LDELEM_U1);
            body.loadLocal(wanted).jump(CilOpcode.BEQ, found);
            body.loadArgument(2).load(1L).add(CilOpcode.ADD).storeArgument(2);
            body.jump(CilOpcode.BR, next);
            body.mark(found).loadArgument(2).add(CilOpcode.RET);
            body.mark(none).load(-1L).add(CilOpcode.RET);
        });
    }

    /** {@code (bytes, length) -> a copy ended by a zero}. */
    static MethodReference taken(RuntimeLibrary library) {
        return library.method("Taken", Platform.BYTES, List.of(Platform.BYTES, Simple.INT64), body -> {
            int copy = body.addLocal("copy", Platform.BYTES);
            body.loadArgument(1)
                    .load(1L)
                    .add(CilOpcode.ADD)
                    .add(CilOpcode.CONV_OVF_I)
                    .type(CilOpcode.NEWARR, Simple.UINT8)
                    .storeLocal(copy);
            body.loadArgument(0)
                    .load(0)
                    .loadLocal(copy)
                    .load(0)
                    .loadArgument(1)
                    .add(CilOpcode.CONV_I4)
                    .call(Platform.ARRAY_COPY);
            body.loadLocal(copy).add(CilOpcode.RET);
        });
    }

    /** {@code (answer, length, out) -> length}: copies as much of an answer as fits. */
    static MethodReference given(RuntimeLibrary library) {
        return library.method("Given", Simple.INT64, List.of(Platform.BYTES, Simple.INT64, Platform.BYTES), body -> {
            body.loadArgument(0).load(0).loadArgument(2).load(0);
            body.loadArgument(1)
                    .loadArgument(2)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I8)
                    .call(Platform.SMALLER)
                    .add(CilOpcode.CONV_I4)
                    .call(Platform.ARRAY_COPY);
            body.loadArgument(1).add(CilOpcode.RET);
        });
    }

    /** {@code (address of text ended by a zero, out) -> its length}: copies as much of it as fits. */
    static MethodReference givenFromMemory(RuntimeLibrary library) {
        return library.method("GivenFromMemory", Simple.INT64, List.of(Simple.INT64, Platform.BYTES), body -> {
            int length = body.addLocal("length", Simple.INT64);
            body.loadArgument(0)
                    .call(library.function("strlen", Simple.INT64, Simple.INT64))
                    .storeLocal(length);
            body.loadArgument(0).add(CilOpcode.CONV_I).loadArgument(1).load(0);
            body.loadLocal(length)
                    .loadArgument(1)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I8)
                    .call(Platform.SMALLER)
                    .add(CilOpcode.CONV_I4)
                    .call(Platform.COPY_FROM_MEMORY);
            body.loadLocal(length).add(CilOpcode.RET);
        });
    }

    /** {@code (result of a function of the C library) -> the same, or minus the error number for one below zero}. */
    static MethodReference answer(RuntimeLibrary library) {
        return library.method("Answer", Simple.INT64, List.of(Simple.INT64), body -> {
            Label failed = new Label();
            body.loadArgument(0)
                    .load(0L)
                    .jump(CilOpcode.BLT, failed)
                    .loadArgument(0)
                    .add(CilOpcode.RET);
            body.mark(failed)
                    .call(Platform.LAST_ERROR)
                    .add(CilOpcode.CONV_I8)
                    .add(CilOpcode.NEG)
                    .add(CilOpcode.RET);
        });
    }

    /** {@code (result of a function of the C library, a pointer) -> minus the error number}. */
    static MethodReference error(RuntimeLibrary library) {
        return library.method(
                "Error",
                Simple.INT64,
                List.of(),
                body -> body.call(Platform.LAST_ERROR)
                        .add(CilOpcode.CONV_I8)
                        .add(CilOpcode.NEG)
                        .add(CilOpcode.RET));
    }
}
