package dev.serpentine.graph.model;

/**
 * How far a piece of source goes from where it begins, for the marks that Python puts below it in tracebacks.
 *
 * @param endLine the line in which it ends; 0 if that is not known
 * @param endColumn behind its last character, from 0, in code points
 * @param middle what the marks tell apart in its middle
 * @param leftEnd behind the left operand or what is subscripted
 * @param rightStart where the right operand begins, or behind the subscript
 */
public record SourceSpan(int endLine, int endColumn, Middle middle, int leftEnd, int rightStart) {

    /** Of what is marked nowhere. */
    public static final SourceSpan UNKNOWN = new SourceSpan(0, 0);

    /** What stands between the two ends of a piece of source and is marked in another way than these. */
    public enum Middle {
        /** Nothing: all of it is marked in one way. */
        NONE,
        /** A binary operator. */
        OPERATOR,
        /** A subscript with its brackets. */
        SUBSCRIPT
    }

    /** One without a middle. */
    public SourceSpan(int endLine, int endColumn) {
        this(endLine, endColumn, Middle.NONE, 0, 0);
    }

    /**
     * The columns as numbers with spaces between them: where it begins and ends, the end being -1 if it is in another
     * line; then, where there is a middle in the line, {@code o} or {@code s} and what lies around it. Empty if nothing
     * is known.
     *
     * @param line where it begins
     */
    public String columns(int line, int column) {
        if (endLine == 0) {
            return "";
        }
        if (endLine != line) {
            return column + " -1";
        }
        String ends = column + " " + endColumn;
        return switch (middle) {
            case NONE -> ends;
            case OPERATOR -> ends + " o " + leftEnd + " " + rightStart;
            case SUBSCRIPT -> ends + " s " + leftEnd + " " + rightStart;
        };
    }
}
