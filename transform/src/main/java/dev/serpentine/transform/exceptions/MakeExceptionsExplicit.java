package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns exceptions into a state that is set, tested and cleared.
 *
 * <p>The state is a prebuilt raw struct, whose field {@code value} is the exception on its way up, or null. Raising
 * stores the instance there and returns a zero; behind each call of a function that can raise, the state is tested.
 * Handlers are tried by calling the program's {@code matches}. Checked arithmetic becomes an overflow test and wrapping
 * arithmetic. Exceptions that leave the program's entry are reported by a new entry.
 */
public final class MakeExceptionsExplicit implements ProgramPass {

    @Override
    public String purpose() {
        return "makes exceptions a state that is set, tested and cleared";
    }

    @Override
    public GraphStage establishes() {
        return GraphStage.EXCEPTIONS_EXPLICIT;
    }

    /**
     * Rewrites all graphs of the program.
     *
     * @return the program with an entry from which no exception comes
     */
    @Override
    public Program apply(Program program) {
        Program reporting = withReportingEntry(program);
        RaiseAnalysis analysis = new RaiseAnalysis(reporting);
        FunctionGraph keep = ExceptionState.function("keep_traceback", program);
        FunctionGraph resume = ExceptionState.function("resume_traceback", program);
        Program complete = withFunctions(reporting, List.of(keep, resume));
        ExceptionState state = new ExceptionState(complete, keep, resume);
        for (FunctionGraph graph : reporting.graphs()) {
            TranslatorFault.named(graph, () -> new ExplicitExceptions(graph, analysis, state).rewrite());
        }
        return complete;
    }

    private static Program withFunctions(Program program, List<FunctionGraph> added) {
        List<FunctionGraph> graphs = new ArrayList<>(program.graphs());
        Map<FunctionGraph, FunctionValue> functions = new IdentityHashMap<>(program.functions());
        for (FunctionGraph graph : added) {
            graphs.add(graph);
            FunctionType type = new FunctionType(
                    graph.parameters().stream().map(Variable::type).toList(), graph.resultType());
            functions.put(graph, new FunctionValue(type, new FunctionValue.OfGraph(graph)));
        }
        return program.withGraphs(graphs, functions);
    }

    /** An entry that calls the program's own, and reports what it raises; status 1 if even reporting raises. */
    private static Program withReportingEntry(Program program) {
        PointerType instance = program.exceptions().instance().pointer();
        Variable result = new Variable("status", Primitive.SIGNED);
        Block run = new Block(List.of());
        FunctionGraph entry =
                new FunctionGraph("run_program", SourcePosition.NONE, run, result, new Variable("exception", instance));
        Variable status = call(run, program, program.entry(), List.of());
        Variable uncaught = new Variable("exception", instance);
        Block report = new Block(List.of(uncaught));
        Variable reported = call(report, program, program.reportUncaught(), List.of(uncaught));
        Constant everything = program.exceptions().everything();
        Variable first = new Variable("exception", instance);
        run.protect(
                Link.to(entry.returnBlock(), List.of(status)),
                List.of(Link.catching(everything, first, report, List.of(first))));
        report.protect(
                Link.to(entry.returnBlock(), List.of(reported)),
                List.of(Link.catching(
                        everything,
                        new Variable("exception", instance),
                        entry.returnBlock(),
                        List.of(Constant.signed(1)))));
        List<FunctionGraph> graphs = new ArrayList<>();
        graphs.add(entry);
        graphs.addAll(program.graphs());
        Map<FunctionGraph, FunctionValue> functions = new IdentityHashMap<>(program.functions());
        functions.put(
                entry,
                new FunctionValue(new FunctionType(List.of(), Primitive.SIGNED), new FunctionValue.OfGraph(entry)));
        return program.withEntry(entry, graphs, functions);
    }

    private static Variable call(Block block, Program program, FunctionGraph callee, List<Variable> arguments) {
        Variable result = new Variable("status", callee.resultType());
        block.append(ExceptionState.directCall(program, callee, arguments, result, SourcePosition.NONE));
        return result;
    }
}
