package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.Decisions;
import dev.serpentine.frontend.annotation.facts.IntegerModel;
import dev.serpentine.frontend.annotation.facts.MemoResults;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.annotation.fixpoint.Finalizers;
import dev.serpentine.frontend.annotation.fixpoint.FindClosingPlaces;
import dev.serpentine.frontend.annotation.fixpoint.FindGrowingIntegers;
import dev.serpentine.frontend.annotation.fixpoint.FindSeparableFunctions;
import dev.serpentine.frontend.annotation.fixpoint.FindWideMixtures;
import dev.serpentine.frontend.annotation.fixpoint.FindWrappingIntegers;
import dev.serpentine.frontend.annotation.fixpoint.ProgramFlow;
import dev.serpentine.frontend.annotation.fixpoint.Solution;
import dev.serpentine.frontend.annotation.live.LastingHelpers;
import dev.serpentine.frontend.annotation.live.RememberedSystemCode;
import dev.serpentine.frontend.annotation.live.SystemCode;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.flow.PooledGraphs;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Infers the types of a whole program, from its entry point to a fixed point.
 *
 * <p>A run that meets a conflict in the parameters of a function, or the attributes of a class, is repeated with that
 * function or class specialised by type; what still conflicts then is an error. So is one that finds generators which
 * must be closed, with graphs that do it.
 */
