package dev.serpentine.frontend.flow;

import java.util.List;

/**
 * How a call passes its arguments. The operands behind it are: positional ones, then one a keyword, then the star iterable, then the
 * double-star mapping.
 *
 * @param positional how many positional arguments
 * @param keywords names of keyword arguments, in order
 * @param hasStar whether an iterable of further positional arguments follows
 * @param hasDoubleStar whether a mapping of further keyword arguments follows
 */
public record CallShape(int positional, List<String> keywords, boolean hasStar, boolean hasDoubleStar) {

    public CallShape {
        keywords = List.copyOf(keywords);
    }

    /** Only positional arguments. */
    public static CallShape positional(int count) {
        return new CallShape(count, List.of(), false, false);
    }
}
