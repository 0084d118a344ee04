package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.facts.UsesOfValues;
import dev.serpentine.frontend.annotation.live.ExtendedValues;
import dev.serpentine.frontend.annotation.report.Complaint;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.rule.LongIntegerRules;
import dev.serpentine.frontend.annotation.rule.OperationRules;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What an operation means where an operand is a {@link SomeUnion}: a call of system code that tells the kinds of that
 * operand apart and does the operation for each. So no other rule, and no representation, needs to know of unions but
 * where values are only passed on.
 *
 * <p>What a kind does not know fails when the program runs, with Python's own exception; where no kind knows it, it is
 * an error of the program.
 */
final class Distribution {
    private static final String NONE = "None";
    private final ProgramFlow flow;
    private final Inference inference;
    private final CallResolution resolver;
    private final OperationRules rules;
    private final DistributedOperands operands;
    private final ForeseenErrors foreseen;
    private final KindsRefusedAlike refusedAlike;
    private final Map<Function, HostObject> functions = new HashMap<>();
    /** Operations within these that their kind does not know. */
    private final Map<Operation, ProgramFlow.Failure> failed = new IdentityHashMap<>();
    /** Those of them that system code which they call does not know. */
    private final Set<Operation> failedWithin = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Operations of what those call: nothing that calls them is left. */
    private final Map<Operation, ProgramFlow.Failure> givenUpWithin = new LinkedHashMap<>();

    /** Of how many kinds the operand of an operation was when it was last distributed. */
    private final Map<Operation, Integer> distributedKinds = new IdentityHashMap<>();

    /** What {@link Otherwise} calls. */
    private static final List<String> RAISING_OTHERWISE = List.of("raise_type_error_of", "raise_type_error_of_two");

    private static final String IN_PLACE = "inplace_";

    /** What a function of system code is made of that tells the kinds of one of its parameters apart. */
    private record Function(
            String statement,
            String result,
            List<Integer> operands,
            int place,
            List<String> kinds,
            List<HostObject> constants,
            List<CallShape> callsOfResult,
            Asked asked,
            Otherwise otherwise) {}

    /**
     * What is done for all kinds that are not told apart.
     *
     * @param statement of system code; empty where all are
     * @param texts that it calls {@code t0}, {@code t1} and so on
     */
    private record Otherwise(String statement, List<String> texts) {
        private static final Otherwise NOTHING = new Otherwise("", List.of());
    }

    private static final Set<FlowOpcode> MAY_RUN_HOOKS =
            EnumSet.of(FlowOpcode.GETATTR, FlowOpcode.SETATTR, FlowOpcode.DELATTR, FlowOpcode.CALL);

    /** Of whom the operation is, as far as its meaning depends on that and on no operand. */
    private enum Asked {
        BY_ANY("any"),
        /** The results have no bounds for ints: what gives them must serve no other, which has words. */
        WITHOUT_BOUNDS("without bounds"),
        /** A test for classes: system code asks what a value is itself, not what it holds. */
        BY_SYSTEM_CODE("system code"),
        /** What looks for an attribute: the program means the hooks of its classes, too. */
        BY_PROGRAM("program");

        private final String spelling;

        Asked(String spelling) {
            this.spelling = spelling;
        }
    }

    Distribution(ProgramFlow flow, OperationRules rules) {
        this.flow = flow;
        this.inference = flow.inference();
        this.resolver = flow.calls();
        this.rules = rules;
        this.operands = new DistributedOperands(inference, rules);
        this.foreseen = new ForeseenErrors(inference, flow.errors());
        this.refusedAlike = new KindsRefusedAlike(inference.host());
    }

    /** The operand whose kinds must be told apart before an operation has a meaning; empty where there is none. */
    Optional<Integer> operandOf(Step step) {
        return !inference.union().formsUnions()
                ? Optional.empty()
                : wasDistributed(step) ? Optional.of(0) : operands.of(step);
    }

    /**
     * Whether a method was read from a union which now is one kind: who calls it has taken it for one that is read when
     * it is called.
     */
    private boolean wasDistributed(Step step) {
        return step.operation().opcode() == FlowOpcode.GETATTR
                && inference.bindings().of(step.operation().result()) instanceof SomeLateMethod
                && step.argument(0) instanceof SomeInstance;
    }

