package dev.serpentine.graph.text;

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
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Prints one graph. */
final class GraphPrinter {
    private final FunctionGraph graph;
    private final GraphNames names;
    private final Function<Variable, String> note;
    private final StringBuilder out;
    private final Set<Value> used = Collections.newSetFromMap(new IdentityHashMap<>());

    GraphPrinter(FunctionGraph graph, Names names, ValuePrinter values, StringBuilder out) {
        this(graph, names, values, _ -> "", out);
    }

    /** @param note what to say of a variable that has no type; empty for nothing */
    GraphPrinter(
            FunctionGraph graph, Names names, ValuePrinter values, Function<Variable, String> note, StringBuilder out) {
        this.note = note;
        this.graph = graph;
        this.names = new GraphNames(graph, names, values);
        this.out = out;
    }

    void print() {
        out.append("graph ").append(names.graph());
        if (!graph.position().equals(SourcePosition.NONE)) {
            out.append(" at ").append(ValuePrinter.position(graph.position()));
        }
        out.append("\n  returns ")
                .append(definition(graph.returnBlock().inputArguments().getFirst()));
        out.append("\n  raises ")
                .append(definition(graph.raiseBlock().inputArguments().getFirst()))
                .append('\n');
        findUses();
        for (Block block : graph.blocks()) {
            if (block != graph.returnBlock() && block != graph.raiseBlock()) {
                printBlock(block);
            }
        }
    }

    private void findUses() {
        for (Block block : graph.blocks()) {
            block.operations().forEach(operation -> used.addAll(operation.arguments()));
            block.links().forEach(link -> used.addAll(link.arguments()));
        }
    }

    private void printBlock(Block block) {
        out.append("block ").append(names.block(block));
        out.append(block.inputArguments().stream().map(this::definition).collect(Collectors.joining(", ", "(", ")\n")));
        for (Operation operation : block.operations()) {
            out.append("  ").append(operationText(operation)).append('\n');
        }
        out.append("  ").append(exitText(block)).append('\n');
    }

    String operationText(Operation operation) {
        StringBuilder text = new StringBuilder();
        Variable result = operation.result();
        if (result.type() != Primitive.VOID || used.contains(result)) {
            text.append(definition(result)).append(" = ");
        }
        text.append(operation.opcode().mnemonic());
        text.append(operation.arguments().stream().map(this::value).collect(Collectors.joining(", ", "(", ")")));
        SourcePosition position = operation.position();
        if (!position.equals(SourcePosition.NONE)) {
            text.append(" ;").append(positionText(position));
        }
        return text.toString();
    }

    private String positionText(SourcePosition position) {
        String file = position.file().equals(graph.position().file()) ? "" : ValuePrinter.quote(position.file()) + ":";
        String inlining = position.inlining()
                .map(inlined -> " in " + ValuePrinter.quote(inlined.function()) + " at " + positionText(inlined.call()))
                .orElse("");
        return file + position.line() + ":" + position.column() + inlining;
    }

    private String exitText(Block block) {
        List<Link> links = block.links();
        return switch (block.exit()) {
            case BlockExit.Open open -> "open";
            case BlockExit.Final end -> "final";
            case BlockExit.Jump jump -> "jump " + linksText(links);
            case BlockExit.Branch(Value condition)
            when links.size() == 2 ->
                "if " + value(condition) + " then " + linkText(links.get(1)) + " else " + linkText(links.get(0));
            case BlockExit.Branch(Value condition) -> "if " + value(condition) + " " + linksText(links);
            case BlockExit.Switch(Value selector) ->
                "switch " + value(selector)
                        + links.stream().map(this::caseText).collect(Collectors.joining(", ", " {", "}"));
            case BlockExit.MayRaise mayRaise ->
                "try " + links.stream().map(this::caseText).collect(Collectors.joining(" "));
        };
    }

    private String linksText(List<Link> links) {
        return links.stream().map(this::linkText).collect(Collectors.joining(" "));
    }

    private String caseText(Link link) {
        return switch (link.linkCase()) {
            case LinkCase.Always always -> linkText(link);
            case LinkCase.Otherwise otherwise -> "otherwise: " + linkText(link);
            case LinkCase.Truth(boolean value) -> value + ": " + linkText(link);
            case LinkCase.Number(long value) -> value + ": " + linkText(link);
            case LinkCase.Caught(Constant exceptionClass) ->
                "catch " + value(exceptionClass) + " as "
                        + definition(link.caughtException().orElseThrow()) + " then " + linkText(link);
        };
    }

    private String linkText(Link link) {
        return (link.isUnlikely() ? "unlikely " : "")
                + names.block(link.target())
                + link.arguments().stream().map(this::value).collect(Collectors.joining(", ", "(", ")"));
    }

    private String value(Value value) {
        return names.value(value);
    }

    private String definition(Variable variable) {
        String type = variable.type() == PythonObject.OBJECT ? note.apply(variable) : names.type(variable.type());
        return names.variable(variable) + (type.isEmpty() ? "" : ": " + type);
    }
}
