package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Global names and attributes of classes and functions that functions assign: a prebuilt struct each, which also tells
 * of one that has no value from the beginning whether it has got one.
 */
final class GlobalVariables {
    private static final String VALUE = "value";
    private static final String IS_ASSIGNED = "is_assigned";
    private final TypingContext context;
    private final Map<CellDefinition, Variable> variables = new IdentityHashMap<>();

    private record Variable(Repr repr, Constant holder, boolean isFromTheBeginning) {}

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
        List<Field> fields = new ArrayList<>(List.of(Field.mutable(VALUE, repr.storageType())));
        if (initial.isEmpty()) {
            fields.add(Field.mutable(IS_ASSIGNED, Primitive.BOOL));
        }
        StructType struct =
                StructType.collected(context.uniqueName("global." + definition.name()), fields.toArray(Field[]::new));
        StructValue holder = new StructValue(struct);
        if (!repr.isVoid()) {
            initial.ifPresent(value -> holder.set(VALUE, repr.constant(value).value()));
        }
        return new Variable(repr, new Constant(holder, struct.pointer()), initial.isPresent());
    }

    private CellDefinition definition(OperationSite site) {
        return context.program()
                .globalVariable(site.constantOperand(0), site.constantOperand(1).asText());
    }

    private Optional<HostObject> initial(OperationSite site) {
        return context.program()
                .initialValue(site.constantOperand(0), site.constantOperand(1).asText());
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
        if (!variable.isFromTheBeginning()) {
            site.builder().setField(variable.holder(), IS_ASSIGNED, Constant.bool(true));
        }
    }

    /** Whether a variable that has no value from the beginning has got one. */
    Value isAssigned(CellDefinition definition, OperationBuilder builder) {
        return builder.getField(variable(definition, Optional.empty()).holder(), IS_ASSIGNED);
    }

    Typed load(CellDefinition definition, Optional<HostObject> initial, OperationBuilder builder) {
        Variable variable = variable(definition, initial);
        return new Typed(
                variable.repr().isVoid() ? Constant.voidOf(null) : builder.getField(variable.holder(), VALUE),
                variable.repr());
    }
}
