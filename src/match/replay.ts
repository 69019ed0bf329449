import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  InvalidRecordError,
  type PlayGame,
} from '../game/index.js';
import {createMatch} from './create.js';
import type {Match} from './match.js';
import {checkHead, readStep} from './record.js';

/**
 * Replays a record and returns the match at its end.
 * @throws {InvalidRecordError} with the faulty field or move
 * @throws {InvalidOptionsError | InvalidSeatsError | InvalidPositionError} for a faulty beginning
 */
export function replay<
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(game: PlayGame<State, Move, View, Event>, record: unknown): Match<State, Move, View, Event> {
  const {seats, options, seed, start, moves} = checkHead(record, game.rules.id);
  const match = createMatch(game, {
    seats,
    options,
    ...(seed === undefined ? {} : {seed}),
    ...(start === undefined ? {} : {state: start}),
  });
  moves.forEach((step, index) => {
    const path = `moves[${index}]`;
    const {seat, text} = readStep(step, path);
    const move = game.rules.parseMove(text);
    if (move === undefined) throw new InvalidRecordError(path, `"${text}" is not a move`);
    const refusal = match.play(seat, move);
    if (refusal) throw new InvalidRecordError(path, `"${step}" is refused: ${refusal}`);
  });
  return match;
}
