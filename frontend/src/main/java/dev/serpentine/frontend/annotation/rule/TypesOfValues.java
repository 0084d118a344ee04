package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What {@code type()} and {@code __class__} give for values of built-in types. */
final class TypesOfValues {
    private TypesOfValues() {}

    /** The type, where all values of the annotation have the same. */
    static Optional<HostObject> of(SomeValue value, Inference inference) {
        return value instanceof SomeIterator iterator
                ? inference
                        .systemCode()
                        .method("iterator", "type_of_name")
                        .flatMap(function -> ofName(function, typeName(iterator), inference.host()))
                : Families.typeOf(value, inference.host());
    }

    /** The type of a function, a class or whatever else is known by what it is, one of several where these differ. */
    static SomeValue ofCallable(Step step, SomeCallable callable, Inference inference) {
        Set<Description> types = callable.descriptions().stream()
                .map(each -> (Description) inference.descriptions().of(each.type(inference.host())))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (types.size() == 1) {
            step.resolve(Resolution.Constant.CONSTANT);
        }
        return new SomeCallable(types, false);
    }

    private static Optional<HostObject> ofName(HostObject function, String name, Host host) {
        return host.call(function, List.of(host.ofText(name)), Map.of())
                                instanceof Host.Outcome.Returned(HostObject type)
                        && type.kind() == HostKind.CLASS
                ? Optional.of(type)
                : Optional.empty();
    }

    /** Whether they are built-in iterators that system code made instances, of which it does not tell Python's type. */
    static boolean areIteratorsOfSomeKind(SomeInstance instance, Inference inference) {
        return MethodLookup.classesOf(instance).stream()
                .map(ClassDefinition::hostClass)
                .anyMatch(each -> inference.systemCode().isSystemClass(each)
                        && each.name().equals("IteratorInstance"));
    }

    /** What Python calls the type of an iterator; the one over a str as if that were ASCII, as only the run tells. */
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
            case SomeString _ -> isReversed ? "reversed" : "str_ascii_iterator";
            case SomeValue _ -> isReversed && family.equals("list") ? "list_reverseiterator" : family + "_iterator";
        };
    }
}
