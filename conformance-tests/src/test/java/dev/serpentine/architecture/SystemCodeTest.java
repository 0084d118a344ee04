package dev.serpentine.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * System code holds nothing that no one asks for: each function and name of its modules is in the registry, or named by
 * other system code or by Java.
 */
class SystemCodeTest {
    private static final Pattern DEFINITION = Pattern.compile("^(?:def |class |(?=\\w+ = ))(\\w+)", Pattern.MULTILINE);
    private static final Pattern COMMENT =
            Pattern.compile("\"\"\".*?\"\"\"|(?:^|  )# [^\\n]*", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern JAVA_TEXT = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    private static final Pattern WORD = Pattern.compile("\\w+");

    /** A module's code without comments, by the module's name. */
    private static Map<String, String> modules() throws IOException {
        Map<String, String> modules = new TreeMap<>();
        for (String folder : List.of(
                "typer/src/main/resources/dev/serpentine/typer/system",
                "transform/src/main/resources/dev/serpentine/transform")) {
            try (Stream<Path> files = Files.walk(ArchitectureTest.root().resolve(folder))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".py")).toList()) {
                    String name = file.getFileName().toString();
                    modules.put(
                            name.substring(0, name.length() - ".py".length()),
                            COMMENT.matcher(Files.readString(file)).replaceAll(""));
                }
            }
        }
        return modules;
    }

    /** The texts of all Java code. */
    private static Set<String> javaTexts() throws IOException {
        Set<String> texts = new HashSet<>();
        for (ArchitectureTest.Source source : ArchitectureTest.sources()) {
            Matcher matcher = JAVA_TEXT.matcher(source.code());
            while (matcher.find()) {
                texts.add(matcher.group(1));
            }
        }
        return texts;
    }

    @Test
    void everyFunctionIsAskedFor() throws IOException {
        Map<String, String> modules = modules();
        Set<String> texts = javaTexts();
        Set<String> registered = words(modules.get("registry"));
        assertFalse(registered.isEmpty());
        List<String> unused = new ArrayList<>();
        modules.forEach((module, code) -> {
            Matcher definitions = DEFINITION.matcher(code);
            while (definitions.find()) {
                String name = definitions.group(1);
                if (!isNamedWithin(code, name)
                        && !isRegistered(registered, name)
                        && !isNamedOutside(modules, module, name)
                        && !isNamedByJava(texts, module, name)) {
                    unused.add(module + "." + name);
                }
            }
        });
        assertEquals(List.of(), unused);
    }

    private static Set<String> words(String code) {
        Set<String> words = new HashSet<>();
        Matcher matcher = WORD.matcher(code);
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    /** Whether a module names something outside of its definition. */
    private static boolean isNamedWithin(String code, String name) {
        Matcher definition = Pattern.compile(
                        "^(?:(?:def|class) " + name + "\\b|" + name + "\\s*[:=]).*?(?=^\\S|\\z)",
                        Pattern.MULTILINE | Pattern.DOTALL)
                .matcher(code);
        return Pattern.compile("(?<![\\w.])" + name + "\\b")
                .matcher(definition.replaceAll(""))
                .find();
    }

    /** Whether the registry lists a name, or makes it out of a prefix. */
    private static boolean isRegistered(Set<String> words, String name) {
        return words.contains(name)
                || name.startsWith("builtin_") && words.contains(name.substring("builtin_".length()))
                || words.contains(name.substring(0, name.indexOf('_') + 1)) && name.indexOf('_') > 0;
    }

    private static boolean isNamedOutside(Map<String, String> modules, String module, String name) {
        Pattern named = Pattern.compile(
                "\\b" + module + "\\." + name + "\\b|^from serpentine_system\\." + module + " import .*\\b" + name
                        + "\\b",
                Pattern.MULTILINE);
        return modules.values().stream().anyMatch(code -> named.matcher(code).find());
    }

    /** Whether Java names it, alone, with its module, or as what stands behind a text like {@code "faults."}. */
    private static boolean isNamedByJava(Set<String> texts, String module, String name) {
        String full = module + "." + name;
        return texts.contains(name)
                || texts.contains(full)
                || texts.stream()
                        .anyMatch(text ->
                                text.startsWith(module + ".") && full.startsWith(text) && text.matches(".*[._]"));
    }
}
