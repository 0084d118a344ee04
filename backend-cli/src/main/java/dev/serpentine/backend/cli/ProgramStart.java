package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodBody.ProtectedRegion;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import java.util.List;

/** How a program starts and ends: in a thread whose stack is large, with what nothing caught reported. */
final class ProgramStart {
    private static final int STACK_SIZE = 64 << 20;
    /** What the platform, and functions without a check of their own, may need below the limit. */
    private static final int STACK_RESERVE = 2 << 20;

    private static final ExternalType THREAD = ExternalType.ofBaseLibrary("System.Threading", "Thread");
    private static final ExternalType THREAD_START = ExternalType.ofBaseLibrary("System.Threading", "ThreadStart");
    private static final ExternalType ENVIRONMENT = ExternalType.ofBaseLibrary("System", "Environment");
    private static final SignatureType BYTES = new SignatureType.ArrayOf(Simple.UINT8);

    private final RuntimeLibrary runtime;
    private final ProgramExceptions exceptions;
    private final TypeDefinition owner;
    private final FieldDefinition status;

    private ProgramStart(Assembly assembly, RuntimeLibrary runtime, ProgramExceptions exceptions) {
        this.runtime = runtime;
        this.exceptions = exceptions;
        this.owner = assembly.add(TypeDefinition.ofStaticClass(RuntimeLibrary.NAMESPACE, "Start", true));
        this.status = owner.addStaticField("status", Simple.INT64);
    }

    /**
     * Makes the assembly an executable.
     *
     * @param entry returns the exit status
     * @param report takes an exception of the program, and returns the exit status
     */
    static void into(
            Assembly assembly,
            RuntimeLibrary runtime,
            ProgramExceptions exceptions,
            PrebuiltData data,
            MethodReference entry,
            MethodReference report) {
        ProgramStart start = new ProgramStart(assembly, runtime, exceptions);
        MethodDefinition run = start.run(data, entry, report);
        assembly.setEntryPoint(start.main(run));
    }

    private MethodDefinition run(PrebuiltData data, MethodReference entry, MethodReference report) {
        MethodDefinition run = owner.addMethod(MethodDefinition.ofStatic(owner, "Run", Simple.VOID, List.of()));
        MethodBody body = run.body().orElseThrow();
        int exception = body.addLocal("exception", BaseLibrary.EXCEPTION.reference());
        Label start = new Label();
        Label handler = new Label();
        Label end = new Label();
        Label isOver = new Label();
        body.call(runtime.stackPointer())
                .load((long) (STACK_SIZE - STACK_RESERVE))
                .add(CilOpcode.SUB)
                .field(CilOpcode.STSFLD, runtime.stackLimit());
        body.call(runtime.setLocale()).call(data.initialise());
        body.mark(start).call(entry).field(CilOpcode.STSFLD, status).jump(CilOpcode.LEAVE, end);
        body.mark(handler).storeLocal(exception).jump(CilOpcode.LEAVE, end).mark(end);
        body.protect(new ProtectedRegion(start, handler, end, BaseLibrary.EXCEPTION));
        body.loadLocal(exception).jump(CilOpcode.BRFALSE, isOver);
        body.loadLocal(exception).call(exceptions.uncaught()).call(report).field(CilOpcode.STSFLD, status);
        body.mark(isOver).add(CilOpcode.RET);
        return run;
    }

    private MethodDefinition main(MethodDefinition run) {
        MethodDefinition main = owner.addMethod(MethodDefinition.ofStatic(
                owner, "Main", Simple.INT32, List.of(new SignatureType.ArrayOf(Simple.STRING))));
        MethodBody body = main.body().orElseThrow();
        int index = body.addLocal("index", Simple.INT32);
        int thread = body.addLocal("thread", THREAD.reference());
        Label next = new Label();
        Label isDone = new Label();
        body.loadArgument(0)
                .add(CilOpcode.LDLEN)
                .add(CilOpcode.CONV_I4)
                .load(1)
                .add(CilOpcode.ADD)
                .type(CilOpcode.NEWARR, BYTES)
                .field(CilOpcode.STSFLD, runtime.arguments());
        body.field(CilOpcode.LDSFLD, runtime.arguments()).load(0);
        body.call(MethodReference.ofStatic(ENVIRONMENT, "GetCommandLineArgs", new SignatureType.ArrayOf(Simple.STRING)))
                .load(0)
                .add(CilOpcode.LDELEM_REF)
                .call(runtime.encoded())
                .add(CilOpcode.STELEM_REF);
        body.load(0)
                .storeLocal(index)
                .mark(next)
                .loadLocal(index)
                .loadArgument(0)
                .add(CilOpcode.LDLEN)
                .add(CilOpcode.CONV_I4)
                .jump(CilOpcode.BGE, isDone);
        body.field(CilOpcode.LDSFLD, runtime.arguments())
                .loadLocal(index)
                .load(1)
                .add(CilOpcode.ADD)
                .loadArgument(0)
                .loadLocal(index)
                .add(CilOpcode.LDELEM_REF)
                .call(runtime.encoded())
                .add(CilOpcode.STELEM_REF);
        body.loadLocal(index)
                .load(1)
                .add(CilOpcode.ADD)
                .storeLocal(index)
                .jump(CilOpcode.BR, next)
                .mark(isDone);
        body.add(CilOpcode.LDNULL)
                .loadFunction(run)
                .create(MethodReference.ofInstance(
                        THREAD_START, ".ctor", Simple.VOID, Simple.OBJECT, Simple.NATIVE_INT))
                .load(STACK_SIZE)
                .create(MethodReference.ofInstance(
                        THREAD, ".ctor", Simple.VOID, THREAD_START.reference(), Simple.INT32))
                .storeLocal(thread);
        body.loadLocal(thread)
                .callVirtual(MethodReference.ofInstance(THREAD, "Start", Simple.VOID))
                .loadLocal(thread)
                .callVirtual(MethodReference.ofInstance(THREAD, "Join", Simple.VOID));
        body.field(CilOpcode.LDSFLD, status)
                .add(CilOpcode.CONV_I4)
                .load(255)
                .add(CilOpcode.AND)
                .add(CilOpcode.RET);
        return main;
    }
}
