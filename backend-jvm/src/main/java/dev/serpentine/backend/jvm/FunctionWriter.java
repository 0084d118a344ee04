package dev.serpentine.backend.jvm;

import dev.serpentine.graph.analysis.DirectRaise;
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
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the code of one graph. Blocks follow each other along likely links; what is unlikely comes last. */
final class FunctionWriter {
    private static final String RUNTIME = "dev/serpentine/backend/jvm/runtime/";
    private static final String RAISABLE = RUNTIME + "Raisable";

    private final FunctionGraph graph;
    private final JvmTypes types;
    private final Literals literals;
    private final OperationWriter operations;
    private final FieldedType exceptionType;
    private final SourceLines.OfClass lines;
    private final String method;
    private final MethodVisitor code;
    private final Block start;
    private final Map<Block, MethodTable.Method> parts;
    private final IndexChecks checks;
    private final LocalSlots slots;
    private final Map<Block, Label> labels = new IdentityHashMap<>();
    private final Set<Block> written = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Runnable> pending = new ArrayDeque<>();
    private final Deque<Runnable> unlikely = new ArrayDeque<>();
    /** The operations that say what their blocks throw. */
    private final Set<Operation> raising = Collections.newSetFromMap(new IdentityHashMap<>());

    private int currentLine;
    /** The line that what is written next belongs to if it names none itself; 0 if that is the current one. */
    private int inherited;

    private int caughtSlot = -1;

    /**
     * A writer of a graph, or of one of its parts.
     *
     * @param start where the method begins
     * @param parts the methods of the blocks at which other parts begin
     * @param exceptionType what every exception instance extends
     * @param lines of the class that is being written
     * @param method the name of the method that is being written
     */
    FunctionWriter(
            FunctionGraph graph,
            Block start,
            Map<Block, MethodTable.Method> parts,
            JvmTypes types,
            Literals literals,
            OperationWriter operations,
            FieldedType exceptionType,
            SourceLines.OfClass lines,
            String method,
            MethodVisitor code) {
        this.graph = graph;
        this.start = start;
        this.parts = parts;
        this.types = types;
        this.literals = literals;
        this.operations = operations;
        this.exceptionType = exceptionType;
        this.lines = lines;
        this.method = method;
        this.code = code;
        List<Block> blocks = blocks();
        this.checks = new IndexChecks(blocks);
        this.slots = new LocalSlots(start, blocks, checks, types);
    }

    /** The blocks of this method. */
    private List<Block> blocks() {
        Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Block> found = new ArrayList<>();
        Deque<Block> reached = new ArrayDeque<>(List.of(start));
        while (!reached.isEmpty()) {
            Block block = reached.removeLast();
            if (seen.add(block)) {
                found.add(block);
                block.links().reversed().stream()
                        .map(Link::target)
                        .filter(target -> !isOtherPart(target))
                        .forEach(reached::add);
            }
        }
        return found;
    }

    private boolean isOtherPart(Block block) {
        return block != start && parts.containsKey(block);
    }

    /** Writes all of it; how many bytes of code it takes. */
    int write() {
        code.visitCode();
        Label begin = new Label();
        code.visitLabel(begin);
        List<Operation> first = slots.plan(start).operations();
        // Of two lines that begin at one instruction Java takes the first.
        if (first.isEmpty() || lines.number(graph, first.getFirst().position()) == 0) {
            atLine(graph.position());
        }
        writeFrom(start);
        while (!pending.isEmpty() || !unlikely.isEmpty()) {
            (pending.isEmpty() ? unlikely : pending).removeLast().run();
        }
        Label end = new Label();
        code.visitLabel(end);
        for (LocalSlots.Local local : slots.locals()) {
            Variable variable = local.variable();
            code.visitLocalVariable(
                    ClassNames.legal(variable.name()),
                    types.of(variable.type()).getDescriptor(),
                    null,
                    begin,
                    end,
                    local.slot());
        }
        code.visitMaxs(0, 0);
        code.visitEnd();
        return end.getOffset();
    }

    private Label label(Block block) {
        return labels.computeIfAbsent(block, _ -> new Label());
    }

