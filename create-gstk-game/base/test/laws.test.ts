import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {agree, checkGolden, conform, playthrough} from 'gstk/testing';
import { {{variable}} as entry } from '../src/index.js';
import {game} from '../src/game.js';

/** What holds for every game: laws in random games, the chart, golden games, names in every language. */

const {min, max} = game.rules.seats;

test('keeps the laws', () => void conform(game, {games: 20, every: 4}));

test('chart and rules agree', () => void agree([game]));

for (let seats = min; seats <= max; seats++)
  test(`plays as its golden file, ${seats} seats`, () => {
    const file = new URL(`playthroughs/{{name}}-${seats}.txt`, import.meta.url);
    checkGolden(fileURLToPath(file), playthrough(game, {seats}));
  });

test('rules and messages carry the name of the entry', async () => {
  assert.equal(game.rules.id, entry.id);
  for (const locale of ['en', 'ru'] as const)
    assert.ok(`game/${entry.id}` in (await entry.messages(locale)), locale);
});
