package dev.serpentine.transform.allocation;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
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
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.transform.simplification.SimplifyGraphs;
import dev.serpentine.transform.simplification.Substitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Has functions return the fields of a small struct, a tuple for one, where all that they return was just made and most
 * callers only want what is in it: {@code a, b = split(tree, key)}. Then it need not be made.
 *
 * <pre>
 *     before:  f: p = malloc(pair); p.x = x; p.y = y; return p       r = direct_call(f); a = r.x; b = r.y
 *     after:   f: rest.y = y; return x                               a = direct_call(f); b = rest.y
 * </pre>
 *
 * <p>The first field is the result. The others are handed over in a prebuilt raw struct, one for each type, that is
 * written last before the function returns and read first behind the call: nothing comes between, so one for all calls
 * does. Its pointers are cleared when they are read, so that it keeps nothing alive. A caller that wants the struct
 * itself makes it.
 */
public final class ReturnFieldsOfStructs implements ProgramPass {
    /** Structs with more fields are returned as they are. */
    private static final int MOST_FIELDS = 4;

    @Override
    public String purpose() {
        return "has functions return what small structs hold that they make and callers take apart";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public Program apply(Program program) {
        Map<FunctionGraph, FieldedType> made = new MadeResults(program, MOST_FIELDS).found();
        return made.isEmpty() ? program : new Returning(program, made).run();
    }

    /** The work on one program. */
    private static final class Returning {
        private final Program program;
        /** What stands for a function, and the struct that this does not make any more. */
        private final Map<FunctionGraph, Replacement> replacements = new LinkedHashMap<>();

        private final Map<FieldedType, Constant> rests = new HashMap<>();

        private record Replacement(FunctionValue function, FunctionGraph graph, FieldedType made) {}

        Returning(Program program, Map<FunctionGraph, FieldedType> made) {
            this.program = program;
            made.forEach((graph, struct) -> replacements.put(graph, replacement(graph, struct)));
        }

        private Program run() {
            List<FunctionGraph> graphs = new ArrayList<>();
            Map<FunctionGraph, FunctionValue> functions = new LinkedHashMap<>(program.functions());
            SimplifyGraphs simplify = new SimplifyGraphs();
            RemoveAllocations removeAllocations = new RemoveAllocations();
            for (FunctionGraph original : program.graphs()) {
                Replacement replacement = replacements.get(original);
                FunctionGraph graph = replacement == null ? original : replacement.graph();
                graphs.add(graph);
                if (replacement != null) {
                    functions.remove(original);
                    functions.put(graph, replacement.function());
                }
                if (takeFields(graph) || replacement != null) {
                    simplify.run(graph);
                    while (removeAllocations.run(graph)) {
                        simplify.run(graph);
                    }
                }
            }
            return program.withGraphs(graphs, functions);
        }

        /** A graph of the blocks of another, which is done with, that returns fields. */
        private Replacement replacement(FunctionGraph original, FieldedType made) {
            FunctionGraph graph = new FunctionGraph(
                    original.name(),
                    original.position(),
                    original.startBlock(),
                    new Variable("result", made.fieldAt(0).type()),
                    original.raiseBlock().inputArguments().getFirst().copy());
            graph.takeMarksOf(original);
            for (Block block : original.blocks()) {
                for (Link link : block.links()) {
                    if (link.target() == original.raiseBlock()) {
                        link.retarget(graph.raiseBlock());
                    } else if (link.target() == original.returnBlock()) {
                        link.retarget(taking(link.arguments().getFirst(), made, graph));
                    }
                }
            }
            FunctionValue function = new FunctionValue(
                    new FunctionType(
                            graph.parameters().stream().map(Variable::type).toList(), graph.resultType()),
                    new FunctionValue.OfGraph(graph));
            return new Replacement(function, graph, made);
        }

        /** A block that takes the struct apart and returns. */
        private Block taking(Value returned, FieldedType made, FunctionGraph graph) {
            Variable input = ((Variable) returned).copy();
            Block block = new Block(List.of(input));
            Value struct = input;
            if (!input.type().equals(made.pointer())) {
                Variable cast = new Variable("made", made.pointer());
                append(block.operations(), LowLevelOpcode.CAST_POINTER, cast, SourcePosition.NONE, input);
                struct = cast;
            }
            List<Value> values = new ArrayList<>();
            for (Field field : made.allFields()) {
                Variable value = new Variable(field.name(), field.type());
                append(
                        block.operations(),
                        LowLevelOpcode.GETFIELD,
                        value,
                        SourcePosition.NONE,
                        struct,
                        Constant.voidOf(field.name()));
                values.add(value);
            }
            for (int i = 1; i < values.size(); i++) {
                setField(block.operations(), rest(made), made.fieldAt(i), values.get(i), SourcePosition.NONE);
            }
            block.jump(Link.to(graph.returnBlock(), List.of(values.getFirst())));
            return block;
        }

        /** Has a graph's calls take fields, and make the structs; whether there are any. */
        private boolean takeFields(FunctionGraph graph) {
            boolean changed = false;
            for (Block block : graph.blocks()) {
                List<Operation> operations = new ArrayList<>();
                for (Operation operation : List.copyOf(block.operations())) {
                    Optional<Replacement> called =
                            DirectCalls.calledGraph(operation).map(replacements::get);
                    if (called.isEmpty()) {
                        operations.add(operation);
                        continue;
                    }
                    changed = true;
                    Variable first =
                            new Variable("first", called.get().made().fieldAt(0).type());
                    operations.add(callTaking(operation, called.get(), first));
                    if (block.exit() == BlockExit.MayRaise.MAY_RAISE && operation == block.lastOperation()) {
                        makeBehind(
                                block.links().getFirst(),
                                operation,
                                called.get().made(),
                                first);
                    } else {
                        make(operation, called.get().made(), first, operations);
                    }
                }
                block.operations().clear();
                block.operations().addAll(operations);
            }
            return changed;
        }

        private static Operation callTaking(Operation call, Replacement called, Variable first) {
            List<Value> arguments = new ArrayList<>(call.arguments());
            arguments.set(
                    0, new Constant(called.function(), called.function().type().pointer()));
            return new Operation(call.opcode(), arguments, first, call.position());
        }

        /** Puts a block on the way from a call that did not raise, in which the struct is made. */
        private void makeBehind(Link link, Operation call, FieldedType made, Variable first) {
            Set<Variable> handedOn = new LinkedHashSet<>();
            handedOn.add(first);
            for (Value argument : link.arguments()) {
                if (argument instanceof Variable variable && variable != call.result()) {
                    handedOn.add(variable);
                }
            }
            Substitution inputs = new Substitution();
            List<Variable> copies = new ArrayList<>();
            for (Variable variable : handedOn) {
                Variable copy = variable.copy();
                copies.add(copy);
                inputs.replace(variable, copy);
            }
            Block block = new Block(copies);
            make(call, made, copies.getFirst(), block.operations());
            block.jump(Link.to(link.target(), inputs.of(link.arguments())).at(link.position()));
            link.retarget(block);
            link.arguments().clear();
            link.arguments().addAll(handedOn);
        }

        /** Operations that take what a call has returned, and make the struct that was the call's result. */
        private void make(Operation call, FieldedType made, Variable first, List<Operation> to) {
            List<Value> values = new ArrayList<>(List.of(first));
            for (int i = 1; i < made.fieldCount(); i++) {
                Field field = made.fieldAt(i);
                Variable value = new Variable(field.name(), field.type());
                append(to, LowLevelOpcode.GETFIELD, value, call.position(), rest(made), Constant.voidOf(field.name()));
                values.add(value);
                if (field.type() instanceof PointerType pointer
                        && pointer.target().isGarbageCollected()) {
                    Constant nothing = new Constant(null, field.type());
                    setField(to, rest(made), field, nothing, call.position());
                }
            }
            boolean isCast = !call.result().type().equals(made.pointer());
            Variable struct = isCast ? new Variable("made", made.pointer()) : call.result();
            append(to, LowLevelOpcode.MALLOC, struct, call.position(), Constant.voidOf(made));
            for (int i = 0; i < values.size(); i++) {
                setField(to, struct, made.fieldAt(i), values.get(i), call.position());
            }
            if (isCast) {
                append(to, LowLevelOpcode.CAST_POINTER, call.result(), call.position(), struct);
            }
        }

        /** The prebuilt struct for all fields of a type but the first; for none it has none. */
        private Constant rest(FieldedType made) {
            return rests.computeIfAbsent(made, _ -> {
                List<Field> fields = made.allFields().stream()
                        .skip(1)
                        .map(field -> Field.mutable(field.name(), field.type()))
                        .toList();
                StructType type = StructType.raw("returned." + made.name(), fields.toArray(Field[]::new));
                return new Constant(new StructValue(type), type.pointer());
            });
        }

        private static void setField(
                List<Operation> to, Value struct, Field field, Value value, SourcePosition position) {
            append(
                    to,
                    LowLevelOpcode.SETFIELD,
                    new Variable("none", Primitive.VOID),
                    position,
                    struct,
                    Constant.voidOf(field.name()),
                    value);
        }

        private static void append(
                List<Operation> to,
                LowLevelOpcode opcode,
                Variable result,
                SourcePosition position,
                Value... arguments) {
            to.add(new Operation(opcode, List.of(arguments), result, position));
        }
    }
}
