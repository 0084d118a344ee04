package dev.serpentine.graph.model;

/**
 * What an operation does. Each level has one table of these: the front half's polymorphic operations, and
 * {@link dev.serpentine.graph.operation.LowLevelOpcode} of typed graphs.
 */
public interface Opcode {

    /** The name in the text form: lower case, words joined by underscores, unique in its table. */
    String mnemonic();

    /** Whether the operation may raise an exception, so that it may be the last of a block with exception links. */
    boolean canRaise();
}
