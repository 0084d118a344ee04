package dev.serpentine.transform.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.GraphInterpreter;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.InterpreterFault;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random straight-line arithmetic: after the passes the result is that of unbounded integers, or an overflow is
 * reported; it is never another number.
 */
class RandomArithmeticTest {
    private static final int LENGTH = 12;

    private final List<BigInteger> exact = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    private String operand(Random random, boolean mayBeConstant) {
        if (mayBeConstant && random.nextInt(4) == 0) {
            long constant = switch (random.nextInt(4)) {
                case 0 -> random.nextInt(300) - 50;
                case 1 -> random.nextLong();
                case 2 -> (1L << random.nextInt(63)) - 1;
                default -> 1L << random.nextInt(64);
            };
            return Long.toString(constant);
        }
        return "v_" + (1 + random.nextInt(exact.size()));
    }

    private BigInteger value(String operand) {
        return operand.startsWith("v_")
                ? exact.get(Integer.parseInt(operand.substring(2)) - 1)
                : new BigInteger(operand);
    }

    private void addOperation(Random random) {
        String left = operand(random, true);
        String right = operand(random, true);
        int count = random.nextInt(40);
        BigInteger a = value(left);
        BigInteger b = value(right);
        String shift = left + ", " + count;
        String both = left + ", " + right;
        switch (random.nextInt(11)) {
            case 0, 1 -> append("int_add_ovf(" + both, a.add(b));
            case 2 -> append("int_sub_ovf(" + both, a.subtract(b));
            case 3, 4 -> append("int_mul_ovf(" + both, a.multiply(b));
            case 5 -> append("int_and(" + both, a.and(b));
            case 6 -> append("int_or(" + both, a.or(b));
            case 7 -> append("int_xor(" + both, a.xor(b));
            case 8 -> append("int_invert(" + left, a.not());
            case 9 -> append("int_lshift_ovf(" + shift, a.shiftLeft(count));
            default -> append("int_rshift(" + shift, a.shiftRight(count));
        }
    }

    private void append(String operation, BigInteger result) {
        exact.add(result);
        text.append("  v_")
                .append(exact.size())
                .append(": Signed = ")
                .append(operation)
                .append(")\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void isExactOrReported(int seed) {
        Random random = new Random(seed);
        int computed = 0;
        int reportedBefore = 0;
        for (int round = 0; round < 400; round++) {
            exact.clear();
            text.setLength(0);
            long x = random.nextBoolean() ? random.nextLong() : random.nextInt(1000) - 500;
            long y = random.nextBoolean() ? random.nextLong() : random.nextInt(1000) - 500;
            exact.add(BigInteger.valueOf(x));
            exact.add(BigInteger.valueOf(y));
            text.append(
                    "struct object gc {}\ngraph f\n  returns result_1: Signed\n  raises exception_1: *object\nblock 0(v_1: Signed, v_2: Signed)\n");
            for (int i = 0; i < LENGTH; i++) {
                addOperation(random);
            }
            long mask = (1L << 8 + random.nextInt(55)) - 1;
            text.append("  m_1: Signed = int_and(v_")
                    .append(exact.size())
                    .append(", ")
                    .append(mask)
                    .append(")\n  jump return(m_1)\n");
            long expected = exact.getLast().and(BigInteger.valueOf(mask)).longValueExact();
            FunctionGraph graph = GraphText.parseGraph(text.toString());
            Object before = run(graph, x, y);
            WrapArithmeticWithUnusedHighBits.run(List.of(graph), List.of(graph));
            new DropChecksThatCannotFail().run(graph);
            GraphChecker.require(List.of(graph), GraphStage.TYPED, "the passes");
            Object after = run(graph, x, y);
            if (after != null) {
                assertEquals(expected, after, text::toString);
                computed++;
            }
            if (before == null) {
                reportedBefore++;
            } else {
                assertEquals(before, after, text::toString);
            }
        }
        int reportedAfter = 400 - computed;
        assertTrue(
                reportedAfter < reportedBefore / 2, reportedBefore + " overflows before, and still " + reportedAfter);
    }

    /** The result, or {@code null} where an overflow is reported. */
    private static Object run(FunctionGraph graph, long x, long y) {
        try {
            return new GraphInterpreter(null, InterpretedProcess.captured("")).call(graph, x, y);
        } catch (InterpreterFault overflow) {
            assertTrue(overflow.getMessage().contains("OverflowError"), overflow.getMessage());
            return null;
        }
    }
}
