package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/** One thing that a {@link SomeValue.SomeCallable} may be. Compared by identity; each live object has one. */
public interface Description {

    /** The live object; empty for what is made at run time (closures, methods bound at run time). */
    Optional<HostObject> hostObject();

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

    /** Whether it is a class of the program or a builtin type. */
    default boolean isType() {
        return false;
    }

    /** Whether it is a function of the program or of system code, live or made at run time. */
    default boolean isFunction() {
        return false;
    }
}
