package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import java.util.List;
import java.util.Optional;

/**
 * What Python says where a kind does not know an operation.
 *
 * @param raiser the function of system code that raises it
 * @param text of the exception
 */
record Complaint(String raiser, String text) {
    private static final int FIRST = 2;

    private static Complaint typeError(String text) {
        return new Complaint("raise_type_error", text);
    }

    /** @param error why the rules gave up */
    static Complaint of(Step step, RuleError error) {
        FlowOpcode opcode = (FlowOpcode) step.operation().opcode();
        return switch (opcode) {
            case GETATTR, SETATTR -> new Complaint("raise_attribute_error", "'" + type(step, 0) + "' object has no attribute '" + step.text(1) + "'");
            case NEG, POS, INVERT -> typeError("bad operand type for unary " + Signs.of(opcode) + ": '" + type(step, 0) + "'");
            case ADD, INPLACE_ADD -> typeError(sum(step, opcode));
            case MUL, INPLACE_MUL -> typeError(product(step, opcode));
            case SUB, MATMUL, TRUEDIV, FLOORDIV, MOD, POW, LSHIFT, RSHIFT, AND, OR, XOR, INPLACE_SUB, INPLACE_MATMUL, INPLACE_TRUEDIV, INPLACE_FLOORDIV, INPLACE_MOD, INPLACE_POW, INPLACE_LSHIFT,
                 INPLACE_RSHIFT, INPLACE_AND, INPLACE_OR, INPLACE_XOR -> typeError(unsupported(step, opcode));
            case EQ, NE, LT, LE, GT, GE -> typeError("'" + Signs.of(opcode) + "' not supported between instances of '" + type(step, 0) + "' and '" + type(step, 1) + "'");
            case CONTAINS -> typeError(switch (type(step, 0)) {
                case "str" -> "'in <string>' requires string as left operand, not " + type(step, 1);
                case "bytes", "bytearray" -> "a bytes-like object is required, not '" + type(step, 1) + "'";
                default -> "argument of type '" + type(step, 0) + "' is not iterable";
            });
            case GETITEM -> typeError(subscript(step, "is not subscriptable"));
            case SETITEM -> typeError(subscript(step, "does not support item assignment"));
            case DELITEM -> typeError(subscript(step, "doesn't support item deletion"));
            case ITER -> typeError("'" + type(step, 0) + "' object is not iterable");
            case NEXT -> typeError("'" + type(step, 0) + "' object is not an iterator");
            case UNPACK -> typeError("cannot unpack non-iterable " + type(step, 0) + " object");
            case CALL -> typeError(ofCall(step, error));
            default -> typeError(error.getMessage());
        };
    }

    private static String type(Step step, int operand) {
        return typeName(step.argument(operand));
    }

    /** {@code type(x).__name__}. */
    private static String typeName(SomeValue value) {
        return switch (value) {
            case SomeNone none -> "NoneType";
            case SomeInstance instance -> instance.definition().hostClass().name();
            case SomeNumber number -> "int";
            case SomeCallable callable -> Families.of(value).filter(family -> family.equals("type")).orElse("function");
            case SomeClassOf classOf -> "type";
            case SomeDictView view -> Families.of(view).orElseThrow();
            case SomeIterator iterator -> iteratorName(iterator);
            default -> Families.of(value).map(Families::typeName).orElse("object");
        };
    }

    private static String iteratorName(SomeIterator iterator) {
        String source = typeName(iterator.source());
        return source.equals("dict") ? "dict_keyiterator" : source.equals("str") ? "str_ascii_iterator" : source + "_iterator";
    }

    private static String unsupported(Step step, FlowOpcode opcode) {
        String sign = Signs.of(opcode);
        return "unsupported operand type(s) for " + (sign.startsWith("**") ? sign + " or pow()" : sign) + ": '" + type(step, 0) + "' and '" + type(step, 1) + "'";
    }

    private static String sum(Step step, FlowOpcode opcode) {
        String left = type(step, 0);
        return switch (left) {
            case "str", "list", "tuple" -> "can only concatenate " + left + " (not \"" + type(step, 1) + "\") to " + left;
            case "bytes", "bytearray" -> "can't concat " + type(step, 1) + " to " + left;
            default -> unsupported(step, opcode);
        };
    }

    private static final List<String> SEQUENCES = List.of("str", "list", "tuple", "bytes", "bytearray");

    private static String product(Step step, FlowOpcode opcode) {
        if (SEQUENCES.contains(type(step, 0))) {
            return "can't multiply sequence by non-int of type '" + type(step, 1) + "'";
        }
        return SEQUENCES.contains(type(step, 1)) ? "can't multiply sequence by non-int of type '" + type(step, 0) + "'" : unsupported(step, opcode);
    }

    private static String subscript(Step step, String otherwise) {
        String container = type(step, 0);
        boolean isIndexed = SEQUENCES.contains(container) && (otherwise.startsWith("is not") || container.equals("list") || container.equals("bytearray"));
        if (isIndexed) {
            return switch (container) {
                case "str" -> "string indices must be integers, not '" + type(step, 1) + "'";
                case "bytes" -> "byte indices must be integers or slices, not " + type(step, 1);
                default -> container + " indices must be integers or slices, not " + type(step, 1);
            };
        }
        return container.equals("dict") ? "unhashable type: '" + type(step, 1) + "'" : "'" + container + "' object " + otherwise;
    }

    private static String ofCall(Step step, RuleError error) {
        SomeValue callee = step.argument(0);
        if (!(callee instanceof SomeCallable callable) || callable.descriptions().size() != 1) {
            return error.kind() == MessageKind.NOT_CALLABLE ? "'" + typeName(callee) + "' object is not callable" : error.getMessage();
        }
        return switch (callable.descriptions().iterator().next()) {
            case BuiltinDescription builtin -> ofBuiltin(step, error, builtin);
            case BuiltinMethodDescription method -> ofSignature(step, error, SignatureTable.of(method.family(), method.name()));
            case Description other -> error.getMessage();
        };
    }

    private static String ofBuiltin(Step step, RuleError error, BuiltinDescription builtin) {
        String argument = step.argumentCount() > FIRST ? type(step, FIRST) : "object";
        return switch (BuiltinFunction.of(builtin.qualifiedName()).map(Enum::name).orElse("")) {
            case "LEN" -> "object of type '" + argument + "' has no len()";
            case "ABS" -> "bad operand type for abs(): '" + argument + "'";
            case "HASH" -> "unhashable type: '" + argument + "'";
            case "ITER" -> "'" + argument + "' object is not iterable";
            case "NEXT" -> "'" + argument + "' object is not an iterator";
            default -> ofSignature(step, error, SignatureTable.of(builtin.qualifiedName()));
        };
    }

    /** What the table of builtins says of the argument that does not fit. */
    private static String ofSignature(Step step, RuleError error, Optional<Signature> signature) {
        int operand = error.operand() >= FIRST ? error.operand() : FIRST;
        return signature.flatMap(known -> known.at(operand - FIRST)).filter(parameter -> operand < step.argumentCount()).map(parameter -> parameter.complaintOf(type(step, operand))).orElse(error.getMessage());
    }
}
