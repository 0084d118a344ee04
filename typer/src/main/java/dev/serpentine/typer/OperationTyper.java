package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.representation.CellRepr;
import dev.serpentine.typer.representation.Comparison;
import dev.serpentine.typer.representation.DictRepr;
import dev.serpentine.typer.representation.ListRepr;
import dev.serpentine.typer.representation.LongIntegerRepr;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.SetRepr;
import dev.serpentine.typer.representation.SliceRepr;
import dev.serpentine.typer.representation.TupleRepr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** Turns one annotated operation into low-level ones: finds out who knows how. */
final class OperationTyper {
    private static final Set<String> TELLS_WHETHER_ASSIGNED =
            Set.of(BuiltinFunction.HASATTR.qualifiedName(), BuiltinFunction.MAY_HAVE_ATTRIBUTE.qualifiedName());
    private final TypingContext context;
    private final BuiltinCalls builtins;
    private final GlobalVariables globals;
    private final MemoTables memoTables;

    OperationTyper(TypingContext context) {
        this.context = context;
        this.builtins = new BuiltinCalls(context);
        this.globals = context.globals();
        this.memoTables = context.memoTables();
    }

    /** Appends what an operation becomes. @return its result, in any representation that converts to the result's */
    Typed type(OperationSite site) {
        if (site.opcode() == FlowOpcode.CALL) {
            refuseNone(site);
        }
        return switch (context.program().resolution(site.operation())) {
            case Resolution.Constant constant -> constantResult(site);
            case Resolution.Calls calls -> call(calls, site);
            case Resolution.Constructs constructs -> context.typeSystem().construct(constructs, site);
            case Resolution.LooksUp lookup -> memoTables.lookUp(lookup, site);
            case Resolution.ClassVariable(CellDefinition variable, Optional<HostObject> initial) ->
                classVariable(variable, initial, site);
            case Resolution.ByRepresentation byRepresentation -> byRepresentation(site);
        };
    }

    private Typed classVariable(CellDefinition variable, Optional<HostObject> initial, OperationSite site) {
        boolean isCall = site.opcode() == FlowOpcode.CALL;
        if (isCall && TELLS_WHETHER_ASSIGNED.contains(site.constantOperand(0).qualifiedName())) {
            return bool(globals.isAssigned(variable, site.builder()));
        }
        if (site.opcode() == FlowOpcode.SETATTR || isCall && site.resultAnnotation() == SomeValue.SomeNone.NONE) {
            return nothing(
                    () -> globals.store(variable, initial, site, site.operands().size() - 1));
        }
        if (initial.isEmpty()) {
            int owner = isCall ? 2 : 0;
            site.check(
                    "AttributeError",
                    complaint(
                            site.annotation(owner),
                            site.constantOperand(owner + 1).asText(),
                            context.host()),
                    () -> site.builder().not(globals.isAssigned(variable, site.builder())));
        }
        return globals.load(variable, initial, site.builder());
    }

    /** What Python says of an attribute that was not assigned yet. */
    private static String complaint(SomeValue owner, String name, Host host) {
        String described = switch (owner) {
            case SomeValue.SomeInstance instance ->
                "'" + Families.nameInErrors(instance.definition().hostClass(), host) + "' object";
            case SomeCallable callable
            when callable.descriptions().iterator().next() instanceof ClassDescription known ->
                "type object '" + known.hostObject().orElseThrow().name() + "'";
            default -> "'function' object";
        };
        return described + " has no attribute '" + name + "'";
    }

    private Typed constantResult(OperationSite site) {
        Repr repr = site.resultRepr();
        HostObject object =
                site.resultAnnotation().constant().orElse(context.host().none());
        return new Typed(repr.constant(object), repr);
    }

    /** A value may be several methods of which the annotator found in the end that they are one. */
    private static Resolution.Calls withoutDuplicates(Resolution.Calls calls) {
        if (calls.targets().size() == 1) {
            return calls;
        }
        List<CallTarget> distinct = new ArrayList<>();
        for (CallTarget target : calls.targets()) {
            if (distinct.stream()
                    .noneMatch(known -> known.graph() == target.graph()
                            && known.arguments().equals(target.arguments())
                            && isOneMethod(known, target))) {
                distinct.add(target);
            }
        }
        return new Resolution.Calls(distinct, calls.negateResult());
    }

    /** A class may have a function under two names, by each of which instances of other classes have another one. */
    private static boolean isOneMethod(CallTarget first, CallTarget second) {
        return first.description() instanceof MethodDescription one
                        && second.description() instanceof MethodDescription other
                        && one.prebuiltSelf().equals(other.prebuiltSelf())
                        && one.function() == other.function()
                        && one.name().equals(other.name())
                || first.description() == second.description();
    }

