package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which statements of a program's top level do something, rather than prepare what the program needs: print, read, ask
 * for the time, the arguments or a random number, check, fail, or call what does. To keep an iterator in a variable
 * does something, too: how far it has come is told at run time only. Told by names alone: a function does something if
 * its body does, a method if any of its name does. A call that stands alone does something, unless it is known to
 * change a container only.
 */
final class Effects {
    private static final Set<String> BUILTINS =
            Set.of("print", "input", "open", "exit", "quit", "breakpoint", "help", "id");
    /** What the library is asked for at run time only, whatever the module. */
    private static final Set<String> CLOCK = Set.of("now", "today", "utcnow");

    private static final Set<String> ACTIVE_MODULES = Set.of(
            "argparse",
            "asyncio",
            "atexit",
            "curses",
            "fileinput",
            "getopt",
            "getpass",
            "glob",
            "logging",
            "multiprocessing",
            "random",
            "secrets",
            "select",
            "shutil",
            "signal",
            "socket",
            "subprocess",
            "tempfile",
            "threading",
            "time",
            "timeit",
            "tkinter",
            "turtle",
            "unittest",
            "urllib",
            "uuid",
            "webbrowser");
    private static final Set<String> CLASS_TESTS = Set.of("isinstance", "issubclass");
    /** The names of builtin classes of exceptions; there is no other builtin of such a name. */
    private static final Pattern EXCEPTION = Pattern.compile("[A-Z]\\w*(Error|Exception|Exit|Interrupt|Warning)");

    private static final Set<String> DISPATCHING = Set.of("singledispatch", "singledispatchmethod");
    private static final String FINALIZER = "__del__";
    private static final String WEAK_REFERENCES = "weakref";
    /** Modules of which a part only depends on the run. */
    private static final Map<String, Set<String>> PASSIVE_PARTS = Map.of(
            "sys",
            Set.of(
                    "byteorder",
                    "float_info",
                    "getrecursionlimit",
                    "getsizeof",
                    "hexversion",
                    "implementation",
                    "int_info",
                    "intern",
                    "maxsize",
                    "maxunicode",
                    "modules",
                    "path",
                    "platform",
                    "set_int_max_str_digits",
                    "setrecursionlimit",
                    "version",
                    "version_info"),
            "logging",
            Set.of(
                    "CRITICAL",
                    "DEBUG",
                    "ERROR",
                    "Filter",
                    "Formatter",
                    "Handler",
                    "INFO",
                    "Logger",
                    "LoggerAdapter",
                    "NOTSET",
                    "NullHandler",
                    "WARNING",
                    "getLogger"),
            "uuid",
            Set.of("NAMESPACE_DNS", "NAMESPACE_OID", "NAMESPACE_URL", "NAMESPACE_X500", "UUID", "uuid3", "uuid5"),
            "unittest",
            Set.of(
                    "IsolatedAsyncioTestCase",
                    "SkipTest",
                    "TestCase",
                    "expectedFailure",
                    "skip",
                    "skipIf",
                    "skipUnless"),
            "os",
            Set.of(
                    "altsep",
                    "curdir",
                    "extsep",
                    "fspath",
                    "linesep",
                    "name",
                    "pardir",
                    "path",
                    "pathsep",
                    "PathLike",
                    "sep"),
            WEAK_REFERENCES,
            Set.of("KeyedRef", "ReferenceType", "WeakKeyDictionary", "WeakSet", "WeakValueDictionary"),
            "os.path",
            Set.of(
                    "basename",
                    "commonpath",
                    "commonprefix",
                    "dirname",
                    "isabs",
                    "join",
                    "normpath",
                    "sep",
                    "split",
                    "splitext"));
    /** Modules whose functions only compute. */
    private static final Set<String> PASSIVE_MODULES = Set.of(
            "sys",
            "os",
            "os.path",
            "math",
            "cmath",
            "string",
            "re",
            "collections",
            "itertools",
            "functools",
            "operator",
            "dataclasses",
            "enum",
            "abc",
            "typing",
            "types",
            "copy",
            "struct",
            "json",
            "decimal",
            "fractions",
            "heapq",
            "bisect",
            "contextlib",
            "textwrap",
            "statistics",
            "array",
            "hashlib",
            "warnings",
            "datetime");

