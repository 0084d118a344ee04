package dev.serpentine.graph.text;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StandardLayouts;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The names of a text: of structs and classes, graphs and containers, each its own, given in the order of first
 * mention.
 */
final class Names {
    private final Map<FieldedType, String> structs = new IdentityHashMap<>();
    private final Set<String> usedStructs = new HashSet<>();
    private final Map<FunctionGraph, String> graphs = new IdentityHashMap<>();
    private final Set<String> usedGraphs = new HashSet<>();
    private final Map<Container, String> containers = new IdentityHashMap<>();

    Names() {
        StandardLayouts.HEADS.forEach(this::of);
    }

    String of(FieldedType struct) {
        return structs.computeIfAbsent(struct, unknown -> distinct(struct.name(), usedStructs));
    }

    String of(FunctionGraph graph) {
        return graphs.computeIfAbsent(graph, unknown -> distinct(graph.name(), usedGraphs));
    }

    String of(Container container) {
        return containers.computeIfAbsent(container, unknown -> "&" + (containers.size() + 1));
    }

    private static String distinct(String wanted, Set<String> used) {
        String sanitized = sanitize(wanted);
        String name = sanitized;
        for (int number = 2; !used.add(name); number++) {
            name = sanitized + "~" + number;
        }
        return name;
    }

    /** The name with nothing in it that the tokens of a name do not allow. */
    static String sanitize(String name) {
        StringBuilder allowed = new StringBuilder();
        for (char c : name.toCharArray()) {
            allowed.append(Tokens.isNamePart(c) ? c : '_');
        }
        return allowed.isEmpty() || Character.isDigit(allowed.charAt(0)) ? "_" + allowed : allowed.toString();
    }

    /** The type with structs by their names here. */
    String of(LowLevelType type) {
        return switch (type) {
            case PointerType pointer -> "*" + of(pointer.target());
            case FieldedType fielded -> of(fielded);
            case ArrayType array ->
                (array.isGarbageCollected() ? "gcarray[" : "array[") + of(array.item())
                        + array.head().map(head -> ", " + of(head)).orElse("") + "]";
            case FunctionType function ->
                function.arguments().stream().map(this::of).collect(Collectors.joining(", ", "fn(", ")")) + "->"
                        + of(function.result());
            case Primitive primitive -> primitive.text();
            case PythonObject object -> object.text();
            case OpaqueType opaque -> opaque.text();
        };
    }
}
