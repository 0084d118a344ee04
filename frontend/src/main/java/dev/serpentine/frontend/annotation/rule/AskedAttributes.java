package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * {@code getattr} and {@code hasattr}. Where they run code of the program, a property or {@code __getattr__}, system
 * code does, once, and takes AttributeError for an answer.
 */
final class AskedAttributes {
    private static final int OBJECT = BuiltinRules.FIRST;
    private static final int NAME = OBJECT + 1;
    private static final int DEFAULT = NAME + 1;
    private final Inference inference;
    private final CallResolution resolver;
    private final AttributeAccess attributes;
    private final SpecialMethods specialMethods;
    private final NamedAttributes named;
    private final NamesOfHolders namesOfHolders;

    AskedAttributes(
            Inference inference,
            CallResolution resolver,
            AttributeAccess attributes,
            SpecialMethods specialMethods,
            NamedAttributes named) {
        this.inference = inference;
        this.resolver = resolver;
        this.attributes = attributes;
        this.specialMethods = specialMethods;
        this.named = named;
        this.namesOfHolders = new NamesOfHolders(inference, resolver, named);
    }

    static String constantName(Step step, int operand) {
        return step.argument(operand)
                .constant()
                .filter(object -> object.kind() == HostKind.STR)
                .map(HostObject::asText)
                .orElseThrow(() -> new RuleError(
                        operand,
                        MessageKind.NOT_SUPPORTED,
                        "an attribute name that is not a constant",
                        "name the attribute"));
    }

    /** With three arguments, where {@link #mayHave} said so. */
    SomeValue get(Step step, int count) {
        boolean hasDefault = count == 3;
        return (mayBeGiven(step) ? givenByName(step, hasDefault) : ofItselfByName(step, hasDefault))
                .orElseGet(() -> getConstant(step, hasDefault));
    }

    /** What is done with an attribute of a name that only the run tells, whichever that is. */
    SomeValue continueWith(Step step) {
        return named.continueByAny(
                step, specialMethods.has(step.argument(OBJECT), "__getattr__"), OBJECT, NAME, NAME + 1, NAME + 2);
    }

    private Optional<SomeValue> givenByName(Step step, boolean hasDefault) {
        return hasDefault
                ? named.call(step, "attribute_of_name_or_default", OBJECT, NAME, DEFAULT)
                        .or(() -> named.callByAny(step, "attribute", "_or_default", OBJECT, NAME, DEFAULT))
                : named.call(step, "attribute_of_name_or_given", OBJECT, NAME)
                        .or(() -> named.callByAny(step, "attribute", "_or_given", OBJECT, NAME));
    }

    private Optional<SomeValue> ofItselfByName(Step step, boolean hasDefault) {
        return namesOfHolders
                .get(step, OBJECT, NAME, hasDefault ? Optional.of(DEFAULT) : Optional.empty())
                .or(() -> hasDefault
                        ? named.call(step, "attribute_of_name_or", OBJECT, NAME, DEFAULT)
                        : named.call(step, "attribute_of_name", OBJECT, NAME))
                .or(() -> named.callByAny(step, "attribute", "", OBJECT, NAME));
    }

    private SomeValue getConstant(Step step, boolean hasDefault) {
        String name = constantName(step, NAME);
        if (!hasDefault) {
            return attributes.get(step, OBJECT, name);
        }
        AttributePresence.Answer presence = attributes.presence(step, OBJECT, name);
        if (runsCode(step, name, presence)) {
            return running(
                    step,
                    isOnlyGiven(step, name, presence) ? "given_or_default" : "attribute_or_default",
                    OBJECT,
                    NAME,
                    DEFAULT);
        }
        List<HostObject> exceptions = ExceptionRules.ownersBelow(inference, step.argument(OBJECT), name);
        if (!exceptions.isEmpty()) {
            return ofExceptions(step, "attribute_of_one_or", exceptions, OBJECT, NAME, DEFAULT);
        }
        if (presence != AttributePresence.Answer.NEVER
                || !attributes.someOwners(step.argument(OBJECT), name).isEmpty()
                || attributes.byHolder().isMeant(step.argument(OBJECT), name)
                || attributes.variables().isGivenLater(step.argument(OBJECT), name)) {
            return attributes.get(step, OBJECT, name);
        }
        step.raisesOnly();
        SomeValue result = step.argument(DEFAULT);
        if (result.constant().isPresent()) {
            step.resolve(Resolution.Constant.CONSTANT);
        }
        return result;
    }

    SomeValue has(Step step) {
        boolean mayBeGiven = mayBeGiven(step);
        return namesOfHolders
                .has(step, OBJECT, NAME)
                .or(() -> named.call(
                        step, mayBeGiven ? "has_attribute_of_name_or_given" : "has_attribute_of_name", OBJECT, NAME))
                .or(() -> named.callByAny(step, "has_attribute", mayBeGiven ? "_or_given" : "", OBJECT, NAME))
                .orElseGet(() -> hasConstant(step));
    }

    /** {@code setattr} of a class by a name that only the run tells; empty where it is none. */
    Optional<SomeValue> setOfHolder(Step step, int value) {
        return namesOfHolders.set(step, OBJECT, NAME, value);
    }

