package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.rule.ArgumentFit;
import dev.serpentine.frontend.annotation.rule.OperationRules;
import dev.serpentine.frontend.annotation.rule.UnboundMethods;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.signature.Parameter;
import dev.serpentine.frontend.signature.Signature;
import dev.serpentine.frontend.signature.SignatureTable;
import dev.serpentine.graph.model.Constant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which operands of an operation decide what it means, so that it must be known of what kind they are; all others are
 * only passed on.
 */
final class DistributedOperands {
    private static final int FIRST = 2;
    /** Builtins that the rules know and that look at their first argument; system code does what all others do. */
    private static final Set<BuiltinFunction> LOOKING = EnumSet.of(
            BuiltinFunction.LEN,
            BuiltinFunction.ISINSTANCE,
            BuiltinFunction.ISSUBCLASS,
            BuiltinFunction.TYPE,
            BuiltinFunction.CALLABLE,
            BuiltinFunction.ID,
            BuiltinFunction.COMPUTE_UNIQUE_ID,
            BuiltinFunction.COMPUTE_IDENTITY_HASH,
            BuiltinFunction.HASH,
            BuiltinFunction.COMPUTE_HASH,
            BuiltinFunction.GETATTR,
            BuiltinFunction.HASATTR,
            BuiltinFunction.WITH_ATTRIBUTE,
            BuiltinFunction.MAY_HAVE_ATTRIBUTE,
            BuiltinFunction.SETATTR,
            BuiltinFunction.DELATTR,
            BuiltinFunction.OBJECT_SETATTR,
            BuiltinFunction.OBJECT_DELATTR,
            BuiltinFunction.STORE_ATTRIBUTE,
            BuiltinFunction.FORGET_ATTRIBUTE,
            BuiltinFunction.ATTRIBUTES_OF,
            BuiltinFunction.SET_IN_DICT,
            BuiltinFunction.UPDATE_IN_DICT,
            BuiltinFunction.GLOBAL_OF_NAME,
            BuiltinFunction.GLOBAL_OF_NAME_OR,
            BuiltinFunction.IS_GLOBAL_NAME,
            BuiltinFunction.DEFAULT_IN_DICT,
            BuiltinFunction.DELETE_FROM_DICT,
            BuiltinFunction.POP_FROM_DICT,
            BuiltinFunction.POP_FROM_DICT_OR,
            BuiltinFunction.FORGET_IN_DICT,
            BuiltinFunction.ITER,
            BuiltinFunction.NEXT,
            BuiltinFunction.ORD,
            BuiltinFunction.CHR,
            BuiltinFunction.ABS,
            BuiltinFunction.INT,
            BuiltinFunction.FLOAT,
            BuiltinFunction.BOOL,
            BuiltinFunction.STR,
            BuiltinFunction.REPR,
            BuiltinFunction.FORMAT,
            BuiltinFunction.TUPLE,
            BuiltinFunction.SET,
            BuiltinFunction.FROZENSET);
    /** Those that look at all their arguments. */
    private static final Set<BuiltinFunction> LOOKING_AT_ALL =
            EnumSet.of(BuiltinFunction.RANGE, BuiltinFunction.INTMASK);

    private final Inference inference;
    private final OperationRules rules;

    DistributedOperands(Inference inference, OperationRules rules) {
        this.inference = inference;
        this.rules = rules;
    }

