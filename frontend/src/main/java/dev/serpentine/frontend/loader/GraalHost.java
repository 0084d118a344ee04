package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.division.Division;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.SourcePosition;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * The embedded Python as GraalPy. Belongs to the thread that started it, which needs a large stack: each Python frame
 * takes about 5 KB of the Java stack.
 */
public final class GraalHost implements Host {
    private final Context context;
    private final Prelude prelude;
    private final Optional<CodeStore> keptCode;
    private final LiveObjectTable table;
    private final SourceIndex sources = new SourceIndex();
    private final CountedOutput output;
    private final AssignedStreams streams;
    /** What relative names of files start from. */
    private Path folder;

    private final Map<String, HostObject> modules = new HashMap<>();
    /** What operators gave for numbers and texts, by their names and the operands. */
    private final Map<String, Map<List<HostObject>, Outcome>> operations = new HashMap<>();

    private final Map<String, HostObject> builtins = new HashMap<>();
    private final Map<HostObject, Boolean> abstractClasses = new HashMap<>();
    private final Map<HostObject, Map<HostObject, Boolean>> virtualSubclasses = new HashMap<>();
    private final Map<HostObject, Optional<FunctionSyntax>> syntaxByCode = new HashMap<>();
    /** The user's name for the program's file, by the absolute one that Python has for it. */
    private final Map<String, String> namesAsGiven = new HashMap<>();
    /** The program's, which no name leads to. */
    private Optional<HostObject> script = Optional.empty();

    private GraalHost(
            Context context,
            Prelude prelude,
            Optional<CodeStore> keptCode,
            CountedOutput output,
            AssignedStreams streams,
            Path folder) {
        this.output = output;
        this.streams = streams;
        this.folder = folder;
        this.keptCode = keptCode;
        this.context = context;
        this.prelude = prelude;
        this.table = new LiveObjectTable(context, prelude);
    }

    /**
     * Does what every start of Python in this process shares. It may be done at any time, in any thread, or not at all:
     * a start that finds it not done does it.
     */
    public static void prepare() {
        SharedEngine.ENGINE.getVersion();
    }

    /**
     * Starts Python; nothing is printed.
     *
     * @param libraryFolders are appended to {@code sys.path}
     */
    public static GraalHost start(List<Path> libraryFolders) {
        return start(libraryFolders, Optional.empty());
    }

    /**
     * Starts Python in this process; nothing is printed.
     *
     * @param libraryFolders are appended to {@code sys.path}
     * @param keptCode a folder in which the code of modules that {@link #loadModule} loads is kept, for later starts
     */
    public static GraalHost start(List<Path> libraryFolders, Optional<Path> keptCode) {
        return start(libraryFolders, keptCode, PythonProcess.ofThis());
    }

    /**
     * The same in what is to be Python's process.
     *
     * @param process whose streams and variables it is to have; its folder is that of this Java process
     */
    public static GraalHost start(List<Path> libraryFolders, Optional<Path> keptCode, PythonProcess process) {
        CountedOutput output = new CountedOutput(process.output());
        Context context = builder()
                .allowAllAccess(true)
                .in(process.input())
                .out(output)
                .err(process.errors())
                .build();
        return started(context, libraryFolders, keptCode, output, new AssignedStreams(), process.folder());
    }

    /**
     * Starts Python before it is known which program it is to import, for whom, and where: {@link #adopt} must tell
     * before anything is imported.
     *
     * @param libraryFolders are appended to {@code sys.path}
     * @param keptCode a folder in which the code of modules that {@link #loadModule} loads is kept, for later starts
     */
    public static GraalHost startAhead(List<Path> libraryFolders, Optional<Path> keptCode) {
        AssignedStreams streams = new AssignedStreams();
        CountedOutput output = new CountedOutput(streams.output());
        Context context = builder()
                .allowAllAccess(true)
                .allowEnvironmentAccess(EnvironmentAccess.NONE)
                .in(streams.input())
                .out(output)
                .err(streams.errors())
                .build();
        return started(context, libraryFolders, keptCode, output, streams, Path.of("/"));
    }

