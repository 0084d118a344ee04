package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * The functions of {@code prelude.py}, {@code hashes.py} and {@code failures.py}, which read objects without running
 * the program's code. One field a function; each is described there.
 */
final class Prelude {
    private static final List<String> RESOURCES = List.of("prelude.py", "hashes.py", "failures.py");

    private static final HostKind[] KINDS = HostKind.values();

    private final Value kind;
    private final Value typeKinds;
    final Value typeOf;
    final Value isPlain;
    final Value byteValues;
    final Value attributes;
    final Value attribute;
    final Value mro;
    final Value bases;
    final Value name;
    final Value qualifiedName;
    final Value part;
    final Value describe;
    final Value makeNone;
    final Value makeTuple;
    final Value makeBytes;
    final Value makeInteger;
    final Value makeText;
    final Value builtin;
    final Value call;
    final Value getAttribute;
    final Value operate;
    final Value tellAttributesBy;
    final Value defineClass;
    final Value defineClassOfScript;
    final Value makeClass;
    final Value hooksHeldBack;
    final Value addLibraries;
    final Value replaceInLibrary;
    final Value refuseModules;
    final Value setArguments;
    final Value adopt;
    final Value importModule;
    final Value provide;
    final Value loadModule;
    final Value loadFile;
    final Value loadProgram;
    final Value failure;

    /** Runs the prelude in a context. */
    Prelude(Context context) {
        for (String resource : RESOURCES) {
            context.eval(Source.newBuilder("python", text(resource), "<serpentine " + resource + ">")
                    .buildLiteral());
        }
        Value bindings = context.getBindings("python");
        kind = bindings.getMember("kind");
        typeKinds = bindings.getMember("type_kinds");
        typeOf = bindings.getMember("type_of");
        isPlain = bindings.getMember("is_plain");
        byteValues = bindings.getMember("byte_values");
        attributes = bindings.getMember("attributes");
        attribute = bindings.getMember("attribute");
        mro = bindings.getMember("mro");
        bases = bindings.getMember("bases");
        name = bindings.getMember("name");
        qualifiedName = bindings.getMember("qualified_name");
        part = bindings.getMember("part");
        describe = bindings.getMember("describe");
        makeNone = bindings.getMember("make_none");
        makeTuple = bindings.getMember("make_tuple");
        makeBytes = bindings.getMember("make_bytes");
        makeInteger = bindings.getMember("make_integer");
        makeText = bindings.getMember("make_text");
        builtin = bindings.getMember("builtin");
        call = bindings.getMember("call");
        getAttribute = bindings.getMember("get_attribute");
        operate = bindings.getMember("operate");
        tellAttributesBy = bindings.getMember("tell_attributes_by");
        defineClass = bindings.getMember("define_class");
        defineClassOfScript = bindings.getMember("define_class_of_script");
        makeClass = bindings.getMember("make_class");
        hooksHeldBack = bindings.getMember("hooks_held_back");
        addLibraries = bindings.getMember("add_libraries");
        replaceInLibrary = bindings.getMember("replace_in_library");
        refuseModules = bindings.getMember("refuse_modules");
        setArguments = bindings.getMember("set_arguments");
        adopt = bindings.getMember("adopt");
        importModule = bindings.getMember("import_module");
        provide = bindings.getMember("provide");
        loadModule = bindings.getMember("load_module");
        loadFile = bindings.getMember("load_file");
        loadProgram = bindings.getMember("load_program");
        failure = bindings.getMember("failure");
        Object[] kindNames =
                Arrays.stream(HostKind.values()).map(HostKind::name).toArray();
        bindings.getMember("number_kinds").execute(kindNames);
    }

    /** The kind that an object's class tells, for those classes where it alone does. */
    Map<Value, HostKind> kindsOfTypes() {
        Value flat = typeKinds.execute();
        Map<Value, HostKind> kinds = new HashMap<>();
        for (long i = 0; i < flat.getArraySize(); i += 2) {
            kinds.put(flat.getArrayElement(i), KINDS[flat.getArrayElement(i + 1).asInt()]);
        }
        return kinds;
    }

    HostKind kindOf(Value object) {
        return KINDS[kind.execute(object).asInt()];
    }

    private static String text(String resource) {
        try (InputStream stream = Prelude.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("resource " + resource + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
