package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.Contributions;
import dev.serpentine.frontend.annotation.definition.GrownContents;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Gives live objects their annotations, and lets those that have contents contribute to the shared definitions. */
public final class LiveObjects implements Contributions {
    private static final String GENERIC_MARKER = "_is_generic_";
    private final Host host;
    private final SystemCode systemCode;
    private final NamedTuples namedTuples;
    private final Worklist worklist;
    private final LiveConflicts conflicts;
    private final LowLevelMarkers markers;
    private final GrownContents growth;
    private final Map<HostObject, SomeValue> containers = new HashMap<>();
    /** Instances whose attributes are not looked at yet: one after the other, since they may be linked without end. */
    private final Deque<Runnable> found = new ArrayDeque<>();

    private boolean isNoting;
    private final Map<HostObject, Boolean> generic = new HashMap<>();
    private Descriptions descriptions;
    private ClassHierarchy hierarchy;

    LiveObjects(
            Host host,
            SystemCode systemCode,
            Worklist worklist,
            LiveConflicts conflicts,
            LowLevelMarkers markers,
            GrownContents growth,
            NamedTuples namedTuples) {
        this.systemCode = systemCode;
        this.namedTuples = namedTuples;
        this.host = host;
        this.worklist = worklist;
        this.conflicts = conflicts;
        this.markers = markers;
        this.growth = growth;
    }

    void connect(Descriptions allDescriptions, ClassHierarchy classHierarchy) {
        this.descriptions = allDescriptions;
        this.hierarchy = classHierarchy;
    }

    /**
     * The class of system code that stands for one of Python's library, whose instances then have its attributes and
     * methods.
     */
    Optional<HostObject> standIn(HostObject hostClass) {
        return systemCode.standIn(hostClass);
    }

    /**
     * Whether a class is a type of the core for which system code stands where classes of the program extend it, and
     * only there.
     */
    public boolean isStoodInForOnlyBelow(HostObject hostClass) {
        return standIn(hostClass)
                .filter(found -> found.mro().stream()
                        .anyMatch(ancestor -> ancestor.attribute("_only_below_").isPresent()))
                .isPresent();
    }

    /**
     * Whether a class is such a type, and its values are no objects, but what an instance of a class that extends it
     * holds.
     */
    public boolean isStoodInForByValue(HostObject hostClass) {
        return standIn(hostClass)
                .filter(found -> found.mro().stream()
                        .anyMatch(ancestor -> ancestor.attribute("_is_value_").isPresent()))
                .isPresent();
    }

    /**
     * Whether instances of a class have a representation of their own, although it extends a type of the core: members
     * of enumerations, and named tuples.
     */
    static boolean isLaidOutOtherwise(HostObject hostClass) {
        return Enumerations.memberFamily(hostClass).isPresent()
                || NamedTuples.madeByLibrary(hostClass.mro()).isPresent();
    }

    /**
     * The class of system code that stands for one among those that a class extends. What stands for {@code dict} has
     * nothing to say below {@code OrderedDict}, which is itself stood in for.
     *
     * @return empty where none stands for the ancestor
     */
    Optional<HostObject> standInAmong(List<HostObject> linearisation, HostObject ancestor) {
        return standIn(ancestor)
                .filter(_ -> !isStoodInForOnlyBelow(ancestor)
                        || linearisation.stream()
                                .allMatch(each -> standIn(each).isEmpty() || isStoodInForOnlyBelow(each)));
    }

    /** What a class says by {@code _is_generic_} or inherits; empty for classes that leave it to inference. */
    Optional<Boolean> saysWhetherGeneric(HostObject hostClass) {
        return hostClass
                .attribute(GENERIC_MARKER)
                .filter(value -> value.kind() == HostKind.BOOL)
                .map(HostObject::asBoolean);
    }

    /**
     * Whether a class or one that it extends has a stand-in that is generic, as they are unless they say
     * {@code _is_generic_ = False}, or says so itself: then it has a definition for each place that makes instances.
     */
    public boolean isGeneric(HostObject hostClass) {
        Boolean known = generic.get(hostClass);
        if (known == null) {
            known = saysWhetherGeneric(hostClass).equals(Optional.of(true))
                    || !isLaidOutOtherwise(hostClass)
                            && hostClass.mro().stream()
                                    .map(this::standIn)
                                    .flatMap(Optional::stream)
                                    .anyMatch(found -> found.mro().stream()
                                            .allMatch(ancestor -> ancestor.attribute(GENERIC_MARKER)
                                                    .isEmpty()));
            generic.put(hostClass, known);
        }
        return known;
    }

