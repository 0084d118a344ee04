package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/** One thing that a {@link SomeValue.SomeCallable} may be. Compared by identity; each live object has one. */
public interface Description {

    /** The live object; empty for what is made at run time (closures, methods bound at run time). */
    Optional<HostObject> hostObject();

    /** For messages. */
    String describe();
}
