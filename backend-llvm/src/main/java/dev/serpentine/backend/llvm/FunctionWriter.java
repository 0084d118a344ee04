package dev.serpentine.backend.llvm;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes one graph as a function.
 *
 * <p>A block's input arguments are phis where several links lead to the block; where one does, they are names for what
 * it hands over.
 */
final class FunctionWriter {
    /** How much likelier the likely way of a branch is. */
    private static final int LIKELY = 2000;

    private final FunctionGraph graph;
    private final Layouts layouts;
    private final Literals literals;
    private final OperationWriter operations;
    private final Metadata metadata;
    private final DebugInformation debug;
    private final String debugNode;
    private final Names names = new Names();
    private final Map<Variable, String> values = new HashMap<>();
    private final Map<Block, List<Edge>> incoming = new IdentityHashMap<>();
    private final Map<Block, String> labels = new IdentityHashMap<>();
    private final Map<Block, InstructionList> instructions = new IdentityHashMap<>();
    private final Map<Block, List<String>> phis = new IdentityHashMap<>();
    /** Whether a switch covers all that its selector can be. */
    private boolean needsUnreachable;

    /**
     * A link as control flow.
     *
     * @param label of the block that the flow comes from: the link's source, or one of its own where the source has
     *     several links to one target
     * @param needsBlock whether there is such a block of its own
     */
    private record Edge(Link link, String label, boolean needsBlock) {}

    FunctionWriter(
            FunctionGraph graph,
            Layouts layouts,
            Literals literals,
            OperationWriter operations,
            Metadata metadata,
            DebugInformation debug,
            String debugNode) {
        this.graph = graph;
        this.layouts = layouts;
        this.literals = literals;
        this.operations = operations;
        this.metadata = metadata;
        this.debug = debug;
        this.debugNode = debugNode;
    }

    /**
     * The whole function.
     *
     * @param head what stands before the parameters: linkage, result type and name
     * @param attributes what stands behind them
     */
    String text(String head, String attributes) {
        List<Block> blocks = graph.blocks();
        names.reserve("start");
        names.reserve("unreachable");
        blocks.forEach(block -> labels.put(block, "block-" + (labels.size() + 1)));
        labels.put(graph.startBlock(), "start");
        Map<Link, Edge> edges = edges(blocks);
        List<String> parameters = new ArrayList<>();
        boolean startIsTarget = incoming.containsKey(graph.startBlock());
        String startLabel = labels.get(graph.startBlock());
        List<String> parameterNames = new ArrayList<>();
        for (Variable parameter : graph.parameters()) {
            InstructionList naming = new InstructionList(names);
            String name = naming.define(parameter.name(), "");
            parameterNames.add(name);
            parameters.add(layouts.value(parameter.type()) + " " + name);
        }
        if (startIsTarget) {
            startLabel = "block-0";
            labels.put(graph.startBlock(), startLabel);
        }
        nameArguments(blocks, startIsTarget, parameterNames);
        for (Block block : blocks) {
            if (block != graph.returnBlock()) {
                writeBlock(block, edges);
            }
        }
        StringBuilder text = new StringBuilder(head)
                .append('(')
                .append(String.join(", ", parameters))
                .append(") ")
                .append(attributes)
                .append(debugNode.isEmpty() ? "" : " !dbg " + debugNode)
                .append(" {\n");
        if (startIsTarget) {
            text.append("start:\n  br label %")
                    .append(startLabel)
                    .append(debug.location(SourcePosition.NONE, graph, debugNode))
                    .append('\n');
        }
        for (Block block : blocks) {
            writeText(block, startIsTarget, parameterNames, text);
        }
        for (Edge edge : edges.values()) {
            if (edge.needsBlock()) {
                text.append(edge.label())
                        .append(":\n  br label %")
                        .append(labels.get(edge.link().target()))
                        .append(debug.location(SourcePosition.NONE, graph, debugNode))
                        .append('\n');
            }
        }
        if (needsUnreachable) {
            text.append("unreachable:\n  unreachable\n");
        }
        return text.append("}\n").toString();
    }

    private Map<Link, Edge> edges(List<Block> blocks) {
        Map<Link, Edge> edges = new LinkedHashMap<>();
        for (Block block : blocks) {
            for (Link link : block.links()) {
                boolean needsBlock = block.links().stream()
                                .filter(other -> other.target() == link.target())
                                .count()
                        > 1;
                Edge edge = new Edge(link, needsBlock ? "edge-" + edges.size() : labels.get(block), needsBlock);
                edges.put(link, edge);
                incoming.computeIfAbsent(link.target(), _ -> new ArrayList<>()).add(edge);
            }
        }
        if (incoming.containsKey(graph.startBlock())) {
            // The start block then has another label than it had.
            edges.replaceAll((link, edge) -> edge.label().equals("start") ? new Edge(link, "block-0", false) : edge);
            incoming.replaceAll((_, several) ->
                    several.stream().map(edge -> edges.get(edge.link())).toList());
        }
        return edges;
    }

    /**
     * Gives a name to each input argument that needs a phi or is a parameter; the others get theirs when their one
     * source has been written.
     */
    private void nameArguments(List<Block> blocks, boolean startIsTarget, List<String> parameterNames) {
        for (Block block : blocks) {
            List<String> blockPhis = new ArrayList<>();
            phis.put(block, blockPhis);
            boolean isStart = block == graph.startBlock();
            if (isStart && !startIsTarget) {
                for (int i = 0; i < parameterNames.size(); i++) {
                    values.put(block.inputArguments().get(i), parameterNames.get(i));
                }
            } else if (isStart || incoming.get(block).size() > 1) {
                for (Variable argument : block.inputArguments()) {
                    String name = argument.type() == Primitive.VOID
                            ? ""
                            : new InstructionList(names).define(argument.name(), "");
                    values.put(argument, name);
                    blockPhis.add(name);
                }
            }
        }
    }

