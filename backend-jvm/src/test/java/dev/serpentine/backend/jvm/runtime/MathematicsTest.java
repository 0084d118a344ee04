package dev.serpentine.backend.jvm.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Compares with what CPython answers, which {@code mathematics.py} beside the table wrote down. */
class MathematicsTest {
    /** How many in 120 may differ; what is computed as the C library does never differs. */
    private static final int SOME = 2;

    private static final List<String> EXACT = List.of("cbrt", "hypot");

    private static double call(String name, double... operands) {
        try {
            Class<?>[] types = new Class<?>[operands.length];
            Arrays.fill(types, double.class);
            Method method = Mathematics.class.getMethod(name, types);
            return (double) method.invoke(null, Arrays.stream(operands).boxed().toArray());
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(name, failure);
        }
    }

    private static List<String> table() throws IOException {
        try (InputStream stream =
                MathematicsTest.class.getResourceAsStream("/dev/serpentine/backend/jvm/mathematics.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }
    }

    @Test
    void agreesWithPythonToTheLastBit() throws IOException {
        Map<String, Integer> differing = new TreeMap<>();
        for (String line : table()) {
            String[] words = line.split(" ");
            double[] numbers = Arrays.stream(words)
                    .skip(1)
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            double expected = numbers[numbers.length - 1];
            double got = call(words[0], Arrays.copyOf(numbers, numbers.length - 1));
            assertEquals(expected, got, 4 * Math.ulp(expected), line);
            differing.merge(words[0], expected == got ? 0 : 1, Integer::sum);
        }
        assertEquals(18, differing.size());
        differing.forEach((name, count) ->
                assertTrue(count <= (EXACT.contains(name) ? 0 : SOME), name + " differs " + count + " times"));
    }

    @Test
    void endsOfTheRangeAreTheCLibrarys() {
        for (String odd : List.of("asin", "atan", "sinh", "tanh", "asinh", "atanh", "cbrt", "erf")) {
            assertEquals(0.0, call(odd, 0.0), odd);
            assertEquals(-0.0, call(odd, -0.0), odd);
            assertEquals(Double.NaN, call(odd, Double.NaN), odd);
        }
        for (String straight : List.of("asin", "atan", "sinh", "tanh", "asinh", "atanh", "erf")) {
            assertEquals(Double.MIN_VALUE, call(straight, Double.MIN_VALUE), straight);
        }
        assertEquals(Math.PI / 2, call("atan", Double.POSITIVE_INFINITY));
        assertEquals(-Math.PI / 2, call("asin", -1));
        assertEquals(Double.NaN, call("asin", 1.5));
        assertEquals(Math.PI, call("acos", -1));
        assertEquals(Math.PI / 2, call("acos", 0));
        assertEquals(-Math.PI, call("atan2", -0.0, -1));
        assertEquals(Math.PI / 4, call("atan2", Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY));
        assertEquals(Math.PI / 4, call("atan2", 1e300, 1e300));
        assertEquals(Math.PI / 4, call("atan2", Double.MIN_VALUE, Double.MIN_VALUE));
        assertEquals(Double.NEGATIVE_INFINITY, call("log2", 0));
        assertEquals(Double.NaN, call("log2", -1));
        assertEquals(-1074, call("log2", Double.MIN_VALUE));
        assertEquals(1000, call("log2", 0x1p1000));
        assertEquals(22, call("log10", 1e22));
        assertEquals(-323.3062153431158, call("log10", Double.MIN_VALUE));
        assertEquals(Double.POSITIVE_INFINITY, call("cosh", 711));
        assertEquals(1.7976931348621744e308, call("sinh", 710.4758600739439));
        assertEquals(Double.POSITIVE_INFINITY, call("hypot", Double.NaN, Double.NEGATIVE_INFINITY));
        assertEquals(Double.NaN, call("hypot", Double.NaN, 1));
        assertEquals(5e-324, call("hypot", 5e-324, 0));
        assertEquals(5e300, call("hypot", 3e300, 4e300));
        assertEquals(2, call("erfc", Double.NEGATIVE_INFINITY));
        assertEquals(0, call("erfc", Double.POSITIVE_INFINITY));
        assertEquals(120, call("gamma", 6));
        assertEquals(Double.POSITIVE_INFINITY, call("gamma", 172));
        assertEquals(Double.NEGATIVE_INFINITY, call("gamma", -0.0));
        assertEquals(0, call("lgamma", 2));
        assertEquals(Double.POSITIVE_INFINITY, call("lgamma", -3));
    }
}
