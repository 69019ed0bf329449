import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Card, rngFrom} from '../../../../cards/index.js';
import {defaultOptions} from '../../../../game/index.js';
import {contractsOf, packOf, tableOf} from '../contracts/columns.js';
import {legal, play, random, sum} from '../../playing.fixture.js';
import {kingRules} from '../../rules.js';
import type {KingState, KingEvent} from '../../types.js';
import {variantOf} from '../contracts/variants.js';

/** The worked cases of the variants with a different pack or deal: Domino (7) and Jokers (8). */

const hands = (...texts: string[]) => texts.map((text) => text.split(' ').filter(Boolean));
const trick = (text: string) =>
  text.split(' ').map((one) => ({seat: Number(one[0]), card: one.slice(1)}));

describe('Domino King, section 7', () => {
  const rules = kingRules('king-domino');
  const draw = (state: KingState, events: KingEvent[] = []): KingState =>
    rules.apply(state, state.turn[0]!, {type: 'draw'}, (one) => events.push(one));

  test('7.1 six cards each, eight in the bazaar', () => {
    const state = rules.parsePosition({});
    assert.deepEqual(
      [...state.hands, state.stock].map((pile) => pile.length),
      [6, 6, 6, 6, 8],
    );
  });
  test('7.3 a player draws until a club comes, which must be played', () => {
    let state = rules.parsePosition({
      deal: 2,
      trick: trick('38C'),
      hands: hands('AS', '7S 8S', '9S TS', 'QS KS'),
      stock: ['9D', 'JC', 'TD', 'QD', 'KD', 'AD', '7D', '8D'],
    });
    assert.deepEqual([state.phase, state.turn], ['drawing', [0]]);
    assert.equal(rules.refuse(state, 0, {type: 'play', card: 'AS'}), 'king/draw-first');
    const events: KingEvent[] = [];
    state = draw(draw(state, events), events);
    assert.deepEqual([state.phase, legal(rules, state), state.stock.length], ['play', 'JC', 6]);
    assert.deepEqual(
      events.map((one) => one.type === 'card drawn' && one.next),
      ['drawing', 'play'],
    );
    assert.deepEqual(
      events.map((one) => (rules.redact(one, 1) as {card: unknown}).card),
      [null, null],
    );
    assert.deepEqual(play(rules, state, 'JC').hands[0], ['AS', '9D']);
  });
  test('7.5 when the bazaar is empty, KH is forced in deal 5, free in deal 4', () => {
    const at = (deal: number, hand = 'KH 9D'): string =>
      legal(
        rules,
        rules.parsePosition({
          deal,
          trick: trick('38C'),
          hands: [hand.split(' '), ...hands('7S 8S', '9S TS', 'QS')],
          stock: [],
        }),
      );
    assert.deepEqual([at(5), at(4)], ['KH', 'KH 9D']);
  });
  test('hearts may be led in any deal', () => {
    const state = rules.parsePosition({
      deal: 4,
      turn: [0],
      hands: hands('8H 9D', '7S 8S', '9S TS', 'QS KS'),
      stock: [],
    });
    assert.equal(legal(rules, state), '8H 9D');
  });
  test('7.7 the last player with cards adds them to the tricks won', () => {
    const events: KingEvent[] = [];
    const state = rules.parsePosition({
      deal: 4,
      trick: trick('07C 18C'),
      hands: hands('', '', 'AC', '9C 7H 8H 9D'),
      stock: [],
    });
    const after = play(rules, state, 'AC 9C', events);
    const kept = events.find((one) => one.type === 'cards kept');
    assert.deepEqual(kept, {type: 'cards kept', seat: 3, cards: ['7H', '8H', '9D'], points: -4});
    assert.deepEqual([after.sheet.at(-1), after.deal], [[0, 0, 0, -4], 5]);
    const early = events.find((one) => one.type === 'play ended');
    assert.equal(early?.early, false);
  });
  test('7.9 a trick of three players has three cards; a player who is out is passed over', () => {
    const state = rules.parsePosition({
      deal: 1,
      turn: [0],
      hands: hands('7C 7H', '', '8C 8H', '9C 9H'),
      stock: [],
    });
    const after = play(rules, state, '7C 8C 9C');
    assert.deepEqual([after.turn, after.played[0]!.length], [[3], 3]);
    // The winner plays a last card, so the next seat to the left with cards leads.
    const last = rules.parsePosition({
      deal: 1,
      turn: [0],
      hands: hands('AC', '', '8C 8H', '9C 9H'),
      stock: [],
    });
    assert.deepEqual(play(rules, last, 'AC 8C 9C').turn, [2]);
  });
  test('7.11 the sum of deal 1 is −2 for each trick played', () => {
    const {sheet, tricks} = random(
      rules,
      rules.setup(defaultOptions(rules.options), 4, rngFrom('d')),
      'd',
      ({deal}) => deal > 1,
    );
    const counts: number[] = [];
    random(rules, rules.setup(defaultOptions(rules.options), 4, rngFrom('d')), 'd', (now) => {
      if (now.deal === 1) counts.push(sum(now.tricks));
      return now.deal > 1;
    });
    assert.ok(tricks.length === 4);
    // The last trick is scored in the same step as the deal, so the views before it count one trick
    // less.
    assert.equal(sum(sheet[0]!), -2 * (Math.max(...counts) + 1));
  });
  test('the last two tricks are those played last', () => {
    const state = rules.parsePosition({
      deal: 6,
      turn: [0],
      hands: hands('AC 7H', '', '8C 8H', '9C 9H'),
      stock: [],
    });
    assert.deepEqual(play(rules, state, 'AC 8C 9C 7H 8H 9H').sheet.at(-1), [-8, 0, 0, -8]);
  });
  test('7.13 lowest −30: another deal; −31: the end', () => {
    const at = (lowest: number): KingState =>
      rules.parsePosition({scores: [lowest, 0, 0, 0], ...(lowest < -30 ? {phase: 'over'} : {})});
    assert.deepEqual([at(-30).turn.length, at(-31).phase], [1, 'over']);
  });
  test('7.15 if all run out in one trick, nothing is added', () => {
    const events: KingEvent[] = [];
    const state = rules.parsePosition({
      deal: 4,
      turn: [0],
      hands: hands('7C', '8C', '9C', 'TC'),
      stock: [],
    });
    play(rules, state, '7C 8C 9C TC', events);
    assert.ok(!events.some(({type}) => type === 'cards kept'));
    assert.ok(events.some(({type}) => type === 'deal scored'));
  });
  test('F-4 dominoScoring hearts: each heart −1 in every deal, no duties', () => {
    const contracts = contractsOf(variantOf('king-domino'), {
      seats: 4,
      options: {dominoScoring: 'hearts'},
    });
    assert.deepEqual(
      contracts.map(({id, terms, ban, forced}) => [id, terms, ban, forced]),
      [['no-hearts', [{unit: 'card', of: 'H', pts: -1}], null, null]],
    );
  });
  test('a player who has drawn may hold a suit again that was shown to be missing', () => {
    const state = rules.parsePosition({
      deal: 1,
      trick: trick('3QS'),
      hands: [null, null, null, null],
      phase: 'drawing',
    });
    assert.ok(state.hands[0]!.every((card) => !card.endsWith('S')));
    const drawn = draw(state);
    for (let n = 0; n < 20; n++) {
      const one = rules.determinize(rules.view(drawn, 1), rngFrom(n));
      const spades = one.hands[0]!.filter((card) => card.endsWith('S'));
      assert.equal(spades.length, drawn.phase === 'play' ? 1 : 0);
    }
  });
});

