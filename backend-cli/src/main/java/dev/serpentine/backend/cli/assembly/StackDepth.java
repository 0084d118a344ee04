package dev.serpentine.backend.cli.assembly;

import dev.serpentine.backend.cli.assembly.BodyElement.Instruction;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.BodyElement.Operand;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** How much of the evaluation stack a method needs at most. */
public final class StackDepth {
    private final MethodDefinition method;
    private final Map<Label, Integer> depths = new IdentityHashMap<>();
    private int maximum;

    private StackDepth(MethodDefinition method) {
        this.method = method;
    }

    /**
     * The depth that the stack reaches.
     *
     * @throws IllegalStateException if the code takes what is not there, or leaves something at its end
     */
    public static int of(MethodDefinition method, MethodBody body) {
        return new StackDepth(method).follow(body);
    }

    private int follow(MethodBody body) {
        // The exception is on a handler's stack; code that is only jumped to from further down begins with an empty
        // one.
        body.regions().forEach(region -> depths.put(region.handler(), 1));
        int depth = 0;
        boolean isReached = true;
        for (BodyElement element : body.elements()) {
            switch (element) {
                case Label label -> {
                    Integer known = depths.get(label);
                    if (known != null && isReached && known != depth && !isHandler(body, label)) {
                        throw fault("has " + depth + " and " + known + " values on the stack at one place");
                    }
                    depth = known != null ? known : isReached ? depth : 0;
                    depths.put(label, depth);
                    isReached = true;
                }
                case Instruction instruction -> {
                    depth = after(instruction, depth);
                    isReached = !instruction.opcode().endsFlow();
                }
                case BodyElement.SourceLine _ -> {}
            }
            maximum = Math.max(maximum, depth);
        }
        return maximum;
    }

    private static boolean isHandler(MethodBody body, Label label) {
        return body.regions().stream().anyMatch(region -> region.handler() == label);
    }

    private IllegalStateException fault(String what) {
        return new IllegalStateException(method.owner().name() + "." + method.name() + " " + what);
    }

    private int after(Instruction instruction, int depth) {
        CilOpcode opcode = instruction.opcode();
        int left = depth - taken(instruction);
        if (left < 0) {
            throw fault("takes too much from the stack at " + instruction);
        }
        int result = left + put(instruction);
        if (opcode == CilOpcode.RET && left != 0) {
            throw fault("leaves something on the stack");
        }
        switch (instruction.operand()) {
            case Operand.Target(Label label) -> reach(label, opcode == CilOpcode.LEAVE ? 0 : result);
            case Operand.Targets(List<Label> labels) -> labels.forEach(label -> reach(label, result));
            default -> {}
        }
        return result;
    }

    private void reach(Label label, int depth) {
        Integer known = depths.putIfAbsent(label, depth);
        if (known != null && known != depth) {
            throw fault("has " + depth + " and " + known + " values on the stack at one place");
        }
    }

    private int taken(Instruction instruction) {
        if (instruction.opcode() == CilOpcode.RET) {
            return method.signature().hasResult() ? 1 : 0;
        }
        if (instruction.operand() instanceof Operand.OfMethod(MethodReference called)) {
            return switch (instruction.opcode()) {
                case CALL, CALLVIRT ->
                    called.signature().parameters().size() + (called.signature().isInstance() ? 1 : 0);
                case NEWOBJ -> called.signature().parameters().size();
                default -> instruction.opcode().taken();
            };
        }
        return instruction.opcode().taken();
    }

    private static int put(Instruction instruction) {
        if (instruction.operand() instanceof Operand.OfMethod(MethodReference called)) {
            return switch (instruction.opcode()) {
                case CALL, CALLVIRT -> called.signature().hasResult() ? 1 : 0;
                default -> 1;
            };
        }
        return instruction.opcode().put();
    }
}
