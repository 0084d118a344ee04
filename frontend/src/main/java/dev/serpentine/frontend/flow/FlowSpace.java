package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.ClassAttributeGetter;
import dev.serpentine.frontend.host.EmbeddedTexts;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Builds the untyped flow graphs of functions, one at a time, by interpreting their syntax over variables and
 * constants. What the graphs look like: {@link FlowOpcode} and {@code docs/stages.md}.
 *
 * <p>It takes the live program as it is after the import: module globals that no function assigns, methods and
 * constants of classes that no function assigns are constants from here on.
 */
public final class FlowSpace implements GraphSource {

    /** What modules are called that come with the translator: they assign their own globals only. */
    private static final List<String> SYSTEM_MODULES = List.of("serpentine_", "rpython");
    /** What system code says of functions that do not change what others tell, and of those that stay calls. */
    private static final String CHANGES_NOTHING = "_changes_nothing_";

    private static final String NEVER_INLINED = "_is_never_inlined_";
    /** What {@code contextmanager} says of generator functions, whose generators it always takes to their end. */
    private static final String MANAGED = "_is_managed_";

    private final Host host;
    private final ConstantFolder folder;
    private final Map<HostObject, ModuleGlobals> modules = new HashMap<>();
    private final Map<String, HostObject> builtins;
    private final Map<HostObject, String> builtinNames = new HashMap<>();
    private final Map<HostObject, Optional<ModuleGlobals>> modulesByObject = new HashMap<>();
    private final Map<HostObject, Map<String, Optional<HostObject>>> attributes = new HashMap<>();
    private final TranslationTests translationTests;
    private final Map<HostObject, Boolean> exceptionClasses = new HashMap<>();
    private final SecondBases secondBases;
    private final Set<String> libraryModules;
    private final HostObject baseException;
    private final GeneratorTranslator generators;
    private final Map<MadeClass, Host.Outcome> madeClasses = new HashMap<>();
    private final Map<MadeMaker, FunctionSyntax> makerSyntax = new HashMap<>();
    private final Map<FunctionSyntax, InnerClassMaker> makers = new IdentityHashMap<>();
    private final Set<HostObject> classesWithMaker = new HashSet<>();
    private final OutsideAssignments outside;
    private final InterruptHandlers interruptHandlers;
    private final ObservedEnds observedEnds;
    private final HandledState handledState;
    private final HandledPlaces handledPlaces;
    private boolean isProgramScanned;
    /** Names of attributes of classes and functions that somebody was told no function assigns. */
    private final Set<String> toldFixed = new HashSet<>();
    /** The names of attributes that are assigned where no text says so. */
    private final Set<String> assignedUnsaid = new HashSet<>();

    private final ClosingPlaces closingPlaces = new ClosingPlaces();
    private final Set<SourcePosition> keepingAttributes = new HashSet<>();
    private final OperatorMethods operatorMethods = new OperatorMethods();

    public FlowSpace(Host host) {
        this(host, true);
    }

    /** @param isProcess whether the program is a process of its own, whom somebody may interrupt */
    public FlowSpace(Host host, boolean isProcess) {
        this.host = host;
        this.folder = new ConstantFolder(host);
        this.handledPlaces = new HandledPlaces(host);
        this.generators = new GeneratorTranslator(this);
        this.outside = new OutsideAssignments(host);
        this.interruptHandlers = new InterruptHandlers(host, isProcess);
        this.observedEnds = new ObservedEnds(host);
        this.translationTests = new TranslationTests(interruptHandlers, observedEnds);
        this.handledState = new HandledState(host);
        this.builtins = host.importModule("builtins").attributes();
        this.libraryModules = host.importModule("sys").attribute("stdlib_module_names").orElseThrow().items().stream()
                .map(HostObject::asText)
                .collect(Collectors.toSet());
        this.secondBases = new SecondBases(host, libraryModules, this::isExceptionClass);
        this.baseException = builtin("BaseException");
        builtins.forEach((name, value) -> {
            switch (value.kind()) {
                case CLASS, BUILTIN_FUNCTION, FUNCTION, METHOD -> builtinNames.putIfAbsent(value, name);
                default -> {}
            }
        });
    }

