package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import java.util.List;

/**
 * Floats to text and back, by the C library, which rounds correctly both ways; what the platform itself has does not
 * always.
 */
final class FloatTextFunctions {
    private static final double SMALLEST_NORMAL = Double.MIN_NORMAL;

    private FloatTextFunctions() {}

    /** {@code (text, start, length) -> float}. */
    static MethodReference fromText(RuntimeLibrary library) {
        return library.method(
                "TextToFloat", Simple.FLOAT64, List.of(Platform.BYTES, Simple.INT64, Simple.INT64), body -> {
                    int copy = body.addLocal("copy", Platform.BYTES);
                    body.loadArgument(2)
                            .load(1L)
                            .add(CilOpcode.ADD)
                            .add(CilOpcode.CONV_OVF_I)
                            .type(CilOpcode.NEWARR, Simple.UINT8)
                            .storeLocal(copy);
                    body.loadArgument(0)
                            .loadArgument(1)
                            .add(CilOpcode.CONV_I4)
                            .loadLocal(copy)
                            .load(0)
                            .loadArgument(2)
                            .add(CilOpcode.CONV_I4)
                            .call(Platform.ARRAY_COPY);
                    parse(body.loadLocal(copy), library).add(CilOpcode.RET);
                });
    }

    private static MethodBody parse(MethodBody body, RuntimeLibrary library) {
        return body.load(0)
                .add(CilOpcode.CONV_I)
                .call(library.function("strtod", Simple.FLOAT64, Platform.BYTES, Simple.NATIVE_INT));
    }

    private static MethodReference spelled(RuntimeLibrary library) {
        return library.function("strfromd", Simple.INT32, Platform.BYTES, Simple.INT64, Platform.BYTES, Simple.FLOAT64);
    }

    /** {@code (value, format, precision, out) -> length}. */
    static MethodReference toText(RuntimeLibrary library) {
        return library.method(
                "FloatToText",
                Simple.INT64,
                List.of(Simple.FLOAT64, Simple.INT64, Simple.INT64, Platform.BYTES),
                body -> {
                    Label isNumber = new Label();
                    Label isFinite = new Label();
                    Label isPositive = new Label();
                    Label isPrinted = new Label();
                    Label fits = new Label();
                    int buffer = body.addLocal("buffer", Platform.BYTES);
                    int pattern = body.addLocal("pattern", Platform.BYTES);
                    int length = body.addLocal("length", Simple.INT64);
                    body.loadArgument(0).loadArgument(0).jump(CilOpcode.BEQ, isNumber);
                    give(body, "nan", library);
                    body.mark(isNumber)
                            .loadArgument(0)
                            .loadArgument(0)
                            .add(CilOpcode.SUB)
                            .load(0.0)
                            .jump(CilOpcode.BEQ, isFinite);
                    body.loadArgument(0).load(0.0).jump(CilOpcode.BGT, isPositive);
                    give(body, "-inf", library);
                    body.mark(isPositive);
                    give(body, "inf", library);
                    body.mark(isFinite).loadArgument(1).load((long) 'r').jump(CilOpcode.BNE_UN, isPrinted);
                    body.loadArgument(0).loadArgument(3).call(shortest(library)).add(CilOpcode.RET);
                    body.mark(isPrinted)
                            .load("%.")
                            .loadArgument(2)
                            .call(Platform.SPELL)
                            .loadArgument(1)
                            .add(CilOpcode.CONV_I4)
                            .call(Platform.CHARACTER)
                            .load("\0")
                            .call(Platform.JOIN4)
                            .call(library.encoded())
                            .storeLocal(pattern);
                    body.load(512).type(CilOpcode.NEWARR, Simple.UINT8).storeLocal(buffer);
                    body.loadLocal(buffer)
                            .load(512L)
                            .loadLocal(pattern)
                            .loadArgument(0)
                            .call(spelled(library))
                            .add(CilOpcode.CONV_I8)
                            .storeLocal(length);
                    body.loadLocal(length).load(512L).jump(CilOpcode.BLT, fits);
                    body.loadLocal(length)
                            .load(1L)
                            .add(CilOpcode.ADD)
                            .add(CilOpcode.CONV_OVF_I)
                            .type(CilOpcode.NEWARR, Simple.UINT8)
                            .storeLocal(buffer);
                    body.loadLocal(buffer)
                            .loadLocal(length)
                            .load(1L)
                            .add(CilOpcode.ADD)
                            .loadLocal(pattern)
                            .loadArgument(0)
                            .call(spelled(library))
                            .add(CilOpcode.POP);
                    body.mark(fits)
                            .loadLocal(buffer)
                            .loadLocal(length)
                            .loadArgument(3)
                            .call(ByteFunctions.given(library))
                            .add(CilOpcode.RET);
                });
    }

