package dev.serpentine.frontend.syntax;

import dev.serpentine.graph.model.SourcePosition;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** An expression. The cases are those of Python's abstract grammar, under full names. */
public sealed interface Expression extends Syntax {

    /** A literal number, text, bytes, True, False, None or Ellipsis. */
    record Literal(LiteralValue value, SourcePosition position) implements Expression {}

    record Name(String identifier, SourcePosition position) implements Expression {}

    record Attribute(Expression object, String name, SourcePosition position) implements Expression {}

    record Subscript(Expression object, Expression index, SourcePosition position) implements Expression {}

    /** {@code lower:upper:step} within a subscript. */
    record Slice(
            Optional<Expression> lower, Optional<Expression> upper, Optional<Expression> step, SourcePosition position)
            implements Expression {}

    /** {@code *value} in a call, display or target. */
    record Starred(Expression value, SourcePosition position) implements Expression {}

    record Unary(UnaryOperator operator, Expression operand, SourcePosition position) implements Expression {}

    record Binary(Expression left, BinaryOperator operator, Expression right, SourcePosition position)
            implements Expression {}

    /** {@code and} of two or more operands. */
    record And(List<Expression> operands, SourcePosition position) implements Expression {}

    /** {@code or} of two or more operands. */
    record Or(List<Expression> operands, SourcePosition position) implements Expression {}

    /** A chain: first operator applies to {@code first} and the first operand, and so on. */
    record Compare(
            Expression first, List<CompareOperator> operators, List<Expression> operands, SourcePosition position)
            implements Expression {}

    record Conditional(Expression test, Expression whenTrue, Expression whenFalse, SourcePosition position)
            implements Expression {}

    /** {@code name := value}. */
    record NamedExpression(String name, Expression value, SourcePosition position) implements Expression {}

    record Call(Expression function, List<Expression> arguments, List<Keyword> keywords, SourcePosition position)
            implements Expression {}

    /** A keyword argument; without a name it is {@code **value}. */
    record Keyword(Optional<String> name, Expression value) {}

    record Tuple(List<Expression> items, SourcePosition position) implements Expression {}

    record ListDisplay(List<Expression> items, SourcePosition position) implements Expression {}

    record SetDisplay(List<Expression> items, SourcePosition position) implements Expression {}

    /** A dict display; an entry without a key is {@code **value}. */
    record DictDisplay(List<Entry> entries, SourcePosition position) implements Expression {}

    record Entry(Optional<Expression> key, Expression value) {}

    record ListComprehension(Expression element, List<Generator> generators, SourcePosition position)
            implements Expression {}

    record SetComprehension(Expression element, List<Generator> generators, SourcePosition position)
            implements Expression {}

    record DictComprehension(Expression key, Expression value, List<Generator> generators, SourcePosition position)
            implements Expression {}

    /**
     * @param function what it becomes where it is not taken apart at once; empty for the first argument of what takes
     *     all its items
     */
    record GeneratorExpression(
            Expression element, List<Generator> generators, Optional<FunctionSyntax> function, SourcePosition position)
            implements Expression {}

    /** {@code for target in iterable if conditions...}. */
    record Generator(Expression target, Expression iterable, List<Expression> conditions, boolean isAsync) {}

    record Lambda(FunctionSyntax function, SourcePosition position) implements Expression {}

    /** An f-string: literal pieces ({@link Literal}) and {@link Replacement}s. */
    record FormattedText(List<Expression> pieces, SourcePosition position) implements Expression {}

    /**
     * {@code {value!conversion:specification}} of an f-string.
     *
     * @param conversion one of {@code s r a}, absent for none
     * @param specification usually a {@link FormattedText}
     */
    record Replacement(
            Expression value,
            Optional<Character> conversion,
            Optional<Expression> specification,
            SourcePosition position)
            implements Expression {}

    record Yield(Optional<Expression> value, SourcePosition position) implements Expression {}

    record YieldFrom(Expression value, SourcePosition position) implements Expression {}

    record Await(Expression value, SourcePosition position) implements Expression {}

    /** The value of a literal. */
    sealed interface LiteralValue {
        record OfInteger(BigInteger value) implements LiteralValue {}

        record OfFloat(double value) implements LiteralValue {}

        record OfImaginary(double value) implements LiteralValue {}

        record OfText(String value) implements LiteralValue {}

        record OfBytes(byte[] value) implements LiteralValue {}

        record OfBoolean(boolean value) implements LiteralValue {}

        enum Singleton implements LiteralValue {
            NONE,
            ELLIPSIS
        }
    }

    enum UnaryOperator {
        NOT,
        NEGATE,
        PLUS,
        INVERT
    }

    enum BinaryOperator {
        ADD,
        SUBTRACT,
        MULTIPLY,
        MATRIX_MULTIPLY,
        DIVIDE,
        FLOOR_DIVIDE,
        MODULO,
        POWER,
        LEFT_SHIFT,
        RIGHT_SHIFT,
        AND,
        OR,
        XOR
    }

    enum CompareOperator {
        EQUAL,
        NOT_EQUAL,
        LESS,
        LESS_OR_EQUAL,
        GREATER,
        GREATER_OR_EQUAL,
        IS,
        IS_NOT,
        IN,
        NOT_IN
    }
}