    private static Context.Builder builder() {
        return Context.newBuilder("python")
                .engine(SharedEngine.ENGINE)
                // What `site` does matters to interactive use only, and takes a third of the start.
                .option("python.NoSiteFlag", "true")
                // No __pycache__ beside the user's files.
                .option("python.DontWriteBytecodeFlag", "true");
    }

    private static GraalHost started(
            Context context,
            List<Path> libraryFolders,
            Optional<Path> keptCode,
            CountedOutput output,
            AssignedStreams streams,
            Path folder) {
        context.enter();
        Prelude prelude = new Prelude(context);
        prelude.addLibraries.execute(libraryFolders.stream().map(Path::toString).toArray());
        GraalHost host = new GraalHost(context, prelude, keptCode.map(CodeStore::new), output, streams, folder);
        if (!libraryFolders.isEmpty()) {
            // They use the package rpython.
            new LibraryReplacements(host.sources, host.keptCode).install(prelude);
        }
        return host;
    }

    /** Gives a Python that was {@linkplain #startAhead started ahead} its process. */
    public void adopt(PythonProcess process) {
        streams.assign(process);
        folder = process.folder();
        List<Object> facts = new ArrayList<>(List.of(folder.toString()));
        process.environment().forEach((name, value) -> {
            facts.add(name);
            facts.add(value);
        });
        prelude.adopt.executeVoid(facts.toArray());
    }

    /** Ends whatever Python code runs at the moment, in whichever thread; this host is of no use afterwards. */
    public void cancel() {
        context.close(true);
    }

    @Override
    public ImportedProgram importProgram(Path file, List<String> argv) {
        prepareImport(file, argv);
        script = Optional.empty();
        Optional<Division> division = SourceText.of(file).flatMap(text -> divided(text, file.toString()));
        long printedBefore = output.count();
        Value loaded = prelude.loadProgram.execute(
                absolute(file).toString(),
                division.flatMap(Division::importedText).orElse(""),
                division.filter(Division::hasScript).isPresent(),
                division.map(Division::undecorated)
                        .map(names -> String.join(" ", names))
                        .orElse(""));
        HostObject parts = imported(loaded);
        HostObject module = parts.items().getFirst();
        division.filter(Division::hasScript)
                .ifPresent(found -> adopt(parts.items().getLast(), found));
        Optional<SourcePosition> printed = output.count() == printedBefore
                ? Optional.empty()
                : Optional.of(
                        division.flatMap(Division::firstEffect).orElse(new SourcePosition(file.toString(), 1, 0)));
        return new ImportedProgram(module, script, printed);
    }

    /** A text that is not Python is left to Python, which says so. */
    private Optional<Division> divided(String text, String fileName) {
        try {
            Division division = Division.of(text, fileName);
            sources.addText(fileName, text);
            division.importedText().ifPresent(imported -> sources.addSyntax(imported, division.source()));
            return Optional.of(division);
        } catch (IllegalArgumentException wrongSyntax) {
            return Optional.empty();
        }
    }

    private void adopt(HostObject function, Division division) {
        script = Optional.of(function);
        Set<String> given = new HashSet<>();
        function.part(HostObject.Part.GLOBALS)
                .orElseThrow()
                .entries()
                .forEach(entry -> given.add(entry.getKey().asText()));
        syntaxByCode.put(function.part(HostObject.Part.CODE).orElseThrow(), Optional.of(division.script(given)));
    }

    @Override
    public HostObject importLibrary(Path file, List<String> argv) {
        prepareImport(file, argv);
        String fileName = file.getFileName().toString();
        String stem = fileName.endsWith(".py") ? fileName.substring(0, fileName.length() - 3) : fileName;
        return imported(prelude.loadFile.execute(stem, absolute(file).toString()));
    }

    private Path absolute(Path file) {
        return folder.resolve(file);
    }

    private void prepareImport(Path file, List<String> argv) {
        List<Object> arguments = new ArrayList<>();
        arguments.add(absolute(file).getParent().toString());
        arguments.addAll(argv);
        prelude.setArguments.executeVoid(arguments.toArray());
        namesAsGiven.put(absolute(file).toString(), file.toString());
    }

