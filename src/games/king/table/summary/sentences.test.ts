import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {PLAYERS, voice} from '../../../../testing/king-table.fixture.js';
import type {DealKind, DealRecord, TakenTrick} from './deal-record.js';
import {record, trick} from './record.fixture.js';
import {SENTENCES} from './sentences.js';
import {inWords, trueOf} from './story.js';

/** Every sentence of a deal's story is true of the deals that have it, and only of those. */

const LOW = '7S 8S 9S TS';
const low = (seat: number, points = 0): Omit<TakenTrick, 'number'> => trick(LOW, seat, points);
const KING = trick('7H KH 8H 9H', 1);
const six = Array.from({length: 6}, () => low(0));
const ruff = trick('7S 8S 7D 9S', 2);

/** For each sentence a deal of which it is true, its text there, and a deal of which it is not. */
const EXAMPLES: Readonly<
  Record<string, readonly [yes: DealRecord, en: string, ru: string, no: DealRecord]>
> = {
  slam: [
    record('Q', {sign: '+', units: [0, 0, 4, 0], points: [0, 0, 16, 0]}),
    'Nora took everything that counts, +16.',
    'Всё до последней: Нора, +16.',
    record('Q', {sign: '+', units: [0, 1, 3, 0], points: [0, 4, 12, 0]}),
  ],
  king1: [
    record('K', {tricks: [KING]}),
    'The king fell to Otto in the very first trick.',
    'Кинг ушёл в первой же взятке: Отто.',
    record('K', {tricks: [low(0), KING]}),
  ],
  kingLast: [
    record('K', {tricks: [...six, low(0), KING]}),
    'The king stayed in hand to the end and went to Otto.',
    'Кинг ушёл лишь в последней взятке: Отто.',
    record('K', {tricks: [...six, KING]}),
  ],
  kingIn: [
    record('X', {tricks: [low(0), low(0), KING, low(0)]}),
    'The king went to Otto in trick 3.',
    'Кинг: Отто, взятка 3.',
    record('X', {tricks: [low(0), low(0)]}),
  ],
  lastBoth: [
    record('L', {tricks: [...six, low(0), low(0)]}),
    'The last two both went to you.',
    'Обе последние: вы.',
    record('L', {tricks: [...six, low(0), low(1)]}),
  ],
  lastSplit: [
    record('L', {tricks: [...six, low(0), low(2)]}),
    'The last two went to you and Nora.',
    'Две последние: вы и Нора.',
    record('L', {tricks: [...six, low(1), low(1)]}),
  ],
  joker: [
    record('J', {counting: ['*1'], tricks: [low(1), trick('7S *1 8S 9S', 1, -20)]}),
    'The joker fell on another suit and cost Otto 20.',
    'Джокер вышел не на червы: Отто, −20.',
    record('J', {counting: ['*1'], tricks: [low(1), trick('7H *1 8H 9H', 1, -44)]}),
  ],
  jokerRank: [
    record('J', {counting: ['*1', '*2'], tricks: [trick('*2 7H 8H JH', 3)]}),
    'A joker fell in a heart trick to Vera.',
    'Джокер ушёл на червах: Вера.',
    record('J', {counting: ['*1', '*2'], tricks: [trick('7S *1 8S 9S', 1)]}),
  ],
  queenTen: [
    record('O', {sign: '±', tricks: [trick('QS 3S 4S 5S', 0), trick('JD TD 3D 4D', 0)]}),
    'Queen and ten both went to you.',
    'И дама, и десятка: вы.',
    record('O', {sign: '±', tricks: [trick('QS 3S 4S 5S', 0), trick('TD JD 3D 4D', 1)]}),
  ],
  tenKept: [
    record('O', {sign: '±', tricks: [trick('3D 4D TD 5D', 2)]}),
    'Nora kept the ten.',
    'Десятка: Нора.',
    record('O', {sign: '±', tricks: [trick('3D JD TD 5D', 1)]}),
  ],
  ten: [
    record('O', {sign: '±', tricks: [trick('3D JD TD 5D', 1)]}),
    'The ten went to Otto.',
    'Десятка: Отто.',
    record('O', {sign: '±', tricks: [low(1)]}),
  ],
  queen: [
    record('O', {sign: '±', tricks: [low(1), trick('QS 3S 4S 5S', 0)]}),
    'The queen fell to you in trick 2.',
    'Дама: вы, взятка 2.',
    record('O', {sign: '±', tricks: [low(1)]}),
  ],
  bidGood: [
    record('N', {bidder: 2, bid: 4, points: [-6, -7, -4, 0]}),
    'Nora’s bid of 4 paid off.',
    'Заявка 4 окупилась: Нора без штрафа.',
    record('N', {bidder: 2, bid: 4, points: [-6, -6, -5, 0]}),
  ],
  bidBad: [
    record('N', {bidder: 2, bid: 4, points: [-3, -5, -9, 0]}),
    'Nora named the suit and paid most of all, −9.',
    'Кто назвал масть, тот и заплатил больше всех: Нора, −9.',
    record('N', {bidder: 2, bid: 4, points: [-9, 0, -8, 0]}),
  ],
  noBid: [
    record('N', {bidder: null, points: [-3, -5, -5, 0]}),
    'Nobody bid, so hearts cost.',
    'Заявок не было: штрафными стали червы.',
    record('N', {bidder: 1, bid: 1, points: [-4, -5, -5, 0]}),
  ],
  ordGood: [
    record('T', {sign: '+', declarer: 1, points: [8, 24, 0, 0]}),
    'The choice paid off: Otto did best, +24.',
    'Заказ удался: Отто, +24.',
    record('T', {sign: '+', declarer: 1, points: [24, 24, 0, 0]}),
  ],
  ordBad: [
    record('B', {declarer: 1, points: [-4, -12, 0, 0]}),
    'Otto chose it and did worst, −12.',
    'Заказ не удался: Отто, −12.',
    record('B', {declarer: 1, points: [-8, -8, 0, 0]}),
  ],
  ruffs: [
    record('W', {sign: '+', trump: 'D', tricks: [ruff, low(3), ruff, ruff, ruff]}),
    '4 tricks were trumped.',
    'Взяток, взятых козырем: 4.',
    record('W', {sign: '+', trump: 'D', tricks: [ruff, trick('7D 8D 9D TD', 3), ruff]}),
  ],
  dear: [
    record('H', {tricks: [low(0, -2), low(0), low(1, -2), low(0, -8)]}),
    'One trick decided it: trick 4, −8 for you.',
    'Всё решила взятка 4: вы, −8.',
    record('H', {tricks: [low(0, -6), low(0), low(1, -6), low(0, -4)]}),
  ],
  half: [
    record('Q', {units: [3, 0, 1, 0], points: [-12, 0, -4, 0]}),
    'More than half of them went to you.',
    'Больше половины: вы.',
    record('Q', {units: [2, 0, 2, 0], points: [-8, 0, -8, 0]}),
  ],
  even: [
    record('T', {units: [2, 2, 2, 2], allUnits: 8, points: [-4, -4, -4, -4]}),
    'Evenly shared: all scored the same.',
    'Поровну: у всех одинаково.',
    record('T', {units: [2, 2, 3, 1], allUnits: 8, points: [-4, -4, -6, -2]}),
  ],
  clean: [
    record('H', {points: [-4, -4, -8, 0]}),
    'Only Vera stayed clean.',
    'Без потерь только Вера.',
    record('H', {points: [-8, 0, -8, 0]}),
  ],
  one: [
    record('K', {points: [0, -16, 0, 0]}),
    'All of it fell on Otto, −16.',
    'Всё досталось одному: Отто, −16.',
    record('L', {points: [0, -8, -8, 0]}),
  ],
  empty: [
    record('H', {sign: '+', points: [4, 4, 8, 0]}),
    'Only Vera got nothing.',
    'С пустыми руками только Вера.',
    record('H', {sign: '+', points: [8, 0, 8, 0]}),
  ],
  pass: [
    record('X', {before: [9, 0, 4, 0], totals: [3, 0, 5, 0]}),
    'Nora moves into the lead.',
    'Теперь впереди: Нора.',
    record('X', {before: [9, 0, 4, 0], totals: [5, 0, 4, 0]}),
  ],
  best: [
    record('X', {points: [-16, -12, -62, -6]}),
    'Vera did best, −6.',
    'Лучший счёт сдачи: Вера, −6.',
    record('X', {points: [-16, -6, -62, -6]}),
  ],
  worst: [
    record('X', {points: [-16, -12, -62, -6]}),
    'Nora did worst, −62.',
    'Худший счёт сдачи: Нора, −62.',
    record('X', {points: [-32, -32, -26, -6]}),
  ],
  early: [
    record('K', {counting: ['KH'], tricks: [low(0), KING]}),
    'It was over after trick 2.',
    'Всё решилось ко взятке 2.',
    record('K', {counting: ['KH'], tricks: [...six, low(0), KING]}),
  ],
  late: [
    record('H', {tricks: [low(0), low(0), low(0), low(0), low(1, -2)]}),
    'Nothing fell before trick 5.',
    'До взятки 5 ничего не выпало.',
    record('H', {tricks: [low(0), low(0), low(0), low(1, -2)]}),
  ],
  lead: [
    record('X', {totals: [-26, -24, -84, 3]}),
    'Vera leads the match by 27.',
    'Впереди Вера, отрыв 27.',
    record('X', {totals: [3, -24, -84, 3]}),
  ],
  tie: [
    record('X', {totals: [3, -24, 3, -9]}),
    'You and Nora share the lead.',
    'Впереди вместе: вы и Нора.',
    record('X', {totals: [3, 3, 3, -9]}),
  ],
};