    /**
     * The first operand that is a union and decides what a step means; empty where there is none.
     *
     * <p>No other operand is looked at: what a constant holds is part of the program once it is, and that of a global
     * variable's operations, the module's dict, holds all of the module.
     */
    Optional<Integer> of(Step step) {
        FlowOpcode opcode = (FlowOpcode) step.operation().opcode();
        return switch (opcode) {
            case NEG, POS, INVERT, BOOL, NOT, GETATTR, SETATTR, DELATTR, ITER, NEXT, UNPACK, FORMAT, TYPE ->
                first(step, 0);
            case ADD,
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
                    LT,
                    LE,
                    GT,
                    GE -> first(step, 0, 1);
            case EQ, NE ->
                step.argument(0) == SomeNone.NONE && !holdsInstances(step.argument(1))
                                || step.argument(1) == SomeNone.NONE && !holdsInstances(step.argument(0))
                        ? Optional.empty()
                        : first(step, 0, 1);
            case IS ->
                step.argument(0) == SomeNone.NONE || step.argument(1) == SomeNone.NONE
                        ? Optional.empty()
                        : first(step, 0, 1);
            case CONTAINS, GETITEM, DELITEM ->
                first(step, 0).or(() -> holdsUnions(step.argument(0)) ? Optional.empty() : first(step, 1));
            case SETITEM ->
                first(step, 0)
                        .or(() -> Lattice.withoutNone(step.argument(0)) instanceof SomeDict
                                ? Optional.empty()
                                : first(step, 1));
            case LIST_EXTEND, SET_UPDATE, DICT_UPDATE -> first(step, 1);
            case CALL -> hasUnion(step) ? ofCall(step) : Optional.empty();
            case SUPER,
                    NEWTUPLE,
                    NEWLIST,
                    NEWDICT,
                    NEWSET,
                    NEWSLICE,
                    LIST_APPEND,
                    SET_ADD,
                    DICT_STORE,
                    YIELD,
                    DELEGATE,
                    YIELD_DELEGATED,
                    NEWFUNCTION,
                    NEWCELL,
                    GETCELL,
                    SETCELL,
                    DELCELL,
                    POLL,
                    JOIN_TEXT,
                    STORE_GLOBAL,
                    LOAD_GLOBAL,
                    SET_CAUSE,
                    SET_CONTEXT,
                    ADD_CONTEXT,
                    TRACE_RAISE,
                    EXCEPTION_INSTANCE,
                    EXCEPTION_MATCHES,
                    UNBOUND,
                    REFUSE -> Optional.empty();
        };
    }

