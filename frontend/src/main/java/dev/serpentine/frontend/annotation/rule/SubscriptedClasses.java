package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.TypeForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code list[int]}, {@code Box[str]}, {@code Optional[int]}: what Python makes of them where the arguments are known,
 * the class itself where only the run knows them, and what the program says where it has a say.
 */
final class SubscriptedClasses {
    private final Inference inference;
    private final SpecialMethods specialMethods;

    SubscriptedClasses(Inference inference, SpecialMethods specialMethods) {
        this.inference = inference;
        this.specialMethods = specialMethods;
    }

    /** What a subscript of a class means; empty where the operand is none. */
    Optional<SomeValue> item(Step step, int containerOperand, int indexOperand) {
        SomeValue given = step.argument(containerOperand);
        Optional<HostObject> constant = given.constant();
        if (constant.filter(object -> TypeForms.isGeneric(object, inference.host()))
                .isPresent()) {
            return alias(step, constant.get(), step.argument(indexOperand));
        }
        if (Enumerations.enumeration(given).isPresent() || specialMethods.has(given, "__getitem__")) {
            return Optional.empty();
        }
        Arguments index = Arguments.positional(List.of(Passed.operand(step, indexOperand)));
        if (constant.isEmpty()) {
            return specialMethods.ofClasses().ofEach(step, containerOperand, "__getitem__", index, false);
        }
        if (constant.get().kind() != HostKind.CLASS) {
            return Optional.empty();
        }
        if (!(inference.host().getAttribute(constant.get(), "__class_getitem__")
                instanceof Host.Outcome.Returned(HostObject method))) {
            throw new RuleError(
                            MessageKind.NO_INDEX,
                            Lattice.describe(given),
                            Lattice.describe(step.argument(indexOperand)))
                    .raising("TypeError", "type '" + constant.get().name() + "' is not subscriptable");
        }
        return TypeForms.ofProgram(method)
                .map(function -> specialMethods.ofClasses().callOfClass(step, containerOperand, function, index));
    }

    /** A class with its arguments is none that values can be tested for. */
    static void refuseTest(SomeValue tested, String test) {
        Optional<HostObject> alias = tested.constant().filter(TypeForms::isAlias);
        if (alias.isPresent()) {
            String text = alias.get().type().qualifiedName().startsWith("typing.")
                    ? "Subscripted generics cannot be used with class and instance checks"
                    : test + "() argument 2 cannot be a parameterized generic";
            throw new RuleError(MessageKind.WRONG_ARGUMENTS, text).raising("TypeError", text);
        }
    }

    private Optional<SomeValue> alias(Step step, HostObject generic, SomeValue index) {
        Optional<HostObject> known = object(index);
        if (known.isEmpty()) {
            return generic.kind() == HostKind.CLASS ? Folding.constant(step, inference, generic) : Optional.empty();
        }
        return inference.host().operate("getitem", List.of(generic, known.get()))
                        instanceof Host.Outcome.Returned(HostObject alias)
                ? Folding.constant(step, inference, alias)
                : Optional.empty();
    }

    /** The live object that a value always is. */
    private Optional<HostObject> object(SomeValue value) {
        if (value == SomeNone.NONE) {
            return Optional.of(inference.host().none());
        }
        if (value.constant().isPresent() || !(value instanceof SomeTuple tuple)) {
            return value.constant();
        }
        List<HostObject> items = new ArrayList<>();
        for (SomeValue item : tuple.items()) {
            Optional<HostObject> known = object(item);
            if (known.isEmpty()) {
                return Optional.empty();
            }
            items.add(known.get());
        }
        return Optional.of(inference.host().ofTuple(items));
    }
}
