package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.SettledContents;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The class definitions of a run: one a live class, or several where it is specialised; and which base each extends.
 */
public final class ClassHierarchy {
    private record Key(HostObject hostClass, Optional<String> specialisation) {}

    private final Host host;
    private final Worklist worklist;
    private final LiveObjects liveObjects;
    private final Map<Key, InferredClass> definitions = new LinkedHashMap<>();
    private final Map<HostObject, InferredClass> prebuilt = new HashMap<>();
    private final Map<String, Integer> names = new HashMap<>();
    private final Map<HostObject, String> classNames = new HashMap<>();
    private final Map<String, Integer> countsOfClasses = new HashMap<>();

    ClassHierarchy(Host host, Worklist worklist, LiveObjects liveObjects) {
        this.host = host;
        this.worklist = worklist;
        this.liveObjects = liveObjects;
    }

    /** The definition of a class, made when first asked for. */
    public InferredClass definition(HostObject hostClass) {
        return definition(hostClass, Optional.empty());
    }

    /** A definition for instances of a generic class that are made with arguments like these. */
    public InferredClass specialised(HostObject hostClass, String key) {
        return specialised(hostClass, key, 0);
    }

    /** @param depth of the graphs made for its instances: see {@link SettledContents} */
    public InferredClass specialised(HostObject hostClass, String key, int depth) {
        boolean isNew = !definitions.containsKey(new Key(hostClass, Optional.of(key)));
        InferredClass definition = definition(hostClass, Optional.of(key));
        if (isNew) {
            definition.setDepth(depth);
        }
        return definition;
    }

    /** A definition for a live instance of a generic class. */
    InferredClass ofPrebuilt(HostObject instance) {
        return prebuilt.computeIfAbsent(instance, key -> specialised(key.type(), "prebuilt " + prebuilt.size()))
                .root();
    }

    private InferredClass definition(HostObject hostClass, Optional<String> specialisation) {
        Key key = new Key(hostClass, specialisation);
        InferredClass known = definitions.get(key);
        if (known != null) {
            return known.root();
        }
        InferredClass base = layoutBase(hostClass)
                .map(parent -> definition(parent, isShared(parent) ? Optional.empty() : specialisation))
                .orElse(null);
        String name = hostClass
                .qualifiedName()
                .replaceFirst("^(builtins|__main__)\\.", "")
                .replaceAll("^.*<locals>\\.", "");
        int count = names.merge(name, 1, Integer::sum);
        InferredClass made = new InferredClass(
                count == 1 ? name : name + "#" + count,
                classNames.computeIfAbsent(hostClass, this::nameOfClass),
                hostClass,
                base,
                specialisation,
                new LiveClass(hostClass, liveObjects),
                liveObjects,
                worklist);
        definitions.put(key, made);
        return made;
    }

    /** A function may make several classes of one name. */
    private String nameOfClass(HostObject hostClass) {
        String name = hostClass.qualifiedName();
        int count = countsOfClasses.merge(name, 1, Integer::sum);
        return count == 1 ? name : name + "#" + count;
    }

    /** Whether a class is never copied for a specialised class below it. */
    private boolean isShared(HostObject hostClass) {
        return hostClass.bases().isEmpty()
                || isException(hostClass)
                || liveObjects.saysWhetherGeneric(hostClass).equals(Optional.of(false));
    }

    /** Whether it is Python's {@code BaseException} or below. */
    public boolean isException(HostObject hostClass) {
        return host.isSubclass(hostClass, host.builtin("BaseException"));
    }

    /**
     * The base whose layout a class extends: the one that says most about its instances, the first of equals; the
     * others are mixed in.
     */
    private Optional<HostObject> layoutBase(HostObject hostClass) {
        HostObject best = null;
        int bestScore = -1;
        boolean isStoodInFor = liveObjects.standIn(hostClass).isPresent();
        for (HostObject base : hostClass.bases()) {
            // What a class that system code stands for extends is a matter of the stand-in: its instances are laid out
            // by themselves.
            int score = isStoodInFor && !base.bases().isEmpty() ? Integer.MIN_VALUE : score(base);
            if (score > bestScore) {
                best = base;
                bestScore = score;
            }
        }
        return isStoodInFor && best == null ? Optional.of(host.builtin("object")) : Optional.ofNullable(best);
    }

    private int score(HostObject base) {
        if (InferredClass.isMarkerBase(base)) {
            return base.bases().isEmpty() ? 0 : 1;
        }
        if (isException(base)) {
            return 1000;
        }
        boolean initialises = base.mro().stream()
                .anyMatch(ancestor -> !ancestor.bases().isEmpty()
                        && ancestor.attribute("__init__").isPresent());
        return (initialises ? 100 : 10) + base.mro().size();
    }

    /**
     * The class that a function found in {@code owner} belongs to for {@code definition}, where that is not simply the
     * definition of {@code owner}: functions of mixins, of specialised classes and of stand-ins are copied down.
     */
    public Optional<InferredClass> home(InferredClass definition, HostObject owner) {
        InferredClass home = definition.root();
        for (InferredClass ancestor = home; ancestor != null; ancestor = ancestor.baseOrNull()) {
            if (ancestor.hostClass().mro().contains(owner)) {
                home = ancestor;
            }
        }
        // Its methods have graphs of their own for as long as this is a definition of its own.
        home.noteIdentityReader();
        boolean isItsOwn = home.hostClass().equals(owner)
                && home.specialisation().isEmpty()
                && liveObjects.standIn(owner).isEmpty();
        return isItsOwn ? Optional.empty() : Optional.of(home);
    }

    /** The definition of a live instance of a generic class, if it has one. */
    public Optional<InferredClass> knownOfPrebuilt(HostObject instance) {
        return Optional.ofNullable(prebuilt.get(instance)).map(InferredClass::root);
    }

    /** The definition of a class, if it has one. */
    public Optional<InferredClass> known(HostObject hostClass) {
        return Optional.ofNullable(definitions.get(new Key(hostClass, Optional.empty())))
                .map(InferredClass::root);
    }

    /** All definitions, ancestors first. */
    public Collection<ClassDefinition> all() {
        List<ClassDefinition> ordered = new ArrayList<>();
        Set<InferredClass> seen = new HashSet<>();
        definitions.values().forEach(definition -> add(definition.root(), seen, ordered));
        return ordered;
    }

    private void add(InferredClass definition, Set<InferredClass> seen, List<ClassDefinition> ordered) {
        if (definition == null || !seen.add(definition)) {
            return;
        }
        add(definition.baseOrNull(), seen, ordered);
        ordered.add(definition);
    }
}
