package dev.serpentine.graph.checker;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.data.Words;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Checks graphs against the rules of their stage.
 *
 * <p>Every graph:
 *
 * <ul>
 *   <li>every block that can be reached has an exit; only the return and the raise block are final, and they have one
 *       input argument and no operations
 *   <li>the links suit the exit, as {@link BlockExit} says, in number, cases and order; only links with a
 *       {@link LinkCase.Caught} have a caught exception
 *   <li>a link hands over as many values as its target has input arguments
 *   <li>a variable is defined once in the whole graph
 *   <li>a variable is used in the block that defines it, behind its definition; a caught exception in its own link
 *   <li>the last operation of a block that may raise is one that can
 * </ul>
 *
 * <p>Untyped graphs: every value is a {@link PythonObject}.
 *
 * <p>Typed graphs:
 *
 * <ul>
 *   <li>every operation is a {@link LowLevelOpcode}, and operands and result have the types that the table says
 *   <li>every value is a primitive or a pointer, and a constant holds a value of its type
 *   <li>a link's values have the types of the target's input arguments
 *   <li>a branch tests a Bool, a switch an integer
 *   <li>no parameter and no argument of a call is Void
 *   <li>what is raised is a pointer to a struct or an instance, and what is caught has the same type; a caught class is
 *       a constant pointer to a struct, or a Void constant that holds the class of instances
 * </ul>
 *
 * <p>After the exception transformer: no block may raise, nothing leads to the raise block, no {@code _ovf} operation
 * is left.
 *
 * <p>After the GC transformer: no {@code malloc} or {@code malloc_array} of a collected type is left.
 */
public final class GraphChecker {
    private final FunctionGraph graph;
    private final GraphStage stage;
    private final List<GraphError> errors = new ArrayList<>();
    private final Set<Variable> defined = Collections.newSetFromMap(new IdentityHashMap<>());

    private GraphChecker(FunctionGraph graph, GraphStage stage) {
        this.graph = graph;
        this.stage = stage;
    }

    /** What is wrong with a graph; empty if nothing is. */
    public static List<GraphError> check(FunctionGraph graph, GraphStage stage) {
        GraphChecker checker = new GraphChecker(graph, stage);
        checker.check();
        return checker.errors;
    }

    /**
     * Checks graphs.
     *
     * @param after what was done last, for the message
     * @throws GraphCheckFailed with all that is wrong, if anything is
     */
    public static void require(Collection<FunctionGraph> graphs, GraphStage stage, String after) {
        List<GraphError> errors = new ArrayList<>();
        for (FunctionGraph graph : graphs) {
            errors.addAll(check(graph, stage));
        }
        if (!errors.isEmpty()) {
            throw new GraphCheckFailed(after, errors);
        }
    }

    /** Checks all graphs of a program, and its classes; see {@link #require(Collection, GraphStage, String)}. */
    public static void require(Program program, GraphStage stage, String after) {
        require(program.graphs(), stage, after);
        if (program.exceptions() instanceof Program.ExceptionLayout.OfInstances) {
            List<GraphError> errors = ClassRules.problems(program);
            if (!errors.isEmpty()) {
                throw new GraphCheckFailed(after, errors);
            }
        }
    }

    private void report(Block block, Operation operation, String message) {
        errors.add(new GraphError(
                graph.name(),
                block == null ? "" : GraphText.blockName(graph, block),
                operation == null ? "" : GraphText.line(graph, operation),
                message));
    }

    private void check() {
        for (Block block : List.of(graph.returnBlock(), graph.raiseBlock())) {
            if (block.inputArguments().size() != 1
                    || !block.operations().isEmpty()
                    || !(block.exit() instanceof BlockExit.Final)) {
                report(
                        block,
                        null,
                        "the return and the raise block have one input argument, no operations, and no exit");
            }
            block.inputArguments().forEach(argument -> define(block, null, argument));
        }
        if (stage.isTyped()) {
            checkSignature();
        }
        for (Block block : graph.blocks()) {
            if (block != graph.returnBlock() && block != graph.raiseBlock()) {
                checkBlock(block);
            }
        }
    }

    private void checkSignature() {
        for (Variable parameter : graph.parameters()) {
            if (parameter.type() == Primitive.VOID) {
                report(graph.startBlock(), null, "parameter " + parameter.name() + " is Void");
            }
        }
        LowLevelType raised = graph.raiseBlock().inputArguments().getFirst().type();
        if (!isExceptionType(raised)) {
            report(
                    graph.raiseBlock(),
                    null,
                    "what is raised is a pointer to a struct or an instance, not " + raised.text());
        }
    }

    private static boolean isExceptionType(LowLevelType type) {
        return type instanceof PointerType pointer && pointer.target() instanceof FieldedType;
    }

