package dev.serpentine.graph.model;

import java.util.List;
import java.util.Objects;

/**
 * One step of a block. Compared by identity.
 *
 * <p>The result is always a variable; a typed operation without a result has one of type
 * {@link dev.serpentine.graph.type.Primitive#VOID}.
 */
public final class Operation {
    private final Opcode opcode;
    private final List<Value> arguments;
    private final Variable result;
    private final SourcePosition position;

    public Operation(Opcode opcode, List<? extends Value> arguments, Variable result, SourcePosition position) {
        this.opcode = Objects.requireNonNull(opcode);
        this.arguments = List.copyOf(arguments);
        this.result = Objects.requireNonNull(result);
        this.position = Objects.requireNonNull(position);
    }

    public Opcode opcode() {
        return opcode;
    }

    public List<Value> arguments() {
        return arguments;
    }

    public Value argument(int index) {
        return arguments.get(index);
    }

    public Variable result() {
        return result;
    }

    public SourcePosition position() {
        return position;
    }

    /** The same step on other arguments, defining the same result. */
    public Operation withArguments(List<? extends Value> newArguments) {
        return new Operation(opcode, newArguments, result, position);
    }

    @Override
    public String toString() {
        return result.name() + " = " + opcode.mnemonic() + arguments;
    }
}
