import {createActor} from 'xstate';
import {pick, rngFrom} from '../../../src/cards/index.js';
import {type Game, resolveOptions, type StateValue} from '../../../src/game/index.js';
import {phaseName} from '../../../src/match/index.js';

/** Plays a match at random and records the chart's state after each event. */

/** The setup of the match. */
export interface RunSetup {
  readonly seed?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, string | number>>;
}

/** The state of the chart after an event. */
export interface Moment {
  /** The event; `undefined` for the initial moment. */
  readonly event: string | undefined;
  /** The move that caused the event, `seat 2: QH`; `undefined` for the deal. */
  readonly move: string | undefined;
  /** The value of the chart right after the event. */
  readonly value: StateValue;
  /** The phase, in the names of a match. */
  readonly phase: string;
}

/** The largest number of moments; a game that never ends would hang the page. */
const LONGEST = 5000;

/** Plays a whole match; equal seeds give equal matches. */
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
