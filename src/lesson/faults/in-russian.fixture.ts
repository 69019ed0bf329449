import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FaultLoaders} from '../../game/faults.js';
import {InvalidPositionError} from '../../game/index.js';
import type {Mistakes} from '../../game/wording.fixture.js';
import {faultWordsIn} from './fault-in.js';

/** Tests that authors read the mistakes of a game in Russian, with all that English says. */

/** Names in the place of seats, none of which is part of another or of a sentence. */
const NAMES = [
  'Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор', 'Жанна', 'Захар', 'Инна', 'Кирилл', 'Лада',
]; // oxfmt-ignore

/** Values that stand in a sentence, at any depth. */
const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];

/** Words of a text, numbers and codes of cards among them. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.match(/[\p{L}\d*-]+(?:\.[\p{L}]+)*/gu));

/** Names of fields, phases and options stay, as authors write them. */
const ENGLISH = / (?:the|is|are|must|not|who|which|that|since|has|have)\b/;

/** Each mistake is told in Russian with its values, seats by their names. */
export function testRussian(
  rules: {readonly faults?: FaultLoaders; parsePosition(position: unknown): unknown},
  mistakes: Mistakes,
): void {
  for (const [position, english] of mistakes)
    test(`in Russian: ${english}`, async () => {
      const words = await faultWordsIn('ru', rules.faults);
      assert.throws(
        () => rules.parsePosition(position),
        (error: unknown) => {
          assert.ok(error instanceof InvalidPositionError);
          const {path, reason} = error;
          if (!reason) {
            assert.match(path, /^options/);
            return true;
          }
          const told = words(error.message, {path, reason, names: NAMES, faults: rules.faults});
          const said = wordsOf(told);
          const isSaid = (value: string): boolean =>
            said.has(value) || said.has(NAMES[Number(value)] ?? value);
          const spoken = wordsOf(error.fault);
          const lost = leavesOf(reason.values).filter(
            (value) => spoken.has(value) && !isSaid(value),
          );
          assert.deepEqual(lost, [], told);
          for (const [, seat] of error.message.matchAll(/\bseat (\d+)|^hands\[(\d+)/g))
            if (seat !== undefined) assert.ok(told.includes(NAMES[Number(seat)]!), told);
          assert.match(told, /[а-я]{3}/);
          assert.doesNotMatch(told, ENGLISH);
          if (reason.found) assert.match(told, /; указано /);
          return true;
        },
      );
    });
}
