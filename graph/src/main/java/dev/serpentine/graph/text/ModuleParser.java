package dev.serpentine.graph.text;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Opcode;
import dev.serpentine.graph.program.Exports;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a whole text, kind of statement by kind of statement, so that everything may be mentioned before it is
 * declared.
 */
final class ModuleParser {
    private final Tokens tokens;
    private final Map<String, Opcode> opcodes;
    private final Map<String, FieldedType> structs = new LinkedHashMap<>();
    private final Map<FunctionGraph, FunctionValue> functions = new LinkedHashMap<>();
    private final List<Container> data = new ArrayList<>();
    private final TypeParser types;
    private final ValueParser values;

    /** What is done with a statement, its first word read. */
    private interface StatementReader {
        void read();
    }

    ModuleParser(Tokens tokens, Map<String, Opcode> opcodes) {
        this.tokens = tokens;
        this.opcodes = opcodes;
        StandardLayouts.HEADS.forEach(head -> structs.put(head.name(), head));
        this.types = new TypeParser(tokens, structs);
        this.values = new ValueParser(tokens, types, functions);
    }

    TextModule parse() {
        checkStatements();
        forEach("struct", this::declareStruct);
        forEach("class", this::declareClass);
        forEach("struct", this::defineFields);
        forEach("class", this::defineFields);
        List<GraphParser> graphs = new ArrayList<>();
        forEach("graph", () -> graphs.add(declareGraph()));
        List<Runnable> fillers = new ArrayList<>();
        forEach("data", () -> fillers.add(declareData()));
        fillers.forEach(Runnable::run);
        forEach("contents", this::readContents);
        graphs.forEach(GraphParser::parseBody);
        return new TextModule(
                structs, data, graphs.stream().map(GraphParser::graph).toList(), functions, program());
    }

    private void checkStatements() {
        for (int start : tokens.statements()) {
            tokens.goTo(start);
            switch (tokens.peek().text()) {
                case "struct",
                        "class",
                        "contents",
                        "graph",
                        "data",
                        "block",
                        "program",
                        "exceptions",
                        "prebuilt",
                        "header" -> {}
                default -> throw tokens.error("no statement begins");
            }
        }
    }

    private void forEach(String word, StatementReader reader) {
        for (int start : tokens.statements()) {
            tokens.goTo(start);
            if (tokens.accept(word)) {
                reader.read();
            }
        }
    }

    private void declareStruct() {
        String name = tokens.expect(Tokens.Kind.NAME);
        boolean isCollected = tokens.accept("gc");
        if (!isCollected) {
            tokens.expect("raw");
        }
        StructType parent = tokens.accept("extends") ? types.structType() : null;
        structs.put(name, StructType.declare(withoutNumber(name, '~'), parent, isCollected));
    }

    private void declareClass() {
        String name = tokens.expect(Tokens.Kind.NAME);
        tokens.expect("module");
        String module = tokens.expect(Tokens.Kind.STRING);
        InstanceType parent = tokens.accept("extends") ? types.instanceType() : null;
        structs.put(name, InstanceType.declare(withoutNumber(name, '~'), module, parent));
    }

