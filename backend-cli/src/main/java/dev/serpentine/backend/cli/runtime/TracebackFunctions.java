package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodBody.ProtectedRegion;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.TracebackEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tracebacks as Python prints them, from the stack traces of what carried an exception. */
final class TracebackFunctions {
    private static final ExternalType TRACE = ExternalType.ofBaseLibrary("System.Diagnostics", "StackTrace");
    private static final ExternalType FRAME = ExternalType.ofBaseLibrary("System.Diagnostics", "StackFrame");
    private static final ExternalType METHOD = ExternalType.ofBaseLibrary("System.Reflection", "MethodBase");
    private static final ExternalType MEMBER = ExternalType.ofBaseLibrary("System.Reflection", "MemberInfo");
    private static final ExternalType CONSOLE = ExternalType.ofBaseLibrary("System", "Console");
    private static final ExternalType WRITER = ExternalType.ofBaseLibrary("System.IO", "TextWriter");
    private static final ExternalType FILE = ExternalType.ofBaseLibrary("System.IO", "File");
    private static final ExternalType CONVERT = ExternalType.ofBaseLibrary("System", "Convert");
    private static final ExternalType TEXT = ExternalType.ofBaseLibrary("System", "String");
    /** Python shows a line so many times and then counts. */
    private static final int SHOWN_REPETITIONS = 3;

    private static final SignatureType CHARACTERS = new SignatureType.ArrayOf(Simple.CHARACTER);
    private static final MethodReference WRITE_LINE =
            MethodReference.ofInstance(WRITER, "WriteLine", Simple.VOID, Simple.STRING);
    private static final MethodReference ERRORS = MethodReference.ofStatic(CONSOLE, "get_Error", WRITER.reference());
    private static final MethodReference EQUAL =
            MethodReference.ofStatic(TEXT, "Equals", Simple.BOOLEAN, Simple.STRING, Simple.STRING);

    /** Between the parts of what names the source of inlined code. */
    private static final char SEPARATOR = '\t';

    private TracebackFunctions() {}

    /**
     * What names the source of a place, beside a line number: the file, and then function, file, line and columns of
     * each frame that was inlined there, the outermost first.
     *
     * @param file of the place whose line number is told; empty if users do not know it
     */
    static String source(String file, List<SourcePosition.Frame> inlined) {
        StringBuilder text = new StringBuilder(file);
        inlined.forEach(frame -> append(frame.function(), frame.position(), "", text));
        return text.toString();
    }

    private static void append(String function, SourcePosition position, String columns, StringBuilder text) {
        text.append(SEPARATOR)
                .append(function)
                .append(SEPARATOR)
                .append(position.file())
                .append(SEPARATOR)
                .append(position.line())
                .append(SEPARATOR)
                .append(columns);
    }

    /** A place that raises, with those that it was inlined into. */
    static String place(Optional<TracebackEntry> entry) {
        List<TracebackEntry> outermostFirst = new ArrayList<>();
        for (Optional<TracebackEntry> each = entry;
                each.isPresent();
                each = each.get().caller()) {
            outermostFirst.addFirst(each.get());
        }
        StringBuilder text = new StringBuilder();
        outermostFirst.forEach(each -> append(each.function(), each.position(), each.columns(), text));
        return text.toString();
    }

    static MethodReference print(RuntimeLibrary library) {
        return library.method("PrintTraceback", Simple.VOID, List.of(Simple.INT64, Simple.INT64), body -> {
            Label isSome = new Label();
            body.field(CilOpcode.LDSFLD, library.current())
                    .jump(CilOpcode.BRTRUE, isSome)
                    .add(CilOpcode.RET);
            body.mark(isSome);
            header(library, body);
            body.field(CilOpcode.LDSFLD, library.current())
                    .call(way(library))
                    .call(repetitions(library))
                    .add(CilOpcode.RET);
        });
    }

