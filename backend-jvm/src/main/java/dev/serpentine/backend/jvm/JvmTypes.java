package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StructType;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Type;

/**
 * Spells types: 64-bit integers are longs, whatever their sign, smaller ones ints that hold the value sign- or
 * zero-extended (all 32 bits of an unsigned one as they are); a struct or instance is an object of a class of its own,
 * an array a Java array of the smallest item that fits. The class of a head has a field for the items of each array
 * that it is the head of, all but one of them null: a pointer to such an array is one to its head.
 */
final class JvmTypes {
    static final Type OBJECT = Type.getType(Object.class);

    private final ClassNames names;
    private final FunctionReferences functions;
    private final Map<FieldedType, Type> classes = new HashMap<>();
    private final Map<FieldedType, Map<String, String>> fieldNames = new HashMap<>();

    JvmTypes(ClassNames names, FunctionReferences functions) {
        this.names = names;
        this.functions = functions;
    }

    /** The type of a value on the operand stack, in a local variable or a field. */
    Type of(LowLevelType type) {
        return switch (type) {
            case Primitive primitive -> of(primitive);
            case PointerType(ContainerType target) -> ofContainer(target);
            case FieldedType _, ArrayType _, FunctionType _, OpaqueType _, PythonObject _ ->
                throw new IllegalArgumentException("no value is a " + type.text());
        };
    }

    private static Type of(Primitive primitive) {
        return switch (primitive) {
            case VOID -> Type.VOID_TYPE;
            case BOOL -> Type.BOOLEAN_TYPE;
            case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32 -> Type.INT_TYPE;
            case SIGNED, UNSIGNED -> Type.LONG_TYPE;
            case FLOAT -> Type.DOUBLE_TYPE;
            case SINGLEFLOAT -> Type.FLOAT_TYPE;
            case ADDRESS -> throw new IllegalArgumentException("the JVM has no addresses");
        };
    }

    /** The type of a reference to a container. */
    Type ofContainer(ContainerType target) {
        return switch (target) {
            case FieldedType fielded -> ofClass(fielded);
            case ArrayType array -> array.head().map(this::ofClass).orElseGet(() -> items(array));
            case FunctionType function -> Type.getObjectType(functions.classOf(function));
            case OpaqueType _ ->
                throw new IllegalArgumentException("the JVM backend has no references to a " + target.text());
        };
    }

    /** The class of a struct or instance type. */
    Type ofClass(FieldedType type) {
        return classes.computeIfAbsent(
                type,
                _ -> Type.getObjectType(
                        switch (type) {
                            case InstanceType instance -> names.classOf(instance);
                            case StructType struct -> names.classOf(struct);
                        }));
    }

    /** The Java array of an array's items. */
    Type items(ArrayType array) {
        return Type.getType("[" + item(array).getDescriptor());
    }

    /** The field of a head's class that holds the items of an array. */
    static String itemsField(ArrayType array) {
        return "items_" + array.item().text().toLowerCase(Locale.ROOT);
    }

    /** The static method of a head's class that makes an array, and takes its length, an int. */
    static String maker(ArrayType array) {
        return "make_" + array.item().text().toLowerCase(Locale.ROOT);
    }

    /**
     * The same as {@link #of} for what a function of the run-time support takes: of an array with a head, the items.
     */
    private Type outside(LowLevelType type) {
        return behindHead(type).map(this::items).orElseGet(() -> of(type));
    }

    /** The array that a pointer leads to, if that has a head. */
    static Optional<ArrayType> behindHead(LowLevelType type) {
        return type instanceof PointerType(ArrayType array) && array.head().isPresent()
                ? Optional.of(array)
                : Optional.empty();
    }

    /** The type of an array's item in memory. */
    Type item(ArrayType array) {
        return switch (array.item()) {
            case Primitive primitive ->
                switch (primitive) {
                    case CHAR, INT8, UINT8 -> Type.BYTE_TYPE;
                    case INT16 -> Type.SHORT_TYPE;
                    case UINT16 -> Type.CHAR_TYPE;
                    case VOID, BOOL, UNICHAR, INT32, UINT32, SIGNED, UNSIGNED, FLOAT, SINGLEFLOAT, ADDRESS ->
                        of(primitive);
                };
            case PointerType pointer -> of(pointer);
            case ContainerType _, PythonObject _ ->
                throw new IllegalArgumentException(
                        "no array holds a " + array.item().text());
        };
    }

    /** Whether values of a type are pointers to functions. */
    static boolean isFunction(LowLevelType type) {
        return type instanceof PointerType(FunctionType _);
    }

    /** The name of a field in its class. */
    String field(FieldedType type, String name) {
        if (ClassNames.isLegal(name)) {
            return name;
        }
        // Made legal, and told apart from its like by the position that no other field has.
        return fieldNames
                .computeIfAbsent(type, _ -> new HashMap<>())
                .computeIfAbsent(name, _ -> ClassNames.legal(name) + "$" + type.indexOf(name));
    }

    /** The descriptor of a method with these parameters; those of type Void do not exist. */
    String descriptor(List<LowLevelType> parameters, LowLevelType result) {
        Type[] types = parameters.stream()
                .filter(type -> type != Primitive.VOID)
                .map(this::of)
                .toArray(Type[]::new);
        return Type.getMethodDescriptor(of(result), types);
    }

    /** The descriptor of a function of the run-time support. */
    String outsideDescriptor(FunctionType type) {
        return Type.getMethodDescriptor(
                of(type.result()),
                type.arguments().stream()
                        .filter(argument -> argument != Primitive.VOID)
                        .map(this::outside)
                        .toArray(Type[]::new));
    }

    /** The descriptor of a method that instances are asked for. */
    String descriptor(ClassContents.Method method) {
        return descriptor(method.type().arguments(), method.type().result());
    }
}
