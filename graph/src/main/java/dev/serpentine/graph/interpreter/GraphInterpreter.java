package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.Words;
import dev.serpentine.graph.interpreter.CompiledGraph.CompiledBlock;
import dev.serpentine.graph.interpreter.CompiledGraph.CompiledLink;
import dev.serpentine.graph.interpreter.CompiledGraph.ExitKind;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.ConstantEvaluation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.Primitive;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs typed graphs, before or after any pass that does not need raw memory.
 *
 * <p>A graph is resolved when it is first called; graphs must not change afterwards. Exceptions are those of the graph:
 * an {@code _ovf} operation raises the prebuilt OverflowError, too deep a recursion the prebuilt RecursionError where
 * exceptions are instances (programs with structs check for it themselves), a jump to the raise block raises its
 * argument, and links of a block that may raise are tried with the program's own matching graph. One interpreter is
 * used by one thread at a time.
 */
public final class GraphInterpreter {
    /** So many calls may be active before {@code stack_too_deep} says so. */
    private static final int DEPTH_LIMIT = 20_000;
    /** Between two looks for an interruption so many blocks are run, a power of two. */
    private static final int BLOCKS_BETWEEN_LOOKS = 1 << 14;
    /** The exit status of a process that was killed. */
    private static final int KILLED = 137;
    /** So many before the interpreter gives up on a program that never asks. */
    private static final int DEPTH_MAXIMUM = DEPTH_LIMIT + 2_000;

    private final Program.ExceptionLayout exceptions;
    private final ExternalFunctionInterpretation externals;
    private final StepFactory steps = new StepFactory(this);
    private final Map<FunctionGraph, CompiledGraph> compiledGraphs = new IdentityHashMap<>();
    private final Map<Object, Long> numbers = new IdentityHashMap<>();
    private final InterpretedTracebacks tracebacks = new InterpretedTracebacks();
    private int depth;
    private int blocksRun;

    /**
     * An interpreter of graphs.
     *
     * @param exceptions how exceptions look, or {@code null} for graphs that neither catch nor overflow
     * @param process what external functions see
     */
    public GraphInterpreter(Program.ExceptionLayout exceptions, InterpretedProcess process) {
        this.exceptions = exceptions;
        this.externals = new ExternalFunctionInterpretation(process, tracebacks::current);
    }

    /**
     * Calls a graph.
     *
     * @param arguments one a parameter, as constants hold them: Long, Double, Boolean, containers, {@code null}
     * @return the result in the same form; {@code null} for Void
     * @throws RaisedException if an exception leaves the graph
     * @throws InterpreterFault if the graph does what no correct graph does
     * @throws ProcessExit if it ends the process, or the thread is interrupted
     */
    public Object call(FunctionGraph graph, Object... arguments) {
        CompiledGraph compiled = compiled(graph);
        if (arguments.length != compiled.parameters.length) {
            throw new IllegalArgumentException(
                    graph + " takes " + compiled.parameters.length + " arguments, not " + arguments.length);
        }
        Frame frame = compiled.newFrame();
        for (int i = 0; i < arguments.length; i++) {
            Slot slot = compiled.parameters[i];
            Variable parameter = graph.parameters().get(i);
            switch (slot.kind()) {
                case WORD -> frame.words[slot.index()] = Words.ofValue(arguments[i], (Primitive) parameter.type());
                case REFERENCE -> frame.references[slot.index()] = arguments[i];
                case NONE -> {}
            }
        }
        int depthBefore = depth;
        try {
            execute(compiled, frame);
        } catch (StackOverflowError overflow) {
            throw new InterpreterFault("the interpreter's own stack overflowed below " + graph
                    + "; run it in a thread with a larger stack");
        } finally {
            depth = depthBefore;
        }
        return switch (compiled.result.kind()) {
            case WORD -> Words.toValue(frame.words[compiled.result.index()], (Primitive) graph.resultType());
            case REFERENCE -> frame.references[compiled.result.index()];
            case NONE -> null;
        };
    }

