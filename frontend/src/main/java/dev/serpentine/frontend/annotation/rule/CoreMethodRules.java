package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;

/** What calls of {@link CoreMethod}s give, raise, and do to what is known of the list, set or dict. */
final class CoreMethodRules {
    private static final int FIRST = 2;

    private CoreMethodRules() {}

    static SomeValue call(Step step, CoreMethod method, SomeValue self) {
        int given = step.argumentCount() - FIRST;
        int most = method.mostArguments();
        if (given < method.leastArguments() || given > most) {
            throw new RuleError(
                    0,
                    MessageKind.WRONG_ARGUMENTS,
                    method.qualifiedName() + "() takes exactly " + (most == 1 ? "one argument" : most + " arguments")
                            + " (" + given + " given)");
        }
        return switch (self) {
            case SomeList list -> ofList(step, method, (InferredList) list.definition());
            case SomeSet set -> ofSet(step, method, (InferredSet) set.definition());
            case SomeDict dict -> ofDict(step, method, dict);
            default -> throw new IllegalStateException("no core method " + method.qualifiedName());
        };
    }

    private static SomeValue ofList(Step step, CoreMethod method, InferredList definition) {
        definition.markResized();
        if (method == CoreMethod.LIST_POP) {
            step.raisesOnly("IndexError");
            return definition.readItem();
        }
        if (method == CoreMethod.LIST_BLANK) {
            step.raisesOnly();
            return SomeNone.NONE;
        }
        boolean isInserted = method == CoreMethod.LIST_INSERT;
        int item = isInserted ? FIRST + 1 : FIRST;
        definition.generaliseItem(step.argument(item));
        definition.noteOrigin(step.origin(isInserted ? "inserted here" : "appended here", item));
        step.raisesOnly();
        return SomeNone.NONE;
    }

    private static SomeValue ofSet(Step step, CoreMethod method, InferredSet definition) {
        step.raisesAnything();
        return switch (method) {
            case SET_CLEAR, SET_SHRINK -> {
                step.raisesOnly();
                yield SomeNone.NONE;
            }
            case SET_RESERVE -> SomeNone.NONE;
            case SET_POP, SET_ITEM_AT -> definition.readItem();
            case SET_PLACES, SET_FILL, SET_HASH_AT -> Lattice.INTEGER;
            case SET_IS_AT -> Lattice.BOOL;
            case SET_ADD, SET_INCLUDE, SET_DISCARD, SET_ADD_HASHED, SET_ADD_NEW, SET_PUT -> {
                addItem(step, definition);
                yield SomeNone.NONE;
            }
            case SET_TAKE_OUT, SET_DISCARD_HASHED, SET_HOLDS -> {
                addItem(step, definition);
                yield Lattice.BOOL;
            }
            case SET_ADOPT -> {
                InferredSet.merge(
                        definition,
                        ((SomeSet) step.argument(FIRST)).definition(),
                        step.argument(FIRST),
                        step.argument(FIRST));
                yield SomeNone.NONE;
            }
            case LIST_APPEND,
                    LIST_POP,
                    LIST_INSERT,
                    LIST_BLANK,
                    DICT_KEYS,
                    DICT_VALUES,
                    DICT_ITEMS,
                    DICT_CLEAR,
                    DICT_ENTRY,
                    DICT_SET_DEFAULT,
                    DICT_LAST_ENTRY,
                    DICT_KEY_AT,
                    DICT_VALUE_AT,
                    DICT_REMOVE_AT -> throw new IllegalStateException(method + " of a set");
        };
    }

    private static void addItem(Step step, InferredSet definition) {
        definition.readItem();
        definition.generaliseItem(step.argument(FIRST));
        definition.noteOrigin(step.origin("added here", FIRST));
    }

    private static SomeValue ofDict(Step step, CoreMethod method, SomeDict dict) {
        InferredDict definition = (InferredDict) dict.definition();
        step.raisesOnly();
        return switch (method) {
            case DICT_KEYS -> view(dict, ViewKind.KEYS);
            case DICT_VALUES -> view(dict, ViewKind.VALUES);
            case DICT_ITEMS -> view(dict, ViewKind.ITEMS);
            case DICT_ENTRY -> {
                definition.readKey();
                definition.generaliseKey(step.argument(FIRST));
                step.raisesAnything();
                yield Lattice.INTEGER;
            }
            case DICT_SET_DEFAULT -> {
                definition.readKey();
                definition.generaliseKey(step.argument(FIRST));
                SomeValue value = definition.readValue();
                definition.generaliseValue(step.argument(FIRST + 1));
                definition.noteOrigin(step.origin("item of the dict", FIRST + 1));
                step.raisesAnything();
                yield value;
            }
            case DICT_LAST_ENTRY -> {
                step.raisesAnything();
                yield Lattice.INTEGER;
            }
            case DICT_KEY_AT -> definition.readKey();
            case DICT_VALUE_AT -> definition.readValue();
            case DICT_REMOVE_AT, DICT_CLEAR -> SomeNone.NONE;
            case LIST_APPEND,
                    LIST_POP,
                    LIST_INSERT,
                    LIST_BLANK,
                    SET_ADD,
                    SET_DISCARD,
                    SET_CLEAR,
                    SET_POP,
                    SET_INCLUDE,
                    SET_TAKE_OUT,
                    SET_RESERVE,
                    SET_SHRINK,
                    SET_PLACES,
                    SET_FILL,
                    SET_IS_AT,
                    SET_ITEM_AT,
                    SET_HASH_AT,
                    SET_ADD_HASHED,
                    SET_ADD_NEW,
                    SET_PUT,
                    SET_HOLDS,
                    SET_DISCARD_HASHED,
                    SET_ADOPT -> throw new IllegalStateException(method + " of a dict");
        };
    }

    private static SomeValue view(SomeDict dict, ViewKind kind) {
        return new SomeDictView((SomeDict) Lattice.withoutConstant(dict), kind);
    }
}
