package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameters;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which arguments of a call are one object that is followed.
 *
 * @param positions of positional arguments, from 0
 * @param keywords the names of others
 */
record HandedArguments(Set<Integer> positions, Set<String> keywords) {
    static final HandedArguments NONE = new HandedArguments(Set.of(), Set.of());

    /**
     * Those of a call.
     *
     * @param skipped how many of the first arguments are left out, and not counted
     * @return empty where a star or a mapping leaves open what goes where
     */
    static Optional<HandedArguments> of(Expression.Call call, int skipped, Predicate<Expression> isFollowed) {
        if (call.arguments().stream().anyMatch(Expression.Starred.class::isInstance)
                || call.keywords().stream().anyMatch(keyword -> keyword.name().isEmpty())) {
            return Optional.empty();
        }
        List<Expression> arguments = call.arguments().stream().skip(skipped).toList();
        Set<Integer> positions = new HashSet<>();
        IntStream.range(0, arguments.size())
                .filter(i -> isFollowed.test(arguments.get(i)))
                .forEach(positions::add);
        Set<String> keywords = new HashSet<>();
        call.keywords().stream()
                .filter(keyword -> isFollowed.test(keyword.value()))
                .forEach(keyword -> keywords.add(keyword.name().orElseThrow()));
        return Optional.of(new HandedArguments(positions, keywords));
    }

    boolean isEmpty() {
        return positions.isEmpty() && keywords.isEmpty();
    }

    /** The same behind one more argument in front. */
    HandedArguments behind(boolean isFollowed) {
        Set<Integer> moved = new HashSet<>();
        if (isFollowed) {
            moved.add(0);
        }
        positions.forEach(position -> moved.add(position + 1));
        return new HandedArguments(moved, keywords);
    }

    /** The parameters of a function that get them; empty where one of them goes into a tuple or a dict. */
    Optional<Set<String>> names(FunctionSyntax syntax) {
        Parameters parameters = syntax.parameters();
        List<String> positional =
                parameters.positional().stream().map(Parameter::name).toList();
        Set<String> byKeyword = new HashSet<>();
        Stream.concat(
                        positional.stream().skip(parameters.positionalOnly()),
                        parameters.keywordOnly().stream().map(Parameter::name))
                .forEach(byKeyword::add);
        if (!byKeyword.containsAll(keywords)
                || positions.stream().anyMatch(position -> position >= positional.size())) {
            return Optional.empty();
        }
        Set<String> names = new HashSet<>(keywords);
        positions.forEach(position -> names.add(positional.get(position)));
        return Optional.of(names);
    }
}
