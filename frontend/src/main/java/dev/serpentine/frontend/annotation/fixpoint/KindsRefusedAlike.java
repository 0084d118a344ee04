package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.Complaint;
import dev.serpentine.frontend.annotation.report.RefusedSamples;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which of the kinds that an operand may be an operator refuses with the same words, so that nobody needs to tell them
 * apart: an operator of two values of twenty kinds each has four hundred meanings, most of which are one TypeError.
 *
 * <p>What always holds: Python refuses each of them beside each kind of the other operand. It is asked on samples;
 * where there is none, a kind is among these only if it is certain to know no operator: a function, or an instance of
 * classes that define none.
 */
final class KindsRefusedAlike {
    /** The operators that Python itself may refuse, but for those that change their left operand. */
    private static final Set<FlowOpcode> OPERATORS = EnumSet.of(
            FlowOpcode.ADD,
            FlowOpcode.SUB,
            FlowOpcode.MUL,
            FlowOpcode.MATMUL,
            FlowOpcode.TRUEDIV,
            FlowOpcode.FLOORDIV,
            FlowOpcode.MOD,
            FlowOpcode.POW,
            FlowOpcode.LSHIFT,
            FlowOpcode.RSHIFT,
            FlowOpcode.AND,
            FlowOpcode.OR,
            FlowOpcode.XOR,
            FlowOpcode.LT,
            FlowOpcode.LE,
            FlowOpcode.GT,
            FlowOpcode.GE);
    /** These take whatever is to be formatted on the right of a percent sign. */
    private static final Set<String> FORMATS = Set.of("str", "bytes", "bytearray");

    /**
     * Some kinds of an operand.
     *
     * @param kinds at least two of them, and not all
     * @param complaint what Python says of each
     */
    record Alike(List<SomeValue> kinds, Complaint complaint) {}

    /** Two operands, by the types of their samples. */
    private record Asked(FlowOpcode opcode, String left, String right) {}

    /** A method of a class or of one below. */
    private record Method(HostObject hostClass, String name) {}

    /** What is without operators, in the place of the name of a type. */
    private static final String BARE = "";

    private final Host host;
    private final Map<Asked, Optional<Complaint>> complaints = new HashMap<>();
    private final Map<Method, Boolean> known = new HashMap<>();

    KindsRefusedAlike(Host host) {
        this.host = host;
    }

