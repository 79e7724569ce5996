"""Commands that run without a window, one module a command.

A module's `add` says which words the command takes, its `run` does the job. Whatever takes time to load is
imported by `run`, so that `signer --help` answers at once.
"""
