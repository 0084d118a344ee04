package dev.serpentine.graph.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A place in a source file, and for an operation that was inlined the calls that it was inlined through.
 *
 * @param file as the user named it, or as Python reports it for code made at import time
 * @param line from 1; 0 where there is no source
 * @param column from 0, in code points
 * @param span how far what stands there goes. Two places are the same wherever that ends
 * @param inlining how the place came into the graph that holds it, if it is a place of another function
 */
public record SourcePosition(String file, int line, int column, SourceSpan span, Optional<Inlining> inlining) {

    private static final String SYSTEM_CODE = "serpentine_system/";

    /** What the files begin with that are the translator's own. */
    private static final List<String> OWN_FOLDERS = List.of(
            SYSTEM_CODE,
            "serpentine_generators/",
            "serpentine_named_tuples/",
            "serpentine_exports/",
            "serpentine_library/serpentine_");

    private static final Pattern LIBRARY =
            Pattern.compile("^serpentine_|^<|/lib/python3\\.|/rpython/(rlib|rtyper|tool|translator|annotator)/");

    /** For operations that no source line stands for. */
    public static final SourcePosition NONE = new SourcePosition("", 0, 0);

    /**
     * A call that was replaced by a copy of the function that it calls.
     *
     * @param function the called function's name, which the place belongs to
     * @param call where the call stood; perhaps inlined itself
     */
    public record Inlining(String function, SourcePosition call) {}

    /**
     * A place as a traceback shows it.
     *
     * @param function its function's name
     * @param position where in it, without inlining
     */
    public record Frame(String function, SourcePosition position) {}

    /** A place in the function that the graph stands for. */
    public SourcePosition(String file, int line, int column) {
        this(file, line, column, SourceSpan.UNKNOWN);
    }

    /** The same, of which the end is known. */
    public SourcePosition(String file, int line, int column, SourceSpan span) {
        this(file, line, column, span, Optional.empty());
    }

    /** Whether it is in system code. */
    public boolean isInSystemCode() {
        return file.startsWith(SYSTEM_CODE);
    }

    /**
     * The place that this one is once its graph is inlined: that of the call, if no line stands for it.
     *
     * @param function the name of the graph that this is a place of
     * @param call where its call stands
     */
    public SourcePosition inlined(String function, SourcePosition call) {
        if (line == 0 && inlining.isEmpty()) {
            return call;
        }
        Inlining outer = inlining.map(
                        inner -> new Inlining(inner.function(), inner.call().inlined(function, call)))
                .orElseGet(() -> new Inlining(function, call));
        return new SourcePosition(file, line, column, span, Optional.of(outer));
    }

    /** Whether Python would be in the same frames, at the same lines. */
    public boolean isSameLine(SourcePosition other) {
        return line == other.line
                && file.equals(other.file)
                && (inlining.isEmpty()
                        ? other.inlining.isEmpty()
                        : other.inlining.isPresent()
                                && inlining.get()
                                        .function()
                                        .equals(other.inlining.get().function())
                                && inlining.get()
                                        .call()
                                        .isSameLine(other.inlining.get().call()));
    }

    /**
     * What Python's stack looks like here, as far as it is known, the innermost frame first.
     *
     * @param graph the name of the graph that holds the place
     */
    public List<Frame> frames(String graph) {
        List<Frame> frames = new ArrayList<>();
        SourcePosition place = this;
        while (place.inlining.isPresent()) {
            frames.add(new Frame(place.inlining.get().function(), place.withoutInlining()));
            place = place.inlining.get().call();
        }
        frames.add(new Frame(graph, place));
        return frames;
    }

    /**
     * Where the outermost of the calls stood that this was inlined through: a place of the function that the graph
     * stands for.
     */
    public SourcePosition outermost() {
        SourcePosition place = this;
        while (place.inlining.isPresent()) {
            place = place.inlining.get().call();
        }
        return place;
    }

    /** The place alone. */
    public SourcePosition withoutInlining() {
        return inlining.isEmpty() ? this : new SourcePosition(file, line, column, span);
    }

    /**
     * Whether a file is the user's; the others are Python that belongs to the translator, which stands behind Python's
     * builtins and is not shown.
     */
    public static boolean isOfUser(String file) {
        return OWN_FOLDERS.stream().noneMatch(file::startsWith);
    }

    /** Whether a file is one of the program's: neither the translator's nor Python's library's. */
    public static boolean isOfProgram(String file) {
        return isOfUser(file) && !LIBRARY.matcher(file).find();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourcePosition that
                && line == that.line
                && column == that.column
                && file.equals(that.file)
                && inlining.equals(that.inlining);
    }

    @Override
    public int hashCode() {
        return Objects.hash(file, line, column, inlining);
    }

    /** {@code file:line:column}, the column counted from 1 as editors do. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + (column + 1);
    }
}
