package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.StandIn;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.EmbeddedTexts;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Attributes of what is there before the program starts: functions, classes and modules, one of which a value is. */
final class AttributesOfLiveObjects {
    private final Map<HostObject, Map<String, Host.Outcome>> outcomes = new HashMap<>();
    private final Inference inference;
    private final ClassVariables variables;
    private final MissingAttributes missing;

    AttributesOfLiveObjects(Inference inference, ClassVariables variables, MissingAttributes missing) {
        this.inference = inference;
        this.variables = variables;
        this.missing = missing;
    }

    /** Of one of several functions, classes or modules, or of methods and functions that are made at run time. */
    SomeValue get(Step step, SomeCallable callable, String name) {
        Optional<SomeValue> variable =
                ClassVariables.owner(callable).flatMap(owner -> variables.read(step, owner, name));
        if (variable.isPresent()) {
            return variable.get();
        }
        SomeValue result = SomeImpossible.IMPOSSIBLE;
        boolean isShown = name.equals(Description.SHOWN)
                && ErrorReport.isForeign(step.operation().position());
        Set<HostObject> distinct = new LinkedHashSet<>();
        for (Description description : callable.descriptions()) {
            Optional<HostObject> live = description.hostObject();
            if (live.isEmpty() || isShown || name.equals(FunctionAttributes.KEPT)) {
                SomeValue own = CallableAttributes.of(inference, description, name)
                        .orElseThrow(() -> {
                            CallableAttributes.refuseOfTheRun(callable, name);
                            return missing.of(callable, name);
                        });
                own.constant()
                        .or(() -> own == SomeNone.NONE
                                ? Optional.of(inference.host().none())
                                : Optional.empty())
                        .ifPresent(distinct::add);
                result = inference.union().of(result, own);
                continue;
            }
            HostObject object = live.get();
            Optional<HostObject> ofPartial = StandIn.ofLive(object, name, inference.host());
            if (ofPartial.isPresent()) {
                distinct.add(ofPartial.get());
                result = inference.union().of(result, inference.bindings().ofConstant(ofPartial.get()));
                continue;
            }
            if (!step.operation().position().isInSystemCode()) {
                requireCPythons(object, callable, name);
            }
            if (!(readOnce(object, name) instanceof Host.Outcome.Returned(HostObject value))) {
                throw missing.of(callable, name);
            }
            distinct.add(value);
            result = inference.union().of(result, inference.bindings().ofConstant(value));
        }
        boolean isOne = result.constant().isPresent() || result == SomeNone.NONE;
        if (distinct.size() == 1 && !callable.canBeNone() && isOne) {
            step.resolve(Resolution.Constant.CONSTANT);
            step.raisesOnly();
        } else {
            step.raisesOnly("AttributeError");
        }
        return result;
    }

    /** A class method, bound to a class: that may be one that has it only from what stands for a built-in type. */
    static Optional<HostObject> bound(HostObject classMethod, HostObject hostClass, Host host) {
        return host.getAttribute(classMethod, "__get__") instanceof Host.Outcome.Returned(HostObject binder)
                        && host.call(binder, List.of(host.none(), hostClass), Map.of())
                                instanceof Host.Outcome.Returned(HostObject method)
                ? Optional.of(method)
                : Optional.empty();
    }

    /** What a live object has under a name: Python makes methods anew each time, which here are the same. */
    Host.Outcome readOnce(HostObject object, String name) {
        return outcomes.computeIfAbsent(object, _ -> new HashMap<>())
                .computeIfAbsent(name, _ -> EmbeddedTexts.attribute(inference.host(), object, name));
    }

    /** Of the class of an instance, which only the run tells. */
    SomeValue ofClass(Step step, InferredClass definition, String name) {
        step.raisesOnly();
        if (name.equals("__name__") || name.equals("__qualname__") || name.equals("__module__")) {
            return Lattice.STRING;
        }
        List<InferredClass> classes = definition.instantiatedHere();
        SomeValue result = SomeImpossible.IMPOSSIBLE;
        for (InferredClass each : classes) {
            if (!(readOnce(each.hostClass(), name) instanceof Host.Outcome.Returned(HostObject value))) {
                throw new RuleError(0, MessageKind.NO_ATTRIBUTE, "class " + each.name(), name, "")
                        .raising(
                                "AttributeError",
                                "type object '" + each.hostClass().name() + "' has no attribute '" + name + "'");
            }
            if (!ClassDefinition.ANCESTORS.contains(name)
                    && each.hostClass().mro().stream()
                            .noneMatch(above -> above.attribute(name).isPresent())) {
                throw new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "'" + name + "' of a class that only the run tells",
                        "ask a class that is named in the program");
            }
            result = inference.union().of(result, inference.bindings().ofConstant(value));
        }
        definition.attribute(name);
        return Lattice.withoutConstant(result);
    }

    /** Sees to it that what is read is not what the embedded Python alone has. */
    static void requireCPythons(HostObject object, SomeValue described, String name) {
        if (EmbeddedTexts.isItsOwn(object, name)) {
            throw new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "'" + name + "' of " + Lattice.describe(described),
                    "write the text in the program itself");
        }
    }
}
