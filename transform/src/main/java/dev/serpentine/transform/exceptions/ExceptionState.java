package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Program.ExceptionLayout.OfStructs;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.List;

/**
 * The prebuilt struct that holds the exception on its way up, and whose traceback is the current one; and the
 * operations on it.
 */
final class ExceptionState {
    static final String NAME = "exception_state";

    static final String FIELD = "value";

    /** The instance that the current traceback belongs to. */
    private static final String TRACED = "traced";

    private static final ArrayType PLACES = StandardLayouts.CHARS;

    private final Program program;
    private final PointerType instance;
    private final Constant state;
    private final FunctionGraph keepTraceback;
    private final FunctionGraph resumeTraceback;
    private final boolean tellsPlaces;

    /**
     * The state of a program's exceptions.
     *
     * @param program gets graphs, which are to be filled
     * @param keepTraceback as {@link #function} makes it
     * @param resumeTraceback likewise
     */
    ExceptionState(Program program, FunctionGraph keepTraceback, FunctionGraph resumeTraceback) {
        this.program = program;
        this.instance = program.exceptions().instance().pointer();
        StructType type = StructType.raw(
                NAME, StructType.Field.mutable(FIELD, instance), StructType.Field.mutable(TRACED, instance));
        this.state = new Constant(new StructValue(type), type.pointer());
        this.keepTraceback = keepTraceback;
        this.resumeTraceback = resumeTraceback;
        this.tellsPlaces = program.tellsPlaces();
        fillKeeping();
        fillResuming();
    }

    /** A function that takes an exception and does nothing yet. */
    static FunctionGraph function(String name, Program program) {
        PointerType instance = program.exceptions().instance().pointer();
        Block start = new Block(List.of(new Variable("exception", instance)));
        return new FunctionGraph(
                name,
                SourcePosition.NONE,
                start,
                new Variable("none", Primitive.VOID),
                new Variable("exception", instance));
    }

    /** Keeps the current traceback in the exception. */
    private void fillKeeping() {
        Block block = keepTraceback.startBlock();
        Variable exception = block.inputArguments().getFirst();
        writeTraced(block, exception, SourcePosition.NONE);
        if (hasPlaces()) {
            Variable size = new Variable("size", Primitive.SIGNED);
            Variable places = new Variable("places", PLACES.pointer());
            append(block, LowLevelOpcode.TRACEBACK_SIZE, size);
            append(block, LowLevelOpcode.MALLOC_ARRAY, places, Constant.voidOf(PLACES), size);
            append(block, LowLevelOpcode.TRACEBACK_SAVE, none(), places);
            append(block, LowLevelOpcode.SETFIELD, none(), exception, Constant.voidOf(OfStructs.PLACES), places);
        }
        block.jump(Link.to(keepTraceback.returnBlock(), List.of(Constant.voidOf(null))));
    }

    /** Makes what was kept in the exception the current traceback, unless this is its own. */
    private void fillResuming() {
        Block block = resumeTraceback.startBlock();
        Variable exception = block.inputArguments().getFirst();
        Variable traced = new Variable("traced", instance);
        append(block, LowLevelOpcode.GETFIELD, traced, state, Constant.voidOf(TRACED));
        Variable isOther = new Variable("is_other", Primitive.BOOL);
        append(block, LowLevelOpcode.PTR_NE, isOther, traced, exception);
        Block load = new Block(List.of(exception.copy()));
        Variable other = load.inputArguments().getFirst();
        writeTraced(load, other, SourcePosition.NONE);
        Value places = new Constant(null, PLACES.pointer());
        if (hasPlaces()) {
            Variable kept = new Variable("places", PLACES.pointer());
            append(load, LowLevelOpcode.GETFIELD, kept, other, Constant.voidOf(OfStructs.PLACES));
            places = kept;
        }
        append(load, LowLevelOpcode.TRACEBACK_LOAD, none(), places);
        load.jump(Link.to(resumeTraceback.returnBlock(), List.of(Constant.voidOf(null))));
        block.branch(
                isOther,
                Link.when(new LinkCase.Truth(true), load, List.of(exception)),
                Link.when(new LinkCase.Truth(false), resumeTraceback.returnBlock(), List.of(Constant.voidOf(null))));
    }

    private boolean hasPlaces() {
        return program.exceptions().instance().allFields().stream()
                .anyMatch(field -> field.name().equals(OfStructs.PLACES));
    }

    private static Variable none() {
        return new Variable("none", Primitive.VOID);
    }

    private static void append(Block block, LowLevelOpcode opcode, Variable result, Value... operands) {
        block.append(new Operation(opcode, List.of(operands), result, SourcePosition.NONE));
    }

    /**
     * Appends that the exception keeps the current traceback, which is its own: it may be raised again when there is
     * another.
     */
    void keepTraceback(Block block, Value exception, SourcePosition position) {
        block.append(directCall(program, keepTraceback, List.of(exception), none(), position));
    }

    /** Appends that the current traceback becomes what the exception kept, if it is not its own already. */
    void resumeTraceback(Block block, Value exception, SourcePosition position) {
        block.append(directCall(program, resumeTraceback, List.of(exception), none(), position));
    }

    /** Appends that an exception that was not raised gets what another one kept, which stays as it is. */
    void copyTraceback(Block block, Value exception, Value other, SourcePosition position) {
        if (hasPlaces()) {
            Variable places = new Variable("places", PLACES.pointer());
            Constant field = Constant.voidOf(OfStructs.PLACES);
            block.append(new Operation(LowLevelOpcode.GETFIELD, List.of(other, field), places, position));
            block.append(new Operation(LowLevelOpcode.SETFIELD, List.of(exception, field, places), none(), position));
        }
    }

    /** Appends that the current traceback is that of the exception. */
    void writeTraced(Block block, Value exception, SourcePosition position) {
        block.append(new Operation(
                LowLevelOpcode.SETFIELD, List.of(state, Constant.voidOf(TRACED), exception), none(), position));
    }

    /** Whether the program asks what its tracebacks say. */
    boolean tellsPlaces() {
        return tellsPlaces;
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
        block.append(
                new Operation(LowLevelOpcode.GETFIELD, List.of(state, Constant.voidOf(FIELD)), exception, position));
        return exception;
    }

    /** Appends a write of the state. */
    void write(Block block, Value exception, SourcePosition position) {
        block.append(new Operation(
                LowLevelOpcode.SETFIELD,
                List.of(state, Constant.voidOf(FIELD), exception),
                new Variable("none", Primitive.VOID),
                position));
    }

    /** Appends a write that says that there is no exception. */
    void clear(Block block, SourcePosition position) {
        write(block, new Constant(null, instance), position);
    }

    /** The function that tests whether an exception is of a class. */
    FunctionGraph matching() {
        return program.exceptionStructs().matches();
    }

    /** Appends the test whether an exception is of a class. */
    Variable matches(Block block, Value exception, Constant exceptionClass, SourcePosition position) {
        Constant vtable = new Constant(
                exceptionClass.value(), program.exceptionStructs().vtable().pointer());
        Variable result = new Variable("matches", Primitive.BOOL);
        block.append(directCall(
                program, program.exceptionStructs().matches(), List.of(exception, vtable), result, position));
        return result;
    }

    static Operation directCall(
            Program program,
            FunctionGraph callee,
            List<? extends Value> arguments,
            Variable result,
            SourcePosition position) {
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
