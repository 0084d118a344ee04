package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Pattern;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Translates {@code match} into the tests that each pattern stands for, one case after the other. */
final class MatchTranslator {
    /** Types whose class pattern takes one pattern for the subject itself. */
    private static final Set<String> MATCHING_THEMSELVES =
            Set.of("bool", "bytearray", "bytes", "dict", "float", "frozenset", "int", "list", "set", "str", "tuple");

    private final Translation translation;

    MatchTranslator(Translation translation) {
        this.translation = translation;
    }

    /**
     * What is matched.
     *
     * @param parts its items where it is written as a tuple: what a pattern finds out of one is known of what stands
     *     there
     */
    private record Subject(Value value, Optional<List<Value>> parts) {
        static Subject of(Value value) {
            return new Subject(value, Optional.empty());
        }
    }

    private Subject subject(Expression expression) {
        if (expression instanceof Expression.Tuple tuple
                && tuple.items().stream().noneMatch(Expression.Starred.class::isInstance)) {
            List<Value> parts = translation.expressions.translateAll(tuple.items());
            return new Subject(
                    translation.operations.operate(FlowOpcode.NEWTUPLE, tuple.position(), parts), Optional.of(parts));
        }
        return Subject.of(translation.expressions.translate(expression));
    }

    void match(Statement.Match statement) {
        Subject subject = subject(statement.subject());
        GraphBuilder graph = translation.graph;
        Label end = new Label();
        for (Statement.Case each : statement.cases()) {
            Label next = new Label();
            match(each.pattern(), subject, next);
            if (each.guard().isPresent()) {
                Label holds = new Label();
                translation.conditions.branch(each.guard().get(), holds, next);
                graph.place(holds);
            }
            translation.statements.translateAll(each.body());
            graph.jump(end);
            graph.place(next);
        }
        graph.jump(end);
        graph.place(end);
    }

    /** Goes on where the pattern matches, and to the label where it does not. */
    private void match(Pattern pattern, Value subject, Label otherwise) {
        match(pattern, Subject.of(subject), otherwise);
    }

    private void match(Pattern pattern, Subject whole, Label otherwise) {
        SourcePosition position = pattern.position();
        Value subject = whole.value();
        switch (pattern) {
            case Pattern.Value value ->
                require(FlowOpcode.EQ, position, otherwise, subject, translation.expressions.translate(value.value()));
            case Pattern.Singleton singleton ->
                require(
                        FlowOpcode.IS,
                        position,
                        otherwise,
                        subject,
                        translation.expressions.translate(singleton.value()));
            case Pattern.Sequence sequence
            when whole.parts().isPresent() -> matchParts(sequence, whole.parts().get(), otherwise);
            case Pattern.Sequence sequence -> matchSequence(sequence, subject, otherwise);
            case Pattern.Star star -> throw new IllegalStateException("a starred pattern outside of a sequence");
            case Pattern.Mapping mapping -> matchMapping(mapping, subject, otherwise);
            case Pattern.OfClass ofClass -> matchClass(ofClass, subject, otherwise);
            case Pattern.As as -> {
                as.pattern().ifPresent(inner -> match(inner, whole, otherwise));
                as.name().ifPresent(name -> bind(name, subject, position));
            }
            case Pattern.Or or -> {
                Label matched = new Label();
                for (Pattern alternative : or.alternatives()) {
                    Label next = new Label();
                    match(alternative, whole, next);
                    translation.graph.jump(matched);
                    translation.graph.place(next);
                }
                translation.graph.jump(otherwise);
                translation.graph.place(matched);
            }
        }
    }

    private void bind(String name, Value value, SourcePosition position) {
        if (translation.graph.isReachable()) {
            translation.names.store(name, value, position);
        }
    }

    private void require(FlowOpcode opcode, SourcePosition position, Label otherwise, Value... operands) {
        requireTruth(translation.operations.operate(opcode, position, operands), position, otherwise);
    }

