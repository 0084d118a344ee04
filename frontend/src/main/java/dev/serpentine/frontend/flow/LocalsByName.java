package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Expression.Keyword;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * {@code locals()} where a text of the program says which of the variables are looked at:
 * {@code "{a}".format(**locals())}, {@code "{a}".format_map(locals())}, {@code "%(a)s" % locals()} and
 * {@code locals()["a"]}. They mean the same with these variables written out.
 */
final class LocalsByName {
    private static final Pattern FIELD = Pattern.compile("\\{([^\\W\\d]\\w*)", Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern DIRECTIVE = Pattern.compile("%\\(([^\\W\\d]\\w*)\\)", Pattern.UNICODE_CHARACTER_CLASS);

    private final Translation translation;

    LocalsByName(Translation translation) {
        this.translation = translation;
    }

    /** An expression that means the same, and does not ask for {@code locals()}; empty where this one does not. */
    Optional<Expression> writtenOut(Expression expression) {
        return switch (expression) {
            case Expression.Binary(Expression left, var operator, Expression right, var position)
            when operator == Expression.BinaryOperator.MODULO && text(left).isPresent() && isLocals(right) ->
                Optional.of(new Expression.Binary(
                        left, operator, display(names(DIRECTIVE, text(left).get()), right.position()), position));
            case Expression.Call(
                    Expression.Attribute(Expression format, String method, var at),
                    var arguments,
                    var keywords,
                    var position)
            when text(format).isPresent() ->
                arguments(method, names(FIELD, text(format).get().replace("{{", "")), arguments, keywords, position)
                        .map(given -> new Expression.Call(
                                new Expression.Attribute(format, "format", at),
                                method.equals("format") ? arguments : List.of(),
                                given,
                                position));
            case Expression.Subscript(Expression object, Expression index, var position)
            when isLocals(object) && text(index).filter(this::isLocal).isPresent() ->
                Optional.of(new Expression.Name(text(index).get(), position));
            default -> Optional.empty();
        };
    }

    /** The keywords of a call of {@code format}. */
    private Optional<List<Keyword>> arguments(
            String method,
            Set<String> names,
            List<Expression> arguments,
            List<Keyword> keywords,
            SourcePosition position) {
        if (method.equals("format_map") && arguments.size() == 1 && isLocals(arguments.getFirst())) {
            return Optional.of(keywords(names, position));
        }
        if (!method.equals("format")
                || keywords.stream().filter(keyword -> keyword.name().isEmpty()).count() != 1
                || keywords.stream().noneMatch(keyword -> keyword.name().isEmpty() && isLocals(keyword.value()))) {
            return Optional.empty();
        }
        List<Keyword> given = new ArrayList<>();
        for (Keyword keyword : keywords) {
            if (keyword.name().isPresent()) {
                given.add(keyword);
                names.remove(keyword.name().get());
            }
        }
        given.addAll(keywords(names, position));
        return Optional.of(given);
    }

    private static List<Keyword> keywords(Set<String> names, SourcePosition position) {
        return names.stream()
                .map(name -> new Keyword(Optional.of(name), new Expression.Name(name, position)))
                .toList();
    }

    private static Expression display(Set<String> names, SourcePosition position) {
        return new Expression.DictDisplay(
                names.stream()
                        .map(name -> new Expression.Entry(
                                Optional.of(new Expression.Literal(new Expression.LiteralValue.OfText(name), position)),
                                new Expression.Name(name, position)))
                        .toList(),
                position);
    }

    /** The variables of the function that a format names. */
    private Set<String> names(Pattern pattern, String format) {
        Set<String> names = new LinkedHashSet<>();
        pattern.matcher(format)
                .results()
                .map(found -> found.group(1))
                .filter(this::isLocal)
                .forEach(names::add);
        return names;
    }

    private boolean isLocal(String name) {
        return !(translation.names.resolve(name) instanceof LocalNames.Place.Global);
    }

    private static Optional<String> text(Expression expression) {
        return expression instanceof Expression.Literal(Expression.LiteralValue.OfText(String text), var position)
                ? Optional.of(text)
                : Optional.empty();
    }

    /** Those of a module are its global names. */
    private boolean isLocals(Expression expression) {
        return expression instanceof Expression.Call call
                && call.function() instanceof Expression.Name name
                && name.identifier().equals("locals")
                && call.arguments().isEmpty()
                && call.keywords().isEmpty()
                && !translation.code.syntax().isModule()
                && Operations.live(translation.expressions.translate(name))
                        .flatMap(translation.space::builtinName)
                        .filter("locals"::equals)
                        .isPresent();
    }
}
