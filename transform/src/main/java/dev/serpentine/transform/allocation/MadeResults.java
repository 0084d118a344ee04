package dev.serpentine.transform.allocation;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions of a program whose result is always a small struct that nobody else knows, made by themselves or by
 * what they call of the kind, and of which at least half of the calls only need what the struct holds. The greatest
 * such set: a function that returns what it got from itself is none the worse for it.
 */
final class MadeResults {
    private final Program program;
    private final int mostFields;
    /** What each of the functions makes. */
    private final Map<FunctionGraph, FieldedType> made = new LinkedHashMap<>();

    /** How many calls of a function there are, and how many of them need the struct itself. */
    private static final class Calls {
        private int all;
        private int keeping;
    }

    /** @param mostFields structs with more fields are not looked at */
    MadeResults(Program program, int mostFields) {
        this.program = program;
        this.mostFields = mostFields;
        findPossible();
        boolean isNarrowed = !made.isEmpty();
        while (isNarrowed) {
            isNarrowed = dropThoseThatReturnOthers();
            if (!isNarrowed) {
                isNarrowed = dropThoseWhoseResultsAreKept();
            }
        }
    }

    /** The functions, with the struct that each makes. */
    Map<FunctionGraph, FieldedType> found() {
        return made;
    }

    /** Begins with all functions that calls alone can get to, and in which something is made that fits their result. */
    private void findPossible() {
        Set<FunctionGraph> otherwiseUsed = otherwiseUsed();
        boolean isWidened = true;
        while (isWidened) {
            isWidened = false;
            for (FunctionGraph graph : program.graphs()) {
                if (!made.containsKey(graph)
                        && graph.resultType() instanceof PointerType(FieldedType struct)
                        && struct.isGarbageCollected()
                        && !otherwiseUsed.contains(graph)) {
                    Optional<FieldedType> type = madeIn(graph, struct);
                    type.ifPresent(small -> made.put(graph, small));
                    isWidened |= type.isPresent();
                }
            }
        }
    }

    /** The one small struct that a graph makes, or gets made, and could return. */
    private Optional<FieldedType> madeIn(FunctionGraph graph, FieldedType result) {
        Set<FieldedType> types = new HashSet<>();
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                Optional<FieldedType> type = operation.opcode() == LowLevelOpcode.MALLOC
                        ? Optional.of(((Constant) operation.argument(0)).value())
                                .map(FieldedType.class::cast)
                        : makes(operation);
                type.filter(struct -> struct.isGarbageCollected() && struct.extendsOrIs(result))
                        .ifPresent(types::add);
            }
        }
        return types.size() == 1 ? types.stream().filter(this::isSmall).findFirst() : Optional.empty();
    }

    private boolean isSmall(FieldedType struct) {
        return struct.fieldCount() > 0
                && struct.fieldCount() <= mostFields
                && struct.allFields().stream().allMatch(field -> field.type() != Primitive.VOID);
    }

    private Optional<FieldedType> makes(Operation operation) {
        return DirectCalls.calledGraph(operation).map(made::get);
    }

    /** Those that anything but a direct call of the program itself mentions. */
    private Set<FunctionGraph> otherwiseUsed() {
        Reachability helpers = new Reachability();
        program.helpers()
                .forEach(helper ->
                        helpers.addConstant(new Constant(helper, helper.type().pointer())));
        MentionedFunctions mentioned = new MentionedFunctions();
        for (FunctionGraph graph : program.graphs()) {
            for (Block block : graph.blocks()) {
                for (Operation operation : block.operations()) {
                    List<Value> arguments = operation.arguments();
                    boolean isCall = DirectCalls.calledGraph(operation).isPresent();
                    mentioned.addAll(isCall ? arguments.subList(1, arguments.size()) : arguments);
                }
                block.links().forEach(link -> mentioned.addAll(link.arguments()));
            }
        }
        mentioned.addAll(List.copyOf(program.exceptions().prebuilt().values()));
        Set<FunctionGraph> used = new HashSet<>(program.roots());
        used.addAll(helpers.graphs());
        used.addAll(mentioned.graphs());
        return used;
    }

    private boolean dropThoseThatReturnOthers() {
        Set<FunctionGraph> dropped = new HashSet<>();
        made.forEach((graph, type) -> {
            PointerWebs webs = PointerWebs.ofReturnedStructs(graph, this::makes);
            for (Block block : graph.blocks()) {
                for (Link link : block.links()) {
                    if (link.target() == graph.returnBlock()
                            && !(link.arguments().getFirst() instanceof Variable returned
                                    && webs.removable(returned).orElse(null) == type
                                    && !webs.isNullable(returned))) {
                        dropped.add(graph);
                    }
                }
            }
        });
        made.keySet().removeAll(dropped);
        return !dropped.isEmpty();
    }

    private boolean dropThoseWhoseResultsAreKept() {
        Map<FunctionGraph, Calls> calls = new HashMap<>();
        for (FunctionGraph graph : program.graphs()) {
            countCalls(graph, calls);
        }
        return made.keySet().removeIf(graph -> {
            Calls known = calls.getOrDefault(graph, new Calls());
            return known.all == 0 || known.keeping * 2 > known.all;
        });
    }

    private void countCalls(FunctionGraph graph, Map<FunctionGraph, Calls> calls) {
        PointerWebs webs = null;
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                if (makes(operation).isEmpty()) {
                    continue;
                }
                if (webs == null) {
                    webs = made.containsKey(graph)
                            ? PointerWebs.ofReturnedStructs(graph, this::makes)
                            : PointerWebs.ofMadeByCalls(graph, this::makes);
                }
                Calls known =
                        calls.computeIfAbsent(DirectCalls.calledGraph(operation).orElseThrow(), _ -> new Calls());
                known.all++;
                if (webs.removable(operation.result()).isEmpty()) {
                    known.keeping++;
                }
            }
        }
    }
}
