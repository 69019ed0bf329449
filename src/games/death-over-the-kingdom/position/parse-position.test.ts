import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {rngFrom} from '../../../cards/index.js';
import {createMatch, replay} from '../../../match/index.js';
import {conform, type Plan} from '../../../testing/index.js';
import type {Game} from '../../../game/index.js';
import {deckOf, RECONSTRUCTION} from '../rules/deck.js';
import {kingdomGame} from '../index.js';
import {laws} from '../laws.fixture.js';
import {at, begin, run} from '../playing.fixture.js';
import {readDeck} from './read-deck.js';
import {begin as deal} from '../rules/round.js';
import {kingdomRules as rules} from '../rules.js';
import type {KingdomView} from '../types.js';

/** Positions and tables of cards from outside, determinized states, and leaks of hidden cards. */

const five = {seats: 5, dealer: 4};
const act = {...five, phase: 'act'};
const row = {id: 'fool', value: 3, copies: 9};

describe('a position', () => {
  test('an empty position is as after the deal', () => {
    const state = at({});
    assert.deepEqual(
      [state.seats, state.phase, state.deal, state.round, state.pile.length],
      [5, 'choose', 1, 1, 11],
    );
    assert.equal(at({hands: Array(7).fill(null)}).seats, 7);
    assert.equal(at({options: {large: 'on'}, seats: 12}).phase, 'act');
    assert.equal(at({...five, round: 3}).phase, 'act');
  });

  test('unknown cards are drawn and known ones stay, in the discards of earlier rounds, too', () => {
    const state = at({...act, round: 2, areas: ['king', null, null, null, 'king']});
    assert.deepEqual([state.areas[0], state.areas[4]], ['king', 'king']);
    assert.deepEqual([state.discard.length, state.pile.length], [5, 11]);
    assert.ok(![...state.hands.flat(), ...state.pile, ...state.discard].includes('king'));
  });

  test('`scores` alone are those of the first turn', () => {
    const state = at({...five, deal: 3, scores: [1, 2, 3, 0, 0]});
    assert.deepEqual(state.sheet, [
      [1, 2, 3, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test('in the phase "decide" the player who looked knows the card', () => {
    const state = at({...five, phase: 'decide', areas: ['merchant', 'king', null, null, null]});
    assert.equal(rules.view(state, 0).areas[1], 'king');
    assert.deepEqual(rules.legalMoves(state, 0), [{type: 'fold'}, {type: 'exchange'}]);
    const dealer = {dealer: 0, deeds: [null, ...Array<object>(4).fill({type: 'fold'})]};
    const top = at({
      seats: 5,
      phase: 'decide',
      areas: ['merchant', null, null, null, null],
      ...dealer,
    });
    assert.equal(rules.view(top, 0).pile[0], top.pile[0]);
  });

  test('4.3: `turn` names the acting seat; all seats before it have kept their cards', () => {
    const state = at({...act, turn: [2]});
    assert.deepEqual(rules.turn(state), [2]);
    assert.deepEqual(
      state.deeds.map((deed) => deed?.type ?? null),
      ['fold', 'fold', null, null, null],
    );
    assert.equal(
      rules.refuse(at({...act, turn: [4]}), 4, {type: 'exchange'}),
      'kingdom/dealer-cuts',
    );
  });

  const wrong: readonly (readonly [path: string, position: unknown])[] = [
    ['turn', {...five, turn: [2]}],
    ['turn', {...act, turn: [0, 1]}],
    ['turn', {...act, turn: [4], deeds: [{type: 'fold'}, null, null, null, null]}],
    ['turn[0]', {...act, turn: [5]}],
    ['position', []],
    ['trump', {trump: 'S'}],
    ['seats', {seats: 8}],
    ['seats', {seats: 17, options: {large: 'on'}}],
    ['options.middle', {options: {middle: 'mean'}}],
    ['phase', {phase: 'show'}],
    ['phase', {...five, phase: 'choose', round: 3}],
    ['deal', {...five, phase: 'over', deal: 2}],
    ['round', {round: 4}],
    ['deal', {...five, deal: 6}],
    ['dealer', {seats: 5, dealer: 5}],
    ['hands', {...five, hands: [[]]}],
    ['hands[0]', {...five, hands: [['king'], null, null, null, null]}],
    ['hands[0][1]', {...five, hands: [['king', 'knave', 'king'], null, null, null, null]}],
    ['hands[1][0]', {...five, hands: [['king', 'king', 'monk'], ['king', 'monk', 'thief'], null, null, null]}],
    ['areas', {...five, areas: ['king', 'king', 'monk', 'thief', 'thief']}],
    ['up', {...act, up: [true]}],
    ['areas[0]', {...act, up: [true, false, false, false, false]}],
    ['areas[0]', {...five, phase: 'decide', areas: ['thief', null, null, null, null]}],
    ['pile', {...five, pile: 12}],
    ['pile', {...five, pile: ['king']}],
    ['discard', {...five, discard: ['king', ...Array<null>(11).fill(null)]}],
    ['deeds[1]', {...act, deeds: [null, {type: 'fold'}, null, null, null]}],
    ['deeds[0].type', {...act, deeds: [{type: 'cut'}, null, null, null, null]}],
    ['deeds', {...act, deeds: Array<object>(5).fill({type: 'fold'})}],
    ['deeds', {...five, deeds: [{type: 'fold'}, null, null, null, null]}],
    ['eyes.areas[0]', {...act, eyes: {areas: [[0], [], [], [], []]}}],
    ['eyes.areas[1]', {...act, eyes: {areas: [[], [3, 2], [], [], []]}}],
    ['choices.made[0]', {...five, hands: [['king', 'monk', 'monk'], null, null, null, null], choices: {made: ['thief', null, null, null, null]}}],
    ['scores[0]', {...five, sheet: [[0, 0, 0, 0, 0]], scores: [1, 0, 0, 0, 0]}],
    ['sheet', {...five, deal: 2, sheet: [[0, 0, 0, 0, 0]]}],
    ['values', {...five, values: [1, 2, 3, 4, 5]}],
    ['last.cards[0]', {...five, last: {deal: 1, round: 1, cards: ['ace', 'king', 'king', 'monk', 'monk'], values: [0, 0, 0, 0, 0], winners: []}}],
    ['rng', {rng: [1, 2, 3]}],
  ]; // oxfmt-ignore
  for (const [path, position] of wrong)
    test(`${path} of ${JSON.stringify(position).slice(0, 70)}`, () => {
      assert.throws(() => at(position as object), {name: 'InvalidPositionError', path});
    });
});

describe('a table of cards', () => {
  test('the reconstruction: 13 characters, two of each, ascending values, every ability of the text', () => {
    assert.equal(RECONSTRUCTION.length, 13);
    assert.deepEqual(
      RECONSTRUCTION.map(({value, copies}) => [value, copies]),
      RECONSTRUCTION.map((_, value) => [value, 2]),
    );
    assert.deepEqual(readDeck(JSON.parse(JSON.stringify(RECONSTRUCTION))), RECONSTRUCTION);
  });

  test('an author’s table gets its defaults; its match plays and its record replays', () => {
    const deck = [
      row,
      {id: 'rat', value: 1, copies: 9},
      {id: 'cat', value: 5, copies: 9, second: 7, condition: {shows: ['rat']}},
    ];
    const match = createMatch(kingdomGame, {seats: 5, seed: 'cats', state: {deck}});
    assert.deepEqual(deckOf(match.state)[0], {
      ...row,
      second: null,
      condition: null,
      ability: 'none',
    });
    assert.equal(deckOf(match.state)[2]?.ability, 'turn');
    assert.equal(match.state.pile.length, 12);
    for (const seat of match.turn) match.play(seat, match.moves(seat)[0]!);
    assert.deepEqual(replay(kingdomGame, match.record()).state, match.state);
    assert.deepEqual((match.view(0) as KingdomView).deck, match.state.deck);
  });

  test('the laws hold for another deck, too', () => {
    const deck = readDeck([...RECONSTRUCTION.slice(1), {id: 'plague', value: 0, copies: 3}]);
    const setup: typeof rules.setup = (options, seats, rng, emit) =>
      deal(options, seats, rng, emit, deck);
    const game = {...kingdomGame, rules: {...rules, setup}} as unknown as Game;
    const plan = {...laws, isCard: () => false} as unknown as Plan;
    conform(game, {...plan, games: 2, every: 16, seats: [4, 7]});
  });

  const wrong: readonly (readonly [path: string, deck: unknown])[] = [
    ['deck', 'reconstruction'],
    ['deck', [{...row, copies: 2}]],
    ['deck[0]', [7]],
    ['deck[0].suit', [{...row, suit: 'S'}]],
    ['deck[0].id', [{...row, id: ''}]],
    ['deck[0].id', [{...row, id: 'two words'}]],
    ['deck[0].value', [{...row, value: '3'}]],
    ['deck[0].value', [{...row, value: 100}]],
    ['deck[0].copies', [{...row, copies: 0}]],
    ['deck[0].ability', [{...row, ability: 'fly'}]],
    ['deck[0].condition', [{...row, second: 4}]],
    ['deck[0].second', [{...row, second: 4, ability: 'look'}]],
    ['deck[0].condition.shows', [{...row, second: 4, condition: {shows: []}}]],
    ['deck[0].condition.shows[0]', [{...row, second: 4, condition: {shows: ['queen']}}]],
    ['deck[1].id', [row, row]],
  ];
  for (const [path, deck] of wrong)
    test(`${path} of ${JSON.stringify(deck)}`, () => {
      assert.throws(() => at({...five, deck}), {name: 'InvalidPositionError', path});
    });
});

describe('secrets', () => {
  test('a determinized state keeps what is known and draws the rest', () => {
    const start = at({...act, areas: ['death', 'king', null, null, null]}, 'hidden');
    const {state} = run(start, '0:exchange');
    const view = rules.view(state, 0);
    const draws = Array.from({length: 40}, (_, n) => rules.determinize(view, rngFrom(n)));
    for (const imagined of draws) {
      assert.deepEqual(imagined.areas.slice(0, 2), ['king', 'death']);
      assert.deepEqual(rules.view(imagined, 0), view);
    }
    assert.ok(new Set(draws.map(({areas}) => areas[2])).size > 5);
  });

  test('the laws catch a view that shows the top of the deck', () => {
    const leaky = {
      ...kingdomGame,
      rules: {
        ...rules,
        view: (state: never, seat: number | undefined) => {
          const view = rules.view(state, seat);
          return {
            ...view,
            pile: [(state as {pile: string[]}).pile[0] ?? null, ...view.pile.slice(1)],
          };
        },
      },
    } as unknown as Game;
    const plan = laws as unknown as Plan;
    assert.throws(() => conform(leaky, {...plan, games: 1, every: 4, seats: [5]}), {
      law: 'no-secret',
    });
  });

  test('nobody learns of a choice, and no other view changes', () => {
    const start = begin(4);
    const before = rules.view(start, 1);
    const {state, events} = run(start, `0:choose ${start.hands[0]![0]!}`);
    assert.deepEqual(events, []);
    assert.deepEqual(rules.view(state, 1), before);
    assert.deepEqual(rules.view(state, undefined), rules.view(start, undefined));
  });
});
