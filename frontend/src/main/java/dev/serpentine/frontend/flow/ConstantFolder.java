package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.EmbeddedArithmetic;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.TypeForms;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Computes operations on constants by asking the live Python, where they cannot have an effect and their operands
 * cannot change while the program runs. What raises there is not folded: it raises when the program runs.
 */
final class ConstantFolder {
    /** The functions of Python's {@code operator} module. */
    private static final Map<FlowOpcode, String> OPERATORS = operators();

    /** Powers and shifts that may have more bits are left to the program. */
    private static final int LARGEST_INT_BITS = 200_000;
    /** Results beyond this size are left to the program. */
    private static final int SIZE_LIMIT = 100_000;

    private final Host host;

    ConstantFolder(Host host) {
        this.host = host;
    }

    private static Map<FlowOpcode, String> operators() {
        Map<FlowOpcode, String> names = new EnumMap<>(FlowOpcode.class);
        names.put(FlowOpcode.NEG, "neg");
        names.put(FlowOpcode.POS, "pos");
        names.put(FlowOpcode.INVERT, "invert");
        names.put(FlowOpcode.ADD, "add");
        names.put(FlowOpcode.SUB, "sub");
        names.put(FlowOpcode.MUL, "mul");
        names.put(FlowOpcode.TRUEDIV, "truediv");
        names.put(FlowOpcode.FLOORDIV, "floordiv");
        names.put(FlowOpcode.MOD, "mod");
        names.put(FlowOpcode.POW, "pow");
        names.put(FlowOpcode.LSHIFT, "lshift");
        names.put(FlowOpcode.RSHIFT, "rshift");
        names.put(FlowOpcode.AND, "and_");
        names.put(FlowOpcode.OR, "or_");
        names.put(FlowOpcode.XOR, "xor");
        names.put(FlowOpcode.INPLACE_ADD, "add");
        names.put(FlowOpcode.INPLACE_SUB, "sub");
        names.put(FlowOpcode.INPLACE_MUL, "mul");
        names.put(FlowOpcode.INPLACE_TRUEDIV, "truediv");
        names.put(FlowOpcode.INPLACE_FLOORDIV, "floordiv");
        names.put(FlowOpcode.INPLACE_MOD, "mod");
        names.put(FlowOpcode.INPLACE_POW, "pow");
        names.put(FlowOpcode.INPLACE_LSHIFT, "lshift");
        names.put(FlowOpcode.INPLACE_RSHIFT, "rshift");
        names.put(FlowOpcode.INPLACE_AND, "and_");
        names.put(FlowOpcode.INPLACE_OR, "or_");
        names.put(FlowOpcode.INPLACE_XOR, "xor");
        names.put(FlowOpcode.EQ, "eq");
        names.put(FlowOpcode.NE, "ne");
        names.put(FlowOpcode.LT, "lt");
        names.put(FlowOpcode.LE, "le");
        names.put(FlowOpcode.GT, "gt");
        names.put(FlowOpcode.GE, "ge");
        names.put(FlowOpcode.CONTAINS, "contains");
        names.put(FlowOpcode.GETITEM, "getitem");
        return names;
    }

    private static final Set<String> TO_WHOLE_NUMBERS =
            Set.of("builtins.int", "builtins.round", "math.floor", "math.ceil", "math.trunc");

    /** The result, if it can be told now. */
    Optional<HostObject> fold(FlowOpcode opcode, List<HostObject> operands) {
        return switch (opcode) {
            case BOOL -> truth(operands.getFirst()).map(host::ofBoolean);
            case NOT -> truth(operands.getFirst()).map(truth -> host.ofBoolean(!truth));
            case IS -> Optional.of(host.ofBoolean(isSame(operands.getFirst(), operands.get(1))));
            case TYPE -> Optional.of(operands.getFirst().type());
            case NEWTUPLE -> Optional.of(host.ofTuple(operands));
            case GETITEM ->
                TypeForms.isGeneric(operands.getFirst(), host)
                        ? result(host.operate(OPERATORS.get(opcode), operands))
                        : compute(opcode, operands);
            case OR ->
                operands.stream().allMatch(TypeForms::isInUnions)
                        ? result(host.operate(OPERATORS.get(opcode), operands))
                        : compute(opcode, operands);
            default -> OPERATORS.containsKey(opcode) ? compute(opcode, operands) : Optional.empty();
        };
    }

    /**
     * A call that makes an int of a float that is too large for a word: no word would show that it is. All such floats
     * are whole numbers, of which the embedded Python's {@code round} makes others.
     */
    Optional<HostObject> foldCall(HostObject callable, HostObject argument) {
        return argument.kind() == HostKind.FLOAT
                        && Double.isFinite(argument.asFloat())
                        && Math.abs(argument.asFloat()) >= -(double) Long.MIN_VALUE
                        && (callable.kind() == HostKind.CLASS || callable.kind() == HostKind.BUILTIN_FUNCTION)
                        && TO_WHOLE_NUMBERS.contains(callable.qualifiedName())
                ? Optional.of(host.ofInteger(new BigDecimal(argument.asFloat()).toBigIntegerExact()))
                : Optional.empty();
    }

    private Optional<HostObject> compute(FlowOpcode opcode, List<HostObject> operands) {
        if (!operands.stream().allMatch(ConstantFolder::isPlain)
                || isLarge(opcode, operands)
                || !EmbeddedArithmetic.isCPythons(OPERATORS.get(opcode), operands)) {
            return Optional.empty();
        }
        return result(host.operate(OPERATORS.get(opcode), operands));
    }

    /** Equal objects of the kinds that have no identity are the same: what Python answers for those is an accident. */
    private static boolean isSame(HostObject left, HostObject right) {
        return left.equals(right);
    }

