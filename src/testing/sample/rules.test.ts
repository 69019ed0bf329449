import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {type Card, rngFrom} from '../../cards/index.js';
import {createMatch} from '../../match/index.js';
import {bot} from './bot.js';
import {game, type Event} from './index.js';

/** A position in the middle of a trick, with two cards in each hand. */
const trickOf = (cards: string, trump: string) => {
  const codes = cards.split(' ') as Card[];
  const used = new Set(codes);
  const rest = (['7S', '8S', '9S', 'TS', 'JS'] as const).filter((card) => !used.has(card));
  const hands = codes.map((card, seat) => [card, rest[seat]!, '7H 8H 9H TH'.split(' ')[seat]!]);
  const state = {seats: codes.length, options: {cards: 3, trump}, hands};
  const match = createMatch(game, {state, seed: 1});
  const events: Event[] = [];
  match.client().subscribe((updates) => events.push(...updates.map((update) => update.event)));
  for (const card of codes)
    assert.equal(match.play(match.turn[0]!, {type: 'play', card}), undefined);
  return {match, events};
};

const tricks: readonly (readonly [why: string, cards: string, trump: string, winner: number])[] = [
  ['the highest card of the suit led', 'QD AD KD', 'none', 1],
  ['another suit does not win', 'QD AC KD', 'none', 2],
  ['a trump wins', 'AD 8C KD', 'C', 1],
  ['the highest of two trumps', 'AD 8C JC', 'C', 2],
  ['two seats', 'AD KD', 'none', 0],
  ['four seats', 'TD KD AD JD', 'none', 2],
];

for (const [why, cards, trump, winner] of tricks)
  test(`${why} (${cards}, trump ${trump}): seat ${winner} takes and leads`, () => {
    const {match, events} = trickOf(cards, trump);
    assert.deepEqual(events.at(-1), {type: 'trick taken', seat: winner, cards: cards.split(' ')});
    assert.deepEqual(match.turn, [winner]);
    assert.equal(match.state.tricks[winner]?.length, match.state.seats);
    assert.equal(match.phase, 'lead');
  });

test('a card that is not in the hand, and a card out of turn, are refused', () => {
  const match = createMatch(game, {seats: 2, seed: 1});
  const theirs = match.state.hands[1]![0];
  assert.equal(match.refuse(0, {type: 'play', card: theirs}), 'game/not-your-card');
  assert.equal(match.refuse(1, {type: 'play', card: theirs}), 'game/not-your-turn');
});

test('most tricks win', () => {
  const state = {
    ...{seats: 2, options: {cards: 3}, leader: 1, hands: [['7S'], ['AS']]},
    tricks: [
      ['7H', '8H'],
      ['9H', 'TH'],
    ],
  };
  const match = createMatch(game, {state, seed: 1});
  match.play(1, {type: 'play', card: 'AS'});
  match.play(0, {type: 'play', card: '7S'});
  assert.deepEqual(match.outcome?.winners, [1]);
  assert.deepEqual(match.outcome.places, [[1], [0]]);
});

test('the positions of the README are valid', () => {
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \| `(.*)` \|$/gm)];
  assert.deepEqual(
    rows.map(([, phase]) => phase),
    ['lead', 'follow', 'over'],
  );
  for (const [, phase, json] of rows)
    assert.equal(createMatch(game, {state: JSON.parse(json!), seed: 1}).phase, phase);
});

test('the bot takes a trick as cheaply as it can', async () => {
  const state = {
    ...{seats: 2, options: {cards: 3}, leader: 1, trick: [{seat: 1, card: 'TD'}]},
    hands: [
      ['7S', 'AD', 'QD'],
      [null, null],
    ],
  };
  const match = createMatch(game, {state, seed: 1});
  const question = {view: match.view(0), moves: match.moves(0), rng: rngFrom(1), budget: 0};
  const {move} = await bot.choose(question);
  assert.equal(move.card, 'QD');
});