    /**
     * A new graph of a live function, whose cells are constants.
     *
     * @throws TranslationFailed where its source cannot be found
     */
    @Override
    public FunctionGraph graphOf(HostObject function) {
        return generators.bodyOf(function).orElseGet(() -> {
            FunctionCode code = new FunctionCode(
                    syntaxOf(function), function.part(Part.GLOBALS).orElseThrow(), qualifiedName(function));
            List<HostObject> cells =
                    function.part(Part.CLOSURE).map(HostObject::items).orElse(List.of());
            FunctionGraph graph = graphOf(
                    code, Optional.of(cells), function.attribute(MANAGED).isPresent());
            if (function.attribute(CHANGES_NOTHING).isPresent()) {
                graph.makeChangeNothing();
            }
            if (function.attribute(NEVER_INLINED).isPresent()) {
                graph.neverInline();
            }
            return graph;
        });
    }

    private record MadeClass(Syntax definition, Map<String, HostObject> variables, Object others) {
        @Override
        public boolean equals(Object other) {
            return other instanceof MadeClass made
                    && made.definition == definition
                    && made.variables.equals(variables)
                    && made.others.equals(others);
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(definition);
        }
    }

    /** What a class statement within a function makes, once for the same variables. */
    Host.Outcome defineClass(
            Statement.ClassDefinition definition,
            Host.InnerClass description,
            Map<String, HostObject> variables,
            HostObject globals) {
        MadeClass key = new MadeClass(definition, variables, globals);
        return madeClasses.computeIfAbsent(key, _ -> host.defineClass(description, variables, globals));
    }

    private record MadeMaker(HostObject made, List<String> variables) {}

    /** The syntax of the function that stands for a class within a function, the same for the same class. */
    FunctionSyntax makerOf(InnerClassMaker maker, List<String> variables, String name, SourcePosition position) {
        FunctionSyntax syntax = makerSyntax.computeIfAbsent(
                new MadeMaker(maker.made(), variables), _ -> maker.syntax(variables, name, position, host));
        makers.put(syntax, maker);
        classesWithMaker.add(maker.made());
        return syntax;
    }

    @Override
    public boolean hasMaker(HostObject hostClass) {
        return classesWithMaker.contains(hostClass);
    }

    /** What a function makes that stands for a class. */
    Optional<InnerClassMaker> makerOf(FunctionSyntax syntax) {
        return Optional.ofNullable(makers.get(syntax));
    }

    /** What a call within a function makes that makes a class, once for the same arguments. */
    Host.Outcome makeClass(
            Expression.Call call, HostObject maker, List<HostObject> arguments, Map<String, HostObject> keywords) {
        MadeClass key = new MadeClass(call, keywords, arguments);
        return madeClasses.computeIfAbsent(key, _ -> host.call(maker, arguments, keywords));
    }

    /** What a call of {@code type} or of a class of classes makes, once for the same call and the same arguments. */
    Host.Outcome makeClass(
            Expression.Call call,
            HostObject maker,
            HostObject name,
            HostObject bases,
            Map<String, HostObject> members,
            Map<String, HostObject> keywords,
            HostObject globals) {
        MadeClass key = new MadeClass(call, members, List.of(maker, name, bases, keywords));
        return madeClasses.computeIfAbsent(key, _ -> host.makeClass(maker, name, bases, members, keywords, globals));
    }

    private String qualifiedName(HostObject function) {
        return host.getAttribute(function, "__qualname__") instanceof Host.Outcome.Returned(HostObject name)
                ? name.asText()
                : function.name();
    }

    /** A new graph of a function that is made at run time, whose first parameters are its cells. */
    @Override
    public FunctionGraph graphOf(FunctionCode code) {
        return graphOf(code, Optional.empty(), false);
    }

    private FunctionGraph graphOf(FunctionCode code, Optional<List<HostObject>> cells, boolean closesItself) {
        return code.syntax().isResumable()
                ? generators.maker(code, cells, closesItself)
                : new FunctionTranslator(this).translate(code, cells);
    }

    @Override
    public boolean closeGenerators(Set<ClosingPlace> places) {
        return closingPlaces.addAll(places);
    }

    @Override
    public Optional<HostObject> keeperOf(HostObject function) {
        SourcePosition position = syntaxOf(function).position();
        return keepingAttributes.contains(position)
                ? Optional.of(madeForAttributes("keeper_of", List.of(function, host.ofText(position.toString()))))
                : Optional.empty();
    }

