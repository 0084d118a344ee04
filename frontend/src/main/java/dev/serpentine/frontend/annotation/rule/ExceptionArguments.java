package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.KeptArguments;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeDict;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.host.HostObject;
import java.util.Optional;

/** Chooses the system code by which exceptions keep, and give, what they were made with: see {@link KeptArguments}. */
final class ExceptionArguments {
    private static final String CODE = "code";

    private ExceptionArguments() {}

    /** The constructor of a builtin exception class that keeps what the program reads, in the place of a plain one. */
    static HostObject initializer(Inference inference, HostObject owner, HostObject plain, Arguments arguments) {
        KeptArguments kept = inference.keptArguments();
        boolean isPlain = arguments.isEmpty() || isOneText(arguments);
        if (!isPlain && kept.argumentsAsked().holds()) {
            Optional<HostObject> keeping = inference.systemCode().method(owner.name(), "init_keeping_args");
            keeping.ifPresent(_ -> kept.argumentsKept().establish());
            return keeping.orElse(plain);
        }
        if (isPlain && kept.argumentsAsked().holds() && kept.argumentsKept().holds()) {
            Optional<HostObject> forgetting = inference.systemCode().method(owner.name(), "init_forgetting_args");
            if (forgetting.isPresent()) {
                return forgetting.get();
            }
        }
        return inference
                .systemCode()
                .method(owner.name(), "init_keeping_code")
                .filter(_ -> kept.codeAsked().holds())
                .orElse(plain);
    }

    private static boolean isOneText(Arguments arguments) {
        return arguments.starList().isEmpty()
                && arguments.positional().size() == 1
                && arguments.positional().getFirst() instanceof Passed(var source, SomeString text)
                && !text.canBeNone();
    }

    /**
     * The function that reads a field of exceptions: another one for {@code args} where some are kept. @param hostClass
     * what is known of the exception's class
     */
    static HostObject getter(Inference inference, HostObject plain, HostObject hostClass) {
        if (!plain.name().equals("get_args")) {
            return plain;
        }
        inference.keptArguments().argumentsAsked().establish();
        HostObject keyError = inference.host().builtin("KeyError");
        if (inference.host().isSubclass(keyError, hostClass) || inference.host().isSubclass(hostClass, keyError)) {
            inference.keptArguments().keysAsked().establish();
        }
        HostObject stop = inference.host().builtin("StopIteration");
        boolean mayBeStop =
                inference.host().isSubclass(stop, hostClass) || inference.host().isSubclass(hostClass, stop);
        String orResult = mayBeStop && ExceptionRules.knowsSources(inference) ? "_or_result" : "";
        if (!inference.keptArguments().argumentsKept().holds()) {
            return orResult.isEmpty()
                    ? plain
                    : inference
                            .systemCode()
                            .method("BaseException", plain.name() + orResult)
                            .orElseThrow();
        }
        ExceptionRules.declare(
                inference.hierarchy().definition(inference.host().builtin("BaseException")), "_args", SomeNone.NONE);
        return inference
                .systemCode()
                .method("BaseException", "get_kept_args" + orResult)
                .orElseThrow();
    }

    /**
     * What does an operation on a dict's item in its place, where the KeyError for a missing one must know the key, and
     * not its text alone: the program reads {@code args}.
     */
    static Optional<HostObject> knowingKey(Inference inference, SomeDict dict, String function) {
        return ((InferredDict) dict.definition()).readKey() == SomeImpossible.IMPOSSIBLE
                        || !inference.keptArguments().keysAsked().holds()
                ? Optional.empty()
                : inference.systemCode().method("dict", function);
    }

    /** Notes that an attribute of an exception is read. */
    static void noteRead(Inference inference, Step step, String name, HostObject hostClass) {
        if (name.equals(CODE)
                && inference.host().isSubclass(hostClass, inference.host().builtin("SystemExit"))
                && !ErrorReport.isForeign(step.graph().position())) {
            inference.keptArguments().codeAsked().establish();
        }
    }
}
