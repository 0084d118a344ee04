package dev.serpentine.backend.jvm.facade;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.serpentine.graph.program.Exports.Surface;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** What the types of exported functions are for Java, with a record for each shape of tuple. */
final class FacadeTypes {
    static final ClassName LIST = ClassName.get(List.class);
    static final ClassName MAP = ClassName.get(Map.class);

    private final FacadeNames names;
    private final Map<Surface.TupleOf, ClassName> records = new LinkedHashMap<>();

    FacadeTypes(FacadeNames names) {
        this.names = names;
    }

    /** The type of a parameter or a result. */
    TypeName of(Surface surface) {
        return switch (surface) {
            case Surface.Simple simple ->
                switch (simple) {
                    case INT -> TypeName.LONG;
                    case FLOAT -> TypeName.DOUBLE;
                    case BOOL -> TypeName.BOOLEAN;
                    case STR, OPTIONAL -> ClassName.get(String.class);
                    case BYTES -> ArrayTypeName.of(TypeName.BYTE);
                    case NONE -> TypeName.VOID;
                };
            case Surface.ListOf(Surface item) -> ParameterizedTypeName.get(LIST, part(item));
            case Surface.DictOf(Surface key, Surface value) -> ParameterizedTypeName.get(MAP, part(key), part(value));
            case Surface.TupleOf tuple -> recordOf(tuple);
        };
    }

    /** The type as an argument of a generic type. */
    TypeName part(Surface surface) {
        TypeName type = of(surface);
        return type.isPrimitive() ? type.box() : type;
    }

    private ClassName recordOf(Surface.TupleOf tuple) {
        ClassName known = records.get(tuple);
        if (known == null) {
            known = names.classNamed(word(tuple));
            records.put(tuple, known);
        }
        return known;
    }

    private static String word(Surface surface) {
        return switch (surface) {
            case Surface.Simple simple ->
                switch (simple) {
                    case INT -> "Int";
                    case FLOAT -> "Float";
                    case BOOL -> "Bool";
                    case STR -> "Str";
                    case OPTIONAL -> "OptionalStr";
                    case BYTES -> "Bytes";
                    case NONE -> "None";
                };
            case Surface.ListOf(Surface item) -> "ListOf" + word(item);
            case Surface.DictOf(Surface key, Surface value) -> "DictOf" + word(key) + "To" + word(value);
            case Surface.TupleOf(List<Surface> items) ->
                items.stream().map(FacadeTypes::word).collect(Collectors.joining("And", "TupleOf", ""));
        };
    }

    /** The records of all tuples that were asked for. */
    List<TypeSpec> records() {
        List<TypeSpec> made = new ArrayList<>();
        List<Map.Entry<Surface.TupleOf, ClassName>> known = new ArrayList<>(records.entrySet());
        for (int next = 0; next < known.size(); next++) {
            made.add(recordType(known.get(next).getKey(), known.get(next).getValue()));
            // A part may be a tuple that nothing else mentions.
            known = new ArrayList<>(records.entrySet());
        }
        return made;
    }

    private TypeSpec recordType(Surface.TupleOf tuple, ClassName name) {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        for (int i = 0; i < tuple.items().size(); i++) {
            constructor.addParameter(of(tuple.items().get(i)), "item" + i);
        }
        return TypeSpec.recordBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(constructor.build())
                .addJavadoc("A tuple.\n")
                .build();
    }
}
