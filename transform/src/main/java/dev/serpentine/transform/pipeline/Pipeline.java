package dev.serpentine.transform.pipeline;

import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.KeptHelper;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Passes in their order, from a typed program on.
 *
 * @param passes each requires the stage that those before it establish; no two are called the same
 */
public record Pipeline(List<ProgramPass> passes) {

    public Pipeline {
        passes = List.copyOf(passes);
        GraphStage stage = GraphStage.TYPED;
        for (ProgramPass pass : passes) {
            if (pass.requires() != stage) {
                throw new IllegalArgumentException("the pass " + pass.name() + " requires the stage " + pass.requires()
                        + ", and the passes before it establish " + stage);
            }
            stage = pass.establishes();
        }
        if (passes.stream().map(ProgramPass::name).distinct().count() < passes.size()) {
            throw new IllegalArgumentException("two passes are called the same: "
                    + passes.stream().map(ProgramPass::name).toList());
        }
    }

    /** Stands around each pass: measures, checks. */
    @FunctionalInterface
    public interface Observer {

        /**
         * Carries a pass out.
         *
         * @return what {@code work} gives
         */
        Program observe(ProgramPass pass, Supplier<Program> work);
    }

    /** A pipeline of passes. */
    public static Pipeline of(ProgramPass... passes) {
        return new Pipeline(List.of(passes));
    }

    /** This one, and what follows it. */
    public Pipeline then(ProgramPass... others) {
        return new Pipeline(Stream.concat(passes.stream(), Stream.of(others)).toList());
    }

    /** Those of the passes that are run at a level of optimisation, 0 to 3. */
    public Pipeline at(int optimisation) {
        return new Pipeline(passes.stream()
                .filter(pass -> pass.leastOptimisation() <= optimisation)
                .toList());
    }

    /** The passes up to one, this included; empty if none is called so. */
    public Optional<Pipeline> upTo(String name) {
        return IntStream.range(0, passes.size())
                .filter(i -> passes.get(i).name().equals(name))
                .mapToObj(i -> new Pipeline(passes.subList(0, i + 1)))
                .findFirst();
    }

    /** What the passes are called. */
    public List<String> names() {
        return passes.stream().map(ProgramPass::name).toList();
    }

    /** The system code that the passes put calls of into programs. */
    public List<KeptHelper> helpers() {
        return passes.stream()
                .flatMap(pass -> pass.helpers().stream())
                .distinct()
                .toList();
    }

    /** Runs a program through all passes. */
    public Program run(Program program, Observer observer) {
        Program current = program;
        for (ProgramPass pass : passes) {
            Program before = current;
            current = observer.observe(pass, () -> pass.apply(before));
        }
        return current;
    }
}
