package dev.serpentine.driver.view;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Opcode;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.Locale;

/** What readers tell operations apart by: the page has a colour for each. */
enum OperationKind {
    /** Computes its result and nothing else. */
    COMPUTE,
    /** Looks at memory, or at an object. */
    READ,
    /** Changes memory, or an object. */
    WRITE,
    /** Makes an object. */
    ALLOCATE,
    /** Runs other code. */
    CALL,
    /** Keeps tracebacks, interrupts and lives of objects right, and means nothing to the program. */
    BOOKKEEPING;

    String spelling() {
        return name().toLowerCase(Locale.ROOT);
    }

    static OperationKind of(Opcode opcode) {
        return switch (opcode) {
            case FlowOpcode flow -> of(flow);
            case LowLevelOpcode lowLevel -> of(lowLevel);
            default -> throw new IllegalArgumentException("no operation of a stage: " + opcode.mnemonic());
        };
    }

    private static OperationKind of(FlowOpcode opcode) {
        return switch (opcode) {
            case NEG,
                    POS,
                    INVERT,
                    BOOL,
                    NOT,
                    ADD,
                    SUB,
                    MUL,
                    MATMUL,
                    TRUEDIV,
                    FLOORDIV,
                    MOD,
                    POW,
                    LSHIFT,
                    RSHIFT,
                    AND,
                    OR,
                    XOR,
                    INPLACE_ADD,
                    INPLACE_SUB,
                    INPLACE_MUL,
                    INPLACE_MATMUL,
                    INPLACE_TRUEDIV,
                    INPLACE_FLOORDIV,
                    INPLACE_MOD,
                    INPLACE_POW,
                    INPLACE_LSHIFT,
                    INPLACE_RSHIFT,
                    INPLACE_AND,
                    INPLACE_OR,
                    INPLACE_XOR,
                    EQ,
                    NE,
                    LT,
                    LE,
                    GT,
                    GE,
                    IS,
                    CONTAINS,
                    UNPACK,
                    FORMAT,
                    JOIN_TEXT,
                    TYPE,
                    EXCEPTION_MATCHES,
                    UNBOUND,
                    REFUSE -> COMPUTE;
            case GETATTR, GETITEM, SUPER, NEXT, GETCELL, LOAD_GLOBAL -> READ;
            case SETATTR,
                    DELATTR,
                    SETITEM,
                    DELITEM,
                    LIST_APPEND,
                    SET_ADD,
                    DICT_STORE,
                    LIST_EXTEND,
                    SET_UPDATE,
                    DICT_UPDATE,
                    SETCELL,
                    DELCELL,
                    STORE_GLOBAL -> WRITE;
            case NEWTUPLE, NEWLIST, NEWDICT, NEWSET, NEWSLICE, ITER, NEWFUNCTION, NEWCELL, EXCEPTION_INSTANCE ->
                ALLOCATE;
            case CALL, YIELD, DELEGATE, YIELD_DELEGATED -> OperationKind.CALL;
            case POLL, SET_CAUSE, SET_CONTEXT, ADD_CONTEXT, TRACE_RAISE -> BOOKKEEPING;
        };
    }

    private static OperationKind of(LowLevelOpcode opcode) {
        boolean isOfTracebacks = opcode.name().startsWith("TRACEBACK_");
        if (isOfTracebacks || opcode == LowLevelOpcode.KEEPALIVE || opcode == LowLevelOpcode.STACK_TOO_DEEP) {
            return BOOKKEEPING;
        }
        return switch (opcode.effect()) {
            case NONE -> COMPUTE;
            case READS -> READ;
            case WRITES -> WRITE;
            case ALLOCATES -> ALLOCATE;
            case CALLS -> CALL;
        };
    }
}
