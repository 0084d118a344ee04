package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.Words;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.List;

/** A call, of a function known when the graph is compiled or of one in the frame. */
final class CallStep implements Step {
    private final GraphInterpreter interpreter;
    private final List<Value> arguments;
    private final Slot[] argumentSlots;
    private final int calleeSlot;
    private final Slot result;
    private final FunctionValue constantCallee;
    private CompiledGraph resolved;

    CallStep(GraphInterpreter interpreter, Operation operation, GraphCompiler slots, FunctionValue constantCallee) {
        this.interpreter = interpreter;
        int end = operation.arguments().size() - (operation.opcode() == LowLevelOpcode.INDIRECT_CALL ? 1 : 0);
        this.arguments = operation.arguments().subList(1, end);
        this.argumentSlots = arguments.stream().map(slots::slot).toArray(Slot[]::new);
        this.calleeSlot = slots.slot(operation.argument(0)).index();
        this.result = slots.slot(operation.result());
        this.constantCallee = constantCallee;
    }

    @Override
    public void run(Frame frame) {
        if (resolved != null) {
            callGraph(resolved, frame);
            return;
        }
        FunctionValue callee = constantCallee != null ? constantCallee : (FunctionValue) frame.references[calleeSlot];
        switch (callee.code()) {
            case FunctionValue.OfGraph code -> {
                CompiledGraph compiled = interpreter.compiled(code.graph());
                if (compiled.parameters.length != argumentSlots.length) {
                    throw new InterpreterFault(argumentSlots.length + " arguments for " + code.graph() + ", which has "
                            + compiled.parameters.length + " parameters");
                }
                if (constantCallee != null) {
                    resolved = compiled;
                }
                callGraph(compiled, frame);
            }
            case FunctionValue.OfExternal code -> callExternal(code.name(), frame);
        }
    }

    private void callGraph(CompiledGraph callee, Frame frame) {
        callGraph(interpreter, callee, frame, argumentSlots, result);
    }

    /** Runs a graph with arguments from the caller's frame, and puts its result there. */
    static void callGraph(
            GraphInterpreter interpreter, CompiledGraph callee, Frame frame, Slot[] argumentSlots, Slot result) {
        Frame inner = callee.newFrame();
        Slot[] parameters = callee.parameters;
        for (int i = 0; i < argumentSlots.length; i++) {
            switch (parameters[i].kind()) {
                case WORD -> inner.words[parameters[i].index()] = frame.words[argumentSlots[i].index()];
                case REFERENCE -> inner.references[parameters[i].index()] = frame.references[argumentSlots[i].index()];
                case NONE -> {}
            }
        }
        interpreter.execute(callee, inner);
        switch (result.kind()) {
            case WORD -> frame.words[result.index()] = inner.words[callee.result.index()];
            case REFERENCE -> frame.references[result.index()] = inner.references[callee.result.index()];
            case NONE -> {}
        }
    }

    private void callExternal(String name, Frame frame) {
        ExternalFunction function = ExternalFunction.named(name)
                .orElseThrow(() -> new InterpreterFault("there is no external function " + name));
        Object[] values = new Object[argumentSlots.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = argumentSlots[i].kind() == Slot.Kind.WORD
                    ? Words.toValue(frame.words[argumentSlots[i].index()], (Primitive)
                            arguments.get(i).type())
                    : frame.references[argumentSlots[i].index()];
        }
        Object answer = interpreter.externals().call(function, values);
        if (result.kind() == Slot.Kind.WORD) {
            frame.words[result.index()] =
                    Words.ofValue(answer, (Primitive) function.type().result());
        }
    }
}
