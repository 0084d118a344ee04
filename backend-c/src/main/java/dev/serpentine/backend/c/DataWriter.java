package dev.serpentine.backend.c;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Names the prebuilt containers and writes them as static data. Pointers among them may form cycles: every name is
 * declared before any is defined.
 */
final class DataWriter implements Literals.DataNames {
    private static final int LITERAL_LENGTH = 96;

    private final CNames names;
    private final CTypes types;
    private final Literals literals;
    private final Map<ContainerType, Long> headers;
    private final Map<Container, String> known = new IdentityHashMap<>();
    private final List<Container> order = new ArrayList<>();
    private final Map<TracebackEntry, String> tracebackEntries = new LinkedHashMap<>();

    /** @param headers what the collector's header of a container of a type begins as */
    DataWriter(CNames names, CTypes types, Map<ContainerType, Long> headers) {
        this.names = names;
        this.types = types;
        this.literals = new Literals(types, this);
        this.headers = headers;
    }

    Literals literals() {
        return literals;
    }

    /** Gives a container its name. */
    void add(Container container) {
        String name = switch (container) {
            case FunctionValue function ->
                switch (function.code()) {
                    case FunctionValue.OfGraph(var graph) -> names.unique(graph.name());
                    case FunctionValue.OfExternal(String external) -> externalName(external);
                };
            case InstanceValue _ -> throw new IllegalArgumentException("C has no classes");
            case StructValue struct -> names.unique("the_" + struct.type().name());
            case ArrayValue array ->
                names.unique(array.type().item() == Primitive.CHAR ? "chars_" + summary(array) : "items");
        };
        known.put(container, name);
        order.add(container);
    }

    private static String externalName(String external) {
        if (ExternalFunction.named(external).isEmpty()) {
            throw new IllegalArgumentException("there is no external function " + external);
        }
        return "rt_" + external;
    }

    private static String summary(ArrayValue array) {
        return new String(array.getBytes(0, Math.min(array.length(), 20)), StandardCharsets.ISO_8859_1);
    }

    @Override
    public String nameOf(Container container) {
        String name = known.get(container);
        if (name == null) {
            throw new IllegalStateException(
                    "a " + container.type().text() + " that no graph of the program refers to is used");
        }
        return name;
    }

    /** The name of the constant that holds a line of a traceback. */
    String tracebackEntry(TracebackEntry entry) {
        entry.caller().ifPresent(this::tracebackEntry);
        return tracebackEntries.computeIfAbsent(entry, _ -> "traceback_" + (tracebackEntries.size() + 1));
    }

    /** Declares all that was named, sized array structs included; functions are declared by who writes them. */
    String declarations() {
        StringBuilder text = new StringBuilder();
        Set<String> sized = new TreeSet<>();
        for (Container container : order) {
            switch (container) {
                case ArrayValue array -> {
                    String tag = sizedTag(array);
                    if (sized.add(tag)) {
                        text.append("struct ")
                                .append(tag)
                                .append(" { ")
                                .append(types.arrayMembers(array.type(), Integer.toString(array.length())))
                                .append(" };\n");
                    }
                    text.append("DECLARED struct ")
                            .append(tag)
                            .append(' ')
                            .append(nameOf(array))
                            .append(symbol(nameOf(array)))
                            .append(";\n");
                }
                case StructValue struct ->
                    text.append("DECLARED ")
                            .append(types.declare(struct.type(), nameOf(struct)))
                            .append(symbol(nameOf(struct)))
                            .append(";\n");
                case FunctionValue _ -> {}
                case InstanceValue _ -> {}
            }
        }
        for (String name : tracebackEntries.values()) {
            text.append("DECLARED const struct rt_traceback_entry ")
                    .append(name)
                    .append(symbol(name))
                    .append(";\n");
        }
        return text.toString();
    }

    /**
     * What stands behind a declaration, so that the linker does not take the program's name for one of the C library.
     */
    static String symbol(String name) {
        return " NAMED(\"" + name + "\")";
    }

    private String sizedTag(ArrayValue array) {
        return types.tag(array.type()) + "_of_" + array.length();
    }

