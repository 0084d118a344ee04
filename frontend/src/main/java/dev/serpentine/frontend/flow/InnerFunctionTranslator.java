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

/** Translates lambdas and functions that are defined within a function. */
final class InnerFunctionTranslator {
    private final Translation translation;

    InnerFunctionTranslator(Translation translation) {
        this.translation = translation;
    }

    void define(Statement.FunctionDefinition definition) {
        FunctionSyntax function = definition.function();
        List<Value> decorators = translation.expressions.translateAll(function.decorators());
        Value value = make(function, definition.position());
        for (int i = decorators.size() - 1; i >= 0; i--) {
            value = translation.operations.call(
                    decorators.get(i), function.decorators().get(i).position(), value);
        }
        translation.names.store(function.name(), value, definition.position());
    }

    Value make(FunctionSyntax function, SourcePosition position) {
        FunctionSyntax.Parameters parameters = function.parameters();
        List<Value> defaults = translation.expressions.translateAll(parameters.positionalDefaults());
        List<Value> keywordNames = new ArrayList<>();
        List<Value> keywordDefaults = new ArrayList<>();
        for (int i = 0; i < parameters.keywordOnly().size(); i++) {
            Optional<Expression> value = parameters.keywordDefaults().get(i);
            if (value.isPresent()) {
                keywordNames.add(translation.operations.text(
                        parameters.keywordOnly().get(i).name()));
                keywordDefaults.add(translation.expressions.translate(value.get()));
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
        return translation.graph.emit(FlowOpcode.NEWFUNCTION, position, operands);
    }
}
