package dev.serpentine.transform.stack;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.calls.CallGraph;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.List;

/**
 * Has functions that break the cycles of the call graph raise RecursionError at their start when hardly any stack is
 * left.
 */
public final class InsertStackChecks implements ProgramPass {

    @Override
    public String purpose() {
        return "has functions that break cycles of calls raise RecursionError when hardly any stack is left";
    }

    @Override
    public Program apply(Program program) {
        Constant recursionError = program.exceptions().prebuilt().get("RecursionError");
        if (recursionError == null) {
            throw new IllegalStateException("the program has no prebuilt RecursionError");
        }
        for (FunctionGraph graph : new CallGraph(program).breakingCycles()) {
            insertCheck(graph, recursionError);
        }
        return program;
    }

    private static void insertCheck(FunctionGraph graph, Constant recursionError) {
        Block body = graph.startBlock();
        List<Variable> parameters =
                body.inputArguments().stream().map(Variable::copy).toList();
        Block check = new Block(parameters);
        Variable tooDeep = new Variable("too_deep", Primitive.BOOL);
        check.append(new Operation(LowLevelOpcode.STACK_TOO_DEEP, List.of(), tooDeep, graph.position()));
        check.branch(
                tooDeep,
                Link.unlikelyWhen(new LinkCase.Truth(true), graph.raiseBlock(), List.of(recursionError)),
                Link.when(new LinkCase.Truth(false), body, parameters));
        graph.setStartBlock(check);
    }
}
