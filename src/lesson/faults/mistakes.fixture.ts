import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FaultLoaders} from '../../game/faults.js';
import {InvalidDataError, InvalidPositionError} from '../../game/index.js';
import {faultWordsIn} from './fault-in.js';

/** Tests of the errors that authors read, in English and in Russian. */

/** A faulty position and the whole sentence of its error. */
export type Mistakes = readonly (readonly [position: unknown, message: string])[];

interface Reading {
  readonly faults?: FaultLoaders;
  parsePosition(position: unknown): unknown;
}

/** A call that throws, the class of its error, and the whole sentence. */
export type Failure = readonly [
  fails: () => unknown,
  message: string,
  kind?: new (...args: never[]) => InvalidDataError,
];

/** Each position is refused with its sentence, and in Russian with all its values. */
export const testMistakes = (rules: Reading, mistakes: Mistakes): void => {
  testFailures(
    mistakes.map(([position, message]) => [
      () => rules.parsePosition(position),
      message,
      InvalidPositionError,
    ]),
    rules.faults,
  );
};

/** The same for anything that reads data from outside. */
export function testFailures(failures: readonly Failure[], faults?: FaultLoaders): void {
  for (const failure of failures)
    test(failure[1], () => {
      assert.equal(errorOf(failure).message, failure[1]);
    });
  testRussian(failures, faults);
}

/** The error of a refused value. */
function errorOf([fails, , kind = InvalidDataError]: Failure): InvalidDataError {
  try {
    fails();
  } catch (error) {
    assert.ok(error instanceof kind, String(error));
    return error;
  }
  return assert.fail('it is read');
}

/** Names of seats, none of which is part of another or of a sentence. */
const NAMES = [
  'Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар', 'Инна', 'Кирилл', 'Лада',
]; // oxfmt-ignore

/** The values of a sentence, at any depth. */
const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];

/** The fault without its place and without the actual value. */
const withoutEnds = (text: string): string =>
  text.replace(/^[^:]*: /, '').replace(/; (?:found|указано) .*$/, '');

/** How often a text contains one of these words; a word may be a number or the code of a card. */
const countOf = (text: string, ...words: readonly string[]): number =>
  (text.match(/[\p{L}\d*-]+(?:\.\p{L}+)*/gu) ?? []).filter((word) => words.includes(word)).length;

/** Names of fields, phases and options stay, as authors write them. */
const ENGLISH = / (?:the|is|are|must|not|who|which|that|since|has|have)\b/;

/** Each mistake is reported in Russian with its values, and with seats by name. */
function testRussian(failures: readonly Failure[], faults: FaultLoaders | undefined): void {
  for (const failure of failures)
    test(`in Russian: ${failure[1]}`, async () => {
      const words = await faultWordsIn('ru', faults);
      const error = errorOf(failure);
      const {path, reason} = error;
      assert.ok(reason, 'it has a key');
      const told = words(error.message, {error, names: NAMES});
      const [phrase, spoken] = [told, `${path}: ${error.fault}`].map(withoutEnds) as [
        string,
        string,
      ];
      const leaves = leavesOf(reason.values);
      const lost = leaves.filter((leaf) => {
        const often = leaves.filter((other) => other === leaf).length;
        const due = Math.min(often, countOf(spoken, leaf));
        return countOf(phrase, leaf, NAMES[Number(leaf)] ?? leaf) < due;
      });
      assert.deepEqual(lost, [], told);
      for (const [, seat] of error.fault.matchAll(/\bseat (\d+)/g))
        assert.ok(phrase.includes(NAMES[Number(seat)]!), told);
      const [, hand] = /^hands\[(\d+)/.exec(path) ?? [];
      if (hand !== undefined) assert.ok(told.startsWith(`hands, ${NAMES[Number(hand)]}`), told);
      assert.match(told, /[а-я]{3}/);
      assert.doesNotMatch(told, ENGLISH);
      if (reason.found) assert.match(told, /; указано /);
    });
}
