import assert from 'node:assert/strict';
import {after, describe, it} from 'node:test';
import {catalogue} from '../../embed/catalogue.js';
import type {Game} from '../../game/index.js';
import {
  handFrom,
  openLink,
  readPbn,
  readPosition,
  readRecord,
  TextTooLongError,
} from '../../notation/index.js';
import {ByteWriter} from '../../notation/link/bytes.js';
import {closeLink} from '../../notation/link/link.js';
import {packText} from '../../notation/link/pack.js';
import {isFull} from '../full.fixture.js';
import {attack, type Meter, type Try} from './attack.js';
import {StepCounter} from './steps.js';

/** Games of a family share their readers, so `npm test` attacks one of each. */
const attacked = isFull
  ? catalogue
  : catalogue.filter(({family}, at) => catalogue.findIndex((one) => one.family === family) === at);

/**
 * Every input from outside is answered, soon, and by the documented error alone. `npm run soak
 * -- readers` makes 100,000 tries and measures their time as well.
 */

const counter = new StepCounter();
const OURS = '/src/';
const steps: Meter = async (run) => {
  counter.take(OURS);
  await run();
  return counter.take(OURS);
};
/** The most executed blocks that this many characters may cost: a move has 5 characters and takes 1,000. */
const allowed = (size: number): number => 100_000 + 200 * size;

const gameOf = (id: string): Promise<Game> => catalogue.find((entry) => entry.id === id)!.load();

after(() => counter.stop());

describe('data from outside costs bounded work', () => {
  for (const {id, load} of attacked)
    it(id, async () => {
      const tries: Try[] = [];
      await attack(await load(), {rounds: 1, seed: 'readers', meter: steps}, (one) =>
        tries.push(one),
      );
      assert.ok(tries.length > 10);
      for (const {reader, size, given, thrown, cost} of tries) {
        assert.equal(thrown, undefined, `${reader} throws an undocumented error: ${given}`);
        assert.ok(
          cost <= allowed(size),
          `${reader}: ${cost} steps for ${size} characters: ${given}`,
        );
      }
    });

  it('the meter sees work that grows faster than a text', async () => {
    const text = '"'.repeat(5_000);
    const found = await steps(() => {
      let quotes = 0;
      for (let from = 0; from < text.length; from++)
        for (let at = from; at < text.length; at++) quotes += Number(text[at] === '"');
      return quotes;
    });
    assert.ok(found > allowed(text.length));
  });
});

describe('texts that once froze a page', () => {
  const faultOf = async (read: () => unknown): Promise<string> => {
    try {
      await read();
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message}`;
    }
    return 'is read';
  };

  it('are refused with what is wrong, and where', async () => {
    const {rules} = await gameOf('king-simple');
    const refused = async (read: () => unknown, fault: RegExp): Promise<void> =>
      assert.match(await faultOf(read), fault);
    const position = (text: string) => () => readPosition(rules, text);
    await refused(position(`hands: N: ${'\\"'.repeat(9_000)}`), /column 12: """ is not closed/);
    await refused(position(`played: ${'999? '.repeat(3_000)}`), /is more than 20000 values/);
    await refused(position(`{${'a'.repeat(9_000)}: [${'1 '.repeat(999)}]}`), /form "name: value"/);
    await refused(position(`trick: {${'a'.repeat(9_000)}: [1]}`), /is too long for a name/);
    await refused(position(`deal: ${'9'.repeat(19_000)}`), /deal/);
    await refused(
      position(' '.repeat(20_001)),
      /TextTooLongError: .*20001 characters; at most 20000/,
    );
    await refused(() => handFrom('S:A'.repeat(20_000)), /TextTooLongError/);
    await refused(() => handFrom(`S:${'A'.repeat(19_000)}X`), /is not a suit with its ranks/);
    await refused(() => handFrom(`${'A'.repeat(9_000)}:${'K'.repeat(9_000)}`), /is not a suit/);
    await refused(() => readRecord(rules, `[A ${'"\\'.repeat(90_000)}`), /is not a header/);
    await refused(() => readRecord(rules, `{${'\\}'.repeat(90_000)}`), /is not closed/);
    await refused(() => readPbn('{'.repeat(90_000), () => rules), /"{" is not PBN/);
  });

  it('name their limit', () => {
    try {
      handFrom('S:A'.repeat(20_000));
      assert.fail('was read');
    } catch (error) {
      assert.ok(error instanceof TextTooLongError);
      assert.equal(error.limit, 20_000);
    }
  });

  it('links hold no more moves and no more choice than their bytes pay for', async () => {
    for (const [id, options] of [
      ['god-save-the-king', '{"maxHands":"off"}'],
      ['court-ladder', '{"hands":"endless"}'],
    ] as const) {
      const {rules} = await gameOf(id);
      const link = closeLink(
        id,
        'seed',
        new ByteWriter()
          .count(rules.seats.min)
          .block(packText(options))
          .block(new TextEncoder().encode('x'))
          .count(2 * 50_000)
          .block(new Uint8Array()),
      );
      assert.ok(link.length < 100);
      const applied = {moves: 0};
      const counted = {
        ...rules,
        apply(...of: Parameters<typeof rules.apply>) {
          applied.moves++;
          return rules.apply(...of);
        },
      };
      const opened = await openLink(link, () => Promise.resolve(counted));
      assert.deepEqual(opened, {fault: 'link/outdated', game: id});
      assert.equal(applied.moves, 0);
    }
  });

  it('links longer than any of ours are refused as too long', async () => {
    const opened = await openLink(`#gstk=1.${'A'.repeat(60_000)}`, () => undefined);
    assert.deepEqual(opened, {fault: 'link/too-long'});
  });

  it('links end in any amount of punctuation', async () => {
    const opened = await openLink(`#gstk=1.AA${'!'.repeat(40_000)}`, () => undefined);
    assert.deepEqual(opened, {fault: 'link/damaged'});
  });
});
