package dev.serpentine.transform.division;

import dev.serpentine.graph.data.FunctionValue;
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
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes a function of a region of a graph: blocks that are entered at one of them only.
 *
 * <p>The function takes what the first block takes. Where the region was left, it returns: its result is the one value
 * that differs, or the number of the way out if there are several. What else differs it leaves in a prebuilt record,
 * from which the caller takes it at once, before anything else can run. What is only handed through the region stays
 * with the caller. An exception that leaves the region leaves both functions.
 */
final class OutlineRegion {
    private final FunctionGraph graph;
    private final Block entry;
    private final Set<Block> region;
    private final String recordName;
    private final List<Variable> parameters;
    private final HandedValues values;
    /** The links that leave the region, by where they lead; those to the raise block are not among them. */
    private final Map<Block, List<Link>> ways = new LinkedHashMap<>();

    private final List<StructType.Field> fields = new ArrayList<>();
    private final Map<LowLevelType, List<String>> fieldNames = new IdentityHashMap<>();

    /**
     * Prepares to outline.
     *
     * @param entry the one block of the region that others come to
     * @param recordName for the type of the record, that no other struct has
     */
    OutlineRegion(FunctionGraph graph, Block entry, Set<Block> region, String recordName) {
        this.graph = graph;
        this.entry = entry;
        this.region = region;
        this.recordName = recordName;
        this.parameters = entry.inputArguments().stream().map(Variable::copy).toList();
        this.values = new HandedValues(entry, parameters, region);
        for (Block block : region) {
            for (Link link : block.links()) {
                if (!region.contains(link.target()) && link.target() != graph.raiseBlock()) {
                    ways.computeIfAbsent(link.target(), _ -> new ArrayList<>()).add(link);
                }
            }
        }
    }

    /** Changes the graph; the new function. */
    FunctionValue run() {
        List<Link> entering = graph.blocks().stream()
                .filter(block -> !region.contains(block))
                .flatMap(block -> block.links().stream())
                .filter(link -> link.target() == entry)
                .toList();
        List<WayOut> out = ways.entrySet().stream()
                .map(way -> new WayOut(way.getKey(), way.getValue()))
                .toList();
        boolean isNumbered = out.size() > 1;
        LowLevelType resultType = isNumbered
                ? Primitive.SIGNED
                : out.getFirst().changed.isEmpty()
                        ? Primitive.VOID
                        : out.getFirst()
                                .target
                                .inputArguments()
                                .get(out.getFirst().changed.getFirst())
                                .type();
        out.forEach(way -> way.chooseFields(isNumbered ? 0 : 1));
        Constant record = record();
        Block first = new Block(parameters);
        first.jump(Link.to(entry, parameters));
        FunctionGraph function = new FunctionGraph(
                graph.name(),
                graph.position(),
                first,
                new Variable("result", resultType),
                graph.raiseBlock().inputArguments().getFirst().copy());
        function.makePartOfCaller();
        for (int i = 0; i < out.size(); i++) {
            out.get(i).leaveFunction(function, record, isNumbered ? Constant.signed(i) : null);
        }
        region.stream()
                .flatMap(block -> block.links().stream())
                .filter(link -> link.target() == graph.raiseBlock())
                .forEach(link -> link.retarget(function.raiseBlock()));
        FunctionValue value = new FunctionValue(
                new FunctionType(parameters.stream().map(Variable::type).toList(), resultType),
                new FunctionValue.OfGraph(function));
        Block call = call(value, record, out, isNumbered);
        entering.forEach(link -> link.retarget(call));
        return value;
    }

