package dev.serpentine.frontend.parser;

import com.oracle.graal.python.pegparser.sst.BoolOpTy;
import com.oracle.graal.python.pegparser.sst.CmpOpTy;
import com.oracle.graal.python.pegparser.sst.ComprehensionTy;
import com.oracle.graal.python.pegparser.sst.ConstantValue;
import com.oracle.graal.python.pegparser.sst.ExprTy;
import com.oracle.graal.python.pegparser.sst.KeywordTy;
import com.oracle.graal.python.pegparser.sst.OperatorTy;
import com.oracle.graal.python.pegparser.sst.UnaryOpTy;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Expression.BinaryOperator;
import dev.serpentine.frontend.syntax.Expression.CompareOperator;
import dev.serpentine.frontend.syntax.Expression.LiteralValue;
import dev.serpentine.frontend.syntax.Expression.UnaryOperator;
import dev.serpentine.frontend.syntax.GeneratorConsumers;
import dev.serpentine.graph.model.SourcePosition;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Converts the parser's expressions; the lambdas in them by way of the {@link SyntaxConverter}. */
final class ExpressionConverter {
    private final SyntaxConverter syntax;

    ExpressionConverter(SyntaxConverter syntax) {
        this.syntax = syntax;
    }

    private Optional<Expression> optional(ExprTy node) {
        return Optional.ofNullable(node).map(this::convert);
    }

    private List<Expression> all(ExprTy[] nodes) {
        return SyntaxConverter.all(nodes, this::convert);
    }

    Expression convert(ExprTy node) {
        SourcePosition position = syntax.position(node);
        return switch (node) {
            case ExprTy.Constant it -> new Expression.Literal(literal(it.value), position);
            case ExprTy.Name it -> new Expression.Name(syntax.mangled(it.id), position);
            case ExprTy.Attribute it -> new Expression.Attribute(convert(it.value), syntax.mangled(it.attr), position);
            case ExprTy.Subscript it -> new Expression.Subscript(convert(it.value), convert(it.slice), position);
            case ExprTy.Slice it ->
                new Expression.Slice(optional(it.lower), optional(it.upper), optional(it.step), position);
            case ExprTy.Starred it -> new Expression.Starred(convert(it.value), position);
            case ExprTy.UnaryOp it -> new Expression.Unary(operator(it.op), convert(it.operand), position);
            case ExprTy.BinOp it ->
                new Expression.Binary(convert(it.left), operator(it.op), convert(it.right), position);
            case ExprTy.BoolOp it ->
                it.op == BoolOpTy.And
                        ? new Expression.And(all(it.values), position)
                        : new Expression.Or(all(it.values), position);
            case ExprTy.Compare it ->
                new Expression.Compare(
                        convert(it.left),
                        SyntaxConverter.all(it.ops, ExpressionConverter::operator),
                        all(it.comparators),
                        position);
            case ExprTy.IfExp it ->
                new Expression.Conditional(convert(it.test), convert(it.body), convert(it.orElse), position);
            case ExprTy.NamedExpr it ->
                new Expression.NamedExpression(
                        syntax.mangled(((ExprTy.Name) it.target).id), convert(it.value), position);
            case ExprTy.Call it -> call(it, position);
            case ExprTy.Tuple it -> new Expression.Tuple(all(it.elements), position);
            case ExprTy.List it -> new Expression.ListDisplay(all(it.elements), position);
            case ExprTy.Set it -> new Expression.SetDisplay(all(it.elements), position);
            case ExprTy.Dict it -> new Expression.DictDisplay(entries(it), position);
            case ExprTy.ListComp it ->
                new Expression.ListComprehension(convert(it.element), generators(it.generators), position);
            case ExprTy.SetComp it ->
                new Expression.SetComprehension(convert(it.element), generators(it.generators), position);
            case ExprTy.DictComp it ->
                new Expression.DictComprehension(
                        convert(it.key), convert(it.value), generators(it.generators), position);
            case ExprTy.GeneratorExp it -> generator(it, true);
            case ExprTy.Lambda it -> new Expression.Lambda(syntax.function(it), position);
            case ExprTy.JoinedStr it -> new Expression.FormattedText(joined(it.values), position);
            case ExprTy.FormattedValue it -> replacement(it, position);
            case ExprTy.Yield it -> new Expression.Yield(optional(it.value), position);
            case ExprTy.YieldFrom it -> new Expression.YieldFrom(convert(it.value), position);
            case ExprTy.Await it -> new Expression.Await(convert(it.value), position);
            default -> throw new IllegalStateException("unknown expression " + node.getClass());
        };
    }

    private Expression.Call call(ExprTy.Call it, SourcePosition position) {
        Expression function = convert(it.func);
        List<Expression> arguments = new ArrayList<>();
        if (it.args != null) {
            for (ExprTy argument : it.args) {
                boolean isConsumed = arguments.isEmpty() && GeneratorConsumers.looksLikeOne(function);
                arguments.add(
                        isConsumed && argument instanceof ExprTy.GeneratorExp generator
                                ? generator(generator, false)
                                : convert(argument));
            }
        }
        return new Expression.Call(
                function, List.copyOf(arguments), SyntaxConverter.all(it.keywords, this::keyword), position);
    }

