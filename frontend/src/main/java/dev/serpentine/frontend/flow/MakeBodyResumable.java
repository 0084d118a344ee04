package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
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
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns a generator function's graph with {@link FlowOpcode#YIELD}s into the graph of its class's method
 * {@code advance}, which takes the generator.
 *
 * <p>Each yield stores its value and, in attributes of its own, the variables that are needed behind it, notes in
 * {@code state} where to go on, and returns True. The new first block leads to where the state says. While the body
 * runs the state says so; an exception that leaves it is the caller's to note.
 */
final class MakeBodyResumable {
    private final FunctionGraph graph;
    private final Host host;
    private final HostObject module;
    private final boolean isAsync;
    private final Variable generator = Variable.untyped("generator");
    private final List<Block> entries = new ArrayList<>();

    private MakeBodyResumable(FunctionGraph graph, Host host, HostObject module, boolean isAsync) {
        this.graph = graph;
        this.host = host;
        this.module = module;
        this.isAsync = isAsync;
    }

    /**
     * @param graph in the form in which each block has variables of its own; it still is when this returns
     * @param module what generators are written in
     * @param isAsync whether it is the graph of a coroutine or an asynchronous generator: what this one yields itself
     *     is for who asks for its items, and what is handed on is for who runs it
     */
    static void in(FunctionGraph graph, Host host, HostObject module, boolean isAsync) {
        MakeBodyResumable pass = new MakeBodyResumable(graph, host, module, isAsync);
        List<Block> blocks = graph.blocks();
        blocks.forEach(pass::delegate);
        pass.entries.add(pass.entryOfBeginning());
        pass.redirectReturns(blocks);
        blocks.forEach(pass::cut);
        graph.setStartBlock(pass.dispatch());
        ThreadValuesThroughBlocks.in(graph, Map.of());
    }

    private Constant integer(int value) {
        return Constant.untyped(host.ofInteger(BigInteger.valueOf(value)));
    }

    private Constant ofModule(String name) {
        return Constant.untyped(module.attribute(name).orElseThrow());
    }

    private Constant name(String name) {
        return Constant.untyped(host.ofText(name));
    }

    private Variable load(Block block, String attribute, SourcePosition position) {
        return GeneratorTranslator.append(block, FlowOpcode.GETATTR, position, generator, name(attribute));
    }

    private void store(Block block, String attribute, Value value, SourcePosition position) {
        GeneratorTranslator.append(block, FlowOpcode.SETATTR, position, generator, name(attribute), value);
    }

    private void leave(Block block, boolean goesOn) {
        block.jump(Link.to(graph.returnBlock(), List.of(Constant.untyped(host.ofBoolean(goesOn)))));
    }

    private Block entryOfBeginning() {
        Block entry = new Block(List.of());
        List<Value> parameters = new ArrayList<>();
        for (int i = 0; i < graph.parameters().size(); i++) {
            parameters.add(load(entry, GeneratorTranslator.parameterAttribute(i), graph.position()));
        }
        entry.jump(Link.to(graph.startBlock(), parameters));
        return entry;
    }

    /** What the body returns is kept for {@code yield from}. */
    private void redirectReturns(List<Block> blocks) {
        Variable result = Variable.untyped("result");
        Block end = new Block(List.of(result));
        store(end, "result", result, graph.position());
        store(end, "state", ofModule("FINISHED"), graph.position());
        leave(end, false);
        for (Block block : blocks) {
            block.links().stream()
                    .filter(link -> link.target() == graph.returnBlock())
                    .forEach(link -> link.retarget(end));
        }
    }

    /** Lets the generator be passed where what it was sent is to go on. */
    private void delegate(Block block) {
        block.operations()
                .replaceAll(operation -> operation.opcode() != FlowOpcode.DELEGATE
                        ? operation
                        : new Operation(
                                FlowOpcode.CALL,
                                List.of(
                                        ofModule("delegate"),
                                        Constant.untyped(CallShape.positional(2)),
                                        generator,
                                        operation.argument(0)),
                                operation.result(),
                                operation.position()));
    }

    private static boolean isSuspension(Operation operation) {
        return operation.opcode() == FlowOpcode.YIELD || operation.opcode() == FlowOpcode.YIELD_DELEGATED;
    }

