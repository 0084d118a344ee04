package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** What of the imported program are variables, since functions assign it: globals, and attributes of classes. */
public final class ProgramVariables {
    private final Worklist worklist;
    private final LiveObjects liveObjects;
    private final Map<HostObject, Map<String, InferredCell>> ofClasses = new HashMap<>();
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
            return made;
        });
    }

    private static HostObject entry(HostObject dict, String name) {
        return dict.entry(name).orElse(null);
    }
}
