package dev.serpentine.frontend.annotation.report;

import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.ExtendedValues;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Asks Python whether it refuses an operation on objects of certain types, by doing it on a sample of each. An
 * operation that Python knows, and only the rules do not, is so told from one that Python knows nothing of either.
 */
public final class RefusedSamples {
    private RefusedSamples() {}

    /** Whether Python raises TypeError. Of instances of the program's classes, the rules know what Python knows. */
    static boolean areRefused(Step step) {
        List<List<HostObject>> operands = step.argumentsFrom(0).stream()
                .map(value -> samples(value, step.host()))
                .toList();
        return operands.stream().anyMatch(List::isEmpty)
                ? step.argumentsFrom(0).stream()
                        .allMatch(each ->
                                isOfProgram(each) || !samples(each, step.host()).isEmpty())
                : choices(operands).stream().allMatch(chosen -> isRefused(step, chosen));
    }

    /** Whether an operation is for an item of what has none, whatever the index is. */
    static boolean hasNoItems(Step step) {
        Optional<String> method = switch ((FlowOpcode) step.operation().opcode()) {
            case GETITEM -> Optional.of("__getitem__");
            case SETITEM -> Optional.of("__setitem__");
            case DELITEM -> Optional.of("__delitem__");
            default -> Optional.empty();
        };
        List<HostObject> containers = samples(step.argument(0), step.host());
        return method.isPresent()
                && !containers.isEmpty()
                // Classes may be given what is in them: list[int].
                && containers.stream().noneMatch(container -> container.kind() == HostKind.CLASS)
                && containers.stream()
                        .flatMap(container -> container.type().mro().stream())
                        .noneMatch(
                                hostClass -> hostClass.attribute(method.get()).isPresent());
    }

    private static boolean isRefused(Step step, List<HostObject> operands) {
        return areRefused((FlowOpcode) step.operation().opcode(), operands, step.host());
    }

    /** Whether Python raises TypeError for an operation on these very objects. */
    public static boolean areRefused(FlowOpcode opcode, List<HostObject> operands, Host host) {
        return outcome(opcode, operands, host) instanceof Host.Outcome.Raised(HostObject exception)
                && host.isInstance(exception, host.builtin("TypeError"));
    }

    /** Each way to choose one for each operand. */
    public static List<List<HostObject>> choices(List<List<HostObject>> operands) {
        List<List<HostObject>> choices = List.of(List.of());
        for (List<HostObject> operand : operands) {
            choices = choices.stream()
                    .flatMap(chosen -> operand.stream()
                            .map(each -> Stream.concat(chosen.stream(), Stream.of(each))
                                    .toList()))
                    .toList();
        }
        return choices;
    }

    /**
     * Whether it is an instance of which the rules know what Python knows, of none of Python's own classes, or a
     * function, which knows no operator.
     */
    private static boolean isOfProgram(SomeValue value) {
        return switch (value) {
            case SomeInstance instance ->
                !instance.definition().hostClass().qualifiedName().startsWith("builtins.")
                        || ExtendedValues.isExtended(instance.definition().hostClass());
            case SomeCallable callable -> callable.descriptions().stream().allMatch(Description::isFunction);
            default -> false;
        };
    }

    private static Host.Outcome outcome(FlowOpcode opcode, List<HostObject> operands, Host host) {
        return switch (opcode) {
            case ITER, UNPACK -> host.call(host.builtin("iter"), operands.subList(0, 1), Map.of());
            case NEXT -> host.call(host.builtin("next"), operands, Map.of());
            default -> host.operate(operatorName(opcode), operands);
        };
    }

    /** As Python's {@code operator} module has it. */
    private static String operatorName(FlowOpcode opcode) {
        return switch (opcode) {
            case AND -> "and_";
            case OR -> "or_";
            default -> opcode.mnemonic().toLowerCase(Locale.ROOT).replaceFirst("^inplace_", "i");
        };
    }

    /**
     * An object of each type that an annotation stands for; none where one of these is not at hand, but that no
     * function that the run makes knows an operator.
     */
    public static List<HostObject> samples(SomeValue value, Host host) {
        if (value instanceof SomeCallable callable) {
            boolean areKnown = callable.descriptions().stream()
                    .allMatch(each -> each.isFunction() || each.hostObject().isPresent());
            Map<HostObject, HostObject> byType = new LinkedHashMap<>();
            callable.descriptions().stream()
                    .flatMap(each -> each.hostObject().stream())
                    .forEach(each -> byType.putIfAbsent(each.type(), each));
            return areKnown ? List.copyOf(byType.values()) : List.of();
        }
        return sample(value, host).stream().toList();
    }

    private static Optional<HostObject> sample(SomeValue value, Host host) {
        if (value instanceof SomeNone) {
            return Optional.of(host.none());
        }
        if (value instanceof SomeInstance instance) {
            HostObject hostClass = instance.definition().hostClass();
            return switch (hostClass.qualifiedName()) {
                case "builtins.complex" -> made(host, hostClass);
                case "builtins.mappingproxy" -> made(host, "dict").flatMap(mapping -> made(host, hostClass, mapping));
                default -> Optional.empty();
            };
        }
        return Families.of(value).map(Families::typeName).flatMap(name -> switch (name) {
            case "int" -> Optional.of(host.ofInteger(BigInteger.ONE));
            case "range" -> made(host, name, host.ofInteger(BigInteger.TWO));
            case "slice" -> made(host, name, host.none());
            case "bool", "float", "str", "bytes", "bytearray", "list", "tuple", "dict", "set", "frozenset" ->
                made(host, name);
            default -> Optional.empty();
        });
    }

    private static Optional<HostObject> made(Host host, String type, HostObject... arguments) {
        return made(host, host.builtin(type), arguments);
    }

    private static Optional<HostObject> made(Host host, HostObject type, HostObject... arguments) {
        return host.call(type, List.of(arguments), Map.of()) instanceof Host.Outcome.Returned(HostObject object)
                ? Optional.of(object)
                : Optional.empty();
    }
}
