package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.SourcePosition;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The functions that are methods of operators which Python knows two of: it asks the other operand's where one returns
 * NotImplemented, for which their graphs raise. These are the functions of such names, and those of other names that a
 * class was found to hold under one of them.
 */
public final class OperatorMethods {
    private static final Set<String> NAMES = Stream.of(
                    "add sub mul matmul truediv floordiv mod divmod pow lshift rshift and or xor".split(" "))
            .flatMap(name -> Stream.of("__" + name + "__", "__r" + name + "__", "__i" + name + "__"))
            .collect(Collectors.toCollection(
                    () -> new HashSet<>(List.of("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"))));

    private final Set<SourcePosition> ofOtherNames = new HashSet<>();
    private final Set<SourcePosition> toldOtherwise = new HashSet<>();
    private boolean isOutdated;

    /** Whether a method of that name is one of an operator. */
    public static boolean isNameOfOne(String name) {
        return NAMES.contains(name);
    }

    /** Says that a class holds a function under the name of such a method. */
    void add(FunctionSyntax function) {
        if (ofOtherNames.add(function.position())) {
            isOutdated |= toldOtherwise.contains(function.position());
        }
    }

    /** Whether a function is such a method, as far as it is known. @param name of the function itself */
    boolean contains(FunctionSyntax function, String name) {
        boolean isOne = NAMES.contains(name) || ofOtherNames.contains(function.position());
        if (!isOne) {
            toldOtherwise.add(function.position());
        }
        return isOne;
    }

    /** Whether somebody was told that a function is none which is one. Says so once. */
    boolean isOutdated() {
        boolean answer = isOutdated;
        isOutdated = false;
        return answer;
    }
}
