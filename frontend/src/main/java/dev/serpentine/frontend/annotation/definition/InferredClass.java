package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.definition.ClassLookup.Found;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A {@link ClassDefinition} while it is being inferred.
 *
 * <p>A generic class has a definition for each place that makes instances. Where instances from two places meet, their
 * definitions become one, as those of lists do: {@link #root} is what it is by now.
 */
public final class InferredClass implements ClassDefinition {
    private final String name;
    private final String className;
    private final HostObject hostClass;
    private final InferredClass base;
    private final Optional<String> specialisation;
    private final boolean isException;
    private final ClassLookup lookup;
    private final Contributions contributions;
    private final Worklist worklist;
    private final List<InferredClass> subclasses = new ArrayList<>();
    private final Map<String, InferredAttribute> attributes = new LinkedHashMap<>();
    private final Map<String, Found> lacked = new LinkedHashMap<>();
    private final Set<String> methodReads = new LinkedHashSet<>();
    private final Set<HostObject> prebuilt = new LinkedHashSet<>();
    /** The names of all attributes that some prebuilt instance holds. */
    private final Set<String> prebuiltAttributes = new HashSet<>();
    /** The blocks that asked which classes at or below this one have instances. */
    private final Readers instanceReaders;
    /** The blocks that asked for all prebuilt instances. */
    private final Readers prebuiltReaders;
    /** The blocks that asked which attributes instances hold. */
    private final Readers attributeReaders;
    /** The blocks that rest on which definition of its class this is. */
    private final Readers identityReaders;
    /** The blocks that take methods of the class as long as instances hold nothing else by their names. */
    private final ReadersByName methodReaders;

    private int depth;
    private Set<SourcePosition> madeIn = Set.of();
    private boolean isMadeForItself;
    private boolean instantiated;
    private boolean inhabited;
    private boolean made;
    private boolean madeBare;
    private boolean tellsOrder;
    private InferredClass mergedInto;

    /**
     * @param className of the class, which no other has
     * @param base the definition whose layout this extends, {@code null} for object's
     * @param specialisation what tells this definition from others of the same class
     * @param lookup what the class holds
     * @param contributions puts what live objects hold into attributes
     */
    public InferredClass(
            String name,
            String className,
            HostObject hostClass,
            InferredClass base,
            Optional<String> specialisation,
            ClassLookup lookup,
            Contributions contributions,
            Worklist worklist) {
        this.name = name;
        this.className = className;
        this.hostClass = hostClass;
        this.base = base;
        this.specialisation = specialisation;
        this.isException = hostClass.mro().stream()
                .anyMatch(ancestor -> ancestor.qualifiedName().equals("builtins.BaseException"));
        this.lookup = lookup;
        this.contributions = contributions;
        this.worklist = worklist;
        this.instanceReaders = new Readers(worklist);
        this.prebuiltReaders = new Readers(worklist);
        this.attributeReaders = new Readers(worklist);
        this.identityReaders = new Readers(worklist);
        this.methodReaders = new ReadersByName(worklist);
        if (base != null) {
            base.subclasses.add(this);
            base.instancesChanged();
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String className() {
        return className;
    }

    @Override
    public HostObject hostClass() {
        return hostClass;
    }

    @Override
    public Optional<ClassDefinition> base() {
        return Optional.ofNullable(baseOrNull());
    }

    /** The definition whose layout this extends; null for object's. */
    public InferredClass baseOrNull() {
        InferredClass above = root().base;
        return above == null ? null : above.root();
    }

    @Override
    public InferredClass root() {
        InferredClass root = this;
        while (root.mergedInto != null) {
            root = root.mergedInto;
        }
        return root;
    }

    /**
     * Where the functions are written that made what the graph is specialised for in which instances are made, and for
     * a generator its own.
     */
    public Set<SourcePosition> madeIn() {
        return root().madeIn;
    }

    /**
     * Whether it is a generator's class whose graph is specialised for what a generator of the same function has given:
     * a chain of generators that may have no end.
     */
    public boolean isMadeForItself() {
        return root().isMadeForItself;
    }

    /**
     * Notes where what instances are made of was made.
     *
     * @param itself where the generator function is written; empty of other iterators
     */
    public void setMadeIn(Set<SourcePosition> places, Optional<SourcePosition> itself) {
        isMadeForItself = itself.filter(places::contains).isPresent();
        madeIn = new HashSet<>(places);
        itself.ifPresent(madeIn::add);
    }

    /** How deep the graphs made for its instances are: see {@link SettledContents}. */
    public int depth() {
        return root().depth;
    }

    public void setDepth(int newDepth) {
        root().depth = newDepth;
    }

    /**
     * Notes that the block being flowed rests on which definition this is: it is flowed again when this has become one
     * with another.
     */
    public void noteIdentityReader() {
        root().identityReaders.read();
    }

    /** What tells this definition from others of the same class. */
    public Optional<String> specialisation() {
        return specialisation;
    }

    @Override
    public List<ClassDefinition> subclasses() {
        return Collections.unmodifiableList(root().subclasses);
    }

    @Override
    public boolean isInstantiated() {
        return root().instantiated;
    }

    @Override
    public Map<String, AttributeDefinition> instanceAttributes() {
        Map<String, AttributeDefinition> found = new LinkedHashMap<>();
        root().attributes.forEach((attributeName, attribute) -> {
            if (attribute.isOnInstances()) {
                found.put(attributeName, attribute);
            }
        });
        return found;
    }

    @Override
    public Map<String, AttributeDefinition> classAttributes() {
        Map<String, AttributeDefinition> found = new LinkedHashMap<>();
        root().attributes.forEach((attributeName, attribute) -> {
            if (!attribute.isOnInstances()) {
                found.put(attributeName, attribute);
            }
        });
        return found;
    }

    @Override
    public Set<String> methodNames() {
        return Collections.unmodifiableSet(root().methodReads);
    }

    /** Notes that a method is looked up through instances whose exact class is not known. */
    public void noteMethodRead(String method) {
        for (InferredClass ancestor = baseOrNull(); ancestor != null; ancestor = ancestor.baseOrNull()) {
            if (ancestor.methodReads.contains(method)) {
                return;
            }
        }
        if (root().methodReads.add(method)) {
            root().requireOpen("method " + method);
        }
        root().removeBelow(method);
    }

    private void removeBelow(String method) {
        for (InferredClass subclass : subclasses) {
            subclass.methodReads.remove(method);
            subclass.removeBelow(method);
        }
    }

    @Override
    public Optional<HostObject> classValue(String attribute) {
        return Optional.ofNullable(root().lacked.get(attribute))
                .or(() -> effective(attribute))
                .map(Found::value);
    }

    /**
     * Notes what stands for a method that instances of this class are asked for and have not, or have without an
     * instance.
     */
    public void lacks(String method, Found standIn) {
        root().lacked.put(method, standIn);
    }

    /** What the class holds, with those that it extends. */
    public ClassLookup lookup() {
        return lookup;
    }

    /** {@link ClassLookup#lookup}. */
    public Optional<Found> lookup(String attribute) {
        return lookup.lookup(attribute);
    }

    /** {@link ClassLookup#effective}. */
    public Optional<Found> effective(String attribute) {
        return lookup.effective(attribute);
    }

    /** Whether it is Python's {@code BaseException} or below. */
    public boolean isException() {
        return isException;
    }

    @Override
    public Collection<HostObject> prebuiltInstances() {
        return Collections.unmodifiableSet(root().prebuilt);
    }

    @Override
    public Map<String, HostObject> attributesOf(HostObject instance) {
        Map<String, HostObject> held = instance.attributes();
        if (held.keySet().stream().noneMatch(lookup::isDescribed)) {
            return held;
        }
        Map<String, HostObject> named = new LinkedHashMap<>();
        held.forEach((name, value) -> named.put(lookup.isDescribed(name) ? ClassDefinition.beside(name) : name, value));
        return named;
    }

    /** What a live instance holds. A cached property has kept its value by the name that entries have here. */
    private Optional<HostObject> attributeOf(HostObject instance, String name) {
        if (name.startsWith(ClassDefinition.BESIDE)) {
            String entry = ClassDefinition.written(name);
            return lookup.isDescribed(entry)
                    ? instance.attribute(name).or(() -> instance.attribute(entry))
                    : Optional.empty();
        }
        return lookup.isDescribed(name) ? Optional.empty() : instance.attribute(name);
    }

    /** Notes a live instance, whose attributes are then part of what is known. */
    public void addPrebuilt(HostObject instance) {
        if (!root().prebuilt.add(instance)) {
            return;
        }
        root().requireOpen("prebuilt instances");
        attributesOf(instance).keySet().stream()
                .filter(root().prebuiltAttributes::add)
                .forEach(root()::attributeBecameKnown);
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            for (InferredAttribute attribute : List.copyOf(definition.attributes.values())) {
                contribute(attribute, instance);
            }
        }
        hasInstances();
        prebuiltChanged();
        if (lookup.isOfEnumeration()) {
            // Members are hashed by it, which helpers of the typer may do when attributes cannot be added any more.
            attribute("_name_");
        }
    }

    private void contribute(InferredAttribute attribute, HostObject instance) {
        Optional<HostObject> held = attributeOf(instance, attribute.name());
        held.ifPresent(value -> {
            attribute.putOnInstances(this);
            contributions.contribute(attribute, value, this);
        });
        if (held.isEmpty()
                && !ClassDefinition.isHidden(attribute.name())
                && !isException
                && lookup.isAsWritten()
                && lookup(attribute.name()).isEmpty()) {
            attribute.markPerhapsMissing();
        }
    }

    private void contributeClassValue(InferredAttribute attribute) {
        lookup.data(attribute.name()).ifPresent(value -> contributions.contribute(attribute, value, this));
    }

    /** Notes that the program makes instances of exactly this class. */
    public void markInstantiated() {
        hasInstances();
        if (!root().made) {
            root().requireOpenToInstances();
            root().made = true;
            prebuiltChanged();
        }
    }

    /** The same for instances on which the program may not call {@code __init__}: what that assigns they may lack. */
    public void markMadeBare() {
        markInstantiated();
        if (!root().madeBare) {
            root().requireOpen("instances without attributes");
            root().madeBare = true;
            instancesChanged();
        }
    }

    /** Whether instances are made on which {@code __init__} may not be called. */
    public boolean isMadeBare() {
        return root().madeBare;
    }

    /** Notes that instances of exactly this class are asked in which order they got their attributes. */
    public void markTellingOrder() {
        if (root().tellsOrder) {
            return;
        }
        root().requireOpen("order of attributes");
        root().tellsOrder = true;
        InferredAttribute order = attribute(ORDER_ATTRIBUTE);
        order.markAssigned(anyInstance());
        order.generalise(new SomeValue.SomeString(false, true, Optional.empty()));
        instancesChanged();
    }

    /** Whether instances tell in which order they got their attributes. */
    public boolean tellsOrder() {
        return root().tellsOrder;
    }

    /** Lets instances of this class and those below get attributes that the program names nowhere. */
    public void allowExtras() {
        Optional<InferredAttribute> known = knownAttribute(EXTRAS_ATTRIBUTE);
        if (known.filter(extras -> extras.isHeldBy(this)).isEmpty()) {
            InferredAttribute extras = attribute(EXTRAS_ATTRIBUTE);
            extras.markAssigned(anyInstance());
            extras.generalise(SomeValue.SomeNone.NONE);
        }
    }

    private SomeValue.SomeInstance anyInstance() {
        return new SomeValue.SomeInstance(root(), false, Optional.empty());
    }

    /**
     * Whether instances of exactly this class may have such attributes; the block being flowed is flowed again when
     * they may.
     */
    public boolean allowsExtras() {
        return heldAttributes().contains(EXTRAS_ATTRIBUTE);
    }

    /**
     * The names of all attributes that the program asks instances of exactly this class for, or gives them, as far as
     * it names them; the block being flowed is flowed again when there are more. Of what is known of a class above, as
     * instances of other classes hold it, only those are that instances of this one are asked for, too.
     */
    public List<String> namedAttributes() {
        holdAllOfPrebuilt();
        List<String> names = new ArrayList<>();
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            definition.attributeReaders.read();
            definition.attributes.forEach((attributeName, attribute) -> {
                attribute.read();
                if (!ClassDefinition.isHidden(attributeName)
                        && (attribute.isHeldBy(this) || !attribute.isOnInstances())) {
                    names.add(attributeName);
                }
            });
        }
        return names;
    }

    private void instancesChanged() {
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            definition.instanceReaders.changed();
        }
    }

    private void prebuiltChanged() {
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            definition.prebuiltReaders.changed();
        }
    }

    /**
     * All instances of this class and those below, where none is made at run time; the block being flowed is flowed
     * again when that changes.
     */
    public Optional<List<HostObject>> onlyPrebuilt() {
        root().prebuiltReaders.read();
        List<HostObject> found = new ArrayList<>();
        return root().collectPrebuilt(found) ? Optional.of(found) : Optional.empty();
    }

    private boolean collectPrebuilt(List<HostObject> found) {
        found.addAll(prebuilt);
        return !made && subclasses.stream().allMatch(subclass -> subclass.collectPrebuilt(found));
    }

    /**
     * Counts the class among those of which there are instances, for whoever asks for the classes of instances: it is
     * held as one of them. That there are instances is not said by that.
     */
    public void markHeldAsClass() {
        if (!root().instantiated) {
            countAmongInstantiated();
        }
    }

    private void hasInstances() {
        if (!root().inhabited) {
            root().inhabited = true;
            countAmongInstantiated();
        }
    }

    private void countAmongInstantiated() {
        root().requireOpenToInstances();
        root().instantiated = true;
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            definition.instanceReaders.changed();
            for (InferredAttribute attribute : List.copyOf(definition.attributes.values())) {
                contributeClassValue(attribute);
            }
        }
    }

    /**
     * This class and those below of which there are instances; the block being flowed is flowed again when there are
     * more.
     */
    public List<InferredClass> instantiatedHere() {
        root().instanceReaders.read();
        List<InferredClass> found = new ArrayList<>();
        root().collectInstantiated(found);
        return found;
    }

    /** The same without those that the program only holds as classes: of any other, instances hold attributes. */
    public List<InferredClass> inhabitedHere() {
        return instantiatedHere().stream().filter(each -> each.inhabited).toList();
    }

    /**
     * This class and those below, as far as the program is known to use them; the block being flowed is flowed again
     * when it is known to use more.
     */
    public List<InferredClass> withSubclasses() {
        root().instanceReaders.read();
        List<InferredClass> found = new ArrayList<>();
        root().collectAll(found);
        return found;
    }

    private void collectAll(List<InferredClass> found) {
        found.add(this);
        subclasses.forEach(subclass -> subclass.collectAll(found));
    }

    private void collectInstantiated(List<InferredClass> found) {
        if (instantiated) {
            found.add(this);
        }
        subclasses.forEach(subclass -> subclass.collectInstantiated(found));
    }

    /** The attribute where it is known already, here or in a class above. */
    public Optional<InferredAttribute> knownAttribute(String attribute) {
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            InferredAttribute known = definition.attributes.get(attribute);
            if (known != null) {
                return Optional.of(known);
            }
        }
        return Optional.empty();
    }

    /**
     * The names of all attributes that instances of this class are known to hold; the block being flowed is flowed
     * again when there are more.
     */
    public List<String> heldAttributes() {
        List<String> names = new ArrayList<>();
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            definition.attributeReaders.read();
            definition.attributes.forEach((attributeName, attribute) -> {
                attribute.read();
                if (attribute.isHeldBy(this) && !attributeName.equals(NUMBER_ATTRIBUTE)) {
                    names.add(attributeName);
                }
            });
        }
        return names;
    }

    /**
     * Lets all attributes be known that live instances of exactly this class hold; the block being flowed is flowed
     * again when there are more of these.
     */
    public void holdAllOfPrebuilt() {
        holdOfPrebuilt(name -> true);
    }

    /** The same of the attributes whose names are meant. */
    public void holdOfPrebuilt(Predicate<String> isMeant) {
        root().prebuiltReaders.read();
        for (HostObject instance : List.copyOf(root().prebuilt)) {
            attributesOf(instance).keySet().stream().filter(isMeant).forEach(this::attribute);
        }
    }

    /**
     * The names of all attributes that instances of this class may have, methods too; the block being flowed is flowed
     * again when more are known.
     */
    public List<String> attributeNames() {
        List<String> names = new ArrayList<>();
        for (InferredClass definition = root(); definition != null; definition = definition.baseOrNull()) {
            definition.attributeReaders.read();
            definition.instanceAttributes().keySet().stream()
                    .filter(name -> !ClassDefinition.isHidden(name))
                    .forEach(names::add);
        }
        hostClass.mro().stream()
                .filter(ancestor -> !ancestor.bases().isEmpty())
                .forEach(ancestor -> names.addAll(ancestor.attributes().keySet()));
        return names;
    }

    /** Whether instances of this class or of one below are known to hold the attribute themselves. */
    public boolean isHeldBelow(String attribute) {
        InferredAttribute known = root().attributes.get(attribute);
        if (known != null && known.isOnInstances() || root().prebuiltAttributes.contains(attribute)) {
            return true;
        }
        return root().subclasses.stream().anyMatch(subclass -> subclass.isHeldBelow(attribute));
    }

    /** The attribute, which moves up to this class from those below where it was not known so far. */
    public InferredAttribute attribute(String attribute) {
        Optional<InferredAttribute> known = knownAttribute(attribute);
        if (known.isPresent()) {
            return known.get();
        }
        InferredAttribute made = new InferredAttribute(attribute, worklist);
        root().requireOpen("attribute " + attribute);
        root().attributes.put(attribute, made);
        root().attributesChanged();
        root().attributeBecameKnown(attribute);
        root().takeFromBelow(made);
        List<InferredClass> users = new ArrayList<>();
        root().collectInstantiated(users);
        for (InferredClass user : users) {
            user.contributeClassValue(made);
            List.copyOf(user.prebuilt).forEach(instance -> user.contribute(made, instance));
        }
        return made;
    }

    /**
     * Functions that are added to a closed program may raise exceptions that nothing else does. It is no matter that
     * there are instances of such a class by then, unless anything that is known changes by that.
     */
    private void requireOpenToInstances() {
        if (!isException) {
            requireOpen("instances");
        }
    }

    private void requireOpen(String what) {
        attributeReaders.requireOpen("the " + what + " of " + name);
    }

    private void attributesChanged() {
        attributeReaders.changed();
        subclasses.forEach(InferredClass::attributesChanged);
    }

    /**
     * Has the block being flowed flowed again when an attribute becomes known that instances may hold in the place of a
     * method of that name.
     */
    public void noteTakenFromClass(String method) {
        if (isKnownBelow(method)) {
            attribute(method).read();
        }
        root().methodReaders.read(method);
    }

    /** Whether an attribute is known of this class, of one that it extends or of one below. */
    public boolean isKnown(String attribute) {
        return knownAttribute(attribute).isPresent() || isKnownBelow(attribute) || isHeldBelow(attribute);
    }

    private boolean isKnownBelow(String attribute) {
        return root().attributes.containsKey(attribute)
                || root().subclasses.stream().anyMatch(subclass -> subclass.isKnownBelow(attribute));
    }

    private void attributeBecameKnown(String attribute) {
        for (InferredClass definition = baseOrNull(); definition != null; definition = definition.baseOrNull()) {
            definition.methodReaders.changed(attribute);
        }
        attributeBecameKnownBelow(attribute);
    }

    private void attributeBecameKnownBelow(String attribute) {
        methodReaders.changed(attribute);
        subclasses.forEach(subclass -> subclass.attributeBecameKnownBelow(attribute));
    }

    /** What moves up may make one class of two below: then the one that is left is asked. */
    private void takeFromBelow(InferredAttribute made) {
        for (InferredClass known : List.copyOf(subclasses)) {
            InferredClass subclass = known.root();
            InferredAttribute below = subclass.attributes.remove(made.name());
            if (below != null) {
                contributions.moveUp(below, made, this);
            } else {
                subclass.takeFromBelow(made);
            }
        }
    }

    /**
     * The nearest class that both are or extend, where definitions of one generic class meet: they become one.
     *
     * @throws UnionConflict where what is known of their attributes cannot be united
     */
    static ClassDefinition unitedBase(ClassDefinition first, ClassDefinition second) {
        for (InferredClass ancestor = ((InferredClass) first).root();
                ancestor != null;
                ancestor = ancestor.baseOrNull()) {
            for (InferredClass other = ((InferredClass) second).root(); other != null; other = other.baseOrNull()) {
                if (ancestor.hostClass.equals(other.hostClass)) {
                    ancestor.absorb(other);
                    return ancestor.root();
                }
            }
        }
        throw new IllegalStateException("no common base of " + first.name() + " and " + second.name());
    }

    /** Makes one of two definitions of the same class. */
    public static void unite(ClassDefinition first, ClassDefinition second) {
        ((InferredClass) first.root()).absorb((InferredClass) second.root());
    }

    /** Makes another definition of the same class this one. */
    private void absorb(InferredClass gone) {
        InferredClass kept = root();
        if (kept == gone) {
            return;
        }
        gone.requireOpen("class that it is part of");
        gone.mergedInto = kept;
        if (gone.base != null) {
            gone.base.root().subclasses.remove(gone);
            kept.baseOrNull().absorb(gone.base.root());
        }
        List<InferredClass> moved = List.copyOf(gone.subclasses);
        kept.subclasses.addAll(moved);
        gone.identityReaders.changed();
        if (kept.depth > gone.depth) {
            kept.depth = gone.depth;
            kept.identityReaders.changed();
        }
        kept.identityReaders.addAll(gone.identityReaders);
        kept.instanceReaders.addAll(gone.instanceReaders);
        kept.prebuiltReaders.addAll(gone.prebuiltReaders);
        kept.attributeReaders.addAll(gone.attributeReaders);
        kept.methodReaders.addAll(gone.methodReaders);
        kept.methodReads.addAll(gone.methodReads);
        for (InferredAttribute attribute : List.copyOf(kept.attributes.values())) {
            kept.takeFromBelow(attribute);
        }
        boolean isInstantiated = gone.instantiated;
        boolean isInhabited = gone.inhabited;
        gone.attributes.forEach((attributeName, attribute) -> attribute.moveTo(kept.attribute(attributeName)));
        List.copyOf(gone.prebuilt).forEach(kept::addPrebuilt);
        if (isInstantiated) {
            kept.markHeldAsClass();
        }
        if (isInhabited) {
            kept.hasInstances();
        }
        moved.forEach(InferredClass::contributeToAll);
        kept.made |= gone.made;
        kept.madeBare |= gone.madeBare;
        if (gone.tellsOrder) {
            kept.markTellingOrder();
        }
        kept.prebuiltChanged();
        kept.instancesChanged();
    }

    /** Tells the attributes that are known above what this class and those below have for them. */
    private void contributeToAll() {
        List<InferredClass> users = new ArrayList<>();
        root().collectInstantiated(users);
        for (InferredClass user : users) {
            for (InferredClass above = user.root(); above != null; above = above.baseOrNull()) {
                for (InferredAttribute attribute : List.copyOf(above.attributes.values())) {
                    user.contributeClassValue(attribute);
                    List.copyOf(user.prebuilt).forEach(instance -> user.contribute(attribute, instance));
                }
            }
        }
    }

    /** Whether a class says nothing about its instances' layout: {@code ABC}, {@code Generic}, {@code Protocol}. */
    public static boolean isMarkerBase(HostObject hostClass) {
        return switch (hostClass.qualifiedName()) {
            case "abc.ABC", "typing.Generic", "typing.Protocol", "builtins.object" -> true;
            default -> false;
        };
    }

    @Override
    public String toString() {
        return name;
    }
}
