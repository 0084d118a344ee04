package dev.serpentine.graph.program;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.StructType;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A typed program, as typers make it, passes rework it and backends emit it.
 *
 * @param entry takes no argument, returns the exit status as Signed; catches nothing: an exception that leaves it is uncaught
 * @param graphs every graph of the program, {@code entry} first, in a stable order; passes add and replace
 * @param exceptions what the exception transformer and backends need to know about exceptions
 * @param reportUncaught takes the uncaught exception instance, calls {@code print_traceback} (but not for SystemExit) and prints the last
 *     traceback line ({@code ValueError: message}) on stderr after flushing stdout, and returns the exit status (SystemExit is handled here too)
 * @param functions the one function value for each graph
 * @param headers what the header word of a prebuilt collected container of a type begins as; empty before the GC transformer, and then
 *     headers begin as 0
 */
public record Program(
        FunctionGraph entry,
        List<FunctionGraph> graphs,
        ExceptionLayout exceptions,
        FunctionGraph reportUncaught,
        Map<FunctionGraph, FunctionValue> functions,
        Map<ContainerType, Long> headers) {

    public Program {
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
        this(entry, graphs, exceptions, reportUncaught, functions, Map.of());
    }

    /**
     * How exceptions look in memory.
     *
     * @param instance the struct that every exception instance extends
     * @param vtable the struct that every class's vtable extends
     * @param everything the constant pointer to BaseException's vtable: a link with it as its {@code LinkCase.Caught} takes every exception
     * @param matches the graph {@code (instance, vtable) -> Bool}: is the instance one of the class that the vtable stands for
     * @param prebuilt for each exception that an operation itself may raise ({@code "OverflowError"}, {@code "RecursionError"},
     *     {@code "MemoryError"}), a constant pointer to a prebuilt instance, of type pointer to {@code instance}
     */
    public record ExceptionLayout(
            StructType instance, StructType vtable, Constant everything, FunctionGraph matches, Map<String, Constant> prebuilt) {}
}
