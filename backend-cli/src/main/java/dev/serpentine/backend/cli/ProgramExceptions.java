package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.graph.type.InstanceType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How the program's exceptions travel: a Python exception is an object of the program, and what the platform throws is an object of its own that holds it. What the
 * platform itself raises stands for a prebuilt exception of the program.
 */
final class ProgramExceptions {
    /** Which exceptions of the platform stand for which of the program. */
    private static final Map<String, String> IMPLICIT = new LinkedHashMap<>();

    static {
        IMPLICIT.put("OverflowException", "OverflowError");
        IMPLICIT.put("StackOverflowException", "RecursionError");
        IMPLICIT.put("OutOfMemoryException", "MemoryError");
    }

    private final ExceptionLayout layout;
    private final SignatureType instanceType;
    private final TypeDefinition carrier;
    private final FieldDefinition carried;
    private final MethodDefinition caught;

    ProgramExceptions(ExceptionLayout layout, Assembly assembly, CliTypes types) {
        this.layout = layout;
        this.instanceType = types.classOf(layout.instance()).reference();
        this.carrier = assembly.add(TypeDefinition.ofClass(RuntimeLibrary.NAMESPACE, "PythonException", true, BaseLibrary.EXCEPTION.reference()));
        this.carried = carrier.addField("instance", instanceType);
        MethodBody constructor = new MethodBody();
        carrier.addMethod(MethodDefinition.of(carrier, ".ctor", MethodSignature.ofInstance(Simple.VOID, instanceType), MethodDefinition.Binding.INSTANCE, List.of("instance"),
                constructor));
        constructor.loadArgument(0).call(MethodReference.ofInstance(BaseLibrary.EXCEPTION, ".ctor", Simple.VOID)).loadArgument(0).loadArgument(1)
                .field(CilOpcode.STFLD, carried).add(CilOpcode.RET);
        this.caught = carrier.addMethod(MethodDefinition.ofStatic(carrier, "caught", instanceType, List.of(BaseLibrary.EXCEPTION.reference())));
    }

    /** Makes what can be thrown of an exception of the program. */
    MethodReference constructor() {
        return carrier.method(".ctor");
    }

    /** {@code (what was thrown) -> the exception of the program}; throws on what is none. */
    MethodReference caught() {
        return caught;
    }

    /** Whether every exception of the program is one of that class. */
    boolean isEverything(InstanceType type) {
        return type == layout.instance();
    }

    /** Writes {@link #caught}, when the prebuilt exceptions can be asked for. */
    void complete(PrebuiltData data) {
        MethodBody body = caught.body().orElseThrow();
        Label isNone = new Label();
        body.loadArgument(0).type(CilOpcode.ISINST, carrier.reference()).jump(CilOpcode.BRFALSE, isNone);
        body.loadArgument(0).type(CilOpcode.CASTCLASS, carrier.reference()).field(CilOpcode.LDFLD, carried).add(CilOpcode.RET).mark(isNone);
        IMPLICIT.forEach((theirs, ours) -> {
            if (layout.prebuilt().containsKey(ours)) {
                Label next = new Label();
                body.loadArgument(0).type(CilOpcode.ISINST, ExternalType.ofBaseLibrary("System", theirs).reference()).jump(CilOpcode.BRFALSE, next);
                data.load(layout.prebuilt().get(ours), body);
                body.add(CilOpcode.RET).mark(next);
            }
        });
        body.loadArgument(0).add(CilOpcode.THROW);
    }
}
