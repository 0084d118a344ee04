package dev.serpentine.backend.cli.binary;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.AssemblyReference;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.assembly.TypeReference;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives everything that instructions and signatures mention its number in the metadata; what belongs to other
 * assemblies gets its row when it is first mentioned.
 */
final class Tokens {
    private final Metadata metadata;
    private final Map<TypeDefinition, Integer> types = new IdentityHashMap<>();
    private final Map<FieldDefinition, Integer> fields = new IdentityHashMap<>();
    private final Map<MethodDefinition, Integer> methods = new IdentityHashMap<>();
    private final Map<String, Integer> assemblies = new HashMap<>();
    private final Map<ExternalType, Integer> externalTypes = new HashMap<>();
    private final Map<SignatureType, Integer> specifications = new HashMap<>();
    private final Map<MethodReference.External, Integer> externalMethods = new HashMap<>();
    private final Map<Integer, Integer> localSignatures = new HashMap<>();
    private final Map<String, Integer> libraries = new HashMap<>();

    Tokens(Metadata metadata, Assembly assembly) {
        this.metadata = metadata;
        // The first row of types stands for what is outside of all types.
        for (TypeDefinition type : assembly.types()) {
            types.put(type, MetadataTable.TYPE_DEFINITION.token(types.size() + 2));
            for (FieldDefinition field : type.fields()) {
                fields.put(field, MetadataTable.FIELD.token(fields.size() + 1));
            }
            for (MethodDefinition method : type.methods()) {
                methods.put(method, MetadataTable.METHOD.token(methods.size() + 1));
            }
        }
    }

    int of(FieldDefinition field) {
        return known(fields.get(field), field.name());
    }

    int of(TypeReference type) {
        return switch (type) {
            case TypeDefinition definition -> known(types.get(definition), definition.name());
            case ExternalType external -> ofExternal(external);
        };
    }

    private static int known(Integer token, String name) {
        if (token == null) {
            throw new IllegalStateException(name + " was not added to the assembly");
        }
        return token;
    }

    private int ofExternal(ExternalType type) {
        Integer known = externalTypes.get(type);
        if (known == null) {
            int scope = MetadataTable.Coded.RESOLUTION_SCOPE.of(
                    MetadataTable.ASSEMBLY_REFERENCE.token(assembly(type.assembly())));
            known = MetadataTable.TYPE_REFERENCE.token(metadata.add(
                    MetadataTable.TYPE_REFERENCE,
                    scope,
                    metadata.string(type.name()),
                    metadata.string(type.namespace())));
            externalTypes.put(type, known);
        }
        return known;
    }

    private int assembly(String name) {
        return assemblies.computeIfAbsent(
                name,
                added -> metadata.add(
                        MetadataTable.ASSEMBLY_REFERENCE,
                        AssemblyReference.MAJOR_VERSION,
                        0,
                        0,
                        0,
                        0,
                        metadata.blob(AssemblyReference.token()),
                        metadata.string(added),
                        0,
                        0));
    }

    /** The row of a native library. */
    int library(String name) {
        return libraries.computeIfAbsent(
                name, added -> metadata.add(MetadataTable.MODULE_REFERENCE, metadata.string(added)));
    }

    /** The token of a type as an instruction's operand. */
    int of(SignatureType type) {
        return switch (type) {
            case SignatureType.OfClass(TypeReference named) -> of(named);
            case SignatureType.OfValue(TypeReference named) -> of(named);
            case SignatureType.Simple simple -> of(systemType(simple));
            case SignatureType.ArrayOf _,
                    SignatureType.Generic _,
                    SignatureType.ReferenceTo _,
                    SignatureType.Parameter _ -> specification(type);
        };
    }

