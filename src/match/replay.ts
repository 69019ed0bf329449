import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  atOnce,
  inSlices,
  type PlayGame,
  readMove,
  REFUSALS,
  type Slicing,
  type Work,
} from '../game/index.js';
import {createMatch} from './create.js';
import type {Match} from './match.js';
import {checkHead, readStep, recordError, UNDO} from './record.js';

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
      throw recordError(path, 'names seat {seat}, but the seats are 0 to {max}', {
        seat,
        max: match.state.seats - 1,
      });
    if (text === UNDO) {
      if (!match.undo(seat)) throw recordError(path, 'takes nothing back');
      yield (index + 1) / moves.length;
      continue;
    }
    const move = readMove(game.rules, match.state, seat, text);
    if (move === undefined) throw recordError(path, '"{text}" is not a move', {text});
    const refusal = match.play(seat, move);
    if (refusal === REFUSALS.notYourTurn)
      throw recordError(path, '"{step}" is refused: {refusal}, since seat {turn} is to move', {
        step,
        refusal,
        turn: match.turn,
      });
    if (refusal) throw recordError(path, '"{step}" is refused: {refusal}', {step, refusal});
    yield (index + 1) / moves.length;
  }
  return match;
}
