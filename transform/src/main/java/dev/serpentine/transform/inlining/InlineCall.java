package dev.serpentine.transform.inlining;

import dev.serpentine.graph.data.FunctionValue;
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
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.simplification.Substitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Replaces one direct call by a copy of the function that it calls.
 *
 * <pre>
 *     before:  r = direct_call(f, x)         after:   jump f'(x, live...)     where every block of f' carries what is
 *              ... r ... live ...                     f' ... jump rest(result, live...)   live behind the call
 *                                            rest:    ... r ... live ...
 * </pre>
 *
 * <p>Where the call is protected by handlers, so is every operation of the copy that may raise and that its own
 * handlers do not take, and a raise in the callee becomes a search among the handlers.
 */
final class InlineCall {
    private final Program program;
    private final FunctionGraph caller;
    private final Block block;
    private final int index;
    private final FunctionGraph callee;
    private final Operation call;
    private final List<Link> handlers;
    private final List<Variable> live;
    private final Map<Block, Block> copies = new HashMap<>();
    private Block rest;

    /**
     * @param block of {@code caller}
     * @param index of the call among the block's operations
     * @param callee what it calls; not {@code caller}
     */
    InlineCall(Program program, FunctionGraph caller, Block block, int index, FunctionGraph callee) {
        this.program = program;
        this.caller = caller;
        this.block = block;
        this.index = index;
        this.callee = callee;
        this.call = block.operations().get(index);
        boolean isProtected = block.exit() instanceof BlockExit.MayRaise
                && index == block.operations().size() - 1;
        this.handlers = isProtected ? block.links().subList(1, block.links().size()) : List.of();
        this.live = liveBehindCall();
    }

    /** A block's variables in the copy: those of the original block, and those of the caller that it carries. */
    private record Scope(Substitution substitution, List<Variable> carried) {}

    /** @return the block that now holds what stood behind the call */
    Block run() {
        rest = makeRest();
        for (Block original : callee.blocks()) {
            if (original != callee.returnBlock() && original != callee.raiseBlock()) {
                List<Variable> inputs = new ArrayList<>();
                original.inputArguments().forEach(variable -> inputs.add(variable.copy()));
                live.forEach(variable -> inputs.add(variable.copy()));
                copies.put(original, new Block(inputs));
            }
        }
        copies.forEach(this::fill);
        List<Operation> operations = block.operations();
        operations.subList(index, operations.size()).clear();
        List<Value> arguments =
                new ArrayList<>(call.arguments().subList(1, call.arguments().size()));
        arguments.addAll(live);
        block.jump(Link.to(copies.get(callee.startBlock()), arguments));
        return rest;
    }

    /** The caller's variables, defined before the call, that something behind it uses. */
    private List<Variable> liveBehindCall() {
        Set<Variable> used = new LinkedHashSet<>();
        List<Operation> behind =
                block.operations().subList(index + 1, block.operations().size());
        behind.forEach(operation -> collect(used, operation.arguments()));
        collect(used, operandsOf(block.exit()));
        block.links().forEach(link -> collect(used, link.arguments()));
        behind.forEach(operation -> used.remove(operation.result()));
        block.links().forEach(link -> link.caughtException().ifPresent(used::remove));
        used.remove(call.result());
        return List.copyOf(used);
    }

    private static List<Value> operandsOf(BlockExit exit) {
        return switch (exit) {
            case BlockExit.Branch(Value condition) -> List.of(condition);
            case BlockExit.Switch(Value selector) -> List.of(selector);
            case BlockExit.Jump jump -> List.of();
            case BlockExit.MayRaise mayRaise -> List.of();
            case BlockExit.Final last -> List.of();
            case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
        };
    }

    private static void collect(Set<Variable> into, List<? extends Value> values) {
        for (Value value : values) {
            if (value instanceof Variable variable) {
                into.add(variable);
            }
        }
    }

