package dev.serpentine.backend.c;

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
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes one graph as a C function.
 *
 * <p>Blocks follow each other where a jump allows; a block that only one link leads to stands where that link is,
 * inside the {@code if} of a branch; any other block has a label and is reached by {@code goto}.
 */
final class FunctionWriter {
    /** How deep blocks nest in each other's {@code if}s before labels are used instead. */
    private static final int DEEPEST = 8;

    private final FunctionGraph graph;
    private final CTypes types;
    private final Literals literals;
    private final OperationWriter operationWriter;
    private final boolean lineDirectives;
    private final LocalVariables locals;
    private final Map<Block, Integer> incoming = new IdentityHashMap<>();
    private final Map<Block, String> labels = new IdentityHashMap<>();
    private final Set<Block> written = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Block> jumpedTo = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Block> pending = new ArrayDeque<>();
    private final List<Line> lines = new ArrayList<>();
    private SourcePosition current = SourcePosition.NONE;

    /** A line of the body; a label's line is written only if something jumps there. */
    private record Line(String text, Block label) {}

    FunctionWriter(
            FunctionGraph graph,
            CTypes types,
            Literals literals,
            OperationWriter operationWriter,
            CNames globals,
            boolean lineDirectives) {
        this.graph = graph;
        this.types = types;
        this.literals = literals;
        this.operationWriter = operationWriter;
        this.lineDirectives = lineDirectives;
        List<Block> blocks = graph.blocks();
        this.locals = new LocalVariables(graph, blocks, globals.inner());
        incoming.put(graph.startBlock(), 1);
        for (Block block : blocks) {
            for (Link link : block.links()) {
                incoming.merge(link.target(), 1, Integer::sum);
            }
        }
    }

    /** The function's head without what stands before the result type: {@code long Task_run(struct Task *self)}. */
    String head(String name) {
        List<String> parameters = new ArrayList<>();
        for (int i = 0; i < graph.parameters().size(); i++) {
            parameters.add(types.declare(
                    graph.parameters().get(i).type(), locals.parameterNames().get(i)));
        }
        return types.declare(graph.resultType(), name) + "("
                + (parameters.isEmpty() ? "void" : String.join(", ", parameters)) + ")";
    }

