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
 * How the program's exceptions travel: a Python exception is an object of the program, and what the platform throws is
 * an object of its own that holds it. What the platform itself raises stands for a prebuilt exception of the program.
 */
final class ProgramExceptions {
    /** Which exceptions of the platform stand for which of the program. */
    private static final Map<String, String> IMPLICIT = new LinkedHashMap<>();

    static {
        IMPLICIT.put("OverflowException", "OverflowError");
        IMPLICIT.put("StackOverflowException", "RecursionError");
        IMPLICIT.put("OutOfMemoryException", "MemoryError");
    }

    /** Those that no handler sees, of a program that does not look out for all that may go wrong. */
    private static final Map<String, String> UNNOTICED = new LinkedHashMap<>();

    static {
        UNNOTICED.put("IndexOutOfRangeException", "IndexError");
        UNNOTICED.put("NullReferenceException", "AttributeError");
        UNNOTICED.put("DivideByZeroException", "ZeroDivisionError");
    }

    /**
     * How many carriers remember each other, so that an exception that is raised over and over does not fill the
     * memory.
     */
    private static final int LONGEST_CHAIN = 1000;

    private final ExceptionLayout layout;
    private final SignatureType instanceType;
    private final TypeDefinition carrier;
    private final FieldDefinition carried;
    private final FieldDefinition previous;
    private final FieldDefinition depth;
    /**
     * Of a carrier: the place that raised, which stands for the innermost one of the stack trace; empty if an earlier
     * carrier has that, null if it stands for itself.
     */
    private final FieldDefinition place;

    private final FieldDefinition isThrown;
    /** Of an exception of the program: what carried it last. */
    private final FieldDefinition thrown;

    private final MethodDefinition anew;
    private final MethodDefinition again;
    private final MethodDefinition begin;
    private final MethodDefinition beginAnew;
    private final MethodDefinition copyPlaces;
    private final MethodDefinition made;
    private final MethodDefinition caught;
    private final MethodDefinition uncaught;

    ProgramExceptions(ExceptionLayout layout, Assembly assembly, CliTypes types) {
        this.layout = layout;
        this.instanceType = types.classOf(layout.instance()).reference();
        this.carrier = assembly.add(TypeDefinition.ofClass(
                RuntimeLibrary.NAMESPACE, "PythonException", true, BaseLibrary.EXCEPTION.reference()));
        this.carried = carrier.addField("instance", instanceType);
        this.depth = carrier.addField("depth", Simple.INT32);
        this.place = carrier.addField("place", Simple.STRING);
        this.isThrown = carrier.addField("isThrown", Simple.BOOLEAN);
        this.previous = carrier.addField("previous", BaseLibrary.EXCEPTION.reference());
        this.thrown = types.classOf(layout.instance()).addField("thrown'", BaseLibrary.EXCEPTION.reference());
        MethodBody constructor = new MethodBody();
        carrier.addMethod(MethodDefinition.of(
                carrier,
                ".ctor",
                MethodSignature.ofInstance(Simple.VOID, instanceType),
                MethodDefinition.Binding.INSTANCE,
                List.of("instance"),
                constructor));
        constructor
                .loadArgument(0)
                .call(MethodReference.ofInstance(BaseLibrary.EXCEPTION, ".ctor", Simple.VOID))
                .loadArgument(0)
                .loadArgument(1)
                .field(CilOpcode.STFLD, carried)
                .add(CilOpcode.RET);
        this.anew = carrier.addMethod(
                MethodDefinition.ofStatic(carrier, "anew", BaseLibrary.EXCEPTION.reference(), List.of(instanceType)));
        this.again = carrier.addMethod(
                MethodDefinition.ofStatic(carrier, "again", BaseLibrary.EXCEPTION.reference(), List.of(instanceType)));
        this.begin = carrier.addMethod(
                MethodDefinition.ofStatic(carrier, "begin", Simple.VOID, List.of(instanceType, Simple.STRING)));
        this.beginAnew = carrier.addMethod(
                MethodDefinition.ofStatic(carrier, "beginAnew", Simple.VOID, List.of(instanceType, Simple.STRING)));
        this.copyPlaces = carrier.addMethod(
                MethodDefinition.ofStatic(carrier, "copyPlaces", Simple.VOID, List.of(instanceType, instanceType)));
        this.made = carrier.addMethod(
                MethodDefinition.ofStatic(carrier, "made", carrier.reference(), List.of(instanceType, Simple.STRING)));
        this.caught = carrier.addMethod(
                MethodDefinition.ofStatic(carrier, "caught", instanceType, List.of(BaseLibrary.EXCEPTION.reference())));
        this.uncaught = carrier.addMethod(MethodDefinition.ofStatic(
                carrier, "uncaught", instanceType, List.of(BaseLibrary.EXCEPTION.reference())));
    }

