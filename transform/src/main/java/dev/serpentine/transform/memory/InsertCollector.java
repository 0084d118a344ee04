package dev.serpentine.transform.memory;

import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.typer.KeptHelper;
import java.util.List;

/** Has a program allocate from a garbage collector, and keep its roots where the collector finds them. */
public final class InsertCollector implements ProgramPass {
    private final Collector collector;

    /** @param collector the one that programs get */
    public InsertCollector(Collector collector) {
        this.collector = collector;
    }

    @Override
    public String purpose() {
        return "has the program allocate from the garbage collector, and keep its roots where that finds them";
    }

    @Override
    public GraphStage requires() {
        return GraphStage.EXCEPTIONS_EXPLICIT;
    }

    @Override
    public GraphStage establishes() {
        return GraphStage.GC_READY;
    }

    @Override
    public List<KeptHelper> helpers() {
        return collector.helpers();
    }

    @Override
    public Program apply(Program program) {
        return new CollectorInsertion(program, collector).insert();
    }
}
