package dev.serpentine.backend.cli.assembly;

import java.util.List;

/** What a method body consists of: instructions, labels, and marks of source lines. */
public sealed interface BodyElement {

    /** A place that can be jumped to. Compared by identity. */
    final class Label implements BodyElement {}

    /** What follows comes from this line of a source file. */
    record SourceLine(String file, int line) implements BodyElement {}

    /** One instruction, its operand being of the kind that its opcode wants. */
    record Instruction(CilOpcode opcode, Operand operand) implements BodyElement {}

    /** An instruction's operand. */
    sealed interface Operand {
        /** None. */
        enum Nothing implements Operand {
            NOTHING
        }

        /** A number: an integer constant, or the index of an argument or a local variable. */
        record Number(long value) implements Operand {}

        /** A float constant. */
        record Float(double value) implements Operand {}

        /** A string constant. */
        record Text(String value) implements Operand {}

        /** Where a jump leads. */
        record Target(Label label) implements Operand {}

        /** Where a switch leads, by number. */
        record Targets(List<Label> labels) implements Operand {}

        /** A method. */
        record OfMethod(MethodReference method) implements Operand {}

        /** A field. */
        record OfField(FieldDefinition field) implements Operand {}

        /** A type. */
        record OfType(SignatureType type) implements Operand {}
    }
}
