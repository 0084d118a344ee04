package dev.serpentine.graph.model;

/**
 * A place in a source file.
 *
 * @param file as the user named it, or as Python reports it for code made at import time
 * @param line from 1; 0 where there is no source
 * @param column from 0, in code points
 */
public record SourcePosition(String file, int line, int column) {

    /** For operations that no source line stands for. */
    public static final SourcePosition NONE = new SourcePosition("", 0, 0);

    /** {@code file:line:column}, the column counted from 1 as editors do. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + (column + 1);
    }
}
