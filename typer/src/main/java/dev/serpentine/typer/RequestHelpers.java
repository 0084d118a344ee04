package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.HelperRequests.Request;
import dev.serpentine.typer.representation.Comparison;
import dev.serpentine.typer.representation.DictRepr;
import dev.serpentine.typer.representation.IteratorRepr;
import dev.serpentine.typer.representation.SetRepr;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The step between annotation and typing: asks the representations of all operands which functions of system code they
 * will call with values of the program, and has these annotated, until none is asked for that is not there. The program
 * is closed then.
 */
public final class RequestHelpers {
    /** The first argument of a call of a builtin: behind the callable and the call's shape. */
    private static final int FIRST = 2;

    private final TypingContext context;
    private final AnnotatedProgram program;
    private final HelperRequests requests = new HelperRequests();
    private final ArgumentRequests arguments;

    private RequestHelpers(TypingContext context) {
        this.context = context;
        this.program = context.program();
        this.arguments = new ArgumentRequests(context, requests);
    }

    /**
     * Closes an annotated program.
     *
     * @param kept what later passes will call
     * @param made makes representations for the program as it is annotated by then
     * @return the representations for the program as it is closed
     */
    public static TypingContext andClose(
            AnnotatedProgram program, List<KeptHelper> kept, Supplier<TypingContext> made) {
        while (true) {
            TypingContext context = made.get();
            List<Request> missing = new RequestHelpers(context)
                    .all(kept).stream()
                            .filter(request ->
                                    !program.hasHelper(context.library().function(request.name()), request.arguments()))
                            .toList();
            if (missing.isEmpty()) {
                program.close();
                return context;
            }
            missing.forEach(
                    request -> program.requestHelper(context.library().function(request.name()), request.arguments()));
        }
    }

    private Set<Request> all(List<KeptHelper> kept) {
        KeptHelper.usefulTo(program, kept).forEach(helper -> requests.add(helper.request()));
        for (FunctionGraph graph : program.graphs()) {
            for (Block block : graph.blocks()) {
                if (block != graph.returnBlock() && block != graph.raiseBlock() && program.isReachable(block)) {
                    request(block);
                }
            }
        }
        return requests.all();
    }

    private void request(Block block) {
        for (Operation operation : block.operations()) {
            request(operation);
            if (program.annotation(operation.result()) == SomeValue.SomeImpossible.IMPOSSIBLE) {
                return;
            }
        }
        if (block.exit() instanceof BlockExit.Branch(Value condition)
                && block.links().stream().allMatch((Link link) -> program.isReachable(link))) {
            context.reprOf(program.annotation(condition)).requestTruth(requests);
        }
    }

    private void request(Operation operation) {
        switch (program.resolution(operation)) {
            case Resolution.Calls(List<CallTarget> targets, boolean negateResult) ->
                requestCall(targets, negateResult, operands(operation));
            case Resolution.Constructs(var targets) -> {
                AnnotatedOperands operands = operands(operation);
                targets.forEach(target -> target.initializers().forEach(each -> arguments.request(each, operands)));
            }
            case Resolution.ByRepresentation byRepresentation ->
                requestByRepresentation((FlowOpcode) operation.opcode(), operands(operation));
            case Resolution.Constant constant -> {}
            case Resolution.LooksUp lookup -> {}
            case Resolution.ClassVariable variable -> {}
        }
    }

    private AnnotatedOperands operands(Operation operation) {
        List<Repr> reprs = new ArrayList<>();
        List<SomeValue> annotations = new ArrayList<>();
        for (Value argument : operation.arguments()) {
            boolean isRaw = OperationTyper.isRaw(operation, argument);
            SomeValue annotation = isRaw ? SomeValue.SomeNone.NONE : program.annotation(argument);
            annotations.add(annotation);
            reprs.add(isRaw ? context.representations().none() : context.reprOf(annotation));
        }
        return new AnnotatedOperands(reprs, annotations, context.reprOf(program.annotation(operation.result())));
    }

    private void requestCall(List<CallTarget> targets, boolean negateResult, AnnotatedOperands operands) {
        targets.forEach(target -> arguments.request(target, operands));
        Repr result = context.reprOf(
                context.graphs().resultAnnotation(targets.getFirst().graph()));
        Repr bool = context.representations().bool();
        if (negateResult || operands.result() == bool && result != bool) {
            result.requestTruth(requests);
        }
    }

    private void requestByRepresentation(FlowOpcode opcode, AnnotatedOperands operands) {
        switch (opcode) {
            case BOOL, NOT -> operands.repr(0).requestTruth(requests);
            case EQ, NE -> Comparison.requestEquality(operands.repr(0), operands.repr(1), context, requests);
            case IS -> Comparison.requestIdentity(operands.repr(0), operands.repr(1), context, requests);
            case LT, LE, GT, GE, CONTAINS, GETITEM, SETITEM, DELITEM ->
                operands.repr(0).requestOperation(opcode, operands, requests);
            case ITER -> requestIterator(operands);
            case NEWDICT -> {
                if (!operands.reprs().isEmpty()) {
                    ((DictRepr) operands.result()).table().requestLookup(requests);
                }
            }
            case NEWSET -> {
                if (!operands.reprs().isEmpty()) {
                    ((SetRepr) operands.result()).table().requestLookup(requests);
                }
            }
            case SET_ADD -> ((SetRepr) operands.repr(0)).table().requestLookup(requests);
            case DICT_STORE -> ((DictRepr) operands.repr(0)).table().requestLookup(requests);
            // What is raised where the cell is empty.
            case GETCELL ->
                requests.addShared(
                        TypingContext.faultFunction(
                                operands.annotation(1).constant().orElseThrow().asText()),
                        Lattice.STRING);
            case CALL -> requestBuiltin(operands);
            default -> {}
        }
    }

    private void requestIterator(AnnotatedOperands operands) {
        if (operands.result() instanceof IteratorRepr iterator && !(operands.repr(0) instanceof IteratorRepr)) {
            iterator.requestBeginning(requests);
        }
    }

    private void requestBuiltin(AnnotatedOperands operands) {
        if (!(operands.annotation(0) instanceof SomeCallable callable)
                || callable.descriptions().size() != 1) {
            return;
        }
        Description description = callable.descriptions().iterator().next();
        if (description instanceof BuiltinDescription builtin) {
            BuiltinFunction.of(builtin.qualifiedName()).ifPresent(function -> requestBuiltin(function, operands));
        } else if (description instanceof BuiltinMethodDescription method) {
            CoreMethod.of(method.family(), method.name())
                    .ifPresent(core -> context.typeSystem()
                            .boundSelf(operands.repr(0), method)
                            .requestMethod(core, requests));
        }
    }

    private void requestBuiltin(BuiltinFunction function, AnnotatedOperands operands) {
        switch (function) {
            case BOOL -> operands.repr(FIRST).requestTruth(requests);
            case HASH, COMPUTE_HASH -> operands.repr(FIRST).requestHash(requests);
            case ITER -> requestIterator(operands.from(FIRST));
            default -> {}
        }
    }
}
