package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;

/**
 * The {@code except*} clauses of one {@code try}, as an object of the translated program: an instance of
 * {@code Clauses} in {@code serpentine_groups.py}, which tells each clause apart what is meant for it, and knows what
 * is left in the end.
 */
final class GroupClauses {
    private static final String MODULE = "serpentine_groups";

    private final Translation translation;
    private final Value clauses;

    /** Begins with the exception that came to the clauses. */
    GroupClauses(Translation translation, Value exception, SourcePosition position) {
        this.translation = translation;
        HostObject itsClass = translation
                .space
                .host()
                .importModule(MODULE)
                .attribute("Clauses")
                .orElseThrow();
        this.clauses = translation.operations.call(Constant.untyped(itsClass), position, exception);
    }

    /** Goes to {@code taking} where something is left for a clause of these classes, else to {@code next}. */
    void take(Value classes, Label taking, Label next, SourcePosition position) {
        translation.operations.branchOnTruth(call("take", position, classes), position, taking, null, next, null);
    }

    /** The group that a clause gets. */
    Value taken(SourcePosition position) {
        return call("taken", position);
    }

    /** Notes that a clause raises what it got by a bare {@code raise}. */
    void raiseAgain(SourcePosition position) {
        call("raise_again", position);
    }

    /** Notes that an exception left a clause. */
    void leaveBy(Value exception, SourcePosition position) {
        call("leave_by", position, exception);
    }

    /** What is to be raised behind the last clause; goes to {@code end} where that is nothing. */
    Value outcome(Label end, SourcePosition position) {
        Label left = new Label();
        translation.operations.branchOnTruth(call("are_over", position), position, end, null, left, null);
        translation.graph.place(left);
        return call("outcome", position);
    }

    private Value call(String method, SourcePosition position, Value... arguments) {
        Operations operations = translation.operations;
        return operations.call(operations.attribute(clauses, method, position), position, arguments);
    }
}
