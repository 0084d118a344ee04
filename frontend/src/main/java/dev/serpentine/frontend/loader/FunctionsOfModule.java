package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the functions that a module's code defined, wherever its names lead to them: in its classes, in closures, in
 * properties.
 */
final class FunctionsOfModule {
    private final HostObject globals;
    private final String module;
    private final Deque<HostObject> pending = new ArrayDeque<>();
    private final Set<HostObject> seen = new HashSet<>();
    private final List<HostObject> found = new ArrayList<>();

    /** @param globals the module's dict */
    FunctionsOfModule(HostObject globals) {
        this.globals = globals;
        this.module = globals.entry("__name__")
                .filter(name -> name.kind() == HostKind.STR)
                .map(HostObject::asText)
                .orElse("");
    }

    /** @return those whose global names are the module's; not in a particular order */
    List<HostObject> find() {
        globals.entries().forEach(entry -> pending.add(entry.getValue()));
        while (!pending.isEmpty()) {
            visit(pending.pop());
        }
        return found;
    }

    private void visit(HostObject object) {
        switch (object.kind()) {
            case FUNCTION -> visitFunction(object);
            case METHOD, STATICMETHOD, CLASSMETHOD -> follow(object, Part.FUNCTION);
            case PROPERTY -> follow(object, Part.GETTER, Part.SETTER, Part.DELETER);
            case CLASS -> visitClass(object);
            case NONE,
                    ELLIPSIS,
                    NOT_IMPLEMENTED,
                    BOOL,
                    INT,
                    FLOAT,
                    STR,
                    BYTES,
                    BYTEARRAY,
                    TUPLE,
                    LIST,
                    DICT,
                    SET,
                    FROZENSET,
                    RANGE,
                    SLICE,
                    BUILTIN_FUNCTION,
                    MODULE,
                    CELL,
                    CODE,
                    INSTANCE -> {}
        }
    }

    private void follow(HostObject object, Part... parts) {
        for (Part part : parts) {
            object.part(part).ifPresent(pending::add);
        }
    }

    private void visitFunction(HostObject function) {
        if (seen.add(function)) {
            if (function.part(Part.GLOBALS).orElseThrow().equals(globals)) {
                found.add(function);
            }
            function.part(Part.CLOSURE).ifPresent(cells -> cells.items().forEach(cell -> follow(cell, Part.CONTENTS)));
        }
    }

    private void visitClass(HostObject definition) {
        if (seen.add(definition)
                && definition
                        .attribute(RawDefinitions.MODULE)
                        .filter(own -> own.kind() == HostKind.STR)
                        .map(HostObject::asText)
                        .filter(module::equals)
                        .isPresent()) {
            pending.addAll(definition.attributes().values());
        }
    }
}
