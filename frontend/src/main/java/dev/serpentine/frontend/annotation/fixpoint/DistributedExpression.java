package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeLateMethod;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An operation as Python writes it, where its operands are {@code a0}, {@code a1} and so on.
 *
 * @param statement what is to be done first; empty for nothing
 * @param result the expression of the result
 * @param operands which of the operation's operands it speaks of
 * @param constants live objects that it calls {@code k0}, {@code k1} and so on
 */
record DistributedExpression(String statement, String result, List<Integer> operands, List<HostObject> constants) {

    private static DistributedExpression of(String result, int... operands) {
        return new DistributedExpression(
                "", result, java.util.Arrays.stream(operands).boxed().toList(), List.of());
    }

    private static DistributedExpression of(String statement, String result, List<Integer> operands) {
        return new DistributedExpression(statement, result, operands, List.of());
    }

    /** The read of an attribute that is only called, which happens when that is done: the result is the object. */
    static DistributedExpression ofMethod(Step step) {
        return of("a0." + step.text(1), "a0", List.of(0));
    }

    /** @throws RuleError for what tells no kinds apart */
    static DistributedExpression of(Step step) {
        FlowOpcode opcode = (FlowOpcode) step.operation().opcode();
        return switch (opcode) {
            case NEG, POS, INVERT -> of(opcode.sign() + "a0", 0);
            case BOOL -> of("bool(a0)", 0);
            case NOT -> of("not a0", 0);
            case ADD,
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
                    EQ,
                    NE,
                    LT,
                    LE,
                    GT,
                    GE,
                    IS -> binary(step, opcode.sign());
            case INPLACE_ADD,
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
                    INPLACE_XOR -> of("a0 " + opcode.sign() + " a1", "a0", List.of(0, 1));
            case CONTAINS -> of("a1 in a0", 0, 1);
            case GETATTR -> of("a0." + step.text(1), 0);
            case SETATTR -> of("a0." + step.text(1) + " = a2", "None", List.of(0, 2));
            case DELATTR -> of("del a0." + step.text(1), "None", List.of(0));
            case GETITEM -> of("a0[a1]", 0, 1);
            case SETITEM -> of("a0[a1] = a2", "None", List.of(0, 1, 2));
            case DELITEM -> of("del a0[a1]", "None", List.of(0, 1));
            case ITER -> of("iter(a0)", 0);
            case NEXT -> of("next(a0)", 0);
            case UNPACK -> unpack(step);
            case FORMAT ->
                of(
                        switch (step.text(1)) {
                            case "r" -> "format(repr(a0), a2)";
                            case "s" -> "format(str(a0), a2)";
                            case "a" -> "format(ascii(a0), a2)";
                            default -> "format(a0, a2)";
                        },
                        0,
                        2);
            case LIST_EXTEND -> of("a0.extend([*a1])", "None", List.of(0, 1));
            case SET_UPDATE -> of("a0.update({*a1})", "None", List.of(0, 1));
            case DICT_UPDATE -> of("a0.update({**a1})", "None", List.of(0, 1));
            case TYPE -> of("type(a0)", 0);
            case CALL -> call(step);
            case SUPER,
                    NEWTUPLE,
                    NEWLIST,
                    NEWDICT,
                    NEWSET,
                    NEWSLICE,
                    LIST_APPEND,
                    SET_ADD,
                    DICT_STORE,
                    YIELD,
                    DELEGATE,
                    YIELD_DELEGATED,
                    NEWFUNCTION,
                    NEWCELL,
                    GETCELL,
                    SETCELL,
                    DELCELL,
                    POLL,
                    JOIN_TEXT,
                    STORE_GLOBAL,
                    LOAD_GLOBAL,
                    SET_CAUSE,
                    SET_CONTEXT,
                    ADD_CONTEXT,
                    TRACE_RAISE,
                    EXCEPTION_INSTANCE,
                    EXCEPTION_MATCHES,
                    UNBOUND,
                    REFUSE -> throw new IllegalStateException("nothing to distribute in " + opcode);
        };
    }

