package dev.serpentine.frontend.loader;

import com.oracle.graal.python.builtins.objects.PNone;
import com.oracle.graal.python.builtins.objects.common.HashingStorage;
import com.oracle.graal.python.builtins.objects.common.HashingStorageNodes.HashingStorageGetItem;
import com.oracle.graal.python.builtins.objects.common.HashingStorageNodes.HashingStorageGetIterator;
import com.oracle.graal.python.builtins.objects.common.HashingStorageNodes.HashingStorageIterator;
import com.oracle.graal.python.builtins.objects.common.HashingStorageNodes.HashingStorageIteratorKey;
import com.oracle.graal.python.builtins.objects.common.HashingStorageNodes.HashingStorageIteratorNext;
import com.oracle.graal.python.builtins.objects.common.HashingStorageNodes.HashingStorageIteratorValue;
import com.oracle.graal.python.builtins.objects.common.PHashingCollection;
import com.oracle.graal.python.builtins.objects.common.SequenceStorageNodes.GetItemScalarNode;
import com.oracle.graal.python.builtins.objects.dict.PDict;
import com.oracle.graal.python.builtins.objects.function.PFunction;
import com.oracle.graal.python.builtins.objects.list.PList;
import com.oracle.graal.python.builtins.objects.module.PythonModule;
import com.oracle.graal.python.builtins.objects.object.PythonObject;
import com.oracle.graal.python.builtins.objects.tuple.PTuple;
import com.oracle.graal.python.builtins.objects.type.PythonManagedClass;
import com.oracle.graal.python.nodes.object.GetClassNode;
import com.oracle.graal.python.nodes.object.GetDictIfExistsNode;
import com.oracle.graal.python.runtime.sequence.PSequence;
import com.oracle.graal.python.runtime.sequence.storage.SequenceStorage;
import com.oracle.truffle.api.object.DynamicObjectLibrary;
import com.oracle.truffle.api.object.Shape;
import com.oracle.truffle.api.strings.TruffleString;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.graalvm.polyglot.Value;

/**
 * What the embedding's objects look like from inside: what instances, containers, classes, functions and modules hold
 * is read without a call into Python, which would cost as much for each value as reading dozens here. Only this and
 * {@link RawDefinitions} know the embedding's own classes; what they do not know is left to {@code prelude.py}.
 */
final class RawObjects {
    private static final Field RECEIVER = receiver();
    private static final DynamicObjectLibrary ATTRIBUTES = DynamicObjectLibrary.getUncached();

    /** The names of the attributes of instances of one shape. */
    private record Names(Object[] keys, LiveObject.Shape shape) {}

    private final Map<Shape, Names> namesOfShapes = new IdentityHashMap<>();
    private final Map<List<String>, LiveObject.Shape> shapes = new HashMap<>();
    private final Map<String, TruffleString> keys = new HashMap<>();

    /** What an instance holds. */
    record Attributes(LiveObject.Shape shape, List<Object> values) {}

    private static Field receiver() {
        try {
            Field field = Value.class.getSuperclass().getDeclaredField("receiver");
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException changed) {
            throw new IllegalStateException("the embedding is of a version that is not known", changed);
        }
    }

