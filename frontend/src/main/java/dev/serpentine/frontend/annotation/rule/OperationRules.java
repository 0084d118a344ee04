package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.Closures;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Narrowing;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.flow.UnboundName;
import dev.serpentine.frontend.signature.Parameter;
import dev.serpentine.graph.model.Constant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the rule for an operation: what its result is and what it means, by its opcode and what is known of its
 * operands.
 */
public final class OperationRules {
    private final Inference inference;
    private final CallResolution resolver;
    private final AttributePresence presence;
    private final AttributeAccess attributes;
    private final ArithmeticRules arithmetic;
    private final ComparisonRules comparisons;
    private final InstanceTests instanceTests;
    private final RaisedExceptions raisedExceptions;
    private final ContainerRules containers;
    private final IterationRules iteration;
    private final StarredItems starred;
    private final TextRules text;
    private final CallRules calls;
    private final ArgumentRules argumentRules;

    public OperationRules(Inference inference, CallResolution resolver, Narrowing narrowing) {
        this.inference = inference;
        this.resolver = resolver;
        this.presence = new AttributePresence(inference);
        this.attributes = new AttributeAccess(inference, resolver, presence);
        SpecialMethods specialMethods = new SpecialMethods(inference, resolver, attributes);
        Forwarders forwarders = new Forwarders(inference.host(), inference.systemCode());
        this.argumentRules = new ArgumentRules(inference, resolver, attributes, forwarders);
        this.arithmetic = new ArithmeticRules(inference, resolver, specialMethods, argumentRules, forwarders);
        this.comparisons = new ComparisonRules(inference, resolver, specialMethods, narrowing, argumentRules);
        this.instanceTests = new InstanceTests(inference);
        this.containers = new ContainerRules(inference, resolver, specialMethods, argumentRules);
        this.iteration = new IterationRules(inference, resolver, specialMethods);
        this.starred = new StarredItems(containers, iteration, specialMethods, argumentRules);
        this.text = new TextRules(inference, resolver, specialMethods, forwarders);
        this.calls = new CallRules(
                inference,
                resolver,
                attributes,
                specialMethods,
                comparisons,
                containers,
                iteration,
                text,
                argumentRules,
                forwarders);
        this.raisedExceptions = new RaisedExceptions(inference, resolver, calls.constructions());
    }

    /** Which attributes instances may lack. */
    public AttributePresence presence() {
        return presence;
    }