    /** Methods that change a container, and do nothing else. */
    static final Set<String> CONTAINER_METHODS = Set.of(
            "append",
            "appendleft",
            "extend",
            "extendleft",
            "insert",
            "add",
            "update",
            "setdefault",
            "sort",
            "reverse",
            "rotate",
            "remove",
            "discard",
            "pop",
            "popleft",
            "popitem",
            "clear",
            "register",
            "intersection_update",
            "difference_update",
            "symmetric_difference_update");

    private static final Set<String> STREAMS = Set.of("stdin", "stdout", "stderr");
    private static final Set<String> CONSTRUCTING = Set.of("__init__", "__new__", "__post_init__");

    /** What is asked of a property for another one, which has one more function. */
    private static final Set<String> PROPERTY_PARTS = Set.of("getter", "setter", "deleter");

    private static final Set<String> DESCRIBING = Set.of("__get__", "__set__", "__delete__");

    private final Map<String, List<FunctionSyntax>> functions = new HashMap<>();
    private final Map<String, List<Statement.ClassDefinition>> classes = new HashMap<>();
    /** What an imported name stands for: a module, or a member of one. */
    private final Map<String, String> importedModules = new HashMap<>();

    private final Map<String, Member> importedMembers = new HashMap<>();
    private final Set<String> ownNames = new HashSet<>();
    /** Fields, parameters and local variables: where a name is one of these, only its calls are of the builtin. */
    private final Set<String> innerNames = new HashSet<>();

    /** What is only reached by way of an object. */
    private final Set<FunctionSyntax> methods = Collections.newSetFromMap(new IdentityHashMap<>());
    /** The names that are read where a class is made: they may be those of its methods. */
    private final Set<String> namesInClasses = new HashSet<>();

    private final KeptIterators keptIterators = new KeptIterators(this);
    private final Set<FunctionSyntax> active = Collections.newSetFromMap(new IdentityHashMap<>());

    private record Member(String module, String name) {}

