package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.RequestHelpers;
import dev.serpentine.typer.SystemLibrary;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.TypingOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Types a whole program, classes as a {@link ClassModel} has them. The annotated graphs stay as they are. */
public final class ProgramTyper {
    private final TypingContext context;
    private final ProgramHelpers helpers;
    private final ClassTypeSystem typeSystem;

    private ProgramTyper(TypingContext context, ProgramHelpers helpers) {
        this.context = context;
        this.helpers = helpers;
        this.typeSystem = (ClassTypeSystem) context.typeSystem();
    }

    /**
     * Types a program whose entry takes nothing and returns the exit status.
     *
     * @param annotated is closed on the way
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
        return closed(annotated, host, library, options, kept, model).run(kept);
    }

    /**
     * Requests all that typing will need of a program, and closes it.
     *
     * @throws dev.serpentine.frontend.diagnostics.TranslationFailed where inference finds something wrong in what is
     *     requested
     */
    public static void close(
            AnnotatedProgram annotated,
            Host host,
            SystemLibrary library,
            TypingOptions options,
            List<KeptHelper> kept,
            Function<TypingContext, ClassModel> model) {
        closed(annotated, host, library, options, kept, model);
    }

    private static ProgramTyper closed(
            AnnotatedProgram annotated,
            Host host,
            SystemLibrary library,
            TypingOptions options,
            List<KeptHelper> kept,
            Function<TypingContext, ClassModel> model) {
        annotated.open();
        ProgramHelpers helpers = ProgramHelpers.requested(annotated, library, options);
        TypingContext context = RequestHelpers.andClose(
                annotated,
                kept,
                () -> new TypingContext(
                        annotated, host, library, options, made -> new ClassTypeSystem(made, model.apply(made))));
        return new ProgramTyper(context, helpers);
    }

    private Program run(List<KeptHelper> kept) {
        Map<String, ClassDefinition> raised = helpers.raised();
        typeSystem.setExceptionRoot(helpers.exceptionRoot());
        List<FunctionGraph> keptSources = KeptHelper.usefulTo(context.program(), kept).stream()
                .map(helper ->
                        context.program().requestHelper(context.library().function(helper.name()), helper.arguments()))
                .toList();
        typeSystem.virtualMethods().findSelfTypes();
        raised.values().forEach(typeSystem.layouts()::of);
        List<FunctionValue> keptFunctions =
                keptSources.stream().map(context.graphs()::functionOf).toList();

        FunctionValue entry = context.graphs().makeUp("entry", List.of(), Primitive.SIGNED, made -> {
            Typed status =
                    context.graphs().call(made.builder(), context.program().entry(), List.of());
            made.returnValue(context.convert(status, context.representations().signed(), made.builder()));
        });
        FunctionValue report = reportGraph(helpers.reportUncaught());
        FunctionValue interrupted = context.graphs().functionOf(helpers.interrupted());
        typeSystem.model().prepare(typeSystem);
        ClassLayouts layouts = typeSystem.layouts();
        raised.values().forEach(layouts::of);
        layouts.finish();

        ClassLayout exceptions = typeSystem.exceptionRoot();
        Map<String, Constant> prebuilt = new LinkedHashMap<>();
        raised.forEach((name, definition) -> prebuilt.put(
                name,
                PrebuiltExceptions.make(
                        layouts.of(definition), exceptions, typeSystem.model(), helpers.messageOf(name), context)));
        ExceptionLayout exceptionLayout = typeSystem.model().exceptionLayout(typeSystem, prebuilt);
        Map<FunctionGraph, FunctionValue> functions =
                new LinkedHashMap<>(context.graphs().functions());
        List<FunctionGraph> graphs = new ArrayList<>(functions.keySet());
        graphs.remove(graphOf(entry));
        graphs.addFirst(graphOf(entry));
        return new Program(graphOf(entry), graphs, exceptionLayout, graphOf(report), functions)
                .withInterrupted(graphOf(interrupted))
                .withHelpers(keptFunctions);
    }

    private static FunctionGraph graphOf(FunctionValue function) {
        return ((FunctionValue.OfGraph) function.code()).graph();
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
