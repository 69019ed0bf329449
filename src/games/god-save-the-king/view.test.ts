import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../cards/index.js';
import type {Seat} from '../../game/index.js';
import {createMatch, replay} from '../../match/index.js';
import {gskGame} from './index.js';
import {at, begin, heard, passes, run, wander} from './playing.fixture.js';
import {gskRules as rules} from './rules.js';
import {withSeat} from './rules/standing.js';
import {sorted} from './rules/suits.js';
import type {GskState, GskView} from './types.js';

/** The table of hidden information (1.5), row by row, for three: 0 and 1 meet, 2 looks on. */

const start = begin(3);
const laid = run(start, '0:9S/4S/3S', '1:8H/2H/5H').state;
const turned = run(laid, ...passes(0, 1)).state;
const unknown = (count: number) => Array.from({length: count}, () => null);
const see = (state: GskState, seat?: Seat): GskView => rules.view(state, seat);

describe('who may see what (1.5)', () => {
  test('hand: its owner sees it, others see the number of cards', () => {
    for (const seat of [0, 1, 2, undefined])
      assert.deepEqual(
        see(laid, seat).hands,
        laid.hands.map((hand, owner) => (owner === seat ? hand : unknown(hand.length))),
      );
  });

  test('formation before the flip: its owner sees all three cards, others see backs', () => {
    assert.deepEqual(see(laid, 0).formations[0], laid.formations[0]);
    for (const seat of [1, 2, undefined])
      assert.deepEqual(see(laid, seat).formations[0], {
        ...{left: null, centre: null, right: null, turned: false, shown: []},
      });
  });

  test('flanks after the flip: everybody sees them', () => {
    for (const seat of [1, 2, undefined])
      assert.deepEqual(see(turned, seat).formations[0], {
        ...{left: '9S', centre: null, right: '3S', turned: true, shown: []},
      });
  });

  test('centre: its owner sees it, others only if it was routed', () => {
    const routed = run(turned, '1:rout centre', '0:pass').state;
    for (const seat of [1, 2, undefined]) {
      assert.equal(see(routed, seat).formations[0]?.centre, '4S');
      assert.equal(see(routed, seat).formations[1]?.centre, seat === 1 ? '2H' : null);
    }
  });

  test('a centre that was won: its old owner knows it, the winner after the end of the hand', () => {
    const won = run(
      turned,
      ...passes(0, 1),
      ...['0:declare A', '1:declare K', '0:accept', '1:accept'],
    ).state;
    const centres = (state: GskState, seat?: Seat) =>
      see(state, seat)
        .unseen.filter(({way}) => way === 'centre')
        .map(({card}) => card);
    assert.deepEqual(centres(won, 0), ['4S', null]);
    assert.deepEqual(centres(won, 1), [null, '2H']);
    assert.deepEqual(centres(won, 2), [null, null]);
    const later = wander(won, 'on', undefined, ({hand}) => hand > 1);
    if (later.phase !== 'over') assert.deepEqual(centres(later, 0).slice(0, 2), ['4S', '2H']);
  });

  test('own pile: the number of cards, and no more before the hand ends', () => {
    const won = run(start, '0:9S/4S/JS', '1:TH/2H/8H', ...passes(0, 1, 0, 1)).state;
    for (const seat of [0, 1, 2, undefined]) assert.deepEqual(see(won, seat).piles, [6, 0, 0]);
  });

  test('penalty card: everybody sees it', () => {
    const drawn = run(laid, '0:rout left', '1:pass');
    const [penalty] = heard(drawn, 'routs settled').penalties;
    for (const seat of [0, 1, 2, undefined])
      assert.deepEqual(see(drawn.state, seat).shown.at(-1), {
        ...{card: penalty!.card, from: 0, to: 1, way: 'penalty', hand: 1},
      });
  });

  test('declared values and the answer to a challenge: public', () => {
    const push = run(turned, ...passes(0, 1), '0:declare A', '1:declare K').state;
    const done = run(push, '0:accept', '1:challenge').state;
    for (const seat of [0, 1, 2, undefined]) {
      assert.deepEqual(see(push, seat).matches[0]?.declared, [['A', 'K']]);
      assert.deepEqual(see(done, seat).pushes, [
        {hand: 1, seats: [0, 1], declared: ['A', 'K'], winner: 0, answer: 'misrepresented'},
      ]);
    }
  });

  test('cards routed in vain: public memory, even after they are gone', () => {
    const vain = run(turned, '1:rout centre', ...passes(0), '0:declare A', '1:declare K').state;
    const done = run(vain, ...['0:accept', '1:accept']).state;
    for (const seat of [0, 1, 2, undefined])
      assert.ok(see(done, seat).shown.some(({card, to}) => card === '4S' && to === 0));
  });

  test('a choice: only its owner sees it, and nobody else learns that it was made (G-27)', () => {
    const one = run(start, '0:9S/4S/3S').state;
    assert.deepEqual(see(one, 0).choice, {type: 'form', left: '9S', centre: '4S', right: '3S'});
    assert.deepEqual(see(one, 0).turn, [1]);
    assert.deepEqual(rules.turn(one), [1]);
    for (const seat of [1, 2, undefined]) assert.deepEqual(see(one, seat), see(start, seat));
    const changed = run(one, '0:KS/QS/AS').state;
    assert.deepEqual(run(changed, '1:8H/2H/5H').state.formations[0]?.left, 'KS');
    for (const [state, step] of [
      [laid, '0:rout left'],
      [turned, '0:pass'],
    ] as const)
      for (const seat of [1, 2, undefined])
        assert.deepEqual(see(run(state, step).state, seat), see(state, seat));
  });
});