    /** What a call of an object calls: of {@code list[int]} that is {@code list}. */
    HostObject called(HostObject object) {
        return TypeForms.origin(object, host).orElse(object);
    }

    /** The truth value of an object for which it never changes. */
    Optional<Boolean> truth(HostObject object) {
        return switch (object.kind()) {
            case NONE -> Optional.of(false);
            case BOOL, INT -> Optional.of(object.asInteger().signum() != 0);
            case FLOAT -> Optional.of(object.asFloat() != 0);
            case STR -> Optional.of(!object.asText().isEmpty());
            case BYTES -> Optional.of(object.asBytes().length != 0);
            case TUPLE, FROZENSET -> Optional.of(!object.items().isEmpty());
            case FUNCTION, METHOD, BUILTIN_FUNCTION, MODULE, ELLIPSIS -> Optional.of(true);
            case CLASS -> isTrueByProgram(object) ? Optional.empty() : askedTruth(object);
            case RANGE -> askedTruth(object);
            default -> Optional.empty();
        };
    }

    private Optional<Boolean> askedTruth(HostObject object) {
        return result(host.operate("truth", List.of(object))).map(HostObject::asBoolean);
    }

    /** Whether it is the program's metaclass that says whether a class is true. */
    private static boolean isTrueByProgram(HostObject hostClass) {
        return hostClass.type().mro().stream()
                .flatMap(metaclass ->
                        Stream.of("__bool__", "__len__").flatMap(name -> metaclass.attribute(name).stream()))
                .findFirst()
                .filter(method -> method.kind() == HostKind.FUNCTION
                        && !method.qualifiedName().startsWith("enum."))
                .isPresent();
    }

    /** The text of a replacement field. */
    Optional<HostObject> format(HostObject value, String conversion, HostObject specification) {
        // The embedded Python writes 'n' as the user's locale has it.
        if (!isPlain(value)
                || !EmbeddedArithmetic.isWrittenAsCPythons(value)
                || specification.kind() != HostKind.STR
                || specification.asText().endsWith("n")) {
            return Optional.empty();
        }
        Optional<HostObject> converted = switch (conversion) {
            case "s" -> call("str", value);
            case "r" -> call("repr", value);
            case "a" -> call("ascii", value);
            default -> Optional.of(value);
        };
        return converted.flatMap(object -> call("format", object, specification));
    }

    /** Calls a builtin function that has no effect. */
    Optional<HostObject> call(String builtin, HostObject... arguments) {
        return result(host.call(host.builtin(builtin), List.of(arguments), Map.of()));
    }

    HostObject tuple(List<HostObject> items) {
        return host.ofTuple(items);
    }

    /** A slice of constants, to be folded away with what it is applied to. */
    Optional<HostObject> slice(HostObject object, List<HostObject> bounds) {
        if (!isPlain(object) || !bounds.stream().allMatch(ConstantFolder::isPlain)) {
            return Optional.empty();
        }
        return call("slice", bounds.toArray(HostObject[]::new))
                .flatMap(slice -> result(host.operate("getitem", List.of(object, slice))));
    }

    /** The items of an iterable that is asked for them now. */
    Optional<List<HostObject>> items(HostObject iterable) {
        return call("list", iterable).map(HostObject::items);
    }

    private static Optional<HostObject> result(Host.Outcome outcome) {
        return outcome instanceof Host.Outcome.Returned(HostObject value) ? Optional.of(value) : Optional.empty();
    }

    /** Whether nothing about the object can change, nor does it run code of the program's. */
    static boolean isPlain(HostObject object) {
        return switch (object.kind()) {
            case NONE, BOOL, INT, FLOAT, STR, BYTES, RANGE, ELLIPSIS -> true;
            case TUPLE -> object.items().stream().allMatch(ConstantFolder::isPlain);
            // The live Python has another order of several.
            case FROZENSET ->
                object.items().size() < 2 && object.items().stream().allMatch(ConstantFolder::isPlain);
            // What programs compare to tell Pythons apart.
            case INSTANCE -> object.type().qualifiedName().equals("sys.version_info");
            default -> false;
        };
    }

    private static boolean isLarge(FlowOpcode opcode, List<HostObject> operands) {
        return switch (opcode) {
            case POW, INPLACE_POW ->
                bits(operands.get(1)) > 12
                        && isBeyond(operands.get(1), LARGEST_INT_BITS / Math.max(1, bits(operands.get(0))));
            case LSHIFT, INPLACE_LSHIFT -> bits(operands.get(1)) > 12 && isBeyond(operands.get(1), LARGEST_INT_BITS);
            case MUL, INPLACE_MUL ->
                repeatedSize(operands.get(0), operands.get(1)) > SIZE_LIMIT
                        || repeatedSize(operands.get(1), operands.get(0)) > SIZE_LIMIT;
            default -> false;
        };
    }

    private static boolean isBeyond(HostObject object, int limit) {
        return object.kind() != HostKind.INT || object.asInteger().abs().compareTo(BigInteger.valueOf(limit)) > 0;
    }

    private static int bits(HostObject object) {
        return object.kind() == HostKind.INT ? object.asInteger().bitLength() : 0;
    }

    /** How long a sequence becomes when it is repeated; 0 where this is no such product. */
    private static long repeatedSize(HostObject sequence, HostObject count) {
        long length = switch (sequence.kind()) {
            case STR -> sequence.asText().length();
            case BYTES -> sequence.asBytes().length;
            case TUPLE -> sequence.items().size();
            default -> 0;
        };
        return count.kind() == HostKind.INT
                ? length
                        * count.asInteger()
                                .min(BigInteger.valueOf(SIZE_LIMIT + 1))
                                .longValue()
                : 0;
    }
}
