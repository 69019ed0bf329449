import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {catalogue, type GameEntry} from '../embed/catalogue.js';
import {ruleOn} from '../embed/rule-on.js';
import {type AnyMove, type Refusal, resolveOptions, seatsWith} from '../game/index.js';
import {createMessages} from '../i18n/index.js';
import {diceFrom} from './dice.js';

/**
 * Whoever is refused a move is led to the paragraph of the rules that says why. The refusals that every
 * game shares, `game/not-your-turn`, need none: no game's rules say them.
 */

const LOCALES = ['en', 'ru'] as const;
const games = join(dirname(fileURLToPath(import.meta.url)), '../games');

/** What of a game's folder decides: not its table, sentences, bot or chart. */
const decides = (file: string): boolean =>
  file.endsWith('.ts') &&
  !/\.(test|fixture)\.ts$/.test(file) &&
  !/(^|\/)(table|messages|bot|machine)[-./]/.test(file);

/** The texts of the files that refuse moves in a game. */
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

/** Every key of a refusal that stands in the rules; those that are put together by their beginnings. */
function refusalsIn(text: string, prefix: string): {keys: Set<string>; heads: readonly string[]} {
  const keys = new Set([...text.matchAll(/'([a-z]+\/[a-z-]+)'/g)].map(([, key]) => key!));
  const heads = [...text.matchAll(/`([a-z]+\/[a-z-]+)\$\{/g)].map(([, head]) => head!);
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

/** Why things are refused in random games with random options: what others may do, and may not yet. */
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

for (const entry of catalogue)
  describe(`the rules of ${entry.id}`, () => {
    it('have the same paragraphs in every language, each with an id of its own', async () => {
      const book = await entry.rulebook?.();
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

    it('say why each move is refused that random games refuse', async () => {
      const refusals = await met(entry);
      const {explains = {}} = (await entry.rulebook?.()) ?? {};
      // A new game that refuses something has to say why: messages/rulebook.ts, named in its entry.ts.
      if (Object.keys(explains).length > 0) assert.ok(refusals.size > 0, 'nothing was refused');
      for (const refusal of refusals)
        for (const locale of LOCALES)
          assert.ok(await ruleOn(entry, refusal, locale), `${refusal} in ${locale}`);
    });
  });

const sets = new Map(catalogue.map((entry) => [prefixOf(entry), entry]));
for (const [prefix, entry] of sets)
  describe(`what ${prefix} refuses`, () => {
    it('is each explained by a paragraph that some game has, and said in every language', async () => {
      const {explains = {}} = (await entry.rulebook?.()) ?? {};
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

      const relations = catalogue.filter((one) => prefixOf(one) === prefix);
      for (const locale of LOCALES) {
        const voices = await Promise.all(
          relations.map(async (one) => createMessages(locale, await one.messages(locale))),
        );
        for (const key of explained) {
          assert.ok(
            voices.some((messages) => messages.has(key)),
            `${key} is not said in ${locale}`,
          );
          const found = await Promise.all(
            relations.map((one) => ruleOn(one, key as Refusal, locale)),
          );
          assert.ok(found.some(Boolean), `${key} has no paragraph in ${locale}`);
        }
      }
    });
  });
