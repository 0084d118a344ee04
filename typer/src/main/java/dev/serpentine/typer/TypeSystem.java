package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.typer.build.OperationBuilder;

/**
 * In what one typer differs from the other: how instances, classes and callables are represented, and how they are
 * called.
 */
public interface TypeSystem {

    Repr instance(SomeInstance annotation);

    Repr callable(SomeCallable annotation);

    /** The representation of callables as references that tell which one they are, however few there are. */
    Repr callableReference(SomeCallable annotation);

    /** What a reference to any instance is. */
    PointerType rootOfInstances();

    /** Whether an object, a reference to any instance that is not null, is an instance of what an annotation says. */
    Value isInstance(Value object, SomeInstance annotation, OperationBuilder builder);

    Repr classOf(SomeClassOf annotation);

    /** The hash of a class, a Signed: the same however a value that may be it is represented. */
    Value hashOfClass(HostObject hostClass, OperationBuilder builder);

    /** The type of all exception instances. */
    LowLevelType exceptionType();

    /** The constant that stands for an exception class in a link's case. */
    Constant exceptionClass(HostObject hostClass);

    /**
     * The low-level type of a graph's parameter that is an instance: a method's {@code self} may have a more general
     * one than its annotation says.
     */
    LowLevelType parameterType(FunctionGraph graph, int parameter, Repr repr);

    /** A call that has several targets. */
    Typed callOneOf(Resolution.Calls calls, OperationSite site);

    /** Makes an instance. */
    Typed construct(Resolution.Constructs constructs, OperationSite site);

    /** A function defined in a function. */
    Typed makeFunction(OperationSite site);

    /** The instance that a bound method, called with this description, holds. */
    Typed boundSelf(Typed callee, Description description, OperationBuilder builder);

    /** How what {@link #boundSelf(Typed, Description, OperationBuilder)} gives is represented. */
    Repr boundSelf(Repr callee, Description description);

    /**
     * What a closure, called with this description, holds. @param index among the operands of its NEWFUNCTION behind
     * the constants
     */
    Typed captured(Typed callee, Description description, int index, OperationBuilder builder);

    /** The {@code __qualname__} of the method that an instance, which is not None, has by a name: a text. */
    Typed qualifiedNameOfMethod(Typed instance, String method, OperationBuilder builder);

    /** A method of a built-in type bound to an object that is not None, in the representation of the method. */
    Value bindBuiltin(Typed self, Repr result, OperationBuilder builder);

    /** Whether an object is an instance of a class; the object is not None. */
    Value isInstance(Typed object, HostObject hostClass, OperationBuilder builder);

    /** Whether a representation is one of instances of the program's classes. */
    boolean isInstanceRepr(Repr repr);

    /** Whether a class, a value, is another or below it. */
    Value isSubclass(Typed givenClass, HostObject hostClass, OperationBuilder builder);

    /** {@code callable()} of what is one of several functions, classes and objects that are known by what they are. */
    Value isCallable(Typed object, OperationBuilder builder);

    /** {@code instantiate(cls)}: an instance whose {@code __init__} was not called. */
    Typed instantiate(OperationSite site);

    /** The class of an object, in the representation of the annotation of a {@code type(x)}. */
    Typed classOfInstance(Typed object, OperationSite site);
}
