package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Decisions;
import dev.serpentine.frontend.annotation.facts.Flow;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.IntegerModel;
import dev.serpentine.frontend.annotation.facts.MemoResults;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.annotation.live.LastingHelpers;
import dev.serpentine.frontend.annotation.live.LiveProgram;
import dev.serpentine.frontend.annotation.live.SystemCode;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Flows the blocks of a program until nothing changes any more, and knows what keeps those waiting that cannot go on.
 */
public final class ProgramFlow implements Flow {
    private final Inference inference;
    private final Worklist worklist;
    private final ErrorReport errors = new ErrorReport();
    private final CallResolution calls;
    private final BlockFlow blocks;
    private final RecursiveResults recursiveResults;
    private final AbandonedGraphs abandoned;
    /** Operations that had no result when their block was last flowed. */
    private final Map<Block, Operation> blocked = new LinkedHashMap<>();
    /** Operations that no rule gave a meaning to when last flowed. */
    private final Map<Operation, Failure> failing = new LinkedHashMap<>();
    /** Operations that wait for the types of what they work on, and those that do not any more. */
    private final Map<Operation, Block> postponed = new LinkedHashMap<>();

    private final Set<Operation> unpostponable = Collections.newSetFromMap(new IdentityHashMap<>());
    private final AwaitedGrowth awaitedGrowth;
    private final Map<FunctionGraph, Step> alternatives = new LinkedHashMap<>();
    private final Set<Operation> reported = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Names of attributes that something was to be assigned to, which is wrong itself. */
    private final Set<String> poisonedAttributes = new HashSet<>();

    /** An operation without a meaning, and why. */
    record Failure(Step step, RuleError error) {}

    public ProgramFlow(
            Host host,
            SystemCode systemCode,
            GraphSource graphSource,
            Decisions decisions,
            LastingHelpers helpers,
            MemoResults memoResults,
            WorkOrder order,
            IntegerModel integers,
            UnionModel unions) {
        this.worklist = new Worklist(order, new Union(unions.formsUnions(), decisions.mixturesAreUnions()));
        this.awaitedGrowth = new AwaitedGrowth(worklist);
        LiveProgram program =
                new LiveProgram(host, systemCode, graphSource, helpers, worklist, errors, decisions.growth());
        this.inference = new Inference(program, decisions, memoResults, integers, unions, worklist, this);
        errors.connect(inference.bindings(), decisions, this::giveUp, this::noteWrong);
        this.calls = new CallResolution(inference, errors);
        this.blocks = new BlockFlow(this);
        this.recursiveResults = new RecursiveResults(this);
        this.abandoned = new AbandonedGraphs(inference.liveGraphs(), inference.graphs(), worklist);
    }

    private void noteWrong(FunctionGraph graph) {
        inference.graphs().specialisedFor(graph).ifPresent(inference.decisions()::noteWrong);
    }

    /** What the run has found out so far. */
    public Inference inference() {
        return inference;
    }

    /** What is wrong with the program. */
    public ErrorReport errors() {
        return errors;
    }

    /** The way into functions and out of them. */
    public CallResolution calls() {
        return calls;
    }

    /** What the user should know of the program, which is not wrong. */
    List<Diagnostic> remarks() {
        return blocks.distribution().remarks();
    }

    /** Operations that an error was reported of, which are not looked at again. */
    Set<Operation> reported() {
        return reported;
    }

    /** The graphs that do the same in several ways, and the steps that call them. */
    Map<FunctionGraph, Step> alternatives() {
        return alternatives;
    }

    @Override
    public void noteAlternatives(FunctionGraph graph, Step caller) {
        alternatives.put(graph, caller);
    }

    @Override
    public Step servedBy(Step step) {
        return servedBy(step, _ -> false);
    }

    @Override
    public Step servedBy(Step step, Predicate<FunctionGraph> last) {
        Step served = step;
        Set<FunctionGraph> seen = new HashSet<>();
        while (alternatives.containsKey(served.graph()) && !last.test(served.graph()) && seen.add(served.graph())) {
            served = alternatives.get(served.graph());
        }
        return served;
    }

    /** By block, the operation that waits for a value. */
    Map<Block, Operation> blocked() {
        return blocked;
    }

    /** The operations without a meaning. */
    Map<Operation, Failure> failing() {
        return failing;
    }

    @Override
    public boolean postpone(Step step) {
        if (unpostponable.contains(step.operation())) {
            return false;
        }
        postponed.put(step.operation(), step.block());
        return true;
    }

    @Override
    public boolean awaitsGrowth(Step step, FunctionDescription function) {
        return inference.union().formsUnions() && awaitedGrowth.awaitsAnother(step, function);
    }

    /** Operations that wait for their operands to become of all kinds that they will be of. */
    AwaitedGrowth awaitedGrowth() {
        return awaitedGrowth;
    }

    /** Goes on with all operations that wait. @return whether there were any */
    private boolean hurry() {
        Map<Operation, Block> waiting = new LinkedHashMap<>(postponed);
        postponed.clear();
        waiting.forEach((operation, block) -> {
            unpostponable.add(operation);
            worklist.schedule(block);
        });
        return !waiting.isEmpty();
    }

    /** What variables of a block are where it is left by a link; only those that are narrower there. */
    Map<Variable, SomeValue> narrowerOn(Block block, Link link) {
        return blocks.narrowerOn(block, link);
    }

    /** Whether instances of exactly this class may lack an attribute that others have. */
    boolean mayLack(InferredClass definition, String attribute) {
        return blocks.presence().mayLack(definition, attribute);
    }

