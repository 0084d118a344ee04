package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a text begins with where a function has asked that: {@code if name.startswith("do_")} around the place, or
 * {@code if not name.startswith("do_"): continue} before it.
 */
final class TestedBeginning {
    private final FunctionGraph graph;
    private final Map<Value, Operation> makers = new IdentityHashMap<>();
    private final Map<Operation, Block> blocks = new IdentityHashMap<>();
    private final Map<Value, Block> inputs = new IdentityHashMap<>();
    private final Map<Block, Set<Block>> predecessors = new HashMap<>();

    private TestedBeginning(FunctionGraph graph) {
        this.graph = graph;
        for (Block block : graph.blocks()) {
            block.inputArguments().forEach(input -> inputs.put(input, block));
            block.operations().forEach(operation -> {
                makers.put(operation.result(), operation);
                blocks.put(operation, block);
            });
            block.links()
                    .forEach(link -> predecessors
                            .computeIfAbsent(link.target(), _ -> new HashSet<>())
                            .add(block));
        }
    }

    /** The texts with one of which a value begins in a block; empty where the function has not asked on every way. */
    static Optional<Set<String>> of(FunctionGraph graph, Block block, Value value) {
        TestedBeginning tested = new TestedBeginning(graph);
        return tested.origin(value).flatMap(origin -> tested.on(origin, block));
    }

    /** The one operation that makes a value, which is handed on only. */
    private Optional<Operation> origin(Value value) {
        Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Operation> origins = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Value> pending = new ArrayDeque<>(List.of(value));
        while (!pending.isEmpty()) {
            Value next = pending.pop();
            Block block = inputs.get(next);
            if (makers.containsKey(next)) {
                origins.add(makers.get(next));
            } else if (block == null || block == graph.startBlock()) {
                return Optional.empty();
            } else if (seen.add(next)) {
                int index = block.inputArguments().indexOf(next);
                predecessors.getOrDefault(block, Set.of()).stream()
                        .flatMap(before -> before.links().stream())
                        .filter(link -> link.target() == block)
                        .forEach(link -> pending.push(link.arguments().get(index)));
            }
        }
        return origins.size() == 1 ? origins.stream().findFirst() : Optional.empty();
    }

    /** Goes back from a block to where the value is made: each way must lead through a test that holds. */
    private Optional<Set<String>> on(Operation origin, Block asking) {
        Set<String> texts = new LinkedHashSet<>();
        Set<Block> seen = new HashSet<>(Set.of(asking));
        Deque<Block> pending = new ArrayDeque<>(List.of(asking));
        while (!pending.isEmpty()) {
            Block block = pending.pop();
            if (block == graph.startBlock() || block == blocks.get(origin)) {
                return Optional.empty();
            }
            for (Block before : predecessors.getOrDefault(block, Set.of())) {
                for (Link link : before.links()) {
                    if (link.target() == block) {
                        Optional<Set<String>> tested = tested(before, link, origin);
                        tested.ifPresent(texts::addAll);
                        if (tested.isEmpty() && seen.add(before)) {
                            pending.push(before);
                        }
                    }
                }
            }
        }
        return texts.isEmpty() || texts.contains("") ? Optional.empty() : Optional.of(texts);
    }

    /** What the value begins with where a link is taken. */
    private Optional<Set<String>> tested(Block before, Link link, Operation origin) {
        if (!(before.exit() instanceof BlockExit.Branch(Value condition))
                || !link.linkCase().equals(new LinkCase.Truth(true))) {
            return Optional.empty();
        }
        return origin(condition)
                .flatMap(truth -> truth.opcode() == FlowOpcode.BOOL ? origin(truth.argument(0)) : Optional.of(truth))
                .filter(call ->
                        call.opcode() == FlowOpcode.CALL && call.arguments().size() == 3)
                .filter(call -> asksBeginningOf(origin, call.argument(0)))
                .flatMap(call -> texts(call.argument(2)));
    }

    private boolean asksBeginningOf(Operation value, Value method) {
        return origin(method)
                .filter(read -> read.opcode() == FlowOpcode.GETATTR
                        && read.argument(1) instanceof Constant(HostObject name, var _)
                        && name.asText().equals("startswith"))
                .flatMap(read -> origin(read.argument(0)))
                .filter(value::equals)
                .isPresent();
    }

    private static Optional<Set<String>> texts(Value value) {
        if (!(value instanceof Constant(HostObject given, var _))) {
            return Optional.empty();
        }
        List<HostObject> all = given.kind() == HostKind.TUPLE ? given.items() : List.of(given);
        Set<String> texts = new LinkedHashSet<>();
        for (HostObject each : all) {
            if (each.kind() != HostKind.STR) {
                return Optional.empty();
            }
            texts.add(each.asText());
        }
        return Optional.of(texts);
    }
}
