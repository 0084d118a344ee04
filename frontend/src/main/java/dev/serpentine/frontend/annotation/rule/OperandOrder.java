package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which operand's method is tried first: the left one's, but the right one's where its class extends the other's, and,
 * for operators that are no comparisons, has a method of its own. An operator's reflected method is not tried for
 * operands of one class.
 */
enum OperandOrder {
    LEFT_FIRST,
    LEFT_ONLY_OF_ONE_CLASS,
    RIGHT_MAY_BE_FIRST;

    private static final Set<String> COMPARISONS = Set.of("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__");

    /** The order for the classes that two operands may be of. */
    static OperandOrder of(SomeValue left, SomeValue right, String method, String reflected) {
        if (!(left instanceof SomeInstance leftInstance) || !(right instanceof SomeInstance rightInstance)) {
            return LEFT_FIRST;
        }
        List<InferredClass> lefts = MethodLookup.classesOf(leftInstance);
        List<InferredClass> rights = MethodLookup.classesOf(rightInstance);
        boolean isComparison = COMPARISONS.contains(method);
        boolean rightMayBeFirst = rights.stream()
                .anyMatch(each -> function(each, reflected).isPresent()
                        && lefts.stream()
                                .anyMatch(other -> isBelow(each, other)
                                        && (isComparison
                                                || !function(each, reflected).equals(function(other, reflected)))));
        if (rightMayBeFirst) {
            return RIGHT_MAY_BE_FIRST;
        }
        return !isComparison && rights.stream().anyMatch(lefts::contains) ? LEFT_ONLY_OF_ONE_CLASS : LEFT_FIRST;
    }

    /** What system code is told: whether it is to ask for the classes of the operands, and for what. */
    String asked(String method) {
        return switch (this) {
            case LEFT_FIRST -> "";
            case LEFT_ONLY_OF_ONE_CLASS, RIGHT_MAY_BE_FIRST -> COMPARISONS.contains(method) ? "comparison" : "operator";
        };
    }

    private static boolean isBelow(InferredClass definition, InferredClass other) {
        return !definition.hostClass().equals(other.hostClass())
                && definition.hostClass().mro().contains(other.hostClass());
    }

    private static Optional<HostObject> function(InferredClass definition, String name) {
        return definition.lookup(name).map(Found::value).filter(found -> found.kind() == HostKind.FUNCTION);
    }
}
