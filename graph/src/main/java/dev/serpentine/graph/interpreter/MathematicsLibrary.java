package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.operation.ExternalFunction;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.EnumMap;
import java.util.Map;

/**
 * The C library's mathematical functions. The platform's own library is called, so that the interpreter gives the last
 * bit that native programs and Python give; Java's own functions may differ there.
 */
final class MathematicsLibrary {
    private static final Map<ExternalFunction, MethodHandle> HANDLES = new EnumMap<>(ExternalFunction.class);

    private MathematicsLibrary() {}

    static double unary(ExternalFunction function, double operand) {
        try {
            return (double) handle(function, ValueLayout.JAVA_DOUBLE).invokeExact(operand);
        } catch (Throwable failure) {
            throw unexpected(function, failure);
        }
    }

    static double binary(ExternalFunction function, double first, double second) {
        try {
            return (double) handle(function, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_DOUBLE)
                    .invokeExact(first, second);
        } catch (Throwable failure) {
            throw unexpected(function, failure);
        }
    }

    static double ldexp(double mantissa, long exponent) {
        int clamped = Math.clamp(exponent, -5000, 5000);
        try {
            return (double) handle(ExternalFunction.LDEXP, ValueLayout.JAVA_DOUBLE, ValueLayout.JAVA_INT)
                    .invokeExact(mantissa, clamped);
        } catch (Throwable failure) {
            throw unexpected(ExternalFunction.LDEXP, failure);
        }
    }

    static long frexpExponent(double value) {
        if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
            return 0;
        }
        int exponent = Math.getExponent(value);
        return exponent >= Double.MIN_EXPONENT ? exponent + 1 : Math.getExponent(value * 0x1p54) + 1 - 54;
    }

    static double frexpMantissa(double value) {
        if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
            return value;
        }
        double normal = Math.getExponent(value) >= Double.MIN_EXPONENT ? value : value * 0x1p54;
        return Math.scalb(normal, -(Math.getExponent(normal) + 1));
    }

    @SuppressWarnings("restricted")
    private static MethodHandle handle(ExternalFunction function, MemoryLayout... operands) {
        MethodHandle known = HANDLES.get(function);
        if (known == null) {
            Linker linker = Linker.nativeLinker();
            String name = function == ExternalFunction.GAMMA ? "tgamma" : function.externalName();
            known = linker.downcallHandle(
                    linker.defaultLookup().findOrThrow(name), FunctionDescriptor.of(ValueLayout.JAVA_DOUBLE, operands));
            HANDLES.put(function, known);
        }
        return known;
    }

    private static RuntimeException unexpected(ExternalFunction function, Throwable failure) {
        return new IllegalStateException("the C library's " + function.externalName() + " cannot be called", failure);
    }
}