    /**
     * The block for what stands behind the call; its inputs are the call's result, unless Void, and the live variables.
     */
    private Block makeRest() {
        List<Variable> inputs = new ArrayList<>();
        Substitution substitution = new Substitution();
        if (hasResult()) {
            inputs.add(renamed(call.result(), substitution));
        }
        live.forEach(variable -> inputs.add(renamed(variable, substitution)));
        Block made = new Block(inputs);
        if (handlers.isEmpty()
                && !(block.exit() instanceof BlockExit.MayRaise
                        && index == block.operations().size() - 1)) {
            made.operations()
                    .addAll(block.operations()
                            .subList(index + 1, block.operations().size()));
            made.close(block.exit(), block.links());
        } else {
            Link normal = block.links().getFirst();
            made.jump(Link.to(normal.target(), normal.arguments()));
        }
        substitution.apply(made);
        return made;
    }

    private boolean hasResult() {
        return call.result().type() != Primitive.VOID;
    }

    private static Variable renamed(Variable variable, Substitution substitution) {
        Variable copy = variable.copy();
        substitution.replace(variable, copy);
        return copy;
    }

    private void fill(Block original, Block copy) {
        int own = original.inputArguments().size();
        Substitution substitution = new Substitution();
        for (int i = 0; i < own; i++) {
            substitution.replace(
                    original.inputArguments().get(i), copy.inputArguments().get(i));
        }
        Scope scope = new Scope(
                substitution,
                copy.inputArguments().subList(own, copy.inputArguments().size()));
        Block current = copy;
        for (int i = 0; i < original.operations().size(); i++) {
            Operation operation = original.operations().get(i);
            Variable result = operation.result().copy();
            List<Value> arguments = substitution.of(operation.arguments());
            current.append(new Operation(
                    operation.opcode(),
                    arguments,
                    result,
                    operation.position().inlined(callee.name(), call.position())));
            substitution.replace(operation.result(), result);
            boolean isLastOfProtected = original.exit() instanceof BlockExit.MayRaise
                    && i == original.operations().size() - 1;
            if (operation.opcode().canRaise() && !handlers.isEmpty() && !isLastOfProtected) {
                Continuation continuation = continueIn(original, i + 1, result, scope);
                current.protect(Link.to(continuation.block(), continuation.handedOver()), handlerLinks(scope));
                current = continuation.block();
                scope = continuation.scope();
                substitution = scope.substitution();
            }
        }
        close(current, original, scope);
    }

    private record Continuation(Block block, List<Value> handedOver, Scope scope) {}

    /** A block for the operations of {@code original} from {@code from} on, behind one that may raise. */
    private Continuation continueIn(Block original, int from, Variable result, Scope scope) {
        Set<Variable> needed = new LinkedHashSet<>();
        original.operations()
                .subList(from, original.operations().size())
                .forEach(operation -> collect(needed, operation.arguments()));
        collect(needed, operandsOf(original.exit()));
        original.links().forEach(link -> collect(needed, link.arguments()));
        original.operations()
                .subList(from, original.operations().size())
                .forEach(operation -> needed.remove(operation.result()));
        original.links().forEach(link -> link.caughtException().ifPresent(needed::remove));
        List<Variable> inputs = new ArrayList<>();
        List<Value> handedOver = new ArrayList<>();
        Substitution substitution = new Substitution();
        for (Variable variable : needed) {
            Value now = scope.substitution().of(variable);
            if (now instanceof Variable) {
                handedOver.add(now);
                inputs.add(renamed(variable, substitution));
            } else {
                substitution.replace(variable, now);
            }
        }
        handedOver.addAll(scope.carried());
        List<Variable> carried = live.stream().map(Variable::copy).toList();
        inputs.addAll(carried);
        return new Continuation(new Block(inputs), handedOver, new Scope(substitution, carried));
    }

