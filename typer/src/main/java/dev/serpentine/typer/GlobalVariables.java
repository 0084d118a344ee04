package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.CellDefinition;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** Global names and attributes of classes that functions assign: a prebuilt struct of one field each. */
final class GlobalVariables {
    private static final String VALUE = "value";
    private final TypingContext context;
    private final Map<CellDefinition, Variable> variables = new IdentityHashMap<>();

    private record Variable(Repr repr, Constant holder) {}

    GlobalVariables(TypingContext context) {
        this.context = context;
    }

    private Variable variable(CellDefinition definition, Optional<HostObject> initial) {
        Variable known = variables.get(definition);
        if (known == null) {
            known = make(definition, initial);
            variables.put(definition, known);
        }
        return known;
    }

    private Variable make(CellDefinition definition, Optional<HostObject> initial) {
        Repr repr = context.reprOf(definition.contents());
        StructType struct = StructType.collected(context.uniqueName("global." + definition.name()), Field.mutable(VALUE, repr.storageType()));
        StructValue holder = new StructValue(struct);
        if (!repr.isVoid()) {
            initial.ifPresent(value -> holder.set(VALUE, repr.constant(value).value()));
        }
        return new Variable(repr, new Constant(holder, struct.pointer()));
    }

    private CellDefinition definition(OperationSite site) {
        return context.program().globalVariable(site.constantOperand(0), site.constantOperand(1).asText());
    }

    private Optional<HostObject> initial(OperationSite site) {
        return context.program().initialValue(site.constantOperand(0), site.constantOperand(1).asText());
    }

    /** {@code STORE_GLOBAL}. */
    void store(OperationSite site) {
        store(definition(site), initial(site), site, 2);
    }

    /** {@code LOAD_GLOBAL}. */
    Typed load(OperationSite site) {
        return load(definition(site), initial(site), site.builder());
    }

    /** Assigns an operand to a variable. */
    void store(CellDefinition definition, Optional<HostObject> initial, OperationSite site, int operand) {
        Variable variable = variable(definition, initial);
        if (!variable.repr().isVoid()) {
            site.builder().setField(variable.holder(), VALUE, site.valueAs(operand, variable.repr()));
        }
    }

    Typed load(CellDefinition definition, Optional<HostObject> initial, OperationBuilder builder) {
        Variable variable = variable(definition, initial);
        return new Typed(variable.repr().isVoid() ? Constant.voidOf(null) : builder.getField(variable.holder(), VALUE), variable.repr());
    }
}
