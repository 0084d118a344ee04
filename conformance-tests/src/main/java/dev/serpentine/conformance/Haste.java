package dev.serpentine.conformance;

import java.util.EnumSet;
import java.util.Set;

/** What a group of programs leaves out, for want of time. */
enum Haste {
    NONE,
    /** The optimised code of one of the two native backends, and of the forms that are not optimised all but one. */
    SOME,
    /** All but Python itself and the graphs of platforms with objects, interpreted. */
    MUCH;

    /** @param turn even or odd: which native backend it is */
    Set<Place> leftOut(int turn) {
        return switch (this) {
            case NONE -> EnumSet.noneOf(Place.class);
            case SOME ->
                turn % 2 == 0
                        ? EnumSet.of(Place.C_OPTIMISED, Place.C_STRESSED, Place.C_UNOPTIMISED, Place.LLVM_UNOPTIMISED)
                        : EnumSet.of(
                                Place.LLVM_OPTIMISED, Place.LLVM_STRESSED, Place.LLVM_UNOPTIMISED, Place.INTERPRETER);
            case MUCH -> EnumSet.complementOf(EnumSet.of(Place.PYTHON, Place.INTERPRETER_OBJECTS));
        };
    }
}