    /**
     * The result's annotation; impossible where that is not known yet or the operation never completes.
     *
     * @throws RuleError where the operation has no meaning with what is known
     * @throws UnionConflict where it would mix what cannot be mixed
     */
    public SomeValue annotate(Step step) {
        FlowOpcode opcode = (FlowOpcode) step.operation().opcode();
        return switch (opcode) {
            case NEG, POS, INVERT -> arithmetic.unary(step, opcode);
            case BOOL -> comparisons.truth(step);
            case NOT -> comparisons.not(step);
            case ADD, SUB, MUL, MATMUL, TRUEDIV, FLOORDIV, MOD, POW, LSHIFT, RSHIFT, AND, OR, XOR ->
                arithmetic.binary(step, opcode.mnemonic(), false);
            case INPLACE_ADD,
                    INPLACE_SUB,
                    INPLACE_MUL,
                    INPLACE_MATMUL,
                    INPLACE_TRUEDIV,
                    INPLACE_FLOORDIV,
                    INPLACE_MOD,
                    INPLACE_POW,
                    INPLACE_LSHIFT,
                    INPLACE_RSHIFT,
                    INPLACE_AND,
                    INPLACE_OR,
                    INPLACE_XOR -> arithmetic.binary(step, opcode.mnemonic().substring("inplace_".length()), true);
            case EQ, NE, LT, LE, GT, GE -> comparisons.compare(step, opcode);
            case IS -> comparisons.is(step);
            case CONTAINS -> comparisons.contains(step);
            case GETATTR -> attributes.get(step, 0, step.text(1));
            case SETATTR -> attributes.assignment().set(step, 0, step.text(1), 2);
            case DELATTR -> attributes.deletion().delete(step, 0, step.text(1));
            case GETITEM -> containers.getItem(step, 0, 1);
            case SETITEM -> containers.setItem(step);
            case DELITEM -> containers.deleteItem(step);
            case SUPER -> attributes.ofSuper(step);
            case NEWTUPLE -> newTuple(step);
            case NEWLIST -> containers.newList(step);
            case NEWDICT -> containers.newDict(step);
            case NEWSET -> containers.newSet(step);
            case NEWSLICE -> {
                step.raisesOnly();
                yield new SomeSlice(step.argument(0), step.argument(1), step.argument(2));
            }
            case LIST_APPEND -> containers.append(step, 0, 1);
            case SET_ADD -> containers.addToSet(step);
            case DICT_STORE -> containers.setItem(step);
            case LIST_EXTEND -> starred.ofList(step);
            case SET_UPDATE -> starred.ofSet(step);
            case DICT_UPDATE -> starred.ofDict(step);
            case ITER -> iteration.iter(step, 0);
            case NEXT -> iteration.next(step, 0);
            case YIELD, YIELD_DELEGATED, DELEGATE ->
                throw new IllegalStateException("a generator's body that was not cut");
            case UNPACK -> iteration.unpack(step);
            case CALL -> calls.call(step);
            case NEWFUNCTION -> Closures.make(step, inference);
            case NEWCELL -> {
                step.raisesOnly();
                yield new SomeCell(inference
                        .made()
                        .by(
                                step.operation(),
                                () -> new InferredCell(
                                        inference.worklist(),
                                        step.operation().result().name())));
            }
            case GETCELL -> getCell(step);
            case SETCELL -> {
                step.raisesOnly();
                InferredCell cell = cell(step);
                cell.generalise(step.argument(1));
                cell.noteOrigin(step.origin("'" + cell.name() + "' is assigned here", 1));
                yield SomeNone.NONE;
            }
            case DELCELL -> SomeNone.NONE;
            case FORMAT -> text.format(step);
            case JOIN_TEXT -> {
                step.raisesOnly();
                yield Folding.isConstantText(step.argument(0)) && step.argumentCount() == 1
                        ? step.argument(0)
                        : Lattice.STRING;
            }
            case STORE_GLOBAL -> {
                step.raisesOnly();
                InferredCell global = inference.variables().global(step.constant(0), step.text(1));
                global.generalise(step.argument(2));
                global.noteOrigin(step.origin("global '" + step.text(1) + "' is assigned here", 2));
                yield SomeNone.NONE;
            }
            case LOAD_GLOBAL -> {
                step.raisesOnly();
                yield inference
                        .variables()
                        .global(step.constant(0), step.text(1))
                        .readContents();
            }
            case TYPE -> calls.type(step, 0);
            case SET_CAUSE -> ExceptionRules.chain(step, inference, resolver, "set_cause");
            case SET_CONTEXT -> ExceptionRules.chain(step, inference, resolver, "set_context");
            case ADD_CONTEXT -> ExceptionRules.chain(step, inference, resolver, "add_context");
            case TRACE_RAISE -> {
                step.raisesOnly();
                yield SomeNone.NONE;
            }
            case POLL -> ExceptionRules.poll(step, inference, resolver);
            case EXCEPTION_INSTANCE -> raisedExceptions.exception(step);
            case EXCEPTION_MATCHES -> instanceTests.answer(step, 0, List.of(step.constant(1)));
            case UNBOUND -> {
                UnboundName unbound = (UnboundName) ((Constant) step.operation().argument(0)).value();
                throw new RuleError(unbound.kind(), unbound.name(), unbound.advice())
                        .raising(unbound.exception(), unbound.text());
            }
            case REFUSE ->
                throw new TranslationFailed(
                        List.of((Diagnostic) ((Constant) step.operation().argument(0)).value()));
        };
    }

    /** Whether what is known of an argument fits what a builtin takes. */
    public ArgumentFit.Answer fit(Parameter parameter, SomeValue given) {
        return argumentRules.fit(parameter, given);
    }

    /** Whether what is called is called before the program starts, with all objects that the arguments may be. */
    public boolean isMemo(SomeCallable callable) {
        return MemoCalls.isMemo(callable);
    }

    /** How what a step gets by {@code getattr} is called, which decides what it may be; empty for other steps. */
    public List<CallShape> callsOfAsked(Step step) {
        return NamedAttributes.callsOfAsked(step);
    }

    /** Whether it is a test for classes, of the first argument of a call, that system code makes. */
    public boolean isTestOfSystemCode(Step step) {
        return instanceTests.isTestOfSystemCode(step);
    }

    /** Notes what the result of a step, whose operand may be of several kinds, tells of that operand. */
    public void learnFromUnion(Step step, int operand) {
        instanceTests.learnFromUnion(step, operand);
    }

    /** What happened, for the chain behind a message. */
    public String describe(Step step) {
        return switch ((FlowOpcode) step.operation().opcode()) {
            case CALL -> "result of this call";
            case GETATTR -> "attribute '" + step.text(1) + "'";
            case GETITEM -> "item";
            case NEXT -> "item of the iteration";
            case NEWLIST, NEWDICT, NEWSET, NEWTUPLE -> "made here";
            case LOAD_GLOBAL -> "global '" + step.text(1) + "'";
            default -> "computed here";
        };
    }

    private InferredCell cell(Step step) {
        return (InferredCell) ((SomeCell) step.argument(0)).definition();
    }

    private SomeValue getCell(Step step) {
        step.raisesOnly(step.text(1));
        return cell(step).readContents();
    }

    private SomeValue newTuple(Step step) {
        step.raisesOnly();
        List<SomeValue> items = new ArrayList<>(step.argumentsFrom(0));
        if (items.stream()
                .allMatch(item -> item.constant().filter(Folding::isFoldable).isPresent())) {
            Optional<SomeValue> folded = Folding.constant(
                    step,
                    inference,
                    inference
                            .host()
                            .ofTuple(items.stream()
                                    .map(item -> item.constant().get())
                                    .toList()));
            if (folded.isPresent()) {
                return folded.get();
            }
        }
        return new SomeTuple(items, Optional.empty());
    }
}
