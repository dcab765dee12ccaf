"""Table of pictures: name -> function that builds the scene and returns render settings."""
ALL = {}


def picture(fn):
    ALL[fn.__name__.replace('_', '-')] = fn
    return fn


from . import home, services, journal, places, jobs, towns, details  # noqa: E402,F401
