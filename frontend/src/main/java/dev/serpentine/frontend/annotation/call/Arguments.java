package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeDict;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of one call, before they are matched with a callee's parameters.
 *
 * @param starList a list of unknown length, of further positional ones
 * @param mappings dicts of further keywords, of which only the run tells the names
 */
public record Arguments(
        List<Passed> positional, Map<String, Passed> keywords, Optional<Passed> starList, List<Mapping> mappings) {

    /** One argument: where it comes from, and what it is. */
    public record Passed(ArgumentSource source, SomeValue value) {
        /** A live object. */
        public static Passed prebuilt(Inference inference, HostObject object) {
            return new Passed(
                    new ArgumentSource.Prebuilt(object), inference.bindings().ofConstant(object));
        }

        /** An operand of the step, as far as it is known. */
        public static Passed operand(Step step, int index) {
            return new Passed(new ArgumentSource.Operand(index), step.argument(index));
        }
    }

    /**
     * A mapping passed with two stars.
     *
     * @param keywordsBefore how many of the call's keywords stand before it
     */
    public record Mapping(int operand, SomeDict dict, int keywordsBefore) {
        /** What it holds under any name. */
        SomeValue items() {
            return ((InferredDict) dict.definition()).readValue();
        }
    }

    /** Arguments of which none has a name. */
    public static Arguments positional(List<Passed> arguments) {
        return new Arguments(List.copyOf(arguments), Map.of(), Optional.empty(), List.of());
    }

    /** The same behind one more. */
    public Arguments withFirst(Passed first) {
        List<Passed> all = new ArrayList<>(List.of(first));
        all.addAll(positional);
        return new Arguments(all, keywords, starList, mappings);
    }

    /** The same without the first positional one; there must be one. */
    public Arguments withoutFirst() {
        return new Arguments(positional.subList(1, positional.size()), keywords, starList, mappings);
    }

    /** What is known of all of them. */
    public List<SomeValue> values() {
        return positional.stream().map(Passed::value).toList();
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return positional.isEmpty() && areAllPositional();
    }

    /** Whether there are neither keywords nor what only the run tells the number of. */
    public boolean areAllPositional() {
        return keywords.isEmpty() && starList.isEmpty() && mappings.isEmpty();
    }

    /** Whether anything is passed by name, or may be. */
    public boolean hasKeywords() {
        return !keywords.isEmpty() || !mappings.isEmpty();
    }

    /** Whether what is passed by name is what one mapping has, of names that only the run tells. */
    public boolean isBehindMapping() {
        return keywords.isEmpty() && mappings.size() == 1;
    }

    /** The same with that mapping as the first argument. */
    public Arguments withMappingFirst(Step step) {
        return new Arguments(positional, Map.of(), starList, List.of())
                .withFirst(Passed.operand(step, mappings.getFirst().operand()));
    }

    /** The same for a callee that is not written in Python, and takes the names that it knows. */
    public Arguments ofKnownNames() {
        if (!mappings.isEmpty()) {
            throw new RuleError(
                    mappings.getFirst().operand(),
                    MessageKind.NOT_SUPPORTED,
                    "a **mapping of names that only the run tells, passed to something built in,",
                    "write the keywords out");
        }
        return this;
    }

    /** The arguments of a {@code CALL}. */
    public static Arguments ofCall(Step step) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        List<Passed> positional = new ArrayList<>();
        for (int i = 0; i < shape.positional(); i++) {
            positional.add(Passed.operand(step, 2 + i));
        }
        int keyword = 2 + shape.positional();
        int star = keyword + shape.keywords().size();
        Optional<Passed> starList = shape.hasStar() ? addStarred(step, star, positional) : Optional.empty();
        int mapping = shape.hasStar() ? star + 1 : star;
        Map<String, Passed> keywords = new LinkedHashMap<>();
        List<Mapping> mappings = new ArrayList<>();
        int next = 0;
        for (int i = 0; i <= shape.keywords().size(); i++) {
            while (next < shape.mappings().size() && shape.mappings().get(next) == i) {
                addMapping(step, mapping + next++, keywords, mappings);
            }
            if (i < shape.keywords().size()) {
                addKeyword(shape.keywords().get(i), Passed.operand(step, keyword + i), keywords);
            }
        }
        return new Arguments(positional, keywords, starList, mappings);
    }

    /** Whether each operand of a {@code CALL} is an argument by itself, and none is within a star or a mapping. */
    public static boolean areOperands(Step step) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        return !shape.hasStar() && shape.mappings().isEmpty();
    }

    private static void addKeyword(String name, Passed passed, Map<String, Passed> keywords) {
        if (keywords.put(name, passed) != null) {
            throw new RuleError(
                    MessageKind.WRONG_ARGUMENTS, "the call got multiple values for keyword argument '" + name + "'");
        }
    }

    /**
     * Adds the keywords that the function around was called with, where it passes them on; a dict is added to the
     * mappings, unless nothing ever gets into it.
     */
    private static void addMapping(Step step, int operand, Map<String, Passed> keywords, List<Mapping> mappings) {
        List<String> names = step.forwardedKeywords();
        switch (step.argument(operand)) {
            case SomeTuple tuple
            when tuple.items().size() == names.size() -> {
                for (int i = 0; i < names.size(); i++) {
                    addKeyword(
                            names.get(i),
                            new Passed(
                                    new ArgumentSource.Unpacked(operand, i),
                                    tuple.items().get(i)),
                            keywords);
                }
            }
            case SomeDict dict -> {
                SomeValue key = ((InferredDict) dict.definition()).readKey();
                if (Unions.membersOf(Lattice.withoutNone(key)).stream().anyMatch(SomeString.class::isInstance)) {
                    mappings.add(new Mapping(operand, dict, keywords.size()));
                } else if (key != SomeImpossible.IMPOSSIBLE) {
                    throw new RuleError(
                                    operand,
                                    MessageKind.WRONG_ARGUMENTS,
                                    "keywords must be strings, not " + Lattice.describe(key))
                            .raising("TypeError", "keywords must be strings");
                }
            }
            case SomeValue instance
            when isOtherMapping(instance) ->
                throw new RuleError(
                        operand,
                        MessageKind.NOT_SUPPORTED,
                        "**" + Lattice.describe(instance) + " in a call",
                        "pass a dict, as **dict(...)");
            case SomeValue other -> throw new RuleError(operand, MessageKind.NO_MAPPING, Lattice.describe(other));
        }
    }

    /** Whether a value is a mapping, and no dict. */
    public static boolean isOtherMapping(SomeValue value) {
        return value instanceof SomeInstance instance
                && instance.kinds().stream()
                        .anyMatch(kind -> ((InferredClass) kind).lookup("keys").isPresent());
    }

    /** Adds the items of a tuple; a list of unknown length is returned instead. */
    private static Optional<Passed> addStarred(Step step, int operand, List<Passed> positional) {
        switch (step.argument(operand)) {
            case SomeTuple tuple -> {
                for (int item = 0; item < tuple.items().size(); item++) {
                    positional.add(new Passed(
                            new ArgumentSource.Unpacked(operand, item),
                            tuple.items().get(item)));
                }
                return Optional.empty();
            }
            case SomeList list
            when !list.canBeNone() -> {
                return Optional.of(new Passed(new ArgumentSource.Operand(operand), list));
            }
            case SomeValue other ->
                throw new RuleError(
                        operand,
                        MessageKind.NOT_SUPPORTED,
                        "*" + Lattice.describe(other) + " in a call",
                        "pass a tuple of known length");
        }
    }
}
