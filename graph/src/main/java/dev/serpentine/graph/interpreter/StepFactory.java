package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.ConstantEvaluation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;

/** Makes the {@link Step} of each operation: the interpreter's side of the operations table. */
final class StepFactory {
    private final GraphInterpreter interpreter;

    StepFactory(GraphInterpreter interpreter) {
        this.interpreter = interpreter;
    }

    /** What an operation does, its operands resolved by {@code slots}. */
    Step step(Operation operation, GraphCompiler slots) {
        if (!(operation.opcode() instanceof LowLevelOpcode opcode)) {
            throw new InterpreterFault(operation + " is not a low-level operation");
        }
        if (needsNativeMemory(operation)) {
            return refusal(opcode);
        }
        int result = slots.slot(operation.result()).index();
        return switch (opcode) {
            case INT_ADD,
                    INT_SUB,
                    INT_MUL,
                    INT_NEG,
                    INT_DIV_TRUNC,
                    INT_REM_TRUNC,
                    INT_AND,
                    INT_OR,
                    INT_XOR,
                    INT_INVERT,
                    INT_LSHIFT,
                    INT_RSHIFT,
                    INT_EQ,
                    INT_NE,
                    INT_LT,
                    INT_LE,
                    INT_GT,
                    INT_GE,
                    INT_ADD_OVERFLOWS,
                    INT_SUB_OVERFLOWS,
                    INT_MUL_OVERFLOWS,
                    INT_LSHIFT_OVERFLOWS,
                    UINT_DIV,
                    UINT_REM,
                    UINT_RSHIFT,
                    UINT_LT,
                    UINT_LE,
                    UINT_MUL_HIGH,
                    BOOL_NOT,
                    FLOAT_ADD,
                    FLOAT_SUB,
                    FLOAT_MUL,
                    FLOAT_DIV,
                    FLOAT_NEG,
                    FLOAT_ABS,
                    FLOAT_EQ,
                    FLOAT_NE,
                    FLOAT_LT,
                    FLOAT_LE,
                    FLOAT_GT,
                    FLOAT_GE,
                    CAST_INT_TO_FLOAT,
                    CAST_UINT_TO_FLOAT,
                    CAST_FLOAT_TO_INT,
                    CAST_FLOAT_TO_SINGLE,
                    CAST_SINGLE_TO_FLOAT,
                    FLOAT_TO_BITS,
                    BITS_TO_FLOAT,
                    CAST_ADDRESS_TO_INT,
                    CAST_INT_TO_ADDRESS,
                    ADDRESS_ADD,
                    ADDRESS_DIFFERENCE,
                    ADDRESS_EQ,
                    ADDRESS_NE,
                    ADDRESS_LT -> onWords(opcode, operation, slots, result);
            case INT_ADD_OVF, INT_SUB_OVF, INT_MUL_OVF, INT_LSHIFT_OVF -> checked(opcode, operation, slots, result);
            case SAME_AS -> copy(operation, slots);
            case CAST_PRIMITIVE -> {
                int source = operand(operation, 0, slots);
                Primitive type = (Primitive) operation.result().type();
                yield frame -> frame.words[result] = ConstantEvaluation.castPrimitive(frame.words[source], type);
            }
            case PTR_EQ, PTR_NE -> {
                int first = operand(operation, 0, slots);
                int second = operand(operation, 1, slots);
                long whenSame = opcode == LowLevelOpcode.PTR_EQ ? 1 : 0;
                yield frame -> frame.words[result] =
                        frame.references[first] == frame.references[second] ? whenSame : 1 - whenSame;
            }
            case PTR_NONZERO, PTR_IS_ZERO -> {
                int source = operand(operation, 0, slots);
                long whenNull = opcode == LowLevelOpcode.PTR_IS_ZERO ? 1 : 0;
                yield frame -> frame.words[result] = frame.references[source] == null ? whenNull : 1 - whenNull;
            }
            case CAST_POINTER -> {
                int source = operand(operation, 0, slots);
                PointerType type = (PointerType) operation.result().type();
                yield frame ->
                        frame.references[result] = ConstantEvaluation.castPointer(frame.references[source], type);
            }
            case CAST_PTR_TO_INT, IDENTITY, IDENTITY_HASH -> {
                int source = operand(operation, 0, slots);
                yield frame -> frame.words[result] = interpreter.numberOf(frame.references[source]);
            }
            case MALLOC -> {
                yield switch ((FieldedType) description(operation, 0)) {
                    case StructType type -> frame -> frame.references[result] = new StructValue(type);
                    case InstanceType type -> frame -> frame.references[result] = new InstanceValue(type);
                };
            }
            case MALLOC_ARRAY -> {
                ArrayType type = (ArrayType) description(operation, 0);
                int length = operand(operation, 1, slots);
                yield frame -> frame.references[result] = new ArrayValue(type, Math.toIntExact(frame.words[length]));
            }
            case FREE -> {
                int source = operand(operation, 0, slots);
                yield frame -> {
                    alive((Container) frame.references[source]).release();
                };
            }
            case GETFIELD -> getField(operation, slots);
            case SETFIELD -> setField(operation, slots);
            case GETARRAYITEM -> getItem(operation, slots);
            case SETARRAYITEM -> setItem(operation, slots);
            case GETARRAYSIZE -> {
                int source = operand(operation, 0, slots);
                yield frame -> frame.words[result] = ((ArrayValue) frame.references[source]).length();
            }
            case ARRAY_COPY -> arrayCopy(operation, slots);
            case KEEPALIVE, HOLD_LOCAL, GC_COLLECT -> frame -> {};
            case ON_END -> frame -> frame.words[result] = 1;
            case DIRECT_CALL ->
                new CallStep(interpreter, operation, slots, (FunctionValue) ((Constant) operation.argument(0)).value());
            case INDIRECT_CALL -> new CallStep(interpreter, operation, slots, null);
            case CALL_METHOD -> new CallMethodStep(interpreter, operation, slots);
            case INSTANCE_OF -> {
                int source = operand(operation, 0, slots);
                InstanceType type = (InstanceType) description(operation, 1);
                yield frame ->
                        frame.words[result] = ConstantEvaluation.isInstance(frame.references[source], type) ? 1 : 0;
            }
            case CLASS_OF -> {
                int source = operand(operation, 0, slots);
                yield frame ->
                        frame.references[result] = ClassContents.of(((InstanceValue) frame.references[source]).type())
                                .record();
            }
            case STACK_TOO_DEEP -> frame -> frame.words[result] = interpreter.isStackTooDeep() ? 1 : 0;
            case TRACEBACK_START -> {
                TracebackEntry entry = (TracebackEntry) description(operation, 0);
                yield frame -> interpreter.tracebacks().start(entry);
            }
            case TRACEBACK_ADD -> {
                TracebackEntry entry = (TracebackEntry) description(operation, 0);
                yield frame -> interpreter.tracebacks().add(entry);
            }
            case TRACEBACK_RAISE -> traceRaise(operation, slots);
            case TRACEBACK_RESUME -> {
                int source = operand(operation, 0, slots);
                yield frame -> interpreter.tracebacks().resume((FieldedValue) frame.references[source]);
            }
            case TRACEBACK_COPY -> {
                int target = operand(operation, 0, slots);
                int source = operand(operation, 1, slots);
                yield frame -> interpreter.tracebacks().copy((FieldedValue) frame.references[target], (FieldedValue)
                        frame.references[source]);
            }
            case TRACEBACK_SIZE -> frame -> frame.words[result] = 0;
            case TRACEBACK_SAVE -> {
                int source = operand(operation, 0, slots);
                yield frame -> interpreter.tracebacks().save((Container) frame.references[source]);
            }
            case TRACEBACK_LOAD -> {
                int source = operand(operation, 0, slots);
                yield frame -> interpreter.tracebacks().load((Container) frame.references[source]);
            }
            case CAST_PTR_TO_ADDRESS,
                    CAST_ADDRESS_TO_PTR,
                    RAW_MALLOC,
                    RAW_FREE,
                    RAW_CLEAR,
                    RAW_COPY,
                    RAW_LOAD,
                    RAW_STORE,
                    GC_INFO -> refusal(opcode);
        };
    }