    /** Flows a block at the fixed point. @return what that changed, which should be nothing */
    List<FixedPoint.Change> flowAgain(Block block) {
        List<FixedPoint.Change> changes = new ArrayList<>();
        Map<Operation, Resolution> before = new IdentityHashMap<>();
        Map<Operation, SomeValue> results = new IdentityHashMap<>();
        block.operations().forEach(operation -> {
            before.put(operation, inference.resolution(operation));
            results.put(operation, inference.bindings().of(operation.result()));
        });
        long[] growth = {worklist.growth()};
        worklist.beginWith(block);
        blocks.flow(block, operation -> {
            if (worklist.growth() != growth[0]) {
                changes.add(new FixedPoint.Change(
                        Optional.of(operation),
                        "makes something more general that is known; its result was " + results.get(operation)
                                + " and is " + inference.bindings().of(operation.result())));
                growth[0] = worklist.growth();
            }
            if (!Inference.isSameMeaning(before.get(operation), inference.resolution(operation))) {
                changes.add(new FixedPoint.Change(Optional.of(operation), "means something else"));
            }
        });
        if (worklist.growth() != growth[0]) {
            changes.add(
                    new FixedPoint.Change(Optional.empty(), "a link makes the variables of its target more general"));
        }
        if (!worklist.isEmpty() && changes.isEmpty()) {
            changes.add(new FixedPoint.Change(Optional.empty(), "other blocks are to be flowed again"));
        }
        return changes;
    }

    /**
     * Flows blocks until nothing changes any more. Operations that have no meaning then are reported, and their blocks
     * flowed on, to find what else is wrong.
     *
     * @param isVain asked after each block whether there is no use in going on
     * @return whether that came to its end
     */
    public boolean complete(BooleanSupplier isVain) {
        while (true) {
            for (var block = worklist.take(); block.isPresent(); block = worklist.take()) {
                if (isVain.getAsBoolean()) {
                    return false;
                }
                if (abandoned.keeps(block.get())) {
                    forget(block.get());
                } else {
                    blocks.flow(block.get());
                }
            }
            if (abandoned.resume()
                    || awaitedGrowth.settle()
                    || reportUnbound()
                    || hurry()
                    || recursiveResults.assumeOne()
                    || blocks.distribution().giveUp(failing)
                    || blocks.distribution().giveUpCalledAgain()
                    || UniteEqualIterators.in(inference.bindings().values())) {
                continue;
            }
            blocks.distribution().failing().forEach((step, error) -> {
                if (inference.liveGraphs().all().contains(step.graph())) {
                    errors.atStep(step, error);
                    giveUp(step);
                }
            });
            if (!worklist.isEmpty()) {
                continue;
            }
            List<Failure> failures = live(failing.values());
            if (failures.isEmpty() && (errors.isEmpty() || !giveUpWaiting())) {
                return true;
            }
            report(failures);
        }
    }

    /** Leaves nothing to be done for a block that is not flowed for now. */
    private void forget(Block block) {
        blocked.remove(block);
        block.operations().forEach(failing::remove);
    }

    /**
     * Names that are bound to nothing come first: nothing is to be assumed of what they would have been, and nobody
     * complains of what comes from there. @return whether there were any
     */
    private boolean reportUnbound() {
        List<Failure> unbound = live(failing.values().stream()
                .filter(failure -> failure.step().operation().opcode() == FlowOpcode.UNBOUND
                        && !blocks.distribution().isForeseen(failure))
                .toList());
        report(unbound);
        return !unbound.isEmpty();
    }

    private void report(List<Failure> failures) {
        for (Failure failure : failures) {
            if (!isOfPoison(failure.error())) {
                errors.atStep(failure.step(), failure.error());
            }
            giveUp(failure.step());
            failing.remove(failure.step().operation());
        }
    }

    /** Those that are in graphs that something calls. */
    private List<Failure> live(Collection<Failure> failures) {
        if (failures.isEmpty()) {
            return List.of();
        }
        Set<FunctionGraph> live = inference.liveGraphs().all();
        return failures.stream()
                .filter(failure -> live.contains(failure.step().graph()))
                .toList();
    }

    /** Notes an operation that comes to nothing because of an error that was reported of one of its operands. */
    void notePoisoned(Operation operation) {
        if (operation.opcode() == FlowOpcode.SETATTR) {
            poisonedAttributes.add(((HostObject) ((Constant) operation.argument(1)).value()).asText());
        }
    }

    /** Whether an attribute is missing only since nothing came of its assignment. */
    private boolean isOfPoison(RuleError error) {
        return error.kind() == MessageKind.NO_ATTRIBUTE && poisonedAttributes.contains(error.details()[1]);
    }

    /** Looks at an operation no more: what is wrong with it was reported. */
    void giveUp(Step step) {
        inference.bindings().poison(step.operation().result());
        if (reported.add(step.operation())) {
            worklist.schedule(step.block());
        }
    }

    /**
     * Gives up on operations that wait for a value: nothing was ever put where they read, perhaps since that was wrong.
     * Calls that do not return are left. @return whether there were any
     */
    private boolean giveUpWaiting() {
        List<Map.Entry<Block, Operation>> waiting = blocked.entrySet().stream()
                .filter(entry -> !(inference.resolution(entry.getValue()) instanceof Resolution.Calls
                        || inference.resolution(entry.getValue()) instanceof Resolution.Constructs))
                .toList();
        waiting.forEach(entry -> giveUp(
                new Step(inference, inference.graphs().graphOf(entry.getKey()), entry.getKey(), entry.getValue())));
        return !waiting.isEmpty();
    }
}
