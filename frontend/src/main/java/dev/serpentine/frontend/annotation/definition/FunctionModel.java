package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.flow.FunctionCode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.SourcePosition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A live function that tells of itself what each function tells that one place of the program makes when it runs: its
 * parameters, hints and code, and the defaults that are constants.
 *
 * @param function nobody calls it
 * @param hasAllDefaults whether all defaults are constants; those that are not are no such thing in the live function
 * @param attributes what it has under the names of these, read once: some are made anew whenever they are asked for
 */
public record FunctionModel(HostObject function, boolean hasAllDefaults, Map<String, HostObject> attributes) {
    private static final String RESOURCE = "function_models.py";
    private static final String MODULE = "serpentine_function_models";
    /** What such a model tells, beside its name and its documentation. */
    public static final Set<String> ATTRIBUTES =
            Set.of("__annotations__", "__defaults__", "__kwdefaults__", "__code__");

    /** Those of them that are not the same for all functions if some default is no constant. */
    private static final Set<String> OF_DEFAULTS = Set.of("__defaults__", "__kwdefaults__");

    /** The model of what a place makes; empty where its hints depend on the run, or its source is not known. */
    static Optional<FunctionModel> of(FunctionCode code, Host host) {
        SourcePosition position = code.syntax().position();
        String source = IntStream.iterate(1, number -> number + 1)
                .mapToObj(number -> host.sourceLine(position.file(), number))
                .takeWhile(Optional::isPresent)
                .map(Optional::get)
                .collect(Collectors.joining("\n", "", "\n"));
        HostObject module = load(host);
        Optional<HostObject> model = call(
                        host,
                        module,
                        "model_of",
                        host.ofText(source),
                        host.ofText(position.file()),
                        number(host, position.line()),
                        number(host, position.column()),
                        host.ofText(code.syntax().name()),
                        host.ofText(code.qualifiedName()),
                        code.globals())
                .filter(found -> found.kind() != HostKind.NONE);
        return model.map(found -> new FunctionModel(
                found,
                call(host, module, "defaults_of_the_run", found)
                        .filter(HostObject::asBoolean)
                        .isEmpty(),
                attributesOf(found, host)));
    }

    private static Map<String, HostObject> attributesOf(HostObject function, Host host) {
        Map<String, HostObject> found = new HashMap<>();
        for (String name : ATTRIBUTES) {
            if (host.getAttribute(function, name) instanceof Host.Outcome.Returned(HostObject value)) {
                found.put(name, value);
            }
        }
        return found;
    }

    /** An attribute that all functions have alike which it stands for. */
    Optional<HostObject> attribute(String name) {
        return hasAllDefaults || !OF_DEFAULTS.contains(name)
                ? Optional.ofNullable(attributes.get(name))
                : Optional.empty();
    }

    private static HostObject number(Host host, int value) {
        return host.ofInteger(BigInteger.valueOf(value));
    }

    private static Optional<HostObject> call(Host host, HostObject module, String function, HostObject... arguments) {
        return host.call(module.attribute(function).orElseThrow(), List.of(arguments), Map.of())
                        instanceof Host.Outcome.Returned(HostObject value)
                ? Optional.of(value)
                : Optional.empty();
    }

    private static HostObject load(Host host) {
        try (InputStream stream = FunctionModel.class.getResourceAsStream(RESOURCE)) {
            return host.loadModule(
                    MODULE, new String(stream.readAllBytes(), StandardCharsets.UTF_8), MODULE + "/" + RESOURCE);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
