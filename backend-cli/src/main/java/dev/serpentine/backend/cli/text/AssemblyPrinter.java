package dev.serpentine.backend.cli.text;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.AssemblyReference;
import dev.serpentine.backend.cli.assembly.BodyElement;
import dev.serpentine.backend.cli.assembly.BodyElement.Instruction;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.BodyElement.Operand;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodDefinition.Implementation;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.StackDepth;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints an assembly as ILAsm. */
public final class AssemblyPrinter {
    private final String name;
    private final Optional<MethodDefinition> entryPoint;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder data = new StringBuilder();
    private int dataCount;

    private AssemblyPrinter(String name, Optional<MethodDefinition> entryPoint) {
        this.name = name;
        this.entryPoint = entryPoint;
    }

    /** The assembly's text. */
    public static String print(Assembly assembly) {
        return new AssemblyPrinter(assembly.name(), assembly.entryPoint()).print(assembly.types());
    }

    /** The text of one method, as it stands in its assembly's but for the mark of an entry point. */
    public static String print(MethodDefinition method) {
        AssemblyPrinter printer = new AssemblyPrinter("", Optional.empty());
        printer.printMethod(method);
        return printer.text.toString();
    }

    private String print(List<TypeDefinition> types) {
        text.append(".assembly extern ")
                .append(AssemblyReference.BASE_LIBRARY)
                .append(" {\n  .ver ")
                .append(AssemblyReference.MAJOR_VERSION)
                .append(":0:0:0\n  .publickeytoken = ")
                .append(Spelling.bytes(AssemblyReference.token()))
                .append("\n}\n");
        text.append(".assembly ").append(Spelling.quoted(name)).append(" {\n  .ver 1:0:0:0\n}\n");
        text.append(".module ")
                .append(Spelling.quoted(name + (entryPoint.isPresent() ? ".exe" : ".dll")))
                .append('\n');
        types.forEach(this::printType);
        return text.append(data).toString();
    }

    private void printType(TypeDefinition type) {
        text.append("\n.class ")
                .append(type.isPublic() ? "public " : "private ")
                .append(
                        switch (type.kind()) {
                            case CLASS -> "auto ansi beforefieldinit ";
                            case STATIC_CLASS -> "auto ansi abstract sealed beforefieldinit ";
                            case DELEGATE -> "auto ansi sealed ";
                            case BYTES -> "explicit ansi sealed ";
                        })
                .append(Spelling.name(type))
                .append(" extends ")
                .append(
                        type.parent() == SignatureType.Simple.OBJECT
                                ? "[mscorlib]System.Object"
                                : Spelling.bare(type.parent()));
        if (!type.interfaces().isEmpty()) {
            text.append(type.interfaces().stream()
                    .map(Spelling::bare)
                    .collect(Collectors.joining(", ", " implements ", "")));
        }
        text.append(" {\n");
        type.size()
                .ifPresent(
                        size -> text.append("  .pack 1\n  .size ").append(size).append('\n'));
        type.fields().forEach(this::printField);
        type.methods().forEach(this::printMethod);
        text.append("}\n");
    }

    private void printField(FieldDefinition field) {
        text.append("  .field public ")
                .append(field.isStatic() ? "static " : "")
                .append(Spelling.type(field.type()))
                .append(' ')
                .append(Spelling.quoted(field.name()));
        field.data().ifPresent(bytes -> {
            String label = "Data" + dataCount++;
            text.append(" at ").append(label);
            data.append("\n.data ")
                    .append(label)
                    .append(" = bytearray ")
                    .append(Spelling.bytes(bytes))
                    .append('\n');
        });
        text.append('\n');
    }

