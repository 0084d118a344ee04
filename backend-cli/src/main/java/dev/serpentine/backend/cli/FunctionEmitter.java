package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodBody.ProtectedRegion;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.analysis.DirectRaise;
import dev.serpentine.graph.liveness.VariableWebs;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.stackcode.ExpressionTrees;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes one graph as the instructions of a method. */
final class FunctionEmitter {
    /** Tables of jumps may have so many times as many entries as there are cases. */
    private static final int SPARSEST_TABLE = 3;
    /** How many operations the test of a loop may have to be written twice. */
    private static final int LONGEST_TEST = 4;

    private final FunctionGraph graph;
    private final MethodBody body;
    private final CliTypes types;
    private final OperationEmitter operationEmitter;
    private final PrebuiltData data;
    private final ProgramExceptions exceptions;
    private final SourceNames sources;
    private final List<Block> order;
    private final Map<Block, ExpressionTrees> trees = new IdentityHashMap<>();
    private final Map<Block, Label> labels = new IdentityHashMap<>();
    private final VariableWebs webs;
    /** Where each web is: below the number of parameters the argument of that index, else a local variable. */
    private final Map<VariableWebs.Web, Integer> places = new HashMap<>();

    private final int parameterCount;
    private final Set<Block> emitted = Collections.newSetFromMap(new IdentityHashMap<>());
    private ExpressionTrees current;
    private Block following;
    /** Whether a loop's test is being written a second time, which may lead to another loop's, and back. */
    private boolean isRepeating;
    /** The source line of what is being written; null before the first. */
    private SourcePosition line;
    /** The source line in which each block begins that some written block leads to. */
    private final Map<Block, SourcePosition> lines = new IdentityHashMap<>();

    FunctionEmitter(
            FunctionGraph graph,
            MethodBody body,
            CliTypes types,
            OperationEmitter operationEmitter,
            PrebuiltData data,
            ProgramExceptions exceptions,
            SourceNames sources) {
        this.graph = graph;
        this.body = body;
        this.types = types;
        this.operationEmitter = operationEmitter;
        this.data = data;
        this.exceptions = exceptions;
        this.sources = sources;
        this.parameterCount = graph.parameters().size();
        this.order = BlockOrder.of(graph);
        for (Block block : order) {
            trees.put(block, new ExpressionTrees(block));
            labels.put(block, new Label());
        }
        labels.put(graph.returnBlock(), new Label());
        labels.put(graph.raiseBlock(), new Label());
        this.webs = new VariableWebs(
                graph.blocks(), (variable, block) -> trees.get(block).lastRead(variable));
        for (int i = 0; i < parameterCount; i++) {
            int index = i;
            // Parameters that share a web live at different times only if one of them is dead from the start.
            webs.webOf(graph.parameters().get(i)).ifPresent(web -> places.put(web, index));
        }
    }

    void emit() {
        for (int i = 0; i < order.size(); i++) {
            Block block = order.get(i);
            following = i + 1 < order.size() ? order.get(i + 1) : null;
            if (block.exit() instanceof BlockExit.Final && !isLeftTo(block)) {
                continue;
            }
            body.mark(labels.get(block));
            if (block.exit() instanceof BlockExit.Final) {
                emitEnd(block);
            } else {
                emitBlock(block);
            }
        }
    }

    /** Whether a handler leads to the function's end, which then needs a place of its own. */
    private boolean isLeftTo(Block end) {
        return order.stream()
                .filter(block -> block.exit() instanceof BlockExit.MayRaise)
                .anyMatch(block -> block.links().stream().skip(1).anyMatch(link -> link.target() == end));
    }

    private void emitEnd(Block block) {
        current = trees.get(block);
        Variable value = block.inputArguments().getFirst();
        if (value.type() != Primitive.VOID) {
            load(value);
        }
        if (block == graph.returnBlock()) {
            body.add(CilOpcode.RET);
        } else {
            raise(value, false);
        }
    }