    @Override
    public void contribute(InferredAttribute attribute, HostObject value, InferredClass owner) {
        SomeValue annotation = annotation(value);
        try {
            attribute.generalise(annotation);
        } catch (UnionConflict conflict) {
            conflicts.attributeConflict(owner, attribute, conflict);
        }
    }

    @Override
    public void moveUp(InferredAttribute below, InferredAttribute above, InferredClass owner) {
        try {
            below.moveTo(above);
        } catch (UnionConflict conflict) {
            conflicts.attributeConflict(owner, above, conflict);
        }
    }

    /** The annotation of a live object. */
    public SomeValue annotation(HostObject object) {
        SomeValue annotation = annotationWithoutInstances(object);
        if (!isNoting) {
            isNoting = true;
            try {
                while (!found.isEmpty()) {
                    found.remove().run();
                }
            } finally {
                isNoting = false;
            }
        }
        return annotation;
    }

    private SomeValue annotationWithoutInstances(HostObject object) {
        Optional<HostObject> constant = Optional.of(object);
        return switch (object.kind()) {
            case NONE -> SomeNone.NONE;
            case BOOL -> new SomeBool(constant);
            case INT ->
                LongIntegers.isLong(object)
                        ? LongIntegers.ofConstant(object)
                        : new SomeInteger(Primitive.SIGNED, object.asInteger().signum() >= 0, constant);
            case FLOAT -> new SomeFloat(Primitive.FLOAT, constant);
            case STR -> {
                String text = object.asText();
                yield new SomeString(text.codePointCount(0, text.length()) == 1, false, constant);
            }
            case BYTES -> new SomeBytes(false, constant);
            case BYTEARRAY -> new SomeByteArray(false);
            case TUPLE ->
                new SomeTuple(object.items().stream().map(this::annotation).toList(), constant);
            case LIST, DICT, SET, FROZENSET, CELL -> container(object);
            case RANGE -> range(object);
            case SLICE -> new SomeSlice(part(object, Part.START), part(object, Part.STOP), part(object, Part.STEP));
            case INSTANCE -> instance(object);
            case FUNCTION,
                    METHOD,
                    BUILTIN_FUNCTION,
                    CLASS,
                    MODULE,
                    STATICMETHOD,
                    CLASSMETHOD,
                    PROPERTY,
                    CODE,
                    ELLIPSIS,
                    NOT_IMPLEMENTED -> callable(object);
        };
    }

    private static SomeValue range(HostObject object) {
        if (Stream.of(Part.START, Part.STOP, Part.STEP)
                .anyMatch(part -> object.part(part).orElseThrow().asInteger().bitLength() > 63)) {
            throw new RuleError(
                    MessageKind.NOT_SUPPORTED,
                    "a range of numbers beyond 64 bits",
                    "count from 0, and add where it begins");
        }
        return new SomeRange(Optional.of(object));
    }

    private SomeValue part(HostObject object, Part part) {
        return object.part(part).map(this::annotation).orElse(SomeNone.NONE);
    }

    private SomeValue callable(HostObject object) {
        Optional<SomeValue> marker = markers.annotation(object);
        return marker.orElseGet(() -> new SomeCallable(Set.of(descriptions.of(object)), false));
    }

    private SomeValue instance(HostObject object) {
        Optional<SomeValue> marker = markers.annotation(object);
        if (marker.isPresent()) {
            return marker.get();
        }
        Optional<Primitive> machineInteger =
                BuiltinFunction.of(object.type().qualifiedName()).flatMap(BuiltinFunction::machineInteger);
        if (machineInteger.isPresent()) {
            return new SomeInteger(machineInteger.get(), object.asInteger().signum() >= 0, Optional.empty());
        }
        Optional<HostObject> replacement = systemCode.replacement(object);
        if (replacement.isPresent()) {
            return annotation(replacement.get());
        }
        if (descriptions.isFrozen(object)) {
            return new SomeCallable(Set.of(descriptions.of(object)), false);
        }
        InferredClass definition =
                isGeneric(object.type()) ? hierarchy.ofPrebuilt(object) : hierarchy.definition(object.type());
        found.add(() -> definition.addPrebuilt(object));
        return new SomeInstance(definition, false, Optional.of(object));
    }