    /** The current traceback, the place that raised first in front. */
    public List<TracebackEntry> traceback() {
        return List.copyOf(tracebacks.current());
    }

    InterpretedTracebacks tracebacks() {
        return tracebacks;
    }

    CompiledGraph compiled(FunctionGraph graph) {
        CompiledGraph known = compiledGraphs.get(graph);
        if (known == null) {
            known = GraphCompiler.compile(graph, steps);
            compiledGraphs.put(graph, known);
        }
        return known;
    }

    ExternalFunctionInterpretation externals() {
        return externals;
    }

    boolean isStackTooDeep() {
        return depth > DEPTH_LIMIT;
    }

    /** A number that tells a container from others as long as the interpreter lives; 0 for the null pointer. */
    long numberOf(Object container) {
        return container == null ? 0 : numbers.computeIfAbsent(container, unknown -> 0x10000L + 16L * numbers.size());
    }

    /** The exception that an operation raises by itself. */
    RaisedException implicitException(String name) {
        if (exceptions == null || !exceptions.prebuilt().containsKey(name)) {
            throw new InterpreterFault("no prebuilt " + name + " to raise");
        }
        FieldedValue instance = (FieldedValue) exceptions.prebuilt().get(name).value();
        return new RaisedException(instance, tracebacks.begin(instance));
    }

    /** Runs a graph in a frame that holds its parameters, and leaves its result in the result's slot. */
    void execute(CompiledGraph graph, Frame frame) {
        if (++depth > DEPTH_LIMIT && exceptions instanceof Program.ExceptionLayout.OfInstances) {
            depth--;
            throw implicitException("RecursionError");
        }
        if (depth > DEPTH_MAXIMUM) {
            throw new InterpreterFault(
                    DEPTH_MAXIMUM + " calls are active in " + graph.graph + ", and nothing checked for it");
        }
        CompiledBlock block = graph.start;
        while (block != graph.returnBlock) {
            if ((++blocksRun & BLOCKS_BETWEEN_LOOKS - 1) == 0
                    && Thread.currentThread().isInterrupted()) {
                throw new ProcessExit(KILLED);
            }
            CompiledLink link = runBlock(graph, block, frame);
            link.transfer(frame);
            if (link.target == graph.raiseBlock) {
                depth--;
                throw raised(graph, block, (FieldedValue) frame.references[graph.raisedSlot]);
            }
            block = link.target;
        }
        depth--;
    }

    /**
     * What a block raises; where no operation says so, an instance that the whole program shares begins its way here.
     */
    private RaisedException raised(CompiledGraph graph, CompiledBlock block, FieldedValue instance) {
        boolean isShared = block.block.links().stream()
                .anyMatch(link -> link.target() == graph.graph.raiseBlock()
                        && link.arguments().getFirst() instanceof Constant);
        List<Operation> operations = block.block.operations();
        if (!isShared
                || operations.stream().anyMatch(operation -> operation.opcode() == LowLevelOpcode.TRACEBACK_RAISE)) {
            return new RaisedException(instance, tracebacks.of(instance));
        }
        RaisedException raised = new RaisedException(instance, tracebacks.begin(instance));
        operations.reversed().stream()
                .map(Operation::position)
                .filter(position -> position.line() > 0)
                .findFirst()
                .ifPresent(position -> InterpretedTracebacks.add(raised.traceback(), graph.graph, position));
        return raised;
    }

