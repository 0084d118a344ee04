package dev.serpentine.transform.counting;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The types and data of a program over containers with room for counts.
 *
 * <p>The oldest ancestor of counted structs and classes gets {@link #HOLDERS} and {@link #END}, and {@link #OBSERVED}
 * where a descendant is observed. A counted array becomes a struct of these and the {@link #ITEMS}. Whatever mentions a
 * type that changes is made anew; all else stays what it is.
 */
final class CountedLayouts {
    /** How many hold the container. */
    static final String HOLDERS = "holders.count";
    /** The number of what ends the container when nobody holds it: 0 where there is nothing to do. */
    static final String END = "holders.end";
    /** The number of what the program is to be told of at its end; negative once it was told, 0 for all else. */
    static final String OBSERVED = "holders.observed";
    /** The array within the struct that is made of a counted array. */
    static final String ITEMS = "items";
    /** The frames that an exception has come through, in an exception; the others, in a {@link #passage}. */
    static final String PASSAGES = "raised.passages";
    /** The frame, in a {@link #passage} and in a generator. */
    static final String FRAME = "held.frame";
    /** A field whose name begins so does not hold what it points to; library code says so by it. */
    static final String UNCOUNTED = "serpentine_uncounted";
    /** What prebuilt containers begin with. */
    static final long ENDLESS = 1L << 40;

    private final CountedTypes counted;
    private final FieldedType exceptions;
    private final Map<FieldedType, FieldedType> fielded = new IdentityHashMap<>();
    private final Map<ArrayType, StructType> boxes = new HashMap<>();
    /** Those of the new types to which pointers are counted. */
    private final Set<ContainerType> countedNow = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Those of them whose containers, of exactly that type, have something to end. */
    private final Set<ContainerType> endsNow = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Map<Container, Container> data = new IdentityHashMap<>();
    private final Deque<Runnable> unfilled = new ArrayDeque<>();
    private final StructType frame = StructType.declare("frame", null, true);
    private final StructType passage = StructType.declare("passage", null, true);
    private final List<StructType> frames = new ArrayList<>();

    /**
     * @param mentioned all that the program mentions
     * @param exceptions the type of exceptions
     */
    CountedLayouts(CountedTypes counted, Reachability mentioned, FieldedType exceptions) {
        this.counted = counted;
        this.exceptions = exceptions;
        frame.define(List.of(Field.mutable(HOLDERS, Primitive.SIGNED), Field.mutable(END, Primitive.SIGNED)));
        passage.define(List.of(
                Field.mutable(HOLDERS, Primitive.SIGNED),
                Field.mutable(END, Primitive.SIGNED),
                Field.mutable(PASSAGES, passage.pointer()),
                Field.mutable(FRAME, frame.pointer())));
        countedNow.add(passage);
        endsNow.add(passage);
        countedNow.add(frame);
        List<FieldedType> all = new ArrayList<>(mentioned.structs());
        all.addAll(mentioned.classes());
        Set<FieldedType> changing = changing(all);
        List<FieldedType> made = all.stream().filter(changing::contains).toList();
        made.forEach(this::declare);
        made.forEach(this::define);
        made.forEach(this::complete);
        fill();
    }

    // Types

    private Set<FieldedType> changing(List<FieldedType> all) {
        Set<FieldedType> changing = Collections.newSetFromMap(new IdentityHashMap<>());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (FieldedType type : all) {
                if (!changing.contains(type) && changes(type, changing)) {
                    changing.add(type);
                    changed = true;
                }
            }
        }
        return changing;
    }

    private boolean changes(FieldedType type, Set<FieldedType> changing) {
        if (type instanceof StructType struct && struct.isHead() || !type.isDefined()) {
            return false;
        }
        return counted.isCounted(CountedTypes.root(type))
                || type.parent().isPresent() && changing.contains(type.parent().get())
                || type.ownFields().stream().anyMatch(field -> mentions(field.type(), changing))
                || type instanceof InstanceType instance
                        && instance.contents().isPresent()
                        && ClassContents.of(instance).methods().stream()
                                .anyMatch(method -> mentions(method.type(), changing));
    }

    private boolean mentions(LowLevelType type, Set<FieldedType> changing) {
        return switch (type) {
            case PointerType(ContainerType target) -> mentions(target, changing);
            case ArrayType array -> counted.isCounted(array) || mentions(array.item(), changing);
            case FunctionType(List<LowLevelType> arguments, LowLevelType result) ->
                mentions(result, changing) || arguments.stream().anyMatch(each -> mentions(each, changing));
            case FieldedType each -> changing.contains(each);
            case Primitive _, OpaqueType _, PythonObject _ -> false;
        };
    }

    private void declare(FieldedType type) {
        FieldedType parent = type.parent().isPresent() ? fielded(type.parent().get()) : null;
        FieldedType made = switch (type) {
            case StructType struct -> StructType.declare(type.name(), (StructType) parent, struct.isGarbageCollected());
            case InstanceType instance -> InstanceType.declare(type.name(), instance.module(), (InstanceType) parent);
        };
        fielded.put(type, made);
        if (counted.isCounted(type)) {
            countedNow.add(made);
        }
        if (counted.ends(type)) {
            endsNow.add(made);
        }
    }

    private void define(FieldedType type) {
        FieldedType made = fielded(type);
        List<Field> fields = new ArrayList<>();
        if (type.parent().isEmpty() && counted.isCounted(type)) {
            fields.add(Field.mutable(HOLDERS, Primitive.SIGNED));
            fields.add(Field.mutable(END, Primitive.SIGNED));
            if (counted.hasObserved(type)) {
                fields.add(Field.mutable(OBSERVED, Primitive.SIGNED));
            }
        }
        for (Field field : type.ownFields()) {
            fields.add(new Field(field.name(), of(field.type()), field.isImmutable(), field.isSize()));
        }
        if (type == exceptions) {
            fields.add(Field.mutable(PASSAGES, passage.pointer()));
        }
        if (Generators.isGenerator(type)) {
            fields.add(Field.mutable(FRAME, frame.pointer()));
        }
        made.define(fields);
    }

    private void complete(FieldedType type) {
        if (type instanceof InstanceType instance && instance.contents().isPresent()) {
            ClassContents contents = ClassContents.of(instance);
            ((InstanceType) fielded(type))
                    .complete(new ClassContents(
                            (InstanceValue) of(contents.record()),
                            contents.methods().stream()
                                    .map(method -> new ClassContents.Method(
                                            method.name(), (FunctionType) of(method.type()), method.body()))
                                    .toList()));
        }
    }

    private FieldedType fielded(FieldedType type) {
        return fielded.getOrDefault(type, type);
    }

    /** What a type of the program is now. */
    LowLevelType of(LowLevelType type) {
        return switch (type) {
            case PointerType(ContainerType target) -> ((ContainerType) of(target)).pointer();
            case ArrayType array when counted.isCounted(array) -> box(array);
            case ArrayType array -> rawArray(array);
            case FunctionType(List<LowLevelType> arguments, LowLevelType result) ->
                new FunctionType(arguments.stream().map(this::of).toList(), of(result));
            case FieldedType each -> fielded(each);
            case Primitive _, OpaqueType _, PythonObject _ -> type;
        };
    }

    /** The array itself, of a counted one too. */
    ArrayType rawArray(ArrayType array) {
        return new ArrayType(of(array.item()), array.isGarbageCollected(), array.head());
    }

    private StructType box(ArrayType array) {
        StructType known = boxes.get(array);
        if (known != null) {
            return known;
        }
        StructType box = StructType.declare("counted.array." + boxes.size(), null, true);
        boxes.put(array, box);
        countedNow.add(box);
        endsNow.add(box);
        box.define(List.of(
                Field.mutable(HOLDERS, Primitive.SIGNED),
                Field.mutable(END, Primitive.SIGNED),
                Field.immutable(ITEMS, rawArray(array).pointer())));
        return box;
    }

    /** Whether a field of that name does not hold what it points to. */
    static boolean isUncounted(String field) {
        return field.startsWith(UNCOUNTED);
    }

    /** Whether a type of the program, as it was, is that of counted arrays. */
    boolean isBoxed(LowLevelType type) {
        return type instanceof PointerType(ArrayType array) && counted.isCounted(array);
    }

    /** Whether a struct is what a counted array became. */
    boolean isBox(FieldedType type) {
        return type instanceof StructType && boxes.containsValue(type);
    }

    /** Whether a value of a new type is a holder of what it points to. */
    boolean isCounted(LowLevelType type) {
        return type instanceof PointerType(ContainerType target) && countedNow.contains(target);
    }

    /** Whether there is something to end in containers of exactly that new type. */
    boolean ends(FieldedType type) {
        return endsNow.contains(type);
    }

    /**
     * A struct that says that an exception has come through a frame, behind others; their frames are nearer to where it
     * was raised, and end first.
     */
    StructType passage() {
        return passage;
    }

    /** What the frames of all functions extend. */
    StructType frame() {
        return frame;
    }

    /** The frame of a function. @param fields what its variables hold, each of a counted type */
    StructType newFrame(List<Field> fields) {
        StructType made =
                StructType.declare("frame." + frames.size(), frame, true).define(fields);
        frames.add(made);
        countedNow.add(made);
        endsNow.add(made);
        return made;
    }

    // Data

    /** What a constant of the program is now. */
    Constant of(Constant constant) {
        Constant now = new Constant(of(constant.value()), of(constant.type()));
        fill();
        return now;
    }

    private void fill() {
        while (!unfilled.isEmpty()) {
            unfilled.remove().run();
        }
    }

    private Object of(Object value) {
        return switch (value) {
            case Container container -> of(container);
            case LowLevelType type -> of(type);
            case SymbolicInteger.SizeOf(ContainerType type) -> new SymbolicInteger.SizeOf((ContainerType) of(type));
            case SymbolicInteger.ItemSize(ArrayType type) -> new SymbolicInteger.ItemSize(rawArray(type));
            case SymbolicInteger.FieldOffset(StructType type, String field) ->
                new SymbolicInteger.FieldOffset((StructType) of((LowLevelType) type), field);
            case SymbolicInteger.LengthOffset(ArrayType type) -> new SymbolicInteger.LengthOffset(rawArray(type));
            case SymbolicInteger.ItemsOffset(ArrayType type) -> new SymbolicInteger.ItemsOffset(rawArray(type));
            case null, default -> value;
        };
    }

    /** What a container that the program has from the start is now. */
    Container of(Container container) {
        Container known = data.get(container);
        if (known != null) {
            return known;
        }
        LowLevelType type = of((LowLevelType) container.type());
        if (type.equals(container.type())) {
            data.put(container, container);
            return container;
        }
        return switch (container) {
            case FunctionValue function -> {
                FunctionValue made = new FunctionValue((FunctionType) type, function.code());
                data.put(container, made);
                yield made;
            }
            case FieldedValue value -> copy(value, (FieldedType) type);
            case ArrayValue array
            when type instanceof StructType box -> {
                FieldedValue made = made(box);
                data.put(container, made);
                unfilled.add(() -> made.set(ITEMS, copy(array)));
                yield made;
            }
            case ArrayValue array -> {
                ArrayValue made = copy(array);
                data.put(container, made);
                yield made;
            }
        };
    }

    /** A prebuilt container, which nobody ever ends. */
    private FieldedValue made(FieldedType type) {
        FieldedValue made = switch (type) {
            case StructType struct -> new StructValue(struct);
            case InstanceType instance -> new InstanceValue(instance);
        };
        if (type.field(HOLDERS).isPresent()) {
            made.set(HOLDERS, ENDLESS);
        }
        return made;
    }

    private FieldedValue copy(FieldedValue value, FieldedType type) {
        FieldedValue made = made(type);
        data.put(value, made);
        unfilled.add(() ->
                value.type().allFields().forEach(field -> made.set(field.name(), of(value.get(field.name())))));
        return made;
    }

    private ArrayValue copy(ArrayValue array) {
        ArrayValue made = new ArrayValue(rawArray(array.type()), array.length());
        unfilled.add(() -> {
            for (int i = 0; i < array.length(); i++) {
                made.set(i, of(array.get(i)));
            }
        });
        return made;
    }
}