    private SomeValue container(HostObject object) {
        Optional<HostObject> replacement =
                object.kind() == HostKind.LIST ? systemCode.replacement(object) : Optional.empty();
        if (replacement.isPresent()) {
            return annotation(replacement.get());
        }
        SomeValue known = containers.get(object);
        if (known != null) {
            return known;
        }
        Optional<HostObject> constant = Optional.of(object);
        switch (object.kind()) {
            case LIST -> {
                InferredList definition = new InferredList(worklist, false);
                definition.madeAt(object, growth);
                containers.put(object, new SomeList(definition, false, constant));
                object.items().forEach(item -> contribute(() -> definition.generaliseItem(annotation(item)), object));
            }
            case DICT -> {
                InferredDict definition = new InferredDict(worklist);
                definition.madeAt(object, growth);
                containers.put(object, new SomeDict(definition, false, constant));
                for (Map.Entry<HostObject, HostObject> entry : object.entries()) {
                    contribute(() -> definition.generaliseKey(annotation(entry.getKey())), object);
                    contribute(() -> definition.generaliseValue(annotation(entry.getValue())), object);
                }
            }
            case SET, FROZENSET -> {
                InferredSet definition = new InferredSet(worklist, object.kind() == HostKind.FROZENSET);
                definition.madeAt(object, growth);
                containers.put(object, new SomeSet(definition, false, constant));
                object.items().forEach(item -> contribute(() -> definition.generaliseItem(annotation(item)), object));
            }
            case CELL -> {
                InferredCell definition = new InferredCell(worklist, "cell");
                containers.put(object, new SomeCell(definition));
                object.part(Part.CONTENTS)
                        .ifPresent(contents -> contribute(() -> definition.generalise(annotation(contents)), object));
            }
            default -> throw new IllegalStateException("not a container: " + object.kind());
        }
        return containers.get(object);
    }

    private void contribute(Runnable contribution, HostObject container) {
        try {
            contribution.run();
        } catch (UnionConflict conflict) {
            conflicts.prebuiltConflict(container, conflict);
        }
    }

    /**
     * The values of one-element sets of callables, for a value that is always one of several live objects; empty where
     * it is not.
     */
    public static Set<HostObject> possibleObjects(SomeCallable callable) {
        Set<HostObject> found = new LinkedHashSet<>();
        callable.descriptions().forEach(description -> description.hostObject().ifPresent(found::add));
        return found;
    }

    /** What stands for a method that a member of an enumeration has from the library. */
    Optional<HostObject> memberMethod(HostObject hostClass, HostObject found, String name) {
        return Enumerations.memberMethod(systemCode, hostClass, found, name);
    }

    /** The system function that a member of an enumeration has under a name. */
    Optional<HostObject> memberMethod(HostObject hostClass, String name) {
        return Enumerations.memberMethod(systemCode, hostClass, name);
    }

    NamedTuples namedTuples() {
        return namedTuples;
    }

    /**
     * A class that sets a special method to None, as Python does for the hash of one that defines equality only, has a
     * method instead that raises what follows.
     */
    HostObject insteadOfNone(String attribute, HostObject value) {
        return value.kind() == HostKind.NONE
                ? systemCode.method("none", attribute).orElse(value)
                : value;
    }

    /** What stands for a special method that a class has from {@code object} or from Python's exceptions. */
    Optional<HostObject> defaultMethod(HostObject hostClass, String name) {
        return defaultMethod(hostClass, hostClass.mro(), name);
    }

    /** The same, of these of its ancestors alone. */
    Optional<HostObject> defaultMethod(HostObject hostClass, List<HostObject> ancestors, String name) {
        return switch (name) {
            case "__str__", "__repr__", "__format__", "__eq__", "__hash__" ->
                hierarchy.isException(hostClass) && !name.equals("__eq__") && !name.equals("__hash__")
                        ? ancestors.stream()
                                .map(ancestor -> systemCode.method(ancestor.name(), name))
                                .flatMap(Optional::stream)
                                .findFirst()
                        : systemCode.method("object", name);
            default -> Optional.empty();
        };
    }
}
