package dev.serpentine.transform.inlining;

import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether exceptions of a class may leave a function, where exceptions are structs: the classes are their vtables. What
 * is not known counts as true, recursion too.
 */
final class RaisedClasses {
    private static final String CLASS = "vtable";
    private static final String FIRST = "subclass_min";
    private static final String END = "subclass_max";

    private record Question(FunctionGraph graph, StructValue exceptionClass) {}

    private final Optional<StructValue> overflow;
    /** What a function raises at its start that is part of a cycle of calls, once checks of the stack are there. */
    private final Optional<StructValue> recursion;

    private final Map<Question, Boolean> answers = new HashMap<>();

    RaisedClasses(Program program) {
        this.overflow = classOfPrebuilt("OverflowError", program);
        this.recursion = classOfPrebuilt("RecursionError", program);
    }

    private static Optional<StructValue> classOfPrebuilt(String name, Program program) {
        return Optional.ofNullable(program.exceptions().prebuilt().get(name))
                .flatMap(constant ->
                        constant.value() instanceof StructValue instance ? classOf(instance) : Optional.empty());
    }

    /** Whether an exception of that class, or of one that extends it, may come out of a call of the function. */
    boolean mayLeave(FunctionGraph graph, StructValue exceptionClass) {
        Question question = new Question(graph, exceptionClass);
        Boolean known = answers.get(question);
        if (known != null) {
            return known;
        }
        answers.put(question, true);
        boolean answer = !hasRange(exceptionClass) || finds(graph, exceptionClass);
        answers.put(question, answer);
        return answer;
    }

    private boolean finds(FunctionGraph graph, StructValue wanted) {
        Set<Variable> caught = CaughtValues.of(graph);
        // A function that calls itself may be at its end before its own handlers see it.
        boolean looksThroughHandlers =
                recursion.filter(raised -> contains(wanted, raised)).isPresent();
        for (Block block : graph.blocks()) {
            for (Link link : block.links()) {
                if (link.target() == graph.raiseBlock()) {
                    Value raised = link.arguments().getFirst();
                    if (raised instanceof Variable variable && caught.contains(variable)) {
                        looksThroughHandlers = true;
                    } else if (mayBe(raised, block, wanted, new HashSet<>())) {
                        return true;
                    }
                }
            }
        }
        for (Block block : graph.blocks()) {
            boolean isProtected = !looksThroughHandlers && takes(block, wanted);
            List<Operation> operations = block.operations();
            for (int i = 0; i < operations.size() - (isProtected ? 1 : 0); i++) {
                if (mayRaise(operations.get(i), wanted)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean mayRaise(Operation operation, StructValue wanted) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        if (!opcode.canRaise()) {
            return false;
        }
        if (opcode.overflowCheck().isPresent()) {
            return overflow.filter(raised -> !contains(wanted, raised)).isEmpty();
        }
        return DirectCalls.calledGraph(operation)
                .map(callee -> mayLeave(callee, wanted))
                .orElse(true);
    }

    /** Whether a block's handlers take all exceptions of that class that its last operation raises. */
    private static boolean takes(Block block, StructValue wanted) {
        return block.exit() instanceof BlockExit.MayRaise
                && block.links().stream()
                        .anyMatch(link -> link.linkCase() instanceof LinkCase.Caught(Constant handled)
                                && handled.value() instanceof StructValue handledClass
                                && contains(handledClass, wanted));
    }

    /** Whether what a variable of the block points to may be an exception of that class. */
    private boolean mayBe(Value exception, Block block, StructValue wanted, Set<FunctionGraph> asked) {
        Value value = exception;
        if (value instanceof Constant(StructValue instance, var _)) {
            return classOf(instance).filter(made -> !contains(wanted, made)).isEmpty();
        }
        for (Operation operation : block.operations().reversed()) {
            if (operation.result() != value) {
                continue;
            }
            switch ((LowLevelOpcode) operation.opcode()) {
                case CAST_POINTER, SAME_AS -> value = operation.argument(0);
                case MALLOC -> {
                    Value made = value;
                    return block.operations().stream()
                            .filter(other -> setsClass(other, made))
                            .findFirst()
                            .filter(setting -> setting.argument(2) instanceof Constant(StructValue madeClass, var _)
                                    && hasRange(madeClass)
                                    && !contains(wanted, madeClass))
                            .isEmpty();
                }
                case DIRECT_CALL -> {
                    Optional<FunctionGraph> callee = DirectCalls.calledGraph(operation);
                    return callee.isEmpty() || mayReturn(callee.get(), wanted, asked);
                }
                default -> {
                    return true;
                }
            }
        }
        return true;
    }

    private boolean mayReturn(FunctionGraph graph, StructValue wanted, Set<FunctionGraph> asked) {
        return !asked.add(graph)
                || graph.blocks().stream()
                        .anyMatch(block -> block.links().stream()
                                .filter(link -> link.target() == graph.returnBlock())
                                .anyMatch(link -> mayBe(link.arguments().getFirst(), block, wanted, asked)));
    }

    private static boolean setsClass(Operation operation, Value struct) {
        return operation.opcode() == LowLevelOpcode.SETFIELD
                && operation.argument(0) == struct
                && ((Constant) operation.argument(1)).value().equals(CLASS);
    }

    private static Optional<StructValue> classOf(StructValue instance) {
        return instance.type().field(CLASS).isPresent() && instance.get(CLASS) instanceof StructValue found
                ? Optional.of(found).filter(RaisedClasses::hasRange)
                : Optional.empty();
    }

    private static boolean hasRange(StructValue exceptionClass) {
        return exceptionClass.type().field(FIRST).isPresent()
                && exceptionClass.type().field(END).isPresent();
    }

    /** Whether instances of the second class are instances of the first. */
    private static boolean contains(StructValue base, StructValue derived) {
        return base == derived
                || hasRange(base)
                        && hasRange(derived)
                        && (Long) base.get(FIRST) <= (Long) derived.get(FIRST)
                        && (Long) derived.get(END) <= (Long) base.get(END);
    }
}