    private Typed call(Resolution.Calls given, OperationSite site) {
        Resolution.Calls calls = withoutDuplicates(given);
        Typed result = calls.targets().size() == 1
                ? callTarget(calls.targets().getFirst(), site)
                : context.typeSystem().callOneOf(calls, site);
        if (!calls.negateResult()) {
            // What is asked for its truth may be answered by a length.
            boolean isTruth =
                    site.resultRepr() == context.representations().bool() && result.repr() != site.resultRepr();
            return isTruth ? new Typed(result.repr().truth(result.value(), site.builder()), site.resultRepr()) : result;
        }
        Value truth = result.repr().truth(result.value(), site.builder());
        return bool(site.builder().not(truth));
    }

    private Typed callTarget(CallTarget target, OperationSite site) {
        IntFunction<Typed> captured = index ->
                context.typeSystem().captured(site.operands().getFirst(), target.description(), index, site.builder());
        ArgumentSources sources = new ArgumentSources(
                context,
                site.builder(),
                site.operands()::get,
                () -> context.typeSystem().boundSelf(site.operands().getFirst(), target.description(), site.builder()),
                captured);
        if (target.description() instanceof MethodDescription
                && target.arguments().getFirst() instanceof ArgumentSource.Operand(int self)) {
            NoneChecks.present(site, self);
        }
        return context.graphs().call(site.builder(), target.graph(), sources.of(target));
    }

    /** A subscript of a sequence by an int without bounds: a word, or an index that is out of range. */
    private OperationSite indexed(OperationSite site) {
        if (!(site.repr(1) instanceof LongIntegerRepr index) || site.repr(0).withoutNone() instanceof DictRepr) {
            return site;
        }
        return site.withOperand(
                1,
                new Typed(
                        index.asSubscript(site.value(1), site.builder()),
                        context.representations().signed()),
                Lattice.INTEGER);
    }

    /** Calling None raises. */
    private void refuseNone(OperationSite site) {
        Typed callee = site.operands().getFirst();
        if (callee.repr().canBeNone()) {
            site.check(
                    "TypeError",
                    "'NoneType' object is not callable",
                    () -> site.builder().isNull(callee.value()));
        }
    }

