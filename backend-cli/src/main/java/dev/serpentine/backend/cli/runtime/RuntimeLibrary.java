package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodDefinition.Implementation;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.TracebackEntry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The class of the run-time support, which grows by the methods that are asked for. */
public final class RuntimeLibrary {
    /** Copies items of one array to another: arrays, places and count as 32-bit integers. */
    public static final MethodReference ARRAY_COPY = Platform.ARRAY_COPY;
    /** Where the classes of the run-time support are. */
    public static final String NAMESPACE = "Serpentine";

    private static final String C_LIBRARY = "libc.so.6";
    private static final String MATHEMATICS_LIBRARY = "libm.so.6";

    private final TypeDefinition type = TypeDefinition.ofStaticClass(NAMESPACE, "Runtime", true);
    private final Map<String, MethodReference> methods = new HashMap<>();
    private final Map<String, FieldDefinition> fields = new HashMap<>();

    private Carriers carriers;
    private Optional<MethodReference> interrupted = Optional.empty();

    /** Adds the class to an assembly. */
    public RuntimeLibrary(Assembly assembly) {
        assembly.add(type);
    }

    /** The method that does what an external function does. */
    public MethodReference external(String name) {
        ExternalFunction function = ExternalFunction.named(name)
                .orElseThrow(() -> new IllegalArgumentException("no external function " + name));
        return ExternalFunctions.of(function, this);
    }

    /** Says what ends the program where it does not look out for interrupts. */
    public void useInterrupted(MethodReference method) {
        interrupted = Optional.of(method);
    }

    Optional<MethodReference> interrupted() {
        return interrupted;
    }

    /** Writes the call that an operation consists of; its operands are on the stack. */
    public void call(LowLevelOpcode opcode, MethodBody body) {
        ArithmeticFunctions.call(opcode, body, this);
    }

    /** A static field, made when it is first asked for. */
    public FieldDefinition field(String name, SignatureType fieldType) {
        return fields.computeIfAbsent(name, added -> type.addStaticField(added, fieldType));
    }

    /** The arguments of the process, the program's name first, as bytes. */
    public FieldDefinition arguments() {
        return field("arguments", new SignatureType.ArrayOf(Platform.BYTES));
    }

    /**
     * The fields of what carries an exception of the program.
     *
     * @param previous what carried the same one before
     * @param place what {@link #place} spelled, which stands for the innermost place of the stack trace; null if that
     *     stands for itself
     * @param isThrown whether there is a stack trace
     */
    public record Carriers(FieldDefinition previous, FieldDefinition place, FieldDefinition isThrown) {}

    /** Tells how tracebacks find their way through carriers. */
    public void useCarriers(Carriers fields) {
        carriers = fields;
    }

    Carriers carriers() {
        return carriers;
    }

    /** The exception whose traceback is printed next. */
    public FieldDefinition current() {
        return field("current", dev.serpentine.backend.cli.assembly.BaseLibrary.EXCEPTION.reference());
    }

    /** How a place that raises is spelled, with those that it was inlined into. */
    public static String place(Optional<TracebackEntry> entry) {
        return TracebackFunctions.place(entry);
    }

    /**
     * What names the source of a place, beside a line number, so that tracebacks show what was inlined there.
     *
     * @param file of the place whose line number is told; empty if users do not know it
     * @param inlined the frames that were inlined there, the outermost first
     */
    public static String source(String file, List<SourcePosition.Frame> inlined) {
        return TracebackFunctions.source(file, inlined);
    }

    /** The address below which hardly any stack is left. */
    public FieldDefinition stackLimit() {
        return field("stackLimit", Simple.INT64);
    }

    /** The address, roughly, of the caller's stack frame. */
    public MethodReference stackPointer() {
        return method("StackPointer", Simple.INT64, List.of(), body -> {
            int place = body.addLocal("place", Simple.INT64);
            body.loadLocalAddress(place)
                    .add(CilOpcode.CONV_U)
                    .add(CilOpcode.CONV_I8)
                    .add(CilOpcode.RET);
        });
    }

    /** Sets the C library's locale, so that its numbers and messages are those of C. */
    public MethodReference setLocale() {
        return method(
                "SetLocale",
                Simple.VOID,
                List.of(),
                body -> body.load(6)
                        .load("C\0")
                        .call(encoded())
                        .call(function("setlocale", Simple.NATIVE_INT, Simple.INT32, Platform.BYTES))
                        .add(CilOpcode.POP)
                        .add(CilOpcode.RET));
    }

    /** {@code (text) -> its bytes in UTF-8}. */
    public MethodReference encoded() {
        return method("Encoded", Platform.BYTES, List.of(Simple.STRING), body -> {
            int text = body.addLocal("text", Simple.STRING);
            body.loadArgument(0)
                    .storeLocal(text)
                    .call(Platform.UTF8)
                    .loadLocal(text)
                    .callVirtual(Platform.ENCODE)
                    .add(CilOpcode.RET);
        });
    }

    /** A method of the class, made when it is first asked for. */
    MethodReference method(
            String name, SignatureType result, List<SignatureType> parameters, Consumer<MethodBody> writer) {
        MethodReference known = methods.get(name);
        if (known == null) {
            MethodDefinition made = MethodDefinition.ofStatic(type, name, result, parameters);
            // It is known before it is written: a method may call itself.
            methods.put(name, made);
            writer.accept(made.body().orElseThrow());
            type.addMethod(made);
            known = made;
        }
        return known;
    }

    /** The same, to be inlined by the platform's compiler. */
    MethodReference inlined(
            String name, SignatureType result, List<SignatureType> parameters, Consumer<MethodBody> writer) {
        MethodReference method = method(name, result, parameters, writer);
        ((MethodDefinition) method).inlined();
        return method;
    }

    /** A function of the C library; its error number can be asked for directly after a call. */
    MethodReference function(String name, SignatureType result, SignatureType... parameters) {
        return imported(C_LIBRARY, name, true, result, parameters);
    }

    /** A function of the C library's mathematics. */
    MethodReference mathematics(String name, SignatureType result, SignatureType... parameters) {
        return imported(MATHEMATICS_LIBRARY, name, false, result, parameters);
    }

    private MethodReference imported(
            String library, String name, boolean keepsError, SignatureType result, SignatureType... parameters) {
        String key = name + List.of(parameters);
        MethodReference known = methods.get(key);
        if (known == null) {
            known = type.addMethod(MethodDefinition.ofLibrary(
                    type,
                    name,
                    MethodSignature.ofStatic(result, parameters),
                    new Implementation.OfLibrary(library, name, keepsError)));
            methods.put(key, known);
        }
        return known;
    }
}
