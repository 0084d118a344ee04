package dev.serpentine.driver;

import java.util.Locale;
import java.util.Optional;

/** The stages whose text or bytes {@code --emit} prints, in their order. */
enum EmittedStage {
    FLOW, ANNOTATED, TYPED, OPTIMIZED, AFTER, C, LL, ASM, OBJ, IL, BYTECODE, JAVA;

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

    /** @param spelling one of those that the option lists, or {@link #AFTER_PASS} and the name of a pass */
    static EmittedStage named(String spelling) {
        return spelling.startsWith(AFTER_PASS) ? AFTER : valueOf(spelling.toUpperCase(Locale.ROOT));
    }
}
