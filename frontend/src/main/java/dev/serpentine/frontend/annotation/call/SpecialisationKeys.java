package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.definition.SettledContents;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Spells annotations as keys, equal where calls shall share a graph.
 *
 * <p>A list of numbers or text counts by what it holds, so that all such lists share the graphs of system code. One
 * whose items may still become more general counts by itself, unless it was made in a graph that was itself made for
 * such a list: there must be an end. For the same reason a function made at run time counts as what is written, and not
 * by itself, where it was made in a graph that was itself made for such a function.
 */
public final class SpecialisationKeys {
    private final Map<Object, Integer> numbers = new HashMap<>();

    /** A key, and how deep the graph made for it is: one more than the deepest definition that counts by itself. */
    public record Key(String text, int depth) {}

    /** The key of some arguments. */
    public Key of(List<SomeValue> values) {
        StringBuilder text = new StringBuilder();
        int depth = 0;
        for (SomeValue value : values) {
            depth = Math.max(depth, append(text, value, 0));
            text.append(';');
        }
        return new Key(text.toString(), depth);
    }

    private int number(Object object) {
        return numbers.computeIfAbsent(object, key -> numbers.size());
    }

    private int append(StringBuilder text, SomeValue value, int nesting) {
        if (Lattice.canBeNone(value) && !(value instanceof SomeNone)) {
            text.append('?');
        }
        return switch (value) {
            case SomeImpossible impossible -> plain(text, "nothing");
            case SomeNone none -> plain(text, "None");
            case SomeBool bool ->
                plain(
                        text,
                        bool.constant()
                                .map(constant -> constant.asBoolean() ? "True" : "False")
                                .orElse("bool"));
            case SomeInteger integer ->
                plain(
                        text,
                        integer.type().text()
                                + integer.constant()
                                        .map(constant -> "=" + constant.asInteger())
                                        .orElse(""));
            case SomeLongInteger integer ->
                plain(
                        text,
                        (integer.isUnsignedWord() ? "unsigned_word" : LongIntegers.FAMILY)
                                + integer.constant()
                                        .map(constant -> "=" + constant.asInteger())
                                        .orElse(""));
            case SomeFloat real ->
                plain(
                        text,
                        real.type().text()
                                + real.constant()
                                        .map(constant -> "=" + constant.asFloat())
                                        .orElse(""));
            case SomeNumber number -> plain(text, "number" + number.kinds());
            case SomeString string ->
                plain(
                        text,
                        (string.isCharacter() ? "char" : "str")
                                + string.constant()
                                        .map(constant -> "=" + constant.asText())
                                        .orElse(""));
            case SomeBytes bytes -> plain(text, "bytes");
            case SomeByteArray bytes -> plain(text, "bytearray");
            case SomeTuple tuple -> {
                int depth = 0;
                text.append('(');
                for (SomeValue item : tuple.items()) {
                    depth = Math.max(depth, append(text, item, nesting + 1));
                    text.append(',');
                }
                text.append(')');
                yield depth;
            }
            case SomeList list -> {
                InferredList definition = (InferredList) list.definition();
                text.append(definition.isTuple() ? "tuple" : "list");
                yield contents(text, definition.root(), definition.depth(), nesting, definition.readItem());
            }
            case SomeSet set -> {
                InferredSet definition = (InferredSet) set.definition();
                text.append(definition.isFrozen() ? "frozenset" : "set");
                yield contents(text, definition.root(), definition.depth(), nesting, definition.readItem());
            }
            case SomeDict dict -> {
                InferredDict definition = (InferredDict) dict.definition();
                text.append(definition.customEquality().isPresent() ? "r_dict" + number(definition.root()) : "dict");
                yield contents(
                        text,
                        definition.root(),
                        definition.depth(),
                        nesting,
                        definition.readKey(),
                        definition.readValue());
            }
            case SomeDictView view -> {
                text.append(view.kind());
                yield append(text, view.dict(), nesting + 1);
            }
            case SomeRange range -> plain(text, "range");
            case SomeSlice slice -> {
                text.append("slice");
                yield Math.max(
                        append(text, slice.start(), nesting + 1),
                        Math.max(append(text, slice.stop(), nesting + 1), append(text, slice.step(), nesting + 1)));
            }
            case SomeIterator iterator -> {
                text.append(iterator.kind());
                yield append(text, iterator.source(), nesting + 1);
            }
            case SomeInstance instance when !instance.among().isEmpty() -> ofKinds(text, instance.among());
            case SomeInstance instance
            when ((InferredClass) instance.definition()).isMadeForItself() ->
                ofKinds(text, Set.of(instance.definition()));
            case SomeInstance instance -> {
                text.append("instance").append(ofClass(instance.definition()));
                instance.constant().ifPresent(constant -> text.append('=').append(number(constant)));
                yield ((InferredClass) instance.definition()).depth();
            }
            case SomeCallable callable -> {
                callable.descriptions().stream()
                        .map(SpecialisationKeys::identity)
                        .map(this::number)
                        .distinct()
                        .sorted()
                        .forEach(number -> text.append('f').append(number));
                yield 0;
            }
            case SomeCell cell -> plain(text, "cell" + ofDefinition((InferredCell) cell.definition()));
            case SomeClassOf classOf -> plain(text, "class" + ofClass(classOf.definition()));
            case SomeOptional optional -> append(text, optional.item(), nesting);
            case SomeUnion union -> {
                int depth = 0;
                text.append('{');
                for (SomeValue member : Unions.parts(union)) {
                    depth = Math.max(depth, append(text, member, nesting + 1));
                    text.append('|');
                }
                text.append('}');
                yield depth;
            }
            case SomeLateMethod method -> {
                text.append("method ").append(method.name());
                yield append(text, method.self(), nesting);
            }
            case SomeSuper superObject -> plain(text, "super" + number(superObject.after()));
            case SomePointer pointer ->
                plain(
                        text,
                        "pointer" + number(pointer.type())
                                + pointer.function()
                                        .map(function -> "=" + number(function))
                                        .orElse(""));
            case SomeAddress address -> plain(text, "address");
            case SomeLowLevelType type -> plain(text, "type" + number(type.type()));
        };
    }

