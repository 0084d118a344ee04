package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
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
    private final Map<Block, CollectingOperations.RaisingCall> raising = new IdentityHashMap<>();
    /** For each block that stands on the way of an exception behind such a call, the block with the call. */
    private final Map<Block, Block> behindRaising = new IdentityHashMap<>();
    /** For each of these the pointers that it is handed, which it reads again from their slots. */
    private final Map<Block, Map<Variable, Integer>> moved = new IdentityHashMap<>();

    private LoopEntries loopEntries;
    private Set<Block> mustMoveTopBack = Set.of();

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
        if (reloads) {
            graph.blocks().forEach(this::separateRaising);
        }
        blocks = graph.blocks();
        for (Block block : blocks) {
            collecting.raisingCall(block).ifPresent(call -> raising.put(block, call));
            liveness.put(block, new RootLiveness(block, collecting));
        }
        LikelyBlocks likely = new LikelyBlocks(graph);
        RootSlots slots = new RootSlots(blocks, liveness, likely);
        loopEntries = new LoopEntries(graph);
        mustMoveTopBack = blocksThatMoveTopBack(blocks);
        findStates(slots);
        // Before links hand on what was read again, under other names.
        behindRaising.forEach((block, source) -> moved.put(block, findMoved(block, source, slots)));
        PassFrame frames = new PassFrame(graph, stack);
        for (Block block : blocks) {
            if (!likely.contains(block) && states.get(block).hasTopAtFrame()) {
                frames.findByTop(block);
            }
            insert(block, slots, frames);
        }
        frames.pass(blocks);
    }

    /**
     * A function that collects only if it raises leaves the stack's top where it was if it does not: these are the
     * blocks that return then.
     */
    private Set<Block> blocksThatMoveTopBack(List<Block> blocks) {
        Set<Block> returning = Collections.newSetFromMap(new IdentityHashMap<>());
        if (collecting.of(graph) == Collecting.IF_RAISING) {
            Set<Block> whileRaising = collecting.raisingAtEnd(graph);
            for (Block block : blocks) {
                if (!whileRaising.contains(block)
                        && block.links().stream().anyMatch(link -> link.target() == graph.returnBlock())) {
                    returning.add(block);
                }
            }
        }
        return returning;
    }

    /** Whether a value that a block hands on is a collected pointer that was there before an operation. */
    private static boolean isOldPointer(Value value, Block block, Operation operation) {
        return value instanceof Variable variable
                && TypeTable.isCollectedPointer(variable.type())
                && block
                        .operations()
                        .subList(
                                block.operations().indexOf(operation),
                                block.operations().size())
                        .stream()
                        .noneMatch(later -> later.result() == variable);
    }

    /**
     * Puts a block on the way of an exception behind a call that collects only if it raises, so that pointers are read
     * again there.
     */
    private void separateRaising(Block block) {
        collecting.raisingCall(block).ifPresent(call -> {
            Link link = call.raised();
            if (link.arguments().stream().anyMatch(argument -> isOldPointer(argument, block, call.call()))) {
                Map<Value, Variable> inputs = new LinkedHashMap<>();
                link.arguments().forEach(argument -> {
                    if (argument instanceof Variable variable) {
                        inputs.computeIfAbsent(variable, _ -> variable.copy());
                    }
                });
                Block between = new Block(List.copyOf(inputs.values()));
                between.jump(Link.to(
                        link.target(),
                        link.arguments().stream()
                                .map(argument -> inputs.containsKey(argument) ? inputs.get(argument) : argument)
                                .toList()));
                link.retarget(between);
                link.arguments().clear();
                link.arguments().addAll(inputs.keySet());
                behindRaising.put(between, block);
            }
        });
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
                    FrameState before = state.copy();
                    state.pass(
                            passing(block, operation), liveness.get(block).neededAfter(operation), slots, NO_ACTIONS);
                    passed(operation, state, before, NO_ACTIONS);
                }
            }
            leave(block, state, NO_ACTIONS);
            for (Link link : block.links()) {
                FrameState handed = state.along(link, slots, loopEntries.contains(link));
                if (isRaising(block, link)) {
                    handed = handed.withTopAnywhere();
                }
                FrameState known = states.get(link.target());
                FrameState met = known == null ? handed : known.meet(handed);
                if (!met.equals(known)) {
                    states.put(link.target(), met);
                    pending.add(link.target());
                }
            }
        }
    }

    private boolean isRaising(Block block, Link link) {
        return raising.containsKey(block) && raising.get(block).raised() == link;
    }

    private FrameState.Passing passing(Block block, Operation operation) {
        if (collecting.isOfCollector(operation)) {
            return FrameState.Passing.KEEPS_TOP;
        }
        return raising.containsKey(block) && raising.get(block).call() == operation
                ? FrameState.Passing.RARELY
                : FrameState.Passing.MOVES_TOP;
    }

    /** Room is seldom made, so that what comes behind should find the stack's top as if it had not been. */
    private void passed(Operation operation, FrameState state, FrameState before, FrameState.Actions actions) {
        if (collecting.makesRoom(operation)) {
            state.moveTopAsIn(before, actions);
        }
    }

    private void leave(Block block, FrameState state, FrameState.Actions actions) {
        if (mustMoveTopBack.contains(block)) {
            state.moveTopAsIn(FrameState.atStart(), actions);
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

    /** Inserts what must be done in one block. */
    private void insert(Block block, RootSlots slots, PassFrame frames) {
        RootLiveness needs = liveness.get(block);
        FrameState state = states.get(block).copy();
        List<Operation> result = new ArrayList<>();
        CurrentNames names = new CurrentNames(stack, () -> frames.in(block), result);
        moved.getOrDefault(block, Map.of()).forEach((pointer, slot) -> names.movedTo(slot, pointer));
        for (Operation operation : block.operations()) {
            if (!collecting.mayCollect(operation)) {
                result.add(names.current(operation));
                continue;
            }
            List<Variable> needed = needs.neededAfter(operation);
            needed.forEach(variable -> names.readUnlessIn(slots.slot(variable).orElseThrow(), variable, operation));
            Operation renamed = names.current(operation);
            FrameState before = state.copy();
            FrameState.Passing passing = passing(block, operation);
            FrameState.Actions actions = actions(names, operation.position());
            if (passing == FrameState.Passing.RARELY) {
                // Slots that are not needed if it raises may be overwritten.
                names.readAll(operation.position());
            }
            state.pass(passing, needed, slots, actions);
            result.add(renamed);
            passed(operation, state, before, actions);
            if (reloads && passing != FrameState.Passing.RARELY) {
                needs.namesNeededAfter(operation)
                        .forEach((name, root) -> names.movedTo(slots.slot(root).orElseThrow(), name));
            }
        }
        FrameState.Actions actions = actions(names, SourcePosition.NONE);
        leave(block, state, actions);
        for (Link link : block.links()) {
            names.readArguments(link);
        }
        for (Link link : block.links()) {
            if (loopEntries.contains(link)) {
                state.completeFor(link, states.get(link.target()), slots, actions);
            }
            names.rename(link);
        }
        block.operations().clear();
        block.operations().addAll(result);
    }

    /** The slots from which a block behind a call that raised reads the pointers that it is handed. */
    private Map<Variable, Integer> findMoved(Block block, Block source, RootSlots slots) {
        CollectingOperations.RaisingCall call = raising.get(source);
        Map<Variable, Variable> saved = liveness.get(source).namesNeededAfter(call.call());
        Map<Variable, Integer> found = new LinkedHashMap<>();
        for (int i = 0; i < block.inputArguments().size(); i++) {
            if (saved.get(call.raised().arguments().get(i)) instanceof Variable root) {
                found.put(block.inputArguments().get(i), slots.slot(root).orElseThrow());
            }
        }
        return found;
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
}