/** The same match after a swap of two cards of a seat that nobody else has seen. */
function swapped(state: GskState, seat: Seat): GskState | undefined {
  const laidHere = state.formations[seat];
  const [card] = state.hands[seat]!;
  if (!laidHere || !card || laidHere.shown.includes('centre')) return undefined;
  const {centre} = laidHere;
  const hand = sorted(state.hands[seat]!.map((held) => (held === card ? centre : held)));
  return {
    ...state,
    rng: rngFrom('other'),
    hands: withSeat(state.hands, seat, hand),
    formations: withSeat(state.formations, seat, {...laidHere, centre: card}),
  };
}

test('a view does not depend on anything that its seat cannot know', () => {
  let looked = 0;
  for (const seats of [2, 3, 4])
    for (let game = 0; game < 6; game++)
      wander(begin(seats, {}, `swap ${game}`), `swap ${game}`, (state) => {
        for (let seat = 0; seat < seats; seat++) {
          const other = swapped(state, seat);
          if (!other) continue;
          looked++;
          for (const viewer of [...Array(seats).keys(), undefined])
            if (viewer !== seat)
              assert.deepEqual(rules.view(other, viewer), rules.view(state, viewer));
        }
      });
  assert.ok(looked > 100, `${looked} looks`);
});

test('Kings that fell, and cards that left the game unseen', () => {
  const state = at({seats: 3, fallen: [{seat: 2}]});
  assert.equal(state.aside.length, 13);
  for (const seat of [0, 1, undefined]) {
    const known = rules.view(state, seat).aside.filter((card) => card !== null);
    assert.deepEqual(known, ['KD']);
  }
});

test('G-27 nobody else learns of a choice taken back, even if another chose after it', () => {
  const match = createMatch(gskGame, {seats: 4, seed: 'undo'});
  const viewers = [0, 1, 2, 3, undefined];
  const heard: unknown[] = [];
  for (const seat of viewers) match.client(seat).subscribe(() => void heard.push(seat));
  const seen = () =>
    JSON.stringify(
      viewers.slice(1).map((seat) => {
        const {view, phase, turn} = match.client(seat);
        return [view, phase, turn, match.moves(seat ?? -1), match.log(seat)];
      }),
    );
  match.play(0, match.moves(0)[0]);
  match.play(2, match.moves(2)[0]);
  match.play(2, match.moves(2)[1]);
  assert.deepEqual(heard.splice(0), [0, 2, 2], 'of their own choices');
  const before = seen();
  assert.ok(match.undo(0));
  assert.equal(seen(), before);
  assert.deepEqual(heard, [0]);
  assert.deepEqual(match.turn, [0, 1, 3]);
  assert.deepEqual(
    match.record().moves.map((step) => step[0]),
    ['2', '2'],
  );
  assert.deepEqual(replay(gskGame, match.record()).state, match.state);
});
