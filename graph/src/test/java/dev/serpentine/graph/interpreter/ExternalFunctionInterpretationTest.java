package dev.serpentine.graph.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.Primitive;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExternalFunctionInterpretationTest {
    private final InterpretedProcess process = InterpretedProcess.captured("typed\n", "program", "argument");
    private final ExternalFunctionInterpretation externals = new ExternalFunctionInterpretation(process, List::of);

    private static ArrayValue bytes(String text) {
        return ArrayValue.ofBytes(ArrayType.collected(Primitive.CHAR), text.getBytes(StandardCharsets.UTF_8));
    }

    private static ArrayValue room(int length) {
        return new ArrayValue(ArrayType.collected(Primitive.CHAR), length);
    }

    @ParameterizedTest
    @CsvSource({
        "0.25, r, 0, 25e-1",
        "0.0, r, 0, 0e0",
        "-0.0, r, 0, -0e0",
        "-1500.0, r, 0, -15e3",
        "5e-324, r, 0, 5e-324",
        "1e23, r, 0, 1e23",
        "2e22, r, 0, 2e22",
        "0.1, r, 0, 1e-1",
        "123456789.125, r, 0, 123456789125e8",
        "9007199254740993, r, 0, 9007199254740992e15",
        "1.7976931348623157e308, r, 0, 17976931348623157e308",
        "2.5, f, 0, 2",
        "3.5, f, 0, 4",
        "0.125, f, 2, 0.12",
        "1e22, f, 1, 10000000000000000000000.0",
        "-0.0, f, 1, -0.0",
        "2.675, f, 2, 2.67",
        "0.0, e, 3, 0.000e+00",
        "12345.678, e, 2, 1.23e+04",
        "1e-300, e, 0, 1e-300",
        "9.995, e, 2, 9.99e+00",
        "9.9951, e, 0, 1e+01",
        "100000.0, g, 6, 100000",
        "1000000.0, g, 6, 1e+06",
        "0.0001, g, 6, 0.0001",
        "0.00001, g, 6, 1e-05",
        "123.456, g, 4, 123.5",
        "0.0, g, 0, 0",
        "999999.5, g, 6, 1e+06",
        "NaN, g, 6, nan",
        "-Infinity, r, 0, -inf",
        "Infinity, f, 2, inf"
    })
    void writesFloats(double value, char format, long precision, String expected) {
        ArrayValue out = room(400);
        long length = (Long) externals.call(ExternalFunction.FLOAT_TO_TEXT, value, (long) format, precision, out);
        assertEquals(expected, new String(out.getBytes(0, (int) length), StandardCharsets.US_ASCII));
    }

    @ParameterizedTest
    @CsvSource({
        "1e23, 1e23",
        "-.5, -0.5",
        "5., 5.0",
        "-inf, -Infinity",
        "+1E2, 100.0",
        "nan, NaN",
        "2.2250738585072011e-308, 2.225073858507201E-308"
    })
    void readsFloats(String text, double expected) {
        assertEquals(expected, externals.call(ExternalFunction.TEXT_TO_FLOAT, bytes(text), 0L, (long) text.length()));
    }

    @Test
    void takesMathematicsFromThePlatform() {
        assertEquals(24.0, externals.call(ExternalFunction.GAMMA, 5.0));
        assertEquals(0.0, externals.call(ExternalFunction.ATAN2, 0.0, 1.0));
        assertEquals(10.0, externals.call(ExternalFunction.LDEXP, 1.25, 3L));
        assertEquals(0.75, externals.call(ExternalFunction.FREXP_MANTISSA, 6.0));
        assertEquals(3L, externals.call(ExternalFunction.FREXP_EXPONENT, 6.0));
        assertEquals(-1073L, externals.call(ExternalFunction.FREXP_EXPONENT, 5e-324));
        assertEquals(0.5, externals.call(ExternalFunction.FREXP_MANTISSA, 5e-324));
        assertEquals(-1.0, externals.call(ExternalFunction.FMOD, -7.0, 3.0));
    }

    @Test
    void readsStandardInput() {
        ArrayValue buffer = room(10);
        assertEquals(6L, externals.call(ExternalFunction.OS_READ, 0L, buffer, 0L, 10L));
        assertEquals("typed\n", new String(buffer.getBytes(0, 6), StandardCharsets.US_ASCII));
        assertEquals(0L, externals.call(ExternalFunction.OS_READ, 0L, buffer, 0L, 10L));
    }

    @Test
    void worksOnFiles(@TempDir Path directory) {
        String name = directory.resolve("ä.txt").toString();
        ArrayValue path = bytes(name);
        long pathLength = path.length();
        assertEquals(-2L, externals.call(ExternalFunction.OS_OPEN, path, pathLength, 0L, 0L));
        long descriptor = (Long) externals.call(ExternalFunction.OS_OPEN, path, pathLength, 1L | 0100 | 01000, 0644L);
        assertEquals(3L, externals.call(ExternalFunction.OS_WRITE, descriptor, bytes("abcd"), 1L, 3L));
        assertEquals(0L, externals.call(ExternalFunction.OS_CLOSE, descriptor));
        assertEquals(-9L, externals.call(ExternalFunction.OS_CLOSE, descriptor));
        assertEquals(3L, externals.call(ExternalFunction.OS_STAT_SIZE, path, pathLength));
        assertEquals(0100644L, externals.call(ExternalFunction.OS_STAT_MODE, path, pathLength));
        long reading = (Long) externals.call(ExternalFunction.OS_OPEN, path, pathLength, 0L, 0L);
        assertEquals(1L, externals.call(ExternalFunction.OS_SEEK, reading, -2L, 2L));
        ArrayValue buffer = room(5);
        assertEquals(2L, externals.call(ExternalFunction.OS_READ, reading, buffer, 2L, 3L));
        assertEquals("\0\0cd\0", new String(buffer.getBytes(0, 5), StandardCharsets.US_ASCII));
        ArrayValue folder = bytes(directory.toString());
        long handle = (Long) externals.call(ExternalFunction.OS_LISTDIR_OPEN, folder, (long) folder.length());
        ArrayValue entry = room(1024);
        assertEquals(6L, externals.call(ExternalFunction.OS_LISTDIR_NEXT, handle, entry));
        assertEquals(-1L, externals.call(ExternalFunction.OS_LISTDIR_NEXT, handle, entry));
        assertEquals(-39L, externals.call(ExternalFunction.OS_RMDIR, folder, (long) folder.length()));
        assertEquals(0L, externals.call(ExternalFunction.OS_UNLINK, path, pathLength));
        assertEquals(-2L, externals.call(ExternalFunction.OS_UNLINK, path, pathLength));
    }

    @Test
    void tellsArgumentsAndErrors() {
        ArrayValue out = room(3);
        assertEquals(2L, externals.call(ExternalFunction.PROCESS_ARGUMENT_COUNT));
        assertEquals(8L, externals.call(ExternalFunction.PROCESS_ARGUMENT_COPY, 1L, out));
        assertEquals("arg", new String(out.getBytes(0, 3), StandardCharsets.US_ASCII));
        assertEquals(25L, externals.call(ExternalFunction.OS_STRERROR, 2L, out));
        ArrayValue name = bytes("SERPENTINE_UNSET");
        assertEquals(-1L, externals.call(ExternalFunction.OS_GETENV, name, 16L, out));
        externals.call(ExternalFunction.OS_SETENV, name, 16L, bytes("xy"), 2L);
        assertEquals(2L, externals.call(ExternalFunction.OS_GETENV, name, 16L, out));
    }

    @Test
    void splitsTime() {
        long[] expected = {2024, 2, 29, 12, 34, 56, 3, 60, 0, 0};
        for (int field = 0; field < expected.length; field++) {
            assertEquals(expected[field], externals.call(ExternalFunction.TIME_UTC_FIELD, 1709210096L, (long) field));
        }
    }

    @Test
    void comparesAndFindsBytes() {
        ArrayValue text = bytes("abcabd");
        assertEquals(1L, externals.call(ExternalFunction.BYTES_ARE_SAME, text, 0L, text, 3L, 2L));
        assertEquals(0L, externals.call(ExternalFunction.BYTES_ARE_SAME, text, 0L, text, 3L, 3L));
        assertEquals(1L, externals.call(ExternalFunction.BYTES_ARE_SAME, text, 6L, text, 0L, 0L));
        assertEquals(4L, externals.call(ExternalFunction.BYTE_FIND, text, (long) 'b', 2L, 6L));
        assertEquals(-1L, externals.call(ExternalFunction.BYTE_FIND, text, (long) 'b', 2L, 4L));
        assertEquals(-1L, externals.call(ExternalFunction.BYTE_FIND, text, (long) 'b', 6L, 6L));
    }
}
