package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Bindings;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Narrowing;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.annotation.report.Complaint;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.rule.AttributePresence;
import dev.serpentine.frontend.annotation.rule.DecliningCalls;
import dev.serpentine.frontend.annotation.rule.OperationRules;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.GraphInView;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Takes what is known at a block's beginning through its operations and out along the links that can be taken. */
final class BlockFlow {
    private static final int MOST_FLOWS = 5000;
    private final Map<Block, Integer> flows = new HashMap<>();
    private final ProgramFlow flow;
    private final Inference inference;
    private final Bindings bindings;
    private final OperationRules rules;
    private final Narrowing narrowing;
    private final Distribution distribution;

    BlockFlow(ProgramFlow flow) {
        this.flow = flow;
        this.inference = flow.inference();
        this.bindings = inference.bindings();
        this.narrowing = new Narrowing(inference);
        this.rules = new OperationRules(inference, flow.calls(), narrowing);
        this.distribution = new Distribution(flow, rules);
    }

    void flow(Block block) {
        flow(block, operation -> {});
    }

    /** What a program is told of which the types go on to grow: functions that hold functions of their own kind. */
    private RuntimeException unsettled(FunctionGraph graph) {
        for (Block block : graph.blocks()) {
            if (!block.operations().isEmpty()) {
                Step step = new Step(inference, graph, block, block.operations().getFirst());
                flow.errors().atStep(step, new RuleError(MessageKind.EVER_MORE_TYPES, graph.name()));
                return new TranslationFailed(flow.errors().diagnostics());
            }
        }
        return new TranslatorFault(graph, null, new IllegalStateException("the types of " + graph + " do not settle"));
    }

    /** @param annotated is told each operation when it has been looked at */
    void flow(Block block, Consumer<Operation> annotated) {
        FunctionGraph graph = inference.graphs().graphOf(block);
        GraphInView.look(graph);
        if (flows.merge(block, 1, Integer::sum) > MOST_FLOWS) {
            throw unsettled(graph);
        }
        inference.graphs().reached().add(block);
        inference.liveGraphs().flowed(graph);
        flow.blocked().remove(block);
        Optional<List<String>> raised = Optional.empty();
        SourcePosition position = graph.position();
        for (Operation operation : block.operations()) {
            position = operation.position();
            Step step = new Step(inference, graph, block, operation);
            if (!isGivenUp(operation) && distribution.awaitsGrowth(step)) {
                // What is known behind it is of fewer kinds, and would be taken for what all of them are.
                return;
            }
            SomeValue result = annotate(step);
            annotated.accept(operation);
            raised = step.raised();
            if (result == SomeImpossible.IMPOSSIBLE && !bindings.isPoisoned(operation.result())) {
                flow.blocked().put(block, operation);
                if (operation == block.operations().getLast() && block.exit() == BlockExit.MayRaise.MAY_RAISE) {
                    followHandlers(graph, block, raised, position);
                }
                return;
            }
        }
        followLinks(graph, block, raised, position);
    }

    /** Which attributes instances may lack. */
    AttributePresence presence() {
        return rules.presence();
    }

    /** Notes that a conflict came up in a method: perhaps its class should be specialised. */
    private void noteConflict(Step step) {
        List<Variable> parameters = step.graph().parameters();
        if (!parameters.isEmpty() && bindings.of(parameters.getFirst()) instanceof SomeInstance self) {
            inference.decisions().noteConflict(self.definition(), step);
        }
    }

    /** Operations that mean something else for each kind of an operand. */
    Distribution distribution() {
        return distribution;
    }

    /**
     * The result's annotation, where the operation has a meaning for all that its operands may be, or raises where it
     * has none.
     */
    private SomeValue meaning(Step step) {
        Optional<RuleError> known = distribution.failedWithin(step);
        if (known.isPresent()) {
            distribution.raise(step, known.get());
            return SomeImpossible.IMPOSSIBLE;
        }
        try {
            Optional<Integer> operand = distribution.operandOf(step);
            SomeValue result = operand.isPresent() ? distribution.annotate(step, operand.get()) : rules.annotate(step);
            distribution.noteMeaning(step);
            return result;
        } catch (RuleError error) {
            boolean hasFailed = distribution.hasFailed(step, error);
            if (!hasFailed && (inference.unions() == UnionModel.REFUSED || !Complaint.isOfKinds(error))) {
                throw error;
            }
            // Ints may know what floats do not, and the message tells one from the other.
            Optional<Integer> mixture = distribution.mixtureAmong(step);
            if (mixture.isPresent()) {
                return distribution.annotate(step, mixture.get());
            }
            if (!hasFailed) {
                throw error;
            }
            distribution.raise(step, error);
            return SomeImpossible.IMPOSSIBLE;
        }
    }

