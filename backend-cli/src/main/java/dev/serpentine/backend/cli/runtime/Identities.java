package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import java.util.List;

/** Gives objects numbers that tell them from all others that are alive: the platform's hashes are not unique. */
final class Identities {
    private static final SignatureType NUMBER = Platform.WORDS;
    private static final SignatureType KEY_PARAMETER = new SignatureType.Parameter(0);
    private static final SignatureType VALUE_PARAMETER = new SignatureType.Parameter(1);
    private static final SignatureType TABLE = new SignatureType.Generic(
            ExternalType.ofBaseLibrary("System.Runtime.CompilerServices", "ConditionalWeakTable`2"),
            false,
            List.of(Simple.OBJECT, NUMBER));
    private static final MethodReference CREATE =
            new MethodReference.External(TABLE, ".ctor", MethodSignature.ofInstance(Simple.VOID));
    private static final MethodReference FIND = new MethodReference.External(
            TABLE,
            "TryGetValue",
            MethodSignature.ofInstance(Simple.BOOLEAN, KEY_PARAMETER, new SignatureType.ReferenceTo(VALUE_PARAMETER)));
    private static final MethodReference ADD = new MethodReference.External(
            TABLE, "Add", MethodSignature.ofInstance(Simple.VOID, KEY_PARAMETER, VALUE_PARAMETER));
    private static final long FIRST = 1L << 20;
    private static final long STEP = 16;

    private Identities() {}

    /** {@code (object) -> its number}, 0 for null. */
    static MethodReference numberOf(RuntimeLibrary library) {
        return library.method("Identity", Simple.INT64, List.of(Simple.OBJECT), body -> writeNumberOf(body, library));
    }

    private static void writeNumberOf(MethodBody body, RuntimeLibrary library) {
        FieldDefinition table = library.field("identities", TABLE);
        FieldDefinition last = library.field("lastIdentity", Simple.INT64);
        int number = body.addLocal("number", NUMBER);
        Label isObject = new Label();
        Label isKnown = new Label();
        Label hasTable = new Label();
        body.loadArgument(0).jump(CilOpcode.BRTRUE, isObject);
        body.load(0L).add(CilOpcode.RET);
        body.mark(isObject).field(CilOpcode.LDSFLD, table).jump(CilOpcode.BRTRUE, hasTable);
        body.create(CREATE).field(CilOpcode.STSFLD, table);
        body.load(FIRST).field(CilOpcode.STSFLD, last);
        body.mark(hasTable)
                .field(CilOpcode.LDSFLD, table)
                .loadArgument(0)
                .loadLocalAddress(number)
                .callVirtual(FIND)
                .jump(CilOpcode.BRTRUE, isKnown);
        body.load(1).type(CilOpcode.NEWARR, Simple.INT64).storeLocal(number);
        body.field(CilOpcode.LDSFLD, last).load(STEP).add(CilOpcode.ADD).field(CilOpcode.STSFLD, last);
        body.loadLocal(number).load(0).field(CilOpcode.LDSFLD, last).add(CilOpcode.STELEM_I8);
        body.field(CilOpcode.LDSFLD, table).loadArgument(0).loadLocal(number).callVirtual(ADD);
        body.mark(isKnown).loadLocal(number).load(0).add(CilOpcode.LDELEM_I8).add(CilOpcode.RET);
    }
}