    /**
     * Whether an operation waits until nothing else is to be flowed, since its operand has become of more kinds: a
     * function for the kinds of now would soon be none that anybody calls, and its own steps have such functions in
     * turn.
     */
    boolean awaitsGrowth(Step step) {
        Optional<Integer> operand = operandOf(step);
        if (operand.isEmpty()) {
            return false;
        }
        int kinds = countOfKinds(step.argument(operand.get()));
        if (kinds == distributedKinds.getOrDefault(step.operation(), 0)) {
            return false;
        }
        if (flow.awaitedGrowth().awaits(step)) {
            return true;
        }
        distributedKinds.put(step.operation(), kinds);
        return false;
    }

    /** Makes the step a call of a function that tells the kinds of an operand apart. */
    SomeValue annotate(Step step, int operand) {
        boolean isRead = step.operation().opcode() == FlowOpcode.GETATTR;
        boolean isMethod = isRead
                && UsesOfValues.isOnlyCalled(step.operation().result(), step.block())
                && !operands.mayCompute(step.argument(operand), step.text(1));
        DistributedExpression expression =
                isMethod ? DistributedExpression.ofMethod(step) : DistributedExpression.of(step);
        SomeValue result = call(step, expression, operand);
        rules.learnFromUnion(step, operand);
        return isMethod && result != SomeImpossible.IMPOSSIBLE ? new SomeLateMethod(result, step.text(1)) : result;
    }

    private SomeValue call(Step step, DistributedExpression expression, int operand) {
        List<Passed> passed = new ArrayList<>();
        for (int index : expression.operands()) {
            SomeValue value =
                    step.argument(index) instanceof SomeLateMethod method ? method.self() : step.argument(index);
            passed.add(new Passed(new ArgumentSource.Operand(index), value));
        }
        int place = expression.operands().indexOf(operand);
        Optional<KindsRefusedAlike.Alike> alike = refusedAlike.of(step, operand);
        List<String> kinds = kinds(
                passed.get(place).value(),
                alike.map(KindsRefusedAlike.Alike::kinds).orElse(List.of()));
        HostObject function = functions.computeIfAbsent(
                new Function(
                        expression.statement(),
                        expression.result(),
                        expression.operands(),
                        place,
                        kinds,
                        expression.constants(),
                        rules.callsOfAsked(step),
                        asked(step),
                        alike.map(found -> otherwise(found.complaint(), expression))
                                .orElse(Otherwise.NOTHING)),
                this::make);
        return resolver.callSystem(step, function, passed);
    }

    private static Otherwise otherwise(Complaint complaint, DistributedExpression expression) {
        List<String> arguments = new ArrayList<>();
        complaint.owners().forEach(operand -> arguments.add(expression.nameOf(operand)));
        for (int i = 0; i < complaint.texts().size(); i++) {
            arguments.add("t" + i);
        }
        return new Otherwise(complaint.raiser() + "(" + String.join(", ", arguments) + ")", complaint.texts());
    }

    private Asked asked(Step step) {
        String name = ((FlowOpcode) step.operation().opcode()).mnemonic();
        if (LongIntegerRules.isGrowing(
                step, inference, name.startsWith(IN_PLACE) ? name.substring(IN_PLACE.length()) : name)) {
            return Asked.WITHOUT_BOUNDS;
        }
        if (rules.isTestOfSystemCode(step)) {
            return Asked.BY_SYSTEM_CODE;
        }
        return MAY_RUN_HOOKS.contains((FlowOpcode) step.operation().opcode())
                        && ErrorReport.isAskedByProgram(step, inference.graphs())
                ? Asked.BY_PROGRAM
                : Asked.BY_ANY;
    }

    private HostObject make(Function wanted) {
        Host host = inference.host();
        List<HostObject> names =
                wanted.operands().stream().map(index -> text("a" + index)).toList();
        List<HostObject> arguments = List.of(
                text(wanted.statement()),
                text(wanted.result()),
                host.ofTuple(names),
                host.ofInteger(BigInteger.valueOf(wanted.place())),
                host.ofTuple(wanted.kinds().stream().map(this::text).toList()),
                host.ofTuple(wanted.constants()),
                text(wanted.asked().spelling),
                text(wanted.otherwise().statement()),
                host.ofTuple(wanted.otherwise().texts().stream().map(this::text).toList()));
        HostObject maker =
                inference.systemCode().method("object", "distributed").orElseThrow();
        if (!(host.call(maker, arguments, Map.of()) instanceof Host.Outcome.Returned(HostObject function))) {
            throw new IllegalStateException("cannot distribute " + wanted.statement() + wanted.result());
        }
        return function;
    }