    private void readContents() {
        InstanceType type = types.instanceType();
        tokens.expect("record");
        InstanceValue record = (InstanceValue) values.value();
        List<ClassContents.Method> methods = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.accept("}")) {
            String name = tokens.expect(Tokens.Kind.STRING);
            tokens.expect(":");
            FunctionType methodType = types.methodType();
            Optional<FunctionGraph> body = tokens.accept("@") ? Optional.of(values.graph()) : Optional.empty();
            if (body.isEmpty()) {
                tokens.expect("abstract");
            }
            methods.add(new ClassContents.Method(name, methodType, body));
            if (!tokens.at("}")) {
                tokens.expect(",");
            }
        }
        type.complete(new ClassContents(record, methods));
    }

    private void defineFields() {
        FieldedType struct = structs.get(tokens.expect(Tokens.Kind.NAME));
        while (!tokens.peek().startsLine() && !tokens.at("{")) {
            tokens.goTo(tokens.index() + 1);
        }
        if (!tokens.accept("{")) {
            return;
        }
        List<FieldedType.Field> fields = new ArrayList<>();
        while (!tokens.accept("}")) {
            boolean isImmutable = tokens.peek(1).kind() == Tokens.Kind.NAME && tokens.accept("immutable");
            boolean isSize = tokens.peek(1).kind() == Tokens.Kind.NAME && tokens.accept("size");
            String name = tokens.expect(Tokens.Kind.NAME);
            tokens.expect(":");
            fields.add(new FieldedType.Field(name, types.type(), isImmutable, isSize));
            if (!tokens.at("}")) {
                tokens.expect(",");
            }
        }
        struct.define(fields);
    }

    /** A name without the number that told it from others like it. */
    static String withoutNumber(String name, char mark) {
        int end = name.lastIndexOf(mark);
        return end > 0
                        && end < name.length() - 1
                        && name.substring(end + 1).chars().allMatch(Character::isDigit)
                ? name.substring(0, end)
                : name;
    }

    private GraphParser declareGraph() {
        String name = tokens.expect(Tokens.Kind.NAME);
        GraphParser parser = new GraphParser(withoutNumber(name, '~'), tokens, types, values, opcodes);
        FunctionGraph graph = parser.graph();
        values.declare(name, graph);
        FunctionType type = new FunctionType(
                graph.parameters().stream().map(parameter -> parameter.type()).toList(), graph.resultType());
        functions.put(graph, new FunctionValue(type, new FunctionValue.OfGraph(graph)));
        return parser;
    }

    /** Makes the container; what is returned gives it its contents, once all containers are there. */
    private Runnable declareData() {
        tokens.expect("&");
        int number = tokens.expectInteger();
        tokens.expect("=");
        ContainerType type = types.containerType();
        int start = tokens.index();
        Container container = switch (type) {
            case StructType struct -> new StructValue(struct);
            case InstanceType instance -> new InstanceValue(instance);
            case ArrayType array -> newArray(array);
            case FunctionType function -> throw tokens.error("functions are graphs");
            case OpaqueType opaque -> throw tokens.error("nobody knows the inside of an opaque container");
        };
        values.declare(number, container);
        data.add(container);
        return () -> {
            tokens.goTo(start);
            switch (container) {
                case FieldedValue value -> fill(value);
                case ArrayValue array -> fill(array);
                case FunctionValue function -> throw new IllegalStateException("a function among the data");
            }
        };
    }

    private ArrayValue newArray(ArrayType type) {
        if (tokens.at("{")) {
            while (!tokens.at("}")) {
                tokens.goTo(tokens.index() + 1);
            }
            tokens.expect("}");
        }
        if (tokens.peek().kind() == Tokens.Kind.STRING) {
            return new ArrayValue(type, tokens.peek().text().length());
        }
        tokens.expect("[");
        int count = tokens.at("]") ? 0 : 1;
        int depth = 0;
        for (; depth > 0 || !tokens.at("]"); tokens.goTo(tokens.index() + 1)) {
            if (tokens.peek().kind() == Tokens.Kind.END) {
                throw tokens.error("expected ]");
            }
            depth += tokens.at("(") || tokens.at("[") ? 1 : tokens.at(")") || tokens.at("]") ? -1 : 0;
            count += depth == 0 && tokens.at(",") ? 1 : 0;
        }
        return new ArrayValue(type, count);
    }

    private void fill(FieldedValue struct) {
        tokens.expect("{");
        while (!tokens.accept("}")) {
            String field = tokens.expect(Tokens.Kind.NAME);
            tokens.expect(":");
            Object value = values.value();
            try {
                struct.set(field, value);
            } catch (IllegalArgumentException wrong) {
                throw tokens.error(wrong.getMessage());
            }
            if (!tokens.at("}")) {
                tokens.expect(",");
            }
        }
    }

    private void fill(ArrayValue array) {
        if (tokens.at("{")) {
            fill(FieldedValue.fieldsOf(array));
        }
        if (tokens.peek().kind() == Tokens.Kind.STRING) {
            byte[] bytes = tokens.expect(Tokens.Kind.STRING).getBytes(StandardCharsets.ISO_8859_1);
            array.setBytes(0, bytes, bytes.length);
            return;
        }
        tokens.expect("[");
        for (int i = 0; i < array.length(); i++) {
            array.set(i, values.value());
            tokens.expect(i == array.length() - 1 ? "]" : ",");
        }
    }

    private Optional<Program> program() {
        List<Program> found = new ArrayList<>();
        forEach("program", () -> found.add(readProgram()));
        return found.stream().findFirst();
    }

    private Program readProgram() {
        tokens.expect("entry");
        tokens.expect("@");
        FunctionGraph entry = values.graph();
        tokens.expect("report");
        tokens.expect("@");
        FunctionGraph report = values.graph();
        Optional<FunctionGraph> interrupted = readInterrupted();
        Map<ContainerType, Long> headers = new HashMap<>();
        forEach("header", () -> headers.put(types.containerType(), tokens.expectLong()));
        List<Program.ExceptionLayout> layouts = new ArrayList<>();
        forEach("exceptions", () -> layouts.add(readExceptions()));
        return new Program(
                entry,
                new ArrayList<>(functions.keySet()),
                layouts.getFirst(),
                report,
                interrupted,
                functions,
                headers,
                Exports.NONE,
                List.of());
    }

    private Optional<FunctionGraph> readInterrupted() {
        if (!tokens.accept("interrupted")) {
            return Optional.empty();
        }
        tokens.expect("@");
        return Optional.of(values.graph());
    }

    private Program.ExceptionLayout readExceptions() {
        tokens.expect("instance");
        FieldedType instance = (FieldedType) types.type();
        if (instance instanceof InstanceType root) {
            return new Program.ExceptionLayout.OfInstances(root, readPrebuilt());
        }
        tokens.expect("vtable");
        StructType vtable = types.structType();
        tokens.expect("everything");
        Constant everything = values.constant(false);
        tokens.expect("matches");
        tokens.expect("@");
        FunctionGraph matches = values.graph();
        return new Program.ExceptionLayout.OfStructs(
                (StructType) instance, vtable, everything, matches, readPrebuilt());
    }

    private Map<String, Constant> readPrebuilt() {
        Map<String, Constant> prebuilt = new LinkedHashMap<>();
        forEach("prebuilt", () -> prebuilt.put(tokens.expect(Tokens.Kind.NAME), values.constant(false)));
        return prebuilt;
    }
}
