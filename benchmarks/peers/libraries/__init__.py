"""One module for each library: `make(variant, folder)` gives its answers to the tasks.

Imports only numpy and the library.
"""
