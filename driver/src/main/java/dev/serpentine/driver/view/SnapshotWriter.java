package dev.serpentine.driver.view;

import static dev.serpentine.driver.json.JsonText.array;
import static dev.serpentine.driver.json.JsonText.quoted;

import dev.serpentine.driver.json.JsonText;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.text.GraphNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Writes what one graph looks like now as JSON, of which {@code snapshot.js} knows the other end. A snapshot is
 * {@code {"returns": type, "blocks": [block...]}}; a block is {@code [number, is reachable, parameters,
 * array(operations), [kind of exit, what it tests], links]}; a parameter is {@code [name, type]}; an operation is
 * {@code [mnemonic, kind, may raise, result or "", its type, arguments, line, column, [frames that it was inlined
 * through...], [numbers of functions that it may call...]]}; a link is {@code [label, style, target, arguments, caught
 * variable]}; an argument is a variable's name, or {@code [text]} of a constant, with a function's number behind it
 * where it is one.
 */
final class SnapshotWriter {
    private final FunctionGraph graph;
    private final GraphNames names;
    private final Stage stage;
    private final ToIntFunction<FunctionGraph> numberOf;
    private final Set<Value> used = Collections.newSetFromMap(new IdentityHashMap<>());

    /** What a stage knows of graphs beyond what they hold. */
    interface Stage {
        String type(GraphNames names, Variable variable);

        boolean isReachable(Block block);

        /** Whether what follows an operation is ever reached. */
        boolean completes(Operation operation);

        /**
         * The graphs that an operation that is reached may call, beyond those that are constants among its operands.
         */
        List<FunctionGraph> calls(Operation operation);
    }

    /** @param numberOf a graph's function's number; negative of one that the page does not show */
    SnapshotWriter(FunctionGraph graph, GraphNames names, Stage stage, ToIntFunction<FunctionGraph> numberOf) {
        this.graph = graph;
        this.names = names;
        this.stage = stage;
        this.numberOf = numberOf;
    }

    /** The snapshot. @param calls gets the number of each function that the graph may call */
    String write(Set<Integer> calls) {
        Variable result = graph.returnBlock().inputArguments().getFirst();
        // In the order in which the text form names them.
        names.variable(result);
        names.variable(graph.raiseBlock().inputArguments().getFirst());
        List<String> blocks = new ArrayList<>();
        List<Block> all = graph.blocks();
        all.forEach(this::findUses);
        for (Block block : all) {
            if (block != graph.returnBlock() && block != graph.raiseBlock()) {
                blocks.add(block(block, calls));
            }
        }
        return "{\"returns\":" + quoted(stage.type(names, result)) + ",\"blocks\":" + array(blocks) + "}";
    }

    private void findUses(Block block) {
        block.operations().forEach(operation -> used.addAll(operation.arguments()));
        block.links().forEach(link -> used.addAll(link.arguments()));
    }

    private String block(Block block, Set<Integer> calls) {
        String parameters =
                array(block.inputArguments().stream().map(this::definition).toList());
        List<String> operations = new ArrayList<>();
        boolean isReached = stage.isReachable(block);
        for (Operation operation : block.operations()) {
            operations.add(operation(operation, isReached, calls));
            isReached &= stage.completes(operation);
        }
        String exit = exit(block.exit());
        String links = array(block.links().stream().map(this::link).toList());
        return array(List.of(
                quoted(names.block(block)),
                stage.isReachable(block) ? "1" : "0",
                parameters,
                array(operations),
                exit,
                links));
    }

    private String definition(Variable variable) {
        return array(List.of(quoted(names.variable(variable)), quoted(stage.type(names, variable))));
    }