    private void close(Block copy, Block original, Scope scope) {
        List<Link> links = new ArrayList<>();
        boolean takesEverything = false;
        for (Link link : original.links()) {
            links.add(copyLink(link, scope));
            takesEverything |= link.linkCase() instanceof LinkCase.Caught(Constant exceptionClass)
                    && exceptionClass.equals(program.exceptions().everything());
        }
        if (original.exit() instanceof BlockExit.MayRaise && !takesEverything) {
            links.addAll(handlerLinks(scope));
        }
        copy.close(scope.substitution().of(original.exit()), links);
    }

    private Link copyLink(Link link, Scope scope) {
        Substitution substitution = scope.substitution();
        Variable caught = link.caughtException()
                .map(variable -> renamed(variable, substitution))
                .orElse(null);
        List<Value> arguments = new ArrayList<>(substitution.of(link.arguments()));
        Block target;
        if (link.target() == callee.returnBlock()) {
            target = rest;
            if (!hasResult()) {
                arguments.clear();
            }
            arguments.addAll(scope.carried());
        } else if (link.target() != callee.raiseBlock()) {
            target = copies.get(link.target());
            arguments.addAll(scope.carried());
        } else if (handlers.isEmpty()) {
            target = caller.raiseBlock();
        } else {
            // One for each raise, so that the handler is known where the exception is made.
            target = searchFrom(0);
            arguments.addAll(scope.carried());
        }
        return Substitution.linkLike(link, target, arguments, caught);
    }

    /** Links to the caller's handlers, from a block of the copy whose last operation may raise. */
    private List<Link> handlerLinks(Scope scope) {
        List<Link> links = new ArrayList<>();
        for (Link handler : handlers) {
            Variable caught = handler.caughtException().orElseThrow().copy();
            links.add(Substitution.linkLike(
                    handler, handler.target(), handlerArguments(handler, caught, scope.carried()), caught));
        }
        return links;
    }

    private List<Value> handlerArguments(Link handler, Value exception, List<Variable> carried) {
        Substitution substitution = new Substitution();
        substitution.replace(handler.caughtException().orElseThrow(), exception);
        for (int i = 0; i < live.size(); i++) {
            substitution.replace(live.get(i), carried.get(i));
        }
        return substitution.of(handler.arguments());
    }

    /** The blocks that find the handler for an exception that the callee raises itself. */
    private Block searchFrom(int position) {
        if (position == handlers.size()) {
            return caller.raiseBlock();
        }
        Link handler = handlers.get(position);
        Variable exception = handler.caughtException().orElseThrow().copy();
        List<Variable> carried = live.stream().map(Variable::copy).toList();
        List<Variable> inputs = new ArrayList<>();
        inputs.add(exception);
        inputs.addAll(carried);
        Block search = new Block(inputs);
        List<Value> arguments = handlerArguments(handler, exception, carried);
        Constant exceptionClass = ((LinkCase.Caught) handler.linkCase()).exceptionClass();
        if (exceptionClass.equals(program.exceptions().everything())) {
            search.jump(Link.to(handler.target(), arguments));
            return search;
        }
        Variable matched = new Variable("matched", Primitive.BOOL);
        search.append(
                switch (program.exceptions()) {
                    case ExceptionLayout.OfStructs structs -> {
                        FunctionValue matches = program.functions().get(structs.matches());
                        Constant function = new Constant(matches, matches.type().pointer());
                        yield new Operation(
                                LowLevelOpcode.DIRECT_CALL,
                                List.of(function, exception, exceptionClass),
                                matched,
                                call.position());
                    }
                    case ExceptionLayout.OfInstances _ ->
                        new Operation(
                                LowLevelOpcode.INSTANCE_OF,
                                List.of(exception, exceptionClass),
                                matched,
                                call.position());
                });
        Block next = searchFrom(position + 1);
        List<Value> onward = new ArrayList<>(next == caller.raiseBlock() ? List.of(exception) : inputs);
        search.branch(
                matched,
                Link.when(new LinkCase.Truth(true), handler.target(), arguments),
                Link.when(new LinkCase.Truth(false), next, onward));
        return search;
    }
}
