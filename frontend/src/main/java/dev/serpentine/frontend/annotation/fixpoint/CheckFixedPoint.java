package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBool;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeLateMethod;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeSuper;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks of every annotated graph what the package's description promises of a fixed point. Whatever breaks a rule is a
 * fault of the annotator: a program that prints something else would be the next thing to be seen.
 */
final class CheckFixedPoint {
    private final FixedPoint solution;

    CheckFixedPoint(FixedPoint solution) {
        this.solution = solution;
    }

    /** @throws TranslatorFault that names the graph, the block and the operation where a rule is broken */
    void check() {
        for (FunctionGraph graph : solution.graphs()) {
            if (isNeverCalled(graph)) {
                continue;
            }
            List<Block> blocks = graph.blocks();
            for (int number = 0; number < blocks.size(); number++) {
                if (solution.isReachable(blocks.get(number))
                        && !(blocks.get(number).exit() instanceof BlockExit.Final)) {
                    new Site(graph, blocks.get(number), number).check();
                }
            }
        }
    }

    /** A helper of a container that holds nothing is there for nothing: it is called with what does not exist. */
    private boolean isNeverCalled(FunctionGraph graph) {
        return graph.parameters().stream()
                .anyMatch(parameter -> solution.annotation(parameter) == SomeImpossible.IMPOSSIBLE);
    }

    /** One block that is checked. */
    private final class Site {
        private final FunctionGraph graph;
        private final Block block;
        private final int number;

        Site(FunctionGraph graph, Block block, int number) {
            this.graph = graph;
            this.block = block;
            this.number = number;
        }

        void check() {
            for (Operation operation : block.operations()) {
                checkOperation(operation);
                if (solution.annotation(operation.result()) == SomeImpossible.IMPOSSIBLE) {
                    break;
                }
            }
            for (Link link : block.links()) {
                if (solution.isReachable(link)) {
                    checkLink(link);
                }
            }
            for (FixedPoint.Change change : solution.flowAgain(block)) {
                throw fault(change.operation().orElse(null), "flowed once more, it " + change.what());
            }
        }

        private void checkOperation(Operation operation) {
            for (Value operand : operation.arguments()) {
                if (operand instanceof Variable && solution.annotation(operand) == SomeImpossible.IMPOSSIBLE) {
                    throw fault(operation, "nothing is known of operand " + operand);
                }
            }
            Resolution resolution = solution.knownResolution(operation)
                    .orElseThrow(() -> fault(operation, "the operation has no meaning"));
            switch (resolution) {
                case Resolution.Calls(List<CallTarget> targets, boolean negate) -> {
                    targets.forEach(target -> checkParameters(operation, target));
                    // What is asked for its truth may be answered by a length; what is done for its effect has no
                    // result.
                    if (!negate
                            && !isDoneForItsEffect(operation)
                            && !(solution.annotation(operation.result()) instanceof SomeBool)) {
                        checkResults(operation, targets);
                    }
                }
                case Resolution.Constructs constructs ->
                    constructs.targets().forEach(made -> {
                        made.initializers().forEach(target -> checkParameters(operation, target));
                        checkMade(operation, made);
                    });
                case Resolution.ByRepresentation byRepresentation -> checkAttribute(operation);
                case Resolution.Constant constant -> {}
                case Resolution.LooksUp lookup -> {}
                case Resolution.ClassVariable variable ->
                    requireCovered(
                            operation,
                            solution.annotation(operation.result()),
                            resultOf(operation, variable),
                            "its result");
            }
        }

        private static boolean isDoneForItsEffect(Operation operation) {
            return operation.opcode() == FlowOpcode.SETITEM
                    || operation.opcode() == FlowOpcode.DELITEM
                    || operation.opcode() == FlowOpcode.DELATTR
                    || operation.opcode() == FlowOpcode.SETATTR;
        }

        private SomeValue resultOf(Operation operation, Resolution.ClassVariable variable) {
            return operation.opcode() == FlowOpcode.GETATTR
                    ? variable.variable().contents()
                    : SomeImpossible.IMPOSSIBLE;
        }

        private void checkParameters(Operation operation, CallTarget target) {
            List<Variable> parameters = target.graph().parameters();
            for (int i = 0; i < parameters.size(); i++) {
                SomeValue parameter = solution.annotation(parameters.get(i));
                SomeValue argument = argument(operation, target.arguments().get(i));
                // A method's instance is one of those that have the method, and not None.
                boolean isSelf = i == 0 && target.description() instanceof MethodDescription;
                if (!isSelf) {
                    requireContentsCovered(
                            operation,
                            parameter,
                            argument,
                            "parameter '" + parameters.get(i).name() + "' of " + target.graph());
                }
            }
        }

        /** What is passed, as far as the operation's operands tell. */
        private SomeValue argument(Operation operation, ArgumentSource source) {
            return switch (source) {
                case ArgumentSource.Operand(int index) -> represented(solution.annotation(operation.argument(index)));
                case ArgumentSource.Unpacked(int operand, int item)
                when solution.annotation(operation.argument(operand)) instanceof SomeTuple tuple ->
                    tuple.items().get(item);
                case ArgumentSource.Prebuilt(HostObject object) -> solution.annotation(Constant.untyped(object));
                default -> SomeImpossible.IMPOSSIBLE;
            };
        }