    private static int countOfKinds(SomeValue value) {
        return (Lattice.canBeNone(value) ? 1 : 0)
                + (Unions.asUnion(value) instanceof SomeUnion union ? Unions.countOfParts(union) : 1);
    }

    /** @param alike kinds that are not told apart */
    private static List<String> kinds(SomeValue value, List<SomeValue> alike) {
        List<String> kinds = new ArrayList<>();
        if (Lattice.canBeNone(value) && !alike.contains(SomeNone.NONE)) {
            kinds.add(NONE);
        }
        if (Unions.asUnion(value) instanceof SomeUnion union) {
            for (SomeValue part : Unions.parts(union)) {
                if (alike.contains(part)) {
                    continue;
                }
                if (part instanceof SomeInstance instance) {
                    // It is another part when two of these become one.
                    instance.kinds().forEach(kind -> ((InferredClass) kind).noteIdentityReader());
                }
                kinds.add(Unions.nameOf(part));
            }
        } else {
            kinds.add("any");
        }
        return kinds;
    }

    private HostObject text(String text) {
        return inference.host().ofText(text);
    }

    // What a kind does not know

    /** Whether an operation is one that its kind may not know, without being an error of the program. */
    boolean isWithin(Step step) {
        return flow.alternatives().containsKey(step.graph());
    }

    /** Whether an operation that has no meaning raises when it is run, and is no error of the program. */
    private boolean raisesItself(Step step, RuleError error) {
        return isWithin(step)
                || foreseen.isForeseen(step, error)
                || isOfOneOfSeveral(step) && Complaint.known(step, error).isPresent();
    }

    /**
     * Whether an operation is one of system code that is only called as one of several, of which others return: of
     * iterators, say, that were made for several kinds. Then it is their class that tells the kinds apart.
     */
    private boolean isOfOneOfSeveral(Step step) {
        return inference.union().formsUnions()
                && !flow.errors()
                        .callsFrom(step.graph(), this::callsSeveral, _ -> false)
                        .isEmpty();
    }

    private boolean callsSeveral(Step step) {
        return inference.resolution(step.operation())
                        instanceof Resolution.Calls(List<CallTarget> targets, boolean negate)
                && targets.size() > 1
                && targets.stream().anyMatch(target -> returns(target.graph()));
    }

    /** Whether an operation that has no meaning was given up, and raises instead. */
    boolean hasFailed(Step step, RuleError error) {
        return failed.containsKey(step.operation()) && raisesItself(step, error);
    }

    /** An operand that may be an int, a float or a bool; empty where there is none. */
    Optional<Integer> mixtureAmong(Step step) {
        FlowOpcode opcode = (FlowOpcode) step.operation().opcode();
        return opcode == FlowOpcode.CALL || opcode == FlowOpcode.UNBOUND
                ? Optional.empty()
                : IntStream.range(0, step.argumentCount())
                        .filter(index -> step.argument(index) instanceof SomeNumber)
                        .boxed()
                        .findFirst();
    }

    /** Whether an operation raises for its kind because of what it calls. */
    Optional<RuleError> failedWithin(Step step) {
        return failedWithin.contains(step.operation())
                ? Optional.of(failed.get(step.operation()).error())
                : Optional.empty();
    }

    /** Makes a step raise what Python says. */
    void raise(Step step, RuleError error) {
        Complaint complaint = Complaint.of(step, error);
        if (!isWithin(step)) {
            foreseen.note(step, error, complaint);
        }
        HostObject raising =
                inference.systemCode().method("object", complaint.raiser()).orElseThrow();
        List<Passed> passed = new ArrayList<>();
        complaint.owners().forEach(operand -> passed.add(Passed.operand(step, operand)));
        complaint
                .texts()
                .forEach(text -> passed.add(
                        new Passed(new ArgumentSource.Prebuilt(inference.host().ofText(text)), Lattice.STRING)));
        resolver.callSystem(step, raising, passed);
    }

    /** Whether the program handles what an operation without a meaning raises. */
    boolean isForeseen(ProgramFlow.Failure failure) {
        return foreseen.isForeseen(failure.step(), failure.error());
    }

    /** Notes that an operation has a meaning. */
    void noteMeaning(Step step) {
        foreseen.noteMeaning(step);
    }

    /** What the user should know of the operations that raise. */
    List<Diagnostic> remarks() {
        return foreseen.remarks();
    }

