package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodBody.ProtectedRegion;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import java.util.List;

/** Tracebacks as Python prints them, from the stack trace of the exception that nothing caught. */
final class TracebackFunctions {
    private static final ExternalType TRACE = ExternalType.ofBaseLibrary("System.Diagnostics", "StackTrace");
    private static final ExternalType FRAME = ExternalType.ofBaseLibrary("System.Diagnostics", "StackFrame");
    private static final ExternalType METHOD = ExternalType.ofBaseLibrary("System.Reflection", "MethodBase");
    private static final ExternalType MEMBER = ExternalType.ofBaseLibrary("System.Reflection", "MemberInfo");
    private static final ExternalType CONSOLE = ExternalType.ofBaseLibrary("System", "Console");
    private static final ExternalType WRITER = ExternalType.ofBaseLibrary("System.IO", "TextWriter");
    private static final ExternalType FILE = ExternalType.ofBaseLibrary("System.IO", "File");
    private static final ExternalType TEXT = ExternalType.ofBaseLibrary("System", "String");
    /** Python shows a line so many times and then counts. */
    private static final int SHOWN_REPETITIONS = 3;

    private static final MethodReference WRITE_LINE = MethodReference.ofInstance(WRITER, "WriteLine", Simple.VOID, Simple.STRING);
    private static final MethodReference ERRORS = MethodReference.ofStatic(CONSOLE, "get_Error", WRITER.reference());
    private static final MethodReference EQUAL = MethodReference.ofStatic(TEXT, "Equals", Simple.BOOLEAN, Simple.STRING, Simple.STRING);

    private TracebackFunctions() {}

    static MethodReference print(RuntimeLibrary library) {
        return library.method("PrintTraceback", Simple.VOID, List.of(), body -> {
            int trace = body.addLocal("trace", TRACE.reference());
            int frame = body.addLocal("frame", FRAME.reference());
            int index = body.addLocal("index", Simple.INT32);
            int line = body.addLocal("line", Simple.STRING);
            int previous = body.addLocal("previous", Simple.STRING);
            int repeated = body.addLocal("repeated", Simple.INT64);
            Label isSome = new Label();
            Label next = new Label();
            Label isEnd = new Label();
            Label isSame = new Label();
            Label isCounted = new Label();
            body.field(CilOpcode.LDSFLD, library.uncaught()).jump(CilOpcode.BRTRUE, isSome).add(CilOpcode.RET);
            body.mark(isSome).call(ERRORS).load("Traceback (most recent call last):").callVirtual(WRITE_LINE);
            body.field(CilOpcode.LDSFLD, library.uncaught()).load(1)
                    .create(MethodReference.ofInstance(TRACE, ".ctor", Simple.VOID, BaseLibrary.EXCEPTION.reference(), Simple.BOOLEAN)).storeLocal(trace);
            body.loadLocal(trace).callVirtual(MethodReference.ofInstance(TRACE, "get_FrameCount", Simple.INT32)).storeLocal(index);
            body.mark(next).loadLocal(index).load(1).add(CilOpcode.SUB).storeLocal(index).loadLocal(index).load(0).jump(CilOpcode.BLT, isEnd);
            body.loadLocal(trace).loadLocal(index).callVirtual(MethodReference.ofInstance(TRACE, "GetFrame", FRAME.reference(), Simple.INT32)).storeLocal(frame);
            body.loadLocal(frame).call(described(library)).storeLocal(line).loadLocal(line).jump(CilOpcode.BRFALSE, next);
            body.loadLocal(line).loadLocal(previous).call(EQUAL).jump(CilOpcode.BRTRUE, isSame);
            body.loadLocal(repeated).call(repetitions(library)).load(0L).storeLocal(repeated).loadLocal(line).storeLocal(previous);
            body.mark(isSame).loadLocal(repeated).load(1L).add(CilOpcode.ADD).storeLocal(repeated);
            body.loadLocal(repeated).load((long) SHOWN_REPETITIONS).jump(CilOpcode.BGT, next);
            body.mark(isCounted).call(ERRORS).loadLocal(line).callVirtual(WRITE_LINE).loadLocal(frame).call(sourceLine(library)).jump(CilOpcode.BR, next);
            body.mark(isEnd).loadLocal(repeated).call(repetitions(library)).add(CilOpcode.RET);
        });
    }

