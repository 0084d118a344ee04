package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.system.Environment;
import dev.serpentine.graph.system.ErrorNumbers;
import dev.serpentine.graph.system.FileSystemCalls;
import dev.serpentine.graph.system.FloatText;
import dev.serpentine.graph.system.Interrupts;
import dev.serpentine.graph.system.LocalTime;
import dev.serpentine.graph.system.StandardStreams;
import dev.serpentine.graph.system.TracebackText;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.security.SecureRandom;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What each external function does in the interpreter. One instance stands for one {@link InterpretedProcess}. */
public final class ExternalFunctionInterpretation {
    private final InterpretedProcess process;
    private final Environment environment;
    private final FileSystemCalls files;
    private final InterpretedMemory memory = new InterpretedMemory();
    private final Supplier<List<TracebackEntry>> traceback;

    /**
     * The functions of one process.
     *
     * @param traceback asked by {@code print_traceback}: the place that raised first
     */
    public ExternalFunctionInterpretation(InterpretedProcess process, Supplier<List<TracebackEntry>> traceback) {
        this.process = process;
        this.traceback = traceback;
        this.environment = new Environment(process.environment());
        this.files = new FileSystemCalls(
                new StandardStreams(process.input(), process.output(), process.error(), process.interrupts()),
                process.workingDirectory());
    }

    /** The operands of one call. */
    private record Operands(Object[] values) {
        double number(int index) {
            return (Double) values[index];
        }

        long integer(int index) {
            return (Long) values[index];
        }

        ArrayValue array(int index) {
            if (values[index] == null) {
                throw new NullPointerException("operand " + index + " is the null pointer");
            }
            return (ArrayValue) values[index];
        }

        /** Text in an array, whose length is the operand behind it. */
        String text(int index) {
            return new String(array(index).getBytes(0, (int) integer(index + 1)), StandardCharsets.UTF_8);
        }
    }