    /** Cuts a block behind its first yield, and what follows behind the next. */
    private void cut(Block block) {
        List<Operation> operations = block.operations();
        int index = 0;
        while (index < operations.size() && !isSuspension(operations.get(index))) {
            index++;
        }
        if (index == operations.size()) {
            return;
        }
        Operation suspension = operations.get(index);
        Block rest = new Block(List.of());
        if (suspension.opcode() == FlowOpcode.YIELD) {
            Variable method = load(rest, "received", suspension.position());
            rest.append(new Operation(
                    FlowOpcode.CALL,
                    List.of(method, Constant.untyped(CallShape.positional(0))),
                    suspension.result(),
                    suspension.position()));
        }
        operations.subList(index + 1, operations.size()).forEach(rest::append);
        operations.subList(index, operations.size()).clear();
        rest.close(block.exit(), block.links());

        int state = entries.size();
        Block entry = new Block(List.of());
        entries.add(entry);
        if (isAsync && suspension.opcode() == FlowOpcode.YIELD) {
            store(block, "item", suspension.argument(0), suspension.position());
            store(block, "gives", Constant.untyped(host.ofBoolean(true)), suspension.position());
        } else {
            store(block, isAsync ? "_waits_for_" : "value", suspension.argument(0), suspension.position());
        }
        store(block, "state", integer(state), suspension.position());
        List<Value> restored = new ArrayList<>();
        for (Variable needed : takeInputs(rest)) {
            String attribute = SavedVariables.attribute(state, restored.size());
            store(block, attribute, needed, suspension.position());
            restored.add(load(entry, attribute, suspension.position()));
        }
        leave(block, true);
        entry.jump(Link.to(rest, restored));
        cut(rest);
    }

    /** Gives a block inputs for all it uses and does not define, but for the generator. @return what they stand for */
    private List<Variable> takeInputs(Block block) {
        Map<Variable, Variable> inputs = new IdentityHashMap<>();
        List<Variable> needed = new ArrayList<>();
        Set<Variable> defined = java.util.Collections.newSetFromMap(new IdentityHashMap<>());
        defined.add(generator);
        List<Operation> operations = block.operations();
        for (int i = 0; i < operations.size(); i++) {
            Operation operation = operations.get(i);
            operations.set(
                    i,
                    operation.withArguments(operation.arguments().stream()
                            .map(value -> input(value, block, defined, inputs, needed))
                            .toList()));
            defined.add(operation.result());
        }
        if (block.exit() instanceof BlockExit.Branch(Value condition)) {
            block.close(new BlockExit.Branch(input(condition, block, defined, inputs, needed)), block.links());
        }
        for (Link link : block.links()) {
            link.caughtException().ifPresent(defined::add);
            link.arguments().replaceAll(value -> input(value, block, defined, inputs, needed));
        }
        return needed;
    }

    private static Value input(
            Value value, Block block, Set<Variable> defined, Map<Variable, Variable> inputs, List<Variable> needed) {
        if (!(value instanceof Variable variable) || defined.contains(variable)) {
            return value;
        }
        return inputs.computeIfAbsent(variable, key -> {
            Variable copy = key.copy();
            block.inputArguments().add(copy);
            needed.add(key);
            return copy;
        });
    }

    private Block dispatch() {
        SourcePosition position = graph.position();
        Block start = new Block(List.of(generator));
        Variable state = load(start, "state", position);
        store(start, "state", ofModule("RUNNING"), position);
        Block current = start;
        for (int i = 0; i < entries.size(); i++) {
            Variable isHere = GeneratorTranslator.append(current, FlowOpcode.EQ, position, state, integer(i));
            Variable condition = GeneratorTranslator.append(current, FlowOpcode.BOOL, position, isHere);
            Block otherwise = new Block(List.of());
            current.branch(
                    condition,
                    Link.when(new LinkCase.Truth(true), entries.get(i), List.of()),
                    Link.when(new LinkCase.Truth(false), otherwise, List.of()));
            current = otherwise;
        }
        store(current, "state", ofModule("EXHAUSTED"), position);
        leave(current, false);
        return start;
    }
}
