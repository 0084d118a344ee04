package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition.AttributeDefinition;
import dev.serpentine.frontend.annotation.value.DictDefinition;
import dev.serpentine.frontend.annotation.value.ListDefinition;
import dev.serpentine.frontend.annotation.value.SetDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a typer was told of the program: annotations, meanings of operations, and what the definitions in them held.
 * System code that is annotated later may let all of it grow; then what was typed is typed for too little.
 */
final class GivenAnswers {
    /** What is known of an attribute, or of one part of a container. */
    private record Part(SomeValue value, boolean isFixed, boolean isPerhapsMissing) {}

    private final Map<Variable, SomeValue> annotations = new IdentityHashMap<>();
    private final Map<Operation, Resolution> resolutions = new IdentityHashMap<>();
    private final Map<Object, Map<String, Part>> definitions = new IdentityHashMap<>();

    /** Remembers what a variable is said to be. */
    SomeValue annotation(Variable variable, SomeValue value) {
        if (annotations.put(variable, value) != value) {
            look(value);
        }
        return value;
    }

    /** Remembers what an operation is said to mean. */
    Resolution resolution(Operation operation, Resolution meaning) {
        resolutions.put(operation, meaning);
        return meaning;
    }

    /** Whether all that was said is still so. */
    boolean hold(FixedPoint now) {
        return annotations.entrySet().stream()
                        .allMatch(each -> now.annotation(each.getKey()).equals(each.getValue()))
                && resolutions.entrySet().stream()
                        .allMatch(each ->
                                now.knownResolution(each.getKey()).orElseThrow().equals(each.getValue()))
                && definitions.entrySet().stream().allMatch(each -> isAsBefore(each.getKey(), each.getValue()));
    }

    private void look(SomeValue value) {
        switch (value) {
            case SomeList list -> lookInto(list.definition());
            case SomeDict dict -> lookInto(dict.definition());
            case SomeSet set -> lookInto(set.definition());
            case SomeCell cell -> lookInto(cell.definition());
            case SomeInstance instance -> instance.kinds().forEach(this::lookInto);
            case SomeClassOf classOf -> lookInto(classOf.definition());
            case SomeDictView view -> look(view.dict());
            case SomeTuple tuple -> tuple.items().forEach(this::look);
            case SomeOptional optional -> look(optional.item());
            case SomeUnion union -> union.members().forEach(this::look);
            case SomeIterator iterator -> look(iterator.source());
            case SomeSlice slice ->
                List.of(slice.start(), slice.stop(), slice.step()).forEach(this::look);
            case SomeLateMethod method -> look(method.self());
            case SomeSuper above -> look(above.self());
            case SomeImpossible nothing -> {}
            case SomeNone none -> {}
            case SomeBool bool -> {}
            case SomeInteger integer -> {}
            case SomeLongInteger integer -> {}
            case SomeFloat real -> {}
            case SomeNumber number -> {}
            case SomeString string -> {}
            case SomeBytes bytes -> {}
            case SomeByteArray bytes -> {}
            case SomeRange range -> {}
            case SomeCallable callable -> {}
            case SomePointer pointer -> {}
            case SomeAddress address -> {}
            case SomeLowLevelType type -> {}
        }
    }

    private void lookInto(Object definition) {
        if (definitions.containsKey(definition)) {
            return;
        }
        Map<String, Part> parts = partsOf(definition);
        definitions.put(definition, parts);
        parts.values().forEach(part -> look(part.value()));
        if (definition instanceof ClassDefinition ofInstances) {
            ofInstances.root().base().ifPresent(this::lookInto);
        }
    }

    /** Whether a definition holds what it held. A class may have got attributes, or handed them to one above. */
    private static boolean isAsBefore(Object definition, Map<String, Part> before) {
        return partsOf(definition).entrySet().stream()
                .allMatch(part -> part.getValue().equals(before.getOrDefault(part.getKey(), part.getValue())));
    }

    private static Map<String, Part> partsOf(Object definition) {
        return switch (definition) {
            case ListDefinition list -> Map.of("item", new Part(list.item(), !list.isResized(), false));
            case DictDefinition dict ->
                Map.of("key", new Part(dict.key(), false, false), "value", new Part(dict.value(), false, false));
            case SetDefinition set -> Map.of("item", new Part(set.item(), false, false));
            case CellDefinition cell -> Map.of("contents", new Part(cell.contents(), false, false));
            case ClassDefinition ofInstances -> {
                Map<String, Part> attributes = new HashMap<>();
                ofInstances.root().classAttributes().values().forEach(each -> put(attributes, "class ", each));
                ofInstances.root().instanceAttributes().values().forEach(each -> put(attributes, "", each));
                yield attributes;
            }
            default -> throw new IllegalArgumentException("no definition: " + definition);
        };
    }

    private static void put(Map<String, Part> parts, String kind, AttributeDefinition attribute) {
        parts.put(
                kind + attribute.name(),
                new Part(attribute.value(), attribute.isReadOnly(), attribute.isPerhapsMissing()));
    }
}
