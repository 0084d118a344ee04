package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.SettledContents;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.live.LiveObjects;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;

/** What is known of each variable and constant so far, and where that came from first. */
public final class Bindings {
    /** What was known when the program was closed. */
    private Map<Variable, SomeValue> closed = Map.of();

    private Map<Variable, SomeValue> annotations = new IdentityHashMap<>();
    private final Map<Variable, Origin> origins = new IdentityHashMap<>();
    private final Map<HostObject, SomeValue> constants = new HashMap<>();
    /** By the object, since (1,) and (True,) are equal. */
    private final Map<HostObject, SomeValue> tupleConstants = new IdentityHashMap<>();
    /** What holds the items of the tuples of the unions that variables are, by their place within. */
    private final Map<Variable, Map<String, InferredList>> tuples = new IdentityHashMap<>();

    private final Set<Variable> poisoned = Collections.newSetFromMap(new IdentityHashMap<>());
    private final LiveObjects liveObjects;
    private final Worklist worklist;
    private final IntSupplier depth;

    /** @param depth of the graph being flowed: see {@link SettledContents} */
    Bindings(LiveObjects liveObjects, Worklist worklist, IntSupplier depth) {
        this.liveObjects = liveObjects;
        this.worklist = worklist;
        this.depth = depth;
    }

    /** What is known of a value: {@code IMPOSSIBLE} of a variable that nothing was bound to. */
    public SomeValue of(Value value) {
        return switch (value) {
            case Variable variable -> {
                SomeValue known = known(variable);
                yield known == null ? SomeImpossible.IMPOSSIBLE : known;
            }
            case Constant(Object object, var type)
            when object instanceof HostObject hostObject -> ofConstant(hostObject);
            case Constant constant ->
                throw new IllegalStateException("no annotation for constant operand " + constant.value());
        };
    }

    private SomeValue known(Variable variable) {
        SomeValue known = annotations.get(variable);
        return known == null ? closed.get(variable) : known;
    }

    /** What all variables are known to be that may still become more general. */
    public Collection<SomeValue> values() {
        return List.copyOf(annotations.values());
    }

    /** Lets nothing become more general that is known by now. */
    public void close() {
        closed = annotations;
        annotations = new IdentityHashMap<>();
    }

    /** Lets everything become more general again. */
    public void open() {
        Map<Variable, SomeValue> all = new IdentityHashMap<>(closed);
        all.putAll(annotations);
        annotations = all;
        closed = Map.of();
    }

    /** What is known of a live object. */
    public SomeValue ofConstant(HostObject object) {
        return switch (object.kind()) {
            // Numbers and text are cheap, and unequal where Python says equal (True and 1): not kept.
            case NONE, BOOL, INT, FLOAT, STR, BYTES -> liveObjects.annotation(object);
            case TUPLE -> kept(tupleConstants, object);
            default -> kept(constants, object);
        };
    }

    private SomeValue kept(Map<HostObject, SomeValue> constants, HostObject object) {
        SomeValue known = constants.get(object);
        if (known == null) {
            known = liveObjects.annotation(object);
            constants.put(object, known);
        }
        return known;
    }

    /**
     * What is known of a container, function or the like that the program has as a constant; nothing new is found out.
     */
    public Optional<SomeValue> knownOfConstant(HostObject object) {
        return Optional.ofNullable(constants.get(object));
    }

    /** Whether anything was bound to a variable. */
    public boolean isBound(Variable variable) {
        return known(variable) != null;
    }

    /**
     * Widens what is known of a variable.
     *
     * @return whether that changed anything
     * @throws UnionConflict where it cannot be both
     */
    public boolean widen(Variable variable, SomeValue value, Origin origin) {
        SomeValue known = known(variable);
        if (known == null) {
            annotations.put(variable, settled(variable, value));
            origins.put(variable, origin);
            worklist.noteGrowth();
            return true;
        }
        SomeValue wider = settled(variable, worklist.union().of(known, value));
        if (wider.equals(known)) {
            return false;
        }
        if (closed.containsKey(variable)) {
            throw new IllegalStateException("the variable " + variable.name() + " becomes " + wider
                    + ", though the program is closed, where it is " + known);
        }
        annotations.put(variable, wider);
        worklist.noteGrowth();
        return true;
    }

    private SomeValue settled(Variable variable, SomeValue value) {
        return worklist.union()
                .settled(
                        value,
                        place -> tuples.computeIfAbsent(variable, key -> new HashMap<>())
                                .computeIfAbsent(place, key -> InferredList.ofTuples(worklist, depth.getAsInt())));
    }

    /** Where the type of a variable came from first. */
    public Optional<Origin> origin(Variable variable) {
        return Optional.ofNullable(origins.get(variable));
    }

    /** Marks a variable as the result of an error that was reported, so that what rests on it is not reported too. */
    public boolean poison(Variable variable) {
        return poisoned.add(variable);
    }

    /** Whether nothing comes of a value since an error was reported. */
    public boolean isPoisoned(Value value) {
        return value instanceof Variable variable && poisoned.contains(variable) && !isBound(variable);
    }
}
