package dev.serpentine.backend.c;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a program as C. */
public final class CBackend {

    /**
     * @param lineDirectives whether the C tells which Python lines it comes from, for debuggers; without, it is easier
     *     to read
     */
    public record Options(boolean lineDirectives) {}

    /**
     * Characters after which a further file is begun for the functions of the same Python module: some ten thousand
     * lines.
     */
    private static final int MODULE_SIZE = 300_000;

    private final Program program;
    private final Options options;
    private final CNames names = new CNames();
    private final CTypes types = new CTypes(names);
    private final DataWriter data;
    private final Map<FunctionGraph, String> functions = new LinkedHashMap<>();

    private CBackend(Program program, Options options) {
        this.program = program;
        this.options = options;
        this.data = new DataWriter(names, types, program.headers());
    }

    /**
     * Spells a program.
     *
     * @param program after the exception transformer; as it has to be emitted
     * @return its C
     * @throws IllegalStateException if the program holds what an earlier pass should have replaced
     */
    public static CSources emit(Program program, Options options) {
        return new CBackend(program, options).emit();
    }

    /** The C of each function of such a program, as it stands in {@link #emit}. */
    public static Map<FunctionGraph, String> functionTexts(Program program, Options options) {
        CBackend backend = new CBackend(program, options);
        backend.emit();
        return backend.functions;
    }

    private CSources emit() {
        program.definitions().forEach(data::add);
        Map<String, StringBuilder> modules = new LinkedHashMap<>();
        Map<String, String> moduleOf = new HashMap<>();
        CNames fileNames = new CNames();
        for (String reserved : List.of("program", "data", "runtime")) {
            fileNames.unique(reserved);
        }
        StringBuilder heads = new StringBuilder();
        OperationWriter operations = new OperationWriter(types, data, data::tracebackEntry);
        for (FunctionGraph graph : program.graphs()) {
            TranslatorFault.named(graph, () -> writeFunction(graph, operations, heads, modules, moduleOf, fileNames));
        }
        String definitions = data.definitions();
        String declarations = data.declarations();
        Map<String, String> files = new LinkedHashMap<>();
        files.put("program.h", header(declarations, heads));
        files.put("data.c", "#include \"program.h\"\n\n" + definitions);
        modules.forEach((name, text) -> files.put(name, text.toString()));
        List<String> units = new ArrayList<>(files.keySet());
        units.remove("program.h");
        files.put(CSources.PROGRAM, programFile(units));
        return new CSources(files, units);
    }

    /**
     * Adds a function's head to the heads and the function to its file's module, which is begun anew where it has
     * become large.
     */
    private void writeFunction(
            FunctionGraph graph,
            OperationWriter operations,
            StringBuilder heads,
            Map<String, StringBuilder> modules,
            Map<String, String> moduleOf,
            CNames fileNames) {
        FunctionWriter writer =
                new FunctionWriter(graph, types, data.literals(), operations, names, options.lineDirectives());
        String function = data.nameOf(program.functionOf(graph));
        String head = writer.head(function);
        heads.append(graph.isInlinedByCompiler() ? "DECLARED INLINED " : "DECLARED ")
                .append(head)
                .append(DataWriter.symbol(function))
                .append(";\n");
        String file = graph.position().file();
        StringBuilder module = modules.get(moduleOf.get(file));
        if (module == null || module.length() > MODULE_SIZE) {
            module = new StringBuilder("#include \"program.h\"\n");
            String name = fileNames.unique(moduleName(file)) + ".c";
            moduleOf.put(file, name);
            modules.put(name, module);
        }
        String text = "DEFINED " + head + " " + writer.body();
        functions.put(graph, text);
        module.append('\n').append(text);
    }

    private static String moduleName(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        name = name.endsWith(".py") ? name.substring(0, name.length() - 3) : name;
        return name.isEmpty() ? "support" : name;
    }

    private String header(String declarations, StringBuilder heads) {
        return """
                #ifndef PROGRAM_H
                #define PROGRAM_H
                #include "runtime/runtime.h"

                #ifdef ONE_UNIT
                #define DECLARED static
                #define DEFINED static
                #define NAMED(name)
                #ifdef __OPTIMIZE__
                #define INLINED inline __attribute__((always_inline))
                #else
                #define INLINED
                #endif
                #else
                #define DECLARED extern
                #define DEFINED
                #define NAMED(name) __asm__("program_" name)
                #define INLINED
                #endif

                """ + types.declarations() + "\n" + declarations + "\n" + heads + "\n#endif\n";
    }

    private String programFile(List<String> modules) {
        StringBuilder text = new StringBuilder("#include \"program.h\"\n");
        text.append("#ifdef ONE_UNIT\n");
        for (String module : modules) {
            text.append("#include \"").append(module).append("\"\n");
        }
        text.append("#endif\n\nlong rt_program(void) {\n    return ")
                .append(data.nameOf(program.functionOf(program.entry())))
                .append("();\n}\n");
        text.append("\nvoid rt_interrupted(void) {\n")
                .append(program.interrupted()
                        .map(graph -> "    " + data.nameOf(program.functionOf(graph)) + "();\n")
                        .orElse(""))
                .append("}\n");
        return text.toString();
    }
}
