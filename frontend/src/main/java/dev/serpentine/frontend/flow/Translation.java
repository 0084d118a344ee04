package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.HashSet;
import java.util.Set;

/** One attempt to build the graph of one function: what its translators share. */
final class Translation {
    final FlowSpace space;
    final Host host;
    final FunctionCode code;
    final ModuleGlobals globals;
    final GraphBuilder graph;
    final Operations operations;
    final OwnedGenerators owned;
    final HeldLocals held;
    final LocalNames names;
    final ExpressionTranslator expressions;
    final ConditionTranslator conditions;
    final DisplayTranslator displays;
    final CallTranslator calls;
    final InstanceDicts instanceDicts;
    final GlobalNames globalNames;
    final LocalsByName localsByName;
    final ComprehensionTranslator comprehensions;
    final AssignmentTranslator assignments;
    final LoopTranslator loops;
    final SuspensionTranslator suspensions;
    final ExceptionTranslator exceptions;
    final InnerFunctionTranslator innerFunctions;
    final InnerClassTranslator innerClasses;
    final ImportTranslator imports;
    final MatchTranslator matches;
    final StatementTranslator statements;
    private final Set<Value> refused = new HashSet<>();

    Translation(FlowSpace space, FunctionCode code, FunctionGraph functionGraph, LocalNames.Needs needs) {
        this.space = space;
        this.host = space.host();
        this.code = code;
        this.globals = space.globals(code.globals());
        this.graph = new GraphBuilder(
                host,
                functionGraph,
                space.operatorMethods().contains(code.syntax(), functionGraph.name()),
                space.handledPlaces());
        this.operations = new Operations(
                space,
                graph,
                SourcePosition.isOfUser(code.syntax().position().file()) && space.looksOutForInterrupts());
        this.owned = new OwnedGenerators(this);
        if (!space.closingPlaces().isEmpty()) {
            graph.setOwned(owned);
        }
        this.held = new HeldLocals(this);
        this.names = new LocalNames(this, needs);
        graph.nameLocals(names::nameOf);
        this.expressions = new ExpressionTranslator(this);
        this.conditions = new ConditionTranslator(this);
        this.displays = new DisplayTranslator(this);
        this.calls = new CallTranslator(this);
        this.instanceDicts = new InstanceDicts(this);
        this.globalNames = new GlobalNames(this);
        this.localsByName = new LocalsByName(this);
        this.comprehensions = new ComprehensionTranslator(this);
        this.assignments = new AssignmentTranslator(this);
        this.loops = new LoopTranslator(this);
        this.suspensions = new SuspensionTranslator(this);
        this.exceptions = new ExceptionTranslator(this);
        this.innerFunctions = new InnerFunctionTranslator(this);
        this.innerClasses = new InnerClassTranslator(this);
        this.imports = new ImportTranslator(this);
        this.matches = new MatchTranslator(this);
        this.statements = new StatementTranslator(this);
    }

    /**
     * Notes that something is not supported.
     *
     * @param what the subject of "… is not supported"
     * @param advice what to write instead
     * @return a value to go on with
     */
    Value refuse(SourcePosition position, String what, String advice) {
        return report(Diagnostic.of(MessageKind.NOT_SUPPORTED, position, what, advice));
    }

    /** Notes an error of the program, which is one where the program gets here; gives a value to go on with. */
    Value report(Diagnostic diagnostic) {
        Value result = graph.emit(FlowOpcode.REFUSE, diagnostic.position(), Constant.untyped(diagnostic));
        refused.add(result);
        return result;
    }

    /**
     * Reads a name that nothing is bound to, which is an error of the program where the program gets here, unless it
     * handles that; gives a value to go on with.
     */
    Value unbound(UnboundName name, SourcePosition position) {
        Value result = graph.emit(FlowOpcode.UNBOUND, position, Constant.untyped(name));
        refused.add(result);
        return result;
    }

    /** Whether a value stands for something that was refused. */
    boolean isRefused(Value value) {
        return refused.contains(value);
    }
}
