import assert from 'node:assert/strict';
import {test} from 'node:test';
import {InvalidPositionError} from './errors.js';

/** Tests of what authors read who have made a mistake in a position. */

/** A position, and the whole sentence that its error must be. */
export type Mistakes = readonly (readonly [position: unknown, message: string])[];

/** Each position is refused with its sentence. */
export function testWording(
  rules: {parsePosition(position: unknown): unknown},
  mistakes: Mistakes,
): void {
  for (const [position, message] of mistakes)
    test(message, () => {
      assert.throws(
        () => rules.parsePosition(position),
        (error: unknown) => {
          assert.ok(error instanceof InvalidPositionError);
          assert.equal(error.message, message);
          return true;
        },
      );
    });
}
