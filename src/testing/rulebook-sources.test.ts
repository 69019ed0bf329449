import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {catalogue} from '../embed/catalogue.js';
import {foldersOf, sentencesOf, sourcesOf} from './rulebook-sources.js';

/**
 * Every sentence of a rulebook has its source, in each language; every ruling of the README is told or
 * left out for a reason. A sentence that is added, split or moved fails here until somebody has read it
 * against the rules and written down what it rests on. `GSTK_GAME` names the only game or family to test.
 */

const only = process.env['GSTK_GAME'];
const wanted = catalogue.filter(({id, family}) => !only || id === only || family === only);

/** The rulings that a text names: `G-13`, `G7` of the rules that a family shares, and `4.5` for a section of the rules text. */
const named = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b(?:[A-Z]{1,2}-\d+|G\d+|\d\.\d+)\b/g));

for (const entry of wanted)
  describe(`the rulebook of ${entry.id}`, async () => {
    const sources = await sourcesOf(entry);
    const guide = await entry.guide?.();

    it('exists, and somebody has read it against the rules', () => {
      assert.ok(guide?.rulebook, 'entry.ts names no guide with a rulebook');
      assert.ok(sources, 'messages/sources.fixture.ts is missing');
    });
    if (!sources || !guide?.rulebook) return;
    const readmes = foldersOf(entry)
      .map((folder) => join(folder, 'README.md'))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'));

    for (const locale of ['en', 'ru'])
      it(`has a source for each sentence, ${locale}`, async () => {
        const text = await guide.rulebook!.text(entry.id, locale);
        const paragraphs = Object.assign({}, ...text.map(([, part]) => part)) as Record<
          string,
          string
        >;
        assert.deepEqual(Object.keys(sources.sentences), Object.keys(paragraphs));
        for (const [id, paragraph] of Object.entries(paragraphs)) {
          const sentences = sentencesOf(paragraph);
          const listed: readonly string[] = sources.sentences[id] ?? [];
          assert.equal(
            sentences.length,
            listed.length,
            `${id}: ${sentences.map((one, at) => `\n  ${listed[at] ?? '?'}: ${one}`).join('')}`,
          );
        }
      });

    it('cites rulings that a README has, and leaves none out without a reason', () => {
      const {told} = sources;
      const all = named(readmes.join('\n'));
      assert.deepEqual(
        [...told, ...Object.keys(sources.untold)].filter((id) => !all.has(id)),
        [],
      );
      const own = named(readmes[0]!.split(/^## (?:The chart|The bot|The table|Positions)/m)[0]!);
      assert.deepEqual(
        [...own].filter((id) => id.includes('-') && !told.has(id) && !(id in sources.untold)),
        [],
      );
      assert.deepEqual(
        Object.keys(sources.untold).filter((id) => told.has(id)),
        [],
        'told after all',
      );
    });
  });
