package dev.serpentine.typer.classes;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.classes.ClassLayout.FieldOfAttribute;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What live exceptions hold in the fields that system code gives exceptions: the text and repr of their arguments. */
final class PrebuiltExceptions {
    private static final String TEXT = "_text";
    private static final String REPR = "_repr";

    private PrebuiltExceptions() {}

    /** Sets the fields of a live exception; does nothing for other instances. */
    static void recordArguments(FieldedValue instance, ClassLayout exact, HostObject object, TypingContext context) {
        Optional<FieldOfAttribute> text = exact.instanceField(TEXT);
        if (text.isEmpty()
                || !context.host().isSubclass(object.type(), context.host().builtin("BaseException"))) {
            return;
        }
        Host host = context.host();
        if (!(host.getAttribute(object, "args") instanceof Host.Outcome.Returned(HostObject arguments))
                || arguments.items().isEmpty()) {
            return;
        }
        List<HostObject> items = arguments.items();
        HostObject shown = items.size() == 1 ? items.getFirst() : arguments;
        set(instance, text.get(), call(host, "str", shown), context);
        boolean isText = items.size() == 1 && shown.kind() == HostKind.STR;
        exact.instanceField(REPR)
                .filter(field -> !isText)
                .ifPresent(field -> set(instance, field, inParentheses(host, shown, items.size()), context));
    }

    private static HostObject inParentheses(Host host, HostObject shown, int count) {
        HostObject repr = call(host, "repr", shown);
        return count == 1 ? host.ofText("(" + repr.asText() + ")") : repr;
    }

    private static HostObject call(Host host, String builtin, HostObject argument) {
        return host.call(host.builtin(builtin), List.of(argument), Map.of())
                        instanceof Host.Outcome.Returned(HostObject value)
                ? value
                : host.ofText("");
    }

    private static void set(FieldedValue instance, FieldOfAttribute field, HostObject value, TypingContext context) {
        if (!field.repr().isVoid()) {
            instance.set(field.field(), field.repr().constant(value).value());
        }
    }

    /** A prebuilt instance of an exception class with a message. */
    static Constant make(ClassLayout exact, ClassLayout root, ClassModel model, String message, TypingContext context) {
        FieldedValue instance = model.newInstance(exact);
        exact.instanceField(TEXT)
                .ifPresent(field -> set(instance, field, context.host().ofText(message), context));
        return new Constant(instance, root.instances().pointer());
    }
}
