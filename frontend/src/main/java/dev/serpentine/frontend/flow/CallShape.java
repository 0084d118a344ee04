package dev.serpentine.frontend.flow;

import java.util.List;

/**
 * How a call passes its arguments. The operands behind it are: positional ones, then one a keyword, then the star
 * iterable, then the double-star mappings.
 *
 * @param positional how many positional arguments
 * @param keywords names of keyword arguments, in order
 * @param hasStar whether an iterable of further positional arguments follows
 * @param mappings for each mapping of further keyword arguments, how many of the keyword arguments stand before it
 */
public record CallShape(int positional, List<String> keywords, boolean hasStar, List<Integer> mappings) {

    public CallShape {
        keywords = List.copyOf(keywords);
        mappings = List.copyOf(mappings);
    }

    /** Only positional arguments. */
    public static CallShape positional(int count) {
        return new CallShape(count, List.of(), false, List.of());
    }
}
