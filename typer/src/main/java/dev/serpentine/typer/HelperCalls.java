package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBool;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeFloat;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInteger;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeLowLevelType;
import dev.serpentine.frontend.annotation.value.SomeValue.SomePointer;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Calls functions of system code from representations: they are annotated for the types at hand and typed like any
 * other function.
 */
public final class HelperCalls {
    private final TypingContext context;

    HelperCalls(TypingContext context) {
        this.context = context;
    }

    /** An argument of a helper: the typed value, and what the annotator shall know of it. */
    public record Argument(Typed value, SomeValue annotation) {}

    /** An argument that the helper sees as the low-level value that it is. */
    public Argument lowLevel(Value value) {
        SomeValue annotation = annotationOf(value.type());
        return new Argument(new Typed(value, context.reprOf(annotation)), annotation);
    }

    /** An argument that the helper sees as Python's value. */
    public Argument python(Value value, SomeValue annotation) {
        SomeValue general = Lattice.withoutConstant(annotation);
        return new Argument(new Typed(value, context.reprOf(general)), general);
    }

    /** A low-level type. */
    public Argument type(LowLevelType type) {
        return constant(new SomeLowLevelType(type));
    }

    /** A function that the helper calls directly. */
    public Argument function(FunctionValue function) {
        return constant(new SomePointer(function.type().pointer(), Optional.of(function)));
    }

    /** A constant that is in the annotation alone, and vanishes from the call. */
    public Argument constant(SomeValue annotation) {
        Repr repr = context.reprOf(annotation);
        Value value = annotation instanceof SomePointer(PointerType type, Optional<FunctionValue> function)
                        && function.isPresent()
                ? new Constant(function.get(), type)
                : Constant.voidOf(null);
        return new Argument(new Typed(value, repr), annotation);
    }

    /** What the annotator calls values of a low-level type. */
    public static SomeValue annotationOf(LowLevelType type) {
        return switch (type) {
            case PointerType pointer -> new SomePointer(pointer, Optional.empty());
            case Primitive primitive ->
                switch (primitive) {
                    case BOOL -> new SomeBool(Optional.empty());
                    case FLOAT, SINGLEFLOAT -> new SomeFloat(primitive, Optional.empty());
                    case ADDRESS -> SomeValue.SomeAddress.ADDRESS;
                    case VOID -> SomeValue.SomeNone.NONE;
                    case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED ->
                        new SomeInteger(primitive, false, Optional.empty());
                };
            default -> throw new IllegalArgumentException("no value has the type " + type.text());
        };
    }

    /** Calls a helper by {@code module.function}. */
    public Typed call(OperationBuilder builder, String name, Argument... arguments) {
        return call(builder, graph(name, arguments), arguments);
    }

    /** Calls a helper's graph that {@link #graph} gave. */
    public Typed call(OperationBuilder builder, FunctionGraph graph, Argument... arguments) {
        List<Typed> values = new ArrayList<>();
        for (Argument argument : arguments) {
            values.add(argument.value());
        }
        return context.graphs().call(builder, graph, values);
    }

    /** The annotated graph of a helper, specialised. */
    public FunctionGraph graph(String name, Argument... arguments) {
        List<SomeValue> annotations = new ArrayList<>();
        for (Argument argument : arguments) {
            annotations.add(argument.annotation());
        }
        return context.program().helper(context.library().function(name), annotations);
    }

    /** A helper as a function pointer, specialised for high-level annotations: how items are compared and hashed. */
    public FunctionValue pointer(String name, SomeValue... annotations) {
        List<SomeValue> general = new ArrayList<>();
        for (SomeValue annotation : annotations) {
            general.add(Lattice.withoutConstant(annotation));
        }
        FunctionGraph graph = context.program().helper(context.library().function(name), general);
        return context.graphs().functionOf(graph);
    }

    /** The representation of a helper's result. */
    public Repr resultRepr(FunctionGraph graph) {
        Variable result = graph.returnBlock().inputArguments().getFirst();
        return context.reprOf(context.program().annotation(result));
    }
}
