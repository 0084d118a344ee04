package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.ClassLookup;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a live class holds as the translated program has it: with what system code stands for methods and classes of
 * Python's library.
 */
public final class LiveClass implements ClassLookup {
    /** What generators have instead of {@code __qualname__}, under which a class itself holds nothing but a text. */
    private static final String QUALIFIED_NAME = "_qualified_name_";

    private final HostObject hostClass;
    private final LiveObjects liveObjects;
    private final List<HostObject> linearisation;
    /** The class among the linearisation that {@code collections.namedtuple} made. */
    private final Optional<HostObject> namedTuple;
    /** Whether a class of Python's library is among the linearisation for which system code stands. */
    private final boolean hasStandIn;

    private final Map<String, Optional<Found>> lookups = new HashMap<>();
    private final Map<String, Optional<Found>> effective = new HashMap<>();

    LiveClass(HostObject hostClass, LiveObjects liveObjects) {
        this.hostClass = hostClass;
        this.liveObjects = liveObjects;
        this.linearisation = hostClass.mro();
        this.namedTuple = NamedTuples.madeByLibrary(linearisation);
        this.hasStandIn = !LiveObjects.isLaidOutOtherwise(hostClass)
                && linearisation.stream()
                        .anyMatch(ancestor -> liveObjects.standIn(ancestor).isPresent());
    }

    @Override
    public Optional<HostObject> data(String attribute) {
        return lookup(attribute).map(Found::value).filter(LiveClass::isData);
    }

    @Override
    public boolean isDescribed(String attribute) {
        return lookup(attribute)
                .map(Found::value)
                .filter(LiveClass::isDescriptor)
                .isPresent();
    }

    /** Whether a class-level value is a property, or an instance of a class that {@link #describes}. */
    public static boolean isDescriptor(HostObject value) {
        return value.kind() == HostKind.PROPERTY || describes(value.type());
    }

    /**
     * Whether a class says what its instances do as attributes of another: it has {@code __get__} or {@code __set__} in
     * Python.
     */
    public static boolean describes(HostObject hostClass) {
        return descriptorMethod(hostClass, "__get__").isPresent()
                || descriptorMethod(hostClass, "__set__").isPresent();
    }

    /** A method of a descriptor's class, which is written in Python. */
    public static Optional<HostObject> descriptorMethod(HostObject hostClass, String name) {
        return hostClass.mro().stream()
                .map(owner -> owner.attribute(name))
                .flatMap(Optional::stream)
                .findFirst()
                .filter(found -> found.kind() == HostKind.FUNCTION);
    }

    @Override
    public boolean isOfEnumeration() {
        return Enumerations.memberFamily(hostClass).isPresent();
    }

    @Override
    public boolean isAsWritten() {
        return !isGenerated(hostClass) && !isOfEnumeration();
    }

    /** Whether a class is system code. */
    public static boolean isGenerated(HostObject hostClass) {
        return hostClass.qualifiedName().startsWith("serpentine_")
                || hostClass.qualifiedName().startsWith("rpython.");
    }

    @Override
    public Optional<Found> lookup(String attribute) {
        Optional<Found> known = lookups.get(attribute);
        if (known == null) {
            known = lookupFrom(
                    attribute.equals("__qualname__")
                                    && hostClass.attribute(QUALIFIED_NAME).isPresent()
                            ? QUALIFIED_NAME
                            : attribute,
                    0);
            lookups.put(attribute, known);
        }
        return known;
    }

    @Override
    public Optional<Found> effective(String attribute) {
        Optional<Found> known = effective.get(attribute);
        if (known == null) {
            known = findEffective(attribute);
            effective.put(attribute, known);
        }
        return known;
    }

    private Optional<Found> findEffective(String attribute) {
        return lookup(attribute)
                .map(found -> {
                    Optional<HostObject> system = liveObjects.memberMethod(hostClass, found.value(), attribute);
                    if (system.isEmpty() && found.value().kind() != HostKind.FUNCTION) {
                        system = liveObjects.defaultMethod(hostClass, attribute);
                    }
                    return system.map(function -> new Found(found.owner(), function))
                            .orElse(found);
                })
                // Python's str has no __radd__: its + asks both operands.
                .or(() ->
                        liveObjects.memberMethod(hostClass, attribute).map(function -> new Found(hostClass, function)));
    }

    @Override
    public Optional<Found> lookupAfter(String attribute, HostObject after) {
        return lookupFrom(attribute, linearisation.indexOf(after) + 1);
    }

