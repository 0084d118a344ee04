package dev.serpentine.driver;

import dev.serpentine.frontend.flow.ClosingPlace;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.flow.FunctionCode;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.flow.HandledPlaces;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Gives the annotator the flow space's graphs, each built when it is asked for. */
record CheckedFlowGraphs(FlowSpace flowSpace, boolean checks) implements GraphSource {

    @Override
    public FunctionGraph graphOf(HostObject function) {
        return checked(flowSpace.graphOf(function));
    }

    @Override
    public FunctionGraph graphOf(FunctionCode code) {
        return checked(flowSpace.graphOf(code));
    }

    @Override
    public boolean hasMaker(HostObject hostClass) {
        return flowSpace.hasMaker(hostClass);
    }

    @Override
    public HandledPlaces handledPlaces() {
        return flowSpace.handledPlaces();
    }

    @Override
    public Optional<HostObject> bodyMadeBy(FunctionGraph graph) {
        return flowSpace.bodyMadeBy(graph);
    }

    @Override
    public FunctionSyntax syntaxOf(HostObject function) {
        return flowSpace.syntaxOf(function);
    }

    @Override
    public Optional<HostObject> keeperOf(HostObject function) {
        return flowSpace.keeperOf(function);
    }

    @Override
    public boolean keepAttributes(Set<SourcePosition> functions) {
        return flowSpace.keepAttributes(functions);
    }

    @Override
    public boolean closeGenerators(Set<ClosingPlace> places) {
        return flowSpace.closeGenerators(places);
    }

    @Override
    public void addOperatorMethod(FunctionSyntax function) {
        flowSpace.addOperatorMethod(function);
    }

    @Override
    public void addAssignedAttribute(String name) {
        flowSpace.addAssignedAttribute(name);
    }

    @Override
    public boolean isOutdated() {
        return flowSpace.isOutdated();
    }

    private FunctionGraph checked(FunctionGraph graph) {
        if (checks) {
            GraphChecker.require(List.of(graph), GraphStage.UNTYPED, "the flow space");
        }
        return graph;
    }
}
