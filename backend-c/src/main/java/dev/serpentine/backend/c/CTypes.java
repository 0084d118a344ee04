package dev.serpentine.backend.c;

import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Spells types and remembers which were asked for, so that they can be declared.
 *
 * <p>A struct with a parent begins with it, as the member {@code super}. A collected struct without a parent and a
 * collected array begin with the collector's {@code header}. An array is a struct of its {@code length}, or the fields
 * of its head, and its {@code items}, which begin at a multiple of a word.
 */
final class CTypes {
    private final CNames names;
    private final Map<ContainerType, String> tags = new LinkedHashMap<>();
    private final Map<StructType, Map<String, String>> members = new HashMap<>();
    private final Map<FunctionType, String> functionTypes = new LinkedHashMap<>();
    private final List<ContainerType> undeclared = new ArrayList<>();
    private final List<FunctionType> undeclaredFunctions = new ArrayList<>();

    CTypes(CNames names) {
        this.names = names;
        // The run-time support declares this one, to work on such arrays itself.
        tags.put(StandardLayouts.CHARS, "rt_bytes");
    }

    /** The type as it stands before a name: {@code struct Task *}. */
    String spell(LowLevelType type) {
        return switch (type) {
            case Primitive primitive -> spell(primitive);
            case PointerType(ContainerType target) -> spellContainer(target) + " *";
            case ContainerType container -> spellContainer(container);
            case PythonObject _ -> throw new IllegalArgumentException("an untyped value has no C type");
        };
    }

    /** A declaration of {@code name} with that type. */
    String declare(LowLevelType type, String name) {
        String spelled = spell(type);
        return spelled.endsWith("*") ? spelled + name : spelled + " " + name;
    }

    private static String spell(Primitive type) {
        return switch (type) {
            case VOID -> "void";
            case BOOL -> "bool";
            case CHAR, UINT8 -> "unsigned char";
            case UNICHAR, UINT32 -> "unsigned int";
            case INT8 -> "signed char";
            case INT16 -> "short";
            case UINT16 -> "unsigned short";
            case INT32 -> "int";
            case SIGNED -> "long";
            case UNSIGNED -> "unsigned long";
            case FLOAT -> "double";
            case SINGLEFLOAT -> "float";
            case ADDRESS -> "char *";
        };
    }

    private String spellContainer(ContainerType type) {
        return type instanceof FunctionType function ? functionType(function) : "struct " + tag(type);
    }

    private String functionType(FunctionType type) {
        String known = functionTypes.get(type);
        if (known == null) {
            known = names.unique("function_" + (functionTypes.size() + 1));
            functionTypes.put(type, known);
            undeclaredFunctions.add(type);
        }
        return known;
    }

    /** The tag of a struct, array or opaque type. */
    String tag(ContainerType type) {
        String known = tags.get(type);
        if (known == null) {
            known = names.unique(
                    switch (type) {
                        case StructType struct -> struct.name();
                        case ArrayType array ->
                            "array_of_" + describe(array.item()) + (array.isGarbageCollected() ? "" : "_raw");
                        case OpaqueType opaque -> opaque.name();
                        case InstanceType _ -> throw new IllegalArgumentException("C has no classes");
                        case FunctionType _ -> throw new IllegalArgumentException("a function has no struct");
                    });
            tags.put(type, known);
            undeclared.add(type);
        }
        return known;
    }

    private static String describe(LowLevelType item) {
        return switch (item) {
            case PointerType(FunctionType _) -> "function";
            case PointerType(StructType struct) -> struct.name();
            case PointerType(ArrayType array) -> "array_of_" + describe(array.item());
            case PointerType(OpaqueType opaque) -> opaque.name();
            default -> item.text().toLowerCase(java.util.Locale.ROOT);
        };
    }

    /** The member that holds a field of the struct itself. */
    private String member(StructType type, String field) {
        return members.computeIfAbsent(type, struct -> {
                    CNames scope = new CNames();
                    scope.unique("super");
                    scope.unique("header");
                    Map<String, String> spelled = new HashMap<>();
                    for (StructType.Field own : struct.ownFields()) {
                        spelled.put(own.name(), scope.unique(own.name()));
                    }
                    return spelled;
                })
                .get(field);
    }