    /**
     * {@code (exception of the program) -> what can be thrown}, for one that the whole program shares: its traceback
     * begins here.
     */
    MethodReference anew() {
        return anew;
    }

    /**
     * {@code (exception of the program) -> what can be thrown}, for one that begins its traceback by a statement, or
     * was perhaps caught: its traceback goes on.
     */
    MethodReference again() {
        return again;
    }

    /**
     * {@code (exception of the program, place)}: what raises it stands there, as {@link RuntimeLibrary#place} spells
     * it.
     */
    MethodReference begin() {
        return begin;
    }

    /** The same for an exception that the whole program shares. */
    MethodReference beginAnew() {
        return beginAnew;
    }

    /** {@code (exception of the program, another)}: the first has the places that the other came through by now. */
    MethodReference copyPlaces() {
        return copyPlaces;
    }

    /** What carried an exception of the program last. */
    FieldDefinition thrown() {
        return thrown;
    }

    /** How tracebacks find their way through carriers. */
    RuntimeLibrary.Carriers carriers() {
        return new RuntimeLibrary.Carriers(previous, place, isThrown);
    }

    private void writeCarrying() {
        MethodReference constructor = carrier.method(".ctor");
        MethodBody first = anew.body().orElseThrow();
        first.loadArgument(0)
                .add(CilOpcode.LDNULL)
                .field(CilOpcode.STFLD, thrown)
                .loadArgument(0)
                .add(CilOpcode.LDNULL)
                .call(made);
        first.loadArgument(0)
                .field(CilOpcode.LDFLD, thrown)
                .type(CilOpcode.CASTCLASS, carrier.reference())
                .load(1)
                .field(CilOpcode.STFLD, isThrown)
                .add(CilOpcode.RET);
        writeAgain();
        begin.body()
                .orElseThrow()
                .loadArgument(0)
                .loadArgument(1)
                .call(made)
                .add(CilOpcode.POP)
                .add(CilOpcode.RET);
        beginAnew
                .body()
                .orElseThrow()
                .loadArgument(0)
                .add(CilOpcode.LDNULL)
                .field(CilOpcode.STFLD, thrown)
                .loadArgument(0)
                .loadArgument(1)
                .call(made)
                .add(CilOpcode.POP)
                .add(CilOpcode.RET);
        copyPlaces
                .body()
                .orElseThrow()
                .loadArgument(0)
                .loadArgument(1)
                .field(CilOpcode.LDFLD, thrown)
                .field(CilOpcode.STFLD, thrown)
                .loadArgument(0)
                .load("")
                .call(made)
                .add(CilOpcode.POP)
                .add(CilOpcode.RET);
        writeMade();
    }

    /** The carrier that was made where the traceback began, or one more whose first place the one before has. */
    private void writeAgain() {
        MethodBody next = again.body().orElseThrow();
        int known = next.addLocal("known", carrier.reference());
        Label isOther = new Label();
        Label isFirst = new Label();
        Label isMade = new Label();
        next.loadArgument(0)
                .field(CilOpcode.LDFLD, thrown)
                .type(CilOpcode.ISINST, carrier.reference())
                .storeLocal(known);
        next.loadLocal(known)
                .jump(CilOpcode.BRFALSE, isOther)
                .loadLocal(known)
                .field(CilOpcode.LDFLD, isThrown)
                .jump(CilOpcode.BRFALSE, isMade)
                .mark(isOther);
        next.loadArgument(0)
                .loadArgument(0)
                .field(CilOpcode.LDFLD, thrown)
                .jump(CilOpcode.BRFALSE, isFirst)
                .load("")
                .call(made)
                .storeLocal(known)
                .jump(CilOpcode.BR, isMade);
        next.mark(isFirst).add(CilOpcode.LDNULL).call(made).storeLocal(known);
        next.mark(isMade)
                .loadLocal(known)
                .load(1)
                .field(CilOpcode.STFLD, isThrown)
                .loadLocal(known)
                .add(CilOpcode.RET);
    }

