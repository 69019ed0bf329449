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

/** What a run came to. */
export interface Run<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** The state with each event. */
  readonly then: readonly State[];
}

/** The event of a kind that a run told last. */
export function heard<Event extends AnyEvent, Type extends Event['type']>(
  {events}: Run<unknown, Event>,
  type: Type,
): Extract<Event, {type: Type}> {
  const found = events.findLast((one) => one.type === type);
  assert.ok(found, `${type} among ${events.map((one) => one.type).join(', ')}`);
  return found as Extract<Event, {type: Type}>;
}

/** Playing a game from text, for the tests of its rules: moves are `0:choose thief`, `1:pass`. */
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

  /** A position; unknown cards are drawn from the seed. */
  at: (position: object, seed = 'test'): State => rules.parsePosition(position, rngFrom(seed)),

  /** Plays moves, each of which must be allowed. */
  run(start: State, ...steps: readonly string[]): Run<State, Event> {
    const events: Event[] = [];
    const then: State[] = [];
    const state = steps.reduce((now, step) => {
      const [seat, text] = step.split(':');
      const move = rules.parseMove(text ?? '');
      assert.ok(move, `${step} is no move`);
      assert.equal(rules.refuse(now, Number(seat), move), undefined, step);
      return rules.apply(now, Number(seat), move, (one, after) => {
        events.push(one);
        then.push(after);
      });
    }, start);
    return {state, events, then};
  },

  /** Why a move is refused. */
  refused: (state: State, seat: Seat, text: string): string | undefined =>
    rules.refuse(state, seat, rules.parseMove(text)),

  /** Plays any moves until the match is over, or `until` says stop; looks at each state on the way. */
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
