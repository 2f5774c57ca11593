"""The friendly face of a game: positions that are played, taken back, written down and read."""

from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, NamedTuple, Self

import msgspec

from saloon.core import verbs
from saloon.core.errors import IllegalMove, LogError, LogMoveError, MoveError, UnreadableMove
from saloon.core.game import Choice, Game, Value
from saloon.core.log import Log, digest
from saloon.core.notation import parse_move, some
from saloon.core.random import Random, below_of
from saloon.core.record import Array, ints
from saloon.texts import Phrase


class Result(NamedTuple):
    """Points and places (1 = first, equal places are shared), a number for each seat."""

    points: list[int]
    places: list[int]


class Position:
    """A position and the moves that led to it."""

    def __init__(
        self, game: Game, options: Mapping[str, Value] | None = None, text: str | None = None
    ) -> None:
        """The position before anything is dealt, or the one that `text` describes."""
        self.game = game
        self.options = game.resolve_options(options or {})
        self.text = text  # where the log begins, if not at the start
        self.log: list[int] = []
        self.states: Any = game.record.array()
        game.start(self.states[0], self.options)
        if text is not None:
            game.from_text(text, self.states)
        self._moves: Any = ints(verbs.MAX_LEGAL)

    # Looking

    @property
    def actor(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return verbs.actor_of(self.states)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == verbs.OVER

    @property
    def legal_ids(self) -> list[int]:
        """The legal moves as numbers."""
        ids: list[int] = self._moves[: verbs.legal_of(self.states, self._moves)].tolist()
        return ids

    @property
    def legal_moves(self) -> list[str]:
        """The legal moves as text."""
        return [self.game.moves[move] for move in self.legal_ids]

    @property
    def weights(self) -> list[int]:
        """At a chance node: the weight of each legal outcome."""
        if self.actor != verbs.CHANCE:
            return []
        odds = ints(verbs.MAX_LEGAL)
        verbs.weights_of(self.states, odds)
        return [int(odds[i]) for i in range(len(self.legal_ids))]

    @property
    def moves(self) -> list[str]:
        """The moves played so far, as text."""
        return [self.game.moves[move] for move in self.log]

    @property
    def result(self) -> Result:
        """Points and places as they are, or would be if the game ended now."""
        scores = verbs.Scores.array()
        seats = range(verbs.score_of(self.states, scores))
        points, places = scores[0].points, scores[0].place
        return Result([int(points[seat]) for seat in seats], [int(places[seat]) for seat in seats])

    @property
    def key(self) -> bytes:
        """The bytes of the position: equal exactly for equal positions."""
        data: bytes = self.states.tobytes()
        return data

    def seen_by(self, seat: int) -> Any:
        """The record as a seat, or SPECTATOR, may know it."""
        hidden = self.states.copy()
        verbs.hide_from(hidden, int(seat))
        return hidden[0]

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may choose now."""
        hidden = self.seen_by(seat)
        mine = self.legal_ids if self.actor == seat else []
        return [self.game.present.choice(hidden, move) for move in mine]

    def phrase(self, move: int, seat: int = verbs.SPECTATOR) -> Phrase:
        """A legal move as a line of the log, for a seat."""
        _, kind, target = self.game.present.choice(self.seen_by(seat), move)
        return Phrase(f"{self.game.name}-log-{kind}", target)

    def copy(self) -> Self:
        """An independent position."""
        twin = type(self).__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.log, twin.states, twin._moves = self.log[:], self.states.copy(), self._moves.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.game, self.key) == (other.game, other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        return plain(self.game.present.picture(self.seen_by(verbs.SPECTATOR), "en"))

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.to_text()}>"

    # Playing

    def parse(self, move: int | str) -> int:
        """The id of a legal move; MoveError for any other."""
        legal = self.legal_ids
        if isinstance(move, str):
            move = parse_move(move, self.game.ids, [self.game.moves[i] for i in legal])
        elif isinstance(move, bool) or move not in range(len(self.game.moves)):
            raise UnreadableMove("unreadable", move=str(move), moves=some(self.legal_moves))
        if move not in legal:
            text, clause = self.game.moves[move], self.game.explain(self.states[0], move)
            raise IllegalMove(self.game.name, text, clause)
        return int(move)

    def play(self, move: int | str) -> None:
        """Play a legal move or chance outcome; MoveError for any other, and nothing changes."""
        move = self.parse(move)
        verbs.apply_to(self.states, move)
        self.log.append(move)

    def draw(self, rng: Array[Random]) -> str:
        """Draw and play a chance outcome by its weight; its text."""
        weights = self.weights
        if not weights:
            raise MoveError("nothing-to-draw")
        bounds = list(accumulate(weights))
        self.play(self.legal_ids[bisect(bounds, below_of(rng, bounds[-1]))])
        return self.game.moves[self.log[-1]]

    def play_forced(self) -> list[str]:
        """Play the decisions that leave no choice; their texts."""
        forced = []
        while self.actor < verbs.CHANCE and len(self.legal_ids) == 1:
            forced += self.legal_moves
            self.play(self.legal_ids[0])
        return forced

    def undo(self) -> str:
        """Take back the last move or chance outcome by replaying the others; its text."""
        if not self.log:
            raise MoveError("nothing-to-undo")
        *before, last = self.log
        again = Position(self.game, self.options, self.text)
        for move in before:
            verbs.apply_to(again.states, move)
        self.log, self.states = before, again.states
        return self.game.moves[last]

    # Writing down

    def to_text(self) -> str:
        """The position on one line; its options are not part of it."""
        return self.game.to_text(self.states[0])

    def to_log(self) -> Log:
        """All that is needed to replay the game, and to see that it is whole."""
        moves, game = self.moves, self.game
        return Log(game.name, moves, game.data_version, self.options, self.text, digest(moves))

    def to_json(self) -> str:
        """The log as JSON."""
        return msgspec.json.format(msgspec.json.encode(self.to_log()), indent=1).decode()


def plain(picture: str) -> str:
    """A picture without its marks."""
    return "".join(picture.replace("]", "[").split("[")[::2])


def replay(game: Game, log: Log) -> Position:
    """The position that a log leads to; LogError names what is wrong with it."""
    if log.game != game.name:
        raise LogError("other-game", game=game.name, found=log.game)
    if log.data not in (None, game.data_version):
        raise LogError("other-data", game=game.name, data=game.data_version, found=log.data)
    position = Position(game, log.options, log.position)
    for number, move in enumerate(log.moves, 1):
        try:
            if move not in game.ids:  # nothing may be left out in a log
                raise UnreadableMove("unreadable", move=move[:40], moves=some(position.legal_moves))
            position.play(game.ids[move])
        except MoveError as cause:
            raise LogMoveError(number, cause) from cause
    if log.digest not in (None, digest(log.moves)):
        raise LogError("digest", count=len(log.moves))
    return position
