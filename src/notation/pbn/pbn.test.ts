import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {rngFrom} from '../../cards/index.js';
import {entryOf} from '../../embed/catalogue.js';
import {type AnyState, InvalidRecordError, resolveOptions, type Rules} from '../../game/index.js';
import {RECORD_VERSION} from '../../match/index.js';
import {diceFrom} from '../../testing/dice.js';
import {
  InvalidNotationError,
  readPbn,
  readRecord,
  recordOf,
  writePbn,
  writeRecord,
} from '../index.js';

/** Deals of the King family as PBN. */

const rulesOf = (id: string): Promise<Rules> => entryOf(id)!.rules();

/**
 * Plays random moves for the given number of deals; returns the record and the start of each deal.
 */
function playDeals(rules: Rules, seats: number, deals: number) {
  const dice = diceFrom(`pbn ${rules.id}`);
  const options = resolveOptions(rules.options);
  let state: AnyState & {deal?: number} = rules.setup(options, seats, rngFrom('pbn'));
  const moves: string[] = [];
  while ((state.deal ?? 0) <= deals && !rules.outcome(state)) {
    const [seat = 0] = rules.turn(state);
    const move = dice.pick(rules.legalMoves(state, seat));
    moves.push(`${seat}:${rules.formatMove(move)}`);
    state = rules.apply(state, seat, move);
  }
  return {game: rules.id, version: RECORD_VERSION, seats, options, seed: 'pbn', moves};
}

const isCard = (move: string): boolean => /^\d:[2-9TJQKA][SHDC]$/.test(move);

