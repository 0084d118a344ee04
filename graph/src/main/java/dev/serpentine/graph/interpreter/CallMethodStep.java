package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.InstanceType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** A call of the method that the instance's class has. */
final class CallMethodStep implements Step {
    private final GraphInterpreter interpreter;
    private final String name;
    private final Slot[] argumentSlots;
    private final Slot result;
    private final List<?> possible;
    private final Map<InstanceType, CompiledGraph> resolved = new IdentityHashMap<>();

    CallMethodStep(GraphInterpreter interpreter, Operation operation, GraphCompiler slots) {
        this.interpreter = interpreter;
        this.name = (String) StepFactory.description(operation, 1);
        int last = operation.arguments().size() - 1;
        this.possible = (List<?>) StepFactory.description(operation, last);
        List<Value> passed = new ArrayList<>(operation.arguments().subList(2, last));
        passed.addFirst(operation.argument(0));
        this.argumentSlots = passed.stream().map(slots::slot).toArray(Slot[]::new);
        this.result = slots.slot(operation.result());
    }

    @Override
    public void run(Frame frame) {
        InstanceType type = ((InstanceValue) frame.references[argumentSlots[0].index()]).type();
        CompiledGraph callee = resolved.get(type);
        if (callee == null) {
            callee = resolve(type);
            resolved.put(type, callee);
        }
        CallStep.callGraph(interpreter, callee, frame, argumentSlots, result);
    }

    private CompiledGraph resolve(InstanceType type) {
        FunctionGraph body = ClassContents.method(type, name)
                .flatMap(ClassContents.Method::body)
                .orElseThrow(() -> new InterpreterFault(type + " has no method " + name));
        if (!possible.contains(body)) {
            throw new InterpreterFault(
                    "the method " + name + " of " + type + " is not among those that the call expects");
        }
        CompiledGraph compiled = interpreter.compiled(body);
        if (compiled.parameters.length != argumentSlots.length) {
            throw new InterpreterFault(argumentSlots.length + " arguments for " + body + ", which has "
                    + compiled.parameters.length + " parameters");
        }
        return compiled;
    }
}
