import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Seat} from '../../game/index.js';
import {A, attacking, begin, closed, D, E, play, wander} from './playing.fixture.js';
import {ladderRules as rules} from './rules.js';
import type {LadderState, LadderView} from './types.js';

/** The table "Who knows what" of the README, row by row. */

const see = (state: LadderState, seat?: Seat): LadderView => rules.view(state, seat);
const viewers = (seats: number): readonly (Seat | undefined)[] => [
  ...Array.from({length: seats}, (_, seat) => seat),
  undefined,
];
const backs = (count: number): readonly null[] => Array.from({length: count}, () => null);

describe('who knows what', () => {
  test('before the trump is named only the King sees his hand, and nobody sees another’s', () => {
    const dealt = begin(8);
    const king = dealt.ranks[0]!;
    for (const viewer of viewers(8))
      see(dealt, viewer).hands.forEach((hand, owner) =>
        assert.deepEqual(
          hand,
          viewer === king && owner === king ? dealt.hands[king] : backs(dealt.hands[owner]!.length),
        ),
      );
  });

  test('afterwards each seat sees its own hand, and of the others the number of cards', () => {
    const dealt = begin(8);
    const named = play(dealt, `${dealt.ranks[0]}:trump H`);
    for (const viewer of viewers(8))
      see(named, viewer).hands.forEach((hand, owner) =>
        assert.deepEqual(
          hand,
          owner === viewer ? named.hands[owner] : backs(named.hands[owner]!.length),
        ),
      );
  });

  test('cards taken in the open are known to all until they are played', () => {
    const hands = ['6H 7H', '6C 7C', '6D 8H', '9D TD', 'QH KH', 'JC TC'];
    const taken = closed(play(attacking(hands, E), '4:attack QH, 3:take'));
    for (const viewer of viewers(6).filter((seat) => seat !== D))
      assert.deepEqual(see(taken, viewer).hands[D], ['QH', null, null]);
    assert.deepEqual(see(taken, D).hands[D], ['9D', 'TD', 'QH']);
    assert.deepEqual(taken.shown[D], ['QH']);
    const played = wander(taken, 'until', undefined, (now) => !now.hands[D]!.includes('QH'));
    assert.deepEqual(played.shown[D]?.includes('QH'), false);
  });

  test('what lies on the table, what is out of the game, ranks, trump and leave are open', () => {
    wander(begin(6, {hands: 1}), 'open', (state) => {
      for (const viewer of viewers(6)) {
        const {bout, gone, ranks, trump, shown, draw, reigns} = see(state, viewer);
        assert.deepEqual(
          {bout, gone, ranks, trump, shown, draw, reigns},
          {
            ...{bout: state.bout, gone: state.gone, ranks: state.ranks, trump: state.trump},
            ...{shown: state.shown, draw: state.draw, reigns: state.reigns},
          },
        );
      }
    });
  });

  test('every event is public', () => {
    const event = {type: 'passed', seat: A} as const;
    for (const viewer of viewers(6)) assert.equal(rules.redact(event, viewer), event);
  });
});

test('with two packs the twin of a card in the seat’s hand stays hidden', () => {
  let looked = 0;
  wander(begin(8, {hands: 1}), 'twins', (state) => {
    const [mine] = state.hands[0]!.filter((card) => state.hands[1]!.includes(card));
    const other = state.hands[2]!.find((card) => card !== mine && !state.shown[2]!.includes(card));
    if (!mine || !other || state.shown[1]!.includes(mine)) return;
    looked++;
    const hands = state.hands.map((hand, seat) =>
      seat === 1
        ? hand.with(hand.lastIndexOf(mine), other)
        : seat === 2
          ? hand.with(hand.indexOf(other), mine)
          : hand,
    );
    for (const viewer of [0, 3, undefined])
      assert.deepEqual(see({...state, hands}, viewer), see(state, viewer));
  });
  assert.ok(looked > 10, `${looked} looks`);
});
