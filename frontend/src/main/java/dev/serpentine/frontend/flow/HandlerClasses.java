package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The exception classes of {@code except} clauses: those that are the same whenever the clause is asked, and those that
 * are computed where there is an exception, as Python computes them all.
 */
final class HandlerClasses {
    private final Translation translation;

    HandlerClasses(Translation translation) {
        this.translation = translation;
    }

    /** The classes, where they are always the same, and nothing else is among them. */
    Optional<List<HostObject>> known(Statement.Handler handler) {
        return handler.type().isEmpty()
                ? Optional.of(List.of(translation.space.builtin("BaseException")))
                : known(handler.type().get());
    }

    private Optional<List<HostObject>> known(Expression type) {
        if (type instanceof Expression.Tuple tuple) {
            List<HostObject> all = new ArrayList<>();
            for (Expression item : tuple.items()) {
                Optional<HostObject> one = constant(item).filter(translation.space::isExceptionClass);
                if (one.isEmpty()) {
                    return Optional.empty();
                }
                all.add(one.get());
            }
            return Optional.of(all);
        }
        return constant(type)
                .map(object -> object.kind() == HostKind.TUPLE ? object.items() : List.of(object))
                .filter(all -> all.stream().allMatch(translation.space::isExceptionClass));
    }

    /** What an expression always is that computes nothing; adds no operations. */
    private Optional<HostObject> constant(Expression expression) {
        return switch (expression) {
            case Expression.Name name -> translation.names.constant(name.identifier());
            case Expression.Attribute attribute ->
                constant(attribute.object())
                        .flatMap(object -> translation.operations.constantAttribute(object, attribute.name()));
            case Expression other -> Optional.empty();
        };
    }

    /** Computes the classes, which must be exception classes, and whether an exception is of one of them. */
    Value test(Statement.Handler handler, Value exception) {
        Value classes = handler.type()
                .map(translation.expressions::translate)
                .orElseGet(() -> translation.operations.builtin("BaseException"));
        if (handler.type().isPresent()) {
            translation.operations.call(
                    Constant.untyped(CapturedVariables.special(translation.host, "require_exception_classes")),
                    handler.position(),
                    classes);
        }
        return translation.operations.call(
                translation.operations.builtin("isinstance"), handler.position(), exception, classes);
    }
}
