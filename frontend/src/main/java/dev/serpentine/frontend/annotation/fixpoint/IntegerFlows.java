package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Where ints in machine words go in a program, at a fixed point: a graph whose nodes are variables and what containers,
 * attributes and cells hold, with an edge where the size of one bears on the size of another.
 *
 * <p>It serves guesses and nothing else: an edge too many or too few makes none of them wrong, only worse. System code
 * is not looked into, unless it calls the program back: what it returns is taken to be made of all that it is given,
 * since one graph of it serves many callers.
 */
final class IntegerFlows {
    /**
     * Builtins whose results are no larger for larger operands, or not as a recurrence would have it; of {@code min},
     * the smallest of several.
     */
    private static final Set<String> MEASURES = Set.of(
            "len",
            "ord",
            "hash",
            "id",
            "isinstance",
            "issubclass",
            "callable",
            "hasattr",
            "bool",
            "any",
            "all",
            "min",
            "print",
            "str",
            "repr",
            "chr",
            "intmask",
            "index",
            "count",
            "find",
            "rfind",
            "bit_length",
            "bit_count",
            "bisect",
            "bisect_left",
            "bisect_right",
            "insort",
            "isqrt",
            "gcd",
            "pow",
            "clear",
            "discard",
            "remove");

    private static final Set<String> READING_DICTS = Set.of("get", "pop", "setdefault", "values");

    /**
     * A place where a node flows on.
     *
     * @param way the number of the link that its block is left by; {@link #WITHIN} for an operation
     */
    private record Use(int node, Set<Integer> successors, int way) {}

    private static final int WITHIN = -1;
    /** Of what is returned: each call has its own. */
    private static final int RETURNED = -2;

    private final Inference inference;
    private final IntegerNodes nodes;
    private final IntegerSizes sizes;
    private final List<Use> uses = new ArrayList<>();
    private int way = WITHIN;
    private final List<Set<Integer>> successors = new ArrayList<>();
    private final Set<Integer> indexes = new HashSet<>();
    private final Set<FunctionGraph> opaque = new HashSet<>();

    private IntegerFlows(Inference inference) {
        this.inference = inference;
        this.nodes = new IntegerNodes(inference);
        this.sizes = new IntegerSizes(nodes);
    }

    /** @param graphs those that the program consists of */
    static IntegerFlows of(Inference inference, Set<FunctionGraph> graphs) {
        IntegerFlows flows = new IntegerFlows(inference);
        graphs.stream().filter(graph -> graph.position().isInSystemCode()).forEach(flows.opaque::add);
        flows.lookIntoWhatCallsBack(graphs);
        graphs.stream().filter(graph -> !flows.opaque.contains(graph)).forEach(flows::add);
        return flows;
    }

    /** The number of a value's node; empty for constants, and where no int goes through it. */
    Optional<Integer> nodeOf(Value value) {
        return value instanceof Variable variable ? nodes.known(variable) : Optional.empty();
    }

    /** How many nodes there are; they are numbered from 0. */
    int size() {
        return nodes.size();
    }

    Set<Integer> successors(int node) {
        while (successors.size() <= node) {
            successors.add(new LinkedHashSet<>());
        }
        return successors.get(node);
    }

    /** The nodes of what indexes a list, text or tuple, which is no longer than memory. */
    Set<Integer> indexes() {
        return indexes;
    }

    /**
     * The components in which a number may be used twice: it is held, so that it may be read again, or one way through
     * a block uses it twice. Where each is used once, such as the results of a recursive function, what they add up to
     * is no more than there were steps.
     *
     * @param components the number of each node's component
     */
    Set<Integer> copying(int[] components) {
        Set<Integer> found = new HashSet<>();
        nodes.held().forEach(node -> found.add(components[node]));
        Map<Integer, Map<Integer, Integer>> counts = new HashMap<>();
        for (Use use : uses) {
            if (use.way() != RETURNED
                    && use.successors().stream()
                            .anyMatch(successor -> components[successor] == components[use.node()])) {
                counts.computeIfAbsent(use.node(), key -> new HashMap<>()).merge(use.way(), 1, Integer::sum);
            }
        }
        counts.forEach((node, byWay) -> {
            int onWays = byWay.entrySet().stream()
                    .filter(entry -> entry.getKey() >= 0)
                    .mapToInt(Map.Entry::getValue)
                    .max()
                    .orElse(0);
            if (byWay.getOrDefault(WITHIN, 0) + onWays > 1) {
                found.add(components[node]);
            }
        });
        return found;
    }

