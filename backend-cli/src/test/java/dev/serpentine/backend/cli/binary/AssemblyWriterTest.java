package dev.serpentine.backend.cli.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.backend.cli.MonoTools;
import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodDefinition.Implementation;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.text.AssemblyPrinter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What we write, mono runs, verifies and disassembles; and ilasm makes the same of the text. */
class AssemblyWriterTest {
    private static final ExternalType CONSOLE = ExternalType.ofBaseLibrary("System", "Console");
    private static final MethodReference PRINT_TEXT =
            MethodReference.ofStatic(CONSOLE, "WriteLine", Simple.VOID, Simple.STRING);
    private static final MethodReference PRINT_NUMBER =
            MethodReference.ofStatic(CONSOLE, "WriteLine", Simple.VOID, Simple.INT64);

    private final Assembly assembly = new Assembly("sample");
    private final TypeDefinition program = assembly.add(TypeDefinition.ofStaticClass("Sample", "Program", true));

    @BeforeEach
    void needsMono() {
        MonoTools.assume("mono", "peverify", "monodis", "ilasm");
    }

    private MethodBody method(String name, SignatureType result, SignatureType... parameters) {
        MethodDefinition method =
                program.addMethod(MethodDefinition.ofStatic(program, name, result, List.of(parameters)));
        if (name.equals("Main")) {
            assembly.setEntryPoint(method);
        }
        return method.body().orElseThrow();
    }

    /** Runs both our file and what ilasm makes of our text. */
    private String output(Path folder, String... options) throws Exception {
        Path ours = folder.resolve("sample.exe");
        Files.write(ours, AssemblyWriter.write(assembly).assembly());
        MonoTools.run(folder, "peverify", "sample.exe");
        MonoTools.run(folder, "monodis", "sample.exe");
        Path text = folder.resolve("text");
        Files.createDirectory(text);
        Files.writeString(text.resolve("sample.il"), AssemblyPrinter.print(assembly));
        MonoTools.run(text, "ilasm", "sample.il");
        String answer = MonoTools.run(folder, "mono", "sample.exe");
        assertEquals(answer, MonoTools.run(text, "mono", "sample.exe"));
        return answer;
    }

    @Test
    void helloWorld(@TempDir Path folder) throws Exception {
        method("Main", Simple.VOID)
                .load("h\u00e9llo \"world\"")
                .call(PRINT_TEXT)
                .add(CilOpcode.RET);
        assertEquals("h\u00e9llo \"world\"\n", output(folder));
    }

    @Test
    void classesFieldsDelegatesAndData(@TempDir Path folder) throws Exception {
        TypeDefinition animal = assembly.add(TypeDefinition.ofClass("Sample", "Animal", true, Simple.OBJECT));
        TypeDefinition cat = assembly.add(TypeDefinition.ofClass("Sample", "Cat", true, animal.reference()));
        TypeDefinition callable = assembly.add(
                TypeDefinition.ofDelegate("Sample", "Callable", true, Simple.INT64, List.of(Simple.INT64)));
        FieldDefinition legs = animal.addField("legs", Simple.INT64);
        MethodReference plain = MethodReference.ofInstance(BaseLibrary.OBJECT, ".ctor", Simple.VOID);
        for (TypeDefinition type : List.of(animal, cat)) {
            MethodBody body = new MethodBody();
            MethodReference next = type == animal ? plain : animal.method(".ctor");
            type.addMethod(MethodDefinition.of(
                    type,
                    ".ctor",
                    MethodSignature.ofInstance(Simple.VOID),
                    MethodDefinition.Binding.INSTANCE,
                    List.of(),
                    body));
            body.loadArgument(0).call(next).add(CilOpcode.RET);
            MethodBody count = new MethodBody();
            type.addMethod(MethodDefinition.of(
                    type,
                    "count",
                    MethodSignature.ofInstance(Simple.INT64, Simple.INT64),
                    type == animal ? MethodDefinition.Binding.NEW_VIRTUAL : MethodDefinition.Binding.OVERRIDE,
                    List.of("more"),
                    count));
            count.loadArgument(0).field(CilOpcode.LDFLD, legs).loadArgument(1).add(CilOpcode.ADD);
            if (type == cat) {
                count.load(1L << 40).add(CilOpcode.ADD);
            }
            count.add(CilOpcode.RET);
        }
        TypeDefinition bytes = assembly.add(TypeDefinition.ofBytes("Sample", "Bytes5", 5));
        FieldDefinition data = program.addData("data", bytes, new byte[] {1, 2, 3, 4, (byte) 200});
        method("twice", Simple.INT64, Simple.INT64)
                .loadArgument(0)
                .load(2L)
                .add(CilOpcode.MUL_OVF)
                .add(CilOpcode.RET);
        MethodBody main = method("Main", Simple.INT32);
        int object = main.addLocal("object", animal.reference());
        int array = main.addLocal("array", new SignatureType.ArrayOf(Simple.UINT8));
        main.create(cat.method(".ctor"))
                .storeLocal(object)
                .loadLocal(object)
                .load(4L)
                .field(CilOpcode.STFLD, legs);
        main.loadLocal(object).load(300L).callVirtual(animal.method("count")).call(PRINT_NUMBER);
        main.add(CilOpcode.LDNULL)
                .loadFunction(program.method("twice"))
                .create(callable.method(".ctor"))
                .load(21L)
                .callVirtual(callable.method("Invoke"))
                .call(PRINT_NUMBER);
        main.load(5)
                .type(CilOpcode.NEWARR, Simple.UINT8)
                .storeLocal(array)
                .loadLocal(array)
                .field(CilOpcode.LDTOKEN, data)
                .call(MethodReference.ofStatic(
                        ExternalType.ofBaseLibrary("System.Runtime.CompilerServices", "RuntimeHelpers"),
                        "InitializeArray",
                        Simple.VOID,
                        ExternalType.ofBaseLibrary("System", "Array").reference(),
                        new SignatureType.OfValue(ExternalType.ofBaseLibrary("System", "RuntimeFieldHandle"))));
        main.loadLocal(array)
                .load(4)
                .add(CilOpcode.LDELEM_U1)
                .add(CilOpcode.CONV_U8)
                .call(PRINT_NUMBER);
        main.load(7).add(CilOpcode.RET);
        Path ours = folder.resolve("sample.exe");
        Files.write(ours, AssemblyWriter.write(assembly).assembly());
        assertEquals("1099511628080\n42\n200\n", MonoTools.runToStatus(folder, 7, "mono", "sample.exe"));
        MonoTools.run(folder, "peverify", "sample.exe");
        Files.writeString(folder.resolve("text.il"), AssemblyPrinter.print(assembly));
        MonoTools.run(folder, "ilasm", "text.il");
        assertEquals("1099511628080\n42\n200\n", MonoTools.runToStatus(folder, 7, "mono", "text.exe"));
    }