    /** Raises what is on the stack. @param isBegun whether its traceback has just begun */
    private void raise(Value exception, boolean isBegun) {
        body.call(exception instanceof Constant && !isBegun ? exceptions.anew() : exceptions.again())
                .add(CilOpcode.THROW);
    }

    private void emitBlock(Block block) {
        emitted.add(block);
        restoreLine(block);
        current = trees.get(block);
        boolean isProtected = block.exit() instanceof BlockExit.MayRaise;
        int count = block.operations().size() - (isProtected ? 1 : 0);
        for (int i = 0; i < count; i++) {
            Operation operation = block.operations().get(i);
            if (!current.isNested(operation)) {
                emitRoot(operation);
            }
        }
        passLineOn(block);
        switch (block.exit()) {
            case BlockExit.Jump _
            when DirectRaise.of(block, graph).isPresent() -> {
                Value exception = block.links().getFirst().arguments().getFirst();
                load(exception);
                raise(exception, true);
            }
            case BlockExit.Jump _ -> follow(block.links().getFirst(), CilOpcode.BR);
            case BlockExit.Branch(Value condition) ->
                branch(condition, block.links().getFirst(), block.links().getLast());
            case BlockExit.Switch(Value selector) -> select(selector, block.links());
            case BlockExit.MayRaise _ -> protect(block.lastOperation(), block.links());
            case BlockExit.Open _, BlockExit.Final _ -> throw new IllegalStateException("an open block in " + graph);
        }
    }

    private void emitRoot(Operation operation) {
        emitTree(operation);
        Variable result = operation.result();
        if (result.type() != Primitive.VOID) {
            if (webs.webOf(result).isPresent()) {
                store(result);
            } else {
                body.add(CilOpcode.POP);
            }
        }
    }

    private void markLine(Operation operation) {
        SourcePosition position = operation.position();
        if (sources.entry(graph, position).isPresent()) {
            moveTo(position);
        }
    }

    /**
     * Code that no line of this function stands for, such as what raises an error, belongs to the line that leads
     * there.
     */
    private void restoreLine(Block block) {
        SourcePosition known = lines.get(block);
        if (known != null && !isRepeating) {
            moveTo(known);
        }
    }

    private void moveTo(SourcePosition position) {
        if (line == null || !sources.isSame(position, line, graph)) {
            line = position;
            BodyElement.SourceLine named = sources.line(graph, position);
            body.line(named.file(), named.line());
        }
    }

    /** What a block leads to begins in the line in which that ends. */
    private void passLineOn(Block block) {
        if (line != null) {
            block.links().forEach(link -> lines.putIfAbsent(link.target(), line));
        }
    }

    private void emitTree(Operation operation) {
        markLine(operation);
        switch ((LowLevelOpcode) operation.opcode()) {
            case TRACEBACK_RAISE -> {
                load(operation.argument(0));
                body.load(RuntimeLibrary.place(sources.entry(graph, operation.position())))
                        .call(operation.argument(0) instanceof Constant ? exceptions.beginAnew() : exceptions.begin());
                return;
            }
            case TRACEBACK_RESUME -> {
                load(operation.argument(0));
                body.field(CilOpcode.LDFLD, exceptions.thrown())
                        .field(CilOpcode.STSFLD, operationEmitter.runtime().current());
                return;
            }
            case TRACEBACK_COPY -> {
                load(operation.argument(0));
                load(operation.argument(1));
                body.call(exceptions.copyPlaces());
                return;
            }
            default -> {}
        }
        operationEmitter.emit(operation, body, operand -> {
            load(operand);
            markLine(operation);
        });
    }

    /** Puts a value on the stack. */
    private void load(Value value) {
        switch (value) {
            case Constant constant -> loadConstant(constant);
            case Variable variable -> {
                Operation nested = current.nestedDefinition(variable);
                if (nested != null) {
                    emitTree(nested);
                } else {
                    int place = place(variable);
                    if (place < parameterCount) {
                        body.loadArgument(place);
                    } else {
                        body.loadLocal(place - parameterCount);
                    }
                }
            }
        }
    }

