package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;

/** The methods of lists, sets and dicts that representations know by themselves: those for which {@link BuiltinFunction#isCoreMethod} says so. */
final class CoreMethods {
    private static final int FIRST = 2;

    private CoreMethods() {}

    static SomeValue call(Step step, BuiltinMethodDescription method, SomeValue self) {
        return switch (self) {
            case SomeList list -> ofList(step, method, (InferredList) list.definition());
            case SomeSet set -> ofSet(step, method, (InferredSet) set.definition());
            case SomeDict dict -> ofDict(step, method.name(), dict);
            default -> throw new IllegalStateException("no core method " + method.describe());
        };
    }

    private static void expect(Step step, BuiltinMethodDescription method, int least, int most) {
        int given = step.argumentCount() - FIRST;
        if (given < least || given > most) {
            throw new RuleError(0, MessageKind.WRONG_ARGUMENTS, method.family() + "." + method.name() + "() takes exactly " + (most == 1 ? "one argument" : most + " arguments")
                    + " (" + given + " given)");
        }
    }

    private static SomeValue ofList(Step step, BuiltinMethodDescription method, InferredList definition) {
        definition.markResized();
        switch (method.name()) {
            case "pop" -> {
                expect(step, method, 0, 1);
                step.raisesOnly("IndexError");
                return definition.readItem();
            }
            case "insert" -> {
                expect(step, method, 2, 2);
                definition.generaliseItem(step.argument(FIRST + 1));
                definition.noteOrigin(step.origin("inserted here", FIRST + 1));
            }
            default -> {
                expect(step, method, 1, 1);
                definition.generaliseItem(step.argument(FIRST));
                definition.noteOrigin(step.origin("appended here", FIRST));
            }
        }
        step.raisesOnly();
        return SomeNone.NONE;
    }

    private static SomeValue ofSet(Step step, BuiltinMethodDescription method, InferredSet definition) {
        expect(step, method, 1, 1);
        definition.generaliseItem(step.argument(FIRST));
        definition.noteOrigin(step.origin("added here", FIRST));
        step.raisesAnything();
        return SomeNone.NONE;
    }

    private static SomeValue ofDict(Step step, String method, SomeDict dict) {
        InferredDict definition = (InferredDict) dict.definition();
        step.raisesOnly();
        return switch (method) {
            case "keys" -> view(dict, ViewKind.KEYS);
            case "values" -> view(dict, ViewKind.VALUES);
            case "items" -> view(dict, ViewKind.ITEMS);
            case "_entry" -> {
                definition.readKey();
                definition.generaliseKey(step.argument(FIRST));
                step.raisesAnything();
                yield Lattice.INTEGER;
            }
            case "_last_entry" -> {
                step.raisesAnything();
                yield Lattice.INTEGER;
            }
            case "_key_at" -> definition.readKey();
            case "_value_at" -> definition.readValue();
            default -> SomeNone.NONE;
        };
    }

    private static SomeValue view(SomeDict dict, ViewKind kind) {
        return new SomeDictView((SomeDict) Lattice.withoutConstant(dict), kind);
    }
}
