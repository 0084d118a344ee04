package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.AnnotatedProgram;
import dev.serpentine.frontend.annotation.BuiltinDescription;
import dev.serpentine.frontend.annotation.BuiltinFunction;
import dev.serpentine.frontend.annotation.SomeValue;
import dev.serpentine.frontend.annotation.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.SomeValue.SomeInteger;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the integer arithmetic of which only the low 64 bits are ever looked at: it may wrap, since that is what Python's unbounded integers give in the end.
 *
 * <p>A value is needed exactly unless all its uses are {@code + - * << & | ^ ~} whose results are not needed exactly, or take its low bits: {@code & mask},
 * {@code % 2**n}, {@code intmask(...)}, {@code r_uint32(...)} and the like.
 */
final class DemandedBits {
    private final AnnotatedProgram program;
    private final Set<Variable> exact = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Variable> pending = new ArrayList<>();
    private final Map<Variable, Operation> definitions = new IdentityHashMap<>();
    private final Map<Variable, List<Value>> incoming = new IdentityHashMap<>();

    private DemandedBits(AnnotatedProgram program) {
        this.program = program;
    }

    /** The operations of an annotated graph that may wrap. */
    static Set<Operation> wrappingOperations(FunctionGraph graph, AnnotatedProgram program) {
        DemandedBits demanded = new DemandedBits(program);
        List<Block> blocks = graph.blocks().stream().filter(program::isReachable).toList();
        blocks.forEach(block -> demanded.readBlock(block, graph));
        demanded.spread();
        Set<Operation> wrapping = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Operation operation : demanded.definitions.values()) {
            if (demanded.isPassing(operation) && !demanded.exact.contains(operation.result())) {
                wrapping.add(operation);
            }
        }
        return wrapping;
    }

    private void readBlock(Block block, FunctionGraph graph) {
        for (Operation operation : block.operations()) {
            definitions.put(operation.result(), operation);
            if (!isPassing(operation) && !takesLowBits(operation)) {
                operation.arguments().forEach(this::demand);
            } else if (operation.opcode() == FlowOpcode.LSHIFT || operation.opcode() == FlowOpcode.INPLACE_LSHIFT) {
                demand(operation.argument(1));
            }
        }
        if (block.exit() instanceof dev.serpentine.graph.model.BlockExit.Branch(Value condition)) {
            demand(condition);
        }
        for (Link link : block.links()) {
            boolean leaves = link.target() == graph.returnBlock() || link.target() == graph.raiseBlock();
            for (int i = 0; i < link.arguments().size(); i++) {
                if (leaves) {
                    demand(link.arguments().get(i));
                } else {
                    incoming.computeIfAbsent(link.target().inputArguments().get(i), key -> new ArrayList<>()).add(link.arguments().get(i));
                }
            }
        }
    }

    private void demand(Value value) {
        if (value instanceof Variable variable && exact.add(variable)) {
            pending.add(variable);
        }
    }

    private void spread() {
        while (!pending.isEmpty()) {
            Variable variable = pending.removeLast();
            incoming.getOrDefault(variable, List.of()).forEach(this::demand);
            Operation definition = definitions.get(variable);
            if (definition != null && isPassing(definition)) {
                definition.arguments().forEach(this::demand);
            }
        }
    }

    /** Whether the low bits of the result follow from the low bits of the operands. */
    private boolean isPassing(Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case ADD, SUB, MUL, OR, XOR, NEG, POS, INVERT, LSHIFT, INPLACE_ADD, INPLACE_SUB, INPLACE_MUL, INPLACE_OR, INPLACE_XOR, INPLACE_LSHIFT -> true;
            case AND, INPLACE_AND -> !takesLowBits(operation);
            default -> false;
        };
    }

    /** Whether the result depends on the operands' low 64 bits alone. */
    private boolean takesLowBits(Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case MOD, INPLACE_MOD -> constant(operation.argument(1)) > 0 && Long.bitCount(constant(operation.argument(1))) == 1;
            case AND, INPLACE_AND -> constant(operation.argument(0)) >= 0 || constant(operation.argument(1)) >= 0;
            case CALL -> truncates(operation);
            default -> false;
        };
    }

    private long constant(Value value) {
        return program.annotation(value) instanceof SomeInteger integer && integer.constant().isPresent() ? integer.constant().get().asInteger().longValue() : -1;
    }

    private boolean truncates(Operation operation) {
        if (!(program.annotation(operation.argument(0)) instanceof SomeCallable callable) || callable.descriptions().size() != 1
                || !(callable.descriptions().iterator().next() instanceof BuiltinDescription builtin)) {
            return false;
        }
        return BuiltinFunction.of(builtin.qualifiedName()).map(function -> switch (function) {
            case INTMASK, LONGLONGMASK, R_UINT, R_ULONGLONG, R_INT8, R_INT16, R_INT32, R_UINT8, R_UINT16, R_UINT32 -> true;
            default -> false;
        }).orElse(false);
    }
}
