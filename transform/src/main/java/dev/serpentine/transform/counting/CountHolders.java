package dev.serpentine.transform.counting;

import dev.serpentine.graph.data.FunctionValue;
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
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.transform.exceptions.BlockSplitter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts the changes of counts into a graph, so that each variable of a counted type is a holder: its last use in the
 * block hands the holder on, to a function, a field, an item or a link, or is followed by letting it go. What leaves a
 * function by an exception lets go of all that it holds on its way, but for the frame, which the exception takes over.
 */
final class CountHolders {
    private final CountedLayouts layouts;
    private final EndFunctions functions;
    private final CopyItems copies;
    private final PointerType exception;
    private final Constant everything;
    private final FunctionGraph graph;
    private final boolean isOfProgram;

    /**
     * @param exception the new type of pointers to exceptions
     * @param everything what a link that takes every exception has
     */
    CountHolders(
            FunctionGraph graph,
            CountedLayouts layouts,
            EndFunctions functions,
            CopyItems copies,
            PointerType exception,
            Constant everything) {
        this.graph = graph;
        this.isOfProgram = graph.position() != SourcePosition.NONE
                && SourcePosition.isOfProgram(graph.position().file());
        this.layouts = layouts;
        this.functions = functions;
        this.copies = copies;
        this.exception = exception;
        this.everything = everything;
    }

    /** @param isCalledFromOutside whether callers hand no holders over */
    void run(boolean isCalledFromOutside) {
        if (graph.blocks().stream().noneMatch(this::hasCounted)) {
            return;
        }
        graph.blocks().forEach(this::endBlockBehindEachRaise);
        for (Block block : graph.blocks()) {
            if (block != graph.returnBlock() && block != graph.raiseBlock()) {
                count(block);
            }
        }
        if (isCalledFromOutside) {
            holdParameters();
        }
    }

    private boolean hasCounted(Block block) {
        return block != graph.raiseBlock()
                && (block.inputArguments().stream().anyMatch(this::isCounted)
                        || block.operations().stream().anyMatch(operation -> isCounted(operation.result()))
                        || block.operations().stream()
                                .anyMatch(operation -> operation.opcode() == LowLevelOpcode.SETFIELD
                                        || operation.opcode() == LowLevelOpcode.SETARRAYITEM
                                        || operation.opcode() == LowLevelOpcode.ARRAY_COPY)
                        || block.links().stream()
                                .anyMatch(link -> link.caughtException().isPresent()));
    }

    private void holdParameters() {
        List<Operation> holds = new ArrayList<>();
        for (Variable parameter : graph.parameters()) {
            if (isCounted(parameter)) {
                hold(parameter, graph.position(), holds);
            }
        }
        graph.startBlock().operations().addAll(0, holds);
    }

    /** Cuts a block so that what may raise stands at its end only; nothing is caught at the new ends. */
    private void endBlockBehindEachRaise(Block block) {
        for (int i = block.operations().size() - 2; i >= 0; i--) {
            if (block.operations().get(i).opcode().canRaise()) {
                cut(block, i + 1);
            }
        }
        if (block.exit() instanceof BlockExit.Jump
                && !block.operations().isEmpty()
                && block.lastOperation().opcode().canRaise()) {
            block.protect(block.links().getFirst(), List.of());
        } else if ((block.exit() instanceof BlockExit.Branch || block.exit() instanceof BlockExit.Switch)
                && !block.operations().isEmpty()
                && block.lastOperation().opcode().canRaise()) {
            cut(block, block.operations().size());
        }
    }

    /** Cuts a block; its frame, which ends with the function, is handed to all parts. */
    private void cut(Block block, int index) {
        BlockSplitter.Cut cut = BlockSplitter.cut(block, index);
        for (Variable input : block.inputArguments()) {
            if (FramesOfCalls.isFrame(input.type(), layouts) && !cut.arguments().contains(input)) {
                cut.arguments().add(input);
                cut.tail().inputArguments().add(input.copy());
            }
        }
        block.protect(Link.to(cut.tail(), cut.arguments()), List.of());
    }

    private boolean isCounted(Value value) {
        return value instanceof Variable && layouts.isCounted(value.type());
    }

    /** What is held in a block, in the order in which it was defined. */
    private final class Held {
        private final Set<Variable> variables = new LinkedHashSet<>();
        private final Map<Variable, Integer> lastUses = new IdentityHashMap<>();
        /** Made here, and known to nobody else since: their fields are null until something is stored. */
        private final Set<Variable> fresh = Collections.newSetFromMap(new IdentityHashMap<>());

        private final List<Operation> operations = new ArrayList<>();

