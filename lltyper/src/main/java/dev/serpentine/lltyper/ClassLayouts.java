package dev.serpentine.lltyper;

import dev.serpentine.frontend.annotation.ClassDefinition;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.lltyper.ClassLayout.FieldOfAttribute;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The layouts of all classes, and how classes are told from each other: each has a range of numbers that holds those of all its subclasses. */
final class ClassLayouts {
    static final String VTABLE = "vtable";
    static final String SUBCLASS_MIN = "subclass_min";
    static final String SUBCLASS_MAX = "subclass_max";
    static final String NAME = "name";

    private final TypingContext context;
    private final ClassLayout root;
    private final Map<ClassDefinition, ClassLayout> layouts = new LinkedHashMap<>();
    private final Map<HostObject, StructValue> classesWithoutInstances = new HashMap<>();

    ClassLayouts(TypingContext context) {
        this.context = context;
        this.root = new ClassLayout(context, null, null);
    }

    /** What all vtables begin with. */
    static List<Field> rootVtableFields() {
        return List.of(Field.immutable(SUBCLASS_MIN, Primitive.SIGNED), Field.immutable(SUBCLASS_MAX, Primitive.SIGNED),
                Field.immutable(NAME, StandardLayouts.STR.pointer()));
    }

    /** The layout that all others extend. */
    ClassLayout root() {
        return root;
    }

    ClassLayout of(ClassDefinition definition) {
        ClassLayout known = layouts.get(definition);
        if (known == null) {
            ClassLayout parent = definition.base().map(this::of).orElse(root);
            known = new ClassLayout(context, definition, parent);
            layouts.put(definition, known);
        }
        return known;
    }

    PointerType vtableType() {
        return root.vtableStruct().pointer();
    }