    /** Prints the first line, and keeps the margin that stands before all others within groups of exceptions. */
    private static void header(RuntimeLibrary library, MethodBody body) {
        int line = body.addLocal("line", Simple.STRING);
        Label isWithin = new Label();
        Label isKnown = new Label();
        Label isPlain = new Label();
        Label isInner = new Label();
        Label isWritten = new Label();
        body.loadArgument(0).jump(CilOpcode.BRTRUE, isWithin).load("").jump(CilOpcode.BR, isKnown);
        indentation(body.mark(isWithin)).load("| ").load("").call(Platform.JOIN3);
        body.mark(isKnown).field(CilOpcode.STSFLD, margin(library));
        body.load("Traceback (most recent call last):")
                .storeLocal(line)
                .loadArgument(1)
                .jump(CilOpcode.BRFALSE, isPlain);
        body.load("Exception Group ")
                .loadLocal(line)
                .load("")
                .call(Platform.JOIN3)
                .storeLocal(line);
        body.loadArgument(0).load(1L).jump(CilOpcode.BNE_UN, isInner).call(ERRORS);
        indentation(body)
                .load("+ ")
                .loadLocal(line)
                .call(Platform.JOIN3)
                .callVirtual(WRITE_LINE)
                .jump(CilOpcode.BR, isWritten);
        body.mark(isInner)
                .mark(isPlain)
                .loadLocal(line)
                .call(writeLine(library))
                .mark(isWritten);
    }

    /** Two spaces for each group that the exception is in, of which the number is the first argument. */
    private static MethodBody indentation(MethodBody body) {
        return body.load("")
                .loadArgument(0)
                .add(CilOpcode.CONV_I4)
                .load(2)
                .add(CilOpcode.MUL)
                .callVirtual(MethodReference.ofInstance(TEXT, "PadLeft", Simple.STRING, Simple.INT32));
    }

    private static FieldDefinition margin(RuntimeLibrary library) {
        return library.field("tracebackMargin", Simple.STRING);
    }

    /** {@code (line)}: prints a line behind the margin. */
    private static MethodReference writeLine(RuntimeLibrary library) {
        return library.method(
                "PrintLine",
                Simple.VOID,
                List.of(Simple.STRING),
                body -> body.call(ERRORS)
                        .field(CilOpcode.LDSFLD, margin(library))
                        .loadArgument(0)
                        .load("")
                        .call(Platform.JOIN3)
                        .callVirtual(WRITE_LINE)
                        .add(CilOpcode.RET));
    }

    /**
     * {@code (exception)}: prints the places that it came through, and before it the same exception of the program when
     * it was raised first.
     */
    private static MethodReference way(RuntimeLibrary library) {
        return library.method("PrintWay", Simple.VOID, List.of(BaseLibrary.EXCEPTION.reference()), body -> {
            RuntimeLibrary.Carriers carriers = library.carriers();
            SignatureType carrier = carriers.previous().owner().reference();
            int trace = body.addLocal("trace", TRACE.reference());
            int index = body.addLocal("index", Simple.INT32);
            int last = body.addLocal("last", Simple.INT32);
            int known = body.addLocal("known", carrier);
            Label isFirst = new Label();
            Label next = new Label();
            Label isEnd = new Label();
            Label isBegun = new Label();
            Label isOver = new Label();
            body.loadArgument(0)
                    .type(CilOpcode.ISINST, carrier)
                    .storeLocal(known)
                    .loadLocal(known)
                    .jump(CilOpcode.BRFALSE, isFirst);
            body.loadLocal(known).field(CilOpcode.LDFLD, carriers.isThrown()).jump(CilOpcode.BRFALSE, isEnd);
            body.loadLocal(known)
                    .field(CilOpcode.LDFLD, carriers.place())
                    .jump(CilOpcode.BRFALSE, isFirst)
                    .load(1)
                    .storeLocal(last);
            body.mark(isFirst)
                    .loadArgument(0)
                    .load(1)
                    .create(MethodReference.ofInstance(
                            TRACE, ".ctor", Simple.VOID, BaseLibrary.EXCEPTION.reference(), Simple.BOOLEAN))
                    .storeLocal(trace);
            body.loadLocal(trace)
                    .callVirtual(MethodReference.ofInstance(TRACE, "get_FrameCount", Simple.INT32))
                    .storeLocal(index);
            body.mark(next)
                    .loadLocal(index)
                    .load(1)
                    .add(CilOpcode.SUB)
                    .storeLocal(index)
                    .loadLocal(index)
                    .loadLocal(last)
                    .jump(CilOpcode.BLT, isEnd);
            body.loadLocal(trace)
                    .loadLocal(index)
                    .callVirtual(MethodReference.ofInstance(TRACE, "GetFrame", FRAME.reference(), Simple.INT32))
                    .call(frame(library));
            body.jump(CilOpcode.BR, next);
            body.mark(isEnd)
                    .loadLocal(known)
                    .jump(CilOpcode.BRFALSE, isOver)
                    .loadLocal(known)
                    .field(CilOpcode.LDFLD, carriers.place())
                    .jump(CilOpcode.BRFALSE, isBegun);
            body.loadLocal(known).field(CilOpcode.LDFLD, carriers.place()).call(begun(library));
            body.mark(isBegun)
                    .loadLocal(known)
                    .field(CilOpcode.LDFLD, carriers.previous())
                    .jump(CilOpcode.BRFALSE, isOver);
            body.loadLocal(known)
                    .field(CilOpcode.LDFLD, carriers.previous())
                    .call(way(library))
                    .mark(isOver)
                    .add(CilOpcode.RET);
        });
    }