    private Optional<Found> lookupFrom(String attribute, int start) {
        for (HostObject owner : linearisation.subList(start, linearisation.size())) {
            Optional<HostObject> value = classAttribute(owner, attribute);
            if (value.isPresent() && !isProtocolInitializer(attribute, value.get())) {
                return isSlot(value.get())
                        ? Optional.empty()
                        : Optional.of(takenFromExtended(value.get())
                                .or(() -> takenFromBuiltin(owner, value.get()))
                                .orElseGet(() -> new Found(owner, liveObjects.insteadOfNone(attribute, value.get()))));
            }
        }
        return Optional.empty();
    }

    /**
     * What stands for a method of a type that the class extends, where it has it under another name: {@code push =
     * list.append}.
     */
    private Optional<Found> takenFromExtended(HostObject value) {
        if (!hasStandIn
                || value.kind() != HostKind.BUILTIN_FUNCTION && value.kind() != HostKind.INSTANCE
                || !value.type().name().endsWith("descriptor")) {
            return Optional.empty();
        }
        return linearisation.stream()
                .filter(ancestor -> value.qualifiedName().equals(ancestor.qualifiedName() + "." + value.name()))
                .findFirst()
                .flatMap(extended -> ofStandIn(extended, value.name()).map(function -> new Found(extended, function)));
    }

    /**
     * What stands for a method of Python's own class above that a class of the program holds: {@code __str__ =
     * Exception.__str__}.
     */
    private Optional<Found> takenFromBuiltin(HostObject owner, HostObject value) {
        if (hasStandIn
                || isOfEnumeration()
                || owner.qualifiedName().startsWith("builtins.")
                || !value.type().name().equals("wrapper_descriptor")) {
            return Optional.empty();
        }
        return linearisation.stream()
                .filter(ancestor -> ancestor.qualifiedName().startsWith("builtins."))
                .filter(ancestor ->
                        ancestor.attribute(value.name()).filter(value::equals).isPresent())
                .findFirst()
                .flatMap(ancestor -> liveObjects
                        .defaultMethod(
                                hostClass,
                                linearisation.subList(linearisation.indexOf(ancestor), linearisation.size()),
                                value.name())
                        .map(function -> new Found(ancestor, function)));
    }

    private Optional<HostObject> classAttribute(HostObject owner, String attribute) {
        Optional<HostObject> standIn = hasStandIn ? liveObjects.standInAmong(linearisation, owner) : Optional.empty();
        if (standIn.isPresent()) {
            return attributeOf(standIn.get(), attribute);
        }
        if (hasStandIn
                && owner.qualifiedName().startsWith("builtins.")
                && !owner.bases().isEmpty()) {
            return Optional.empty();
        }
        return namedTuple.isEmpty() ? owner.attribute(attribute) : attributeOfNamedTuple(owner, attribute);
    }

    private static Optional<HostObject> attributeOf(HostObject standIn, String attribute) {
        return standIn.mro().stream()
                .filter(ancestor -> !ancestor.bases().isEmpty())
                .map(ancestor -> ancestor.attribute(attribute))
                .flatMap(Optional::stream)
                .findFirst();
    }

    @Override
    public Optional<HostObject> standInFor(HostObject ancestor) {
        return liveObjects.standInAmong(linearisation, ancestor);
    }

    @Override
    public Optional<HostObject> ofStandIn(HostObject ancestor, String attribute) {
        return liveObjects.standInAmong(linearisation, ancestor).flatMap(standIn -> attributeOf(standIn, attribute));
    }

    private Optional<HostObject> attributeOfNamedTuple(HostObject owner, String attribute) {
        if (NamedTuples.isTuple(owner)) {
            return Optional.empty();
        }
        return owner.equals(namedTuple.get())
                ? liveObjects.namedTuples().attribute(owner, attribute)
                : owner.attribute(attribute);
    }

    /** What the library puts into protocols calls the next {@code __init__} of those that are none. */
    private static boolean isProtocolInitializer(String attribute, HostObject value) {
        return attribute.equals("__init__")
                && value.kind() == HostKind.FUNCTION
                && value.qualifiedName().startsWith("typing.");
    }

    private static boolean isSlot(HostObject value) {
        if (value.kind() != HostKind.INSTANCE && value.kind() != HostKind.BUILTIN_FUNCTION) {
            return false;
        }
        return value.type().name().equals("member_descriptor")
                || value.type().name().equals("getset_descriptor");
    }

    /**
     * Whether a class-level value is plain data: neither a function nor anything that attribute access treats
     * specially.
     */
    public static boolean isData(HostObject value) {
        return switch (value.kind()) {
            case FUNCTION, METHOD, BUILTIN_FUNCTION, PROPERTY, STATICMETHOD, CLASSMETHOD, MODULE, CODE -> false;
            case CLASS -> true;
            case INSTANCE ->
                !value.type().name().endsWith("descriptor")
                        && !value.type().name().endsWith("slot wrapper");
            default -> true;
        };
    }
}