    private static MethodReference repetitions(RuntimeLibrary library) {
        return library.method("PrintRepetitions", Simple.VOID, List.of(Simple.INT64), body -> {
            Label isShown = new Label();
            Label isOne = new Label();
            Label isSpelled = new Label();
            body.loadArgument(0).load((long) SHOWN_REPETITIONS).jump(CilOpcode.BLE, isShown);
            body.call(ERRORS).load("  [Previous line repeated ").loadArgument(0).load((long) SHOWN_REPETITIONS).add(CilOpcode.SUB).call(Platform.SPELL);
            body.loadArgument(0).load(SHOWN_REPETITIONS + 1L).jump(CilOpcode.BEQ, isOne).load(" more times]").jump(CilOpcode.BR, isSpelled).mark(isOne).load(" more time]");
            body.mark(isSpelled).call(Platform.JOIN3).callVirtual(WRITE_LINE).mark(isShown).add(CilOpcode.RET);
        });
    }

    private static void lineNumber(MethodBody body) {
        body.loadArgument(0).callVirtual(MethodReference.ofInstance(FRAME, "GetFileLineNumber", Simple.INT32));
    }

    private static void file(MethodBody body) {
        body.loadArgument(0).callVirtual(MethodReference.ofInstance(FRAME, "GetFileName", Simple.STRING));
    }

    /** {@code (frame) -> its line of the traceback}, null for code that no source stands for. */
    private static MethodReference described(RuntimeLibrary library) {
        return library.method("Described", Simple.STRING, List.of(FRAME.reference()), body -> {
            int name = body.addLocal("name", Simple.STRING);
            int position = body.addLocal("position", Simple.INT32);
            Label isKnown = new Label();
            Label isWhole = new Label();
            file(body);
            body.jump(CilOpcode.BRFALSE, isKnown);
            body.loadArgument(0).callVirtual(MethodReference.ofInstance(FRAME, "GetMethod", METHOD.reference()))
                    .callVirtual(MethodReference.ofInstance(MEMBER, "get_Name", Simple.STRING)).storeLocal(name);
            // Behind a quote stands what tells methods of one name apart; before a point the class.
            body.loadLocal(name).load("'").callVirtual(MethodReference.ofInstance(TEXT, "IndexOf", Simple.INT32, Simple.STRING)).storeLocal(position);
            body.loadLocal(position).load(0).jump(CilOpcode.BLT, isWhole);
            body.loadLocal(name).load(0).loadLocal(position).callVirtual(MethodReference.ofInstance(TEXT, "Substring", Simple.STRING, Simple.INT32, Simple.INT32)).storeLocal(name);
            body.mark(isWhole).loadLocal(name).loadLocal(name).load(".").callVirtual(MethodReference.ofInstance(TEXT, "LastIndexOf", Simple.INT32, Simple.STRING))
                    .load(1).add(CilOpcode.ADD).callVirtual(MethodReference.ofInstance(TEXT, "Substring", Simple.STRING, Simple.INT32)).storeLocal(name);
            body.load("  File \"");
            file(body);
            body.load("\", line ");
            lineNumber(body);
            body.add(CilOpcode.CONV_I8).call(Platform.SPELL).call(Platform.JOIN4).load(", in ").loadLocal(name).call(Platform.JOIN3).add(CilOpcode.RET);
            body.mark(isKnown).add(CilOpcode.LDNULL).add(CilOpcode.RET);
        });
    }

    /** {@code (frame)}: prints the source line, without what indents it, if the file is still there to be read. */
    private static MethodReference sourceLine(RuntimeLibrary library) {
        return library.method("PrintSourceLine", Simple.VOID, List.of(FRAME.reference()), body -> {
            Label start = new Label();
            Label handler = new Label();
            Label end = new Label();
            int text = body.addLocal("text", Simple.STRING);
            body.mark(start);
            file(body);
            body.call(MethodReference.ofStatic(FILE, "ReadAllLines", Platform.TEXTS, Simple.STRING));
            lineNumber(body);
            body.load(1).add(CilOpcode.SUB).add(CilOpcode.LDELEM_REF).callVirtual(MethodReference.ofInstance(TEXT, "Trim", Simple.STRING)).storeLocal(text);
            body.call(ERRORS).load("    ").loadLocal(text).load("").call(Platform.JOIN3).callVirtual(WRITE_LINE).jump(CilOpcode.LEAVE, end);
            body.mark(handler).add(CilOpcode.POP).jump(CilOpcode.LEAVE, end).mark(end).add(CilOpcode.RET);
            body.protect(new ProtectedRegion(start, handler, end, BaseLibrary.EXCEPTION));
        });
    }
}
