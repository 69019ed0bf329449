import assert from 'node:assert/strict';
import {test} from 'node:test';
import {diceFrom} from '../../testing/dice.js';
import {hostileText} from '../../testing/hostile/hostile-texts.js';
import {StepCounter} from '../../testing/hostile/steps.js';
import {answersIn, playsIn} from './plays-in.js';

const found: readonly (readonly [what: string, content: string, steps: readonly string[]])[] = [
  ['nothing', '<p>Text.</p>', []],
  ['each item', '<ol><li data-play="W:9S N:JS">One</li><li>Two</li></ol>', ['W:9S N:JS', '']],
  ['items that are not closed', "<ol><li data-play='W:9S'>One<li data-play=N:JS>Two</ol>", ['W:9S', 'N:JS']],
  ['no list without plays', '<ol><li>No</li></ol><ol><li data-play="W:9S">Yes</li></ol>', ['W:9S']],
  ['no answers', '<ul><li data-play="W:9S">An answer</li></ul>', []],
  ['no variations', '<ol><li>One<ul><li data-play="W:7S">or</li></ul></li><li data-play="N:JS">Two</li></ol>', ['', 'N:JS']],
  ['no comments', '<!-- <ol><li data-play="W:2S">Old</li></ol> --><ol><li data-play="W:9S">New</li></ol>', ['W:9S']],
  ['tags in any case, quotes with brackets', '<OL CLASS="a>b"><LI title="x > y" DATA-PLAY="W:9S">One</LI></OL>', ['W:9S']],
  ['a code with which an item begins', '<ol><li><code>W:9S N:JS</code> One</li><li>\n<p><code>E:10S !</code></p></li><li>Two</li></ol>', ['W:9S N:JS', 'E:10S', '']],
  ['no code of another kind, nor one behind words', '<ol><li><code>npm start</code></li></ol><ol><li>Play <code>W:9S</code></li></ol>', []],
  ['no code where others have attributes', '<ol><li data-play="W:9S">One</li><li><code>N:JS</code> covers.</li></ol>', ['W:9S', '']],
  ['no code of a variation', '<ol><li><code>W:9S</code> One<ul><li><code>W:7S</code> or</li></ul></li></ol>', ['W:9S']],
  ['what was escaped', '<ol><li data-play="ask &quot;1 &amp; 2&quot;">One</li></ol>', ['ask "1 & 2"']],
]; // oxfmt-ignore

for (const [what, content, steps] of found)
  test(`the plays of a lesson: ${what}`, () => assert.deepEqual(playsIn(content), steps));

test('the answers of a quiz, and which are right', () => {
  const told = (content: string): unknown =>
    answersIn(content).map(({correct, label, plays}) => [plays, correct, label]);
  const attributes = `<ul><li data-play="8H" data-correct>Yes.</li><li data-label="Any other" data-play='*'>No.</li></ul>`;
  assert.deepEqual(told(attributes), [
    ['8H', true, undefined],
    ['*', false, 'Any other'],
  ]);
  const codes =
    '<ul><li><code>8H!</code> Yes.</li><li><code>KH ?</code> No.</li><li><code>*</code></li></ul>';
  assert.deepEqual(told(codes), [
    ['8H', true, undefined],
    ['KH', false, undefined],
    ['*', false, undefined],
  ]);
});

test('the plays of a lesson: any content is read in one pass', () => {
  const counter = new StepCounter();
  const dice = diceFrom('content');
  const honest = found.map(([, content]) => content);
  const pieces = ['<', '<li><code>', '<code>', '<li><p>', '<li ', '<ol', '<!--', '<!---->', '<li data-play="', '<li>', '<ol><li>', '"', '&amp;'];
  const contents = [
    ...pieces.map((piece) => piece.repeat(5_000)),
    ...Array.from({length: 100}, () => hostileText(dice, honest, 20_000)),
  ];
  counter.take('/embed/');
  for (const content of contents) {
    playsIn(content);
    const steps = counter.take('/embed/');
    assert.ok(steps <= 1_000 + 10 * content.length, `${steps} steps for ${content.slice(0, 60)}`);
  }
  counter.stop();
}); // oxfmt-ignore
