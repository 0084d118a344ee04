package dev.serpentine.graph.text;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Prints graphs with all that they reach: struct and class declarations, then containers, then the graphs. */
final class ModulePrinter {
    private final Names names = new Names();
    private final ValuePrinter values;
    private final StringBuilder out = new StringBuilder();

    ModulePrinter(Function<Object, String> describe) {
        this.values = new ValuePrinter(names, describe);
    }

    String print(Collection<FunctionGraph> graphs) {
        Reachability reached = new Reachability();
        graphs.forEach(reached::addGraph);
        printReached(reached);
        return out.toString();
    }

    String print(Program program) {
        Reachability reached = new Reachability();
        program.graphs().forEach(reached::addGraph);
        Program.ExceptionLayout exceptions = program.exceptions();
        reached.addType(exceptions.instance());
        program.roots().forEach(reached::addGraph);
        reached.addConstant(exceptions.everything());
        exceptions.prebuilt().values().forEach(reached::addConstant);
        program.headers().keySet().forEach(reached::addType);
        printReached(reached);
        out.append("program entry @")
                .append(names.of(program.entry()))
                .append(" report @")
                .append(names.of(program.reportUncaught()));
        program.interrupted().ifPresent(graph -> out.append(" interrupted @").append(names.of(graph)));
        out.append("\nexceptions instance ").append(names.of(exceptions.instance()));
        if (exceptions instanceof Program.ExceptionLayout.OfStructs structs) {
            out.append(" vtable ").append(names.of(structs.vtable()));
            out.append(" everything ")
                    .append(values.constant(structs.everything()))
                    .append(" matches @")
                    .append(names.of(structs.matches()));
        }
        exceptions.prebuilt().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> out.append("\nprebuilt ")
                        .append(entry.getKey())
                        .append(' ')
                        .append(values.constant(entry.getValue())));
        program.headers().entrySet().stream()
                .map(entry -> "\nheader " + names.of(entry.getKey()) + " " + entry.getValue())
                .sorted()
                .forEach(out::append);
        out.append('\n');
        return out.toString();
    }

    private void printReached(Reachability reached) {
        List<FunctionGraph> graphs = new ArrayList<>(reached.graphs());
        graphs.forEach(names::of);
        List<Container> containers = reached.containers().stream()
                .filter(container -> !(container instanceof FunctionValue))
                .toList();
        containers.forEach(names::of);
        reached.structs().stream().filter(struct -> !struct.isHead()).forEach(this::printStruct);
        reached.classes().forEach(this::printClass);
        reached.classes().stream().filter(type -> type.contents().isPresent()).forEach(this::printContents);
        containers.forEach(this::printContainer);
        graphs.forEach(graph -> new GraphPrinter(graph, names, values, out).print());
    }

    private void printStruct(StructType struct) {
        out.append("struct ").append(names.of(struct)).append(struct.isGarbageCollected() ? " gc" : " raw");
        struct.parent().ifPresent(parent -> out.append(" extends ").append(names.of(parent)));
        printFields(struct);
    }

    private void printFields(FieldedType type) {
        if (type.isDefined()) {
            out.append(type.ownFields().stream()
                    .map(field -> (field.isImmutable() ? "immutable " : "") + (field.isSize() ? "size " : "")
                            + field.name() + ": " + names.of(field.type()))
                    .collect(Collectors.joining(", ", " {", "}")));
        }
        out.append('\n');
    }

    private void printClass(InstanceType type) {
        out.append("class ").append(names.of(type)).append(" module ").append(ValuePrinter.quote(type.module()));
        type.parent().ifPresent(parent -> out.append(" extends ").append(names.of(parent)));
        printFields(type);
    }

    private void printContents(InstanceType type) {
        ClassContents contents = ClassContents.of(type);
        out.append("contents ").append(names.of(type)).append(" record ").append(names.of(contents.record()));
        out.append(contents.methods().stream()
                .map(method -> ValuePrinter.quote(method.name()) + ": " + names.of(method.type())
                        + method.body().map(body -> " @" + names.of(body)).orElse(" abstract"))
                .collect(Collectors.joining(", ", " {", "}\n")));
    }

    private void printContainer(Container container) {
        out.append("data ").append(names.of(container)).append(" = ").append(names.of(container.type()));
        switch (container) {
            case FieldedValue value -> printFields(value, "");
            case ArrayValue array -> {
                array.head().filter(ModulePrinter::saysMore).ifPresent(head -> printFields(head, StructType.LENGTH));
                out.append(
                        array.type().item() == Primitive.CHAR
                                ? ValuePrinter.quote(
                                        new String(array.getBytes(0, array.length()), StandardCharsets.ISO_8859_1))
                                : array.items().stream()
                                        .map(values::value)
                                        .collect(Collectors.joining(", ", "[", "]")));
            }
            case FunctionValue function -> throw new IllegalArgumentException("functions are printed as graphs");
        }
        out.append('\n');
    }

    /** Prints the fields that are not zero, but for one. */
    private void printFields(FieldedValue value, String known) {
        out.append(value.type().allFields().stream()
                .filter(field -> !field.name().equals(known) && !isZero(value.get(field.name()), field.type()))
                .map(field -> field.name() + ": " + values.value(value.get(field.name())))
                .collect(Collectors.joining(", ", "{", "}")));
    }

    /** Whether a head has more to tell than the array's length. */
    private static boolean saysMore(StructValue head) {
        return head.type().allFields().stream()
                .anyMatch(field ->
                        !field.name().equals(StructType.LENGTH) && !isZero(head.get(field.name()), field.type()));
    }

    private static boolean isZero(Object value, LowLevelType type) {
        return Objects.equals(value, FieldedValue.zero(type));
    }
}
