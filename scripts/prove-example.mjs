// Checks `<game-example>`s as authors write them: the rules of their game must accept the position,
// the plays, and the answers marked as right.
import assert from 'node:assert/strict';
import {playLesson} from '../src/lesson/played-lesson.ts';
import {loadLesson} from '../src/embed/game-example/loading/parts.ts';
import {entryIn} from '../src/embed/game-example/loading/entry-in.ts';
import {lessonSetup} from '../src/lesson/lesson-setup.ts';
import {questionOf} from '../src/lesson/author-position.ts';
import {renderExample} from '../src/embed/render-example/render-example.ts';

/** Parses well-formed markup as elements with their children. */
export function parse(markup) {
  const top = {name: '', attributes: {}, children: []};
  const open = [top];
  for (const [, end, name, rest] of markup.matchAll(/<(\/?)([a-z-]+)((?:"[^"]*"|[^">])*)>/g)) {
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

export const below = (element) => element.children.flatMap((child) => [child, ...below(child)]);

/**
 * The steps of a list; an ordered list inside an item is one variation, an unordered list one per
 * item.
 */
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

const allNodes = (nodes) =>
  nodes.flatMap((node) => [node, ...node.variations.flatMap((line) => allNodes(line))]);

const warn = (attribute, message) => assert.fail(`${attribute}: ${message}`);

/** Asserts that an example can be displayed, stepped through and answered. */
export async function prove({attributes, children}) {
  await renderExample(attributes, '', {warn});
  const {ask = 'card', mode} = attributes;
  const quiz = mode === 'quiz';
  const {get, last} = questionOf((name) => attributes[name] ?? null);
  const list = children.find(({name}) => name === (quiz ? 'ul' : 'ol'));
  const line = quiz ? [{plays: last, mark: '', variations: []}] : list ? lineOf(list) : [];
  const entry = entryIn(get, warn);
  const parts = await loadLesson(entry, 'en');
  const setup = lessonSetup(get, entry, warn, last);
  const {player, rules, nodes} = playLesson(parts, setup, line, warn);
  for (const {snapshot} of allNodes(nodes)) assert.equal(snapshot.fault, undefined);
  const {state, events} = nodes.at(-1).snapshot;
  if (!quiz) return;
  if (ask !== 'card' && ask !== 'legal') {
    assert.ok(events.some((event) => entry.eventKind(event) === 'trick-taken'));
    return;
  }
  const seat = setup.seat ?? rules.turn(state)[0];
  assert.ok(rules.turn(state).includes(seat), 'the seat that is asked is not to play');
  const refusalOf = ({attributes: one}) => {
    const [play] = player.plays(one['data-play']);
    const move = player.moveIn(state, {...play, seat: play.seat ?? seat});
    assert.ok(move, `${one['data-play']} is not a move`);
    return rules.refuse(state, seat, move);
  };
  const answers = (list?.children ?? []).filter(
    ({attributes: one}) => !['*', 'right'].includes(one['data-play']),
  );
  const refusals = answers.map(refusalOf);
  if (ask === 'legal') return;
  const right = refusals.filter((_, at) => 'data-correct' in answers[at].attributes);
  assert.ok(right.length > 0, 'no answer is right');
  for (const refusal of right) assert.equal(refusal, undefined);
}
