package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription.Creation;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.host.TypeForms;
import dev.serpentine.graph.model.Operation;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes the descriptions of a run; each thing has one. */
public final class Descriptions {
    /** What each access to a method of a live class or instance makes anew: its function, or that one's name. */
    private record LiveMethod(Object function, HostObject self) {}

    private record MethodKey(
            FunctionDescription function, String name, Optional<InferredClass> home, boolean virtual) {}

    private final Worklist worklist;
    private final GraphSource graphs;
    private final ClassHierarchy hierarchy;
    private final LiveObjects liveObjects;
    private final LowLevelMarkers markers;
    private final GenericAliases aliases;
    private final BuiltinMethods methodsOfTypes;
    private final Map<HostObject, Description> ofObjects = new HashMap<>();
    private final Map<HostObject, Boolean> frozenClasses = new HashMap<>();
    private final Map<LiveMethod, Description> liveMethods = new HashMap<>();
    /**
     * Classes whose instances have nothing but what they are: bare objects, as sentinels, and what stands for types.
     */
    private static final Set<String> KNOWN_BY_IDENTITY = Set.of(
            "builtins.object",
            "types.GetSetDescriptorType",
            "builtins.getset_descriptor",
            "typing.TypeAliasType",
            "typing.TypeVar",
            "typing.ParamSpec",
            "typing.TypeVarTuple");

    private final Map<MethodKey, MethodDescription> methods = new HashMap<>();
    private final Map<Operation, FunctionDescription> closures = new IdentityHashMap<>();
    private final Map<Operation, Map<String, BuiltinMethodDescription>> builtinMethods = new IdentityHashMap<>();

    Descriptions(
            Worklist worklist,
            GraphSource graphs,
            ClassHierarchy hierarchy,
            LiveObjects liveObjects,
            LowLevelMarkers markers,
            GenericAliases aliases,
            BuiltinMethods methodsOfTypes) {
        this.aliases = aliases;
        this.methodsOfTypes = methodsOfTypes;
        this.worklist = worklist;
        this.graphs = graphs;
        this.hierarchy = hierarchy;
        this.liveObjects = liveObjects;
        this.markers = markers;
    }

    /** What a live object is as something that can be called, or that is known by name. */
    public Description of(HostObject object) {
        Description known = ofObjects.get(object);
        if (known == null && (TypeForms.isAlias(object) || TypeForms.isUnion(object))) {
            HostObject first = aliases.first(object);
            known = first.equals(object) ? make(object) : of(first);
            ofObjects.put(object, known);
        } else if (known == null) {
            known = keyOf(object).map(key -> liveMethod(key, object)).orElseGet(() -> make(object));
            ofObjects.put(object, known);
        }
        return known;
    }

    private static Optional<LiveMethod> keyOf(HostObject object) {
        return switch (object.kind()) {
            case METHOD ->
                Optional.of(new LiveMethod(
                        object.part(Part.FUNCTION).orElseThrow(),
                        object.part(Part.SELF).orElseThrow()));
            case BUILTIN_FUNCTION ->
                object.part(Part.SELF)
                        .filter(self -> self.kind() != HostKind.MODULE && self.kind() != HostKind.NONE)
                        .map(self -> new LiveMethod(object.qualifiedName(), self));
            default -> Optional.empty();
        };
    }

    private Description liveMethod(LiveMethod key, HostObject object) {
        Description known = liveMethods.get(key);
        if (known == null) {
            known = make(object);
            liveMethods.put(key, known);
        }
        return known;
    }

    /** What a live function is. */
    public FunctionDescription ofFunction(HostObject function) {
        return (FunctionDescription) of(function);
    }

    private Description make(HostObject object) {
        return switch (object.kind()) {
            case FUNCTION ->
                markers.isMarker(object)
                        ? new BuiltinDescription(object, markers.nameOf(object))
                        : new FunctionDescription(
                                Optional.of(object),
                                Optional.empty(),
                                graphs.syntaxOf(object),
                                graphs.keeperOf(object),
                                worklist);
            case METHOD -> method(object);
            case CLASS ->
                isBuiltinType(object)
                        ? new BuiltinDescription(object, object.qualifiedName())
                        : new ClassDescription(object, hierarchy.definition(object));
            case BUILTIN_FUNCTION -> builtin(object);
            case MODULE -> new BuiltinDescription(object, object.name());
            default ->
                new BuiltinDescription(
                        object,
                        LowLevelMarkers.isExternal(object)
                                ? markers.nameOf(object)
                                : object.type().qualifiedName());
        };
    }

    private boolean isBuiltinType(HostObject object) {
        return markers.isMarker(object)
                || object.qualifiedName().startsWith("builtins.")
                        && !object.bases().isEmpty()
                        && !hierarchy.isException(object)
                        && (liveObjects.standIn(object).isEmpty() || liveObjects.isStoodInForOnlyBelow(object));
    }

    private Description method(HostObject object) {
        HostObject self = object.part(Part.SELF).orElseThrow();
        HostObject own = object.part(Part.FUNCTION).orElseThrow();
        HostObject function = own.kind() == HostKind.FUNCTION && own.name().equals("_make")
                ? liveObjects.namedTuples().makerOf(self).orElse(own)
                : own;
        if (function.kind() != HostKind.FUNCTION) {
            return (function.kind() == HostKind.BUILTIN_FUNCTION
                            ? ofStandIn(object, function.name(), self)
                            : Optional.<Description>empty())
                    .orElseGet(
                            () -> new BuiltinDescription(object, function.type().qualifiedName()));
        }
        InferredClass staticClass = self.kind() != HostKind.CLASS && liveObjects.isGeneric(self.type())
                ? hierarchy.ofPrebuilt(self)
                : hierarchy.definition(self.kind() == HostKind.CLASS ? self : self.type());
        Optional<InferredClass> home = self.kind() == HostKind.CLASS
                ? Optional.empty()
                : staticClass.lookup(function.name()).flatMap(found -> hierarchy.home(staticClass, found.owner()));
        return boundTo(function, staticClass, home, object, self);
    }

