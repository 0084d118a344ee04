package dev.serpentine.transform.memory;

import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.ALLOCATE;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.ALLOCATE_ARRAY;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.COLLECT;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.IDENTITY;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.MAKE_OBJECTS;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.SET_UP;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.WATCH;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.GcQuantity;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
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
        inlineByCompiler(functions.at(ALLOCATE));
        CollectingOperations collecting = new CollectingOperations(program);
        Map<FunctionGraph, FunctionValue> all = allFunctions();
        List<FunctionGraph> graphs = List.copyOf(all.keySet());
        WrittenPointers written = new WrittenPointers(graphs);
        Optional<PackPrebuiltObjects.Packed> packed =
                PackPrebuiltObjects.of(graphs, keptConstants(), written, types, MANY_CONTAINERS);
        if (packed.isPresent()) {
            addGraphs(List.of(functions.at(WATCH), functions.at(MAKE_OBJECTS)), all);
        }
        StaticRoots.Roots roots = StaticRoots.of(List.copyOf(all.keySet()), written, types);
        if (collector.roots() != Collector.RootKeeping.NONE) {
            boolean reloads = collector.roots() == Collector.RootKeeping.RELOADED;
            for (FunctionGraph graph : program.graphs()) {
                TranslatorFault.named(graph, () -> new SaveRoots(graph, collecting, stack, reloads).rewrite());
            }
        }
        if (collector.hasWriteBarrier()) {
            inlineByCompiler(functions.at(REMEMBER));
            WriteBarriers barriers = new WriteBarriers(collecting, functions.at(REMEMBER));
            program.graphs().forEach(graph -> graph.blocks().forEach(barriers::insert));
        }
        for (FunctionGraph graph : program.graphs()) {
            graph.blocks().forEach(this::callCollector);
        }
        setUp(roots, packed);
        return program.withGraphs(List.copyOf(all.keySet()), all).withHeaders(types.prebuiltHeaders());
    }

    private static void inlineByCompiler(FunctionValue function) {
        if (function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)) {
            graph.inlineByCompiler();
        }
    }

    /** The program's functions, then the collector's and those that it calls. */
    private Map<FunctionGraph, FunctionValue> allFunctions() {
        Map<FunctionGraph, FunctionValue> all = new LinkedHashMap<>();
        program.graphs().forEach(graph -> all.put(graph, program.functions().get(graph)));
        addGraphs(
                Stream.of(SET_UP, ALLOCATE, ALLOCATE_ARRAY, COLLECT, IDENTITY, REMEMBER)
                        .filter(point -> point != REMEMBER || collector.hasWriteBarrier())
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

    private void callCollector(Block block) {
        List<Operation> result = new ArrayList<>();
        for (Operation operation : block.operations()) {
            if (CollectingOperations.isAllocation(operation)) {
                allocate(operation, result);
            } else if (operation.opcode() == LowLevelOpcode.GC_COLLECT) {
                result.add(call(functions.at(COLLECT), List.of(), operation.result(), operation.position()));
            } else if (operation.opcode() == LowLevelOpcode.IDENTITY_HASH) {
                Variable address = new Variable("address", Primitive.SIGNED);
                result.add(new Operation(
                        LowLevelOpcode.CAST_PTR_TO_INT, operation.arguments(), address, operation.position()));
                result.add(call(functions.at(IDENTITY), List.of(address), operation.result(), operation.position()));
            } else {
                result.add(operation);
            }
        }
        block.operations().clear();
        block.operations().addAll(result);
    }

    private void allocate(Operation operation, List<Operation> result) {
        ContainerType type = (ContainerType) ((Constant) operation.argument(0)).value();
        SourcePosition position = operation.position();
        Constant number = Constant.signed(types.number(type));
        Constant size = new Constant(new SymbolicInteger.SizeOf(type), Primitive.SIGNED);
        Variable start = new Variable("allocated", Primitive.SIGNED);
        Variable address = new Variable("address", Primitive.ADDRESS);
        Operation asAddress = new Operation(LowLevelOpcode.CAST_INT_TO_ADDRESS, List.of(start), address, position);
        switch (type) {
            case StructType _ -> {
                result.add(call(functions.at(ALLOCATE), List.of(number, size), start, position));
                result.add(asAddress);
            }
            case ArrayType array -> {
                Value length = operation.argument(1);
                Value whole = length.equals(Constant.signed(0)) ? size : sizeWithItems(array, length, position, result);
                if (length instanceof Constant) {
                    // Compilers know the size then, and make little of what they inline.
                    Constant offset = new Constant(new SymbolicInteger.LengthOffset(array), Primitive.SIGNED);
                    result.add(call(functions.at(ALLOCATE), List.of(number, whole), start, position));
                    result.add(asAddress);
                    result.add(new Operation(
                            LowLevelOpcode.RAW_STORE,
                            List.of(address, offset, length),
                            new Variable("none", Primitive.VOID),
                            position));
                } else {
                    result.add(call(functions.at(ALLOCATE_ARRAY), List.of(number, whole, length), start, position));
                    result.add(asAddress);
                }
            }
            default -> throw new IllegalArgumentException("no " + type.text() + " can be allocated");
        }
        result.add(new Operation(LowLevelOpcode.CAST_ADDRESS_TO_PTR, List.of(address), operation.result(), position));
    }

    private static Variable sizeWithItems(
            ArrayType array, Value length, SourcePosition position, List<Operation> result) {
        Variable items = new Variable("size", Primitive.SIGNED);
        Variable whole = new Variable("size", Primitive.SIGNED);
        Constant itemSize = new Constant(new SymbolicInteger.ItemSize(array), Primitive.SIGNED);
        Constant size = new Constant(new SymbolicInteger.SizeOf(array), Primitive.SIGNED);
        result.add(new Operation(LowLevelOpcode.INT_MUL, List.of(length, itemSize), items, position));
        result.add(new Operation(LowLevelOpcode.INT_ADD, List.of(items, size), whole, position));
        return whole;
    }

    private static Operation call(
            FunctionValue function, List<? extends Value> arguments, Variable result, SourcePosition position) {
        List<Value> all = new ArrayList<>();
        all.add(new Constant(function, function.type().pointer()));
        all.addAll(arguments);
        return new Operation(LowLevelOpcode.DIRECT_CALL, all, result, position);
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
        operations.add(
                call(functions.at(SET_UP), arguments, new Variable("none", Primitive.VOID), SourcePosition.NONE));
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
        operations.add(call(functions.at(MAKE_OBJECTS), arguments, region, SourcePosition.NONE));
        operations.add(
                call(functions.at(WATCH), List.of(region), new Variable("none", Primitive.VOID), SourcePosition.NONE));
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
