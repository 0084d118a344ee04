package dev.serpentine.typer.system;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.typer.SystemLibrary;

/** The functions of system code that typers call, out of the registry that the annotator asks too. */
public record RegisteredLibrary(SystemCodeRegistry registry) implements SystemLibrary {

    @Override
    public HostObject function(String name) {
        int dot = name.indexOf('.');
        return registry.function(name.substring(0, dot), name.substring(dot + 1));
    }

    @Override
    public String text(String name) {
        return SystemModules.text(name);
    }

    @Override
    public boolean isSystemCode(FunctionGraph graph) {
        return SystemModules.isSystemFile(graph.position().file())
                && !registry.isArithmeticChecked(graph.position().file());
    }
}
