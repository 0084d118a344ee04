package dev.serpentine.typer;

/**
 * What the user may choose about typing.
 *
 * @param isUnchecked whether integers wrap everywhere, and indexes are checked only where the function catches the exception
 */
public record TypingOptions(boolean isUnchecked) {
    public static final TypingOptions CHECKED = new TypingOptions(false);
}