        /**
         * A method of what is known only when it is called is represented as that, and passed so, and {@code super()}
         * as what it is of.
         */
        private static SomeValue represented(SomeValue value) {
            return switch (value) {
                case SomeLateMethod method -> method.self();
                case SomeSuper superObject -> superObject.self();
                default -> value;
            };
        }

        private void checkResults(Operation operation, List<CallTarget> targets) {
            SomeValue result = represented(solution.annotation(operation.result()));
            for (CallTarget target : targets) {
                SomeValue returned = solution.annotation(
                        target.graph().returnBlock().inputArguments().getFirst());
                requireContentsCovered(operation, result, returned, "its result, of " + target.graph() + ",");
            }
        }

        private void checkMade(Operation operation, AnnotatedProgram.ConstructionTarget made) {
            SomeValue result = solution.annotation(operation.result());
            if (result != SomeImpossible.IMPOSSIBLE) {
                requireCovered(
                        operation, result, new SomeInstance(made.definition(), false, Optional.empty()), "its result");
            }
        }

        private void checkLink(Link link) {
            for (int i = 0; i < link.arguments().size(); i++) {
                Variable input = link.target().inputArguments().get(i);
                SomeValue passed = solution.passed(block, link, i);
                if (!Covering.covers(solution.annotation(input), passed)) {
                    throw fault(
                            null,
                            "variable " + input + " is " + Lattice.describe(solution.annotation(input))
                                    + ", which does not cover what a link passes: " + Lattice.describe(passed));
                }
            }
        }

        /**
         * Every class whose instances may come here has the attribute, itself or in its instances, or reading it fails.
         */
        private void checkAttribute(Operation operation) {
            if (operation.opcode() != FlowOpcode.GETATTR
                    || !(solution.annotation(operation.argument(0)) instanceof SomeInstance instance)) {
                return;
            }
            String name = ((HostObject) ((Constant) operation.argument(1)).value()).asText();
            SomeValue result = solution.annotation(operation.result());
            if (name.equals("__class__") || result instanceof SomeCallable) {
                return;
            }
            Optional<ClassDefinition.AttributeDefinition> held = held(instance.definition(), name);
            if (result == SomeImpossible.IMPOSSIBLE) {
                if (held.isPresent() && held.get().value() != SomeImpossible.IMPOSSIBLE) {
                    throw fault(
                            operation,
                            "attribute '" + name + "' is said to be missing, and is "
                                    + Lattice.describe(held.get().value()));
                }
                return;
            }
            for (ClassDefinition each : classes(instance)) {
                if (held.isPresent()) {
                    if (solution.mayLack(each, name) && !held.get().isPerhapsMissing()) {
                        throw fault(
                                operation,
                                "instances of " + each.name() + " may lack attribute '" + name + "', and do not tell");
                    }
                    requireCovered(operation, result, held.get().value(), "attribute '" + name + "'");
                } else if (each.classValue(name).isEmpty() && held(each, name).isPresent()) {
                    throw fault(
                            operation,
                            "attribute '" + name + "' of " + each.name() + " is not known where it is read, in "
                                    + instance.definition().name());
                }
            }
        }

        private static Optional<ClassDefinition.AttributeDefinition> held(ClassDefinition definition, String name) {
            for (Optional<ClassDefinition> above = Optional.of(definition);
                    above.isPresent();
                    above = above.get().base()) {
                ClassDefinition.AttributeDefinition attribute =
                        above.get().instanceAttributes().get(name);
                if (attribute != null) {
                    return Optional.of(attribute);
                }
            }
            return Optional.empty();
        }

        private static List<ClassDefinition> classes(SomeInstance instance) {
            List<ClassDefinition> found = new ArrayList<>();
            instance.kinds().forEach(definition -> collect(definition, found));
            return found;
        }

        private static void collect(ClassDefinition definition, List<ClassDefinition> found) {
            if (definition.isInstantiated()) {
                found.add(definition);
            }
            definition.subclasses().forEach(subclass -> collect(subclass, found));
        }

        private void requireCovered(Operation operation, SomeValue wide, SomeValue narrow, String what) {
            if (!Covering.covers(wide, narrow)) {
                throw fault(
                        operation,
                        what + " is " + Lattice.describe(wide) + ", which does not cover " + Lattice.describe(narrow));
            }
        }

        /** The same where containers are stood in for: they hold the same, and stay two. */
        private void requireContentsCovered(Operation operation, SomeValue wide, SomeValue narrow, String what) {
            if (!Covering.coversContents(wide, narrow)) {
                throw fault(
                        operation,
                        what + " is " + Lattice.describe(wide) + ", which does not cover the contents of "
                                + Lattice.describe(narrow));
            }
        }

        private TranslatorFault fault(Operation operation, String text) {
            String place = graph + ", block " + number
                    + (operation == null ? "" : ", " + operation.opcode().mnemonic() + " at " + operation.position());
            return new TranslatorFault(
                    graph,
                    operation,
                    new IllegalStateException("not a fixed point of inference: " + place + ": " + text));
        }
    }
}
