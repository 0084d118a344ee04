package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.SystemLibrary;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.TypingOptions;
import dev.serpentine.typer.UnsupportedOperation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Types a whole program, classes as a {@link ClassModel} has them. The annotated graphs stay as they are. */
public final class ProgramTyper {
    /** What operations raise, beside overflows. */
    private static final Map<String, String> RAISED_BY_OPERATIONS =
            Map.of("RecursionError", "maximum recursion depth exceeded", "MemoryError", "");
    /** What a platform notices by itself of what --unchecked does not look out for. */
    private static final Map<String, String> NOTICED_BY_PLATFORMS = Map.of(
            "IndexError", "index out of range (not looked out for: translated with --unchecked)",
            "AttributeError", "None is used as something else (not looked out for: translated with --unchecked)",
            "ZeroDivisionError", "division by zero (not looked out for: translated with --unchecked)");

    private final TypingContext context;
    private final ClassTypeSystem typeSystem;

    private ProgramTyper(
            AnnotatedProgram annotated,
            Host host,
            SystemLibrary library,
            TypingOptions options,
            Function<TypingContext, ClassModel> model) {
        this.context = new TypingContext(
                annotated, host, library, options, made -> new ClassTypeSystem(made, model.apply(made)));
        this.typeSystem = (ClassTypeSystem) context.typeSystem();
    }

    /**
     * Types a program whose entry takes nothing and returns the exit status.
     *
     * @param annotated more of system code is annotated on the way
     * @param kept functions of system code that become graphs of the program, called or not, and its helpers
     * @throws dev.serpentine.typer.UnsupportedOperation where the annotator has let pass what no representation knows:
     *     a fault of the translator
     */
    public static Program type(
            AnnotatedProgram annotated,
            Host host,
            SystemLibrary library,
            TypingOptions options,
            List<KeptHelper> kept,
            Function<TypingContext, ClassModel> model) {
        while (true) {
            annotated.forgetAnswers();
            Set<String> known = attributesOf(annotated);
            try {
                Program program = new ProgramTyper(annotated, host, library, options, model).run(kept);
                if (annotated.answersHold()) {
                    return program;
                }
            } catch (UnsupportedOperation | TranslatorFault fault) {
                // A class may have got an attribute that its instances were laid out without.
                if (annotated.answersHold() && attributesOf(annotated).equals(known)) {
                    throw fault;
                }
            }
        }
    }

    private static Set<String> attributesOf(AnnotatedProgram annotated) {
        Set<String> found = new HashSet<>();
        for (ClassDefinition definition : annotated.classes()) {
            definition.instanceAttributes().keySet().forEach(name -> found.add(definition.name() + "." + name));
            definition.classAttributes().keySet().forEach(name -> found.add(definition.name() + ".class." + name));
        }
        return found;
    }

    private Program run(List<KeptHelper> kept) {
        Map<String, ClassDefinition> raised = new LinkedHashMap<>();
        Map<String, String> messages = new HashMap<>(RAISED_BY_OPERATIONS);
        messages.put("OverflowError", context.library().text("integers.OVERFLOW"));
        if (context.options().isUnchecked()) {
            messages.putAll(NOTICED_BY_PLATFORMS);
        }
        messages.keySet().stream()
                .sorted()
                .forEach(name -> raised.put(name, classRaisedBy("faults." + faultName(name))));
        ClassDefinition root = raised.get("OverflowError");
        while (!root.hostClass().qualifiedName().equals("builtins.BaseException")) {
            root = root.base().orElseThrow();
        }
        typeSystem.setExceptionRoot(root);
        FunctionGraph reportSource =
                helperGraph("startup.report_uncaught", new SomeInstance(root, false, Optional.empty()));
        FunctionGraph interruptedSource = helperGraph("startup.interrupted");
        List<FunctionGraph> keptSources = new ArrayList<>();
        Set<String> files = context.program().graphs().stream()
                .map(graph -> graph.position().file())
                .collect(Collectors.toSet());
        kept.stream()
                .filter(helper -> helper.besides().map(files::contains).orElse(true))
                .forEach(helper -> keptSources.add(
                        helperGraph(helper.name(), helper.arguments().toArray(SomeValue[]::new))));
        typeSystem.virtualMethods().findSelfTypes();
        // A method that is found later takes its instance as its own class: nothing is typed yet.
        context.program().forgetAnswers();
        raised.values().forEach(typeSystem.layouts()::of);
        List<FunctionValue> helpers =
                keptSources.stream().map(context.graphs()::functionOf).toList();

        FunctionValue entry = context.graphs().makeUp("entry", List.of(), Primitive.SIGNED, made -> {
            Typed status =
                    context.graphs().call(made.builder(), context.program().entry(), List.of());
            made.returnValue(context.convert(status, context.representations().signed(), made.builder()));
        });
        FunctionValue report = reportGraph(reportSource);
        FunctionValue interrupted = context.graphs().functionOf(interruptedSource);
        typeSystem.model().prepare(typeSystem);
        ClassLayouts layouts = typeSystem.layouts();
        raised.values().forEach(layouts::of);
        layouts.finish();

        ClassLayout exceptions = typeSystem.exceptionRoot();
        Map<String, Constant> prebuilt = new LinkedHashMap<>();
        raised.forEach((name, definition) -> prebuilt.put(
                name,
                PrebuiltExceptions.make(
                        layouts.of(definition), exceptions, typeSystem.model(), messages.get(name), context)));
        ExceptionLayout exceptionLayout = typeSystem.model().exceptionLayout(typeSystem, prebuilt);
        Map<FunctionGraph, FunctionValue> functions =
                new LinkedHashMap<>(context.graphs().functions());
        List<FunctionGraph> graphs = new ArrayList<>(functions.keySet());
        graphs.remove(graphOf(entry));
        graphs.addFirst(graphOf(entry));
        return new Program(graphOf(entry), graphs, exceptionLayout, graphOf(report), functions)
                .withInterrupted(graphOf(interrupted))
                .withHelpers(helpers);
    }

    private static FunctionGraph graphOf(FunctionValue function) {
        return ((FunctionValue.OfGraph) function.code()).graph();
    }

    private static String faultName(String className) {
        return className.replaceAll("([a-z])([A-Z])", "$1_$2").toLowerCase(java.util.Locale.ROOT);
    }

    private FunctionGraph helperGraph(String name, SomeValue... arguments) {
        return context.program().annotateHelper(context.library().function(name), List.of(arguments));
    }

    private SomeValue resultOf(FunctionGraph graph) {
        return context.program().annotation(graph.returnBlock().inputArguments().getFirst());
    }

    private ClassDefinition classRaisedBy(String helper) {
        return ((SomeInstance) resultOf(helperGraph(helper, Lattice.STRING))).definition();
    }

    private FunctionValue reportGraph(FunctionGraph source) {
        Variable exception = new Variable("exception", typeSystem.exceptionType());
        return context.graphs().makeUp("report_uncaught", List.of(exception), Primitive.SIGNED, made -> {
            Typed instance = new Typed(
                    exception,
                    context.reprOf(new SomeInstance(typeSystem.exceptionRoot().definition(), false, Optional.empty())));
            Typed status = context.graphs().call(made.builder(), source, List.of(instance));
            made.returnValue(context.convert(status, context.representations().signed(), made.builder()));
        });
    }
}