        Held(Block block) {
            for (int i = 0; i < block.operations().size(); i++) {
                for (Value argument : block.operations().get(i).arguments()) {
                    noteUse(argument, i);
                }
            }
            block.links().forEach(link -> link.arguments().forEach(argument -> noteUse(argument, Integer.MAX_VALUE)));
            // A frame ends with the function, whatever looks at it last.
            block.inputArguments().stream()
                    .filter(input -> FramesOfCalls.isFrame(input.type(), layouts))
                    .forEach(frame -> noteUse(frame, Integer.MAX_VALUE));
        }

        private void noteUse(Value value, int index) {
            if (isCounted(value)) {
                lastUses.put((Variable) value, index);
            }
        }

        boolean endsAt(Variable variable, int index) {
            return lastUses.getOrDefault(variable, -1) <= index;
        }
    }

    private void count(Block block) {
        Held held = new Held(block);
        List<Operation> before = new ArrayList<>(block.operations());
        for (Variable input : block.inputArguments()) {
            if (isCounted(input)) {
                held.variables.add(input);
            }
        }
        letGoOfEnded(
                held,
                -1,
                block.operations().isEmpty()
                        ? graph.position()
                        : before.getFirst().position());
        for (int i = 0; i < before.size(); i++) {
            boolean isLast = i == before.size() - 1 && block.exit() instanceof BlockExit.MayRaise;
            count(before.get(i), i, held, isLast);
        }
        block.operations().clear();
        block.operations().addAll(held.operations);
        leave(block, held);
    }

    private void count(Operation operation, int index, Held held, boolean isLast) {
        List<Operation> to = held.operations;
        SourcePosition position = operation.position();
        switch ((LowLevelOpcode) operation.opcode()) {
            case DIRECT_CALL, INDIRECT_CALL, CALL_METHOD -> {
                // Python keeps what it passes to functions of its own until they have returned.
                handOver(operation.arguments(), isOfProgram && callsSystemCode(operation) ? -1 : index, held, position);
                to.add(operation);
                held.fresh.clear();
                own(operation.result(), held);
            }
            case MALLOC -> {
                to.add(operation);
                begin(operation.result(), to, position);
                own(operation.result(), held);
                held.fresh.add(operation.result());
            }
            case ON_END -> {
                Value observed = cast(operation.argument(0), root(operation.argument(0)), position, to);
                to.add(new Operation(
                        LowLevelOpcode.DIRECT_CALL,
                        List.of(functions.observe(root(operation.argument(0))), observed),
                        operation.result(),
                        position));
            }
            case KEEPALIVE -> {
                // A use like others; what is not counted, the collector finds.
            }
            case SETFIELD -> storeField(operation, index, held);
            case SETARRAYITEM -> storeItem(operation, index, held);
            case ARRAY_COPY -> to.add(copies.areCounted(operation) ? copies.call(operation) : operation);
            case GETFIELD -> readField(operation, held);
            case SAME_AS, CAST_POINTER -> rename(operation, index, held);
            default -> {
                to.add(operation);
                holdResult(operation, held);
            }
        }
        if (!isLast) {
            letGoOfEnded(held, index, position);
        }
    }

