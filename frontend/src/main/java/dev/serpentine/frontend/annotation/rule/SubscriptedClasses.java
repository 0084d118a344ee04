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
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.TestedClasses;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.TypeForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
        Optional<HostObject> typeOfAlias = tested.constant().isEmpty() && tested instanceof SomeInstance instance
                ? Optional.of(instance.definition().hostClass()).filter(TypeForms::isTypeOfAliases)
                : tested.constant().filter(TypeForms::isAlias).map(HostObject::type);
        if (typeOfAlias.isPresent()) {
            String text = typeOfAlias.get().qualifiedName().startsWith("typing.")
                    ? "Subscripted generics cannot be used with class and instance checks"
                    : test + "() argument 2 cannot be a parameterized generic";
            throw new RuleError(MessageKind.WRONG_ARGUMENTS, text).raising("TypeError", text);
        }
    }

    /** Whether a value is neither a class, nor a tuple or union of classes, nor says itself what its instances are. */
    static boolean isNoClass(SomeValue value, Host host) {
        return switch (value) {
            case SomeImpossible impossible -> false;
            case SomeNone none -> true;
            case SomeBool bool -> true;
            case SomeInteger integer -> true;
            case SomeLongInteger integer -> true;
            case SomeFloat real -> true;
            case SomeNumber number -> true;
            case SomeString text -> true;
            case SomeBytes bytes -> true;
            case SomeByteArray array -> true;
            case SomeTuple tuple -> false;
            case SomeList list -> !list.definition().isTuple();
            case SomeDict dict -> true;
            case SomeSet set -> true;
            case SomeDictView view -> true;
            case SomeRange range -> true;
            case SomeSlice slice -> true;
            case SomeIterator iterator -> true;
            case SomeInstance instance ->
                instance.constant()
                                .flatMap(object -> TestedClasses.of(object, host))
                                .isEmpty()
                        && Stream.of("__instancecheck__", "__subclasscheck__")
                                .allMatch(name -> instance.definition()
                                        .hostClass()
                                        .attribute(name)
                                        .isEmpty());
            case SomeCallable callable ->
                callable.descriptions().stream()
                        .allMatch(description -> description
                                .hostObject()
                                .filter(object -> object.kind() != HostKind.FUNCTION)
                                .isEmpty());
            case SomeOptional optional -> isNoClass(optional.item(), host);
            case SomeCell cell -> false;
            case SomeClassOf classOf -> false;
            case SomeUnion union -> false;
            case SomeLateMethod method -> true;
            case SomeSuper after -> false;
            case SomePointer pointer -> false;
            case SomeAddress address -> false;
            case SomeLowLevelType type -> false;
        };
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
