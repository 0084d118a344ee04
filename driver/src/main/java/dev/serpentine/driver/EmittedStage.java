package dev.serpentine.driver;

import java.util.Locale;

/** The stages whose text {@code --emit} prints, in their order. */
enum EmittedStage {
    FLOW, ANNOTATED, TYPED, OPTIMIZED, C, IL, BYTECODE;

    static EmittedStage named(String spelling) {
        return valueOf(spelling.toUpperCase(Locale.ROOT));
    }
}