    private void requireTruth(Value value, SourcePosition position, Label otherwise) {
        Label holds = new Label();
        translation.operations.branchOnTruth(value, position, holds, null, otherwise, null);
        translation.graph.place(holds);
    }

    private void requireInstance(Value subject, Value classes, SourcePosition position, Label otherwise) {
        requireTruth(
                translation.operations.call(translation.operations.builtin("isinstance"), position, subject, classes),
                position,
                otherwise);
    }

    private void matchParts(Pattern.Sequence sequence, List<Value> parts, Label otherwise) {
        List<Pattern> items = sequence.items();
        long stars = items.stream().filter(Pattern.Star.class::isInstance).count();
        if (stars == 0 ? items.size() != parts.size() : items.size() - 1 > parts.size()) {
            translation.graph.jump(otherwise);
            return;
        }
        int more = parts.size() - items.size();
        int at = 0;
        for (Pattern item : items) {
            if (item instanceof Pattern.Star rest) {
                List<Value> middle = parts.subList(at, at + more + 1);
                at += more + 1;
                rest.name()
                        .ifPresent(name -> bind(
                                name,
                                translation.operations.operate(FlowOpcode.NEWLIST, rest.position(), middle),
                                rest.position()));
            } else {
                match(item, parts.get(at), otherwise);
                at++;
            }
        }
    }

    /** What Python takes for a sequence here: all that are one by their class, but texts and bytes. */
    private void requireSequence(Value subject, SourcePosition position, Label otherwise) {
        Operations operations = translation.operations;
        HostObject texts = translation.host.ofTuple(List.of(
                translation.space.builtin("str"),
                translation.space.builtin("bytes"),
                translation.space.builtin("bytearray")));
        Value isText = operations.call(operations.builtin("isinstance"), position, subject, Constant.untyped(texts));
        requireTruth(operations.operate(FlowOpcode.NOT, position, isText), position, otherwise);
        requireInstance(subject, abstractClass("Sequence"), position, otherwise);
    }

    private Value abstractClass(String name) {
        return Constant.untyped(
                translation.host.importModule("collections.abc").attribute(name).orElseThrow());
    }

    private void matchSequence(Pattern.Sequence sequence, Value subject, Label otherwise) {
        SourcePosition position = sequence.position();
        Operations operations = translation.operations;
        requireSequence(subject, position, otherwise);
        List<Pattern> items = sequence.items();
        int star = 0;
        while (star < items.size() && !(items.get(star) instanceof Pattern.Star)) {
            star++;
        }
        boolean isStarred = star < items.size();
        Value length = operations.call(operations.builtin("len"), position, subject);
        require(
                isStarred ? FlowOpcode.GE : FlowOpcode.EQ,
                position,
                otherwise,
                length,
                operations.integer(isStarred ? items.size() - 1 : items.size()));
        // As in Python all items are gone through where the rest is wanted, and else some are asked for.
        Optional<Value> unpacked =
                isStarred && ((Pattern.Star) items.get(star)).name().isPresent()
                        ? Optional.of(translation.graph.emit(
                                FlowOpcode.UNPACK,
                                position,
                                subject,
                                operations.integer(star),
                                operations.integer(items.size() - star - 1)))
                        : Optional.empty();
        for (int i = 0; i < items.size(); i++) {
            Pattern item = items.get(i);
            if (!(item instanceof Pattern.Star) && !isWildcard(item) || unpacked.isPresent()) {
                int place = i;
                boolean isBeforeStar = i < star;
                Value value = unpacked.map(all -> operations.itemOfTuple(all, place, position))
                        .orElseGet(() -> operations.operate(
                                FlowOpcode.GETITEM,
                                position,
                                subject,
                                isBeforeStar
                                        ? operations.integer(place)
                                        : fromTheEnd(length, items.size() - place, position)));
                if (item instanceof Pattern.Star(Optional<String> name, SourcePosition at)) {
                    bind(name.orElseThrow(), value, at);
                } else {
                    match(item, value, otherwise);
                }
            }
        }
    }