    private static ExternalType systemType(SignatureType.Simple simple) {
        return ExternalType.ofBaseLibrary(
                "System",
                switch (simple) {
                    case VOID -> "Void";
                    case BOOLEAN -> "Boolean";
                    case CHARACTER -> "Char";
                    case INT8 -> "SByte";
                    case UINT8 -> "Byte";
                    case INT16 -> "Int16";
                    case UINT16 -> "UInt16";
                    case INT32 -> "Int32";
                    case UINT32 -> "UInt32";
                    case INT64 -> "Int64";
                    case UINT64 -> "UInt64";
                    case FLOAT32 -> "Single";
                    case FLOAT64 -> "Double";
                    case STRING -> "String";
                    case NATIVE_INT -> "IntPtr";
                    case OBJECT -> "Object";
                });
    }

    private int specification(SignatureType type) {
        Integer known = specifications.get(type);
        if (known == null) {
            ByteSink signature = new ByteSink();
            write(type, signature);
            known = MetadataTable.TYPE_SPECIFICATION.token(
                    metadata.add(MetadataTable.TYPE_SPECIFICATION, metadata.blob(signature.toBytes())));
            specifications.put(type, known);
        }
        return known;
    }

    int of(MethodReference method) {
        return switch (method) {
            case MethodDefinition definition -> known(methods.get(definition), definition.name());
            case MethodReference.External external -> ofExternal(external);
        };
    }

    private int ofExternal(MethodReference.External method) {
        Integer known = externalMethods.get(method);
        if (known == null) {
            known = MetadataTable.MEMBER_REFERENCE.token(metadata.add(
                    MetadataTable.MEMBER_REFERENCE,
                    MetadataTable.Coded.MEMBER_PARENT.of(of(method.owner())),
                    metadata.string(method.name()),
                    signature(method.signature())));
            externalMethods.put(method, known);
        }
        return known;
    }

    /** The place of a method's signature. */
    int signature(MethodSignature signature) {
        ByteSink sink = new ByteSink()
                .one(signature.isInstance() ? 0x20 : 0)
                .compressed(signature.parameters().size());
        write(signature.result(), sink);
        signature.parameters().forEach(parameter -> write(parameter, sink));
        return metadata.blob(sink.toBytes());
    }

    /** The place of a field's signature. */
    int signature(SignatureType fieldType) {
        ByteSink sink = new ByteSink().one(0x06);
        write(fieldType, sink);
        return metadata.blob(sink.toBytes());
    }

    /** The token of the types of local variables; 0 for none. */
    int localVariables(List<MethodBody.Local> locals) {
        if (locals.isEmpty()) {
            return 0;
        }
        ByteSink sink = new ByteSink().one(0x07).compressed(locals.size());
        locals.forEach(local -> write(local.type(), sink));
        return localSignatures.computeIfAbsent(
                metadata.blob(sink.toBytes()),
                place -> MetadataTable.STANDALONE_SIGNATURE.token(
                        metadata.add(MetadataTable.STANDALONE_SIGNATURE, place)));
    }

    private void write(SignatureType type, ByteSink sink) {
        switch (type) {
            case SignatureType.Simple simple -> sink.one(simple.code());
            case SignatureType.OfClass(TypeReference named) ->
                sink.one(0x12).compressed(MetadataTable.Coded.TYPE.of(of(named)));
            case SignatureType.OfValue(TypeReference named) ->
                sink.one(0x11).compressed(MetadataTable.Coded.TYPE.of(of(named)));
            case SignatureType.ArrayOf(SignatureType item) -> write(item, sink.one(0x1D));
            case SignatureType.ReferenceTo(SignatureType target) -> write(target, sink.one(0x10));
            case SignatureType.Parameter(int index) -> sink.one(0x13).compressed(index);
            case SignatureType.Generic(TypeReference named, boolean isValue, List<SignatureType> arguments) -> {
                sink.one(0x15)
                        .one(isValue ? 0x11 : 0x12)
                        .compressed(MetadataTable.Coded.TYPE.of(of(named)))
                        .compressed(arguments.size());
                arguments.forEach(argument -> write(argument, sink));
            }
        }
    }
}
