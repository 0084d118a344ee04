"""RPython's interface to its translator, for prompts, scripts and tests."""