    private static boolean hasUnion(Step step) {
        for (int i = 0; i < step.argumentCount(); i++) {
            if (!isConstantOperand(step, i)
                    && (isUnion(step.argument(i)) || step.argument(i) instanceof SomeLateMethod)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isConstantOperand(Step step, int index) {
        return step.operation().argument(index) instanceof Constant(Object value, var type)
                && !(value instanceof dev.serpentine.frontend.host.HostObject);
    }

    /** Whether a class of the program may have its own opinion of what is equal to a value. */
    private static boolean holdsInstances(SomeValue value) {
        return Unions.membersOf(value).stream().anyMatch(SomeInstance.class::isInstance);
    }

    private static boolean isUnion(SomeValue value) {
        return value instanceof SomeUnion;
    }

    private static Optional<Integer> first(Step step, int... operands) {
        for (int operand : operands) {
            if (operand < step.argumentCount() && isUnion(step.argument(operand))) {
                return Optional.of(operand);
            }
        }
        return Optional.empty();
    }

    /** Whether what a container looks for may be of several kinds, as what it holds is. */
    private boolean holdsUnions(SomeValue container) {
        return switch (Lattice.withoutNone(container)) {
            case SomeDict dict -> isUnion(((InferredDict) dict.definition()).readKey());
            case SomeSet set -> isUnion(((InferredSet) set.definition()).readItem());
            case SomeInstance instance -> true;
            default -> false;
        };
    }

    // Calls

    private Optional<Integer> ofCall(Step step) {
        SomeValue callee = step.argument(0);
        if (callee instanceof SomeLateMethod || isUnion(callee)) {
            return Optional.of(0);
        }
        Optional<Integer> mapping = mapping(step);
        if (mapping.isPresent()) {
            return mapping;
        }
        if (!(callee instanceof SomeCallable callable)
                || callable.descriptions().size() != 1) {
            return Optional.empty();
        }
        if (rules.isMemo(callable)) {
            return first(step, IntStream.range(FIRST, step.argumentCount()).toArray());
        }
        return switch (callable.descriptions().iterator().next()) {
            case BuiltinDescription builtin ->
                bySignature(step, SignatureTable.of(builtin.qualifiedName()))
                        .or(() -> BuiltinFunction.of(builtin.qualifiedName())
                                .flatMap(function -> ofBuiltin(step, function)))
                        .or(() -> UnboundMethods.owner(builtin).flatMap(owner -> ofUnbound(step)));
            case BuiltinMethodDescription method ->
                bySignature(step, SignatureTable.of(method.family(), method.name()));
            case ClassDescription ofClass ->
                bySignature(
                        step,
                        SignatureTable.of(ofClass.hostObject().orElseThrow().qualifiedName()));
            // One of the library.
            case FunctionDescription function ->
                bySignature(step, function.hostObject().flatMap(object -> SignatureTable.of(object.qualifiedName())));
            default -> Optional.empty();
        };
    }

    /** A mapping passed with two stars of which some kinds are none. */
    private static Optional<Integer> mapping(Step step) {
        int count = ((CallShape) ((Constant) step.operation().argument(1)).value())
                .mappings()
                .size();
        return first(
                step,
                IntStream.range(step.argumentCount() - count, step.argumentCount())
                        .toArray());
    }

    private static Optional<Integer> ofBuiltin(Step step, BuiltinFunction function) {
        if (function == BuiltinFunction.ISINSTANCE || function == BuiltinFunction.ISSUBCLASS) {
            return first(step, FIRST, FIRST + 1);
        }
        if (LOOKING_AT_ALL.contains(function)) {
            return first(step, FIRST, FIRST + 1, FIRST + 2);
        }
        return LOOKING.contains(function) ? first(step, FIRST) : Optional.empty();
    }

    /** What a method is called of that is taken from its type. */
    private static Optional<Integer> ofUnbound(Step step) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        return shape.hasStar() ? Optional.empty() : first(step, FIRST);
    }

    /**
     * The first argument of which some kinds do not fit; empty where one before it does not fit at all, which is what
     * Python complains of then.
     */
    private Optional<Integer> bySignature(Step step, Optional<Signature> signature) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        if (signature.isEmpty() || shape.hasStar()) {
            return Optional.empty();
        }
        Arguments arguments = Arguments.ofCall(step);
        List<Passed> positional = arguments.positional();
        for (int i = 0; i < positional.size(); i++) {
            Optional<Parameter> parameter = signature.get().at(i);
            if (isRefused(parameter, positional.get(i))) {
                return Optional.empty();
            }
            Optional<Integer> found = unfitting(parameter, positional.get(i));
            if (found.isPresent()) {
                return found;
            }
        }
        for (Map.Entry<String, Passed> keyword : arguments.keywords().entrySet()) {
            Optional<Integer> found = unfitting(signature.get().named(keyword.getKey()), keyword.getValue());
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private boolean isRefused(Optional<Parameter> parameter, Passed passed) {
        return parameter.isPresent()
                && passed.value() != SomeImpossible.IMPOSSIBLE
                && rules.fit(parameter.get(), passed.value()) == ArgumentFit.Answer.NEVER;
    }

    private Optional<Integer> unfitting(Optional<Parameter> parameter, Passed passed) {
        return isUnion(passed.value())
                        && passed.source() instanceof ArgumentSource.Operand(int operand)
                        && parameter.isPresent()
                        && rules.fit(parameter.get(), passed.value()) != ArgumentFit.Answer.ALWAYS
                ? Optional.of(operand)
                : Optional.empty();
    }

    // Attributes

    /** Whether reading an attribute may run a function of the program, so that it must not happen twice. */
    boolean mayCompute(SomeValue value, String name) {
        return Unions.membersOf(value).stream()
                .anyMatch(member -> member instanceof SomeInstance instance
                        && ((InferredClass) instance.definition())
                                .lookup(name)
                                .filter(found -> found.value().kind() == HostKind.PROPERTY)
                                .isPresent());
    }
}
