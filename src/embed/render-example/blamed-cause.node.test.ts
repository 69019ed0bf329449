import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {renderChart} from '../render-chart/render-chart.js';
import {renderExample} from './render-example.js';

/** An error names what an author has to change, not what follows from it. */

const JUMBLE = {game: 'king', variant: 'simple', contract: 'negative-jumble', trick: 'N:QH'};
const BOUT =
  'seat: D; deal: 1; turn: D; trump: D; hands: A: 6? | B: 6? | C: 6? | D: C:9 D:9 H:7 S:T D:A8 | E: 6? | F: 6?; bout: {attacker:D defender:E}; ranks: 3 5 0 2 1 4';
const plays = (...steps: readonly string[]): string =>
  `<ol>${steps.map((step) => `<li data-play="${step}">A step.</li>`).join('')}</ol>`;

describe('an error of an example blames its cause', () => {
  for (const [attributes, body, sentence] of [
    [
      {...JUMBLE, hand: 'H:789KA S:789', seat: 'S'},
      '',
      '<game-example trick>: trick cannot begin with QH: in negative-jumble North may lead a heart only while holding hearts alone, which the other cards do not allow',
    ],
    [
      {game: 'kingdom', players: '12'},
      '',
      '<game-example players>: seats must be a whole number from 3 to 7; found 12',
    ],
    [{game: 'kingdom', variant: 'huge'}, '', '<game-example variant>: expected small or large'],
    [{game: 'king-omnibus', variant: 'simple'}, '', '<game-example variant>: expected omnibus'],
    [
      {game: 'court-ladder', position: BOUT},
      plays('D:7h', 'E:8C'),
      '<game-example data-play>: E: 8 of clubs is not allowed: beat the card or take it. To play: E. Allowed here: E:take',
    ],
  ] as const)
    test(sentence, async () => {
      await assert.rejects(renderExample(attributes, body), {message: sentence});
    });

  test('in Russian, too', async () => {
    await assert.rejects(
      renderExample({...JUMBLE, hand: 'H:789KA S:789', seat: 'S'}, '', {locale: 'ru'}),
      /не может начинаться с QH: в negative-jumble ходить с червей/,
    );
    await assert.rejects(
      renderExample({game: 'kingdom', variant: 'huge'}, '', {locale: 'ru'}),
      /нужно small или large/,
    );
  });

  test('and none is reported where an option lifts the ban', async () => {
    const free = {...JUMBLE, hand: 'H:789KA S:789', seat: 'S', options: 'heartLeadBan: off'};
    assert.match(await renderExample(free, ''), /^<game-example/);
  });
});

describe('a form of a game that `variant` names', () => {
  test('has its options and its players on an example, as on a table', async () => {
    for (const options of ['', 'rounds: 2', 'large: on'])
      assert.match(
        await renderExample({game: 'kingdom', variant: 'large', players: '12', options}, ''),
        /^<game-example/,
      );
  });

  test('is known to charts, which refuse any other', async () => {
    assert.match(await renderChart({game: 'kingdom', variant: 'large'}), /^<game-chart/);
    await assert.rejects(renderChart({game: 'kingdom', variant: 'huge'}), {
      message: '<game-chart variant>: expected small or large',
    });
  });
});

test('a card alone is a play of an example in games whose moves have more words', async () => {
  const html = await renderExample({game: 'court-ladder', position: BOUT}, plays('D:7h'));
  assert.match(html, /7 of hearts/);
});
