package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.List;

/** The prebuilt struct that holds the exception on its way up, and the operations on it. */
final class ExceptionState {
    private static final String FIELD = "value";

    private final Program program;
    private final PointerType instance;
    private final Constant state;

    ExceptionState(Program program) {
        this.program = program;
        this.instance = program.exceptions().instance().pointer();
        StructType type = StructType.raw("exception_state", StructType.Field.mutable(FIELD, instance));
        this.state = new Constant(new StructValue(type), type.pointer());
    }

    /** The type of an exception instance. */
    PointerType instance() {
        return instance;
    }

    /** The prebuilt instance of an exception that operations raise. */
    Constant prebuilt(String name) {
        Constant constant = program.exceptions().prebuilt().get(name);
        if (constant == null) {
            throw new IllegalStateException("the program has no prebuilt " + name);
        }
        return constant;
    }

    /** Appends a read of the state. */
    Variable read(Block block, SourcePosition position) {
        Variable exception = new Variable("exception", instance);
        block.append(new Operation(LowLevelOpcode.GETFIELD, List.of(state, Constant.voidOf(FIELD)), exception, position));
        return exception;
    }

    /** Appends a write of the state. */
    void write(Block block, Value exception, SourcePosition position) {
        block.append(new Operation(
                LowLevelOpcode.SETFIELD, List.of(state, Constant.voidOf(FIELD), exception), new Variable("none", Primitive.VOID), position));
    }

    /** Appends a write that says that there is no exception. */
    void clear(Block block, SourcePosition position) {
        write(block, new Constant(null, instance), position);
    }

    /** Appends the test whether an exception is of a class. */
    Variable matches(Block block, Value exception, Constant exceptionClass, SourcePosition position) {
        Constant vtable = new Constant(exceptionClass.value(), program.exceptionStructs().vtable().pointer());
        Variable result = new Variable("matches", Primitive.BOOL);
        block.append(directCall(program, program.exceptionStructs().matches(), List.of(exception, vtable), result, position));
        return result;
    }

    static Operation directCall(Program program, FunctionGraph callee, List<? extends Value> arguments, Variable result, SourcePosition position) {
        FunctionValue function = program.functions().get(callee);
        if (function == null) {
            throw new IllegalStateException("the program has no function value for " + callee);
        }
        List<Value> all = new ArrayList<>();
        all.add(new Constant(function, function.type().pointer()));
        all.addAll(arguments);
        return new Operation(LowLevelOpcode.DIRECT_CALL, all, result, position);
    }
}
