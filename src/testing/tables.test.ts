import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {catalogue, type GameEntry} from '../embed/catalogue.js';
import {createMessages, type Locale} from '../i18n/index.js';
import {createMatch} from '../match/index.js';
import {repeated} from './full.fixture.js';
import {assertNamesAreNames} from './named.fixture.js';
import {planOf} from './plan-of.fixture.js';
import {highCard} from './sample/entry.js';
import {royalGuests} from './sample-pick/entry.js';
import {assertSpeaks} from './speaks.fixture.js';

/**
 * Checks the table of every game, so that a game needs no test of its own for it: sentences in both
 * languages, a diagram of each position, and a README whose examples are positions. A row of an engine
 * that another game has proven is checked for a few moves only. `GSTK_GAME` names the only game or
 * family to test.
 */

const LOCALES: readonly Locale[] = ['en', 'ru'];
const only = process.env['GSTK_GAME'];
/** The languages that games are played in: both have the same messages, and Russian more forms of them. */
const spoken = only ? LOCALES : repeated<Locale>(['ru', 'en']);

const readmeOf = ({id, family}: GameEntry, room: string): string => {
  const files = [
    `${room}/${family}/${id}/README.md`,
    `${room}/${family}/README.md`,
    `${room}/README.md`,
  ];
  const file = files.map((path) => new URL(path, import.meta.url)).find((path) => existsSync(path));
  return file ? readFileSync(file, 'utf8') : '';
};

/** The rows of a README's table of positions: a phase and an example. */
const positionsIn = (text: string): readonly (readonly [phase: string, json: string])[] =>
  [...text.matchAll(/^\| `([\w.]+)` \| `(\{.*\})` \|$/gm)].map(([, phase, json]) => [
    phase!,
    json!,
  ]);

function check(entry: GameEntry, readme: string, moves: number): void {
  describe(entry.id, () => {
    for (const locale of spoken)
      test(`shows and says no bare key in ${locale}`, () => assertSpeaks(entry, locale, moves));

    for (const locale of spoken)
      test(`takes nobody for the reader because of a name in ${locale}`, () =>
        assertNamesAreNames(entry, locale, moves));

    test('has the same messages in every language', async () => {
      for (const load of [entry.messages, entry.deferredMessages]) {
        const [english, ...others] = await Promise.all(
          LOCALES.map(async (one) => (await load?.(one)) ?? {}),
        );
        for (const other of others)
          assert.deepEqual(Object.keys(other).sort(), Object.keys(english!).sort());
      }
    });

    for (const locale of LOCALES)
      test(`tells a new reader its aim and at most three things, in short, in ${locale}`, async () => {
        const [table, game, ...own] = await Promise.all([
          entry.table(),
          entry.load(),
          entry.messages(locale),
          entry.deferredMessages?.(locale) ?? {},
        ]);
        const messages = createMessages(locale, ...own);
        const aim = `aim/${entry.id}`;
        assert.equal(messages.has(aim), !table.saysAim, aim);
        for (const key of own.flatMap(Object.keys).filter((one) => /^aim\/|\/tip\//.test(one))) {
          const most = key.startsWith('aim/') ? 65 : 75;
          const said = messages.lookup(key, {points: 20});
          assert.ok(said && said.length <= most, `${key}: ${said}`);
        }
        const tips = (await table.tips?.()) ?? [];
        assert.ok(tips.filter(({isChoice}) => !isChoice).length <= 3);
        assert.equal(new Set(tips.map(({id}) => id)).size, tips.length);
        const view = createMatch(game, {seed: 1}).view(0);
        for (const tip of tips)
          for (const line of tip.say(view, messages)) assert.match(line ?? '', /^[^/]+$/);
      });

    test('takes the positions of its README', async () => {
      const game = await entry.load();
      for (const [phase, json] of positionsIn(readme))
        assert.equal(createMatch(game, {state: JSON.parse(json), seed: 1}).phase, phase, json);
    });
  });
}

for (const entry of catalogue) {
  if (only && only !== entry.id && only !== entry.family) continue;
  const {engine = [entry.id]} = await planOf(entry.family);
  const isRow = only !== entry.id && !engine.includes(entry.id);
  check(entry, readmeOf(entry, '../games'), isRow ? 4 : 40);
}
if (!only) {
  check(highCard, readmeOf(highCard, './sample'), 40);
  check(royalGuests, readmeOf(royalGuests, './sample-pick'), 40);
}
