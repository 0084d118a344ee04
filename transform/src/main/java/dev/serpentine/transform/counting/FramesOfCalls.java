package dev.serpentine.transform.counting;

import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Gives each function whose variables may hold counted containers a frame that holds them: a struct with a field for
 * each variable and type, made where the function begins and handed through all blocks. {@code hold_local} fills it.
 */
final class FramesOfCalls {
    /** The name of what stands at a script's top level. */
    private static final String TOP_LEVEL = "<module>";

    private final CountedLayouts layouts;
    private final FunctionGraph graph;
    private final List<Block> blocks;

    private FramesOfCalls(CountedLayouts layouts, FunctionGraph graph) {
        this.layouts = layouts;
        this.graph = graph;
        this.blocks = graph.blocks().stream()
                .filter(block -> block != graph.returnBlock() && block != graph.raiseBlock())
                .toList();
    }

    /** Works on graphs over the new types. Graphs of one generator share its frame. */
    static void in(List<FunctionGraph> graphs, CountedLayouts layouts) {
        Map<Object, List<FramesOfCalls>> groups = new LinkedHashMap<>();
        for (FunctionGraph graph : graphs) {
            Object owner =
                    Generators.isBody(graph) ? graph.parameters().getFirst().type() : graph;
            groups.computeIfAbsent(owner, _ -> new ArrayList<>()).add(new FramesOfCalls(layouts, graph));
        }
        groups.values().forEach(group -> makeFrame(group, layouts));
    }

    private static void makeFrame(List<FramesOfCalls> group, CountedLayouts layouts) {
        // By number of the variable, then by type.
        Map<Long, Map<LowLevelType, String>> fields = new TreeMap<>();
        group.forEach(each -> each.collect(fields));
        if (fields.isEmpty()) {
            group.forEach(
                    each -> each.blocks.forEach(block -> block.operations().removeIf(FramesOfCalls::isHold)));
            return;
        }
        List<Field> all = new ArrayList<>();
        fields.values().forEach(ofVariable -> ofVariable.forEach((type, name) -> all.add(Field.mutable(name, type))));
        StructType type = layouts.newFrame(all);
        group.forEach(each -> each.use(type, fields));
    }

