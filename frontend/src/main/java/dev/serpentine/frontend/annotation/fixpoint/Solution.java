package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.OperatorSite;
import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The {@link AnnotatedProgram} that a run ends in. */
public final class Solution implements AnnotatedProgram, FixedPoint {
    private record HelperKey(HostObject function, List<SomeValue> arguments) {}

    private final ProgramFlow flow;
    private final Inference inference;
    private final Map<HelperKey, FunctionGraph> helpers = new HashMap<>();
    private FunctionGraph entry;

    public Solution(ProgramFlow flow) {
        this.flow = flow;
        this.inference = flow.inference();
    }

    /** Begins with a function of the program. @param arguments what it is called with */
    public void enter(HostObject function, List<SomeValue> arguments) {
        entry = flowInto(inference.graphSource().graphOf(function), arguments);
    }

    private FunctionGraph flowInto(FunctionGraph graph, List<SomeValue> arguments) {
        List<Variable> parameters = graph.parameters();
        if (parameters.size() != arguments.size()) {
            throw new IllegalArgumentException(
                    graph + " has " + parameters.size() + " parameters, not " + arguments.size());
        }
        for (int i = 0; i < arguments.size(); i++) {
            inference
                    .bindings()
                    .widen(
                            parameters.get(i),
                            arguments.get(i),
                            Origin.of(
                                    graph.position(),
                                    "parameter '" + parameters.get(i).name() + "'"));
        }
        inference.graphs().schedule(graph.startBlock(), graph);
        inference.liveGraphs().addRoot(graph);
        return graph;
    }

    @Override
    public FunctionGraph entry() {
        return entry;
    }

    @Override
    public List<Diagnostic> remarks() {
        return flow.remarks();
    }

    @Override
    public List<FunctionGraph> graphs() {
        return List.copyOf(inference.liveGraphs().all());
    }

    @Override
    public SomeValue annotation(Value value) {
        return inference.bindings().of(value);
    }

    @Override
    public boolean isReachable(Block block) {
        return inference.graphs().reached().contains(block);
    }

    @Override
    public boolean isReachable(Link link) {
        return inference.graphs().followed().contains(link);
    }

    @Override
    public Resolution resolution(Operation operation) {
        Resolution resolution = inference.resolution(operation);
        if (resolution == null) {
            throw new IllegalArgumentException(
                    "operation is not reached: " + operation.opcode().mnemonic() + " at " + operation.position());
        }
        return resolution;
    }

    @Override
    public void requireFixedPoint() {
        new CheckFixedPoint(this).check();
    }

    @Override
    public Optional<Resolution> knownResolution(Operation operation) {
        return Optional.ofNullable(inference.resolution(operation));
    }

    @Override
    public SomeValue passed(Block block, Link link, int index) {
        Value argument = link.arguments().get(index);
        SomeValue narrower = argument instanceof Variable variable
                ? flow.narrowerOn(block, link).get(variable)
                : null;
        return narrower == null ? annotation(argument) : narrower;
    }

    @Override
    public boolean mayLack(ClassDefinition definition, String attribute) {
        return flow.mayLack((InferredClass) definition, attribute);
    }

    @Override
    public List<Change> flowAgain(Block block) {
        return flow.flowAgain(block);
    }

    @Override
    public Collection<ClassDefinition> classes() {
        return inference.hierarchy().all();
    }

    @Override
    public Optional<ClassDefinition> classOf(HostObject hostClass) {
        return inference.hierarchy().known(hostClass).map(definition -> definition);
    }

    @Override
    public Optional<ClassDefinition> classOfInstance(HostObject instance) {
        return inference
                .hierarchy()
                .knownOfPrebuilt(instance)
                .map(ClassDefinition.class::cast)
                .or(() -> classOf(instance.type()));
    }

    /** See {@link FindWideMixtures}. */
    boolean hasWideMixtures() {
        return FindWideMixtures.areIn(inference);
    }

    /** See {@link FindGrowingIntegers}. */
    Set<OperatorSite> growingIntegers() {
        return FindGrowingIntegers.in(
                inference, FindWrappingIntegers.in(inference).wrapping());
    }

    @Override
    public CellDefinition globalVariable(HostObject globals, String name) {
        return inference.variables().global(globals, name);
    }

    @Override
    public Optional<HostObject> initialValue(HostObject globals, String name) {
        return globals.entry(name);
    }

    @Override
    public SomeValue annotationOfConstant(HostObject object) {
        return inference.bindings().ofConstant(object);
    }

    @Override
    public FunctionGraph requestHelper(HostObject function, List<SomeValue> arguments) {
        FunctionGraph known = helpers.get(new HelperKey(function, arguments));
        if (known == null && inference.worklist().isClosed()) {
            throw new IllegalStateException(
                    function.describe() + " was not requested for " + arguments + ", and the program is closed");
        }
        return known == null ? added(function, arguments) : known;
    }

    @Override
    public boolean hasHelper(HostObject function, List<SomeValue> arguments) {
        return helpers.containsKey(new HelperKey(function, arguments));
    }

    @Override
    public void open() {
        if (inference.worklist().isClosed()) {
            inference.open();
        }
    }

    @Override
    public void close() {
        if (!inference.worklist().isClosed()) {
            inference.close();
        }
    }

    @Override
    public FunctionGraph helper(HostObject function, List<SomeValue> arguments) {
        FunctionGraph known = helpers.get(new HelperKey(function, arguments));
        return known == null ? added(function, arguments) : known;
    }

    private FunctionGraph added(HostObject function, List<SomeValue> arguments) {
        FunctionGraph graph = flowInto(inference.graphSource().graphOf(function), arguments);
        helpers.put(new HelperKey(function, arguments), graph);
        flow.complete(() -> false);
        if (!flow.errors().isEmpty()) {
            throw new TranslationFailed(flow.errors().diagnostics());
        }
        return graph;
    }
}
