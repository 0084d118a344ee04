package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.IntegerModel;
import dev.serpentine.frontend.annotation.facts.MemoResults;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.annotation.fixpoint.ProgramFlow;
import dev.serpentine.frontend.annotation.fixpoint.Solution;
import dev.serpentine.frontend.annotation.live.LastingHelpers;
import dev.serpentine.frontend.annotation.live.RememberedSystemCode;
import dev.serpentine.frontend.annotation.live.SystemCode;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.flow.PooledGraphs;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Infers the types of a whole program, from its entry point to a fixed point, in as many runs as {@link PlanOfRuns}
 * asks for.
 */
public final class Annotator {
    private final Host host;
    private final SystemCode systemCode;
    private final GraphSource graphSource;
    private final LastingHelpers helpers;
    private final MemoResults memoResults;
    private final WorkOrder order;
    private final IntegerModel integers;
    private final UnionModel unions;
    private final Consumer<AnnotatedProgram> closing;

    /** @param graphSource the flow space */
    public Annotator(Host host, SystemCode systemCode, GraphSource graphSource) {
        this(host, systemCode, graphSource, WorkOrder.USUAL, IntegerModel.WORD, UnionModel.REFUSED, program -> {});
    }

    /**
     * @param graphSource the flow space
     * @param order in which blocks are flowed, which makes no difference to the answer
     * @param integers what an int is
     * @param unions what becomes of values of unrelated kinds that meet
     * @param closing requests of a program that is right what typing will need of it: what inference finds wrong then
     *     is wrong with the program like all else
     */
    public Annotator(
            Host host,
            SystemCode systemCode,
            GraphSource graphSource,
            WorkOrder order,
            IntegerModel integers,
            UnionModel unions,
            Consumer<AnnotatedProgram> closing) {
        this.host = host;
        this.systemCode = new RememberedSystemCode(systemCode);
        this.graphSource = graphSource;
        this.helpers = LastingHelpers.of(host);
        this.memoResults = new MemoResults(host);
        this.order = order;
        this.integers = integers;
        this.unions = unions;
        this.closing = closing;
    }

    /**
     * Annotates all that is reachable from a function.
     *
     * @param function the live entry point
     * @param arguments what it is called with; lists and the like are described by {@link EntryArgument}
     * @throws TranslationFailed with everything that is wrong with the program
     */
    public AnnotatedProgram annotate(HostObject function, List<EntryArgument> arguments) {
        PooledGraphs pool = new PooledGraphs(graphSource);
        PlanOfRuns plan = new PlanOfRuns(pool, integers, unions, closing);
        while (true) {
            pool.restart();
            ProgramFlow flow = new ProgramFlow(
                    host, systemCode, pool, plan.decisions(), helpers, memoResults, order, integers, plan.unions());
            Solution solution = new Solution(flow);
            solution.enter(
                    function,
                    arguments.stream()
                            .map(argument ->
                                    argument.annotation(flow.inference().worklist()))
                            .toList());
            if (!flow.complete(plan::isVain)) {
                plan.afterVain();
                continue;
            }
            flow.calls().returnedContainers().decide();
            switch (plan.after(flow, solution)) {
                case AGAIN -> {}
                case RIGHT -> {
                    return solution;
                }
                case WRONG -> throw new TranslationFailed(plan.whatIsWrong());
            }
        }
    }

    /** What an entry point is called with. */
    public sealed interface EntryArgument {

        /** A value without contents. */
        record Simple(SomeValue value) implements EntryArgument {}

        /** A list of such values. */
        record ListOf(EntryArgument item) implements EntryArgument {}

        private SomeValue annotation(Worklist worklist) {
            return switch (this) {
                case Simple(SomeValue value) -> value;
                case ListOf(EntryArgument item) -> {
                    InferredList definition = new InferredList(worklist, false);
                    definition.generaliseItem(item.annotation(worklist));
                    definition.markResized();
                    yield new SomeValue.SomeList(definition, false, Optional.empty());
                }
            };
        }
    }

    /** {@code argv}: a list of texts. */
    public static EntryArgument textList() {
        return new EntryArgument.ListOf(new EntryArgument.Simple(Lattice.STRING));
    }
}