    private void collect(Map<Long, Map<LowLevelType, String>> fields) {
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                if (isHold(operation) && layouts.isCounted(operation.argument(1).type())) {
                    Map<LowLevelType, String> ofVariable =
                            fields.computeIfAbsent(number(operation), _ -> new LinkedHashMap<>());
                    ofVariable.computeIfAbsent(
                            operation.argument(1).type(), _ -> "local." + number(operation) + "." + ofVariable.size());
                }
            }
        }
    }

    private void use(StructType type, Map<Long, Map<LowLevelType, String>> fields) {
        Map<Block, Variable> frames = new IdentityHashMap<>();
        for (Block block : blocks) {
            Variable frame = new Variable("frame", type.pointer());
            frames.put(block, frame);
            replaceHolds(block, frame, fields);
        }
        handThrough(frames, type);
    }

    static boolean isHold(Operation operation) {
        return operation.opcode() == LowLevelOpcode.HOLD_LOCAL;
    }

    private static long number(Operation hold) {
        return (Long) ((Constant) hold.argument(0)).value();
    }

    private static void replaceHolds(Block block, Variable frame, Map<Long, Map<LowLevelType, String>> fields) {
        List<Operation> operations = new ArrayList<>();
        for (Operation operation : block.operations()) {
            if (!isHold(operation)) {
                operations.add(operation);
                continue;
            }
            Map<LowLevelType, String> ofVariable = fields.getOrDefault(number(operation), Map.of());
            Value value = operation.argument(1);
            String filled = ofVariable.get(value.type());
            if (filled != null) {
                operations.add(store(frame, filled, value, operation));
            }
            ofVariable.forEach((type, name) -> {
                if (!name.equals(filled)) {
                    operations.add(store(frame, name, new Constant(null, type), operation));
                }
            });
        }
        block.operations().clear();
        block.operations().addAll(operations);
    }

    private static Operation store(Variable frame, String field, Value value, Operation hold) {
        return new Operation(
                LowLevelOpcode.SETFIELD,
                List.of(frame, Constant.voidOf(field), value),
                new Variable("nothing", Primitive.VOID),
                hold.position());
    }

    private void handThrough(Map<Block, Variable> frames, StructType type) {
        for (Block block : blocks) {
            for (Link link : block.links()) {
                if (frames.containsKey(link.target())) {
                    link.arguments().add(frames.get(block));
                }
            }
        }
        Block body = graph.startBlock();
        Block start =
                new Block(body.inputArguments().stream().map(Variable::copy).toList());
        boolean isOfGenerator = Generators.isBody(graph);
        frames.forEach((block, variable) -> block.inputArguments().add(variable));
        if (isOfGenerator) {
            blocks.forEach(this::endFrameOfGenerator);
            beginGenerator(start, body, type);
        } else {
            Variable made = append(start, LowLevelOpcode.MALLOC, type.pointer(), Constant.voidOf(type));
            if (graph.name().equals(TOP_LEVEL)) {
                keep(made, start);
            }
            enter(start, body, made);
        }
        graph.setStartBlock(start);
    }

    /** Variables of the top level are a module's: they hold what they hold when the script is over, too. */
    private void keep(Variable frame, Block block) {
        Field field = Field.mutable(CountedLayouts.FRAME, layouts.frame().pointer());
        StructType module = StructType.collected("module.variables", field);
        Variable common = append(block, LowLevelOpcode.CAST_POINTER, field.type(), frame);
        append(
                block,
                LowLevelOpcode.SETFIELD,
                Primitive.VOID,
                new Constant(new StructValue(module), module.pointer()),
                Constant.voidOf(field.name()),
                common);
    }

    /** Goes on with the body. @param from has the parameters for its inputs */
    private static void enter(Block from, Block body, Variable frame) {
        List<Value> arguments = new ArrayList<>(
                from.inputArguments().subList(0, body.inputArguments().size() - 1));
        arguments.add(frame);
        from.jump(Link.to(body, arguments));
    }

    private Variable append(Block block, LowLevelOpcode opcode, LowLevelType result, Value... operands) {
        Variable variable = new Variable(result == Primitive.VOID ? "nothing" : "frame", result);
        block.append(new Operation(opcode, List.of(operands), variable, graph.position()));
        return variable;
    }

    /** A generator keeps its frame from one item to the next. */
    private void beginGenerator(Block start, Block body, StructType type) {
        Constant field = Constant.voidOf(CountedLayouts.FRAME);
        PointerType common = layouts.frame().pointer();
        Variable kept = append(
                start, LowLevelOpcode.GETFIELD, common, start.inputArguments().getFirst(), field);
        Variable isNew = append(start, LowLevelOpcode.PTR_IS_ZERO, Primitive.BOOL, kept);
        Block first =
                new Block(start.inputArguments().stream().map(Variable::copy).toList());
        Variable made = append(first, LowLevelOpcode.MALLOC, type.pointer(), Constant.voidOf(type));
        Variable cast = append(first, LowLevelOpcode.CAST_POINTER, common, made);
        append(
                first,
                LowLevelOpcode.SETFIELD,
                Primitive.VOID,
                first.inputArguments().getFirst(),
                field,
                cast);
        enter(first, body, made);
        List<Variable> inputs = new ArrayList<>(
                start.inputArguments().stream().map(Variable::copy).toList());
        Variable known = new Variable("frame", common);
        inputs.add(known);
        Block further = new Block(inputs);
        enter(further, body, append(further, LowLevelOpcode.CAST_POINTER, type.pointer(), known));
        List<Value> arguments = new ArrayList<>(start.inputArguments());
        arguments.add(kept);
        start.branch(
                isNew,
                Link.when(new LinkCase.Truth(true), first, start.inputArguments()),
                Link.when(new LinkCase.Truth(false), further, arguments));
    }

    /** Where the body says that there is no further item, its frame ends. */
    private void endFrameOfGenerator(Block block) {
        boolean isOver = block.exit() instanceof BlockExit.Jump
                && block.links().getFirst().target() == graph.returnBlock()
                && block.links().getFirst().arguments().getFirst().equals(Constant.bool(false));
        if (isOver) {
            block.inputArguments().stream()
                    .filter(input ->
                            input.type().equals(graph.parameters().getFirst().type()))
                    .findFirst()
                    .ifPresent(generator -> append(
                            block,
                            LowLevelOpcode.SETFIELD,
                            Primitive.VOID,
                            generator,
                            Constant.voidOf(CountedLayouts.FRAME),
                            new Constant(null, layouts.frame().pointer())));
        }
    }

    /** Whether a variable is the frame of the function that it stands in. */
    static boolean isFrame(LowLevelType type, CountedLayouts layouts) {
        return type instanceof PointerType pointer
                && pointer.target() instanceof StructType struct
                && struct != layouts.frame()
                && struct.extendsOrIs(layouts.frame());
    }
}
