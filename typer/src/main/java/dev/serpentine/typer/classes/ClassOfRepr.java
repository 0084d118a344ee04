package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.callable.CallableRepr;
import dev.serpentine.typer.callable.VoidCallableRepr;
import dev.serpentine.typer.classes.ClassLayout.ClassField;
import dev.serpentine.typer.classes.ClassLayout.FieldOfAttribute;
import dev.serpentine.typer.representation.ReferenceRepr;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The class of an instance, as a value: a pointer to its record. */
final class ClassOfRepr extends ReferenceRepr {
    private final ClassDefinition definition;
    private final ClassLayouts layouts;

    ClassOfRepr(TypingContext context, ClassLayouts layouts, ClassDefinition definition) {
        super(context);
        this.definition = definition;
        this.layouts = layouts;
    }

    @Override
    public LowLevelType type() {
        return layouts.recordType();
    }

    @Override
    public String describe() {
        return "type";
    }

    @Override
    public Optional<String> unionKind() {
        return Optional.of(Unions.CLASS);
    }

    @Override
    public Constant constant(HostObject object) {
        return layouts.classConstant(object);
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case ClassOfRepr other -> Optional.of(Conversion.NONE);
            case VoidCallableRepr known
            when known.description().isType() ->
                Optional.of((value, builder) ->
                        layouts.classConstant(known.description().hostObject().orElseThrow()));
            case CallableRepr several
            when several.isClassIfPresent() ->
                // What may be None comes here only on ways on which it was seen not to be.
                Optional.of((value, builder) ->
                        several.classValue(value, layouts::classConstant, layouts.recordType(), builder));
            default -> Optional.empty();
        };
    }

    @Override
    protected Value chooseAmong(
            Value value,
            List<HostObject> possible,
            Function<HostObject, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        Repr signed = context.representations().signed();
        ClassField number = layouts.of(definition).addClassField(ObjectNumbers.ATTRIBUTE, signed);
        return layouts.numbers()
                .choose(
                        layouts.readClassField(
                                value, number.owner(), number.attribute().field(), signed.type(), builder),
                        possible,
                        body,
                        type,
                        builder);
    }

    @Override
    public boolean isComparedByIdentity() {
        return true;
    }

    @Override
    public boolean isClassOfInstances() {
        return true;
    }

    /** Records of one generic class are many, and are one class. */
    @Override
    public Value identical(Value first, Value second, OperationBuilder builder) {
        return layouts.haveSeveralRecords(definition)
                ? builder.emit(
                        LowLevelOpcode.INT_EQ, layouts.identityOf(first, builder), layouts.identityOf(second, builder))
                : super.identical(first, second, builder);
    }

    /** See {@link ClassTypeSystem#hashOfClass}. */
    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return layouts.identityOf(value, builder);
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        OperationBuilder builder = site.builder();
        if (name.equals("__name__")) {
            return new Typed(
                    layouts.nameOf(site.value(0), builder),
                    context.representations().text(false));
        }
        ClassLayout layout = layouts.of(definition);
        ClassField classField = layout.classField(name).orElseGet(() -> layout.addClassField(name, site.resultRepr()));
        FieldOfAttribute held = classField.attribute();
        return new Typed(
                held.repr().isVoid()
                        ? Constant.voidOf(null)
                        : layouts.readClassField(
                                site.value(0),
                                classField.owner(),
                                held.field(),
                                held.repr().type(),
                                builder),
                held.repr());
    }
}
