package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Makes an assembly of a program. */
public final class CliBackend {

    private CliBackend() {}

    /**
     * Makes an executable.
     *
     * @param program of the object-oriented typer, with stack checks
     * @param name of the assembly
     * @param isShown whether users know a source file, so that its lines shall be told
     */
    public static Assembly executable(Program program, String name, Predicate<String> isShown) {
        return new Making(program, name, isShown).executable();
    }

    /**
     * Makes a library of what the program exports: a static class {@code NAME.Functions}.
     *
     * @param program of the object-oriented typer, with stack checks
     * @param name of the assembly, and the namespace of what users see
     * @param isShown whether users know a source file, so that its lines shall be told
     */
    public static Assembly library(Program program, String name, Predicate<String> isShown) {
        return new Making(program, name, isShown).library();
    }

    /** The method of each function in the {@link #executable} of such a program. */
    public static Map<FunctionGraph, MethodDefinition> methods(
            Program program, String name, Predicate<String> isShown) {
        Making making = new Making(program, name, isShown);
        making.executable();
        Map<FunctionGraph, MethodDefinition> methods = new LinkedHashMap<>();
        making.reachability.graphs().forEach(graph -> methods.put(graph, making.methods.of(graph)));
        return methods;
    }

    /** The making of one assembly. */
    private static final class Making {
        private final Program program;
        private final Assembly assembly;
        private final Reachability reachability = new Reachability();
        private final CliTypes types;
        private final RuntimeLibrary runtime;
        private final PrebuiltData data;
        private final ProgramExceptions exceptions;
        private final ProgramMethods methods;

        Making(Program program, String name, Predicate<String> isShown) {
            this.program = program;
            this.assembly = new Assembly(name);
            program.graphs().forEach(reachability::addGraph);
            program.roots().forEach(reachability::addGraph);
            program.exceptions().prebuilt().values().forEach(reachability::addConstant);
            reachability.addType(program.exceptions().instance());
            types = new CliTypes(assembly);
            runtime = new RuntimeLibrary(assembly);
            data = new PrebuiltData(reachability.containers(), assembly, types);
            exceptions = new ProgramExceptions(program.exceptions(), assembly, types);
            runtime.useCarriers(exceptions.carriers());
            methods = new ProgramMethods(program, reachability.classes(), assembly, types, data);
            program.interrupted().ifPresent(graph -> runtime.useInterrupted(methods.of(graph)));
            OperationEmitter operations = new OperationEmitter(types, methods, runtime);
            SourceNames sources = new SourceNames(isShown, program.tellsPlaces());
            for (FunctionGraph graph : reachability.graphs()) {
                MethodDefinition method = methods.of(graph);
                new FunctionEmitter(graph, method.body().orElseThrow(), types, operations, data, exceptions, sources)
                        .emit();
            }
            exceptions.complete(data);
        }

        Assembly executable() {
            ProgramStart.into(
                    assembly,
                    runtime,
                    exceptions,
                    data,
                    methods.of(program.entry()),
                    methods.of(program.reportUncaught()));
            data.complete(assembly, methods::of);
            return assembly;
        }

        Assembly library() {
            LibraryFacade.into(assembly, program, reachability.classes(), methods, exceptions, runtime, data, types);
            data.complete(assembly, methods::of);
            return assembly;
        }
    }

    /**
     * What modern .NET must know to run an executable: the text of the file beside it, its name ending in
     * {@code .runtimeconfig.json}.
     */
    public static String runtimeConfiguration() {
        return """
                {
                  "runtimeOptions": {
                    "tfm": "net8.0",
                    "rollForward": "Major",
                    "framework": {"name": "Microsoft.NETCore.App", "version": "8.0.0"}
                  }
                }
                """;
    }
}