    /** The magnitudes of constants, by their nodes. */
    Map<Integer, BigInteger> constants() {
        return nodes.magnitudes();
    }

    /** The nodes of what may be too large to be kept where a float may be, as far as constants tell. */
    BitSet wide() {
        BitSet seen = new BitSet();
        List<Integer> pending = new ArrayList<>();
        constants().forEach((node, magnitude) -> {
            if (IntegerSizes.isWide(magnitude)) {
                seen.set(node);
                pending.add(node);
            }
        });
        while (!pending.isEmpty()) {
            int node = pending.removeLast();
            Stream.concat(successors(node).stream(), sizes.successors(node).stream())
                    .filter(successor -> !seen.get(successor))
                    .forEach(successor -> {
                        seen.set(successor);
                        pending.add(successor);
                    });
        }
        return seen;
    }

    /** See {@link IntegerNodes#annotations}. */
    List<SomeValue> annotations() {
        return nodes.annotations();
    }

    /** The nodes that a value has a part in. */
    Set<Integer> nodesOf(Value value) {
        return nodes.of(value);
    }

    /** System code that calls the program back is not opaque; neither is what calls such code. */
    private void lookIntoWhatCallsBack(Set<FunctionGraph> graphs) {
        Map<FunctionGraph, List<FunctionGraph>> callers = new HashMap<>();
        Deque<FunctionGraph> called = new ArrayDeque<>();
        for (FunctionGraph graph : graphs) {
            inference
                    .liveGraphs()
                    .calledBy(graph)
                    .forEach(target -> callers.computeIfAbsent(target, _ -> new ArrayList<>())
                            .add(graph));
            if (!opaque.contains(graph)) {
                called.add(graph);
            }
        }
        while (!called.isEmpty()) {
            callers.getOrDefault(called.remove(), List.of()).stream()
                    .filter(opaque::remove)
                    .forEach(called::add);
        }
    }

    private Stream<Block> reached(FunctionGraph graph) {
        return graph.blocks().stream().filter(inference.graphs().reached()::contains);
    }

    private List<CallTarget> targets(Operation operation) {
        return switch (inference.resolution(operation)) {
            case Resolution.Calls calls -> calls.targets();
            case Resolution.Constructs constructs ->
                constructs.targets().stream()
                        .flatMap(made -> made.initializers().stream())
                        .toList();
            case null, default -> List.of();
        };
    }

    private void add(FunctionGraph graph) {
        reached(graph).forEach(block -> {
            block.operations().stream()
                    .filter(operation -> inference.resolution(operation) != null)
                    .forEach(this::add);
            for (way = 0; way < block.links().size(); way++) {
                Link link = block.links().get(way);
                for (int i = 0; i < link.arguments().size(); i++) {
                    flow(
                            nodes.of(link.arguments().get(i)),
                            nodes.of(link.target().inputArguments().get(i)));
                }
            }
            way = WITHIN;
        });
    }

    private void add(Operation operation) {
        operation
                .arguments()
                .forEach(operand -> flow(nodes.largeIn(operand), nodes.of(nodes.annotation(operand), null)));
        List<CallTarget> targets = targets(operation);
        boolean isSummed = targets.isEmpty();
        for (CallTarget target : targets) {
            if (opaque.contains(target.graph())) {
                isSummed = true;
            } else {
                addCall(operation, target);
            }
        }
        if (isSummed) {
            addOperation(operation, (FlowOpcode) operation.opcode());
            sizes.add(operation);
        }
    }

    private void addCall(Operation operation, CallTarget target) {
        List<Variable> parameters = target.graph().parameters();
        for (int i = 0; i < parameters.size(); i++) {
            Set<Integer> parameter = nodes.of(parameters.get(i));
            switch (target.arguments().get(i)) {
                case ArgumentSource.Operand(int index) -> flow(nodes.of(operation.argument(index)), parameter);
                case ArgumentSource.Self self -> flow(nodes.of(operation.argument(0)), parameter);
                case ArgumentSource.Prebuilt prebuilt -> flow(nodes.of(Constant.untyped(prebuilt.value())), parameter);
                default ->
                    operation.arguments().stream()
                            .filter(Variable.class::isInstance)
                            .forEach(operand -> flow(nodes.of(operand), parameter));
            }
        }
        way = RETURNED;
        flow(nodes.of(target.graph().returnBlock().inputArguments().getFirst()), nodes.of(operation.result()));
        way = WITHIN;
    }

