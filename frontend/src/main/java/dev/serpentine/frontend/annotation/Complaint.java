package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
            case GETATTR, SETATTR -> of(OperandError.ofAttribute(type(step, 0), step.text(1)));
            case CALL -> typeError(ofCall(step, error));
            default -> OperandError.of(opcode, types(step)).map(Complaint::of).orElseGet(() -> typeError(error.getMessage()));
        };
    }

    private static Complaint of(OperandError error) {
        return new Complaint(error.exception().equals("AttributeError") ? "raise_attribute_error" : "raise_type_error", error.text());
    }

    private static List<String> types(Step step) {
        return IntStream.range(0, Math.min(step.argumentCount(), 2)).mapToObj(operand -> type(step, operand)).toList();
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
        return BuiltinFunction.of(builtin.qualifiedName()).flatMap(known -> OperandError.ofBuiltin(known, argument)).map(OperandError::text)
                .orElseGet(() -> ofSignature(step, error, SignatureTable.of(builtin.qualifiedName())));
    }

    /** What the table of builtins says of the argument that does not fit. */
    private static String ofSignature(Step step, RuleError error, Optional<Signature> signature) {
        int operand = error.operand() >= FIRST ? error.operand() : FIRST;
        return signature.flatMap(known -> known.at(operand - FIRST)).filter(parameter -> operand < step.argumentCount()).map(parameter -> parameter.complaintOf(type(step, operand))).filter(text -> !text.isEmpty()).orElse(error.getMessage());
    }
}
