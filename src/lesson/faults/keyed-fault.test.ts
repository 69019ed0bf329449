import assert from 'node:assert/strict';
import {test} from 'node:test';
import {InvalidDataError, InvalidPositionError} from '../../game/index.js';
import {
  cardOf,
  positionReader,
  readBoolean,
  readEach,
  readInt,
  readList,
  readObject,
  readPlays,
  readRng,
  readSeats,
  readWord,
} from '../../game/read.js';
import {takingFrom} from '../../game/read-pack.js';
import {readPhase} from '../../game/read-phase.js';
import {readSeatCount} from '../../game/read-seats.js';
import {kingRules} from '../../games/king/rules.js';
import {readPosition} from '../../notation/index.js';
import {faultWordsIn} from './fault-in.js';

/** Faults with a key are written in the author's language, with seats by name. */

const NAMES = ['Север', 'Восток', 'Юг', 'Запад'];

/** A reader of all shapes. */
const parse = positionReader(
  (position) => {
    const given = readObject(position, 'position', [
      ...[
        'deal',
        'lead',
        'hands',
        'trump',
        'turn',
        'taking',
        'rng',
        'phase',
        'trick',
        'seats',
        'pair',
      ],
    ]);
    readSeatCount(given, ['hands'], {min: 3, max: 6}, 4);
    readInt(given['deal'] ?? 1, 'deal', 1, 14);
    readInt(given['lead'] ?? 2, 'lead', 2, 2);
    const take = takingFrom(['QH', 'QS', '*1', '*1']);
    readEach(given['hands'] ?? [], 'hands', (hand, path) => {
      (readList(hand, path) as string[]).forEach((card, at) =>
        take(card as 'QH', `${path}[${at}]`),
      );
    });
    readList(given['pair'] ?? [0, 0], 'pair', 2);
    readWord(given['trump'] ?? 'S', 'trump', ['S', 'H']);
    readSeats(given['turn'] ?? [], 'turn', 4);
    readBoolean(given['taking'] ?? false, 'taking');
    readRng(given['rng']);
    readPhase(given);
    const read = cardOf(['QH', 'QS']);
    readPlays(given['trick'] ?? [], 'trick', {leader: 2, seats: 4, read});
    return given;
  },
  {bySeat: ['hands']},
);

for (const [position, russian] of [
  [7, 'position: нужен объект; указано 7'],
  [{leader: 0}, /^leader: такого поля нет; есть deal, lead, /],
  [{lead: 3}, 'lead: должно быть 2; указано 3'],
  [{deal: 15}, 'deal: нужно целое число от 1 до 14; указано 15'],
  [{hands: [[], {}, []]}, 'hands, Восток: нужен список; указано {}'],
  [{pair: [1]}, 'pair: в списке должно быть 2, а не 1'],
  [{hands: [[]]}, 'hands: в списке должно быть от 3 до 6, по одному на место, а не 1'],
  [{trump: 'X'}, 'trump: нужно одно из: S, H; указано "X"'],
  [{taking: 1}, 'taking: нужно true или false; указано 1'],
  [{turn: [1, 1]}, 'turn: нужны разные места; указано [Восток, Восток]'],
  [{turn: ['Q']}, 'turn: нужно одно из: Север, Восток, Юг, Запад; указано "Q"'],
  [{rng: 5}, 'rng: нужны четыре целых числа; указано 5'],
  [{phase: 5}, 'phase: нужно имя фазы; указано 5'],
  [{hands: [['KH'], [], []]}, 'hands, Север: KH нет в этой колоде'],
  [{hands: [['QH'], [], ['QH']]}, 'hands, Юг: QH стоит ещё и здесь: hands, Север'],
  [
    {hands: [['*1'], ['*1'], ['*1']]},
    'hands, Юг: *1 в колоде только 2, они уже стоят здесь: hands, Север и hands, Восток',
  ],
  [
    {trick: [{seat: 1, card: 'QH'}]},
    'взятка (trick): должно быть Юг: первым ходит Юг; указано Восток',
  ],
  [{trick: [{seat: 2, card: 'KH'}]}, 'взятка (trick): нужна карта этой колоды; указано "KH"'],
  [{trick: [{seat: 2}]}, 'взятка (trick): нужна карта этой колоды; это поле не указано'],
] as const)
  test(String(russian), async () => {
    const words = await faultWordsIn('ru-RU');
    assert.throws(
      () => parse(position),
      (error: unknown) => {
        assert.ok(error instanceof InvalidPositionError);
        const told = words(error.message, {error, names: NAMES});
        if (typeof russian === 'string') assert.equal(told, russian);
        else assert.match(told, russian);
        return true;
      },
    );
  });

test('an error of a text has the error of the rules as its cause', () => {
  assert.throws(
    () => readPosition(kingRules('king-simple'), 'deal: 15'),
    ({cause}: Error) => {
      assert.ok(cause instanceof InvalidDataError);
      assert.equal(cause.reason?.key, 'shape/range');
      assert.deepEqual(cause.reason.values, {min: 1, max: 14});
      assert.equal(cause.reason.found, '15');
      return true;
    },
  );
});
