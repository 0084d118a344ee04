package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.UsesOfValues;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.flow.ClosingPlace;
import dev.serpentine.frontend.flow.ClosingPlace.Action;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.flow.SavedVariables;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds, at a fixed point, where generators are at work whose bodies can tell that they are closed, and iterators that
 * hold such generators: there graphs must count who holds them.
 *
 * <p>What is not known to let a generator go again is taken to keep it.
 */
public final class FindClosingPlaces {
    /** What the classes of such generators say. */
    private static final String CAN_TELL = "can_tell_when_closed";
    /** The class of what counts who holds it, iterators that hold others among them. */
    private static final String HELD = "rpython.rtyper.holding.Held";
    /** What generators, and iterators that hold others, are written in looks after them itself. */
    private static final List<String> OWN_FILES = List.of("serpentine_generators/", "serpentine_system/holding.py");
    /** Builtins without a body that do not keep their arguments. */
    private static final Set<String> USING = Set.of(
            "next",
            "iter",
            "isinstance",
            "hasattr",
            "type",
            "id",
            "print",
            "len",
            "repr",
            "str",
            "bool",
            "callable",
            "getattr");

    private final Inference inference;
    private final Set<ClosingPlace> found = new LinkedHashSet<>();

    private FindClosingPlaces(Inference inference) {
        this.inference = inference;
    }

    /** Where generators must be closed in a program at its fixed point. */
    public static Set<ClosingPlace> in(Inference inference) {
        FindClosingPlaces search = new FindClosingPlaces(inference);
        if (inference.hierarchy().all().stream().anyMatch(FindClosingPlaces::saysSo)) {
            inference.graphs().reached().forEach(search::search);
        }
        return search.found;
    }

    private static boolean saysSo(ClassDefinition definition) {
        return definition
                .hostClass()
                .attribute(CAN_TELL)
                .filter(value -> value.kind() == HostKind.BOOL && value.asBoolean())
                .isPresent();
    }

    private void search(Block block) {
        for (Operation operation : block.operations()) {
            if (OWN_FILES.stream().noneMatch(operation.position().file()::startsWith)) {
                search(block, operation);
            }
        }
    }

    private void search(Block block, Operation operation) {
        FlowOpcode opcode = (FlowOpcode) operation.opcode();
        if (opcode == FlowOpcode.ITER || opcode == FlowOpcode.CALL) {
            if (isConcerned(operation.result())) {
                add(block, operation, opcode, opcode == FlowOpcode.ITER ? Action.LOOPS : Action.GIVES);
            }
        }
        boolean isOperand = operation.arguments().stream()
                .skip(opcode == FlowOpcode.CALL ? 2 : 0)
                .anyMatch(this::isConcerned);
        if (!isOperand) {
            return;
        }
        switch (opcode) {
            case CALL -> add(block, operation, opcode, keepsArguments(operation) ? Action.KEEPS : Action.USES);
            case UNPACK, CONTAINS, LIST_EXTEND, SET_UPDATE, DICT_UPDATE -> add(block, operation, opcode, Action.USES);
            case NEWTUPLE,
                    NEWLIST,
                    NEWDICT,
                    NEWSET,
                    SETITEM,
                    LIST_APPEND,
                    SET_ADD,
                    DICT_STORE,
                    SETCELL,
                    STORE_GLOBAL,
                    NEWFUNCTION -> add(block, operation, opcode, Action.KEEPS);
            case SETATTR -> {
                if (isConcerned(operation.argument(2))) {
                    searchStore(block, operation);
                }
            }
            case GETATTR -> {
                if (isMethod(operation) && !UsesOfValues.isOnlyCalledInPlace(operation, block)) {
                    add(block, operation, opcode, Action.KEEPS);
                }
            }
            default -> {}
        }
    }

    private void searchStore(Block block, Operation operation) {
        String attribute = ((HostObject) ((Constant) operation.argument(1)).value()).asText();
        boolean isOfGenerator = inference.bindings().of(operation.argument(0)) instanceof SomeInstance instance
                && instance.definition().hostClass().attribute(CAN_TELL).isPresent();
        if (isOfGenerator && SavedVariables.isOne(attribute)) {
            // What a generator's variables are while it waits is held as before.
            return;
        }
        // What it gives is stored where it yields.
        add(
                block,
                operation,
                isOfGenerator && attribute.equals("value") ? FlowOpcode.YIELD : FlowOpcode.SETATTR,
                Action.KEEPS);
    }

    private void add(Block block, Operation operation, FlowOpcode opcode, Action action) {
        found.add(new ClosingPlace(
                inference.graphs().graphOf(block).position(),
                opcode,
                operation.position().withoutInlining(),
                action));
    }

    /** Whether a called function keeps what it is given without the places in it telling so. */
    private boolean keepsArguments(Operation call) {
        return switch (inference.resolution(call)) {
            case Resolution.Calls calls -> false;
            case Resolution.Constructs constructs -> false;
            case Resolution.Constant constant -> false;
            case Resolution.ByRepresentation byRepresentation ->
                inference
                        .bindings()
                        .of(call.argument(0))
                        .constant()
                        .filter(callable -> USING.contains(callable.name()))
                        .isEmpty();
            case Resolution.LooksUp lookup -> true;
            case Resolution.ClassVariable variable -> true;
            case null -> true;
        };
    }

    /** Whether an attribute is a method, which holds the instance that it was taken from. */
    private boolean isMethod(Operation operation) {
        String attribute = ((HostObject) ((Constant) operation.argument(1)).value()).asText();
        return inference.bindings().of(operation.argument(0)) instanceof SomeInstance instance
                && kinds(instance)
                        .anyMatch(kind -> kind.classValue(attribute)
                                .filter(value -> value.kind() == HostKind.FUNCTION)
                                .isPresent());
    }

    private static Stream<ClassDefinition> kinds(SomeInstance instance) {
        return instance.kinds().stream();
    }

    private boolean isConcerned(Value value) {
        return value instanceof Variable variable
                && inference.bindings().isBound(variable)
                && !inference.bindings().isPoisoned(variable)
                && isConcerned(inference.bindings().of(variable), new HashSet<>());
    }

    private static boolean isConcerned(SomeValue value, Set<ClassDefinition> seen) {
        return switch (value) {
            case SomeInstance instance -> kinds(instance).anyMatch(kind -> isConcerned(kind, seen));
            case SomeTuple tuple -> tuple.items().stream().anyMatch(item -> isConcerned(item, seen));
            default -> false;
        };
    }

    private static boolean isConcerned(ClassDefinition definition, Set<ClassDefinition> seen) {
        if (saysSo(definition)) {
            return true;
        }
        boolean holdsOthers = definition.hostClass().mro().stream()
                .anyMatch(ancestor -> ancestor.qualifiedName().equals(HELD));
        return holdsOthers
                && seen.add(definition.root())
                && definition.instanceAttributes().values().stream()
                        .anyMatch(attribute -> isConcerned(attribute.value(), seen));
    }
}
