package dev.serpentine.typer.classes;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.HelperCalls;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.callable.BoundBuiltinRepr;
import dev.serpentine.typer.callable.MethodRepr;
import dev.serpentine.typer.classes.ClassLayout.ClassField;
import dev.serpentine.typer.classes.ClassLayout.FieldOfAttribute;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.ReferenceRepr;
import dev.serpentine.typer.representation.SuperRepr;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** An instance of a class: a pointer to an instance of the class or of one that extends it, null for None. */
public final class InstanceRepr extends ReferenceRepr {
    private final ClassDefinition definition;
    private final ClassLayout layout;
    private final ClassModel model;
    private final ClassLayouts layouts;
    private final boolean canBeNone;

    InstanceRepr(
            TypingContext context,
            ClassModel model,
            ClassLayouts layouts,
            ClassDefinition definition,
            boolean canBeNone) {
        super(context);
        this.definition = definition;
        this.model = model;
        this.layouts = layouts;
        this.layout = layouts.of(definition);
        this.canBeNone = canBeNone;
    }

    public ClassDefinition definition() {
        return definition;
    }

    @Override
    public LowLevelType type() {
        return layout.declaredInstances().pointer();
    }

    @Override
    public String describe() {
        return definition.hostClass().name();
    }

    @Override
    public Optional<String> unionKind() {
        return Optional.of(Unions.INSTANCE);
    }

    @Override
    public boolean tellsClass() {
        return true;
    }

    @Override
    public boolean canBeNone() {
        return canBeNone;
    }

    @Override
    public Repr withoutNone() {
        return context.reprOf(new SomeInstance(definition, false, Optional.empty()));
    }

    // Prebuilt instances

    @Override
    public Constant constant(HostObject given) {
        if (given.kind() == HostKind.NONE) {
            return OperationBuilder.zero(type());
        }
        // An object of the library may stand for one of system code.
        HostObject object =
                context.program().annotationOfConstant(given).constant().orElse(given);
        ClassLayout exact = layouts.of(context.program().classOfInstance(object).orElse(definition));
        return new Constant(
                context.prebuilt()
                        .of(
                                object,
                                exact.instances(),
                                () -> model.newInstance(exact),
                                made -> fill((FieldedValue) made, exact, object)),
                type());
    }

    private void fill(FieldedValue instance, ClassLayout exact, HostObject object) {
        Map<String, HostObject> values = exact.definition().attributesOf(object);
        for (Map.Entry<String, FieldOfAttribute> field :
                exact.allInstanceFields().entrySet()) {
            Repr repr = field.getValue().repr();
            Optional<HostObject> value = Optional.ofNullable(values.get(field.getKey()))
                    .or(() -> exact.definition().classValue(field.getKey()).filter(InstanceRepr::isData));
            if (value.isPresent() && !repr.isVoid()) {
                instance.set(
                        field.getValue().field(), repr.constant(value.get()).value());
            }
            if (value.isPresent()) {
                exact.presenceField(field.getKey()).ifPresent(presence -> instance.set(presence, true));
            }
        }
        Optional.ofNullable(exact.allInstanceFields().get(ObjectNumbers.ATTRIBUTE))
                .ifPresent(
                        field -> instance.set(field.field(), layouts.numbers().of(object)));
        Optional.ofNullable(exact.allInstanceFields().get(ClassDefinition.ORDER_ATTRIBUTE))
                .filter(_ -> !values.isEmpty())
                .ifPresent(field -> instance.set(
                        field.field(),
                        field.repr()
                                .constant(context.host().ofText("\0" + String.join("\0", values.keySet()) + "\0"))
                                .value()));
        PrebuiltExceptions.recordArguments(instance, exact, object, context);
    }

    private static boolean isData(HostObject value) {
        return switch (value.kind()) {
            case FUNCTION, METHOD, BUILTIN_FUNCTION, PROPERTY, STATICMETHOD, CLASSMETHOD, MODULE, CODE -> false;
            case INSTANCE -> !value.type().name().endsWith("descriptor");
            default -> true;
        };
    }

