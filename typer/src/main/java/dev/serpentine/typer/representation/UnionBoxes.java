package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue.NumberKind;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The boxes of values that are of one of several kinds: structs that begin with the number of the kind, and go on with
 * a word, or a reference of the type that values of the kind have. What is of one kind in one union is of the same
 * kind, and represented alike, in every union that it can get to.
 */
public final class UnionBoxes {
    static final String VALUE = "value";
    private static final String KIND = "kind";
    private static final String BITS = "bits";
    private final TypingContext context;
    private final StructType struct;
    private final StructType words;
    private final Map<LowLevelType, StructType> references = new HashMap<>();
    private final Map<String, Long> numbers = new HashMap<>();
    private final Map<List<Long>, StructValue> prebuilt = new HashMap<>();

    public UnionBoxes(TypingContext context) {
        this.context = context;
        this.struct = StructType.collected(context.uniqueName("union"), Field.immutable(KIND, Primitive.SIGNED));
        this.words = StructType.declare(context.uniqueName("union.word"), struct, true)
                .define(List.of(Field.immutable(BITS, Primitive.SIGNED)));
    }

    /** What all boxes extend. */
    StructType struct() {
        return struct;
    }

    private long numberOf(String kind) {
        return numbers.computeIfAbsent(kind, key -> (long) numbers.size());
    }

    /** The box of a reference of that type. */
    StructType referring(LowLevelType type) {
        return references.computeIfAbsent(
                type,
                key -> StructType.declare(context.structName("union", type), struct, true)
                        .define(List.of(Field.immutable(VALUE, type))));
    }

    // Prebuilt boxes

    Constant ofWord(NumberKind kind, long bits) {
        StructValue box = prebuilt.computeIfAbsent(List.of(numberOf(kind.typeName()), bits), key -> {
            StructValue made = ofKind(words, kind.typeName());
            made.set(BITS, bits);
            return made;
        });
        return new Constant(box, struct.pointer());
    }

    StructValue ofKind(StructType type, String kind) {
        StructValue made = new StructValue(type);
        made.set(KIND, numberOf(kind));
        return made;
    }

    // At run time

    Value word(NumberKind kind, Value bits, OperationBuilder builder) {
        return made(words, kind.typeName(), BITS, bits, builder);
    }

    Value reference(String kind, Value value, OperationBuilder builder) {
        return made(referring(value.type()), kind, VALUE, value, builder);
    }

    private Value made(StructType type, String kind, String field, Value value, OperationBuilder builder) {
        Value box = builder.malloc(type);
        builder.setField(box, KIND, Constant.signed(numberOf(kind)));
        builder.setField(box, field, value);
        return builder.castPointer(box, struct.pointer());
    }

    Value bitsOf(Value box, OperationBuilder builder) {
        return builder.getField(builder.castPointer(box, words.pointer()), BITS);
    }

    Value referred(Value box, LowLevelType type, OperationBuilder builder) {
        return builder.getField(builder.castPointer(box, referring(type).pointer()), VALUE);
    }

    /** Whether a box, not null, is of a kind. */
    Value isOfKind(Value box, String kind, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_EQ, builder.getField(box, KIND), Constant.signed(numberOf(kind)));
    }
}
