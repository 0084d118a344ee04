package dev.serpentine.transform.counting;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.ExceptionHandlers;
import dev.serpentine.typer.build.HandValuesOver;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;

/** A function that is being written, operation by operation; it catches nothing. */
final class FunctionDraft {
    private final FunctionGraph graph;
    private final OperationBuilder builder;

    /** @param exception the type of exceptions, of which every graph tells */
    FunctionDraft(String name, List<Variable> parameters, LowLevelType exception) {
        this(name, parameters, Primitive.VOID, exception);
    }

    /** A function with a result. */
    FunctionDraft(String name, List<Variable> parameters, LowLevelType result, LowLevelType exception) {
        Block start = new Block(parameters);
        this.graph = new FunctionGraph(
                name, SourcePosition.NONE, start, new Variable("result", result), new Variable("exception", exception));
        this.builder = new OperationBuilder(start, ExceptionHandlers.NONE);
    }

    FunctionGraph graph() {
        return graph;
    }

    OperationBuilder builder() {
        return builder;
    }

    /** Returns where a condition holds; else goes on. */
    void returnIf(Value condition) {
        Block end = new Block(List.of());
        Block rest = new Block(List.of());
        builder.branch(condition, end, rest);
        builder.continueIn(end);
        end();
        builder.continueIn(rest);
    }

    /** Returns. */
    void end() {
        end(Constant.voidOf(null));
    }

    /** Returns a result. */
    void end(Value result) {
        builder.current().jump(Link.to(graph.returnBlock(), List.of(result)));
    }

    /** The whole function, which has returned on every way. */
    FunctionGraph finished() {
        HandValuesOver.in(graph);
        return graph;
    }
}