    private static boolean needsNativeMemory(Operation operation) {
        return operation.arguments().stream()
                .anyMatch(value -> value instanceof Constant constant
                        && (constant.value() instanceof SymbolicInteger
                                || constant.type() == Primitive.ADDRESS && constant.value() instanceof Container));
    }

    /** Raw memory is not simulated: what needs it fails when it is reached, not before. */
    private static Step refusal(LowLevelOpcode opcode) {
        return frame -> {
            throw new InterpreterFault(opcode.mnemonic() + " needs native memory, which the interpreter does not have");
        };
    }

    private static int operand(Operation operation, int index, GraphCompiler slots) {
        return slots.slot(operation.argument(index)).index();
    }

    /** The value of a Void constant. */
    static Object description(Operation operation, int index) {
        return ((Constant) operation.argument(index)).value();
    }

    private static Step onWords(LowLevelOpcode opcode, Operation operation, GraphCompiler slots, int result) {
        int first = operand(operation, 0, slots);
        int second = operation.arguments().size() > 1 ? operand(operation, 1, slots) : first;
        return frame -> {
            long[] words = frame.words;
            words[result] = ConstantEvaluation.onWords(opcode, words[first], words[second]);
        };
    }

    private Step checked(LowLevelOpcode opcode, Operation operation, GraphCompiler slots, int result) {
        LowLevelOpcode.OverflowCheck check = opcode.overflowCheck().orElseThrow();
        int first = operand(operation, 0, slots);
        int second = operand(operation, 1, slots);
        return frame -> {
            long[] words = frame.words;
            if (ConstantEvaluation.onWords(check.test(), words[first], words[second]) != 0) {
                throw interpreter.implicitException("OverflowError");
            }
            words[result] = ConstantEvaluation.onWords(check.wrapping(), words[first], words[second]);
        };
    }