    private Typed byRepresentation(OperationSite site) {
        return switch (site.opcode()) {
            case NEG, POS, INVERT -> site.repr(0).unary(site.opcode(), site);
            case BOOL -> bool(site.repr(0).truth(site.value(0), site.builder()));
            case NOT -> bool(site.builder().not(site.repr(0).truth(site.value(0), site.builder())));
            case ADD, SUB, MUL, MATMUL, TRUEDIV, FLOORDIV, MOD, POW, LSHIFT, RSHIFT, AND, OR, XOR ->
                site.repr(0).binary(site.opcode(), site);
            case INPLACE_ADD -> inPlace(FlowOpcode.ADD, site);
            case INPLACE_SUB -> inPlace(FlowOpcode.SUB, site);
            case INPLACE_MUL -> inPlace(FlowOpcode.MUL, site);
            case INPLACE_MATMUL -> inPlace(FlowOpcode.MATMUL, site);
            case INPLACE_TRUEDIV -> inPlace(FlowOpcode.TRUEDIV, site);
            case INPLACE_FLOORDIV -> inPlace(FlowOpcode.FLOORDIV, site);
            case INPLACE_MOD -> inPlace(FlowOpcode.MOD, site);
            case INPLACE_POW -> inPlace(FlowOpcode.POW, site);
            case INPLACE_LSHIFT -> inPlace(FlowOpcode.LSHIFT, site);
            case INPLACE_RSHIFT -> inPlace(FlowOpcode.RSHIFT, site);
            case INPLACE_AND -> inPlace(FlowOpcode.AND, site);
            case INPLACE_OR -> inPlace(FlowOpcode.OR, site);
            case INPLACE_XOR -> inPlace(FlowOpcode.XOR, site);
            case EQ -> bool(Comparison.equal(site));
            case NE -> bool(site.builder().not(Comparison.equal(site)));
            case LT, LE, GT, GE -> site.repr(0).binary(site.opcode(), site);
            case IS -> bool(Comparison.identical(site));
            case CONTAINS -> bool(site.repr(0).contains(site));
            case GETATTR -> context.getAttribute(site.constantOperand(1).asText(), site);
            case SETATTR ->
                nothing(() -> site.repr(0).setAttribute(site.constantOperand(1).asText(), site));
            case DELATTR ->
                nothing(() ->
                        site.repr(0).deleteAttribute(site.constantOperand(1).asText(), site));
            case GETITEM -> site.repr(0).getItem(indexed(site));
            case SETITEM -> nothing(() -> site.repr(0).setItem(indexed(site)));
            case DELITEM -> nothing(() -> site.repr(0).deleteItem(indexed(site)));
            case SUPER ->
                new Typed(
                        context.convert(site.operands().get(1), site.resultRepr(), site.builder()), site.resultRepr());
            case NEWTUPLE ->
                new Typed(((TupleRepr) site.resultRepr()).make(site.operands(), site.builder()), site.resultRepr());
            case NEWLIST ->
                new Typed(((ListRepr) site.resultRepr()).make(site.operands(), site.builder()), site.resultRepr());
            case NEWDICT -> ((DictRepr) site.resultRepr()).display(site);
            case NEWSET -> ((SetRepr) site.resultRepr()).display(site);
            case NEWSLICE -> ((SliceRepr) site.resultRepr()).make(site);
            case LIST_APPEND ->
                nothing(() -> ((ListRepr) site.repr(0))
                        .append(site.value(0), site.operands().get(1), site.builder()));
            case SET_ADD ->
                nothing(() -> ((SetRepr) site.repr(0))
                        .add(site.value(0), site.operands().get(1), site.builder()));
            case DICT_STORE ->
                nothing(() -> ((DictRepr) site.repr(0))
                        .store(
                                site.value(0),
                                site.operands().get(1),
                                site.operands().get(2),
                                site.builder()));
            case ITER -> site.repr(0).iterator(site);
            case NEXT -> site.repr(0).next(site);
            case YIELD, YIELD_DELEGATED, DELEGATE ->
                throw new IllegalStateException("a generator's body that was not cut");
            case UNPACK -> Unpacking.unpack(site);
            case CALL -> builtins.call(site);
            case NEWFUNCTION -> context.typeSystem().makeFunction(site);
            case NEWCELL -> ((CellRepr) site.resultRepr()).make(site.builder());
            case GETCELL -> CellRepr.read(site);
            case SETCELL -> nothing(() -> CellRepr.write(site));
            case DELCELL -> nothing(() -> CellRepr.clear(site));
            case JOIN_TEXT -> Formatting.join(site);
            case FORMAT -> Formatting.format(site);
            case STORE_GLOBAL -> nothing(() -> globals.store(site));
            case LOAD_GLOBAL -> globals.load(site);
            case TYPE -> context.typeSystem().classOfInstance(site.operands().getFirst(), site);
            case TRACE_RAISE ->
                nothing(() -> context.traceRaise(site.builder(), site.operands().getFirst()));
            case EXCEPTION_INSTANCE -> site.operands().getFirst();
            case EXCEPTION_MATCHES ->
                bool(context.typeSystem()
                        .isInstance(site.operands().getFirst(), site.constantOperand(1), site.builder()));
            case UNBOUND, REFUSE -> throw new IllegalStateException("what the annotator refuses");
            case SET_CAUSE, SET_CONTEXT, ADD_CONTEXT, POLL -> throw new IllegalStateException("what system code does");
            case LIST_EXTEND, SET_UPDATE, DICT_UPDATE ->
                throw new UnsupportedOperation(
                        site.opcode().mnemonic() + " of " + site.repr(0).describe());
        };
    }

    /** Whether an operand is no value of the program: what is no live object, and the globals of a global variable. */
    static boolean isRaw(Operation operation, Value argument) {
        boolean isNamespace =
                (operation.opcode() == FlowOpcode.LOAD_GLOBAL || operation.opcode() == FlowOpcode.STORE_GLOBAL)
                        && argument == operation.argument(0);
        return isNamespace || argument instanceof Constant(Object held, var type) && !(held instanceof HostObject);
    }

    private Typed inPlace(FlowOpcode plain, OperationSite site) {
        Repr repr = site.repr(0);
        return repr instanceof ListRepr list && plain == FlowOpcode.ADD
                ? list.extendInPlace(site)
                : repr.binary(plain, site);
    }

    private Typed bool(Value value) {
        return new Typed(value, context.representations().bool());
    }

    private Typed nothing(Runnable action) {
        action.run();
        return new Typed(Constant.voidOf(null), context.representations().none());
    }

    static List<Typed> from(List<Typed> operands, int first) {
        return new ArrayList<>(operands.subList(first, operands.size()));
    }
}