    /** {@code (place)}: prints the lines of what {@link #place} spelled. */
    private static MethodReference begun(RuntimeLibrary library) {
        return library.method("PrintBegun", Simple.VOID, List.of(Simple.STRING), body -> {
            int parts = body.addLocal("parts", Platform.TEXTS);
            body.loadArgument(0)
                    .load(String.valueOf(SEPARATOR))
                    .callVirtual(MethodReference.ofInstance(TEXT, "ToCharArray", CHARACTERS))
                    .callVirtual(MethodReference.ofInstance(TEXT, "Split", Platform.TEXTS, CHARACTERS))
                    .storeLocal(parts);
            lines(library, body, parts);
            body.add(CilOpcode.RET);
        });
    }

    /**
     * Prints the lines that parts of a text tell, from the second on: function, file, line and columns, the outermost
     * first.
     */
    private static void lines(RuntimeLibrary library, MethodBody body, int parts) {
        int index = body.addLocal("index", Simple.INT32);
        Label next = new Label();
        Label isEnd = new Label();
        body.load(1).storeLocal(index);
        body.mark(next)
                .loadLocal(index)
                .loadLocal(parts)
                .add(CilOpcode.LDLEN)
                .add(CilOpcode.CONV_I4)
                .jump(CilOpcode.BGE, isEnd);
        for (int part : new int[] {1, 2, 0, 3}) {
            body.loadLocal(parts).loadLocal(index).load(part).add(CilOpcode.ADD).add(CilOpcode.LDELEM_REF);
        }
        body.call(line(library))
                .loadLocal(index)
                .load(4)
                .add(CilOpcode.ADD)
                .storeLocal(index)
                .jump(CilOpcode.BR, next);
        body.mark(isEnd);
    }

    private static FieldDefinition repeated(RuntimeLibrary library) {
        return library.field("repeatedLines", Simple.INT64);
    }

    private static FieldDefinition previous(RuntimeLibrary library) {
        return library.field("previousLine", Simple.STRING);
    }

    /** {@code ()}: says how often the line that was shown last came again. */
    private static MethodReference repetitions(RuntimeLibrary library) {
        return library.method("PrintRepetitions", Simple.VOID, List.of(), body -> {
            FieldDefinition repeated = repeated(library);
            Label isShown = new Label();
            Label isOne = new Label();
            Label isSpelled = new Label();
            body.field(CilOpcode.LDSFLD, repeated)
                    .load((long) SHOWN_REPETITIONS)
                    .jump(CilOpcode.BLE, isShown);
            body.load("  [Previous line repeated ")
                    .field(CilOpcode.LDSFLD, repeated)
                    .load((long) SHOWN_REPETITIONS)
                    .add(CilOpcode.SUB)
                    .call(Platform.SPELL);
            body.field(CilOpcode.LDSFLD, repeated)
                    .load(SHOWN_REPETITIONS + 1L)
                    .jump(CilOpcode.BEQ, isOne)
                    .load(" more times]")
                    .jump(CilOpcode.BR, isSpelled)
                    .mark(isOne)
                    .load(" more time]");
            body.mark(isSpelled)
                    .call(Platform.JOIN3)
                    .call(writeLine(library))
                    .mark(isShown)
                    .load(0L)
                    .field(CilOpcode.STSFLD, repeated)
                    .add(CilOpcode.RET);
        });
    }

