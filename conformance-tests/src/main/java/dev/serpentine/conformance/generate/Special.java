package dev.serpentine.conformance.generate;

import java.util.List;

/**
 * Special methods that belong together, over one field of a class.
 *
 * @param kinds the names of the field's types that it is for; none if it is for all
 * @param methods what it defines
 * @param text with {@code FIELD} and {@code CLASS} for the names
 * @param uses how it is used, with {@code ITEM} for the field's type
 */
record Special(List<String> kinds, List<String> methods, String text, List<Use> uses) {

    /** @param template of a production */
    record Use(String type, String template) {}

    boolean isFor(Type field) {
        return kinds.isEmpty() ? TypeKind.VALUE.includes(field) : kinds.contains(field.name());
    }

    private static final List<String> ORDERED = List.of("int", "float", "bool", "str", "bytes");

    private static final List<Special> ALL = List.of(
            new Special(
                    ORDERED,
                    List.of("__eq__", "__hash__"),
                    """
                    def __eq__(self, other):
                        if not isinstance(other, CLASS):
                            return NotImplemented
                        return self.FIELD == other.FIELD

                    def __hash__(self):
                        return hash(self.FIELD)
                    """,
                    List.of(
                            new Use("bool", "($CLASS == $CLASS)"),
                            new Use("bool", "($CLASS != $CLASS)"),
                            new Use("bool", "($CLASS in $list[CLASS])"),
                            new Use("int", "$list[CLASS].count($CLASS)"))),
            new Special(
                    ORDERED,
                    List.of("__lt__"),
                    """
                    def __lt__(self, other):
                        return self.FIELD < other.FIELD
                    """,
                    List.of(
                            new Use("bool", "($CLASS < $CLASS)"),
                            new Use("list[CLASS]", "sorted($list[CLASS])"),
                            new Use("CLASS", "min($list[CLASS])"))),
            new Special(
                    List.of("list", "str", "bytes", "row", "dict", "set"),
                    List.of("__len__"),
                    """
                    def __len__(self):
                        return len(self.FIELD)
                    """,
                    List.of(
                            new Use("int", "len($CLASS)"),
                            new Use("bool", "bool($CLASS)"),
                            new Use("bool", "(not $CLASS)"))),
            new Special(
                    List.of("int"),
                    List.of("__add__", "__iadd__", "__neg__"),
                    """
                    def __add__(self, other):
                        return fit(self.FIELD + other)

                    def __radd__(self, other):
                        return fit(other - self.FIELD)

                    def __iadd__(self, other):
                        self.FIELD = fit(self.FIELD + other)
                        return self

                    def __neg__(self):
                        return fit(-self.FIELD)
                    """,
                    List.of(
                            new Use("int", "($CLASS + $int)"),
                            new Use("int", "($int + $CLASS)"),
                            new Use("int", "(-$CLASS)"))),
            new Special(
                    List.of("str"),
                    List.of("__format__", "__str__"),
                    """
                    def __str__(self):
                        return "<" + self.FIELD + ">"

                    def __format__(self, spec):
                        return spec + self.FIELD
                    """,
                    List.of(
                            new Use("str", "f\"{ $CLASS:>3}\""),
                            new Use("str", "str($CLASS)"),
                            new Use("str", "('%s' % $CLASS)"),
                            new Use("str", "f\"{$CLASS} { $CLASS!r}\""))),
            new Special(List.of(), List.of("__call__"), """
                    def __call__(self, first):
                        return (first, self.FIELD)
                    """, List.of(new Use("tuple[int, ITEM]", "$CLASS($int)"))),
            new Special(
                    List.of("int", "bool", "str"),
                    List.of("__bool__"),
                    """
                    def __bool__(self):
                        return not self.FIELD
                    """,
                    List.of(
                            new Use("bool", "bool($CLASS)"),
                            new Use("bool", "(not $CLASS)"),
                            new Use("CLASS", "($CLASS or $CLASS)"),
                            new Use("int", "($int if $CLASS else $int)"))),
            new Special(List.of(), List.of("__enter__", "__exit__"), """
                    def __enter__(self):
                        return self.FIELD

                    def __exit__(self, kind, error, trace):
                        return kind is ValueError
                    """, List.of()),
            new Special(
                    List.of(),
                    List.of("__getitem__", "__contains__"),
                    """
                    def __getitem__(self, index):
                        if index > 2:
                            raise IndexError("too far")
                        return (index, self.FIELD)

                    def __contains__(self, item):
                        return item == self.FIELD
                    """,
                    List.of(new Use("tuple[int, ITEM]", "$CLASS[$index]"), new Use("bool", "($ITEM in $CLASS)"))),
            new Special(List.of("list", "row"), List.of("__iter__"), """
                    def __iter__(self):
                        yield from self.FIELD
                        for item in self.FIELD:
                            yield item
                    """, List.of()));

    static List<Special> all() {
        return ALL;
    }
}
