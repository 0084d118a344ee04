package dev.serpentine.backend.cli.binary;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodDefinition.Implementation;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Writes an assembly as a file. */
public final class AssemblyWriter {
    private static final int NO_PARENT = 0;

    private final Assembly assembly;
    private final Metadata metadata = new Metadata();
    private final Tokens tokens;
    private final DebugInformation debug = new DebugInformation();
    /** What the section holds behind the header of the assembly. */
    private final ByteSink content = new ByteSink();

    private AssemblyWriter(Assembly assembly) {
        this.assembly = assembly;
        this.tokens = new Tokens(metadata, assembly);
    }

    /**
     * What is written of an assembly.
     *
     * @param assembly the file that runs
     * @param debugInformation the file beside it, of the same name ending in {@code .pdb}, that tells of source lines
     */
    public record Files(byte[] assembly, byte[] debugInformation) {}

    /** The bytes of the assembly's files. */
    public static Files write(Assembly assembly) {
        return new AssemblyWriter(assembly).write();
    }

    private Files write() {
        BodyEncoder encoder = new BodyEncoder(metadata, tokens);
        metadata.add(MetadataTable.TYPE_DEFINITION, 0, metadata.string("<Module>"), 0, NO_PARENT, 1, 1);
        for (TypeDefinition type : assembly.types()) {
            addType(type, encoder);
        }
        metadata.add(MetadataTable.ASSEMBLY, 0x8004, 1, 0, 0, 0, 0, 0, metadata.string(assembly.name()), 0);
        byte[] identifier = Arrays.copyOf(hash(), 16);
        String file = assembly.name() + (assembly.entryPoint().isPresent() ? ".exe" : ".dll");
        metadata.add(MetadataTable.MODULE, 0, metadata.string(file), metadata.guid(identifier), 0, 0);
        int entryPoint = assembly.entryPoint().map(tokens::of).orElse(0);
        byte[] executable = new ExecutableFile(
                        content, metadata.toBytes(Map.of()), identifier, entryPoint, assembly.name())
                .toBytes();
        return new Files(executable, debug.toBytes(identifier, entryPoint));
    }

    private byte[] hash() {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(new ByteSink()
                            .text(assembly.name())
                            .all(content.toBytes())
                            .toBytes());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void addType(TypeDefinition type, BodyEncoder encoder) {
        int flags = (type.isPublic() ? 1 : 0)
                | switch (type.kind()) {
                    case CLASS -> 0x100000;
                    case STATIC_CLASS -> 0x100180;
                    case DELEGATE -> 0x100;
                    case BYTES -> 0x110;
                };
        int parent = MetadataTable.Coded.TYPE.of(tokens.of(type.parent()));
        int row = metadata.add(
                MetadataTable.TYPE_DEFINITION,
                flags,
                metadata.string(type.name()),
                metadata.string(type.namespace()),
                parent,
                metadata.count(MetadataTable.FIELD) + 1,
                metadata.count(MetadataTable.METHOD) + 1);
        for (SignatureType implemented : type.interfaces()) {
            metadata.add(
                    MetadataTable.INTERFACE_IMPLEMENTATION, row, MetadataTable.Coded.TYPE.of(tokens.of(implemented)));
        }
        type.size().ifPresent(size -> metadata.add(MetadataTable.CLASS_LAYOUT, 1, size, row));
        type.fields().forEach(this::addField);
        for (MethodDefinition method : type.methods()) {
            addMethod(method, encoder);
        }
    }

    private void addField(FieldDefinition field) {
        int flags = 6 | (field.isStatic() ? 0x10 : 0) | (field.data().isPresent() ? 0x100 : 0);
        int row =
                metadata.add(MetadataTable.FIELD, flags, metadata.string(field.name()), tokens.signature(field.type()));
        field.data().ifPresent(data -> {
            content.align(8);
            metadata.add(MetadataTable.FIELD_ADDRESS, ExecutableFile.CONTENT_ADDRESS + content.size(), row);
            content.all(data);
        });
    }

    private void addMethod(MethodDefinition method, BodyEncoder encoder) {
        int address = 0;
        int implementationFlags = method.isInlined() ? 0x100 : 0;
        int flags = (method.isPublic() ? 6 : 3)
                | 0x80
                | (method.isSpecialName() ? 0x1800 : 0)
                | switch (method.binding()) {
                    case STATIC -> 0x10;
                    case INSTANCE -> 0;
                    case NEW_VIRTUAL -> 0x140;
                    case OVERRIDE -> 0x40;
                };
        int localSignature = 0;
        List<BodyEncoder.LineMark> lines = List.of();
        int row = metadata.count(MetadataTable.METHOD) + 1;
        switch (method.implementation()) {
            case Implementation.OfBody(MethodBody body) -> {
                BodyEncoder.Encoded encoded = encoder.encode(method, body);
                content.align(4);
                address = ExecutableFile.CONTENT_ADDRESS + content.size();
                content.all(encoded.bytes());
                lines = encoded.lines();
                localSignature = tokens.localVariables(body.locals());
            }
            case Implementation.OfRuntime _ -> implementationFlags |= 3;
            case Implementation.OfLibrary(String library, String function, boolean keepsError) -> {
                flags |= 0x2000;
                implementationFlags |= 0x80;
                metadata.add(
                        MetadataTable.IMPLEMENTATION_MAP,
                        0x201 | (keepsError ? 0x40 : 0),
                        MetadataTable.Coded.MEMBER_FORWARDED.of(MetadataTable.METHOD.token(row)),
                        metadata.string(function),
                        tokens.library(library));
            }
            case Implementation.OfNobody _ -> flags |= 0x400;
        }
        int firstParameter = metadata.count(MetadataTable.PARAMETER) + 1;
        for (int i = 0; i < method.parameterNames().size(); i++) {
            metadata.add(
                    MetadataTable.PARAMETER,
                    0,
                    i + 1,
                    metadata.string(method.parameterNames().get(i)));
        }
        metadata.add(
                MetadataTable.METHOD,
                address,
                implementationFlags,
                flags,
                metadata.string(method.name()),
                tokens.signature(method.signature()),
                firstParameter);
        debug.add(lines, localSignature);
    }
}
