package dev.serpentine.frontend.host;

import java.util.Optional;
import java.util.Set;

/**
 * Live objects that say types: what Python makes of {@code list[int]}, {@code int | None} and {@code Optional[int]},
 * and the objects of {@code typing} that are there to be subscripted.
 */
public final class TypeForms {
    private static final Set<String> ALIASES = Set.of(
            "types.GenericAlias",
            "typing._GenericAlias",
            "typing._CallableGenericAlias",
            "typing._LiteralGenericAlias",
            "typing._AnnotatedAlias",
            "typing._UnpackGenericAlias",
            "typing._ConcatenateGenericAlias",
            "collections.abc._CallableGenericAlias");

    private static final Set<String> UNIONS = Set.of("types.UnionType", "typing._UnionGenericAlias");

    /** The classes of {@code Optional}, {@code Literal} and so on. */
    private static final Set<String> SUBSCRIPTED =
            Set.of("typing._SpecialForm", "typing._TypedCacheSpecialForm", "typing._LiteralSpecialForm");

    /** Those of {@code List}, {@code Iterable} and others that stand for a class. */
    private static final Set<String> STANDING_FOR_CLASSES = Set.of(
            "typing._SpecialGenericAlias",
            "typing._DeprecatedGenericAlias",
            "typing._CallableType",
            "typing._TupleType");

    private static final Set<String> VARIABLES = Set.of("typing.TypeVar", "typing.ParamSpec", "typing.TypeAliasType");

    private TypeForms() {}

    /** Whether an object is a class with its arguments, {@code list[int]}. */
    public static boolean isAlias(HostObject object) {
        return isTypeOfAliases(object.type());
    }

    /** Whether the instances of a class are classes with their arguments. */
    public static boolean isTypeOfAliases(HostObject hostClass) {
        return ALIASES.contains(hostClass.qualifiedName());
    }

    /** Whether an object is one of {@code typing} that is there to be subscripted. */
    public static boolean isSubscripted(HostObject object) {
        return SUBSCRIPTED.contains(object.type().qualifiedName()) || standsForClass(object);
    }

    private static boolean standsForClass(HostObject object) {
        return STANDING_FOR_CLASSES.contains(object.type().qualifiedName());
    }

    /** The class that tests of an object of {@code typing} are about; empty for others. */
    public static Optional<HostObject> classOf(HostObject object, Host host) {
        return standsForClass(object)
                        && host.getAttribute(object, "__origin__") instanceof Host.Outcome.Returned(HostObject origin)
                        && origin.kind() == HostKind.CLASS
                ? Optional.of(origin)
                : Optional.empty();
    }

    /** Whether an object is several types, {@code int | None}. */
    public static boolean isUnion(HostObject object) {
        return UNIONS.contains(object.type().qualifiedName());
    }

    /** Whether {@code |} of an object and a type says several types. */
    public static boolean isInUnions(HostObject object) {
        return object.kind() == HostKind.CLASS
                || object.kind() == HostKind.NONE
                || isAlias(object)
                || isSubscripted(object)
                || isUnion(object)
                || VARIABLES.contains(object.type().qualifiedName());
    }

    /** What an alias gives arguments to, and what is called where the alias is; empty for other objects. */
    public static Optional<HostObject> origin(HostObject object, Host host) {
        return isAlias(object)
                        && host.getAttribute(object, "__origin__") instanceof Host.Outcome.Returned(HostObject origin)
                ? Optional.of(origin)
                : Optional.empty();
    }

    /**
     * Whether a subscript of an object says a type, as far as the object is concerned.
     *
     * @return false, too, where the program, or an enumeration, says what it means
     */
    public static boolean isGeneric(HostObject object, Host host) {
        if (object.kind() != HostKind.CLASS) {
            return isSubscripted(object) || isAlias(object) && isOfVariables(object, host);
        }
        if (object.type().mro().stream()
                .anyMatch(ancestor -> ancestor.attribute("__getitem__").isPresent())) {
            return false;
        }
        if (object.qualifiedName().equals("builtins.type")) {
            return true;
        }
        return host.getAttribute(object, "__class_getitem__") instanceof Host.Outcome.Returned(HostObject method)
                && ofProgram(method).isEmpty();
    }

    private static boolean isOfVariables(HostObject alias, Host host) {
        return host.getAttribute(alias, "__parameters__") instanceof Host.Outcome.Returned(HostObject parameters)
                && parameters.kind() == HostKind.TUPLE
                && !parameters.items().isEmpty();
    }

    /** The function that the program has for {@code __class_getitem__}, of what a class gives for it. */
    public static Optional<HostObject> ofProgram(HostObject method) {
        return method.kind() != HostKind.METHOD
                ? Optional.empty()
                : method.part(HostObject.Part.FUNCTION)
                        .filter(function -> function.kind() == HostKind.FUNCTION
                                && !function.qualifiedName().startsWith("typing."));
    }
}
