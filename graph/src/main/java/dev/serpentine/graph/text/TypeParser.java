package dev.serpentine.graph.text;

import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads types. */
final class TypeParser {
    private final Tokens tokens;
    private final Map<String, FieldedType> structs;

    TypeParser(Tokens tokens, Map<String, FieldedType> structs) {
        this.tokens = tokens;
        this.structs = structs;
    }

    LowLevelType type() {
        if (tokens.accept("*")) {
            return containerType().pointer();
        }
        String name = tokens.expect(Tokens.Kind.NAME);
        switch (name) {
            case "gcarray", "array" -> {
                tokens.expect("[");
                LowLevelType item = type();
                Optional<StructType> head = tokens.accept(",") ? Optional.of(structType()) : Optional.empty();
                tokens.expect("]");
                return new ArrayType(item, name.equals("gcarray"), head);
            }
            case "fn" -> {
                return functionType();
            }
            case "opaque" -> {
                return new OpaqueType(tokens.expect(Tokens.Kind.NAME));
            }
            case "Object" -> {
                return PythonObject.OBJECT;
            }
            default -> {
                return named(name);
            }
        }
    }

    ContainerType containerType() {
        if (type() instanceof ContainerType container) {
            return container;
        }
        throw tokens.error("expected the type of a container before");
    }

    StructType structType() {
        if (type() instanceof StructType struct) {
            return struct;
        }
        throw tokens.error("expected a struct before");
    }

    InstanceType instanceType() {
        if (type() instanceof InstanceType instance) {
            return instance;
        }
        throw tokens.error("expected a class before");
    }

    /** A function's type, its first word included. */
    FunctionType methodType() {
        tokens.expect("fn");
        return functionType();
    }

    private LowLevelType named(String name) {
        for (Primitive primitive : Primitive.values()) {
            if (primitive.text().equals(name)) {
                return primitive;
            }
        }
        FieldedType struct = structs.get(name);
        if (struct == null) {
            throw tokens.error("there is no type " + name + ", before");
        }
        return struct;
    }

    private FunctionType functionType() {
        List<LowLevelType> arguments = new ArrayList<>();
        tokens.expect("(");
        while (!tokens.accept(")")) {
            arguments.add(type());
            if (!tokens.at(")")) {
                tokens.expect(",");
            }
        }
        tokens.expect("->");
        return new FunctionType(arguments, type());
    }
}
