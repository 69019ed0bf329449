import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {type AnyState, InvalidPositionError, type Seat} from '../../game/index.js';

/** Tests of positions from outside that each game of the family runs. */

/** The part of a game's rules that reads positions. */
interface Rules<State extends AnyState> {
  parsePosition(position: unknown): State;
  phase(state: State): unknown;
  view(state: State, seat: Seat | undefined): unknown;
}

/** Wrong positions, each under the path that its error must name. */
export function testFaulty<State extends AnyState>(
  rules: Rules<State>,
  faulty: readonly (readonly [path: string, position: unknown])[],
): void {
  for (const [path, position] of faulty)
    test(`the fault is named: ${path} of ${JSON.stringify(position)}`, () => {
      assert.throws(
        () => rules.parsePosition(position),
        (error: unknown) => error instanceof InvalidPositionError && error.path === path,
      );
    });
}

/**
 * The README in the folder of the calling module has a position for each of these phases, in order.
 */
export function testReadme<State extends AnyState>(
  rules: Rules<State>,
  phases: readonly string[],
  asking: string,
): void {
  test('the README has a position for every phase', () => {
    const text = readFileSync(new URL('README.md', asking), 'utf8');
    const found = [...text.matchAll(/^Phase `(\w+)`[^`]*```json\n([^`]*)```/gm)];
    assert.deepEqual(
      found.map(([, phase]) => phase),
      [...phases],
    );
    for (const [, phase, json] of found)
      assert.equal(rules.phase(rules.parsePosition(JSON.parse(json!))), phase);
  });
}

/**
 * The views of two seats and of an onlooker can be read as positions, and their states give the
 * same views.
 */
export function testViews<State extends AnyState>(
  rules: Rules<State>,
  states: () => readonly State[],
): void {
  test('a view is a position, in every phase', () => {
    for (const state of states())
      for (const seat of [0, 1, undefined]) {
        const view = rules.view(state, seat);
        assert.deepEqual(rules.view(rules.parsePosition(view), seat), view);
      }
  });
}
