package dev.serpentine.graph.checker;

import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.GcQuantity;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.List;
import java.util.Optional;

/**
 * Which types go together in an operation: the fixed signatures of the table, and a rule for each operation that has
 * none.
 */
final class OperationTypeRules {

    /** What is wrong, said to whoever reads the message. */
    private static final class Mismatch extends RuntimeException {
        private static final long serialVersionUID = 1;

        Mismatch(String message) {
            super(message, null, false, false);
        }
    }

    private final Operation operation;

    private OperationTypeRules(Operation operation) {
        this.operation = operation;
    }

    /** What is wrong with the types of an operation, if anything is. */
    static Optional<String> problem(LowLevelOpcode opcode, Operation operation) {
        try {
            new OperationTypeRules(operation).check(opcode);
            return Optional.empty();
        } catch (Mismatch mismatch) {
            return Optional.of(mismatch.getMessage());
        }
    }

    private void check(LowLevelOpcode opcode) {
        if (opcode.signature().isPresent()) {
            LowLevelOpcode.Signature signature = opcode.signature().get();
            count(signature.operands().size());
            for (int i = 0; i < signature.operands().size(); i++) {
                same("operand " + (i + 1), operand(i), signature.operands().get(i));
            }
            result(signature.result());
            return;
        }
        switch (opcode) {
            case SAME_AS -> {
                count(1);
                result(operand(0));
            }
            case CAST_PRIMITIVE -> {
                count(1);
                require(
                        isIntegerLike(operand(0)) || operand(0) == Primitive.BOOL,
                        "the operand is an integer, a character or a Bool");
                require(isIntegerLike(resultType()), "the result is an integer or a character");
            }
            case CAST_FLOAT_TO_SINGLE -> {
                count(1);
                same("the operand", operand(0), Primitive.FLOAT);
                result(Primitive.SINGLEFLOAT);
            }
            case CAST_SINGLE_TO_FLOAT -> {
                count(1);
                same("the operand", operand(0), Primitive.SINGLEFLOAT);
                result(Primitive.FLOAT);
            }
            case PTR_EQ, PTR_NE -> {
                count(2);
                pointer(0);
                same("operand 2", operand(1), operand(0));
                result(Primitive.BOOL);
            }
            case PTR_NONZERO, PTR_IS_ZERO -> {
                count(1);
                pointer(0);
                result(Primitive.BOOL);
            }
            case CAST_POINTER -> castPointer();
            case CAST_PTR_TO_INT -> {
                count(1);
                pointer(0);
                result(Primitive.SIGNED);
            }
            case IDENTITY, IDENTITY_HASH -> {
                count(1);
                require(pointer(0).target().isGarbageCollected(), "the operand points to something collected");
                result(Primitive.SIGNED);
            }
            case MALLOC -> {
                count(1);
                FieldedType made = description(0, FieldedType.class);
                require(
                        !(made instanceof StructType struct && struct.isHead()),
                        made.text() + " is made with the items behind it");
                result(made.pointer());
            }
            case MALLOC_ARRAY -> {
                count(2);
                same("the length", operand(1), Primitive.SIGNED);
                result(description(0, ArrayType.class).pointer());
            }
            case FREE -> {
                count(1);
                require(
                        !pointer(0).target().isGarbageCollected(),
                        "the operand points to something that is not collected");
                result(Primitive.VOID);
            }
            case GETFIELD -> {
                count(2);
                result(field().type());
            }
            case SETFIELD -> {
                count(3);
                same("the value", operand(2), field().type());
                result(Primitive.VOID);
            }
            case GETARRAYITEM -> {
                count(2);
                same("the index", operand(1), Primitive.SIGNED);
                result(array(0).item());
            }
            case SETARRAYITEM -> {
                count(3);
                same("the index", operand(1), Primitive.SIGNED);
                same("the value", operand(2), array(0).item());
                result(Primitive.VOID);
            }
            case GETARRAYSIZE -> {
                count(1);
                array(0);
                result(Primitive.SIGNED);
            }
            case ARRAY_COPY -> {
                count(5);
                require(array(0).item().equals(array(2).item()), "both arrays have the same items");
                for (int i : new int[] {1, 3, 4}) {
                    same("operand " + (i + 1), operand(i), Primitive.SIGNED);
                }
                result(Primitive.VOID);
            }
            case KEEPALIVE -> {
                count(1);
                result(Primitive.VOID);
            }
            case HOLD_LOCAL -> {
                count(2);
                description(0, Long.class);
                result(Primitive.VOID);
            }
            case ON_END -> {
                count(1);
                require(
                        operand(0) instanceof PointerType(ContainerType target) && target instanceof FieldedType,
                        "the operand points to a struct or an instance");
                result(Primitive.SIGNED);
            }
            case DIRECT_CALL -> {
                require(
                        !operation.arguments().isEmpty()
                                && operation.argument(0) instanceof Constant constant
                                && constant.value() != null,
                        "the callee is a constant function pointer");
                call(operation.arguments().subList(1, operation.arguments().size()));
            }
            case INDIRECT_CALL -> {
                require(
                        operation.arguments().size() >= 2,
                        "the operands are a callee, arguments, and a list of graphs");
                int last = operation.arguments().size() - 1;
                require(
                        operation.argument(last) instanceof Constant known
                                && known.type() == Primitive.VOID
                                && (known.value() == null
                                        || known.value() instanceof List<?> list
                                                && list.stream().allMatch(FunctionGraph.class::isInstance)),
                        "the last operand is a Void constant: a list of graphs, or null");
                call(operation.arguments().subList(1, last));
            }
            case CALL_METHOD -> callMethod();
            case INSTANCE_OF -> {
                count(2);
                InstanceType wanted = description(1, InstanceType.class);
                require(
                        wanted.extendsOrIs(instance()) || instance().extendsOrIs(wanted),
                        instance().text() + " and " + wanted.text() + " are not related");
                result(Primitive.BOOL);
            }
            case CLASS_OF -> {
                count(1);
                require(
                        resultType() instanceof PointerType pointer
                                && pointer.target() instanceof InstanceType
                                && !instance().extendsOrIs((InstanceType) pointer.target()),
                        "the result is a pointer to the class's record");
            }
            case TRACEBACK_RAISE, TRACEBACK_RESUME -> {
                count(1);
                require(pointer(0).target() instanceof FieldedType, "the operand points to an exception instance");
                result(Primitive.VOID);
            }
            case TRACEBACK_COPY -> {
                count(2);
                for (int operand = 0; operand < 2; operand++) {
                    require(
                            pointer(operand).target() instanceof FieldedType,
                            "the operands point to exception instances");
                }
                result(Primitive.VOID);
            }
            case TRACEBACK_SAVE, TRACEBACK_LOAD -> {
                count(1);
                require(array(0).equals(StandardLayouts.CHARS), "the operand points to a collected array of Char");
                result(Primitive.VOID);
            }
            case TRACEBACK_START, TRACEBACK_ADD -> {
                count(1);
                description(0, TracebackEntry.class);
                result(Primitive.VOID);
            }
            case CAST_PTR_TO_ADDRESS -> {
                count(1);
                pointer(0);
                result(Primitive.ADDRESS);
            }
            case CAST_ADDRESS_TO_PTR -> {
                count(1);
                same("the operand", operand(0), Primitive.ADDRESS);
                require(resultType() instanceof PointerType, "the result is a pointer");
            }
            case RAW_LOAD -> {
                count(2);
                address();
                require(isMemoryType(resultType()), "the result is a primitive or a pointer");
            }
            case RAW_STORE -> {
                count(3);
                address();
                require(isMemoryType(operand(2)), "the value is a primitive or a pointer");
                result(Primitive.VOID);
            }
            case GC_INFO -> {
                count(1);
                description(0, GcQuantity.class);
                require(
                        resultType() == Primitive.ADDRESS || resultType() == Primitive.SIGNED,
                        "the result is an Address or Signed");
            }
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
                    INT_ADD_OVF,
                    INT_SUB_OVF,
                    INT_MUL_OVF,
                    INT_LSHIFT_OVF,
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
                    FLOAT_TO_BITS,
                    BITS_TO_FLOAT,
                    STACK_TOO_DEEP,
                    CAST_ADDRESS_TO_INT,
                    CAST_INT_TO_ADDRESS,
                    ADDRESS_ADD,
                    ADDRESS_DIFFERENCE,
                    ADDRESS_EQ,
                    ADDRESS_NE,
                    ADDRESS_LT,
                    RAW_MALLOC,
                    RAW_FREE,
                    RAW_CLEAR,
                    RAW_COPY,
                    GC_COLLECT -> throw new IllegalStateException(opcode + " has lost its signature");
        }
    }

