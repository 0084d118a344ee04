package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.operation.ExternalFunction;
import java.util.List;

/** The table of external functions: the method of each. */
final class ExternalFunctions {

    private ExternalFunctions() {}

    /** The method that does what the function does. */
    static MethodReference of(ExternalFunction function, RuntimeLibrary library) {
        return switch (function) {
            case SQRT -> Platform.SQUARE_ROOT;
            case FLOOR -> Platform.FLOOR;
            case CEIL -> Platform.CEILING;
            case SIN,
                    COS,
                    TAN,
                    ASIN,
                    ACOS,
                    ATAN,
                    SINH,
                    COSH,
                    TANH,
                    ASINH,
                    ACOSH,
                    ATANH,
                    EXP,
                    EXP2,
                    EXPM1,
                    LOG,
                    LOG2,
                    LOG10,
                    LOG1P,
                    CBRT,
                    ERF,
                    ERFC,
                    LGAMMA -> library.mathematics(function.externalName(), Simple.FLOAT64, Simple.FLOAT64);
            case GAMMA -> library.mathematics("tgamma", Simple.FLOAT64, Simple.FLOAT64);
            case ATAN2, POW, FMOD, HYPOT ->
                library.mathematics(function.externalName(), Simple.FLOAT64, Simple.FLOAT64, Simple.FLOAT64);
            case LDEXP -> scaled(library);
            case FREXP_MANTISSA, FREXP_EXPONENT -> fraction(function, library);
            case FLOAT_TO_TEXT -> FloatTextFunctions.toText(library);
            case TEXT_TO_FLOAT -> FloatTextFunctions.fromText(library);
            case BYTES_ARE_SAME -> ByteFunctions.areSame(library);
            case BYTE_FIND -> ByteFunctions.find(library);
            case OS_WRITE,
                    OS_READ,
                    OS_OPEN,
                    OS_CLOSE,
                    OS_SEEK,
                    OS_FILE_SIZE,
                    OS_TRUNCATE,
                    OS_ISATTY,
                    OS_UNLINK,
                    OS_RENAME,
                    OS_MKDIR,
                    OS_RMDIR,
                    OS_STAT_MODE,
                    OS_LSTAT_MODE,
                    OS_STAT_SIZE,
                    OS_STAT_MTIME,
                    OS_ACCESS,
                    OS_GETCWD,
                    OS_CHDIR,
                    OS_REALPATH,
                    OS_LISTDIR_OPEN,
                    OS_LISTDIR_NEXT,
                    OS_LISTDIR_CLOSE -> new FileFunctions(library).of(function);
            case OS_GETENV,
                    OS_ENVIRON_COUNT,
                    OS_ENVIRON_ENTRY,
                    OS_SETENV,
                    OS_UNSETENV,
                    OS_GETPID,
                    OS_STRERROR,
                    OS_RANDOM,
                    OS_SYSTEM,
                    PROCESS_ARGUMENT_COUNT,
                    PROCESS_ARGUMENT_LENGTH,
                    PROCESS_ARGUMENT_COPY,
                    PROCESS_EXIT,
                    MEMORY_ALLOCATE,
                    MEMORY_ALLOCATE_UNCLEARED,
                    MEMORY_FREE,
                    MEMORY_CLEAR,
                    MEMORY_LOAD,
                    MEMORY_STORE -> new SystemFunctions(library).of(function);
            case INTERRUPT_WATCH,
                    INTERRUPT_PENDING,
                    INTERRUPT_TAKE,
                    INTERRUPT_RAISE,
                    INTERRUPT_HOLD,
                    PROCESS_INTERRUPTED -> new InterruptFunctions(library).of(function);
            case PRINT_TRACEBACK -> TracebackFunctions.print(library);
            case TRACEBACK_PLACES -> TracebackFunctions.places(library);
            case TIME_SECONDS,
                    TIME_MONOTONIC,
                    TIME_PROCESS,
                    TIME_SLEEP,
                    TIME_LOCAL_FIELD,
                    TIME_UTC_FIELD,
                    TIME_FROM_LOCAL -> new TimeFunctions(library).of(function);
        };
    }

    private static MethodReference scaled(RuntimeLibrary library) {
        return library.method(
                "Scaled",
                Simple.FLOAT64,
                List.of(Simple.FLOAT64, Simple.INT64),
                body -> body.loadArgument(0)
                        .loadArgument(1)
                        .load(-5000L)
                        .call(Platform.LARGER)
                        .load(5000L)
                        .call(Platform.SMALLER)
                        .add(CilOpcode.CONV_I4)
                        .call(library.mathematics("ldexp", Simple.FLOAT64, Simple.FLOAT64, Simple.INT32))
                        .add(CilOpcode.RET));
    }

    private static MethodReference fraction(ExternalFunction function, RuntimeLibrary library) {
        boolean isMantissa = function == ExternalFunction.FREXP_MANTISSA;
        return library.method(
                isMantissa ? "Mantissa" : "Exponent",
                isMantissa ? Simple.FLOAT64 : Simple.INT64,
                List.of(Simple.FLOAT64),
                body -> {
                    int exponent = body.addLocal("exponent", Platform.INTEGERS);
                    body.load(1).type(CilOpcode.NEWARR, Simple.INT32).storeLocal(exponent);
                    body.loadArgument(0)
                            .loadLocal(exponent)
                            .call(library.mathematics("frexp", Simple.FLOAT64, Simple.FLOAT64, Platform.INTEGERS));
                    if (!isMantissa) {
                        body.add(CilOpcode.POP)
                                .loadLocal(exponent)
                                .load(0)
                                .add(CilOpcode.LDELEM_I4)
                                .add(CilOpcode.CONV_I8);
                    }
                    body.add(CilOpcode.RET);
                });
    }
}
