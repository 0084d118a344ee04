package dev.serpentine.backend.jvm;

import dev.serpentine.backend.jvm.facade.Spelling;
import dev.serpentine.backend.jvm.facade.WriteFacade;
import dev.serpentine.backend.jvm.runtime.SourcePlaces;
import dev.serpentine.backend.jvm.runtime.Tracebacks;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes a program as class files. */
public final class JvmBackend {
    /** How much code a loop should be at most, so that HotSpot compiles the method that it is in. */
    public static final int LARGEST_LOOP = 6000;

    /** How much code is worth a call of its own. */
    public static final int SMALLEST_PART = 150;

    private static final String SOURCES = SourcePlaces.RESOURCE.substring(1);

    private final Program program;
    private final Path source;
    private final Reachability reachability = new Reachability();
    private final ClassTable table = new ClassTable();
    private final ClassNames names;
    private final FunctionReferences functions;
    private final JvmTypes types;
    private final PrebuiltObjects objects;
    private final MethodTable methods;
    private final Literals literals;
    private final OperationWriter operations;
    private final SourceLines lines;
    private int partCount;

    private JvmBackend(Program program, Path source) {
        this.program = program;
        this.source = source;
        this.lines = new SourceLines(program.tellsPlaces());
        this.names = new ClassNames(source);
        this.functions = new FunctionReferences(names, table);
        this.types = new JvmTypes(names, functions);
        program.roots().forEach(reachability::addGraph);
        program.exceptions().prebuilt().values().forEach(reachability::addConstant);
        reachability.addType(program.exceptions().instance());
        this.objects = new PrebuiltObjects(reachability.containers(), types, names);
        this.methods = new MethodTable(
                program,
                reachability.graphs(),
                reachability.classes().stream()
                        .filter(type -> type.contents().isPresent())
                        .toList(),
                reachability.containers(),
                types,
                names);
        this.literals = new Literals(objects, functions, types);
        this.operations = new OperationWriter(
                types, functions, methods, program.exceptions().instance());
    }

    /**
     * Translates a program to class files.
     *
     * @param program whose exceptions are instances of classes
     * @param source the program's main file, which names its classes
     * @throws TranslatorFault if the program holds what an earlier stage should have replaced
     */
    public static JvmProgram emit(Program program, Path source) {
        return new JvmBackend(program, source).emit();
    }

    /**
     * Translates a program to a library for Java.
     *
     * @param program one with {@linkplain Program#exports exports}
     * @param source the program's main file, which names its classes
     * @throws TranslatorFault if the program holds what an earlier stage should have replaced
     */
    public static JvmLibrary library(Program program, Path source) {
        JvmBackend backend = new JvmBackend(program, source);
        JvmProgram emitted = backend.emit();
        String file = source.getFileName().toString();
        String module = file.endsWith(".py") ? file.substring(0, file.length() - 3) : file;
        return new JvmLibrary(
                emitted,
                WriteFacade.write(
                        program, backend.reachability.classes(), backend.spelling(), module, emitted.mainClass()));
    }

    /**
     * The listing of each function's method in such a program; of a function that is divided, without what its parts
     * hold.
     */
    public static Map<FunctionGraph, String> functionTexts(Program program, Path source) {
        JvmBackend backend = new JvmBackend(program, source);
        Map<MethodTable.Method, String> listings =
                MethodListing.of(backend.emit().classes());
        Map<FunctionGraph, String> texts = new LinkedHashMap<>();
        for (FunctionGraph graph : backend.reachability.graphs()) {
            String listing = listings.get(backend.methods.of(graph));
            if (listing != null) {
                texts.put(graph, listing);
            }
        }
        return texts;
    }

    /** About how many bytes of code a block is. */
    public static int codeSize(Block block) {
        return FunctionParts.estimate(block);
    }

    private Spelling spelling() {
        return new Spelling() {
            @Override
            public String descriptor(LowLevelType type) {
                return types.of(type).getDescriptor();
            }

            @Override
            public String field(FieldedType type, String name) {
                return types.field(type, name);
            }

            @Override
            public String items(ArrayType array) {
                return JvmTypes.itemsField(array);
            }

            @Override
            public String maker(ArrayType array) {
                return JvmTypes.maker(array);
            }

            @Override
            public Method method(FunctionGraph graph) {
                return new Method(methods.of(graph).owner(), methods.of(graph).name());
            }
        };
    }

