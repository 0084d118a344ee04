package dev.serpentine.graph.text;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.GcQuantity;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads constants, once graphs and containers are declared. */
final class ValueParser {
    private final Tokens tokens;
    private final TypeParser types;
    private final Map<Integer, Container> containers = new HashMap<>();
    private final Map<String, FunctionGraph> graphs = new HashMap<>();
    private final Map<FunctionGraph, FunctionValue> functions;

    ValueParser(Tokens tokens, TypeParser types, Map<FunctionGraph, FunctionValue> functions) {
        this.tokens = tokens;
        this.types = types;
        this.functions = functions;
    }

    void declare(int number, Container container) {
        containers.put(number, container);
    }

    void declare(String name, FunctionGraph graph) {
        graphs.put(name, graph);
    }

    /** A graph by its name in the text, the {@code @} read before. */
    FunctionGraph graph() {
        String name = tokens.expect(Tokens.Kind.NAME);
        FunctionGraph graph = graphs.get(name);
        if (graph == null) {
            throw tokens.error("there is no graph " + name + ", before");
        }
        return graph;
    }

    /** A constant. */
    Constant constant(boolean isUntyped) {
        if (tokens.peek().kind() == Tokens.Kind.OPAQUE) {
            SymbolicConstant symbolic = new SymbolicConstant(tokens.expect(Tokens.Kind.OPAQUE));
            return isUntyped ? Constant.untyped(symbolic) : Constant.voidOf(symbolic);
        }
        if (tokens.peek().kind() == Tokens.Kind.STRING) {
            return Constant.voidOf(tokens.expect(Tokens.Kind.STRING));
        }
        if (tokens.accept("none")) {
            return Constant.voidOf(null);
        }
        if (tokens.accept("type")) {
            return Constant.voidOf(types.type());
        }
        if (tokens.accept("quantity")) {
            return Constant.voidOf(GcQuantity.valueOf(tokens.expect(Tokens.Kind.NAME)));
        }
        if (tokens.accept("traceback")) {
            return Constant.voidOf(tracebackEntry());
        }
        if (tokens.accept("[")) {
            return Constant.voidOf(graphList());
        }
        Object value = value();
        LowLevelType type = tokens.accept(":") ? types.type() : evidentType(value);
        return new Constant(value, type);
    }

    private LowLevelType evidentType(Object value) {
        return switch (value) {
            case Long number -> Primitive.SIGNED;
            case SymbolicInteger number -> Primitive.SIGNED;
            case Boolean truth -> Primitive.BOOL;
            case Double number -> Primitive.FLOAT;
            case Container container -> container.type().pointer();
            case null, default -> throw tokens.error("a constant without a type before");
        };
    }

    private List<FunctionGraph> graphList() {
        List<FunctionGraph> listed = new ArrayList<>();
        while (!tokens.accept("]")) {
            tokens.expect("@");
            listed.add(graph());
            if (!tokens.at("]")) {
                tokens.expect(",");
            }
        }
        return listed;
    }

    private TracebackEntry tracebackEntry() {
        String function = tokens.expect(Tokens.Kind.STRING);
        SourcePosition position = position();
        return new TracebackEntry(
                function, position, "", tokens.accept("in") ? Optional.of(tracebackEntry()) : Optional.empty());
    }

    SourcePosition position() {
        String file = tokens.expect(Tokens.Kind.STRING);
        tokens.expect(":");
        return lineAndColumn(file);
    }

    SourcePosition lineAndColumn(String file) {
        int line = tokens.expectInteger();
        tokens.expect(":");
        return new SourcePosition(file, line, tokens.expectInteger());
    }

    /** A value without its type. */
    Object value() {
        if (tokens.peek().kind() == Tokens.Kind.NUMBER) {
            String digits = tokens.expect(Tokens.Kind.NUMBER);
            if (digits.indexOf('.') >= 0 || digits.indexOf('E') >= 0) {
                return Double.valueOf(digits);
            }
            return Long.valueOf(digits);
        }
        if (tokens.accept("&")) {
            int number = tokens.expectInteger();
            if (!containers.containsKey(number)) {
                throw tokens.error("there is no data &" + number + ", before");
            }
            return containers.get(number);
        }
        if (tokens.accept("@")) {
            return functions.get(graph());
        }
        if (tokens.accept("@@")) {
            String name = tokens.expect(Tokens.Kind.NAME);
            return ExternalFunction.named(name)
                    .orElseThrow(() -> tokens.error("there is no external function " + name + ", before"))
                    .value();
        }
        if (tokens.accept("-")) {
            tokens.expect("inf");
            return Double.NEGATIVE_INFINITY;
        }
        String word = tokens.expect(Tokens.Kind.NAME);
        return switch (word) {
            case "null" -> null;
            case "true" -> true;
            case "false" -> false;
            case "inf" -> Double.POSITIVE_INFINITY;
            case "nan" -> Double.NaN;
            case "sizeof", "itemsize", "fieldoffset", "lengthoffset", "itemsoffset" -> symbolic(word);
            default -> throw tokens.error("there is no variable or constant " + word + ", before");
        };
    }

    private SymbolicInteger symbolic(String word) {
        tokens.expect("(");
        SymbolicInteger symbolic = switch (word) {
            case "sizeof" -> new SymbolicInteger.SizeOf(types.containerType());
            case "itemsize" -> new SymbolicInteger.ItemSize(arrayType());
            case "lengthoffset" -> new SymbolicInteger.LengthOffset(arrayType());
            case "itemsoffset" -> new SymbolicInteger.ItemsOffset(arrayType());
            default -> {
                var struct = types.structType();
                tokens.expect(",");
                yield new SymbolicInteger.FieldOffset(struct, tokens.expect(Tokens.Kind.NAME));
            }
        };
        tokens.expect(")");
        return symbolic;
    }

    private ArrayType arrayType() {
        if (types.type() instanceof ArrayType array) {
            return array;
        }
        throw tokens.error("expected an array before");
    }
}