    /**
     * Gives up all operations that have no meaning for a kind, or that the program foresees to fail. @return whether
     * there were any
     */
    boolean giveUp(Map<Operation, ProgramFlow.Failure> failing) {
        boolean any = false;
        for (ProgramFlow.Failure failure : List.copyOf(failing.values())) {
            if (isLimit(failure)) {
                continue;
            }
            boolean isMeant = isWithin(failure.step()) || foreseen.isForeseen(failure.step(), failure.error());
            // System code that an operation calls for a kind may be what does not know it.
            List<Step> calls = isMeant ? List.of() : raisingInstead(failure.step(), failure.error());
            boolean isHere = calls.isEmpty() && raisesItself(failure.step(), failure.error());
            List<Step> steps = isHere ? List.of(failure.step()) : calls;
            steps.forEach(step -> raiseAt(step, failure, isHere));
            if (!steps.isEmpty()) {
                any = true;
                failing.remove(failure.step().operation());
            }
            if (!steps.isEmpty() && !isHere) {
                givenUpWithin.put(failure.step().operation(), failure);
                flow.giveUp(failure.step());
            }
        }
        return any;
    }

    private void raiseAt(Step step, ProgramFlow.Failure failure, boolean isHere) {
        failed.put(step.operation(), new ProgramFlow.Failure(step, failure.error()));
        if (!isHere) {
            failedWithin.add(step.operation());
        }
        inference.worklist().schedule(step.block());
    }

    /**
     * An operation that is given up since all raise that led to it is in a graph that nobody calls. Where somebody does
     * after all, that raises, too, or what is wrong is told. @return whether there were any
     */
    boolean giveUpCalledAgain() {
        if (givenUpWithin.isEmpty()) {
            return false;
        }
        Set<FunctionGraph> live = inference.liveGraphs().all();
        boolean any = false;
        for (ProgramFlow.Failure failure : List.copyOf(givenUpWithin.values())) {
            Step failing = failure.step();
            if (live.contains(failing.graph()) && inference.graphs().reached().contains(failing.block())) {
                any = true;
                List<Step> steps = raisingInstead(failing, failure.error()).stream()
                        .filter(step -> !failedWithin.contains(step.operation()))
                        .toList();
                steps.forEach(step -> raiseAt(step, failure, false));
                if (steps.isEmpty()) {
                    givenUpWithin.remove(failing.operation());
                    flow.errors().atStep(failing, failure.error());
                }
            }
        }
        return any;
    }

    /** The operations that raise what is wrong with one in what they call; empty where something else calls it, too. */
    private List<Step> raisingInstead(Step failing, RuleError error) {
        return flow.errors().callsFrom(failing.graph(), step -> mayRaiseInstead(step, error), this::callsSeveral);
    }

    /** Whether an operation raises what is wrong in what it calls, which must not be told of the whole program then. */
    private boolean mayRaiseInstead(Step step, RuleError error) {
        // Where one of several fails and others return, it is not the step that fails.
        return !callsSeveral(step) && (isWithin(step) || foreseen.isForeseenWithin(step, error));
    }

    /**
     * Whether Python knows the operation, and only the translator does not: that is told when the program is
     * translated.
     */
    private boolean isLimit(ProgramFlow.Failure failure) {
        return failure.error().kind() == MessageKind.NOT_SUPPORTED
                || failure.error().kind() == MessageKind.MODULE_NOT_SUPPORTED
                || failure.error().kind() == MessageKind.NO_SOURCE
                || failure.error().kind() == MessageKind.EVER_MORE_TYPES
                || !isRefusedByPython(failure)
                        && failure.step().argumentsOf(SomeInstance.class).anyMatch(this::isOfBuiltinClass);
    }

    private boolean isOfBuiltinClass(SomeValue value) {
        return value instanceof SomeInstance instance
                && instance.kinds().stream()
                        .map(ClassDefinition::hostClass)
                        .anyMatch(hostClass -> !inference.hierarchy().isException(hostClass)
                                && !ExtendedValues.isExtended(hostClass)
                                && hostClass.qualifiedName().startsWith("builtins.")
                                // An object of no other class, as sentinels are, can do nothing in Python either.
                                && !hostClass.qualifiedName().equals("builtins.object"));
    }