    private void define(Block block, Operation operation, Variable variable) {
        if (!defined.add(variable)) {
            report(block, operation, variable.name() + " is defined twice");
        }
        checkType(block, operation, variable);
    }

    private void checkType(Block block, Operation operation, Value value) {
        LowLevelType type = value.type();
        if (!stage.isTyped()) {
            if (type != PythonObject.OBJECT) {
                report(block, operation, value + " has a type in an untyped graph");
            }
        } else if (type == PythonObject.OBJECT) {
            report(block, operation, value + " has no type in a typed graph");
        } else if (type instanceof ContainerType) {
            report(block, operation, value + " is a container, where only primitives and pointers are values");
        } else if (value instanceof Constant constant && !holdsItsType(constant)) {
            report(block, operation, "the constant " + constant.value() + " is no " + type.text());
        }
    }

    private static boolean holdsItsType(Constant constant) {
        Object value = constant.value();
        if (constant.type() instanceof PointerType pointer) {
            return value == null || value instanceof Container container && Words.isPointedToBy(container, pointer);
        }
        if (value instanceof SymbolicInteger) {
            return constant.type() == Primitive.SIGNED;
        }
        if (constant.type() == Primitive.ADDRESS && value instanceof Container) {
            return true;
        }
        try {
            Words.ofValue(value, (Primitive) constant.type());
            return true;
        } catch (IllegalArgumentException wrong) {
            return false;
        }
    }

