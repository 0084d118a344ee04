package dev.serpentine.graph.operation;

import static dev.serpentine.graph.operation.Effect.NONE;
import static dev.serpentine.graph.operation.Effect.READS;
import static dev.serpentine.graph.operation.Effect.WRITES;
import static dev.serpentine.graph.type.Primitive.FLOAT;
import static dev.serpentine.graph.type.Primitive.SIGNED;
import static dev.serpentine.graph.type.Primitive.VOID;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.StandardLayouts;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The table of external functions: all that a program may ask of the run-time support. The interpreter and every
 * backend implement each of them, with the same results. None of them raises, keeps an array it was given, or runs code
 * of the program.
 *
 * <p>What holds for all:
 *
 * <ul>
 *   <li>Text passes as an array of bytes, never ended by a zero, with the number of bytes that count where that is not
 *       the whole array. Paths and environment entries are bytes as the system has them (UTF-8).
 *   <li>A function with a parameter {@code out} copies as many bytes of its answer there as fit, and returns how long
 *       the whole answer is; so a caller whose array was too short makes a longer one and asks again.
 *   <li>A function that may fail returns minus the error number, and something not negative otherwise. Error numbers,
 *       flags of {@link #OS_OPEN} and modes are those of Linux, whatever the platform.
 *   <li>Mathematical functions do not check their domain: they give the NaN or infinity that the C library gives.
 * </ul>
 */
public enum ExternalFunction {
    // Mathematics: as in the C library
    SQRT(NONE, of(FLOAT).to(FLOAT), "The square root, correctly rounded."),
    SIN(NONE, of(FLOAT).to(FLOAT), "The sine of radians."),
    COS(NONE, of(FLOAT).to(FLOAT), "The cosine of radians."),
    TAN(NONE, of(FLOAT).to(FLOAT), "The tangent of radians."),
    ASIN(NONE, of(FLOAT).to(FLOAT), "The inverse sine."),
    ACOS(NONE, of(FLOAT).to(FLOAT), "The inverse cosine."),
    ATAN(NONE, of(FLOAT).to(FLOAT), "The inverse tangent."),
    ATAN2(NONE, of(FLOAT, FLOAT).to(FLOAT), "(y, x): the angle of the point."),
    SINH(NONE, of(FLOAT).to(FLOAT), "The hyperbolic sine."),
    COSH(NONE, of(FLOAT).to(FLOAT), "The hyperbolic cosine."),
    TANH(NONE, of(FLOAT).to(FLOAT), "The hyperbolic tangent."),
    ASINH(NONE, of(FLOAT).to(FLOAT), "The inverse hyperbolic sine."),
    ACOSH(NONE, of(FLOAT).to(FLOAT), "The inverse hyperbolic cosine."),
    ATANH(NONE, of(FLOAT).to(FLOAT), "The inverse hyperbolic tangent."),
    EXP(NONE, of(FLOAT).to(FLOAT), "e raised to the power."),
    EXP2(NONE, of(FLOAT).to(FLOAT), "2 raised to the power."),
    EXPM1(NONE, of(FLOAT).to(FLOAT), "e raised to the power, minus 1."),
    LOG(NONE, of(FLOAT).to(FLOAT), "The natural logarithm."),
    LOG2(NONE, of(FLOAT).to(FLOAT), "The logarithm to base 2."),
    LOG10(NONE, of(FLOAT).to(FLOAT), "The logarithm to base 10."),
    LOG1P(NONE, of(FLOAT).to(FLOAT), "The natural logarithm of 1 plus the operand."),
    POW(NONE, of(FLOAT, FLOAT).to(FLOAT), "(base, exponent): the power."),
    FMOD(NONE, of(FLOAT, FLOAT).to(FLOAT), "(x, y): the exact remainder with the sign of x."),
    FLOOR(NONE, of(FLOAT).to(FLOAT), "The largest integral float not above the operand."),
    CEIL(NONE, of(FLOAT).to(FLOAT), "The smallest integral float not below the operand."),
    HYPOT(NONE, of(FLOAT, FLOAT).to(FLOAT), "The length of a vector."),
    CBRT(NONE, of(FLOAT).to(FLOAT), "The cube root."),
    ERF(NONE, of(FLOAT).to(FLOAT), "The error function."),
    ERFC(NONE, of(FLOAT).to(FLOAT), "1 minus the error function."),
    GAMMA(NONE, of(FLOAT).to(FLOAT), "The gamma function."),
    LGAMMA(NONE, of(FLOAT).to(FLOAT), "The natural logarithm of the absolute value of the gamma function."),
    LDEXP(NONE, of(FLOAT, SIGNED).to(FLOAT), "(x, exponent): x times 2 to the exponent, rounded once."),
    FREXP_MANTISSA(
            NONE,
            of(FLOAT).to(FLOAT),
            "The m of x = m * 2**e with 0.5 <= |m| < 1; x itself where it is zero, infinite or a NaN."),
    FREXP_EXPONENT(
            NONE,
            of(FLOAT).to(SIGNED),
            "The e of x = m * 2**e with 0.5 <= |m| < 1; 0 where x is zero, infinite or a NaN."),

    // Floats and text
    FLOAT_TO_TEXT(
            WRITES,
            of(FLOAT, SIGNED, SIGNED, chars()).to(SIGNED),
            "(value, format, precision, out): with format 'e', 'f' or 'g' exactly what"
                    + " printf gives for %.*e, %.*f or %.*g, correctly rounded; with 'r' the fewest digits that read back as the same value, and the"
                    + " exponent of the first of them, as [-]digits e exponent, without a point: 0.25 is 25e-1, 0 is 0e0, and -1500.0 is -15e3, the"
                    + " precision being ignored. Always inf, -inf and nan for what has no digits."),
    TEXT_TO_FLOAT(
            READS,
            of(chars(), SIGNED, SIGNED).to(FLOAT),
            "(text, start, length): the nearest float to decimal text"
                    + " [+-]digits[.digits][e[+-]digits], with digits before or behind the point; also inf and nan in lower case, with or without a sign."),

    // Files: descriptors are small numbers; 0, 1 and 2 are standard input, output and error
    OS_WRITE(
            WRITES,
            of(SIGNED, chars(), SIGNED, SIGNED).to(SIGNED),
            "(descriptor, bytes, start, count): how many bytes were written, unbuffered; -4 where an interrupt came first."),
    OS_READ(
            WRITES,
            of(SIGNED, chars(), SIGNED, SIGNED).to(SIGNED),
            "(descriptor, bytes, start, count): how many bytes were read; 0 at the end, -4 where an interrupt came first."),
    OS_OPEN(
            WRITES,
            of(chars(), SIGNED, SIGNED, SIGNED).to(SIGNED),
            "(path, path length, flags, mode): a new descriptor. Flags: 0 read, 1 write, 2 both;"
                    + " plus 0o100 create, 0o200 fail if it exists, 0o1000 truncate, 0o2000 append."),
    OS_CLOSE(WRITES, of(SIGNED).to(SIGNED), "(descriptor): 0."),
    OS_SEEK(
            WRITES,
            of(SIGNED, SIGNED, SIGNED).to(SIGNED),
            "(descriptor, offset, whence: 0 start, 1 here, 2 end): the new position."),
    OS_FILE_SIZE(READS, of(SIGNED).to(SIGNED), "(descriptor): the size of the open file in bytes."),
    OS_TRUNCATE(WRITES, of(SIGNED, SIGNED).to(SIGNED), "(descriptor, size): 0."),
    OS_ISATTY(READS, of(SIGNED).to(SIGNED), "(descriptor): 1 if it is a terminal, else 0."),
    OS_UNLINK(WRITES, of(chars(), SIGNED).to(SIGNED), "(path, length): 0; removes a file."),
    OS_RENAME(
            WRITES,
            of(chars(), SIGNED, chars(), SIGNED).to(SIGNED),
            "(path, length, new path, length): 0; replaces what is there."),
    OS_MKDIR(WRITES, of(chars(), SIGNED, SIGNED).to(SIGNED), "(path, length, mode): 0."),
    OS_RMDIR(WRITES, of(chars(), SIGNED).to(SIGNED), "(path, length): 0; the directory is empty."),
    OS_STAT_MODE(
            READS,
            of(chars(), SIGNED).to(SIGNED),
            "(path, length): kind and permissions of what the path leads to, as st_mode."),
    OS_LSTAT_MODE(
            READS,
            of(chars(), SIGNED).to(SIGNED),
            "(path, length): the same of the path itself, be it a symbolic link."),
    OS_STAT_SIZE(READS, of(chars(), SIGNED).to(SIGNED), "(path, length): the size in bytes of what the path leads to."),
    OS_STAT_MTIME(
            READS,
            of(chars(), SIGNED).to(FLOAT),
            "(path, length): seconds since 1970 of the last change; NaN where the path leads nowhere."),
    OS_ACCESS(
            READS,
            of(chars(), SIGNED, SIGNED).to(SIGNED),
            "(path, length, 4 read + 2 write + 1 execute, or 0 for existence): 1 if allowed, else 0."),
    OS_GETCWD(WRITES, of(chars()).to(SIGNED), "(out): the working directory."),
    OS_CHDIR(WRITES, of(chars(), SIGNED).to(SIGNED), "(path, length): 0."),
    OS_REALPATH(
            WRITES,
            of(chars(), SIGNED, chars()).to(SIGNED),
            "(path, length, out): the absolute path without symbolic links, of something that exists."),
    OS_LISTDIR_OPEN(
            WRITES, of(chars(), SIGNED).to(SIGNED), "(path, length): a handle for reading the directory's entries."),
    OS_LISTDIR_NEXT(
            WRITES,
            of(SIGNED, chars()).to(SIGNED),
            "(handle, out of at least 1024 bytes): the next entry's name, `.` and `..` left out; -1 after the last."),
    OS_LISTDIR_CLOSE(WRITES, of(SIGNED).to(VOID), "(handle): gives it back."),

    // The system
    OS_GETENV(
            WRITES,
            of(chars(), SIGNED, chars()).to(SIGNED),
            "(name, length, out): the variable's value; -1 where it is not set."),
    OS_ENVIRON_COUNT(READS, of().to(SIGNED), "How many environment variables there are."),
    OS_ENVIRON_ENTRY(WRITES, of(SIGNED, chars()).to(SIGNED), "(index, out): one of them, as name=value."),
    OS_SETENV(
            WRITES,
            of(chars(), SIGNED, chars(), SIGNED).to(SIGNED),
            "(name, length, value, length): 0; for this process and its children."),
    OS_UNSETENV(WRITES, of(chars(), SIGNED).to(SIGNED), "(name, length): 0."),
    OS_GETPID(READS, of().to(SIGNED), "The process's number."),
    OS_STRERROR(
            WRITES,
            of(SIGNED, chars()).to(SIGNED),
            "(error number, out): its text in English, `No such file or directory`."),
    OS_RANDOM(
            WRITES,
            of(chars(), SIGNED, SIGNED).to(SIGNED),
            "(bytes, start, count): count; fills with randomness that nobody can foresee."),
    OS_SYSTEM(
            WRITES,
            of(chars(), SIGNED).to(SIGNED),
            "(command, length): runs it in a shell and gives the wait status, as Python's os.system does."),
    PROCESS_ARGUMENT_COUNT(READS, of().to(SIGNED), "How many arguments the process has, the program's name included."),
    PROCESS_ARGUMENT_LENGTH(READS, of(SIGNED).to(SIGNED), "(index): an argument's length in bytes."),
    PROCESS_ARGUMENT_COPY(WRITES, of(SIGNED, chars()).to(SIGNED), "(index, out): the argument."),
    PROCESS_EXIT(
            WRITES,
            of(SIGNED).to(VOID),
            "(status): ends the process at once; the lowest eight bits count. Does not return."),

    // Interrupts: SIGINT
    INTERRUPT_WATCH(
            WRITES,
            of(SIGNED).to(VOID),
            "(looks out): from here on interrupts are the program's. With 1 one is noted until the program takes it, and ends a wait of os_read, os_write and"
                    + " time_sleep. With 0 the program's `interrupted` graph is called at once. Without this the process is not the program's, and interrupts are none of its business."),
    INTERRUPT_PENDING(
            READS,
            of().to(SIGNED),
            "1 if one is noted, else 0. What it reads changes at any moment: asked anew each time."),
    INTERRUPT_TAKE(WRITES, of().to(SIGNED), "The same, and none is noted any more."),
    INTERRUPT_RAISE(WRITES, of().to(VOID), "Interrupts this process, before it returns."),
    INTERRUPT_HOLD(
            WRITES,
            of(SIGNED).to(VOID),
            "(1 or 0): the `interrupted` graph is not called between a call with 1 and the next with 0, but then, if it would have been."),
    PROCESS_INTERRUPTED(
            WRITES,
            of().to(VOID),
            "Ends the process as an interrupt does that nobody looks out for: by SIGINT where that can be, else with status 130. Does not return."),

    PRINT_TRACEBACK(
            WRITES,
            of(SIGNED, SIGNED).to(VOID),
            "(depth, of a group): writes the traceback that is recorded on standard error, from `Traceback (most recent call last):` to the last"
                    + " place with its source line where the source can be read; nothing where none is recorded. Within groups of exceptions, in"
                    + " so many of them, lines stand behind a margin; a group, where the second is not 0, has a first line of its own."),

    TRACEBACK_PLACES(
            WRITES,
            of(chars()).to(SIGNED),
            "(out): the places of the traceback that is recorded, the outermost first, a line each, of parts divided by tabs: how often it comes in a"
                    + " row, the line number, the columns that Python marks there, as SourceSpan has them, the function and the file. A number that is left"
                    + " out has the line 0."),

    // Bytes, and text of characters below 256
    BYTES_ARE_SAME(
            READS,
            of(chars(), SIGNED, chars(), SIGNED, SIGNED).to(SIGNED),
            "(a, start in a, b, start in b, count): 1 if that many bytes are the same, else 0."),
    BYTE_FIND(
            READS,
            of(chars(), SIGNED, SIGNED, SIGNED).to(SIGNED),
            "(bytes, byte, start, stop): the first index of the byte from start on and before stop, or -1."),

    // Memory by address, an address being a Signed: for collectors
    MEMORY_ALLOCATE(
            WRITES,
            of(SIGNED).to(SIGNED),
            "(size): the address of that many bytes, a multiple of 16, zeroed. Never fails: running out of memory"
                    + " ends the process."),
    MEMORY_ALLOCATE_UNCLEARED(WRITES, of(SIGNED).to(SIGNED), "(size): the same, but anything may lie there."),
    MEMORY_FREE(WRITES, of(SIGNED).to(VOID), "(address): gives back what these gave."),
    MEMORY_CLEAR(WRITES, of(SIGNED, SIGNED).to(VOID), "(address, size): zeroes that many bytes."),
    MEMORY_LOAD(READS, of(SIGNED).to(SIGNED), "(address): the word that lies there."),
    MEMORY_STORE(WRITES, of(SIGNED, SIGNED).to(VOID), "(address, value): puts a word there."),

    // Time
    TIME_SECONDS(READS, of().to(FLOAT), "Seconds since 1970."),
    TIME_MONOTONIC(READS, of().to(FLOAT), "Seconds since some moment, never backwards."),
    TIME_PROCESS(READS, of().to(FLOAT), "Seconds of processor time that the process has used."),
    TIME_SLEEP(WRITES, of(FLOAT).to(VOID), "(seconds): waits, or until an interrupt is noted."),
    TIME_LOCAL_FIELD(
            READS,
            of(SIGNED, SIGNED).to(SIGNED),
            "(seconds since 1970, field): of the local time the year, month from 1, day, hour, minute, second, weekday"
                    + " from Monday 0, day of the year from 1, whether it is summer time, offset from UTC in seconds: fields 0 to 9."),
    TIME_UTC_FIELD(READS, of(SIGNED, SIGNED).to(SIGNED), "(seconds since 1970, field): the same of UTC."),
    TIME_FROM_LOCAL(
            READS,
            of(SIGNED, SIGNED, SIGNED, SIGNED, SIGNED, SIGNED).to(SIGNED),
            "(year, month, day, hour, minute, second), carried over where out of range:"
                    + " the seconds since 1970 of that local time.");

    private record Arguments(List<LowLevelType> types) {
        FunctionType to(LowLevelType result) {
            return new FunctionType(types, result);
        }
    }

    private static Arguments of(LowLevelType... types) {
        return new Arguments(List.of(types));
    }

    private static LowLevelType chars() {
        return StandardLayouts.CHARS.pointer();
    }

    private static final Map<String, ExternalFunction> BY_NAME = new HashMap<>();

    static {
        for (ExternalFunction function : values()) {
            BY_NAME.put(function.externalName(), function);
        }
    }

    private final Effect effect;
    private final FunctionType type;
    private final String meaning;
    private final FunctionValue value;

    ExternalFunction(Effect effect, FunctionType type, String meaning) {
        this.effect = effect;
        this.type = type;
        this.meaning = meaning;
        this.value = new FunctionValue(type, new FunctionValue.OfExternal(name().toLowerCase(Locale.ROOT)));
    }

    /** The name by which system code and graphs know it: {@code os_write}. */
    public String externalName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What a call of it does; with {@link Effect#NONE} a call may be folded, shared and dropped. */
    public Effect effect() {
        return effect;
    }

    public FunctionType type() {
        return type;
    }

    /** One sentence for documentation. */
    public String meaning() {
        return meaning;
    }

    /** The one function value that pointers to this function point to. */
    public FunctionValue value() {
        return value;
    }

    /** The function of that name, if there is one. */
    public static Optional<ExternalFunction> named(String externalName) {
        return Optional.ofNullable(BY_NAME.get(externalName));
    }
}
