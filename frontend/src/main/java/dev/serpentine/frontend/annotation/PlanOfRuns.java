package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.Decisions;
import dev.serpentine.frontend.annotation.facts.IntegerModel;
import dev.serpentine.frontend.annotation.facts.OperatorSite;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.annotation.fixpoint.Finalizers;
import dev.serpentine.frontend.annotation.fixpoint.FindClosingPlaces;
import dev.serpentine.frontend.annotation.fixpoint.FindGrowingIntegers;
import dev.serpentine.frontend.annotation.fixpoint.FindSeparableFunctions;
import dev.serpentine.frontend.annotation.fixpoint.FindWideMixtures;
import dev.serpentine.frontend.annotation.fixpoint.FindWrappingIntegers;
import dev.serpentine.frontend.annotation.fixpoint.ProgramFlow;
import dev.serpentine.frontend.annotation.fixpoint.Solution;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.flow.PooledGraphs;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What each run of inference does otherwise than the one before. A run begins with nothing but the plan's decisions and
 * ends at a fixed point, which shows what is wrong with the program, or what could be better. Then the steps of the
 * plan are asked in their order, and the first that changes something makes another run:
 *
 * <ul>
 *   <li>of a program that is right, those which make it better: words where ints were taken to wrap and do not,
 *       generators that are closed, functions that have graphs by kinds, ints without bounds;
 *   <li>where that turned out wrong, those which mend it, or go back to what was good enough;
 *   <li>of a program that is wrong, those which specialise functions and classes, then form unions, and last let the
 *       run decide what raises.
 * </ul>
 *
 * <p>There are at most {@link #MOST_RUNS} runs, but for those that take something back, of which each does so once, and
 * those that end before a fixed point since functions are called with ever more types, of which each finds others.
 */
final class PlanOfRuns {
    private static final int MOST_RUNS = 25;
    /** How often what should have been better, and is wrong, is specialised further before it is given up. */
    private static final int MOST_MENDINGS = 2;
    /** After so many runs that showed the same errors, further specialisation is not expected to help. */
    private static final int MOST_IN_VAIN = 4;
    /** The same with unions, where each run is long and less depends on what is specialised. */
    private static final int MOST_IN_VAIN_WITH_UNIONS = 2;

    /** What follows a run: another one, or the program is right, or what is wrong with it is known. */
    enum Next {
        AGAIN,
        RIGHT,
        WRONG
    }

    private final PooledGraphs pool;
    private final IntegerModel integers;
    private final UnionModel unions;
    private final Consumer<AnnotatedProgram> closing;

    private int run = -1;
    private Decisions decisions = new Decisions();
    /** What the program was right with, before it was to become better. */
    private Optional<Decisions> sufficient = Optional.empty();

    private boolean formsUnions;
    /** Unions are formed for ints without bounds alone. */
    private boolean formsUnionsForGrowth;

    private boolean raises;
    private boolean mayImprove = true;
    private boolean improvesTogether = true;
    private boolean improvesMore = true;
    private boolean maySeparate = true;
    private boolean isSeparated;
    /** What the program should be better with, were it not for the functions that were separated. */
    private Optional<Decisions> withoutSeparation = Optional.empty();

    private int mendings;
    private int wrongBeforeMending;
    /** Of the program as it is right now. */
    private FindWrappingIntegers.Found words;

    private final RepeatedErrors repeated = new RepeatedErrors();
    private List<Diagnostic> first = List.of();
    private List<Diagnostic> last = List.of();

    private final List<Predicate<ProgramFlow>> ofRight =
            List.of(this::takesBackWrapping, this::closesGenerators, this::improves);
    private final List<Predicate<ProgramFlow>> ofWorse =
            List.of(this::unitesForGrowth, this::mendsWhatIsWorse, this::goesBack);
    private final List<Predicate<ProgramFlow>> ofWrong = List.of(
            this::endsGrowth, this::specialises, this::prefersUnions, this::startsUnions, this::letsTheRunRaise);

    /** @param closing requests what typing will need of a program that is right, in which something may be wrong too */
    PlanOfRuns(PooledGraphs pool, IntegerModel integers, UnionModel unions, Consumer<AnnotatedProgram> closing) {
        this.pool = pool;
        this.integers = integers;
        this.unions = unions;
        this.closing = closing;
    }

    /** What the next run begins with. */
    Decisions decisions() {
        return decisions;
    }

    /** What becomes of values of unrelated kinds in the next run. */
    UnionModel unions() {
        if (formsUnions) {
            return raises ? UnionModel.RAISING : UnionModel.FORMED;
        }
        return unions == UnionModel.REFUSED ? UnionModel.REFUSED : UnionModel.NOT_YET;
    }

    /**
     * What is wrong with the program. What was found before anything was specialised is nearest to what the user wrote,
     * where as much is wrong as before.
     */
    List<Diagnostic> whatIsWrong() {
        return last.size() >= first.size() && !formsUnions ? first : last;
    }

    /**
     * Whether a run has shown already what the next is to do otherwise: where functions are called with ever more
     * types, those that there are so far make a run as long as they may become many.
     */
    boolean isVain() {
        return unions == UnionModel.FORMED && sufficient.isEmpty() && decisions.foundGrowth();
    }

    /** Lets another run follow one that was in vain. */
    void afterVain() {
        endsGrowth();
    }

    /** Asks what follows a run that came to a fixed point. */
    Next after(ProgramFlow flow, Solution solution) {
        run++;
        if (mayRunAgain() && (pool.isOutdated() || pool.keepAttributes(decisions.askedForAttributes()))) {
            return Next.AGAIN;
        }
        Finalizers.refuse(flow.inference(), flow.errors());
        if (flow.errors().isEmpty()) {
            isSeparated = false;
            words = FindWrappingIntegers.in(flow.inference());
            if (isTaken(ofRight, flow)) {
                return Next.AGAIN;
            }
            if (isClosed(solution)) {
                return pool.isOutdated() && mayRunAgain() ? Next.AGAIN : Next.RIGHT;
            }
        }
        last = flow.errors().diagnostics();
        if (sufficient.isPresent()) {
            isTaken(ofWorse, flow);
            return Next.AGAIN;
        }
        if (first.isEmpty()) {
            first = last;
        }
        return !isBeyondTypes() && mayRunAgain() && isTaken(ofWrong, flow) ? Next.AGAIN : Next.WRONG;
    }

    private boolean mayRunAgain() {
        return run < MOST_RUNS;
    }

    private static boolean isTaken(List<Predicate<ProgramFlow>> steps, ProgramFlow flow) {
        return steps.stream().anyMatch(step -> step.test(flow));
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

    // Of a program that is right

    /** Not an improvement: what was taken to wrap must not, as inference has it now. */
    private boolean takesBackWrapping(ProgramFlow flow) {
        Optional<Decisions> right = decisions.withExact(words.exact());
        right.ifPresent(found -> decisions = found);
        return right.isPresent();
    }

    private boolean closesGenerators(ProgramFlow flow) {
        return mayRunAgain() && pool.closeGenerators(FindClosingPlaces.in(flow.inference()));
    }

    private boolean improves(ProgramFlow flow) {
        Supplier<Set<OperatorSite>> growing = asked(() -> FindGrowingIntegers.in(flow.inference(), words.wrapping()));
        Supplier<Boolean> areWide = asked(() -> FindWideMixtures.areIn(flow.inference()));
        Optional<Decisions> improved =
                mayImprove && mayRunAgain() ? improved(flow, growing, areWide) : Optional.empty();
        if (improved.isPresent()) {
            isSeparated = formsUnions && maySeparate;
            withoutSeparation = Optional.empty();
            if (isSeparated) {
                // Once, as each of these runs is long. What else is better is known already, should that be wrong.
                maySeparate = false;
                improvesMore = true;
                withoutSeparation = improved(flow, growing, areWide);
            }
            sufficient = Optional.of(decisions);
            decisions = improved.get();
            // With unions each of these runs is as long as the first.
            improvesMore = !formsUnions;
        }
        return improved.isPresent();
    }

    /** What is asked at most once. */
    private static <T> Supplier<T> asked(Supplier<T> question) {
        AtomicReference<T> answer = new AtomicReference<>();
        return () -> {
            if (answer.get() == null) {
                answer.set(question.get());
            }
            return answer.get();
        };
    }

    /**
     * What could be better of a program that is right; empty where nothing new is known.
     *
     * @param growing the operators whose results are guessed to need no bounds
     * @param areWide whether some ints that are mixed with other kinds are
     */
    private Optional<Decisions> improved(
            ProgramFlow flow, Supplier<Set<OperatorSite>> growing, Supplier<Boolean> areWide) {
        boolean isTogether = formsUnions && improvesTogether;
        Optional<Decisions> improved = improvesMore ? decisions.improved() : Optional.empty();
        if (maySeparate) {
            improved = improved.orElse(decisions)
                    .withSeparate(FindSeparableFunctions.in(flow.inference().sharedFunctions()))
                    .or(keeping(improved));
        }
        if (integers == IntegerModel.INFERRED && (improved.isEmpty() || isTogether)) {
            improved = improved.orElse(decisions).withGrowing(growing.get()).or(keeping(improved));
            if (unions == UnionModel.FORMED && !decisions.mixturesAreUnions() && areWide.get()) {
                improved = improved.orElse(decisions).withMixturesAsUnions().or(keeping(improved));
            }
        }
        if (improvesMore && (improved.isEmpty() || isTogether)) {
            improved = improved.orElse(decisions).withWrapping(words.wrapping()).or(keeping(improved));
        }
        return improved;
    }

    private static Supplier<Optional<Decisions>> keeping(Optional<Decisions> found) {
        return () -> found;
    }

    // Where what should have been better is wrong

    /** An int without bounds beside a float or a bool is a union, where a word is a mixture. */
    private boolean unitesForGrowth(ProgramFlow flow) {
        boolean isTaken = mayRunAgain()
                && !formsUnions
                && unions == UnionModel.FORMED
                && decisions.growsMoreThan(sufficient.orElseThrow())
                && mayBeUnions(last);
        formsUnions |= isTaken;
        formsUnionsForGrowth |= isTaken;
        return isTaken;
    }

    /** Other ints may meet in other functions, which have not been specialised for that yet. */
    private boolean mendsWhatIsWorse(ProgramFlow flow) {
        boolean isBetter = mendings == 0 || !formsUnions || last.size() < wrongBeforeMending;
        wrongBeforeMending = last.size();
        boolean isTaken = isBetter && mayRunAgain() && mendings < MOST_MENDINGS && decisions.adopt(last.size());
        mendings += isTaken ? 1 : 0;
        return isTaken;
    }

    /** Back to what was good enough, and one thing at a time. */
    private boolean goesBack(ProgramFlow flow) {
        mendings = 0;
        if (isSeparated) {
            // All but that once more; where that is nothing, what was good enough.
            isSeparated = false;
            decisions = withoutSeparation.orElse(sufficient.orElseThrow());
            sufficient = withoutSeparation.flatMap(_ -> sufficient);
            return true;
        }
        decisions = sufficient.orElseThrow();
        sufficient = Optional.empty();
        mayImprove = formsUnions && !formsUnionsForGrowth && improvesTogether;
        improvesTogether = false;
        formsUnions &= !formsUnionsForGrowth;
        return true;
    }

    // Of a program that is wrong

    /**
     * Whether nothing is wrong but what is not there, and was not before anything was specialised either: no more
     * specialisation will change that, and with unions each run is long.
     */
    private boolean isBeyondTypes() {
        return formsUnions
                && last.stream()
                        .allMatch(diagnostic -> diagnostic.kind() == MessageKind.NOT_SUPPORTED
                                && first.stream()
                                        .anyMatch(earlier -> earlier.kind() == diagnostic.kind()
                                                && earlier.position().equals(diagnostic.position())));
    }

    private boolean endsGrowth(ProgramFlow flow) {
        return endsGrowth();
    }

    private boolean endsGrowth() {
        if (unions != UnionModel.FORMED || !decisions.endGrowth()) {
            return false;
        }
        if (!formsUnions) {
            decisions.uniteDividedInVain(last.size());
        }
        formsUnions = true;
        return true;
    }

    private boolean specialises(ProgramFlow flow) {
        boolean isRepeated = repeated.after(last) >= (formsUnions ? MOST_IN_VAIN_WITH_UNIONS : MOST_IN_VAIN);
        boolean isInVain = unions == UnionModel.FORMED && isRepeated && (formsUnions || mayBeUnions(last));
        return !isInVain && decisions.adopt(last.size());
    }

    private boolean prefersUnions(ProgramFlow flow) {
        return formsUnions
                && decisions.preferUnions(last.stream()
                        .map(diagnostic -> diagnostic.position().file())
                        .collect(Collectors.toSet()));
    }

    private boolean startsUnions(ProgramFlow flow) {
        if (formsUnions || unions != UnionModel.FORMED || !mayBeUnions(first) && !mayBeUnions(last)) {
            return false;
        }
        decisions.uniteDividedInVain(last.size());
        formsUnions = true;
        return true;
    }

    private boolean letsTheRunRaise(ProgramFlow flow) {
        boolean isTaken = formsUnions && !raises;
        raises |= isTaken;
        return isTaken;
    }

    /** Whether what is wrong may be that values of unrelated kinds meet. */
    private static boolean mayBeUnions(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .anyMatch(diagnostic -> diagnostic.kind() == MessageKind.TYPE_CONFLICT
                        || diagnostic.kind() == MessageKind.HOLDS_ITSELF
                        || diagnostic.kind() == MessageKind.EVER_MORE_TYPES);
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
}
