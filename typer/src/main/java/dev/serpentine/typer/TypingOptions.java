package dev.serpentine.typer;

/**
 * What the user may choose about typing.
 *
 * @param isUnchecked whether integers wrap, and exceptions that operations raise by themselves are looked out for only
 *     where the function catches them
 */
public record TypingOptions(boolean isUnchecked) {
    public static final TypingOptions CHECKED = new TypingOptions(false);
}