    Effects(ParsedSource source) {
        List<Statement> statements =
                source.parts().stream().map(Part::statement).toList();
        ownNames.addAll(AssignedNames.in(statements));
        statements.forEach(this::note);
        importedModules.keySet().forEach(ownNames::remove);
        importedMembers.keySet().forEach(ownNames::remove);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (List<FunctionSyntax> named : functions.values()) {
                for (FunctionSyntax function : named) {
                    grows |= !active.contains(function)
                            && function.body().stream().anyMatch(this::isActive)
                            && active.add(function);
                }
            }
        }
    }

    private void note(Syntax node) {
        switch (node) {
            case Statement.FunctionDefinition definition -> {
                noteFunction(definition.function().name(), definition.function());
                if (ParameterDefaults.usesAtOnce(
                        definition.function(), value -> isStream(value) || isOfTheRun(value))) {
                    active.add(definition.function());
                }
            }
            case Statement.Assign(List<Expression> targets, Expression.Lambda lambda, var position)
            when targets.getFirst() instanceof Expression.Name name ->
                noteFunction(name.identifier(), lambda.function());
            case Statement.ClassDefinition definition -> {
                classes.computeIfAbsent(definition.name(), _ -> new ArrayList<>())
                        .add(definition);
                innerNames.addAll(AssignedNames.in(definition.body()));
                definition.body().forEach(this::noteMember);
            }
            case Statement.Import imported ->
                imported.names()
                        .forEach(name -> importedModules.put(
                                AssignedNames.boundName(name),
                                name.alias().isPresent() ? name.name() : AssignedNames.boundName(name)));
            case Statement.ImportFrom imported ->
                imported.names().forEach(name -> noteMember(imported.module().orElse(""), name));
            default -> {}
        }
        SyntaxScan.forEachEvaluated(node, this::note);
    }

    private void noteMember(Statement statement) {
        if (statement instanceof Statement.FunctionDefinition definition) {
            methods.add(definition.function());
        }
        namesInClasses.addAll(ReadNames.evaluatedIn(statement));
    }

    private void noteFunction(String name, FunctionSyntax function) {
        functions.computeIfAbsent(name, _ -> new ArrayList<>()).add(function);
        innerNames.addAll(function.localNames());
        function.body().forEach(this::note);
    }

    private void noteMember(String module, Statement.ImportedName name) {
        String bound = AssignedNames.boundName(name);
        if (PASSIVE_PARTS.containsKey(module + "." + name.name())) {
            importedModules.put(bound, module + "." + name.name());
        } else {
            importedMembers.put(bound, new Member(module, name.name()));
        }
    }

    /** Whether a statement of the top level does something. */
    boolean isEffect(Statement statement) {
        if (isRegistration(statement)) {
            return false;
        }
        boolean isDefinition =
                statement instanceof Statement.FunctionDefinition || statement instanceof Statement.ClassDefinition;
        return (isDefinition ? isActiveDefinition(statement) : isActive(statement))
                || isOwnEffect(statement)
                || keepsIterator(statement);
    }

    /**
     * Whether to define a function or a class does something. A stream or a function that is what a parameter is where
     * it is not passed is only named; a generator of random numbers that a class keeps is made, and asked for none.
     */
    private boolean isActiveDefinition(Statement definition) {
        Set<Expression> named = Collections.newSetFromMap(new IdentityHashMap<>());
        noteDefaults(definition, named);
        return SyntaxScan.anyEvaluated(
                definition,
                node -> isActiveItself(node)
                        && !isStream(node)
                        && !isGeneratorOfNumbers(node)
                        && !isKeptByClass(node)
                        && !(node instanceof Expression expression && named.contains(expression)));
    }

    /** Whether an instance is made, as what a class keeps, whose end alone is for the run to tell: it never ends. */
    private boolean isKeptByClass(Syntax node) {
        return node instanceof Expression.Call call
                && call.function() instanceof Expression.Name(String name, var position)
                && classes.containsKey(name)
                && classes.get(name).stream().noneMatch(this::doesSomethingWhenMade)
                && !mayCallActive(call);
    }

    private void noteDefaults(Syntax node, Set<Expression> defaults) {
        if (node instanceof Statement.FunctionDefinition definition) {
            ParameterDefaults.of(definition.function()).forEach(defaults::add);
        }
        SyntaxScan.forEachEvaluated(node, part -> noteDefaults(part, defaults));
    }

    private boolean isStream(Syntax node) {
        return node instanceof Expression.Attribute attribute
                && STREAMS.contains(attribute.name())
                && moduleOf(attribute.object()).filter("sys"::equals).isPresent();
    }

    private boolean isGeneratorOfNumbers(Syntax node) {
        return node instanceof Expression.Call call && isOfModule(call.function(), "random", "Random"::equals);
    }

    /** Whether a statement assigns an iterator. */
    boolean keepsIterator(Statement statement) {
        return keptIterators.isKeptBy(statement);
    }

    /** The functions and methods of the program with this name. */
    List<FunctionSyntax> functionsNamed(String name) {
        return functions.getOrDefault(name, List.of());
    }

    /** Whether a name is that of a builtin. */
    boolean isBuiltin(String name) {
        return !ownNames.contains(name) && !importedModules.containsKey(name) && !importedMembers.containsKey(name);
    }

    /** Whether an expression names a member of a module of the library. */
    boolean isOfModule(Expression expression, String module, Predicate<String> member) {
        return switch (expression) {
            case Expression.Name(String name, var position) -> {
                Member imported = importedMembers.get(name);
                yield imported != null && imported.module().equals(module) && member.test(imported.name());
            }
            case Expression.Attribute attribute ->
                moduleOf(attribute.object()).filter(module::equals).isPresent() && member.test(attribute.name());
            default -> false;
        };
    }

    /** Whether a statement of the top level calls a function of this name. */
    static boolean calls(Statement statement, String name) {
        return SyntaxScan.anyEvaluated(
                statement,
                node -> node instanceof Expression.Call call
                        && call.function() instanceof Expression.Name(String identifier, var position)
                        && identifier.equals(name));
    }

    /** What does something only where it stands at top level: in a function it may be for a case that never comes. */
    private boolean isOwnEffect(Statement statement) {
        return switch (statement) {
            case Statement.Assert _, Statement.Raise _ -> true;
            case Statement.ExpressionStatement(Expression.Call call, var position) -> !isPassive(call.function());
            case Statement.If choice -> anyOwnEffect(choice.body()) || anyOwnEffect(choice.orElse());
            case Statement.While loop -> anyOwnEffect(loop.body()) || anyOwnEffect(loop.orElse());
            case Statement.For loop -> anyOwnEffect(loop.body()) || anyOwnEffect(loop.orElse());
            case Statement.With with -> anyOwnEffect(with.body());
            // A handler may say why an import fails.
            case Statement.Try attempt ->
                anyOwnEffect(attempt.body()) || anyOwnEffect(attempt.orElse()) || anyOwnEffect(attempt.finalBody());
            case Statement.Match match -> match.cases().stream().anyMatch(each -> anyOwnEffect(each.body()));
            default -> false;
        };
    }

    private boolean anyOwnEffect(List<Statement> statements) {
        return statements.stream().anyMatch(this::isOwnEffect);
    }

    /**
     * Whether a statement does nothing but tell a function that chooses others by the class of an argument of one of
     * them, {@code show.register(Shape, draw)}: which there are is known before the program runs.
     */
    boolean isRegistration(Statement statement) {
        return statement instanceof Statement.ExpressionStatement(Expression.Call call, var position)
                && isOfDispatching(call.function());
    }

    /** Whether an expression is the method of such a function that takes another one. */
    private boolean isOfDispatching(Expression function) {
        return function instanceof Expression.Attribute attribute
                && attribute.name().equals("register")
                && attribute.object() instanceof Expression.Name(String name, var at)
                && functions.getOrDefault(name, List.of()).stream()
                        .flatMap(known -> known.decorators().stream())
                        .anyMatch(Effects::isDispatching);
    }

    private static boolean isDispatching(Expression decorator) {
        return decorator instanceof Expression.Name(String name, var position) && DISPATCHING.contains(name)
                || decorator instanceof Expression.Attribute attribute && DISPATCHING.contains(attribute.name());
    }

    /** Whether what is called is known, and does nothing. */
    private boolean isPassive(Expression function) {
        return switch (function) {
            case Expression.Name(String name, var position) ->
                functions.containsKey(name)
                        || classes.containsKey(name)
                        || (importedMembers.containsKey(name)
                                ? isPassiveModule(importedMembers.get(name).module())
                                : !ownNames.contains(name));
            case Expression.Attribute attribute ->
                moduleOf(attribute.object())
                        .map(Effects::isPassiveModule)
                        .orElseGet(() -> CONTAINER_METHODS.contains(attribute.name())
                                || functions.containsKey(attribute.name()));
            default -> false;
        };
    }

    private static boolean isPassiveModule(String module) {
        return PASSIVE_MODULES.contains(module) || module.startsWith("collections.") || module.startsWith("rpython.");
    }

    private boolean isActive(Syntax node) {
        return SyntaxScan.anyEvaluated(node, this::isActiveItself);
    }

    private boolean isActiveItself(Syntax node) {
        return switch (node) {
            // To name a class, as a base or in an annotation, does nothing yet.
            case Expression.Name name ->
                isOfTheRun(name)
                        && !innerNames.contains(name.identifier())
                        && !isNamedAsClass(Optional.ofNullable(importedMembers.get(name.identifier()))
                                .map(Member::name)
                                .orElse(name.identifier()));
            case Expression.Attribute attribute ->
                isOfTheRun(attribute) && !isNamedAsClass(attribute.name())
                        || moduleOf(attribute.object()).isEmpty()
                                && !isPropertyOfClass(attribute)
                                && isAccessActive(attribute.name());
            case Expression.Call call ->
                isOfTheRun(call.function())
                        || isClock(call.function())
                        || isActiveFunction(call.function())
                        || !isTestForClasses(call.function())
                                && !isOfDispatching(call.function())
                                && mayCallActive(call);
            case Statement.With _ -> isAnyActive("__enter__") || isAnyActive("__exit__");
            case Statement.FunctionDefinition definition ->
                definition.function().decorators().stream().anyMatch(this::isActiveDecorator);
            case Statement.ClassDefinition definition ->
                definition.decorators().stream().anyMatch(this::isActiveDecorator);
            default -> false;
        };
    }

    /** Whether a call is told of what does something, which it may call. */
    private boolean mayCallActive(Expression.Call call) {
        return Stream.concat(call.arguments().stream(), call.keywords().stream().map(Expression.Keyword::value))
                .anyMatch(this::isActiveFunction);
    }

    private boolean isTestForClasses(Expression function) {
        return function instanceof Expression.Name(String name, var position)
                && CLASS_TESTS.contains(name)
                && isBuiltin(name);
    }

    /** Whether an expression stands for something that is asked for at run time only. */
    private boolean isOfTheRun(Expression expression) {
        return switch (expression) {
            case Expression.Name(String name, var position) -> isActiveName(name);
            case Expression.Attribute attribute ->
                CLOCK.contains(attribute.name()) && isOfClass(attribute.object())
                        || moduleOf(attribute.object())
                                .filter(module -> isActiveMember(module, attribute.name()))
                                .isPresent();
            default -> false;
        };
    }

    /** Whether an expression names what is imported, or a class: another object may just keep what it calls its now. */
    private boolean isOfClass(Expression object) {
        return switch (object) {
            case Expression.Name(String name, var position) ->
                importedMembers.containsKey(name) || importedModules.containsKey(name) || classes.containsKey(name);
            case Expression.Attribute attribute -> moduleOf(attribute.object()).isPresent();
            default -> false;
        };
    }

    /** Whether what is called asks for the time, be it by way of a variable. */
    private static boolean isClock(Expression called) {
        return called instanceof Expression.Attribute attribute
                && CLOCK.contains(attribute.name())
                && !(attribute.object() instanceof Expression.Name(String name, var position) && name.equals("self"));
    }

    private static boolean isNamedAsClass(String name) {
        return Character.isUpperCase(name.charAt(0)) || name.equals("ref");
    }

    private boolean isActiveName(String name) {
        Member member = importedMembers.get(name);
        return member != null
                ? isActiveMember(member.module(), member.name())
                : BUILTINS.contains(name) && !ownNames.contains(name) && !importedModules.containsKey(name);
    }

    private static boolean isActiveMember(String module, String name) {
        Set<String> passive = PASSIVE_PARTS.get(module);
        return passive != null ? !passive.contains(name) : ACTIVE_MODULES.contains(module.split("\\.", 2)[0]);
    }

    /** The module that an expression stands for. */
    private Optional<String> moduleOf(Expression expression) {
        return switch (expression) {
            case Expression.Name(String name, var position) -> Optional.ofNullable(importedModules.get(name));
            case Expression.Attribute attribute ->
                moduleOf(attribute.object()).map(module -> module + "." + attribute.name());
            default -> Optional.empty();
        };
    }

    /**
     * Whether to decorate does something; an instance that is made for it is kept as what is defined, and never ends.
     */
    private boolean isActiveDecorator(Expression decorator) {
        return decorator instanceof Expression.Name(String name, var position) && classes.containsKey(name)
                ? isAnyActive(name) || classes.get(name).stream().anyMatch(this::doesSomethingWhenMade)
                : isActiveFunction(decorator);
    }

    private boolean isActiveFunction(Expression function) {
        return switch (function) {
            case Expression.Name(String name, var position) ->
                functions.getOrDefault(name, List.of()).stream()
                                .filter(named -> !methods.contains(named) || namesInClasses.contains(name))
                                .anyMatch(active::contains)
                        || classes.getOrDefault(name, List.of()).stream().anyMatch(this::isConstructionActive);
            case Expression.Attribute attribute ->
                moduleOf(attribute.object()).isEmpty() && isAnyActive(attribute.name());
            default -> false;
        };
    }

    private boolean isAnyActive(String function) {
        return functions.getOrDefault(function, List.of()).stream().anyMatch(active::contains);
    }

    /**
     * Whether to read, assign or delete an attribute may do something: it may be a property, or what a decorator made
     * that is a descriptor.
     */
    private boolean isAccessActive(String name) {
        return functions.getOrDefault(name, List.of()).stream()
                .filter(function -> !function.decorators().isEmpty())
                .anyMatch(function -> active.contains(function)
                        || function.decorators().stream().anyMatch(this::makesActiveDescriptor));
    }

    /** Whether a class is asked for a property, which it gives as it is. */
    private boolean isPropertyOfClass(Expression.Attribute attribute) {
        return attribute.object() instanceof Expression.Name(String name, var position)
                && classes.containsKey(name)
                && functions.getOrDefault(attribute.name(), List.of()).stream()
                        .flatMap(function -> function.decorators().stream())
                        .allMatch(Effects::makesProperty);
    }

    private static boolean makesProperty(Expression decorator) {
        return switch (decorator) {
            case Expression.Name(String name, var position) -> name.equals("property");
            case Expression.Attribute attribute -> PROPERTY_PARTS.contains(attribute.name());
            default -> false;
        };
    }

    private boolean makesActiveDescriptor(Expression decorator) {
        return switch (decorator) {
            case Expression.Name(String name, var position) ->
                classes.getOrDefault(name, List.of()).stream()
                        .anyMatch(each -> isAnyActive(each, DESCRIBING::contains));
            case Expression.Call call -> makesActiveDescriptor(call.function());
            default -> false;
        };
    }

    /**
     * Whether making an instance may do something: its construction, that of the classes above, or an operator, which
     * may be used without a name. What a descriptor does is done when an attribute is read.
     */
    private boolean isConstructionActive(Statement.ClassDefinition definition) {
        // When an object with a finalizer ends, or one that is referred to weakly, is for the run to tell.
        return refersWeakly() && !isException(definition) || doesSomethingWhenMade(definition);
    }

    private boolean refersWeakly() {
        return importedModules.containsValue(WEAK_REFERENCES)
                || importedMembers.values().stream()
                        .anyMatch(each -> each.module().equals(WEAK_REFERENCES));
    }

    /** Whether a class is one of exceptions, by the names of those above it: nobody refers to these weakly. */
    private boolean isException(Statement.ClassDefinition definition) {
        Set<String> seen = new HashSet<>();
        Deque<Expression> above = new ArrayDeque<>(definition.arguments());
        while (!above.isEmpty()) {
            if (above.pop() instanceof Expression.Name(String name, var position) && seen.add(name)) {
                if (isBuiltin(name) && EXCEPTION.matcher(name).matches()) {
                    return true;
                }
                classes.getOrDefault(name, List.of()).forEach(each -> above.addAll(each.arguments()));
            }
        }
        return false;
    }

    /** The same, whoever refers to instances. */
    private boolean doesSomethingWhenMade(Statement.ClassDefinition definition) {
        if (functions.containsKey(FINALIZER) && (!definition.arguments().isEmpty() || definesFinalizer(definition))) {
            return true;
        }
        boolean isOwn = isAnyActive(definition, name -> name.startsWith("__") && !DESCRIBING.contains(name));
        return isOwn
                || !definition.arguments().isEmpty() && CONSTRUCTING.stream().anyMatch(this::isAnyActive);
    }

    private static boolean definesFinalizer(Statement.ClassDefinition definition) {
        return definition.body().stream()
                .anyMatch(statement -> statement instanceof Statement.FunctionDefinition method
                        && method.function().name().equals(FINALIZER));
    }

    private boolean isAnyActive(Statement.ClassDefinition definition, Predicate<String> isMeant) {
        return definition.body().stream()
                .anyMatch(statement -> statement instanceof Statement.FunctionDefinition method
                        && isMeant.test(method.function().name())
                        && active.contains(method.function()));
    }
}
