package dev.serpentine.driver;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The stages whose text or bytes {@code --emit} prints, in their order. */
enum EmittedStage {
    FLOW,
    ANNOTATED,
    TYPED,
    OPTIMIZED,
    AFTER,
    C,
    LL,
    ASM,
    OBJ,
    IL,
    BYTECODE,
    JAVA;

    /** What stands before the name of the pass whose outcome is {@link #AFTER}. */
    static final String AFTER_PASS = "after:";

    /** The backend whose text it is, if it is one's own. */
    Optional<Backend> backend() {
        return switch (this) {
            case FLOW, ANNOTATED, TYPED, OPTIMIZED, AFTER -> Optional.empty();
            case C -> Optional.of(Backend.C);
            case LL, ASM, OBJ -> Optional.of(Backend.LLVM);
            case IL -> Optional.of(Backend.CLI);
            case BYTECODE, JAVA -> Optional.of(Backend.JVM);
        };
    }

    /** How the command line names it; {@link #AFTER} has the name of a pass behind it. */
    String spelling() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Those that are named by a word. */
    static List<String> spellings() {
        return Arrays.stream(values())
                .filter(stage -> stage != AFTER)
                .map(EmittedStage::spelling)
                .toList();
    }

    /** @param spelling one of those that the option lists, or {@link #AFTER_PASS} and the name of a pass */
    static EmittedStage named(String spelling) {
        return spelling.startsWith(AFTER_PASS) ? AFTER : valueOf(spelling.toUpperCase(Locale.ROOT));
    }
}
