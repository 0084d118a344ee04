package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.data.Words;
import dev.serpentine.graph.interpreter.CompiledGraph.CompiledBlock;
import dev.serpentine.graph.interpreter.CompiledGraph.CompiledLink;
import dev.serpentine.graph.interpreter.CompiledGraph.ExitKind;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Resolves a graph into slots and steps, once. */
final class GraphCompiler {
    private final FunctionGraph graph;
    private final StepFactory factory;
    private final Map<Variable, Slot> variables = new IdentityHashMap<>();
    private final Map<Constant, Slot> constants = new HashMap<>();
    private final Map<Block, CompiledBlock> blocks = new IdentityHashMap<>();
    private final List<Long> words = new ArrayList<>();
    private final List<Object> references = new ArrayList<>();

    private GraphCompiler(FunctionGraph graph, StepFactory factory) {
        this.graph = graph;
        this.factory = factory;
    }

    /** Makes a graph ready to run. */
    static CompiledGraph compile(FunctionGraph graph, StepFactory factory) {
        return new GraphCompiler(graph, factory).compile();
    }

    /** What is made ready. */
    FunctionGraph graph() {
        return graph;
    }

    private CompiledGraph compile() {
        List<Block> reachable = new ArrayList<>(graph.blocks());
        for (Block exit : List.of(graph.returnBlock(), graph.raiseBlock())) {
            if (!reachable.contains(exit)) {
                reachable.add(exit);
            }
        }
        for (Block block : reachable) {
            blocks.put(block, new CompiledBlock(block));
        }
        for (Block block : reachable) {
            compileBlock(block, blocks.get(block));
        }
        CompiledGraph compiled = new CompiledGraph(graph);
        compiled.parameters = graph.parameters().stream().map(this::slot).toArray(Slot[]::new);
        compiled.result = slot(graph.returnBlock().inputArguments().getFirst());
        compiled.raisedSlot =
                slot(graph.raiseBlock().inputArguments().getFirst()).index();
        compiled.start = blocks.get(graph.startBlock());
        compiled.returnBlock = blocks.get(graph.returnBlock());
        compiled.raiseBlock = blocks.get(graph.raiseBlock());
        compiled.wordTemplate = words.stream().mapToLong(Long::longValue).toArray();
        compiled.referenceTemplate = references.toArray();
        return compiled;
    }

    /** The slot of a value of this graph. */
    Slot slot(Value value) {
        return switch (value) {
            case Variable variable -> variables.computeIfAbsent(variable, this::newSlot);
            case Constant constant -> constants.computeIfAbsent(constant, this::newSlot);
        };
    }

    private Slot newSlot(Value value) {
        return switch (value.type()) {
            case Primitive primitive -> primitive == Primitive.VOID ? Slot.NONE : newWord(value, primitive);
            case PointerType pointer -> {
                references.add(value instanceof Constant constant ? constant.value() : null);
                yield new Slot(Slot.Kind.REFERENCE, references.size() - 1);
            }
            default ->
                throw new InterpreterFault(graph + " is not typed: it has a value of type "
                        + value.type().text());
        };
    }

    private Slot newWord(Value value, Primitive type) {
        long word = 0;
        if (value instanceof Constant constant) {
            if (constant.value() instanceof SymbolicInteger) {
                throw new InterpreterFault(graph + " uses " + constant.value() + ", which only native code knows");
            }
            word = Words.ofValue(constant.value(), type);
        }
        words.add(word);
        return new Slot(Slot.Kind.WORD, words.size() - 1);
    }

    private void compileBlock(Block block, CompiledBlock compiled) {
        block.inputArguments().forEach(this::slot);
        Step[] steps = new Step[block.operations().size()];
        for (int i = 0; i < steps.length; i++) {
            Operation operation = block.operations().get(i);
            steps[i] = factory.step(operation, this);
        }
        compiled.steps = steps;
        compiled.exit = switch (block.exit()) {
            case BlockExit.Open open -> throw new InterpreterFault(graph + " has a block without an exit");
            case BlockExit.Final end -> ExitKind.FINAL;
            case BlockExit.Jump jump -> ExitKind.JUMP;
            case BlockExit.MayRaise mayRaise -> ExitKind.MAY_RAISE;
            case BlockExit.Branch branch -> {
                compiled.selectorSlot = slot(branch.condition()).index();
                yield ExitKind.BRANCH;
            }
            case BlockExit.Switch choice -> {
                compiled.selectorSlot = slot(choice.selector()).index();
                yield ExitKind.SWITCH;
            }
        };
        compiled.links = block.links().stream().map(this::compileLink).toArray(CompiledLink[]::new);
    }

    private CompiledLink compileLink(Link link) {
        int caught =
                link.caughtException().map(variable -> slot(variable).index()).orElse(-1);
        List<Slot> sources = link.arguments().stream().map(this::slot).toList();
        List<Slot> targets =
                link.target().inputArguments().stream().map(this::slot).toList();
        if (sources.size() != targets.size()) {
            throw new InterpreterFault(
                    graph + " has a link with " + sources.size() + " values to a block with " + targets.size());
        }
        for (int i = 0; i < sources.size(); i++) {
            if (sources.get(i).kind() != targets.get(i).kind()) {
                throw new InterpreterFault(
                        graph + " has a link that hands " + link.arguments().get(i) + " to "
                                + link.target().inputArguments().get(i));
            }
        }
        return new CompiledLink(link.linkCase(), blocks.get(link.target()), caught, sources, targets);
    }
}
