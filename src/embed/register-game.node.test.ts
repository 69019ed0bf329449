// registers games
import assert from 'node:assert/strict';
import {afterEach, beforeEach, mock, test} from 'node:test';
import {createMatch, replay} from '../match/index.js';
import {
  linkChallenge,
  linkPosition,
  linkRecord,
  openLink,
  readChallenge,
  readRecord,
  writeRecord,
} from '../notation/index.js';
import {catalogue, entryNamed, entryOf, type GameEntry, registerGame} from './catalogue.js';
import {gameFromOutside} from './outside.fixture.js';
import {registered} from '../elements/registry.js';
import {renderExample} from './render-example/render-example.js';

/** Games from outside, added by `registerGame`. */

const own = catalogue.length;
const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
  mock.method(console, 'warn', (text: string) => warnings.push(text));
});
afterEach(() => mock.restoreAll());

const entry = gameFromOutside('acme/high-card');

test('a game is found by its id from the moment it is registered', async () => {
  const coming = registered('acme/high-card');
  assert.equal(entryOf('acme/high-card'), undefined);
  assert.equal(registerGame(entry), true);
  assert.equal(entryOf('acme/high-card'), entry);
  assert.equal(entryNamed('acme/high-card', ''), entry);
  assert.equal(catalogue.at(-1), entry);
  assert.equal(await coming, entry);
  assert.deepEqual(warnings, []);
});

test('the same entry may be registered twice; another of that id is refused', () => {
  assert.equal(registerGame(entry), true);
  assert.equal(registerGame(gameFromOutside('acme/high-card')), false);
  assert.equal(catalogue.length, own + 1);
  assert.deepEqual(warnings, ['registerGame: id "acme/high-card" is taken']);
});

for (const [change, said] of [
  [{id: 'high-card'}, 'id "high-card": expected author and name in lower case, acme/high-card'],
  [{id: 'king-omnibus'}, 'id "king-omnibus": expected author and name'],
  [{id: 'Acme/<b>'}, 'id "Acme/<b>": expected'],
  [{id: undefined}, 'id undefined: expected'],
  [{title: ''}, '"acme/other": title must be a text'],
  [{bot: undefined}, '"acme/other": bot must be a function; gameEntry() makes entries'],
  [{seats: {min: 3, max: 2, usual: 3}}, '"acme/other": seats must be {min, usual, max}'],
  [{seats: {min: 2, max: 17, usual: 3}}, '"acme/other": seats must be {min, usual, max}'],
  [{seats: undefined}, '"acme/other": seats must be {min, usual, max}'],
  [{tag: {name: 'king-game'}}, '"acme/other": tag must be {name: \'gstk-table\'}'],
  [{placeholder: undefined}, '"acme/other": placeholder.cards must be a number'],
] as const)
  test(`a faulty entry is refused with its reason: ${JSON.stringify(change)}`, () => {
    const faulty = {...gameFromOutside('acme/other'), ...change} as unknown as GameEntry;
    assert.equal(registerGame(faulty), false);
    assert.equal(catalogue.length, own + 1);
    assert.ok(warnings[0]?.startsWith(`registerGame: ${said}`), warnings[0]);
  });

test('what is not an entry at all is refused', () => {
  for (const given of [undefined, null, 'acme/other', 7, []])
    assert.equal(registerGame(given as unknown as GameEntry), false);
  assert.equal(warnings.length, 5);
});

test('records, links and challenges of such a game are written and read back', async () => {
  const [game, rules] = await Promise.all([entry.load(), entry.rules()]);
  const match = createMatch(game, {seed: 7, seats: 3});
  for (let n = 0; n < 5; n++) match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]!);
  const text = writeRecord(rules, match.record());
  assert.match(text, /^\[Game "acme\/high-card"\]$/m);
  const read = readRecord(rules, text);
  assert.equal(read.line.plies.length, 5);
  const rulesOf = (id: string) => entryOf(id)?.rules();
  const linked = await openLink(linkRecord(rules, match.record()), rulesOf);
  assert.ok(linked && 'kind' in linked && linked.kind === 'record');
  assert.equal(linked.game, 'acme/high-card');
  assert.deepEqual(replay(game, linked.record).state, match.state);
  const position = await openLink(linkPosition(rules, match.view(1)), rulesOf);
  assert.ok(position && 'kind' in position && position.kind === 'position');
});

test('challenges and examples are made for such a game', async () => {
  const rules = await entry.rules();
  const result = {name: '', won: true, deals: [], undo: false, hints: false};
  const setup = {seats: 2, seat: 0, seed: 'a', options: {}, level: 'normal', results: [result]};
  const read = readChallenge(linkChallenge(rules, setup));
  assert.ok(read && 'game' in read);
  assert.equal(read.game, 'acme/high-card');
  const attributes = {
    game: 'acme/high-card',
    players: '2',
    options: 'cards:3',
    hands: 'AH KD 7S | ? ? ?',
  };
  const html = await renderExample(attributes, '<p>A leads.</p>');
  assert.match(html, /<game-example game="acme\/high-card"/);
});