    private static Value read(Value vtable, String field, dev.serpentine.graph.type.LowLevelType type, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.GETFIELD, type, List.of(vtable, Constant.voidOf(field)));
    }

    /** The vtable of an instance that is not null, as a pointer to what all vtables extend. */
    Value vtableOf(Value instance, OperationBuilder builder) {
        root.struct();
        Value object = builder.castPointer(instance, root.struct().pointer());
        return read(object, VTABLE, vtableType(), builder);
    }

    Value nameOf(Value vtable, OperationBuilder builder) {
        return read(vtable, NAME, StandardLayouts.STR.pointer(), builder);
    }

    /** A field of an instance's vtable. */
    Value readClassField(Value vtable, ClassLayout layout, String field, dev.serpentine.graph.type.LowLevelType type, OperationBuilder builder) {
        return read(builder.castPointer(vtable, layout.vtableStruct().pointer()), field, type, builder);
    }

    /** Whether a class, by its vtable, is one of those of a live class. */
    Value isSubclass(Value vtable, HostObject hostClass, OperationBuilder builder) {
        List<ClassDefinition> tops = topsOf(hostClass);
        if (tops.isEmpty()) {
            return Constant.bool(false);
        }
        return isBelowOne(vtable, tops, 0, builder);
    }

    private Value isBelowOne(Value vtable, List<ClassDefinition> tops, int from, OperationBuilder builder) {
        ClassLayout layout = of(tops.get(from));
        Value first = tops.get(from).subclasses().isEmpty() ? builder.samePointer(vtable, layout.vtablePointer(root))
                : isInRange(vtable, layout.vtablePointer(root), builder);
        return from == tops.size() - 1 ? first : builder.or(first, () -> isBelowOne(vtable, tops, from + 1, builder));
    }

    /** Whether a class is another or below it, by their vtables. */
    Value isInRange(Value vtable, Value ancestor, OperationBuilder builder) {
        Value number = read(vtable, SUBCLASS_MIN, Primitive.SIGNED, builder);
        Value low = read(ancestor, SUBCLASS_MIN, Primitive.SIGNED, builder);
        Value high = read(ancestor, SUBCLASS_MAX, Primitive.SIGNED, builder);
        Value distance = builder.castPrimitive(builder.emit(LowLevelOpcode.INT_SUB, number, low), Primitive.UNSIGNED);
        Value size = builder.castPrimitive(builder.emit(LowLevelOpcode.INT_SUB, high, low), Primitive.UNSIGNED);
        return builder.emit(LowLevelOpcode.UINT_LT, distance, size);
    }

    /** The definitions whose instances are those of a live class, each without those above it. */
    private List<ClassDefinition> topsOf(HostObject hostClass) {
        List<ClassDefinition> tops = new ArrayList<>();
        for (ClassDefinition definition : context.program().classes()) {
            boolean isBelow = context.host().isSubclass(definition.hostClass(), hostClass);
            boolean parentIsBelow = definition.base().filter(base -> context.host().isSubclass(base.hostClass(), hostClass)).isPresent();
            if (isBelow && !parentIsBelow) {
                tops.add(definition);
            }
        }
        return tops;
    }

    /** The constant pointer to the vtable that stands for a live class. */
    Constant classConstant(HostObject hostClass) {
        Optional<ClassDefinition> definition = context.program().classOf(hostClass);
        if (definition.isPresent()) {
            return of(definition.get()).vtablePointer(root);
        }
        StructValue vtable = classesWithoutInstances.computeIfAbsent(hostClass, key -> StructValue.beforeFields(root.vtableStruct()));
        return new Constant(vtable, vtableType());
    }

    // The end

    private record ClassFieldValue(ClassLayout layout, String field, Object value) {}

    /** Settles and fills all vtables, when nothing more will be typed. */
    void finish() {
        List<ClassFieldValue> values = new ArrayList<>();
        int known;
        do {
            known = layouts.size();
            context.graphs().typePending();
            values.clear();
            for (ClassLayout layout : List.copyOf(layouts.values())) {
                collectClassValues(layout, values);
            }
            context.graphs().typePending();
        } while (layouts.size() != known);
        root.struct();
        root.defineVtable();
        for (ClassLayout layout : layouts.values()) {
            layout.struct();
            layout.defineVtable();
        }
        number();
        for (ClassFieldValue value : values) {
            value.layout().vtable().set(value.field(), value.value());
        }
        layouts.values().forEach(this::fillEntries);
        root.vtable().set(SUBCLASS_MIN, 0L);
        root.vtable().set(SUBCLASS_MAX, Long.MAX_VALUE);
        root.vtable().set(NAME, context.texts().text("object").value());
        classesWithoutInstances.forEach((hostClass, vtable) -> {
            vtable.complete();
            vtable.set(SUBCLASS_MIN, -1L);
            vtable.set(SUBCLASS_MAX, -1L);
            vtable.set(NAME, context.texts().text(hostClass.name()).value());
        });
    }

    private void collectClassValues(ClassLayout layout, List<ClassFieldValue> values) {
        for (ClassLayout owner = layout; owner.definition() != null; owner = owner.parent().orElseThrow()) {
            for (Map.Entry<String, FieldOfAttribute> field : owner.ownClassFields().entrySet()) {
                if (!field.getValue().repr().isVoid()) {
                    classValue(layout.definition(), field.getKey())
                            .ifPresent(value -> values.add(new ClassFieldValue(layout, field.getValue().field(), field.getValue().repr().constant(value).value())));
                }
            }
        }
    }

    /** A class-level value as attribute access gives it. */
    Optional<HostObject> classValue(ClassDefinition definition, String name) {
        return definition.classValue(name).flatMap(raw -> switch (raw.kind()) {
            case STATICMETHOD, CLASSMETHOD ->
                    context.host().getAttribute(definition.hostClass(), name) instanceof Host.Outcome.Returned(HostObject value) ? Optional.of(value) : Optional.empty();
            case BUILTIN_FUNCTION -> raw.kind() == HostKind.BUILTIN_FUNCTION ? Optional.of(raw) : Optional.empty();
            default -> Optional.of(raw);
        });
    }

    private void number() {
        Map<ClassLayout, List<ClassLayout>> children = new IdentityHashMap<>();
        for (ClassLayout layout : layouts.values()) {
            children.computeIfAbsent(layout.parent().orElseThrow(), key -> new ArrayList<>()).add(layout);
        }
        number(root, 1, children);
    }

    private long number(ClassLayout layout, long next, Map<ClassLayout, List<ClassLayout>> children) {
        long first = next;
        next++;
        for (ClassLayout child : children.getOrDefault(layout, List.of())) {
            next = number(child, next, children);
        }
        layout.vtable().set(SUBCLASS_MIN, first);
        layout.vtable().set(SUBCLASS_MAX, next);
        if (layout.definition() != null) {
            layout.vtable().set(NAME, context.texts().text(layout.definition().hostClass().name()).value());
        }
        return next;
    }

    private void fillEntries(ClassLayout layout) {
        for (ClassLayout owner = layout; owner.definition() != null; owner = owner.parent().orElseThrow()) {
            for (VirtualMethods.Entry entry : owner.entries()) {
                entry.functionFor(layout.definition()).ifPresent(function -> layout.vtable().set(entry.field(), function));
            }
        }
    }
}
