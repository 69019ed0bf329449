import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Card} from '../../cards/index.js';
import {at, begin, cards, down, legal, play, random} from './playing.fixture.js';
import {crushRules as rules} from './rules.js';
import type {CrushState, CrushEvent} from './types.js';

/** The table of hidden information (2.4), row by row. */

const seats = [0, 1, undefined] as const;
const seen = (state: CrushState, seat: number | undefined) => rules.view(state, seat);

const spied = (own: string, rivals: string, more: object = {}): CrushState =>
  at({
    phase: 'insert',
    governments: [down('D', 'Q'), [...down('H', 'Q'), 'JS' as const, 'TC' as const]],
    hands: [cards(own), cards(rivals)],
    ...more,
  });

/** A state after F was given 3D and 2S. */
const paid = (more: object = {}): CrushState =>
  play(spied('2C 3C 4C', '3D 5H 2S 9H', more), 'skip, give 3D, give 2S');

describe('a hand: only its owner sees it; the rival sees the number of cards', () => {
  test('after the deal', () => {
    const state = begin('view');
    for (const seat of seats)
      seen(state, seat).hands.forEach((hand, owner) => {
        assert.deepEqual(hand, owner === seat ? state.hands[owner] : Array(5).fill(null));
      });
  });

  test('only the player who draws a card learns it', () => {
    const events: CrushEvent[] = [];
    play(paid(), 'fire 2C, skip, skip, keep', events);
    const draw = events.findLast((one) => one.type === 'cards drawn')!;
    assert.deepEqual(rules.redact(draw, 1), draw);
    const backs = draw.cards.map(() => null);
    assert.deepEqual(rules.redact(draw, 0), {...draw, cards: backs});
    assert.deepEqual(rules.redact(draw, undefined), {...draw, cards: backs});
  });
});

test('governments, Kings and the executed pile are open to all', () => {
  const state = play(begin('open'), legal(begin('open')).split(', ')[0]!);
  for (const one of [state, paid()])
    for (const seat of seats) {
      const view = seen(one, seat);
      assert.deepEqual(view.governments, one.governments);
      assert.deepEqual(view.kings, one.kings);
      assert.deepEqual(view.piles.executed, one.piles.executed);
    }
});

describe('discard pile: the top is open; `showDiscards` decides about the rest', () => {
  const fired = (showDiscards: string): CrushState => {
    const state = paid({options: {showDiscards}});
    const mine = play(state, 'fire 4C, skip, skip');
    return play(mine, legal(mine).split(', ')[0]!);
  };

  test('top: one card, and the number of cards below it', () => {
    const state = fired('top');
    assert.equal(state.piles.discard.length, 2);
    for (const seat of seats)
      assert.deepEqual(seen(state, seat).piles.discard, [state.piles.discard[0], null]);
  });

  test('all: every card', () => {
    const state = fired('all');
    for (const seat of seats)
      assert.deepEqual(seen(state, seat).piles.discard, state.piles.discard);
  });

  test('everybody learns what is discarded, in the marriages too', () => {
    const events: CrushEvent[] = [];
    random(
      begin('discards'),
      'discards',
      ({idle}) => idle > 3,
      (_, __, now) => events.push(...now),
    );
    for (const one of events)
      if (one.type === 'card swapped' || one.type === 'card fired')
        for (const seat of seats) assert.deepEqual(rules.redact(one, seat), one);
  });
});

