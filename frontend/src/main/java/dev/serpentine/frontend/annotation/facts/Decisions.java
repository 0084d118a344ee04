package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.GrownContents;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Iterators;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What earlier runs showed: functions and classes that one signature cannot serve. */
public final class Decisions {
    private static final String MODULE = "__module__";

    private final Set<Object> functions = new HashSet<>();
    private final Set<Object> byCall = new HashSet<>();
    private final Set<Object> foundWrong = new LinkedHashSet<>();
    private final Set<Object> takingUnions = new HashSet<>();
    private final Set<Object> takingAnyNumber = new HashSet<>();
    private final Set<Object> growing = new LinkedHashSet<>();
    private final Set<Object> foundByCall = new LinkedHashSet<>();
    private final Set<HostObject> classes = new HashSet<>();
    private final Set<Object> foundFunctions = new LinkedHashSet<>();
    private final Set<Object> emptyMeetings = new LinkedHashSet<>();
    private final Set<HostObject> foundClasses = new LinkedHashSet<>();
    /** Classes of which even one of several definitions was in conflict. */
    private final Set<HostObject> dividedInVain = new HashSet<>();
    /** Those that the last run was the first to divide. */
    private final Set<HostObject> latelyDivided = new HashSet<>();
    /** How much was wrong before these were divided. */
    private int wrongBefore;
    /** The files of functions and classes, whose names are theirs in the sets above. */
    private final Map<Object, Set<String>> files = new HashMap<>();

    private boolean iteratorsAreInstances;
    private boolean iteratorsMeet;
    private final Set<SourcePosition> askedForAttributes = new LinkedHashSet<>();
    private final Set<Object> mixing = new LinkedHashSet<>();
    private GrownContents growth = new GrownContents();
    private final Set<OperatorSite> growingIntegers = new HashSet<>();
    private boolean mixturesAreUnions;
    private final Set<OperatorSite> wrapping = new HashSet<>();
    /** What was among those that wrap, and turned out not to. */
    private final Set<OperatorSite> exact = new HashSet<>();

    /** What containers turned out to hold. */
    public GrownContents growth() {
        return growth;
    }

    /**
     * Notes functions made at run time that are asked for attributes among others that keep some. @param functions
     * where they are defined
     */
    public void noteAskedForAttributes(Set<SourcePosition> functions) {
        askedForAttributes.addAll(functions);
    }

    /** The functions that should keep attributes, too. */
    public Set<SourcePosition> askedForAttributes() {
        return askedForAttributes;
    }

    /**
     * Notes that a function is called with different kinds of numbers: it may share one signature, but would be slower.
     */
    public void noteMixture(FunctionDescription function) {
        if (!isByType(function)) {
            mixing.add(noted(function));
        }
    }

    /** Whether what an operator of two words computes is guessed to be too large for one. */
    public boolean isGrowing(Operation operation) {
        return !growingIntegers.isEmpty() && growingIntegers.contains(OperatorSite.of(operation));
    }

    /** The same with operators that are guessed to have results without bounds; empty where there is nothing new. */
    public Optional<Decisions> withGrowing(Set<OperatorSite> sites) {
        Decisions better = copy();
        return better.growingIntegers.addAll(sites) ? Optional.of(better) : Optional.empty();
    }

    /** Whether ints that meet floats or bools are without bounds, as some are too large for a mixture. */
    public boolean mixturesAreUnions() {
        return mixturesAreUnions;
    }

    /** The same where they are; empty where that is nothing new. */
    public Optional<Decisions> withMixturesAsUnions() {
        if (mixturesAreUnions) {
            return Optional.empty();
        }
        Decisions better = copy();
        better.mixturesAreUnions = true;
        return Optional.of(better);
    }

    /** Whether ints are guessed to have no bounds of which others do not think so. */
    public boolean growsMoreThan(Decisions other) {
        return mixturesAreUnions && !other.mixturesAreUnions || !other.growingIntegers.containsAll(growingIntegers);
    }

    /** Whether of what an operator of ints computes nothing but low bits is used. */
    public boolean isWrapping(Operation operation) {
        return !wrapping.isEmpty() && wrapping.contains(OperatorSite.of(operation));
    }

    /** The same with operators of which nothing but low bits is used; empty where there is nothing new. */
    public Optional<Decisions> withWrapping(Set<OperatorSite> sites) {
        Decisions better = copy();
        Set<OperatorSite> added = new HashSet<>(sites);
        added.removeAll(exact);
        return better.wrapping.addAll(added) ? Optional.of(better) : Optional.empty();
    }

