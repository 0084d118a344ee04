package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/** What {@code type()} and {@code __class__} give for values of built-in types. */
final class TypesOfValues {
    private TypesOfValues() {}

    /** The type, where all values of the annotation have the same. */
    static Optional<HostObject> of(SomeValue value, Inference inference) {
        return value instanceof SomeIterator iterator
                ? inference.systemCode().method("iterator", "type_" + typeName(iterator))
                : Families.typeOf(value, inference.host());
    }

    /** What system code calls the type of an iterator: as Python does, but for a str, of which there are two. */
    private static String typeName(SomeIterator iterator) {
        boolean isReversed = iterator.kind() == IteratorKind.REVERSED;
        String family = Families.of(iterator.source()).map(Families::typeName).orElse("object");
        return switch (iterator.source()) {
            case SomeDict _ -> isReversed ? "dict_reversekeyiterator" : "dict_keyiterator";
            case SomeDictView view -> {
                String part = view.kind() == ViewKind.KEYS ? "key" : view.kind() == ViewKind.VALUES ? "value" : "item";
                yield "dict_" + (isReversed ? "reverse" : "") + part + "iterator";
            }
            case SomeSet _ -> "set_iterator";
            case SomeValue _ -> isReversed && family.equals("list") ? "list_reverseiterator" : family + "_iterator";
        };
    }
}