    private JvmProgram emit() {
        List<FieldedType> declared = new ArrayList<>(reachability.classes());
        declared.addAll(reachability.structs());
        DeclaredClasses classes = new DeclaredClasses(
                types, methods, objects, table, program.exceptions().instance(), this::writeCode);
        classes.declare(declared);
        Map<String, byte[]> written = new LinkedHashMap<>(classes.writeAll(declared));
        methods.functionClasses().forEach((owner, graphs) -> written.put(owner, functions(owner, graphs)));
        reachability.graphs().forEach(graph -> lines.add(graph, methods.of(graph)));
        String main = names.unique(names.mainPackage() + "/Main");
        String signals = names.unique(names.mainPackage() + "/InterruptSignal");
        if (program.interrupted().isPresent()) {
            written.put(signals, SignalClass.write(signals, table));
        }
        written.put(
                main, new MainClass(program, methods, objects, types, table).write(main, source.toString(), signals));
        new DataWriter(objects, types, functions, table).constantClasses(written);
        functions.writeAll(types, operations, written);
        return new JvmProgram(written, Map.of(SOURCES, lines.resource()), main);
    }

    private byte[] functions(String owner, List<FunctionGraph> graphs) {
        ClassWriter writer = table.begin(owner, "java/lang/Object", Opcodes.ACC_FINAL);
        writer.visitSource(DeclaredClasses.fileName(graphs.getFirst().position().file()), null);
        for (FunctionGraph graph : graphs) {
            MethodTable.Method method = methods.of(graph);
            writeCode(
                    graph,
                    writer.visitMethod(
                            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, method.name(), method.descriptor(), null, null),
                    writer,
                    owner);
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void writeCode(FunctionGraph graph, MethodVisitor code, ClassWriter owner, String ownerName) {
        try {
            Map<Block, MethodTable.Method> parts = parts(graph, ownerName);
            writePart(
                    graph,
                    graph.startBlock(),
                    parts,
                    code,
                    ownerName,
                    methods.of(graph).name());
            parts.forEach((start, part) -> writePart(
                    graph,
                    start,
                    parts,
                    owner.visitMethod(
                            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, part.name(), part.descriptor(), null, null),
                    ownerName,
                    part.name()));
        } catch (IllegalArgumentException | IllegalStateException fault) {
            throw new TranslatorFault(graph, null, fault);
        }
    }

    private int writePart(
            FunctionGraph graph,
            Block start,
            Map<Block, MethodTable.Method> parts,
            MethodVisitor code,
            String ownerName,
            String method) {
        return new FunctionWriter(
                        graph,
                        start,
                        parts,
                        types,
                        literals,
                        operations,
                        program.exceptions().instance(),
                        lines.of(ownerName),
                        method,
                        code)
                .write();
    }

    /** The methods of the parts that a graph is divided into; none if it is small enough as a whole. */
    private Map<Block, MethodTable.Method> parts(FunctionGraph graph, String owner) {
        if (FunctionParts.estimate(graph) < FunctionParts.LIMIT / 2) {
            return Map.of();
        }
        int size = measured(graph, graph.startBlock(), Map.of(), owner);
        Map<Block, MethodTable.Method> parts = Map.of();
        double factor = 1;
        int largest = size;
        // What a part takes is known when it is written; a loop that is too large by itself stays so.
        for (int attempt = 0; attempt < 3 && largest > FunctionParts.LIMIT; attempt++) {
            parts = partsAt(FunctionParts.of(graph, (int) (size * factor), types), graph, owner);
            largest = measured(graph, graph.startBlock(), parts, owner);
            for (Block start : parts.keySet()) {
                largest = Math.max(largest, measured(graph, start, parts, owner));
            }
            factor *= Math.min(1.1 * largest / FunctionParts.LIMIT, 2);
        }
        return parts;
    }

    private Map<Block, MethodTable.Method> partsAt(Set<Block> starts, FunctionGraph graph, String owner) {
        Map<Block, MethodTable.Method> parts = new LinkedHashMap<>();
        for (Block start : starts) {
            String descriptor = types.descriptor(
                    start.inputArguments().stream().map(Variable::type).toList(), graph.resultType());
            parts.put(
                    start,
                    new MethodTable.Method(
                            owner, ClassNames.legal(graph.name()) + Tracebacks.PART + ++partCount, descriptor, true));
        }
        return parts;
    }

    /** How many bytes of code a part takes. */
    private int measured(FunctionGraph graph, Block start, Map<Block, MethodTable.Method> parts, String owner) {
        // Without frames, which are not needed for measuring.
        return writePart(
                graph,
                start,
                parts,
                new ClassWriter(0).visitMethod(Opcodes.ACC_STATIC, "scratch", "()V", null, null),
                owner,
                methods.of(graph).name());
    }
}
