import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {catalogue, type GameEntry} from '../embed/catalogue.js';
import {ruleOfRefusal} from '../elements/rule-of-refusal.js';
import {type AnyMove, type Refusal, resolveOptions, seatsWith} from '../game/index.js';
import {createMessages} from '../i18n/index.js';
import {diceFrom} from './dice.js';

/**
 * Every refusal of a move is explained by a paragraph of the rules. The refusals that all games
 * share, such as `game/not-your-turn`, need no paragraph. `GSTK_GAME` names the only game or family to
 * test.
 */

const only = process.env['GSTK_GAME'];
const wanted = catalogue.filter(({id, family}) => !only || id === only || family === only);

const LOCALES = ['en', 'ru'] as const;
const games = join(dirname(fileURLToPath(import.meta.url)), '../games');

/** True for a source file of the rules: not of the table, messages, bot or chart. */
const decides = (file: string): boolean =>
  file.endsWith('.ts') &&
  !/\.(test|fixture)\.ts$/.test(file) &&
  !/(^|\/)(table|messages|bot|machine)[-./]/.test(file);

/** The sources of a game that mention refusals. */
function rulesTexts(entry: GameEntry): string {
  const family = join(games, entry.family);
  const own = join(family, entry.id);
  const apart = readdirSync(family).includes(entry.id);
  const folder = apart ? own : family;
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(decides)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => /\bRefusal\b/.test(text))
    .join('\n');
}

/**
 * The refusal keys in the sources; `heads` are the beginnings of keys that are composed at run
 * time.
 */
function refusalsIn(text: string, prefix: string): {keys: Set<string>; heads: readonly string[]} {
  const keys = new Set([...text.matchAll(/'([a-z][a-z-]*\/[a-z-]+)'/g)].map(([, key]) => key!));
  const heads = [...text.matchAll(/`([a-z][a-z-]*\/[a-z-]+)\$\{/g)].map(([, head]) => head!);
  const own = (key: string): boolean => key.startsWith(`${prefix}/`);
  return {keys: new Set([...keys].filter(own)), heads: heads.filter(own)};
}

const PREFIX: Readonly<Record<string, string>> = {
  'god-save-the-king': 'gsk',
  'kings-and-peasants': 'peasants',
  'death-over-the-kingdom': 'kingdom',
  'crush-the-crown': 'crush',
  'court-ladder': 'ladder',
  'find-the-king': 'find',
  'tourney-for-the-king': 'tourney',
  'king-at-court': 'court',
};
const prefixOf = ({family, id}: GameEntry): string => PREFIX[id] ?? family;

/**
 * The refusals met in random games with random options, when seats play moves of others or play too
 * early.
 */
async function met(entry: GameEntry): Promise<Set<Refusal>> {
  const rules = await entry.rules();
  const dice = diceFrom(entry.id);
  const refusals = new Set<Refusal>();
  const tried = new Map<string, AnyMove>();
  for (let game = 0; game < 12; game++) {
    const options = resolveOptions(
      rules.options,
      game === 0
        ? {}
        : Object.fromEntries(rules.options.map((row) => [row.name, dice.pick(row.values)])),
    );
    const {min, max} = seatsWith(rules, options);
    let state = rules.setup(options, min + dice.roll(max - min + 1), dice.fork());
    for (let step = 0; step < 60; step++) {
      const seat = rules.turn(state)[0];
      if (seat === undefined) break;
      const moves = rules.legalMoves(state, seat);
      for (const move of [...moves].slice(0, 20)) tried.set(rules.formatMove(move), move);
      for (const card of (state as {hands?: (string | null)[][]}).hands?.[seat] ?? [])
        tried.set(`play ${card}`, {type: 'play', card} as AnyMove);
      const all = [...tried.values()];
      for (let count = 0; count < 25; count++) {
        const refusal = rules.refuse(state, seat, dice.pick(all));
        if (refusal && !refusal.startsWith('game/')) refusals.add(refusal);
      }
      state = rules.apply(state, seat, dice.pick(moves), () => undefined);
    }
  }
  return refusals;
}

for (const entry of wanted)
  describe(`the rules of ${entry.id}`, () => {
    it('have the same paragraphs in every language, each with an id of its own', async () => {
      const book = (await entry.guide?.())?.rulebook;
      if (!book) return;
      const [english, russian] = await Promise.all(
        LOCALES.map(async (locale) => {
          const text = await book.text(entry.id, locale);
          const ids = text.flatMap(([, part]) => Object.keys(part));
          assert.equal(new Set(ids).size, ids.length, `${locale} has an id twice`);
          for (const [, part] of text)
            for (const [id, paragraph] of Object.entries(part))
              assert.ok(paragraph.length > 10, `${locale} ${id}`);
          return text.map(([, part]) => Object.keys(part));
        }),
      );
      assert.ok(english!.flat().length > 2);
      assert.deepEqual(russian, english);
    });

    it('explain each refusal met in random games', async () => {
      const refusals = await met(entry);
      const {explains = {}} = (await entry.guide?.())?.rulebook ?? {};
      // A new game has to explain its refusals in the rulebook of the guide that its entry.ts names.
      if (Object.keys(explains).length > 0) assert.ok(refusals.size > 0, 'nothing was refused');
      for (const refusal of refusals)
        for (const locale of LOCALES)
          assert.ok(await ruleOfRefusal(entry, refusal, locale), `${refusal} in ${locale}`);
    });
  });

const sets = new Map(wanted.map((entry) => [prefixOf(entry), entry]));
for (const [prefix, entry] of sets)
  describe(`refusals of ${prefix}`, () => {
    it('are each explained by a paragraph of some game, and have a message in every language', async () => {
      const {explains = {}} = (await entry.guide?.())?.rulebook ?? {};
      const {keys, heads} = refusalsIn(rulesTexts(entry), prefix);
      const explained = new Set(Object.values(explains).flat());
      assert.deepEqual(
        [...keys].filter((key) => !explained.has(key)),
        [],
      );
      const made = (key: string): boolean => heads.some((head) => key.startsWith(head));
      assert.deepEqual(
        [...explained].filter((key) => !keys.has(key) && !made(key)),
        [],
      );
      for (const head of heads)
        assert.ok(
          [...explained].some((key) => key.startsWith(head)),
          head,
        );

      const relations = catalogue.filter((entry) => prefixOf(entry) === prefix);
      for (const locale of LOCALES) {
        const voices = await Promise.all(
          relations.map(async (entry) => createMessages(locale, await entry.messages(locale))),
        );
        for (const key of explained) {
          assert.ok(
            voices.some((messages) => messages.has(key)),
            `${key} is not said in ${locale}`,
          );
          const found = await Promise.all(
            relations.map((entry) => ruleOfRefusal(entry, key as Refusal, locale)),
          );
          assert.ok(found.some(Boolean), `${key} has no paragraph in ${locale}`);
        }
      }
    });
  });
