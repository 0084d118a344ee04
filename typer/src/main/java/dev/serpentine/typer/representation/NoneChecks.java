package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.OperandError;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What Python raises where None is used as something else, where that is looked out for. */
public final class NoneChecks {
    private static final String NONE = "NoneType";

    private NoneChecks() {}

    /** Checks that an operand is not None, where it may be. @return the operand */
    public static Value present(OperationSite site, int operand) {
        Value value = site.value(operand);
        if (site.repr(operand).canBeNone()) {
            require(site, operand, value);
        }
        return value;
    }

    /**
     * Checks that the value of an operand, a pointer, is not null. Where the error names both operands, it is found out
     * what the other one is.
     */
    public static void require(OperationSite site, int operand, Value value) {
        OperationBuilder builder = site.builder();
        OperandError error = error(site, each -> each == operand);
        String messageOfBoth = error(site, each -> true).text();
        int other = 1 - operand;
        boolean dependsOnOther =
                !error.text().equals(messageOfBoth) && site.repr(other).canBeNone();
        site.check(error.exception(), () -> builder.isNull(value), () -> {
            if (dependsOnOther) {
                builder.whenUnlikely(
                        builder.isNull(site.value(other)),
                        () -> site.context().raise(builder, error.exception(), messageOfBoth));
            }
            site.context().raise(builder, error.exception(), error.text());
        });
    }

    /**
     * Checks that the first operand, of which an attribute is asked, is not None, where it may be. @return the operand
     */
    public static Value owner(OperationSite site, String attribute) {
        OperandError error = OperandError.ofAttribute(NONE, attribute);
        Value value = site.value(0);
        if (site.repr(0).canBeNone()) {
            site.check(error.exception(), error.text(), () -> site.builder().isNull(value));
        }
        return value;
    }

    private static OperandError error(OperationSite site, IntPredicate isNone) {
        return switch (site.opcode()) {
            case GETATTR, SETATTR, DELATTR ->
                OperandError.ofAttribute(NONE, site.constantOperand(1).asText());
            case CALL ->
                builtin(site)
                        .flatMap(builtin -> OperandError.ofBuiltin(builtin, NONE))
                        .orElseGet(() -> new OperandError("TypeError", "'" + NONE + "' object is not callable"));
            default -> {
                List<OperandError.Type> types = IntStream.range(
                                0, Math.min(site.operands().size(), 2))
                        .mapToObj(operand -> new OperandError.Type(type(site, operand, isNone)))
                        .toList();
                yield OperandError.of(site.opcode(), types)
                        .orElseGet(() -> new OperandError(
                                "TypeError",
                                "unsupported operand type(s) for "
                                        + site.opcode().mnemonic() + ": '" + NONE + "'"));
            }
        };
    }

    private static Optional<BuiltinFunction> builtin(OperationSite site) {
        return site.operation().argument(0) instanceof Constant(HostObject callee, var type)
                ? BuiltinFunction.of(callee)
                : Optional.empty();
    }

    private static String type(OperationSite site, int operand, IntPredicate isNone) {
        Repr repr = site.repr(operand);
        return repr instanceof NoneRepr || isNone.test(operand)
                ? NONE
                : repr.withoutNone().describe();
    }
}
