package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Translates lambdas and functions that are defined within a function. */
final class InnerFunctionTranslator {
    private final Translation translation;

    InnerFunctionTranslator(Translation translation) {
        this.translation = translation;
    }

    void define(Statement.FunctionDefinition definition) {
        FunctionSyntax function = definition.function();
        List<Value> decorators = translation.expressions.translateAll(function.decorators());
        Value value = make(
                function,
                translation.expressions.translateAll(function.parameters().positionalDefaults()),
                (_, given) -> translation.expressions.translate(given),
                mayGetAttributes(function),
                definition.position());
        for (int i = decorators.size() - 1; i >= 0; i--) {
            value = translation.operations.call(
                    decorators.get(i), function.decorators().get(i).position(), value);
        }
        translation.names.store(function.name(), value, definition.position());
    }

    /** Whether somebody may give a function attributes: who speaks of them by its name, or gets it to decorate it. */
    private boolean mayGetAttributes(FunctionSyntax function) {
        return !function.decorators().isEmpty()
                || translation.code.syntax().body().stream()
                        .anyMatch(statement -> NameUses.hasAttributes(statement, function.name()));
    }

    Value make(FunctionSyntax function, SourcePosition position) {
        FunctionSyntax.Parameters parameters = function.parameters();
        return make(
                function,
                translation.expressions.translateAll(parameters.positionalDefaults()),
                (_, value) -> translation.expressions.translate(value),
                false,
                position);
    }

    /** The function that stands for a class, whose defaults are known. */
    Value make(FunctionSyntax function, InnerClassMaker maker, SourcePosition position) {
        return make(
                function,
                maker.defaults(translation.host),
                (name, _) -> maker.keywordDefault(translation.host, name),
                false,
                position);
    }

    private Value make(
            FunctionSyntax function,
            List<Value> defaults,
            BiFunction<String, Expression, Value> keywordDefault,
            boolean keepsAttributes,
            SourcePosition position) {
        FunctionSyntax.Parameters parameters = function.parameters();
        List<Value> keywordNames = new ArrayList<>();
        List<Value> keywordDefaults = new ArrayList<>();
        for (int i = 0; i < parameters.keywordOnly().size(); i++) {
            Optional<Expression> value = parameters.keywordDefaults().get(i);
            if (value.isPresent()) {
                String name = parameters.keywordOnly().get(i).name();
                keywordNames.add(translation.operations.text(name));
                keywordDefaults.add(keywordDefault.apply(name, value.get()));
            }
        }
        List<Value> operands = new ArrayList<>();
        operands.add(Constant.untyped(translation.code.inner(function)));
        operands.add(translation.operations.integer(defaults.size()));
        operands.add(Constant.untyped(translation.host.ofTuple(keywordNames.stream()
                .map(name -> Operations.live(name).orElseThrow())
                .toList())));
        operands.addAll(defaults);
        operands.addAll(keywordDefaults);
        function.freeNames().forEach(name -> operands.add(translation.names.cellOf(name)));
        if (keepsAttributes || translation.space.keepsAttributes(function)) {
            operands.add(translation.operations.call(
                    Constant.untyped(translation.space.classOfAttributes(function)), position));
        }
        return translation.graph.emit(FlowOpcode.NEWFUNCTION, position, operands);
    }
}
