package dev.serpentine.graph.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OperationTablesTest {

    @Test
    void namesAreUnique() {
        Set<String> names = new HashSet<>();
        for (LowLevelOpcode opcode : LowLevelOpcode.values()) {
            assertTrue(names.add(opcode.mnemonic()));
        }
    }

    @ParameterizedTest
    @EnumSource(LowLevelOpcode.class)
    void everyOperationOnPrimitivesIsComputed(LowLevelOpcode opcode) {
        assertFalse(opcode.meaning().isBlank());
        boolean isPureOnPrimitives =
                opcode.effect() == Effect.NONE && opcode.signature().isPresent();
        assertTrue(!isPureOnPrimitives || ConstantEvaluation.isOnWords(opcode), "nobody computes " + opcode);
        if (ConstantEvaluation.isOnWords(opcode)) {
            ConstantEvaluation.onWords(opcode, 7, 3);
        }
    }

    @ParameterizedTest
    @EnumSource(ExternalFunction.class)
    void externalFunctionsTakePrimitivesAndText(ExternalFunction function) {
        LowLevelType text = StandardLayouts.CHARS.pointer();
        for (LowLevelType argument : function.type().arguments()) {
            assertTrue(
                    argument.equals(text) || argument == Primitive.SIGNED || argument == Primitive.FLOAT,
                    function + " takes " + argument);
        }
        assertTrue(function.type().result() instanceof Primitive);
        assertFalse(function.meaning().isBlank());
        assertSame(function, ExternalFunction.named(function.externalName()).orElseThrow());
        assertEquals(function.type(), function.value().type());
    }

    private static Constant folded(LowLevelOpcode opcode, Primitive result, Constant... operands) {
        return ConstantEvaluation.fold(
                        new Operation(opcode, List.of(operands), new Variable("v", result), SourcePosition.NONE))
                .orElse(null);
    }

    @Test
    void foldsAsTheTableSays() {
        Constant minimum = Constant.signed(Long.MIN_VALUE);
        assertEquals(
                Constant.signed(Long.MAX_VALUE),
                folded(LowLevelOpcode.INT_SUB, Primitive.SIGNED, minimum, Constant.signed(1)));
        assertEquals(null, folded(LowLevelOpcode.INT_SUB_OVF, Primitive.SIGNED, minimum, Constant.signed(1)));
        assertEquals(
                Constant.bool(true),
                folded(LowLevelOpcode.INT_MUL_OVERFLOWS, Primitive.BOOL, minimum, Constant.signed(-1)));
        assertEquals(Constant.bool(true), folded(LowLevelOpcode.INT_ADD_OVERFLOWS, Primitive.BOOL, minimum, minimum));
        assertEquals(
                Constant.bool(false),
                folded(LowLevelOpcode.INT_SUB_OVERFLOWS, Primitive.BOOL, Constant.signed(-1), minimum));
        assertEquals(null, folded(LowLevelOpcode.INT_DIV_TRUNC, Primitive.SIGNED, minimum, Constant.signed(-1)));
        assertEquals(
                Constant.signed(-3),
                folded(LowLevelOpcode.INT_REM_TRUNC, Primitive.SIGNED, Constant.signed(-13), Constant.signed(5)));
        assertEquals(
                null, folded(LowLevelOpcode.INT_LSHIFT, Primitive.SIGNED, Constant.signed(1), Constant.signed(64)));
        assertEquals(
                Constant.signed(Long.MIN_VALUE),
                folded(LowLevelOpcode.INT_LSHIFT_OVF, Primitive.SIGNED, Constant.signed(-1), Constant.signed(63)));
        assertEquals(
                null, folded(LowLevelOpcode.INT_LSHIFT_OVF, Primitive.SIGNED, Constant.signed(1), Constant.signed(63)));
        assertEquals(
                new Constant(200L, Primitive.CHAR),
                folded(LowLevelOpcode.CAST_PRIMITIVE, Primitive.CHAR, Constant.signed(456)));
        assertEquals(
                new Constant(-56L, Primitive.INT8),
                folded(LowLevelOpcode.CAST_PRIMITIVE, Primitive.INT8, Constant.signed(456)));
        assertEquals(
                new Constant(0x1p64, Primitive.FLOAT),
                folded(LowLevelOpcode.CAST_UINT_TO_FLOAT, Primitive.FLOAT, new Constant(-1L, Primitive.UNSIGNED)));
        assertEquals(
                new Constant(-0.0, Primitive.FLOAT),
                folded(LowLevelOpcode.FLOAT_NEG, Primitive.FLOAT, new Constant(0.0, Primitive.FLOAT)));
        assertEquals(
                null,
                folded(LowLevelOpcode.CAST_FLOAT_TO_INT, Primitive.SIGNED, new Constant(Double.NaN, Primitive.FLOAT)));
        assertEquals(Constant.bool(false), folded(LowLevelOpcode.BOOL_NOT, Primitive.BOOL, Constant.bool(true)));
    }
}
