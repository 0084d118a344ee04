package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.frontend.loader.LiveCallables;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Runs untyped flow graphs in the live Python, operation by operation: the oracle of the flow space's tests. */
final class FlowGraphInterpreter {
    private final GraalHost host;
    private final FlowSpace space;
    private final HostObject operations;
    private final Map<String, HostObject> functions = new HashMap<>();
    private final Map<FunctionCode, FunctionGraph> innerGraphs = new HashMap<>();

    FlowGraphInterpreter(GraalHost host, FlowSpace space) {
        this.host = host;
        this.space = space;
        this.operations = host.loadModule("operations", resource("operations.py"), "operations.py");
    }

    static String resource(String name) {
        try (InputStream stream = FlowGraphInterpreter.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** A function of {@code operations.py}. */
    HostObject function(String name) {
        return functions.computeIfAbsent(
                name,
                key -> operations
                        .attribute(key)
                        .or(() -> operations.attribute(key + "_"))
                        .orElseThrow());
    }

    /** A Python function that runs a graph instead of a function's body. */
    HostObject interpreted(HostObject function, FunctionGraph graph) {
        HostObject defaults = function.part(Part.DEFAULTS).orElseGet(() -> host.ofTuple(List.of()));
        HostObject keywordDefaults = function.part(Part.KEYWORD_DEFAULTS).orElseGet(() -> call(host.builtin("dict")));
        return callable(space.syntaxOf(function), graph, List.of(), defaults, keywordDefaults);
    }

    private HostObject call(HostObject callable, HostObject... arguments) {
        return switch (host.call(callable, List.of(arguments), Map.of())) {
            case Host.Outcome.Returned(HostObject value) -> value;
            case Host.Outcome.Raised(HostObject exception) -> throw new IllegalStateException(exception.describe());
        };
    }

    private HostObject callable(
            FunctionSyntax syntax,
            FunctionGraph graph,
            List<HostObject> cells,
            HostObject defaults,
            HostObject keywordDefaults) {
        Function<List<HostObject>, HostObject> body = arguments -> {
            List<HostObject> parameters = new ArrayList<>(cells);
            parameters.addAll(arguments);
            Host.Outcome outcome = run(graph, parameters);
            return switch (outcome) {
                case Host.Outcome.Returned(HostObject value) -> host.ofTuple(List.of(host.ofBoolean(true), value));
                case Host.Outcome.Raised(HostObject exception) ->
                    host.ofTuple(List.of(host.ofBoolean(false), exception));
            };
        };
        FunctionSyntax.Parameters parameters = syntax.parameters();
        return call(
                function("make_function"),
                LiveCallables.of(host, body),
                integer(parameters.positionalOnly()),
                names(parameters.positional()),
                defaults,
                name(parameters.variablePositional()),
                names(parameters.keywordOnly()),
                keywordDefaults,
                name(parameters.variableKeyword()));
    }

    private HostObject names(List<FunctionSyntax.Parameter> parameters) {
        return texts(parameters.stream().map(FunctionSyntax.Parameter::name).toList());
    }

    private HostObject texts(List<String> texts) {
        return host.ofTuple(texts.stream().map(host::ofText).toList());
    }

    private HostObject name(Optional<FunctionSyntax.Parameter> parameter) {
        return host.ofText(parameter.map(FunctionSyntax.Parameter::name).orElse(""));
    }

    private HostObject integer(int value) {
        return host.ofInteger(BigInteger.valueOf(value));
    }

    Host.Outcome run(FunctionGraph graph, List<HostObject> arguments) {
        Block block = graph.startBlock();
        List<HostObject> incoming = arguments;
        while (true) {
            if (incoming.size() != block.inputArguments().size()) {
                throw new IllegalStateException("a block of " + graph + " got " + incoming.size()
                        + " arguments instead of " + block.inputArguments().size());
            }
            Map<Variable, HostObject> values = new IdentityHashMap<>();
            for (int i = 0; i < incoming.size(); i++) {
                values.put(block.inputArguments().get(i), incoming.get(i));
            }
            if (block == graph.returnBlock()) {
                return new Host.Outcome.Returned(incoming.getFirst());
            }
            if (block == graph.raiseBlock()) {
                return new Host.Outcome.Raised(incoming.getFirst());
            }
            Host.Outcome last = null;
            for (Operation operation : block.operations()) {
                last = compute(operation, values);
                if (last instanceof Host.Outcome.Returned(HostObject value)) {
                    values.put(operation.result(), value);
                } else if (operation != block.lastOperation() || block.exit() != BlockExit.MayRaise.MAY_RAISE) {
                    return last;
                }
            }
            Link link = choose(block, values, last);
            if (link == null) {
                return last;
            }
            incoming =
                    link.arguments().stream().map(value -> value(value, values)).toList();
            block = link.target();
        }
    }

    private Link choose(Block block, Map<Variable, HostObject> values, Host.Outcome last) {
        return switch (block.exit()) {
            case BlockExit.Jump jump -> block.links().getFirst();
            case BlockExit.Branch(Value condition) ->
                block.links().get(value(condition, values).asBoolean() ? 1 : 0);
            case BlockExit.MayRaise mayRaise -> {
                if (!(last instanceof Host.Outcome.Raised(HostObject exception))) {
                    yield block.links().getFirst();
                }
                for (Link link : block.links().subList(1, block.links().size())) {
                    LinkCase.Caught caught = (LinkCase.Caught) link.linkCase();
                    if (host.isInstance(
                            exception, (HostObject) caught.exceptionClass().value())) {
                        values.put(link.caughtException().orElseThrow(), exception);
                        yield link;
                    }
                }
                yield null;
            }
            default -> throw new IllegalStateException("no exit of a flow graph: " + block.exit());
        };
    }

    private static HostObject value(Value value, Map<Variable, HostObject> values) {
        return switch (value) {
            case Variable variable -> {
                HostObject known = values.get(variable);
                if (known == null) {
                    throw new IllegalStateException(variable + " is used in a block that does not define it");
                }
                yield known;
            }
            case Constant constant -> (HostObject) constant.value();
        };
    }

    private Host.Outcome compute(Operation operation, Map<Variable, HostObject> values) {
        if (operation.opcode() == FlowOpcode.NEWFUNCTION) {
            return new Host.Outcome.Returned(newFunction(operation, values));
        }
        List<HostObject> operands = new ArrayList<>();
        for (Value argument : operation.arguments()) {
            if (argument instanceof Constant(CallShape shape, var type)) {
                operands.add(integer(shape.positional()));
                operands.add(texts(shape.keywords()));
                operands.add(host.ofBoolean(shape.hasStar()));
                operands.add(integer(shape.mappings().size()));
            } else {
                operands.add(value(argument, values));
            }
        }
        return host.call(function(operation.opcode().mnemonic()), operands, Map.of());
    }

    private HostObject newFunction(Operation operation, Map<Variable, HostObject> values) {
        FunctionCode code = (FunctionCode) ((Constant) operation.argument(0)).value();
        int defaults = value(operation.argument(1), values).asInteger().intValue();
        List<HostObject> keywordNames = value(operation.argument(2), values).items();
        List<HostObject> rest = operation.arguments().stream()
                .skip(3)
                .map(value -> value(value, values))
                .toList();
        HostObject keywordDefaults = call(host.builtin("dict"));
        for (int i = 0; i < keywordNames.size(); i++) {
            call(function("setitem"), keywordDefaults, keywordNames.get(i), rest.get(defaults + i));
        }
        FunctionGraph graph = innerGraphs.computeIfAbsent(code, space::graphOf);
        // What a function keeps its attributes in may stand behind the cells.
        int firstCell = defaults + keywordNames.size();
        List<HostObject> cells =
                rest.subList(firstCell, firstCell + code.syntax().freeNames().size());
        return callable(code.syntax(), graph, cells, host.ofTuple(rest.subList(0, defaults)), keywordDefaults);
    }
}