    private Step traceRaise(Operation operation, GraphCompiler slots) {
        int source = operand(operation, 0, slots);
        boolean isShared = operation.argument(0) instanceof Constant;
        FunctionGraph graph = slots.graph();
        return frame -> {
            FieldedValue instance = (FieldedValue) frame.references[source];
            InterpretedTracebacks tracebacks = interpreter.tracebacks();
            InterpretedTracebacks.add(
                    isShared ? tracebacks.begin(instance) : tracebacks.of(instance), graph, operation.position());
        };
    }

    private static Step copy(Operation operation, GraphCompiler slots) {
        Slot source = slots.slot(operation.argument(0));
        int from = source.index();
        int to = slots.slot(operation.result()).index();
        return switch (source.kind()) {
            case WORD -> frame -> frame.words[to] = frame.words[from];
            case REFERENCE -> frame -> frame.references[to] = frame.references[from];
            case NONE -> frame -> {};
        };
    }

    private static <C extends Container> C alive(C container) {
        if (container.isReleased()) {
            throw new InterpreterFault(container + " was freed");
        }
        return container;
    }

    private static Step getField(Operation operation, GraphCompiler slots) {
        int source = operand(operation, 0, slots);
        int field = fieldIndex(operation);
        Slot result = slots.slot(operation.result());
        int to = result.index();
        return switch (result.kind()) {
            case WORD ->
                frame -> frame.words[to] = fields(frame.references[source]).wordAt(field);
            case REFERENCE ->
                frame -> frame.references[to] = fields(frame.references[source]).referenceAt(field);
            case NONE -> frame -> fields(frame.references[source]);
        };
    }

    private static FieldedValue fields(Object container) {
        return alive(FieldedValue.fieldsOf(container));
    }

    private static int fieldIndex(Operation operation) {
        FieldedType type = (FieldedType) ((PointerType) operation.argument(0).type()).target();
        return type.indexOf((String) description(operation, 1));
    }

    private static Step setField(Operation operation, GraphCompiler slots) {
        int target = operand(operation, 0, slots);
        int field = fieldIndex(operation);
        Slot source = slots.slot(operation.argument(2));
        int from = source.index();
        return switch (source.kind()) {
            case WORD -> frame -> fields(frame.references[target]).setWordAt(field, frame.words[from]);
            case REFERENCE -> frame -> fields(frame.references[target]).setReferenceAt(field, frame.references[from]);
            case NONE -> frame -> fields(frame.references[target]);
        };
    }

    private static Step getItem(Operation operation, GraphCompiler slots) {
        int source = operand(operation, 0, slots);
        int index = operand(operation, 1, slots);
        Slot result = slots.slot(operation.result());
        int to = result.index();
        return switch (result.kind()) {
            case WORD ->
                frame -> frame.words[to] =
                        alive((ArrayValue) frame.references[source]).wordAt(index(frame.words[index]));
            case REFERENCE ->
                frame -> frame.references[to] =
                        alive((ArrayValue) frame.references[source]).referenceAt(index(frame.words[index]));
            case NONE -> frame -> alive((ArrayValue) frame.references[source]);
        };
    }

    private static Step setItem(Operation operation, GraphCompiler slots) {
        int target = operand(operation, 0, slots);
        int index = operand(operation, 1, slots);
        Slot source = slots.slot(operation.argument(2));
        int from = source.index();
        return switch (source.kind()) {
            case WORD ->
                frame -> alive((ArrayValue) frame.references[target])
                        .setWordAt(index(frame.words[index]), frame.words[from]);
            case REFERENCE ->
                frame -> alive((ArrayValue) frame.references[target])
                        .setReferenceAt(index(frame.words[index]), frame.references[from]);
            case NONE -> frame -> alive((ArrayValue) frame.references[target]);
        };
    }

    /** An index that no array has where the number does not fit: the array's own check finds it. */
    private static int index(long number) {
        return number == (int) number ? (int) number : -1;
    }

    private static Step arrayCopy(Operation operation, GraphCompiler slots) {
        int source = operand(operation, 0, slots);
        int from = operand(operation, 1, slots);
        int target = operand(operation, 2, slots);
        int to = operand(operation, 3, slots);
        int count = operand(operation, 4, slots);
        return frame -> alive((ArrayValue) frame.references[target])
                .copyFrom(
                        alive((ArrayValue) frame.references[source]),
                        index(frame.words[from]),
                        index(frame.words[to]),
                        index(frame.words[count]));
    }
}