describe('PBN', () => {
  for (const [id, seats] of [
    ['king-simple', 4],
    ['king-threesome', 3],
    ['king-minsk', 3],
    ['king-trade', 4],
    ['king-omnibus', 4],
    ['king-preference', 4],
    ['king-preference', 3],
  ] as const)
    it(`${id}: two deals are written and read back`, async () => {
      const rules = await rulesOf(id);
      const record = playDeals(rules, seats, 2);
      const text = writePbn(rules, record);
      const {scores, faults} = readPbn(text, () => rules);
      assert.deepEqual(faults, []);
      assert.equal(scores.length, 2);
      const back = scores.map(recordOf);
      assert.deepEqual(
        back.flatMap(({moves}) => moves),
        record.moves.filter(isCard),
      );
      // A deal that was read is written as the same text.
      const [first] = text.split(/\n\n(?=\[Event)/).slice(1);
      assert.equal(writePbn(rules, scores[0]!).trim(), `% PBN 2.1\n\n${first!.trim()}`);
    });

  it('names, marks and comments stay with their cards', async () => {
    const rules = await rulesOf('king-simple');
    const text =
      '[Game "king-simple"]\n[Players "Nora; Emil; Sven; Wanda"]\n[Seed "x"]\n\nW:7H! {low} N:JH';
    const pbn = writePbn(rules, readRecord(rules, text));
    assert.match(pbn, /\[West "Wanda"\]\n\[North "Nora"\]/);
    assert.match(pbn, /\[Play "W"\]\nH7! \{low\} HJ - -\n\*/);
    const [score] = readPbn(pbn, () => rules).scores;
    assert.match(writeRecord(rules, score!), /\n#1 W:7H! \{low\} N:JH\n$/);
  });

  it('deals of other programs are dealt as the requested game', async () => {
    const rules = await rulesOf('king-omnibus');
    const deal =
      '% PBN 2.1\n[Board "1"]\n[Dealer "E"]\n[Vulnerable "All"]\n' +
      '[Deal "E:86.KT2.K85.Q9742 KJT932.97.942.86 54.8653.AQJT73.3 AQ7.AQJ4.6.AKJT5"]\n' +
      '[Contract "5HX"]\n[Auction "E"]\nPass 2S Pass 4NT =1=\n[Note "1:asks"]\n';
    const [score] = readPbn(deal, () => rules, 'king-omnibus').scores;
    const {hands, dealer} = score!.start as {hands: string[][]; dealer: number};
    assert.equal(dealer, 1);
    assert.deepEqual(hands[1]!.filter((card) => card.endsWith('S')).sort(), ['6S', '8S']);
    assert.deepEqual(score!.line.plies, []);
  });

  const HANDS = 'AT973.JT.63.QJ62 - 64.KQ74.KQJ95.K3 -';
  const PLAY = 'C4 C6 CT CK';
  for (const [what, pbn] of [
    ['names of tags in lower case', `[deal "n:${HANDS}"]\n[play "w"]\nc4 c6 ct ck`],
    ['a ten of two figures', `[Deal "N:${HANDS.replaceAll('T', '10')}"]\n[Play "W"]\nC4 C6 C10 CK`],
    ['a note of irregular play', `[Deal "N:${HANDS}"]\n[Play "W"]\n^L C4 C6 CT ^R CK`],
    [
      'tags of other programs',
      `[_own "x"]\n[__proto__ "y"]\n[Deal "N:${HANDS}"]\n[Play "W"]\n${PLAY}`,
    ],
  ] as const)
    it(`reads ${what}`, async () => {
      const rules = await rulesOf('king-omnibus');
      const {scores, faults} = readPbn(pbn, () => rules, 'king-omnibus');
      assert.deepEqual(faults, []);
      assert.deepEqual(
        scores[0]!.line.plies.map(({text}) => text),
        ['4C', '6C', 'TC', 'KC'],
      );
    });

  it('reads a dash for a suit without cards', async () => {
    const rules = await rulesOf('king-omnibus');
    const deal = '[Deal "N:—.63.AKQ987.A9732 A8654.KQ5.T.QJ64 J973.J9874.J32.5 KQT2.AT2.654.T8K"]';
    const [score] = readPbn(deal, () => rules, 'king-omnibus').scores;
    const {hands} = score!.start as {hands: string[][]};
    assert.ok(hands.some((hand) => hand.length === 13 && !hand.some((card) => card.endsWith('S'))));
  });

  it('reads the values that a board takes over from the one before it', async () => {
    const rules = await rulesOf('king-omnibus');
    const {scores} = readPbn(
      `[Event "##Club"]\n[North "Nora"]\n[Deal "N:${HANDS}"]\n\n` +
        `[Event "#"]\n[North "#"]\n[West "#1"]\n[Deal "N:${HANDS}"]\n`,
      () => rules,
      'king-omnibus',
    );
    assert.deepEqual(
      scores.map(({tags}) => tags),
      [{Event: 'Club'}, {Event: 'Club'}],
    );
    assert.ok(scores[1]!.names!.includes('Nora'));
    assert.ok(scores[1]!.names!.includes('#1'));
  });

  for (const [what, pbn, said] of [
    [
      'a tag without its quote',
      '[Deal "N:- - - -]',
      /^line 1, column 1: "\[" begins no tag; expected/,
    ],
    ['no deal', '[Deal "hello"]', /^line 1, column 8: "hello" is not a deal/],
    ['a rank', '[Deal "N:AX... - - -"]', /^line 1, column 8: .*has "X" in "AX\.\.\."/],
    [
      'a card twice',
      '[Deal "N:A... A... - -"]',
      /^line 1, column 8: .*cannot be dealt: hands\[1\]/,
    ],
    [
      'another game',
      '[Deal "N:- - - -"]\n[GameVariant "whist"]',
      /^line 2, column 15: "whist" is not a known game/,
    ],
    ['what is not PBN', '[Deal "N:- - - -"]\n]', /^line 2, column 1: "\]" is not PBN/],
  ] as const)
    it(`points to ${what}`, async () => {
      const rules = await rulesOf('king-simple');
      const known = (id: string) => (id === 'king-simple' ? rules : undefined);
      assert.throws(
        () => readPbn(pbn, known, 'king-simple'),
        (error) => error instanceof InvalidNotationError && said.test(error.message),
      );
    });

  it('corrupted files are read, or rejected with the place of the fault', async () => {
    const rules = await rulesOf('king-simple');
    const text = writePbn(rules, playDeals(rules, 4, 1));
    const dice = diceFrom('spoiled pbn');
    for (let times = 0; times < 60; times++) {
      const at = dice.roll(text.length);
      const sign = dice.pick([...'["]{};%.:*-\\\nSK2?', '']);
      const spoiled = text.slice(0, at) + sign + text.slice(at + dice.roll(3));
      try {
        readPbn(spoiled, (id) => (id === rules.id ? rules : undefined));
      } catch (error) {
        assert.ok(error instanceof InvalidNotationError, `${String(error)}\nin ${spoiled}`);
      }
    }
  });

  it('rejects a game that PBN cannot hold', async () => {
    for (const [id, seats, fault] of [
      ['king-jokers', 4, /cards that PBN does not know/],
      ['king-short', 5, /cannot be written as PBN/],
      ['kings-and-peasants', 4, /cannot be written as PBN/],
    ] as const) {
      const rules = await rulesOf(id);
      const record = playDeals(rules, seats, 1);
      assert.throws(
        () => writePbn(rules, {...record, moves: record.moves.slice(0, 3)}),
        (error) => error instanceof InvalidRecordError && fault.test(error.message),
      );
    }
  });
});
