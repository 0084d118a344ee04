package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.Knowledge;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One operation while a rule looks at it: what its operands are, and what the rule finds out besides the result's
 * annotation.
 */
public final class Step {
    private final Inference inference;
    private final FunctionGraph graph;
    private final Block block;
    private final Operation operation;
    private final Knowledge knowledge = Knowledge.empty();
    private Resolution resolution = Resolution.ByRepresentation.BY_REPRESENTATION;
    private Optional<List<String>> raised = Optional.empty();

    public Step(Inference inference, FunctionGraph graph, Block block, Operation operation) {
        this.inference = inference;
        this.graph = graph;
        this.block = block;
        this.operation = operation;
    }

    /** The embedded Python. */
    public Host host() {
        return inference.host();
    }

    /** The graph that the operation is in. */
    public FunctionGraph graph() {
        return graph;
    }

    /** The block that the operation is in. */
    public Block block() {
        return block;
    }

    /** The operation that is looked at. */
    public Operation operation() {
        return operation;
    }

    /** How many operands there are. */
    public int argumentCount() {
        return operation.arguments().size();
    }

    /** What is known of an operand. */
    public SomeValue argument(int index) {
        return inference.bindings().of(operation.argument(index));
    }

    /** What is known of the operands from one on. */
    public List<SomeValue> argumentsFrom(int start) {
        List<SomeValue> found = new ArrayList<>();
        for (int i = start; i < argumentCount(); i++) {
            found.add(argument(i));
        }
        return found;
    }

    /** The operands, as far as they have an annotation, that are of a kind. */
    public <V extends SomeValue> Stream<V> argumentsOf(Class<V> kind) {
        return operation.arguments().stream()
                .filter(argument -> argument instanceof Variable || ((Constant) argument).value() instanceof HostObject)
                .map(inference.bindings()::of)
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /** The names of the keywords that the function around passes on: see {@link GraphFacts#forwardedKeywords}. */
    public List<String> forwardedKeywords() {
        return inference.graphs().forwardedKeywords(graph);
    }

    /** The live object of an operand that is always a constant. */
    public HostObject constant(int index) {
        return (HostObject) ((Constant) operation.argument(index)).value();
    }

    /** The text of an operand that is always a constant text. */
    public String text(int index) {
        return constant(index).asText();
    }

    /** Says what the operation means; without a call of this, its representation does it. */
    public void resolve(Resolution meaning) {
        this.resolution = meaning;
    }

    /** What the operation means. */
    public Resolution resolution() {
        return resolution;
    }

    /** The operation raises nothing but these builtin exceptions; without a call of this, it may raise anything. */
    public void raisesOnly(String... names) {
        this.raised = Optional.of(List.of(names));
    }

    /** The operation raises this builtin exception too. */
    public void alsoRaises(String name) {
        raised.ifPresent(names -> {
            Set<String> more = new LinkedHashSet<>(names);
            more.add(name);
            this.raised = Optional.of(List.copyOf(more));
        });
    }

    /** The operation may raise anything. */
    public void raisesAnything() {
        this.raised = Optional.empty();
    }

    /** Names of builtin exceptions; empty for anything. */
    public Optional<List<String>> raised() {
        return raised;
    }

    /** Notes that where the result is (not) true the operand is no more than this. */
    public void learn(boolean truth, Value operand, SomeValue narrower) {
        if (operand instanceof Variable variable) {
            knowledge.when(truth).put(variable, narrower);
        }
    }

    /** Notes all that is known by another test. */
    public void learnAll(Knowledge other) {
        knowledge.whenTrue().putAll(other.whenTrue());
        knowledge.whenFalse().putAll(other.whenFalse());
    }

    /** What the result's truth tells of other variables. */
    public Knowledge knowledge() {
        return knowledge;
    }

    /** What a definition remembers of this step. @param sourceOperand the operand that the type came from */
    public Origin origin(String text, int sourceOperand) {
        return new Origin(operation.position(), text, Optional.of(operation.argument(sourceOperand)));
    }

    /** The operation for messages: what of it two types may meet in. */
    public String describe() {
        FlowOpcode opcode = (FlowOpcode) operation.opcode();
        return switch (opcode) {
            case SETATTR, GETATTR, DELATTR -> "attribute '" + text(1) + "'";
            case LIST_APPEND,
                    SETITEM,
                    DICT_STORE,
                    SET_ADD,
                    LIST_EXTEND,
                    SET_UPDATE,
                    DICT_UPDATE,
                    NEWLIST,
                    NEWSET,
                    NEWDICT,
                    NEWTUPLE -> "an item";
            case GETITEM, DELITEM -> "a key, index or item of this subscript";
            case NEWSLICE -> "a bound of the slice";
            case STORE_GLOBAL, LOAD_GLOBAL -> "global '" + text(1) + "'";
            case CALL -> "an argument or item of this call";
            case NEG,
                    POS,
                    INVERT,
                    NOT,
                    BOOL,
                    ADD,
                    SUB,
                    MUL,
                    MATMUL,
                    TRUEDIV,
                    FLOORDIV,
                    MOD,
                    POW,
                    LSHIFT,
                    RSHIFT,
                    AND,
                    OR,
                    XOR,
                    INPLACE_ADD,
                    INPLACE_SUB,
                    INPLACE_MUL,
                    INPLACE_MATMUL,
                    INPLACE_TRUEDIV,
                    INPLACE_FLOORDIV,
                    INPLACE_MOD,
                    INPLACE_POW,
                    INPLACE_LSHIFT,
                    INPLACE_RSHIFT,
                    INPLACE_AND,
                    INPLACE_OR,
                    INPLACE_XOR,
                    EQ,
                    NE,
                    LT,
                    LE,
                    GT,
                    GE,
                    IS -> "an operand, or an item of one,";
            case CONTAINS -> "what is looked for";
            case ITER, NEXT, UNPACK, DELEGATE -> "an item of what is iterated over";
            case YIELD, YIELD_DELEGATED -> "what is yielded";
            case FORMAT, JOIN_TEXT -> "what is formatted";
            case NEWFUNCTION -> "a default of this function";
            case NEWCELL, GETCELL, SETCELL, DELCELL -> "a variable that functions share";
            case SET_CAUSE, SET_CONTEXT, ADD_CONTEXT, EXCEPTION_INSTANCE, TRACE_RAISE, EXCEPTION_MATCHES ->
                "the exception";
            case SUPER, TYPE, POLL, UNBOUND, REFUSE -> "what this is about";
        };
    }
}