    private static boolean callsSystemCode(Operation call) {
        return call.opcode() == LowLevelOpcode.DIRECT_CALL
                && call.argument(0) instanceof Constant(FunctionValue callee, var type)
                && callee.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)
                && !SourcePosition.isOfProgram(graph.position().file());
    }

    private void own(Variable variable, Held held) {
        if (isCounted(variable)) {
            held.variables.add(variable);
        }
    }

    private void begin(Variable made, List<Operation> to, SourcePosition position) {
        if (!layouts.isCounted(made.type())) {
            return;
        }
        FieldedType type = (FieldedType) ((PointerType) made.type()).target();
        to.add(store(made, CountedLayouts.HOLDERS, Constant.signed(1), position));
        if (layouts.ends(type)) {
            to.add(store(made, CountedLayouts.END, functions.number(type, position.file()), position));
        }
    }

    private static Operation store(Value container, String field, Value value, SourcePosition position) {
        return new Operation(
                LowLevelOpcode.SETFIELD,
                List.of(container, Constant.voidOf(field), value),
                new Variable("nothing", Primitive.VOID),
                position);
    }

    private void storeField(Operation operation, int index, Held held) {
        List<Operation> to = held.operations;
        String field = (String) ((Constant) operation.argument(1)).value();
        LowLevelType type = fieldType(operation);
        if (!layouts.isCounted(type)) {
            to.add(operation);
            return;
        }
        if (CountedLayouts.isUncounted(field)) {
            if (root(operation.argument(2)).field(CountedLayouts.OBSERVED).isEmpty()) {
                throw new IllegalStateException("what knows a " + type.text() + " would not hold it");
            }
            to.add(operation);
            return;
        }
        boolean isFirst = operation.argument(0) instanceof Variable container
                && held.fresh.contains(container)
                && isFirstStore(field, held);
        if (isFirst) {
            handOver(List.of(operation.argument(2)), index, held, operation.position());
            to.add(operation);
            return;
        }
        Value old = read(LowLevelOpcode.GETFIELD, operation, type, to);
        handOver(List.of(operation.argument(2)), index, held, operation.position());
        to.add(operation);
        letGo(old, operation.position(), to);
    }

    private void readField(Operation operation, Held held) {
        held.operations.add(operation);
        FieldedType type = (FieldedType) ((PointerType) operation.argument(0).type()).target();
        String field = (String) ((Constant) operation.argument(1)).value();
        if (isCounted(operation.result()) && Generators.isReadOnce(type, field)) {
            Constant nothing = new Constant(null, operation.result().type());
            held.operations.add(store(operation.argument(0), field, nothing, operation.position()));
            own(operation.result(), held);
        } else {
            holdResult(operation, held);
        }
    }

    private void holdResult(Operation operation, Held held) {
        if (isCounted(operation.result())) {
            hold(operation.result(), operation.position(), held.operations);
            own(operation.result(), held);
        }
    }

    private void storeItem(Operation operation, int index, Held held) {
        LowLevelType type = operation.argument(2).type();
        if (!layouts.isCounted(type)) {
            held.operations.add(operation);
            return;
        }
        Value old = read(LowLevelOpcode.GETARRAYITEM, operation, type, held.operations);
        handOver(List.of(operation.argument(2)), index, held, operation.position());
        held.operations.add(operation);
        letGo(old, operation.position(), held.operations);
    }

    /** The same container by another variable, which takes the holder over where the first ends. */
    private void rename(Operation operation, int index, Held held) {
        held.operations.add(operation);
        Value source = operation.argument(0);
        boolean wasFresh = held.fresh.remove(source);
        if (!isCounted(operation.result())) {
            return;
        }
        if (isCounted(source) && held.endsAt((Variable) source, index)) {
            held.variables.remove(source);
            if (wasFresh) {
                held.fresh.add(operation.result());
            }
        } else {
            hold(operation.result(), operation.position(), held.operations);
        }
        own(operation.result(), held);
    }

    private static LowLevelType fieldType(Operation access) {
        FieldedType type = (FieldedType) ((PointerType) access.argument(0).type()).target();
        String field = (String) ((Constant) access.argument(1)).value();
        return type.field(field).orElseThrow().type();
    }

    /** Whether nothing was stored in any field of that name here before. */
    private static boolean isFirstStore(String field, Held held) {
        return held.operations.stream()
                .noneMatch(before -> before.opcode() == LowLevelOpcode.SETFIELD
                        && ((Constant) before.argument(1)).value().equals(field));
    }

    /** What stands where an operation stores. */
    private static Value read(LowLevelOpcode opcode, Operation store, LowLevelType type, List<Operation> to) {
        Variable old = new Variable("old", type);
        to.add(new Operation(opcode, List.of(store.argument(0), store.argument(1)), old, store.position()));
        return old;
    }

    /** Hands a holder over with each counted value: those of variables that end here, else new ones. */
    private void handOver(List<Value> values, int index, Held held, SourcePosition position) {
        for (int i = 0; i < values.size(); i++) {
            if (!isCounted(values.get(i))) {
                continue;
            }
            Variable variable = (Variable) values.get(i);
            held.fresh.remove(variable);
            boolean isNeeded = !held.endsAt(variable, index)
                    || values.subList(i + 1, values.size()).contains(variable);
            if (isNeeded) {
                hold(variable, position, held.operations);
            } else {
                held.variables.remove(variable);
            }
        }
    }

    private void letGoOfEnded(Held held, int index, SourcePosition position) {
        List<Variable> ended = held.variables.stream()
                .filter(variable -> held.endsAt(variable, index))
                .toList();
        for (Variable variable : ended) {
            letGo(variable, position, held.operations);
            held.variables.remove(variable);
        }
    }

    private void hold(Variable variable, SourcePosition position, List<Operation> to) {
        change(functions.hold(root(variable)), variable, position, to);
    }

    private void letGo(Value value, SourcePosition position, List<Operation> to) {
        change(functions.release(root(value)), value, position, to);
    }

    private static FieldedType root(Value value) {
        return CountedTypes.root((FieldedType) ((PointerType) value.type()).target());
    }

    private static void change(Constant function, Value value, SourcePosition position, List<Operation> to) {
        to.add(new Operation(
                LowLevelOpcode.DIRECT_CALL,
                List.of(function, cast(value, root(value), position, to)),
                new Variable("nothing", Primitive.VOID),
                position));
    }

    private static Value cast(Value value, FieldedType type, SourcePosition position, List<Operation> to) {
        if (value.type().equals(type.pointer())) {
            return value;
        }
        Variable cast = new Variable("v", type.pointer());
        to.add(new Operation(LowLevelOpcode.CAST_POINTER, List.of(value), cast, position));
        return cast;
    }

    // Links

    private void leave(Block block, Held held) {
        SourcePosition position = block.operations().isEmpty()
                ? graph.position()
                : block.lastOperation().position();
        switch (block.exit()) {
            case BlockExit.Jump _ -> handOn(block.links().getFirst(), held.variables, position, block.operations());
            case BlockExit.Branch _, BlockExit.Switch _ ->
                block.links().forEach(link -> leaveBy(link, held.variables, position));
            case BlockExit.MayRaise _ -> leaveRaising(block, held, position);
            case BlockExit.Open _, BlockExit.Final _ -> throw new IllegalStateException("a block without links");
        }
    }

    private void leaveRaising(Block block, Held held, SourcePosition position) {
        Variable result = block.lastOperation().result();
        Set<Variable> whenRaised = new LinkedHashSet<>(held.variables);
        whenRaised.remove(result);
        List<Link> links = new ArrayList<>(block.links());
        boolean takesAll = false;
        for (int i = 0; i < links.size(); i++) {
            Set<Variable> there = new LinkedHashSet<>(i == 0 ? held.variables : whenRaised);
            links.get(i).caughtException().filter(this::isCounted).ifPresent(there::add);
            takesAll |= links.get(i).linkCase() instanceof LinkCase.Caught(Constant taken) && taken.equals(everything);
            leaveBy(links.get(i), there, position);
        }
        if (!takesAll && !whenRaised.isEmpty()) {
            Variable caught = new Variable("exception", exception);
            Link link = Link.catching(everything, caught, graph.raiseBlock(), List.of(caught));
            whenRaised.add(caught);
            leaveBy(link, whenRaised, position);
            links.add(link);
        }
        if (links.size() == 1) {
            block.jump(links.getFirst());
        } else {
            block.protect(links.getFirst(), links.subList(1, links.size()));
        }
    }

    /** Leaves by one of several links: what is to be done then has a block of its own. */
    private void leaveBy(Link link, Set<Variable> held, SourcePosition position) {
        List<Operation> work = new ArrayList<>();
        handOn(link, held, position, work);
        if (work.isEmpty()) {
            return;
        }
        Map<Value, Variable> copies = new LinkedHashMap<>();
        Set<Variable> defined = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Operation operation : work) {
            operation.arguments().forEach(argument -> copy(argument, defined, copies));
            defined.add(operation.result());
        }
        link.arguments().forEach(argument -> copy(argument, defined, copies));
        Block between = new Block(List.copyOf(copies.values()));
        for (Operation operation : work) {
            between.append(operation.withArguments(operation.arguments().stream()
                    .map(argument -> copied(argument, copies))
                    .toList()));
        }
        between.jump(Link.to(
                link.target(),
                link.arguments().stream()
                        .map(argument -> copied(argument, copies))
                        .toList()));
        link.arguments().clear();
        link.arguments().addAll(copies.keySet());
        link.retarget(between);
    }

    private static void copy(Value value, Set<Variable> defined, Map<Value, Variable> copies) {
        if (value instanceof Variable variable && !defined.contains(variable)) {
            copies.computeIfAbsent(variable, _ -> variable.copy());
        }
    }

    private static Value copied(Value value, Map<Value, Variable> copies) {
        Variable copy = copies.get(value);
        return copy != null ? copy : value;
    }

    /** What is to be done on a link's way: a holder for each that it hands on, and none for what it does not. */
    private void handOn(Link link, Set<Variable> held, SourcePosition position, List<Operation> to) {
        Set<Variable> left = new LinkedHashSet<>(held);
        for (Value argument : link.arguments()) {
            if (isCounted(argument) && !left.remove((Variable) argument)) {
                hold((Variable) argument, position, to);
            }
        }
        if (link.caughtException().isPresent() && link.target() != graph.raiseBlock()) {
            // The traceback of what is caught here has this frame, too.
            for (Variable variable : held) {
                if (FramesOfCalls.isFrame(variable.type(), layouts)) {
                    hold(variable, position, to);
                    passFrame(link.caughtException().get(), variable, position, to);
                }
            }
        }
        for (Variable variable : left) {
            boolean isLeftFrame =
                    link.target() == graph.raiseBlock() && FramesOfCalls.isFrame(variable.type(), layouts);
            if (isLeftFrame) {
                passFrame(link.arguments().getFirst(), variable, position, to);
            } else {
                letGo(variable, position, to);
            }
        }
    }

    private void passFrame(Value raised, Variable frame, SourcePosition position, List<Operation> to) {
        StructType common = layouts.frame();
        to.add(new Operation(
                LowLevelOpcode.DIRECT_CALL,
                List.of(functions.passing(), raised, cast(frame, common, position, to)),
                new Variable("nothing", Primitive.VOID),
                position));
    }
}
