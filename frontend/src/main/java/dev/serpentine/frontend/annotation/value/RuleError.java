package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.UnsupportedModules;
import java.util.Optional;

/** An operation that no rule gives a meaning to. Reported at the operation's position. */
public final class RuleError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final MessageKind kind;
    private final transient Object[] details;
    private final int operand;
    private final transient Optional<OperandError> raised;

    public RuleError(MessageKind kind, Object... details) {
        this(-1, kind, details);
    }

    /** @param operand the operand whose origin explains the error; -1 for all of them */
    public RuleError(int operand, MessageKind kind, Object... details) {
        this(operand, kind, details.clone(), Optional.empty());
    }

    /** Refuses an operation for the sake of a module of which nothing is supported: always throws. */
    public static void refuse(UnsupportedModules.Unsupported module) {
        throw new RuleError(0, MessageKind.MODULE_NOT_SUPPORTED, module.module(), module.advice());
    }

    private RuleError(int operand, MessageKind kind, Object[] details, Optional<OperandError> raised) {
        super(kind.format(details), null, false, false);
        this.kind = kind;
        this.details = details;
        this.operand = operand;
        this.raised = raised;
    }

    /**
     * The same error, of which it is known what Python raises, whatever the operands are.
     *
     * @param exception the name of a builtin class
     */
    public RuleError raising(String exception, String text) {
        return new RuleError(operand, kind, details, Optional.of(new OperandError(exception, text)));
    }

    /** What Python raises; empty where that depends on the types of the operands, or Python knows the operation. */
    public Optional<OperandError> raised() {
        return raised;
    }

    /** What is wrong. */
    public MessageKind kind() {
        return kind;
    }

    /** What the message's template is filled with. */
    public Object[] details() {
        return details.clone();
    }

    /** The operand that is to blame; negative where it may be any. */
    public int operand() {
        return operand;
    }
}
