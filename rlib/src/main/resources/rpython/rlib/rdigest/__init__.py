"""Digests, as the module hashlib has them: in Python that can be translated, and runs under plain Python too."""

__all__ = []
