package dev.serpentine.lltyper;

import dev.serpentine.frontend.annotation.ClassDefinition;
import dev.serpentine.frontend.annotation.ClassDefinition.AttributeDefinition;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.TypingContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How instances of one class look in memory, and the class's vtable. The fields of the struct are settled when they are first asked for, those of the vtable last of all. */
final class ClassLayout {
    private final TypingContext context;
    private final ClassDefinition definition;
    private final ClassLayout parent;
    private final StructType struct;
    private final StructType vtableStruct;
    private final StructValue vtable;
    private final Map<String, FieldOfAttribute> instanceFields = new LinkedHashMap<>();
    private final Map<String, FieldOfAttribute> classFields = new LinkedHashMap<>();
    private final List<VirtualMethods.Entry> entries = new ArrayList<>();

    /**
     * Where an attribute is.
     *
     * @param field its name in the struct
     */
    record FieldOfAttribute(String field, Repr repr) {}

    /** @param definition {@code null} for the layout that all others extend */
    ClassLayout(TypingContext context, ClassDefinition definition, ClassLayout parent) {
        this.context = context;
        this.definition = definition;
        this.parent = parent;
        String name = context.uniqueName(definition == null ? "object" : definition.name());
        this.struct = StructType.declare(name, parent == null ? null : parent.struct, true);
        this.vtableStruct = StructType.declare(context.uniqueName(name + "_vtable"), parent == null ? null : parent.vtableStruct, false);
        this.vtable = StructValue.beforeFields(vtableStruct);
    }

    ClassDefinition definition() {
        return definition;
    }

    Optional<ClassLayout> parent() {
        return Optional.ofNullable(parent);
    }

    /** The struct, its fields known. */
    StructType struct() {
        if (!struct.isDefined()) {
            if (parent == null) {
                struct.define(List.of(Field.immutable(ClassLayouts.VTABLE, vtableStruct.pointer())));
            } else {
                parent.struct();
                defineFields();
            }
        }
        return struct;
    }

    /** The struct, perhaps without fields yet. */
    StructType declaredStruct() {
        return struct;
    }

    private void defineFields() {
        List<Field> fields = new ArrayList<>();
        for (AttributeDefinition attribute : definition.instanceAttributes().values()) {
            Repr repr = context.reprOf(attribute.value());
            String name = attribute.name().equals(ClassLayouts.VTABLE) ? ClassLayouts.VTABLE + "_" : attribute.name();
            instanceFields.put(attribute.name(), new FieldOfAttribute(name, repr));
            if (!repr.isVoid()) {
                fields.add(new Field(name, repr.type(), attribute.isReadOnly()));
            }
        }
        struct.define(fields);
    }

    /** Where instances hold an attribute. */
    Optional<FieldOfAttribute> instanceField(String attribute) {
        struct();
        for (ClassLayout layout = this; layout.definition != null; layout = layout.parent) {
            FieldOfAttribute field = layout.instanceFields.get(attribute);
            if (field != null) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    /** The attributes that instances of exactly this class hold, those of ancestors first. */
    Map<String, FieldOfAttribute> allInstanceFields() {
        struct();
        Map<String, FieldOfAttribute> all = parent == null ? new LinkedHashMap<>() : parent.allInstanceFields();
        all.putAll(instanceFields);
        return all;
    }

    /** Where vtables hold a class-level attribute. */
    Optional<FieldOfAttribute> classField(String attribute) {
        for (ClassLayout layout = this; layout.definition != null; layout = layout.parent) {
            AttributeDefinition known = layout.definition.classAttributes().get(attribute);
            if (known != null) {
                Repr repr = context.reprOf(known.value());
                return Optional.of(layout.classFields.computeIfAbsent(attribute, key -> new FieldOfAttribute("class_" + attribute, repr)));
            }
        }
        return Optional.empty();
    }

    /** Lets the vtables of this class and below hold the class's value of an attribute that instances have too. */
    FieldOfAttribute addClassField(String attribute, Repr repr) {
        return classFields.computeIfAbsent(attribute, key -> new FieldOfAttribute(context.uniqueName("class_" + attribute), repr));
    }

    // The vtable

    StructType vtableStruct() {
        return vtableStruct;
    }

    StructValue vtable() {
        return vtable;
    }

    /** The constant pointer to the class's vtable, as a pointer to what all vtables extend. */
    Constant vtablePointer(ClassLayout root) {
        return new Constant(vtable, root.vtableStruct.pointer());
    }

    /** Gives vtables of this class and below a function pointer. */
    void addEntry(VirtualMethods.Entry entry) {
        entries.add(entry);
    }

    List<VirtualMethods.Entry> entries() {
        return entries;
    }

    Map<String, FieldOfAttribute> ownClassFields() {
        return classFields;
    }

    /** Settles the vtable's fields: nothing can be added any more. */
    void defineVtable() {
        if (vtableStruct.isDefined()) {
            return;
        }
        List<Field> fields = new ArrayList<>();
        if (parent == null) {
            fields.addAll(ClassLayouts.rootVtableFields());
        } else {
            parent.defineVtable();
            for (FieldOfAttribute field : classFields.values()) {
                if (!field.repr().isVoid()) {
                    fields.add(Field.immutable(field.field(), field.repr().type()));
                }
            }
            for (VirtualMethods.Entry entry : entries) {
                fields.add(Field.immutable(entry.field(), entry.type().pointer()));
            }
        }
        vtableStruct.define(fields);
        vtable.complete();
    }
}
