// Every example that authors can copy is valid: the rules of its game accept its position, plays
// and right answers. A snippet that a browser would warn about fails here. The same holds for the
// examples on the demo's page of rules.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {snippets} from '../stories/embed/snippets.ts';
import {below, parse, prove} from './prove-example.mjs';

describe('snippets for authors', () => {
  const all = Object.values(snippets).flat();

  it('are at least thirty, with distinct names', () => {
    assert.ok(all.length >= 30);
    assert.equal(new Set(all.map(({name}) => name)).size, all.length);
  });

  for (const {markup, name} of all)
    it(name, async () => {
      for (const element of below(parse(markup)))
        if (element.name === 'game-example') await prove(element);
    });
});

describe('the page of rules', () => {
  const page = readFileSync(new URL('../demo/rules.html', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/<game-example [\s\S]*?<\/game-example>/g)].map(([markup]) => {
    const [example] = parse(markup).children;
    return example;
  });
  const quizzes = examples.filter(({attributes}) => attributes.mode === 'quiz');
  const games = new Set(quizzes.map(({attributes: {game}}) => game));

  it('has twelve examples to step through, and quizzes of five games', () => {
    const worked = examples.filter(({children}) => children.some(({name}) => name === 'ol'));
    assert.ok(worked.length >= 12, String(worked.length));
    assert.ok(quizzes.length >= 6 && games.size >= 5, `${quizzes.length} of ${[...games].join()}`);
  });

  examples.forEach((example, at) => {
    const {game, mode = 'view', variant = ''} = example.attributes;
    it(`${at + 1}: ${mode}, ${game} ${variant}`, () => prove(example));
  });
});
