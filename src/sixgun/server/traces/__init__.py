"""What a house tells a collector about its work, if it is asked to: where time goes, and why.

Nothing of this is imported by a house that sends no traces.

- `spans`       pieces of work that began, belong together and ended, with a few facts
- `encoding`    spans as OpenTelemetry sends them
- `courier`     carries them to the collector, and never lets anybody wait for it
"""