const ids = (of: DealRecord): readonly string[] => trueOf(of).map(({id}) => id);

describe('the sentences of a deal', () => {
  test('each have an example', () => {
    assert.deepEqual(
      SENTENCES.map(({id}) => id),
      Object.keys(EXAMPLES),
    );
  });

  for (const [id, [yes, en, ru, no]] of Object.entries(EXAMPLES))
    test(`${id}: ${en}`, async () => {
      const told = trueOf(yes).find((one) => one.id === id);
      assert.ok(told, ids(yes).join());
      const say = async (locale: 'en' | 'ru'): Promise<string> =>
        inWords({messages: await voice(locale), players: PLAYERS[locale]})(told);
      assert.equal(await say('en'), en);
      assert.equal(await say('ru'), ru);
      assert.ok(!ids(no).includes(id), ids(no).join());
    });

  test('address the reader', async () => {
    const messages = await voice('en');
    const ctx = {messages, players: PLAYERS.en};
    const say = inWords(ctx);
    const told = {seats: [0], n: 3, points: -8};
    assert.equal(say({id: 'pass', ...told}), 'You move into the lead.');
    assert.equal(say({id: 'lead', ...told, points: 4}), 'You lead the match by 4.');
    assert.equal(say({id: 'slam', ...told}), 'You took everything that counts, −8.');
    assert.equal(say({id: 'best', ...told}), 'You did best, −8.');
    assert.equal(say({id: 'tie', seats: [2, 0]}), 'You and Nora share the lead.');
  });

  test('are omitted for a deal whose first tricks are unknown', () => {
    const [yes] = EXAMPLES['kingIn']!;
    assert.ok(ids(yes).includes('kingIn'));
    assert.ok(!ids({...yes, isWhole: false}).includes('kingIn'));
  });

  test('are as many for each contract as planned', () => {
    const reach = (kind: string, sign: string): number =>
      SENTENCES.filter(
        ({kinds, sign: own}) => kinds.includes(kind as DealKind) && (!own || own === sign),
      ).length;
    const plan: Readonly<Record<string, number>> = {
      ...{'T-': 13, 'T+': 12, 'L-': 12, 'L+': 11, 'X-': 15, 'X+': 14},
      ...{'W+': 13, 'P+': 13, 'J-': 11, 'N-': 13},
      ...{'B-': 15, 'B+': 14, 'Q-': 15, 'Q+': 14, 'H-': 15, 'H+': 14, 'K-': 15, 'K+': 14},
    };
    for (const [what, n] of Object.entries(plan)) assert.equal(reach(what[0]!, what[1]!), n, what);
  });
});