    /** A new instance of exactly this class, its attributes as the class has them. */
    Value make(OperationBuilder builder) {
        Value instance = builder.malloc(layout.instances());
        model.initialize(instance, layout, layouts, builder);
        for (Map.Entry<String, FieldOfAttribute> field :
                layout.allInstanceFields().entrySet()) {
            Repr repr = field.getValue().repr();
            Optional<HostObject> initial = definition.classValue(field.getKey()).filter(InstanceRepr::isData);
            if (initial.isPresent() && !repr.isVoid()) {
                builder.setField(instance, field.getValue().field(), repr.constant(initial.get()));
            }
            if (initial.isPresent()) {
                notePresence(instance, field.getKey(), builder);
            }
        }
        return instance;
    }

    @Override
    protected Value chooseAmong(
            Value value,
            List<HostObject> possible,
            Function<HostObject, Value> body,
            LowLevelType type,
            OperationBuilder builder) {
        FieldOfAttribute number = layout.instanceField(ObjectNumbers.ATTRIBUTE)
                .orElseThrow(() -> refuse("a choice among prebuilt instances"));
        return layouts.numbers().choose(builder.getField(value, number.field()), possible, body, type, builder);
    }

    // Conversions

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return switch (source) {
            case InstanceRepr other
            when definition.isSubclassOf(other.definition) || other.definition.isSubclassOf(definition) ->
                Optional.of((value, builder) ->
                        builder.castPointer(value, layout.declaredInstances().pointer()));
            case SuperRepr superRepr -> context.conversion(superRepr.self(), this);
            default -> Optional.empty();
        };
    }

    // Operations

    @Override
    public boolean isComparedByIdentity() {
        return true;
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return builder.emitTyped(LowLevelOpcode.IDENTITY_HASH, Primitive.SIGNED, List.of(value));
    }

    private Value present(String name, OperationSite site) {
        return NoneChecks.owner(site, name);
    }

    @Override
    public Typed getAttribute(String name, OperationSite site) {
        Value instance = present(name, site);
        OperationBuilder builder = site.builder();
        Repr result = site.resultRepr();
        if (result instanceof ClassOfRepr && name.equals("__class__")) {
            return new Typed(layouts.recordOf(instance, builder), result);
        }
        if (site.resultAnnotation() == SomeImpossible.IMPOSSIBLE && layout.isNeverAssigned(name)) {
            raiseMissing(instance, name, builder);
            return new Typed(OperationBuilder.zero(site.resultRepr().type()), site.resultRepr());
        }
        Optional<FieldOfAttribute> field = layout.instanceField(name, kinds(site));
        if (field.isPresent()) {
            layout.presenceField(name)
                    .filter(presence -> site.isChecked("AttributeError"))
                    .ifPresent(presence -> builder.whenUnlikely(
                            builder.not(builder.getField(instance, presence)),
                            () -> raiseMissing(instance, name, builder)));
            Repr repr = field.get().repr();
            return new Typed(
                    repr.isVoid()
                            ? Constant.voidOf(null)
                            : builder.getField(instance, field.get().field()),
                    repr);
        }
        return attributeOfClass(name, site);
    }

    /** The classes of one of which the first operand is, or of one below. */
    private Set<ClassDefinition> kinds(OperationSite site) {
        return site.annotation(0) instanceof SomeInstance instance ? instance.kinds() : Set.of(definition);
    }

    @Override
    public Typed attributeOfClass(String name, OperationSite site) {
        Value instance = present(name, site);
        OperationBuilder builder = site.builder();
        Repr result = site.resultRepr();
        if (result instanceof MethodRepr || result instanceof BoundBuiltinRepr) {
            return new Typed(context.convert(new Typed(instance, withoutNone()), result, builder), result);
        }
        Optional<ClassField> classField = layout.classField(name);
        if (classField.isPresent()) {
            FieldOfAttribute held = classField.get().attribute();
            return new Typed(
                    held.repr().isVoid()
                            ? Constant.voidOf(null)
                            : layouts.readClassField(
                                    layouts.recordOf(instance, builder),
                                    classField.get().owner(),
                                    held.field(),
                                    held.repr().type(),
                                    builder),
                    held.repr());
        }
        if (result.isVoid()) {
            return new Typed(Constant.voidOf(null), result);
        }
        // The name and value of an enum's member.
        return layout.instanceField("_" + name + "_")
                .map(held -> new Typed(builder.getField(instance, held.field()), held.repr()))
                .orElseThrow(() -> refuse("attribute " + name));
    }

    /** The {@code __qualname__} of the method that an instance has by a name: its class's record holds it. */
    Typed qualifiedNameOfMethod(Value instance, String method, OperationBuilder builder) {
        Repr text = context.representations().text(false);
        ClassField held = layout.addClassField(ClassLayouts.qualifiedNameOf(method), text);
        return new Typed(
                layouts.readClassField(
                        layouts.recordOf(instance, builder),
                        held.owner(),
                        held.attribute().field(),
                        text.type(),
                        builder),
                text);
    }

    private void raiseMissing(Value instance, String name, OperationBuilder builder) {
        if (!builder.needsInstance(context.host().builtin("AttributeError"))) {
            context.raise(builder, "AttributeError", "");
            return;
        }
        HelperCalls helpers = context.helpers();
        Value className = definition.subclasses().isEmpty()
                ? context.texts().text(Families.nameInErrors(definition.hostClass(), context.host()))
                : layouts.nameOf(layouts.recordOf(instance, builder), builder);
        context.raiseInstance(
                builder,
                "AttributeError",
                helpers.call(
                        builder,
                        "faults.lack_of_attribute",
                        helpers.python(className, Lattice.STRING),
                        helpers.python(context.texts().text(name), Lattice.STRING)));
    }

    /**
     * Whether an instance has an attribute which it may lack; None has none of them. Inference may have asked before it
     * found that all instances have it.
     */
    @Override
    public Value hasAttribute(Value instance, String name, OperationBuilder builder) {
        Optional<String> presence = layout.presenceField(name);
        if (presence.isEmpty() && layout.instanceField(name).isEmpty()) {
            throw refuse("asking for attribute " + name);
        }
        return canBeNone()
                ? builder.choose(
                        builder.isNull(instance),
                        Primitive.BOOL,
                        () -> Constant.bool(false),
                        () -> isPresent(instance, presence, builder))
                : isPresent(instance, presence, builder);
    }

    private static Value isPresent(Value instance, Optional<String> presence, OperationBuilder builder) {
        return presence.<Value>map(field -> builder.getField(instance, field)).orElseGet(() -> Constant.bool(true));
    }

    private void notePresence(Value instance, String name, OperationBuilder builder) {
        layout.presenceField(name).ifPresent(presence -> builder.setField(instance, presence, Constant.bool(true)));
    }

    @Override
    public void setAttribute(String name, OperationSite site) {
        Value instance = present(name, site);
        notePresence(instance, name, site.builder());
        FieldOfAttribute field =
                layout.instanceField(name).orElseThrow(() -> refuse("assignment of attribute " + name));
        if (!field.repr().isVoid()) {
            Value value = site.valueAs(2, field.repr());
            site.builder().setField(instance, field.field(), value);
        }
    }

    /** The instance tells from then on that it lacks the attribute, and lets go what that was. */
    @Override
    public void deleteAttribute(String name, OperationSite site) {
        Value instance = present(name, site);
        OperationBuilder builder = site.builder();
        FieldOfAttribute field = layout.instanceField(name).orElseThrow(() -> refuse("deletion of attribute " + name));
        String presence = layout.presenceField(name).orElseThrow(() -> refuse("deletion of attribute " + name));
        if (site.isChecked("AttributeError")) {
            builder.whenUnlikely(
                    builder.not(builder.getField(instance, presence)), () -> raiseMissing(instance, name, builder));
        }
        builder.setField(instance, presence, Constant.bool(false));
        if (!field.repr().isVoid()) {
            builder.setField(
                    instance, field.field(), OperationBuilder.zero(field.repr().type()));
        }
    }
}
