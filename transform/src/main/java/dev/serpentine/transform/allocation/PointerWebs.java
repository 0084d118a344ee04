package dev.serpentine.transform.allocation;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.transform.simplification.EqualInputs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * The webs of variables through which a new struct goes in one graph (by casts, and by links to other blocks), and
 * which of them can do without the struct.
 *
 * <p>A web can if every struct that enters it is made there and all are of one type, if it is only ever read from,
 * written to, compared with what is outside, tested for null and handed on within the web, and if at no point two of
 * its structs are in use: then the fields' values can stand in variables. Null may enter it, too, as where a variable
 * is None or a number. Storing a struct in another, calling with it and returning it let it escape. The idea is
 * RPython's malloc removal.
 */
final class PointerWebs {
    private final FunctionGraph graph;
    private final BiPredicate<Operation, Integer> captures;
    private final Function<Operation, Optional<FieldedType>> makes;
    private final boolean returningLetsEscape;
    /** Union-find: towards the web's root. */
    private final Map<Variable, Variable> parents = new HashMap<>();

    private final Map<Variable, FieldedType> madeTypes = new HashMap<>();
    private final Set<Variable> escaping = new HashSet<>();
    private final Set<Variable> nullable = new HashSet<>();
    /** In its block, what a cast was made of. */
    private final Map<Value, Value> castOrigins = new HashMap<>();

    /** The webs of a graph whose parameters are not made there. */
    PointerWebs(FunctionGraph graph) {
        this(graph, (_, _) -> true, _ -> Optional.empty(), true);
        makeParametersEscape();
    }

    /**
     * The webs of a graph as they are if what it returns does not escape by that, and some calls count as making a
     * struct. Its parameters are not made there.
     *
     * @param makes what a call makes, if it counts
     */
    static PointerWebs ofReturnedStructs(FunctionGraph graph, Function<Operation, Optional<FieldedType>> makes) {
        PointerWebs webs = new PointerWebs(graph, (_, _) -> true, makes, false);
        webs.makeParametersEscape();
        return webs;
    }

    /**
     * The webs of a graph as they are if some calls count as making a struct. Its parameters are not made there.
     *
     * @param makes what a call makes, if it counts
     */
    static PointerWebs ofMadeByCalls(FunctionGraph graph, Function<Operation, Optional<FieldedType>> makes) {
        PointerWebs webs = new PointerWebs(graph, (_, _) -> true, makes, true);
        webs.makeParametersEscape();
        return webs;
    }

    /**
     * The webs of a graph as they are if some calls only read and write what they are handed. Its parameters do not
     * escape by being so until {@link #makeParametersEscape} says it.
     *
     * @param captures whether a call may capture (let escape) what it is handed at a position, counted from the
     *     function
     */
    static PointerWebs ofNonCapturingCalls(FunctionGraph graph, BiPredicate<Operation, Integer> captures) {
        return new PointerWebs(graph, captures, _ -> Optional.empty(), true);
    }

