package dev.serpentine.backend.jvm.facade;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Exports;
import dev.serpentine.graph.program.Exports.Surface;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Writes the Java sources of what users of a library see, and of what converts their values. */
public final class WriteFacade {
    private static final String RUNTIME = "dev/serpentine/backend/jvm/runtime/";
    private static final String INDENTATION = "    ";

    private final Program program;
    private final Spelling spelling;
    private final FacadeNames names;
    private final FacadeTypes types;
    private final FacadeExceptions exceptions;
    private final ClassName facade;
    private final ClassName conversionsName;
    private final TypeSpec.Builder conversionsClass;
    private final FacadeConversions conversions;
    private final ClassName calls;

    private WriteFacade(
            Program program, Collection<InstanceType> classes, Spelling spelling, FacadeNames names, String module) {
        this.program = program;
        this.spelling = spelling;
        this.names = names;
        this.types = new FacadeTypes(names);
        this.facade = names.classNamed(FacadeNames.capitalised(module));
        this.exceptions =
                new FacadeExceptions(names, (InstanceType) program.exceptions().instance(), classes);
        this.conversionsName = names.classNamed("Conversions");
        this.conversionsClass = TypeSpec.classBuilder(conversionsName)
                .addModifiers(Modifier.FINAL)
                .addJavadoc("Stands between Java's values and exceptions and those of the program.\n")
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        this.conversions = new FacadeConversions(names, types, spelling, conversionsClass, conversionsName);
        this.calls = names.hidden(RUNTIME + "LibraryCalls");
    }

    /**
     * Writes them.
     *
     * @param program a library
     * @param classes all classes of the program, parents before children
     * @param module the name of the program's main module
     * @param start internal name of the emitted class whose method {@code prepare} makes the program ready
     */
    public static Facade write(
            Program program, Collection<InstanceType> classes, Spelling spelling, String module, String start) {
        FacadeNames names = new FacadeNames(module.toLowerCase(java.util.Locale.ROOT));
        return new Facade(
                names.hiddenFolder(),
                new WriteFacade(program, classes, spelling, names, module).sources(names.hidden(start)));
    }

    private Map<String, String> sources(ClassName start) {
        TypeSpec.Builder type = TypeSpec.classBuilder(facade)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc(
                        "The functions of a library that is written in Python.\n\n<p>Any thread may call them; while one is inside, others wait. Lists, maps and arrays are copied both ways."
                                + "\nWhat a function raises arrives as a {@link $T}. Recursion may go as deep as the caller's stack allows.\n",
                        exceptions.rootClass())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        program.exports().functions().forEach(function -> type.addMethod(method(function)));
        conversionsClass.addStaticBlock(CodeBlock.of("$T.prepare();\n", start));
        conversionsClass.addMethod(MethodSpec.methodBuilder("begin")
                .addModifiers(Modifier.STATIC)
                .addStatement("$T.begin()", calls)
                .build());
        conversionsClass.addMethod(MethodSpec.methodBuilder("end")
                .addModifiers(Modifier.STATIC)
                .addStatement("$T.end()", calls)
                .build());
        FunctionGraph describe = program.exports().describe().orElseThrow();
        conversionsClass.addMethod(exceptions.conversion(
                spelling,
                calls,
                names.hidden(RUNTIME + "Raisable"),
                conversions.outward(
                        Surface.Simple.STR, describe.resultType(), call(describe, List.of(CodeBlock.of("instance"))))));
        List<TypeSpec> all = new ArrayList<>(List.of(type.build()));
        all.addAll(types.records());
        all.addAll(exceptions.declarations());
        all.add(conversionsClass.build());
        Map<String, String> sources = new LinkedHashMap<>();
        for (TypeSpec each : all) {
            String text = JavaFile.builder(names.packageName(), each)
                    .skipJavaLangImports(true)
                    .indent(INDENTATION)
                    .build()
                    .toString();
            sources.put(names.packageName() + "/" + each.name() + ".java", text);
        }
        return sources;
    }

    private CodeBlock call(FunctionGraph graph, List<CodeBlock> arguments) {
        Spelling.Method method = spelling.method(graph);
        return CodeBlock.of("$T.$L($L)", names.hidden(method.owner()), method.name(), CodeBlock.join(arguments, ", "));
    }

    private MethodSpec method(Exports.Function function) {
        TypeName result = types.of(function.result());
        MethodSpec.Builder method = MethodSpec.methodBuilder(FacadeNames.identifier(function.name()))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(result);
        if (!function.documentation().isEmpty()) {
            method.addJavadoc("$L\n", documentation(function.documentation()));
        }
        NameAllocator locals = new NameAllocator();
        List<LowLevelType> wanted =
                function.graph().parameters().stream().map(Variable::type).toList();
        List<CodeBlock> arguments = new ArrayList<>();
        List<CodeBlock> checks = new ArrayList<>();
        for (Exports.Parameter parameter : function.parameters()) {
            TypeName type = types.of(parameter.type());
            String name = locals.newName(FacadeNames.identifier(parameter.name()));
            method.addParameter(ParameterSpec.builder(type, name).build());
            if (!type.isPrimitive() && parameter.type() != Surface.Simple.OPTIONAL) {
                checks.add(CodeBlock.of("$T.requireNonNull($L, $S)", Objects.class, name, name));
            }
            int next = arguments.size();
            CodeBlock value = CodeBlock.of("$L", name);
            if (parameter.type() instanceof Surface.DictOf dict) {
                arguments.addAll(conversions.inward(dict, wanted.get(next), wanted.get(next + 1), value));
            } else {
                arguments.add(conversions.inward(parameter.type(), wanted.get(next), value));
            }
        }
        checks.forEach(method::addStatement);
        String thrown = locals.newName("thrown");
        method.addStatement("$T.begin()", conversionsName).beginControlFlow("try");
        CodeBlock call = call(function.graph(), arguments);
        method.addStatement(
                result.equals(TypeName.VOID)
                        ? call
                        : CodeBlock.of(
                                "return $L",
                                conversions.outward(
                                        function.result(), function.graph().resultType(), call)));
        method.nextControlFlow("catch ($T $L)", Throwable.class, thrown)
                .addStatement("throw $T.exception($L)", conversionsName, thrown);
        return method.nextControlFlow("finally")
                .addStatement("$T.end()", conversionsName)
                .endControlFlow()
                .build();
    }

    /** A docstring as text that means the same in a Javadoc comment. */
    private static String documentation(String docstring) {
        return docstring
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\\", "&#92;")
                .replace("@", "&#64;")
                .replace("*/", "*&#47;");
    }
}
