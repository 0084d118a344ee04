package dev.serpentine.graph.interpreter;

/**
 * The values of one call: primitives as words, pointers as references, each in the slot that {@link CompiledGraph} gave
 * it; constants too.
 */
final class Frame {
    final long[] words;
    final Object[] references;

    Frame(long[] words, Object[] references) {
        this.words = words;
        this.references = references;
    }
}
