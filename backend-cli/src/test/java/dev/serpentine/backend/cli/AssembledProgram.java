package dev.serpentine.backend.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.binary.AssemblyWriter;
import dev.serpentine.backend.cli.text.AssemblyPrinter;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs programs in text form in the interpreter and as assemblies, ours and ilasm's, and compares. */
final class AssembledProgram {
    /** The methods that look at addresses, which no verifier can follow. */
    private static final List<String> UNVERIFIABLE = List.of("Serpentine.Runtime::StackPointer()", "Serpentine.Runtime::StackTooDeep()");

    /** The classes that every program has. */
    static final String CLASSES = """
            class Error module "builtins" {text: Signed}
            class Overflow module "builtins" extends Error {}
            class class module "" {immutable number: Signed}
            contents Error record &101 {}
            contents Overflow record &101 {}
            contents class record &101 {}
            data &101 = class{number: 1}
            data &102 = Overflow{}
            data &103 = Overflow{}
            graph report
              returns r_1: Signed
              raises e_1: *Error
            block 0(e_2: *Error)
              jump return(1)
            """;
    /** What stands at the end of every program whose entry is {@code main}. */
    static final String PROGRAM = """
            program entry @main report @report
            exceptions instance Error
            prebuilt OverflowError &102:*Error
            prebuilt RecursionError &103:*Error
            """;

    private AssembledProgram() {}

    static Program parse(String text) {
        return GraphText.parse(text).program().orElseThrow();
    }

    /** Checks that the interpreter and both assemblies agree on output and status, and that ours is verifiable. */
    static void check(String text, String expectedOutput, int expectedStatus, Path folder) throws Exception {
        InterpretedProcess process = InterpretedProcess.captured("");
        Program program = parse(text);
        GraphChecker.require(program, GraphStage.TYPED, "the parser");
        assertEquals(expectedStatus, ProgramRunner.run(program, process), "in the interpreter");
        assertEquals(expectedOutput, process.outputText(), "in the interpreter");
        checkOnMono(text, expectedOutput, expectedStatus, folder);
    }

    /** The same without the interpreter. */
    static void checkOnMono(String text, String expectedOutput, int expectedStatus, Path folder) throws Exception {
        MonoTools.assume("mono", "peverify", "ilasm");
        Assembly assembly = CliBackend.executable(parse(text), "program", _ -> true);
        Files.write(folder.resolve("program.exe"), AssemblyWriter.write(assembly).assembly());
        assertEquals(expectedOutput, MonoTools.runToStatus(folder, expectedStatus, "mono", "program.exe"), "on mono");
        String complaints = MonoTools.start(folder, "peverify", "program.exe").output();
        for (String line : complaints.lines().filter(line -> line.startsWith("In method:")).toList()) {
            assertEquals(true, UNVERIFIABLE.contains(line.substring("In method: ".length())), complaints);
        }
        Path texts = Files.createDirectory(folder.resolve("text"));
        Files.writeString(texts.resolve("program.il"), AssemblyPrinter.print(assembly));
        MonoTools.run(texts, "ilasm", "program.il");
        assertEquals(expectedOutput, MonoTools.runToStatus(texts, expectedStatus, "mono", "program.exe"), "from the text");
    }
}
