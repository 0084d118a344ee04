package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.operation.ExternalFunction;
import java.util.List;
import java.util.function.Consumer;

/** Files, paths and folders, by the C library's functions. */
final class FileFunctions {
    private static final int CURRENT_FOLDER = -100;
    private static final int DO_NOT_FOLLOW = 0x100;
    private static final int THE_DESCRIPTOR_ITSELF = 0x1000;
    private static final int CLOSE_ON_EXEC = 02000000;
    private static final int INTERRUPTED = -4;
    private static final int LONGEST_PATH = 4097;
    /** Where in the answer of {@code statx}, the same on every processor, something lies. */
    private static final int MODE_OFFSET = 28;

    private static final int SIZE_OFFSET = 40;
    private static final int CHANGE_OFFSET = 112;
    private static final int NAME_OFFSET = 19;

    private final RuntimeLibrary library;

    FileFunctions(RuntimeLibrary library) {
        this.library = library;
    }

    MethodReference of(ExternalFunction function) {
        return switch (function) {
            case OS_WRITE -> transfer("Write", "write", false);
            case OS_READ -> transfer("Read", "read", true);
            case OS_OPEN ->
                answering("Open", List.of(Platform.BYTES, Simple.INT64, Simple.INT64, Simple.INT64), body -> {
                    path(body, 0);
                    body.loadArgument(2)
                            .add(CilOpcode.CONV_I4)
                            .load(CLOSE_ON_EXEC)
                            .add(CilOpcode.OR)
                            .loadArgument(3)
                            .add(CilOpcode.CONV_I4);
                    body.call(library.function("open", Simple.INT32, Platform.BYTES, Simple.INT32, Simple.INT32));
                });
            case OS_CLOSE ->
                answering(
                        "Close",
                        List.of(Simple.INT64),
                        body -> descriptor(body).call(library.function("close", Simple.INT32, Simple.INT32)));
            case OS_SEEK ->
                answering(
                        "Seek",
                        List.of(Simple.INT64, Simple.INT64, Simple.INT64),
                        body -> descriptor(body)
                                .loadArgument(1)
                                .loadArgument(2)
                                .add(CilOpcode.CONV_I4)
                                .call(library.function(
                                        "lseek", Simple.INT64, Simple.INT32, Simple.INT64, Simple.INT32)));
            case OS_TRUNCATE ->
                answering(
                        "Truncate",
                        List.of(Simple.INT64, Simple.INT64),
                        body -> descriptor(body)
                                .loadArgument(1)
                                .call(library.function("ftruncate", Simple.INT32, Simple.INT32, Simple.INT64)));
            case OS_ISATTY ->
                library.method(
                        "IsTerminal",
                        Simple.INT64,
                        List.of(Simple.INT64),
                        body -> descriptor(body)
                                .call(library.function("isatty", Simple.INT32, Simple.INT32))
                                .add(CilOpcode.CONV_I8)
                                .add(CilOpcode.RET));
            case OS_UNLINK -> onPath("Unlink", "unlink");
            case OS_RMDIR -> onPath("RemoveFolder", "rmdir");
            case OS_CHDIR -> onPath("ChangeFolder", "chdir");
            case OS_MKDIR ->
                answering("MakeFolder", List.of(Platform.BYTES, Simple.INT64, Simple.INT64), body -> {
                    path(body, 0);
                    body.loadArgument(2)
                            .add(CilOpcode.CONV_I4)
                            .call(library.function("mkdir", Simple.INT32, Platform.BYTES, Simple.INT32));
                });
            case OS_RENAME ->
                answering("Rename", List.of(Platform.BYTES, Simple.INT64, Platform.BYTES, Simple.INT64), body -> {
                    path(body, 0);
                    path(body, 2);
                    body.call(library.function("rename", Simple.INT32, Platform.BYTES, Platform.BYTES));
                });
            case OS_FILE_SIZE ->
                library.method("FileSize", Simple.INT64, List.of(Simple.INT64), body -> {
                    Label failed = new Label();
                    int status = status(body);
                    int result = body.addLocal("result", Simple.INT64);
                    descriptor(body)
                            .load(1)
                            .type(CilOpcode.NEWARR, Simple.UINT8)
                            .load(THE_DESCRIPTOR_ITSELF);
                    ask(body, status, result, failed);
                    body.loadLocal(status)
                            .load(SIZE_OFFSET)
                            .call(Platform.WORD_IN)
                            .add(CilOpcode.RET);
                    body.mark(failed).loadLocal(result).add(CilOpcode.RET);
                });
            case OS_STAT_MODE -> ofPath("Mode", 0, Simple.INT64, FileFunctions::mode);
            case OS_LSTAT_MODE -> ofPath("OwnMode", DO_NOT_FOLLOW, Simple.INT64, FileFunctions::mode);
            case OS_STAT_SIZE ->
                ofPath("Size", 0, Simple.INT64, body -> body.load(SIZE_OFFSET).call(Platform.WORD_IN));
            case OS_STAT_MTIME -> ofPath("ChangeTime", 0, Simple.FLOAT64, this::changeTime);
            case OS_ACCESS ->
                library.method("Access", Simple.INT64, List.of(Platform.BYTES, Simple.INT64, Simple.INT64), body -> {
                    path(body, 0);
                    body.loadArgument(2)
                            .add(CilOpcode.CONV_I4)
                            .call(library.function("access", Simple.INT32, Platform.BYTES, Simple.INT32));
                    body.load(0).add(CilOpcode.CEQ).add(CilOpcode.CONV_I8).add(CilOpcode.RET);
                });
            case OS_GETCWD ->
                library.method("WorkingFolder", Simple.INT64, List.of(Platform.BYTES), body -> {
                    int path = buffer(body);
                    body.loadLocal(path)
                            .load((long) LONGEST_PATH)
                            .call(library.function("getcwd", Simple.INT64, Platform.BYTES, Simple.INT64));
                    givePath(body, path, 0);
                });
            case OS_REALPATH ->
                library.method(
                        "RealPath", Simple.INT64, List.of(Platform.BYTES, Simple.INT64, Platform.BYTES), body -> {
                            int path = buffer(body);
                            path(body, 0);
                            body.loadLocal(path)
                                    .call(library.function("realpath", Simple.INT64, Platform.BYTES, Platform.BYTES));
                            givePath(body, path, 2);
                        });
            case OS_LISTDIR_OPEN ->
                library.method("OpenListing", Simple.INT64, List.of(Platform.BYTES, Simple.INT64), body -> {
                    int folder = body.addLocal("folder", Simple.INT64);
                    Label failed = new Label();
                    path(body, 0);
                    body.call(library.function("opendir", Simple.INT64, Platform.BYTES))
                            .storeLocal(folder)
                            .loadLocal(folder)
                            .jump(CilOpcode.BRFALSE, failed);
                    body.loadLocal(folder)
                            .add(CilOpcode.RET)
                            .mark(failed)
                            .call(ByteFunctions.error(library))
                            .add(CilOpcode.RET);
                });
            case OS_LISTDIR_NEXT ->
                library.method("NextListed", Simple.INT64, List.of(Simple.INT64, Platform.BYTES), this::nextListed);
            case OS_LISTDIR_CLOSE ->
                library.method(
                        "CloseListing",
                        Simple.VOID,
                        List.of(Simple.INT64),
                        body -> body.loadArgument(0)
                                .call(library.function("closedir", Simple.INT32, Simple.INT64))
                                .add(CilOpcode.POP)
                                .add(CilOpcode.RET));
            default -> throw new IllegalArgumentException(function + " has nothing to do with files");
        };
    }