    /**
     * {@code (frame)}: prints the lines that a frame of the platform stands for; none for code that no source stands
     * for.
     */
    private static MethodReference frame(RuntimeLibrary library) {
        return library.method("PrintFrame", Simple.VOID, List.of(FRAME.reference()), body -> {
            int source = body.addLocal("source", Simple.STRING);
            int parts = body.addLocal("parts", Platform.TEXTS);
            Label isKnown = new Label();
            Label isHidden = new Label();
            body.loadArgument(0)
                    .callVirtual(MethodReference.ofInstance(FRAME, "GetFileName", Simple.STRING))
                    .storeLocal(source);
            body.loadLocal(source).jump(CilOpcode.BRTRUE, isKnown).add(CilOpcode.RET);
            body.mark(isKnown)
                    .loadLocal(source)
                    .load(String.valueOf(SEPARATOR))
                    .callVirtual(MethodReference.ofInstance(TEXT, "ToCharArray", CHARACTERS))
                    .callVirtual(MethodReference.ofInstance(TEXT, "Split", Platform.TEXTS, CHARACTERS))
                    .storeLocal(parts);
            body.loadLocal(parts)
                    .load(0)
                    .add(CilOpcode.LDELEM_REF)
                    .load("")
                    .call(EQUAL)
                    .jump(CilOpcode.BRTRUE, isHidden);
            body.loadLocal(parts).load(0).add(CilOpcode.LDELEM_REF);
            body.loadArgument(0)
                    .callVirtual(MethodReference.ofInstance(FRAME, "GetFileLineNumber", Simple.INT32))
                    .add(CilOpcode.CONV_I8)
                    .call(Platform.SPELL);
            body.loadArgument(0).call(functionName(library)).load("").call(line(library));
            body.mark(isHidden);
            lines(library, body, parts);
            body.add(CilOpcode.RET);
        });
    }

    /** {@code (frame) -> the Python function's name}. */
    private static MethodReference functionName(RuntimeLibrary library) {
        return library.method("FunctionName", Simple.STRING, List.of(FRAME.reference()), body -> {
            int name = body.addLocal("name", Simple.STRING);
            int position = body.addLocal("position", Simple.INT32);
            Label isWhole = new Label();
            body.loadArgument(0)
                    .callVirtual(MethodReference.ofInstance(FRAME, "GetMethod", METHOD.reference()))
                    .callVirtual(MethodReference.ofInstance(MEMBER, "get_Name", Simple.STRING))
                    .storeLocal(name);
            // Behind a quote stands what tells methods of one name apart; before a point the class.
            body.loadLocal(name)
                    .load("'")
                    .callVirtual(MethodReference.ofInstance(TEXT, "IndexOf", Simple.INT32, Simple.STRING))
                    .storeLocal(position);
            body.loadLocal(position).load(0).jump(CilOpcode.BLT, isWhole);
            body.loadLocal(name)
                    .load(0)
                    .loadLocal(position)
                    .callVirtual(
                            MethodReference.ofInstance(TEXT, "Substring", Simple.STRING, Simple.INT32, Simple.INT32))
                    .storeLocal(name);
            body.mark(isWhole)
                    .loadLocal(name)
                    .loadLocal(name)
                    .load(".")
                    .callVirtual(MethodReference.ofInstance(TEXT, "LastIndexOf", Simple.INT32, Simple.STRING))
                    .load(1)
                    .add(CilOpcode.ADD)
                    .callVirtual(MethodReference.ofInstance(TEXT, "Substring", Simple.STRING, Simple.INT32))
                    .add(CilOpcode.RET);
        });
    }

