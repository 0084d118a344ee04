package dev.serpentine.driver;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** All backends, a line each. */
enum Backend {
    C {
        @Override
        Target target(Request request, StageTimings timings) {
            return new NativeTarget(request, timings, new CNative(request, timings));
        }
    },
    LLVM {
        @Override
        Target target(Request request, StageTimings timings) {
            return new NativeTarget(request, timings, new LlvmNative(request, timings));
        }
    },
    CLI {
        @Override
        Target target(Request request, StageTimings timings) {
            return new CliTarget(request, timings);
        }
    },
    JVM {
        @Override
        Target target(Request request, StageTimings timings) {
            return new JvmTarget(request, timings);
        }

        @Override
        String suffix() {
            return ".jar";
        }
    },
    /** Runs typed graphs in this process: slow, but it notices every misuse of memory. */
    INTERPRETER {
        @Override
        Target target(Request request, StageTimings timings) {
            return new InterpretedTarget(Typer.LOW_LEVEL, request, timings);
        }
    },
    /** The same for the graphs that platforms with objects get. */
    INTERPRETER_OO {
        @Override
        Target target(Request request, StageTimings timings) {
            return new InterpretedTarget(Typer.OBJECTS, request, timings);
        }
    };

    /** Whether the result can be written to a file; if not, it can only be run. */
    boolean writesFiles() {
        return this != INTERPRETER && this != INTERPRETER_OO;
    }

    /** What the name of a written file ends in, where the user gives none. */
    String suffix() {
        return "";
    }

    /** The language of its text, for people; empty where it has none. */
    String language() {
        return switch (this) {
            case C -> "C";
            case LLVM -> "LLVM IR";
            case CLI -> "IL";
            case JVM -> "bytecode";
            case INTERPRETER, INTERPRETER_OO -> "";
        };
    }

    abstract Target target(Request request, StageTimings timings);

    static Stream<Backend> thatWriteFiles() {
        return Arrays.stream(values()).filter(Backend::writesFiles);
    }

    /** How the command line names it. */
    String spelling() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> spellings() {
        return Arrays.stream(values()).map(Backend::spelling).toList();
    }

    /** @param spelling one of {@link #spellings} */
    static Backend named(String spelling) {
        return valueOf(spelling.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