    @Test
    void exceptionsLongJumpsAndSwitches(@TempDir Path folder) throws Exception {
        MethodBody main = method("Main", Simple.VOID);
        int number = main.addLocal("number", Simple.INT64);
        Label loop = new Label();
        Label start = new Label();
        Label handler = new Label();
        Label end = new Label();
        Label zero = new Label();
        Label one = new Label();
        Label done = new Label();
        main.load(3L)
                .storeLocal(number)
                .mark(loop)
                .mark(start)
                .load(Long.MAX_VALUE)
                .loadLocal(number)
                .add(CilOpcode.ADD_OVF)
                .call(PRINT_NUMBER);
        for (int i = 0; i < 100; i++) {
            main.add(CilOpcode.NOP).add(CilOpcode.NOP);
        }
        main.jump(CilOpcode.LEAVE, end)
                .mark(handler)
                .add(CilOpcode.POP)
                .load("too large")
                .call(PRINT_TEXT)
                .jump(CilOpcode.LEAVE, end)
                .mark(end);
        main.protect(new MethodBody.ProtectedRegion(
                start, handler, end, ExternalType.ofBaseLibrary("System", "OverflowException")));
        main.loadLocal(number).load(1L).add(CilOpcode.SUB).storeLocal(number);
        main.loadLocal(number).add(CilOpcode.CONV_I4).select(List.of(zero, one)).jump(CilOpcode.BR, loop);
        main.mark(one).load("one").call(PRINT_TEXT).jump(CilOpcode.BR, loop);
        main.mark(zero)
                .load("zero")
                .call(PRINT_TEXT)
                .jump(CilOpcode.BR, done)
                .mark(done)
                .add(CilOpcode.RET);
        assertEquals("too large\ntoo large\none\ntoo large\nzero\n", output(folder));
    }

    @Test
    void nativeFunctionsAndGenericInterfaces(@TempDir Path folder) throws Exception {
        MethodDefinition power = program.addMethod(MethodDefinition.ofLibrary(
                program,
                "power",
                MethodSignature.ofStatic(Simple.FLOAT64, Simple.FLOAT64, Simple.FLOAT64),
                new Implementation.OfLibrary("libm.so.6", "pow", false)));
        ExternalType list = ExternalType.ofBaseLibrary("System.Collections.Generic", "List`1");
        SignatureType numbers = new SignatureType.Generic(list, false, List.of(Simple.INT64));
        MethodBody main = method("Main", Simple.VOID);
        int made = main.addLocal("made", numbers);
        main.create(new MethodReference.External(numbers, ".ctor", MethodSignature.ofInstance(Simple.VOID)))
                .storeLocal(made);
        main.loadLocal(made)
                .load(2.0)
                .load(10.0)
                .call(power)
                .add(CilOpcode.CONV_I8)
                .callVirtual(new MethodReference.External(
                        numbers, "Add", MethodSignature.ofInstance(Simple.VOID, new SignatureType.Parameter(0))));
        main.loadLocal(made)
                .load(0)
                .callVirtual(new MethodReference.External(
                        numbers, "get_Item", MethodSignature.ofInstance(new SignatureType.Parameter(0), Simple.INT32)))
                .call(PRINT_NUMBER)
                .add(CilOpcode.RET);
        assertEquals("1024\n", output(folder));
    }

    @Test
    void stackTracesShowSourceLines(@TempDir Path folder) throws Exception {
        MethodBody main = method("Main", Simple.VOID);
        main.line("/source/program.py", 41)
                .load(1L)
                .call(PRINT_NUMBER)
                .line("/source/program.py", 42)
                .create(MethodReference.ofInstance(BaseLibrary.EXCEPTION, ".ctor", Simple.VOID))
                .add(CilOpcode.THROW);
        Files.write(folder.resolve("sample.exe"), AssemblyWriter.write(assembly).assembly());
        Files.write(folder.resolve("sample.pdb"), AssemblyWriter.write(assembly).debugInformation());
        MonoTools.Finished finished = MonoTools.start(folder, "mono", "--debug", "sample.exe");
        assertTrue(finished.errors().contains("/source/program.py:42"), finished.errors());
    }
}
