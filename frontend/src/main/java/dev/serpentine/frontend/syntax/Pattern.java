package dev.serpentine.frontend.syntax;

import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A pattern of a {@code case}. */
public sealed interface Pattern {

    SourcePosition position();

    /** A literal or a dotted name: equal to the subject. */
    record Value(Expression value, SourcePosition position) implements Pattern {}

    /** None, True or False: identical to the subject. */
    record Singleton(Expression.Literal value, SourcePosition position) implements Pattern {}

    /** {@code [a, *b]}. At most one of the items is a {@link Star}. */
    record Sequence(List<Pattern> items, SourcePosition position) implements Pattern {}

    /** {@code *name} in a sequence; without a name it is {@code *_}. */
    record Star(Optional<String> name, SourcePosition position) implements Pattern {}

    /** {@code {key: pattern, **rest}}. */
    record Mapping(List<Expression> keys, List<Pattern> values, Optional<String> rest, SourcePosition position)
            implements Pattern {}

    /** {@code Class(pattern, name=pattern)}. */
    record OfClass(
            Expression exactClass,
            List<Pattern> positional,
            List<String> names,
            List<Pattern> named,
            SourcePosition position)
            implements Pattern {}

    /** {@code pattern as name}; a plain name without a pattern; {@code _} without both. */
    record As(Optional<Pattern> pattern, Optional<String> name, SourcePosition position) implements Pattern {}

    record Or(List<Pattern> alternatives, SourcePosition position) implements Pattern {}

    /**
     * Hands on what is in a pattern, at any depth, in source order: the expressions that are evaluated, and the names
     * that are bound.
     */
    default void forEachPart(Consumer<Expression> evaluated, Consumer<String> bound) {
        switch (this) {
            case Value value -> evaluated.accept(value.value());
            case Singleton singleton -> {}
            case Sequence sequence -> sequence.items().forEach(item -> item.forEachPart(evaluated, bound));
            case Star star -> star.name().ifPresent(bound);
            case Mapping mapping -> {
                mapping.keys().forEach(evaluated);
                mapping.values().forEach(value -> value.forEachPart(evaluated, bound));
                mapping.rest().ifPresent(bound);
            }
            case OfClass ofClass -> {
                evaluated.accept(ofClass.exactClass());
                ofClass.positional().forEach(value -> value.forEachPart(evaluated, bound));
                ofClass.named().forEach(value -> value.forEachPart(evaluated, bound));
            }
            case As as -> {
                as.pattern().ifPresent(inner -> inner.forEachPart(evaluated, bound));
                as.name().ifPresent(bound);
            }
            case Or or -> or.alternatives().forEach(each -> each.forEachPart(evaluated, bound));
        }
    }
}
