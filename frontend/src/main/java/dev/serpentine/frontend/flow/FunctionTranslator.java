package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds the graph of one function. */
final class FunctionTranslator {
    private final FlowSpace space;

    FunctionTranslator(FlowSpace space) {
        this.space = space;
    }

    /**
     * @param cells the live cells of the free names, in their order; absent for a function that is made at run time
     * @return with a {@link FlowOpcode#REFUSE} for each thing in it that is wrong or not supported
     */
    FunctionGraph translate(FunctionCode code, Optional<List<HostObject>> cells) {
        LocalNames.Needs needs = new LocalNames.Needs(new HashSet<>(), new HashSet<>(), new HashSet<>());
        if (code.syntax().isResumable() && GeneratorTranslator.takesGenerators(space, code.syntax())) {
            parameterNames(code.syntax()).forEach(name -> needs.held().add(new LocalNames.Key(null, name)));
        }
        while (true) {
            FunctionSyntax function = code.syntax();
            FunctionGraph graph = new FunctionGraph(
                    function.name(),
                    function.position(),
                    new Block(List.of()),
                    Variable.untyped("result"),
                    Variable.untyped("exception"));
            try {
                if (isComplete(graph, code, cells, needs)) {
                    return graph;
                }
            } catch (TranslationFailed | TranslatorFault known) {
                throw known;
            } catch (RuntimeException fault) {
                throw new TranslatorFault(graph, null, fault);
            }
        }
    }

    /**
     * Fills the graph. @return whether it will do; else more is known of what the names need, and another is to be made
     */
    private boolean isComplete(
            FunctionGraph graph, FunctionCode code, Optional<List<HostObject>> cells, LocalNames.Needs needs) {
        Translation translation = new Translation(space, code, graph, needs);
        translateBody(translation, graph, cells);
        boolean needsMore = needs.cells().addAll(translation.names.keysOf(translation.graph.needCells()));
        needsMore |= needs.lostInLoops().addAll(translation.names.keysOf(translation.graph.lostInLoops()));
        needsMore |= needs.held().addAll(translation.names.keysOf(translation.graph.needHolders()));
        if (needsMore) {
            return false;
        }
        RemoveRedundantArguments.from(graph);
        RemoveEmptyBlocks.from(graph);
        ThreadValuesThroughBlocks.in(graph, translation.graph.suggestedNames());
        return true;
    }

    private void translateBody(Translation translation, FunctionGraph graph, Optional<List<HostObject>> cells) {
        FunctionSyntax function = translation.code.syntax();
        translation.globals.scan(function);
        List<Variable> parameters = graph.startBlock().inputArguments();
        List<String> ofInstance = new ArrayList<>();
        Map<String, Value> cellsOfMaker = new LinkedHashMap<>();
        for (int i = 0; i < function.freeNames().size(); i++) {
            String name = function.freeNames().get(i);
            if (cells.isPresent() && isOfInstance(cells.get().get(i))) {
                ofInstance.add(name);
            } else if (cells.isPresent()) {
                translation.names.declareFree(name, Constant.untyped(cells.get().get(i)), true);
            } else {
                Variable cell = Variable.untyped(name);
                parameters.add(cell);
                cellsOfMaker.put(name, cell);
                translation.names.declareFree(name, cell, false);
            }
        }
        Map<String, Variable> bound = new LinkedHashMap<>();
        for (String name : parameterNames(function)) {
            bound.put(name, Variable.untyped(name));
        }
        parameters.addAll(bound.values());
        Optional<InnerClassMaker> maker = translation.space.makerOf(function);
        if (maker.isPresent()) {
            maker.get().translate(translation, cellsOfMaker, bound);
            return;
        }
        translation.names.declare(function);
        for (String name : ofInstance) {
            Value self = bound.get(function.parameters().positional().getFirst().name());
            translation.names.declareFree(
                    name,
                    translation.operations.attribute(self, CapturedVariables.attribute(name), function.position()),
                    false);
        }
        bound.forEach((name, variable) -> translation.names.store(name, variable, function.position()));
        if (function.isResumable() && GeneratorTranslator.takesGenerators(space, function)) {
            bound.values().forEach(parameter -> translation.owned.takeOver(parameter, function.position()));
        }
        translation.operations.poll(function.position());
        if (translation.names.holdGenerators()) {
            translateHolding(translation);
        } else {
            translation.statements.translateAll(function.body());
            translation.graph.leaveWithReturn(translation.operations.none());
        }
    }

    /** Whether a method finds the cell of a variable in its instance. */
    private static boolean isOfInstance(HostObject cell) {
        return cell.part(HostObject.Part.CONTENTS)
                .filter(CapturedVariables::isMark)
                .isPresent();
    }

    /**
     * A body whose locals hold generators: they let them go where it returns. Where an exception leaves it, its
     * traceback has them still; but not where a generator is closed.
     */
    private static void translateHolding(Translation translation) {
        FunctionSyntax function = translation.code.syntax();
        GraphBuilder graph = translation.graph;
        graph.setBeforeReturn(result -> translation.names.letGo(result, function.position()));
        Label failed = new Label();
        if (function.isResumable()) {
            graph.setEnclosing(new Enclosing.Handlers(
                    null, List.of(new Enclosing.Clause(translation.space.builtin("BaseException"), failed)), false));
        }
        translation.statements.translateAll(function.body());
        graph.setEnclosing(null);
        graph.leaveWithReturn(translation.operations.none());
        if (failed.isUsed()) {
            Value exception = graph.place(failed);
            translation.names.letGo(translation.operations.none(), function.position());
            graph.raise(exception, function.position());
        }
    }

    /** In the order of the graph's parameters. */
    static List<String> parameterNames(FunctionSyntax function) {
        FunctionSyntax.Parameters parameters = function.parameters();
        List<String> names = new ArrayList<>();
        parameters.positional().forEach(parameter -> names.add(parameter.name()));
        parameters.variablePositional().ifPresent(parameter -> names.add(parameter.name()));
        parameters.keywordOnly().forEach(parameter -> names.add(parameter.name()));
        parameters.variableKeyword().ifPresent(parameter -> names.add(parameter.name()));
        return names;
    }
}
