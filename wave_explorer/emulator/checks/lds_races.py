"""Check: what waves of a workgroup do to the same bytes of LDS between two barriers, and bytes read before written.

Two accesses of different waves to one byte, of which one is a plain write, race unless a barrier lies between them; an
access that its wave has not yet waited for when it comes to a barrier may happen behind it, and so counts on both
sides.  Atomics do not race with each other.  Two waves that write the same value do no harm and are not reported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from wave_explorer.emulator.checks.access_stamp import Stamps, interval_of, lane_of, position_of, wave_of
from wave_explorer.emulator.checks.in_flight import InFlight
from wave_explorer.emulator.checks.late_accesses import LateAccesses
from wave_explorer.emulator.checks.lds_shadow import LdsAccess, LdsShadow, Pieces
from wave_explorer.emulator.checks.report import Place, Report
from wave_explorer.emulator.local_memory import LocalMemory
from wave_explorer.emulator.wavefronts import Lanes, Wavefronts
from wave_explorer.isa.program import Program

Bools = NDArray[np.bool_]


class LdsRaces:
    """Follows every LDS access of the batch."""

    def __init__(self, program: Program, in_flight: InFlight, report: Report) -> None:
        self.program = program
        self.in_flight = in_flight
        self.report = report
        self.late = LateAccesses(program, in_flight)
        # Loads that put their data into LDS; known when they do.
        self._direct = np.zeros(len(program.instructions), np.bool_)
        self._atomic = np.zeros(len(program.instructions), np.bool_)
        self._barrier = "s_barrier_signal -1, s_barrier_wait -1" if program.target.startswith("gfx12") else "s_barrier"
        self._clash: tuple[LdsAccess, Pieces, Stamps, Bools] | None = None

    def begin(self, state: Wavefronts, lds: LocalMemory) -> None:
        """Turns to another batch."""
        self.state = state
        self.lds = lds
        self.shadow = LdsShadow(state, lds.size)
        self.late.begin()
        self._clash = None

    # --------------------------------------------------------------------------------------------------------- accesses
    def access(self, access: LdsAccess) -> None:
        """Some waves are about to access LDS."""
        self._clash = None
        self.late.note(access)
        pieces = self.shadow.pieces(access)
        if pieces is None or not pieces.place.size:
            return
        if access.verb == "load":
            self._load(pieces, access)
        else:
            self._store(pieces, access)

    def _load(self, pieces: Pieces, access: LdsAccess) -> None:
        shadow = self.shadow
        writer = shadow.writer[pieces.place]
        self._check_written(writer, pieces, access)
        newest = int(interval_of(writer.max()))
        if newest >= int(pieces.now.min()):
            self._race(writer, pieces, access, "reads", "writes")
        self._check_arrived(writer, pieces, access)
        if self._atomic.any():
            for readers in (shadow.reader[pieces.place], shadow.second_reader[pieces.place]):
                self._race(np.where(self._atomic[position_of(readers)], readers, 0), pieces, access, "reads", "changes")
        shadow.mark_read(pieces)

    def _store(self, pieces: Pieces, access: LdsAccess) -> None:
        shadow, atomic = self.shadow, access.verb == "atomic"
        if atomic:
            self._atomic[access.position] = True
        writer = shadow.writer[pieces.place]
        if atomic:
            self._check_written(writer, pieces, access)
        for readers in (shadow.reader[pieces.place], shadow.second_reader[pieces.place]):
            others = np.where(self._atomic[position_of(readers)], 0, readers) if atomic else readers
            self._race(others, pieces, access, "writes", "reads")
        self._check_arrived(writer, pieces, access)
        clash = self._racing(writer, pieces)
        if atomic:
            self._report_race(clash & ~self._atomic[position_of(writer)], writer, pieces, access, "changes", "writes")
            shadow.mark_read(pieces)
        elif not clash.any():
            self._check_lost(writer, pieces, access)
        shadow.mark_written(pieces)
        if not self.program.instructions[access.position].base.startswith("ds_"):
            self._direct[access.position] = True
            kind = self.in_flight.issues[access.position][0]
            shadow.number[pieces.place] = self.in_flight.issued[kind, pieces.row][:, None]
        if not atomic and (clash.any() or self._racing(shadow.writer[pieces.place], pieces).any()):
            self._keep_clash(access, pieces, writer, clash)

    def _keep_clash(self, access: LdsAccess, pieces: Pieces, writer: Stamps, clash: Bools) -> None:
        """Two waves write one byte: whether that matters shows when the values are known.

        Args:
            writer: who wrote before.
            clash: where that was another wave; elsewhere several waves write now, together.
        """
        shadow = self.shadow
        if shadow.alike:
            # The values may differ from workgroup to workgroup.
            shadow.tell_apart()
            again = shadow.pieces(access)
            assert again is not None
            writer = np.broadcast_to(writer, (shadow.groups, *writer.shape)).reshape(again.place.shape)
            clash = np.broadcast_to(clash, (shadow.groups, *clash.shape)).reshape(again.place.shape)
            shadow.mark_written(again)
            pieces = again
        self._clash = (access, pieces, writer, clash)

    def stores(self, words: Sequence[Lanes]) -> None:
        """What the store that was just told of writes: decides whether two writers of one byte matter."""
        if self._clash is None:
            return
        (access, pieces, writer, clash), self._clash = self._clash, None
        old_words = self.lds.read(
            self.state.workgroup[access.rows][:, None], access.address, access.active, access.size
        )
        new = _octets(words, access, self.shadow.piece)
        old = _octets(old_words, access, self.shadow.piece)
        self._report_race(clash & (new != old).any(axis=-1), writer, pieces, access, "writes", "writes")
        # Waves that execute together: the last one's value is what stands there in the end.
        winner = self.shadow.writer[pieces.place]
        final = np.zeros((self.shadow.writer.size, self.shadow.piece), np.uint8)
        final[pieces.place] = new
        differs = (final[pieces.place] != new).any(axis=-1) & (wave_of(winner) != pieces.wave[:, None])
        self._report_race(differs, winner, pieces, access, "writes", "writes")

    # ----------------------------------------------------------------------------------------------------------- checks
    def _racing(self, others: Stamps, pieces: Pieces) -> Bools:
        """Where another wave's access lies in the same interval."""
        racing: Bools = (interval_of(others) == pieces.now[:, None]) & (wave_of(others) != pieces.wave[:, None])
        return racing

    def _race(self, others: Stamps, pieces: Pieces, access: LdsAccess, verb: str, other_verb: str) -> None:
        if int(interval_of(others.max())) >= int(pieces.now.min()):
            self._report_race(self._racing(others, pieces), others, pieces, access, verb, other_verb)

    def _report_race(
        self, where: Bools, others: Stamps, pieces: Pieces, access: LdsAccess, verb: str, other_verb: str
    ) -> None:
        def add(entry: int, part: int, times: int) -> None:
            other = self._place_of(others[entry, part], pieces.row[entry])
            byte = self._byte(pieces, entry, part)
            here, there = access.position, other.position
            self.report.add(
                "lds-race",
                Place(here, int(pieces.row[entry]), int(pieces.lane[entry])),
                f"{verb} LDS byte {byte}, which wave {int(self.state.wave_in_group[other.wave])}, lane {other.lane} "
                f"{other_verb} at line {self.report.line(there)} ({self.program.instructions[there].text}) "
                f"with no barrier between them{self._crossing(here, there)}",
                self._race_fix(here, there),
                other=other,
                address=byte,
                times=times,
            )

        self._each(where, position_of(others), pieces, "lds-race", access.position, add)

    def _crossing(self, here: int, there: int) -> str:
        crossed = [place for place in (here, there) if place in self.late.crossed]
        if not crossed:
            return ""
        line = self.report.line(self.late.crossed[crossed[0]])
        return (
            f" (line {self.report.line(crossed[0])} is not waited for before the barrier at line {line}, "
            "so it may happen behind it)"
        )

    def _race_fix(self, here: int, there: int) -> str:
        for place in (here, there):
            if place in self.late.crossed:
                wait = self.in_flight.wait_text(self.in_flight.issues[place][0], 0)
                return f"{wait} before the barrier at line {self.report.line(self.late.crossed[place])}"
        wait = self.in_flight.wait_text(self.in_flight.issues[there][0], 0)
        return f"{wait} and {self._barrier} between line {self.report.line(there)} and line {self.report.line(here)}"

    def _check_written(self, writer: Stamps, pieces: Pieces, access: LdsAccess) -> None:
        if writer.all():
            return

        def add(entry: int, part: int, times: int) -> None:
            byte = self._byte(pieces, entry, part)
            self.report.add(
                "uninitialised-lds",
                Place(access.position, int(pieces.row[entry]), int(pieces.lane[entry])),
                f"reads LDS byte {byte}, which nothing has written",
                f"write LDS byte {byte} before line {self.report.line(access.position)}, or do not read it",
                address=byte,
                times=times,
                doubt="lds",
            )

        self._each(writer == 0, np.full_like(writer, -1), pieces, "uninitialised-lds", access.position, add)

    def _check_arrived(self, writer: Stamps, pieces: Pieces, access: LdsAccess) -> None:
        """A load that writes LDS must have been waited for by its own wave, too, before the bytes are used."""
        if not self._direct.any():
            return
        positions = position_of(writer)
        direct = self._direct[positions] & (writer != 0) & (wave_of(writer) == pieces.wave[:, None])
        if not direct.any():
            return
        own = self.in_flight.issues[access.position]
        unfinished = np.zeros_like(direct)
        for position in np.unique(positions[direct]).tolist():
            kind = self.in_flight.issues[position][0]
            if kind in own:
                # Two of a kind finish in order.
                continue
            late = self.shadow.number[pieces.place] > self.in_flight.finished[kind, pieces.row][:, None]
            unfinished |= direct & (positions == position) & late

        def add(entry: int, part: int, times: int) -> None:
            other = self._place_of(writer[entry, part], pieces.row[entry])
            kind = self.in_flight.issues[other.position][0]
            wave = int(pieces.row[entry])
            younger = int(self.in_flight.issued[kind, wave] - self.shadow.number[pieces.place[entry, part]])
            byte = self._byte(pieces, entry, part)
            verb = "reads" if access.verb == "load" else "overwrites"
            self.report.add(
                "read-before-wait",
                Place(access.position, wave, int(pieces.lane[entry])),
                f"{verb} LDS byte {byte} while the load at line {self.report.line(other.position)} "
                f"({self.program.instructions[other.position].text}) may still have to write it",
                f"{self.in_flight.wait_text(kind, younger)} before line {self.report.line(access.position)}",
                other=other,
                address=byte,
                times=times,
            )

        self._each(unfinished, positions, pieces, "read-before-wait", access.position, add)

    def _check_lost(self, writer: Stamps, pieces: Pieces, access: LdsAccess) -> None:
        """A value that its own wave overwrites, with another instruction, before anybody could read it."""
        fresh = interval_of(writer) == pieces.now[:, None]
        lost = fresh & (position_of(writer) != access.position) & self.shadow.unread[pieces.place]
        lost &= wave_of(writer) == pieces.wave[:, None]

        def add(entry: int, part: int, times: int) -> None:
            other = self._place_of(writer[entry, part], pieces.row[entry])
            byte = self._byte(pieces, entry, part)
            self.report.add(
                "lds-lost-write",
                Place(access.position, int(pieces.row[entry]), int(pieces.lane[entry])),
                f"overwrites LDS byte {byte}, which lane {other.lane} has written at line "
                f"{self.report.line(other.position)} ({self.program.instructions[other.position].text}) and nobody has "
                "read since",
                "give the two values bytes of their own, or read the first before the second is written",
                other=other,
                address=byte,
                times=times,
                severity="warning",
            )

        if lost.any():
            self._each(lost, position_of(writer), pieces, "lds-lost-write", access.position, add)

    def _each(
        self,
        where: Bools,
        partners: Stamps,
        pieces: Pieces,
        kind: str,
        position: int,
        add: Callable[[int, int, int], None],
    ) -> None:
        """Reports each partner instruction once, with the number of waves that did it."""
        if not where.any():
            return
        weight = self.shadow.groups if self.shadow.alike else 1
        for partner in np.unique(partners[where]).tolist():
            hits = where & (partners == partner)
            times = weight * len(np.unique(pieces.row[hits.any(axis=1)]))
            if not self.report.known(kind, position, partner, times):
                entry, part = (int(index) for index in np.argwhere(hits)[0])
                add(entry, part, times)

    def _place_of(self, found: np.int64, row: np.int64) -> Place:
        """The place that a stamp in the workgroup of wave ``row`` stands for."""
        stamps = np.array([found])
        first = int(row) - int(self.state.wave_in_group[row])
        return Place(int(position_of(stamps)[0]), first + int(wave_of(stamps)[0]), int(lane_of(stamps)[0]))

    def _byte(self, pieces: Pieces, entry: int, part: int) -> int:
        return int(pieces.place[entry, part]) % self.shadow.pitch * self.shadow.piece

    # --------------------------------------------------------------------------------------------------------- barriers
    def arrive(self, position: int, rows: NDArray[np.int64]) -> None:
        """The waves ``rows`` come to the barrier at ``position``."""
        self.late.arrive(position, rows)

    def released(self, workgroups: NDArray[np.int64]) -> None:
        """These workgroups have passed a barrier; what is under way goes on in the next interval."""
        self.shadow.next_interval(workgroups)
        for access in self.late.behind(self.state.workgroup, workgroups):
            pieces = self.shadow.pieces(access)
            if pieces is None:
                continue
            if access.verb != "store":
                self.shadow.mark_read(pieces)
            if access.verb != "load":
                self.shadow.mark_written(pieces)


def _octets(words: Sequence[Lanes], access: LdsAccess, piece: int) -> NDArray[np.uint8]:
    """The bytes of an access as u8 (active lane, piece, byte)."""
    shape = access.address.shape
    stacked = np.stack([np.broadcast_to(word, shape).astype(np.uint32) for word in words], axis=-1)
    chosen = stacked.reshape(-1, len(words)) if access.active is None else stacked[access.active]
    octets = np.ascontiguousarray(chosen).view(np.uint8)[:, : access.size]
    return octets.reshape(len(octets), -1, piece)
