package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A registry of system code that asks another one about each thing once: the annotator asks the same again and again.
 */
public final class RememberedSystemCode implements SystemCode {
    private record Method(String family, String name) {}

    private final SystemCode registry;
    private final Map<HostObject, Optional<HostObject>> replacements = new HashMap<>();
    private final Map<HostObject, Optional<HostObject>> standIns = new HashMap<>();
    private final Map<Method, Optional<HostObject>> methods = new HashMap<>();
    private final Map<HostObject, Boolean> systemFunctions = new HashMap<>();
    private final Map<HostObject, Boolean> systemClasses = new HashMap<>();
    private final Map<HostObject, Set<String>> constantParameters = new HashMap<>();

    public RememberedSystemCode(SystemCode registry) {
        this.registry = registry;
    }

    @Override
    public Optional<HostObject> replacement(HostObject callable) {
        if (callable.kind() == HostKind.INSTANCE || callable.kind() == HostKind.LIST) {
            return registry.replacement(callable);
        }
        Optional<HostObject> known = replacements.get(callable);
        if (known == null) {
            known = registry.replacement(callable);
            replacements.put(callable, known);
        }
        return known;
    }

    @Override
    public Optional<HostObject> method(String family, String method) {
        Method key = new Method(family, method);
        Optional<HostObject> known = methods.get(key);
        if (known == null) {
            known = registry.method(family, method);
            methods.put(key, known);
        }
        return known;
    }

    @Override
    public Optional<HostObject> standIn(HostObject hostClass) {
        Optional<HostObject> known = standIns.get(hostClass);
        if (known == null) {
            known = registry.standIn(hostClass);
            standIns.put(hostClass, known);
        }
        return known;
    }

    @Override
    public boolean isSystemFunction(HostObject function) {
        return systemFunctions.computeIfAbsent(function, registry::isSystemFunction);
    }

    @Override
    public boolean isSystemClass(HostObject hostClass) {
        return systemClasses.computeIfAbsent(hostClass, registry::isSystemClass);
    }

    @Override
    public Set<String> constantParameters(HostObject function) {
        return constantParameters.computeIfAbsent(function, registry::constantParameters);
    }

    @Override
    public boolean raisesAsPython(String file) {
        return registry.raisesAsPython(file);
    }
}
