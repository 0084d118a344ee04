package dev.serpentine.transform.allocation;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.transform.simplification.SimplifyGraphs;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Hands functions the fields of a small struct that never changes, a tuple for one, where the struct is only made to be
 * handed to functions that read it: looking a key up in a dictionary, say. Then it need not be made.
 *
 * <pre>
 *     before:  p = malloc(pair); p.x = x; p.y = y; r = direct_call(f, table, p)
 *     after:   r = direct_call(f', table, x, y)        where f' makes a pair of x and y, and goes on as f
 * </pre>
 *
 * <p>In f' the pair vanishes in turn, where all that f' does with it is to read it.
 */
public final class PassFieldsOfStructs implements ProgramPass {
    /** Functions get this many arguments more for one struct: what processors hand over in registers. */
    private static final int MOST_FIELDS = 4;

    @Override
    public String purpose() {
        return "hands functions what small structs hold that are only made for the call";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public Program apply(Program program) {
        return new Passing(program).run();
    }

    /** A function, and which of its parameters come as fields. */
    private record Version(FunctionGraph original, Set<Integer> positions) {}

    /** The work on one program. */
    private static final class Passing {
        private final Program program;
        private final ReadOnlyParameters readOnly;
        private final SimplifyGraphs simplify = new SimplifyGraphs();
        private final RemoveAllocations removeAllocations = new RemoveAllocations();
        private final Map<Version, FunctionValue> versions = new HashMap<>();
        private final Map<FunctionGraph, FunctionValue> made = new LinkedHashMap<>();
        private final Deque<FunctionGraph> open = new ArrayDeque<>();

        Passing(Program program) {
            this.program = program;
            this.readOnly = new ReadOnlyParameters(program.graphs(), MOST_FIELDS);
        }

        Program run() {
            open.addAll(program.graphs());
            while (!open.isEmpty()) {
                rework(open.removeFirst());
            }
            if (made.isEmpty()) {
                return program;
            }
            List<FunctionGraph> graphs = new ArrayList<>(program.graphs());
            graphs.addAll(made.keySet());
            Map<FunctionGraph, FunctionValue> functions = new LinkedHashMap<>(program.functions());
            functions.putAll(made);
            return program.withGraphs(graphs, functions);
        }

        private void rework(FunctionGraph graph) {
            boolean makesStructs = graph.blocks().stream()
                    .flatMap(block -> block.operations().stream())
                    .anyMatch(operation -> operation.opcode() == LowLevelOpcode.MALLOC);
            if (!makesStructs) {
                return;
            }
            PointerWebs webs =
                    PointerWebs.ofNonCapturingCalls(graph, (call, position) -> !readOnly.isReadOnly(call, position));
            webs.makeParametersEscape();
            boolean changed = false;
            for (Block block : graph.blocks()) {
                changed |= passFields(block, webs);
            }
            if (changed || made.containsKey(graph)) {
                while (removeAllocations.run(graph)) {
                    simplify.run(graph);
                }
            }
        }

        private boolean passFields(Block block, PointerWebs webs) {
            List<Operation> result = new ArrayList<>();
            boolean changed = false;
            for (Operation operation : block.operations()) {
                Optional<FunctionGraph> callee = DirectCalls.calledGraph(operation);
                Set<Integer> positions = callee.isPresent() ? passable(operation, callee.get(), webs) : Set.of();
                if (positions.isEmpty()) {
                    result.add(operation);
                } else {
                    result.addAll(withFields(operation, callee.get(), positions));
                    changed = true;
                }
            }
            if (changed) {
                block.operations().clear();
                block.operations().addAll(result);
            }
            return changed;
        }

        /** The positions of parameters that a call can hand the fields of a struct which need not be made then. */
        private Set<Integer> passable(Operation call, FunctionGraph callee, PointerWebs webs) {
            Set<Integer> positions = new TreeSet<>();
            for (int i = 1; i < call.arguments().size(); i++) {
                Value argument = call.argument(i);
                if (readOnly.isReadOnly(call, i)
                        && webs.removable(argument).orElse(null) == parameterType(callee, i - 1)
                        && !webs.isNullable((Variable) argument)) {
                    positions.add(i - 1);
                }
            }
            return positions;
        }

        private static FieldedType parameterType(FunctionGraph graph, int position) {
            return (FieldedType) ((PointerType) graph.parameters().get(position).type()).target();
        }

        /** Reads of the fields, and the call that hands them on. */
        private List<Operation> withFields(Operation call, FunctionGraph callee, Set<Integer> positions) {
            List<Operation> result = new ArrayList<>();
            FunctionValue version = version(new Version(callee, positions));
            List<Value> arguments = new ArrayList<>();
            arguments.add(new Constant(version, version.type().pointer()));
            for (int i = 1; i < call.arguments().size(); i++) {
                Value argument = call.argument(i);
                if (!positions.contains(i - 1)) {
                    arguments.add(argument);
                    continue;
                }
                for (FieldedType.Field field : parameterType(callee, i - 1).allFields()) {
                    Variable value = new Variable(field.name(), field.type());
                    result.add(new Operation(
                            LowLevelOpcode.GETFIELD,
                            List.of(argument, Constant.voidOf(field.name())),
                            value,
                            call.position()));
                    arguments.add(value);
                }
            }
            result.add(new Operation(call.opcode(), arguments, call.result(), call.position()));
            return result;
        }

        private FunctionValue version(Version wanted) {
            FunctionValue known = versions.get(wanted);
            if (known != null) {
                return known;
            }
            FunctionGraph graph = GraphCopy.of(wanted.original());
            List<Variable> parameters = new ArrayList<>();
            List<Value> handedOn = new ArrayList<>();
            List<Operation> making = new ArrayList<>();
            for (int i = 0; i < graph.parameters().size(); i++) {
                Variable parameter = graph.parameters().get(i);
                if (wanted.positions().contains(i)) {
                    handedOn.add(make(parameterType(graph, i), parameter.copy(), parameters, making));
                } else {
                    Variable same = parameter.copy();
                    parameters.add(same);
                    handedOn.add(same);
                }
            }
            Block start = new Block(parameters);
            making.forEach(start::append);
            start.jump(Link.to(graph.startBlock(), handedOn));
            graph.setStartBlock(start);
            FunctionValue function = new FunctionValue(
                    new FunctionType(parameters.stream().map(Variable::type).toList(), graph.resultType()),
                    new FunctionValue.OfGraph(graph));
            versions.put(wanted, function);
            made.put(graph, function);
            open.add(graph);
            return function;
        }

        /** Operations that make a struct of parameters for its fields. */
        private static Variable make(
                FieldedType struct, Variable result, List<Variable> parameters, List<Operation> operations) {
            operations.add(new Operation(
                    LowLevelOpcode.MALLOC, List.of(Constant.voidOf(struct)), result, SourcePosition.NONE));
            for (FieldedType.Field field : struct.allFields()) {
                Variable value = new Variable(field.name(), field.type());
                parameters.add(value);
                operations.add(new Operation(
                        LowLevelOpcode.SETFIELD,
                        List.of(result, Constant.voidOf(field.name()), value),
                        new Variable("none", Primitive.VOID),
                        SourcePosition.NONE));
            }
            return result;
        }
    }
}
