package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Opcode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The table of polymorphic operations: all that an untyped graph may consist of.
 *
 * <p>Operands are Python objects, in Python's order of evaluation. {@code CONST} marks an operand that is always a
 * constant: a host object, or for {@link #CALL} a {@link CallShape}.
 */
public enum FlowOpcode implements Opcode {
    // Unary: (operand)
    NEG("-"),
    POS("+"),
    INVERT("~"),
    /** The truth value, as a bool: what a {@link dev.serpentine.graph.model.BlockExit.Branch} tests. */
    BOOL,
    /** {@code not operand}. */
    NOT("not"),

    // Binary: (left, right)
    ADD("+"),
    SUB("-"),
    MUL("*"),
    MATMUL("@"),
    TRUEDIV("/"),
    FLOORDIV("//"),
    MOD("%"),
    POW("**"),
    LSHIFT("<<"),
    RSHIFT(">>"),
    AND("&"),
    OR("|"),
    XOR("^"),
    // The same for augmented assignment: (left, right); the result is assigned to the target
    INPLACE_ADD("+="),
    INPLACE_SUB("-="),
    INPLACE_MUL("*="),
    INPLACE_MATMUL("@="),
    INPLACE_TRUEDIV("/="),
    INPLACE_FLOORDIV("//="),
    INPLACE_MOD("%="),
    INPLACE_POW("**="),
    INPLACE_LSHIFT("<<="),
    INPLACE_RSHIFT(">>="),
    INPLACE_AND("&="),
    INPLACE_OR("|="),
    INPLACE_XOR("^="),
    // Comparison: (left, right)
    EQ("=="),
    NE("!="),
    LT("<"),
    LE("<="),
    GT(">"),
    GE(">="),
    /** {@code left is right}; {@code is not} is this and {@link #NOT}. Never raises. */
    IS("is"),
    /** {@code (container, item)}: {@code item in container}; {@code not in} is this and {@link #NOT}. */
    CONTAINS("in"),

    // Attributes and items
    /** (object, CONST name). */
    GETATTR,
    /** (object, CONST name, value). */
    SETATTR,
    /** (object, CONST name). */
    DELATTR,
    /** (object, index); the index may be the result of {@link #NEWSLICE}. */
    GETITEM,
    /** (object, index, value). */
    SETITEM,
    /** (object, index). */
    DELITEM,
    /**
     * {@code super()} in a method: (CONST class that the method is defined in, first argument). Its attributes are
     * those behind the class.
     */
    SUPER,

    // Making objects
    /** (items...). */
    NEWTUPLE,
    /** (items...). */
    NEWLIST,
    /** (key, value, key, value...). */
    NEWDICT,
    /** (items...). */
    NEWSET,
    /** (start, stop, step), None where absent. */
    NEWSLICE,
    /** (list, item): what a list comprehension does for each item; result None. */
    LIST_APPEND,
    /** (set, item). */
    SET_ADD,
    /** (dict, key, value). */
    DICT_STORE,
    /** (list, iterable): {@code *iterable} in a list display. */
    LIST_EXTEND,
    /** (set, iterable). */
    SET_UPDATE,
    /** (dict, mapping). */
    DICT_UPDATE,

    // Iteration
    /** {@code iter(object)}. */
    ITER,
    /** {@code next(iterator)}; raises StopIteration at the end. */
    NEXT,
    /**
     * (iterable, CONST before, CONST after) for an assignment to several targets: a tuple of so many items; where
     * {@code after} is not -1 there is a starred target between {@code before} and {@code after} items, and its list
     * stands in the tuple there. ValueError with Python's message when the count is wrong.
     */
    UNPACK,

    /**
     * (value): {@code yield}, in the graph of a generator function only until {@link MakeBodyResumable} has cut it
     * there; the result is what is sent.
     */
    YIELD,
    /**
     * (iterator): what {@code yield from} does to go on, in the graph of a generator function only until
     * {@link MakeBodyResumable}: the iterator's next item, for what was sent or thrown.
     */
    DELEGATE,
    /**
     * (item): gives an item of {@link #DELEGATE}, in the same graphs: what is sent or thrown then is for the next one.
     */
    YIELD_DELEGATED,

    // Calls
    /** (callable, CONST {@link CallShape}, arguments...). */
    CALL,
    /**
     * (CONST {@link FunctionCode}, CONST count of positional defaults, CONST tuple of keyword names that have a
     * default, positional defaults..., keyword defaults..., cells...): a function defined in a function.
     */
    NEWFUNCTION,
    /** (): an empty cell for a variable that inner functions share. The variable's name is in its result's name. */
    NEWCELL,
    /**
     * (cell, CONST name of a builtin exception class, CONST text): its contents; while empty it raises that. A cell of
     * an enclosing function that is closed at import time, or of a global, is a CONST host cell.
     */
    GETCELL,
    /** (cell, value); result None. */
    SETCELL,
    /** (cell): empties it. */
    DELCELL,

    // Interrupts
    /**
     * (): raises KeyboardInterrupt if the program was interrupted since it was last asked, and nothing else. Only where
     * the program {@linkplain InterruptHandlers can tell}: at the beginning of each of its functions, behind each round
     * of its loops, and behind its calls within what can tell.
     */
    POLL,

    // Text
    /** (value, CONST conversion: "" or "s" or "r" or "a", specification: a str): the text of a replacement field. */
    FORMAT,
    /** (texts...): their concatenation, for f-strings. */
    JOIN_TEXT,

    // Globals
    /** (CONST globals dict, CONST name, value): assignment to a global; which makes it a variable of the program. */
    STORE_GLOBAL,
    /** (CONST globals dict, CONST name): reads a global that some function stores; others are constants. */
    LOAD_GLOBAL,

    // Exceptions and types
    /** {@code type(object)}. Never raises. */
    TYPE,
    /** (instance, cause): {@code raise instance from cause}: sets the cause; result None. */
    SET_CAUSE,
    /**
     * (instance, handled): an exception is raised where another is handled, which becomes its context; result None.
     * Never raises.
     */
    SET_CONTEXT,
    /**
     * (instance, handled): an exception, whatever its contexts are, leaves a place where another is handled, which
     * becomes the last of these; result None. Never raises.
     */
    ADD_CONTEXT,
    /**
     * (class or instance, constant text): the exception instance that {@code raise} makes of it: a class is called.
     * TypeError where it is neither. The text tells whether it is {@code raised}, or the {@code cause} of what is,
     * which may be None.
     */
    EXCEPTION_INSTANCE,
    /** (instance): what raises it stands here, which becomes a place of its traceback; result None. Never raises. */
    TRACE_RAISE,
    /**
     * (instance, CONST class): is the exception an instance of the class; what handlers test where a link's case
     * cannot. Never raises.
     */
    EXCEPTION_MATCHES,
    /**
     * (CONST {@link UnboundName}): a name that nothing is bound to is read. An error of the program, unless it handles
     * what Python raises.
     */
    UNBOUND,
    /**
     * (CONST {@link dev.serpentine.frontend.diagnostics.Diagnostic}): what is wrong with the program here, of whatever
     * types its values are; the result is nobody's to complain of. Never raises.
     */
    REFUSE;

    private static final Map<String, FlowOpcode> BY_MNEMONIC =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(FlowOpcode::mnemonic, Function.identity()));

    private final Optional<String> sign;

    FlowOpcode() {
        this.sign = Optional.empty();
    }

    FlowOpcode(String sign) {
        this.sign = Optional.of(sign);
    }

    /** The one of a mnemonic. @throws IllegalArgumentException if there is none */
    public static FlowOpcode named(String mnemonic) {
        FlowOpcode opcode = BY_MNEMONIC.get(mnemonic);
        if (opcode == null) {
            throw new IllegalArgumentException("no operation " + mnemonic);
        }
        return opcode;
    }

    /** How Python writes the operator. @throws IllegalStateException for what is none */
    public String sign() {
        return sign.orElseThrow(() -> new IllegalStateException(mnemonic() + " is no operator"));
    }

    @Override
    public String mnemonic() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean canRaise() {
        return switch (this) {
            case IS,
                    TYPE,
                    EXCEPTION_MATCHES,
                    NEWTUPLE,
                    NEWLIST,
                    NEWSLICE,
                    NEWFUNCTION,
                    NEWCELL,
                    SETCELL,
                    LIST_APPEND,
                    STORE_GLOBAL,
                    LOAD_GLOBAL,
                    SET_CAUSE,
                    SET_CONTEXT,
                    ADD_CONTEXT,
                    TRACE_RAISE,
                    SUPER,
                    YIELD_DELEGATED,
                    REFUSE -> false;
            default -> true;
        };
    }
}