    /**
     * Iterators of several kinds count as exactly these. But what is made of such may be kept where they are, be one
     * more of the kinds and be made anew of all of them, and so on: where the class of one was itself made for such,
     * they count as what is written, by name: a generator is of a class of its own in each graph of its function. So
     * does a generator that was given, through whatever others, what a generator of its own function gives.
     */
    private int ofKinds(StringBuilder text, Set<ClassDefinition> kinds) {
        int depth = kinds.stream()
                .mapToInt(each -> ((InferredClass) each).depth())
                .max()
                .orElse(0);
        boolean isExact = depth < SettledContents.DEEPEST
                && kinds.stream().noneMatch(each -> ((InferredClass) each).isMadeForItself());
        // By names, not by classes: those that one function makes, as those of generators, would be ever more.
        text.append(kinds.stream()
                .map(each -> isExact ? ofClass(each) : number(each.hostClass().qualifiedName()))
                .distinct()
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining("|", isExact ? "instance" : "kinds", "")));
        return isExact ? depth + 1 : depth;
    }

    private int ofClass(ClassDefinition definition) {
        ((InferredClass) definition).noteIdentityReader();
        return number(definition);
    }

    private int ofDefinition(MergingDefinition<?> definition) {
        definition.noteIdentityReader();
        return definition.number();
    }

    /**
     * What a callable counts as: itself, or a function that is made anew in a graph for one of its own kind, what is
     * written once.
     */
    private static Object identity(Description description) {
        return description instanceof FunctionDescription function && function.isMadeForItself()
                ? function.syntax().position()
                : description;
    }

    private static int plain(StringBuilder text, String name) {
        text.append(name);
        return 0;
    }

    private int contents(
            StringBuilder text, MergingDefinition<?> definition, int depth, int nesting, SomeValue... items) {
        boolean isSettled = true;
        for (SomeValue item : items) {
            isSettled &= SettledContents.isSettled(item, nesting);
        }
        if (!isSettled && depth < SettledContents.DEEPEST) {
            text.append('#').append(ofDefinition(definition));
            return depth + 1;
        }
        text.append('[');
        int deepest = 0;
        for (SomeValue item : items) {
            if (nesting < SettledContents.DEEPEST_NESTING) {
                deepest = Math.max(deepest, append(text, item, nesting + 1));
            }
            text.append(',');
        }
        text.append(']');
        return isSettled ? deepest : Math.max(deepest, depth);
    }
}