    /** The class of what keeps the attributes of the functions that are made in a place. */
    HostObject classOfAttributes(FunctionSyntax function) {
        return madeForAttributes(
                "class_at", List.of(host.ofText(function.position().toString())));
    }

    private HostObject madeForAttributes(String maker, List<HostObject> arguments) {
        HostObject function = host.importModule("rpython.rtyper.function_attributes")
                .attribute(maker)
                .orElseThrow();
        if (host.call(function, arguments, Map.of()) instanceof Host.Outcome.Returned(HostObject made)) {
            return made;
        }
        throw new IllegalStateException("nothing keeps the attributes of a function");
    }

    @Override
    public boolean keepAttributes(Set<SourcePosition> functions) {
        return keepingAttributes.addAll(functions);
    }

    @Override
    public void addOperatorMethod(FunctionSyntax function) {
        operatorMethods.add(function);
    }

    OperatorMethods operatorMethods() {
        return operatorMethods;
    }

    /** Whether a function that is made at run time keeps attributes though nobody speaks of them by its name. */
    boolean keepsAttributes(FunctionSyntax function) {
        return keepingAttributes.contains(function.position());
    }

    @Override
    public Optional<HostObject> bodyMadeBy(FunctionGraph graph) {
        return generators.bodyMadeBy(graph);
    }

    @Override
    public HandledPlaces handledPlaces() {
        return handledPlaces;
    }

    ClosingPlaces closingPlaces() {
        return closingPlaces;
    }

    GeneratorTranslator generators() {
        return generators;
    }

    /**
     * A live function as written.
     *
     * @throws TranslationFailed where its source cannot be found
     */
    @Override
    public FunctionSyntax syntaxOf(HostObject function) {
        return host.syntaxOf(function)
                .orElseThrow(() -> new TranslationFailed(
                        List.of(Diagnostic.of(MessageKind.NO_SOURCE, SourcePosition.NONE, function.qualifiedName()))));
    }

    Host host() {
        return host;
    }

    ConstantFolder folder() {
        return folder;
    }

    /** A name of Python's {@code builtins}, as a global name finds it. */
    Optional<HostObject> findBuiltin(String name) {
        Optional<HostObject> found = Optional.ofNullable(builtins.get(name));
        found.ifPresent(_ -> secondBases.noteNamed(name));
        return found;
    }

    /** All names of {@code builtins}. */
    Set<String> builtinNames() {
        return Collections.unmodifiableSet(builtins.keySet());
    }

    HostObject builtin(String name) {
        return findBuiltin(name).orElseThrow(() -> new IllegalArgumentException("no builtin " + name));
    }

    /** The name that a callable has in {@code builtins}. */
    Optional<String> builtinName(HostObject callable) {
        return Optional.ofNullable(builtinNames.get(callable));
    }

    ModuleGlobals globals(HostObject dict) {
        if (!isProgramScanned) {
            isProgramScanned = true;
            scanProgram();
        }
        ModuleGlobals known = modules.get(dict);
        if (known == null) {
            known = new ModuleGlobals(host, dict, outside, interruptHandlers, observedEnds, handledState);
            modules.put(dict, known);
        }
        return known;
    }

    /** Looks through all modules of the program, since a function of one may assign what another one reads. */
    private void scanProgram() {
        for (Map.Entry<HostObject, HostObject> module :
                host.importModule("sys").attribute("modules").orElseThrow().entries()) {
            String name =
                    module.getKey().kind() == HostKind.STR ? module.getKey().asText() : "";
            if (module.getValue().kind() == HostKind.MODULE
                    && !isEmbedding(module.getValue())
                    && !isSystemModule(name)) {
                globalsOf(module.getValue());
            }
        }
    }

    /** The embedded Python's own main module, which is there where no program took its place. */
    private static boolean isEmbedding(HostObject module) {
        return module.name().equals("__main__") && module.attribute("__file__").isEmpty();
    }

    private static boolean isSystemModule(String name) {
        return SYSTEM_MODULES.stream().anyMatch(name::startsWith);
    }

    Optional<ModuleGlobals> globalsOf(HostObject module) {
        return modulesByObject.computeIfAbsent(module, this::findGlobals);
    }