    private void addOperation(Operation operation, FlowOpcode opcode) {
        Set<Integer> result = nodes.of(operation.result());
        switch (opcode) {
            case ADD,
                    SUB,
                    MUL,
                    POW,
                    LSHIFT,
                    OR,
                    XOR,
                    INPLACE_ADD,
                    INPLACE_SUB,
                    INPLACE_MUL,
                    INPLACE_POW,
                    INPLACE_LSHIFT,
                    INPLACE_OR,
                    INPLACE_XOR,
                    NEG,
                    POS,
                    INVERT -> {
                boolean isNumber = isNumber(inference.bindings().of(operation.result()));
                boolean isDifference = opcode == FlowOpcode.SUB || opcode == FlowOpcode.INPLACE_SUB;
                operation.arguments().stream()
                        .filter(operand -> isNumber(nodes.annotation(operand)) == isNumber)
                        .filter(operand -> operand instanceof Variable || !isDifference)
                        .forEach(operand -> flow(nodes.of(operand), result));
            }
            // A remainder is bound by what it is one of, a quotient by a constant goes down.
            case MOD, INPLACE_MOD -> flow(nodes.of(operation.argument(1)), result);
            case FLOORDIV, RSHIFT, INPLACE_FLOORDIV, INPLACE_RSHIFT -> {
                if (operation.argument(1) instanceof Variable) {
                    flow(nodes.of(operation.argument(0)), result);
                }
            }
            case AND,
                    INPLACE_AND,
                    TRUEDIV,
                    INPLACE_TRUEDIV,
                    MATMUL,
                    INPLACE_MATMUL,
                    NOT,
                    BOOL,
                    EQ,
                    NE,
                    LT,
                    LE,
                    GT,
                    GE,
                    IS,
                    CONTAINS -> {}
            case GETATTR -> attribute(operation).ifPresent(attribute -> flow(attribute, result));
            case SETATTR ->
                attribute(operation).ifPresent(attribute -> flow(nodes.of(operation.argument(2)), attribute));
            case GETITEM -> {
                noteIndex(operation);
                flow(items(operation.argument(0)), result);
            }
            case SETITEM -> {
                noteIndex(operation);
                store(operation.argument(0), operation.argument(1), operation.argument(2));
            }
            case DICT_STORE -> store(operation.argument(0), operation.argument(1), operation.argument(2));
            case NEWDICT -> {
                for (int i = 0; i < operation.arguments().size(); i += 2) {
                    store(operation.result(), operation.argument(i), operation.argument(i + 1));
                }
            }
            case NEWLIST, NEWTUPLE, NEWSET, UNPACK, ITER, NEXT ->
                operation.arguments().forEach(operand -> flow(nodes.of(operand), result));
            case LIST_APPEND, SET_ADD, LIST_EXTEND, SET_UPDATE, DICT_UPDATE ->
                flow(nodes.of(operation.argument(1)), nodes.of(operation.argument(0)));
            case SETCELL -> flow(nodes.of(operation.argument(1)), nodes.of(operation.argument(0)));
            case GETCELL -> flow(nodes.of(operation.argument(0)), result);
            case STORE_GLOBAL -> flow(nodes.of(operation.argument(2)), global(operation));
            case LOAD_GLOBAL -> flow(global(operation), result);
            case CALL -> addBuiltin(operation, result);
            case DELATTR,
                    DELITEM,
                    SUPER,
                    NEWSLICE,
                    YIELD,
                    DELEGATE,
                    YIELD_DELEGATED,
                    NEWFUNCTION,
                    NEWCELL,
                    DELCELL,
                    POLL,
                    FORMAT,
                    JOIN_TEXT,
                    TYPE,
                    SET_CAUSE,
                    SET_CONTEXT,
                    ADD_CONTEXT,
                    EXCEPTION_INSTANCE,
                    TRACE_RAISE,
                    EXCEPTION_MATCHES,
                    UNBOUND,
                    REFUSE -> {}
        }
    }