    /** Writes a block and those that follow it without a jump. */
    private void writeFrom(Block first) {
        for (Block block = first; block != null; ) {
            written.add(block);
            code.visitLabel(label(block));
            atLine(inherited);
            block = writeBlock(block);
        }
    }

    /** Writes a block; the one to write right behind it, {@code null} for none. */
    private Block writeBlock(Block block) {
        StackPlan plan = slots.plan(block);
        DirectRaise.of(block, graph).ifPresent(raising::add);
        List<Operation> all = plan.operations();
        boolean mayRaise = block.exit() == BlockExit.MayRaise.MAY_RAISE;
        for (int i = 0; i < all.size(); i++) {
            Operation operation = all.get(i);
            boolean isLast = i == all.size() - 1;
            if (isLast && isFused(block, operation)) {
                loadOperands(operation, plan);
                return writeBranch(
                        block,
                        Comparisons.of((LowLevelOpcode) operation.opcode()).orElseThrow());
            }
            write(operation, plan, isLast && mayRaise ? block : null);
        }
        IndexChecks.NarrowComparison comparison = checks.narrow(block);
        if (comparison != null) {
            load(comparison.left());
            load(comparison.right());
            return writeBranch(block, new Comparisons.Comparison(Opcodes.NOP, false, Opcodes.IF_ICMPGE));
        }
        IndexChecks.Check check = checks.check(block);
        return check == null ? writeExit(block) : check.length() == null ? writeImplicit(check) : writeSigned(check);
    }

    /** Ends a block by an index check of which only the part is left that the access does not make. */
    private Block writeImplicit(IndexChecks.Check check) {
        if (!checks.fitsInt(check.index())) {
            requireInt(check.index(), entry(check.failure(), Optional.empty()));
        }
        return follow(check.success(), Optional.empty());
    }

    /**
     * Ends a block by an index check in signed comparisons; what they cannot tell, for negative numbers, is left to an
     * unsigned one elsewhere.
     */
    private Block writeSigned(IndexChecks.Check check) {
        Label exactly = new Label();
        // In 32 bits where the index has no more: HotSpot knows such comparisons better.
        boolean isNarrow = checks.fitsInt(check.index());
        if (isNarrow) {
            requireInt(check.length(), exactly);
        }
        for (Value operand : check.mayBeNegative() ? check.operands() : List.<Value>of()) {
            loadAs(operand, isNarrow);
            if (!isNarrow) {
                code.visitInsn(Opcodes.LCONST_0);
                code.visitInsn(Opcodes.LCMP);
            }
            code.visitJumpInsn(Opcodes.IFLT, exactly);
        }
        loadAs(check.length(), isNarrow);
        loadAs(check.index(), isNarrow);
        if (!isNarrow) {
            code.visitInsn(Opcodes.LCMP);
        }
        code.visitJumpInsn(isNarrow ? Opcodes.IF_ICMPLE : Opcodes.IFLE, entry(check.failure(), Optional.empty()));
        later(unlikely, () -> {
            code.visitLabel(exactly);
            load(check.length());
            load(check.index());
            Comparisons.jump(
                    Comparisons.of(check.mayBeNegative() ? LowLevelOpcode.UINT_LE : LowLevelOpcode.INT_LE)
                            .orElseThrow(),
                    true,
                    entry(check.failure(), Optional.empty()),
                    code);
            Block next = follow(check.success(), Optional.empty());
            if (next != null) {
                writeFrom(next);
            }
        });
        return follow(check.success(), Optional.empty());
    }

    /** Jumps where a Signed value has more than 32 bits. */
    private void requireInt(Value value, Label otherwise) {
        load(value);
        code.visitInsn(Opcodes.L2I);
        code.visitInsn(Opcodes.I2L);
        load(value);
        code.visitInsn(Opcodes.LCMP);
        code.visitJumpInsn(Opcodes.IFNE, otherwise);
    }

    private void loadAs(Value value, boolean isInt) {
        load(value);
        if (isInt) {
            code.visitInsn(Opcodes.L2I);
        }
    }

