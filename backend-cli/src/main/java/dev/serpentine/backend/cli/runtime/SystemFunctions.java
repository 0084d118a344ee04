package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.operation.ExternalFunction;
import java.util.List;

/** The process, its environment, and memory by address. */
final class SystemFunctions {
    private final RuntimeLibrary library;

    SystemFunctions(RuntimeLibrary library) {
        this.library = library;
    }

    MethodReference of(ExternalFunction function) {
        return switch (function) {
            case OS_GETENV ->
                library.method(
                        "GetVariable", Simple.INT64, List.of(Platform.BYTES, Simple.INT64, Platform.BYTES), body -> {
                            int value = body.addLocal("value", Simple.INT64);
                            Label isSet = new Label();
                            text(body, 0);
                            body.call(library.function("getenv", Simple.INT64, Platform.BYTES))
                                    .storeLocal(value)
                                    .loadLocal(value)
                                    .jump(CilOpcode.BRTRUE, isSet);
                            body.load(-1L).add(CilOpcode.RET);
                            body.mark(isSet)
                                    .loadLocal(value)
                                    .loadArgument(2)
                                    .call(ByteFunctions.givenFromMemory(library))
                                    .add(CilOpcode.RET);
                        });
            case OS_SETENV ->
                library.method(
                        "SetVariable",
                        Simple.INT64,
                        List.of(Platform.BYTES, Simple.INT64, Platform.BYTES, Simple.INT64),
                        body -> {
                            text(body, 0);
                            text(body, 2);
                            body.load(1)
                                    .call(library.function(
                                            "setenv", Simple.INT32, Platform.BYTES, Platform.BYTES, Simple.INT32));
                            answer(body);
                        });
            case OS_UNSETENV ->
                library.method("RemoveVariable", Simple.INT64, List.of(Platform.BYTES, Simple.INT64), body -> {
                    text(body, 0);
                    body.call(library.function("unsetenv", Simple.INT32, Platform.BYTES));
                    answer(body);
                });
            case OS_ENVIRON_COUNT ->
                library.method("VariableCount", Simple.INT64, List.of(), body -> {
                    int count = body.addLocal("count", Simple.INT64);
                    Label next = new Label();
                    Label isEnd = new Label();
                    body.load(0L).storeLocal(count);
                    body.mark(next).loadLocal(count).call(variable()).jump(CilOpcode.BRFALSE, isEnd);
                    body.loadLocal(count)
                            .load(1L)
                            .add(CilOpcode.ADD)
                            .storeLocal(count)
                            .jump(CilOpcode.BR, next);
                    body.mark(isEnd).loadLocal(count).add(CilOpcode.RET);
                });
            case OS_ENVIRON_ENTRY ->
                library.method(
                        "VariableEntry",
                        Simple.INT64,
                        List.of(Simple.INT64, Platform.BYTES),
                        body -> body.loadArgument(0)
                                .call(variable())
                                .loadArgument(1)
                                .call(ByteFunctions.givenFromMemory(library))
                                .add(CilOpcode.RET));
            case OS_GETPID ->
                library.method(
                        "ProcessNumber",
                        Simple.INT64,
                        List.of(),
                        body -> body.call(library.function("getpid", Simple.INT32))
                                .add(CilOpcode.CONV_I8)
                                .add(CilOpcode.RET));
            case OS_STRERROR ->
                library.method(
                        "ErrorText",
                        Simple.INT64,
                        List.of(Simple.INT64, Platform.BYTES),
                        body -> body.loadArgument(0)
                                .add(CilOpcode.CONV_I4)
                                .call(library.function("strerror", Simple.INT64, Simple.INT32))
                                .loadArgument(1)
                                .call(ByteFunctions.givenFromMemory(library))
                                .add(CilOpcode.RET));
            case OS_RANDOM ->
                library.method(
                        "Random", Simple.INT64, List.of(Platform.BYTES, Simple.INT64, Simple.INT64), this::random);
            case OS_SYSTEM ->
                library.method("Shell", Simple.INT64, List.of(Platform.BYTES, Simple.INT64), body -> {
                    text(body, 0);
                    body.call(library.function("system", Simple.INT32, Platform.BYTES))
                            .add(CilOpcode.CONV_I8)
                            .add(CilOpcode.RET);
                });
            case PROCESS_ARGUMENT_COUNT ->
                library.method(
                        "ArgumentCount",
                        Simple.INT64,
                        List.of(),
                        body -> body.field(CilOpcode.LDSFLD, library.arguments())
                                .add(CilOpcode.LDLEN)
                                .add(CilOpcode.CONV_I8)
                                .add(CilOpcode.RET));
            case PROCESS_ARGUMENT_LENGTH ->
                library.method("ArgumentLength", Simple.INT64, List.of(Simple.INT64), body -> {
                    argument(body);
                    body.add(CilOpcode.LDLEN).add(CilOpcode.CONV_I8).add(CilOpcode.RET);
                });
            case PROCESS_ARGUMENT_COPY ->
                library.method("ArgumentCopy", Simple.INT64, List.of(Simple.INT64, Platform.BYTES), body -> {
                    argument(body);
                    argument(body);
                    body.add(CilOpcode.LDLEN)
                            .add(CilOpcode.CONV_I8)
                            .loadArgument(1)
                            .call(ByteFunctions.given(library))
                            .add(CilOpcode.RET);
                });
            case PROCESS_EXIT ->
                library.method(
                        "Exit",
                        Simple.VOID,
                        List.of(Simple.INT64),
                        body -> body.loadArgument(0)
                                .add(CilOpcode.CONV_I4)
                                .load(255)
                                .add(CilOpcode.AND)
                                .call(library.function("_exit", Simple.VOID, Simple.INT32))
                                .add(CilOpcode.RET));
            case MEMORY_ALLOCATE ->
                library.method(
                        "Allocate",
                        Simple.INT64,
                        List.of(Simple.INT64),
                        body -> body.load(1L)
                                .loadArgument(0)
                                .call(library.function("calloc", Simple.INT64, Simple.INT64, Simple.INT64))
                                .add(CilOpcode.RET));
            case MEMORY_ALLOCATE_UNCLEARED -> library.function("malloc", Simple.INT64, Simple.INT64);
            case MEMORY_FREE -> library.function("free", Simple.VOID, Simple.INT64);
            case MEMORY_CLEAR ->
                library.method(
                        "Clear",
                        Simple.VOID,
                        List.of(Simple.INT64, Simple.INT64),
                        body -> body.loadArgument(0)
                                .load(0)
                                .loadArgument(1)
                                .call(library.function(
                                        "memset", Simple.INT64, Simple.INT64, Simple.INT32, Simple.INT64))
                                .add(CilOpcode.POP)
                                .add(CilOpcode.RET));
            case MEMORY_LOAD ->
                library.method(
                        "Load",
                        Simple.INT64,
                        List.of(Simple.INT64),
                        body -> body.loadArgument(0)
                                .add(CilOpcode.CONV_I)
                                .call(Platform.READ_MEMORY)
                                .add(CilOpcode.RET));
            case MEMORY_STORE ->
                library.method(
                        "Store",
                        Simple.VOID,
                        List.of(Simple.INT64, Simple.INT64),
                        body -> body.loadArgument(0)
                                .add(CilOpcode.CONV_I)
                                .loadArgument(1)
                                .call(Platform.WRITE_MEMORY)
                                .add(CilOpcode.RET));
            default -> throw new IllegalArgumentException(function + " has nothing to do with the process");
        };
    }

