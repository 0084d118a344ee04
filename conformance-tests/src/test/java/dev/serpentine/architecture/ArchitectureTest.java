package dev.serpentine.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Who may know whom. The two tables are the architecture of DESIGN.md: an arrow that is not in them is a mistake, or
 * belongs into them for a reason.
 */
class ArchitectureTest {
    private static final String ROOT = "dev.serpentine.";

    /** Which modules the packages of a module may name. */
    private static final Map<String, Set<String>> MODULES = Map.ofEntries(
            Map.entry("graph", Set.of()),
            Map.entry("frontend", Set.of("graph")),
            Map.entry("typer", Set.of("graph", "frontend")),
            Map.entry("lltyper", Set.of("graph", "frontend", "typer")),
            Map.entry("ootyper", Set.of("graph", "frontend", "typer")),
            Map.entry("transform", Set.of("graph", "typer")),
            Map.entry("backend-c", Set.of("graph")),
            Map.entry("backend-cli", Set.of("graph")),
            Map.entry("backend-jvm", Set.of("graph")),
            Map.entry("backend-llvm", Set.of("graph")),
            Map.entry("rlib", Set.of()),
            Map.entry(
                    "driver",
                    Set.of(
                            "graph",
                            "frontend",
                            "typer",
                            "lltyper",
                            "ootyper",
                            "transform",
                            "backend-c",
                            "backend-cli",
                            "backend-jvm",
                            "backend-llvm",
                            "rlib")),
            Map.entry(
                    "conformance-tests",
                    Set.of(
                            "graph",
                            "frontend",
                            "typer",
                            "lltyper",
                            "ootyper",
                            "transform",
                            "backend-c",
                            "backend-cli",
                            "backend-jvm",
                            "backend-llvm",
                            "rlib",
                            "driver")));

