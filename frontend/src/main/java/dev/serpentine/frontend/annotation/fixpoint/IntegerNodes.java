package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.DictDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.ListDefinition;
import dev.serpentine.frontend.annotation.value.SetDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.Primitive;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The nodes of {@link IntegerFlows}, by their numbers: variables, what containers, attributes and cells hold, and
 * constants.
 */
final class IntegerNodes {
    /**
     * A node: what a definition holds, or the instances of a class. @param definition its root @param part which of the
     * things it holds
     */
    private record Contents(Object definition, int part) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Contents contents && contents.definition == definition && contents.part == part;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(definition) * 31 + part;
        }
    }

    /** Smaller constants bear on nothing: no word is shifted by so many bits that none of it is left. */
    private static final BigInteger SMALLEST = BigInteger.valueOf(Long.SIZE / 2);

    private final Inference inference;
    private final Map<Object, Integer> numbers = new HashMap<>();
    /** Of containers that are constants, the largest number that they hold; zero where they hold none. */
    private final Map<HostObject, BigInteger> largest = new HashMap<>();

    IntegerNodes(Inference inference) {
        this.inference = inference;
    }

    /** How many there are; they are numbered from 0. */
    int size() {
        return numbers.size();
    }

    /** The number of a variable's node, if it has one. */
    Optional<Integer> known(Variable variable) {
        return Optional.ofNullable(numbers.get(variable));
    }

    /** The int that a value is known to be. */
    static Optional<BigInteger> constant(Value value) {
        return value instanceof Constant(HostObject object, var type) && object.kind() == HostKind.INT
                ? Optional.of(object.asInteger())
                : Optional.empty();
    }

    /** The nodes of all constants, with their magnitudes. */
    Map<Integer, BigInteger> magnitudes() {
        Map<Integer, BigInteger> found = new HashMap<>();
        numbers.forEach((key, node) -> {
            if (key instanceof BigInteger magnitude) {
                found.put(node, magnitude);
            }
        });
        return found;
    }

    /** The node of all constants of a magnitude. */
    Set<Integer> of(BigInteger magnitude) {
        return Set.of(number(magnitude));
    }

    /** The nodes of what is held, and may be read again. */
    Stream<Integer> held() {
        return numbers.entrySet().stream()
                .filter(entry -> entry.getKey() instanceof Contents)
                .map(Map.Entry::getValue);
    }

    private int number(Object node) {
        return numbers.computeIfAbsent(node, key -> numbers.size());
    }

    /** What is known of what is at each node, in the order of their numbers, at the fixed point. */
    List<SomeValue> annotations() {
        SomeValue[] found = new SomeValue[size()];
        numbers.forEach((key, node) -> found[node] = switch (key) {
            case Variable variable -> annotation(variable);
            case Contents(ListDefinition list, int part) -> list.item();
            case Contents(SetDefinition set, int part) -> set.item();
            case Contents(DictDefinition dict, int part) -> part == 0 ? dict.key() : dict.value();
            case Contents(InferredAttribute attribute, int part) -> attribute.value();
            case Contents(CellDefinition cell, int part) -> cell.contents();
            default -> SomeImpossible.IMPOSSIBLE;
        });
        return List.of(found);
    }

    /** What is known of a value at the fixed point. */
    SomeValue annotation(Value value) {
        return switch (value) {
            case Variable variable -> inference.bindings().of(variable);
            case Constant(HostObject object, var type) when object.kind() == HostKind.INT -> Lattice.INTEGER;
            case Constant(HostObject object, var type) ->
                inference.bindings().knownOfConstant(object).orElse(SomeImpossible.IMPOSSIBLE);
            case Constant constant -> SomeImpossible.IMPOSSIBLE;
        };
    }

    /** The nodes of what a value is, or holds. */
    Set<Integer> of(Value value) {
        Set<Integer> found = of(annotation(value), value instanceof Variable variable ? variable : null);
        found.addAll(largeIn(value));
        return found;
    }

    /** The node of the largest number that a value is, or holds, as far as it is a constant. */
    Set<Integer> largeIn(Value value) {
        return value instanceof Constant(HostObject object, var type)
                ? Optional.of(largestIn(object))
                        .filter(magnitude -> magnitude.compareTo(SMALLEST) >= 0)
                        .map(this::of)
                        .orElse(Set.of())
                : Set.of();
    }

    /**
     * The magnitude of the largest number that an object is, or holds if it is a container, before the program runs.
     */
    private BigInteger largestIn(HostObject object) {
        return switch (object.kind()) {
            case INT -> object.asInteger().abs();
            case TUPLE, LIST, SET, FROZENSET -> largestIn(object, object.items().stream());
            case DICT ->
                largestIn(
                        object,
                        object.entries().stream().flatMap(entry -> Stream.of(entry.getKey(), entry.getValue())));
            case NONE,
                    ELLIPSIS,
                    NOT_IMPLEMENTED,
                    BOOL,
                    FLOAT,
                    STR,
                    BYTES,
                    BYTEARRAY,
                    RANGE,
                    SLICE,
                    FUNCTION,
                    METHOD,
                    BUILTIN_FUNCTION,
                    CLASS,
                    MODULE,
                    PROPERTY,
                    STATICMETHOD,
                    CLASSMETHOD,
                    CELL,
                    CODE,
                    INSTANCE -> BigInteger.ZERO;
        };
    }

    private BigInteger largestIn(HostObject container, Stream<HostObject> items) {
        BigInteger found = largest.get(container);
        if (found == null) {
            // A container may hold itself.
            largest.put(container, BigInteger.ZERO);
            found = items.map(this::largestIn).reduce(BigInteger.ZERO, BigInteger::max);
            largest.put(container, found);
        }
        return found;
    }

    /** The same of what is known of it. @param variable that has it; null where there is none */
    Set<Integer> of(SomeValue annotation, Variable variable) {
        Set<Integer> found = new LinkedHashSet<>();
        collect(annotation, variable, found);
        return found;
    }

    private void collect(SomeValue annotation, Variable variable, Set<Integer> found) {
        switch (annotation) {
            case SomeInteger integer when integer.type() == Primitive.SIGNED -> addVariable(variable, found);
            case SomeNumber number -> addVariable(variable, found);
            case SomeRange range -> addVariable(variable, found);
            case SomeTuple tuple -> addVariable(variable, found);
            case SomeInstance instance -> {
                if (isOfSystemCode(instance.definition(), "__next__")) {
                    addVariable(variable, found);
                }
                addContainer(instance.definition(), found);
            }
            case SomeOptional optional -> collect(optional.item(), variable, found);
            case SomeUnion union -> {
                addVariable(variable, found);
                union.members().forEach(member -> collect(member, null, found));
            }
            case SomeList list -> found.addAll(contents(list.definition(), 0));
            case SomeSet set -> found.addAll(contents(set.definition(), 0));
            case SomeDict dict -> {
                found.addAll(contents(dict.definition(), 0));
                found.addAll(contents(dict.definition(), 1));
            }
            case SomeDictView view -> collectView(view, found);
            case SomeIterator iterator
            when iterator.source() instanceof SomeDict dict -> found.addAll(contents(dict.definition(), 0));
            case SomeIterator iterator -> {
                collect(iterator.source(), null, found);
                addVariable(variable, found);
            }
            case SomeCell cell -> found.addAll(contents(cell.definition()));
            case SomeLateMethod method -> collect(method.self(), null, found);
            case SomeCallable callable ->
                callable.descriptions().forEach(description -> {
                    switch (description) {
                        case BuiltinMethodDescription method -> collect(method.self(), null, found);
                        case MethodDescription method -> addContainer(method.staticClass(), found);
                        default -> {}
                    }
                });
            default -> {}
        }
    }

    /**
     * What a container holds that is an instance of a class of system code. Of iterators there are too many of one
     * class to take what all of them give for one.
     */
    private void addContainer(ClassDefinition definition, Set<Integer> found) {
        if (isOfSystemCode(definition, "__setitem__")) {
            found.add(number(new Contents(definition.root(), 0)));
        }
    }

    private boolean isOfSystemCode(ClassDefinition definition, String method) {
        return ((InferredClass) definition.root())
                .lookup(method)
                .filter(found -> found.value().kind() == HostKind.FUNCTION
                        && inference.systemCode().isSystemFunction(found.value()))
                .isPresent();
    }

    private void collectView(SomeDictView view, Set<Integer> found) {
        if (view.kind() != ViewKind.VALUES) {
            found.addAll(contents(view.dict().definition(), 0));
        }
        if (view.kind() != ViewKind.KEYS) {
            found.addAll(contents(view.dict().definition(), 1));
        }
    }

    private void addVariable(Variable variable, Set<Integer> found) {
        if (variable != null) {
            found.add(number(variable));
        }
    }

    /** The node of what a variable holds that functions share. */
    Set<Integer> contents(CellDefinition cell) {
        return contents(cell, 0);
    }

    /** The node of what a definition holds. @param part which of the things it holds */
    Set<Integer> contents(Object definition, int part) {
        return Set.of(number(new Contents(((MergingDefinition<?>) definition).root(), part)));
    }
}