    private void addBuiltin(Operation call, Set<Integer> result) {
        SomeValue called = nodes.annotation(call.argument(0));
        String name = nameOf(called);
        if (MEASURES.contains(name)) {
            sizes.addCall(call, name, nodes.of(called, null));
            return;
        }
        if (inference.resolution(call) instanceof Resolution.ClassVariable(CellDefinition variable, var initial)) {
            flow(nodes.contents(variable), result);
            return;
        }
        Set<Integer> self = nodes.of(called, null);
        if (selfOf(called).filter(SomeDict.class::isInstance).isPresent() && READING_DICTS.contains(name)) {
            sizes.addCall(call, name, nodes.of(called, null));
            flow(items(selfOf(called).get()), result);
            call.arguments().stream().skip(3).forEach(other -> flow(nodes.of(other), result));
            return;
        }
        flow(self, result);
        for (Value operand : call.arguments().subList(2, call.arguments().size())) {
            flow(nodes.of(operand), result);
            flow(nodes.of(operand), self);
        }
    }

    private static String nameOf(SomeValue called) {
        return switch (called) {
            case SomeLateMethod method -> method.name();
            case SomeCallable callable ->
                switch (callable.descriptions().iterator().next()) {
                    case BuiltinMethodDescription method -> method.name();
                    case MethodDescription method -> method.name();
                    case Description description ->
                        description.hostObject().map(IntegerFlows::nameOf).orElse("");
                };
            default -> "";
        };
    }

    /** The name of a function or class; empty for what has none. */
    private static String nameOf(HostObject callable) {
        return switch (callable.kind()) {
            case FUNCTION, BUILTIN_FUNCTION, CLASS -> callable.name();
            default -> "";
        };
    }

    private static Optional<SomeValue> selfOf(SomeValue called) {
        return switch (called) {
            case SomeLateMethod method -> Optional.of(Lattice.withoutNone(method.self()));
            case SomeCallable callable
            when callable.descriptions().iterator().next() instanceof BuiltinMethodDescription method ->
                Optional.of(Lattice.withoutNone(method.self()));
            default -> Optional.empty();
        };
    }

    private void noteIndex(Operation operation) {
        switch (Lattice.withoutNone(nodes.annotation(operation.argument(0)))) {
            case SomeList list -> indexes.addAll(nodes.of(operation.argument(1)));
            case SomeString text -> indexes.addAll(nodes.of(operation.argument(1)));
            case SomeTuple tuple -> indexes.addAll(nodes.of(operation.argument(1)));
            default -> {}
        }
    }

    private void store(Value container, Value key, Value value) {
        if (Lattice.withoutNone(nodes.annotation(container)) instanceof SomeDict dict) {
            flow(nodes.of(key), nodes.contents(dict.definition(), 0));
        }
        flow(nodes.of(value), items(container));
    }

    /** What an index gives. */
    private Set<Integer> items(Value container) {
        SomeValue value = Lattice.withoutNone(nodes.annotation(container));
        return value instanceof SomeDict ? items(value) : nodes.of(container);
    }

    private Set<Integer> items(SomeValue container) {
        return container instanceof SomeDict dict ? nodes.contents(dict.definition(), 1) : nodes.of(container, null);
    }

    private Set<Integer> global(Operation operation) {
        return nodes.contents(inference
                .variables()
                .global(
                        (HostObject) ((Constant) operation.argument(0)).value(),
                        ((HostObject) ((Constant) operation.argument(1)).value()).asText()));
    }

    private Optional<Set<Integer>> attribute(Operation operation) {
        if (inference.resolution(operation) instanceof Resolution.ClassVariable(CellDefinition variable, var initial)) {
            return Optional.of(nodes.contents(variable));
        }
        if (!(Lattice.withoutNone(nodes.annotation(operation.argument(0))) instanceof SomeInstance instance)) {
            return Optional.empty();
        }
        String name = ((HostObject) ((Constant) operation.argument(1)).value()).asText();
        for (Optional<ClassDefinition> above = Optional.of(instance.definition());
                above.isPresent();
                above = above.get().base()) {
            if (above.get().instanceAttributes().get(name) instanceof InferredAttribute attribute) {
                return Optional.of(nodes.contents(attribute, 0));
            }
        }
        return Optional.empty();
    }

    private static boolean isNumber(SomeValue value) {
        return switch (value) {
            case SomeInteger integer -> true;
            case SomeBool bool -> true;
            case SomeNumber number -> true;
            case SomeOptional optional -> isNumber(optional.item());
            case SomeUnion union -> union.members().stream().anyMatch(IntegerFlows::isNumber);
            default -> false;
        };
    }

    private void flow(Set<Integer> from, Set<Integer> to) {
        from.forEach(node -> {
            successors(node).addAll(to);
            uses.add(new Use(node, to, way));
        });
    }
}
