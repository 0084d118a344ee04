package dev.serpentine.transform.memory;

import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.ALLOCATE;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.ALLOCATE_ARRAY;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.COLLECT;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.HAS_ROOM;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.IDENTITY;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.MAKE_OBJECTS;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.MAKE_ROOM;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_AHEAD;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_ITEM;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_ITEMS;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_UNLESS_INTEGER;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.SET_UP;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.TAKE;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.TAKE_ARRAY;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.WATCH;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.GcQuantity;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The work of {@link InsertCollector} on one program. */
final class CollectorInsertion {
    /**
     * From so many prebuilt containers on, they are packed: fewer are no work for compilers, and their definitions are
     * easier to read.
     */
    private static final int MANY_CONTAINERS = 5_000;

    private final Program program;
    private final Collector collector;
    private final CollectorFunctions functions;
    private final TypeTable types;
    private final ShadowStack stack = new ShadowStack();

    /** @param program with explicit exceptions, without the collector's graphs */
    CollectorInsertion(Program program, Collector collector) {
        this.program = program;
        this.collector = collector;
        this.functions = CollectorFunctions.of(collector, program);
        this.types = new TypeTable(collector);
    }

    /**
     * Rewrites all graphs of the program, and adds the collector's own, which allocate nothing.
     *
     * @return the program with headers for its prebuilt containers
     */
    Program insert() {
        for (CollectorFunctions.EntryPoint point : List.of(
                ALLOCATE,
                REMEMBER,
                REMEMBER_UNLESS_INTEGER,
                REMEMBER_ITEM,
                REMEMBER_ITEMS,
                HAS_ROOM,
                TAKE,
                TAKE_ARRAY)) {
            if (point.belongsTo(collector)) {
                inlineByCompiler(functions.at(point));
            }
        }
        CollectingOperations collecting = new CollectingOperations(
                program, collector.reservesRoom() ? Optional.of(functions.at(MAKE_ROOM)) : Optional.empty());
        Map<FunctionGraph, FunctionValue> all = allFunctions();
        List<FunctionGraph> graphs = List.copyOf(all.keySet());
        WrittenPointers written = new WrittenPointers(graphs);
        Optional<PackPrebuiltObjects.Packed> packed =
                PackPrebuiltObjects.of(graphs, keptConstants(), written, types, MANY_CONTAINERS);
        if (packed.isPresent()) {
            addGraphs(List.of(functions.at(WATCH), functions.at(MAKE_OBJECTS)), all);
        }
        StaticRoots.Roots roots = StaticRoots.of(List.copyOf(all.keySet()), written, types);
        for (FunctionGraph graph : program.graphs()) {
            TranslatorFault.named(graph, () -> rewrite(graph, collecting));
        }
        setUp(roots, packed);
        return program.withGraphs(List.copyOf(all.keySet()), all).withHeaders(types.prebuiltHeaders());
    }

    private void rewrite(FunctionGraph graph, CollectingOperations collecting) {
        CollectorCalls calls = new CollectorCalls(functions, types);
        if (collector.hasWriteBarrier()) {
            new WriteBarriers(graph, collecting, calls).insert();
        }
        if (collector.reservesRoom()) {
            new ReserveRoom(graph, collecting, calls).rewrite();
        }
        if (collector.roots() != Collector.RootKeeping.NONE) {
            new SaveRoots(graph, collecting, stack, collector.roots() == Collector.RootKeeping.RELOADED).rewrite();
        }
        graph.blocks().forEach(calls::callCollector);
    }

