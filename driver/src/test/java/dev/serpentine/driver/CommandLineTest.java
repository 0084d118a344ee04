package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandLineTest {
    @TempDir
    Path folder;

    private String program;

    @BeforeEach
    void makeProgram() throws IOException {
        program = Files.writeString(folder.resolve("hello.py"), "").toString();
    }

    /** Parses words among which PROGRAM stands for a file that exists. */
    private CommandLine.Wish parse(String... words) throws WrongUsage {
        List<String> line = new ArrayList<>(List.of(words));
        line.replaceAll(word -> word.equals("PROGRAM") ? program : word);
        return CommandLine.parse(line, false);
    }

    private Request request(String... words) throws WrongUsage {
        return assertInstanceOf(CommandLine.Wish.Do.class, parse(words)).request();
    }

    private String complaint(String... words) {
        return assertThrows(WrongUsage.class, () -> parse(words)).getMessage();
    }

    private String hint(String... words) {
        return assertThrows(WrongUsage.class, () -> parse(words)).hint();
    }

    private String text(String... words) throws WrongUsage {
        return assertInstanceOf(CommandLine.Wish.Help.class, parse(words)).text();
    }

    @Test
    void optionsStandBeforeOrBehindTheProgramToTranslate() throws WrongUsage {
        Request request = request("translate", "-O3", "--timings", "PROGRAM", "-o", "out", "--emit=c");
        assertEquals(3, request.optimisation());
        assertTrue(request.has(Option.TIMINGS));
        assertFalse(request.has(Option.UNCHECKED));
        assertEquals(Path.of("out"), request.output());
        assertEquals(EmittedStage.C, request.emit().orElseThrow());
    }

    @Test
    void whatIsNotGivenHasADefault() throws WrongUsage {
        Request request = request("translate", "PROGRAM");
        assertEquals("llvm", request.value(Option.BACKEND));
        assertEquals(2, request.optimisation());
        assertEquals(Path.of("hello"), request.output());
        assertTrue(request.emit().isEmpty());
    }

    @Test
    void wordsBehindTheProgramToRunBelongToIt() throws WrongUsage {
        Request request = request("run", "--backend=interpreter", "PROGRAM", "--timings", "-o", "x");
        assertEquals(List.of("--timings", "-o", "x"), request.arguments());
        assertFalse(request.has(Option.TIMINGS));
    }

    @Test
    void noWordOfTheProgramIsTouched() throws WrongUsage {
        List<String> words = List.of(
                "--",
                "-x",
                "-O0",
                "@file",
                "",
                "run",
                "translate",
                "--help",
                "--backend=c",
                "a=b",
                "\"quoted\"",
                "'",
                "${user.home}",
                "%s",
                "-",
                "*.py",
                " ");
        for (List<String> beginning : List.of(
                List.of("run", "PROGRAM"),
                List.of("run", "--", "PROGRAM"),
                List.of("-O1", "PROGRAM"),
                List.of("PROGRAM"))) {
            List<String> line = new ArrayList<>(beginning);
            line.addAll(words);
            Request request = request(line.toArray(String[]::new));
            assertEquals(Command.RUN, request.command());
            assertEquals(words, request.arguments(), beginning::toString);
        }
    }

    @Test
    void aProgramAloneIsRun() throws WrongUsage {
        Request request = request("--backend", "interpreter", "PROGRAM", "translate", "-O3");
        assertEquals(Command.RUN, request.command());
        assertEquals("interpreter", request.value(Option.BACKEND));
        assertEquals(List.of("translate", "-O3"), request.arguments());
        assertEquals("there is no file 'missing.py'", complaint("missing.py"));
        assertEquals("'" + folder + "' is a folder, and no program", complaint(folder.toString()));
    }

    @Test
    void valuesStandBehindAnEqualsSignOrABlank() throws WrongUsage {
        Request request = request("translate", "--backend", "c", "-O", "1", "-ohello", "PROGRAM", "--errors", "json");
        assertEquals("c", request.value(Option.BACKEND));
        assertEquals(1, request.optimisation());
        assertEquals(Path.of("hello"), request.output());
        assertTrue(request.wantsJson());
        assertEquals(
                "jvm",
                request("translate", "--backend=c", "--backend=jvm", "PROGRAM").value(Option.BACKEND),
                "the last counts");
        assertEquals(1, request("-O1", "translate", "PROGRAM").optimisation());
    }

    @Test
    void toolsAreAnsweredInJsonWhereverTheyAskForIt() {
        assertTrue(CommandLine.wantsJson(List.of("translate", "a.py", "--errors", "json")));
        assertTrue(CommandLine.wantsJson(List.of("run", "--backend", "c", "--errors=json", "a.py")));
        assertFalse(CommandLine.wantsJson(List.of("run", "a.py", "--errors=json")));
        assertFalse(CommandLine.wantsJson(List.of("a.py", "--errors=json")));
    }

    /** @param expected backend, stage and machine */
    @ParameterizedTest
    @CsvSource({
        "x.jar, jvm - x86_64-linux-gnu",
        "x.exe, cli - x86_64-linux-gnu",
        "x.dll, cli - x86_64-linux-gnu",
        "x.wasm, llvm - wasm32-wasi",
        "x.c, c c x86_64-linux-gnu",
        "x.ll, llvm ll x86_64-linux-gnu",
        "x.s, llvm asm x86_64-linux-gnu",
        "x.o, llvm obj x86_64-linux-gnu",
        "x.il, cli il x86_64-linux-gnu",
        "x, llvm - x86_64-linux-gnu",
        "x.txt, llvm - x86_64-linux-gnu"
    })
    void theEndingOfTheOutputChoosesBackendAndStage(String output, String expected) throws WrongUsage {
        Request request = request("translate", "-o", output, "PROGRAM");
        assertEquals(
                expected,
                request.backend().spelling() + " "
                        + request.emit().map(EmittedStage::spelling).orElse("-") + " " + request.value(Option.TARGET));
        assertEquals(Path.of(output), request.output());
    }

    @Test
    void theEndingOfTheOutputMayAgreeWithWhatIsNamed() throws WrongUsage {
        assertEquals(
                Backend.C,
                request("translate", "--backend=c", "-o", "x.c", "PROGRAM").backend());
        assertEquals(
                EmittedStage.C,
                request("translate", "--backend=c", "-o", "x.c", "PROGRAM")
                        .emit()
                        .orElseThrow());
        assertEquals(
                "aarch64-linux-gnu",
                request("translate", "--target=aarch64-linux-gnu", "-o", "x.o", "PROGRAM")
                        .value(Option.TARGET));
        assertEquals(
                EmittedStage.JAVA,
                request("translate", "--library", "-o", "X.java", "PROGRAM")
                        .emit()
                        .orElseThrow());
        assertEquals(
                EmittedStage.TYPED,
                request("translate", "--emit=typed", "-o", "x.txt", "PROGRAM")
                        .emit()
                        .orElseThrow());
    }

    @Test
    void theEndingOfTheOutputContradictsNothing() {
        assertEquals(
                "the output 'x.jar' ends in .jar, which is what --backend=jvm writes, but --backend=cli is asked for",
                complaint("translate", "--backend=cli", "-o", "x.jar", "PROGRAM"));
        assertEquals(
                "the output 'x.exe' ends in .exe, which is what --backend=cli writes, but --backend=c is asked for",
                complaint("translate", "--backend=c", "-o", "x.exe", "PROGRAM"));
        assertEquals(
                "the output 'x.c' ends in .c, which is what --emit=c writes, but --backend=llvm is asked for",
                complaint("translate", "--backend=llvm", "-o", "x.c", "PROGRAM"));
        assertEquals(
                "the output 'x.c' ends in .c, which is what --emit=c writes, but --emit=ll is asked for",
                complaint("translate", "--emit=ll", "-o", "x.c", "PROGRAM"));
        assertEquals(
                "the output 'x.jar' ends in .jar, which is what --backend=jvm writes, but --emit=bytecode is asked for",
                complaint("translate", "--emit=bytecode", "-o", "x.jar", "PROGRAM"));
        assertEquals(
                "the output 'x.wasm' ends in .wasm, which is what --backend=llvm --target=wasm32-wasi writes, but --target=aarch64-linux-gnu is asked for",
                complaint("translate", "--target=aarch64-linux-gnu", "-o", "x.wasm", "PROGRAM"));
    }

    @Test
    void optionsGoWithTheBackend() {
        assertEquals(
                "--library goes with --backend=cli and --backend=jvm, not with --backend=llvm",
                complaint("translate", "--library", "PROGRAM"));
        assertEquals(
                "--static goes with --backend=llvm, not with --backend=jvm",
                complaint("translate", "--static", "-o", "x.jar", "PROGRAM"));
        assertEquals(
                "--gc-stress goes with --backend=c and --backend=llvm, not with --backend=jvm",
                complaint("run", "--gc-stress", "--backend=jvm", "PROGRAM"));
        assertEquals(
                "--emit=ll shows what --backend=llvm makes, but --backend=jvm is asked for",
                complaint("translate", "--backend=jvm", "--emit=ll", "PROGRAM"));
    }

    @Test
    void slipsOfThePenAreSeen() {
        assertEquals("Did you mean: 'translate'?", hint("translat", "PROGRAM"));
        assertEquals("Did you mean: 'run'?", hint("rum"));
        assertEquals("Did you mean: '--backend'?", hint("translate", "--bakcend=jvm", "PROGRAM"));
        assertEquals("Did you mean: '--timings'?", hint("run", "-timings", "PROGRAM"));
        assertEquals("Did you mean: '--version'?", hint("--verison"));
        assertEquals("Did you mean: 'jvm'?", hint("run", "--backend=jwm", "PROGRAM"));
        assertEquals("--emit is an option of 'translate'.", hint("run", "--emit=c", "PROGRAM"));
        assertEquals("Did you mean: 'translate'?", hint("help", "translat"));
        assertEquals("", hint("something"));
        assertEquals("", hint("translate", "--zzzzzzzz", "PROGRAM"));
    }

    @Test
    void theProgramIsNotOverwritten() {
        assertEquals(
                "the output '" + program + "' is the program itself; choose another file with -o",
                complaint("translate", "-o", "PROGRAM", "PROGRAM"));
    }

    @Test
    void theVersionIsTheProjects() throws WrongUsage, IOException {
        String pom = Files.readString(Path.of("..", "pom.xml"));
        assertTrue(pom.contains("<artifactId>serpentine</artifactId>\n  <version>" + Version.NUMBER + "</version>"));
        assertTrue(text("--version").startsWith("serpentine " + Version.NUMBER + " (Java "));
    }

    @Test
    void everyCommandHasHelp() throws WrongUsage {
        assertEquals(text("--help"), text("-h"));
        assertEquals(text("--help"), text("help"));
        for (String command : List.of("translate", "run")) {
            assertEquals(text(command, "--help"), text(command, "-h"));
            assertEquals(text(command, "--help"), text("help", command));
        }
        assertTrue(text("completion", "-h").startsWith("serpentine completion\n"));
        assertTrue(text("help", "--help").startsWith("serpentine help [command]\n"));
        assertFalse(text("--help").contains("\u001b"));
        assertTrue(assertInstanceOf(CommandLine.Wish.Help.class, CommandLine.parse(List.of("--help"), true))
                .text()
                .contains("\u001b["));
    }

    @Test
    void helpShowsEachOptionAsTheTableHasIt() throws WrongUsage {
        for (Command command : Command.values()) {
            String help = text(command.spelling(), "--help").replaceAll("\\s+", " ");
            for (Option option : Option.values()) {
                assertEquals(
                        option.belongsTo(command),
                        help.contains(" " + option.usage() + " " + option.help().replaceAll("\\s+", " ")),
                        () -> option + " of " + command + ": " + help);
            }
        }
    }

    @Test
    void shellsCompleteWhatThereIs() throws Exception {
        String script = text("completion");
        assertTrue(script.contains("compdef") || script.contains("bashcompinit"), "zsh");
        Path file = Files.writeString(folder.resolve("completion"), script);
        assertEquals("translate", completed(file, "serpentine", "trans"));
        assertEquals("--backend", completed(file, "serpentine", "translate", "--back"));
        assertEquals("jvm", completed(file, "serpentine", "run", "--backend", "j"));
        assertEquals("optimized", completed(file, "serpentine", "translate", "--emit", "opt"));
        assertEquals("optimized", completed(file, "serpentine", "translate", "--emit", "=", "opt"));
        assertEquals(
                "text json",
                completed(file, "serpentine", "run", "--errors", "=").replace('\n', ' '));
    }

    /** What bash makes of the last word. */
    private static String completed(Path script, String... words) throws IOException, InterruptedException {
        String program =
                "source \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\"; COMP_POINT=${#COMP_LINE}; _serpentine; printf '%s' \"${COMPREPLY[*]}\"";
        List<String> line = new ArrayList<>(List.of("bash", "-c", program, script.toString()));
        line.addAll(List.of(words));
        Process process = new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output.strip();
    }

    @Test
    void helpListsWhatACommandTakes() throws WrongUsage {
        String all =
                assertInstanceOf(CommandLine.Wish.Help.class, parse("--help")).text();
        assertTrue(all.contains("serpentine translate [options] program.py"));
        String run = assertInstanceOf(CommandLine.Wish.Help.class, parse("run", "--help"))
                .text();
        assertTrue(run.contains("--backend=BACKEND"));
        assertFalse(run.contains("--emit"));
    }

    @Test
    void passesArePrintedWithoutAProgram() throws WrongUsage {
        String passes = assertInstanceOf(
                        CommandLine.Wish.Help.class, parse("translate", "--print-passes", "--backend=c", "-O0"))
                .text();
        assertEquals(
                List.of(
                        "tag-small-integers",
                        "count-references",
                        "wrap-arithmetic-with-unused-high-bits",
                        "keep-reachable-graphs",
                        "insert-stack-checks",
                        "make-exceptions-explicit",
                        "insert-collector"),
                passes.lines().map(line -> line.substring(0, line.indexOf(' '))).toList());
        assertTrue(
                passes.lines()
                        .anyMatch(line ->
                                line.startsWith("make-exceptions-explicit") && line.contains(" exceptions explicit ")),
                passes);
    }

    @Test
    void whatAPassMadeCanBeEmitted() throws WrongUsage {
        Request request = request("translate", "--emit=after:make-switches", "--backend=jvm", "PROGRAM");
        assertEquals(EmittedStage.AFTER, request.emit().orElseThrow());
        assertEquals("make-switches", request.lastPass());
        assertTrue(complaint("translate", "--emit=after:make-switches", "--backend=c", "PROGRAM")
                .startsWith("no pass on the way to c at -O2 is called 'make-switches'; there are tag-small-integers"));
    }

    @Test
    void complaintsSayWhatWouldDo() {
        assertEquals("a command is needed: translate, run, view, bench, shell, script, pytest", complaint());
        assertEquals("there is no command 'translat'", complaint("translat", "PROGRAM"));
        assertEquals("'run' has no option '--emit=c'", complaint("run", "--emit=c", "PROGRAM"));
        assertEquals("-ON can be 0, 1, 2, 3; it cannot be 's'", complaint("run", "-Os", "PROGRAM"));
        assertEquals("-o needs a value", complaint("translate", "PROGRAM", "-o"));
        assertEquals("'translate' needs a program: serpentine translate program.py", complaint("translate"));
        assertEquals("there is no file 'missing.py'", complaint("translate", "missing.py"));
        assertEquals(
                "interpreted graphs cannot be written to a file; use 'run'",
                complaint("translate", "--backend=interpreter", "PROGRAM"));
    }
}
