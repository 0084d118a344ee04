package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Takes the prebuilt containers of a program that has many out of its static data, of which a definition each would be
 * a lot for compilers, and packs what they hold into an array of bytes. The program makes them of it when it starts:
 * {@code prebuilt_objects.py}, which describes the tables.
 *
 * <p>What graphs or raw containers mention stays where it is, though it gets its pointers to the others only then.
 */
final class PackPrebuiltObjects {
    private static final long PREBUILT_END = -1;

    /** How the values of a column are packed, by the numbers that system code has for them. */
    private enum Encoding {
        POINTERS,
        INTEGERS,
        WORDS,
        SMALL
    }

    private record GroupKey(ContainerType type, boolean isWatched) {}

    /**
     * What {@code make_objects} is called with.
     *
     * @param targets a raw struct of pointers to those static containers that play a part
     */
    record Packed(
            ArrayValue data,
            StructValue targets,
            int targetCount,
            int objectCount,
            ArrayValue groups,
            int groupCount,
            ArrayValue columns,
            ArrayValue patches,
            int patchCount) {}

    private final WrittenPointers written;
    private final TypeTable types;
    private final Map<GroupKey, List<Container>> groups = new LinkedHashMap<>();
    private final Map<Container, Integer> numbers = new IdentityHashMap<>();
    private final Map<Container, Integer> targets = new IdentityHashMap<>();
    private final List<Container> targetsInOrder = new ArrayList<>();
    private final PackedNumbers data = new PackedNumbers();
    private final List<Object> columns = new ArrayList<>();

    private PackPrebuiltObjects(WrittenPointers written, TypeTable types) {
        this.written = written;
        this.types = types;
    }

    /**
     * Packs all that can be packed, if it is much.
     *
     * @param graphs all of the program
     * @param kept what has to stay besides
     * @param least so many containers are much
     */
    static Optional<Packed> of(
            List<FunctionGraph> graphs,
            Collection<Constant> kept,
            WrittenPointers written,
            TypeTable types,
            int least) {
        Reachability reachability = new Reachability();
        graphs.forEach(reachability::addGraph);
        if (reachability.containers().size() < least) {
            return Optional.empty();
        }
        Set<Container> staying = Collections.newSetFromMap(new IdentityHashMap<>());
        staying.addAll(MentionedContainers.of(graphs));
        kept.forEach(constant -> {
            if (constant.value() instanceof Container container) {
                staying.add(container);
            }
        });
        for (Container container : reachability.containers()) {
            if (!container.type().isGarbageCollected()) {
                staying.add(container);
                pointersOf(container).forEach(staying::add);
            }
        }
        PackPrebuiltObjects packing = new PackPrebuiltObjects(written, types);
        reachability.containers().stream()
                .filter(container -> !staying.contains(container) && !holdsSymbols(container))
                .forEach(packing::addObject);
        return Optional.of(packing.packed(reachability.containers()));
    }

    private void addObject(Container container) {
        types.number(container.type());
        groups.computeIfAbsent(new GroupKey(container.type(), written.includes(container)), _ -> new ArrayList<>())
                .add(container);
    }

