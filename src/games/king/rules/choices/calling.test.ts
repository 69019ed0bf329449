import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {type Card, pack, rngFrom} from '../../../../cards/index.js';
import {defaultOptions} from '../../../../game/index.js';
import {type Agreed, contractsOf, packOf, tableOf} from '../contracts/columns.js';
import {lay} from '../dealing.js';
import {dealRest} from './opening.js';
import {legal, play, random, sum} from '../../playing.fixture.js';
import {type KingRules, kingRules} from '../../rules.js';
import type {KingMove, KingState, KingEvent} from '../../types.js';
import {variantOf} from '../contracts/variants.js';

/** The worked cases of the auction and of the trump call: sections 9 and 14. */

const hands = (...texts: string[]) => texts.map((text) => text.split(' ').filter(Boolean));
const cards = (text: string): Card[] => text.split(' ') as Card[];
const apply = (rules: KingRules, state: KingState, ...moves: KingMove[]): KingState =>
  moves.reduce((now, move) => {
    const seat = now.turn[0]!;
    assert.equal(rules.refuse(now, seat, move), undefined, JSON.stringify(move));
    return rules.apply(now, seat, move);
  }, state);

describe('King with trade, section 9', () => {
  const rules = kingRules('king-trade');
  const bids = (...list: (number | null)[]): KingMove[] =>
    list.map((points) => (points === null ? {type: 'fold'} : {type: 'bid', points}));
  test('9.1 packs', () => {
    assert.equal(rules.parsePosition({}).hands[0]!.length, 13);
    const three = rules.parsePosition({seats: 3}).hands;
    assert.deepEqual([three[0]!.length, three.flat().includes('2C')], [17, false]);
  });
  test('9.3 bids 2, fold, 4, fold: the third pays 4 and names the suit', () => {
    const state = apply(rules, rules.parsePosition({dealer: 3}), ...bids(2, null, 4, null));
    assert.deepEqual([state.phase, state.turn], ['naming', [2]]);
    const named = apply(rules, state, {type: 'name', suit: 'S'});
    assert.deepEqual([named.points, named.contract.id], [[0, 0, -4, 0], 'no-spades']);
  });
  test('9.5 hearts cost nothing if spades are named', () => {
    const state = rules.parsePosition({
      contract: {id: 'no-spades'},
      turn: [0],
      hands: hands('2H 2S', '3H 3S', '4H 4S', '5H 5S'),
    });
    assert.deepEqual(play(rules, state, '2H 3H 4H 5H').points, state.points);
  });
  const whole = (seats: number, named: 'C' | 'H', ...list: (number | null)[]): number => {
    let state = apply(rules, rules.parsePosition({seats, dealer: seats - 1}), ...bids(...list));
    if (state.phase === 'naming') state = apply(rules, state, {type: 'name', suit: named});
    state = random(rules, state, 'trade', ({deal}) => deal === 2);
    return sum(state.sheet[0]!);
  };
  test('9.7 three players, clubs, bid 1: −13', () => {
    assert.equal(whole(3, 'C', 1, null, null), -13);
  });
  test('9.9 all fold: hearts, −13, nobody is charged', () => {
    const state = apply(rules, rules.parsePosition({dealer: 3}), ...bids(null, null, null, null));
    assert.deepEqual(
      [state.contract.id, state.points, state.orderer],
      ['no-hearts', [0, 0, 0, 0], null],
    );
    assert.equal(whole(4, 'H', null, null, null, null), -13);
    assert.equal(whole(4, 'H', 3, null, 7, null), -20);
  });
  test('9.11 the dealer’s left leads; with bidderLeads, the bidder', () => {
    for (const [bidderLeads, leader] of [
      ['off', 0],
      ['on', 2],
    ] as const) {
      const state = rules.parsePosition({dealer: 3, options: {bidderLeads}});
      const named = apply(rules, state, ...bids(2, null, 4, null), {type: 'name', suit: 'S'});
      assert.deepEqual(named.turn, [leader]);
    }
  });
  test('9.13 bid 3 and five cards of the suit: −8', () => {
    let state = rules.parsePosition({
      dealer: 3,
      hands: hands(
        '2S 3S 4S 5S 6S 7S 8S 9S 2C 3C 4C 5C 6C',
        '2H 3H 4H 5H 6H 7H 8H 9H TH TS JS QS KS',
        '2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD',
        'JH QH KH AH TC JC QC KC AC 7C 8C 9C AS',
      ),
    });
    state = apply(rules, state, ...bids(3, null, null, null), {type: 'name', suit: 'H'});
    assert.equal(state.points[0], -3);
    const scored = rules.parsePosition({
      contract: {id: 'no-hearts'},
      bids: [3, null, null, null].map((points, seat) => ({seat, points})),
      turn: [0],
      hands: hands('AH', '2H', '3H', '4H'),
      points: [-4, 0, 0, 0],
      tricks: [12, 0, 0, 0],
    });
    assert.deepEqual(play(rules, scored, 'AH 2H 3H 4H').sheet.at(-1), [-8, 0, 0, 0]);
  });
  test('a bid must be higher; 13 ends the auction; bidding goes round until one is left (F-5)', () => {
    const state = apply(rules, rules.parsePosition({dealer: 3}), ...bids(5));
    assert.equal(rules.refuse(state, 1, {type: 'bid', points: 5}), 'king/bid-higher');
    assert.equal(rules.refuse(state, 1, {type: 'bid', points: 14}), 'game/not-a-move');
    assert.equal(apply(rules, state, ...bids(13)).phase, 'naming');
    const on = rules.parsePosition({dealer: 3, options: {bidRounds: 'until-one'}});
    const round = apply(rules, on, ...bids(1, null, 2, null));
    assert.deepEqual([round.phase, round.turn], ['bidding', [0]]);
    assert.deepEqual(apply(rules, round, ...bids(3, null)).turn, [0]);
    const last = apply(rules, on, ...bids(null, null, null));
    assert.deepEqual(last.turn, [3]);
    assert.equal(apply(rules, last, ...bids(null)).contract.id, 'no-hearts');
  });
  test('the named suit is under the lead ban unless suitLeadBan is off', () => {
    const position = {
      contract: {id: 'no-spades'},
      turn: [0],
      hands: [cards('2S 2H'), null, null, null],
    };
    assert.equal(legal(rules, rules.parsePosition(position)), '2H');
    assert.equal(
      rules.refuse(rules.parsePosition(position), 0, {type: 'play', card: '2S'}),
      'king/suit-lead-ban',
    );
    assert.equal(
      legal(rules, rules.parsePosition({...position, options: {suitLeadBan: 'off'}})),
      '2H 2S',
    );
  });
});

