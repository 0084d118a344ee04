package dev.serpentine.backend.jvm.facade;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.serpentine.graph.type.InstanceType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** A Java exception class for each of the program's, with the same parents; the first one is a RuntimeException. */
final class FacadeExceptions {
    private static final TypeName TRACE = ArrayTypeName.of(StackTraceElement.class);

    private final FacadeNames names;
    private final InstanceType root;
    private final Map<InstanceType, ClassName> classes = new LinkedHashMap<>();

    /** @param all classes of the program, parents before children */
    FacadeExceptions(FacadeNames names, InstanceType root, Collection<InstanceType> all) {
        this.names = names;
        this.root = root;
        all.stream()
                .filter(type -> type.extendsOrIs(root))
                .forEach(type -> classes.put(type, names.classNamed(plainName(type))));
    }

    private static String plainName(InstanceType type) {
        return type.name().substring(type.name().lastIndexOf('.') + 1);
    }

    /** The class of all. */
    ClassName rootClass() {
        return classes.get(root);
    }

    /** The classes' declarations. */
    List<TypeSpec> declarations() {
        List<TypeSpec> declared = new ArrayList<>();
        classes.forEach((type, name) -> declared.add(type == root ? rootDeclaration(name) : declaration(type, name)));
        return declared;
    }

    private static MethodSpec.Builder constructor() {
        return MethodSpec.constructorBuilder()
                .addParameter(String.class, "pythonType")
                .addParameter(String.class, "message")
                .addParameter(TRACE, "places");
    }

    private static TypeSpec.Builder began(InstanceType type, ClassName name) {
        FieldSpec version = FieldSpec.builder(
                        long.class, "serialVersionUID", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("1L")
                .build();
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addField(version)
                .addJavadoc("Python's {@code $L}.\n", plainName(type));
    }

    private TypeSpec declaration(InstanceType type, ClassName name) {
        return began(type, name)
                .superclass(classes.get((InstanceType) type.parent().orElseThrow()))
                .addMethod(constructor()
                        .addStatement("super(pythonType, message, places)")
                        .build())
                .build();
    }

    private static TypeSpec rootDeclaration(ClassName name) {
        MethodSpec.Builder constructor = constructor()
                .addStatement("super(message)")
                .addStatement("this.pythonType = pythonType")
                .addStatement("setStackTrace(places)");
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .superclass(RuntimeException.class)
                .addJavadoc(
                        "What a function of the library raised. The stack trace shows the places in the Python program.\n")
                .addField(FieldSpec.builder(
                                long.class, "serialVersionUID", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("1L")
                        .build())
                .addField(String.class, "pythonType", Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(constructor.build())
                .addMethod(getter("pythonType", String.class, "The name of the exception's class in Python.")
                        .addStatement("return pythonType")
                        .build())
                .addMethod(getter(
                                "file",
                                String.class,
                                "The name of the Python file where it was raised, empty if that is not known.")
                        .addStatement("$T[] places = getStackTrace()", StackTraceElement.class)
                        .addStatement(
                                "return places.length == 0 || places[0].getFileName() == null ? $S : places[0].getFileName()",
                                "")
                        .build())
                .addMethod(getter("line", int.class, "The line in that file, 0 if it is not known.")
                        .addStatement("$T[] places = getStackTrace()", StackTraceElement.class)
                        .addStatement("return places.length == 0 ? 0 : places[0].getLineNumber()")
                        .build())
                .build();
    }

    private static MethodSpec.Builder getter(String name, Class<?> type, String meaning) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addJavadoc("$L\n", meaning);
    }

    /** The method that makes the Java exception of what left the program. */
    MethodSpec conversion(Spelling spelling, ClassName calls, ClassName raisable, CodeBlock message) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("exception")
                .addModifiers(Modifier.STATIC)
                .addParameter(Throwable.class, "thrown")
                .returns(RuntimeException.class);
        method.addStatement("$T raised = $T.raised(thrown)", raisable, calls);
        method.addStatement("$T instance = ($T) raised", emitted(spelling, root), emitted(spelling, root));
        method.addStatement(
                "$T places = $T.places(thrown, $S)",
                TRACE,
                calls,
                names.hiddenFolder().replace('/', '.'));
        method.addStatement("$T message = $L", String.class, message);
        method.beginControlFlow("switch (raised.getClass().getName())");
        classes.forEach((type, name) -> {
            if (type != root) {
                method.addCode(
                        "case $S: return new $T($S, message, places);\n",
                        emitted(spelling, type).reflectionName(),
                        name,
                        plainName(type));
            }
        });
        method.addCode("default: return new $T($S, message, places);\n", rootClass(), plainName(root));
        return method.endControlFlow().build();
    }

    private ClassName emitted(Spelling spelling, InstanceType type) {
        return (ClassName) names.type(spelling.descriptor(type.pointer()));
    }
}