    private boolean isFused(Block block, Operation operation) {
        return block.exit() instanceof BlockExit.Branch(Value condition)
                && condition == operation.result()
                && slots.plan(block).isOnStack(operation.result())
                && Comparisons.of((LowLevelOpcode) operation.opcode()).isPresent();
    }

    /** @param caught the block whose links catch what the operation raises, {@code null} if none does */
    private void write(Operation operation, StackPlan plan, Block caught) {
        atLine(operation.position());
        loadOperands(operation, plan);
        Link failure = checks.failure(operation);
        if (failure != null) {
            writeGuarded(operation, failure);
        } else if (operation.opcode() == LowLevelOpcode.TRACEBACK_RAISE) {
            writeRaise(operation);
        } else if (caught == null) {
            operations.write(operation, code);
        } else {
            Label start = new Label();
            Label end = new Label();
            Label handler = new Label();
            code.visitTryCatchBlock(start, end, handler, null);
            code.visitLabel(start);
            operations.write(operation, code);
            code.visitLabel(end);
            int line = currentLine;
            later(unlikely, () -> writeHandler(caught, handler, line));
        }
        Variable result = operation.result();
        if (result.type() == Primitive.VOID) {
            return;
        }
        Type type = types.of(result.type());
        int slot = slots.slotOf(result);
        if (slot >= 0) {
            code.visitVarInsn(type.getOpcode(Opcodes.ISTORE), slot);
        } else if (!plan.isOnStack(result)) {
            code.visitInsn(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
        } else if (plan.isNarrowed(result)) {
            code.visitInsn(Opcodes.L2I);
        } else if (plan.isUnwrapped(result)) {
            operations.items(result.type(), code);
        }
    }

    /** Notes the place that raises, unless the exception is thrown there and notes it itself. */
    private void writeRaise(Operation operation) {
        if (raising.contains(operation)) {
            code.visitInsn(Opcodes.POP);
            return;
        }
        code.visitLdcInsn(lines.place(method, currentLine));
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                RUNTIME + "RaisedException",
                operation.argument(0) instanceof Constant ? "beginAnew" : "begin",
                "(L" + RAISABLE + ";Ljava/lang/String;)V",
                false);
    }

    /** Writes an access whose index may be out of bounds. */
    private void writeGuarded(Operation operation, Link failure) {
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitTryCatchBlock(begin, end, handler, "java/lang/ArrayIndexOutOfBoundsException");
        code.visitLabel(begin);
        operations.write(operation, code);
        code.visitLabel(end);
        later(unlikely, () -> {
            code.visitLabel(handler);
            code.visitInsn(Opcodes.POP);
            Block next = follow(failure, Optional.empty());
            if (next != null) {
                writeFrom(next);
            }
        });
    }

    private void atLine(SourcePosition position) {
        atLine(lines.number(graph, position));
    }

    private void atLine(int line) {
        inherited = 0;
        if (line > 0 && line != currentLine) {
            currentLine = line;
            Label here = new Label();
            code.visitLabel(here);
            code.visitLineNumber(currentLine, here);
        }
    }

    private void loadOperands(Operation operation, StackPlan plan) {
        if (plan.isSwapped(operation)) {
            load(operation.argument(0));
            return;
        }
        boolean isCall = operation.opcode() == LowLevelOpcode.DIRECT_CALL;
        for (int i = isCall ? 1 : 0; i < operation.arguments().size(); i++) {
            Value argument = operation.argument(i);
            if (argument.type() == Primitive.VOID
                    || argument instanceof Variable variable && plan.isOnStack(variable)) {
                continue;
            }
            if (!StackPlan.wantsInt(operation, i)) {
                load(argument);
                if (OperationWriter.takesItems(operation, i)) {
                    operations.items(argument.type(), code);
                }
            } else if (argument instanceof Constant constant) {
                Literals.pushAsInt(constant, code);
            } else {
                load(argument);
                code.visitInsn(Opcodes.L2I);
            }
        }
    }

