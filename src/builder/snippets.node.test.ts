import assert from 'node:assert/strict';
import {it} from 'node:test';
import {entryOf} from '../embed/catalogue.js';
import {SNIPPETS, type Written} from './snippets.js';

/**
 * The pattern by which WordPress finds the attributes of a shortcode: `get_shortcode_atts_regex`, double
 * quotes alone.
 */
const ATTRIBUTE = /([\w-]+)\s*=\s*"([^"]*)"(?:\s|$)/g;
/** A value after `stripcslashes` and the browser have read it. */
const readBack = (value: string): string =>
  value
    .replaceAll(/\\(.?)/g, '$1')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it('a shortcode has every attribute when WordPress has read it', () => {
  const attributes = {
    names: 'Anna "Ann" O\'Neil & Søren \\o/',
    position: 'sheet: <seat | a> [1 2]; hands: N: S:KJ | S: S:Q8\n; turn: S',
    'no-play': '',
  };
  const written: Written = {
    embed: {
      tag: 'game-example',
      named: {game: 'king-simple'},
      attributes,
      style: {},
      text: 'A [b].',
      items: [],
      isQuiz: false,
    },
    entry: entryOf('king-simple'),
    title: 'Simple King',
    locale: 'en',
    from: '',
    files: undefined,
  };
  const [open, text, close] = SNIPPETS['wordpress']!(written).trim().split('\n') as [
    string,
    string,
    string,
  ];
  // WordPress finds the end of a shortcode only if its inside has none of these characters.
  const [, inside] = /^\[game-example([^[\]<>]*)\]$/.exec(open)!;
  const found = [...inside!.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, readBack(value!)]);
  assert.deepEqual(Object.fromEntries(found), {
    game: 'king-simple',
    ...attributes,
    position: attributes.position.replace('\n', ' '),
  });
  assert.equal(text, '<p>A &#91;b&#93;.</p>');
  assert.equal(close, '[/game-example]');
});
