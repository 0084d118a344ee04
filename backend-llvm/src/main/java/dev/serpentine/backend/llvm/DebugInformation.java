package dev.serpentine.backend.llvm;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import java.nio.file.Path;

/** Tells debuggers which Python line an instruction comes from. Without debug information all suffixes are empty. */
final class DebugInformation {
    private final Metadata metadata;
    private final boolean isEnabled;
    private String unit = "";

    DebugInformation(Metadata metadata, boolean isEnabled, String mainFile) {
        this.metadata = metadata;
        this.isEnabled = isEnabled;
        if (isEnabled) {
            unit = metadata.node("distinct !DICompileUnit(language: DW_LANG_Python, file: " + file(mainFile)
                    + ", producer: \"serpentine\", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)");
            metadata.name("llvm.dbg.cu", unit);
            metadata.name(
                    "llvm.module.flags",
                    metadata.node("!{i32 2, !\"Debug Info Version\", i32 3}") + ", "
                            + metadata.node("!{i32 7, !\"Dwarf Version\", i32 5}"));
        }
    }

    private String file(String name) {
        Path path = Path.of(name.isEmpty() ? "support" : name).toAbsolutePath();
        Path folder = path.getParent() == null ? path : path.getParent();
        return metadata.node("!DIFile(filename: " + Literals.string(String.valueOf(path.getFileName()))
                + ", directory: " + Literals.string(folder.toString()) + ")");
    }

    /**
     * The node of a function.
     *
     * @param symbol its name for the linker, without the {@code @}
     */
    String function(FunctionGraph graph, String symbol) {
        if (!isEnabled) {
            return "";
        }
        String type = metadata.node("!DISubroutineType(types: " + metadata.node("!{null}") + ")");
        String file = file(graph.position().file());
        int line = graph.position().line();
        return metadata.node("distinct !DISubprogram(name: " + Literals.string(graph.name()) + ", linkageName: "
                + Literals.string(symbol) + ", scope: " + file + ", file: " + file + ", line: " + line + ", type: "
                + type + ", scopeLine: " + line
                + ", spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: " + unit + ")");
    }

    /** The suffix of an instruction of a function. */
    String location(SourcePosition position, FunctionGraph graph, String function) {
        if (!isEnabled) {
            return "";
        }
        boolean isKnown = position.line() > 0;
        String scope = !isKnown || position.file().equals(graph.position().file())
                ? function
                : metadata.node("!DILexicalBlockFile(scope: " + function + ", file: " + file(position.file())
                        + ", discriminator: 0)");
        return ", !dbg "
                + metadata.node("!DILocation(line: " + position.line() + ", column: "
                        + (isKnown ? Math.min(position.column() + 1, 65535) : 0) + ", scope: " + scope + ")");
    }
}