    private static void require(boolean condition, String rule) {
        if (!condition) {
            throw new Mismatch("wrong types: " + rule);
        }
    }

    private void count(int expected) {
        require(operation.arguments().size() == expected, "the operation takes " + expected + " operands");
    }

    private LowLevelType operand(int index) {
        return operation.argument(index).type();
    }

    private LowLevelType resultType() {
        return operation.result().type();
    }

    private void result(LowLevelType expected) {
        same("the result", resultType(), expected);
    }

    private static void same(String what, LowLevelType given, LowLevelType expected) {
        require(given.equals(expected), what + " is " + expected.text() + ", not " + given.text());
    }

    private static boolean isIntegerLike(LowLevelType type) {
        return type instanceof Primitive primitive && primitive.isInteger();
    }

    private static boolean isMemoryType(LowLevelType type) {
        return type instanceof PointerType || type instanceof Primitive primitive && primitive != Primitive.VOID;
    }

    private PointerType pointer(int index) {
        require(
                operand(index) instanceof PointerType,
                "operand " + (index + 1) + " is a pointer, not "
                        + operand(index).text());
        return (PointerType) operand(index);
    }

    private ArrayType array(int index) {
        ContainerType target = pointer(index).target();
        require(target instanceof ArrayType, "operand " + (index + 1) + " points to an array");
        return (ArrayType) target;
    }

