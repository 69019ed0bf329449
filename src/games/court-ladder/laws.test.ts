import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Game} from '../../game/index.js';
import {conform} from '../../testing/index.js';
import {ladderGame} from './index.js';
import {laws} from './laws.fixture.js';
import type {LadderState} from './types.js';

/** Checks that the laws notice faults; random games of every kind are in `src/testing`. */

const {rules, machine} = ladderGame;
const plan = {...laws, games: 1, every: 8, seats: [8], options: {hands: 1, packs: 2}};

const broken = (more: object): Game => ({machine, rules: {...rules, ...more}}) as unknown as Game;

test('a view that shows the twin of one of the seat’s cards is caught', () => {
  const leaky = broken({
    view: (state: LadderState, seat: number | undefined) => {
      const view = rules.view(state, seat);
      const own = seat === undefined || state.phase === 'trump' ? [] : state.hands[seat]!;
      const twins = state.hands.map((hand, owner) =>
        owner === seat ? 0 : hand.filter((card) => own.includes(card)).length,
      );
      return {...view, twins};
    },
    parsePosition: (position: object, rng: never) => {
      const rest: {twins?: unknown} = {...position};
      delete rest.twins;
      return rules.parsePosition(rest, rng);
    },
  });
  assert.throws(() => conform(leaky, plan as never), {law: 'no-secret'});
});

test('a card that is lost while its twin remains is caught', () => {
  const lossy = broken({
    apply: (state: LadderState, seat: number, move: never, emit?: never) => {
      const after = rules.apply(state, seat, move, emit);
      const {gone} = after;
      const twin = gone.findIndex((card, at) => gone.indexOf(card) < at);
      return twin < 0 ? after : {...after, gone: gone.toSpliced(twin, 1)};
    },
  });
  assert.throws(() => conform(lossy, plan as never), {law: 'cards-kept'});
});