    private MethodDescription boundTo(
            HostObject function,
            InferredClass staticClass,
            Optional<InferredClass> home,
            HostObject object,
            HostObject self) {
        return new MethodDescription(
                ofFunction(function),
                function.name(),
                staticClass,
                home,
                false,
                Optional.of(object),
                Optional.of(self),
                worklist);
    }

    /**
     * What stands for a class method of a built-in type, bound to a class of the program that extends it; empty for
     * other methods.
     */
    private Optional<Description> ofStandIn(HostObject method, String name, HostObject self) {
        if (self.kind() != HostKind.CLASS || self.qualifiedName().startsWith("builtins.")) {
            return Optional.empty();
        }
        InferredClass definition = hierarchy.definition(self);
        return definition
                .lookup(name)
                .filter(found -> found.value().kind() == HostKind.CLASSMETHOD)
                .flatMap(found -> found.value().part(Part.FUNCTION))
                .filter(function -> function.kind() == HostKind.FUNCTION)
                .map(function -> boundTo(function, definition, Optional.empty(), method, self));
    }

    private Description builtin(HostObject object) {
        Optional<Description> ofClass =
                object.part(Part.SELF).flatMap(bound -> ofStandIn(object, object.name(), bound));
        if (ofClass.isPresent()) {
            return ofClass.get();
        }
        Optional<HostObject> self = object.part(Part.SELF)
                .filter(bound -> bound.kind() != HostKind.MODULE
                        && bound.kind() != HostKind.CLASS
                        && bound.kind() != HostKind.NONE);
        if (self.isPresent()) {
            SomeValue bound = liveObjects.annotation(self.get());
            if (bound instanceof SomeCallable && object.name().equals("__call__")) {
                return of(self.get());
            }
            Optional<String> family =
                    Families.of(bound).filter(found -> !(bound instanceof SomeCallable) || isTranslated(found, object));
            if (family.isPresent()) {
                return new BuiltinMethodDescription(family.get(), object.name(), bound, Optional.of(object), worklist);
            }
            if (bound instanceof SomeInstance instance) {
                InferredClass staticClass = (InferredClass) instance.definition();
                Optional<Description> stoodIn = staticClass
                        .lookup(object.name())
                        .filter(found -> found.value().kind() == HostKind.FUNCTION)
                        .map(found -> boundTo(
                                found.value(),
                                staticClass,
                                hierarchy.home(staticClass, found.owner()),
                                object,
                                self.get()));
                if (stoodIn.isPresent()) {
                    return stoodIn.get();
                }
            }
        }
        return new BuiltinDescription(object, object.qualifiedName());
    }

    /**
     * Whether there is code for a method of something that can be called. What else such things have is a live object
     * itself, so that a function which calls it by its name would call itself.
     */
    private boolean isTranslated(String family, HostObject method) {
        return methodsOfTypes.has(family, method.name());
    }

    /**
     * Whether a live instance is known as itself and not by its class: what {@code _freeze_} promises never to change,
     * and objects that only calls give a meaning to.
     */
    boolean isFrozen(HostObject instance) {
        return frozenClasses.computeIfAbsent(
                instance.type(),
                type -> LowLevelMarkers.isExternal(instance)
                        || type.qualifiedName().equals("functools.partial")
                        || TypeForms.isAlias(instance)
                        || TypeForms.isUnion(instance)
                        || TypeForms.isSubscripted(instance)
                        || KNOWN_BY_IDENTITY.contains(type.qualifiedName())
                        || type.mro().stream()
                                .anyMatch(ancestor ->
                                        ancestor.attribute("_freeze_").isPresent()));
    }

    /** A function bound to an instance of a class. @param home see {@link ClassHierarchy#home} */
    public MethodDescription boundMethod(
            FunctionDescription function,
            String name,
            InferredClass staticClass,
            Optional<InferredClass> home,
            boolean virtual) {
        MethodDescription method = methods.computeIfAbsent(
                new MethodKey(function, name, home, virtual),
                key -> new MethodDescription(
                        function, name, staticClass, home, virtual, Optional.empty(), Optional.empty(), worklist));
        method.widen(staticClass);
        return method;
    }

    /** The function that an operation makes at run time. */
    public FunctionDescription closure(Creation creation) {
        return closures.computeIfAbsent(
                creation.operation(),
                operation -> new FunctionDescription(
                        Optional.empty(), Optional.of(creation), creation.code().syntax(), Optional.empty(), worklist));
    }

    /**
     * The method that an operation reads: one for all families that what it is read of may come to be of, such as ints
     * that turn out to be without bounds.
     */
    public BuiltinMethodDescription builtinMethod(Operation operation, String family, String name, SomeValue self) {
        BuiltinMethodDescription description = builtinMethods
                .computeIfAbsent(operation, key -> new HashMap<>())
                .computeIfAbsent(
                        Families.widest(family),
                        key -> new BuiltinMethodDescription(
                                family, name, SomeValue.SomeImpossible.IMPOSSIBLE, Optional.empty(), worklist));
        description.generaliseSelf(self);
        return description;
    }
}
