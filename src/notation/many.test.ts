import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {entryOf} from '../embed/catalogue.js';
import type {Rules} from '../game/index.js';
import {
  gamesOf,
  handFrom,
  InvalidNotationError,
  pliesFrom,
  readPbn,
  readPosition,
  readRecord,
  readRecords,
  recordOf,
  type Score,
  seatFrom,
  writeRecord,
} from './index.js';

/** Texts of several records, texts without any, and the typography of word processors. */

const simple = await entryOf('king-simple').rules();
const omnibus = await entryOf('king-omnibus').rules();
const rulesOf = (id: string): Rules | undefined =>
  [simple, omnibus].find((rules) => rules.id === id);

const record = (seed: string, moves = ''): string =>
  `[Game "king-simple"]\n[Seed "${seed}"]\n\n#1 ${moves}\n`;
const DEAL = 'N:AT973.JT.63.QJ62 K852.A98.A42.A87 64.KQ74.KQJ95.K3 QJ.6532.T87.T954';
const board = (number: number, deal = DEAL): string =>
  `[Event "x"]\n[Board "${number}"]\n[Deal "${deal}"]\n`;
const boards = (text: string) => readPbn(text, rulesOf, omnibus.id);
const messages = (faults: readonly Error[]): readonly string[] =>
  faults.map(({message}) => message);
const seeds = (text: string) => {
  const {scores, faults} = readRecords(text, rulesOf);
  return [scores.map(({seed}) => seed), messages(faults)];
};
const handsOf = ({start}: Score): readonly (readonly string[])[] =>
  (start as unknown as {readonly hands: readonly (readonly string[])[]}).hands;

describe('a broken record among many is reported, and the others are read', () => {
  for (const [what, broken, fault] of [
    ['a move that is none', record('b', 'N:XX'), 'line 9, column 4: "N:XX" is not a move of this game'],
    ['an unknown game', '[Game "whist"]\n[Seed "b"]\n', 'line 6, column 1: "whist" is not a known game'],
    ['no seed', '[Game "king-simple"]\n', 'line 6, column 1: "Seed" is missing, and so are Secret and Start'],
    ['a header without its quote', '[Game "king-simple]\n[Seed "b"]\n\nN:QS\n', 'line 6, column 1: "[Game" is not a header; expected the form [Name "value"]'],
    ['a later header without its quote', '[Game "king-simple"]\n[Seed "b]\n\nN:QS\n', 'line 7, column 1: "[Seed" is not a header; expected the form [Name "value"]'],
    ['a comment without end', record('b', '{oops'), 'line 9, column 4: "{oops" is not closed'],
    ['a variation without end', record('b', 'W:7H (W:8H'), 'line 9, column 9: "(" is not closed'],
    ['a move without end', record('b', 'N:"say'), 'line 9, column 4: "N:"say" is not a move; expected the form N:QS'],
    ['a mark after nothing', record('b', '!'), 'line 9, column 4: "!" follows no move'],
    ['prose', 'Dear Bob,\nas you asked:\n', undefined],
  ] as const)
    test(what, () => {
      const [read, faults] = seeds(`${record('a')}\n${broken}\n${record('c')}\n${record('d')}`);
      assert.deepEqual(read, ['a', 'c', 'd'].filter((seed) => what !== 'prose' || seed !== 'a'));
      assert.equal(faults!.length, 1);
      if (fault) assert.equal(faults![0], fault);
    }); // oxfmt-ignore

  test('the first and the last', () => {
    const first = `[Game "king-simple]\n[Seed "a"]\n\n${record('b')}`;
    assert.deepEqual(seeds(first)[0], ['b']);
    assert.deepEqual(seeds(`Here they are:\n${record('a')}\n${record('b')}`)[0], ['a', 'b']);
    assert.deepEqual(seeds(`${record('a')}\n${record('b', '{')}`)[0], ['a']);
  });

  test('records without moves need nothing between them', () => {
    const heads = '[Game "king-simple"] [Seed "a"]\n[Game "king-simple"] [Seed "b"]';
    assert.deepEqual(seeds(heads), [['a', 'b'], []]);
  });

  test('a comment may look like the beginning of a record', () => {
    const score = readRecord(simple, record('a', '{of a [Game "x"] {\\} and more}'));
    const text = writeRecord(simple, {
      ...score,
      line: {...score.line, comment: `${'x '.repeat(38)}[Game "y"] and more`},
    });
    assert.match(text, /\n\\\[Game "y"\]/);
    const both = readRecords(`${text}\n${record('b')}`, rulesOf);
    assert.match(both.scores[0]!.line.comment!, /x \[Game "y"\] and more$/);
    assert.deepEqual([both.scores.length, both.faults], [2, []]);
  });

  test('the games of the intact records are named', () => {
    assert.deepEqual(gamesOf(`${record('a', '{')}\n[Game "whist"]`), ['whist']);
  });

  test('one record alone is refused as a whole', () => {
    assert.throws(
      () => readRecord(simple, `${record('a')}\n${record('b', '!')}`),
      /follows no move/,
    );
    assert.throws(
      () => readRecord(simple, record('a') + record('b')),
      /follows 2 records, not one/,
    );
    assert.throws(() => pliesFrom('N:QS {', {seats: 4}), /is not closed/);
  });

  test('three of thirty boards', () => {
    const file = Array.from({length: 30}, (_, at) => {
      if (at === 11) return board(12, DEAL.replace('AT973', 'AT9X3'));
      if (at === 14) return board(15).replace('x"]', 'x]');
      return at === 20 ? board(21).replace('"N', 'N') : board(at + 1);
    });
    for (const between of ['\n', '']) {
      const {scores, faults} = boards(file.join(between));
      assert.equal(scores.length, 27);
      assert.match(faults[0]!.message, /has "X" in "AT9X3\.JT\.63\.QJ62", which is not a rank$/);
      for (const fault of faults.slice(1))
        assert.match(fault.message, /"\[" begins no tag; expected/);
      assert.equal(faults.length, 3);
    }
  });

  for (const [what, rows] of [
    ['a quote', '1 "Smith - Jones" 10\n2 O"Neil 9\n3 "open 8'],
    ['other signs', '1 "a;b" {c} [x] ]\n2 "{" 7 ; the rest\n3 {'],
  ] as const)
    test(`${what} in a table's row costs nothing`, () => {
      const file = `${board(1)}[ScoreTable "Rank\\3R;Names"]\n${rows}\n\n${board(2)}`;
      const {scores, faults} = boards(file);
      assert.deepEqual([scores.length, messages(faults)], [2, []]);
    });

  test('an unclosed comment costs one board', () => {
    const file = `${board(1)}[Play "N"]\nSA {oops\n\n${board(2)}[Play "N"]\nSA {well} S2 S4 SJ\n*\n`;
    const {scores, faults} = boards(file);
    assert.deepEqual(
      scores.map(({line}) => line.plies.length),
      [4],
    );
    assert.deepEqual(messages(faults), ['line 5, column 4: "{" is not PBN']);
  });

  test('many faults take time in proportion', () => {
    const count = 20_000;
    const {scores, faults} = readRecords(`${record('a')}${'\n[Game "x\n{'.repeat(count)}`, rulesOf);
    assert.deepEqual([scores.length, faults.length], [1, count]);
    assert.equal(faults.at(-1)!.line, 5 + 2 * count - 1);
  });
});