public final class Annotator {
    private static final int MOST_RUNS = 25;
    /** How often what should have been better, and is wrong, is specialised further before it is given up. */
    private static final int MOST_MENDINGS = 2;
    /** After so many runs that showed the same errors, further specialisation is not expected to help. */
    private static final int MOST_IN_VAIN = 4;
    /** The same with unions, where each run is long and less depends on what is specialised. */
    private static final int MOST_IN_VAIN_WITH_UNIONS = 2;

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
        Decisions decisions = new Decisions();
        PooledGraphs pool = new PooledGraphs(graphSource);
        List<Diagnostic> firstDiagnostics = List.of();
        Optional<Decisions> sufficient = Optional.empty();
        boolean mayImprove = true;
        boolean improvesTogether = true;
        boolean improvesMore = true;
        boolean maySeparate = true;
        boolean isSeparated = false;
        int mendings = 0;
        RepeatedErrors repeated = new RepeatedErrors();
        boolean formsUnions = false;
        boolean raises = false;
        boolean isForGrowth = false;
        for (int run = 0; ; run++) {
            pool.restart();
            ProgramFlow flow = new ProgramFlow(
                    host,
                    systemCode,
                    pool,
                    decisions,
                    helpers,
                    memoResults,
                    order,
                    integers,
                    formsUnions
                            ? raises ? UnionModel.RAISING : UnionModel.FORMED
                            : unions == UnionModel.REFUSED ? UnionModel.REFUSED : UnionModel.NOT_YET);
            Solution solution = new Solution(flow);
            solution.enter(
                    function,
                    arguments.stream()
                            .map(argument ->
                                    argument.annotation(flow.inference().worklist()))
                            .toList());
            flow.complete();
            flow.calls().returnedContainers().decide();
            if (pool.isOutdated() && run < MOST_RUNS) {
                continue;
            }
            if (run < MOST_RUNS && pool.keepAttributes(decisions.askedForAttributes())) {
                continue;
            }
            Finalizers.refuse(flow.inference(), flow.errors());
            if (flow.errors().isEmpty()) {
                isSeparated = false;
                FindWrappingIntegers.Found words = FindWrappingIntegers.in(flow.inference());
                Optional<Decisions> right = decisions.withExact(words.exact());
                if (right.isPresent()) {
                    // Not an improvement: what was taken to wrap must not, as inference has it now.
                    decisions = right.get();
                    continue;
                }
                if (run < MOST_RUNS && pool.closeGenerators(FindClosingPlaces.in(flow.inference()))) {
                    continue;
                }
                Optional<Decisions> improved = mayImprove && run < MOST_RUNS
                        ? improved(flow, decisions, words, formsUnions && improvesTogether, improvesMore, maySeparate)
                        : Optional.empty();
                if (improved.isPresent()) {
                    // Once, as each of these runs is long.
                    isSeparated = formsUnions && maySeparate;
                    maySeparate &= !formsUnions;
                    sufficient = Optional.of(decisions);
                    decisions = improved.get();
                    // With unions each of these runs is as long as the first.
                    improvesMore = !formsUnions;
                    continue;
                }
                if (isClosed(solution)) {
                    if (pool.isOutdated() && run < MOST_RUNS) {
                        continue;
                    }
                    return solution;
                }
            }
            if (sufficient.isPresent()) {
                if (run < MOST_RUNS
                        && !formsUnions
                        && unions == UnionModel.FORMED
                        && decisions.growsMoreThan(sufficient.get())
                        && mayBeUnions(flow.errors().diagnostics())) {
                    // An int without bounds beside a float or a bool is a union, where a word is a mixture.
                    formsUnions = true;
                    isForGrowth = true;
                    continue;
                }
                if (run < MOST_RUNS
                        && mendings < MOST_MENDINGS
                        && decisions.adopt(flow.errors().diagnostics().size())) {
                    // Other ints may meet in other functions, which have not been specialised for that yet.
                    mendings++;
                    continue;
                }
                // What should have been better is wrong: back to what was good enough, and one thing at a time.
                mendings = 0;
                decisions = sufficient.get();
                sufficient = Optional.empty();
                if (isSeparated) {
                    // All but that once more.
                    isSeparated = false;
                    improvesMore = true;
                    continue;
                }
                mayImprove = formsUnions && !isForGrowth && improvesTogether;
                improvesTogether = false;
                formsUnions &= !isForGrowth;
                continue;
            }
            if (firstDiagnostics.isEmpty()) {
                firstDiagnostics = flow.errors().diagnostics();
            }
            if (formsUnions && isBeyondTypes(flow.errors().diagnostics(), firstDiagnostics)) {
                throw new TranslationFailed(flow.errors().diagnostics());
            }
            if (run < MOST_RUNS && unions == UnionModel.FORMED && decisions.endGrowth()) {
                if (!formsUnions) {
                    decisions.uniteDividedInVain(flow.errors().diagnostics().size());
                }
                formsUnions = true;
                continue;
            }
            boolean isRepeated = repeated.after(flow.errors().diagnostics())
                    >= (formsUnions ? MOST_IN_VAIN_WITH_UNIONS : MOST_IN_VAIN);
            boolean isInVain = unions == UnionModel.FORMED
                    && isRepeated
                    && (formsUnions || mayBeUnions(flow.errors().diagnostics()));
            if (run < MOST_RUNS
                    && !isInVain
                    && decisions.adopt(flow.errors().diagnostics().size())) {
                continue;
            }
            if (run < MOST_RUNS
                    && formsUnions
                    && decisions.preferUnions(filesOf(flow.errors().diagnostics()))) {
                continue;
            }
            if (run < MOST_RUNS
                    && !formsUnions
                    && unions == UnionModel.FORMED
                    && (mayBeUnions(firstDiagnostics)
                            || mayBeUnions(flow.errors().diagnostics()))) {
                decisions.uniteDividedInVain(flow.errors().diagnostics().size());
                formsUnions = true;
                continue;
            }
            if (run < MOST_RUNS && formsUnions && !raises) {
                raises = true;
                continue;
            }
            // What was found before anything was specialised is nearest to what the user wrote, where as much is wrong
            // as before.
            List<Diagnostic> last = flow.errors().diagnostics();
            throw new TranslationFailed(
                    last.size() >= firstDiagnostics.size() && !formsUnions ? firstDiagnostics : last);
        }
    }

    /** Whether nothing is wrong with what is requested of a program either; what is, the errors of its flow tell. */
    private boolean isClosed(Solution solution) {
        try {
            closing.accept(solution);
            return true;
        } catch (TranslationFailed failure) {
            return false;
        }
    }

    /**
     * What could be better of a program that is right.
     *
     * @param together whether all is to be changed in one more run, where each is long
     * @param more whether what is only better is to be changed; else only of which ints words are too small
     * @param separate whether functions in which unions are formed may have graphs for each kind instead
     * @return empty where nothing new is known
     */
    private Optional<Decisions> improved(
            ProgramFlow flow,
            Decisions decisions,
            FindWrappingIntegers.Found words,
            boolean together,
            boolean more,
            boolean separate) {
        Optional<Decisions> improved = more ? decisions.improved() : Optional.empty();
        if (separate) {
            improved = improved.orElse(decisions)
                    .withSeparate(FindSeparableFunctions.in(flow.inference().sharedFunctions()))
                    .or(keeping(improved));
        }
        if (integers == IntegerModel.INFERRED && (improved.isEmpty() || together)) {
            improved = improved.orElse(decisions)
                    .withGrowing(FindGrowingIntegers.in(flow.inference(), words.wrapping()))
                    .or(keeping(improved));
            if (unions == UnionModel.FORMED
                    && !decisions.mixturesAreUnions()
                    && FindWideMixtures.areIn(flow.inference())) {
                improved = improved.orElse(decisions).withMixturesAsUnions().or(keeping(improved));
            }
        }
        if (more && (improved.isEmpty() || together)) {
            improved = improved.orElse(decisions).withWrapping(words.wrapping()).or(keeping(improved));
        }
        return improved;
    }

    private static Supplier<Optional<Decisions>> keeping(Optional<Decisions> found) {
        return () -> found;
    }

    /** How many runs in turn have shown the same errors. */
    private static final class RepeatedErrors {
        private Set<List<Object>> last = Set.of();
        private int times;

        int after(List<Diagnostic> diagnostics) {
            Set<List<Object>> now = diagnostics.stream()
                    .map(diagnostic -> List.<Object>of(diagnostic.kind(), diagnostic.position()))
                    .collect(Collectors.toSet());
            times = now.equals(last) ? times + 1 : 1;
            last = now;
            return times;
        }
    }

    private static Set<String> filesOf(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(diagnostic -> diagnostic.position().file())
                .collect(Collectors.toSet());
    }

    /**
     * Whether nothing is wrong but what is not there, and was not before anything was specialised either: no more
     * specialisation will change that, and with unions each run is long.
     */
    private static boolean isBeyondTypes(List<Diagnostic> diagnostics, List<Diagnostic> first) {
        return diagnostics.stream()
                .allMatch(diagnostic -> diagnostic.kind() == MessageKind.NOT_SUPPORTED
                        && first.stream()
                                .anyMatch(earlier -> earlier.kind() == diagnostic.kind()
                                        && earlier.position().equals(diagnostic.position())));
    }

    /** Whether what is wrong may be that values of unrelated kinds meet. */
    private static boolean mayBeUnions(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .anyMatch(diagnostic -> diagnostic.kind() == MessageKind.TYPE_CONFLICT
                        || diagnostic.kind() == MessageKind.HOLDS_ITSELF
                        || diagnostic.kind() == MessageKind.EVER_MORE_TYPES);
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
