import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  atOnce,
  inSlices,
  InvalidRecordError,
  type PlayGame,
  REFUSALS,
  type Slicing,
  type Work,
} from '../game/index.js';
import {createMatch} from './create.js';
import type {Match} from './match.js';
import {checkHead, readStep, UNDO} from './record.js';

/**
 * Replays a record and returns the match at its end.
 * @throws {InvalidRecordError} with the faulty field or move
 * @throws {InvalidOptionsError | InvalidSeatsError | InvalidPositionError} for a faulty beginning
 */
export const replay = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  record: unknown,
): Match<State, Move, View, Event> => atOnce(replaying(game, record));

/**
 * `replay` in slices, between which a page draws and answers: for records from outside, which may be
 * long.
 * @throws as `replay` does, and the reason of the signal when it stops the work
 */
export const replayInSlices = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  record: unknown,
  slicing?: Slicing,
): Promise<Match<State, Move, View, Event>> => inSlices(replaying(game, record), slicing);

function* replaying<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  game: PlayGame<State, Move, View, Event>,
  record: unknown,
): Work<Match<State, Move, View, Event>> {
  const {seats, options, seed, secret, start, moves} = checkHead(record, game.rules.id);
  const match = createMatch(game, {
    seats,
    options,
    ...(seed === undefined ? {} : {seed}),
    ...(secret === undefined ? {} : {secret}),
    ...(start === undefined ? {} : {state: start}),
  });
  for (const [index, step] of moves.entries()) {
    const path = `moves[${index}]`;
    const {seat, text} = readStep(step, path);
    if (seat >= match.state.seats)
      throw new InvalidRecordError(
        path,
        `names seat ${seat}, but the seats are 0 to ${match.state.seats - 1}`,
      );
    if (text === UNDO) {
      if (!match.undo(seat)) throw new InvalidRecordError(path, 'takes nothing back');
      yield (index + 1) / moves.length;
      continue;
    }
    const move = game.rules.parseMove(text);
    if (move === undefined) throw new InvalidRecordError(path, `"${text}" is not a move`);
    const refusal = match.play(seat, move);
    const next =
      refusal === REFUSALS.notYourTurn ? `, since seat ${match.turn.join(' or ')} is to move` : '';
    if (refusal) throw new InvalidRecordError(path, `"${step}" is refused: ${refusal}${next}`);
    yield (index + 1) / moves.length;
  }
  return match;
}