    /** Returns a text as the answer of {@link #toText}. */
    private static void give(MethodBody body, String text, RuntimeLibrary library) {
        body.load(text)
                .call(library.encoded())
                .load((long) text.length())
                .loadArgument(3)
                .call(ByteFunctions.given(library))
                .add(CilOpcode.RET);
    }

    /** {@code (count) -> the pattern that prints so many digits behind the point}. */
    private static MethodReference pattern(RuntimeLibrary library) {
        SignatureType patterns = new SignatureType.ArrayOf(Platform.BYTES);
        return library.method("Pattern", Platform.BYTES, List.of(Simple.INT32), body -> {
            FieldDefinition known = library.field("patterns", patterns);
            Label isMade = new Label();
            Label isThere = new Label();
            body.field(CilOpcode.LDSFLD, known).jump(CilOpcode.BRTRUE, isMade);
            body.load(20).type(CilOpcode.NEWARR, Platform.BYTES).field(CilOpcode.STSFLD, known);
            body.mark(isMade)
                    .field(CilOpcode.LDSFLD, known)
                    .loadArgument(0)
                    .add(CilOpcode.LDELEM_REF)
                    .jump(CilOpcode.BRTRUE, isThere);
            body.field(CilOpcode.LDSFLD, known)
                    .loadArgument(0)
                    .load("%.")
                    .loadArgument(0)
                    .add(CilOpcode.CONV_I8)
                    .call(Platform.SPELL)
                    .load("e\0")
                    .call(Platform.JOIN3)
                    .call(library.encoded())
                    .add(CilOpcode.STELEM_REF);
            body.mark(isThere)
                    .field(CilOpcode.LDSFLD, known)
                    .loadArgument(0)
                    .add(CilOpcode.LDELEM_REF)
                    .add(CilOpcode.RET);
        });
    }

    /**
     * {@code (value, out) -> length}: as few digits as read back as the value, and the decimal exponent of the first of
     * them.
     */
    private static MethodReference shortest(RuntimeLibrary library) {
        return library.method(
                "Shortest",
                Simple.INT64,
                List.of(Simple.FLOAT64, Platform.BYTES),
                body -> new ShortestText(library, body).write());
    }

    /** The writing of {@link #shortest}. */
    private static final class ShortestText {
        private final RuntimeLibrary library;
        private final MethodBody body;
        private final int positive;
        private final int digits;
        private final int buffer;
        private final int whole;
        private final int exponent;
        private final int index;
        private final int sign;
        private final int text;
        private final Label found = new Label();

        ShortestText(RuntimeLibrary library, MethodBody body) {
            this.library = library;
            this.body = body;
            positive = body.addLocal("positive", Simple.FLOAT64);
            digits = body.addLocal("digits", Simple.INT32);
            buffer = body.addLocal("buffer", Platform.BYTES);
            whole = body.addLocal("whole", Simple.INT64);
            exponent = body.addLocal("exponent", Simple.INT64);
            index = body.addLocal("index", Simple.INT32);
            sign = body.addLocal("sign", Simple.INT64);
            text = body.addLocal("text", Platform.BYTES);
        }

        void write() {
            Label isNotZero = new Label();
            Label next = new Label();
            Label isFew = new Label();
            Label isTried = new Label();
            body.loadArgument(0).call(Platform.ABSOLUTE).storeLocal(positive);
            body.loadLocal(positive)
                    .load(0.0)
                    .jump(CilOpcode.BNE_UN, isNotZero)
                    .load(0L)
                    .storeLocal(whole)
                    .load(0L)
                    .storeLocal(exponent);
            giveText();
            body.mark(isNotZero)
                    .load(40)
                    .type(CilOpcode.NEWARR, Simple.UINT8)
                    .storeLocal(buffer)
                    .load(1)
                    .storeLocal(digits);
            // Up to 15 digits come back from any normal number, and zeros at their end are cut off below: no need to
            // try them all.
            body.mark(next)
                    .loadLocal(digits)
                    .load(4)
                    .jump(CilOpcode.BNE_UN, isFew)
                    .loadLocal(positive)
                    .load(SMALLEST_NORMAL)
                    .jump(CilOpcode.BLT, isFew);
            body.load(15).storeLocal(digits).mark(isFew);
            body.loadLocal(buffer)
                    .load(40L)
                    .loadLocal(digits)
                    .load(1)
                    .add(CilOpcode.SUB)
                    .call(pattern(library))
                    .loadLocal(positive)
                    .call(spelled(library))
                    .add(CilOpcode.POP);
            readDigits();
            parse(body.loadLocal(buffer), library).loadLocal(positive).jump(CilOpcode.BEQ, found);
            // Floats lie closer together below a power of two than above: there, text that is not the nearest may still
            // be near enough.
            body.loadLocal(positive)
                    .call(Platform.BITS)
                    .load(0xFFFFFFFFFFFFFL)
                    .add(CilOpcode.AND)
                    .load(0L)
                    .jump(CilOpcode.BNE_UN, isTried);
            body.loadLocal(whole)
                    .load(1L)
                    .add(CilOpcode.ADD)
                    .call(Platform.SPELL)
                    .load("e");
            body.loadLocal(exponent)
                    .loadLocal(digits)
                    .load(1)
                    .add(CilOpcode.SUB)
                    .add(CilOpcode.CONV_I8)
                    .add(CilOpcode.SUB)
                    .call(Platform.SPELL)
                    .load("\0")
                    .call(Platform.JOIN4)
                    .call(library.encoded());
            parse(body, library).loadLocal(positive).jump(CilOpcode.BNE_UN, isTried);
            body.loadLocal(whole).load(1L).add(CilOpcode.ADD).storeLocal(whole).jump(CilOpcode.BR, found);
            body.mark(isTried)
                    .loadLocal(digits)
                    .load(1)
                    .add(CilOpcode.ADD)
                    .storeLocal(digits)
                    .loadLocal(digits)
                    .load(17)
                    .jump(CilOpcode.BLE, next);
            body.mark(found);
            cutZeros();
            giveText();
        }