    private FieldedType.Field field() {
        ContainerType target = pointer(0).target();
        require(target instanceof FieldedType, "operand 1 points to a struct or an instance");
        String name = description(1, String.class);
        Optional<FieldedType.Field> field = ((FieldedType) target).field(name);
        require(field.isPresent(), target.text() + " has no field " + name);
        return field.get();
    }

    private <T> T description(int index, Class<T> kind) {
        Value value = operation.argument(index);
        require(
                value instanceof Constant constant
                        && constant.type() == Primitive.VOID
                        && kind.isInstance(constant.value()),
                "operand " + (index + 1) + " is a Void constant that holds a " + kind.getSimpleName());
        return kind.cast(((Constant) value).value());
    }

    private void address() {
        same("operand 1", operand(0), Primitive.ADDRESS);
        same("the offset", operand(1), Primitive.SIGNED);
    }

    private void castPointer() {
        count(1);
        require(resultType() instanceof PointerType, "the result is a pointer");
        ContainerType from = pointer(0).target();
        ContainerType to = ((PointerType) resultType()).target();
        boolean related = from instanceof FieldedType given && to instanceof FieldedType wanted
                ? given.extendsOrIs(wanted) || wanted.extendsOrIs(given)
                : from instanceof ArrayType array && array.isHeadedBy(to)
                        || to instanceof ArrayType wantedArray && wantedArray.isHeadedBy(from);
        require(related, from.text() + " and " + to.text() + " are not related");
    }

    private InstanceType instance() {
        require(pointer(0).target() instanceof InstanceType, "operand 1 points to an instance");
        return (InstanceType) pointer(0).target();
    }

    private void callMethod() {
        require(
                operation.arguments().size() >= 3,
                "the operands are an instance, a name, arguments, and a list of graphs");
        String name = description(1, String.class);
        int last = operation.arguments().size() - 1;
        require(
                description(last, List.class).stream().allMatch(FunctionGraph.class::isInstance),
                "the last operand is a list of graphs");
        if (instance().contents().isPresent()) {
            Optional<ClassContents.Method> method = ClassContents.method(instance(), name);
            require(method.isPresent(), instance().text() + " has no method " + name);
            passed(operation.arguments().subList(2, last), method.get().type());
        }
    }

    private void call(List<Value> arguments) {
        require(pointer(0).target() instanceof FunctionType, "the callee is a function pointer");
        passed(arguments, (FunctionType) pointer(0).target());
    }

    private void passed(List<Value> arguments, FunctionType type) {
        require(
                arguments.size() == type.arguments().size(),
                "the function takes " + type.arguments().size() + " arguments, not " + arguments.size());
        for (int i = 0; i < arguments.size(); i++) {
            require(arguments.get(i).type() != Primitive.VOID, "no argument of a call is Void");
            same(
                    "argument " + (i + 1),
                    arguments.get(i).type(),
                    type.arguments().get(i));
        }
        result(type.result());
    }
}
