package dev.serpentine.graph.model;

import dev.serpentine.graph.type.LowLevelType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The control-flow graph of one function. Compared by identity.
 *
 * <p>The start block's input arguments are the function's parameters. The return block has one input argument, the
 * result. The raise block has one, the exception instance that leaves the function. Both have no operations and
 * {@link BlockExit.Final}.
 */
public final class FunctionGraph {
    private final String name;
    private final SourcePosition position;
    private Block startBlock;
    private boolean inlinedByCompiler;
    private boolean partOfCaller;
    private boolean changesNothing;
    private boolean neverInlined;
    private final Block returnBlock;
    private final Block raiseBlock;

    /**
     * @param name for readers and for emitted names; need not be unique
     * @param position of the definition
     * @param startBlock whose input arguments are the parameters
     * @param result becomes the return block's input argument
     * @param exception becomes the raise block's input argument
     */
    public FunctionGraph(String name, SourcePosition position, Block startBlock, Variable result, Variable exception) {
        this.name = Objects.requireNonNull(name);
        this.position = Objects.requireNonNull(position);
        this.startBlock = Objects.requireNonNull(startBlock);
        this.returnBlock = finalBlock(result);
        this.raiseBlock = finalBlock(exception);
        GraphInView.look(this);
    }

    private static Block finalBlock(Variable argument) {
        Block block = new Block(List.of(argument));
        block.close(BlockExit.Final.FINAL, List.of());
        return block;
    }

    public String name() {
        return name;
    }

    public SourcePosition position() {
        return position;
    }

    public Block startBlock() {
        return startBlock;
    }

    /** Makes another block the first; its input arguments are then the parameters. */
    public void setStartBlock(Block block) {
        this.startBlock = Objects.requireNonNull(block);
    }

    public Block returnBlock() {
        return returnBlock;
    }

    public Block raiseBlock() {
        return raiseBlock;
    }

    public List<Variable> parameters() {
        return startBlock.inputArguments();
    }

    /**
     * Whether the target's compiler shall inline every call of this function where it can: it gets small once its
     * arguments are known.
     */
    public boolean isInlinedByCompiler() {
        return inlinedByCompiler;
    }

    /** Asks for {@link #isInlinedByCompiler}. */
    public void inlineByCompiler() {
        inlinedByCompiler = true;
    }

    public LowLevelType resultType() {
        return returnBlock.inputArguments().getFirst().type();
    }

    /**
     * All blocks that can be reached, in depth-first order from the start block along the links' order; the return and
     * raise blocks only if something leads there. The order is the same for equal graphs.
     */
    public List<Block> blocks() {
        GraphInView.look(this);
        List<Block> found = new ArrayList<>();
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Block> pending = new ArrayList<>(List.of(startBlock));
        while (!pending.isEmpty()) {
            Block block = pending.removeLast();
            if (!seen.add(block)) {
                continue;
            }
            found.add(block);
            for (Link link : block.links().reversed()) {
                pending.add(link.target());
            }
        }
        return found;
    }

    /**
     * Whether this is a piece of the one function that calls it, made to keep that small: in a traceback both are one.
     */
    public boolean isPartOfCaller() {
        return partOfCaller;
    }

    /** Says that {@link #isPartOfCaller}. */
    public void makePartOfCaller() {
        partOfCaller = true;
    }

    /**
     * Whether nothing that any function tells is another thing once this one has run, though it may write: what it
     * keeps for itself, or how a table is laid out.
     */
    public boolean changesNothing() {
        return changesNothing;
    }

    /** Says that {@link #changesNothing}. */
    public void makeChangeNothing() {
        changesNothing = true;
    }

    /** Whether calls of it stay calls while graphs are reworked, so that two are seen to ask the same. */
    public boolean isNeverInlined() {
        return neverInlined;
    }

    /** Asks for {@link #isNeverInlined}. */
    public void neverInline() {
        neverInlined = true;
    }

    /** Has this graph, which does what another does, have all that is said of that one. */
    public void takeMarksOf(FunctionGraph other) {
        inlinedByCompiler |= other.inlinedByCompiler;
        partOfCaller |= other.partOfCaller;
        changesNothing |= other.changesNothing;
        neverInlined |= other.neverInlined;
    }

    @Override
    public String toString() {
        return "graph " + name;
    }
}