        private void character() {
            body.loadLocal(buffer).loadLocal(index).add(CilOpcode.LDELEM_U1);
        }

        private void step() {
            body.loadLocal(index).load(1).add(CilOpcode.ADD).storeLocal(index);
        }

        /** Appends the digit at the index to a number. */
        private void append(int number) {
            body.loadLocal(number).load(10L).add(CilOpcode.MUL);
            character();
            body.load((int) '0')
                    .add(CilOpcode.SUB)
                    .add(CilOpcode.CONV_I8)
                    .add(CilOpcode.ADD)
                    .storeLocal(number);
        }

        /** Reads {@code d.ddde-dd}. */
        private void readDigits() {
            Label next = new Label();
            Label isPoint = new Label();
            Label isRead = new Label();
            Label nextOfExponent = new Label();
            Label isComplete = new Label();
            body.load(0L)
                    .storeLocal(whole)
                    .load(0L)
                    .storeLocal(exponent)
                    .load(0)
                    .storeLocal(index);
            body.mark(next);
            character();
            body.load((int) 'e').jump(CilOpcode.BEQ, isRead);
            character();
            body.load((int) '.').jump(CilOpcode.BEQ, isPoint);
            append(whole);
            body.mark(isPoint);
            step();
            body.jump(CilOpcode.BR, next);
            body.mark(isRead);
            step();
            // '+' is 43 and '-' is 45.
            body.load(44L);
            character();
            body.add(CilOpcode.CONV_I8).add(CilOpcode.SUB).storeLocal(sign);
            step();
            body.mark(nextOfExponent);
            character();
            body.jump(CilOpcode.BRFALSE, isComplete);
            append(exponent);
            step();
            body.jump(CilOpcode.BR, nextOfExponent);
            body.mark(isComplete)
                    .loadLocal(exponent)
                    .loadLocal(sign)
                    .add(CilOpcode.MUL)
                    .storeLocal(exponent);
        }

        private void cutZeros() {
            Label next = new Label();
            Label isCut = new Label();
            body.mark(next)
                    .loadLocal(whole)
                    .load(10L)
                    .add(CilOpcode.REM)
                    .load(0L)
                    .jump(CilOpcode.BNE_UN, isCut);
            body.loadLocal(whole)
                    .load(10L)
                    .add(CilOpcode.DIV)
                    .storeLocal(whole)
                    .jump(CilOpcode.BR, next)
                    .mark(isCut);
        }

        private void giveText() {
            Label isNegative = new Label();
            Label isSpelled = new Label();
            body.loadArgument(0)
                    .call(Platform.BITS)
                    .load(0L)
                    .jump(CilOpcode.BLT, isNegative)
                    .load("")
                    .jump(CilOpcode.BR, isSpelled);
            body.mark(isNegative).load("-").mark(isSpelled);
            body.loadLocal(whole)
                    .call(Platform.SPELL)
                    .load("e")
                    .loadLocal(exponent)
                    .call(Platform.SPELL)
                    .call(Platform.JOIN4)
                    .call(library.encoded())
                    .storeLocal(text);
            body.loadLocal(text)
                    .loadLocal(text)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I8)
                    .loadArgument(1)
                    .call(ByteFunctions.given(library))
                    .add(CilOpcode.RET);
        }
    }
}
