package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Classes made by {@code collections.namedtuple} and {@code typing.NamedTuple}: instances with an attribute for each
 * field. What they have from the library and from {@code tuple} is replaced by functions of {@code named_tuples.py};
 * what the items are by constant index, and all at once, is asked of its methods {@code item_0} and so on, and
 * {@code as_tuple}.
 */
public final class NamedTuples {
    /** The method that gives the fields as a tuple. */
    public static final String AS_TUPLE = "as_tuple";
    /** What {@code __new__} of the class is. */
    public static final String NEW = "made_new";
    /** What {@code _make} of the class is: a function of the class and the items. */
    static final String MAKE = "made_of_items";

    private static final Set<String> HIDDEN = Set.of("__new__", "__getnewargs__", "__slots__");
    private final ResourceModule module;
    private final Map<HostObject, HostObject> standIns = new HashMap<>();

    NamedTuples(Host host) {
        this.module = new ResourceModule(host, "named_tuples.py");
    }

    /** The class among these ancestors that the library made. */
    static Optional<HostObject> madeByLibrary(List<HostObject> linearisation) {
        return linearisation.stream().filter(NamedTuples::isMadeByLibrary).findFirst();
    }

    private static boolean isMadeByLibrary(HostObject hostClass) {
        return hostClass.bases().stream().anyMatch(NamedTuples::isTuple)
                && hostClass.attribute("_fields").isPresent()
                && hostClass.attribute("_field_defaults").isPresent();
    }

    static boolean isTuple(HostObject hostClass) {
        return hostClass.qualifiedName().equals("builtins.tuple");
    }

    /** How many fields instances have, where they are named tuples. */
    public static Optional<Integer> length(SomeValue value) {
        return value instanceof SomeInstance instance
                ? madeByLibrary(instance.definition().hostClass().mro())
                        .map(made ->
                                made.attribute("_fields").orElseThrow().items().size())
                : Optional.empty();
    }

    /** What {@code _make} of a class is, where it is a named tuple. */
    Optional<HostObject> makerOf(HostObject object) {
        return object.kind() == HostKind.CLASS
                ? madeByLibrary(object.mro()).flatMap(made -> standInOf(made).attribute(MAKE))
                : Optional.empty();
    }

    /** Whether a class is a named tuple with such a field. */
    public static boolean hasField(HostObject hostClass, String name) {
        return madeByLibrary(hostClass.mro())
                .filter(made -> made.attribute("_fields").orElseThrow().items().stream()
                        .anyMatch(field -> field.asText().equals(name)))
                .isPresent();
    }

    /** An attribute of a class that the library made, as the translated program has it. */
    Optional<HostObject> attribute(HostObject made, String name) {
        Optional<HostObject> programs = made.attribute(name)
                .filter(value -> value.kind() == HostKind.FUNCTION
                        && !HIDDEN.contains(name)
                        && !value.qualifiedName().startsWith("collections."));
        if (programs.isPresent()) {
            return programs;
        }
        Optional<HostObject> replaced = standInOf(made).attribute(name);
        boolean isHidden = HIDDEN.contains(name)
                || made.attribute("_fields").orElseThrow().items().stream()
                        .anyMatch(field -> field.asText().equals(name));
        return isHidden || replaced.isPresent() ? replaced : made.attribute(name);
    }

    private HostObject standInOf(HostObject made) {
        HostObject known = standIns.get(made);
        if (known == null) {
            known = module.call("stand_in", made);
            standIns.put(made, known);
        }
        return known;
    }
}