    private void load(Value value) {
        switch (value) {
            case Constant constant -> literals.push(constant, code);
            case Variable variable -> {
                int slot = slots.slotOf(variable);
                if (slot < 0) {
                    throw new IllegalStateException(variable + " of " + graph + " has no local variable");
                }
                code.visitVarInsn(types.of(variable.type()).getOpcode(Opcodes.ILOAD), slot);
            }
        }
    }

    private Block writeExit(Block block) {
        return switch (block.exit()) {
            case BlockExit.Jump _
            when DirectRaise.of(block, graph).isPresent() -> {
                writeThrow(block.links().getFirst().arguments().getFirst(), Optional.empty(), "raise");
                yield null;
            }
            case BlockExit.Jump _, BlockExit.MayRaise _ -> follow(block.links().getFirst(), Optional.empty());
            case BlockExit.Branch(Value condition) -> {
                if (!(condition instanceof Variable variable
                        && slots.plan(block).isOnStack(variable))) {
                    load(condition);
                }
                yield writeBranch(block, new Comparisons.Comparison(Opcodes.NOP, false, Opcodes.IFNE));
            }
            case BlockExit.Switch(Value selector) -> {
                writeSwitch(block, selector);
                yield null;
            }
            case BlockExit.Final _ ->
                throw new IllegalStateException(
                        "the last blocks of " + graph + " are written at the links that lead there");
            case BlockExit.Open _ -> throw new IllegalStateException("a block of " + graph + " has no end");
        };
    }

    /** Ends a block by a comparison of what is on the stack. */
    private Block writeBranch(Block block, Comparisons.Comparison comparison) {
        Link whenFalse = block.links().get(0);
        Link whenTrue = block.links().get(1);
        boolean jumpsWhenTrue = whenTrue.isUnlikely() || !whenFalse.isUnlikely() && written.contains(whenTrue.target());
        Link away = jumpsWhenTrue ? whenTrue : whenFalse;
        Comparisons.jump(comparison, jumpsWhenTrue, entry(away, Optional.empty()), code);
        return follow(jumpsWhenTrue ? whenFalse : whenTrue, Optional.empty());
    }

    /** The label that a jump along a link goes to; what stands there is written later. */
    private Label entry(Link link, Optional<Variable> caught) {
        Block target = link.target();
        boolean isFinal = target == graph.returnBlock() || target == graph.raiseBlock() || isOtherPart(target);
        if (!isFinal && moves(link).isEmpty()) {
            if (!written.contains(target)) {
                later(link, () -> {
                    if (!written.contains(target)) {
                        writeFrom(target);
                    }
                });
            }
            return label(target);
        }
        Label entry = new Label();
        later(link, () -> {
            code.visitLabel(entry);
            Block next = follow(link, caught);
            if (next != null) {
                writeFrom(next);
            }
        });
        return entry;
    }

    private void later(Link link, Runnable work) {
        later(link.isUnlikely() ? unlikely : pending, work);
    }

    /** What is written later, elsewhere, belongs to the line that leads there until it names one itself. */
    private void later(Deque<Runnable> when, Runnable work) {
        int line = currentLine;
        when.add(() -> {
            inherited = line;
            work.run();
        });
    }

    /** Hands over a link's values and goes to its target, which is returned if it is to be written right here. */
    private Block follow(Link link, Optional<Variable> caught) {
        Block target = link.target();
        if (target == graph.returnBlock()) {
            Value result = link.arguments().getFirst();
            if (result.type() == Primitive.VOID) {
                code.visitInsn(Opcodes.RETURN);
            } else {
                loadHanded(result, caught);
                code.visitInsn(types.of(result.type()).getOpcode(Opcodes.IRETURN));
            }
            return null;
        }
        if (target == graph.raiseBlock()) {
            writeThrow(link.arguments().getFirst(), caught, "again");
            return null;
        }
        if (isOtherPart(target)) {
            link.arguments().stream()
                    .filter(argument -> argument.type() != Primitive.VOID)
                    .forEach(argument -> loadHanded(argument, caught));
            MethodTable.Method part = parts.get(target);
            code.visitMethodInsn(Opcodes.INVOKESTATIC, part.owner(), part.name(), part.descriptor(), false);
            code.visitInsn(types.of(graph.resultType()).getOpcode(Opcodes.IRETURN));
            return null;
        }
        List<Integer> moved = moves(link);
        for (int index : moved) {
            loadHanded(link.arguments().get(index), caught);
        }
        for (int index : moved.reversed()) {
            Variable receiver = target.inputArguments().get(index);
            code.visitVarInsn(types.of(receiver.type()).getOpcode(Opcodes.ISTORE), slots.slotOf(receiver));
        }
        if (!written.contains(target)) {
            return target;
        }
        code.visitJumpInsn(Opcodes.GOTO, label(target));
        return null;
    }

