package dev.serpentine.transform.arithmetic;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many low bits of each Signed variable anything in the program depends on, each variable taken as the unbounded
 * integer that it is in Python.
 *
 * <p>The answer is 0 to 64, or {@link #ALL}. A variable of which 64 bits or fewer are demanded may hold any number that
 * agrees with the exact one in the low 64 bits, that is: it may wrap. What looks at more than low bits demands all:
 * comparisons, division, stores, arguments of functions whose bodies are not known, the program's outside. Sums,
 * differences, products, left shifts and bitwise operations demand of their operands what is demanded of them; a mask
 * and a cast to a machine integer demand as many bits as they keep. Demands pass through links, direct calls and
 * returns.
 */
final class DemandedBits {
    /** The exact number is needed. */
    static final int ALL = 65;

    private final Map<Variable, Integer> demands = new HashMap<>();
    private final Map<Variable, Operation> definitions = new HashMap<>();
    /** For a variable that only hands on others: which. */
    private final Map<Variable, List<Variable>> sources = new HashMap<>();
    /** Called by someone whose use of the result is not seen. */
    private final Set<FunctionGraph> escaping = new HashSet<>();

    private final Deque<Variable> pending = new ArrayDeque<>();

    /** The graphs whose calls are all known to be among {@link #graphs}' operations, as far as they do not escape. */
    private final Set<FunctionGraph> graphs;

    private DemandedBits(Collection<FunctionGraph> graphs) {
        this.graphs = new HashSet<>(graphs);
    }

    /** Analyses a whole program. */
    static DemandedBits of(Program program) {
        return of(program.graphs(), program.roots());
    }

    /**
     * Analyses graphs.
     *
     * @param graphs all graphs that call each other
     * @param roots those of them that are called from outside
     */
    static DemandedBits of(Collection<FunctionGraph> graphs, Collection<FunctionGraph> roots) {
        DemandedBits analysis = new DemandedBits(graphs);
        analysis.escaping.addAll(roots);
        analysis.analyse();
        return analysis;
    }

    /** How many low bits of a variable are demanded. */
    int of(Variable variable) {
        return demands.getOrDefault(variable, 0);
    }

    /** Whether a result may wrap. */
    boolean mayWrap(Variable variable) {
        return of(variable) != ALL;
    }

    private void analyse() {
        graphs.forEach(this::connect);
        for (FunctionGraph graph : escaping) {
            demand(graph.returnBlock().inputArguments().getFirst(), ALL);
        }
        while (!pending.isEmpty()) {
            propagate(pending.remove());
        }
    }

    /** Records where variables come from, and demands all of those whose use does not depend on any demand. */
    private void connect(FunctionGraph graph) {
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                if (operation.result().type() == Primitive.SIGNED) {
                    definitions.put(operation.result(), operation);
                }
                connect(operation);
            }
            if (block.exit() instanceof BlockExit.Switch(Value selector)) {
                demand(selector, ALL);
            }
            for (Link link : block.links()) {
                connect(link.target().inputArguments(), link.arguments());
            }
        }
    }

    private void connect(List<Variable> targets, List<? extends Value> values) {
        for (int i = 0; i < targets.size(); i++) {
            if (targets.get(i).type() == Primitive.SIGNED && values.get(i) instanceof Variable source) {
                sources.computeIfAbsent(targets.get(i), unknown -> new ArrayList<>())
                        .add(source);
            }
        }
    }

    private void connect(Operation operation) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        switch (opcode) {
            case INT_ADD,
                    INT_SUB,
                    INT_MUL,
                    INT_NEG,
                    INT_AND,
                    INT_OR,
                    INT_XOR,
                    INT_INVERT,
                    INT_ADD_OVF,
                    INT_SUB_OVF,
                    INT_MUL_OVF,
                    SAME_AS -> {}
            case INT_LSHIFT, INT_LSHIFT_OVF, INT_RSHIFT -> demand(operation.argument(1), ALL);
            case CAST_PRIMITIVE -> {
                if (operation.result().type() != Primitive.SIGNED) {
                    demand(
                            operation.argument(0),
                            ((Primitive) operation.result().type()).bits());
                }
            }
            case DIRECT_CALL -> {
                FunctionGraph callee = DirectCalls.calledGraph(operation)
                        .filter(graphs::contains)
                        .orElse(null);
                if (callee == null) {
                    operation.arguments().forEach(argument -> demand(argument, ALL));
                } else {
                    connect(
                            callee.parameters(),
                            operation
                                    .arguments()
                                    .subList(1, operation.arguments().size()));
                    connect(List.of(operation.result()), callee.returnBlock().inputArguments());
                }
            }
            case INDIRECT_CALL, CALL_METHOD -> {
                operation.arguments().forEach(argument -> demand(argument, ALL));
                if (((Constant) operation.arguments().getLast()).value() instanceof List<?> candidates) {
                    candidates.forEach(candidate -> escaping.add((FunctionGraph) candidate));
                } else {
                    escaping.addAll(graphs);
                }
            }
            default -> operation.arguments().forEach(argument -> demand(argument, ALL));
        }
    }

    private void demand(Value value, int bits) {
        if (value instanceof Variable variable && variable.type() == Primitive.SIGNED && bits > of(variable)) {
            demands.put(variable, bits);
            pending.add(variable);
        }
    }

    private void propagate(Variable variable) {
        int bits = of(variable);
        for (Variable source : sources.getOrDefault(variable, List.of())) {
            if (source.type() == Primitive.SIGNED) {
                demand(source, bits);
            }
        }
        Operation operation = definitions.get(variable);
        if (operation != null) {
            propagate(operation, bits);
        }
    }

    /** Demands of operands what the demanded bits of the result depend on. */
    private void propagate(Operation operation, int bits) {
        switch ((LowLevelOpcode) operation.opcode()) {
            case INT_ADD,
                    INT_SUB,
                    INT_MUL,
                    INT_NEG,
                    INT_OR,
                    INT_XOR,
                    INT_INVERT,
                    INT_ADD_OVF,
                    INT_SUB_OVF,
                    INT_MUL_OVF,
                    SAME_AS -> operation.arguments().forEach(argument -> demand(argument, bits));
            case INT_AND -> {
                demand(operation.argument(0), Math.min(bits, bitsKeptBy(operation.argument(1))));
                demand(operation.argument(1), Math.min(bits, bitsKeptBy(operation.argument(0))));
            }
            case INT_LSHIFT, INT_LSHIFT_OVF -> {
                long count = constantShift(operation.argument(1));
                demand(operation.argument(0), bits == ALL || count < 0 ? bits : (int) Math.max(bits - count, 0));
            }
            case INT_RSHIFT -> {
                long count = constantShift(operation.argument(1));
                demand(
                        operation.argument(0),
                        bits == ALL || count < 0 || bits + count > 64 ? ALL : (int) (bits + count));
            }
            // To Signed: intmask, or a machine integer as it is
            case CAST_PRIMITIVE -> demand(operation.argument(0), Math.min(bits, 64));
            default -> {}
        }
    }

    private static long constantShift(Value count) {
        return count instanceof Constant(Object value, var type)
                        && value instanceof Long number
                        && number >= 0
                        && number <= 63
                ? number
                : -1;
    }

    /**
     * How many low bits of the other operand a mask keeps: all, unless it is known not to be negative, whatever wraps.
     */
    private int bitsKeptBy(Value mask) {
        return switch (mask) {
            case Constant(Object value, var type) ->
                value instanceof Long number && number >= 0 ? 64 - Long.numberOfLeadingZeros(number) : ALL;
            case Variable variable -> bitsKeptBy(definitions.get(variable));
        };
    }

    private int bitsKeptBy(Operation maskDefinition) {
        if (maskDefinition == null) {
            return ALL;
        }
        return switch ((LowLevelOpcode) maskDefinition.opcode()) {
            case CAST_PRIMITIVE -> {
                Primitive from = (Primitive) maskDefinition.argument(0).type();
                yield !from.isSigned() && from.bits() < 64 ? from.bits() : ALL;
            }
            case INT_AND ->
                Math.min(constantBits(maskDefinition.argument(0)), constantBits(maskDefinition.argument(1)));
            case GETARRAYSIZE -> 63;
            default -> ALL;
        };
    }

    private int constantBits(Value value) {
        return value instanceof Constant ? bitsKeptBy(value) : ALL;
    }
}
