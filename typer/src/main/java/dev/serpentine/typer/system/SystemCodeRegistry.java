package dev.serpentine.typer.system;

import dev.serpentine.frontend.annotation.live.SystemCode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds system code by what it stands for: reads the table in {@code registry.py}, and loads the modules that it names
 * when they are needed.
 */
public final class SystemCodeRegistry implements SystemCode {
    /**
     * The static method of a stand-in that gives the attributes which a live instance of what it stands for would have.
     */
    private static final String STATE = "_state_of_";

    private final Host host;
    private final SystemModules modules;
    private final Map<String, Map<String, Target>> methods = new HashMap<>();
    private final Map<HostObject, Optional<HostObject>> replacements = new HashMap<>();
    private final Map<HostObject, Boolean> systemFunctions = new HashMap<>();
    private final Map<HostObject, Optional<HostObject>> standIns = new HashMap<>();
    private final Set<String> standInNames = new HashSet<>();
    private HostObject findReplacement;
    private HostObject findStandIn;
    private final Map<HostObject, Map<HostObject, HostObject>> replacedByClass = new HashMap<>();
    private HostObject findReplacedOfClass;

    private record Target(String module, String name) {}

    /** @param homes classes beside which further system modules lie as resources */
    public SystemCodeRegistry(Host host, Class<?>... homes) {
        this.host = host;
        this.modules = new SystemModules(host, homes);
    }

    @Override
    public Optional<HostObject> replacement(HostObject callable) {
        return switch (callable.kind()) {
            // Of these there may be very many.
            case INSTANCE -> ofClass(callable.type(), callable);
            case LIST -> ofClass(host.builtin("list"), callable);
            default -> replacements.computeIfAbsent(callable, this::findReplacement);
        };
    }

    private Optional<HostObject> ofClass(HostObject type, HostObject object) {
        Map<HostObject, HostObject> replaced = replacedByClass.get(type);
        if (replaced == null) {
            readTable();
            replaced = new HashMap<>();
            List<HostObject> flat = returned(host.call(findReplacedOfClass, List.of(type), Map.of()))
                    .items();
            for (int i = 0; i < flat.size(); i += 3) {
                replaced.put(
                        flat.get(i),
                        modules.attribute(
                                flat.get(i + 1).asText(), flat.get(i + 2).asText()));
            }
            replacedByClass.put(type, replaced);
        }
        return Optional.ofNullable(replaced.get(object));
    }

    private static HostObject returned(Host.Outcome outcome) {
        if (outcome instanceof Host.Outcome.Returned(HostObject value)) {
            return value;
        }
        throw new IllegalStateException("the registry of system code failed");
    }

    private Optional<HostObject> findReplacement(HostObject callable) {
        return ask(findReplacement(), callable).map(this::atPlace);
    }

    private HostObject findReplacement() {
        readTable();
        return findReplacement;
    }

    /** What a function of the registry says about an object; empty where that is None. */
    private Optional<HostObject> ask(HostObject function, HostObject object) {
        HostObject found = returned(host.call(function, List.of(object), Map.of()));
        return found.kind() == HostKind.NONE ? Optional.empty() : Optional.of(found);
    }

    private HostObject atPlace(HostObject moduleAndName) {
        List<HostObject> place = moduleAndName.items();
        return modules.attribute(place.get(0).asText(), place.get(1).asText());
    }

    @Override
    public Optional<HostObject> standIn(HostObject hostClass) {
        readTable();
        if (!standInNames.contains(hostClass.qualifiedName())) {
            return Optional.empty();
        }
        return standIns.computeIfAbsent(hostClass, key -> {
            Optional<HostObject> found = ask(findStandIn, key).map(this::atPlace);
            found.flatMap(standIn -> standIn.attribute(STATE))
                    .ifPresent(reader -> host.tellAttributesBy(
                            key, reader.part(HostObject.Part.FUNCTION).orElseThrow()));
            return found;
        });
    }

    @Override
    public Optional<HostObject> method(String family, String method) {
        readTable();
        return Optional.ofNullable(methods.getOrDefault(family, Map.of()).get(method))
                .map(target -> modules.attribute(target.module(), target.name()));
    }

    /** A function of system code by module and name, for typers. @throws IllegalArgumentException if there is none */
    public HostObject function(String module, String name) {
        return modules.attribute(module, name);
    }

    /** Whether the module of a file says of itself that its integer arithmetic is checked, as the program's is. */
    boolean isArithmeticChecked(String file) {
        return modules.says(SystemModules.ARITHMETIC_IS_CHECKED, file);
    }

    @Override
    public boolean raisesAsPython(String file) {
        return modules.says(SystemModules.RAISES_AS_PYTHON, file);
    }

    /** Every system module that the table names. */
    public Set<String> moduleNames() {
        readTable();
        Set<String> names = new LinkedHashSet<>();
        methods.values().forEach(byName -> byName.values().forEach(target -> names.add(target.module())));
        return names;
    }

    /** Every family that has methods here, with the methods' names. */
    public Map<String, Set<String>> methodNames() {
        readTable();
        Map<String, Set<String>> names = new HashMap<>();
        methods.forEach((family, byName) -> names.put(family, byName.keySet()));
        return names;
    }

    @Override
    public boolean isSystemFunction(HostObject function) {
        return function.kind() == HostKind.FUNCTION
                && systemFunctions.computeIfAbsent(function, SystemModules::isSystemFunction);
    }

    @Override
    public boolean isSystemClass(HostObject hostClass) {
        return hostClass.kind() == HostKind.CLASS && hostClass.qualifiedName().startsWith(SystemModules.PACKAGE + ".");
    }

    @Override
    public Set<String> constantParameters(HostObject function) {
        return function.attribute("_constant_parameters_")
                .map(names -> {
                    Set<String> result = new LinkedHashSet<>();
                    names.items().forEach(name -> result.add(name.asText()));
                    return result;
                })
                .orElse(new LinkedHashSet<>());
    }

    private void readTable() {
        if (findReplacement != null) {
            return;
        }
        HostObject registry = modules.load("registry");
        for (Map.Entry<HostObject, HostObject> family :
                registry.attribute("METHODS").orElseThrow().entries()) {
            Map<String, Target> targets = new HashMap<>();
            for (Map.Entry<HostObject, HostObject> home : family.getValue().entries()) {
                String module = home.getKey().asText();
                for (String entry : home.getValue().asText().strip().split("\\s+")) {
                    int equals = entry.indexOf('=');
                    String name = equals < 0 ? entry : entry.substring(0, equals);
                    targets.put(name, new Target(module, entry.substring(equals + 1)));
                }
            }
            methods.put(family.getKey().asText(), targets);
        }
        registry.attribute("STAND_INS")
                .orElseThrow()
                .entries()
                .forEach(entry -> standInNames.add(entry.getKey().asText()));
        findStandIn = registry.attribute("stand_in").orElseThrow();
        findReplacement = registry.attribute("replacement").orElseThrow();
        findReplacedOfClass = registry.attribute("replaced_of_class").orElseThrow();
    }
}