    private static boolean isWildcard(Pattern item) {
        return item instanceof Pattern.As as
                && as.pattern().isEmpty()
                && as.name().isEmpty();
    }

    /** A sequence may not take negative numbers: as in Python the place is told from its start. */
    private Value fromTheEnd(Value length, int distance, SourcePosition position) {
        return translation.operations.operate(
                FlowOpcode.SUB, position, length, translation.operations.integer(distance));
    }

    private void matchMapping(Pattern.Mapping mapping, Value subject, Label otherwise) {
        SourcePosition position = mapping.position();
        Operations operations = translation.operations;
        requireInstance(subject, abstractClass("Mapping"), position, otherwise);
        List<Value> keys = translation.expressions.translateAll(mapping.keys());
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            for (int earlier = 0; earlier < i; earlier++) {
                refuseTwice(mapping, subject, keys, earlier, i, otherwise);
            }
            require(FlowOpcode.CONTAINS, position, otherwise, subject, keys.get(i));
            values.add(operations.operate(FlowOpcode.GETITEM, position, subject, keys.get(i)));
        }
        for (int i = 0; i < keys.size(); i++) {
            match(mapping.values().get(i), values.get(i), otherwise);
        }
        mapping.rest().ifPresent(name -> {
            Value rest = operations.call(operations.builtin("dict"), position, subject);
            keys.forEach(key -> operations.operate(FlowOpcode.DELITEM, position, rest, key));
            bind(name, rest, position);
        });
    }

    /** Keys of which one has a name may be the same; where both are literals, Python's compiler has looked. */
    private void refuseTwice(
            Pattern.Mapping mapping, Value subject, List<Value> keys, int earlier, int later, Label otherwise) {
        if (mapping.keys().get(earlier) instanceof Expression.Literal
                && mapping.keys().get(later) instanceof Expression.Literal) {
            return;
        }
        Operations operations = translation.operations;
        SourcePosition position = mapping.position();
        Label differ = new Label();
        require(FlowOpcode.EQ, position, differ, keys.get(earlier), keys.get(later));
        require(
                FlowOpcode.GE,
                position,
                otherwise,
                operations.call(operations.builtin("len"), position, subject),
                operations.integer(keys.size()));
        Value shown = operations.call(operations.builtin("repr"), position, keys.get(later));
        Value begun = operations.operate(
                FlowOpcode.ADD, position, operations.text("mapping pattern checks duplicate key ("), shown);
        Value message = operations.operate(FlowOpcode.ADD, position, begun, operations.text(")"));
        translation.exceptions.raiseNew("ValueError", message, position);
        translation.graph.place(differ);
    }

    /** The names that the pattern would bind are not bound: nothing behind it is looked at. */
    private void refuse(Value exactClass, SourcePosition position, String what, String advice) {
        translation.graph.leaveWithReturn(
                translation.isRefused(exactClass) ? exactClass : translation.refuse(position, what, advice));
    }

    /** The same of a pattern that Python finds wrong where a value comes to it. */
    private void raise(String message, SourcePosition position) {
        translation.exceptions.raiseNew("TypeError", message, position);
    }

    private void matchClass(Pattern.OfClass pattern, Value subject, Label otherwise) {
        SourcePosition position = pattern.position();
        Value exactClass = translation.expressions.translate(pattern.exactClass());
        Optional<HostObject> live = Operations.live(exactClass).filter(object -> object.kind() == HostKind.CLASS);
        if (live.isEmpty()) {
            refuse(
                    exactClass,
                    position,
                    "a class pattern of what is not known after the import to be a class",
                    "name the class");
            return;
        }
        requireInstance(subject, exactClass, position, otherwise);
        String name = live.get().name();
        List<Pattern> patterns = new ArrayList<>(pattern.positional());
        List<Value> values = new ArrayList<>();
        Set<String> asked = new HashSet<>();
        if (!patterns.isEmpty()) {
            Optional<HostObject> arguments = matchArguments(live.get());
            if (arguments.isPresent() && arguments.get().kind() != HostKind.TUPLE) {
                raise(
                        name + ".__match_args__ must be a tuple (got "
                                + arguments.get().type().name() + ")",
                        position);
                return;
            }
            List<HostObject> names = arguments.map(HostObject::items).orElse(List.of());
            boolean isWhole = arguments.isEmpty() && matchesItself(live.get());
            int allowed = isWhole ? 1 : names.size();
            if (patterns.size() > allowed) {
                raise(
                        name + "() accepts " + allowed + " positional sub-pattern" + (allowed == 1 ? "" : "s") + " ("
                                + patterns.size() + " given)",
                        position);
                return;
            }
            if (isWhole) {
                values.add(subject);
            } else {
                for (HostObject attribute : names.subList(0, patterns.size())) {
                    if (attribute.kind() != HostKind.STR) {
                        raise(
                                "__match_args__ elements must be strings (got "
                                        + attribute.type().name() + ")",
                                position);
                        return;
                    }
                    if (!asked.add(attribute.asText())) {
                        raiseTwice(name, attribute.asText(), position);
                        return;
                    }
                    values.add(attribute(live.get(), subject, attribute.asText(), position, otherwise));
                }
            }
        }
        patterns.addAll(pattern.named());
        for (String attribute : pattern.names()) {
            if (!asked.add(attribute)) {
                raiseTwice(name, attribute, position);
                return;
            }
            values.add(attribute(live.get(), subject, attribute, position, otherwise));
        }
        for (int i = 0; i < values.size(); i++) {
            match(patterns.get(i), values.get(i), otherwise);
        }
    }

    private void raiseTwice(String name, String attribute, SourcePosition position) {
        raise(name + "() got multiple sub-patterns for attribute '" + attribute + "'", position);
    }

    /** What lacks the attribute does not match. */
    private Value attribute(
            HostObject hostClass, Value subject, String name, SourcePosition position, Label otherwise) {
        Operations operations = translation.operations;
        if (isComputed(hostClass, name)) {
            return computedOnce(subject, name, position, otherwise);
        }
        requireTruth(
                operations.call(
                        operations.builtin("hasattr"),
                        position,
                        subject,
                        Constant.untyped(translation.host.ofText(name))),
                position,
                otherwise);
        return operations.attribute(subject, name, position);
    }

    /** Whether a function of the program is called for the attribute, which sees how often it is asked for. */
    private static boolean isComputed(HostObject hostClass, String name) {
        return hostClass.mro().stream()
                .anyMatch(each -> each.attribute(name)
                                .filter(value -> value.kind() == HostKind.PROPERTY)
                                .isPresent()
                        || each.attribute("__getattr__").isPresent());
    }

    private Value computedOnce(Value subject, String name, SourcePosition position, Label otherwise) {
        Label lacking = new Label();
        Label found = new Label();
        Value value = translation.loops.until(
                "AttributeError", lacking, () -> translation.operations.attribute(subject, name, position));
        translation.graph.jump(found);
        translation.graph.place(lacking);
        translation.graph.jump(otherwise);
        translation.graph.place(found);
        return value;
    }

    /** Whether what stands in the parentheses is matched with the value itself; classes below have that, too. */
    private boolean matchesItself(HostObject hostClass) {
        return hostClass.mro().stream()
                .anyMatch(each -> translation
                        .space
                        .builtinName(each)
                        .filter(MATCHING_THEMSELVES::contains)
                        .isPresent());
    }

    private Optional<HostObject> matchArguments(HostObject hostClass) {
        return translation.host.getAttribute(hostClass, "__match_args__")
                        instanceof Host.Outcome.Returned(HostObject names)
                ? Optional.of(names)
                : Optional.empty();
    }
}
