package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Numbers the prebuilt objects, and gives those that code mentions a static final field, which HotSpot treats as a
 * constant.
 *
 * <p>Objects of one type have numbers in a row: they are made and filled by one loop. The functions that they refer to
 * have numbers too.
 */
final class PrebuiltObjects {
    /** Fields of one class of constants: far from any limit of a class file. */
    private static final int FIELDS = 1000;

    /**
     * A static field that holds an object.
     *
     * @param number the object's, counted from 0
     */
    record ConstantField(String owner, String name, Type type, int number) {}

    private final JvmTypes types;
    private final ClassNames names;
    private final Map<ContainerType, List<Container>> groups = new LinkedHashMap<>();
    private final Map<Container, Integer> numbers = new IdentityHashMap<>();
    private final List<FunctionValue> functions = new ArrayList<>();
    private final Map<Container, ConstantField> fields = new IdentityHashMap<>();
    private final Map<String, List<ConstantField>> classes = new LinkedHashMap<>();
    private final String firstClass;
    private String currentClass;

    PrebuiltObjects(Collection<Container> containers, JvmTypes types, ClassNames names) {
        this.types = types;
        this.names = names;
        for (Container container : containers) {
            switch (container) {
                case FieldedValue _, ArrayValue _ ->
                    groups.computeIfAbsent(container.type(), _ -> new ArrayList<>())
                            .add(container);
                case FunctionValue _ -> {}
            }
        }
        groups.values().forEach(group -> group.forEach(container -> numbers.put(container, numbers.size())));
        groups.values().forEach(group -> group.forEach(this::addFunctions));
        this.firstClass = beginClass();
    }

    /** Numbers the functions that an object refers to: behind all objects. */
    private void addFunctions(Container container) {
        switch (container) {
            case FieldedValue value ->
                value.type().allFields().stream()
                        .filter(field -> JvmTypes.isFunction(field.type()))
                        .forEach(field -> addFunction(value.get(field.name())));
            case ArrayValue array
            when JvmTypes.isFunction(array.type().item()) -> array.items().forEach(this::addFunction);
            case ArrayValue _, FunctionValue _ -> {}
        }
    }

    private void addFunction(Object value) {
        if (value instanceof FunctionValue function && !numbers.containsKey(function)) {
            numbers.put(function, numbers.size());
            functions.add(function);
        }
    }

    /** The functions that objects refer to; their numbers are in this order, behind those of all objects. */
    List<FunctionValue> functions() {
        return functions;
    }

    /** The objects of each type; their numbers are in this order. */
    Map<ContainerType, List<Container>> groups() {
        return groups;
    }

    int count() {
        return numbers.size();
    }

    /** The number of an object, counted from 0. */
    int numberOf(Container container) {
        Integer number = numbers.get(container);
        if (number == null) {
            throw new IllegalArgumentException("the JVM backend has no reference to " + container);
        }
        return number;
    }

    /** Pushes an object. */
    void push(Container container, MethodVisitor code) {
        ConstantField field = fields.computeIfAbsent(container, this::newField);
        code.visitFieldInsn(
                Opcodes.GETSTATIC, field.owner(), field.name(), field.type().getDescriptor());
    }

    private ConstantField newField(Container container) {
        int number = numberOf(container);
        if (classes.get(currentClass).size() == FIELDS) {
            beginClass();
        }
        List<ConstantField> all = classes.get(currentClass);
        String name = container.type() instanceof FieldedType fielded ? ClassNames.legal(fielded.name()) : "array";
        ConstantField field =
                new ConstantField(currentClass, name + "_" + number, types.ofContainer(container.type()), number);
        all.add(field);
        return field;
    }

    private String beginClass() {
        currentClass = names.unique(ClassNames.SUPPORT + "/Constants");
        classes.put(currentClass, new ArrayList<>());
        return currentClass;
    }

    /** The class that holds the first fields, and makes all objects: programs that need few classes start fast. */
    String firstClass() {
        return firstClass;
    }

    /** The classes that hold the fields, complete when all code is written. */
    Map<String, List<ConstantField>> classes() {
        return classes;
    }
}
