package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.HandValuesOver;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The typed graphs of the program: one for each annotated graph that is called, and those that typers make up. Their
 * bodies are typed one after the other, until no more are asked for.
 */
public final class TypedGraphs {

    /**
     * What a caller needs to know of a graph.
     *
     * @param source the annotated graph
     * @param graph the typed one, whose body may not be there yet
     * @param parameters one for each parameter of the annotated graph, Void ones included
     * @param types the low-level type each parameter is passed as; Void where it is not passed
     */
    public record Signature(
            FunctionGraph source,
            FunctionGraph graph,
            List<Repr> parameters,
            List<LowLevelType> types,
            Repr result,
            FunctionValue function) {}

    private final TypingContext context;
    private final Map<FunctionGraph, Signature> signatures = new IdentityHashMap<>();
    private final Map<FunctionGraph, FunctionValue> functions = new LinkedHashMap<>();
    private final Deque<Runnable> pending = new ArrayDeque<>();

    TypedGraphs(TypingContext context) {
        this.context = context;
    }

    /** How an annotated graph is called; asks for its body. */
    public Signature signatureOf(FunctionGraph source) {
        Signature known = signatures.get(source);
        if (known != null) {
            return known;
        }
        List<Repr> parameters = new ArrayList<>();
        List<LowLevelType> types = new ArrayList<>();
        List<Variable> variables = new ArrayList<>();
        for (Variable parameter : source.parameters()) {
            Repr repr = context.reprOf(context.program().annotation(parameter));
            LowLevelType type = context.typeSystem().parameterType(source, parameters.size(), repr);
            parameters.add(repr);
            types.add(type);
            if (type != Primitive.VOID) {
                variables.add(new Variable(parameter.name(), type));
            }
        }
        Repr result = context.reprOf(context.program()
                .annotation(source.returnBlock().inputArguments().getFirst()));
        FunctionGraph graph = newGraph(source.name(), source, variables, result.type());
        Signature signature = new Signature(source, graph, parameters, types, result, functions.get(graph));
        signatures.put(source, signature);
        context.options().listener().accept(source, graph);
        pending.add(() -> {
            new GraphTyper(context, signature).run();
            HandValuesOver.in(graph);
        });
        return signature;
    }

    private FunctionGraph newGraph(String name, FunctionGraph source, List<Variable> parameters, LowLevelType result) {
        FunctionGraph graph = new FunctionGraph(
                name,
                source.position(),
                new Block(parameters),
                new Variable("result", result),
                new Variable("exception", context.typeSystem().exceptionType()));
        graph.takeMarksOf(source);
        register(graph);
        return graph;
    }

    private void register(FunctionGraph graph) {
        List<LowLevelType> types =
                graph.parameters().stream().map(Variable::type).toList();
        functions.put(
                graph,
                new FunctionValue(new FunctionType(types, graph.resultType()), new FunctionValue.OfGraph(graph)));
    }

    /**
     * A function that the typer makes up itself.
     *
     * @param body fills the graph, beginning in its start block; called later
     */
    public FunctionValue makeUp(
            String name, List<Variable> parameters, LowLevelType result, java.util.function.Consumer<MadeUp> body) {
        FunctionGraph graph = new FunctionGraph(
                name,
                dev.serpentine.graph.model.SourcePosition.NONE,
                new Block(parameters),
                new Variable("result", result),
                new Variable("exception", context.typeSystem().exceptionType()));
        register(graph);
        pending.add(() -> {
            OperationBuilder builder = new OperationBuilder(graph.startBlock(), new UnhandledExceptions(graph));
            body.accept(new MadeUp(graph, builder));
            HandValuesOver.in(graph);
        });
        return functions.get(graph);
    }

    /** A graph that is being made up. */
    public record MadeUp(FunctionGraph graph, OperationBuilder builder) {

        /** Returns a value; of a function without result, nothing is looked at. */
        public void returnValue(Value value) {
            builder.jump(graph.returnBlock(), graph.resultType() == Primitive.VOID ? Constant.voidOf(null) : value);
        }
    }

    /** The function pointer's target for an annotated graph. */
    public FunctionValue functionOf(FunctionGraph source) {
        return signatureOf(source).function();
    }

    /** Calls an annotated graph; the values, one a parameter, are converted as it needs them. */
    public Typed call(OperationBuilder builder, FunctionGraph source, List<Typed> values) {
        Signature signature = signatureOf(source);
        List<Value> arguments = convertArguments(builder, signature, values);
        Value result = builder.directCall(
                new Constant(signature.function(), signature.function().type().pointer()), arguments);
        return new Typed(result, signature.result());
    }

    /** The arguments that are passed, Void ones left out. */
    public List<Value> convertArguments(OperationBuilder builder, Signature signature, List<Typed> values) {
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < signature.parameters().size(); i++) {
            LowLevelType type = signature.types().get(i);
            Value converted =
                    context.convert(values.get(i), signature.parameters().get(i), builder);
            if (type != Primitive.VOID) {
                arguments.add(
                        type.equals(converted.type())
                                ? converted
                                : builder.castPointer(converted, (dev.serpentine.graph.type.PointerType) type));
            }
        }
        return arguments;
    }

    /** Types bodies until there is nothing left to type. */
    public void typePending() {
        while (!pending.isEmpty()) {
            pending.removeFirst().run();
        }
    }

    /** More to do before typing is over. */
    public void later(Runnable work) {
        pending.add(work);
    }

    /** Every typed graph so far with its function, in the order they were asked for. */
    public Map<FunctionGraph, FunctionValue> functions() {
        return functions;
    }

    /** The annotation of an annotated graph's result. */
    public SomeValue resultAnnotation(FunctionGraph source) {
        return context.program()
                .annotation(source.returnBlock().inputArguments().getFirst());
    }
}