    /** {@code (exception of the program, place) -> the carrier that it has now}. */
    private void writeMade() {
        MethodBody next = made.body().orElseThrow();
        int result = next.addLocal("carrier", carrier.reference());
        int known = next.addLocal("known", carrier.reference());
        Label isShort = new Label();
        next.loadArgument(0).create(carrier.method(".ctor")).storeLocal(result);
        next.loadLocal(result).loadArgument(1).field(CilOpcode.STFLD, place);
        next.loadLocal(result).loadArgument(0).field(CilOpcode.LDFLD, thrown).field(CilOpcode.STFLD, previous);
        next.loadArgument(0)
                .field(CilOpcode.LDFLD, thrown)
                .type(CilOpcode.ISINST, carrier.reference())
                .storeLocal(known);
        next.loadLocal(known).jump(CilOpcode.BRFALSE, isShort);
        next.loadLocal(result)
                .loadLocal(known)
                .field(CilOpcode.LDFLD, depth)
                .load(1)
                .add(CilOpcode.ADD)
                .field(CilOpcode.STFLD, depth);
        next.loadLocal(result).field(CilOpcode.LDFLD, depth).load(LONGEST_CHAIN).jump(CilOpcode.BLT, isShort);
        next.loadLocal(result)
                .load(0)
                .field(CilOpcode.STFLD, depth)
                .loadLocal(result)
                .add(CilOpcode.LDNULL)
                .field(CilOpcode.STFLD, previous);
        next.mark(isShort)
                .loadArgument(0)
                .loadLocal(result)
                .field(CilOpcode.STFLD, thrown)
                .loadLocal(result)
                .add(CilOpcode.RET);
    }

    /** {@code (what was thrown) -> the exception of the program}; null for what is none, which handlers hand on. */
    MethodReference caught() {
        return caught;
    }

    /**
     * {@code (what left the program) -> the exception of the program}, those that no handler sees too; throws on what
     * is none.
     */
    MethodReference uncaught() {
        return uncaught;
    }

    /** Whether every exception of the program is one of that class. */
    boolean isEverything(InstanceType type) {
        return type == layout.instance();
    }

    /** Writes {@link #caught} and {@link #uncaught}, when the prebuilt exceptions can be asked for. */
    void complete(PrebuiltData data) {
        writeCarrying();
        MethodBody body = caught.body().orElseThrow();
        Label isNone = new Label();
        body.loadArgument(0).type(CilOpcode.ISINST, carrier.reference()).jump(CilOpcode.BRFALSE, isNone);
        body.loadArgument(0)
                .type(CilOpcode.CASTCLASS, carrier.reference())
                .field(CilOpcode.LDFLD, carried)
                .add(CilOpcode.RET)
                .mark(isNone);
        mapTo(IMPLICIT, data, body);
        body.add(CilOpcode.LDNULL).add(CilOpcode.RET);

        MethodBody last = uncaught.body().orElseThrow();
        Label isOther = new Label();
        last.loadArgument(0)
                .call(caught)
                .jump(CilOpcode.BRFALSE, isOther)
                .loadArgument(0)
                .call(caught)
                .add(CilOpcode.RET)
                .mark(isOther);
        mapTo(UNNOTICED, data, last);
        last.loadArgument(0).add(CilOpcode.THROW);
    }

    private void mapTo(Map<String, String> ofPlatform, PrebuiltData data, MethodBody body) {
        ofPlatform.forEach((theirs, ours) -> {
            if (layout.prebuilt().containsKey(ours)) {
                Label next = new Label();
                body.loadArgument(0)
                        .type(
                                CilOpcode.ISINST,
                                ExternalType.ofBaseLibrary("System", theirs).reference())
                        .jump(CilOpcode.BRFALSE, next);
                data.load(layout.prebuilt().get(ours), body);
                body.loadArgument(0).field(CilOpcode.STFLD, thrown);
                data.load(layout.prebuilt().get(ours), body);
                body.add(CilOpcode.RET).mark(next);
            }
        });
    }
}