    private void checkBlock(Block block) {
        Set<Variable> visible = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Variable argument : block.inputArguments()) {
            define(block, null, argument);
            visible.add(argument);
        }
        for (Operation operation : block.operations()) {
            operation.arguments().forEach(argument -> checkUse(block, operation, argument, visible));
            if (stage.isTyped()) {
                checkTypedOperation(block, operation);
            }
            define(block, operation, operation.result());
            visible.add(operation.result());
        }
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> checkUse(block, null, condition, visible);
            case BlockExit.Switch(Value selector) -> checkUse(block, null, selector, visible);
            case BlockExit.Open open -> {}
            case BlockExit.Final end -> {}
            case BlockExit.Jump jump -> {}
            case BlockExit.MayRaise mayRaise -> {}
        }
        checkExit(block);
        for (Link link : block.links()) {
            checkLink(block, link, visible);
        }
    }

    private void checkUse(Block block, Operation operation, Value value, Set<Variable> visible) {
        switch (value) {
            case Variable variable -> {
                if (!visible.contains(variable)) {
                    report(block, operation, variable.name() + " is not defined in this block before it is used");
                }
            }
            case Constant constant -> checkType(block, operation, constant);
        }
    }

    private void checkTypedOperation(Block block, Operation operation) {
        if (!(operation.opcode() instanceof LowLevelOpcode opcode)) {
            report(block, operation, "not a low-level operation");
            return;
        }
        OperationTypeRules.problem(opcode, operation).ifPresent(problem -> report(block, operation, problem));
        switch (opcode) {
            case INT_ADD_OVF, INT_SUB_OVF, INT_MUL_OVF, INT_LSHIFT_OVF -> {
                if (stage.isAtLeast(GraphStage.EXCEPTIONS_EXPLICIT)) {
                    report(block, operation, "raises by itself after the exception transformer");
                }
            }
            case MALLOC, MALLOC_ARRAY -> {
                if (stage.isAtLeast(GraphStage.GC_READY) && !isRaw(operation)) {
                    report(block, operation, "allocates what is collected after the GC transformer");
                }
            }
            default -> {}
        }
    }

    private static boolean isRaw(Operation operation) {
        Object type = operation.argument(0) instanceof Constant constant ? constant.value() : null;
        return switch (type) {
            case FieldedType fielded -> !fielded.isGarbageCollected();
            case ArrayType array -> !array.isGarbageCollected();
            case null, default -> true;
        };
    }

    private void checkExit(Block block) {
        List<Link> links = block.links();
        switch (block.exit()) {
            case BlockExit.Open open -> report(block, null, "has no exit");
            case BlockExit.Final end -> report(block, null, "is final, but neither the return nor the raise block");
            case BlockExit.Jump jump -> {
                if (links.size() != 1 || !(links.getFirst().linkCase() instanceof LinkCase.Always)) {
                    report(block, null, "a jump has one link without a case");
                }
            }
            case BlockExit.Branch(Value condition) -> {
                if (links.size() != 2
                        || !links.get(0).linkCase().equals(new LinkCase.Truth(false))
                        || !links.get(1).linkCase().equals(new LinkCase.Truth(true))) {
                    report(block, null, "a branch has a link for false, then one for true");
                }
                if (stage.isTyped() && condition.type() != Primitive.BOOL) {
                    report(
                            block,
                            null,
                            "a branch tests a Bool, not " + condition.type().text());
                }
            }
            case BlockExit.Switch(Value selector) -> checkSwitch(block, selector);
            case BlockExit.MayRaise mayRaise -> checkMayRaise(block);
        }
    }

    private void checkSwitch(Block block, Value selector) {
        Set<Long> numbers = new HashSet<>();
        List<Link> links = block.links();
        for (int i = 0; i < links.size(); i++) {
            boolean fits = switch (links.get(i).linkCase()) {
                case LinkCase.Number(long number) -> numbers.add(number);
                case LinkCase.Otherwise otherwise -> i == links.size() - 1;
                case LinkCase.Always always -> false;
                case LinkCase.Truth truth -> false;
                case LinkCase.Caught caught -> false;
            };
            if (!fits) {
                report(block, null, "a switch has links for distinct numbers, and perhaps a last one for all others");
            }
        }
        if (stage.isTyped() && !(selector.type() instanceof Primitive primitive && primitive.isInteger())) {
            report(
                    block,
                    null,
                    "a switch selects by an integer, not " + selector.type().text());
        }
    }

    private void checkMayRaise(Block block) {
        List<Link> links = block.links();
        boolean fits = !links.isEmpty()
                && links.getFirst().linkCase() instanceof LinkCase.Always
                && links.stream().skip(1).allMatch(link -> link.linkCase() instanceof LinkCase.Caught);
        if (!fits) {
            report(
                    block,
                    null,
                    "a block that may raise has a link without a case, then links for classes of exceptions");
        }
        if (block.operations().isEmpty() || !block.lastOperation().opcode().canRaise()) {
            report(
                    block,
                    block.operations().isEmpty() ? null : block.lastOperation(),
                    "the last operation of a block that may raise cannot raise");
        }
        if (stage.isAtLeast(GraphStage.EXCEPTIONS_EXPLICIT)) {
            report(block, null, "catches by links after the exception transformer");
        }
    }

    private void checkLink(Block block, Link link, Set<Variable> visible) {
        link.caughtException().ifPresent(variable -> define(block, null, variable));
        if (link.caughtException().isPresent() != link.linkCase() instanceof LinkCase.Caught) {
            report(block, null, "a link has a caught exception exactly if its case is a class");
        }
        Variable caught = link.caughtException().orElse(null);
        for (Value argument : link.arguments()) {
            if (argument != caught) {
                checkUse(block, null, argument, visible);
            }
        }
        List<Variable> wanted = link.target().inputArguments();
        if (link.arguments().size() != wanted.size()) {
            report(
                    block,
                    null,
                    "hands " + link.arguments().size() + " values to block " + GraphText.blockName(graph, link.target())
                            + ", which takes " + wanted.size());
        } else if (stage.isTyped()) {
            checkLinkTypes(block, link, wanted);
        }
        if (stage.isTyped() && link.linkCase() instanceof LinkCase.Caught(Constant exceptionClass) && caught != null) {
            checkType(block, null, exceptionClass);
            checkCaught(block, exceptionClass, caught);
        }
        if (stage.isAtLeast(GraphStage.EXCEPTIONS_EXPLICIT) && link.target() == graph.raiseBlock()) {
            report(block, null, "leads to the raise block after the exception transformer");
        }
    }

    private void checkLinkTypes(Block block, Link link, List<Variable> wanted) {
        for (int i = 0; i < wanted.size(); i++) {
            LowLevelType given = link.arguments().get(i).type();
            if (!given.equals(wanted.get(i).type())) {
                report(
                        block,
                        null,
                        "hands " + given.text() + " to " + wanted.get(i) + " of block "
                                + GraphText.blockName(graph, link.target()));
            }
        }
    }

    private void checkCaught(Block block, Constant exceptionClass, Variable caught) {
        LowLevelType raised = graph.raiseBlock().inputArguments().getFirst().type();
        if (raised instanceof PointerType(InstanceType root)) {
            if (exceptionClass.type() != Primitive.VOID
                    || !(exceptionClass.value() instanceof InstanceType type)
                    || !type.extendsOrIs(root)) {
                report(
                        block,
                        null,
                        "a caught class is a Void constant that holds a class of exceptions, not " + exceptionClass);
            }
        } else if (!(exceptionClass.type() instanceof PointerType(StructType struct))
                || exceptionClass.value() == null) {
            report(
                    block,
                    null,
                    "a caught class is a pointer to a struct that stands for it, not "
                            + exceptionClass.type().text());
        }
        if (!caught.type().equals(raised)) {
            report(block, null, "catches " + caught.type().text() + " where " + raised.text() + " is raised");
        }
    }
}
