import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {InvalidPositionError} from '../../../game/index.js';
import {hands, ranks, rules} from '../playing.fixture.js';
import {byTricks} from '../rules/seats.js';
import {PHASES} from '../types.js';

const backs = (count: number): readonly null[] => Array.from({length: count}, () => null);
const NAMES = ranks('prince king soldier peasant');
const RANKS = ranks('king soldier prince peasant');
const ORDER = ranks('king prince soldier peasant');
const reign = {phase: 'reign.play', ranks: RANKS, trump: 'S'};

describe('positions from outside', () => {
  it('an empty position is a game that has just been dealt', () => {
    const state = rules.parsePosition({});
    assert.equal(state.phase, 'election.naming');
    assert.equal(state.hands.flat().length, 36);
    assert.ok(state.hands[state.dealer]!.includes(state.shown));
  });

  it('the examples of the README are accepted, and there is one for every phase', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const examples = [...readme.matchAll(/```json\n(.*?)```/gs)].map(
      ([, text]) => JSON.parse(text!) as unknown,
    );
    const phases = examples.map((one) => rules.parsePosition(one).phase);
    assert.deepEqual([...new Set(phases)].sort(), [...PHASES].sort());
  });

  it('missing fields follow from an election with these ranks', () => {
    const {names, elected, ranks: given} = rules.parsePosition(reign);
    const order = byTricks(elected!, names!);
    assert.deepEqual(given, RANKS);
    assert.equal(order[0], 0);
  });

  it('unknown cards agree with the exchange', () => {
    for (let draw = 0; draw < 40; draw++) {
      const state = rules.parsePosition({...reign, turn: [2]}, [draw, 5, 6, 7]);
      const [bySoldier, toSoldier, byPeasant, toPeasant] = state.gifts.map(({card}) => card);
      const height = (card: string): number => '6789TJQKA'.indexOf(card[0]!);
      const trumps = state.hands[1]!.filter((card) => card.endsWith('S') && card !== toSoldier);
      assert.ok(
        trumps.every((card) => height(card) < height(bySoldier!)),
        'his highest trump',
      );
      assert.ok(state.hands[1]!.includes(toSoldier!));
      assert.ok(state.hands[bySoldier === toPeasant ? 3 : 0]!.includes(bySoldier!));
      assert.ok(state.hands[0]!.includes(byPeasant!) && byPeasant!.endsWith('S'));
      assert.ok(state.hands[2]!.includes('AS'), 'who leads has the ace');
      assert.ok(state.hands[byPeasant === state.shown ? 0 : 3]!.includes(state.shown));
    }
  });

  it('in a late position the tricks give the number of cards left', () => {
    const state = rules.parsePosition({
      ...reign,
      tricks: [3, 2, 1, 1],
      hands: hands('S:7 H:A', null, null, null),
      turn: [0],
    });
    assert.deepEqual(
      state.hands.map((hand) => hand.length),
      [2, 2, 2, 2],
    );
  });

  it('P-3: the dealer, if not given, sits before the first leader, or has the shown card, or may have it', () => {
    const trick = [{seat: 3, card: '9H'}];
    const hand = ['9S', 'KS', '8H', 'QH', '7D', 'TD', '6C', 'JC', 'AC'];
    const dealers = [
      rules.parsePosition({names: NAMES, trick}),
      rules.parsePosition({names: NAMES, game: 2, options: {games: 3}, trick}),
      rules.parsePosition({shown: '9S', hands: [null, null, hand, null]}),
      rules.parsePosition({turn: [2]}),
    ].map(({dealer}) => dealer);
    assert.deepEqual(dealers, [2, 2, 2, 2]);
    for (let seat = 0; seat < 4; seat++) {
      const hands = [null, null, null, null].map((_, at) => (at === seat ? hand : null));
      assert.notEqual(rules.parsePosition({shown: '7S', hands}).dealer, seat);
    }
  });

  it('P-1: with quotas nine or more tricks belong to a later deal, played by the remaining players', () => {
    const options = {electionMode: 'quotas'};
    const left = {options, names: ORDER, tricks: [5, 2, 5, 2]};
    const state = rules.parsePosition(left);
    assert.equal(state.deal, 2);
    assert.notEqual(state.dealer, 2);
    assert.deepEqual(
      state.hands.map(({length}) => length),
      [12, 12, 0, 12],
    );
    assert.equal(rules.parsePosition({...left, trick: [{seat: 3, card: '9H'}]}).dealer, 1);
  });

  it('words of earlier versions are read: `scene`, and the value of the chart', () => {
    const state = rules.parsePosition(reign);
    for (const words of [{scene: 'reign'}, {phase: {reign: 'play'}}])
      assert.deepEqual(rules.parsePosition({...reign, phase: undefined, ...words}), state);
  });

  it('the phase of a reign follows from its gifts; empty lists prove nothing', () => {
    const phase = (position: object): string =>
      rules.parsePosition({trump: 'S', ...position}).phase;
    const bySoldier = {from: 1, to: 0, card: null};
    const byPeasant = {from: 3, to: 0, card: null};
    assert.equal(
      phase({names: NAMES, ranks: null, gifts: [], tricks: [0, 0, 0, 0]}),
      'election.play',
    );
    assert.equal(
      phase({names: null, gifts: [], trick: [], tricks: [0, 0, 0, 0]}),
      'election.naming',
    );
    assert.equal(phase({ranks: RANKS}), 'reign.play');
    assert.equal(phase({ranks: RANKS, gifts: []}), 'reign.exchange.fromSoldier');
    assert.equal(phase({ranks: RANKS, gifts: [bySoldier]}), 'reign.exchange.toSoldier');
    assert.equal(phase({ranks: RANKS, gifts: [], turn: [3]}), 'reign.exchange.fromPeasant');
    assert.equal(phase({ranks: RANKS, gifts: [byPeasant]}), 'reign.exchange.toPeasant');
    assert.equal(phase({ranks: RANKS, won: [0]}), 'over');
    const gifts = [bySoldier, {from: 0, to: 1}, byPeasant, {from: 0, to: 3}];
    assert.equal(phase({phase: 'over', ranks: RANKS, gifts, turn: []}), 'over');
  });

  it('P-6: names follow from the tricks and the ranks', () => {
    const tied = rules.parsePosition({
      elected: [3, 3, 0, 3],
      ranks: ranks('king soldier peasant prince'),
    });
    const low = (seat: number): number => ORDER.indexOf(tied.names![seat]!);
    assert.ok(low(0) > low(3) && low(3) > low(1), 'of equal tricks the lower name goes first');
    assert.equal(rules.parsePosition({elected: [8, 1, 0, 0]}).names![0], 'king');
  });

  it('P-12: the winner follows from the tricks', () => {
    const over = {phase: 'over', ranks: ranks('king prince soldier peasant')};
    assert.deepEqual(rules.parsePosition({...over, tricks: [3, 3, 2, 1]}).won, [1]);
  });

  const wrong: readonly (readonly [string, string, object])[] = [
    ['an unknown field', 'pile', {pile: []}],
    ['three seats', 'seats', {seats: 3}],
    ['a phase that there is not', 'phase', {phase: 'revolt'}],
    ['a phase and a scene that differ', 'phase', {scene: 'naming', phase: {reign: 'play'}}],
    ['a scene that there is not', 'scene', {scene: 'revolt'}],
    ['a wrong option', 'options.goodCard', {options: {goodCard: 'none'}}],
    ['a name given twice', 'names[1]', {names: ranks('king king soldier peasant')}],
    [
      'a card twice',
      'hands[1][0]',
      {hands: [['9S', ...backs(8)], ['9S', ...backs(8)], null, null]},
    ],
    ['a card that is not in the pack', 'shown', {shown: '2S'}],
    ['trump of another suit', 'trump', {shown: '9S', trump: 'H'}],
    ['too few cards', 'hands[0]', {hands: [['9S'], null, null, null]}],
    [
      'the wrong seat in a trick',
      'trick[0].seat',
      {names: NAMES, dealer: 0, trick: [{seat: 3, card: '9H'}]},
    ],
    ['more tricks than a name allows', 'tricks[3]', {names: NAMES, tricks: [0, 0, 0, 4]}],
    ['an election that does not add up', 'elected', {names: NAMES, elected: [9, 9, 0, 0]}],
    ['ranks that did not come of it', 'ranks', {names: NAMES, elected: [4, 3, 2, 0], ranks: RANKS}],
    ['another dealer than the peasant', 'dealer', {...reign, dealer: 0}],
    ['gifts before the reign', 'gifts', {names: NAMES, gifts: [{from: 0, to: 1, card: null}]}],
    [
      'a gift from the wrong seat',
      'gifts[0].from',
      {phase: 'reign.exchange.toSoldier', ranks: RANKS, gifts: [{from: 2, to: 0, card: null}]},
    ],
    [
      'a soldier who kept his highest trump',
      'gifts[0].card',
      {
        ...reign,
        gifts: [
          {from: 1, to: 0, card: '7S'},
          {from: 0, to: 1, card: 'TH'},
          {from: 3, to: 0, card: null},
          {from: 0, to: 3, card: null},
        ],
        hands: hands(null, 'S:A H:T876 D:8 C:876', null, null),
      },
    ],
    [
      'a king who kept good cards to himself',
      'gifts[1].card',
      {
        phase: 'reign.exchange.fromPeasant',
        ranks: RANKS,
        trump: 'S',
        gifts: [
          {from: 1, to: 0, card: '9S'},
          {from: 0, to: 1, card: '7H'},
        ],
        hands: hands('S:9 H:A D:876 C:9876', null, null, null),
      },
    ],
    [
      'a leader without the ace of trumps',
      'hands[0][0]',
      {...reign, turn: [1], hands: hands('S:A H:T876 D:8 C:876', null, null, null)},
    ],
    [
      'a session that was won by somebody else',
      'won[0]',
      {phase: 'over', ranks: RANKS, tricks: [5, 2, 1, 1], won: [3]},
    ],
    [
      'a suit that was shown to be lacking',
      'hands[1][0]',
      {
        names: NAMES,
        dealer: 3,
        shown: '6S',
        played: [
          [
            {seat: 0, card: '9H'},
            {seat: 1, card: '9C'},
            {seat: 2, card: '6H'},
            {seat: 3, card: '7H'},
          ],
        ],
        hands: [null, ['AH', ...backs(7)], null, null],
      },
    ],
  ];
  for (const [what, path, position] of wrong)
    it(`refuses ${what}`, () => {
      assert.throws(
        () => rules.parsePosition(position),
        (error) => {
          assert.ok(error instanceof InvalidPositionError);
          assert.equal(error.path, path, error.message);
          return true;
        },
      );
    });
});