    private void printMethod(MethodDefinition method) {
        text.append("  .method ")
                .append(method.isPublic() ? "public " : "assembly ")
                .append("hidebysig ")
                .append(method.isSpecialName() ? "specialname rtspecialname " : "")
                .append(
                        switch (method.binding()) {
                            case STATIC -> "static ";
                            case INSTANCE -> "instance ";
                            case NEW_VIRTUAL -> "newslot virtual instance ";
                            case OVERRIDE -> "virtual instance ";
                        });
        if (method.implementation() == Implementation.OfNobody.OF_NOBODY) {
            text.append("abstract ");
        }
        if (method.implementation()
                instanceof Implementation.OfLibrary(String library, String function, boolean keepsError)) {
            text.append("pinvokeimpl(\"")
                    .append(library)
                    .append("\" as \"")
                    .append(function)
                    .append("\" nomangle ")
                    .append(keepsError ? "lasterr " : "")
                    .append("cdecl) ");
        }
        text.append(Spelling.type(method.signature().result()))
                .append(' ')
                .append(method.isSpecialName() ? method.name() : Spelling.quoted(method.name()))
                .append(parameters(method))
                .append(
                        switch (method.implementation()) {
                            case Implementation.OfRuntime _ -> " runtime managed";
                            case Implementation.OfLibrary _ -> " cil managed preservesig";
                            case Implementation.OfBody _, Implementation.OfNobody _ -> " cil managed";
                        })
                .append(method.isInlined() ? " aggressiveinlining" : "")
                .append(" {\n");
        if (entryPoint.filter(entry -> entry == method).isPresent()) {
            text.append("    .entrypoint\n");
        }
        method.body().ifPresent(body -> printBody(method, body));
        text.append("  }\n");
    }

    private static String parameters(MethodDefinition method) {
        List<String> spelled = new ArrayList<>();
        for (int i = 0; i < method.signature().parameters().size(); i++) {
            String name = i < method.parameterNames().size()
                    ? " " + Spelling.quoted(method.parameterNames().get(i))
                    : "";
            spelled.add(Spelling.type(method.signature().parameters().get(i)) + name);
        }
        return spelled.stream().collect(Collectors.joining(", ", "(", ")"));
    }

    private void printBody(MethodDefinition method, MethodBody body) {
        text.append("    .maxstack ").append(StackDepth.of(method, body)).append('\n');
        if (!body.locals().isEmpty()) {
            List<String> locals = new ArrayList<>();
            for (MethodBody.Local local : body.locals()) {
                locals.add("[" + locals.size() + "] " + Spelling.type(local.type()));
            }
            text.append("    .locals init ")
                    .append(locals.stream().collect(Collectors.joining(", ", "(", ")")))
                    .append('\n');
        }
        Map<Label, String> labels = new IdentityHashMap<>();
        for (BodyElement element : body.elements()) {
            if (element instanceof Label label) {
                labels.put(label, "L" + labels.size());
            }
        }
        String[] lastFile = {""};
        for (BodyElement element : body.elements()) {
            switch (element) {
                case Label label -> text.append("  ").append(labels.get(label)).append(":\n");
                case BodyElement.SourceLine(String file, int line) -> {
                    text.append("    .line ").append(line);
                    if (!file.equals(lastFile[0])) {
                        lastFile[0] = file;
                        text.append(' ').append(Spelling.quoted(file));
                    }
                    text.append('\n');
                }
                case Instruction instruction ->
                    text.append("    ").append(spell(instruction, labels)).append('\n');
            }
        }
        for (MethodBody.ProtectedRegion region : body.regions()) {
            text.append("    .try ")
                    .append(labels.get(region.start()))
                    .append(" to ")
                    .append(labels.get(region.handler()))
                    .append(" catch ")
                    .append(Spelling.name(region.caught()))
                    .append(" handler ")
                    .append(labels.get(region.handler()))
                    .append(" to ")
                    .append(labels.get(region.end()))
                    .append('\n');
        }
    }

    private static String spell(Instruction instruction, Map<Label, String> labels) {
        String mnemonic = instruction.opcode().mnemonic();
        return switch (instruction.operand()) {
            case Operand.Nothing _ -> mnemonic;
            case Operand.Number(long number) -> mnemonic + " " + number;
            case Operand.Float(double value) -> mnemonic + " " + Spelling.number(value);
            case Operand.Text(String constant) -> mnemonic + " " + Spelling.text(constant);
            case Operand.Target(Label label) -> mnemonic + " " + labels.get(label);
            case Operand.Targets(List<Label> targets) ->
                mnemonic + targets.stream().map(labels::get).collect(Collectors.joining(", ", " (", ")"));
            case Operand.OfMethod(MethodReference method) -> mnemonic + " " + Spelling.method(method);
            case Operand.OfField(FieldDefinition field) ->
                mnemonic + (mnemonic.equals("ldtoken") ? " field " : " ") + Spelling.field(field);
            case Operand.OfType(SignatureType type) -> mnemonic + " " + Spelling.bare(type);
        };
    }
}