    /** @param way the function that makes what is thrown of an instance that the program does not share */
    private void writeThrow(Value exception, Optional<Variable> caught, String way) {
        atLine(inherited);
        loadHanded(exception, caught);
        writeThrowOf(exception instanceof Constant ? "anew" : way);
    }

    /** Throws the instance on the stack. */
    private void writeThrowOf(String way) {
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                RUNTIME + "RaisedException",
                way,
                "(L" + RAISABLE + ";)Ljava/lang/Throwable;",
                false);
        code.visitInsn(Opcodes.ATHROW);
    }

    private void loadHanded(Value value, Optional<Variable> caught) {
        if (caught.isPresent() && caught.get() == value) {
            code.visitVarInsn(Opcodes.ALOAD, caughtSlot);
        } else {
            load(value);
        }
    }

    /** The positions of a link's values that are not yet where the target wants them. */
    private List<Integer> moves(Link link) {
        List<Integer> moved = new ArrayList<>();
        for (int i = 0; i < link.arguments().size(); i++) {
            int to = slots.slotOf(link.target().inputArguments().get(i));
            boolean isThere = link.arguments().get(i) instanceof Variable variable && slots.slotOf(variable) == to;
            if (to >= 0 && !isThere) {
                moved.add(i);
            }
        }
        return moved;
    }

    private void writeSwitch(Block block, Value selector) {
        boolean isOnStack =
                selector instanceof Variable variable && slots.plan(block).isOnStack(variable);
        if (!isOnStack) {
            load(selector);
        }
        List<Link> numbered = new ArrayList<>(block.links());
        // Without another way one of the cases always holds.
        Link otherwise = numbered.getLast();
        numbered.removeLast();
        Label elsewhere = entry(otherwise, Optional.empty());
        SwitchWriter.write(
                numbered.stream()
                        .map(link -> new SwitchWriter.Case(
                                ((LinkCase.Number) link.linkCase()).value(), entry(link, Optional.empty())))
                        .toList(),
                elsewhere,
                types.of(selector.type()),
                slots::temporary,
                code);
    }

    /** Finds out which link takes the Java exception on the stack; if none does, it goes on its way. */
    private void writeHandler(Block block, Label handler, int line) {
        if (caughtSlot < 0) {
            caughtSlot = slots.temporary();
        }
        code.visitLabel(handler);
        code.visitLdcInsn(lines.place(method, line));
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                RUNTIME + "Exceptions",
                "caught",
                "(Ljava/lang/Throwable;Ljava/lang/String;)L" + RAISABLE + ";",
                false);
        code.visitTypeInsn(Opcodes.CHECKCAST, types.ofClass(exceptionType).getInternalName());
        code.visitVarInsn(Opcodes.ASTORE, caughtSlot);
        for (Link link : block.links().subList(1, block.links().size())) {
            FieldedType wanted = (FieldedType)
                    ((LinkCase.Caught) link.linkCase()).exceptionClass().value();
            if (wanted == exceptionType) {
                Block next = follow(link, link.caughtException());
                if (next != null) {
                    writeFrom(next);
                }
                return;
            }
            code.visitVarInsn(Opcodes.ALOAD, caughtSlot);
            code.visitTypeInsn(Opcodes.INSTANCEOF, types.ofClass(wanted).getInternalName());
            code.visitJumpInsn(Opcodes.IFNE, entry(link, link.caughtException()));
        }
        code.visitVarInsn(Opcodes.ALOAD, caughtSlot);
        writeThrowOf("again");
    }
}