    private int place(Variable variable) {
        VariableWebs.Web web = webs.webOf(variable)
                .orElseThrow(() -> new IllegalStateException(variable + " has no place in " + graph));
        return places.computeIfAbsent(
                web, _ -> parameterCount + body.addLocal(variable.name(), types.of(variable.type())));
    }

    private void store(Variable variable) {
        int place = place(variable);
        if (place < parameterCount) {
            body.storeArgument(place);
        } else {
            body.storeLocal(place - parameterCount);
        }
    }

    private void loadConstant(Constant constant) {
        switch (constant.type()) {
            case Primitive.SIGNED, Primitive.UNSIGNED -> body.load((long) (Long) constant.value());
            case Primitive.FLOAT -> body.load((double) (Double) constant.value());
            case Primitive.SINGLEFLOAT ->
                body.load((double) (Double) constant.value()).add(CilOpcode.CONV_R4);
            case Primitive.BOOL -> body.load((Boolean) constant.value() ? 1 : 0);
            case Primitive primitive when primitive.isInteger() -> body.load((int) (long) (Long) constant.value());
            case PointerType _ when constant.value() == null -> body.add(CilOpcode.LDNULL);
            case PointerType _ -> data.load(constant, body);
            case LowLevelType other -> throw new IllegalStateException("a constant " + other.text() + " in " + graph);
        }
    }

    /** Hands a link's values over and goes on at its target. */
    private void follow(Link link, CilOpcode jump) {
        Block target = link.target();
        boolean isDirect = jump == CilOpcode.BR;
        if (isDirect && (target == graph.returnBlock() || target == graph.raiseBlock())) {
            Value value = link.arguments().getFirst();
            if (value.type() != Primitive.VOID) {
                load(value);
            }
            if (target == graph.returnBlock()) {
                body.add(CilOpcode.RET);
            } else {
                raise(value, false);
            }
            return;
        }
        handOver(link);
        if (isDirect && target != following && !isRepeating && emitted.contains(target) && isLoopTest(target)) {
            ExpressionTrees here = current;
            isRepeating = true;
            emitBlock(target);
            isRepeating = false;
            current = here;
        } else if (!isDirect || target != following) {
            body.jump(jump, labels.get(target));
        }
    }

    /**
     * Whether a block is a test and nothing else. Where a loop closes, its test is written a second time, so that a
     * round takes one jump; a test that closes a loop by itself is not.
     */
    private boolean isLoopTest(Block block) {
        return block.exit() instanceof BlockExit.Branch
                && block.operations().size() <= LONGEST_TEST
                && block.operations().stream().allMatch(trees.get(block)::isNested)
                && block.links().stream().noneMatch(link -> emitted.contains(link.target()) && link.target() == block);
    }

    /** Whether following a link needs no instructions but a jump. */
    private boolean isPlain(Link link) {
        return link.target() != graph.returnBlock()
                && link.target() != graph.raiseBlock()
                && moved(link).isEmpty();
    }

    /** The positions of what a link really moves. */
    private List<Integer> moved(Link link) {
        List<Integer> moved = new ArrayList<>();
        for (int i = 0; i < link.arguments().size(); i++) {
            Variable to = link.target().inputArguments().get(i);
            Value from = link.arguments().get(i);
            boolean isKept = webs.webOf(to).isPresent();
            boolean isThere =
                    from instanceof Variable variable && webs.webOf(variable).equals(webs.webOf(to));
            if (isKept && !isThere) {
                moved.add(i);
            }
        }
        return moved;
    }

    private void handOver(Link link) {
        List<Integer> moved = moved(link);
        for (int position : moved) {
            load(link.arguments().get(position));
        }
        for (int position : moved.reversed()) {
            store(link.target().inputArguments().get(position));
        }
        // What the target never reads is still computed, for what else it does.
        for (int i = 0; i < link.arguments().size(); i++) {
            boolean isDropped = link.arguments().get(i) instanceof Variable variable
                    && current.nestedDefinition(variable) != null
                    && !moved.contains(i);
            if (isDropped) {
                load(link.arguments().get(i));
                body.add(CilOpcode.POP);
            }
        }
    }