describe('King with jokers, section 8', () => {
  const rules = kingRules('king-jokers');
  const taker = (seats: number, text: string): readonly [number, number] => {
    const cards = text.split(' ') as Card[];
    const state = rules.parsePosition({
      seats,
      turn: [0],
      options: {heartLeadBan: 'off', earlyStop: 'off'},
      hands: cards.map((card) => [card]),
    });
    const events: KingEvent[] = [];
    play(rules, state, text, events);
    const taken = events.find((one) => one.type === 'trick taken')!;
    return [taken.seat, taken.points];
  };
  test('8.1 four players: no 2C, one joker, thirteen each', () => {
    const cards = rules.parsePosition({}).hands.flat();
    assert.deepEqual(
      [cards.length, cards.includes('2C'), cards.filter((card) => card.startsWith('*'))],
      [52, false, ['*1']],
    );
  });
  test('8.3 10H * 3H 9H: the joker wins, −42', () => {
    assert.deepEqual(taker(4, 'TH *1 3H 9H'), [1, -42]);
    assert.deepEqual(taker(4, 'TH *1 JH 9H'), [2, -50]);
  });
  test('8.5 clubs led: AC * KC 4C, the joker wins, −20', () => {
    assert.deepEqual(taker(4, 'AC *1 KC 4C'), [1, -20]);
    assert.deepEqual(taker(4, 'AC *1 AH 4C'), [1, -34], 'a heart thrown off does not beat it');
  });
  test('8.7 hearts led: * AS → * only; 8.9 lead of * 7D → 7D, of * 3H → both', () => {
    const at = (position: object): string => legal(rules, rules.parsePosition(position));
    assert.equal(at({trick: trick('35H'), hands: [['*1', 'AS'], null, null, null]}), '*1');
    assert.equal(at({turn: [0], hands: [['*1', '7D'], null, null, null]}), '7D');
    assert.equal(at({turn: [0], hands: [['*1', '3H'], null, null, null]}), '3H *1');
    assert.equal(at({trick: trick('35S'), hands: [['*1', 'AS'], null, null, null]}), 'AS');
  });
  test('8.11 of two jokers the earlier one wins, −40', () => {
    assert.deepEqual(taker(3, '7S *1 *2'), [1, -40]);
    assert.deepEqual(taker(3, '7S *2 *1'), [1, -40]);
    assert.deepEqual(taker(3, '7H *2 *1'), [1, -47]);
  });
  test('8.13 the odd card AH goes to the taker of the last trick: −14 more', () => {
    const state = rules.parsePosition({
      seats: 3,
      turn: [0],
      talon: ['AH'],
      hands: hands('7S', '8S', '9S'),
    });
    const events: KingEvent[] = [];
    const after = play(rules, state, '7S 8S 9S', events);
    const odd = events.find((one) => one.type === 'odd card taken');
    assert.deepEqual(odd, {type: 'odd card taken', seat: 2, card: 'AH', points: -14});
    assert.deepEqual(after.sheet.at(-1), [0, 0, -14]);
    assert.deepEqual(rules.view(state, 0).talon, [null]);
  });
  test('a deal sums to −124 with four, −144 with three and two jokers, −124 with one', () => {
    for (const [seats, threeHandJokers, due] of [
      [4, 2, -124],
      [3, 2, -144],
      [3, 1, -124],
    ] as const) {
      const options = {...defaultOptions(rules.options), threeHandJokers};
      const over = random(rules, rules.setup(options, seats, rngFrom('jokers')), 'jokers');
      assert.deepEqual(
        over.sheet.map(sum),
        over.sheet.map(() => due),
      );
      assert.equal(over.sheet.length, 2 * seats);
      const table = tableOf(variantOf('king-jokers'), {seats, options});
      assert.equal(packOf(table).length, seats === 3 && threeHandJokers === 1 ? 51 : 52);
    }
  });
});
