package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveClass;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.flow.EstablishedAttributes;
import dev.serpentine.frontend.flow.SavedVariables;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;

/**
 * Which attributes an instance may lack when it is asked for them: those that its class's {@code __init__} does not
 * assign on every way. Instances tell by themselves whether they have such an attribute yet.
 */
public final class AttributePresence {
    /** What is known of an attribute of some instances. */
    enum Answer {
        ALWAYS,
        NEVER,
        PERHAPS
    }

    private final Inference inference;
    private final EstablishedAttributes established;

    AttributePresence(Inference inference) {
        this.inference = inference;
        this.established = new EstablishedAttributes(inference.host());
    }

    /** Notes that an attribute is read, which raises AttributeError where an instance may lack it. */
    void read(Step step, List<InferredClass> classes, InferredAttribute attribute) {
        if (mayBeMissing(classes, attribute)) {
            step.alsoRaises("AttributeError");
        }
    }

    /**
     * Notes that an attribute is read that no instance has so far: that fails, until it is found to be
     * assigned. @return whether a method of the classes would assign it
     */
    boolean readUnassigned(Step step, List<InferredClass> classes, InferredAttribute attribute) {
        if (classes.stream()
                .noneMatch(each -> LiveClass.isGenerated(each.hostClass())
                        || established.isWritten(each.hostClass(), attribute.name()))) {
            return false;
        }
        if (isSavedByGenerators(classes, attribute.name())) {
            return true;
        }
        attribute.markPerhapsMissing();
        step.alsoRaises("AttributeError");
        return true;
    }

    /**
     * Whether it is read only where it is there: what reads it is not known to be reached before something is stored.
     */
    private static boolean isSavedByGenerators(List<InferredClass> classes, String name) {
        return SavedVariables.isOne(name)
                && classes.stream().map(InferredClass::hostClass).allMatch(LiveClass::isGenerated);
    }

    /**
     * {@code hasattr(instance, name)}.
     *
     * @param isOfProgram whether the program asks: what system code looks for is no name that the program names
     */
    Answer of(SomeInstance instance, String name, Lookups lookups, boolean isOfProgram) {
        if (!lookups.found().isEmpty()) {
            // Otherwise the instances tell.
            if (!lookups.isPartial()) {
                return Answer.ALWAYS;
            }
        }
        List<Answer> answers = instance.kinds().stream()
                .map(kind -> ofKind((InferredClass) kind, name, isOfProgram))
                .distinct()
                .toList();
        // Instances that tell by themselves are asked for an attribute of the class that all of them have in common.
        return answers.size() == 1 && answers.getFirst() != Answer.PERHAPS
                ? answers.getFirst()
                : ofKind((InferredClass) instance.definition(), name, isOfProgram);
    }

    /** The same of the classes below one that a value's instances may be of. */
    private Answer ofKind(InferredClass kind, String name, boolean isOfProgram) {
        if (name.startsWith("__") && kind.knownAttribute(name).isEmpty() && !kind.isHeldBelow(name)) {
            return Answer.NEVER;
        }
        if (!isOfProgram && !kind.isKnown(name)) {
            kind.noteTakenFromClass(name);
            return Answer.NEVER;
        }
        // From now on it is known who asks, should something assign it later.
        InferredAttribute attribute = kind.attribute(name);
        if (attribute.read() == SomeImpossible.IMPOSSIBLE) {
            return Answer.NEVER;
        }
        return mayBeMissing(kind.inhabitedHere(), attribute) ? Answer.PERHAPS : Answer.ALWAYS;
    }

    /** The attributes that all instances of exactly this class get before any other, in this order. */
    List<String> order(InferredClass definition) {
        return definition.isMadeBare() ? List.of() : established.order(definition.hostClass());
    }

    /** Whether a method of a class, or of one that it extends, assigns the attribute of its first parameter. */
    boolean isWritten(HostObject hostClass, String name) {
        return established.isWritten(hostClass, name);
    }

    /** What a class has for its instances without their having it: a method, be it one without an instance. */
    static boolean isMethod(HostObject found) {
        return switch (found.kind()) {
            case FUNCTION, STATICMETHOD, CLASSMETHOD -> true;
            default -> false;
        };
    }

    boolean mayBeMissing(List<InferredClass> classes, InferredAttribute attribute) {
        if (!attribute.isPerhapsMissing() && classes.stream().anyMatch(each -> mayLack(each, attribute.name()))) {
            attribute.markPerhapsMissing();
        }
        return attribute.isPerhapsMissing();
    }

    /** Whether instances of exactly this class may be asked for an attribute before they have it. */
    public boolean mayLack(InferredClass definition, String name) {
        HostObject hostClass = definition.hostClass();
        if (!definition.lookup().isAsWritten()
                || definition
                        .lookup(name)
                        .filter(found -> !isMethod(found.value()))
                        .isPresent()
                || ClassDefinition.isHidden(name)) {
            return false;
        }
        String written = ClassDefinition.written(name);
        boolean isEstablished = established.establishes(hostClass, written)
                && !definition.isMadeBare()
                && (written.equals(name) || isAssignedPlainly(definition, written));
        return !isEstablished
                && !(inference.hierarchy().isException(hostClass) && ExceptionRules.isKeptBySystemCode(written));
    }

    /** Whether what the class has by a name of its instances' attributes has no say in their assignment. */
    private static boolean isAssignedPlainly(InferredClass definition, String name) {
        return definition
                .lookup(name)
                .filter(found -> switch (found.value().kind()) {
                    case PROPERTY, INSTANCE -> false;
                    default -> true;
                })
                .isPresent();
    }
}