    private SomeValue hasConstant(Step step) {
        String name = constantName(step, NAME);
        AttributePresence.Answer presence = attributes.presence(step, OBJECT, name);
        return !Lattice.canBeNone(step.argument(OBJECT)) && runsCode(step, name, presence)
                ? running(step, isOnlyGiven(step, name, presence) ? "has_given" : "has_by_running", OBJECT, NAME)
                : hasOfItself(step, name);
    }

    /** Whether {@link #get} with a default is to be asked: certain where code of the program decides. */
    SomeValue mayHave(Step step) {
        return mayBeGiven(step) || isMixedProperty(step) || namesOfHolders.areMeant(step, OBJECT, NAME)
                ? truth(step, true)
                : named.call(step, "has_attribute_of_name", OBJECT, NAME)
                        .or(() -> named.callByAny(step, "has_attribute", "", OBJECT, NAME))
                        .orElseGet(() -> hasOfItself(step, constantName(step, NAME)));
    }

    private SomeValue hasOfItself(Step step, String name) {
        if (step.argument(OBJECT) != SomeNone.NONE && Lattice.canBeNone(step.argument(OBJECT))) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("optional", "has_attribute").orElseThrow(),
                    List.of(Passed.operand(step, OBJECT), Passed.operand(step, NAME)));
        }
        Optional<SomeValue> assigned = attributes.variables().hasAssigned(step, OBJECT, name);
        if (assigned.isPresent()) {
            return assigned.get();
        }
        if (attributes.ofFunctions().isMeant(step, step.argument(OBJECT), name)) {
            return attributes.ofFunctions().has(step, OBJECT, name);
        }
        Optional<SomeValue> byHolder = attributes.byHolder().has(step, OBJECT, name);
        if (byHolder.isPresent()) {
            return byHolder.get();
        }
        Optional<SomeValue> ofClass = attributes.hasOfClass(step, OBJECT, name);
        if (ofClass.isPresent()) {
            return ofClass.get();
        }
        List<HostObject> exceptions = ExceptionRules.ownersBelow(inference, step.argument(OBJECT), name);
        if (!exceptions.isEmpty()) {
            return ofExceptions(step, "is_of_one", exceptions, OBJECT);
        }
        List<HostObject> owners = attributes.someOwners(step.argument(OBJECT), name);
        if (!owners.isEmpty()) {
            Passed classes = Passed.prebuilt(inference, inference.host().ofTuple(owners));
            return attributes.isHeldInsteadOfMethod(step.argument(OBJECT), name)
                    ? resolver.callSystem(
                            step,
                            inference
                                    .systemCode()
                                    .method("object", "holds_or_is_of_one")
                                    .orElseThrow(),
                            List.of(Passed.operand(step, OBJECT), Passed.operand(step, NAME), classes))
                    : resolver.callSystem(
                            step,
                            inference.systemCode().method("object", "is_of_one").orElseThrow(),
                            List.of(Passed.operand(step, OBJECT), classes));
        }
        return switch (attributes.presence(step, OBJECT, name)) {
            case ALWAYS -> truth(step, true);
            case NEVER -> truth(step, false);
            case PERHAPS -> {
                step.raisesOnly();
                yield Lattice.BOOL;
            }
        };
    }

    /** Whether only some of the classes have a property of the name, and others have it otherwise. */
    private boolean isMixedProperty(Step step) {
        return ErrorReport.isAskedByProgram(step, inference.graphs())
                && step.argument(NAME)
                        .constant()
                        .filter(name -> name.kind() == HostKind.STR
                                && attributes.isMixedProperty(step.argument(OBJECT), name.asText()))
                        .isPresent();
    }

    /** Whether {@code __getattr__} may be asked; system code asks it itself. */
    private boolean mayBeGiven(Step step) {
        return ErrorReport.isAskedByProgram(step, inference.graphs())
                && specialMethods.has(step.argument(OBJECT), "__getattr__");
    }

    private boolean runsCode(Step step, String name, AttributePresence.Answer presence) {
        return mayBeGiven(step) && presence != AttributePresence.Answer.ALWAYS
                || ErrorReport.isAskedByProgram(step, inference.graphs())
                        && attributes.isProperty(step.argument(OBJECT), name);
    }

    /**
     * Whether nothing but {@code __getattr__} can have it; a property that only some classes have is none of their
     * instances' own.
     */
    private boolean isOnlyGiven(Step step, String name, AttributePresence.Answer presence) {
        return presence == AttributePresence.Answer.NEVER && !attributes.isProperty(step.argument(OBJECT), name);
    }

    /** What only some of Python's own exceptions have, which an instance may be of. */
    private SomeValue ofExceptions(Step step, String function, List<HostObject> owners, int... operands) {
        List<Passed> passed = new ArrayList<>(IntStream.of(operands)
                .mapToObj(operand -> Passed.operand(step, operand))
                .toList());
        passed.add(Passed.prebuilt(inference, inference.host().ofTuple(owners)));
        return resolver.callSystem(
                step, inference.systemCode().method("object", function).orElseThrow(), passed);
    }

    private SomeValue running(Step step, String function, int... operands) {
        List<Passed> passed = IntStream.of(operands)
                .mapToObj(operand -> Passed.operand(step, operand))
                .toList();
        return resolver.callSystem(
                step, inference.systemCode().method("object", function).orElseThrow(), passed);
    }

    private SomeValue truth(Step step, boolean value) {
        return Folding.constant(step, inference, inference.host().ofBoolean(value))
                .orElseGet(() -> {
                    step.raisesOnly();
                    return Lattice.BOOL;
                });
    }
}