    /** The same with operators that must be exact after all; empty where they are. */
    public Optional<Decisions> withExact(Set<OperatorSite> sites) {
        Decisions better = copy();
        better.exact.addAll(sites);
        return better.wrapping.removeAll(sites) ? Optional.of(better) : Optional.empty();
    }

    /** The same with what a run without errors showed to be better; empty where there is nothing new. */
    public Optional<Decisions> improved() {
        Decisions better = copy();
        boolean more = better.functions.addAll(mixing);
        if (better.byCall.addAll(foundByCall)) {
            // What containers seemed to hold may be what callers of these functions shared.
            better.growth.forget();
            more = true;
        }
        return more | better.growth.adopt() ? Optional.of(better) : Optional.empty();
    }

    /** The same with functions whose calls with other types go to other graphs; empty where there is nothing new. */
    public Optional<Decisions> withSeparate(Set<FunctionDescription> separable) {
        Decisions better = copy();
        boolean more = false;
        for (FunctionDescription function : separable) {
            more |= !takesUnions(function) && better.functions.add(better.noted(function));
        }
        return more ? Optional.of(better) : Optional.empty();
    }

    private Decisions copy() {
        Decisions better = new Decisions();
        better.growingIntegers.addAll(growingIntegers);
        better.mixturesAreUnions = mixturesAreUnions;
        better.wrapping.addAll(wrapping);
        better.exact.addAll(exact);
        better.functions.addAll(functions);
        better.byCall.addAll(byCall);
        better.takingUnions.addAll(takingUnions);
        better.takingAnyNumber.addAll(takingAnyNumber);
        better.classes.addAll(classes);
        files.forEach((each, ofIt) -> better.files.put(each, new HashSet<>(ofIt)));
        better.iteratorsAreInstances = iteratorsAreInstances;
        better.growth = growth.copy();
        return better;
    }

    /** Whether calls of a function with other types go to other graphs. */
    public boolean isByType(FunctionDescription function) {
        return functions.contains(keyOf(function)) && !takesUnions(function);
    }

    /** Whether a function takes values of several kinds, since graphs for each did not help. */
    public boolean takesUnions(FunctionDescription function) {
        return takingUnions.contains(keyOf(function));
    }

    /**
     * Whether one graph of a function serves any number of arguments that its starred parameter takes, since there is
     * no end to their numbers.
     */
    public boolean takesAnyNumber(FunctionDescription function) {
        return takingAnyNumber.contains(keyOf(function));
    }

    /**
     * Notes that something is wrong in a graph which is specialised by type: there may be tests that tell of what type
     * it is where.
     */
    public void noteWrong(FunctionDescription function) {
        foundWrong.add(keyOf(function));
    }

    /** Notes that a function is called with ever more types: no number of graphs serves them. */
    public void noteGrowth(FunctionDescription function) {
        growing.add(noted(function));
    }

    /** Whether functions were found to be called with ever more types of which that was not known. */
    public boolean foundGrowth() {
        return growing.stream()
                .anyMatch(function -> !takingUnions.contains(function) || !takingAnyNumber.contains(function));
    }

    /**
     * Lets functions take values of several kinds, and any number of them, that are called with ever more types.
     *
     * @return whether that is anything new
     */
    public boolean endGrowth() {
        boolean more = takingUnions.addAll(growing) | takingAnyNumber.addAll(growing);
        growing.clear();
        if (more) {
            forgetFindings();
        }
        return more;
    }

    /**
     * Lets functions take values of several kinds in which something was wrong with those of one; else all functions of
     * the files where something is wrong, and all classes of these hold such values; else all that there are.
     *
     * @param wrong the files where something is wrong: what is written elsewhere has most likely nothing to do with it
     * @return whether that is anything new
     */
    public boolean preferUnions(Set<String> wrong) {
        boolean more = takingUnions.addAll(foundWrong);
        foundWrong.clear();
        more = more
                || preferUnionsOf(wrong)
                || preferUnionsOf(files.values().stream().flatMap(Set::stream).collect(Collectors.toSet()));
        forgetFindings();
        growth.forget();
        return more;
    }

    private boolean preferUnionsOf(Set<String> chosen) {
        boolean more = false;
        for (Object function : functions) {
            more |= isOf(function, chosen) && takingUnions.add(function);
        }
        return more | classes.removeIf(each -> isOf(each, chosen));
    }

    private boolean isOf(Object functionOrClass, Set<String> chosen) {
        return files.get(functionOrClass).stream().anyMatch(chosen::contains);
    }

    private void forgetFindings() {
        emptyMeetings.clear();
        mixing.clear();
        foundFunctions.clear();
        foundByCall.clear();
        foundClasses.clear();
    }

    /** Whether each call of a function of system code has a graph of its own: see {@code ReturnedContainers}. */
    public boolean isByCall(FunctionDescription function) {
        return byCall.contains(keyOf(function));
    }

