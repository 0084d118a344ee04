package dev.serpentine.backend.llvm;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names the prebuilt containers and writes them as global variables, which may point to each other in cycles. */
final class DataWriter {
    private final Names names;
    private final Layouts layouts;
    private final Literals literals;
    private final ExternalFunctions externals;
    private final Map<ContainerType, Long> headers;
    private final Map<Container, String> known = new IdentityHashMap<>();
    private final List<Container> order = new ArrayList<>();
    private final Map<TracebackEntry, String> tracebackEntries = new LinkedHashMap<>();
    private final Map<String, String> texts = new LinkedHashMap<>();

    /** @param headers what the collector's header of a container of a type begins as */
    DataWriter(Names names, Layouts layouts, ExternalFunctions externals, Map<ContainerType, Long> headers) {
        this.names = names;
        this.layouts = layouts;
        this.externals = externals;
        this.headers = headers;
        this.literals = new Literals(layouts, this::nameOf);
    }

    Literals literals() {
        return literals;
    }

    /** Gives a container its name. */
    void add(Container container) {
        known.put(
                container,
                switch (container) {
                    case FunctionValue function ->
                        switch (function.code()) {
                            case FunctionValue.OfGraph(var graph) -> global(graph.name());
                            case FunctionValue.OfExternal(String external) ->
                                externals.address(externalFunction(external));
                        };
                    case InstanceValue _ -> throw new IllegalArgumentException("LLVM has no classes");
                    case StructValue struct -> global("the." + struct.type().name());
                    case ArrayValue array ->
                        global(array.type().item() == Primitive.CHAR ? "chars." + summary(array) : "items");
                });
        order.add(container);
    }

    private String global(String wish) {
        return "@" + Names.quoted(names.unique(wish));
    }

    private static ExternalFunction externalFunction(String name) {
        return ExternalFunction.named(name)
                .orElseThrow(() -> new IllegalArgumentException("there is no external function " + name));
    }

    private static String summary(ArrayValue array) {
        String start = new String(array.getBytes(0, Math.min(array.length(), 20)), StandardCharsets.ISO_8859_1);
        return start.replaceAll("[^A-Za-z0-9_]+", "_");
    }

    /** The name of a container that was added, with its {@code @}. */
    String nameOf(Container container) {
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
        return tracebackEntries.computeIfAbsent(entry, _ -> global("traceback"));
    }

    /** Defines all that was named, functions excepted. */
    String definitions() {
        StringBuilder text = new StringBuilder();
        for (Container container : order) {
            switch (container) {
                case ArrayValue array -> define(array, text);
                case StructValue struct -> define(struct, text);
                case FunctionValue _, InstanceValue _ -> {}
            }
        }
        StringBuilder entries = new StringBuilder();
        tracebackEntries.forEach((entry, name) -> entries.append(name)
                .append(" = internal constant { ptr, ptr, i64, ptr, ptr } { ptr ")
                .append(text(entry.function()))
                .append(", ptr ")
                .append(text(entry.position().file()))
                .append(", i64 ")
                .append(entry.position().line())
                .append(", ptr ")
                .append(entry.caller().map(tracebackEntries::get).orElse("null"))
                .append(", ptr ")
                .append(text(entry.columns()))
                .append(" }, align 8\n"));
        texts.forEach((content, name) -> {
            byte[] bytes = (content + "\0").getBytes(StandardCharsets.UTF_8);
            text.append(name)
                    .append(" = internal unnamed_addr constant [")
                    .append(bytes.length)
                    .append(" x i8] c")
                    .append(Literals.bytes(bytes))
                    .append('\n');
        });
        return text.append(entries).toString();
    }

    private String text(String content) {
        return texts.computeIfAbsent(content, _ -> global("text"));
    }

    private void define(StructValue struct, StringBuilder text) {
        Layouts.StructLayout layout = layouts.layout(struct.type());
        boolean isConstant = !struct.type().isGarbageCollected()
                && struct.type().allFields().stream().allMatch(StructType.Field::isImmutable);
        text.append(nameOf(struct))
                .append(" = internal ")
                .append(isConstant ? "constant " : "global ")
                .append(layouts.named(struct.type()));
        List<String> values = values(struct.type(), layout, struct::get);
        boolean isZero = values.stream().allMatch(DataWriter::isZero);
        text.append(isZero ? " zeroinitializer" : " { " + typed(layout, values) + " }")
                .append(", align 8\n");
    }

    /** The values of the elements of a struct, or of what lies in front of an array's items. */
    private List<String> values(ContainerType type, Layouts.StructLayout layout, Function<String, Object> fields) {
        List<String> values = new ArrayList<>();
        for (Layouts.Element element : layout.elements()) {
            if (values.isEmpty() && layout.isCollected()) {
                values.add(Long.toString(headers.getOrDefault(type, 0L)));
            } else if (element.field() == null) {
                values.add("zeroinitializer");
            } else {
                values.add(literals.spellInMemory(
                        fields.apply(element.field().name()), element.field().type()));
            }
        }
        return values;
    }

    /** The values, each behind its element's type. */
    private static String typed(Layouts.StructLayout layout, List<String> values) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> layout.elements().get(i).type() + " " + values.get(i))
                .collect(Collectors.joining(", "));
    }

    private void define(ArrayValue array, StringBuilder text) {
        ArrayType type = array.type();
        text.append(nameOf(array))
                .append(" = internal global ")
                .append(layouts.arrayBody(type, array.length()))
                .append(" { ");
        Layouts.StructLayout front = layouts.front(type);
        List<String> values = values(
                type, front, field -> array.head().map(head -> head.get(field)).orElse((long) array.length()));
        text.append(typed(front, values))
                .append(", [")
                .append(array.length())
                .append(" x ")
                .append(layouts.item(type))
                .append("] ");
        text.append(items(array)).append(" }, align 8\n");
    }

    private String items(ArrayValue array) {
        ArrayType type = array.type();
        if (array.length() == 0) {
            return "zeroinitializer";
        }
        if (type.item() == Primitive.CHAR) {
            return "c" + Literals.bytes(array.getBytes(0, array.length()));
        }
        String item = layouts.item(type);
        boolean isWide = Layouts.isPointer(type.item()) && layouts.hasWidePointers();
        boolean isZero = true;
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length(); i++) {
            String value = literals.spellInMemory(array.get(i), type.item());
            isZero &= isZero(value);
            text.append(i == 0 ? "" : ", ")
                    .append(item)
                    .append(' ')
                    .append(isWide ? "{ ptr " + value + ", i32 0 }" : value);
        }
        return isZero ? "zeroinitializer" : text.append(']').toString();
    }

    private static boolean isZero(String value) {
        return value.equals("0")
                || value.equals("null")
                || value.equals("zeroinitializer")
                || value.equals("0x0000000000000000");
    }
}
