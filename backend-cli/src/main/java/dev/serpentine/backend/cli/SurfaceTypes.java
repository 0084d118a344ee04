package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.program.Exports.Surface;
import java.util.List;

/** The types that users of a library see, and the members of theirs that conversions need. */
final class SurfaceTypes {
    private static final String COLLECTIONS = "System.Collections.Generic";

    private SurfaceTypes() {}

    /** What a value is for users. */
    static SignatureType of(Surface surface) {
        return switch (surface) {
            case Surface.Simple simple ->
                switch (simple) {
                    case INT -> Simple.INT64;
                    case FLOAT -> Simple.FLOAT64;
                    case BOOL -> Simple.BOOLEAN;
                    case STR, OPTIONAL -> Simple.STRING;
                    case BYTES -> new SignatureType.ArrayOf(Simple.UINT8);
                    case NONE -> Simple.VOID;
                };
            case Surface.ListOf(Surface item) -> generic("IList", List.of(of(item)));
            case Surface.DictOf(Surface key, Surface value) -> generic("IDictionary", List.of(of(key), of(value)));
            case Surface.TupleOf(List<Surface> items) -> tuple(items);
        };
    }

    private static SignatureType generic(String name, List<SignatureType> arguments) {
        return new SignatureType.Generic(
                ExternalType.ofBaseLibrary(COLLECTIONS, name + "`" + arguments.size()), false, arguments);
    }

    private static SignatureType tuple(List<Surface> items) {
        List<SignatureType> types = items.stream().map(SurfaceTypes::of).toList();
        return new SignatureType.Generic(ExternalType.ofBaseLibrary("System", "Tuple`" + types.size()), false, types);
    }

    private static SignatureType parameter(int index) {
        return new SignatureType.Parameter(index);
    }

    private static MethodReference method(
            SignatureType owner, String name, SignatureType result, SignatureType... parameters) {
        return new MethodReference.External(owner, name, MethodSignature.ofInstance(result, parameters));
    }

    static MethodReference count(Surface item) {
        return method(generic("ICollection", List.of(of(item))), "get_Count", Simple.INT32);
    }

    static MethodReference item(Surface item) {
        return method(generic("IList", List.of(of(item))), "get_Item", parameter(0), Simple.INT32);
    }

    static MethodReference newList(Surface item) {
        return method(generic("List", List.of(of(item))), ".ctor", Simple.VOID);
    }

    /** Makes a list of what a collection holds. */
    static MethodReference newListOf(Surface item) {
        return method(
                generic("List", List.of(of(item))),
                ".ctor",
                Simple.VOID,
                generic("IEnumerable", List.of(parameter(0))));
    }

    static MethodReference add(Surface item) {
        return method(generic("ICollection", List.of(of(item))), "Add", Simple.VOID, parameter(0));
    }

    static MethodReference keys(Surface.DictOf dict) {
        return method(of(dict), "get_Keys", generic("ICollection", List.of(parameter(0))));
    }

    static MethodReference values(Surface.DictOf dict) {
        return method(of(dict), "get_Values", generic("ICollection", List.of(parameter(1))));
    }

    static MethodReference newDict(Surface.DictOf dict) {
        return method(generic("Dictionary", List.of(of(dict.key()), of(dict.value()))), ".ctor", Simple.VOID);
    }

    static MethodReference setItem(Surface.DictOf dict) {
        return method(of(dict), "set_Item", Simple.VOID, parameter(0), parameter(1));
    }

    /** One item of a tuple, counted from 0. */
    static MethodReference tupleItem(Surface.TupleOf tuple, int index) {
        return method(of(tuple), "get_Item" + (index + 1), parameter(index));
    }

    static MethodReference newTuple(Surface.TupleOf tuple) {
        SignatureType[] parameters = new SignatureType[tuple.items().size()];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = parameter(i);
        }
        return method(of(tuple), ".ctor", Simple.VOID, parameters);
    }
}
