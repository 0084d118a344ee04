package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.representation.*;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The representation of each annotation. Annotations that differ only in constants, or in definitions whose items are
 * represented alike, share one.
 */
public final class Representations {
    private final TypingContext context;
    private final Map<Object, Repr> byKey = new HashMap<>();
    private final Map<SomeValue, Repr> byAnnotation = new HashMap<>();
    private UnionBoxes unionBoxes;
    private final Map<LowLevelType, StructType> listStructs = new HashMap<>();
    private final Map<List<LowLevelType>, StructType> tupleStructs = new HashMap<>();
    private final Map<List<LowLevelType>, StructType> tableStructs = new HashMap<>();

    Representations(TypingContext context) {
        this.context = context;
    }

    /** The representation of an annotation. */
    public Repr of(SomeValue annotation) {
        Repr known = byAnnotation.get(annotation);
        if (known == null) {
            known = make(annotation);
            byAnnotation.put(annotation, known);
        }
        return known;
    }

    private record Key(Class<?> family, List<Object> parts) {}

    @SuppressWarnings("unchecked")
    private <R extends Repr> R shared(Class<R> family, java.util.function.Supplier<R> make, Object... parts) {
        Key key = new Key(family, List.of(parts));
        R known = (R) byKey.get(key);
        if (known == null) {
            R made = make.get();
            known = (R) byKey.putIfAbsent(key, made);
            if (known == null) {
                known = made;
            }
        }
        return known;
    }

    private Repr make(SomeValue annotation) {
        return switch (annotation) {
            case SomeImpossible impossible -> shared(ImpossibleRepr.class, () -> new ImpossibleRepr(context));
            case SomeNone none -> none();
            case SomeBool bool -> bool();
            case SomeInteger integer -> integer(integer.type());
            case SomeLongInteger integer ->
                integer.isUnsignedWord() ? unsignedWord() : longInteger(integer.canBeNone());
            case SomeFloat real -> floating(real.type());
            case SomeNumber number -> shared(NumberRepr.class, () -> new NumberRepr(context));
            case SomeString string when string.isCharacter() && !string.canBeNone() -> character();
            case SomeString string -> text(string.canBeNone());
            case SomeBytes bytes ->
                shared(BytesRepr.class, () -> new BytesRepr(context, bytes.canBeNone()), bytes.canBeNone());
            case SomeByteArray array ->
                shared(ByteArrayRepr.class, () -> new ByteArrayRepr(context, array.canBeNone()), array.canBeNone());
            case SomeTuple tuple ->
                tuple(tuple.items().stream().map(Lattice::withoutConstant).toList());
            case SomeList list -> list(list);
            case SomeDict dict -> dict(dict);
            case SomeSet set -> set(set);
            case SomeDictView view ->
                shared(
                        DictViewRepr.class,
                        () -> new DictViewRepr(context, (DictRepr) of(view.dict()), view.kind()),
                        of(view.dict()),
                        view.kind());
            case SomeRange range -> shared(RangeRepr.class, () -> new RangeRepr(context));
            case SomeSlice slice ->
                shared(
                        SliceRepr.class,
                        () -> new SliceRepr(context, (SomeSlice) Lattice.withoutConstant(slice)),
                        of(slice.start()),
                        of(slice.stop()),
                        of(slice.step()));
            case SomeIterator iterator -> iterator(iterator);
            case SomeInstance instance -> context.typeSystem().instance(instance);
            case SomeCallable callable -> context.typeSystem().callable(callable);
            case SomeCell cell ->
                shared(
                        CellRepr.class,
                        () -> new CellRepr(context, of(cell.definition().contents())),
                        of(cell.definition().contents()));
            case SomeClassOf classOf -> context.typeSystem().classOf(classOf);
            case SomeOptional optional -> optional(optional.item());
            case SomeUnion union -> new UnionRepr(context, union, unionBoxes());
            case SomeLateMethod method -> of(method.self());
            case SomeSuper superObject ->
                shared(SuperRepr.class, () -> new SuperRepr(context, of(superObject.self())), of(superObject.self()));
            case SomePointer pointer ->
                shared(
                        PointerRepr.class,
                        () -> new PointerRepr(context, pointer.type(), pointer.function()),
                        pointer.type(),
                        pointer.function());
            case SomeAddress address -> shared(AddressRepr.class, () -> new AddressRepr(context));
            case SomeLowLevelType type -> shared(LowLevelTypeRepr.class, () -> new LowLevelTypeRepr(context));
        };
    }

