package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.Arguments.Passed;
import dev.serpentine.frontend.annotation.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.SomeValue.SomeString;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code getattr}, {@code setattr} and {@code hasattr} of an instance with a name that the program does not write as one constant, but spells out in the same function: as one of several texts
 * ({@code "left" if key < node.key else "right"}, an item of a tuple of texts), or by its beginning ({@code "do_" + command}). System code compares it with the names of all attributes that it may be.
 */
final class NamedAttributes {
    private final Inference inference;

    NamedAttributes(Inference inference) {
        this.inference = inference;
    }

    /**
     * The call of a function of system code that is told the names; empty where the object is no instance, or the name is known, or nothing is known of it.
     *
     * @param operands of the call: the object, the name, and what else the function takes before the names
     */
    Optional<SomeValue> call(Step step, String function, int... operands) {
        return spelling(step, operands[0], operands[1]).map(spelling -> call(step, function, names(step, operands[0], spelling), operands));
    }

    /** The same of a function that assigns: only where the whole name is spelled out, for the object may get an attribute of that name. */
    Optional<SomeValue> assign(Step step, String function, int... operands) {
        return spelling(step, operands[0], operands[1]).filter(SpelledText::isWhole).map(spelling -> call(step, function, spelling.texts(), operands));
    }

    private SomeValue call(Step step, String function, Set<String> names, int... operands) {
        HostObject known = inference.host().ofTuple(names.stream().map(inference.host()::ofText).toList());
        List<Passed> arguments = new ArrayList<>();
        for (int operand : operands) {
            arguments.add(Passed.operand(step, operand));
        }
        arguments.add(new Passed(new ArgumentSource.Prebuilt(known), inference.bindings().ofConstant(known)));
        return inference.calls().callSystem(step, inference.systemCode().method("object", function).orElseThrow(), arguments);
    }

    private static Optional<SpelledText> spelling(Step step, int object, int name) {
        boolean isAsked = step.argument(object) instanceof SomeInstance && step.argument(name) instanceof SomeString text && text.constant().isEmpty();
        return isAsked ? SpelledText.of(step.graph(), step.operation().argument(name)) : Optional.empty();
    }

    /** The names of attributes that instances of the classes have; the block being flowed is flowed again when there are more. */
    private static Set<String> names(Step step, int object, SpelledText spelling) {
        Set<String> names = new LinkedHashSet<>();
        for (InferredClass definition : AttributeAccess.classesOf((SomeInstance) step.argument(object))) {
            names.addAll(definition.heldAttributes());
            names.addAll(definition.attributeNames());
        }
        names.removeIf(name -> !spelling.mayBe(name) || name.equals(ClassDefinition.ORDER_ATTRIBUTE));
        return names;
    }
}
