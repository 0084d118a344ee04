package dev.serpentine.backend.cli.assembly;

import dev.serpentine.backend.cli.assembly.BodyElement.Instruction;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.BodyElement.Operand;
import dev.serpentine.backend.cli.assembly.BodyElement.SourceLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The code of a method, which grows at its end. */
public final class MethodBody {

    /**
     * A local variable.
     *
     * @param name for readers
     * @param type its type
     */
    public record Local(String name, SignatureType type) {}

    /**
     * Code whose exceptions a handler takes.
     *
     * @param start where the protected code begins
     * @param handler where it ends and the handler begins, the exception being on the stack
     * @param end behind the handler
     * @param caught the class of exceptions
     */
    public record ProtectedRegion(Label start, Label handler, Label end, TypeReference caught) {}

    private final List<BodyElement> elements = new ArrayList<>();
    private final List<Local> locals = new ArrayList<>();
    private final List<ProtectedRegion> regions = new ArrayList<>();
    private SourceLine lastLine;

    public List<BodyElement> elements() {
        return Collections.unmodifiableList(elements);
    }

    public List<Local> locals() {
        return Collections.unmodifiableList(locals);
    }

    /** The protected regions; one inside of another comes before it. */
    public List<ProtectedRegion> regions() {
        return Collections.unmodifiableList(regions);
    }

    /** Adds a local variable, and returns its index. */
    public int addLocal(String name, SignatureType type) {
        locals.add(new Local(name, type));
        return locals.size() - 1;
    }

    /** Adds a protected region. */
    public MethodBody protect(ProtectedRegion region) {
        regions.add(region);
        return this;
    }

    /** The next instruction is where the label leads. */
    public MethodBody mark(Label label) {
        elements.add(label);
        return this;
    }

    /** The next instructions come from this line. */
    public MethodBody line(String file, int line) {
        SourceLine next = new SourceLine(file, line);
        if (lastLine != null && !lastLine.file().equals(file)) {
            // Mono takes the last line before a change of files to be in the next file: let no instruction be in it
            // that does anything.
            elements.add(lastLine);
            add(CilOpcode.NOP);
        }
        elements.add(next);
        lastLine = next;
        return this;
    }

    /** Adds an instruction without an operand. */
    public MethodBody add(CilOpcode opcode) {
        return add(opcode, Operand.Nothing.NOTHING);
    }

    private MethodBody add(CilOpcode opcode, Operand operand) {
        elements.add(new Instruction(opcode, operand));
        return this;
    }

    public MethodBody loadArgument(int index) {
        return add(CilOpcode.LDARG, new Operand.Number(index));
    }

    public MethodBody storeArgument(int index) {
        return add(CilOpcode.STARG, new Operand.Number(index));
    }

    public MethodBody loadLocal(int index) {
        return add(CilOpcode.LDLOC, new Operand.Number(index));
    }

    public MethodBody loadLocalAddress(int index) {
        return add(CilOpcode.LDLOCA, new Operand.Number(index));
    }

    public MethodBody storeLocal(int index) {
        return add(CilOpcode.STLOC, new Operand.Number(index));
    }

    /** Loads a 32-bit constant. */
    public MethodBody load(int value) {
        return add(CilOpcode.LDC_I4, new Operand.Number(value));
    }

    /** Loads a 64-bit constant. */
    public MethodBody load(long value) {
        return add(CilOpcode.LDC_I8, new Operand.Number(value));
    }

    public MethodBody load(double value) {
        return add(CilOpcode.LDC_R8, new Operand.Float(value));
    }

    public MethodBody load(String value) {
        return add(CilOpcode.LDSTR, new Operand.Text(value));
    }

    /** A jump, or a conditional one. */
    public MethodBody jump(CilOpcode opcode, Label target) {
        return add(opcode, new Operand.Target(target));
    }

    /** Jumps to the label whose index is on the stack; goes on where there is none. */
    public MethodBody select(List<Label> targets) {
        return add(CilOpcode.SWITCH, new Operand.Targets(List.copyOf(targets)));
    }

    public MethodBody call(MethodReference method) {
        return add(CilOpcode.CALL, new Operand.OfMethod(method));
    }

    public MethodBody callVirtual(MethodReference method) {
        return add(CilOpcode.CALLVIRT, new Operand.OfMethod(method));
    }

    /** Makes an object with a constructor. */
    public MethodBody create(MethodReference constructor) {
        return add(CilOpcode.NEWOBJ, new Operand.OfMethod(constructor));
    }

    /** Loads the address of a method's code. */
    public MethodBody loadFunction(MethodReference method) {
        return add(CilOpcode.LDFTN, new Operand.OfMethod(method));
    }

    /** An instruction on a field. */
    public MethodBody field(CilOpcode opcode, FieldDefinition field) {
        return add(opcode, new Operand.OfField(field));
    }

    /** An instruction on a type. */
    public MethodBody type(CilOpcode opcode, SignatureType type) {
        return add(opcode, new Operand.OfType(type));
    }
}