    private Packed packed(Collection<Container> all) {
        List<Map.Entry<GroupKey, List<Container>>> ordered = new ArrayList<>(groups.entrySet());
        ordered.sort(Comparator.comparing(group -> !group.getKey().isWatched()));
        for (Map.Entry<GroupKey, List<Container>> group : ordered) {
            group.getValue().forEach(container -> numbers.put(container, numbers.size()));
        }
        // The numbers of targets come first, so all have to be known before the first pointer is packed.
        List<Container> patched = new ArrayList<>();
        for (Container container : all) {
            if (numbers.containsKey(container)) {
                pointersOf(container)
                        .filter(target -> !numbers.containsKey(target))
                        .forEach(this::addTarget);
            } else if (pointersOf(container).anyMatch(numbers::containsKey)) {
                addTarget(container);
                patched.add(container);
            }
        }
        for (Container container : patched) {
            pointersOf(container).filter(target -> !numbers.containsKey(target)).forEach(this::addTarget);
        }
        List<Object> groupTable = new ArrayList<>();
        ordered.forEach(group -> group.getValue().forEach(container -> {
            if (container instanceof ArrayValue array) {
                data.number(array.length());
            }
        }));
        for (Map.Entry<GroupKey, List<Container>> group : ordered) {
            ContainerType type = group.getKey().type();
            Object itemSize = type instanceof ArrayType array ? new SymbolicInteger.ItemSize(array) : 0L;
            groupTable.addAll(List.of(
                    types.prebuiltHeader(type),
                    new SymbolicInteger.SizeOf(type),
                    itemSize,
                    (long) group.getValue().size(),
                    (long) columns.size() / 2,
                    group.getKey().isWatched() ? 1L : 0L));
            packGroup(type, group.getValue());
        }
        List<Object> patches = new ArrayList<>();
        patched.forEach(container -> patch(container, patches));
        return new Packed(
                data.array(),
                targetTable(),
                targetsInOrder.size(),
                numbers.size(),
                TypeTable.signed(groupTable),
                ordered.size(),
                TypeTable.signed(columns),
                TypeTable.signed(patches),
                patches.size() / 3);
    }

    private void addTarget(Container container) {
        if (targets.putIfAbsent(container, targets.size()) == null) {
            targetsInOrder.add(container);
        }
    }

    private StructValue targetTable() {
        List<StructType.Field> fields = new ArrayList<>();
        for (Container target : targetsInOrder) {
            fields.add(StructType.Field.immutable(
                    "target_" + fields.size(), target.type().pointer()));
        }
        if (fields.isEmpty()) {
            fields.add(StructType.Field.immutable("none", Primitive.SIGNED));
        }
        StructValue table = new StructValue(
                StructType.declare("static_targets", null, false).define(fields));
        for (int i = 0; i < targetsInOrder.size(); i++) {
            table.set("target_" + i, targetsInOrder.get(i));
        }
        return table;
    }

    private void packGroup(ContainerType type, List<Container> containers) {
        switch (type) {
            case StructType struct -> packFields(struct, containers);
            case ArrayType array -> {
                array.head().ifPresent(head -> packFields(head, containers));
                columns.add(new SymbolicInteger.ItemsOffset(array));
                columns.add((long) encodingOfItems(array).ordinal());
                containers.forEach(container -> packItems((ArrayValue) container));
            }
            default -> throw new IllegalArgumentException("the collector knows no " + type.text());
        }
        columns.add(PREBUILT_END);
        columns.add(0L);
    }

    /** Packs the fields of structs, or of what is in front of the items of arrays, whose lengths are packed already. */
    private void packFields(StructType struct, List<Container> containers) {
        List<FieldedValue> values =
                containers.stream().map(FieldedValue::fieldsOf).toList();
        for (int i = 0; i < struct.fieldCount(); i++) {
            int index = i;
            StructType.Field field = struct.fieldAt(i);
            boolean isPointer = field.type() instanceof PointerType;
            if (struct.isHead() && field.name().equals(StructType.LENGTH)
                    || values.stream()
                            .allMatch(
                                    value -> isPointer ? value.referenceAt(index) == null : value.wordAt(index) == 0)) {
                continue;
            }
            Encoding encoding = encodingOfField(field.type());
            columns.add(new SymbolicInteger.FieldOffset(struct, field.name()));
            columns.add((long) encoding.ordinal());
            for (FieldedValue value : values) {
                if (isPointer) {
                    pointer((Container) value.referenceAt(i));
                } else {
                    pack(value.wordAt(i), encoding, field.type());
                }
            }
        }
    }

    private void packItems(ArrayValue array) {
        Encoding encoding = encodingOfItems(array.type());
        int perWord = Long.BYTES / bytesOf(array.type().item());
        for (int i = 0; i < array.length(); i += perWord) {
            if (encoding == Encoding.POINTERS) {
                pointer((Container) array.referenceAt(i));
            } else if (perWord == 1) {
                pack(array.wordAt(i), encoding, array.type().item());
            } else {
                long word = 0;
                for (int j = 0; j < perWord && i + j < array.length(); j++) {
                    word |= bits(array.wordAt(i + j), array.type().item()) << j * Long.SIZE / perWord;
                }
                data.word(word);
            }
        }
    }