    /** Whether an error was reported of an operation, or of what it works on. */
    private boolean isGivenUp(Operation operation) {
        return flow.reported().contains(operation)
                || operation.arguments().stream().anyMatch(bindings::isPoisoned);
    }

    /** The result's annotation, bound to it; impossible where nothing is known yet, or an error was reported. */
    private SomeValue annotate(Step step) {
        Operation operation = step.operation();
        if (isGivenUp(operation)) {
            flow.notePoisoned(operation);
            flow.failing().remove(operation);
            bindings.poison(operation.result());
            return bindings.of(operation.result());
        }
        flow.errors().lookingAt(step);
        try {
            SomeValue result = meaning(step);
            inference.resolve(operation, step.resolution());
            flow.failing().remove(operation);
            // Known before the result: where that was bound when less was known, it is followed at once.
            narrowing.setKnowledge(operation.result(), step.knowledge());
            if (result == SomeImpossible.IMPOSSIBLE) {
                if (returnsError(step.resolution())) {
                    bindings.poison(operation.result());
                }
                return bindings.of(operation.result());
            }
            bindings.widen(
                    operation.result(),
                    result,
                    new Origin(operation.position(), rules.describe(step), Optional.empty()));
            return bindings.of(operation.result());
        } catch (UnionConflict conflict) {
            flow.errors().atStep(step, conflict);
            noteConflict(step);
            flow.reported().add(operation);
        } catch (RuleError error) {
            // Perhaps it has a meaning once more is known: reported if it has none at the fixed point.
            flow.failing().put(operation, new ProgramFlow.Failure(step, error));
            return bindings.of(operation.result());
        } catch (TranslationFailed failure) {
            failure.diagnostics().forEach(flow.errors()::addWhereMet);
            flow.reported().add(operation);
        } catch (ClassCastException
                | IllegalStateException
                | IllegalArgumentException
                | NullPointerException
                | IndexOutOfBoundsException fault) {
            throw new TranslatorFault(step.graph(), operation, fault);
        }
        bindings.poison(operation.result());
        return bindings.of(operation.result());
    }

    /** Whether a called function does not return for no better reason than an error that was reported. */
    private boolean returnsError(Resolution resolution) {
        return switch (resolution) {
            case Resolution.Calls(var targets, boolean negate) ->
                targets.stream()
                        .anyMatch(target -> bindings.isPoisoned(
                                target.graph().returnBlock().inputArguments().getFirst()));
            case Resolution.Constructs(var targets) ->
                targets.stream()
                        .flatMap(target -> target.initializers().stream())
                        .anyMatch(target -> bindings.isPoisoned(
                                target.graph().returnBlock().inputArguments().getFirst()));
            case Resolution.ByRepresentation byRepresentation -> false;
            case Resolution.Constant constant -> false;
            case Resolution.LooksUp lookup -> false;
            case Resolution.ClassVariable variable -> false;
        };
    }

    private void followLinks(FunctionGraph graph, Block block, Optional<List<String>> raised, SourcePosition position) {
        switch (block.exit()) {
            case BlockExit.Open open -> throw new IllegalStateException("a block of " + graph + " is not closed");
            case BlockExit.Final end -> {}
            case BlockExit.Jump jump -> follow(graph, block.links().getFirst(), Map.of(), position);
            case BlockExit.Branch(Value condition) -> {
                Optional<Boolean> known = truth(condition);
                for (Link link : block.links()) {
                    boolean truth = ((LinkCase.Truth) link.linkCase()).value();
                    if (known.isEmpty() || known.get() == truth) {
                        follow(graph, link, narrowerOn(block, link), position);
                    }
                }
            }
            case BlockExit.Switch(Value selector) ->
                block.links().forEach(link -> follow(graph, link, Map.of(), graph.position()));
            case BlockExit.MayRaise mayRaise -> {
                follow(graph, block.links().getFirst(), Map.of(), position);
                followHandlers(graph, block, raised, position);
            }
        }
    }