    /** Notes that each call of a function should have a graph of its own. */
    public void noteByCall(FunctionDescription function) {
        foundByCall.add(keyOf(function));
    }

    /** Whether each place that makes instances of a class has a definition of its own. */
    public boolean isGeneric(HostObject hostClass) {
        return classes.contains(hostClass);
    }

    /** Notes that one signature may not serve a function. */
    public void noteConflict(FunctionDescription function) {
        if (!isByType(function)) {
            foundFunctions.add(noted(function));
        }
    }

    /**
     * Whether {@code iter()} of something built in is an instance of a class of system code, so that it can be where
     * other kinds of iterators are.
     */
    public boolean iteratorsAreInstances() {
        return iteratorsAreInstances;
    }

    /**
     * Notes that a container which holds nothing so far is passed where another was: they hold the same from then on,
     * which may prove wrong elsewhere.
     */
    public void noteEmptyMeeting(FunctionDescription function) {
        if (!isByType(function)) {
            emptyMeetings.add(noted(function));
        }
    }

    /** Notes what met, which tells whether built-in iterators should be instances. */
    public void noteConflict(UnionConflict conflict) {
        iteratorsMeet |= Iterators.isBetweenIterators(conflict.first(), conflict.second());
    }

    /**
     * Notes that no single definition may serve a class. Exceptions keep the one that handlers catch them by: what a
     * specialised one holds would pass them by.
     */
    public void noteConflict(ClassDefinition definition, Step step) {
        if (!((InferredClass) definition).isException()) {
            noteConflict(
                    step.host(),
                    definition.hostClass(),
                    step.operation().position().file());
        }
    }

    /** @param file where the conflict is, which may be one of system code that was given an instance */
    private void noteConflict(Host host, HostObject hostClass, String file) {
        if (isGeneric(hostClass)) {
            dividedInVain.add(hostClass);
        } else {
            Set<String> ofIt = files.computeIfAbsent(hostClass, _ -> new HashSet<>());
            ofIt.add(file);
            hostClass
                    .attribute("__init__")
                    .filter(value -> value.kind() == HostKind.FUNCTION)
                    .flatMap(host::syntaxOf)
                    .ifPresent(own -> ofIt.add(own.position().file()));
            foundClasses.add(hostClass);
        }
    }

    /**
     * Takes over what this run showed.
     *
     * @param wrong how much is wrong with the program
     * @return whether that is anything new
     */
    public boolean adopt(int wrong) {
        judgeDivision(wrong);
        boolean more = functions.addAll(foundFunctions) | functions.addAll(mixing) | byCall.addAll(foundByCall);
        if (more) {
            // What containers seemed to hold may be what met in these functions.
            growth.forget();
        } else {
            more = growth.adopt();
        }
        if (!more && iteratorsMeet && !iteratorsAreInstances) {
            iteratorsAreInstances = true;
            more = true;
        }
        if (!more) {
            // Classes only when functions do not help: a class conflict is often a function's.
            foundClasses.stream().filter(classes::add).forEach(latelyDivided::add);
            wrongBefore = wrong;
            more = !latelyDivided.isEmpty();
        }
        if (!more) {
            more = functions.addAll(emptyMeetings);
        }
        forgetFindings();
        return more;
    }

    private void judgeDivision(int wrong) {
        if (wrong >= wrongBefore) {
            dividedInVain.addAll(latelyDivided);
        }
        latelyDivided.clear();
    }

    /**
     * Leaves classes undivided of which several definitions did not help: where values of several kinds may meet, each
     * of these would have to know all of them. The same of those that extend one of their own module: where instances
     * of that are told apart, each definition would be one more kind.
     *
     * @param wrong how much is wrong with the program
     */
    public void uniteDividedInVain(int wrong) {
        judgeDivision(wrong);
        classes.removeAll(dividedInVain);
        classes.removeIf(Decisions::isOfHierarchy);
        dividedInVain.clear();
    }

    private static boolean isOfHierarchy(HostObject hostClass) {
        Optional<HostObject> module = hostClass.attribute(MODULE);
        return module.isPresent()
                && hostClass.mro().stream()
                        .skip(1)
                        .anyMatch(base -> base.attribute(MODULE).equals(module));
    }

    /** A function across runs: a live object, or where a closure is written. */
    public static Object keyOf(FunctionDescription function) {
        return function.hostObject()
                .<Object>map(object -> object)
                .orElseGet(() -> function.syntax().position());
    }

    private Object noted(FunctionDescription function) {
        Object key = keyOf(function);
        files.putIfAbsent(key, Set.of(function.syntax().position().file()));
        return key;
    }
}
