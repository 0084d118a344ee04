package dev.serpentine.backend.llvm;

import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.type.FunctionType;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How the external functions are called, and the declarations of everything outside that was used. */
final class ExternalFunctions {
    private final Layouts layouts;
    private final Map<String, String> declarations = new TreeMap<>();

    ExternalFunctions(Layouts layouts) {
        this.layouts = layouts;
    }

    /** Keeps the program's functions from taking the names of those outside. */
    static void reserveNames(Names names) {
        Arrays.stream(ExternalFunction.values()).map(ExternalFunctions::symbol).forEach(names::reserve);
        Arrays.stream(SupportFunction.values()).map(SupportFunction::symbol).forEach(names::reserve);
        names.reserve("main");
        names.reserve("_start");
    }

    /** The linker's name of an external function: the C library's own, where nothing has to be added. */
    static String symbol(ExternalFunction function) {
        return switch (function) {
            case SQRT,
                    SIN,
                    COS,
                    TAN,
                    ASIN,
                    ACOS,
                    ATAN,
                    ATAN2,
                    SINH,
                    COSH,
                    TANH,
                    ASINH,
                    ACOSH,
                    ATANH,
                    EXP,
                    EXP2,
                    EXPM1,
                    LOG,
                    LOG2,
                    LOG10,
                    LOG1P,
                    POW,
                    FMOD,
                    FLOOR,
                    CEIL,
                    HYPOT,
                    CBRT,
                    ERF,
                    ERFC -> function.externalName();
            case GAMMA -> "tgamma";
            default -> "rt_" + function.externalName();
        };
    }

    /** The instruction of LLVM's own that is exactly the function, if there is one. */
    Optional<String> intrinsic(ExternalFunction function) {
        return switch (function) {
            case SQRT, FLOOR, CEIL ->
                Optional.of(outside("llvm." + function.externalName() + ".f64", "double", "double"));
            default -> Optional.empty();
        };
    }

    /** The name of an external function, with its {@code @}. */
    String address(ExternalFunction function) {
        FunctionType type = function.type();
        String arguments =
                String.join(", ", type.arguments().stream().map(layouts::value).toList());
        String symbol = symbol(function);
        String attributes = function.effect() == Effect.NONE ? " nounwind willreturn memory(none)" : " nounwind";
        declarations.put(
                symbol, "declare " + layouts.value(type.result()) + " @" + symbol + "(" + arguments + ")" + attributes);
        return "@" + symbol;
    }

    /** The name of a function of the run-time support, with its {@code @}. */
    String address(SupportFunction function) {
        declarations.put(function.symbol(), function.declaration());
        return "@" + function.symbol();
    }

    /** The name of one of LLVM's intrinsics, with its {@code @}. */
    String outside(String name, String result, String arguments) {
        declarations.put(name, "declare " + result + " @" + name + "(" + arguments + ")");
        return "@" + name;
    }

    /** The name of a variable of the run-time support, with its {@code @}. */
    String variable(String name, String type) {
        declarations.put(name, "@" + name + " = external global " + type);
        return "@" + name;
    }

    String declarations() {
        return String.join("\n", declarations.values()) + "\n";
    }
}
