package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.diagnostics.MessageKind;

/** An operation that no rule gives a meaning to. Reported at the operation's position. */
final class RuleError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final MessageKind kind;
    private final transient Object[] details;
    private final int operand;

    RuleError(MessageKind kind, Object... details) {
        this(-1, kind, details);
    }

    /** @param operand the operand whose origin explains the error; -1 for all of them */
    RuleError(int operand, MessageKind kind, Object... details) {
        super(kind.format(details), null, false, false);
        this.kind = kind;
        this.details = details.clone();
        this.operand = operand;
    }

    MessageKind kind() {
        return kind;
    }

    Object[] details() {
        return details.clone();
    }

    int operand() {
        return operand;
    }
}
