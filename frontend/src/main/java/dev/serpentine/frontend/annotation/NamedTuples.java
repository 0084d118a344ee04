package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Classes made by {@code collections.namedtuple} and {@code typing.NamedTuple}: instances with an attribute for each field. What they have from the library and from {@code tuple} is replaced by functions of
 * {@code named_tuples.py}; what the items are by constant index, and all at once, is asked of its methods {@code item_0} and so on, and {@code as_tuple}.
 */
final class NamedTuples {
    /** The method that gives the fields as a tuple. */
    static final String AS_TUPLE = "as_tuple";

    private static final String SOURCE = "named_tuples.py";
    private static final Set<String> HIDDEN = Set.of("__new__", "_make", "__getnewargs__", "__slots__");
    private final Host host;
    private final Map<HostObject, HostObject> standIns = new HashMap<>();
    private HostObject module;

    NamedTuples(Host host) {
        this.host = host;
    }

    /** The class among these ancestors that the library made. */
    static Optional<HostObject> madeByLibrary(List<HostObject> linearisation) {
        return linearisation.stream().filter(NamedTuples::isMadeByLibrary).findFirst();
    }

    private static boolean isMadeByLibrary(HostObject hostClass) {
        return hostClass.bases().stream().anyMatch(NamedTuples::isTuple) && hostClass.attribute("_fields").isPresent() && hostClass.attribute("_field_defaults").isPresent();
    }

    static boolean isTuple(HostObject hostClass) {
        return hostClass.qualifiedName().equals("builtins.tuple");
    }

    /** How many fields instances have, where they are named tuples. */
    static Optional<Integer> length(SomeValue value) {
        return value instanceof SomeInstance instance
                ? madeByLibrary(instance.definition().hostClass().mro()).map(made -> made.attribute("_fields").orElseThrow().items().size()) : Optional.empty();
    }

    /** An attribute of a class that the library made, as the translated program has it. */
    Optional<HostObject> attribute(HostObject made, String name) {
        Optional<HostObject> replaced = standInOf(made).attribute(name);
        boolean isHidden = HIDDEN.contains(name) || made.attribute("_fields").orElseThrow().items().stream().anyMatch(field -> field.asText().equals(name));
        return isHidden || replaced.isPresent() ? replaced : made.attribute(name);
    }

    private HostObject standInOf(HostObject made) {
        HostObject known = standIns.get(made);
        if (known == null) {
            if (!(host.call(module().attribute("stand_in").orElseThrow(), List.of(made), Map.of()) instanceof Host.Outcome.Returned(HostObject standIn))) {
                throw new IllegalStateException("no class could be made for " + made.describe());
            }
            known = standIn;
            standIns.put(made, known);
        }
        return known;
    }

    private HostObject module() {
        if (module == null) {
            try (InputStream stream = NamedTuples.class.getResourceAsStream(SOURCE)) {
                module = host.loadModule("serpentine_named_tuples", new String(stream.readAllBytes(), StandardCharsets.UTF_8), "serpentine_named_tuples/" + SOURCE);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return module;
    }
}