    /** The members to follow from a struct to a field, inherited ones too: {@code super.super.next}. */
    String memberPath(StructType type, String field) {
        StringBuilder path = new StringBuilder();
        for (StructType owner = type; owner != null; owner = owner.parent().orElse(null)) {
            String member = member(owner, field);
            if (member != null) {
                return path.append(member).toString();
            }
            path.append("super.");
        }
        throw new IllegalArgumentException("struct " + type.name() + " has no field " + field);
    }

    /** The members to follow to the collector's header of a collected container. */
    String headerPath(ContainerType type) {
        StringBuilder path = new StringBuilder();
        StructType parent = type instanceof StructType struct ? struct.parent().orElse(null) : null;
        while (parent != null) {
            path.append("super.");
            parent = parent.parent().orElse(null);
        }
        return path.append("header").toString();
    }

    /**
     * Declares every type that was spelled so far, and those that they need.
     *
     * @return forward declarations, function types, then structs, parents first
     */
    String declarations() {
        StringBuilder forward = new StringBuilder();
        StringBuilder functions = new StringBuilder();
        Map<ContainerType, String> definitions = new LinkedHashMap<>();
        int done = 0;
        int doneFunctions = 0;
        while (done < undeclared.size() || doneFunctions < undeclaredFunctions.size()) {
            if (done < undeclared.size()) {
                ContainerType type = undeclared.get(done++);
                forward.append("struct ").append(tag(type)).append(";\n");
                define(type, definitions);
            } else {
                functions
                        .append("typedef ")
                        .append(signature(undeclaredFunctions.get(doneFunctions++)))
                        .append(";\n");
            }
        }
        StringBuilder text = new StringBuilder();
        text.append(forward).append('\n').append(functions).append('\n');
        definitions.values().forEach(text::append);
        return text.toString();
    }

    private String signature(FunctionType type) {
        List<String> parameters = type.arguments().stream().map(this::spell).toList();
        return declare(type.result(), functionType(type)) + "("
                + (parameters.isEmpty() ? "void" : String.join(", ", parameters)) + ")";
    }

    private void define(ContainerType type, Map<ContainerType, String> definitions) {
        if (definitions.containsKey(type)) {
            return;
        }
        switch (type) {
            case StructType struct -> {
                struct.parent().ifPresent(parent -> {
                    tag(parent);
                    define(parent, definitions);
                });
                definitions.put(type, structBody(struct));
            }
            case ArrayType array ->
                definitions.put(type, "struct " + tag(array) + " { " + arrayMembers(array, "") + " };\n");
            case OpaqueType _ -> definitions.put(type, "");
            case InstanceType _ -> throw new IllegalArgumentException("C has no classes");
            case FunctionType _ -> throw new IllegalArgumentException("a function has no struct");
        }
    }

    private String structBody(StructType struct) {
        StringBuilder text = new StringBuilder("struct " + tag(struct) + " {\n");
        if (struct.parent().isPresent()) {
            text.append("    struct ").append(tag(struct.parent().get())).append(" super;\n");
        } else if (struct.isGarbageCollected()) {
            text.append("    unsigned long header;\n");
        }
        for (StructType.Field field : struct.ownFields()) {
            if (field.type() != Primitive.VOID) {
                text.append("    ")
                        .append(declare(field.type(), member(struct, field.name())))
                        .append(";\n");
            }
        }
        return text.append("};\n").toString();
    }

    /** The members of an array with so many items. */
    String arrayMembers(ArrayType array, String count) {
        String front = array.head()
                .map(head -> head.allFields().stream()
                        .map(field -> declare(field.type(), member(head, field.name())) + "; ")
                        .collect(Collectors.joining()))
                .orElse("long length; ");
        String items = "items[" + count + "]" + (array.head().isPresent() ? " __attribute__((aligned(8)))" : "");
        return (array.isGarbageCollected() ? "unsigned long header; " : "") + front + declare(array.item(), items)
                + ";";
    }
}
