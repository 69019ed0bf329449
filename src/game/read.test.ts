import assert from 'node:assert/strict';
import {test} from 'node:test';
import {InvalidPositionError} from './errors.js';
import {positionReader, readEach, readInt, readList, readObject, readSeat} from './read.js';

/** A reader of positions with a deal, seats and hands, whose faults all games share. */
const parse = positionReader((position) => {
  const given = readObject(position, 'position', ['deal', 'lead', 'hands']);
  readInt(given['deal'], 'deal', 1, 14);
  readInt(given['lead'] ?? 2, 'lead', 2, 2);
  readEach(given['hands'] ?? [], 'hands', (hand, path) => {
    readList(hand, path, 1);
    readObject((hand as readonly unknown[])[0], `${path}[0]`, ['seat']);
    readSeat((hand as readonly {seat: unknown}[])[0]!.seat, `${path}[0].seat`, 4);
  });
  return given;
});

const FAULTS: readonly (readonly [position: unknown, message: string])[] = [
  [7, 'position must be an object; found 7'],
  [{}, 'deal must be a whole number from 1 to 14; it is left out'],
  [{deal: 15}, 'deal must be a whole number from 1 to 14; found 15'],
  [{deal: '2'}, 'deal must be a whole number from 1 to 14; found "2"'],
  [{deal: 1, lead: 3}, 'lead must be 2; found 3'],
  [{deal: 1, hand: []}, 'hand is not a field; expected deal, lead, hands'],
  [{deal: 1, hands: 0}, 'hands must be a list; found 0'],
  [{deal: 1, hands: [[]]}, 'hands[0] must have 1 item, not 0'],
  [{deal: 1, hands: [[{seat: 0}], [null]]}, 'hands[1][0] must be an object; found null'],
  [{deal: 1, hands: [[{seat: 4}]]}, 'hands[0][0].seat must be a whole number from 0 to 3; found 4'],
  [{deal: 1, hands: [[{}]]}, 'hands[0][0].seat must be a whole number from 0 to 3; it is left out'],
  [{deal: 1, hands: [[{card: 'QH'}]]}, 'hands[0][0].card is not a field; expected seat'],
];

for (const [position, message] of FAULTS)
  test(`a fault names the expected and the actual value: ${message}`, () => {
    assert.throws(
      () => parse(position),
      (error: unknown) => {
        assert.ok(error instanceof InvalidPositionError);
        assert.equal(error.message, message);
        assert.equal(error.message, `${error.path} ${error.fault}`);
        return true;
      },
    );
  });

test('a long value is cut, and an error of the code itself passes through', () => {
  assert.throws(() => parse({deal: 'x'.repeat(999)}), /found "x{56}\.\.\.$/);
  const broken = positionReader(() => {
    throw new RangeError('broken');
  });
  assert.throws(() => broken({}), RangeError);
});