    /** The object behind a handle; the same for all handles of an object that has an identity of its own. */
    static Object of(Value value) {
        try {
            return RECEIVER.get(value);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Whether there is but one of it for each object of Python. */
    static boolean hasIdentity(Object raw) {
        return raw instanceof PythonObject;
    }

    static boolean isNone(Object raw) {
        return raw == PNone.NONE;
    }

    /** The text that a str is, where it is one that this knows. */
    static Optional<String> text(Object raw) {
        return raw instanceof TruffleString text ? Optional.of(text.toJavaStringUncached()) : Optional.empty();
    }

    /**
     * The class of an object that has one of its own; what it is does not matter to others, only that it is the same
     * for all its instances.
     */
    static Object classOf(Object raw) {
        return raw instanceof PythonObject object
                ? GetClassNode.GetPythonObjectClassNode.executeUncached(object)
                : null;
    }

    /** The items of a list, tuple, set or frozenset. */
    List<Object> items(Object raw) {
        if (raw instanceof PSequence sequence) {
            SequenceStorage storage = sequence instanceof PList list
                    ? list.getSequenceStorage()
                    : ((PTuple) sequence).getSequenceStorage();
            Object[] items = new Object[storage.length()];
            Arrays.setAll(items, i -> GetItemScalarNode.executeUncached(storage, i));
            return Arrays.asList(items);
        }
        List<Object> items = new ArrayList<>();
        forEach(((PHashingCollection) raw).getDictStorage(), (key, value) -> items.add(key));
        return items;
    }

    /** Keys and values of a dict in turn. */
    List<Object> entries(Object raw) {
        List<Object> flat = new ArrayList<>();
        forEach(((PDict) raw).getDictStorage(), (key, value) -> {
            flat.add(key);
            flat.add(value);
        });
        return flat;
    }

    private static void forEach(HashingStorage storage, BiConsumer<Object, Object> action) {
        HashingStorageIterator iterator = HashingStorageGetIterator.executeUncached(storage);
        while (HashingStorageIteratorNext.executeUncached(storage, iterator)) {
            action.accept(
                    HashingStorageIteratorKey.executeUncached(storage, iterator),
                    HashingStorageIteratorValue.executeUncached(storage, iterator));
        }
    }

    /** Whether an object can hold attributes nowhere but in its dictionary, where that is so for its class. */
    static boolean isPlainInstance(Object raw) {
        return raw.getClass() == PythonObject.class;
    }

    /** Whether what an object's own dictionary holds can be read here: that of a class, function or module. */
    static boolean hasReadableDictionary(Object raw) {
        return raw instanceof PythonManagedClass || raw instanceof PFunction || raw instanceof PythonModule;
    }

    private TruffleString key(String name) {
        return keys.computeIfAbsent(
                name, text -> TruffleString.fromJavaStringUncached(text, TruffleString.Encoding.UTF_32));
    }

    /** What the own dictionary of a class, function or module holds by a name, as it is now. */
    Optional<Object> ownAttribute(Object raw, String name) {
        PythonObject object = (PythonObject) raw;
        PDict dictionary = GetDictIfExistsNode.getUncached().execute(object);
        if (dictionary != null) {
            return entry(dictionary, name);
        }
        Object held = ATTRIBUTES.getOrDefault(object, key(name), PNone.NO_VALUE);
        return held == PNone.NO_VALUE ? Optional.empty() : Optional.of(held);
    }

    /** What a dict holds by a text. */
    Optional<Object> entry(Object dictionary, String key) {
        return Optional.ofNullable(
                HashingStorageGetItem.executeUncached(((PDict) dictionary).getDictStorage(), key(key)));
    }

    /** The attributes of a plain instance, or what the own dictionary of a class, function or module holds. */
    Attributes attributes(Object raw) {
        PythonObject object = (PythonObject) raw;
        PDict dictionary = GetDictIfExistsNode.getUncached().execute(object);
        if (dictionary != null) {
            List<String> names = new ArrayList<>();
            List<Object> values = new ArrayList<>();
            // Names that are no text cannot be asked for.
            forEach(
                    dictionary.getDictStorage(),
                    (key, value) -> text(key).ifPresent(name -> {
                        names.add(name);
                        values.add(value);
                    }));
            return new Attributes(shape(names), values);
        }
        Names names = namesOfShapes.computeIfAbsent(object.getShape(), this::names);
        Object[] values = new Object[names.keys.length];
        Arrays.setAll(values, i -> ATTRIBUTES.getOrDefault(object, names.keys[i], PNone.NO_VALUE));
        return Arrays.asList(values).contains(PNone.NO_VALUE)
                ? withoutDeleted(names, values)
                : new Attributes(names.shape, Arrays.asList(values));
    }

    private Attributes withoutDeleted(Names names, Object[] values) {
        List<String> kept = new ArrayList<>();
        List<Object> held = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            if (values[i] != PNone.NO_VALUE) {
                kept.add(names.shape.names().get(i));
                held.add(values[i]);
            }
        }
        return new Attributes(shape(kept), held);
    }

    private Names names(Shape shape) {
        Object[] keys = shape.getKeyList().stream()
                .filter(TruffleString.class::isInstance)
                .toArray();
        return new Names(
                keys,
                shape(Arrays.stream(keys).map(key -> text(key).orElseThrow()).toList()));
    }

    /** The one shape of all instances that hold attributes of these names. */
    LiveObject.Shape shape(List<String> names) {
        return shapes.computeIfAbsent(names, key -> LiveObject.Shape.of(List.copyOf(key)));
    }
}