    /** What variables of the block are where it is left by the link; only those that are narrower there. */
    Map<Variable, SomeValue> narrowerOn(Block block, Link link) {
        return block.exit() instanceof BlockExit.Branch(Value condition)
                        && link.linkCase() instanceof LinkCase.Truth(boolean truth)
                ? narrowing.when(condition, truth)
                : Map.of();
    }

    private Optional<Boolean> truth(Value condition) {
        if (bindings.isPoisoned(condition)) {
            return Optional.empty();
        }
        return bindings.of(condition)
                .constant()
                .filter(object -> object.kind() == HostKind.BOOL)
                .map(HostObject::asBoolean);
    }

    private void followHandlers(
            FunctionGraph graph, Block block, Optional<List<String>> raised, SourcePosition position) {
        for (Link link : block.links().subList(1, block.links().size())) {
            HostObject handled = (HostObject)
                    ((LinkCase.Caught) link.linkCase()).exceptionClass().value();
            if (!canCatch(handled, raised)) {
                continue;
            }
            InferredClass definition = inference.hierarchy().definition(handled);
            raised.ifPresent(names -> names.forEach(name -> inference
                    .hierarchy()
                    .definition(inference.host().builtin(name))
                    .markInstantiated()));
            if (raised.isEmpty() && handled.qualifiedName().startsWith("builtins.")) {
                definition.markInstantiated();
            }
            Variable caught = link.caughtException().orElseThrow();
            bindings.widen(
                    caught,
                    new SomeInstance(definition, false, Optional.empty()),
                    Origin.of(position, "exception caught here"));
            follow(graph, link, Map.of(), position);
        }
    }

    private boolean canCatch(HostObject handled, Optional<List<String>> raised) {
        return raised.isEmpty()
                || raised.get().stream()
                        .map(inference.host()::builtin)
                        .anyMatch(name -> inference.host().isSubclass(name, handled)
                                || inference.host().isSubclass(handled, name));
    }

    private void follow(FunctionGraph graph, Link link, Map<Variable, SomeValue> narrower, SourcePosition before) {
        SourcePosition position = link.position().equals(SourcePosition.NONE) ? before : link.position();
        Block target = link.target();
        if (target == graph.raiseBlock()
                && DecliningCalls.isDeclined(link.arguments().getFirst())) {
            inference.graphs().noteDeclining(graph);
        }
        Map<Variable, SomeValue> values = new IdentityHashMap<>();
        for (Value argument : link.arguments()) {
            if (argument instanceof Variable variable && !bindings.isPoisoned(argument)) {
                SomeValue value = narrower.getOrDefault(variable, bindings.of(variable));
                if (value == SomeImpossible.IMPOSSIBLE) {
                    return;
                }
                values.put(variable, value);
            }
        }
        inference.graphs().followed().add(link);
        boolean changed = !inference.graphs().reached().contains(target);
        for (int i = 0; i < link.arguments().size(); i++) {
            Value argument = link.arguments().get(i);
            Variable input = target.inputArguments().get(i);
            if (bindings.isPoisoned(argument) || bindings.isPoisoned(input)) {
                changed |= bindings.poison(input);
                continue;
            }
            SomeValue value = argument instanceof Variable variable ? values.get(variable) : bindings.of(argument);
            try {
                changed |= bindings.widen(
                        input,
                        value,
                        new Origin(
                                argument instanceof Constant ? position : SourcePosition.NONE,
                                argument instanceof Constant ? ErrorReport.settingOf(input) : "",
                                Optional.of(argument)));
            } catch (UnionConflict conflict) {
                flow.errors().variableConflict(input, argument, position, conflict, graph);
            } catch (RuleError error) {
                flow.errors().refusedUnion(argument, position, error, graph);
                changed |= bindings.poison(input);
            }
        }
        changed |= narrowing.pass(link);
        if (!changed) {
            return;
        }
        if (target == graph.returnBlock()) {
            inference.graphs().reached().add(target);
            inference.graphs().resultReaders(graph).changed();
        } else if (target == graph.raiseBlock()) {
            inference.graphs().reached().add(target);
        } else {
            inference.graphs().schedule(target, graph);
        }
    }
}
