package dev.serpentine.frontend.division;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which statements of a program's top level keep an iterator in a variable: how far it has come is told at run time
 * only; one that is unpacked is at its end. Generators and iterators that the program's functions return are also kept
 * where they stand in a display, or are handed to what may keep them, which is all but builtins that take everything
 * out at once.
 */
final class KeptIterators {
    /** What gives an iterator. */
    private static final Set<String> BUILTINS = Set.of("iter", "zip", "map", "filter", "enumerate", "reversed");
    /** The same of the library, by module. */
    private static final Map<String, Set<String>> OF_LIBRARY =
            Map.of("re", Set.of("finditer"), "csv", Set.of("reader", "DictReader"), "heapq", Set.of("merge"));
    /** Functions of itertools whose objects programs have before they start. */
    private static final Set<String> PREBUILT = Set.of("count", "cycle", "repeat");
    /** What takes everything out of an iterator, or the first item, and keeps none. */
    private static final Set<String> CONSUMING = Set.of(
            "all",
            "any",
            "bytearray",
            "bytes",
            "dict",
            "frozenset",
            "isinstance",
            "len",
            "list",
            "max",
            "min",
            "next",
            "repr",
            "set",
            "sorted",
            "str",
            "sum",
            "tuple",
            "type");

    private final Effects effects;
    /** The functions that are looked into. */
    private final Set<FunctionSyntax> entered = new HashSet<>();

    KeptIterators(Effects effects) {
        this.effects = effects;
    }

    boolean isKeptBy(Statement statement) {
        return switch (statement) {
            case Statement.Assign assign ->
                assign.targets().stream().allMatch(KeptIterators::isUnpacking)
                        ? !isTakenApart(assign.value()) && keepsGenerator(assign.value())
                        : isIterator(assign.value());
            case Statement.AnnotatedAssign annotated ->
                annotated.value().filter(this::isIterator).isPresent();
            default -> false;
        };
    }

    private static boolean isUnpacking(Expression target) {
        return target instanceof Expression.Tuple || target instanceof Expression.ListDisplay;
    }

    /** Whether everything is taken out of an expression's value where it is unpacked, and nothing can keep it. */
    private boolean isTakenApart(Expression value) {
        return value instanceof Expression.GeneratorExpression
                || value instanceof Expression.Call call
                        && (givesIterator(call.function()) || isGenerator(call.function()));
    }

    private boolean isIterator(Expression value) {
        return value instanceof Expression.GeneratorExpression
                || value instanceof Expression.Call call && givesIterator(call.function())
                || keepsGenerator(value);
    }

    private boolean givesIterator(Expression function) {
        return effects.isOfModule(function, "itertools", name -> !PREBUILT.contains(name))
                || OF_LIBRARY.entrySet().stream()
                        .anyMatch(module -> effects.isOfModule(
                                function,
                                module.getKey(),
                                name -> module.getValue().contains(name)))
                || function instanceof Expression.Name(String name, var position)
                        && BUILTINS.contains(name)
                        && effects.isBuiltin(name);
    }

    /** Whether what an expression gives is a generator of the program's, or may have one in it. */
    private boolean keepsGenerator(Expression value) {
        return switch (value) {
            case Expression.Call call ->
                isGenerator(call.function())
                        || !isConsuming(call.function())
                                && Stream.concat(
                                                call.arguments().stream(),
                                                call.keywords().stream().map(Expression.Keyword::value))
                                        .anyMatch(this::keepsGenerator);
            case Expression.Tuple tuple -> tuple.items().stream().anyMatch(this::keepsGenerator);
            case Expression.ListDisplay list -> list.items().stream().anyMatch(this::keepsGenerator);
            case Expression.DictDisplay dict ->
                dict.entries().stream().anyMatch(entry -> keepsGenerator(entry.value()));
            case Expression.ListComprehension list -> keepsGenerator(list.element());
            case Expression.DictComprehension dict -> keepsGenerator(dict.value());
            default -> false;
        };
    }

    private boolean isGenerator(Expression function) {
        return function instanceof Expression.Name(String name, var position)
                && effects.functionsNamed(name).stream()
                        .anyMatch(made -> (made.isGenerator() || returnsIterator(made))
                                && made.decorators().stream().allMatch(this::isOfProgram));
    }

    private boolean returnsIterator(FunctionSyntax function) {
        if (!entered.add(function)) {
            return false;
        }
        boolean isFound = function.body().stream()
                .anyMatch(statement -> SyntaxScan.anyEvaluated(
                        statement,
                        part -> part instanceof Statement.Return returned
                                && returned.value().filter(this::isIterator).isPresent()));
        entered.remove(function);
        return isFound;
    }

    /** Whether a decorator is a function of the program, which may give what the generator is, too. */
    private boolean isOfProgram(Expression decorator) {
        return decorator instanceof Expression.Name(String name, var position)
                && !effects.functionsNamed(name).isEmpty();
    }

    private boolean isConsuming(Expression function) {
        return switch (function) {
            case Expression.Name(String name, var position) -> CONSUMING.contains(name) && effects.isBuiltin(name);
            case Expression.Attribute attribute -> attribute.name().equals("join");
            default -> false;
        };
    }
}
