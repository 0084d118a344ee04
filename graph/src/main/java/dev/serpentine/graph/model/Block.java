package dev.serpentine.graph.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Straight-line operations between input arguments and an exit. Compared by identity.
 *
 * <p>{@link #exit()} tells how the block ends; {@link #links()} are its ways out. The kinds of exit and what the links
 * must look like: see {@link BlockExit}.
 */
public final class Block {
    private final List<Variable> inputArguments;
    private final List<Operation> operations = new ArrayList<>();
    private BlockExit exit;
    private List<Link> links = List.of();

    public Block(List<Variable> inputArguments) {
        this.inputArguments = new ArrayList<>(inputArguments);
        this.exit = BlockExit.Open.OPEN;
    }

    /** The live, editable list of input arguments; whoever changes it changes every link to this block too. */
    public List<Variable> inputArguments() {
        return inputArguments;
    }

    /** The live, editable list of operations. */
    public List<Operation> operations() {
        return operations;
    }

    public void append(Operation operation) {
        operations.add(operation);
    }

    public BlockExit exit() {
        return exit;
    }

    public List<Link> links() {
        return links;
    }

    /** Whether the block has got its exit. */
    public boolean isClosed() {
        return !(exit instanceof BlockExit.Open);
    }

    /** Ends the block, or ends it another way than before. */
    public void close(BlockExit newExit, List<Link> newLinks) {
        this.exit = Objects.requireNonNull(newExit);
        this.links = List.copyOf(newLinks);
    }

    /** Ends the block with a jump. */
    public void jump(Link link) {
        close(BlockExit.Jump.JUMP, List.of(link));
    }

    /** Ends the block with a two-way branch on a boolean. */
    public void branch(Value condition, Link whenTrue, Link whenFalse) {
        close(new BlockExit.Branch(condition), List.of(whenFalse, whenTrue));
    }

    /**
     * Ends the block behind an operation that may raise.
     *
     * @param normal taken when the last operation does not raise
     * @param handlers taken for the first whose class the exception is an instance of; an exception that none takes
     *     leaves the function
     */
    public void protect(Link normal, List<Link> handlers) {
        List<Link> all = new ArrayList<>();
        all.add(normal);
        all.addAll(handlers);
        close(BlockExit.MayRaise.MAY_RAISE, all);
    }

    /** The last operation, which must be there. */
    public Operation lastOperation() {
        return operations.getLast();
    }
}
