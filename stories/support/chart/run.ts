import {createActor} from 'xstate';
import {pick, rngFrom} from '../../../src/cards/index.js';
import {type Game, resolveOptions, type StateValue} from '../../../src/game/index.js';
import {phaseName} from '../../../src/match/index.js';

/** A match that is played at random, event by event, as the chart hears it. */

/** What a match begins with. */
export interface RunSetup {
  readonly seed?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string | number>>;
}

/** A moment of it. */
export interface Moment {
  /** The event; `undefined` at the very first moment. */
  readonly event: string | undefined;
  /** The move that led to it, `seat 2: QH`; `undefined` for the deal. */
  readonly move: string | undefined;
  /** The value of the chart right after. */
  readonly value: StateValue;
  /** The same as a match names it. */
  readonly phase: string;
}

/** Nobody wants to see more than this, and a game that never ends would hang the page. */
const LONGEST = 5000;

/** Plays a whole match; equal seeds play equal matches. */
export function playOut(
  {rules, machine}: Game,
  {seed = 'chart', seats = rules.seats.usual ?? rules.seats.min, options = {}}: RunSetup,
): readonly Moment[] {
  const actor = createActor(machine).start();
  const moments: Moment[] = [];
  const note = (event?: string, move?: string): void => {
    const value = actor.getSnapshot().value as StateValue;
    moments.push({event, move, value, phase: phaseName(value)});
  };
  note();
  const hear =
    (move?: string) =>
    (event: {readonly type: string}): void => {
      actor.send(event);
      note(event.type, move);
    };
  let rng = rngFrom(`${seed} moves`);
  let state = rules.setup(resolveOptions(rules.options, options), seats, rngFrom(seed), hear());
  for (let [seat] = rules.turn(state); seat !== undefined && moments.length < LONGEST;) {
    const drawn = pick(rng, rules.legalMoves(state, seat));
    rng = drawn.rng;
    state = rules.apply(
      state,
      seat,
      drawn.value,
      hear(`seat ${seat}: ${rules.formatMove(drawn.value)}`),
    );
    [seat] = rules.turn(state);
  }
  actor.stop();
  return moments;
}
