package dev.serpentine.ootyper;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.ClassContents.Method;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.classes.ClassLayout;
import dev.serpentine.typer.classes.ClassLayouts;
import dev.serpentine.typer.classes.ClassModel;
import dev.serpentine.typer.classes.ClassTypeSystem;
import dev.serpentine.typer.classes.VirtualMethods;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Classes stay classes: instances, methods and exceptions are the platform's. The records of all classes are instances
 * of one class.
 */
final class InstanceClasses implements ClassModel {
    private final TypingContext context;
    private final InstanceType recordType;
    /** Classes that handlers name and of which the program has no instances. */
    private final Map<HostObject, InstanceType> neverRaised = new HashMap<>();

    InstanceClasses(TypingContext context) {
        this.context = context;
        this.recordType = InstanceType.declare(context.uniqueName("class"), "", null);
    }

    // Instances

    @Override
    public FieldedType declareInstances(String name, ClassDefinition definition, ClassLayout parent) {
        return InstanceType.declare(
                name,
                definition == null ? "" : moduleOf(definition.hostClass()),
                parent == null ? null : (InstanceType) parent.declaredInstances());
    }

    /** The module's name; what {@code type} itself has by that name tells it of classes. */
    private static String moduleOf(HostObject hostClass) {
        return hostClass
                .attribute("__module__")
                .filter(name -> name.kind() == HostKind.STR)
                .map(HostObject::asText)
                .orElse("builtins");
    }

    @Override
    public List<Field> fieldsOfAllInstances() {
        return List.of();
    }

    /** Nothing is to be done: an instance knows its class. */
    @Override
    public List<Field> fieldsOfExceptions() {
        return List.of();
    }

    @Override
    public void initialize(Value instance, ClassLayout exact, ClassLayouts layouts, OperationBuilder builder) {}

    @Override
    public FieldedValue newInstance(ClassLayout exact) {
        return new InstanceValue((InstanceType) exact.instances());
    }

    // Records

    @Override
    public FieldedValue newRecord(String name, ClassLayout parent) {
        return InstanceValue.beforeFields(recordType);
    }

    @Override
    public FieldedValue newRecord(ClassLayouts layouts) {
        return InstanceValue.beforeFields(recordType);
    }

    @Override
    public void defineRecords(ClassLayouts layouts) {
        List<Field> fields = new ArrayList<>(layouts.fieldsOfAllRecords());
        layouts.all().forEach(layout -> fields.addAll(layout.ownRecordFields()));
        recordType.define(fields);
        layouts.root().record().complete();
        layouts.all().forEach(layout -> layout.record().complete());
        recordType.complete(new ClassContents((InstanceValue) layouts.root().record(), List.of()));
    }

    @Override
    public Value recordOf(Value instance, ClassLayouts layouts, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.CLASS_OF, recordType.pointer(), List.of(instance));
    }

    @Override
    public Value isInstance(Value instance, List<ClassLayout> classes, ClassLayouts layouts, OperationBuilder builder) {
        InstanceType known = (InstanceType) ((PointerType) instance.type()).target();
        List<InstanceType> possible = classes.stream()
                .map(layout -> (InstanceType) layout.declaredInstances())
                .filter(type -> type.extendsOrIs(known) || known.extendsOrIs(type))
                .toList();
        return possible.isEmpty() ? Constant.bool(false) : isOneOf(instance, possible, builder);
    }

    private static Value isOneOf(Value instance, List<InstanceType> types, OperationBuilder builder) {
        Value first = builder.emitTyped(
                LowLevelOpcode.INSTANCE_OF, Primitive.BOOL, List.of(instance, Constant.voidOf(types.getFirst())));
        return types.size() == 1
                ? first
                : builder.or(first, () -> isOneOf(instance, types.subList(1, types.size()), builder));
    }

    // Methods

    /** No: a body takes its instance as what it knows it to be, and needs no casts. */
    @Override
    public boolean methodsShareSelfType() {
        return false;
    }

    @Override
    public Value callMethod(
            VirtualMethods.Entry entry,
            Value instance,
            List<Value> arguments,
            List<FunctionGraph> possible,
            ClassLayouts layouts,
            OperationBuilder builder) {
        List<Value> operands = new ArrayList<>(List.of(instance, Constant.voidOf(entry.name())));
        operands.addAll(arguments);
        operands.add(Constant.voidOf(possible));
        return builder.emitTyped(LowLevelOpcode.CALL_METHOD, entry.type().result(), operands);
    }

    @Override
    public void fillMethods(ClassLayout layout) {
        InstanceType type = (InstanceType) layout.instances();
        List<Method> methods = new ArrayList<>();
        for (ClassLayout owner = layout;
                owner.definition() != null;
                owner = owner.parent().orElseThrow()) {
            for (VirtualMethods.Entry entry : owner.entries()) {
                Optional<FunctionGraph> body = bodyFor(layout, entry);
                Optional<FunctionGraph> inherited =
                        owner == layout ? Optional.empty() : layout.parent().flatMap(parent -> bodyFor(parent, entry));
                if (owner == layout || !body.equals(inherited)) {
                    List<LowLevelType> passed = entry.type().arguments();
                    methods.add(new Method(
                            entry.name(),
                            new FunctionType(
                                    passed.subList(1, passed.size()),
                                    entry.type().result()),
                            body));
                }
            }
        }
        type.complete(new ClassContents((InstanceValue) layout.record(), methods));
    }

    /**
     * What instances of exactly a class do; nothing where the only function of that name is for instances that these
     * are not.
     */
    private static Optional<FunctionGraph> bodyFor(ClassLayout layout, VirtualMethods.Entry entry) {
        return entry.functionFor(layout.definition())
                .map(function -> ((FunctionValue.OfGraph) function.code()).graph())
                .filter(graph -> graph.parameters().getFirst().type() instanceof PointerType(InstanceType self)
                        && ((InstanceType) layout.declaredInstances()).extendsOrIs(self));
    }

    // Exceptions

    @Override
    public Constant exceptionClass(HostObject hostClass, ClassTypeSystem typeSystem) {
        Optional<ClassDefinition> definition = context.program().classOf(hostClass);
        return Constant.voidOf(definition
                .map(known -> (InstanceType) typeSystem.layouts().of(known).declaredInstances())
                .orElseGet(() -> neverRaised.computeIfAbsent(hostClass, key -> declareNeverRaised(key, typeSystem))));
    }

    private InstanceType declareNeverRaised(HostObject hostClass, ClassTypeSystem typeSystem) {
        return InstanceType.declare(context.uniqueName(hostClass.qualifiedName()), moduleOf(hostClass), (InstanceType)
                typeSystem.exceptionRoot().declaredInstances());
    }

    /** Nothing is needed: platforms tell classes of exceptions apart themselves. */
    @Override
    public void prepare(ClassTypeSystem typeSystem) {}

    @Override
    public ExceptionLayout exceptionLayout(ClassTypeSystem typeSystem, Map<String, Constant> prebuilt) {
        InstanceValue record = (InstanceValue) typeSystem.exceptionRoot().record();
        neverRaised.values().forEach(type -> {
            type.define(List.of());
            type.complete(new ClassContents(record, List.of()));
        });
        return new ExceptionLayout.OfInstances(
                (InstanceType) typeSystem.exceptionRoot().instances(), prebuilt);
    }
}
