package dev.serpentine.backend.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.binary.AssemblyWriter;
import dev.serpentine.backend.cli.text.AssemblyPrinter;
import dev.serpentine.graph.backendtest.Platform;
import dev.serpentine.graph.program.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs programs as assemblies, ours and ilasm's, and checks that ours is verifiable. */
final class AssembledProgram {
    /** The methods that look at addresses, which no verifier can follow. */
    private static final List<String> UNVERIFIABLE =
            List.of("Serpentine.Runtime::StackPointer()", "Serpentine.Runtime::StackTooDeep()");

    private AssembledProgram() {}

    static List<Platform.Outcome> run(Program program, Path folder) throws IOException, InterruptedException {
        MonoTools.assume("mono", "peverify", "ilasm");
        Assembly assembly = CliBackend.executable(program, "program", _ -> true);
        Files.write(
                folder.resolve("program.exe"), AssemblyWriter.write(assembly).assembly());
        MonoTools.Finished ours = MonoTools.start(folder, "mono", "program.exe");
        String complaints = MonoTools.start(folder, "peverify", "program.exe").output();
        for (String line :
                complaints.lines().filter(line -> line.startsWith("In method:")).toList()) {
            assertTrue(UNVERIFIABLE.contains(line.substring("In method: ".length())), complaints);
        }
        Path texts = Files.createDirectory(folder.resolve("text"));
        Files.writeString(texts.resolve("program.il"), AssemblyPrinter.print(assembly));
        MonoTools.run(texts, "ilasm", "program.il");
        MonoTools.Finished ilasms = MonoTools.start(texts, "mono", "program.exe");
        return List.of(
                new Platform.Outcome("on mono", ours.output(), ours.errors(), ours.status()),
                new Platform.Outcome("from the text", ilasms.output(), ilasms.errors(), ilasms.status()));
    }
}