    /** The function's body in braces. */
    String body() {
        pending.add(graph.startBlock());
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            if (!written.contains(block)) {
                writeFrom(block, 1);
            }
        }
        StringBuilder text = new StringBuilder("{\n");
        declareLocals(text);
        for (Line line : lines) {
            if (line.label() == null || jumpedTo.contains(line.label())) {
                text.append(line.text()).append('\n');
            }
        }
        return text.append("}\n").toString();
    }

    private void declareLocals(StringBuilder text) {
        Map<String, List<String>> byType = new LinkedHashMap<>();
        locals.declared()
                .forEach(
                        (name, variable) -> byType.computeIfAbsent(types.spell(variable.type()), _ -> new ArrayList<>())
                                .add(name));
        byType.forEach((type, declared) -> {
            boolean pointer = type.endsWith("*");
            text.append("    ")
                    .append(type)
                    .append(pointer ? "" : " ")
                    .append(String.join(pointer ? ", *" : ", ", declared))
                    .append(";\n");
        });
    }

    private void writeFrom(Block first, int depth) {
        Block block = first;
        while (block != null) {
            if (block == graph.returnBlock()) {
                throw new IllegalStateException("a return is written at the link that leads to it");
            }
            written.add(block);
            if (incoming.get(block) > 1 || block == graph.startBlock() || depth == 1) {
                lines.add(new Line(label(block) + ":;", block));
            }
            for (Operation operation : block.operations()) {
                write(operation, block, depth);
            }
            block = writeExit(block, depth);
        }
    }

    private void write(Operation operation, Block block, int depth) {
        BlockUses uses = locals.uses(block);
        Variable result = operation.result();
        if (uses.isInlined(result)) {
            return;
        }
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        boolean droppable = opcode.effect() == Effect.NONE
                || opcode.effect() == Effect.READS
                || opcode.effect() == Effect.ALLOCATES;
        String name = locals.nameOf(result);
        if (name == null && droppable) {
            return;
        }
        moveTo(operation.position());
        String expression = expression(operation, block);
        statement(depth, name == null ? expression : name + " = " + expression);
    }

    private void moveTo(SourcePosition position) {
        if (lineDirectives
                && position.line() > 0
                && (position.line() != current.line() || !position.file().equals(current.file()))) {
            String file =
                    position.file().equals(current.file()) ? "" : " " + DataWriter.quoteOnOneLine(position.file());
            lines.add(new Line("#line " + position.line() + file, null));
            current = position;
        }
    }

    private void statement(int depth, String text) {
        lines.add(new Line("    ".repeat(depth) + text + ";", null));
    }

    private String expression(Operation operation, Block block) {
        List<String> operands = new ArrayList<>();
        for (Value argument : operation.arguments()) {
            operands.add(operand(argument, block));
        }
        return operationWriter.expression(operation, operands);
    }

    private String operand(Value value, Block block) {
        if (value.type() == Primitive.VOID) {
            return "";
        }
        return switch (value) {
            case Constant constant -> literals.spell(constant.value(), constant.type());
            case Variable variable
            when locals.uses(block).isInlined(variable) -> {
                Operation operation = definition(variable, block);
                String expression = expression(operation, block);
                yield OperationWriter.isPrimary((LowLevelOpcode) operation.opcode())
                        ? expression
                        : "(" + expression + ")";
            }
            case Variable variable -> locals.nameOf(variable);
        };
    }

    private static Operation definition(Variable variable, Block block) {
        for (Operation operation : block.operations().reversed()) {
            if (operation.result() == variable) {
                return operation;
            }
        }
        throw new IllegalStateException(variable + " is not defined in its block");
    }

    /** Writes how the block ends; the block to write right behind it, or {@code null}. */
    private Block writeExit(Block block, int depth) {
        return switch (block.exit()) {
            case BlockExit.Jump _ -> follow(block.links().getFirst(), block, depth);
            case BlockExit.Branch(Value condition) -> writeBranch(block, condition, depth);
            case BlockExit.Switch(Value selector) -> writeSwitch(block, selector, depth);
            case BlockExit.Final _ ->
                throw new IllegalStateException("an exception leaves " + graph + " after the exception transformer");
            case BlockExit.MayRaise _ ->
                throw new IllegalStateException("a block of " + graph + " may raise after the exception transformer");
            case BlockExit.Open _ -> throw new IllegalStateException("a block of " + graph + " has no end");
        };
    }

    /** Hands over the link's values and goes to its target, which is returned if it is to be written right here. */
    private Block follow(Link link, Block source, int depth) {
        if (link.target() == graph.returnBlock()) {
            Value result = link.arguments().getFirst();
            statement(
                    depth,
                    result.type() == Primitive.VOID
                            ? "return"
                            : "return " + OperationWriter.bare(operand(result, source)));
            return null;
        }
        move(link, source, depth);
        Block target = link.target();
        boolean fallsThrough = !written.contains(target) && (incoming.get(target) == 1 || depth == 1);
        if (fallsThrough) {
            return target;
        }
        jumpedTo.add(target);
        statement(depth, "goto " + label(target));
        if (!written.contains(target)) {
            pending.add(target);
        }
        return null;
    }

    private Block writeBranch(Block block, Value condition, int depth) {
        Link whenFalse = block.links().get(0);
        Link whenTrue = block.links().get(1);
        String text = operand(condition, block);
        // What is nested in the braces should be the smaller, rarer part.
        boolean nestFalse = whenFalse.isUnlikely() && !whenTrue.isUnlikely();
        Link nested = nestFalse ? whenFalse : whenTrue;
        Link following = nestFalse ? whenTrue : whenFalse;
        String test = nestFalse ? negate(text) : OperationWriter.bare(text);
        lines.add(new Line(
                "    ".repeat(depth) + "if (" + (nested.isUnlikely() ? "UNLIKELY(" + test + ")" : test) + ") {", null));
        writeNested(nested, block, depth);
        lines.add(new Line("    ".repeat(depth) + "}", null));
        return follow(following, block, depth);
    }

    private void writeNested(Link link, Block source, int depth) {
        Block target = link.target();
        if (target != graph.returnBlock()
                && !written.contains(target)
                && (incoming.get(target) > 1 || depth >= DEEPEST)) {
            move(link, source, depth + 1);
            jumpedTo.add(target);
            statement(depth + 1, "goto " + label(target));
            pending.add(target);
            return;
        }
        Block next = follow(link, source, depth + 1);
        if (next != null) {
            writeFrom(next, depth + 1);
        }
    }

    private static String negate(String test) {
        return "!" + test;
    }

    private Block writeSwitch(Block block, Value selector, int depth) {
        lines.add(new Line(
                "    ".repeat(depth) + "switch (" + OperationWriter.bare(operand(selector, block)) + ") {", null));
        Link otherwise = null;
        for (Link link : block.links()) {
            switch (link.linkCase()) {
                case LinkCase.Number(long value) -> {
                    lines.add(new Line(
                            "    ".repeat(depth) + "case " + literals.spell(value, selector.type()) + ": {", null));
                    writeNested(link, block, depth);
                    lines.add(new Line("    ".repeat(depth) + "}", null));
                }
                case LinkCase.Otherwise _ -> otherwise = link;
                case LinkCase.Always _, LinkCase.Truth _, LinkCase.Caught _ ->
                    throw new IllegalStateException(
                            "a switch of " + graph + " has a link with case " + link.linkCase());
            }
        }
        if (otherwise == null) {
            lines.add(new Line("    ".repeat(depth) + "default: __builtin_unreachable();", null));
        }
        lines.add(new Line("    ".repeat(depth) + "}", null));
        return otherwise == null ? null : follow(otherwise, block, depth);
    }

    /** Assigns a link's arguments to the C variables of the target's input arguments, all at once. */
    private void move(Link link, Block source, int depth) {
        Map<String, String> moves = new LinkedHashMap<>();
        Map<String, Variable> receivers = new HashMap<>();
        for (int i = 0; i < link.arguments().size(); i++) {
            Variable receiver = link.target().inputArguments().get(i);
            String name = locals.nameOf(receiver);
            if (name != null) {
                String value = operand(link.arguments().get(i), source);
                if (!value.equals(name)) {
                    moves.put(name, value);
                    receivers.put(name, receiver);
                }
            }
        }
        while (!moves.isEmpty()) {
            String free = null;
            for (String name : moves.keySet()) {
                if (!moves.containsValue(name)) {
                    free = name;
                    break;
                }
            }
            if (free == null) {
                // Only cycles are left: one value steps aside.
                String name = moves.keySet().iterator().next();
                String aside = locals.temporary(receivers.get(name));
                statement(depth, aside + " = " + name);
                moves.replaceAll((_, value) -> value.equals(name) ? aside : value);
            } else {
                statement(depth, free + " = " + OperationWriter.bare(moves.remove(free)));
            }
        }
    }

    private String label(Block block) {
        return labels.computeIfAbsent(block, _ -> "block_" + (labels.size() + 1));
    }
}