    /** The most kinds of an operand of a step that are refused alike; empty where there are not two, or all are. */
    Optional<Alike> of(Step step, int operand) {
        FlowOpcode opcode = (FlowOpcode) step.operation().opcode();
        if (!OPERATORS.contains(opcode)) {
            return Optional.empty();
        }
        List<SomeValue> kinds = kinds(step.argument(operand));
        List<SomeValue> others = kinds(step.argument(1 - operand));
        Map<Complaint, List<SomeValue>> byComplaint = new LinkedHashMap<>();
        for (SomeValue kind : kinds) {
            complaint(opcode, kind, operand, others)
                    .ifPresent(complaint -> byComplaint
                            .computeIfAbsent(complaint, _ -> new ArrayList<>())
                            .add(kind));
        }
        boolean areAll = byComplaint.values().stream().mapToInt(List::size).sum() == kinds.size();
        return byComplaint.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1 && !areAll)
                .max(Map.Entry.comparingByValue((first, second) -> Integer.compare(first.size(), second.size())))
                .map(entry -> new Alike(entry.getValue(), entry.getKey()));
    }

    private static List<SomeValue> kinds(SomeValue value) {
        List<SomeValue> kinds = new ArrayList<>();
        if (Lattice.canBeNone(value)) {
            kinds.add(SomeNone.NONE);
        }
        SomeValue present = Lattice.withoutNone(value);
        if (present instanceof SomeUnion union) {
            kinds.addAll(Unions.parts(union));
        } else if (present != SomeNone.NONE) {
            kinds.add(present);
        }
        return kinds;
    }

    /** What Python says of a kind beside each of the others; empty where that is not always the same. */
    private Optional<Complaint> complaint(FlowOpcode opcode, SomeValue kind, int operand, List<SomeValue> others) {
        Optional<Complaint> found = Optional.empty();
        for (SomeValue other : others) {
            Optional<Complaint> complaint =
                    operand == 0 ? complaint(opcode, kind, other) : complaint(opcode, other, kind);
            if (complaint.isEmpty() || found.isPresent() && !found.equals(complaint)) {
                return Optional.empty();
            }
            found = complaint;
        }
        return found;
    }

    private Optional<Complaint> complaint(FlowOpcode opcode, SomeValue left, SomeValue right) {
        Optional<String> leftType = typeOf(left, opcode);
        Optional<String> rightType = typeOf(right, opcode);
        if (leftType.isEmpty() || rightType.isEmpty() || opcode == FlowOpcode.MOD && FORMATS.contains(leftType.get())) {
            return Optional.empty();
        }
        Asked asked = new Asked(opcode, leftType.get(), rightType.get());
        Optional<Complaint> complaint = complaints.get(asked);
        if (complaint == null) {
            complaint = isRefused(asked, left, right)
                    ? Complaint.ofOperator(opcode, builtinOf(left), builtinOf(right))
                    : Optional.empty();
            complaints.put(asked, complaint);
        }
        return complaint;
    }

    private boolean isRefused(Asked asked, SomeValue left, SomeValue right) {
        List<HostObject> lefts = samples(asked.left(), left);
        List<HostObject> rights = samples(asked.right(), right);
        return !lefts.isEmpty()
                && !rights.isEmpty()
                && RefusedSamples.choices(List.of(lefts, rights)).stream()
                        .allMatch(chosen -> RefusedSamples.areRefused(asked.opcode(), chosen, host));
    }

    /** The type of what a kind's samples are; empty where only the value itself would tell. */
    private Optional<String> typeOf(SomeValue value, FlowOpcode opcode) {
        return switch (value) {
            case SomeNone none -> Optional.of("NoneType");
            case SomeInstance instance ->
                isWithoutOperators(instance, opcode)
                        ? Optional.of(BARE)
                        : Optional.of(instance.definition().hostClass().qualifiedName())
                                .filter(name -> name.startsWith("builtins."));
            case SomeCallable callable ->
                callable.descriptions().stream().allMatch(Description::isFunction)
                        ? Optional.of(BARE)
                        : Optional.empty();
            default -> Families.of(value).map(Families::typeName);
        };
    }

    /** An object of each type, and a bare one for what is certain to know no operator; none where that is not known. */
    private List<HostObject> samples(String type, SomeValue value) {
        if (!type.equals(BARE)) {
            return RefusedSamples.samples(value, host);
        }
        return host.call(host.builtin("object"), List.of(), Map.of()) instanceof Host.Outcome.Returned(HostObject made)
                ? List.of(made)
                : List.of();
    }

    private boolean isWithoutOperators(SomeInstance instance, FlowOpcode opcode) {
        String name = opcode.mnemonic();
        return instance.kinds().stream()
                .noneMatch(kind -> Stream.concat(
                                Stream.of("__" + name + "__", "__r" + name + "__", "__index__"),
                                mirrored(opcode).stream())
                        .anyMatch(method -> isKnown(kind.hostClass(), method)));
    }

    /** What the right operand of a comparison is asked for when the left one does not know it. */
    private static Optional<String> mirrored(FlowOpcode opcode) {
        return Optional.ofNullable(
                switch (opcode) {
                    case LT -> "__gt__";
                    case GT -> "__lt__";
                    case LE -> "__ge__";
                    case GE -> "__le__";
                    default -> null;
                });
    }

    /** Whether a class, or one that extends it, has a method that not every object has. */
    private boolean isKnown(HostObject hostClass, String method) {
        Method key = new Method(hostClass, method);
        Boolean found = known.get(key);
        if (found == null) {
            found = hostClass.mro().stream()
                            .filter(each -> !each.qualifiedName().equals("builtins.object"))
                            .anyMatch(each -> each.attribute(method).isPresent())
                    || subclasses(hostClass)
                            .map(all -> all.stream().anyMatch(each -> isKnown(each, method)))
                            .orElse(true);
            known.put(key, found);
        }
        return found;
    }

    /** The classes that extend one directly; empty where it does not tell. */
    private Optional<List<HostObject>> subclasses(HostObject hostClass) {
        return host.getAttribute(hostClass, "__subclasses__") instanceof Host.Outcome.Returned(HostObject method)
                        && host.call(method, List.of(), Map.of()) instanceof Host.Outcome.Returned(HostObject found)
                        && found.kind() == HostKind.LIST
                ? Optional.of(host.subclasses(hostClass))
                : Optional.empty();
    }

    private static String builtinOf(SomeValue value) {
        return value instanceof SomeInstance
                ? "object"
                : Families.of(value).map(Families::typeName).orElse("object");
    }
}