    private void text(MethodBody body, int argument) {
        body.loadArgument(argument).loadArgument(argument + 1).call(ByteFunctions.taken(library));
    }

    private void answer(MethodBody body) {
        body.add(CilOpcode.CONV_I8).call(ByteFunctions.answer(library)).add(CilOpcode.RET);
    }

    private void argument(MethodBody body) {
        body.field(CilOpcode.LDSFLD, library.arguments())
                .loadArgument(0)
                .add(CilOpcode.CONV_I)
                .add(CilOpcode.LDELEM_REF);
    }

    /** {@code (index) -> the address of the text of an environment variable}, 0 behind the last. */
    private MethodReference variable() {
        return library.method("Variable", Simple.INT64, List.of(Simple.INT64), body -> {
            body.load(0).add(CilOpcode.CONV_I).load("environ\0").call(library.encoded());
            body.call(library.function("dlsym", Simple.NATIVE_INT, Simple.NATIVE_INT, Platform.BYTES))
                    .call(Platform.READ_MEMORY);
            body.loadArgument(0)
                    .load(8L)
                    .add(CilOpcode.MUL)
                    .add(CilOpcode.ADD)
                    .add(CilOpcode.CONV_I)
                    .call(Platform.READ_MEMORY)
                    .add(CilOpcode.RET);
        });
    }

    private void random(MethodBody body) {
        int done = body.addLocal("done", Simple.INT64);
        int result = body.addLocal("result", Simple.INT64);
        Label next = new Label();
        Label isMore = new Label();
        Label failed = new Label();
        body.load(0L).storeLocal(done);
        body.mark(next)
                .loadLocal(done)
                .loadArgument(2)
                .jump(CilOpcode.BLT, isMore)
                .loadArgument(2)
                .add(CilOpcode.RET);
        body.mark(isMore)
                .loadArgument(0)
                .loadArgument(1)
                .loadLocal(done)
                .add(CilOpcode.ADD)
                .add(CilOpcode.CONV_I)
                .type(CilOpcode.LDELEMA, Simple.UINT8);
        body.loadArgument(2).loadLocal(done).add(CilOpcode.SUB).load(0);
        body.call(library.function(
                "getrandom", Simple.INT64, new SignatureType.ReferenceTo(Simple.UINT8), Simple.INT64, Simple.INT32));
        body.call(ByteFunctions.answer(library))
                .storeLocal(result)
                .loadLocal(result)
                .load(0L)
                .jump(CilOpcode.BLT, failed);
        body.loadLocal(done)
                .loadLocal(result)
                .add(CilOpcode.ADD)
                .storeLocal(done)
                .jump(CilOpcode.BR, next);
        body.mark(failed).loadLocal(result).add(CilOpcode.RET);
    }
}
