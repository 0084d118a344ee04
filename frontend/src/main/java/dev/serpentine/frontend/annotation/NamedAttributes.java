package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.Arguments.Passed;
import dev.serpentine.frontend.annotation.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.SomeValue.SomeString;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code getattr} and {@code hasattr} of an instance with a name of which the program writes only the beginning, as in {@code getattr(self, "do_" + command)}: system code compares it with the names
 * of all attributes that begin so.
 */
final class NamedAttributes {
    private final Inference inference;

    NamedAttributes(Inference inference) {
        this.inference = inference;
    }

    /** The call of a function of system code that is told the names; empty where the object is no instance, or the name is known, or nothing is known of it. */
    Optional<SomeValue> call(Step step, String function, int object, int name) {
        if (!(step.argument(object) instanceof SomeInstance instance) || instance.canBeNone() || !(step.argument(name) instanceof SomeString text) || text.constant().isPresent()) {
            return Optional.empty();
        }
        String beginning = beginning(step.graph(), step.operation().argument(name), new HashSet<>()).orElse("");
        if (beginning.isEmpty()) {
            return Optional.empty();
        }
        HostObject names = inference.host().ofTuple(names(instance, beginning).stream().map(inference.host()::ofText).toList());
        return Optional.of(inference.calls().callSystem(step, inference.systemCode().method("object", function).orElseThrow(), List.of(Passed.operand(step, object), Passed.operand(step, name),
                new Passed(new ArgumentSource.Prebuilt(names), inference.bindings().ofConstant(names)))));
    }

    /** The names of attributes that instances of the classes have; the block being flowed is flowed again when there are more. */
    private static Set<String> names(SomeInstance instance, String beginning) {
        Set<String> names = new LinkedHashSet<>();
        for (InferredClass definition : AttributeAccess.classesOf(instance)) {
            names.addAll(definition.heldAttributes());
            names.addAll(definition.attributeNames());
        }
        names.removeIf(name -> !name.startsWith(beginning));
        return names;
    }

    /** What a text certainly begins with; empty where it has no value but those looked at already. */
    private static Optional<String> beginning(FunctionGraph graph, Value value, Set<Value> seen) {
        if (value instanceof Constant constant) {
            return Optional.of(constant.value() instanceof HostObject object && object.kind() == HostKind.STR ? object.asText() : "");
        }
        if (!seen.add(value)) {
            return Optional.empty();
        }
        for (Block block : graph.blocks()) {
            int input = block.inputArguments().indexOf((Variable) value);
            if (input >= 0) {
                return ofInput(graph, block, input, seen);
            }
            for (Operation operation : block.operations()) {
                if (operation.result() == value) {
                    return ofResult(graph, operation, seen);
                }
            }
        }
        return Optional.of("");
    }

    private static Optional<String> ofResult(FunctionGraph graph, Operation operation, Set<Value> seen) {
        if (operation.opcode() == FlowOpcode.ADD || operation.opcode() == FlowOpcode.JOIN_TEXT) {
            return beginning(graph, operation.argument(0), seen);
        }
        if (operation.opcode() == FlowOpcode.MOD) {
            return beginning(graph, operation.argument(0), seen).map(format -> format.contains("%") ? format.substring(0, format.indexOf('%')) : format);
        }
        return Optional.of("");
    }

    private static Optional<String> ofInput(FunctionGraph graph, Block block, int input, Set<Value> seen) {
        List<String> found = new ArrayList<>();
        for (Block source : graph.blocks()) {
            for (Link link : source.links()) {
                if (link.target() == block) {
                    beginning(graph, link.arguments().get(input), seen).ifPresent(found::add);
                }
            }
        }
        // Nothing is known of a function's own arguments.
        return block == graph.startBlock() ? Optional.of("") : found.stream().reduce(NamedAttributes::common);
    }

    private static String common(String first, String second) {
        int length = 0;
        while (length < first.length() && length < second.length() && first.charAt(length) == second.charAt(length)) {
            length++;
        }
        return first.substring(0, length);
    }
}
