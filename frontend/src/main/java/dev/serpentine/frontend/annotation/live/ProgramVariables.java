package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.Readers;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What of the imported program are variables, since functions assign it: globals, and attributes of classes. */
public final class ProgramVariables {
    private final Worklist worklist;
    private final LiveObjects liveObjects;
    private final Map<HostObject, Map<String, InferredCell>> ofClasses = new HashMap<>();
    private final Map<HostObject, Readers> readersOfNames = new HashMap<>();
    private final Map<String, InferredCell> globals = new LinkedHashMap<>();

    ProgramVariables(Worklist worklist, LiveObjects liveObjects) {
        this.worklist = worklist;
        this.liveObjects = liveObjects;
    }

    /** The variable of the program that a global name which functions assign is. */
    public InferredCell global(HostObject globalsDict, String name) {
        HostObject module = entry(globalsDict, "__name__");
        String key = (module == null ? "" : module.asText()) + "." + name;
        InferredCell known = globals.get(key);
        if (known == null) {
            known = new InferredCell(worklist, key);
            globals.put(key, known);
            HostObject value = entry(globalsDict, name);
            if (value != null) {
                known.generalise(liveObjects.annotation(value));
            }
        }
        return known;
    }

    /** The variable of the program that an attribute of a class is, if the program assigns it. */
    public InferredCell ofClass(HostObject hostClass, String name) {
        return ofClasses.computeIfAbsent(hostClass, key -> new HashMap<>()).computeIfAbsent(name, key -> {
            InferredCell made = new InferredCell(worklist, hostClass.qualifiedName() + "." + name);
            hostClass.attribute(name).ifPresent(value -> made.generalise(liveObjects.annotation(value)));
            readersOfNames(hostClass).changed();
            return made;
        });
    }

    /**
     * The names of the attributes of a class, and not of those that it extends, which the program assigns; the block
     * being flowed is flowed again when there are more.
     */
    public Set<String> assignedOfClass(HostObject hostClass) {
        readersOfNames(hostClass).read();
        Set<String> assigned = new TreeSet<>();
        ofClasses.getOrDefault(hostClass, Map.of()).forEach((name, variable) -> {
            if (variable.isAssigned()) {
                assigned.add(name);
            }
        });
        return assigned;
    }

    private Readers readersOfNames(HostObject hostClass) {
        return readersOfNames.computeIfAbsent(hostClass, _ -> new Readers(worklist));
    }

    private static HostObject entry(HostObject dict, String name) {
        return dict.entry(name).orElse(null);
    }
}
