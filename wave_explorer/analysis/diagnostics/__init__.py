"""What is wrong with a kernel, surely not meant, or costly: rules over a record, each with a stable code."""

from wave_explorer.analysis.diagnostics.rule import CODES, Code
from wave_explorer.analysis.diagnostics.table import RULES, RULES_OF_THE_GRAPH, Rule, diagnose, explained

__all__ = ["CODES", "RULES", "RULES_OF_THE_GRAPH", "Code", "Rule", "diagnose", "explained"]
