import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {entryOf} from '../../embed/catalogue.js';
import {commitmentOf, createMatch} from '../../match/index.js';
import {linkProof, readProof} from '../index.js';
import {ByteWriter} from './bytes.js';
import {writeLink} from './link-in-address.js';
import {packText} from './pack.js';

/** Links to the page that recomputes a match. */

const SECRET = '5eed'.repeat(16);
const match = createMatch(await entryOf('king-simple').load(), {secret: SECRET});
for (let n = 0; n < 100; n++) match.play(match.turn[0]!, match.moves(match.turn[0]!)[0]);
const record = match.record();
const link = linkProof(record, commitmentOf(SECRET));

describe('a proof', () => {
  it('holds the record and the commitment', () => {
    assert.deepEqual(readProof(`https://a.example/verify.html${link}`), {
      record: JSON.parse(JSON.stringify(record)) as unknown,
      commitment: commitmentOf(SECRET),
    });
    assert.match(link, /^#verify=1\.[\w-]+$/);
  });

  it('is damaged, too long, of a later version, or none', () => {
    const own = (...bytes: readonly Uint8Array[]): string =>
      writeLink(
        {key: 'verify', version: 1, longest: 50_000},
        bytes.reduce((body, block) => body.block(block), new ByteWriter()).bytes,
      );
    const none = new Uint8Array();
    for (const [address, fault] of [
      [link.slice(0, -4), 'link/damaged'],
      [own(none), 'link/damaged'],
      [own(none, packText('{')), 'link/damaged'],
      [own(none, new Uint8Array([1, 2, 3])), 'link/damaged'],
      [own(new TextEncoder().encode('xyz'), packText('{}')), 'link/damaged'],
      [`#verify=1.${'A'.repeat(50_001)}`, 'link/too-long'],
      ['#verify=2.AAAA', 'link/newer'],
    ] as const)
      assert.deepEqual(readProof(address), {fault}, address.slice(0, 40));
    assert.equal(readProof('https://a.example/verify.html#top'), undefined);
  });
});
