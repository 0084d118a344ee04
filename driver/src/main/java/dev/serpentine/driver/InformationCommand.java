package dev.serpentine.driver;

import java.util.Locale;

/** What {@code serpentine} can be asked about itself: commands that print a text. */
enum InformationCommand {
    COMPLETION("", "prints a script that completes command lines in bash and zsh: source <(serpentine completion)"),
    HELP(" [command]", "tells what there is, or what options a command has");

    private final String operands;
    private final String summary;

    InformationCommand(String operands, String summary) {
        this.operands = operands;
        this.summary = summary;
    }

    String spelling() {
        return name().toLowerCase(Locale.ROOT);
    }

    String synopsis() {
        return "serpentine " + spelling() + operands;
    }

    String summary() {
        return summary;
    }
}