    /** What a binary operator's operand is called here. */
    String nameOf(int operand) {
        return operands.contains(operand) ? "a" + operand : "k" + (operand == 0 || operands.contains(0) ? 0 : 1);
    }

    private static DistributedExpression binary(Step step, String sign) {
        List<Integer> operands = new ArrayList<>();
        List<HostObject> constants = new ArrayList<>();
        String left = named(step, 0, operands, constants);
        String right = named(step, 1, operands, constants);
        return new DistributedExpression("", left + " " + sign + " " + right, operands, constants);
    }

    private static DistributedExpression unpack(Step step) {
        int before = step.constant(1).asInteger().intValueExact();
        int after = step.constant(2).asInteger().intValueExact();
        List<String> names = new ArrayList<>();
        List<String> targets = new ArrayList<>();
        for (int i = 0; i < before + Math.max(after, 0); i++) {
            if (i == before) {
                names.add("rest");
                targets.add("*rest");
            }
            names.add("x" + i);
            targets.add("x" + i);
        }
        if (after == 0) {
            names.add("rest");
            targets.add("*rest");
        }
        String all = "(" + String.join(", ", names) + (names.isEmpty() ? ")" : ",)");
        return of("(" + String.join(", ", targets) + (targets.isEmpty() ? ")" : ",)") + " = a0", all, List.of(0));
    }

    private static DistributedExpression call(Step step) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        List<Integer> operands = new ArrayList<>();
        List<HostObject> constants = new ArrayList<>();
        String called;
        if (step.argument(0) instanceof SomeLateMethod method) {
            operands.add(0);
            called = "a0." + method.name();
        } else {
            called = named(step, 0, operands, constants);
        }
        List<String> arguments = new ArrayList<>();
        int operand = 2;
        for (int i = 0; i < shape.positional(); i++) {
            arguments.add(named(step, operand++, operands, constants));
        }
        for (String keyword : shape.keywords()) {
            arguments.add(keyword + "=" + named(step, operand++, operands, constants));
        }
        if (shape.hasStar()) {
            arguments.add("*" + named(step, operand++, operands, constants));
        }
        List<String> forwarded = step.forwardedKeywords();
        for (int i = 0; i < shape.mappings().size(); i++) {
            String mapping = named(step, operand, operands, constants);
            if (step.argument(operand++) instanceof SomeTuple) {
                for (int item = 0; item < forwarded.size(); item++) {
                    arguments.add(forwarded.get(item) + "=" + mapping + "[" + item + "]");
                }
            } else {
                arguments.add("**" + mapping);
            }
        }
        return new DistributedExpression("", called + "(" + String.join(", ", arguments) + ")", operands, constants);
    }

    /**
     * An operand by its name: what is one live object by another, since functions do not keep the constants that they
     * are passed.
     */
    private static String named(Step step, int operand, List<Integer> operands, List<HostObject> constants) {
        Optional<HostObject> known = known(step, operand);
        if (known.isPresent()) {
            constants.add(known.get());
            return "k" + (constants.size() - 1);
        }
        operands.add(operand);
        return "a" + operand;
    }

    /** A text is known that a graph is specialised for, too: it may be the name of what is asked for. */
    private static Optional<HostObject> known(Step step, int operand) {
        return step.operation().argument(operand) instanceof Constant(Object value, var type)
                ? value instanceof HostObject object && isKept(object) ? Optional.of(object) : Optional.empty()
                : step.argument(operand).constant().filter(text -> text.kind() == HostKind.STR);
    }

    private static boolean isKept(HostObject object) {
        return switch (object.kind()) {
            case FUNCTION, METHOD, BUILTIN_FUNCTION, CLASS, MODULE, NONE, BOOL, STR, INT -> true;
            case TUPLE -> object.items().stream().allMatch(item -> item.kind() == HostKind.CLASS);
            default -> false;
        };
    }
}