    /** A method that returns the answer of a function of the C library, which {@code caller} writes the call of. */
    private MethodReference answering(String name, List<SignatureType> parameters, Consumer<MethodBody> caller) {
        return library.method(name, Simple.INT64, parameters, body -> {
            caller.accept(body);
            body.add(CilOpcode.CONV_I8).call(ByteFunctions.answer(library)).add(CilOpcode.RET);
        });
    }

    private MethodReference onPath(String name, String function) {
        return answering(name, List.of(Platform.BYTES, Simple.INT64), body -> {
            path(body, 0);
            body.call(library.function(function, Simple.INT32, Platform.BYTES));
        });
    }

    private void path(MethodBody body, int argument) {
        body.loadArgument(argument).loadArgument(argument + 1).call(ByteFunctions.taken(library));
    }

    private static MethodBody descriptor(MethodBody body) {
        return body.loadArgument(0).add(CilOpcode.CONV_I4);
    }

    /** @param isRead whether it may wait for long, which interrupts end */
    private MethodReference transfer(String name, String function, boolean isRead) {
        return library.method(
                name, Simple.INT64, List.of(Simple.INT64, Platform.BYTES, Simple.INT64, Simple.INT64), body -> {
                    int result = body.addLocal("result", Simple.INT64);
                    Label again = new Label();
                    Label isSome = new Label();
                    // Nothing to do; and an empty array has no item whose address could be passed.
                    body.loadArgument(3)
                            .load(0L)
                            .jump(CilOpcode.BGT, isSome)
                            .load(0L)
                            .add(CilOpcode.RET);
                    body.mark(isSome).mark(again);
                    if (isRead) {
                        InterruptFunctions interrupts = new InterruptFunctions(library);
                        Label isReady = new Label();
                        interrupts.jumpUnlessNoted(body, isReady);
                        body.loadArgument(0)
                                .load(-1)
                                .call(interrupts.await())
                                .call(interrupts.pending())
                                .jump(CilOpcode.BRFALSE, isReady)
                                .load((long) INTERRUPTED)
                                .add(CilOpcode.RET);
                        body.mark(isReady);
                    }
                    descriptor(body)
                            .loadArgument(1)
                            .loadArgument(2)
                            .add(CilOpcode.CONV_I)
                            .type(CilOpcode.LDELEMA, Simple.UINT8)
                            .loadArgument(3);
                    body.call(library.function(
                            function,
                            Simple.INT64,
                            Simple.INT32,
                            new SignatureType.ReferenceTo(Simple.UINT8),
                            Simple.INT64));
                    body.call(ByteFunctions.answer(library)).storeLocal(result);
                    body.loadLocal(result)
                            .load((long) INTERRUPTED)
                            .jump(CilOpcode.BEQ, again)
                            .loadLocal(result)
                            .add(CilOpcode.RET);
                });
    }

