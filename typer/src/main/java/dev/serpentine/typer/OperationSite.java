package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.NoneChecks;
import java.util.List;
import java.util.function.Supplier;

/**
 * One annotated operation, while it is turned into low-level ones.
 *
 * @param context the program's
 * @param builder where low-level operations go
 * @param operation the annotated operation
 * @param operands what its operands have become
 * @param annotations of its operands
 * @param resultAnnotation of its result
 * @param checks which exceptions that nothing in the program raises are looked out for
 */
public record OperationSite(
        TypingContext context,
        OperationBuilder builder,
        Operation operation,
        List<Typed> operands,
        List<SomeValue> annotations,
        SomeValue resultAnnotation,
        ImplicitChecks checks) {

    public FlowOpcode opcode() {
        return (FlowOpcode) operation.opcode();
    }

    public Repr repr(int operand) {
        return operands.get(operand).repr();
    }

    public Value value(int operand) {
        return operands.get(operand).value();
    }

    /** An operand in another representation. */
    public Value valueAs(int operand, Repr repr) {
        if (operands.get(operand).repr().canBeNone() && !repr.canBeNone()) {
            NoneChecks.require(this, operand, value(operand));
        }
        return context.convert(operands.get(operand), repr, builder);
    }

    public SomeValue annotation(int operand) {
        return annotations.get(operand);
    }

    /** The host object of an operand that the operation's table marks CONST, or that is a constant. */
    public HostObject constantOperand(int operand) {
        if (operation.argument(operand) instanceof Constant(Object held, var type)
                && held instanceof HostObject object) {
            return object;
        }
        return annotation(operand)
                .constant()
                .orElseThrow(
                        () -> new UnsupportedOperation("operand " + operand + " of " + operation + " is no constant"));
    }

    /** Whether an exception of a builtin class that the operation itself may raise is looked out for here. */
    public boolean isChecked(String exception) {
        return switch (checks) {
            case ALL -> true;
            case ALL_BUT_OVERFLOW -> !exception.equals("OverflowError");
            case WHERE_CAUGHT -> builder.catches(context.host().builtin(exception));
        };
    }

    /** Raises where something is wrong, if the exception is looked out for here. @param isWrong asked only then */
    public void check(String exception, String message, Supplier<Value> isWrong) {
        check(exception, isWrong, () -> context.raise(builder, exception, message));
    }

    /** The same where how it is raised is for the caller to write. */
    public void check(String exception, Supplier<Value> isWrong, Runnable raise) {
        if (isChecked(exception)) {
            builder.whenUnlikely(isWrong.get(), raise);
        }
    }

    public Repr resultRepr() {
        return context.representations().of(resultAnnotation);
    }

    /** The same operation on other operands: for representations that hand on to another. */
    public OperationSite withOperand(int operand, Typed value, SomeValue annotation) {
        List<Typed> newOperands = new java.util.ArrayList<>(operands);
        newOperands.set(operand, value);
        List<SomeValue> newAnnotations = new java.util.ArrayList<>(annotations);
        newAnnotations.set(operand, annotation);
        return new OperationSite(context, builder, operation, newOperands, newAnnotations, resultAnnotation, checks);
    }
}