    private void branch(Value condition, Link whenFalse, Link whenTrue) {
        // Where neither way goes straight on, the one back to what is written already is taken by the conditional jump:
        // it closes a loop.
        boolean isBack = whenFalse.target() != following && emitted.contains(whenFalse.target()) && isPlain(whenFalse);
        if (isPlain(whenTrue) && whenTrue.target() != following && !isBack) {
            jumpIf(condition, true, labels.get(whenTrue.target()));
            follow(whenFalse, CilOpcode.BR);
        } else if (isPlain(whenFalse)) {
            jumpIf(condition, false, labels.get(whenFalse.target()));
            follow(whenTrue, CilOpcode.BR);
        } else {
            Label other = new Label();
            Link far = whenTrue.isUnlikely() ? whenTrue : whenFalse;
            jumpIf(condition, far == whenTrue, other);
            Block next = following;
            following = null;
            follow(far == whenTrue ? whenFalse : whenTrue, CilOpcode.BR);
            following = next;
            body.mark(other);
            follow(far, CilOpcode.BR);
        }
    }

    /** Jumps where the condition is as wanted. */
    private void jumpIf(Value condition, boolean wanted, Label target) {
        Operation nested = condition instanceof Variable variable ? current.nestedDefinition(variable) : null;
        if (nested == null) {
            load(condition);
            body.jump(wanted ? CilOpcode.BRTRUE : CilOpcode.BRFALSE, target);
            return;
        }
        markLine(nested);
        LowLevelOpcode opcode = (LowLevelOpcode) nested.opcode();
        Optional<Comparison> comparison = Comparison.of(opcode);
        if (comparison.isPresent()) {
            load(nested.argument(0));
            load(nested.argument(1));
            body.jump(wanted ? comparison.get().jump() : comparison.get().opposite(), target);
            return;
        }
        switch (opcode) {
            case BOOL_NOT -> jumpIf(nested.argument(0), !wanted, target);
            case PTR_NONZERO -> {
                load(nested.argument(0));
                body.jump(wanted ? CilOpcode.BRTRUE : CilOpcode.BRFALSE, target);
            }
            case PTR_IS_ZERO -> {
                load(nested.argument(0));
                body.jump(wanted ? CilOpcode.BRFALSE : CilOpcode.BRTRUE, target);
            }
            default -> {
                emitTree(nested);
                body.jump(wanted ? CilOpcode.BRTRUE : CilOpcode.BRFALSE, target);
            }
        }
    }

    private void select(Value selector, List<Link> links) {
        boolean isWide = ((Primitive) selector.type()).bits() == 64;
        int chosen = body.addLocal("chosen", types.of(selector.type()));
        load(selector);
        body.storeLocal(chosen);
        Link otherwise = links.getLast();
        // Without a default one of the cases holds always: the last one needs no test.
        List<Link> cases = links.subList(0, links.size() - 1);
        Map<Link, Label> targets = new IdentityHashMap<>();
        Map<Long, Label> byNumber = new HashMap<>();
        for (Link link : cases) {
            Label label = isPlain(link) ? labels.get(link.target()) : new Label();
            targets.put(link, label);
            byNumber.put(((LinkCase.Number) link.linkCase()).value(), label);
        }
        Label none = new Label();
        long lowest =
                byNumber.keySet().stream().mapToLong(Long::longValue).min().orElse(0);
        long highest =
                byNumber.keySet().stream().mapToLong(Long::longValue).max().orElse(0);
        long width = highest - lowest;
        if (cases.size() > 3 && width >= 0 && width < (long) cases.size() * SPARSEST_TABLE) {
            List<Label> table = new ArrayList<>();
            for (long number = lowest; number <= highest; number++) {
                table.add(byNumber.getOrDefault(number, none));
            }
            if (isWide) {
                // A number that is far away must not look near when its upper half is cut off.
                body.loadLocal(chosen)
                        .load(highest)
                        .jump(CilOpcode.BGT, none)
                        .loadLocal(chosen)
                        .load(lowest)
                        .jump(CilOpcode.BLT, none);
            }
            body.loadLocal(chosen);
            loadNumber(lowest, isWide);
            body.add(CilOpcode.SUB).add(CilOpcode.CONV_I4).select(table);
        } else {
            for (Link link : cases) {
                body.loadLocal(chosen);
                loadNumber(((LinkCase.Number) link.linkCase()).value(), isWide);
                body.jump(CilOpcode.BEQ, targets.get(link));
            }
        }
        body.mark(none);
        Block next = following;
        following = null;
        follow(otherwise, CilOpcode.BR);
        for (Link link : cases) {
            if (!isPlain(link)) {
                body.mark(targets.get(link));
                follow(link, CilOpcode.BR);
            }
        }
        following = next;
    }

