package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBool;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Calls of special methods by their names, {@code a.__eq__(b)}, of which the program sees NotImplemented. A special
 * method that returns it raises an exception instead, which operators take as Python takes NotImplemented; here it is
 * passed on where the caller returns NotImplemented in its turn, is as good as a bool where that is all that is asked
 * for, and is refused elsewhere.
 */
public final class DecliningCalls {
    private static final String DECLINED = "rpython.rtyper.special_methods.Declined";
    private final Inference inference;
    private final CallResolution resolver;

    DecliningCalls(Inference inference, CallResolution resolver) {
        this.inference = inference;
        this.resolver = resolver;
    }

    /** Whether what the step calls may return NotImplemented. */
    boolean mayDecline(Step step) {
        return step.resolution() instanceof Resolution.Calls(List<CallTarget> targets, boolean negate)
                && targets.stream().anyMatch(target -> inference.graphs().isDeclining(target.graph()));
    }

    /** What a call gives, of which rules found the result without NotImplemented. */
    SomeValue result(Step step, SomeValue found) {
        if (!mayDecline(step)) {
            return found;
        }
        if (isPassedOn(step) || isWithinSystemCode(step)) {
            // System code that tries the call knows what follows.
            if (!(step.block().exit() instanceof BlockExit.MayRaise)) {
                inference.graphs().noteDeclining(step.graph());
            }
            return found;
        }
        Optional<Boolean> replacement =
                found instanceof SomeBool || found == SomeImpossible.IMPOSSIBLE ? replacement(step) : Optional.empty();
        if (replacement.isPresent()) {
            return resultOr(step, replacement.get());
        }
        throw new RuleError(
                0,
                MessageKind.NOT_SUPPORTED,
                "NotImplemented as a value, which " + Lattice.describe(step.argument(0)) + " may give here,",
                "write the operator instead of its method's name, or test the other operand's class before");
    }

    private static boolean isWithinSystemCode(Step step) {
        return step.graph().position().isInSystemCode();
    }

    private SomeValue resultOr(Step step, boolean replacement) {
        HostObject function = inference
                .systemCode()
                .method("object", replacement ? "result_or_true" : "result_or_false")
                .orElseThrow();
        List<Passed> arguments = new ArrayList<>(List.of(Passed.operand(step, 0)));
        arguments.addAll(Arguments.ofCall(step).positional());
        return resolver.call(step, List.of(resolver.systemCandidate(function, Arguments.positional(arguments))), false);
    }

    /** Whether the caller returns the result, if not whatever it is, then at least if it is NotImplemented. */
    private static boolean isPassedOn(Step step) {
        Block block = step.block();
        Variable result = step.operation().result();
        return switch (block.exit()) {
            case BlockExit.Jump _ ->
                block.lastOperation() == step.operation()
                        && isReturn(step, block.links().getFirst(), result);
            case BlockExit.Branch(Value condition) ->
                condition instanceof Variable tested
                        && isReturn(step, block.links().getLast(), result)
                        && definition(block, tested)
                                .filter(test -> test.opcode() == FlowOpcode.BOOL
                                        && isTestForNotImplemented(block, test.argument(0), result))
                                .isPresent();
            case BlockExit other -> false;
        };
    }

    private static boolean isTestForNotImplemented(Block block, Value test, Variable result) {
        return test instanceof Variable variable
                && definition(block, variable)
                        .filter(operation -> operation.opcode() == FlowOpcode.IS
                                && operation.argument(0) == result
                                && operation.argument(1) instanceof Constant(HostObject object, var type)
                                && object.kind() == HostKind.NOT_IMPLEMENTED)
                        .isPresent();
    }

    /**
     * Whether a way leads out of the function with the result, or with NotImplemented; perhaps by way of a block that
     * asks once more which it is.
     */
    private static boolean isReturn(Step step, Link link, Variable result) {
        return link.target() == step.graph().returnBlock() && link.arguments().getFirst() == result
                || link.target() == step.graph().raiseBlock()
                        && isDeclined(link.arguments().getFirst())
                || asksAgain(step, link, result);
    }

    private static boolean asksAgain(Step step, Link link, Variable result) {
        int place = link.arguments().indexOf(result);
        if (place < 0
                || !(link.target().exit() instanceof BlockExit.Branch(Value condition))
                || !(condition instanceof Variable tested)) {
            return false;
        }
        Block next = link.target();
        Variable copy = next.inputArguments().get(place);
        return next.links().getFirst().target() == step.graph().returnBlock()
                && next.links().getFirst().arguments().getFirst() == copy
                && definition(next, tested)
                        .filter(test -> test.opcode() == FlowOpcode.BOOL
                                && isTestForNotImplemented(next, test.argument(0), copy))
                        .isPresent();
    }

    private static Optional<Operation> definition(Block block, Variable variable) {
        return block.operations().stream()
                .filter(operation -> operation.result() == variable)
                .findFirst();
    }

    /**
     * What the result may be instead of NotImplemented, since the program asks for nothing but whether it is true, and
     * goes on with the result itself only where it is not, or for nothing but whether it is the object True, or False.
     */
    private Optional<Boolean> replacement(Step step) {
        Block block = step.block();
        Variable result = step.operation().result();
        boolean isPlain = Arguments.ofCall(step).areAllPositional();
        if (!isPlain || block.exit() instanceof BlockExit.MayRaise && block.lastOperation() == step.operation()) {
            return Optional.empty();
        }
        Set<Optional<Boolean>> replacements = new HashSet<>();
        for (Operation operation : block.operations()) {
            if (operation.arguments().contains(result)) {
                replacements.add(replacement(operation, result));
            }
        }
        for (Link link : block.links()) {
            boolean isFalse = block.exit() instanceof BlockExit.Branch(Value condition)
                    && link == block.links().getFirst()
                    && condition instanceof Variable tested
                    && definition(block, tested)
                            .filter(test -> test.opcode() == FlowOpcode.BOOL && test.argument(0) == result)
                            .isPresent();
            if (link.arguments().contains(result) && !isFalse) {
                return Optional.empty();
            }
        }
        return replacements.size() > 1
                ? Optional.empty()
                : replacements.stream().findFirst().orElse(Optional.of(true));
    }

    private Optional<Boolean> replacement(Operation use, Variable result) {
        if (use.opcode() == FlowOpcode.NOT || use.opcode() == FlowOpcode.BOOL) {
            return Optional.of(true);
        }
        boolean isComparedToBool = use.opcode() == FlowOpcode.IS
                && use.argument(0) == result
                && use.argument(1) instanceof Constant(HostObject object, var type)
                && object.kind() == HostKind.BOOL;
        return isComparedToBool
                ? Optional.of(!((HostObject) ((Constant) use.argument(1)).value()).asBoolean())
                : Optional.empty();
    }

    /** Whether a raised value stands for NotImplemented, which a special method returns. */
    public static boolean isDeclined(Value value) {
        return value instanceof Constant(HostObject object, var type)
                && object.type().qualifiedName().equals(DECLINED);
    }
}
