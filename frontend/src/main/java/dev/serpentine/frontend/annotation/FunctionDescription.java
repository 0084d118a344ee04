package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FunctionCode;
import dev.serpentine.frontend.flow.NameUses;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A function: live, or made at run time by one {@code NEWFUNCTION} operation (then it holds cells and defaults: see
 * {@link AnnotatedProgram.ArgumentSource.Captured}).
 */
public final class FunctionDescription implements Description {

    /**
     * A function that one operation makes. @param captured what it holds: the operation's operands behind its constants
     */
    public record Creation(Operation operation, FunctionCode code) {}

    private final Optional<HostObject> function;
    private final Optional<Creation> creation;
    private final FunctionSyntax syntax;
    private final boolean onlyForwardsKeywords;
    private Set<SourcePosition> madeIn = Set.of();
    private final Map<Object, FunctionGraph> graphs = new LinkedHashMap<>();
    /** What the cells and defaults of a function made at run time are. */
    final List<SomeValue> captured = new java.util.ArrayList<>();

    final Readers capturedReaders;

    FunctionDescription(
            Optional<HostObject> function, Optional<Creation> creation, FunctionSyntax syntax, Worklist worklist) {
        this.function = function;
        this.creation = creation;
        this.syntax = syntax;
        this.onlyForwardsKeywords = NameUses.onlyForwardsKeywords(syntax);
        this.capturedReaders = new Readers(worklist);
    }

    @Override
    public Optional<HostObject> hostObject() {
        return function;
    }

    @Override
    public HostObject type(Host host) {
        return host.importModule("types").attribute("FunctionType").orElseThrow();
    }

    @Override
    public boolean isFunction() {
        return true;
    }

    /** For a function made at run time. */
    public Optional<Creation> creation() {
        return creation;
    }

    public FunctionSyntax syntax() {
        return syntax;
    }

    /** Whether its {@code **keywords} are never looked at: then they are a tuple of values, whose names are known. */
    boolean onlyForwardsKeywords() {
        return onlyForwardsKeywords;
    }

    /**
     * Whether it is made at run time in a graph that was specialised for a function made in the same place: by a
     * recursion, which would come to ever more functions.
     */
    boolean isMadeForItself() {
        return madeIn.contains(syntax.position());
    }

    /** Where the functions are written that the graph is specialised for in which this one is made. */
    Set<SourcePosition> madeIn() {
        return madeIn;
    }

    void setMadeIn(Set<SourcePosition> functions) {
        madeIn = functions;
    }

    /** The function's graphs, one a specialisation. */
    public Collection<FunctionGraph> graphs() {
        return Collections.unmodifiableCollection(graphs.values());
    }

    Map<Object, FunctionGraph> specialisations() {
        return graphs;
    }

    @Override
    public String describe() {
        return "function " + syntax.name();
    }

    @Override
    public String toString() {
        return describe();
    }
}