    /**
     * Calls a function.
     *
     * @param function which one
     * @param values its operands: Long, Double, ArrayValue
     * @return Long or Double, {@code null} if it has no result
     * @throws ProcessExit if the function ends the process
     */
    public Object call(ExternalFunction function, Object... values) {
        Operands operands = new Operands(values);
        return switch (function) {
            case SQRT -> Math.sqrt(operands.number(0));
            case FLOOR -> Math.floor(operands.number(0));
            case CEIL -> Math.ceil(operands.number(0));
            case FMOD -> operands.number(0) % operands.number(1);
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
                    GAMMA,
                    LGAMMA -> MathematicsLibrary.unary(function, operands.number(0));
            case ATAN2, POW, HYPOT -> MathematicsLibrary.binary(function, operands.number(0), operands.number(1));
            case LDEXP -> MathematicsLibrary.ldexp(operands.number(0), operands.integer(1));
            case FREXP_MANTISSA -> MathematicsLibrary.frexpMantissa(operands.number(0));
            case FREXP_EXPONENT -> MathematicsLibrary.frexpExponent(operands.number(0));
            case FLOAT_TO_TEXT ->
                answer(
                        FloatText.of(operands.number(0), (char) operands.integer(1), (int) operands.integer(2)),
                        operands.array(3));
            case TEXT_TO_FLOAT ->
                FloatText.parse(new String(
                        operands.array(0).getBytes((int) operands.integer(1), (int) operands.integer(2)),
                        StandardCharsets.ISO_8859_1));
            case BYTES_ARE_SAME -> {
                int count = (int) operands.integer(4);
                yield Arrays.equals(
                                operands.array(0).getBytes((int) operands.integer(1), count),
                                operands.array(2).getBytes((int) operands.integer(3), count))
                        ? 1L
                        : 0L;
            }
            case BYTE_FIND -> {
                ArrayValue bytes = operands.array(0);
                for (int i = (int) operands.integer(2); i < operands.integer(3); i++) {
                    if (bytes.wordAt(i) == operands.integer(1)) {
                        yield (long) i;
                    }
                }
                yield -1L;
            }
            case OS_WRITE ->
                write(operands.integer(0), operands.array(1).getBytes((int) operands.integer(2), (int)
                        operands.integer(3)));
            case OS_READ -> read(operands);
            case OS_OPEN -> files.open(operands.text(0), operands.integer(2), operands.integer(3));
            case OS_CLOSE -> files.close(operands.integer(0));
            case OS_SEEK -> files.seek(operands.integer(0), operands.integer(1), operands.integer(2));
            case OS_FILE_SIZE -> files.fileSize(operands.integer(0));
            case OS_TRUNCATE -> files.truncate(operands.integer(0), operands.integer(1));
            case OS_ISATTY -> 0L;
            case OS_UNLINK -> files.unlink(operands.text(0));
            case OS_RENAME -> files.rename(operands.text(0), operands.text(2));
            case OS_MKDIR -> files.makeDirectory(operands.text(0), operands.integer(2));
            case OS_RMDIR -> files.removeDirectory(operands.text(0));
            case OS_STAT_MODE -> files.mode(operands.text(0));
            case OS_LSTAT_MODE -> files.mode(operands.text(0), LinkOption.NOFOLLOW_LINKS);
            case OS_STAT_SIZE -> files.size(operands.text(0));
            case OS_STAT_MTIME -> files.modificationTime(operands.text(0));
            case OS_ACCESS -> files.isAccessible(operands.text(0), operands.integer(2));
            case OS_GETCWD -> answer(files.workingDirectory(), operands.array(0));
            case OS_CHDIR -> files.changeDirectory(operands.text(0));
            case OS_REALPATH -> files.realPath(operands.text(0), path -> answer(path, operands.array(2)));
            case OS_LISTDIR_OPEN -> files.openListing(operands.text(0));
            case OS_LISTDIR_NEXT -> answerOrNone(files.nextListed(operands.integer(0)), operands.array(1));
            case OS_LISTDIR_CLOSE -> {
                files.closeListing(operands.integer(0));
                yield null;
            }
            case OS_GETENV -> answerOrNone(environment.get(operands.text(0)), operands.array(2));
            case OS_ENVIRON_COUNT -> (long) environment.entries().size();
            case OS_ENVIRON_ENTRY -> answer(environment.entries().get((int) operands.integer(0)), operands.array(1));
            case OS_SETENV -> {
                environment.set(operands.text(0), operands.text(2));
                yield 0L;
            }
            case OS_UNSETENV -> {
                environment.unset(operands.text(0));
                yield 0L;
            }
            case OS_GETPID -> ProcessHandle.current().pid();
            case OS_STRERROR -> answer(ErrorNumbers.text(operands.integer(0)), operands.array(1));
            case OS_RANDOM -> {
                byte[] bytes = new byte[(int) operands.integer(2)];
                new SecureRandom().nextBytes(bytes);
                operands.array(0).setBytes((int) operands.integer(1), bytes, bytes.length);
                yield operands.integer(2);
            }
            case OS_SYSTEM -> environment.runInShell(operands.text(0));
            case PROCESS_ARGUMENT_COUNT -> (long) process.arguments().size();
            case PROCESS_ARGUMENT_LENGTH -> (long) argument(operands).getBytes(StandardCharsets.UTF_8).length;
            case PROCESS_ARGUMENT_COPY -> answer(argument(operands), operands.array(1));
            case PROCESS_EXIT -> throw new ProcessExit(operands.integer(0));
            case INTERRUPT_WATCH -> {
                process.interrupts().watch(operands.integer(0) != 0);
                yield null;
            }
            case INTERRUPT_PENDING -> process.interrupts().isPending() ? 1L : 0L;
            case INTERRUPT_TAKE -> process.interrupts().take() ? 1L : 0L;
            case INTERRUPT_RAISE -> {
                process.interrupts().interrupt();
                yield null;
            }
            case INTERRUPT_HOLD -> {
                process.interrupts().hold(operands.integer(0) != 0);
                yield null;
            }
            case PROCESS_INTERRUPTED -> throw new ProcessExit(Interrupts.STATUS);
            case PRINT_TRACEBACK -> {
                write(
                        2,
                        TracebackText.of(shown(traceback.get()), operands.integer(0), operands.integer(1) != 0)
                                .getBytes(StandardCharsets.UTF_8));
                yield null;
            }
            case TRACEBACK_PLACES -> answer(TracebackText.places(shown(traceback.get())), operands.array(0));
            case MEMORY_ALLOCATE -> memory.allocate(operands.integer(0));
            case MEMORY_ALLOCATE_UNCLEARED -> memory.allocateUncleared(operands.integer(0));
            case MEMORY_FREE -> {
                memory.free(operands.integer(0));
                yield null;
            }
            case MEMORY_CLEAR -> {
                memory.clear(operands.integer(0), operands.integer(1));
                yield null;
            }
            case MEMORY_LOAD -> memory.load(operands.integer(0));
            case MEMORY_STORE -> {
                memory.store(operands.integer(0), operands.integer(1));
                yield null;
            }
            case TIME_SECONDS -> LocalTime.now();
            case TIME_MONOTONIC -> System.nanoTime() / 1e9;
            case TIME_PROCESS -> LocalTime.processTime();
            case TIME_SLEEP -> {
                process.interrupts().sleep(operands.number(0));
                yield null;
            }
            case TIME_LOCAL_FIELD -> LocalTime.field(operands.integer(0), operands.integer(1), ZoneId.systemDefault());
            case TIME_UTC_FIELD -> LocalTime.field(operands.integer(0), operands.integer(1), ZoneOffset.UTC);
            case TIME_FROM_LOCAL ->
                LocalTime.toSeconds(
                        operands.integer(0),
                        operands.integer(1),
                        operands.integer(2),
                        operands.integer(3),
                        operands.integer(4),
                        operands.integer(5));
        };
    }

    private static long answer(String text, ArrayValue out) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.setBytes(0, bytes, Math.min(bytes.length, out.length()));
        return bytes.length;
    }

    private static long answerOrNone(String text, ArrayValue out) {
        return text == null ? -1 : answer(text, out);
    }

    private long read(Operands operands) {
        byte[] bytes = new byte[(int) operands.integer(3)];
        long count = files.read(operands.integer(0), bytes, 0, bytes.length);
        if (count > 0) {
            operands.array(1).setBytes((int) operands.integer(2), bytes, (int) count);
        }
        return count;
    }

    private String argument(Operands operands) {
        return process.arguments().get((int) operands.integer(0));
    }

    private long write(long descriptor, byte[] bytes) {
        return files.write(descriptor, bytes, 0, bytes.length);
    }

    private static List<TracebackText.Entry> shown(List<TracebackEntry> innermostFirst) {
        List<TracebackText.Entry> shown = new ArrayList<>();
        for (TracebackEntry innermost : innermostFirst) {
            for (Optional<TracebackEntry> entry = Optional.of(innermost);
                    entry.isPresent();
                    entry = entry.get().caller()) {
                shown.add(new TracebackText.Entry(
                        entry.get().function(),
                        entry.get().position().file(),
                        entry.get().position().line(),
                        entry.get().columns()));
            }
        }
        return shown.reversed();
    }
}
