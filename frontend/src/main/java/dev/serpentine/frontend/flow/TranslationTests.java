package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The functions without parameters that ask about the translation: a call of one is a constant where it stands. */
final class TranslationTests {
    private final Map<String, BooleanSupplier> answers;
    private final Map<HostObject, Optional<BooleanSupplier>> known = new HashMap<>();

    /**
     * @param interrupts tells whether the program looks out for interrupts
     * @param ends tells whether the program can tell when its objects end
     */
    TranslationTests(InterruptHandlers interrupts, ObservedEnds ends) {
        this.answers = Map.of(
                "rpython.rlib.objectmodel.we_are_translated", () -> true,
                "rpython.rtyper.special_methods.looks_out_for_interrupts", interrupts::exist,
                "rpython.rtyper.special_methods.observes_ends", ends::exist);
    }

    /** What a call of a callable is; empty where it is none of them. */
    Optional<Boolean> answer(HostObject callable) {
        if (callable.kind() != HostKind.FUNCTION) {
            return Optional.empty();
        }
        return known.computeIfAbsent(callable, function -> Optional.ofNullable(answers.get(function.qualifiedName())))
                .map(BooleanSupplier::getAsBoolean);
    }
}
