package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.classes.ClassLayout.FieldOfAttribute;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The layouts of all classes, and how classes are told from each other: each has a range of numbers that holds those of
 * all its subclasses.
 */
public final class ClassLayouts {
    public static final String SUBCLASS_MIN = "subclass_min";
    public static final String SUBCLASS_MAX = "subclass_max";
    private static final String NAME = "name";
    private static final String IDENTITY = "identity";

    private final TypingContext context;
    private final ClassModel model;
    private final ClassLayout root;
    private final Map<ClassDefinition, ClassLayout> layouts = new LinkedHashMap<>();
    private final Map<HostObject, FieldedValue> classesWithoutInstances = new HashMap<>();
    private final ObjectNumbers numbers = new ObjectNumbers();
    /** Numbers of live classes: the same for all records of one. Empty where records have none. */
    private Optional<ObjectNumbers> identities = Optional.empty();

    ClassLayouts(TypingContext context, ClassModel model) {
        this.context = context;
        this.model = model;
        this.root = new ClassLayout(context, model, null, null);
    }

    /** What all records begin with, now that everything is typed. */
    public List<Field> fieldsOfAllRecords() {
        List<Field> fields = new ArrayList<>(List.of(
                Field.immutable(SUBCLASS_MIN, Primitive.SIGNED),
                Field.immutable(SUBCLASS_MAX, Primitive.SIGNED),
                Field.immutable(NAME, StandardLayouts.STR.pointer())));
        if (identities.isPresent()) {
            fields.add(Field.immutable(IDENTITY, Primitive.SIGNED));
        }
        return fields;
    }

    /** The layout that all others extend. */
    public ClassLayout root() {
        return root;
    }

    /** The layout of a class. */
    public ClassLayout of(ClassDefinition definition) {
        ClassLayout known = layouts.get(definition);
        if (known == null) {
            ClassLayout parent = definition.base().map(this::of).orElse(root);
            known = new ClassLayout(context, model, definition, parent);
            layouts.put(definition, known);
        }
        return known;
    }

    /** What tells prebuilt instances and classes from each other where a table is looked up. */
    ObjectNumbers numbers() {
        return numbers;
    }

    /** All layouts but the one that they extend, each behind its parent. */
    public List<ClassLayout> all() {
        return List.copyOf(layouts.values());
    }

    /** The records of classes that have no instances. */
    public Collection<FieldedValue> recordsWithoutInstances() {
        return classesWithoutInstances.values();
    }

    /** The type of pointers to records. */
    public PointerType recordType() {
        return root.record().type().pointer();
    }

