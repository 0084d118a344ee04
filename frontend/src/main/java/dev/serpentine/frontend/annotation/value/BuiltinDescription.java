package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/**
 * A builtin function or type as a value ({@code len}, {@code int}, {@code math.sqrt}), or a live object that calls give
 * a meaning to (a marker of {@code rlib}, a module).
 */
public final class BuiltinDescription implements Description {
    private final HostObject object;
    private final String name;

    public BuiltinDescription(HostObject object, String name) {
        this.object = object;
        this.name = name;
    }

    @Override
    public Optional<HostObject> hostObject() {
        return Optional.of(object);
    }

    @Override
    public boolean isType() {
        return object.kind() == HostKind.CLASS;
    }

    /** {@code builtins.len} and so on: what tables of builtins know it by. */
    public String qualifiedName() {
        return name;
    }

    @Override
    public String describe() {
        return name.startsWith("builtins.") ? name.substring("builtins.".length()) : name;
    }

    @Override
    public String toString() {
        return describe();
    }
}