    private static int buffer(MethodBody body) {
        int path = body.addLocal("path", Platform.BYTES);
        body.load(LONGEST_PATH).type(CilOpcode.NEWARR, Simple.UINT8).storeLocal(path);
        return path;
    }

    /** A pointer is on the stack: null for failure, else the path is in the buffer. */
    private void givePath(MethodBody body, int path, int out) {
        Label failed = new Label();
        body.jump(CilOpcode.BRFALSE, failed)
                .loadLocal(path)
                .loadLocal(path)
                .call(library.function("strlen", Simple.INT64, Platform.BYTES))
                .loadArgument(out)
                .call(ByteFunctions.given(library))
                .add(CilOpcode.RET);
        body.mark(failed).call(ByteFunctions.error(library)).add(CilOpcode.RET);
    }

    private static int status(MethodBody body) {
        int status = body.addLocal("status", Platform.BYTES);
        body.load(256).type(CilOpcode.NEWARR, Simple.UINT8).storeLocal(status);
        return status;
    }

    /** Folder, path and flags are on the stack. */
    private void ask(MethodBody body, int status, int result, Label failed) {
        body.load(0xFFF).loadLocal(status);
        body.call(library.function(
                        "statx",
                        Simple.INT32,
                        Simple.INT32,
                        Platform.BYTES,
                        Simple.INT32,
                        Simple.INT32,
                        Platform.BYTES))
                .add(CilOpcode.CONV_I8);
        body.call(ByteFunctions.answer(library))
                .storeLocal(result)
                .loadLocal(result)
                .load(0L)
                .jump(CilOpcode.BLT, failed);
    }

    /** @param reader takes the array and returns what is in it */
    private MethodReference ofPath(String name, int flags, SignatureType type, Consumer<MethodBody> reader) {
        return library.method(name, type, List.of(Platform.BYTES, Simple.INT64), body -> {
            Label failed = new Label();
            int status = status(body);
            int result = body.addLocal("result", Simple.INT64);
            body.load(CURRENT_FOLDER);
            path(body, 0);
            body.load(flags);
            ask(body, status, result, failed);
            body.loadLocal(status);
            reader.accept(body);
            body.add(CilOpcode.RET).mark(failed);
            if (type == Simple.FLOAT64) {
                body.load(Double.NaN).add(CilOpcode.RET);
            } else {
                body.loadLocal(result).add(CilOpcode.RET);
            }
        });
    }

    private static void mode(MethodBody body) {
        body.load(MODE_OFFSET).call(Platform.SHORT_IN).add(CilOpcode.CONV_U8);
    }

    private void changeTime(MethodBody body) {
        int status = body.addLocal("answer", Platform.BYTES);
        body.storeLocal(status)
                .loadLocal(status)
                .load(CHANGE_OFFSET)
                .call(Platform.WORD_IN)
                .add(CilOpcode.CONV_R8);
        body.loadLocal(status)
                .load(CHANGE_OFFSET + 8)
                .call(Platform.INTEGER_IN)
                .add(CilOpcode.CONV_U8)
                .add(CilOpcode.CONV_R8)
                .load(1e-9)
                .add(CilOpcode.MUL)
                .add(CilOpcode.ADD);
    }

    private void nextListed(MethodBody body) {
        int entry = body.addLocal("entry", Simple.INT64);
        int length = body.addLocal("length", Simple.INT64);
        Label again = new Label();
        Label isSome = new Label();
        Label isListed = new Label();
        body.mark(again)
                .loadArgument(0)
                .call(library.function("readdir", Simple.INT64, Simple.INT64))
                .storeLocal(entry);
        body.loadLocal(entry).jump(CilOpcode.BRTRUE, isSome).load(-1L).add(CilOpcode.RET);
        body.mark(isSome)
                .loadLocal(entry)
                .load((long) NAME_OFFSET)
                .add(CilOpcode.ADD)
                .loadArgument(1)
                .call(ByteFunctions.givenFromMemory(library))
                .storeLocal(length);
        // The names `.` and `..` are left out.
        body.loadLocal(length)
                .load(2L)
                .jump(CilOpcode.BGT, isListed)
                .loadArgument(1)
                .load(0)
                .add(CilOpcode.LDELEM_U1)
                .load((int) '.')
                .jump(CilOpcode.BNE_UN, isListed);
        body.loadLocal(length)
                .load(1L)
                .jump(CilOpcode.BEQ, again)
                .loadArgument(1)
                .load(1)
                .add(CilOpcode.LDELEM_U1)
                .load((int) '.')
                .jump(CilOpcode.BEQ, again);
        body.mark(isListed).loadLocal(length).add(CilOpcode.RET);
    }
}
