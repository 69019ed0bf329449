// Every example that authors copy is possible: its position by the rules of its game, its plays and
// right answers too. A piece that a browser would warn of fails here.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {startEngine} from '../src/embed/game-example/engine.ts';
import {readSetting} from '../src/embed/game-example/setting.ts';
import {questionOf} from '../src/embed/game-example/shown.ts';
import {renderExample} from '../src/embed/render-example/render-example.ts';
import {snippets} from '../stories/embed/snippets.ts';

/** Elements of well-formed markup, with what is in them. */
function parse(markup) {
  const top = {name: '', attributes: {}, children: []};
  const open = [top];
  for (const [, end, name, rest] of markup.matchAll(/<(\/?)([a-z-]+)([^>]*)>/g)) {
    if (end) assert.equal(open.pop().name, name, `</${name}> closes another element`);
    else {
      const pairs = rest.matchAll(/([a-z-]+)(?:="([^"]*)")?/g);
      const attributes = Object.fromEntries([...pairs].map(([, key, value = '']) => [key, value]));
      const element = {name, attributes, children: []};
      open.at(-1).children.push(element);
      open.push(element);
    }
  }
  assert.equal(open.length, 1, 'an element is not closed');
  return top;
}

const below = (element) => element.children.flatMap((one) => [one, ...below(one)]);

/** The steps of a list; a list inside an item is a variation, or one for each item. */
const lineOf = (list) =>
  list.children.map((item) => ({
    plays: item.attributes['data-play'] ?? '',
    mark: item.attributes['data-mark'] ?? '',
    variations: item.children
      .filter(({name}) => /^[ou]l$/.test(name))
      .flatMap((inner) =>
        inner.name === 'ol' ? [lineOf(inner)] : lineOf(inner).map((step) => [step]),
      ),
  }));

const everyStop = (stops) =>
  stops.flatMap((stop) => [stop, ...stop.variations.flatMap((line) => everyStop(line))]);

const warn = (attribute, message) => assert.fail(`${attribute}: ${message}`);

async function prove({attributes, children}) {
  await renderExample(attributes, '', {warn});
  const {ask = 'card', mode} = attributes;
  const quiz = mode === 'quiz';
  const {get, last} = questionOf((name) => attributes[name] ?? null);
  const list = children.find(({name}) => name === (quiz ? 'ul' : 'ol'));
  const line = quiz ? [{plays: last, mark: '', variations: []}] : list ? lineOf(list) : [];
  const setting = readSetting(get, warn);
  const {course, rules, stops} = await startEngine(setting, line, 'en', warn);
  for (const {place} of everyStop(stops)) assert.equal(place.fault, undefined);
  if (quiz && ask === 'card') {
    const {state} = stops.at(-1).place;
    const right = list.children.filter(({attributes: one}) => 'data-correct' in one);
    assert.ok(right.length > 0, 'no answer is right');
    for (const {attributes: one} of right) {
      const [{move}] = course.plays(one['data-play']);
      assert.equal(rules.refuse(state, setting.seat, move), undefined);
    }
  } else if (last) assert.ok(stops.at(-1).place.told.some(({type}) => type === 'trick taken'));
}

describe('snippets for authors', () => {
  const all = Object.values(snippets).flat();

  it('are at least thirty, each of another name', () => {
    assert.ok(all.length >= 30);
    assert.equal(new Set(all.map(({name}) => name)).size, all.length);
  });

  for (const {markup, name} of all)
    it(name, async () => {
      for (const one of below(parse(markup))) if (one.name === 'game-example') await prove(one);
    });
});
