package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition.AttributeDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.TypingContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How instances of one class look, and the record that stands for the class. The fields of instances are settled when
 * they are first asked for, those of records last of all.
 */
public final class ClassLayout {
    private final TypingContext context;
    private final ClassModel model;
    private final ClassDefinition definition;
    private final ClassLayout parent;
    private final FieldedType instances;
    private final FieldedValue record;
    private final Map<String, FieldOfAttribute> instanceFields = new LinkedHashMap<>();
    /** The fields that tell whether an instance has an attribute, by the attribute's name. */
    private final Map<String, String> presenceFields = new LinkedHashMap<>();

    private final Map<String, FieldOfAttribute> classFields = new LinkedHashMap<>();
    private final List<VirtualMethods.Entry> entries = new ArrayList<>();

    /**
     * Where an attribute is.
     *
     * @param field its name in the type
     */
    public record FieldOfAttribute(String field, Repr repr) {}

    /** @param definition {@code null} for the layout that all others extend */
    ClassLayout(TypingContext context, ClassModel model, ClassDefinition definition, ClassLayout parent) {
        this.context = context;
        this.model = model;
        this.definition = definition;
        this.parent = parent;
        String name = context.uniqueName(definition == null ? "root" : definition.name());
        this.instances = model.declareInstances(name, definition, parent);
        this.record = model.newRecord(name, parent);
    }

    /** The class; {@code null} for the layout that all others extend. */
    public ClassDefinition definition() {
        return definition;
    }

    public Optional<ClassLayout> parent() {
        return Optional.ofNullable(parent);
    }

    /** The type of instances, its fields known. */
    public FieldedType instances() {
        if (!instances.isDefined()) {
            if (parent == null) {
                instances.define(model.fieldsOfAllInstances());
            } else {
                parent.instances();
                defineFields();
            }
        }
        return instances;
    }

    /** The type of instances, perhaps without fields yet. */
    public FieldedType declaredInstances() {
        return instances;
    }

    private void defineFields() {
        List<String> taken =
                model.fieldsOfAllInstances().stream().map(Field::name).toList();
        List<Field> fields = new ArrayList<>();
        for (AttributeDefinition attribute : definition.instanceAttributes().values()) {
            Repr repr = context.reprOf(attribute.value());
            String name = taken.contains(attribute.name()) ? attribute.name() + "_" : attribute.name();
            instanceFields.put(attribute.name(), new FieldOfAttribute(name, repr));
            if (!repr.isVoid()) {
                fields.add(new Field(name, repr.type(), attribute.isReadOnly()));
            }
            if (attribute.isPerhapsMissing()) {
                String presence = context.uniqueName("has_" + attribute.name());
                presenceFields.put(attribute.name(), presence);
                fields.add(new Field(presence, Primitive.BOOL, attribute.isReadOnly()));
            }
        }
        if (definition.hostClass().qualifiedName().equals("builtins.BaseException")) {
            fields.addAll(model.fieldsOfExceptions());
        }
        instances.define(fields);
    }

    /** Where instances hold an attribute. */
    Optional<FieldOfAttribute> instanceField(String attribute) {
        return instanceField(attribute, Set.of(definition));
    }

    /**
     * Where instances hold an attribute that are of some of the classes below: others below may hold one of that name.
     */
    Optional<FieldOfAttribute> instanceField(String attribute, Set<ClassDefinition> kinds) {
        instances();
        for (ClassLayout layout = this; layout.definition != null; layout = layout.parent) {
            FieldOfAttribute field = layout.instanceFields.get(attribute);
            if (field != null) {
                AttributeDefinition held =
                        layout.definition.instanceAttributes().get(attribute);
                return kinds.stream().anyMatch(held::isHeldBy) ? Optional.of(field) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The field that tells whether an instance has an attribute which it may lack. */
    Optional<String> presenceField(String attribute) {
        instances();
        for (ClassLayout layout = this; layout.definition != null; layout = layout.parent) {
            if (layout.instanceFields.containsKey(attribute)) {
                return Optional.ofNullable(layout.presenceFields.get(attribute));
            }
        }
        return Optional.empty();
    }

    /** Whether no instance ever has an attribute that the program may ask for. */
    boolean isNeverAssigned(String attribute) {
        for (ClassLayout layout = this; layout.definition != null; layout = layout.parent) {
            AttributeDefinition known = layout.definition.classAttributes().get(attribute);
            if (known != null) {
                return known.isPerhapsMissing() && known.value() == SomeImpossible.IMPOSSIBLE;
            }
        }
        return false;
    }

    /** The attributes that instances of exactly this class hold, those of ancestors first. */
    Map<String, FieldOfAttribute> allInstanceFields() {
        instances();
        Map<String, FieldOfAttribute> all = parent == null ? new LinkedHashMap<>() : parent.allInstanceFields();
        all.putAll(instanceFields);
        return all;
    }

    /** Where records hold a class-level attribute that instances are asked for, and the class that introduces it. */
    Optional<ClassField> classField(String attribute) {
        for (ClassLayout layout = this; layout.definition != null; layout = layout.parent) {
            AttributeDefinition known = layout.definition.classAttributes().get(attribute);
            if (known != null && known.value() != SomeImpossible.IMPOSSIBLE) {
                return Optional.of(layout.addClassField(attribute, context.reprOf(known.value())));
            }
        }
        return Optional.empty();
    }

    /** @param owner all records of this class and below have the field */
    record ClassField(ClassLayout owner, FieldOfAttribute attribute) {}

    /** Lets the records of this class and below hold the class's value of an attribute that instances have too. */
    ClassField addClassField(String attribute, Repr repr) {
        return new ClassField(
                this,
                classFields.computeIfAbsent(
                        attribute, key -> new FieldOfAttribute(context.uniqueName("class_" + attribute), repr)));
    }

    // The record

    /**
     * What stands for the class as a value, and where class-level attributes are found that depend on the instance's
     * class.
     */
    public FieldedValue record() {
        return record;
    }

    /** The constant pointer to the class's record, as a pointer to what all records are. */
    public Constant recordPointer(ClassLayout root) {
        return new Constant(record, root.record.type().pointer());
    }

    /** Lets instances of this class and below be asked for a method. */
    void addEntry(VirtualMethods.Entry entry) {
        entries.add(entry);
    }

    /** The methods that are introduced here. */
    public List<VirtualMethods.Entry> entries() {
        return entries;
    }

    Map<String, FieldOfAttribute> ownClassFields() {
        return classFields;
    }

    /** The fields of records that are introduced here. */
    public List<Field> ownRecordFields() {
        return classFields.values().stream()
                .filter(field -> !field.repr().isVoid())
                .map(field -> Field.immutable(field.field(), field.repr().type()))
                .toList();
    }
}