describe('tribute: only giver and taker see it; an onlooker sees backs', () => {
  test('in the events', () => {
    const events: CrushEvent[] = [];
    play(spied('2C', '3D 5H'), 'skip, give 3D', events);
    const gift = events.at(-1)!;
    assert.deepEqual(gift, {type: 'card given', from: 1, to: 0, card: '3D'});
    for (const seat of [0, 1]) assert.deepEqual(rules.redact(gift, seat), gift);
    assert.deepEqual(rules.redact(gift, undefined), {...gift, card: null});
  });

  test('afterwards: the giver knows the card in the taker’s hand', () => {
    const state = paid();
    assert.deepEqual(seen(state, 1).hands[0], ['2S', '3D', null, null, null]);
    assert.deepEqual(seen(state, 1).shown, [['2S', '3D'], []]);
    assert.deepEqual(seen(state, 0).shown, [['2S', '3D'], []]);
    assert.deepEqual(seen(state, undefined).hands[0], Array(5).fill(null));
    assert.deepEqual(seen(state, undefined).shown, [[], []]);
  });

  test('and forgets it when it leaves that hand', () => {
    const state = play(paid(), 'fire 3D');
    assert.deepEqual(state.shown, [['2S'], []]);
    assert.deepEqual(seen(state, 1).hands[0], ['2S', null, null, null, null]);
  });

  test('a card that is given back is known to both again', () => {
    const state = at({
      ...{phase: 'tribute', active: 1, governments: [[...down('D', 'Q'), '*1'], down('H', 'Q')]},
      ...{hands: [cards('2S 2C 3D'), null], shown: [cards('2S 3D'), []]},
    });
    const back = play(state, 'give 2S');
    assert.deepEqual(back.shown, [['3D'], ['2S']]);
    assert.ok(seen(back, 0).hands[1]?.includes('2S'));
  });
});

test('draw pile: only the number of cards', () => {
  const state = paid();
  for (const seat of seats)
    assert.deepEqual(
      seen(state, seat).piles.draw,
      state.piles.draw.map(() => null),
    );
});

describe('what a forced move proves of the hidden cards', () => {
  test('a gift of another suit: none of the taker’s suit is left', () => {
    const state = paid();
    assert.deepEqual(state.limits, [
      {suit: null, queens: null},
      {suit: 0, queens: null},
    ]);
    const drawn = play(state, 'keep, skip, skip, keep');
    assert.equal(drawn.hands[1]?.length, 5);
    assert.equal(drawn.limits[1]?.suit, 3);
  });

  test('a swap: no Queen is held, except perhaps the card just drawn', () => {
    const state = rules.parsePosition({
      dealer: 1,
      hands: [cards('2D 7S 8S 9S TS'), cards('2H 3H 4H 5H 6H')],
      piles: {draw: ['AC', 'QD', 'QS', ...Array<null>(37).fill(null)]},
    });
    const one = play(state, 'swap 2D');
    assert.deepEqual(one.limits[0], {suit: null, queens: 1});
    const two = play(one, 'swap AC, marry QD');
    assert.deepEqual(two.limits[0], {suit: null, queens: 1});
    assert.ok(two.hands[0]?.includes('QS'));
  });

  test('facts that hold for any hand are left out', () => {
    random(begin('limits'), 'limits', undefined, ({limits, hands, shown}) => {
      limits.forEach(({suit, queens}, seat) => {
        const hidden = hands[seat]!.length - shown[seat]!.length;
        for (const limit of [suit, queens])
          assert.ok(limit === null || (limit >= 0 && limit < hidden));
      });
    });
  });

  test('an onlooker, who saw no gift, knows nothing of it', () => {
    const nothing = {suit: null, queens: null};
    assert.deepEqual(seen(paid(), undefined).limits, [nothing, nothing]);
  });
});

test('no view holds the random stream or a card that is not listed above', () => {
  random(begin('whole'), 'whole', undefined, (state) => {
    for (const seat of seats) {
      const {hands, piles, shown, ...rest} = seen(state, seat);
      assert.equal('rng' in rest, false);
      const open = new Set<Card | null>([
        null,
        ...[state.governments, state.piles.executed, state.kings].flat(2),
        ...(seat === undefined ? [] : [...state.hands[seat]!, ...state.shown.flat()]),
        ...state.piles.discard.slice(0, 1),
      ]);
      for (const card of [...hands, ...shown, piles.draw, piles.discard, piles.executed].flat())
        assert.ok(open.has(card), `${String(seat)} sees ${String(card)}`);
    }
  });
});