    /**
     * Whether Python knows nothing of the operation either: it was asked, what is called has nothing for that, or the
     * argument that does not fit is of a type whose table says all that Python knows.
     */
    private boolean isRefusedByPython(ProgramFlow.Failure failure) {
        Step step = failure.step();
        int operand = failure.error().operand();
        return (step.operation().opcode() != FlowOpcode.CALL
                        || failure.error().kind() == MessageKind.NOT_CALLABLE && isNeverCalled(step.argument(0))
                        || operand > 0
                                && operand < step.argumentCount()
                                && (isComplex(step.argument(operand)) || !isOfBuiltinClass(step.argument(operand))))
                && Complaint.known(step, failure.error()).isPresent();
    }

    private static boolean isNeverCalled(SomeValue value) {
        return value instanceof SomeInstance instance
                && instance.kinds().stream()
                        .flatMap(kind -> kind.hostClass().mro().stream())
                        .noneMatch(hostClass -> hostClass.attribute("__call__").isPresent());
    }

    /** Of these the table of builtins says all that Python knows, which of views of memory it does not. */
    private static boolean isComplex(SomeValue value) {
        return value instanceof SomeInstance instance
                && instance.definition().hostClass().qualifiedName().equals("builtins.complex");
    }

    /** The steps of the program that fail for all kinds, and why; not those of which the program handles that. */
    Map<Step, RuleError> failing() {
        Map<Step, RuleError> found = new LinkedHashMap<>();
        flow.alternatives().forEach((graph, step) -> {
            if (!isWithin(step)
                    && !flow.reported().contains(step.operation())
                    && callsNothingBetter(step.operation(), graph)) {
                List<ProgramFlow.Failure> reasons =
                        reasonsOf(graph, Collections.newSetFromMap(new IdentityHashMap<>()));
                if (!reasons.isEmpty() && !areMeant(step, reasons)) {
                    found.put(step, reasons.getFirst().error());
                }
            }
        });
        return found;
    }

    /**
     * Whether an operation that fails for all kinds is no error of the program: system code that is called for one of
     * several kinds, of which it holds some, raises what Python says of each of these.
     */
    private boolean areMeant(Step step, List<ProgramFlow.Failure> reasons) {
        return foreseen.areForeseen(step, reasons)
                || isOfOneOfSeveral(step)
                || !raisingInstead(step, reasons.getFirst().error()).isEmpty();
    }

    /**
     * Whether an operation calls a graph still, where less was known it called one that told fewer kinds apart, and
     * nothing else that returns.
     */
    private boolean callsNothingBetter(Operation operation, FunctionGraph graph) {
        return inference.resolution(operation) instanceof Resolution.Calls(List<CallTarget> targets, boolean negate)
                && targets.stream().anyMatch(target -> target.graph() == graph)
                && targets.stream().noneMatch(target -> returns(target.graph()));
    }

    private boolean returns(FunctionGraph graph) {
        return inference.bindings().isBound(graph.returnBlock().inputArguments().getFirst());
    }

    /** Why a graph fails, for each of the kinds; empty if it does not for all of them. */
    private List<ProgramFlow.Failure> reasonsOf(FunctionGraph graph, Set<FunctionGraph> seen) {
        if (!seen.add(graph) || returns(graph)) {
            return List.of();
        }
        List<ProgramFlow.Failure> reasons = new ArrayList<>();
        for (Block block : graph.blocks()) {
            Operation operation = flow.blocked().get(block);
            // What raises for all kinds that are not told apart is no better than what fails for one that is.
            if (operation != null && !isOtherwise(operation)) {
                List<ProgramFlow.Failure> ofBlock = reasonsOf(operation, seen);
                if (ofBlock.isEmpty()) {
                    return List.of();
                }
                reasons.addAll(ofBlock);
            }
        }
        return reasons;
    }

    private boolean isOtherwise(Operation operation) {
        return operation.opcode() == FlowOpcode.CALL
                && operation.argument(0) instanceof Constant(HostObject called, var _)
                && RAISING_OTHERWISE.stream()
                        .anyMatch(name ->
                                inference.systemCode().method("object", name).equals(Optional.of(called)));
    }

    private List<ProgramFlow.Failure> reasonsOf(Operation operation, Set<FunctionGraph> seen) {
        if (failed.containsKey(operation)) {
            return List.of(failed.get(operation));
        }
        return inference.resolution(operation) instanceof Resolution.Calls(List<CallTarget> targets, boolean negate)
                        && targets.size() == 1
                        && flow.alternatives().containsKey(targets.getFirst().graph())
                ? reasonsOf(targets.getFirst().graph(), seen)
                : List.of();
    }
}