describe('a text without any record is refused', () => {
  for (const text of [
    '',
    ' \n ',
    'pn|South,West,North,East|st||md|3SAKQH2,SJT|sv|o|',
    '{"game": "king-simple"}',
    '{"a": {"b": [1]}}',
    '[{"game": "king-simple"}]',
    'Dear Bob, hello.',
    'Note: this is prose.',
    '1. ',
    '<p>Hello</p>',
  ])
    test(JSON.stringify(text), () => {
      for (const read of [
        () => readRecords(text, rulesOf),
        () => readRecord(simple, text),
        () => gamesOf(text),
        () => boards(text),
      ])
        assert.throws(read, InvalidNotationError);
    });
});

describe('hands that PBN leaves open are drawn to fit the play', () => {
  const OPEN = 'N:AT973.JT.63.QJ62 - 64.KQ74.KQJ95.K3 -';
  const played = (deal: string, play: string) =>
    boards(`[Deal "${deal}"]\n[Play "W"]\n${play}\n*\n`);

  for (const [what, deal, play] of [
    ['a trick', OPEN, 'C4 C6 CT CK'],
    ['a hand that cannot follow suit', OPEN, 'C4 C6 D2 CK\nD4 D6 D7 DK'],
    ['both hands without a suit', OPEN, 'C4 C6 D2 CK\nS8 D6 D7 DK\nH3 HT HA HK'],
    ['no hand is known', 'N:- - - -', 'C4 C6 D2 CK'],
    ['three hands are open', 'W:- AT973.JT.63.QJ62 - -', 'C4 C6 D2 CK'],
    ['a trick that is not complete', OPEN, 'C4 C6 - -'],
  ] as const)
    test(what, () => {
      const {scores, faults} = played(deal, play);
      assert.deepEqual(messages(faults), []);
      const [score] = scores as readonly [Score];
      assert.equal(score.line.plies.length, play.split(/\s/).filter((card) => card !== '-').length);
      const hands = handsOf(score);
      assert.equal(new Set(hands.flat()).size, 52);
      for (const {seat, text} of score.line.plies) assert.ok(hands[seat]!.includes(text), text);
      // Its record is played again with the same cards.
      const again = readRecord(omnibus, writeRecord(omnibus, score));
      assert.deepEqual(recordOf(again), recordOf(score));
      assert.deepEqual(played(deal, play).scores, scores);
    });

  for (const [what, play, fault] of [
    [
      'a known hand that does not follow suit',
      'C4 S7 CT CK',
      /"S7" is not allowed: king\/follow-suit/,
    ],
    [
      'a card of a known hand',
      'CQ C6 CT CK',
      /cannot be dealt: hands\[3\]\[0\] is QC, which is also/,
    ],
    ['a card twice', 'C4 C6 C4 CK', /cannot be dealt: hands\[3\]\[0\] is 4C, which is also/],
    ['what is no card', 'C4 XX CT CK', /"XX" is not a card/],
  ] as const)
    test(`${what} is refused`, () => {
      assert.throws(() => played(OPEN, play), fault);
    });
});

