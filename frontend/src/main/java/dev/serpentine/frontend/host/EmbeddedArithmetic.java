package dev.serpentine.frontend.host;

import java.util.List;

/** What the embedded Python computes otherwise than CPython, so that it must be left to the run. */
public final class EmbeddedArithmetic {
    private EmbeddedArithmetic() {}

    /**
     * Whether both compute the same.
     *
     * @param operator a function of Python's module {@code operator}
     */
    public static boolean isCPythons(String operator, List<HostObject> operands) {
        // Its quotients of floats are not rounded down where the divisor is infinite: 1.0 // -inf is -1.0.
        return !operator.equals("floordiv") || operands.stream().noneMatch(operand -> operand.kind() == HostKind.FLOAT);
    }
}
