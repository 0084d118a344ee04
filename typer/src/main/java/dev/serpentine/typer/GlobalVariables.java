package dev.serpentine.typer;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.graph.type.StructType.Field;
import java.util.HashMap;
import java.util.Map;

/** Global names that functions assign: a prebuilt struct of one field each. */
public final class GlobalVariables {
    private final TypingContext context;
    private final Map<Key, Variable> variables = new HashMap<>();

    private record Key(HostObject globals, String name) {}

    private record Variable(Repr repr, Constant holder) {}

    GlobalVariables(TypingContext context) {
        this.context = context;
    }

    private Variable variable(OperationSite site) {
        HostObject globals = site.constantOperand(0);
        String name = site.constantOperand(1).asText();
        return variables.computeIfAbsent(new Key(globals, name), key -> make(globals, name));
    }

    private Variable make(HostObject globals, String name) {
        Repr repr = context.reprOf(context.program().globalVariable(globals, name).contents());
        StructType struct = StructType.collected(context.uniqueName("global." + name), Field.mutable("value", repr.storageType()));
        StructValue holder = new StructValue(struct);
        if (!repr.isVoid()) {
            context.program().initialValue(globals, name).ifPresent(value -> holder.set("value", repr.constant(value).value()));
        }
        return new Variable(repr, new Constant(holder, struct.pointer()));
    }

    /** {@code STORE_GLOBAL}. */
    void store(OperationSite site) {
        Variable variable = variable(site);
        if (!variable.repr().isVoid()) {
            site.builder().setField(variable.holder(), "value", site.valueAs(2, variable.repr()));
        }
    }

    /** {@code LOAD_GLOBAL}. */
    Typed load(OperationSite site) {
        Variable variable = variable(site);
        return new Typed(variable.repr().isVoid() ? Constant.voidOf(null) : site.builder().getField(variable.holder(), "value"), variable.repr());
    }
}
