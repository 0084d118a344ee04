package dev.serpentine.driver;

import java.util.Locale;
import java.util.Optional;

/** The stages whose text or bytes {@code --emit} prints, in their order. */
enum EmittedStage {
    FLOW, ANNOTATED, TYPED, OPTIMIZED, C, LL, ASM, OBJ, IL, BYTECODE, JAVA;

    /** The backend whose text it is, if it is one's own. */
    Optional<Backend> backend() {
        return switch (this) {
            case FLOW, ANNOTATED, TYPED, OPTIMIZED -> Optional.empty();
            case C -> Optional.of(Backend.C);
            case LL, ASM, OBJ -> Optional.of(Backend.LLVM);
            case IL -> Optional.of(Backend.CLI);
            case BYTECODE, JAVA -> Optional.of(Backend.JVM);
        };
    }

    static EmittedStage named(String spelling) {
        return valueOf(spelling.toUpperCase(Locale.ROOT));
    }
}