    @Override
    public HostObject importModule(String name) {
        HostObject known = modules.get(name);
        if (known == null) {
            known = imported(prelude.importModule.execute(name));
            modules.put(name, known);
        }
        return known;
    }

    @Override
    public void provide(String module, Map<String, Provided> functions) {
        List<Object> parts = new ArrayList<>(List.of(module));
        functions.forEach((name, function) -> {
            parts.add(name);
            parts.add((ProxyExecutable) arguments -> unwrap(function.call(Stream.of(arguments)
                    .map(this::wrap)
                    .<HostObject>map(each -> each)
                    .toList())));
        });
        prelude.provide.executeVoid(parts.toArray());
    }

    @Override
    public void forgetContents() {
        table.forgetContents();
    }

    @Override
    public HostObject loadModule(String name, String source, String fileName) {
        sources.addText(fileName, source);
        return imported(prelude.loadModule.execute(
                name,
                source,
                fileName,
                keptCode.map(store -> store.fileFor(fileName, source)).orElse("")));
    }

    private HostObject imported(Value outcome) {
        Value value = outcome.getArrayElement(1);
        if (!outcome.getArrayElement(0).asBoolean()) {
            throw failure(value);
        }
        return wrap(value);
    }

    @Override
    public ImportFailure failureOf(HostObject exception) {
        return failure(prelude.failure.execute(unwrap(exception)));
    }

    /** @param facts as {@code failures.py} tells them */
    private ImportFailure failure(Value facts) {
        List<ImportFailure.Frame> frames = new ArrayList<>();
        for (int i = 5; i < facts.getArraySize(); i += 4) {
            frames.add(new ImportFailure.Frame(
                    place(facts, i), facts.getArrayElement(i + 3).asString()));
        }
        return new ImportFailure(
                facts.getArrayElement(0).asString(), facts.getArrayElement(1).asString(), place(facts, 2), frames);
    }

    private SourcePosition place(Value facts, int from) {
        String file = facts.getArrayElement(from).asString();
        return new SourcePosition(
                namesAsGiven.getOrDefault(file, file),
                facts.getArrayElement(from + 1).asInt(),
                facts.getArrayElement(from + 2).asInt());
    }

    private LiveObject wrap(Value value) {
        return table.wrap(value);
    }

    private static Value unwrap(HostObject object) {
        return ((LiveObject) object).value();
    }

    @Override
    public HostObject none() {
        return table.none();
    }

    @Override
    public HostObject ofBoolean(boolean value) {
        return table.bool(value);
    }

    @Override
    public HostObject ofInteger(BigInteger value) {
        return table.ofJava(HostKind.INT, value);
    }

    @Override
    public HostObject ofFloat(double value) {
        return table.ofJava(HostKind.FLOAT, value);
    }

    @Override
    public HostObject ofText(String value) {
        return table.ofJava(HostKind.STR, value);
    }

    @Override
    public HostObject ofBytes(byte[] value) {
        return table.wrap(prelude.makeBytes.execute(new String(value, StandardCharsets.ISO_8859_1)), HostKind.BYTES);
    }

    @Override
    public HostObject ofTuple(List<HostObject> items) {
        return table.wrap(
                prelude.makeTuple.execute(items.stream().map(GraalHost::unwrap).toArray()), HostKind.TUPLE);
    }

    @Override
    public HostObject builtin(String name) {
        return builtins.computeIfAbsent(name, key -> wrap(prelude.builtin.execute(key)));
    }

    @Override
    public Outcome call(HostObject callable, List<HostObject> arguments, Map<String, HostObject> keywords) {
        List<Object> values = new ArrayList<>();
        values.add(unwrap(callable));
        values.add(arguments.size());
        arguments.forEach(argument -> values.add(unwrap(argument)));
        keywords.forEach((name, argument) -> {
            values.add(name);
            values.add(unwrap(argument));
        });
        return outcome(prelude.call.execute(values.toArray()));
    }

    @Override
    public Outcome getAttribute(HostObject object, String name) {
        return outcome(prelude.getAttribute.execute(unwrap(object), name));
    }

