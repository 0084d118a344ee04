package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNumber;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeRange;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeSlice;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which methods of built-in types can be translated, and which attributes things are known to have. */
public final class BuiltinMethods {
    private final Host host;
    private final SystemCode systemCode;

    public BuiltinMethods(Host host, SystemCode systemCode) {
        this.host = host;
        this.systemCode = systemCode;
    }

    /** Whether values of a family of built-in types have a method that can be translated. */
    public boolean has(String family, String name) {
        return CoreMethod.of(family, name).isPresent()
                || systemCode.method(family, name).isPresent()
                || Forwarders.SPECIAL_METHODS.contains(name) && hasSpecial(family, name);
    }

    /** Without those that {@code object} has, which ask the type whether it has one. */
    private boolean hasSpecial(String family, String name) {
        if (family.equals("iterator")) {
            return name.equals("__iter__") || name.equals("__next__");
        }
        return Families.typeOf(family, host)
                .filter(own -> own.mro().stream()
                        .filter(type -> !type.name().equals("object"))
                        .anyMatch(type -> type.attribute(name).isPresent()))
                .isPresent();
    }

    /**
     * The built-in type of a value, without regard to None; for a mixture of numbers, which have the same attributes,
     * that of one of them. Empty for what is of no such type.
     */
    public Optional<HostObject> typeOf(SomeValue value) {
        SomeValue present = value == SomeNone.NONE ? value : Lattice.withoutNone(value);
        return switch (present) {
            case SomeNumber _ -> Optional.of(host.builtin("float"));
            case SomeCallable _, SomeInstance _ -> Optional.empty();
            default -> Families.typeOf(present, host);
        };
    }

    /** The names of all that instances of a built-in type have. */
    public static Set<String> attributeNames(HostObject type) {
        Set<String> names = new LinkedHashSet<>();
        type.mro().forEach(each -> names.addAll(each.attributes().keySet()));
        return names;
    }

    /** Whether a value of a built-in type has a method that can be translated. */
    public boolean hasMethod(SomeValue value, String name) {
        return Families.of(Lattice.withoutNone(value))
                .filter(family -> has(family, name))
                .isPresent();
    }

    /** Whether a value of a built-in type has an attribute that is no method. */
    public boolean hasValue(SomeValue value, String name) {
        return switch (Lattice.withoutNone(value)) {
            case SomeSlice _, SomeRange _ -> name.equals("start") || name.equals("stop") || name.equals("step");
            case SomeValue other ->
                Families.of(other)
                        .flatMap(family -> systemCode.method(family, "get_" + name))
                        .isPresent();
        };
    }

    /**
     * Whether system code has a function of its own for what the method does with a receiver that is known: see
     * {@link Forwarders#ofConstant}.
     */
    public boolean isOfConstants(String family, String name) {
        return systemCode.method(family, name + "_of_constant").isPresent();
    }

    /**
     * The attributes that whoever misspelt one may have meant: those of the class, or the methods of the built-in type
     * that can be translated.
     */
    public List<String> namesNear(SomeValue object) {
        return switch (Lattice.withoutNone(object)) {
            case SomeInstance instance -> ((InferredClass) instance.definition()).attributeNames();
            case SomeCallable callable
            when callable.constant().isPresent() ->
                List.copyOf(callable.constant().get().attributes().keySet());
            case SomeValue other -> Families.of(other).map(this::names).orElse(List.of());
        };
    }

    private List<String> names(String family) {
        return host.builtin(Families.typeName(family)).attributes().keySet().stream()
                .filter(name -> has(family, name))
                .toList();
    }
}
