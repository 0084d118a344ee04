package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.annotation.report.Complaint;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.HandledPlaces;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is wrong with the program and the program foresees: an operation that has no meaning, where handlers take what
 * Python raises there, around the operation itself or around every way to the function that it is in; and, among values
 * of several kinds, one that has a meaning in another graph of the same function, since it is the function that is
 * called with kinds of which some do not fit. It raises when the program runs, as in Python. Everywhere else it is an
 * error of the program, unless that is what would keep a program with values of several kinds from being translated
 * ({@link UnionModel#RAISING}).
 *
 * <p>Only what Python raises for certain, with its text, can be foreseen: what the translator alone does not know is an
 * error always.
 */
final class ForeseenErrors {
    private final Inference inference;
    private final ErrorReport errors;
    private final Map<Operation, Diagnostic> remarks = new IdentityHashMap<>();

    ForeseenErrors(Inference inference, ErrorReport errors) {
        this.inference = inference;
        this.errors = errors;
    }

    /** Whether an operation raises in Python what is handled. */
    boolean isForeseen(Step step, RuleError error) {
        return isPossible(step, error)
                && Complaint.known(step, error)
                        .filter(complaint -> isUncertain(step) || isHandled(step, complaint.exception(), false))
                        .isPresent();
    }

    /** The same of what the library does for an operation. */
    boolean isForeseenWithin(Step step, RuleError error) {
        return isPossible(step, error)
                && error.raised()
                        .filter(raised -> isUncertain(step) || isHandled(step, raised.exception(), false))
                        .isPresent();
    }

    /** Whether an operation on values of several kinds, none of which knows it, raises what is handled for each. */
    boolean areForeseen(Step step, List<ProgramFlow.Failure> failures) {
        return failures.stream()
                .allMatch(failure -> isPossible(step, failure.error())
                        && (isForeseen(step, failure.error())
                                || isForeseenWithin(step, failure.error())
                                || Complaint.known(failure.step(), failure.error())
                                        .filter(complaint ->
                                                isUncertain(step) || isHandled(step, complaint.exception(), false))
                                        .isPresent()));
    }

    /** Whether the kinds that an operation meets in inference need not be what it meets when the program runs. */
    private boolean isUncertain(Step step) {
        return inference.unions() == UnionModel.RAISING || hasMeaningElsewhere(step);
    }

    /** Whether the same operation of the same function comes to something for values of other kinds. */
    private boolean hasMeaningElsewhere(Step step) {
        return inference.union().formsUnions()
                && inference.graphs().ofFunction(step.graph()).stream()
                        .filter(graph -> graph != step.graph())
                        .flatMap(graph -> graph.blocks().stream())
                        .flatMap(block -> block.operations().stream())
                        .anyMatch(other -> other.opcode() == step.operation().opcode()
                                && other.position().equals(step.operation().position())
                                && inference.bindings().isBound(other.result())
                                && !inference.bindings().isPoisoned(other.result()));
    }

    private boolean isPossible(Step step, RuleError error) {
        return switch (inference.unions()) {
            case REFUSED -> false;
            // What system code says of its own operations need not be what Python says of the program's.
            case NOT_YET, FORMED -> !ErrorReport.isOwn(step.operation().position()) || raisesAsPython(step);
            case RAISING -> !isInSystemCode(step) || raisesAsPython(step) || Complaint.isOfKinds(error);
        };
    }

    private boolean raisesAsPython(Step step) {
        return isInSystemCode(step)
                && inference
                        .systemCode()
                        .raisesAsPython(step.operation().position().file());
    }

    private static boolean isInSystemCode(Step step) {
        return step.operation().position().isInSystemCode();
    }

    private static boolean isOfProgram(Step step) {
        return !ErrorReport.isForeign(step.operation().position());
    }

    /** @param isNamed whether the handlers are to name what is raised, instead of taking whatever goes wrong */
    private boolean isHandled(Step step, String exception, boolean isNamed) {
        return isHandled(
                step, inference.host().builtin(exception), isNamed, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private boolean isHandled(Step step, HostObject exception, boolean isNamed, Set<FunctionGraph> seen) {
        HandledPlaces places = inference.graphSource().handledPlaces();
        SourcePosition position = step.operation().position();
        if ((isOfProgram(step) || ErrorReport.isInLibrary(position))
                        && (isNamed ? places.isNamed(position, exception) : places.isHandled(position, exception))
                || !seen.add(step.graph())) {
            return true;
        }
        Collection<Step> callers = errors.callersOf(step.graph());
        return !callers.isEmpty() && callers.stream().allMatch(caller -> isHandled(caller, exception, isNamed, seen));
    }

    /** Notes that an operation raises. */
    void note(Step step, RuleError error, Complaint complaint) {
        if (!isOfProgram(step) || hasMeaningElsewhere(step) || isHandled(step, complaint.exception(), true)) {
            remarks.remove(step.operation());
        } else {
            remarks.put(
                    step.operation(),
                    Diagnostic.of(
                            isHandled(step, complaint.exception(), false)
                                    ? MessageKind.ALWAYS_RAISES
                                    : MessageKind.RAISES_UNHANDLED,
                            step.operation().position(),
                            complaint.exception(),
                            error.getMessage()));
        }
    }

    /** Notes that an operation has a meaning after all. */
    void noteMeaning(Step step) {
        remarks.remove(step.operation());
    }

    /**
     * What the user should know of: operations that raise whenever they are run, where no handler shows that this is
     * meant.
     */
    List<Diagnostic> remarks() {
        return remarks.values().stream().distinct().sorted(Diagnostic.IN_ORDER).toList();
    }
}
