package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Supplier;

/**
 * Makes of a generator function two: what is called makes an instance of a class of its own and keeps the arguments
 * there, and the method {@code advance} of that class is the function's body, cut at each {@code yield}
 * ({@link MakeBodyResumable}). The rest of the class is Python: {@code generators.py}. From here on nobody knows of
 * generators.
 */
final class GeneratorTranslator {
    private static final String SOURCE = "generators.py";

    private final FlowSpace space;
    private final Host host;
    private final Map<HostObject, Supplier<FunctionGraph>> bodies = new HashMap<>();
    private final Map<FunctionGraph, HostObject> bodiesMade = new WeakHashMap<>();
    private HostObject module;

    GeneratorTranslator(FlowSpace space) {
        this.space = space;
        this.host = space.host();
    }

    /** The module of Python that generators are written in. */
    HostObject module() {
        if (module == null) {
            try (InputStream stream = GeneratorTranslator.class.getResourceAsStream(SOURCE)) {
                module = host.loadModule(
                        "serpentine_generators",
                        new String(stream.readAllBytes(), StandardCharsets.UTF_8),
                        "serpentine_generators/" + SOURCE);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
        return module;
    }

    /** The graph of a generator's {@code advance}. */
    Optional<FunctionGraph> bodyOf(HostObject function) {
        return Optional.ofNullable(bodies.get(function)).map(Supplier::get);
    }

    /** The {@code advance} of what a graph makes, if it is one that is called in the place of a generator function. */
    Optional<HostObject> bodyMadeBy(FunctionGraph graph) {
        return Optional.ofNullable(bodiesMade.get(graph));
    }

    /**
     * What is called in the place of a generator function.
     *
     * @param isManaged whether its generators always come to their end, or are closed
     */
    FunctionGraph maker(FunctionCode code, Optional<List<HostObject>> cells, boolean isManaged) {
        FunctionSyntax function = code.syntax();
        boolean canTell = !isManaged
                && !function.isAsync()
                && (space.closingPlaces().isWithin(function.position())
                        || SuspensionFinder.canTellWhenClosed(function));
        FunctionGraph firstBody = new FunctionTranslator(space).translate(code, cells);
        boolean canReturn = firstBody.blocks().stream()
                .flatMap(block -> block.links().stream())
                .anyMatch(link -> link.target() == firstBody.returnBlock());
        Deque<FunctionGraph> translated = new ArrayDeque<>(List.of(firstBody));
        if (!(host.call(
                        module().attribute("new_class").orElseThrow(),
                        List.of(
                                host.ofText(function.name()),
                                host.ofText(code.qualifiedName()),
                                module().attribute(kindOf(function)).orElseThrow(),
                                host.ofBoolean(canTell),
                                host.ofBoolean(canReturn)),
                        Map.of())
                instanceof Host.Outcome.Returned(HostObject generatorClass))) {
            throw new IllegalStateException("no class could be made for the generator " + function.name());
        }
        HostObject advance = generatorClass.attribute("advance").orElseThrow();
        bodies.put(advance, () -> {
            FunctionGraph body =
                    translated.isEmpty() ? new FunctionTranslator(space).translate(code, cells) : translated.pop();
            MakeBodyResumable.in(body, host, module(), function.isAsync());
            return body;
        });
        List<Variable> parameters = new ArrayList<>();
        if (cells.isEmpty()) {
            function.freeNames().forEach(name -> parameters.add(Variable.untyped(name)));
        }
        FunctionTranslator.parameterNames(function).forEach(name -> parameters.add(Variable.untyped(name)));
        Block start = new Block(parameters);
        FunctionGraph graph = new FunctionGraph(
                function.name(), function.position(), start, Variable.untyped("result"), Variable.untyped("exception"));
        bodiesMade.put(graph, advance);
        Variable made = append(
                start,
                FlowOpcode.CALL,
                function.position(),
                Constant.untyped(generatorClass),
                Constant.untyped(CallShape.positional(0)));
        boolean holds = takesGenerators(space, function);
        for (int i = 0; i < parameters.size(); i++) {
            if (holds) {
                append(
                        start,
                        FlowOpcode.CALL,
                        function.position(),
                        Constant.untyped(module().attribute("hold").orElseThrow()),
                        Constant.untyped(CallShape.positional(1)),
                        parameters.get(i));
            }
            append(
                    start,
                    FlowOpcode.SETATTR,
                    function.position(),
                    made,
                    Constant.untyped(host.ofText(parameterAttribute(i))),
                    parameters.get(i));
        }
        start.jump(Link.to(graph.returnBlock(), List.of(made)));
        return graph;
    }

    /** The name of the constant that says what the function makes. */
    private static String kindOf(FunctionSyntax function) {
        if (!function.isAsync()) {
            return "GENERATOR";
        }
        return function.isGenerator() ? "ASYNC_GENERATOR" : "COROUTINE";
    }

    /**
     * Whether a generator function's parameters are generators that must be closed: they are held for it, and its body
     * lets them go at its end.
     */
    static boolean takesGenerators(FlowSpace space, FunctionSyntax function) {
        return !space.closingPlaces()
                .at(FlowOpcode.SETATTR, function.position())
                .isEmpty();
    }

    /** Where a parameter is kept until the body begins. */
    static String parameterAttribute(int index) {
        return "parameter" + index;
    }

    static Variable append(Block block, FlowOpcode opcode, SourcePosition position, Value... arguments) {
        Variable result = Variable.untyped("v");
        block.append(new Operation(opcode, List.of(arguments), result, position));
        return result;
    }
}
