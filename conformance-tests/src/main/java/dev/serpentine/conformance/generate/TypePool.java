package dev.serpentine.conformance.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The types with parts that a program's variables, parameters and fields may have: some, so that functions and classes
 * of the program fit each other, and most of them are used often. Others come up within expressions.
 */
final class TypePool {
    private static final int FEWEST = 10;
    private static final int FUNCTIONS_A_TYPE = 16;
    private static final int DEEPEST = 2;

    private final Choices choices;
    private final List<Type> compounds = new ArrayList<>();
    private final List<Type> ofClasses = new ArrayList<>();

    /** @param functions how many the program has, about */
    TypePool(Choices choices, int functions) {
        this.choices = choices;
        int size = FEWEST + functions / FUNCTIONS_A_TYPE;
        for (int i = 0; i < size; i++) {
            TypeKind kind = i % 5 == 3 ? TypeKind.KEY : i % 5 == 4 ? TypeKind.ORDERED : TypeKind.VALUE;
            compounds.add(kind.compound(choices, choices.below(DEEPEST + 1)));
        }
    }

    /** From now on there are variables of this class, too. */
    void add(GeneratedClass added) {
        ofClasses.add(added.type());
        if (choices.onceIn(2)) {
            ofClasses.add(Type.of(choices.of(List.of("list", "opt")), added.type()));
        }
    }

    /** A type of a kind, plain ones as often as others. */
    Type any(TypeKind kind) {
        return any(kind, _ -> true);
    }

    /** One of which a condition is true as well; it is true of all plain ones. */
    Type any(TypeKind kind, Predicate<Type> condition) {
        if (choices.onceIn(2)) {
            return kind.plain(choices);
        }
        List<Type> among = kind == TypeKind.VALUE && !ofClasses.isEmpty() && choices.onceIn(4) ? ofClasses : compounds;
        List<Type> fitting =
                among.stream().filter(kind::includes).filter(condition).toList();
        return fitting.isEmpty() ? kind.plain(choices) : choices.of(fitting);
    }

    /** The classes, and what consists of them. */
    boolean hasClass(Type type) {
        return ofClasses.contains(type);
    }
}
