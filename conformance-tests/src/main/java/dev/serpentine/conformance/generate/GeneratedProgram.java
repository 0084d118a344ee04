package dev.serpentine.conformance.generate;

/**
 * A program, and the seed that makes it again.
 *
 * @param text its source
 */
public record GeneratedProgram(long seed, String text) {

    /** Lines that are not blank. */
    public int lines() {
        return (int) text.lines().filter(line -> !line.isBlank()).count();
    }
}