    private String operation(Operation operation, boolean isReached, Set<Integer> calls) {
        Variable result = operation.result();
        String type = stage.type(names, result);
        boolean isShown = used.contains(result) || !type.equals("Void");
        Set<Integer> called = called(operation, isReached);
        calls.addAll(called);
        SourcePosition place = operation.position().outermost();
        boolean isHere = place.file().equals(graph.position().file());
        return array(List.of(
                quoted(operation.opcode().mnemonic()),
                String.valueOf(OperationKind.of(operation.opcode()).ordinal()),
                operation.opcode().canRaise() ? "1" : "0",
                quoted(isShown ? names.variable(result) : ""),
                quoted(type),
                array(operation.arguments().stream().map(this::argument).toList()),
                String.valueOf(isHere ? place.line() : 0),
                String.valueOf(isHere ? place.column() : 0),
                JsonText.strings(frames(operation.position(), isHere)),
                JsonText.numbers(called)));
    }

    private Set<Integer> called(Operation operation, boolean isReached) {
        Set<Integer> called = new LinkedHashSet<>();
        operation.arguments().forEach(argument -> graphsIn(argument).forEach(each -> addNumber(each, called)));
        if (isReached) {
            stage.calls(operation).forEach(each -> addNumber(each, called));
        }
        return called;
    }

    private void addNumber(FunctionGraph called, Set<Integer> numbers) {
        int number = numberOf.applyAsInt(called);
        if (number >= 0) {
            numbers.add(number);
        }
    }

    private static List<FunctionGraph> graphsIn(Value value) {
        return switch (value) {
            case Variable _ -> List.of();
            case Constant(List<?> graphs, var _) ->
                graphs.stream()
                        .filter(FunctionGraph.class::isInstance)
                        .map(FunctionGraph.class::cast)
                        .toList();
            case Constant constant -> graphOf(constant).stream().toList();
        };
    }

    private static Optional<FunctionGraph> graphOf(Constant constant) {
        return constant.value() instanceof FunctionValue function
                        && function.code() instanceof FunctionValue.OfGraph(FunctionGraph called)
                ? Optional.of(called)
                : Optional.empty();
    }

    /** Where the operation was written, the innermost function first, but for its place in this function. */
    private List<String> frames(SourcePosition position, boolean isHere) {
        List<SourcePosition.Frame> frames = position.frames(graph.name());
        return frames.subList(0, isHere ? frames.size() - 1 : frames.size()).stream()
                .filter(frame -> frame.position().line() > 0)
                .map(frame -> frame.function() + " (" + frame.position().file() + ":"
                        + frame.position().line() + ")")
                .toList();
    }

    private String argument(Value value) {
        String text = quoted(names.value(value));
        return switch (value) {
            case Variable _ -> text;
            case Constant constant -> {
                int number = graphOf(constant).map(numberOf::applyAsInt).orElse(-1);
                yield number < 0 ? "[" + text + "]" : "[" + text + "," + number + "]";
            }
        };
    }

    private String exit(BlockExit exit) {
        return switch (exit) {
            case BlockExit.Open _ -> "[\"open\"]";
            case BlockExit.Final _ -> "[\"final\"]";
            case BlockExit.Jump _ -> "[\"jump\"]";
            case BlockExit.Branch(Value condition) -> "[\"if\"," + argument(condition) + "]";
            case BlockExit.Switch(Value selector) -> "[\"switch\"," + argument(selector) + "]";
            case BlockExit.MayRaise _ -> "[\"try\"]";
        };
    }

    private String link(Link link) {
        return array(List.of(
                quoted(label(link.linkCase())),
                quoted(style(link)),
                quoted(names.block(link.target())),
                array(link.arguments().stream().map(this::argument).toList()),
                quoted(link.caughtException().map(names::variable).orElse(""))));
    }

    private String label(LinkCase linkCase) {
        return switch (linkCase) {
            case LinkCase.Always _ -> "";
            case LinkCase.Otherwise _ -> "otherwise";
            case LinkCase.Truth(boolean value) -> String.valueOf(value);
            case LinkCase.Number(long value) -> String.valueOf(value);
            case LinkCase.Caught(Constant exceptionClass) -> "catch " + names.value(exceptionClass);
        };
    }

    private String style(Link link) {
        Predicate<Block> isRaise = target -> target == graph.raiseBlock();
        return link.linkCase() instanceof LinkCase.Caught || isRaise.test(link.target())
                ? "raises"
                : link.isUnlikely() ? "unlikely" : "usual";
    }
}