    @Override
    public Outcome operate(String operatorName, List<HostObject> arguments) {
        // Inference asks for the same again and again, and Python takes long to call.
        return arguments.stream().allMatch(GraalHost::isPlain)
                ? operations
                        .computeIfAbsent(operatorName, _ -> new HashMap<>())
                        .computeIfAbsent(List.copyOf(arguments), operands -> compute(operatorName, operands))
                : compute(operatorName, arguments);
    }

    /** Whether an object is one of a kind that never changes, and whose operators never do anything else. */
    private static boolean isPlain(HostObject object) {
        return switch (object.kind()) {
            case BOOL, INT, FLOAT, STR, BYTES, NONE -> true;
            default -> false;
        };
    }

    private Outcome compute(String operatorName, List<HostObject> arguments) {
        List<Object> values = new ArrayList<>();
        values.add(operatorName);
        arguments.forEach(argument -> values.add(unwrap(argument)));
        return outcome(prelude.operate.execute(values.toArray()));
    }

    private Outcome outcome(Value pair) {
        HostObject value = wrap(pair.getArrayElement(1));
        return pair.getArrayElement(0).asBoolean() ? new Outcome.Returned(value) : new Outcome.Raised(value);
    }

    @Override
    public void tellAttributesBy(HostObject hostClass, HostObject function) {
        prelude.tellAttributesBy.executeVoid(unwrap(hostClass), unwrap(function));
        table.forgetWhatIsPlain();
    }

    @Override
    public Outcome defineClass(InnerClass definition, Map<String, HostObject> variables, HostObject globals) {
        List<String> lines = new ArrayList<>();
        for (int number = definition.firstLine(); number <= definition.lastLine(); number++) {
            lines.add(sources.line(definition.file(), number).orElseThrow());
        }
        String text = String.join("\n", lines) + "\n";
        if (!isAlone(lines.getFirst().strip(), definition, text)) {
            return new Outcome.Raised(ofText("it has its lines not for itself"));
        }
        long printedBefore = output.count();
        Outcome outcome = outcome(
                definition.isOfScript()
                        ? defineForScript(definition, text, variables, globals)
                        : defineForFunction(definition, text, variables, globals));
        return output.count() == printedBefore
                ? outcome
                : new Outcome.Raised(ofText("what it prints would be printed now"));
    }

    @Override
    public Outcome makeClass(
            HostObject maker,
            HostObject name,
            HostObject bases,
            Map<String, HostObject> members,
            Map<String, HostObject> keywords,
            HostObject globals) {
        List<Object> values = new ArrayList<>(List.of(
                unwrap(maker),
                unwrap(name),
                unwrap(bases),
                unwrap(globals),
                String.join(" ", members.keySet()),
                String.join(" ", keywords.keySet())));
        members.values().forEach(value -> values.add(unwrap(value)));
        keywords.values().forEach(value -> values.add(unwrap(value)));
        return outcome(prelude.makeClass.execute(values.toArray()));
    }

    @Override
    public List<Hook> hooksHeldBack(HostObject made) {
        return wrap(prelude.hooksHeldBack.execute(unwrap(made))).items().stream()
                .map(HostObject::items)
                .map(call -> {
                    Map<String, HostObject> keywords = new LinkedHashMap<>();
                    List<HostObject> names = call.get(2).items();
                    for (int i = 0; i < names.size(); i++) {
                        keywords.put(names.get(i).asText(), call.get(3).items().get(i));
                    }
                    return new Hook(call.getFirst(), call.get(1), keywords);
                })
                .toList();
    }

    /** The class stands on its own lines, in a function of its own that has the variables as parameters. */
    private Value defineForFunction(
            InnerClass definition, String text, Map<String, HostObject> variables, HostObject globals) {
        String source = "\n".repeat(definition.firstLine() - 2)
                + "def " + definition.function() + '(' + String.join(", ", variables.keySet()) + "):\n"
                + text
                + indentation(text) + "return " + definition.name() + '\n';
        List<Object> values = new ArrayList<>(
                List.of(source, definition.file(), definition.function(), definition.qualifiedName(), unwrap(globals)));
        variables.values().forEach(value -> values.add(unwrap(value)));
        return prelude.defineClass.execute(values.toArray());
    }

