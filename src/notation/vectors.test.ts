import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {entryOf} from '../embed/catalogue.js';
import type {Rules} from '../game/index.js';
import {
  gameOf,
  gamesOf,
  InvalidNotationError,
  linkPosition,
  linkRecord,
  linkScore,
  openLink,
  readPosition,
  readRecord,
  writePosition,
  writeRecord,
} from './index.js';

/** The examples of docs/notation.md: each is in canonical spelling, or is rejected as stated. */

const text = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');
const blocks = (kind: string): readonly string[] =>
  Array.from(
    text.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\``, 'gm')),
    ([, body]) => body!,
  );

const rulesOf = (id: string): Promise<Rules> => entryOf(id)!.rules();

/** The message of the error that reading throws. */
function faultOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidNotationError) return error.message;
    throw error;
  }
  return 'is read';
}

describe('docs/notation.md', () => {
  for (const body of blocks('position'))
    it(`position: ${body.slice(0, 60)}`, async () => {
      const rules = await rulesOf(gameOf(body)!);
      assert.equal(writePosition(rules, readPosition(rules, body)), body.trim());
    });

  for (const body of blocks('record'))
    it(`record: ${body.slice(0, 60)}`, async () => {
      const rules = await rulesOf(gamesOf(body)[0]!);
      assert.equal(writeRecord(rules, readRecord(rules, body)), body);
    });

  for (const body of blocks('fault'))
    it(`fault: ${body.slice(0, 60)}`, async () => {
      const [given = '', expected = ''] = body.split('---\n');
      const isRecord = given.startsWith('[');
      const rules = await rulesOf(isRecord ? gamesOf(given)[0]! : gameOf(given)!);
      const read = isRecord ? readRecord : readPosition;
      assert.equal(
        faultOf(() => read(rules, given)),
        expected.trim(),
      );
    });

  for (const body of blocks('link'))
    it(`link: ${body.slice(0, 60)}`, async () => {
      const [link = '', game = '', ...of] = body.trim().split('\n');
      const rules = await rulesOf(game);
      const opened = await openLink(link, () => Promise.resolve(rules));
      assert.ok(opened && 'kind' in opened, JSON.stringify(opened));
      if (opened.kind === 'position') {
        assert.equal(writePosition(rules, opened.position), of.join('\n'));
        assert.equal(linkPosition(rules, opened.position), link);
      } else {
        const held = opened.kind === 'record' ? opened.record : opened.score;
        assert.equal(writeRecord(rules, held).trim(), of.join('\n'));
        const again =
          opened.kind === 'record'
            ? linkRecord(rules, opened.record)
            : linkScore(rules, opened.score);
        assert.equal(again, link);
      }
    });
});