    private void pack(long word, Encoding encoding, LowLevelType type) {
        switch (encoding) {
            case POINTERS -> throw new IllegalArgumentException("a pointer is no word");
            case INTEGERS -> data.integer(word);
            case WORDS -> data.word(word);
            case SMALL -> data.number(bits(word, type));
        }
    }

    /** The bits of a value as they are in memory; those beyond its size are 0. */
    private static long bits(long word, LowLevelType type) {
        if (type == Primitive.SINGLEFLOAT) {
            return Integer.toUnsignedLong(Float.floatToRawIntBits((float) Double.longBitsToDouble(word)));
        }
        int size = bytesOf(type);
        return size == Long.BYTES ? word : word & (1L << Byte.SIZE * size) - 1;
    }

    private static int bytesOf(LowLevelType type) {
        return type == Primitive.BOOL
                ? 1
                : type instanceof Primitive primitive && primitive != Primitive.ADDRESS
                        ? primitive.bits() / Byte.SIZE
                        : Long.BYTES;
    }

    private void pointer(Container container) {
        Integer number = numbers.get(container);
        data.number(container == null ? 0 : 1 + (number != null ? targets.size() + number : targets.get(container)));
    }

    private static Encoding encodingOfField(LowLevelType type) {
        return type instanceof PointerType
                ? Encoding.POINTERS
                : type == Primitive.SIGNED
                        ? Encoding.INTEGERS
                        : bytesOf(type) == Long.BYTES ? Encoding.WORDS : Encoding.SMALL;
    }

    /** Small items are packed a word at a time. */
    private static Encoding encodingOfItems(ArrayType array) {
        Encoding encoding = encodingOfField(array.item());
        return encoding == Encoding.SMALL ? Encoding.WORDS : encoding;
    }

    /** Has a container that stays get its pointers to the others when these are made. */
    private void patch(Container container, List<Object> patches) {
        long target = targets.get(container);
        switch (container) {
            case StructValue struct -> {
                for (int i = 0; i < struct.type().fieldCount(); i++) {
                    if (struct.referenceAt(i) instanceof Container pointed && numbers.containsKey(pointed)) {
                        patches.addAll(List.of(
                                target,
                                new SymbolicInteger.FieldOffset(
                                        struct.type(), struct.type().fieldAt(i).name()),
                                1L));
                        pointer(pointed);
                        struct.setReferenceAt(i, null);
                    }
                }
            }
            case ArrayValue array -> {
                patches.addAll(List.of(target, new SymbolicInteger.ItemsOffset(array.type()), (long) array.length()));
                for (int i = 0; i < array.length(); i++) {
                    pointer((Container) array.referenceAt(i));
                    array.setReferenceAt(i, null);
                }
            }
            case InstanceValue _, FunctionValue _ ->
                throw new IllegalArgumentException(container + " points to nothing");
        }
    }

    private static Stream<Container> pointersOf(Container container) {
        return switch (container) {
            case StructValue struct ->
                IntStream.range(0, struct.type().fieldCount())
                        .mapToObj(struct::referenceAt)
                        .filter(Container.class::isInstance)
                        .map(Container.class::cast);
            case ArrayValue array
            when array.type().item() instanceof PointerType ->
                IntStream.range(0, array.length())
                        .mapToObj(array::referenceAt)
                        .filter(Container.class::isInstance)
                        .map(Container.class::cast);
            case ArrayValue _, FunctionValue _ -> Stream.of();
            case InstanceValue _ -> throw new IllegalArgumentException("the collector knows no instances of classes");
        };
    }

    /** Whether something in it is only known to the backend. */
    private static boolean holdsSymbols(Container container) {
        return switch (container) {
            case StructValue struct ->
                IntStream.range(0, struct.type().fieldCount())
                        .anyMatch(i -> struct.referenceAt(i) instanceof SymbolicInteger);
            case ArrayValue array ->
                array.type().item() == Primitive.SIGNED
                        && array.items().stream().anyMatch(SymbolicInteger.class::isInstance);
            case FunctionValue _, InstanceValue _ -> false;
        };
    }
}