    private static Value read(Value record, String field, LowLevelType type, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.GETFIELD, type, List.of(record, Constant.voidOf(field)));
    }

    /** The record of the class of an instance that is not null, as a pointer to what all records are. */
    Value recordOf(Value instance, OperationBuilder builder) {
        return model.recordOf(instance, this, builder);
    }

    /**
     * Whether a class below one, or that itself, has several records: a generic class has one for each definition, and
     * live classes are told from each other by {@link #identityOf}.
     */
    boolean haveSeveralRecords(ClassDefinition top) {
        Map<HostObject, ClassDefinition> first = new HashMap<>();
        Set<HostObject> several = context.program().classes().stream()
                .filter(definition -> first.putIfAbsent(definition.hostClass(), definition) != null)
                .map(ClassDefinition::hostClass)
                .collect(Collectors.toSet());
        return several.stream()
                .anyMatch(hostClass -> hostClass.mro().contains(top.hostClass())
                        || context.host().isSubclass(hostClass, top.hostClass()));
    }

    /** A number that all records of one live class have, and no others. */
    Value identityOf(Value record, OperationBuilder builder) {
        if (identities.isEmpty()) {
            identities = Optional.of(new ObjectNumbers());
        }
        return read(record, IDENTITY, Primitive.SIGNED, builder);
    }

    private void setIdentities(ObjectNumbers known) {
        root.record().set(IDENTITY, 0L);
        layouts.forEach((definition, layout) -> layout.record().set(IDENTITY, known.of(definition.hostClass())));
        classesWithoutInstances.forEach((hostClass, record) -> record.set(IDENTITY, known.of(hostClass)));
    }

    Value nameOf(Value record, OperationBuilder builder) {
        return read(record, NAME, StandardLayouts.STR.pointer(), builder);
    }

    /** A field of the record of a class that has it. */
    public Value readClassField(
            Value record, ClassLayout owner, String field, LowLevelType type, OperationBuilder builder) {
        return read(builder.castPointer(record, owner.record().type().pointer()), field, type, builder);
    }

    /** Whether an instance that is not null is one of a live class. */
    Value isInstance(Value instance, HostObject hostClass, OperationBuilder builder) {
        List<ClassDefinition> tops = topsOf(hostClass);
        return tops.isEmpty()
                ? Constant.bool(false)
                : model.isInstance(instance, tops.stream().map(this::of).toList(), this, builder);
    }

    /** Whether an instance that is not null is one of some classes of the program, none of which is below another. */
    Value isInstance(Value instance, Collection<ClassDefinition> definitions, OperationBuilder builder) {
        return model.isInstance(instance, definitions.stream().map(this::of).toList(), this, builder);
    }

    /** Whether a class, by its record, is one of those of a live class. */
    Value isSubclass(Value record, HostObject hostClass, OperationBuilder builder) {
        List<ClassDefinition> tops = topsOf(hostClass);
        if (tops.isEmpty()) {
            return Constant.bool(false);
        }
        return isBelowOne(record, tops.stream().map(this::of).toList(), builder);
    }

    /** Whether a class, by its record, is one of some or below it. */
    public Value isBelowOne(Value record, List<ClassLayout> tops, OperationBuilder builder) {
        ClassLayout layout = tops.getFirst();
        Value first = layout.definition().subclasses().isEmpty()
                ? builder.samePointer(record, layout.recordPointer(root))
                : isInRange(record, layout.recordPointer(root), builder);
        return tops.size() == 1
                ? first
                : builder.or(first, () -> isBelowOne(record, tops.subList(1, tops.size()), builder));
    }

    /** Whether a class is another or below it, by their records. */
    public Value isInRange(Value record, Value ancestor, OperationBuilder builder) {
        Value number = read(record, SUBCLASS_MIN, Primitive.SIGNED, builder);
        Value low = read(ancestor, SUBCLASS_MIN, Primitive.SIGNED, builder);
        Value high = read(ancestor, SUBCLASS_MAX, Primitive.SIGNED, builder);
        Value distance = builder.castPrimitive(builder.emit(LowLevelOpcode.INT_SUB, number, low), Primitive.UNSIGNED);
        Value size = builder.castPrimitive(builder.emit(LowLevelOpcode.INT_SUB, high, low), Primitive.UNSIGNED);
        return builder.emit(LowLevelOpcode.UINT_LT, distance, size);
    }

    /**
     * The definitions that are those of a live class with all that are below them, each without those above it; a class
     * without instances may have some below it that are not.
     */
    private List<ClassDefinition> topsOf(HostObject hostClass) {
        return context.program().classes().stream()
                .filter(definition -> isWhollyBelow(definition, hostClass)
                        && definition
                                .base()
                                .filter(base -> isWhollyBelow(base, hostClass))
                                .isEmpty())
                .toList();
    }

    private boolean isWhollyBelow(ClassDefinition definition, HostObject hostClass) {
        return definition.hostClass().mro().contains(hostClass)
                || context.host().isSubclass(definition.hostClass(), hostClass)
                        && definition.subclasses().stream().allMatch(each -> isWhollyBelow(each, hostClass));
    }

    /** The constant pointer to the record that stands for a live class. */
    public Constant classConstant(HostObject hostClass) {
        Optional<ClassDefinition> definition = context.program().classOf(hostClass);
        if (definition.isPresent()) {
            return of(definition.get()).recordPointer(root);
        }
        FieldedValue record = classesWithoutInstances.computeIfAbsent(hostClass, key -> model.newRecord(this));
        return new Constant(record, recordType());
    }

    // The end

    private record ClassFieldValue(ClassLayout layout, String field, Object value) {}

    /** Settles and fills all records, when nothing more will be typed. */
    void finish() {
        List<ClassFieldValue> values = new ArrayList<>();
        int known;
        do {
            known = layouts.size();
            context.graphs().typePending();
            values.clear();
            for (ClassLayout layout : List.copyOf(layouts.values())) {
                collectClassValues(layout, values);
                // What fields hold may be instances of classes that nothing else has led to.
                layout.instances();
            }
            context.graphs().typePending();
        } while (layouts.size() != known);
        root.instances();
        model.defineRecords(this);
        number();
        for (ClassFieldValue value : values) {
            value.layout().record().set(value.field(), value.value());
        }
        model.fillMethods(root);
        layouts.values().forEach(model::fillMethods);
        root.record().set(SUBCLASS_MIN, 0L);
        root.record().set(SUBCLASS_MAX, Long.MAX_VALUE);
        root.record().set(NAME, context.texts().text("object").value());
        classesWithoutInstances.forEach((hostClass, record) -> {
            record.complete();
            record.set(SUBCLASS_MIN, -1L);
            record.set(SUBCLASS_MAX, -1L);
            record.set(NAME, context.texts().text(hostClass.name()).value());
        });
        identities.ifPresent(this::setIdentities);
    }

    private void collectClassValues(ClassLayout layout, List<ClassFieldValue> values) {
        for (ClassLayout owner = layout;
                owner.definition() != null;
                owner = owner.parent().orElseThrow()) {
            for (Map.Entry<String, FieldOfAttribute> field :
                    owner.ownClassFields().entrySet()) {
                if (field.getKey().equals(ObjectNumbers.ATTRIBUTE)) {
                    values.add(new ClassFieldValue(
                            layout,
                            field.getValue().field(),
                            numbers.of(layout.definition().hostClass())));
                } else if (!field.getValue().repr().isVoid()) {
                    classValue(layout.definition(), field.getKey())
                            .ifPresent(value -> values.add(new ClassFieldValue(
                                    layout,
                                    field.getValue().field(),
                                    field.getValue().repr().constant(value).value())));
                }
            }
        }
    }

    private static final String OF_METHOD = ".__qualname__";

    /** The field of records that tells what a method is called, as if it were an attribute of the class. */
    static String qualifiedNameOf(String method) {
        return method + OF_METHOD;
    }

    /**
     * A class-level value as attribute access on instances gives it. Of a class that has none, and is held nowhere as a
     * class, nobody asks for data or for what is bound to it, so that inference knows nothing of these.
     */
    Optional<HostObject> classValue(ClassDefinition definition, String name) {
        if (name.endsWith(OF_METHOD)) {
            String method = name.substring(0, name.length() - OF_METHOD.length());
            return hostAttribute(definition.hostClass(), method)
                    .flatMap(function -> hostAttribute(function, "__qualname__"));
        }
        if (name.equals("__module__") || name.equals("__qualname__")) {
            return hostAttribute(definition.hostClass(), name);
        }
        if (ClassDefinition.ANCESTORS.contains(name)) {
            return definition.isInstantiated() ? hostAttribute(definition.hostClass(), name) : Optional.empty();
        }
        return definition.classValue(name).flatMap(raw -> switch (raw.kind()) {
            case STATICMETHOD -> hostAttribute(definition.hostClass(), name);
            case CLASSMETHOD ->
                definition.isInstantiated() ? hostAttribute(definition.hostClass(), name) : Optional.empty();
            case BUILTIN_FUNCTION -> Optional.of(raw);
            case NONE,
                    ELLIPSIS,
                    NOT_IMPLEMENTED,
                    BOOL,
                    INT,
                    FLOAT,
                    STR,
                    BYTES,
                    BYTEARRAY,
                    TUPLE,
                    LIST,
                    DICT,
                    SET,
                    FROZENSET,
                    RANGE,
                    SLICE,
                    INSTANCE,
                    CLASS -> definition.isInstantiated() ? Optional.of(raw) : Optional.empty();
            // Where other classes have data, what reads it tells them from those with a property.
            case PROPERTY -> Optional.empty();
            case FUNCTION, METHOD, MODULE, CELL, CODE -> Optional.of(raw);
        });
    }

    private Optional<HostObject> hostAttribute(HostObject object, String name) {
        return context.host().getAttribute(object, name) instanceof Host.Outcome.Returned(HostObject value)
                ? Optional.of(value)
                : Optional.empty();
    }

    private void number() {
        Map<ClassLayout, List<ClassLayout>> children = new IdentityHashMap<>();
        for (ClassLayout layout : layouts.values()) {
            children.computeIfAbsent(layout.parent().orElseThrow(), key -> new ArrayList<>())
                    .add(layout);
        }
        number(root, 1, children);
    }

    private long number(ClassLayout layout, long next, Map<ClassLayout, List<ClassLayout>> children) {
        long first = next;
        next++;
        for (ClassLayout child : children.getOrDefault(layout, List.of())) {
            next = number(child, next, children);
        }
        layout.record().set(SUBCLASS_MIN, first);
        layout.record().set(SUBCLASS_MAX, next);
        if (layout.definition() != null) {
            layout.record()
                    .set(
                            NAME,
                            context.texts()
                                    .text(layout.definition().hostClass().name())
                                    .value());
        }
        return next;
    }
}
