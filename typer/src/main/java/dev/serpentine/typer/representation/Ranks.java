package dev.serpentine.typer.representation;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Words that tell the order of the parts of values with one representation, as {@code rpython.rtyper.ranks} says. What
 * inference takes to have ranks has them here, unless more has come to it since then.
 */
public final class Ranks {
    private final TypingContext context;
    private final List<Part> parts = new ArrayList<>();
    private final boolean isWhole;

    /**
     * @param repr of the part
     * @param path the places of it in a tuple, of that in the tuple's, and so on
     */
    private record Part(Repr repr, List<Integer> path) {
        boolean isText() {
            return repr instanceof TextRepr;
        }
    }

    private Ranks(Repr repr, TypingContext context) {
        this.context = context;
        this.isWhole = addParts(repr, List.of());
    }

    /** Those of values with a representation, if there are any. */
    public static Ranks of(Repr repr, TypingContext context) {
        return new Ranks(repr, context);
    }

    /** @return whether all of it has ranks */
    private boolean addParts(Repr repr, List<Integer> path) {
        if (repr instanceof TupleRepr tuple) {
            for (int i = 0; i < tuple.items().size(); i++) {
                List<Integer> further = new ArrayList<>(path);
                further.add(i);
                if (!addParts(tuple.items().get(i), further)) {
                    return false;
                }
            }
            return true;
        }
        boolean isRanked = Items.isWord(repr)
                || repr instanceof CharacterRepr
                || repr instanceof TextRepr text && !text.canBeNone();
        if (isRanked) {
            parts.add(new Part(repr, path));
        }
        return isRanked;
    }

    /** How many parts have ranks. */
    public int parts() {
        return parts.size();
    }

    /** Whether nothing is behind these parts. */
    public boolean isWhole() {
        return isWhole;
    }

    /** Whether a part is a text. @param part its number */
    public Value isText(Value part, OperationBuilder builder) {
        return ofPart(0, part, Primitive.BOOL, one -> Constant.bool(one.isText()), Constant.bool(false), builder);
    }

    /** The rank of a part of a value. @param part its number @param chunk which of a text's */
    public Value rank(Typed value, Value part, Value chunk, OperationBuilder builder) {
        return ofPart(0, part, Primitive.SIGNED, one -> rank(one, value, chunk, builder), Constant.signed(0), builder);
    }

    private Value rank(Part part, Typed whole, Value chunk, OperationBuilder builder) {
        Typed item = whole;
        for (int index : part.path()) {
            item = ((TupleRepr) item.repr()).item(item.value(), index, builder);
        }
        Value value = item.value();
        return switch (item.repr()) {
            case TextRepr _ ->
                context.helpers()
                        .call(
                                builder,
                                "text.rank",
                                context.helpers().lowLevel(value),
                                context.helpers().lowLevel(chunk))
                        .value();
            case CharacterRepr _ -> builder.castPrimitive(value, Primitive.SIGNED);
            default -> value;
        };
    }

    /** What the part with a number gives, of the parts from {@code index} on. */
    private Value ofPart(
            int index,
            Value number,
            Primitive type,
            Function<Part, Value> given,
            Value otherwise,
            OperationBuilder builder) {
        return index == parts.size()
                ? otherwise
                : index == parts.size() - 1
                        ? given.apply(parts.get(index))
                        : builder.choose(
                                builder.emit(LowLevelOpcode.INT_EQ, number, Constant.signed(index)),
                                type,
                                () -> given.apply(parts.get(index)),
                                () -> ofPart(index + 1, number, type, given, otherwise, builder));
    }
}