    private void loadNumber(long number, boolean isWide) {
        if (isWide) {
            body.load(number);
        } else {
            body.load((int) number);
        }
    }

    /**
     * An operation whose exceptions some links take. The evaluation stack is empty where a protected region begins and
     * ends.
     */
    private void protect(Operation operation, List<Link> links) {
        Label start = new Label();
        Label handler = new Label();
        Label end = new Label();
        body.mark(start);
        emitRoot(operation);
        body.jump(CilOpcode.LEAVE, end);
        body.mark(handler);
        emitHandler(links.subList(1, links.size()));
        body.mark(end);
        body.protect(new ProtectedRegion(start, handler, end, BaseLibrary.EXCEPTION));
        follow(links.getFirst(), CilOpcode.BR);
    }

    private void emitHandler(List<Link> links) {
        SignatureType type =
                types.of(links.getFirst().caughtException().orElseThrow().type());
        int caught = body.addLocal("caught", type);
        body.call(exceptions.caught()).storeLocal(caught);
        for (Link link : links) {
            Label next = new Label();
            boolean takesAll = takesEverything(link);
            body.loadLocal(caught);
            if (!takesAll) {
                body.type(CilOpcode.ISINST, types.classOf(caughtClass(link)).reference());
            }
            // None for what is no exception of the program: it goes on.
            body.jump(CilOpcode.BRFALSE, next);
            Variable exception = link.caughtException().orElseThrow();
            if (webs.webOf(exception).isPresent()) {
                body.loadLocal(caught);
                store(exception);
            }
            leaveTo(link, caught, exception);
            body.mark(next);
            if (takesAll) {
                break;
            }
        }
        body.add(CilOpcode.RETHROW);
    }

    private void leaveTo(Link link, int caught, Variable exception) {
        List<Integer> moved = new ArrayList<>();
        for (int i = 0; i < link.arguments().size(); i++) {
            Variable to = link.target().inputArguments().get(i);
            boolean isThere = link.arguments().get(i) instanceof Variable variable
                    && webs.webOf(variable).isPresent()
                    && webs.webOf(variable).equals(webs.webOf(to));
            if (webs.webOf(to).isPresent() && !isThere) {
                moved.add(i);
            }
        }
        for (int position : moved) {
            if (link.arguments().get(position) == exception) {
                body.loadLocal(caught);
            } else {
                load(link.arguments().get(position));
            }
        }
        for (int position : moved.reversed()) {
            store(link.target().inputArguments().get(position));
        }
        body.jump(CilOpcode.LEAVE, labels.get(link.target()));
    }

    private boolean takesEverything(Link link) {
        return exceptions.isEverything(caughtClass(link));
    }

    private static InstanceType caughtClass(Link link) {
        return (InstanceType)
                ((LinkCase.Caught) link.linkCase()).exceptionClass().value();
    }
}
