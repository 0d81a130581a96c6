"""The named actions of a session: which part of it carries out which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wave_explorer.actions import constraint_acts, device_choice, step_desk, tune_desk, variant_acts

if TYPE_CHECKING:
    from wave_explorer.actions.session import Session


def carry_out(session: Session, name: str, given: dict[str, Any]) -> None:
    """Carries out a named action; one that does not exist becomes the session's message.

    Actions: ``compile``, ``cancel``, ``run``, ``trace_back {output?, cell?}``, ``export {path}``,
    ``show_variant {id}``, ``reset_draft {name?}``, those of :data:`device_choice.REQUESTS`, of
    :data:`step_desk.REQUESTS`, of :data:`tune_desk.REQUESTS`, of :data:`variant_acts.REQUESTS` and of
    :data:`constraint_acts.REQUESTS`.

    Raises:
        KernelError, LaunchError, UnknownVariant, NothingToUndo, OSError, ValueError: as the actions raise them.
    """
    match name:
        case "compile":
            session.compile()
        case "cancel":
            session.cancel()
        case "run":
            session.run()
        case "trace_back":
            session.trace_back(given)
        case "export":
            session.export(str(given.get("path", "")))
        case "show_variant":
            session.show(str(given.get("id", "")))
        case "reset_draft":
            session.reset_draft(None if given.get("name") is None else str(given["name"]))
        case _ if name in device_choice.REQUESTS:
            session.device.act(name, given)
            session.status.changed()
        case _ if name in step_desk.REQUESTS:
            session.step(name, given)
        case _ if name in tune_desk.REQUESTS:
            session.tuning.act(name, given, session.current)
        case _ if name in variant_acts.REQUESTS:
            session.act_on_variants(name, given)
        case _ if name in constraint_acts.REQUESTS:
            session.act_on_constraints(name, given)
        case _:
            session.status.say(f"there is no action {name!r}", "error")