    /** The same of a statement of the module's, which may stand within another. */
    private Value defineForScript(
            InnerClass definition, String text, Map<String, HostObject> variables, HostObject globals) {
        String source = indentation(text).isEmpty()
                ? "\n".repeat(definition.firstLine() - 1) + text
                : "\n".repeat(definition.firstLine() - 2) + "if True:\n" + text;
        List<Object> values = new ArrayList<>(List.of(
                source, definition.file(), definition.name(), unwrap(globals), String.join(" ", variables.keySet())));
        variables.values().forEach(value -> values.add(unwrap(value)));
        return prelude.defineClassOfScript.execute(values.toArray());
    }

    private static String indentation(String text) {
        return text.substring(0, text.length() - text.stripLeading().length());
    }

    /** Whether nothing else stands on the lines: a class statement, or an assignment of a class. */
    private static boolean isAlone(String first, InnerClass definition, String text) {
        return first.startsWith("class ")
                || first.startsWith("@")
                || first.matches(Pattern.quote(definition.name()) + "\\s*=.*") && text.indexOf(";") < 0;
    }

    @Override
    public boolean isInstance(HostObject object, HostObject classObject) {
        return isSubclass(object.type(), classObject);
    }

    @Override
    public boolean isSubclass(HostObject classObject, HostObject ancestor) {
        return classObject.mro().contains(ancestor)
                || passesFor(classObject)
                        .filter(python -> isSubclass(python, ancestor))
                        .isPresent()
                || isAbstract(ancestor)
                        && virtualSubclasses
                                .computeIfAbsent(ancestor, key -> new HashMap<>())
                                .computeIfAbsent(classObject, key -> isVirtualSubclass(key, ancestor));
    }

    private static Optional<HostObject> passesFor(HostObject classObject) {
        String name = classObject.qualifiedName();
        return name.startsWith("serpentine_system.") || name.startsWith("serpentine_generators.")
                ? classObject.attribute("passes_for")
                : Optional.empty();
    }

    /** Whether what is a subclass is not for the bases alone to say: of abstract classes and protocols. */
    private boolean isAbstract(HostObject ancestor) {
        return abstractClasses.computeIfAbsent(
                ancestor,
                key -> key.kind() == HostKind.CLASS
                        && key.type().mro().stream()
                                .anyMatch(each -> each.qualifiedName().equals("abc.ABCMeta")));
    }

    private boolean isVirtualSubclass(HostObject classObject, HostObject ancestor) {
        return call(builtin("issubclass"), List.of(classObject, ancestor), Map.of())
                        instanceof Outcome.Returned(HostObject answer)
                && answer.asBoolean();
    }

    @Override
    public Optional<FunctionSyntax> syntaxOf(HostObject function) {
        if (function.kind() != HostKind.FUNCTION) {
            throw new IllegalStateException("a " + function.kind() + " has no syntax");
        }
        return syntaxByCode.computeIfAbsent(function.part(HostObject.Part.CODE).orElseThrow(), this::syntaxOfCode);
    }

    private Optional<FunctionSyntax> syntaxOfCode(HostObject code) {
        RawDefinitions.CodeFacts facts = RawDefinitions.codeFacts(RawObjects.of(unwrap(code)));
        String fileName = namesAsGiven.getOrDefault(facts.fileName(), facts.fileName());
        // The code object's order is the one that its closure has.
        return sources.functionOf(unwrap(code), fileName, facts.name(), facts.firstLine())
                .map(syntax -> syntax.withFreeNames(facts.freeNames()));
    }

    @Override
    public List<HostObject> functionsOf(HostObject globals) {
        List<HostObject> found = new FunctionsOfModule(globals).find();
        script.filter(function ->
                        function.part(HostObject.Part.GLOBALS).orElseThrow().equals(globals))
                .ifPresent(found::add);
        return found;
    }

    @Override
    public Optional<String> sourceLine(String file, int line) {
        return sources.line(file, line);
    }

    @Override
    public void close() {
        context.leave();
        context.close(true);
    }
}
