package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Follows the construction of instances of one class through its {@code __init__} and the methods which that calls on
 * the new instance, functions that are told it and the construction of others that are told it among them, and notes
 * which attributes it assigns on every way, and which of them might be asked for before. Where the instance is handed
 * to anything else, all that it lacks might be; where it is only put away, what it lacks when other code runs next.
 */
final class ConstructionWalk {
    private final Host host;
    private final HostObject hostClass;
    /** What the dict of a class holds. */
    private final Function<HostObject, Map<String, HostObject>> members;
    /** What might be asked for before it is assigned. */
    private final Set<String> early = new HashSet<>();
    /** All that may count, once the instance was handed on. */
    private Optional<Set<String>> limit = Optional.empty();

    private boolean isPutAway;

    private final Set<Active> active = new HashSet<>();
    private int additions;

    ConstructionWalk(Host host, HostObject hostClass, Function<HostObject, Map<String, HostObject>> members) {
        this.host = host;
        this.hostClass = hostClass;
        this.members = members;
    }

    /** A function that is being followed, and its parameters that are the instance. */
    private record Active(HostObject function, Set<String> names) {}

    /**
     * What the construction of an instance does for all of them.
     *
     * @param names the attributes that all instances have when they are constructed, and that nobody asks for before
     * @param order those that all instances have got before any other, and in this order
     */
    record Result(Set<String> names, List<String> order) {}

    Result follow() {
        AssignedAttributes assigned = new AssignedAttributes();
        if (classValue("__new__")
                .filter(found -> found.kind() == HostKind.STATICMETHOD || found.kind() == HostKind.FUNCTION)
                .isPresent()) {
            assigned.endOrder();
        }
        method("__init__", hostClass.mro(), -1, HandedArguments.NONE.behind(true), assigned);
        Set<String> names = new HashSet<>(assigned.names());
        names.removeAll(early);
        limit.ifPresent(names::retainAll);
        return new Result(names, List.copyOf(assigned.order()));
    }

    /**
     * Follows a call of a method. What it assigns is added.
     *
     * @param linearisation of the class that is asked for it
     * @param after the place there behind which it is looked up
     * @param handed the instance among its arguments, with what it is called on
     * @return whether the class has such a thing; otherwise it is an attribute of the instance
     */
    boolean method(
            String name,
            List<HostObject> linearisation,
            int after,
            HandedArguments handed,
            AssignedAttributes assigned) {
        for (int i = after + 1; i < linearisation.size(); i++) {
            Optional<HostObject> found =
                    Optional.ofNullable(members.apply(linearisation.get(i)).get(name));
            if (found.isPresent()) {
                if (found.get().kind() == HostKind.FUNCTION) {
                    function(found.get(), linearisation, i, handed, assigned);
                } else {
                    handOnIfHanded(handed, assigned);
                }
                return true;
            }
        }
        return false;
    }

    Optional<HostObject> classValue(String name) {
        return hostClass.mro().stream()
                .map(ancestor -> members.apply(ancestor).get(name))
                .filter(Objects::nonNull)
                .findFirst();
    }

    /** Follows what gets or sets a property of the instance. */
    void accessor(HostObject function, AssignedAttributes assigned) {
        List<HostObject> linearisation = hostClass.mro();
        function(function, linearisation, linearisation.size(), HandedArguments.NONE.behind(true), assigned);
    }

    /**
     * Follows a function that is told the instance.
     *
     * @param linearisation of the class of what its first argument is; empty where it is no method
     * @param owner the place there of the class that has it
     */
    void function(
            HostObject function,
            List<HostObject> linearisation,
            int owner,
            HandedArguments handed,
            AssignedAttributes assigned) {
        Optional<FunctionSyntax> syntax = host.syntaxOf(function).filter(found -> !found.isResumable());
        Optional<Set<String>> names = syntax.flatMap(handed::names)
                .filter(all ->
                        Collections.disjoint(all, AssignedNames.in(syntax.get().body())));
        if (names.isEmpty()) {
            handOn(assigned);
            return;
        }
        Active followed = new Active(function, Set.copyOf(names.get()));
        if (!active.add(followed)) {
            noteAddition(assigned);
            return;
        }
        new ConstructionBody(this, function, syntax.get(), names.get(), linearisation, owner)
                .follow(assigned)
                .ifPresent(assigned::become);
        active.remove(followed);
    }

    void handOn(AssignedAttributes assigned) {
        limit.ifPresentOrElse(
                known -> known.retainAll(assigned.names()), () -> limit = Optional.of(new HashSet<>(assigned.names())));
        noteAddition(assigned);
    }

    /** @param handed to a method of which nothing is known, with what it is called on */
    void handOnIfHanded(HandedArguments handed, AssignedAttributes assigned) {
        if (handed.positions().stream().anyMatch(position -> position > 0)
                || !handed.keywords().isEmpty()) {
            handOn(assigned);
        }
    }

    /** Something may be assigned here of which nothing is known. */
    void noteAddition(AssignedAttributes assigned) {
        additions++;
        assigned.endOrder();
    }

    /** Whether other code may find the instance where it was put away. */
    boolean isPutAway() {
        return isPutAway;
    }

    void putAway() {
        isPutAway = true;
    }

    /** Notes what might be asked for before it is assigned. */
    void noteEarly(String name) {
        early.add(name);
    }

    /** How often something new was assigned, or may have been, on whatever way. */
    int additions() {
        return additions;
    }

    void countAddition() {
        additions++;
    }

    /** The class whose instance is constructed, and those that it extends. */
    List<HostObject> linearisation() {
        return hostClass.mro();
    }

    /** What a class itself holds under a name; null if nothing. */
    HostObject member(HostObject owner, String name) {
        return members.apply(owner).get(name);
    }
}
