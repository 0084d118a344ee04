package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Has one function keep its collected pointers on the shadow stack while a collection may happen.
 *
 * <p>A function's frame begins where the stack's top stands when it is called. Before an operation that may collect,
 * the pointers that are needed afterwards are stored in their slots, unless they are there already, and the top is set
 * behind the last of them. What a loop keeps in its slots is stored before the loop. Nothing is to be done when the
 * function ends: whoever called it sets the top again where that matters.
 *
 * <p>Where the collector moves containers, such a pointer is read from its slot again before the first use behind the
 * operation.
 */
final class SaveRoots {
    private final FunctionGraph graph;
    private final CollectingOperations collecting;
    private final ShadowStack stack;
    private final boolean reloads;
    private final Map<Block, RootLiveness> liveness = new IdentityHashMap<>();
    private final Map<Block, FrameState> states = new IdentityHashMap<>();
    private LoopEntries loopEntries;

    /** @param reloads whether pointers are read again after what may collect */
    SaveRoots(FunctionGraph graph, CollectingOperations collecting, ShadowStack stack, boolean reloads) {
        this.graph = graph;
        this.collecting = collecting;
        this.stack = stack;
        this.reloads = reloads;
    }

    void rewrite() {
        List<Block> blocks = graph.blocks();
        if (blocks.stream().flatMap(block -> block.operations().stream()).noneMatch(collecting::mayCollect)) {
            return;
        }
        separateStart();
        blocks = graph.blocks();
        blocks.forEach(block -> liveness.put(block, new RootLiveness(block, collecting)));
        RootSlots slots = new RootSlots(blocks, liveness);
        loopEntries = new LoopEntries(graph);
        findStates(slots);
        Map<Block, Variable> frames = new IdentityHashMap<>();
        for (Block block : blocks) {
            insert(block, slots, frames);
        }
        passFrame(blocks, frames);
    }

    /** The frame is found in a start block that no link leads to. */
    private void separateStart() {
        Block start = graph.startBlock();
        if (graph.blocks().stream().flatMap(block -> block.links().stream()).anyMatch(link -> link.target() == start)) {
            List<Variable> parameters =
                    start.inputArguments().stream().map(Variable::copy).toList();
            Block entry = new Block(parameters);
            entry.jump(Link.to(start, parameters));
            graph.setStartBlock(entry);
        }
    }

    private void findStates(RootSlots slots) {
        Deque<Block> pending = new ArrayDeque<>();
        states.put(graph.startBlock(), FrameState.atStart());
        pending.add(graph.startBlock());
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            FrameState state = states.get(block).copy();
            for (Operation operation : block.operations()) {
                if (collecting.mayCollect(operation)) {
                    state.pass(operation, liveness.get(block).neededAfter(operation), slots, NO_ACTIONS);
                }
            }
            for (Link link : block.links()) {
                FrameState handed = state.along(link, slots, loopEntries.contains(link));
                FrameState known = states.get(link.target());
                FrameState met = known == null ? handed : known.meet(handed);
                if (!met.equals(known)) {
                    states.put(link.target(), met);
                    pending.add(link.target());
                }
            }
        }
    }

    private static final FrameState.Actions NO_ACTIONS = new FrameState.Actions() {
        @Override
        public void save(Variable variable, int slot) {}

        @Override
        public void clear(int slot) {}

        @Override
        public void setTop(int count) {}
    };

    /**
     * Inserts what must be done in one block; if that needs the frame, the block's variable for it is put in
     * {@code frames}.
     */
    private void insert(Block block, RootSlots slots, Map<Block, Variable> frames) {
        RootLiveness needs = liveness.get(block);
        FrameState state = states.get(block).copy();
        List<Operation> result = new ArrayList<>();
        CurrentNames names = new CurrentNames(stack, () -> frames.computeIfAbsent(block, _ -> newFrame()), result);
        for (Operation operation : block.operations()) {
            if (!collecting.mayCollect(operation)) {
                result.add(names.current(operation));
                continue;
            }
            List<Variable> needed = needs.neededAfter(operation);
            needed.forEach(variable -> names.readUnlessIn(slots.slot(variable).orElseThrow(), variable, operation));
            Operation renamed = names.current(operation);
            state.pass(operation, needed, slots, actions(names, operation.position()));
            result.add(renamed);
            if (reloads) {
                needs.namesNeededAfter(operation)
                        .forEach((name, root) -> names.movedTo(slots.slot(root).orElseThrow(), name));
            }
        }
        for (Link link : block.links()) {
            names.readArguments(link);
        }
        for (Link link : block.links()) {
            if (loopEntries.contains(link)) {
                state.completeFor(link, states.get(link.target()), slots, actions(names, SourcePosition.NONE));
            }
            names.rename(link);
        }
        block.operations().clear();
        block.operations().addAll(result);
    }

    private FrameState.Actions actions(CurrentNames names, SourcePosition position) {
        return new FrameState.Actions() {
            @Override
            public void save(Variable variable, int slot) {
                names.add(stack.store(names.frame(), slot, names.current(variable), position));
            }

            @Override
            public void clear(int slot) {
                names.add(stack.store(names.frame(), slot, new Constant(null, Primitive.ADDRESS), position));
            }

            @Override
            public void setTop(int count) {
                Variable top = names.frame();
                if (count > 0) {
                    top = new Variable("top", Primitive.ADDRESS);
                    names.add(new Operation(
                            LowLevelOpcode.ADDRESS_ADD,
                            List.of(names.frame(), Constant.signed((long) count * ShadowStack.SLOT_SIZE)),
                            top,
                            position));
                }
                names.add(stack.writeTop(top, position));
            }
        };
    }

    private static Variable newFrame() {
        return new Variable("frame", Primitive.ADDRESS);
    }

    /** Reads the frame's address at the start and hands it to every block that uses it, or leads to one that does. */
    private void passFrame(List<Block> blocks, Map<Block, Variable> frames) {
        if (frames.isEmpty()) {
            return;
        }
        Map<Block, List<Block>> sources = new IdentityHashMap<>();
        for (Block block : blocks) {
            block.links()
                    .forEach(link -> sources.computeIfAbsent(link.target(), _ -> new ArrayList<>())
                            .add(block));
        }
        Set<Block> needing = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Block> pending = new ArrayDeque<>(frames.keySet());
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            if (needing.add(block)) {
                frames.computeIfAbsent(block, _ -> newFrame());
                pending.addAll(sources.getOrDefault(block, List.of()));
            }
        }
        for (Block block : blocks) {
            for (Link link : block.links()) {
                if (needing.contains(link.target())) {
                    link.arguments().add(frames.get(block));
                }
            }
            if (block == graph.startBlock()) {
                block.operations().addFirst(stack.readTop(frames.get(block), graph.position()));
            } else if (needing.contains(block)) {
                block.inputArguments().add(frames.get(block));
            }
        }
    }
}