    /** Which other packages of its module a package may name; one that is not listed may name none. */
    private static final Map<String, Set<String>> PACKAGES = Map.ofEntries(
            Map.entry("conformance.cpython", Set.of("conformance")),
            Map.entry("conformance.arguments", Set.of("conformance")),
            Map.entry("conformance.damage", Set.of("conformance")),
            Map.entry("conformance.reduce", Set.of("conformance")),
            Map.entry("conformance.fuzz", Set.of("conformance", "conformance.generate", "conformance.reduce")),
            Map.entry("driver", Set.of("driver.bench", "driver.interactive", "driver.json", "driver.view")),
            Map.entry("driver.interactive", Set.of()),
            Map.entry("driver.bench", Set.of("driver.json")),
            Map.entry("driver.view", Set.of("driver.json")),
            Map.entry("graph.model", Set.of("graph.type")),
            Map.entry("graph.data", Set.of("graph.type", "graph.model")),
            Map.entry("graph.liveness", Set.of("graph.type", "graph.model")),
            Map.entry("graph.analysis", Set.of("graph.model", "graph.operation")),
            Map.entry("graph.operation", Set.of("graph.type", "graph.model", "graph.data")),
            Map.entry("graph.program", Set.of("graph.type", "graph.model", "graph.data", "graph.operation")),
            Map.entry(
                    "graph.text",
                    Set.of("graph.type", "graph.model", "graph.data", "graph.operation", "graph.program")),
            Map.entry(
                    "graph.checker",
                    Set.of(
                            "graph.type",
                            "graph.model",
                            "graph.data",
                            "graph.operation",
                            "graph.program",
                            "graph.text")),
            Map.entry(
                    "graph.interpreter",
                    Set.of(
                            "graph.system",
                            "graph.liveness",
                            "graph.type",
                            "graph.model",
                            "graph.data",
                            "graph.operation",
                            "graph.program",
                            "graph.text")),
            Map.entry("graph.stackcode", Set.of("graph.type", "graph.model", "graph.data", "graph.operation")),
            Map.entry("backend.cli", Set.of("backend.cli.assembly", "backend.cli.runtime")),
            Map.entry("backend.jvm", Set.of("backend.jvm.facade", "backend.jvm.runtime")),
            Map.entry("backend.jvm.runtime", Set.of("backend.jvm.runtime.mathematics")),
            Map.entry("backend.cli.binary", Set.of("backend.cli.assembly")),
            Map.entry("backend.cli.runtime", Set.of("backend.cli.assembly")),
            Map.entry("backend.cli.text", Set.of("backend.cli.assembly")),
            Map.entry("driver.resident", Set.of("driver")),
            Map.entry("frontend.host", Set.of("frontend.syntax")),
            Map.entry("frontend.parser", Set.of("frontend.syntax")),
            Map.entry("frontend.division", Set.of("frontend.parser", "frontend.syntax")),
            Map.entry(
                    "frontend.loader",
                    Set.of(
                            "frontend.diagnostics",
                            "frontend.division",
                            "frontend.host",
                            "frontend.parser",
                            "frontend.syntax")),
            Map.entry("frontend.flow", Set.of("frontend.diagnostics", "frontend.host", "frontend.syntax")),
            Map.entry("frontend.annotation.value", Set.of("frontend.diagnostics", "frontend.flow", "frontend.host")),
            Map.entry(
                    "frontend.annotation.definition",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host",
                            "frontend.syntax")),
            Map.entry(
                    "frontend.annotation.live",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.annotation.definition",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host")),
            Map.entry(
                    "frontend.annotation.facts",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.annotation.definition",
                            "frontend.annotation.live",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host")),
            Map.entry(
                    "frontend.annotation.report",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.annotation.definition",
                            "frontend.annotation.live",
                            "frontend.annotation.facts",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host",
                            "frontend.signature")),
            Map.entry(
                    "frontend.annotation.call",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.annotation.definition",
                            "frontend.annotation.live",
                            "frontend.annotation.facts",
                            "frontend.annotation.report",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host",
                            "frontend.syntax")),
            Map.entry(
                    "frontend.annotation.rule",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.annotation.definition",
                            "frontend.annotation.live",
                            "frontend.annotation.facts",
                            "frontend.annotation.report",
                            "frontend.annotation.call",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host",
                            "frontend.signature",
                            "frontend.syntax")),
            Map.entry(
                    "frontend.annotation.fixpoint",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.annotation.definition",
                            "frontend.annotation.live",
                            "frontend.annotation.facts",
                            "frontend.annotation.report",
                            "frontend.annotation.call",
                            "frontend.annotation.rule",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host",
                            "frontend.signature")),
            Map.entry(
                    "frontend.annotation",
                    Set.of(
                            "frontend.annotation.value",
                            "frontend.annotation.definition",
                            "frontend.annotation.live",
                            "frontend.annotation.facts",
                            "frontend.annotation.fixpoint",
                            "frontend.diagnostics",
                            "frontend.flow",
                            "frontend.host")),
            Map.entry("typer", Set.of("typer.build", "typer.representation")),
            Map.entry("typer.representation", Set.of("typer", "typer.build")),
            Map.entry("typer.callable", Set.of("typer", "typer.build", "typer.representation")),
            Map.entry("typer.classes", Set.of("typer", "typer.build", "typer.callable", "typer.representation")),
            Map.entry("typer.system", Set.of("typer")),
            Map.entry("transform.arithmetic", Set.of("transform.pipeline", "transform.simplification")),
            Map.entry("transform.allocation", Set.of("transform.pipeline", "transform.simplification")),
            Map.entry("transform.division", Set.of("transform.pipeline")),
            Map.entry("transform.simplification", Set.of("transform.pipeline")),
            Map.entry(
                    "transform.inlining",
                    Set.of("transform.allocation", "transform.pipeline", "transform.simplification")),
            Map.entry("transform.exceptions", Set.of("transform.calls", "transform.pipeline")),
            Map.entry("transform.shape", Set.of("transform.pipeline", "transform.simplification")),
            Map.entry(
                    "transform.redundancy",
                    Set.of(
                            "transform.arithmetic",
                            "transform.calls",
                            "transform.pipeline",
                            "transform.simplification")),
            Map.entry("transform.interrupts", Set.of("transform.calls", "transform.pipeline")),
            Map.entry("transform.counting", Set.of("transform.exceptions", "transform.pipeline")),
            Map.entry("transform.stack", Set.of("transform.calls", "transform.pipeline")),
            Map.entry("transform.tagging", Set.of("transform.pipeline")),
            Map.entry("transform.memory", Set.of("transform.calls", "transform.exceptions", "transform.pipeline")));

    /**
     * Packages that may name each other: the typer asks Reprs, and a Repr asks the typer for the Reprs of its parts.
     */
    private static final Set<Set<String>> MUTUAL = Set.of(Set.of("typer", "typer.representation"));

    /** What later stages see of the annotator, besides the lattice. */
    private static final Set<String> ANNOTATORS_SURFACE = Set.of(
            "definition.BuiltinMethodDescription",
            "definition.ClassDescription",
            "definition.FunctionDescription",
            "definition.MethodDescription",
            "definition.StandIn",
            "definition.WorkOrder",
            "facts.AnnotatedProgram",
            "facts.IntegerModel",
            "facts.UnionModel",
            "live.SystemCode");

    /** Who may touch the embedded Python: nothing of it leaves these packages. */
    private static final Set<String> PYTHON_ADAPTERS = Set.of("frontend.loader", "frontend.parser");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|(?<!:)//[^\\n]*", Pattern.DOTALL);
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern IMPORT = Pattern.compile("^import (?:static )?[\\w.]+\\.(\\w+);$", Pattern.MULTILINE);
    private static final Pattern NAMED = Pattern.compile("\\bdev\\.serpentine((?:\\.[a-z]\\w*)+)");
    private static final Pattern NAMED_OF_ANNOTATOR =
            Pattern.compile("\\bdev\\.serpentine\\.frontend\\.annotation\\.([a-z]\\w*)\\.([A-Z]\\w*)");
    private static final Pattern EMBEDDED_PYTHON = Pattern.compile("\\b(org\\.graalvm|com\\.oracle)\\.");

    /**
     * A source file.
     *
     * @param module its folder's name
     * @param packageName without the root
     * @param code without comments
     */
    record Source(Path file, String module, String packageName, String code) {
        Set<String> namedPackages() {
            Set<String> named = new TreeSet<>();
            Matcher matcher = NAMED.matcher(code);
            while (matcher.find()) {
                named.add(matcher.group(1).substring(1));
            }
            named.remove(packageName);
            return named;
        }
    }

    static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("graph/src/main/java"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    static List<Source> sources() throws IOException {
        List<Source> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root())) {
            for (Path file : files.filter(path ->
                            path.toString().endsWith(".java") && path.toString().contains("/src/main/java/"))
                    .toList()) {
                sources.add(read(file));
            }
        }
        return sources;
    }

    private static Source read(Path file) {
        try {
            String code = COMMENT.matcher(Files.readString(file)).replaceAll(" ");
            Matcher declared = PACKAGE.matcher(code);
            assertTrue(declared.find(), () -> file + " is in no package");
            return new Source(
                    file,
                    root().relativize(file).getName(0).toString(),
                    declared.group(1).substring(ROOT.length()),
                    code);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String moduleOf(String packageName) {
        String first = packageName.split("\\.")[0];
        if (first.equals("conformance")) {
            return "conformance-tests";
        }
        return packageName.startsWith("backend.") ? "backend-" + packageName.split("\\.")[1] : first;
    }

    @Test
    void modulesKnowOnlyWhatStandsAboveThem() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Source source : sources()) {
            for (String named : source.namedPackages()) {
                String module = moduleOf(named);
                if (!module.equals(source.module())
                        && !MODULES.getOrDefault(source.module(), Set.of()).contains(module)) {
                    wrong.add(source.file() + " names " + named);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void packagesBearTheirModulesName() throws IOException {
        for (Source source : sources()) {
            boolean fits = source.module().equals("conformance-tests")
                    || moduleOf(source.packageName()).equals(source.module());
            assertTrue(fits, () -> source.file() + " is in package " + source.packageName());
        }
    }

    @Test
    void packagesKnowOnlyThoseThatTheTableAllows() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Source source : sources()) {
            for (String named : source.namedPackages()) {
                if (moduleOf(named).equals(source.module())
                        && !PACKAGES.getOrDefault(source.packageName(), Set.of())
                                .contains(named)) {
                    wrong.add(source.file() + " names " + named);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void laterStagesSeeOnlyTheSurfaceOfTheAnnotator() throws IOException {
        Set<String> named = new TreeSet<>();
        sources().stream()
                .filter(source -> !source.module().equals("frontend"))
                .flatMap(source -> NAMED_OF_ANNOTATOR.matcher(source.code()).results())
                .filter(found -> !found.group(1).equals("value"))
                .forEach(found -> named.add(found.group(1) + "." + found.group(2)));
        assertEquals(new TreeSet<>(ANNOTATORS_SURFACE), named);
    }

    @Test
    void theEmbeddedPythonStaysBehindItsAdapters() throws IOException {
        List<Path> wrong = sources().stream()
                .filter(source -> !PYTHON_ADAPTERS.contains(source.packageName())
                        && EMBEDDED_PYTHON.matcher(source.code()).find())
                .map(Source::file)
                .toList();
        assertEquals(List.of(), wrong);
    }

    @Test
    void everyPackageSaysWhatItIs() throws IOException {
        Set<Path> folders = new TreeSet<>();
        sources().forEach(source -> folders.add(source.file().getParent()));
        List<Path> silent = folders.stream()
                .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                .toList();
        assertEquals(List.of(), silent);
    }

    @Test
    void everyImportIsUsed() throws IOException {
        List<String> unused = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root())) {
            for (Path file : files.filter(path ->
                            path.toString().endsWith(".java") && path.toString().contains("/src/"))
                    .toList()) {
                String text = Files.readString(file);
                String rest = IMPORT.matcher(text).replaceAll("");
                IMPORT.matcher(text)
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> !Pattern.compile("\\b" + name + "\\b")
                                .matcher(rest)
                                .find())
                        .forEach(name -> unused.add(file + " imports " + name));
            }
        }
        assertEquals(List.of(), unused);
    }

    @Test
    void theTableHasNoCycles() {
        Map<String, Set<String>> reached = new TreeMap<>();
        PACKAGES.forEach((from, to) -> reached.put(from, new TreeSet<>(to)));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Set<String> known : reached.values()) {
                for (String next : List.copyOf(known)) {
                    grown |= known.addAll(PACKAGES.getOrDefault(next, Set.of()));
                }
            }
        }
        Set<String> cyclic = new TreeSet<>();
        reached.forEach((from, to) -> {
            if (to.contains(from) && MUTUAL.stream().noneMatch(pair -> pair.contains(from))) {
                cyclic.add(from);
            }
        });
        assertEquals(Set.of(), cyclic);
    }
}
