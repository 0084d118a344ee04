package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.SomeValue;
import java.util.ArrayList;
import java.util.List;

/**
 * What is known of an operation before it is typed.
 *
 * @param reprs how its operands are represented
 * @param annotations of its operands
 * @param result how its result is represented
 */
public record AnnotatedOperands(List<Repr> reprs, List<SomeValue> annotations, Repr result) {

    public Repr repr(int operand) {
        return reprs.get(operand);
    }

    public SomeValue annotation(int operand) {
        return annotations.get(operand);
    }

    /** The same with another operand: for representations that hand on to another. */
    public AnnotatedOperands with(int operand, Repr repr) {
        List<Repr> changed = new ArrayList<>(reprs);
        changed.set(operand, repr);
        return new AnnotatedOperands(changed, annotations, result);
    }

    /** The same without the operands before one. */
    AnnotatedOperands from(int first) {
        return new AnnotatedOperands(
                reprs.subList(first, reprs.size()), annotations.subList(first, annotations.size()), result);
    }
}