describe('typography of word processors', () => {
  test('dashes, minus signs and spaces of any kind in a position', () => {
    const plain = 'king-simple; deal: 2; scores: -5 3 -2 4; hands: N: S:KQ H:- | E: | S: | W:';
    const typed =
      '\ufeffking‑simple;\u00a0deal:\u20072;\u200b scores: −5 3 –2 4\u200b; hands:\u202fN: S:KQ\u00a0H:— | E: | S: | W:';
    assert.deepEqual(readPosition(simple, typed), readPosition(simple, plain));
    assert.deepEqual(handFrom('S:AQ\u200b D:– \u2060KH'), ['AS', 'QS', 'KH']);
    assert.equal(seatFrom('\u200bW\u00a0', {seats: 4}), 3);
    for (const dash of '‐‑‒–—―−') assert.deepEqual(handFrom(dash), []);
  });

  test('quotes of any kind around headers, moves and values', () => {
    const typed = `[Game “king-simple”]\n[Seed „x“]\n[Options “earlyStop: off”]\n[Players "Vera “V” X; B; C; D"]\n`;
    const {seed, options, names} = readRecord(simple, typed);
    assert.deepEqual([seed, options['earlyStop'], names![0]], ['x', 'off', 'Vera “V” X']);
    assert.deepEqual(pliesFrom('A:“say: no”! B:rout_left\u200b', {seats: 5}), [
      {seat: 0, text: 'say: no', mark: '!'},
      {seat: 1, text: 'rout left'},
    ]);
    for (const quotes of ['«»', '‟”', '″″', '＂＂']) {
      const [open, close] = quotes;
      assert.equal(boards(`[Deal ${open}${DEAL}${close}]\n`).scores.length, 1, quotes);
      const {seed} = readRecord(
        simple,
        `[Game ${open}king-simple${close}]\n[Seed ${open}x${close}]\n`,
      );
      assert.equal(seed, 'x', quotes);
    }
  });

  test('all of it in PBN', () => {
    const typed = `[Deal “${DEAL.replaceAll(' ', '\u00a0')}\u200b”]\n[Play “W\u200b”]\nC4\u00a0C6 C7\u200b C3\n–\u2060 SA – —\n`;
    assert.throws(() => boards(typed), /line 4, column 4: "SA" is out of turn/);
    const open = '[Deal “N:AT973.JT.63.QJ62 – 64.KQ74.KQJ95.K3 —”]\n[Play “W”]\nC4 C6 CT C3\n';
    assert.equal(boards(open).scores[0]!.line.plies.length, 4);
  });

  test('the play of a bridge deal says who leads, not its dealer', () => {
    const bridge = `[Board "1"]\n[Dealer "N"]\n[Deal "${DEAL}"]\n`;
    const play = '[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nC4 C6 C7 C3\n*\n';
    const leader = (text: string): unknown =>
      (boards(text).scores[0]!.start as {turn?: unknown}).turn;
    assert.deepEqual([leader(bridge), leader(bridge + play)], [[1], [3]]);
    assert.throws(
      () => boards(`${bridge}[GameVariant "king-omnibus"]\n${play}`),
      /dealer must be 2/,
    );
  });

  test('an unreadable piece is refused at its place', () => {
    for (const [text, column] of [
      ['hands: N: S:A\u200bK | E: | S: | W:', 11],
      ['deal: 2\u200b3', 7],
      ['options: {earlyStop:“off}', 21],
    ] as const)
      assert.throws(
        () => readPosition(simple, text),
        (error) => error instanceof InvalidNotationError && error.column === column,
        JSON.stringify(text),
      );
  });
});