    private PointerWebs(
            FunctionGraph graph,
            BiPredicate<Operation, Integer> captures,
            Function<Operation, Optional<FieldedType>> makes,
            boolean returningLetsEscape) {
        this.graph = graph;
        this.captures = captures;
        this.makes = makes;
        this.returningLetsEscape = returningLetsEscape;
        List<Block> blocks = graph.blocks();
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                if (isCast(operation)) {
                    castOrigins.put(operation.result(), origin(operation.argument(0)));
                }
            }
        }
        blocks.forEach(this::connect);
        blocks.forEach(this::requireTellingComparisons);
    }

    /** Parameters are not made here; asked before anything is {@link #removable}. */
    void makeParametersEscape() {
        graph.parameters().forEach(this::escape);
        if (escaping.containsAll(madeTypes.keySet())) {
            return;
        }
        List<Block> blocks = graph.blocks();
        blocks.forEach(this::requireOwnFields);
        EqualInputs equalInputs = EqualInputs.of(graph, this::origin);
        blocks.forEach(block -> requireOneAtATime(block, equalInputs));
    }

    /** Whether something else may come to hold what the variable points to. */
    boolean escapes(Variable variable) {
        return escaping.contains(root(variable));
    }

    /** The struct type that needs not be allocated for what this variable points to, if it is such a variable. */
    Optional<FieldedType> removable(Value value) {
        if (!(value instanceof Variable variable) || !isCollectedObject(variable)) {
            return Optional.empty();
        }
        Variable root = root(variable);
        return escaping.contains(root) ? Optional.empty() : Optional.ofNullable(madeTypes.get(root));
    }

    /** Whether the variable may hold null instead, so that whether it does must be a variable as well. */
    boolean isNullable(Variable variable) {
        return nullable.contains(root(variable));
    }

    /** One variable for each web. */
    Variable webOf(Variable variable) {
        return root(variable);
    }

    static boolean isCast(Operation operation) {
        return operation.opcode() == LowLevelOpcode.CAST_POINTER || operation.opcode() == LowLevelOpcode.SAME_AS;
    }

    static boolean isNull(Value value) {
        return value instanceof Constant constant && constant.value() == null;
    }

    private Value origin(Value value) {
        return castOrigins.getOrDefault(value, value);
    }

    private static boolean isCollectedObject(Value value) {
        return value.type() instanceof PointerType(FieldedType struct) && struct.isGarbageCollected();
    }

    private Variable root(Variable variable) {
        Variable root = variable;
        while (parents.containsKey(root)) {
            root = parents.get(root);
        }
        if (root != variable) {
            parents.put(variable, root);
        }
        return root;
    }

    private void escape(Value value) {
        if (value instanceof Variable variable) {
            escaping.add(root(variable));
        }
    }

    private void unite(Value from, Variable to) {
        if (!(from instanceof Variable source)) {
            if (isNull(from)) {
                nullable.add(root(to));
            } else {
                escape(to);
            }
            return;
        }
        Variable kept = root(source);
        Variable gone = root(to);
        if (kept == gone) {
            return;
        }
        parents.put(gone, kept);
        FieldedType made = madeTypes.remove(gone);
        if (made != null && madeTypes.putIfAbsent(kept, made) != null && madeTypes.get(kept) != made) {
            escaping.add(kept);
        }
        if (escaping.remove(gone)) {
            escaping.add(kept);
        }
        if (nullable.remove(gone)) {
            nullable.add(kept);
        }
    }

    private void connect(Block block) {
        for (Operation operation : block.operations()) {
            connect(operation);
        }
        for (Link link : block.links()) {
            link.caughtException().ifPresent(this::escape);
            boolean leaves = link.target().exit() instanceof BlockExit.Final;
            for (int index = 0; index < link.arguments().size(); index++) {
                Value argument = link.arguments().get(index);
                if (leaves) {
                    if (returningLetsEscape || link.target() != graph.returnBlock()) {
                        escape(argument);
                    }
                } else if (isCollectedObject(argument)) {
                    unite(argument, link.target().inputArguments().get(index));
                }
            }
        }
    }

    private void connect(Operation operation) {
        switch ((LowLevelOpcode) operation.opcode()) {
            case MALLOC -> {
                if (((Constant) operation.argument(0)).value() instanceof FieldedType struct
                        && struct.isGarbageCollected()) {
                    make(operation.result(), struct);
                } else {
                    escape(operation.result());
                }
            }
            case CAST_POINTER, SAME_AS -> {
                if (isCollectedObject(operation.result())
                        && operation.argument(0) instanceof Variable
                        && isCollectedObject(operation.argument(0))) {
                    unite(operation.argument(0), operation.result());
                } else {
                    escape(operation.argument(0));
                    escape(operation.result());
                }
            }
            case GETFIELD -> escape(operation.result());
            case SETFIELD -> escape(operation.argument(2));
            case PTR_EQ, PTR_NE, PTR_NONZERO, PTR_IS_ZERO, KEEPALIVE, TRACEBACK_RAISE -> {}
            case DIRECT_CALL -> {
                for (int i = 1; i < operation.arguments().size(); i++) {
                    if (!isCollectedObject(operation.argument(i)) || captures.test(operation, i)) {
                        escape(operation.argument(i));
                    }
                }
                makes.apply(operation)
                        .ifPresentOrElse(struct -> make(operation.result(), struct), () -> escape(operation.result()));
            }
            default -> {
                operation.arguments().forEach(this::escape);
                escape(operation.result());
            }
        }
    }

    private void make(Variable result, FieldedType struct) {
        Variable root = root(result);
        FieldedType other = madeTypes.put(root, struct);
        if (other != null && other != struct) {
            escaping.add(root);
        }
    }

    /**
     * A struct that never leaves its web is none of what is outside, which answers comparisons with that. Lets webs
     * escape that are compared with themselves, or may be null then.
     */
    private void requireTellingComparisons(Block block) {
        for (Operation operation : block.operations()) {
            if (isComparison(operation)) {
                Value first = operation.argument(0);
                Value second = operation.argument(1);
                boolean isTold = !isPerhapsNull(first)
                        && !isPerhapsNull(second)
                        && !(first instanceof Variable a && second instanceof Variable b && root(a) == root(b));
                if (!isTold) {
                    escape(first);
                    escape(second);
                }
            }
        }
    }

    private boolean isPerhapsNull(Value value) {
        return value instanceof Variable variable ? isNullable(variable) : isNull(value);
    }

    static boolean isComparison(Operation operation) {
        return operation.opcode() == LowLevelOpcode.PTR_EQ || operation.opcode() == LowLevelOpcode.PTR_NE;
    }

    /**
     * Lets webs escape of which a block uses a field that the struct made has not: one behind a test of its kind that
     * fails, and so never runs, but is in the graph.
     */
    private void requireOwnFields(Block block) {
        for (Operation operation : block.operations()) {
            if (operation.opcode() == LowLevelOpcode.GETFIELD || operation.opcode() == LowLevelOpcode.SETFIELD) {
                Value struct = operation.argument(0);
                if (removable(struct).filter(made -> !hasField(made, operation)).isPresent()) {
                    escape(struct);
                }
            }
        }
    }

    private static boolean hasField(FieldedType made, Operation access) {
        String name = (String) ((Constant) access.argument(1)).value();
        LowLevelType type = access.opcode() == LowLevelOpcode.GETFIELD
                ? access.result().type()
                : access.argument(2).type();
        return made.allFields().stream()
                .anyMatch(field -> field.name().equals(name) && field.type().equals(type));
    }

    /** Lets webs escape of which some block would have two structs in use at one point. */
    private void requireOneAtATime(Block block, EqualInputs equalInputs) {
        Map<Variable, Variable> inUse = new HashMap<>();
        Map<Variable, Variable> structs = new HashMap<>();
        for (Variable input : block.inputArguments()) {
            if (removable(input).isPresent()) {
                Variable struct = equalInputs.representative(input);
                structs.put(input, struct);
                if (inUse.putIfAbsent(root(input), struct) != null && inUse.get(root(input)) != struct) {
                    escape(input);
                }
            }
        }
        for (Operation operation : block.operations()) {
            for (Value argument : operation.arguments()) {
                requireInUse(argument, inUse, structs);
            }
            if (removable(operation.result()).isPresent()) {
                Variable made = isCast(operation) ? structs.get(operation.argument(0)) : operation.result();
                structs.put(operation.result(), made);
                inUse.put(root(operation.result()), made);
            }
        }
        for (Link link : block.links()) {
            link.arguments().forEach(argument -> requireInUse(argument, inUse, structs));
        }
    }

    private void requireInUse(Value value, Map<Variable, Variable> inUse, Map<Variable, Variable> structs) {
        if (value instanceof Variable variable
                && removable(variable).isPresent()
                && inUse.get(root(variable)) != structs.get(variable)) {
            escape(variable);
        }
    }
}
