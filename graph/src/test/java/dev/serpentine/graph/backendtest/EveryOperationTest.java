package dev.serpentine.graph.backendtest;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.ConstantEvaluation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every operation without an effect computes on a platform what it computes at translation time. */
public abstract class EveryOperationTest extends PlatformTest {
    private static final List<Object> WORDS =
            List.of(0L, 1L, -1L, 7L, -13L, 63L, Long.MAX_VALUE, Long.MIN_VALUE, 3037000500L);
    private static final List<Object> FLOATS = List.of(
            0.0, -0.0, 1.0, -2.5, 1e300, 4.9e-324, 0.1, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN);

    private final Surroundings surroundings;
    private final StringBuilder functions = new StringBuilder();
    private final StringBuilder blocks = new StringBuilder();
    private int checks;

    /** The test of one platform. */
    protected EveryOperationTest(Surroundings surroundings, Platform platform) {
        super(platform);
        this.surroundings = surroundings;
    }

    @Test
    void agreeWithConstantEvaluation() throws Exception {
        for (LowLevelOpcode opcode : LowLevelOpcode.values()) {
            if (opcode.isFoldable()
                    && opcode.signature().isPresent()
                    && opcode.signature().get().result() instanceof Primitive result
                    && spelled(result) != null
                    && !opcode.signature().get().operands().contains(Primitive.ADDRESS)) {
                compute(opcode, opcode.signature().get(), result);
            }
        }
        check(
                surroundings.program(functions.toString(), blocks + "block " + checks + "()\n  jump return(42)\n"),
                "",
                42);
    }

    private void compute(LowLevelOpcode opcode, LowLevelOpcode.Signature signature, Primitive result) {
        String name = "compute_" + opcode.mnemonic();
        List<String> parameters = new ArrayList<>();
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < signature.operands().size(); i++) {
            parameters.add("x_" + i + ": " + signature.operands().get(i).text());
            arguments.add("x_" + i);
        }
        functions.append(surroundings.graph(
                name,
                result.text(),
                "block 0(" + String.join(", ", parameters) + ")\n  v_1: " + result.text() + " = " + opcode.mnemonic()
                        + "(" + String.join(", ", arguments) + ")\n  jump return(v_1)\n"));
        for (List<Constant> operands : samples(signature.operands())) {
            Operation operation =
                    new Operation(opcode, List.<Value>copyOf(operands), new Variable("v", result), SourcePosition.NONE);
            Optional<Constant> expected = ConstantEvaluation.fold(operation);
            expected.ifPresent(constant -> compare(name, operands, constant, result));
        }
    }

    private void compare(String name, List<Constant> operands, Constant expected, Primitive result) {
        List<String> spelled = new ArrayList<>(List.of("@" + name));
        operands.forEach(operand -> spelled.add(literal(operand)));
        String text =
                "block NUMBER()\n  v_NUMBER: " + result.text() + " = direct_call(" + String.join(", ", spelled) + ")\n";
        // A NaN is not equal to itself: bits are compared, all NaNs as one.
        boolean isNaN = expected.value() instanceof Double number && number.isNaN();
        if (result == Primitive.FLOAT && !isNaN) {
            text += "  b_NUMBER: Signed = float_to_bits(v_NUMBER)\n  c_NUMBER: Signed = float_to_bits("
                    + literal(expected) + ")\n" + "  same_NUMBER: Bool = int_eq(b_NUMBER, c_NUMBER)\n";
        } else if (result == Primitive.FLOAT) {
            text += "  same_NUMBER: Bool = float_ne(v_NUMBER, v_NUMBER)\n";
        } else {
            String conversion = result == Primitive.SIGNED ? "same_as" : "cast_primitive";
            long word = expected.value() instanceof Boolean truth ? truth ? 1 : 0 : (Long) expected.value();
            text += "  b_NUMBER: Signed = " + conversion + "(v_NUMBER)\n  same_NUMBER: Bool = int_eq(b_NUMBER, " + word
                    + ")\n";
        }
        text += "  if same_NUMBER then NEXT() else return(" + (name.hashCode() & 31) + ")\n";
        blocks.append(text.replace("NUMBER", Integer.toString(checks)).replace("NEXT", Integer.toString(checks + 1)));
        checks++;
    }

    private static String literal(Constant constant) {
        Object value = constant.value();
        if (value instanceof Double number) {
            return number.isNaN() ? "nan" : number.isInfinite() ? number > 0 ? "inf" : "-inf" : Double.toString(number);
        }
        return value + (constant.type() == Primitive.UNSIGNED ? ":Unsigned" : "");
    }

    private static List<Object> spelled(LowLevelType type) {
        return switch (type) {
            case Primitive.SIGNED, Primitive.UNSIGNED -> WORDS;
            case Primitive.FLOAT -> FLOATS;
            case Primitive.BOOL -> List.of(false, true);
            default -> null;
        };
    }

    private static List<List<Constant>> samples(List<LowLevelType> types) {
        List<List<Constant>> all = List.of(List.of());
        for (LowLevelType type : types) {
            List<List<Constant>> longer = new ArrayList<>();
            for (List<Constant> start : all) {
                for (Object value : spelled(type)) {
                    List<Constant> operands = new ArrayList<>(start);
                    operands.add(new Constant(value, type));
                    longer.add(operands);
                }
            }
            all = longer;
        }
        return all;
    }
}
