package dev.serpentine.typer.system;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Loads modules of system code into the embedded Python, each once, behind those that it imports. */
public final class SystemModules {
    /** The package that system modules import each other from. */
    public static final String PACKAGE = "serpentine_system";
    /** Said by those that do for the program what it could have written itself: what overflows raises. */
    static final String ARITHMETIC_IS_CHECKED = "arithmetic_is_checked";
    /** Said by those whose operators on what the program passes raise what Python raises, with its texts. */
    static final String RAISES_AS_PYTHON = "raises_as_python";

    private static final Pattern IMPORTS =
            Pattern.compile("^from " + PACKAGE + "(?:\\.(\\w+))? import ([^\\n]*)$", Pattern.MULTILINE);

    private final Host host;
    private final List<Class<?>> homes = new ArrayList<>();
    private final Map<String, HostObject> loaded = new HashMap<>();
    /** What modules say of their functions, by module and name. */
    private final Map<String, Boolean> said = new HashMap<>();

    private final Set<String> loading = new HashSet<>();

    /** @param homes classes beside which further modules lie as resources, those of later stages for one */
    public SystemModules(Host host, Class<?>... homes) {
        this.host = host;
        this.homes.add(SystemModules.class);
        this.homes.addAll(List.of(homes));
        host.loadModule(PACKAGE, "__path__ = []\n", PACKAGE + "/__init__.py");
    }

    /**
     * The module of that name.
     *
     * @throws IllegalArgumentException if there is none
     * @throws IllegalStateException if modules import each other in a circle
     */
    public HostObject load(String name) {
        HostObject known = loaded.get(name);
        if (known != null) {
            return known;
        }
        String source = source(name, homes)
                .orElseThrow(() -> new IllegalArgumentException("no module of system code is called " + name));
        if (!loading.add(name)) {
            throw new IllegalStateException("system modules import each other in a circle: " + loading);
        }
        Matcher imports = IMPORTS.matcher(source);
        while (imports.find()) {
            if (imports.group(1) != null) {
                load(imports.group(1));
            } else {
                for (String imported : imports.group(2).split(",")) {
                    load(imported.strip());
                }
            }
        }
        HostObject module = host.loadModule(PACKAGE + "." + name, source, fileOf(name));
        loading.remove(name);
        loaded.put(name, module);
        return module;
    }

    /** What the positions of a module's functions say that their file is. */
    public static String fileOf(String module) {
        return PACKAGE + "/" + module + ".py";
    }

    /** A name of a module. @throws IllegalArgumentException if the module has no such name */
    public HostObject attribute(String module, String name) {
        return load(module)
                .attribute(name)
                .orElseThrow(() -> new IllegalArgumentException("system code has no " + module + "." + name));
    }

    /**
     * A text that a module beside this class declares at its top, as one literal; read without Python.
     *
     * @param name {@code module.NAME}
     * @throws IllegalArgumentException if the module declares no such text
     */
    public static String text(String name) {
        return declaration(name, "'([^'\\\\]*)'", SystemModules.class);
    }

    /**
     * A whole number that a module declares at its top, in decimal digits; read without Python.
     *
     * @param name {@code module.NAME}
     * @param home the class beside which the module lies
     * @throws IllegalArgumentException if the module declares no such number
     */
    public static long integer(String name, Class<?> home) {
        return Long.parseLong(declaration(name, "(-?[0-9]+)", home));
    }

    private static String declaration(String name, String literal, Class<?> home) {
        int dot = name.indexOf('.');
        Matcher declaration = Pattern.compile("^" + name.substring(dot + 1) + " = " + literal + "$", Pattern.MULTILINE)
                .matcher(source(name.substring(0, dot), List.of(home)).orElse(""));
        if (!declaration.find()) {
            throw new IllegalArgumentException("system code declares no " + name);
        }
        return declaration.group(1);
    }

    /** Whether a live function's globals are those of a system module. */
    public static boolean isSystemFunction(HostObject function) {
        return function.part(HostObject.Part.GLOBALS)
                .map(SystemModules::moduleName)
                .filter(name -> name.startsWith(PACKAGE + "."))
                .isPresent();
    }

    /** Whether a position's file is that of a system module. */
    public static boolean isSystemFile(String file) {
        return file.startsWith(PACKAGE + "/");
    }

    /** Whether a loaded module defines a name by which it says something of all its functions. */
    boolean says(String name, String file) {
        String module = file.substring(PACKAGE.length() + 1).replaceFirst("\\.py$", "");
        return said.computeIfAbsent(
                module + "." + name,
                key -> loaded.containsKey(module)
                        && loaded.get(module).attribute(name).isPresent());
    }

    private static String moduleName(HostObject globals) {
        return globals.entry("__name__")
                .filter(name -> name.kind() == HostKind.STR)
                .map(HostObject::asText)
                .orElse("");
    }

    private static Optional<String> source(String name, List<Class<?>> homes) {
        for (Class<?> home : homes) {
            try (InputStream stream = home.getResourceAsStream(name + ".py")) {
                if (stream != null) {
                    return Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
                }
            } catch (IOException exception) {
                throw new UncheckedIOException(exception);
            }
        }
        return Optional.empty();
    }
}
