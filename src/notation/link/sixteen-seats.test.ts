import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {rngFrom} from '../../cards/index.js';
import {entryOf} from '../../embed/catalogue.js';
import {type AnyMove, type AnyState, resolveOptions, type Rules} from '../../game/index.js';
import {type MatchRecord, RECORD_VERSION} from '../../match/index.js';
import {diceFrom} from '../../testing/dice.js';
import {
  linkPosition,
  linkRecord,
  openLink,
  readPosition,
  readRecord,
  recordOf,
  writePosition,
  writeRecord,
} from '../index.js';

/** Sixteen seats and three packs: unlisted answers of the King, and cards that exist three times. */

const rules: Rules = (await entryOf('court-ladder').rules()) as unknown as Rules;
const seats = 16;
const options = resolveOptions(rules.options, {hands: 1});
const open = (link: string) => openLink(link, () => Promise.resolve(rules));

/** A hand of random moves, in which the King gives leave to every third player who asks. */
const {record, states, unlisted} = (() => {
  const dice = diceFrom('sixteen');
  let state: AnyState = rules.setup(options, seats, rngFrom('sixteen'));
  const [moves, all]: [string[], AnyState[]] = [[], [state]];
  let free = 0;
  for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state)) {
    const listed = rules.legalMoves(state, seat);
    const {allow} = listed.at(-1)! as AnyMove & {readonly allow?: readonly number[]};
    const some = allow && {type: 'leave', allow: allow.filter((_, at) => at % 3 === 1)};
    const move: AnyMove = some ?? dice.pick(listed);
    const text = rules.formatMove(move);
    if (!listed.some((one) => rules.formatMove(one) === text)) free++;
    moves.push(`${seat}:${text}`);
    all.push((state = rules.apply(state, seat, move)));
  }
  const written: MatchRecord = {
    ...{game: rules.id, version: RECORD_VERSION, seats, options, seed: 'sixteen', moves},
  };
  return {record: written, states: all, unlisted: free};
})();

describe('a match of sixteen', () => {
  it('survives a link and a text, with unlisted answers', async () => {
    assert.ok(unlisted > 5, `${unlisted} answers`);
    assert.deepEqual(await open(linkRecord(rules, record)), {
      ...{kind: 'record', game: rules.id, record},
    });
    assert.deepEqual(recordOf(readRecord(rules, writeRecord(rules, record))), record);
  });

  it('survives as a position, each seat by its letter, and with a card that a hand holds three times', async () => {
    const isThere = (card: string, _: number, hand: readonly string[]): boolean =>
      hand.filter((one) => one === card).length === 3;
    const thrice = states.find((state) =>
      (state as AnyState & {hands: readonly string[][]}).hands.some((hand) => hand.some(isThere)),
    );
    assert.ok(thrice);
    const same = (position: unknown, state: AnyState): void =>
      assert.deepEqual({...rules.parsePosition(position), rng: state.rng}, state);
    for (const state of [states[0]!, thrice, states.at(-1)!]) {
      const text = writePosition(rules, state);
      same(readPosition(rules, text), state);
      const opened = await open(linkPosition(rules, state));
      assert.ok(opened && 'kind' in opened && opened.kind === 'position');
      same(opened.position, state);
    }
    assert.match(writePosition(rules, states[0]!), /\| P: /);
  });
});
