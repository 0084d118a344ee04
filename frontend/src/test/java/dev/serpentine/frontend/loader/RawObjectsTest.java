package dev.serpentine.frontend.loader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is read from inside of the embedding is what Python says. */
class RawObjectsTest {
    private static final String COLLECTOR = """
            import sys, types, collections, enum, dataclasses, abc, functools
            import %s

            class Plain:
                number = 1
                def method(self, a, b=2, *, c=3): return a + b + c

            class Changed(Plain): pass
            Changed.added = Plain.method
            vars(Changed)                # the dictionary is an object of its own from here on
            Changed.later = 3
            del Changed.added

            class Slotted:
                __slots__ = ('a',)

            def closing(x):
                def inner(y=x): return x + y
                inner.mark = 'yes'
                return inner

            closed = closing(3)
            closed_after_look = closing(4)
            closed_after_look.__dict__['more'] = 1

            def owners():
                found = []
                for module in list(sys.modules.values()):
                    if type(module) is not types.ModuleType or module.__name__ == __name__:
                        continue
                    found.append(module)
                    for o in list(vars(module).values()):
                        if isinstance(o, (type, types.FunctionType)) and not any(o is other for other in found[-40:]):
                            found.append(o)
                return found

            OWNERS = owners()
            FUNCTIONS = [o for o in OWNERS if type(o) is types.FunctionType] + [closed, Plain.method]
            def qualified(o):
                return ('builtins' if type(o.__module__) is not str else o.__module__) + '.' + o.__qualname__

            # A function has its module in its dictionary from here on.
            # The prelude has Python's name for the one that the embedded Python names otherwise.
            NAMES = [(o, qualified(o), o.__name__) for o in OWNERS if type(o) is not types.ModuleType and o.__name__ != 'StructError']
            HELD = [[(name, value) for name, value in vars(o).items() if type(name) is str] for o in OWNERS]
            FACTS = [(f.__code__, f.__defaults__, f.__kwdefaults__, f.__closure__, f.__globals__) for f in FUNCTIONS]
            CODE_FACTS = [(f.__code__.co_filename, f.__code__.co_name, f.__code__.co_firstlineno, f.__code__.co_freevars) for f in FUNCTIONS]
            """.formatted("json, string, textwrap, random, heapq, re");

    @Test
    void ofClassesFunctionsAndModules() {
        try (GraalHost host = GraalHost.start(List.of())) {
            HostObject module = host.loadModule("looked_at", COLLECTOR, "looked_at.py");
            List<HostObject> owners = items(module, "OWNERS");
            List<HostObject> held = items(module, "HELD");
            assertTrue(owners.size() > 500, () -> owners.size() + " objects");
            for (int i = 0; i < owners.size(); i++) {
                HostObject owner = owners.get(i);
                for (HostObject pair : held.get(i).items()) {
                    assertEquals(
                            Optional.of(pair.items().get(1)),
                            owner.attribute(pair.items().get(0).asText()),
                            () -> owner + " " + pair);
                }
                assertEquals(
                        held.get(i).items().stream()
                                .map(pair -> pair.items().get(0).asText())
                                .toList(),
                        List.copyOf(owner.attributes().keySet()),
                        owner::toString);
                assertEquals(Optional.empty(), owner.attribute("no such name"));
                // What is found by a lookup, but is not the object's own.
                assertEquals(
                        held.get(i).items().stream()
                                .anyMatch(pair -> pair.items().get(0).asText().equals("__class__")),
                        owner.attribute("__class__").isPresent(),
                        owner::toString);
            }
        }
    }

    @Test
    void ofNames() {
        try (GraalHost host = GraalHost.start(List.of())) {
            HostObject module = host.loadModule("looked_at", COLLECTOR, "looked_at.py");
            items(module, "NAMES").forEach(names -> {
                assertEquals(names.items().get(1).asText(), names.items().get(0).qualifiedName());
                assertEquals(names.items().get(2).asText(), names.items().get(0).name());
            });
        }
    }

    @Test
    void ofPartsOfFunctions() {
        try (GraalHost host = GraalHost.start(List.of())) {
            HostObject module = host.loadModule("looked_at", COLLECTOR, "looked_at.py");
            List<HostObject> functions = items(module, "FUNCTIONS");
            for (int i = 0; i < functions.size(); i++) {
                HostObject function = functions.get(i);
                List<HostObject> facts = items(module, "FACTS").get(i).items();
                List<Part> parts = List.of(Part.CODE, Part.DEFAULTS, Part.KEYWORD_DEFAULTS, Part.CLOSURE, Part.GLOBALS);
                for (int k = 0; k < parts.size(); k++) {
                    HostObject expected = facts.get(k);
                    Optional<HostObject> part = function.part(parts.get(k));
                    // The embedding makes the dict of keyword defaults anew for everyone who asks.
                    assertEquals(
                            expected.equals(host.none())
                                    ? Optional.empty()
                                    : Optional.of(expected).map(RawObjectsTest::comparable),
                            part.map(RawObjectsTest::comparable),
                            () -> function + " " + expected);
                }
                List<HostObject> codeFacts = items(module, "CODE_FACTS").get(i).items();
                RawDefinitions.CodeFacts read =
                        RawDefinitions.codeFacts(RawObjects.of(((LiveObject) facts.get(0)).value()));
                assertEquals(codeFacts.get(0).asText(), read.fileName());
                assertEquals(codeFacts.get(1).asText(), read.name());
                assertEquals(codeFacts.get(2).asInteger().intValue(), read.firstLine());
                assertEquals(
                        codeFacts.get(3).items().stream()
                                .map(HostObject::asText)
                                .toList(),
                        read.freeNames());
            }
        }
    }

    @Test
    void ofEntries() {
        try (GraalHost host = GraalHost.start(List.of())) {
            HostObject dict = host.loadModule(
                            "looked_at", "D = {'a': 1, 'ä€𝄞': None, 2: 'b', '2': [], ('a',): 3}", "looked_at.py")
                    .attribute("D")
                    .orElseThrow();
            assertEquals(1, dict.entry("a").orElseThrow().asInteger().intValue());
            assertEquals(Optional.of(host.none()), dict.entry("ä€𝄞"));
            assertEquals(HostKind.LIST, dict.entry("2").orElseThrow().kind());
            assertEquals(Optional.empty(), dict.entry("b"));
        }
    }

    private static Object comparable(HostObject object) {
        return object.kind() == HostKind.DICT && object.entries().size() < 20 ? object.entries() : object;
    }

    private static List<HostObject> items(HostObject module, String name) {
        return module.attribute(name).orElseThrow().items();
    }
}
