package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramGroupTest {
    private static final String GUARD =
            "\n\nif __name__ == \"__main__\":\n    import sys\n    sys.exit(main(sys.argv))\n";

    @TempDir
    Path folder;

    private ConformanceProgram program(String name, String source) {
        return program(name, source, new Outcome(new byte[0], 0, ""), Map.of());
    }

    private ConformanceProgram program(String name, String source, Outcome expected, Map<Place, String> skips) {
        try {
            Path file = Files.writeString(folder.resolve(name + ".py"), source);
            return new ConformanceProgram("area/" + name, file, List.of("a word"), new byte[0], expected, skips, false);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static List<String> names(List<ProgramGroup> groups) {
        return groups.stream().map(ProgramGroup::names).toList();
    }

    @Test
    void plainProgramsOfAnAreaAreTogether() {
        ConformanceProgram one = program("one", "def main(argv):\n    return 0" + GUARD);
        ConformanceProgram two =
                program("two", "def main():\n    return 0\n\n\nif __name__ == '__main__':\n    main()\n");
        assertEquals(List.of("area/one, area/two"), names(ProgramGroup.of(List.of(one, two))));
    }

    @Test
    void whatMayTellThatItIsNotAloneIsAlone() {
        String plain = "def main(argv):\n    return 0" + GUARD;
        List<ConformanceProgram> programs = List.of(
                program("reads_words", "import sys\n\n\ndef main(argv):\n    return len(sys.argv)" + GUARD),
                program("begins_otherwise", "def entry_point(argv):\n    return main(argv)\n\n\n" + plain),
                program("does_more", plain + "    print()\n"),
                program("does_not_begin", "def main(argv):\n    return 0\n"),
                program("begins_twice", "def main():\n    return 0\n\n\nmain()\nmain()\nprint()\n"),
                program(
                        "asks_for_it",
                        plain.replace("return 0", "return 0\n\n# alone: it sets the limit of recursion at import")),
                program(
                        "names_its_module",
                        plain,
                        new Outcome("<class '__main__.A'>\n".getBytes(StandardCharsets.UTF_8), 0, ""),
                        Map.of()),
                program("ends_badly", plain, new Outcome(new byte[0], 1, "ValueError"), Map.of()),
                program("is_skipped", plain, new Outcome(new byte[0], 0, ""), Map.of(Place.CLI, "slow")));
        assertTrue(ProgramGroup.of(programs).stream().allMatch(ProgramGroup::isOne));
    }

    @Test
    void aGroupIsAProgramThatIsToldWhichIsMeant() {
        ConformanceProgram one = program("one", "def main(argv):\n    return 0" + GUARD);
        ConformanceProgram two =
                program("two", "def main():\n    return 0\n\n\nif __name__ == '__main__':\n    main()\n");
        ProgramGroup group = new ProgramGroup(List.of(one, two));
        assertEquals(List.of("1", "a word"), group.words(two));
        String source = new ConformanceProgram(
                        "", group.file(folder), List.of(), new byte[0], one.expected(), Map.of(), false)
                .source();
        assertTrue(
                source.contains(
                        "    if chosen == 0:\n        return status(program_0.main(argv))\n    if chosen == 1:\n        program_1.main()\n        return 0\n"),
                source);
        assertEquals(List.of("a word"), group.apart().getLast().words(two));
    }

    @Test
    void whatWouldRunAtImportIsLeftOut() throws IOException {
        ConformanceProgram plain = program("plain", "def main() -> None:\n    print()\n\n\nmain()\n");
        ConformanceProgram guarded = program(
                "guarded",
                "def main(words):\n    pass\n\n\nif __name__ == '__main__':\n    main(['a', 'b'])\n\n# also with --unchecked\n");
        ProgramGroup group = new ProgramGroup(List.of(plain, guarded));
        Path target = Files.createDirectory(folder.resolve("target"));
        String source = Files.readString(group.file(target));
        assertTrue(source.contains("program_0 = load('" + target.resolve("plain.py") + "', '" + folder + "')"), source);
        assertTrue(source.contains("program_1 = load('" + guarded.file() + "', '" + folder + "')"), source);
        assertTrue(source.contains("        program_1.main(['a', 'b'])\n        return 0\n"), source);
        assertEquals("def main() -> None:\n    print()\n\n\n", Files.readString(target.resolve("plain.py")));
    }
}
