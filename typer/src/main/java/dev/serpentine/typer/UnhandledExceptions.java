package dev.serpentine.typer;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.build.ExceptionHandlers;
import java.util.List;

/** Where nothing is caught: exceptions leave the function. */
record UnhandledExceptions(FunctionGraph graph) implements ExceptionHandlers {

    @Override
    public void protect(Block block, Block normal) {
        throw new IllegalStateException("nothing is caught here");
    }

    @Override
    public boolean isProtecting() {
        return false;
    }

    @Override
    public void raise(Block block, HostObject exactClass, Value instance) {
        block.jump(Link.to(graph.raiseBlock(), List.of(instance)));
    }

    @Override
    public boolean catches(HostObject exactClass) {
        return false;
    }

    @Override
    public boolean needsInstance(HostObject exactClass) {
        return true;
    }
}
