package dev.serpentine.frontend.host;

import java.util.List;

/** What the embedded Python computes, or writes, otherwise than CPython, so that it must be left to the run. */
public final class EmbeddedArithmetic {
    private EmbeddedArithmetic() {}

    /**
     * Whether both compute the same.
     *
     * @param operator a function of Python's module {@code operator}
     */
    public static boolean isCPythons(String operator, List<HostObject> operands) {
        // Its quotients of floats are not rounded down where the divisor is infinite: 1.0 // -inf is -1.0.
        return switch (operator) {
            case "floordiv" -> operands.stream().noneMatch(operand -> operand.kind() == HostKind.FLOAT);
            case "mod" ->
                operands.getFirst().kind() != HostKind.STR
                                && operands.getFirst().kind() != HostKind.BYTES
                        || operands.stream().allMatch(EmbeddedArithmetic::isWrittenAsCPythons);
            default -> true;
        };
    }

    /**
     * Whether both write the same text of a value: not of floats, of which it writes two digits where one would do,
     * 4.9e-324 for 5e-324.
     */
    public static boolean isWrittenAsCPythons(HostObject value) {
        return switch (value.kind()) {
            case FLOAT -> false;
            case TUPLE, FROZENSET -> value.items().stream().allMatch(EmbeddedArithmetic::isWrittenAsCPythons);
            default -> true;
        };
    }
}
