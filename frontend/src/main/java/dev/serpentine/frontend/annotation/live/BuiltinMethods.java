package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.Host;
import java.util.List;

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
                || Forwarders.SPECIAL_METHODS.contains(name)
                        && host.builtin(Families.typeName(family))
                                .attribute(name)
                                .isPresent();
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