    private UnionBoxes unionBoxes() {
        if (unionBoxes == null) {
            unionBoxes = new UnionBoxes(context);
        }
        return unionBoxes;
    }

    public NoneRepr none() {
        return shared(NoneRepr.class, () -> new NoneRepr(context));
    }

    public BoolRepr bool() {
        return shared(BoolRepr.class, () -> new BoolRepr(context));
    }

    public IntegerRepr integer(Primitive type) {
        return shared(IntegerRepr.class, () -> new IntegerRepr(context, type), type);
    }

    /** Python's int. */
    public IntegerRepr signed() {
        return integer(Primitive.SIGNED);
    }

    /** Python's int where a machine word may not hold it. */
    public LongIntegerRepr longInteger(boolean canBeNone) {
        return shared(LongIntegerRepr.class, () -> new LongIntegerRepr(context, canBeNone), canBeNone);
    }

    /** Python's int where it is known to be from 0 to 2**64 - 1. */
    public UnsignedWordRepr unsignedWord() {
        return shared(UnsignedWordRepr.class, () -> new UnsignedWordRepr(context));
    }

    public FloatRepr floating(Primitive type) {
        return shared(FloatRepr.class, () -> new FloatRepr(context, type), type);
    }

    public CharacterRepr character() {
        return shared(CharacterRepr.class, () -> new CharacterRepr(context));
    }

    public TextRepr text(boolean canBeNone) {
        return shared(TextRepr.class, () -> new TextRepr(context, canBeNone), canBeNone);
    }

    public Repr tuple(List<SomeValue> items) {
        List<Repr> reprs = items.stream().map(this::of).toList();
        return shared(TupleRepr.class, () -> new TupleRepr(context, items, reprs), reprs.toArray());
    }

    public Repr optional(SomeValue item) {
        Repr repr = of(Lattice.withoutConstant(item));
        return shared(OptionalRepr.class, () -> new OptionalRepr(context, repr), repr);
    }

    private ListRepr list(SomeList list) {
        SomeValue item = list.definition().item();
        boolean isResized = list.definition().isResized();
        boolean isTuple = list.definition().isTuple();
        return shared(
                ListRepr.class,
                () -> new ListRepr(context, list, of(item)),
                of(item),
                isResized,
                isTuple,
                list.canBeNone());
    }

    private DictRepr dict(SomeDict dict) {
        Object equality =
                dict.definition().customEquality().map(Object.class::cast).orElse("python");
        return shared(
                DictRepr.class,
                () -> new DictRepr(context, dict),
                of(dict.definition().key()),
                of(dict.definition().value()),
                equality,
                dict.canBeNone());
    }

    private SetRepr set(SomeSet set) {
        return shared(
                SetRepr.class,
                () -> new SetRepr(context, set),
                of(set.definition().item()),
                set.definition().isFrozen(),
                set.canBeNone());
    }

    private IteratorRepr iterator(SomeIterator iterator) {
        Repr source = of(Lattice.withoutNone(Lattice.withoutConstant(iterator.source())));
        return shared(
                IteratorRepr.class, () -> new IteratorRepr(context, source, iterator.kind()), source, iterator.kind());
    }

    // Layouts that representations share

    /** The struct of a resizable list of such items. */
    public StructType listStruct(LowLevelType item) {
        return listStructs.computeIfAbsent(
                item,
                key -> StructType.collected(
                        context.structName("list", item),
                        StructType.Field.mutable("length", Primitive.SIGNED).asSize(),
                        StructType.Field.mutable(
                                "items", ArrayType.collected(item).pointer())));
    }

    /** The struct of a tuple of such items. */
    public StructType tupleStruct(List<LowLevelType> items) {
        return tupleStructs.computeIfAbsent(List.copyOf(items), key -> {
            List<StructType.Field> fields = new ArrayList<>();
            for (LowLevelType item : items) {
                fields.add(StructType.Field.immutable("item" + fields.size(), item));
            }
            return StructType.declare(context.uniqueName("tuple" + items.size()), null, true)
                    .define(fields);
        });
    }

    /**
     * The struct of a hash table.
     *
     * @param kept what the array of keys holds: keys, or the items of these
     * @param value {@code null} for a set
     */
    public StructType tableStruct(
            LowLevelType key, LowLevelType kept, LowLevelType value, boolean isInOrderOfInsertion) {
        List<LowLevelType> types = value == null ? List.of(key, kept) : List.of(key, kept, value);
        StructType known = tableStructs.get(types);
        if (known == null) {
            known = HashTable.layout(context, key, kept, value, isInOrderOfInsertion);
            tableStructs.put(types, known);
        }
        return known;
    }
}