    /** Defines all that was declared. */
    String definitions() {
        StringBuilder text = new StringBuilder();
        for (Container container : order) {
            switch (container) {
                case ArrayValue array -> {
                    text.append("DEFINED struct ")
                            .append(sizedTag(array))
                            .append(' ')
                            .append(nameOf(array))
                            .append(" = { ");
                    header(array.type(), text);
                    text.append(".length = ").append(array.length()).append(", ");
                    array.head().ifPresent(head -> fields(head, text));
                    items(array, text);
                    text.append(" };\n");
                }
                case StructValue struct -> {
                    text.append("DEFINED ")
                            .append(types.declare(struct.type(), nameOf(struct)))
                            .append(" = { ");
                    header(struct.type(), text);
                    fields(struct, text);
                    text.append("};\n");
                }
                case FunctionValue _ -> {}
                case InstanceValue _ -> {}
            }
        }
        tracebackEntries.forEach((entry, name) -> text.append("DEFINED const struct rt_traceback_entry ")
                .append(name)
                .append(" = { ")
                .append(quote(entry.function()))
                .append(", ")
                .append(quote(entry.position().file()))
                .append(", ")
                .append(entry.position().line())
                .append(", ")
                .append(entry.caller()
                        .map(caller -> "&" + tracebackEntries.get(caller))
                        .orElse("NULL"))
                .append(", ")
                .append(quote(entry.columns()))
                .append(" };\n"));
        return text.toString();
    }

    private void header(ContainerType type, StringBuilder text) {
        if (type.isGarbageCollected()) {
            long value = headers.getOrDefault(type, 0L);
            if (value != 0) {
                text.append('.')
                        .append(types.headerPath(type))
                        .append(" = ")
                        .append(value)
                        .append("UL, ");
            }
        }
    }

    private void fields(StructValue struct, StringBuilder text) {
        for (StructType.Field field : struct.type().allFields()) {
            boolean isGiven = struct.type().isHead() && field.name().equals(StructType.LENGTH);
            if (field.type() == Primitive.VOID || isGiven) {
                continue;
            }
            Object value = struct.get(field.name());
            if (!isZero(value, field.type())) {
                text.append('.')
                        .append(types.memberPath(struct.type(), field.name()))
                        .append(" = ")
                        .append(literals.spell(value, field.type()))
                        .append(", ");
            }
        }
    }

    private static boolean isZero(Object value, LowLevelType type) {
        if (type instanceof PointerType || type == Primitive.ADDRESS) {
            return value == null;
        }
        return value instanceof Long number && number == 0 || Boolean.FALSE.equals(value);
    }

    private void items(ArrayValue array, StringBuilder text) {
        ArrayType type = array.type();
        if (array.length() == 0) {
            return;
        }
        text.append(".items = ");
        if (type.item() == Primitive.CHAR) {
            text.append(literal(array.getBytes(0, array.length())));
            return;
        }
        text.append("{ ");
        for (int i = 0; i < array.length(); i++) {
            text.append(literals.spell(array.get(i), type.item())).append(i % 16 == 15 ? ",\n    " : ", ");
        }
        text.append('}');
    }

    /** A C string literal of a text, as UTF-8. */
    static String quote(String text) {
        return literal(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The same on one line, however long: what a directive needs, where literals are not joined. */
    static String quoteOnOneLine(String text) {
        return literal(text.getBytes(StandardCharsets.UTF_8), Integer.MAX_VALUE);
    }

    private static String literal(byte[] bytes) {
        return literal(bytes, LITERAL_LENGTH);
    }

    private static String literal(byte[] bytes, int longest) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < bytes.length; i++) {
            int c = bytes[i] & 0xFF;
            switch (c) {
                case '\n' -> text.append("\\n");
                case '"', '\\' -> text.append('\\').append((char) c);
                case '?' -> text.append("\\?");
                default -> {
                    if (c >= ' ' && c < 127) {
                        text.append((char) c);
                    } else {
                        text.append(String.format("\\%03o", c));
                    }
                }
            }
            if (i % longest == longest - 1 && i < bytes.length - 1) {
                text.append("\"\n    \"");
            }
        }
        return text.append('"').toString();
    }
}
