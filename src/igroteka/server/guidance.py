"""Where a lesson is, as clients are told."""

from igroteka.core.lesson import AFTER, DO, FREE, READY, Guide
from igroteka.core.state import State
from igroteka.server.messages import LessonInfo, LessonPart

PARTS: dict[str, LessonPart] = {DO: "do", AFTER: "after", READY: "ready", FREE: "free"}


def lesson_info(guide: Guide, state: State) -> LessonInfo:
    """What to point at, what to light and what may be done now."""
    step, part = guide.step, PARTS.get(guide.part, "watch")
    if guide.skipping and part == "do":
        part = "watch"
    pointing = part in ("do", "ready") or (part == "free" and free_bubble(guide, state))
    return LessonInfo(
        step=guide.number + 1,
        steps=len(guide.lesson.steps),
        id=step.id,
        part=part,
        anchor=step.anchor if pointing else "",
        lit=step.lit if pointing else [],
        allowed=guide.allowed(state),
        hold=max((answer.hold for answer in guide.wanted()), default=0),
        remarks=step.remarks if part == "after" else [],
        hints=guide.hints(state),
    )


def free_bubble(guide: Guide, state: State) -> bool:
    """The last bubble comes with the first question of its kind, and stays until the person has moved."""
    decision = state.decision_for(guide.learner)
    return not guide.left and not guide.moved and decision is not None and decision.kind == guide.step.ask
