package dev.serpentine.graph.program;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A typed program, as typers make it, passes rework it and backends emit it.
 *
 * @param entry takes no argument, returns the exit status as Signed; catches nothing: an exception that leaves it is
 *     uncaught
 * @param graphs every graph of the program, {@code entry} first, in a stable order; passes add and replace
 * @param exceptions what the exception transformer and backends need to know about exceptions
 * @param reportUncaught takes the uncaught exception instance, calls {@code print_traceback} (but not for SystemExit)
 *     and prints the last traceback line ({@code ValueError: message}) on stderr after flushing stdout, and returns the
 *     exit status (SystemExit is handled here too)
 * @param interrupted takes nothing and returns nothing: writes what is collected for stdout and ends the process, as
 *     SIGINT does. The run-time support calls it where the program does not look out for interrupts, at any moment,
 *     from a signal handler or another thread: so it allocates nothing, raises nothing and changes nothing. Empty for a
 *     library, which leaves signals alone
 * @param functions the one function value for each graph
 * @param headers what the header word of a prebuilt collected container of a type begins as; empty before the GC
 *     transformer, and then headers begin as 0
 * @param exports what users of a library call
 * @param helpers system code that passes may put calls of into the program; a graph of it is one of the program's once
 *     something calls it
 */
public record Program(
        FunctionGraph entry,
        List<FunctionGraph> graphs,
        ExceptionLayout exceptions,
        FunctionGraph reportUncaught,
        Optional<FunctionGraph> interrupted,
        Map<FunctionGraph, FunctionValue> functions,
        Map<ContainerType, Long> headers,
        Exports exports,
        List<FunctionValue> helpers) {

    public Program {
        helpers = List.copyOf(helpers);
        Objects.requireNonNull(entry);
        Objects.requireNonNull(exceptions);
    }

    /** A program as a typer makes it, before the GC transformer. */
    public Program(
            FunctionGraph entry,
            List<FunctionGraph> graphs,
            ExceptionLayout exceptions,
            FunctionGraph reportUncaught,
            Map<FunctionGraph, FunctionValue> functions) {
        this(entry, graphs, exceptions, reportUncaught, Optional.empty(), functions, Map.of(), Exports.NONE, List.of());
    }

    /** The same program with other graphs. */
    public Program withGraphs(List<FunctionGraph> others, Map<FunctionGraph, FunctionValue> theirs) {
        return new Program(entry, others, exceptions, reportUncaught, interrupted, theirs, headers, exports, helpers);
    }

    /** The same program, which begins elsewhere. */
    public Program withEntry(
            FunctionGraph other, List<FunctionGraph> others, Map<FunctionGraph, FunctionValue> theirs) {
        return new Program(other, others, exceptions, reportUncaught, interrupted, theirs, headers, exports, helpers);
    }

    /** The same program, whose prebuilt containers have headers. */
    public Program withHeaders(Map<ContainerType, Long> known) {
        return new Program(entry, graphs, exceptions, reportUncaught, interrupted, functions, known, exports, helpers);
    }

    /** The same program with system code at hand. */
    public Program withHelpers(List<FunctionValue> known) {
        return new Program(entry, graphs, exceptions, reportUncaught, interrupted, functions, headers, exports, known);
    }

    /** The same program, which is told when it is interrupted. */
    public Program withInterrupted(FunctionGraph graph) {
        return new Program(
                entry, graphs, exceptions, reportUncaught, Optional.of(graph), functions, headers, exports, helpers);
    }

    /** The same program as a library. */
    public Program exporting(Exports offered) {
        return new Program(
                entry, graphs, exceptions, reportUncaught, Optional.empty(), functions, headers, offered, helpers);
    }

    /** Whether it asks what its tracebacks say, so that it is to be known which part of a line each place is. */
    public boolean tellsPlaces() {
        return graphs.stream()
                .flatMap(graph -> graph.blocks().stream())
                .flatMap(block -> block.operations().stream())
                .anyMatch(operation -> DirectCalls.isOf(ExternalFunction.TRACEBACK_PLACES, operation));
    }

    /** The one function value of a graph. @throws IllegalStateException if the program has none */
    public FunctionValue functionOf(FunctionGraph graph) {
        FunctionValue function = functions.get(graph);
        if (function == null) {
            throw new IllegalStateException("the program has no function value for " + graph);
        }
        return function;
    }

    /**
     * What a backend that writes down functions and data defines: the function of each graph, then all other containers
     * that graphs mention.
     */
    public List<Container> definitions() {
        List<Container> definitions = new ArrayList<>();
        graphs.forEach(graph -> definitions.add(functionOf(graph)));
        Reachability reachability = new Reachability();
        graphs.forEach(reachability::addGraph);
        reachability.containers().stream()
                .filter(container -> !isOfGraph(container))
                .forEach(definitions::add);
        return definitions;
    }

    /**
     * Remembers what all prebuilt data holds now; whoever runs the result puts that back. The graph interpreter changes
     * it as the program does.
     */
    public Runnable snapshotOfData() {
        Reachability reachability = new Reachability();
        graphs.forEach(reachability::addGraph);
        roots().forEach(reachability::addGraph);
        exceptions.prebuilt().values().forEach(reachability::addConstant);
        List<Runnable> snapshots =
                reachability.containers().stream().map(Container::snapshot).toList();
        return () -> snapshots.forEach(Runnable::run);
    }

    private boolean isOfGraph(Container container) {
        return container instanceof FunctionValue function
                && function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)
                && functions.get(graph) == function;
    }

    /**
     * The graphs that are called from outside: the entry, and those that the backend or the interpreter calls by
     * itself.
     */
    public List<FunctionGraph> roots() {
        List<FunctionGraph> roots = new ArrayList<>(List.of(entry, reportUncaught));
        interrupted.ifPresent(roots::add);
        roots.addAll(exports.graphs());
        if (exceptions instanceof ExceptionLayout.OfStructs structs) {
            roots.add(structs.matches());
        }
        return roots;
    }

    /**
     * The layout of exceptions in a program for native code.
     *
     * @throws IllegalStateException if exceptions are instances of classes
     */
    public ExceptionLayout.OfStructs exceptionStructs() {
        return switch (exceptions) {
            case ExceptionLayout.OfStructs structs -> structs;
            case ExceptionLayout.OfInstances _ ->
                throw new IllegalStateException("native code has no instances of classes");
        };
    }

    /** How exceptions look. */
    public sealed interface ExceptionLayout {

        /** What every exception instance is or extends; exceptions are raised and caught as pointers to it. */
        FieldedType instance();

        /** BaseException as links have it: one with this as its {@code LinkCase.Caught} takes every exception. */
        Constant everything();

        /**
         * For each exception that an operation itself may raise ({@code "OverflowError"}, {@code "RecursionError"},
         * {@code "MemoryError"}), a constant pointer to a prebuilt instance, of type pointer to {@link #instance}. A
         * program that does not look out for all that may go wrong has some more ({@code "IndexError"},
         * {@code "AttributeError"}, {@code "ZeroDivisionError"}): what it ends with where the platform notices a bad
         * index, a null pointer or a divisor of 0. No handler sees those.
         */
        Map<String, Constant> prebuilt();

        /**
         * Structs that point to vtables. A caught class is the constant pointer to its vtable.
         *
         * @param vtable the struct that every class's vtable extends
         * @param matches the graph {@code (instance, vtable) -> Bool}: is the instance one of the class that the vtable
         *     stands for
         */
        record OfStructs(
                StructType instance,
                StructType vtable,
                Constant everything,
                FunctionGraph matches,
                Map<String, Constant> prebuilt)
                implements ExceptionLayout {

            /**
             * The field of exception instances for what is kept of their tracebacks, a collected array of Char. Only
             * the exception transformer knows it.
             */
            public static final String PLACES = "raised.places";
        }

        /** Instances of classes. A caught class is a Void constant that holds its {@link InstanceType}. */
        record OfInstances(InstanceType instance, Map<String, Constant> prebuilt) implements ExceptionLayout {
            @Override
            public Constant everything() {
                return Constant.voidOf(instance);
            }
        }
    }
}
