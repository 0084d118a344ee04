package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Classes whose call does more than make an instance and call {@code __init__}: those with a {@code __new__} in Python,
 * those whose metaclass defines {@code __call__}, and abstract ones. The call is one of a function of
 * {@code constructors.py}.
 */
public final class Constructors {
    private final ResourceModule module;
    private final Host host;
    private static final String PLAIN = "construct_plainly";
    private final Map<HostObject, HostObject> functions = new HashMap<>();
    private final Map<HostObject, HostObject> byMetaclass = new HashMap<>();
    private final Map<List<HostObject>, HostObject> ofSeveral = new HashMap<>();
    private final Map<List<HostObject>, HostObject> allocators = new HashMap<>();
    private final Map<HostObject, HostObject> makersOfExceptions = new HashMap<>();
    private final Map<HostObject, HostObject> refusals = new HashMap<>();

    public Constructors(Host host) {
        this.host = host;
        this.module = new ResourceModule(host, "constructors.py");
    }

    /** The function that a call of the class is; empty where there is nothing special to it. */
    public Optional<HostObject> of(InferredClass definition) {
        HostObject hostClass = definition.hostClass();
        return isAbstract(hostClass)
                        || callOfMetaclass(hostClass).isPresent()
                        || newOf(definition).isPresent()
                ? Optional.of(constructor(definition))
                : Optional.empty();
    }

    /** Whether some method of a class is abstract: then {@code object.__new__} makes no instance of it. */
    private static boolean isAbstract(HostObject hostClass) {
        return hostClass
                .attribute("__abstractmethods__")
                .filter(names -> !names.items().isEmpty())
                .isPresent();
    }

    /** What stands for {@code object.__new__} of a class that is abstract: it raises; empty of any other class. */
    public Optional<HostObject> refusal(HostObject hostClass) {
        return isAbstract(hostClass)
                ? Optional.of(refusals.computeIfAbsent(hostClass, each -> module.call("refusal", each)))
                        .filter(found -> found.kind() != HostKind.NONE)
                : Optional.empty();
    }

    /** What a call of the class is by what its metaclass defines. */
    private static Optional<HostObject> callOfMetaclass(HostObject hostClass) {
        return hostClass.type().mro().stream()
                .map(metaclass -> metaclass.attribute("__call__"))
                .flatMap(Optional::stream)
                .findFirst()
                .filter(found -> found.kind() == HostKind.FUNCTION);
    }

    /** Whether a function is what makes an instance of a class, whatever the class's metaclass says. */
    public static boolean isPlain(String function) {
        return function.equals(PLAIN);
    }

    /** What makes an instance of the class, if that is written in Python. */
    private static Optional<HostObject> newOf(InferredClass definition) {
        return definition
                .lookup("__new__")
                .map(Found::value)
                .filter(found -> found.kind() == HostKind.FUNCTION || found.kind() == HostKind.STATICMETHOD);
    }

    /**
     * The class whose instances a call of a class makes, where that is another by what the metaclass says: a
     * {@code TypedDict} makes a dict.
     */
    public static Optional<HostObject> madeInstead(HostObject hostClass) {
        return hostClass.type().attribute("__call__").filter(called -> called.kind() == HostKind.CLASS);
    }

    /** A function of a class that is one of several, and of the arguments of its call. */
    public HostObject constructorOfAny(List<InferredClass> classes) {
        return ofSeveral.computeIfAbsent(
                classes.stream().map(InferredClass::hostClass).toList(),
                hostClasses -> module.call(
                        "constructor_of_any",
                        host.ofTuple(hostClasses),
                        host.ofTuple(classes.stream().map(this::constructor).toList())));
    }

    /** The function that the {@code __new__} of a class of Python's exceptions is, of a class below. */
    public HostObject makerOfExceptions(HostObject owner) {
        return makersOfExceptions.computeIfAbsent(owner, each -> module.call("maker_of_exceptions", each));
    }

    /** A function of a class that is one of several, which makes an instance and does no more. */
    public HostObject allocatorOfAny(List<HostObject> classes) {
        return allocators.computeIfAbsent(
                classes, hostClasses -> module.call("allocator_of_any", host.ofTuple(hostClasses)));
    }

    /** The function, also where there is nothing special to it. */
    public HostObject constructor(InferredClass definition) {
        Optional<HostObject> call = callOfMetaclass(definition.hostClass());
        return call.isEmpty()
                ? plain(definition)
                : byMetaclass.computeIfAbsent(
                        definition.hostClass(), hostClass -> module.call("by_metaclass", hostClass, call.get()));
    }

    /** The function without what the class's metaclass says: {@code type.__call__}. */
    public HostObject plain(InferredClass definition) {
        HostObject hostClass = definition.hostClass();
        HostObject known = functions.get(hostClass);
        if (known == null) {
            known = module.call("constructor", hostClass, newOf(definition).orElse(host.none()));
            functions.put(hostClass, known);
        }
        return known;
    }
}
