package dev.serpentine.backend.llvm;

import java.util.LinkedHashMap;
import java.util.Map;

/** The numbered metadata of a module; equal nodes are one. */
final class Metadata {
    private final Map<String, String> nodes = new LinkedHashMap<>();
    private final Map<String, String> named = new LinkedHashMap<>();

    /** The number, as {@code !7}, of a node with that text. */
    String node(String text) {
        return nodes.computeIfAbsent(text, _ -> "!" + nodes.size());
    }

    /** Gives the module a named list of nodes. */
    void name(String name, String list) {
        named.put(name, list);
    }

    String definitions() {
        StringBuilder text = new StringBuilder();
        named.forEach((name, list) ->
                text.append('!').append(name).append(" = !{").append(list).append("}\n"));
        nodes.forEach(
                (node, number) -> text.append(number).append(" = ").append(node).append('\n'));
        return text.toString();
    }
}
