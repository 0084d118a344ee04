package dev.serpentine.graph.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An edge between blocks: hands values of its source block, by position, to the input arguments of its target. Compared
 * by identity.
 */
public final class Link {
    private final List<Value> arguments;
    private Block target;
    private final LinkCase linkCase;
    private final Variable caughtException;
    private final boolean unlikely;
    private SourcePosition position = SourcePosition.NONE;

    private Link(
            List<? extends Value> arguments,
            Block target,
            LinkCase linkCase,
            Variable caughtException,
            boolean unlikely) {
        this.arguments = new ArrayList<>(arguments);
        this.target = Objects.requireNonNull(target);
        this.linkCase = Objects.requireNonNull(linkCase);
        this.caughtException = caughtException;
        this.unlikely = unlikely;
    }

    public static Link to(Block target, List<? extends Value> arguments) {
        return new Link(arguments, target, LinkCase.Always.ALWAYS, null, false);
    }

    public static Link when(LinkCase linkCase, Block target, List<? extends Value> arguments) {
        return new Link(arguments, target, linkCase, null, false);
    }

    /** A link that is hardly ever taken: error paths. */
    public static Link unlikelyWhen(LinkCase linkCase, Block target, List<? extends Value> arguments) {
        return new Link(arguments, target, linkCase, null, true);
    }

    /**
     * A link for an exception.
     *
     * @param exceptionClass see {@link LinkCase.Caught}
     * @param caughtException defined by this link as the exception instance; may stand among {@code arguments}
     */
    public static Link catching(
            Constant exceptionClass, Variable caughtException, Block target, List<? extends Value> arguments) {
        return new Link(
                arguments, target, new LinkCase.Caught(exceptionClass), Objects.requireNonNull(caughtException), false);
    }

    /** Says where the source sets what is handed over, for messages. @return this link */
    public Link at(SourcePosition newPosition) {
        this.position = newPosition;
        return this;
    }

    /**
     * Where the source sets what is handed over; {@link SourcePosition#NONE} where that was not said. No pass rests on
     * it.
     */
    public SourcePosition position() {
        return position;
    }

    /** The live, editable list of values handed over; as long as the target's input arguments. */
    public List<Value> arguments() {
        return arguments;
    }

    public Block target() {
        return target;
    }

    /** Leads the link elsewhere; the arguments must suit the new target. */
    public void retarget(Block newTarget) {
        this.target = Objects.requireNonNull(newTarget);
    }

    public LinkCase linkCase() {
        return linkCase;
    }

    /** The exception instance, on a link with a {@link LinkCase.Caught}. */
    public Optional<Variable> caughtException() {
        return Optional.ofNullable(caughtException);
    }

    /** Whether this way is hardly ever taken. */
    public boolean isUnlikely() {
        return unlikely;
    }
}
