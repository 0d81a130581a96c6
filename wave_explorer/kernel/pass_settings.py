"""The passes that can be switched off, each as a setting."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from wave_explorer.kernel.disabled_passes import REQUIRED, known_passes
from wave_explorer.kernel.errors import KernelError, nearest
from wave_explorer.kernel.setting import Setting

PREFIX = "pass:"
"""Begins the name of such a setting: a pass may have the name of an option (``minimize_shared_allocs``)."""

PURPOSE: dict[str, str] = {
    "substitute_vector_shapes": "Puts the values of symbols into the vector_shapes of the HardwareConstraint.",
    "debug_log_hoist": "Makes an output argument for each debug_log of the kernel.",
    "construct_index_mapping": "Turns source and target of a read or write into an index mapping.",
    "debug_log_write_replace": "Turns each debug_log into a write to its output argument.",
    "promote_placeholders": "Brings arguments whose address space is LDS there: a buffer, a write and a read.",
    "reorder_workgroups": "Renumbers the workgroups as the ReorderingConstraints say.",
    "set_thread_independent_index": "Gives each node the part of its index that constraints alone decide.",
    "set_derived_index": "Gives nodes without an anchor the index of the nodes beside them.",
    "resolve_scaled_indices": "Adapts the indices of scales (MX formats) to those of the values they scale.",
    "verify_nodes": "Checks that every node has an index and vector shapes; it changes nothing.",
    "set_post_expansion_indices": "Adds to the index of each copy that expansion made where in the tile it stands.",
    "remove_chained_getresult": "Shortens a result of a result of nested loops to one.",
    "decompose_vmma_ops": "Cuts a virtual matrix product (wider K than the instruction) into the target's own.",
    "decompose_dot_mma": "Turns a GenericDot into dot products and sums across lanes.",
    "hoist_loop_invariant_ops": "Moves what is the same in every turn of a loop in front of it.",
    "tensor_load_to_shared": "Loads into LDS by the tensor unit; only gfx1250 with use_global_to_shared.",
    "multicast": "Loads once for all workgroups of a cluster; only with workgroups_per_cluster on gfx1250.",
    "in_thread_transpose": "Transposes in registers, so that loads of a transposed operand can be wide.",
    "global_to_shared_gathers": "Turns gathers from global memory into gathers from LDS.",
    "minimize_global_loads": "Coarsens loads that go to LDS: few wide loads for all threads together.",
    "gather_to_shared": "Loads from global memory straight into LDS; only with use_global_to_shared on gfx94x, gfx95x.",
    "gather_to_shared_swizzling": "Swizzles what gather_to_shared puts into LDS against bank conflicts.",
    "mark_hardware_transpose_candidates": "Reads transposed operands by the transposing LDS reads of gfx950.",
    "apply_shared_memory_indexing_corrections": "Takes the workgroup's and the loop's part out of LDS indices.",
    "partition_ops_with_gpr_offsets": "Cuts accesses of a lane whose elements lie in several chunks.",
    "partition_strided_operators": "Cuts writes with a stride into one for each element.",
    "remove_chained_extractslice": "Shortens a slice of a slice to one.",
    "decompose_reduce_ops": "Turns a reduction into sums within lanes, across lanes and across waves.",
    "decompose_scan_ops": "Turns a scan (cumsum) into steps across lanes.",
    "decompose_topk_ops": "Turns a top-k into steps across lanes.",
    "run_manual_schedule": "Applies the schedule that the kernel brings; only with schedule MANUAL.",
    "schedule_graph": "Pipelines the loops; only with a schedule.",
    "schedule_reordering": "Reorders a pipelined loop into ping-pong clusters; PREFETCH and PREFETCH_ATTENTION only.",
    "minimize_shared_allocs": "Lets LDS buffers share bytes; only with the option of the same name.",
    "add_shared_memory_barriers": "Puts barriers between accesses to LDS that must not overtake each other.",
    "compute_shared_memory_usage": "Adds up the LDS of a workgroup, for the launch.",
    "partition_gather_like_ops": "Cuts accesses that are not contiguous into one for each element.",
    "generate_bounds_exprs": "Masks accesses that reach over the end of a tensor.",
    "generate_bound_checks": "Adds a check at run time to each access; only with use_bound_check.",
    "location_check_pass": "Checks that every node has a source location; it changes nothing.",
}
"""What each pass is for, by name, in our words."""


def pass_settings(disabled: Collection[str]) -> tuple[Setting, ...]:
    """One flag for each pass that can go: true where it runs.

    Passes that later ones need are left out; :data:`REQUIRED` has the reasons.

    Args:
        disabled: names of the passes that are switched off now.
    """
    return tuple(
        Setting(
            name=PREFIX + name,
            kind="flag",
            value=name not in disabled,
            default=True,
            group="pass",
            help=PURPOSE.get(name, f"The pass {name} of this version of Wave."),
        )
        for name in known_passes()
        if name not in REQUIRED
    )


def passes_after(disabled: Iterable[str], changes: Mapping[str, object]) -> tuple[str, ...]:
    """Names of the passes that are switched off once some flags are set.

    Args:
        disabled: what is switched off before.
        changes: new values by name of a setting (``pass:minimize_global_loads``), as values or as typed.

    Raises:
        KernelError: no such setting, or no flag; a pass that cannot go is refused by `KernelSpec.edit`.
    """
    off = dict.fromkeys(disabled)
    for name, value in changes.items():
        known = {setting.name: setting for setting in pass_settings(())}
        if name not in known:
            raise KernelError(f"There is no pass setting {name!r}.", advice=nearest(name, known), symbol=name)
        if known[name].parse(value):
            off.pop(name.removeprefix(PREFIX), None)
        else:
            off[name.removeprefix(PREFIX)] = None
    return tuple(off)