    private void writeBlock(Block block, Map<Link, Edge> edges) {
        InstructionList list = new InstructionList(names);
        instructions.put(block, list);
        SourcePosition position = SourcePosition.NONE;
        list.setLocation(debug.location(position, graph, debugNode));
        for (Operation operation : block.operations()) {
            if (operation.position().line() > 0) {
                position = operation.position();
                list.setLocation(debug.location(position, graph, debugNode));
            }
            List<String> operands = new ArrayList<>();
            for (Value argument : operation.arguments()) {
                operands.add(spelled(argument));
            }
            values.put(operation.result(), operations.write(operation, operands, list));
        }
        list.add(exit(block, edges));
        for (Link link : block.links()) {
            Block target = link.target();
            if (phis.get(target).isEmpty() && target != graph.startBlock()) {
                for (int i = 0; i < link.arguments().size(); i++) {
                    values.put(
                            target.inputArguments().get(i),
                            spelled(link.arguments().get(i)));
                }
            }
        }
    }

    private String spelled(Value value) {
        if (value.type() == Primitive.VOID) {
            return "";
        }
        return switch (value) {
            case Constant constant -> literals.spell(constant.value(), constant.type());
            case Variable variable -> {
                String name = values.get(variable);
                if (name == null) {
                    throw new IllegalStateException(variable + " of " + graph + " is read before it is defined");
                }
                yield name;
            }
        };
    }

    private String exit(Block block, Map<Link, Edge> edges) {
        return switch (block.exit()) {
            case BlockExit.Jump _ -> "br label %" + label(block.links().getFirst(), edges);
            case BlockExit.Branch(Value condition) -> branch(block, condition, edges);
            case BlockExit.Switch(Value selector) -> switchOn(block, selector, edges);
            case BlockExit.Final _ ->
                throw new IllegalStateException("an exception leaves " + graph + " after the exception transformer");
            case BlockExit.MayRaise _ ->
                throw new IllegalStateException("a block of " + graph + " may raise after the exception transformer");
            case BlockExit.Open _ -> throw new IllegalStateException("a block of " + graph + " has no end");
        };
    }

    private String label(Link link, Map<Link, Edge> edges) {
        Edge edge = edges.get(link);
        return edge.needsBlock() ? edge.label() : labels.get(link.target());
    }

    private String branch(Block block, Value condition, Map<Link, Edge> edges) {
        Link whenFalse = block.links().get(0);
        Link whenTrue = block.links().get(1);
        String weights = "";
        if (whenTrue.isUnlikely() != whenFalse.isUnlikely()) {
            weights = ", !prof "
                    + metadata.node("!{!\"branch_weights\", i32 " + (whenTrue.isUnlikely() ? 1 : LIKELY) + ", i32 "
                            + (whenTrue.isUnlikely() ? LIKELY : 1) + "}");
        }
        return "br i1 " + spelled(condition) + ", label %" + label(whenTrue, edges) + ", label %"
                + label(whenFalse, edges) + weights;
    }

    private String switchOn(Block block, Value selector, Map<Link, Edge> edges) {
        String type = layouts.value(selector.type());
        StringBuilder cases = new StringBuilder();
        String otherwise = "unreachable";
        for (Link link : block.links()) {
            switch (link.linkCase()) {
                case LinkCase.Number(long value) ->
                    cases.append(' ')
                            .append(type)
                            .append(' ')
                            .append(Literals.integer(value, (Primitive) selector.type()))
                            .append(", label %")
                            .append(label(link, edges));
                case LinkCase.Otherwise _ -> otherwise = label(link, edges);
                case LinkCase.Always _, LinkCase.Truth _, LinkCase.Caught _ ->
                    throw new IllegalStateException(
                            "a switch of " + graph + " has a link with case " + link.linkCase());
            }
        }
        needsUnreachable |= otherwise.equals("unreachable");
        return "switch " + type + " " + spelled(selector) + ", label %" + otherwise + " [" + cases + " ]";
    }

    private void writeText(Block block, boolean startIsTarget, List<String> parameterNames, StringBuilder text) {
        text.append(labels.get(block)).append(":\n");
        List<String> blockPhis = phis.get(block);
        for (int i = 0; i < blockPhis.size(); i++) {
            if (blockPhis.get(i).isEmpty()) {
                continue;
            }
            text.append("  ")
                    .append(blockPhis.get(i))
                    .append(" = phi ")
                    .append(layouts.value(block.inputArguments().get(i).type()))
                    .append(' ');
            String separator = "";
            if (startIsTarget && block == graph.startBlock()) {
                text.append("[ ").append(parameterNames.get(i)).append(", %start ]");
                separator = ", ";
            }
            for (Edge edge : incoming.get(block)) {
                text.append(separator)
                        .append("[ ")
                        .append(spelled(edge.link().arguments().get(i)))
                        .append(", %")
                        .append(edge.label())
                        .append(" ]");
                separator = ", ";
            }
            text.append('\n');
        }
        if (block == graph.returnBlock()) {
            Variable result = block.inputArguments().getFirst();
            text.append("  ret ")
                    .append(
                            result.type() == Primitive.VOID
                                    ? "void"
                                    : layouts.value(result.type()) + " " + spelled(result))
                    .append(debug.location(SourcePosition.NONE, graph, debugNode))
                    .append('\n');
        } else {
            instructions
                    .get(block)
                    .lines()
                    .forEach(line -> text.append("  ").append(line).append('\n'));
        }
    }
}
