import assert from 'node:assert/strict';
import {pick, rngFrom} from '../cards/index.js';
import {
  type AnyMove,
  type AnyState,
  type AnyTold,
  type AnyView,
  defaultOptions,
  type Options,
  type Rules,
  type Seat,
} from './index.js';

/** What a run came to. */
export interface Run<State, Told> {
  readonly state: State;
  readonly told: readonly Told[];
  /** The state with each happening. */
  readonly then: readonly State[];
}

/** The happening of a kind that a run told last. */
export function heard<Told extends AnyTold, Type extends Told['type']>(
  {told}: Run<unknown, Told>,
  type: Type,
): Extract<Told, {type: Type}> {
  const found = told.findLast((one) => one.type === type);
  assert.ok(found, `${type} among ${told.map((one) => one.type).join(', ')}`);
  return found as Extract<Told, {type: Type}>;
}

/** Playing a game from text, for the tests of its rules: moves are `0:choose thief`, `1:pass`. */
export const playing = <
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Told extends AnyTold,
>(
  rules: Rules<State, Move, View, Told>,
  usual: number,
) => ({
  /** A new match. */
  begin: (seats = usual, options: Options = {}, seed = 'test'): State =>
    rules.setup({...defaultOptions(rules.options), ...options}, seats, rngFrom(seed)),

  /** A position; unknown cards are drawn from the seed. */
  at: (position: object, seed = 'test'): State => rules.check(position, rngFrom(seed)),

  /** Plays moves, each of which must be allowed. */
  run(start: State, ...steps: readonly string[]): Run<State, Told> {
    const told: Told[] = [];
    const then: State[] = [];
    const state = steps.reduce((now, step) => {
      const [seat, text] = step.split(':');
      const move = rules.read(text ?? '');
      assert.ok(move, `${step} is no move`);
      assert.equal(rules.refuse(now, Number(seat), move), undefined, step);
      return rules.apply(now, Number(seat), move, (one, after) => {
        told.push(one);
        then.push(after);
      });
    }, start);
    return {state, told, then};
  },

  /** Why a move is refused. */
  refused: (state: State, seat: Seat, text: string): string | undefined =>
    rules.refuse(state, seat, rules.read(text)),

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