    private CompiledLink runBlock(CompiledGraph graph, CompiledBlock block, Frame frame) {
        Step[] blockSteps = block.steps;
        int depthHere = depth;
        int i = 0;
        try {
            for (; i < blockSteps.length; i++) {
                blockSteps[i].run(frame);
            }
        } catch (RaisedException raised) {
            depth = depthHere;
            CompiledLink handler =
                    raised.isForHandlers() && block.exit == ExitKind.MAY_RAISE && i == blockSteps.length - 1
                            ? handler(block, raised, frame)
                            : null;
            InterpretedTracebacks.add(
                    raised.traceback(),
                    graph.graph,
                    block.block.operations().get(i).position());
            if (handler != null) {
                return handler;
            }
            depth--;
            throw raised;
        } catch (InterpreterFault fault) {
            throw fault.isPlaced() ? fault : fault.at(graph.graph, block.block, i);
        } catch (ProcessExit exit) {
            throw exit;
        } catch (RuntimeException failure) {
            RaisedException unnoticed = unnoticed(failure);
            if (unnoticed == null) {
                throw InterpreterFault.of(failure).at(graph.graph, block.block, i);
            }
            depth = depthHere - 1;
            InterpretedTracebacks.add(
                    unnoticed.traceback(),
                    graph.graph,
                    block.block.operations().get(i).position());
            throw unnoticed;
        }
        return normalLink(graph, block, frame);
    }

    /** What ends a program that does not look out for all that may go wrong; {@code null} for one that does. */
    private RaisedException unnoticed(RuntimeException failure) {
        String name = switch (failure) {
            case NullPointerException _ -> "AttributeError";
            case IndexOutOfBoundsException _ -> "IndexError";
            case ConstantEvaluation.UndefinedResult _ -> "ZeroDivisionError";
            default -> "";
        };
        Constant prebuilt = exceptions == null ? null : exceptions.prebuilt().get(name);
        return prebuilt == null
                ? null
                : new RaisedException(
                        (FieldedValue) prebuilt.value(), tracebacks.begin((FieldedValue) prebuilt.value()), false);
    }

    private static CompiledLink normalLink(CompiledGraph graph, CompiledBlock block, Frame frame) {
        return switch (block.exit) {
            case JUMP, MAY_RAISE -> block.links[0];
            case BRANCH -> block.links[(int) frame.words[block.selectorSlot]];
            case SWITCH -> chosen(graph, block, frame.words[block.selectorSlot]);
            case FINAL ->
                throw new InterpreterFault(
                        graph.graph + " has a final block that is neither its return nor its raise block");
        };
    }

    private static CompiledLink chosen(CompiledGraph graph, CompiledBlock block, long selector) {
        for (CompiledLink link : block.links) {
            if (link.linkCase instanceof LinkCase.Otherwise
                    || link.linkCase instanceof LinkCase.Number(long value) && value == selector) {
                return link;
            }
        }
        throw new InterpreterFault("no case of the switch holds for " + selector)
                .at(graph.graph, block.block, block.steps.length);
    }

    private CompiledLink handler(CompiledBlock block, RaisedException raised, Frame frame) {
        for (int i = 1; i < block.links.length; i++) {
            CompiledLink link = block.links[i];
            Object wanted = ((LinkCase.Caught) link.linkCase).exceptionClass().value();
            if (matches(raised.instance(), wanted)) {
                frame.references[link.caughtSlot] = raised.instance();
                return link;
            }
        }
        return null;
    }

    private boolean matches(FieldedValue instance, Object wanted) {
        return switch (exceptions) {
            case null -> throw new InterpreterFault("an exception to be caught, and no layout of exceptions");
            case Program.ExceptionLayout.OfStructs structs -> matches(structs.matches(), instance, wanted);
            case Program.ExceptionLayout.OfInstances instances ->
                instance.type().extendsOrIs((InstanceType) wanted);
        };
    }

    private boolean matches(FunctionGraph test, FieldedValue instance, Object vtable) {
        CompiledGraph matching = compiled(test);
        Frame frame = matching.newFrame();
        frame.references[matching.parameters[0].index()] = instance;
        frame.references[matching.parameters[1].index()] = vtable;
        execute(matching, frame);
        return frame.words[matching.result.index()] != 0;
    }
}
