package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.TracebackEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What each external function does in the interpreter. One instance stands for one {@link InterpretedProcess}. */
public final class ExternalFunctionInterpretation {
    private final InterpretedProcess process;
    private final Map<String, String> environment;
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
        this.environment = new TreeMap<>(process.environment());
        this.files = new FileSystemCalls(process);
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
            case SIN, COS, TAN, ASIN, ACOS, ATAN, SINH, COSH, TANH, ASINH, ACOSH, ATANH, EXP, EXP2, EXPM1, LOG, LOG2, LOG10, LOG1P, CBRT, ERF, ERFC, GAMMA,
                    LGAMMA -> MathematicsLibrary.unary(function, operands.number(0));
            case ATAN2, POW, HYPOT -> MathematicsLibrary.binary(function, operands.number(0), operands.number(1));
            case LDEXP -> MathematicsLibrary.ldexp(operands.number(0), operands.integer(1));
            case FREXP_MANTISSA -> MathematicsLibrary.frexpMantissa(operands.number(0));
            case FREXP_EXPONENT -> MathematicsLibrary.frexpExponent(operands.number(0));
            case FLOAT_TO_TEXT ->
                    answer(FloatText.of(operands.number(0), (char) operands.integer(1), (int) operands.integer(2)), operands.array(3));
            case TEXT_TO_FLOAT -> FloatText.parse(
                    new String(operands.array(0).getBytes((int) operands.integer(1), (int) operands.integer(2)), StandardCharsets.ISO_8859_1));
            case OS_WRITE -> files.write(operands.integer(0), operands.array(1).getBytes((int) operands.integer(2), (int) operands.integer(3)));
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
            case OS_REALPATH -> files.realPath(operands.text(0)) instanceof String path ? answer(path, operands.array(2)) : files.realPath(operands.text(0));
            case OS_LISTDIR_OPEN -> files.openListing(operands.text(0));
            case OS_LISTDIR_NEXT -> answerOrNone(files.nextListed(operands.integer(0)), operands.array(1));
            case OS_LISTDIR_CLOSE -> {
                files.closeListing(operands.integer(0));
                yield null;
            }
            case OS_GETENV -> answerOrNone(environment.get(operands.text(0)), operands.array(2));
            case OS_ENVIRON_COUNT -> (long) environment.size();
            case OS_ENVIRON_ENTRY -> answer(environmentEntries().get((int) operands.integer(0)), operands.array(1));
            case OS_SETENV -> {
                environment.put(operands.text(0), operands.text(2));
                yield 0L;
            }
            case OS_UNSETENV -> {
                environment.remove(operands.text(0));
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
            case OS_SYSTEM -> runInShell(operands.text(0));
            case PROCESS_ARGUMENT_COUNT -> (long) process.arguments().size();
            case PROCESS_ARGUMENT_LENGTH -> (long) argument(operands).getBytes(StandardCharsets.UTF_8).length;
            case PROCESS_ARGUMENT_COPY -> answer(argument(operands), operands.array(1));
            case PROCESS_EXIT -> throw new ProcessExit(operands.integer(0));
            case PRINT_TRACEBACK -> {
                byte[] text = TracebackText.of(traceback.get()).getBytes(StandardCharsets.UTF_8);
                files.write(2, text);
                yield null;
            }
            case MEMORY_ALLOCATE -> memory.allocate(operands.integer(0));
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
            case TIME_SECONDS -> {
                Instant now = Instant.now();
                yield now.getEpochSecond() + now.getNano() / 1e9;
            }
            case TIME_MONOTONIC -> System.nanoTime() / 1e9;
            case TIME_PROCESS -> ProcessHandle.current().info().totalCpuDuration().map(used -> used.toNanos() / 1e9).orElse(0.0);
            case TIME_SLEEP -> {
                sleep(operands.number(0));
                yield null;
            }
            case TIME_LOCAL_FIELD -> timeField(operands, ZoneId.systemDefault());
            case TIME_UTC_FIELD -> timeField(operands, ZoneOffset.UTC);
            case TIME_FROM_LOCAL -> fromLocalTime(operands);
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
        long count = files.read(operands.integer(0), bytes);
        if (count > 0) {
            operands.array(1).setBytes((int) operands.integer(2), bytes, (int) count);
        }
        return count;
    }

    private String argument(Operands operands) {
        return process.arguments().get((int) operands.integer(0));
    }

    private List<String> environmentEntries() {
        List<String> entries = new ArrayList<>();
        environment.forEach((name, value) -> entries.add(name + "=" + value));
        return entries;
    }

    private long runInShell(String command) {
        try {
            ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", command).inheritIO();
            builder.environment().clear();
            builder.environment().putAll(environment);
            return (long) builder.start().waitFor() << 8;
        } catch (IOException failure) {
            return -ErrorNumbers.of(failure);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            return -4;
        }
    }

    private static void sleep(double seconds) {
        try {
            Thread.sleep(Math.max(0, (long) (seconds * 1000)), 0);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private static long timeField(Operands operands, ZoneId zone) {
        ZonedDateTime time = Instant.ofEpochSecond(operands.integer(0)).atZone(zone);
        return switch ((int) operands.integer(1)) {
            case 0 -> time.getYear();
            case 1 -> time.getMonthValue();
            case 2 -> time.getDayOfMonth();
            case 3 -> time.getHour();
            case 4 -> time.getMinute();
            case 5 -> time.getSecond();
            case 6 -> time.getDayOfWeek().getValue() - 1;
            case 7 -> time.getDayOfYear();
            case 8 -> zone.getRules().isDaylightSavings(time.toInstant()) ? 1 : 0;
            case 9 -> time.getOffset().getTotalSeconds();
            default -> throw new IllegalArgumentException("time field " + operands.integer(1));
        };
    }

    private static long fromLocalTime(Operands operands) {
        LocalDateTime time = LocalDateTime.of((int) operands.integer(0), 1, 1, 0, 0).plusMonths(operands.integer(1) - 1).plusDays(operands.integer(2) - 1)
                .plusHours(operands.integer(3)).plusMinutes(operands.integer(4)).plusSeconds(operands.integer(5));
        return time.atZone(ZoneId.systemDefault()).toEpochSecond();
    }
}
