package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.Map;

/** What a typer decides itself about classes: whether they are structs with tables or classes of the platform. */
public interface ClassModel {

    // Instances

    /**
     * The type of a class's instances, without fields. @param definition {@code null} for the one that all others
     * extend
     */
    FieldedType declareInstances(String name, ClassDefinition definition, ClassLayout parent);

    /** What every instance begins with. */
    List<Field> fieldsOfAllInstances();

    /** What instances of exceptions hold besides. */
    List<Field> fieldsOfExceptions();

    /** Sets, in a new instance of exactly a class, what {@link #fieldsOfAllInstances} says. */
    void initialize(Value instance, ClassLayout exact, ClassLayouts layouts, OperationBuilder builder);

    /** A prebuilt instance of exactly a class, {@link #fieldsOfAllInstances} set. */
    FieldedValue newInstance(ClassLayout exact);

    // Records of classes

    /** A record of a class, its fields to come. @param parent {@code null} for the class that all others extend */
    FieldedValue newRecord(String name, ClassLayout parent);

    /** One more record of the type that all records are, for a class without instances. */
    FieldedValue newRecord(ClassLayouts layouts);

    /** Defines the fields of the records of all classes. */
    void defineRecords(ClassLayouts layouts);

    /** The record of the class of an instance that is not null, as a pointer to what all records are. */
    Value recordOf(Value instance, ClassLayouts layouts, OperationBuilder builder);

    /** Whether an instance is of one of some classes; at least one. */
    Value isInstance(Value instance, List<ClassLayout> classes, ClassLayouts layouts, OperationBuilder builder);

    // Methods

    /** Whether methods that are chosen by class take their instance as the class that is common to all of them. */
    boolean methodsShareSelfType();

    /** Calls the method that an instance's class has. @param instance not null, a pointer to the entry's class */
    Value callMethod(
            VirtualMethods.Entry entry,
            Value instance,
            List<Value> arguments,
            List<FunctionGraph> possible,
            ClassLayouts layouts,
            OperationBuilder builder);

    /** Gives a class the methods that it has itself, when all methods are known. */
    void fillMethods(ClassLayout layout);

    // Exceptions

    /** What links have for a class of exceptions. */
    Constant exceptionClass(HostObject hostClass, ClassTypeSystem typeSystem);

    /** Asks for what {@link #exceptionLayout} needs, before the last graph is typed. */
    void prepare(ClassTypeSystem typeSystem);

    ExceptionLayout exceptionLayout(ClassTypeSystem typeSystem, Map<String, Constant> prebuilt);
}
