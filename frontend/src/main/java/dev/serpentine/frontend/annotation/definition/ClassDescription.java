package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A class as a value. Builtin types that are not classes of the program ({@code int}, {@code list}) are
 * {@link BuiltinDescription}s.
 */
public final class ClassDescription implements Description {
    private final HostObject hostClass;
    private final InferredClass definition;

    public ClassDescription(HostObject hostClass, InferredClass definition) {
        this.hostClass = hostClass;
        this.definition = definition;
    }

    @Override
    public Optional<HostObject> hostObject() {
        return Optional.of(hostClass);
    }

    /** A protocol asks the class for what is its own. */
    @Override
    public boolean isInstance(HostObject other, Host host) {
        return host.call(host.builtin("isinstance"), List.of(hostClass, other), Map.of())
                        instanceof Host.Outcome.Returned(HostObject answer)
                && answer.asBoolean();
    }

    @Override
    public boolean isType() {
        return true;
    }

    /**
     * What instances of it are, where the class is not specialised; the generic definition, which specialised ones do
     * not extend, otherwise.
     */
    public ClassDefinition definition() {
        return definition.root();
    }

    @Override
    public String describe() {
        return "class " + hostClass.name();
    }

    @Override
    public String toString() {
        return describe();
    }
}
