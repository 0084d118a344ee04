package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One thing that a {@link SomeValue.SomeCallable} may be. Compared by identity; each live object has one. */
public interface Description {
    /** The attribute as which system code reads {@link #shown}. */
    String SHOWN = "_shown_";

    /** The live object; empty for what is made at run time (closures, methods bound at run time). */
    Optional<HostObject> hostObject();

    /**
     * A live object that is defined as this is: the same parameters, hints and constant defaults. Empty where that
     * depends on the run. Whatever attributes this is given at run time: who asks for it has looked at these before.
     */
    default Optional<HostObject> definition(Host host) {
        return hostObject();
    }

    /** For messages. */
    String describe();

    /** What {@code type()} gives of it. */
    default HostObject type(Host host) {
        return hostObject().orElseThrow().type();
    }

    /** {@code isinstance(this, hostClass)}. */
    default boolean isInstance(HostObject hostClass, Host host) {
        return host.isSubclass(type(host), hostClass);
    }

    /**
     * What {@code repr()} gives of it, as far as that is the same in every run: its address and what follows are left
     * out. Methods of instances have their own way.
     */
    default String shown(Host host) {
        return host.call(host.builtin("repr"), List.of(hostObject().orElseThrow()), Map.of())
                        instanceof Host.Outcome.Returned(HostObject text)
                ? text.asText()
                : describe();
    }

    /** Whether it can be called, which bare objects and modules cannot. */
    default boolean isCallable(Host host) {
        return type(host).mro().stream()
                .anyMatch(each -> each.attribute("__call__").isPresent());
    }

    /** Whether it is a class of the program or a builtin type. */
    default boolean isType() {
        return false;
    }

    /** Whether it is a function of the program or of system code, live or made at run time. */
    default boolean isFunction() {
        return false;
    }
}