    private Block call(FunctionValue function, Constant record, List<WayOut> out, boolean isNumbered) {
        List<Variable> inputs = parameters.stream().map(Variable::copy).toList();
        Block call = new Block(inputs);
        List<Value> arguments =
                new ArrayList<>(List.of(new Constant(function, function.type().pointer())));
        arguments.addAll(inputs);
        Variable result = new Variable("part", function.type().result());
        call.append(new Operation(LowLevelOpcode.DIRECT_CALL, arguments, result, graph.position()));
        if (!isNumbered) {
            out.getFirst().goOn(call, record, inputs, result);
            return call;
        }
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < out.size(); i++) {
            List<Variable> own = inputs.stream().map(Variable::copy).toList();
            Block behind = new Block(own);
            out.get(i).goOn(behind, record, own, null);
            links.add(Link.when(
                    i < out.size() - 1 ? new LinkCase.Number(i) : LinkCase.Otherwise.OTHERWISE, behind, inputs));
        }
        call.close(new BlockExit.Switch(result), links);
        return call;
    }

    /** The record for what is changed, {@code null} if none is needed. */
    private Constant record() {
        if (fields.isEmpty()) {
            return null;
        }
        StructType type = StructType.collected(recordName, fields.toArray(StructType.Field[]::new));
        return new Constant(new StructValue(type), type.pointer());
    }

    /** The name of the record's field that holds the so-manieth value of a type. */
    private String field(LowLevelType type, int index) {
        List<String> names = fieldNames.computeIfAbsent(type, _ -> new ArrayList<>());
        if (index == names.size()) {
            String field = "value" + fields.size();
            fields.add(StructType.Field.mutable(field, type));
            names.add(field);
        }
        return names.get(index);
    }

    /** All links that leave the region to the same block. */
    private final class WayOut {
        private final Block target;
        private final List<Link> links;
        /** The positions of the target's input arguments that the region changes. */
        private final List<Integer> changed = new ArrayList<>();
        /** What the others are: parameters and constants. */
        private final Map<Integer, Value> unchanged = new LinkedHashMap<>();

        private final Map<Integer, String> stored = new LinkedHashMap<>();

        WayOut(Block target, List<Link> links) {
            this.target = target;
            this.links = links;
            for (int i = 0; i < target.inputArguments().size(); i++) {
                int position = i;
                Value value = values.of(links.getFirst().arguments().get(i));
                boolean isSame = links.stream()
                        .allMatch(link ->
                                values.of(link.arguments().get(position)).equals(value));
                if (isSame && (value instanceof Constant || parameters.contains(value))) {
                    unchanged.put(i, value);
                } else {
                    changed.add(i);
                }
            }
        }

        /** @param returned how many of the changed values are returned */
        void chooseFields(int returned) {
            Map<LowLevelType, Integer> used = new IdentityHashMap<>();
            for (int position : changed.subList(Math.min(returned, changed.size()), changed.size())) {
                LowLevelType type = target.inputArguments().get(position).type();
                stored.put(position, field(type, used.merge(type, 1, Integer::sum) - 1));
            }
        }

        /**
         * Ends the links in the new function. @param number what it returns, {@code null} for a changed value or
         * nothing
         */
        void leaveFunction(FunctionGraph function, Constant record, Constant number) {
            List<Variable> inputs = changed.stream()
                    .map(position -> target.inputArguments().get(position).copy())
                    .toList();
            Block leaving = new Block(inputs);
            for (int i = 0; i < changed.size(); i++) {
                String field = stored.get(changed.get(i));
                if (field != null) {
                    leaving.append(new Operation(
                            LowLevelOpcode.SETFIELD,
                            List.of(record, Constant.voidOf(field), inputs.get(i)),
                            new Variable("none", Primitive.VOID),
                            graph.position()));
                }
            }
            Value result = number != null ? number : inputs.isEmpty() ? Constant.voidOf(null) : inputs.getFirst();
            leaving.jump(Link.to(function.returnBlock(), List.of(result)));
            for (Link link : links) {
                List<Value> handed = changed.stream().map(link.arguments()::get).toList();
                link.arguments().clear();
                link.arguments().addAll(handed);
                link.retarget(leaving);
            }
        }

        /**
         * Goes on in the caller. @param result the value that was returned, {@code null} if that was the way's number
         */
        void goOn(Block block, Constant record, List<Variable> inputs, Variable result) {
            List<Value> arguments = new ArrayList<>();
            for (int i = 0; i < target.inputArguments().size(); i++) {
                Value kept = unchanged.get(i);
                String field = stored.get(i);
                if (kept != null) {
                    arguments.add(kept instanceof Variable ? inputs.get(parameters.indexOf(kept)) : kept);
                } else if (field == null) {
                    arguments.add(result);
                } else {
                    Variable value = target.inputArguments().get(i).copy();
                    block.append(new Operation(
                            LowLevelOpcode.GETFIELD, List.of(record, Constant.voidOf(field)), value, graph.position()));
                    arguments.add(value);
                }
            }
            block.jump(Link.to(target, arguments));
        }
    }
}
