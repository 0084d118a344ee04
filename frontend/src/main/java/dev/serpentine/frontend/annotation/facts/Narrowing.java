package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.value.Knowledge;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Keeps what the truth of each bool tells about other variables, and carries it along links. */
public final class Narrowing {
    private final Inference inference;
    private final Map<Variable, Knowledge> knowledge = new IdentityHashMap<>();
    private final Set<Variable> withoutKnowledge = new HashSet<>();

    public Narrowing(Inference inference) {
        this.inference = inference;
    }

    /**
     * Notes what an operation's result tells, and nothing else any more: what it told of one class it does not tell of
     * one of several.
     */
    public void setKnowledge(Variable bool, Knowledge known) {
        if (known.isEmpty()) {
            knowledge.remove(bool);
        } else {
            knowledge.put(bool, known);
        }
    }

    /** What the truth of a value tells of others. */
    public Knowledge of(Value bool) {
        return bool instanceof Variable variable
                ? knowledge.getOrDefault(variable, Knowledge.empty())
                : Knowledge.empty();
    }

    /** What variables are where the bool has this truth; only those that are narrower. */
    public Map<Variable, SomeValue> when(Value bool, boolean truth) {
        Map<Variable, SomeValue> found = new IdentityHashMap<>();
        of(bool).when(truth).forEach((variable, narrower) -> {
            if (inference.bindings().isBound(variable)) {
                found.put(variable, meet(inference.bindings().of(variable), narrower));
            }
        });
        return found;
    }

    /** The narrower one of what a variable was when the test was made, and what it is. */
    private static SomeValue meet(SomeValue current, SomeValue narrower) {
        if (narrower instanceof SomeInstance tested
                && current instanceof SomeInstance instance
                && instance.definition().isSubclassOf(tested.definition())
                && instance.definition() != tested.definition()) {
            return new SomeInstance(
                    instance.definition(), tested.canBeNone() && instance.canBeNone(), instance.constant());
        }
        return narrower;
    }

    /**
     * Carries knowledge about bools that a link hands over to the variables of its target.
     *
     * @return whether the target knows less than before
     */
    public boolean pass(Link link) {
        boolean changed = false;
        List<Value> arguments = link.arguments();
        for (int i = 0; i < arguments.size(); i++) {
            Variable input = link.target().inputArguments().get(i);
            Knowledge passed = translated(arguments.get(i), link);
            if (withoutKnowledge.contains(input)) {
                continue;
            }
            Knowledge known = knowledge.get(input);
            if (passed.isEmpty()) {
                withoutKnowledge.add(input);
                changed |= knowledge.remove(input) != null;
            } else if (known == null) {
                knowledge.put(input, passed);
            } else {
                changed |= weaken(known.whenTrue(), passed.whenTrue()) | weaken(known.whenFalse(), passed.whenFalse());
            }
        }
        return changed;
    }

    private Knowledge translated(Value bool, Link link) {
        Knowledge known = of(bool);
        Knowledge translated = Knowledge.empty();
        if (known.isEmpty()) {
            return translated;
        }
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) instanceof Variable variable) {
                Variable input = link.target().inputArguments().get(i);
                SomeValue whenTrue = known.whenTrue().get(variable);
                SomeValue whenFalse = known.whenFalse().get(variable);
                if (whenTrue != null) {
                    translated.whenTrue().put(input, whenTrue);
                }
                if (whenFalse != null) {
                    translated.whenFalse().put(input, whenFalse);
                }
            }
        }
        return translated;
    }

    private boolean weaken(Map<Variable, SomeValue> known, Map<Variable, SomeValue> passed) {
        boolean changed = known.keySet().removeIf(variable -> !passed.containsKey(variable));
        for (Map.Entry<Variable, SomeValue> entry : known.entrySet()) {
            try {
                SomeValue wider = inference.union().of(entry.getValue(), passed.get(entry.getKey()));
                if (!wider.equals(entry.getValue())) {
                    entry.setValue(wider);
                    changed = true;
                }
            } catch (UnionConflict conflict) {
                entry.setValue(SomeImpossible.IMPOSSIBLE);
                known.remove(entry.getKey());
                return true;
            }
        }
        return changed;
    }
}
