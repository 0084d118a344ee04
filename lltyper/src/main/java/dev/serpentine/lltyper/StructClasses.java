package dev.serpentine.lltyper;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.classes.ClassLayout;
import dev.serpentine.typer.classes.ClassLayouts;
import dev.serpentine.typer.classes.ClassModel;
import dev.serpentine.typer.classes.ClassTypeSystem;
import dev.serpentine.typer.classes.VirtualMethods;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Instances are structs that begin with a pointer to the vtable of their class, which is the record of the class and
 * holds its methods' function pointers.
 */
final class StructClasses implements ClassModel {
    private static final String VTABLE = "vtable";
    private static final String METHOD = "method.";

    private final TypingContext context;
    private StructType rootVtable;
    private FunctionValue matches;

    StructClasses(TypingContext context) {
        this.context = context;
    }

    // Instances

    @Override
    public FieldedType declareInstances(String name, ClassDefinition definition, ClassLayout parent) {
        return StructType.declare(name, parent == null ? null : (StructType) parent.declaredInstances(), true);
    }

    @Override
    public List<Field> fieldsOfAllInstances() {
        return List.of(Field.immutable(VTABLE, rootVtable.pointer()));
    }

    @Override
    public List<Field> fieldsOfExceptions() {
        return List.of(Field.mutable(ExceptionLayout.OfStructs.PLACES, StandardLayouts.CHARS.pointer()));
    }

    @Override
    public void initialize(Value instance, ClassLayout exact, ClassLayouts layouts, OperationBuilder builder) {
        builder.setField(instance, VTABLE, exact.recordPointer(layouts.root()));
    }

    @Override
    public FieldedValue newInstance(ClassLayout exact) {
        StructValue instance = new StructValue((StructType) exact.instances());
        instance.set(VTABLE, exact.record());
        return instance;
    }

    // Vtables

    @Override
    public FieldedValue newRecord(String name, ClassLayout parent) {
        StructType vtable = StructType.declare(
                context.uniqueName(name + "_vtable"),
                parent == null ? null : (StructType) parent.record().type(),
                false);
        if (parent == null) {
            rootVtable = vtable;
        }
        return StructValue.beforeFields(vtable);
    }

    @Override
    public FieldedValue newRecord(ClassLayouts layouts) {
        return StructValue.beforeFields(rootVtable);
    }

    @Override
    public void defineRecords(ClassLayouts layouts) {
        rootVtable.define(layouts.fieldsOfAllRecords());
        layouts.root().record().complete();
        for (ClassLayout layout : layouts.all()) {
            List<Field> fields = new ArrayList<>(layout.ownRecordFields());
            for (VirtualMethods.Entry entry : layout.entries()) {
                fields.add(Field.immutable(METHOD + entry.name(), entry.type().pointer()));
            }
            layout.record().type().define(fields);
            layout.record().complete();
        }
    }

    @Override
    public Value recordOf(Value instance, ClassLayouts layouts, OperationBuilder builder) {
        Value object = builder.castPointer(instance, layouts.root().instances().pointer());
        return builder.emitTyped(
                LowLevelOpcode.GETFIELD, layouts.recordType(), List.of(object, Constant.voidOf(VTABLE)));
    }

    @Override
    public Value isInstance(Value instance, List<ClassLayout> classes, ClassLayouts layouts, OperationBuilder builder) {
        return layouts.isBelowOne(recordOf(instance, layouts, builder), classes, builder);
    }

    // Methods

    @Override
    public boolean methodsShareSelfType() {
        return true;
    }

    @Override
    public Value callMethod(
            VirtualMethods.Entry entry,
            Value instance,
            List<Value> arguments,
            List<FunctionGraph> possible,
            ClassLayouts layouts,
            OperationBuilder builder) {
        Value vtable = recordOf(instance, layouts, builder);
        Value function = layouts.readClassField(
                vtable, entry.owner(), METHOD + entry.name(), entry.type().pointer(), builder);
        List<Value> passed = new ArrayList<>(arguments);
        passed.addFirst(instance);
        return builder.indirectCall(function, passed, possible);
    }

    @Override
    public void fillMethods(ClassLayout layout) {
        for (ClassLayout owner = layout;
                owner.definition() != null;
                owner = owner.parent().orElseThrow()) {
            for (VirtualMethods.Entry entry : owner.entries()) {
                entry.functionFor(layout.definition())
                        .ifPresent(function -> layout.record().set(METHOD + entry.name(), function));
            }
        }
    }

    // Exceptions

    @Override
    public Constant exceptionClass(HostObject hostClass, ClassTypeSystem typeSystem) {
        return typeSystem.layouts().classConstant(hostClass);
    }

    @Override
    public void prepare(ClassTypeSystem typeSystem) {
        ClassLayouts layouts = typeSystem.layouts();
        Variable instance = new Variable("instance", typeSystem.exceptionType());
        Variable vtable = new Variable("vtable", layouts.recordType());
        matches = context.graphs().makeUp("exception_matches", List.of(instance, vtable), Primitive.BOOL, made -> {
            Value own = recordOf(instance, layouts, made.builder());
            made.returnValue(layouts.isInRange(own, vtable, made.builder()));
        });
    }

    @Override
    public ExceptionLayout exceptionLayout(ClassTypeSystem typeSystem, Map<String, Constant> prebuilt) {
        ClassLayout root = typeSystem.exceptionRoot();
        FunctionGraph test = ((FunctionValue.OfGraph) matches.code()).graph();
        return new ExceptionLayout.OfStructs(
                (StructType) root.instances(),
                rootVtable,
                root.recordPointer(typeSystem.layouts().root()),
                test,
                prebuilt);
    }
}
