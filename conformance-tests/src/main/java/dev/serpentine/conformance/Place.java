package dev.serpentine.conformance;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where a program is run. */
public enum Place {
    /** CPython 3.12, which the stored answers come from. */
    PYTHON("python"),
    /** The typed graphs, interpreted. */
    INTERPRETER("interpreter"),
    /** The graphs that platforms with objects get, optimised, interpreted. */
    INTERPRETER_OBJECTS("interpreter-oo"),
    /** C without any optimisation, ours or the compiler's, and with the collector that moves nothing. */
    C_UNOPTIMISED("c-O0"),
    C_OPTIMISED("c-O2"),
    /** Optimised C that collects garbage at every allocation. */
    C_STRESSED("c-stress"),
    /** Optimised C of {@code --unchecked}, for programs that say so. */
    C_UNCHECKED("c-unchecked"),
    /** The same through LLVM. */
    LLVM_UNOPTIMISED("llvm-O0"),
    LLVM_OPTIMISED("llvm-O2"),
    LLVM_STRESSED("llvm-stress"),
    /** An assembly, run by mono. */
    CLI("cli"),
    /** A jar, on the Java that the user has. */
    JVM("jvm"),
    /** A jar of {@code --unchecked}, for programs that say so. */
    JVM_UNCHECKED("jvm-unchecked");

    private final String spelling;

    Place(String spelling) {
        this.spelling = spelling;
    }

    /** The name in tables, options and skip directives. */
    public String spelling() {
        return spelling;
    }

    /** Whether programs are translated with {@code --unchecked} there. */
    boolean isUnchecked() {
        return switch (this) {
            case C_UNCHECKED, JVM_UNCHECKED -> true;
            case PYTHON,
                    INTERPRETER,
                    INTERPRETER_OBJECTS,
                    C_UNOPTIMISED,
                    C_OPTIMISED,
                    C_STRESSED,
                    LLVM_UNOPTIMISED,
                    LLVM_OPTIMISED,
                    LLVM_STRESSED,
                    CLI,
                    JVM -> false;
        };
    }

    /** How what was built for this place is run, without the program's arguments. */
    List<String> command(Path built) {
        return switch (this) {
            case PYTHON, INTERPRETER, INTERPRETER_OBJECTS ->
                throw new IllegalArgumentException("nothing is built for " + spelling);
            case C_UNOPTIMISED, C_OPTIMISED, C_STRESSED, C_UNCHECKED, LLVM_UNOPTIMISED, LLVM_OPTIMISED, LLVM_STRESSED ->
                List.of(built.toString());
            case CLI -> List.of("mono", "--debug", built.toString());
            case JVM, JVM_UNCHECKED ->
                List.of(
                        "java",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "-jar",
                        built.toString());
        };
    }

    /** What is added to the environment there. */
    Map<String, String> environment() {
        return switch (this) {
            case C_STRESSED, LLVM_STRESSED -> Map.of("SERPENTINE_GC_STRESS", "1");
            case PYTHON,
                    INTERPRETER,
                    INTERPRETER_OBJECTS,
                    C_UNOPTIMISED,
                    C_OPTIMISED,
                    C_UNCHECKED,
                    LLVM_UNOPTIMISED,
                    LLVM_OPTIMISED,
                    CLI,
                    JVM,
                    JVM_UNCHECKED -> Map.of();
        };
    }

    /** The places that a word means: one of them, or all of a backend such as {@code c}. */
    public static List<Place> named(String word) {
        return Arrays.stream(values())
                .filter(place -> place.spelling.equals(word) || place.spelling.startsWith(word + "-"))
                .toList();
    }

    /** The place of exactly that name. */
    public static Optional<Place> ofSpelling(String word) {
        return Arrays.stream(values())
                .filter(place -> place.spelling.equals(word))
                .findFirst();
    }
}