    private Optional<ModuleGlobals> findGlobals(HostObject module) {
        // Of Python's own library only what is translated is looked into: it assigns its globals in functions of its
        // own. The streams in sys are the program's to assign.
        if (libraryModules.contains(module.name().split("\\.", 2)[0])
                && !module.name().equals("sys")) {
            return Optional.empty();
        }
        return host.getAttribute(module, "__dict__") instanceof Host.Outcome.Returned(HostObject dict)
                        && dict.kind() == HostKind.DICT
                ? Optional.of(globals(dict))
                : Optional.empty();
    }

    /** The exception classes that are one by a base which is not their first: see {@link SecondBases}. */
    List<HostObject> classesWithSecondBase(HostObject exceptionClass) {
        return exceptionClass.equals(baseException) ? List.of() : secondBases.below(exceptionClass);
    }

    /** Whether a call of an exception class with so many arguments makes an instance of exactly that class. */
    boolean makesItsOwn(HostObject exceptionClass, int argumentCount) {
        boolean choosesByNumber = exceptionClass.equals(host.builtin("OSError")) && argumentCount > 1;
        return !choosesByNumber
                && exceptionClass.mro().stream()
                        .flatMap(each -> each.attribute("__new__").stream())
                        .noneMatch(found -> found.kind() == HostKind.FUNCTION || found.kind() == HostKind.STATICMETHOD);
    }

    boolean isExceptionClass(HostObject object) {
        return object.kind() == HostKind.CLASS
                && exceptionClasses.computeIfAbsent(object, found -> found.mro().contains(baseException));
    }

    /** An attribute of a module, class or function that no function of the program changes. */
    Optional<HostObject> foldAttribute(HostObject object, String name) {
        boolean isFixed = switch (object.kind()) {
            case MODULE, BUILTIN_FUNCTION -> true;
            case CLASS -> ClassAttributeGetter.of(host, object, name).isEmpty() && !isAttributeAssigned(name);
            case FUNCTION -> !isAttributeAssigned(name);
            // What sys tells of numbers and versions never changes.
            case INSTANCE -> object.type().qualifiedName().startsWith("sys.");
            default -> false;
        };
        return isFixed && !EmbeddedTexts.isItsOwn(object, name)
                ? attributes
                        .computeIfAbsent(object, _ -> new HashMap<>())
                        .computeIfAbsent(name, _ -> readAttribute(object, name))
                : Optional.empty();
    }

    private Optional<HostObject> readAttribute(HostObject object, String name) {
        return host.getAttribute(object, name) instanceof Host.Outcome.Returned(HostObject value)
                ? Optional.of(value)
                : Optional.empty();
    }

    @Override
    public void addAssignedAttribute(String name) {
        assignedUnsaid.add(name);
    }

    private boolean isAttributeAssigned(String name) {
        boolean isAssigned = assignedUnsaid.contains(name)
                || modules.values().stream().anyMatch(module -> module.isAttributeAssigned(name));
        if (!isAssigned) {
            toldFixed.add(name);
        }
        return isAssigned;
    }

    /**
     * A function that is not found under a module's name is scanned when it is translated, which may be too late for
     * those that were before.
     */
    @Override
    public boolean isOutdated() {
        boolean isOutdated = interruptHandlers.isOutdated()
                | observedEnds.isOutdated()
                | handledState.isOutdated()
                | operatorMethods.isOutdated()
                | secondBases.isOutdated();
        // What was told is kept as long as the graphs that were built of it.
        boolean isAssignedAfterAll = toldFixed.removeIf(name -> assignedUnsaid.contains(name)
                || modules.values().stream()
                        .anyMatch(module -> !isSystemModule(module.name()) && module.isAttributeAssigned(name)));
        isOutdated |= isAssignedAfterAll;
        for (ModuleGlobals module : modules.values()) {
            isOutdated |= module.isOutdated();
        }
        return isOutdated;
    }

    /** What is known of the translation. */
    TranslationTests translationTests() {
        return translationTests;
    }

    /** Whether the program looks out for interrupts. */
    boolean looksOutForInterrupts() {
        return interruptHandlers.exist();
    }

    /** Whether the program can tell when its objects end. */
    ObservedEnds observedEnds() {
        return observedEnds;
    }

    /** What tells the exception that is being handled. */
    HandledState handledState() {
        return handledState;
    }

    /** Whether the object's class is the one that marks an iterable for unrolling. */
    boolean isUnrolling(HostObject object) {
        return object.kind() == HostKind.INSTANCE
                && object.type().qualifiedName().equals("rpython.rlib.unroll.unrolling_iterable");
    }
}
