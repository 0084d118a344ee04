"""What RPython's tests of its typer are written with."""
