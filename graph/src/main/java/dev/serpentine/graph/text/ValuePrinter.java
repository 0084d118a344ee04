package dev.serpentine.graph.text;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.GcQuantity;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The text of constants. */
final class ValuePrinter {
    private final Names names;
    private final Function<Object, String> describe;

    ValuePrinter(Names names, Function<Object, String> describe) {
        this.names = names;
        this.describe = describe;
    }

    /** A constant, with its type where the text alone does not tell. */
    String constant(Constant constant) {
        return switch (constant.type()) {
            case PythonObject object -> opaque(constant.value());
            case Primitive primitive when primitive == Primitive.VOID -> description(constant.value());
            default -> value(constant.value()) + (isEvident(constant) ? "" : ":" + names.of(constant.type()));
        };
    }

    private static boolean isEvident(Constant constant) {
        LowLevelType evident = switch (constant.value()) {
            case null -> null;
            case Long number -> Primitive.SIGNED;
            case SymbolicInteger number -> Primitive.SIGNED;
            case Boolean truth -> Primitive.BOOL;
            case Double number -> Primitive.FLOAT;
            case Container container -> container.type().pointer();
            default -> null;
        };
        return constant.type().equals(evident);
    }

    /** A value that a constant or memory may hold, without its type. */
    String value(Object value) {
        return switch (value) {
            case null -> "null";
            case Long number -> number.toString();
            case Boolean truth -> truth.toString();
            case Double number -> number(number);
            case FunctionValue function -> function(function);
            case Container container -> names.of(container);
            case SymbolicInteger symbolic -> symbolic(symbolic);
            default -> opaque(value);
        };
    }

    private static String number(double number) {
        if (Double.isNaN(number)) {
            return "nan";
        }
        return Double.isInfinite(number) ? number > 0 ? "inf" : "-inf" : Double.toString(number);
    }

    private String function(FunctionValue function) {
        return switch (function.code()) {
            case FunctionValue.OfGraph(FunctionGraph graph) -> "@" + names.of(graph);
            case FunctionValue.OfExternal(String name) -> "@@" + name;
        };
    }

    private String symbolic(SymbolicInteger symbolic) {
        return switch (symbolic) {
            case SymbolicInteger.SizeOf(var type) -> "sizeof(" + names.of(type) + ")";
            case SymbolicInteger.ItemSize(var type) -> "itemsize(" + names.of(type) + ")";
            case SymbolicInteger.FieldOffset(var type, String field) ->
                "fieldoffset(" + names.of(type) + ", " + field + ")";
            case SymbolicInteger.LengthOffset(var type) -> "lengthoffset(" + names.of(type) + ")";
            case SymbolicInteger.ItemsOffset(var type) -> "itemsoffset(" + names.of(type) + ")";
        };
    }

    /** What a Void constant says to its operation. */
    private String description(Object description) {
        return switch (description) {
            case null -> "none";
            case String text -> quote(text);
            case ContainerType type -> "type " + names.of(type);
            case PointerType type -> "type " + names.of(type);
            case TracebackEntry entry -> "traceback " + tracebackEntry(entry);
            case GcQuantity quantity -> "quantity " + quantity;
            case List<?> graphs
            when graphs.stream().allMatch(FunctionGraph.class::isInstance) ->
                graphs.stream()
                        .map(graph -> "@" + names.of((FunctionGraph) graph))
                        .collect(Collectors.joining(", ", "[", "]"));
            default -> opaque(description);
        };
    }

    private static String tracebackEntry(TracebackEntry entry) {
        return quote(entry.function()) + " " + position(entry.position())
                + entry.caller().map(caller -> " in " + tracebackEntry(caller)).orElse("");
    }

    static String position(SourcePosition position) {
        return quote(position.file()) + ":" + position.line() + ":" + position.column();
    }

    private String opaque(Object value) {
        String text = value instanceof SymbolicConstant symbolic ? symbolic.text() : describe.apply(value);
        return "<" + escape(text).replace(">", "\\>") + ">";
    }

    static String quote(String text) {
        return "\"" + escape(text).replace("\"", "\\\"") + "\"";
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c == '\\') {
                escaped.append("\\\\");
            } else if (c == '\n') {
                escaped.append("\\n");
            } else if (c < ' ' || c >= 0x7F && c < 0xA0) {
                escaped.append(String.format("\\x%02x", (int) c));
            } else {
                escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
