package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Names the built-in type that an annotation belongs to, as system code knows it. */
public final class Families {
    private Families() {}

    /** Empty for instances of the program's classes, callables and what has no methods. */
    public static Optional<String> of(SomeValue value) {
        return value.family();
    }

    /** The family that values of a family join where they meet others that are not unrelated. */
    public static String widest(String family) {
        return switch (family) {
            case "tuple" -> "homogeneous_tuple";
            case "bool", "int", "float", LongIntegers.FAMILY -> "number";
            default -> family;
        };
    }

    /** The builtin type's name in Python, for a family that has one. */
    public static String typeName(String family) {
        return switch (family) {
            case "homogeneous_tuple" -> "tuple";
            case LongIntegers.FAMILY -> "int";
            case "int",
                    "float",
                    "bool",
                    "str",
                    "bytes",
                    "bytearray",
                    "list",
                    "tuple",
                    "dict",
                    "set",
                    "frozenset",
                    "range",
                    "slice",
                    "type" -> family;
            default -> "object";
        };
    }

    /**
     * What errors call the instances of a class: some that CPython has in C by the module, too; by its name alone where
     * no library is there that knows them.
     */
    public static String nameInErrors(HostObject hostClass, Host host) {
        HostObject named;
        try {
            named = host.importModule("rpython.rtyper.special_methods")
                    .attribute("name_in_errors")
                    .orElseThrow();
        } catch (Host.ImportFailure absent) {
            return hostClass.name();
        }
        return host.call(named, List.of(hostClass), Map.of()) instanceof Host.Outcome.Returned(HostObject name)
                ? name.asText()
                : hostClass.name();
    }

    /** The type that Python says values of an annotation have, where they all have the same. */
    public static Optional<HostObject> typeOf(SomeValue value, Host host) {
        if (value != SomeNone.NONE && Lattice.canBeNone(value)) {
            return Optional.empty();
        }
        if (value.constant()
                .filter(object -> object.kind() == HostKind.NOT_IMPLEMENTED || object.kind() == HostKind.ELLIPSIS)
                .isPresent()) {
            return value.constant().map(HostObject::type);
        }
        return of(value).flatMap(family -> switch (family) {
            case "NoneType" -> host.importModule("types").attribute("NoneType");
            case "function", "callable" ->
                ((SomeCallable) value).descriptions().stream().allMatch(Description::isFunction)
                        ? host.importModule("types").attribute("FunctionType")
                        : Optional.empty();
            default -> typeOf(family, host);
        });
    }

    /** The type that has the methods of a family of values; empty where it has none but those of every object. */
    public static Optional<HostObject> typeOf(String family, Host host) {
        return switch (family) {
            case "dict_keys", "dict_values", "dict_items" ->
                host.importModule("_collections_abc").attribute(family);
            default ->
                Optional.of(typeName(family))
                        .filter(name -> !name.equals("object"))
                        .map(host::builtin);
        };
    }

    /** A type by which values of an annotation pass the tests that they pass, though it may be one of several. */
    public static HostObject someTypeOf(SomeValue value, Host host) {
        return value instanceof SomeIterator
                ? host.importModule("_collections_abc")
                        .attribute("list_iterator")
                        .orElseThrow()
                : typeOf(value, host).orElseGet(() -> host.builtin("object"));
    }
}