describe('Lady’s Preference, section 14', () => {
  const rules = kingRules('king-preference');
  const options = defaultOptions(rules.options);
  test('14.1, 14.9, 14.11, 14.13 the deals, their sums, bans and duties', () => {
    const row = (kingsAreBoys: string) =>
      contractsOf(variantOf('king-preference'), {seats: 4, options: {...options, kingsAreBoys}});
    const ids = row('off').map(({id}) => id);
    assert.deepEqual(ids.slice(0, 7), [
      'no-tricks',
      'no-hearts',
      'no-boys',
      'no-girls',
      'no-last-two',
      'no-king',
      'negative-jumble',
    ]);
    assert.deepEqual(ids.slice(7), ['praise', 'praise', 'praise', 'praise', 'positive-jumble']);
    assert.deepEqual(
      row('off').map(({ban}) => (ban ? 1 : 0)),
      [0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
    );
    assert.deepEqual(
      row('off').map(({forced}) => (forced ? 1 : 0)),
      [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1],
    );
    assert.deepEqual(row('on')[2]!.terms, [
      {unit: 'card', of: 'J', pts: -2},
      {unit: 'card', of: 'K', pts: -2},
    ]);
    const seen = new Map<number, number>();
    const over = random(
      rules,
      rules.setup(options, 4, rngFrom('lady')),
      'lady',
      ({deal, orderer}) => {
        if (orderer !== null) seen.set(deal, orderer);
        return false;
      },
    );
    assert.deepEqual([...seen.keys()], [8, 9, 10, 11]);
    assert.equal(new Set(seen.values()).size, 4);
    for (const deal of [8, 9, 10, 11]) assert.equal(sum(over.sheet[deal - 1]!), 24);
  });
  test('14.3 a player void with KH must play it in deal 6, but not in deal 2', () => {
    const at = (deal: number): string =>
      legal(
        rules,
        rules.parsePosition({
          deal,
          trick: [{seat: 3, card: '8S'}],
          hands: [cards('KH 9D'), null, null, null],
        }),
      );
    assert.deepEqual([at(6), at(2)], ['KH', 'KH 9D']);
  });
  test('14.5 the call interrupts the deal at three cards; "last" shows the eighth to all', () => {
    const state = rules.parsePosition({deal: 8, dealer: 3});
    assert.deepEqual(
      [state.phase, state.turn, state.hands.map((hand) => hand.length)],
      ['calling', [0], [3, 2, 2, 2]],
    );
    const events: KingEvent[] = [];
    const called = rules.apply(state, 0, {type: 'trump', trump: 'last'}, (one) => events.push(one));
    const card = called.called!.card!;
    assert.equal(called.trump, card[1]);
    assert.deepEqual(
      called.hands.map((hand) => hand.length),
      [8, 8, 8, 8],
    );
    assert.deepEqual(
      events.map(({type}) => type),
      ['trump called', 'dealt out'],
    );
    assert.equal(rules.view(called, 2).hands[0]![0], card, 'all have seen it');
    assert.equal(rules.view(called, 2).hands[0]!.filter(Boolean).length, 1);
    // Cards are dealt in pairs: the caller gets the pack's cards 0 1 8 9 16 17 24 25, so 25 is the
    // last.
    const variant = variantOf('king-preference');
    const full = pack({low: '7'});
    const piles = lay(variant, tableOf(variant, {seats: 4, options}), full, 4, 0, 9);
    const rest = dealRest(variant, {...state, ...piles, called: {call: 'last', card: null}});
    assert.equal(rest.called!.card, full[25]);
    assert.deepEqual(
      [...rest.hands[0]!].sort(),
      [0, 1, 8, 9, 16, 17, 24, 25].map((at) => full[at]).sort(),
    );
  });
  test('14.7 a player who is void must trump, but need not beat', () => {
    const state = rules.parsePosition({
      deal: 8,
      trump: 'C',
      turn: [0],
      hands: hands('7S 8D', '9C 9D', '7C AD', 'KS TD'),
    });
    const after = play(rules, state, '7S 9C');
    assert.equal(legal(rules, after), '7C');
    assert.equal(rules.refuse(after, 2, {type: 'play', card: 'AD'}), 'king/must-trump');
    assert.deepEqual(play(rules, after, '7C KS').tricks, [0, 1, 0, 0]);
    const free = rules.parsePosition({
      ...JSON.parse(JSON.stringify(after)),
      contract: undefined,
      options: {mustTrump: 'off'},
    });
    assert.equal(legal(rules, free), 'AD 7C');
  });
});

describe('Lady’s Preference for three (LP-1 to LP-4)', () => {
  const rules = kingRules('king-preference');
  const variant = variantOf('king-preference');
  const of = (options: object): Agreed => ({
    seats: 3,
    options: {...defaultOptions(rules.options), ...options},
  });
  /** The terms of each contract, and the sum of a whole deal of it. */
  const sums = (options: object = {}): readonly number[] => {
    const cards = packOf(tableOf(variant, of(options)));
    return contractsOf(variant, of(options)).map(({terms}) =>
      terms.reduce((all, {pts, ...term}) => {
        if (term.unit === 'trick') return all + 10 * pts;
        if (term.unit === 'last2') return all + 2 * pts;
        const {of: what} = term;
        return (
          all + pts * cards.filter((card) => card.startsWith(what) || card.endsWith(what)).length
        );
      }, 0),
    );
  };

  test('LP-1: thirty cards in pairs, ten each, without the black aces or the black sevens', () => {
    for (const [threeHandPack, out, kept] of [
      ['aces', 'A', '7'],
      ['sevens', '7', 'A'],
    ] as const) {
      const options = {...defaultOptions(rules.options), threeHandPack};
      const {hands} = rules.setup(options, 3, rngFrom('lady'));
      const all = hands.flat();
      assert.deepEqual(
        hands.map(({length}) => length),
        [10, 10, 10],
      );
      assert.ok(!all.includes(`${out}S`) && !all.includes(`${out}C`));
      for (const suit of ['S', 'H', 'D', 'C'] as const) assert.ok(all.includes(`${kept}${suit}`));
      assert.ok(all.includes(`${out}H`) && all.includes(`${out}D`));
    }
  });
  test('LP-2, LP-3: eleven deals, three of them praises, come to 0', () => {
    const due = [-30, -24, -24, -24, -24, -24, -150, 50, 50, 50, 150];
    assert.deepEqual(sums(), due);
    assert.deepEqual(sums({threeHandPack: 'sevens'}), due);
    const praisers = new Map<number, number | null>();
    const start = rules.setup(of({}).options, 3, rngFrom('three ladies'));
    const over = random(rules, start, 'three ladies', ({deal, phase, orderer}) => {
      if (phase === 'calling') praisers.set(deal, orderer);
      return false;
    });
    assert.deepEqual([...praisers.keys()], [8, 9, 10]);
    assert.deepEqual([...praisers.values()].sort(), [0, 1, 2]);
    assert.equal(over.sheet.length, 11);
    assert.equal(sum(over.scores), 0);
  });
  test('LP-4: kings as boys are three each, and do not change any sum', () => {
    assert.deepEqual(sums({kingsAreBoys: 'on'}), sums());
    assert.deepEqual(contractsOf(variant, of({kingsAreBoys: 'on'}))[2]!.terms, [
      {unit: 'card', of: 'J', pts: -3},
      {unit: 'card', of: 'K', pts: -3},
    ]);
  });
  test('the caller sees three cards, the others hold two; the last of ten may be trump', () => {
    const state = rules.parsePosition({seats: 3, deal: 8, dealer: 2});
    assert.deepEqual(
      [state.phase, state.turn, state.hands.map((hand) => hand.length)],
      ['calling', [0], [3, 2, 2]],
    );
    const called = rules.apply(state, 0, {type: 'trump', trump: 'last'});
    assert.deepEqual(
      called.hands.map((hand) => hand.length),
      [10, 10, 10],
    );
    assert.equal(called.trump, called.called!.card![1]);
    // Cards are dealt in pairs: the caller gets the pack's cards 0 1 6 7 … 24 25.
    const full = packOf(tableOf(variant, of({})));
    const piles = lay(variant, tableOf(variant, of({})), full, 3, 0, 7);
    const rest = dealRest(variant, {...state, ...piles, called: {call: 'last', card: null}});
    assert.equal(rest.called!.card, full[25]);
  });
  test('deal 11 is the last, and with four players the twelfth', () => {
    assert.throws(() => rules.parsePosition({seats: 3, deal: 12}), /deal/);
    assert.equal(rules.parsePosition({seats: 3, deal: 11}).contract.id, 'positive-jumble');
    assert.equal(rules.parsePosition({deal: 11}).contract.id, 'praise');
  });
});
