package dev.serpentine.backend.cli.text;

import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.assembly.TypeReference;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** How ILAsm spells names, types and references. */
final class Spelling {

    private Spelling() {}

    /** A name in quotes, so that no name is taken for a keyword. */
    static String quoted(String name) {
        return "'" + name.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'";
    }

    /** A type's own name: with its assembly where that is another. */
    static String name(TypeReference type) {
        String path = Arrays.stream(type.namespace().split("\\."))
                .filter(part -> !part.isEmpty())
                .map(part -> quoted(part) + ".")
                .collect(Collectors.joining());
        return switch (type) {
            case ExternalType external -> "[" + external.assembly() + "]" + path + quoted(type.name());
            case TypeDefinition _ -> path + quoted(type.name());
        };
    }

    /** A type in a signature. */
    static String type(SignatureType type) {
        return switch (type) {
            case SignatureType.Simple simple -> simple.text();
            case SignatureType.OfClass(TypeReference named) -> "class " + name(named);
            case SignatureType.OfValue(TypeReference named) -> "valuetype " + name(named);
            case SignatureType.ArrayOf(SignatureType item) -> type(item) + "[]";
            case SignatureType.ReferenceTo(SignatureType target) -> type(target) + "&";
            case SignatureType.Parameter(int index) -> "!" + index;
            case SignatureType.Generic(TypeReference named, boolean isValue, List<SignatureType> arguments) ->
                (isValue ? "valuetype " : "class ")
                        + name(named)
                        + arguments.stream().map(Spelling::type).collect(Collectors.joining(", ", "<", ">"));
        };
    }

    /** A type where a name alone will do: as owner of a member, or operand of an instruction. */
    static String bare(SignatureType type) {
        return type instanceof SignatureType.OfClass(TypeReference named) ? name(named) : type(type);
    }

    static String types(List<SignatureType> types) {
        return types.stream().map(Spelling::type).collect(Collectors.joining(", ", "(", ")"));
    }

    static String method(MethodReference method) {
        String owner = switch (method) {
            case MethodDefinition definition -> name(definition.owner());
            case MethodReference.External external -> bare(external.owner());
        };
        String name = method.name().startsWith(".") ? method.name() : quoted(method.name());
        return (method.signature().isInstance() ? "instance " : "")
                + type(method.signature().result()) + " " + owner + "::" + name
                + types(method.signature().parameters());
    }

    static String field(FieldDefinition field) {
        return type(field.type()) + " " + name(field.owner()) + "::" + quoted(field.name());
    }

    static String bytes(byte[] bytes) {
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < bytes.length; i++) {
            text.append(i == 0 ? "" : i % 32 == 0 ? "\n    " : " ")
                    .append(Character.forDigit(bytes[i] >> 4 & 15, 16))
                    .append(Character.forDigit(bytes[i] & 15, 16));
        }
        return text.append(')').toString();
    }

    /** A string constant. */
    static String text(String text) {
        boolean isPlain = text.chars().allMatch(unit -> unit >= ' ' && unit < 0x7F && unit != '"' && unit != '\\');
        return isPlain ? '"' + text + '"' : "bytearray " + bytes(text.getBytes(StandardCharsets.UTF_16LE));
    }

    /** A float constant, as its bits. */
    static String number(double value) {
        long bits = Double.doubleToRawLongBits(value);
        byte[] bytes = new byte[8];
        for (int i = 0; i < 8; i++) {
            bytes[i] = (byte) (bits >> 8 * i);
        }
        return bytes(bytes);
    }
}
