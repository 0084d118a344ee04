package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.definition.GrownContents;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.host.Host;

/** The program as it was imported, and what one run of inference makes of its live objects. */
public final class LiveProgram {
    private final Host host;
    private final SystemCode systemCode;
    private final GraphSource graphSource;
    private final LastingHelpers helpers;
    private final LowLevelMarkers markers;
    private final LiveObjects liveObjects;
    private final ClassHierarchy hierarchy;
    private final Descriptions descriptions;
    private final ProgramVariables variables;

    /**
     * @param helpers what all runs share
     * @param conflicts is told where values of live objects do not go together
     * @param growth what earlier runs found that containers hold
     */
    public LiveProgram(
            Host host,
            SystemCode systemCode,
            GraphSource graphSource,
            LastingHelpers helpers,
            Worklist worklist,
            LiveConflicts conflicts,
            GrownContents growth) {
        this.host = host;
        this.systemCode = systemCode;
        this.graphSource = graphSource;
        this.helpers = helpers;
        this.markers = new LowLevelMarkers(host, helpers.lowLevelTypes());
        this.liveObjects =
                new LiveObjects(host, systemCode, worklist, conflicts, markers, growth, helpers.namedTuples());
        this.hierarchy = new ClassHierarchy(host, worklist, liveObjects);
        this.descriptions = new Descriptions(
                worklist,
                graphSource,
                hierarchy,
                liveObjects,
                markers,
                new GenericAliases(host),
                new BuiltinMethods(host, systemCode));
        liveObjects.connect(descriptions, hierarchy);
        this.variables = new ProgramVariables(worklist, liveObjects);
    }

    /** The embedded Python. */
    public Host host() {
        return host;
    }

    /** What stands for Python's builtins and library. */
    public SystemCode systemCode() {
        return systemCode;
    }

    /** The flow space. */
    public GraphSource graphSource() {
        return graphSource;
    }

    /** What all runs share. */
    public LastingHelpers helpers() {
        return helpers;
    }

    /** The live objects that stand for low-level types and operations. */
    public LowLevelMarkers markers() {
        return markers;
    }

    /** The annotations of live objects. */
    public LiveObjects liveObjects() {
        return liveObjects;
    }

    /** The definitions of the program's classes. */
    public ClassHierarchy hierarchy() {
        return hierarchy;
    }

    /** What functions, methods and classes are as values. */
    public Descriptions descriptions() {
        return descriptions;
    }

    /** What functions assign of what was imported. */
    public ProgramVariables variables() {
        return variables;
    }
}
