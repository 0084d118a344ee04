package dev.serpentine.driver.view;

import static dev.serpentine.driver.json.JsonText.array;
import static dev.serpentine.driver.json.JsonText.numbers;
import static dev.serpentine.driver.json.JsonText.quoted;
import static dev.serpentine.driver.json.JsonText.strings;

import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * The page that shows a recorded program. It is one file: data, styles, scripts and the layout library stand in it, and
 * it asks for nothing else. What functions look like is packed, each on its own, and unpacked when it is shown.
 *
 * @param program what to call it
 * @param target what it is translated to, in a few words
 * @param language of the emitted text; empty where there is none
 * @param sourceLine the line of a file by number, where it is known
 */
public record ViewerPage(
        String program, String target, String language, BiFunction<String, Integer, Optional<String>> sourceLine) {

    /** In their order: what a script needs when it is loaded stands in those before it. */
    private static final List<String> SCRIPTS = List.of(
            "recording.js",
            "snapshot.js",
            "difference.js",
            "layout.js",
            "canvas.js",
            "drawing.js",
            "source.js",
            "functions.js",
            "calls.js",
            "viewer.js");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)}}");

    /** The page's text. */
    public String html(ProgramRecorder recorder) {
        Map<String, String> parts = Map.of(
                "title", program.replace("&", "&amp;").replace("<", "&lt;"),
                "styles", resource("viewer.css"),
                "index", embedded(index(recorder)),
                "bodies",
                        strings(recorder.functions().stream()
                                .map(function -> packed(body(function)))
                                .toList()),
                "licence", resource("dagre-licence.txt"),
                "library", resource("dagre.min.js"),
                "script", SCRIPTS.stream().map(ViewerPage::resource).collect(Collectors.joining("\n")));
        return PLACEHOLDER
                .matcher(resource("viewer.html"))
                .replaceAll(found -> Matcher.quoteReplacement(parts.get(found.group(1))));
    }

    private String index(ProgramRecorder recorder) {
        List<RecordedFunction> functions = recorder.functions();
        Map<String, Integer> files = new LinkedHashMap<>();
        functions.forEach(function -> files.putIfAbsent(function.position().file(), files.size()));
        int first = functions.stream()
                .filter(function -> isOfUser(function.position().file()))
                .findFirst()
                .map(RecordedFunction::number)
                .orElse(0);
        return "{\"program\":" + quoted(program)
                + ",\"target\":" + quoted(target)
                + ",\"language\":" + quoted(language)
                + ",\"beginning\":" + first
                + ",\"kinds\":"
                + strings(Arrays.stream(OperationKind.values())
                        .map(OperationKind::spelling)
                        .toList())
                + ",\"meanings\":" + meanings()
                + ",\"stages\":"
                + array(recorder.stages().stream()
                        .map(stage ->
                                "{\"name\":" + quoted(stage.name()) + ",\"purpose\":" + quoted(stage.purpose()) + "}")
                        .toList())
                + ",\"files\":" + array(files.keySet().stream().map(this::file).toList())
                + ",\"functions\":"
                + array(functions.stream()
                        .map(function ->
                                function(function, files.get(function.position().file())))
                        .toList())
                + "}";
    }

    private static String meanings() {
        return Arrays.stream(LowLevelOpcode.values())
                .map(opcode -> quoted(opcode.mnemonic()) + ":" + quoted(opcode.meaning()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static boolean isOfUser(String file) {
        return !file.isEmpty() && SourcePosition.isOfUser(file);
    }

    private String file(String name) {
        return "{\"name\":" + quoted(name) + ",\"isUser\":" + isOfUser(name) + ",\"lines\":" + strings(lines(name))
                + "}";
    }

    private List<String> lines(String file) {
        return Stream.iterate(1, number -> number + 1)
                .map(number -> sourceLine.apply(file, number))
                .takeWhile(Optional::isPresent)
                .map(Optional::get)
                .toList();
    }

    private static String function(RecordedFunction function, int file) {
        return "{\"name\":" + quoted(function.name())
                + ",\"file\":" + file
                + ",\"line\":" + function.position().line()
                + ",\"stages\":" + numbers(function.snapshotOfStage())
                + ",\"calls\":" + numbers(new ArrayList<>(function.calls()))
                + "}";
    }

    private static String body(RecordedFunction function) {
        return "{\"snapshots\":" + array(function.snapshots()) + ",\"emitted\":" + quoted(function.emitted()) + "}";
    }

    private static String packed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packer = new GZIPOutputStream(bytes)) {
            packer.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /** JSON that ends no element of a page. */
    private static String embedded(String json) {
        return json.replace("<", "\\u003c");
    }

    private static String resource(String name) {
        try (InputStream stream = ViewerPage.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
