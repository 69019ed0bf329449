import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Card, rngFrom, suitOf} from '../../../cards/index.js';
import type {Seat} from '../../../game/index.js';
import {begin, random} from '../playing.fixture.js';
import {determinize} from '../position/determinize.js';
import {PLACES} from '../rules/government.js';
import {crushRules as rules} from '../rules.js';
import type {CrushState} from '../types.js';
import {type FootKind, footOf} from '../rules/foot.js';

/** Feet of cards are true: each is compared with what the rules allow now and later. */

/** How many members a Government may still get. */
const room = (state: CrushState, seat: Seat): number =>
  PLACES.length - state.governments[seat]!.length;

/** The state once a Government has `more` further members. */
const grown = (state: CrushState, seat: Seat, more: number): CrushState => {
  const own = state.governments[seat]!;
  const added = PLACES.slice(own.length, own.length + more).map(
    (rank): Card => `${rank}${suitOf(own[0] as 'KD')}`,
  );
  const governments = state.governments.map((one, at) => (at === seat ? [...one, ...added] : one));
  return {...state, governments};
};

/** The state in which a seat holds the card. */
const held = (state: CrushState, seat: Seat, card: Card): CrushState => ({
  ...state,
  hands: state.hands.map((hand, at) => [
    ...hand.filter((one) => one !== card),
    ...(at === seat ? [card] : []),
  ]),
});

type Type = 'extend' | 'discover' | 'spy';

/** Whether a seat that holds the card may play it so in its turn. */
const may = (state: CrushState, seat: Seat, type: Type, card: Card): boolean => {
  if (type === 'spy' && room(state, 1 - seat) === 0) return false; // nobody is asked then (C-16)
  const phase = type === 'spy' ? 'insert' : 'build';
  const turn = {...held(state, seat, card), phase, active: seat, extended: false} as const;
  return rules.refuse(turn, seat, {type, card}) === undefined;
};

/** By the number of further members in a Government, whether a seat may play the card so. */
const course = (
  state: CrushState,
  seat: Seat,
  type: Type,
  card: Card,
  into = type === 'spy' ? 1 - seat : seat,
): readonly number[] =>
  [...Array.from({length: room(state, into) + 1}).keys()].filter((more) =>
    may(grown(state, into, more), seat, type, card),
  );

/** Whether a seat that holds the card may play it, now or later. */
const isUseful = (state: CrushState, seat: Seat, card: Card): boolean =>
  (['extend', 'discover', 'spy'] as const).some(
    (type) => course(state, seat, type, card).length > 0,
  );

/** Whether a foot is true of a card in a hand. */
function isTrue(state: CrushState, seat: Seat, card: Card, kind: FootKind, ahead: number): boolean {
  const only = (who: Seat, type: Type, more: number): boolean =>
    String(course(state, who, type, card)) === String([more]);
  switch (kind) {
    case 'now':
      return only(seat, 'extend', 0);
    case 'later':
      return ahead > 0 && only(seat, 'extend', ahead);
    case 'unmasks':
      return may(state, seat, 'discover', card);
    case 'spy-now':
      return only(seat, 'spy', 0);
    case 'spy':
      return ahead > 0 && only(seat, 'spy', ahead);
    case 'wild':
      return course(state, seat, 'spy', card).length === room(state, 1 - seat);
    case 'rivals-now':
      return ['extend' as const, 'discover' as const].some((type) =>
        may(state, 1 - seat, type, card),
      );
    case 'rivals':
      return ahead > 0 && only(1 - seat, 'extend', ahead);
    case 'against':
      return course(state, 1 - seat, 'spy', card).length > 0 && !isUseful(state, seat, card);
    case 'useless':
      return [0, 1].every((one) => !isUseful(state, one, card));
  }
}

test('every foot is true, in many positions of many games, and depends on nothing hidden', () => {
  const seen = new Map<FootKind | 'none', number>();
  let steps = 0;
  const look = (state: CrushState): void => {
    const married = state.governments.every(({length}) => length > 0);
    if (state.phase === 'over' || (married && steps++ % 19 > 0)) return;
    for (const [seat, hand] of state.hands.entries()) {
      const view = rules.view(state, seat);
      const other = rules.view(determinize(view, rngFrom(`${steps}`)), seat);
      for (const card of hand) {
        const foot = footOf(view, seat, card);
        assert.deepEqual(footOf(other, seat, card), foot);
        seen.set(foot?.kind ?? 'none', (seen.get(foot?.kind ?? 'none') ?? 0) + 1);
        if (foot)
          assert.ok(
            isTrue(state, seat, card, foot.kind, foot.ahead),
            `${card} of seat ${seat}: ${foot.kind} ${foot.ahead}, ${JSON.stringify(state.governments)}`,
          );
        else assert.ok(!married);
      }
    }
  };
  for (let game = 0; game < 30; game++)
    random(begin(`feet ${game}`), `feet ${game}`, undefined, look);
  const kinds = ['now', 'later', 'unmasks', 'spy-now', 'spy', 'wild', 'rivals-now', 'rivals', 'against', 'useless', 'none']; // oxfmt-ignore
  assert.deepEqual([...seen.keys()].sort(), kinds.sort());
  assert.ok(
    [...seen.values()].every((n) => n >= 20),
    JSON.stringify([...seen]),
  );
});
