package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostObject;
import java.util.List;

/**
 * What lies around the statement that is being translated, innermost first: it decides where exceptions,
 * {@code return}, {@code break} and {@code continue} go.
 */
sealed interface Enclosing {

    /** What lies around this; null for nothing. */
    Enclosing outer();

    /** The body of a loop. */
    record Loop(Enclosing outer, Label breakLabel, Label continueLabel) implements Enclosing {}

    /**
     * The body of a {@code try} with {@code except} clauses; each label gets the exception carried.
     *
     * @param isOfProgram whether they are written in the source; others only let go of something, or end a loop
     */
    record Handlers(Enclosing outer, List<Clause> clauses, boolean isOfProgram) implements Enclosing {}

    /**
     * Where an exception is handled: those that come out of operations there, not of {@code raise} itself, go to the
     * label, to get their context.
     *
     * @param leave lets go of the exception, on every way out
     * @param over is translated on every way out that is no exception
     */
    record Handling(Enclosing outer, Label label, Runnable leave, Runnable over) implements Enclosing {}

    /** One class of an {@code except} clause. */
    record Clause(HostObject exceptionClass, Label label) {}

    /**
     * What a {@code finally} or a context manager guards. Each way out goes to a label of its own; that of an exception
     * and that of a return carry a value.
     */
    record Finally(Enclosing outer, Label exceptionLabel, Label returnLabel, Label breakLabel, Label continueLabel)
            implements Enclosing {
        Finally(Enclosing outer) {
            this(outer, new Label(), new Label(), new Label(), new Label());
        }
    }

    /** Loops that look for a value: as if it returned one, what finds it goes to the label. */
    record Search(Enclosing outer, Label foundLabel) implements Enclosing {}

    /**
     * The body of an {@code except} clause that binds a local, which is unbound on every way out.
     *
     * @param slot the local
     * @param unbind does it
     */
    record Unbinding(Enclosing outer, int slot, Runnable unbind) implements Enclosing {}
}
