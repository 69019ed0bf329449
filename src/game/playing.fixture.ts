import assert from 'node:assert/strict';
import {pick, rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyEvent,
  type AnyView,
  defaultOptions,
  type Options,
  type Rules,
  type Seat,
} from './index.js';

/** The result of playing some moves. */
export interface Run<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** The state right after each event. */
  readonly then: readonly State[];
}

/** The last event of a type in a run. */
export function heard<Event extends AnyEvent, Type extends Event['type']>(
  {events}: Run<unknown, Event>,
  type: Type,
): Extract<Event, {type: Type}> {
  const found = events.findLast((event) => event.type === type);
  assert.ok(found, `${type} among ${events.map((event) => event.type).join(', ')}`);
  return found as Extract<Event, {type: Type}>;
}

/** Plays moves given as text, `0:choose thief`, `1:pass`, to test a game's rules. */
export const playing = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Event extends AnyEvent,
>(
  rules: Rules<State, Move, View, Event>,
  usual: number,
) => ({
  /** A new match. */
  begin: (seats = usual, options: Options = {}, seed = 'test'): State =>
    rules.setup({...defaultOptions(rules.options), ...options}, seats, rngFrom(seed)),

  /** The state of a position; unknown cards are drawn from the seed. */
  at: (position: object, seed = 'test'): State => rules.parsePosition(position, rngFrom(seed)),

  /** Plays moves, asserting that each is allowed. */
  run(start: State, ...steps: readonly string[]): Run<State, Event> {
    const events: Event[] = [];
    const then: State[] = [];
    const state = steps.reduce((now, step) => {
      const [seat, text] = step.split(':');
      const move = rules.parseMove(text ?? '');
      assert.ok(move, `${step} is not a move`);
      assert.equal(rules.refuse(now, Number(seat), move), undefined, step);
      return rules.apply(now, Number(seat), move, (event, after) => {
        events.push(event);
        then.push(after);
      });
    }, start);
    return {state, events, then};
  },

  /** The refusal of a move, or `undefined`. */
  refused: (state: State, seat: Seat, text: string): string | undefined =>
    rules.refuse(state, seat, rules.parseMove(text)),

  /** Plays random moves until the match is over or `until` holds, and calls `look` with each state. */
  wander(
    start: State,
    seed: string,
    look: (state: State) => void = () => undefined,
    until: (state: State) => boolean = () => false,
  ): State {
    let rng = rngFrom(seed);
    const any = <Item>(list: readonly Item[]): Item => {
      const draw = pick(rng, list);
      rng = draw.rng;
      return draw.value;
    };
    let state = start;
    for (;;) {
      look(state);
      const turn = rules.turn(state);
      if (turn.length === 0 || until(state)) return state;
      const seat = any(turn);
      state = rules.apply(state, seat, any(rules.legalMoves(state, seat)), (_, then) => look(then));
    }
  },
});