    /**
     * Has a compiler inline a function of the collector. Where that calls another, it is on a way that is seldom taken.
     */
    private static void inlineByCompiler(FunctionValue function) {
        if (function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)) {
            graph.inlineByCompiler();
            for (Block block : graph.blocks()) {
                if (block.exit() instanceof BlockExit.Branch(Value condition)) {
                    block.branch(
                            condition,
                            unlikelyIfItCalls(block.links().get(1)),
                            unlikelyIfItCalls(block.links().get(0)));
                }
            }
        }
    }

    private static Link unlikelyIfItCalls(Link link) {
        boolean calls = link.target().operations().stream()
                .anyMatch(operation -> operation.opcode() == LowLevelOpcode.DIRECT_CALL
                        && ((FunctionValue) ((Constant) operation.argument(0)).value()).code()
                                instanceof FunctionValue.OfGraph);
        return calls ? Link.unlikelyWhen(link.linkCase(), link.target(), link.arguments()) : link;
    }

    /** The program's functions, then the collector's and those that it calls. */
    private Map<FunctionGraph, FunctionValue> allFunctions() {
        Map<FunctionGraph, FunctionValue> all = new LinkedHashMap<>();
        program.graphs().forEach(graph -> all.put(graph, program.functions().get(graph)));
        addGraphs(
                Stream.of(
                                SET_UP,
                                ALLOCATE,
                                ALLOCATE_ARRAY,
                                COLLECT,
                                IDENTITY,
                                REMEMBER,
                                REMEMBER_AHEAD,
                                REMEMBER_UNLESS_INTEGER,
                                REMEMBER_ITEM,
                                REMEMBER_ITEMS,
                                HAS_ROOM,
                                MAKE_ROOM,
                                TAKE,
                                TAKE_ARRAY)
                        .filter(point -> point.belongsTo(collector))
                        .map(functions::at)
                        .toList(),
                all);
        return all;
    }

    /** What passes and backends may take besides what graphs mention. */
    private List<Constant> keptConstants() {
        List<Constant> kept = new ArrayList<>(program.exceptions().prebuilt().values());
        kept.add(program.exceptions().everything());
        return kept;
    }

    private static void addGraphs(List<FunctionValue> added, Map<FunctionGraph, FunctionValue> all) {
        Reachability reachability = new Reachability();
        for (FunctionValue function : added) {
            reachability.addConstant(new Constant(function, function.type().pointer()));
        }
        for (Container container : reachability.containers()) {
            if (container instanceof FunctionValue function
                    && function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)) {
                all.putIfAbsent(graph, function);
            }
        }
    }

    /** Begins the program's entry with what the collector needs before anything is allocated. */
    private void setUp(StaticRoots.Roots roots, Optional<PackPrebuiltObjects.Packed> packed) {
        Block start = program.entry().startBlock();
        List<Operation> operations = new ArrayList<>();
        Variable base = new Variable("base", Primitive.ADDRESS);
        operations.add(new Operation(
                LowLevelOpcode.GC_INFO,
                List.of(Constant.voidOf(GcQuantity.SHADOW_STACK_BASE)),
                base,
                SourcePosition.NONE));
        operations.add(stack.writeTop(base, SourcePosition.NONE));
        TypeTable.Tables tables = types.tables();
        Variable baseAddress = new Variable("base", Primitive.SIGNED);
        operations.add(
                new Operation(LowLevelOpcode.CAST_ADDRESS_TO_INT, List.of(base), baseAddress, SourcePosition.NONE));
        List<Value> arguments = List.of(
                itemsOf(tables.types(), operations),
                itemsOf(tables.pointerOffsets(), operations),
                address(pointerTo(roots.list()), operations),
                Constant.signed(roots.rawGroups()),
                Constant.signed(roots.groups()),
                address(stack.struct(), operations),
                baseAddress,
                quantity(GcQuantity.STRESS, operations),
                quantity(GcQuantity.CHECKS, operations),
                quantity(GcQuantity.LOG, operations));
        operations.add(CollectorCalls.call(
                functions.at(SET_UP), arguments, new Variable("none", Primitive.VOID), SourcePosition.NONE));
        packed.ifPresent(objects -> makeObjects(objects, operations));
        start.operations().addAll(0, operations);
    }

    private static Variable quantity(GcQuantity quantity, List<Operation> operations) {
        Variable result = new Variable(quantity.name().toLowerCase(Locale.ROOT), Primitive.SIGNED);
        operations.add(
                new Operation(LowLevelOpcode.GC_INFO, List.of(Constant.voidOf(quantity)), result, SourcePosition.NONE));
        return result;
    }

    private void makeObjects(PackPrebuiltObjects.Packed packed, List<Operation> operations) {
        List<Value> arguments = List.of(
                itemsOf(packed.data(), operations),
                address(pointerTo(packed.targets()), operations),
                Constant.signed(packed.targetCount()),
                Constant.signed(packed.objectCount()),
                itemsOf(packed.groups(), operations),
                Constant.signed(packed.groupCount()),
                itemsOf(packed.columns(), operations),
                itemsOf(packed.patches(), operations),
                Constant.signed(packed.patchCount()));
        Variable region = new Variable("region", Primitive.SIGNED);
        operations.add(CollectorCalls.call(functions.at(MAKE_OBJECTS), arguments, region, SourcePosition.NONE));
        operations.add(CollectorCalls.call(
                functions.at(WATCH), List.of(region), new Variable("none", Primitive.VOID), SourcePosition.NONE));
    }

    /** The address of an array's first item. */
    private static Variable itemsOf(ArrayValue array, List<Operation> operations) {
        Constant offset = new Constant(new SymbolicInteger.ItemsOffset(array.type()), Primitive.SIGNED);
        Variable items = new Variable("items", Primitive.SIGNED);
        operations.add(new Operation(
                LowLevelOpcode.INT_ADD,
                List.of(address(pointerTo(array), operations), offset),
                items,
                SourcePosition.NONE));
        return items;
    }

    private static Constant pointerTo(Container container) {
        return new Constant(container, container.type().pointer());
    }

    private static Variable address(Constant pointer, List<Operation> operations) {
        Variable address = new Variable("table", Primitive.SIGNED);
        operations.add(new Operation(LowLevelOpcode.CAST_PTR_TO_INT, List.of(pointer), address, SourcePosition.NONE));
        return address;
    }
}