    /**
     * {@code (file, line, function, columns)}: prints a line of the traceback with the source line, if it is not one
     * too many of the same; or tells of it, where the program has asked.
     */
    private static MethodReference line(RuntimeLibrary library) {
        List<SignatureType> parameters = List.of(Simple.STRING, Simple.STRING, Simple.STRING, Simple.STRING);
        return library.method("PrintPlace", Simple.VOID, parameters, body -> {
            int text = body.addLocal("text", Simple.STRING);
            Label isSame = new Label();
            Label isShown = new Label();
            Label isPrinted = new Label();
            body.field(CilOpcode.LDSFLD, told(library)).jump(CilOpcode.BRFALSE, isPrinted);
            tell(library, body);
            body.add(CilOpcode.RET).mark(isPrinted);
            body.load("  File \"")
                    .loadArgument(0)
                    .load("\", line ")
                    .loadArgument(1)
                    .call(Platform.JOIN4)
                    .load(", in ")
                    .loadArgument(2)
                    .call(Platform.JOIN3)
                    .storeLocal(text);
            body.loadLocal(text)
                    .field(CilOpcode.LDSFLD, previous(library))
                    .call(EQUAL)
                    .jump(CilOpcode.BRTRUE, isSame);
            body.call(repetitions(library)).loadLocal(text).field(CilOpcode.STSFLD, previous(library));
            body.mark(isSame)
                    .field(CilOpcode.LDSFLD, repeated(library))
                    .load(1L)
                    .add(CilOpcode.ADD)
                    .field(CilOpcode.STSFLD, repeated(library));
            body.field(CilOpcode.LDSFLD, repeated(library))
                    .load((long) SHOWN_REPETITIONS)
                    .jump(CilOpcode.BLE, isShown)
                    .add(CilOpcode.RET);
            body.mark(isShown).loadLocal(text).call(writeLine(library));
            body.loadArgument(0).loadArgument(1).call(sourceLine(library)).add(CilOpcode.RET);
        });
    }

    /** What was told of the traceback that the program asks for; null where it is printed. */
    private static FieldDefinition told(RuntimeLibrary library) {
        return library.field("toldPlaces", Simple.STRING);
    }

    /** Tells of the place that the arguments are. */
    private static void tell(RuntimeLibrary library, MethodBody body) {
        body.field(CilOpcode.LDSFLD, told(library)).load("1\t").loadArgument(1).call(Platform.JOIN3);
        body.load("\t").loadArgument(3).load("\t").call(Platform.JOIN4);
        body.loadArgument(2).load("\t").call(Platform.JOIN3);
        body.loadArgument(0).load("\n").call(Platform.JOIN3).field(CilOpcode.STSFLD, told(library));
    }

    /** {@code (out) -> length}: the places of the current traceback, as a program asks for them. */
    static MethodReference places(RuntimeLibrary library) {
        return library.method("TracebackPlaces", Simple.INT64, List.of(Platform.BYTES), body -> {
            int answer = body.addLocal("answer", Platform.BYTES);
            Label isNone = new Label();
            body.load("").field(CilOpcode.STSFLD, told(library));
            body.field(CilOpcode.LDSFLD, library.current()).jump(CilOpcode.BRFALSE, isNone);
            body.field(CilOpcode.LDSFLD, library.current()).call(way(library));
            body.mark(isNone)
                    .field(CilOpcode.LDSFLD, told(library))
                    .call(library.encoded())
                    .storeLocal(answer);
            body.add(CilOpcode.LDNULL).field(CilOpcode.STSFLD, told(library));
            body.loadLocal(answer)
                    .loadLocal(answer)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I8)
                    .loadArgument(0)
                    .call(ByteFunctions.given(library))
                    .add(CilOpcode.RET);
        });
    }

    /** {@code (file, line)}: prints the source line, without what indents it, if the file is still there to be read. */
    private static MethodReference sourceLine(RuntimeLibrary library) {
        return library.method("PrintSourceLine", Simple.VOID, List.of(Simple.STRING, Simple.STRING), body -> {
            Label start = new Label();
            Label handler = new Label();
            Label end = new Label();
            int text = body.addLocal("text", Simple.STRING);
            body.mark(start)
                    .loadArgument(0)
                    .call(MethodReference.ofStatic(FILE, "ReadAllLines", Platform.TEXTS, Simple.STRING));
            body.loadArgument(1).call(MethodReference.ofStatic(CONVERT, "ToInt32", Simple.INT32, Simple.STRING));
            body.load(1)
                    .add(CilOpcode.SUB)
                    .add(CilOpcode.LDELEM_REF)
                    .callVirtual(MethodReference.ofInstance(TEXT, "Trim", Simple.STRING))
                    .storeLocal(text);
            body.load("    ")
                    .loadLocal(text)
                    .load("")
                    .call(Platform.JOIN3)
                    .call(writeLine(library))
                    .jump(CilOpcode.LEAVE, end);
            body.mark(handler)
                    .add(CilOpcode.POP)
                    .jump(CilOpcode.LEAVE, end)
                    .mark(end)
                    .add(CilOpcode.RET);
            body.protect(new ProtectedRegion(start, handler, end, BaseLibrary.EXCEPTION));
        });
    }
}