    private Expression.GeneratorExpression generator(ExprTy.GeneratorExp it, boolean isFunction) {
        Expression element = convert(it.element);
        List<Expression.Generator> generators = generators(it.generators);
        return new Expression.GeneratorExpression(
                element,
                generators,
                isFunction ? Optional.of(syntax.function(it, element, generators)) : Optional.empty(),
                syntax.position(it));
    }

    private Expression.Keyword keyword(KeywordTy it) {
        return new Expression.Keyword(Optional.ofNullable(it.arg), convert(it.value));
    }

    private List<Expression.Entry> entries(ExprTy.Dict it) {
        List<Expression.Entry> entries = new ArrayList<>();
        for (int i = 0; it.values != null && i < it.values.length; i++) {
            entries.add(new Expression.Entry(optional(it.keys[i]), convert(it.values[i])));
        }
        return List.copyOf(entries);
    }

    private List<Expression.Generator> generators(ComprehensionTy[] nodes) {
        return SyntaxConverter.all(
                nodes, it -> new Expression.Generator(convert(it.target), convert(it.iter), all(it.ifs), it.isAsync));
    }

    private Expression.Replacement replacement(ExprTy.FormattedValue it, SourcePosition position) {
        Optional<Character> conversion = it.conversion < 0 ? Optional.empty() : Optional.of((char) it.conversion);
        return new Expression.Replacement(convert(it.value), conversion, optional(it.formatSpec), position);
    }

    /** The pieces of an f-string, neighbouring texts made one. */
    private List<Expression> joined(ExprTy[] nodes) {
        List<Expression> pieces = new ArrayList<>();
        for (Expression piece : all(nodes)) {
            if (!pieces.isEmpty()
                    && textOf(pieces.getLast()) instanceof String before
                    && textOf(piece) instanceof String text) {
                Expression joined = new Expression.Literal(
                        new LiteralValue.OfText(before + text), pieces.getLast().position());
                pieces.set(pieces.size() - 1, joined);
            } else {
                pieces.add(piece);
            }
        }
        return List.copyOf(pieces);
    }

    private static String textOf(Expression piece) {
        return piece instanceof Expression.Literal(LiteralValue.OfText(String text), SourcePosition _) ? text : null;
    }

    static LiteralValue literal(ConstantValue value) {
        return switch (value.kind) {
            case NONE -> LiteralValue.Singleton.NONE;
            case ELLIPSIS -> LiteralValue.Singleton.ELLIPSIS;
            case BOOLEAN -> new LiteralValue.OfBoolean(value.getBoolean());
            case LONG -> new LiteralValue.OfInteger(BigInteger.valueOf(value.getLong()));
            case BIGINTEGER -> new LiteralValue.OfInteger(value.getBigInteger());
            case DOUBLE -> new LiteralValue.OfFloat(value.getDouble());
            case COMPLEX -> new LiteralValue.OfImaginary(value.getComplex()[1]);
            case CODEPOINTS -> new LiteralValue.OfText(value.getCodePoints().toJavaString());
            case BYTES -> new LiteralValue.OfBytes(value.getBytes());
            case TUPLE, FROZENSET -> throw new IllegalStateException("the parser folds no displays");
        };
    }

    static BinaryOperator operator(OperatorTy operator) {
        return switch (operator) {
            case Add -> BinaryOperator.ADD;
            case Sub -> BinaryOperator.SUBTRACT;
            case Mult -> BinaryOperator.MULTIPLY;
            case MatMult -> BinaryOperator.MATRIX_MULTIPLY;
            case Div -> BinaryOperator.DIVIDE;
            case FloorDiv -> BinaryOperator.FLOOR_DIVIDE;
            case Mod -> BinaryOperator.MODULO;
            case Pow -> BinaryOperator.POWER;
            case LShift -> BinaryOperator.LEFT_SHIFT;
            case RShift -> BinaryOperator.RIGHT_SHIFT;
            case BitAnd -> BinaryOperator.AND;
            case BitOr -> BinaryOperator.OR;
            case BitXor -> BinaryOperator.XOR;
        };
    }

    private static UnaryOperator operator(UnaryOpTy operator) {
        return switch (operator) {
            case Not -> UnaryOperator.NOT;
            case USub -> UnaryOperator.NEGATE;
            case UAdd -> UnaryOperator.PLUS;
            case Invert -> UnaryOperator.INVERT;
        };
    }

    private static CompareOperator operator(CmpOpTy operator) {
        return switch (operator) {
            case Eq -> CompareOperator.EQUAL;
            case NotEq -> CompareOperator.NOT_EQUAL;
            case Lt -> CompareOperator.LESS;
            case LtE -> CompareOperator.LESS_OR_EQUAL;
            case Gt -> CompareOperator.GREATER;
            case GtE -> CompareOperator.GREATER_OR_EQUAL;
            case Is -> CompareOperator.IS;
            case IsNot -> CompareOperator.IS_NOT;
            case In -> CompareOperator.IN;
            case NotIn -> CompareOperator.NOT_IN;
        };
    }
}
