import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {AgreePlan} from './agree.js';
import type {Plan} from './conform.js';

/** What a family's fixture may say. */
export type FamilyPlan = Plan & {
  /** How much chart and rules need to take every arrow. */
  readonly agreement?: AgreePlan;
  /**
   * Games that stand for the engine of their family: `npm test` plays the laws in full for these
   * and one game of each other row. Left out: all games of the family.
   */
  readonly engine?: readonly string[];
};

/** The least, the usual and the most seats of a game; `npm run soak` plays the rest. */
export const usualSeats = ({
  min,
  usual,
  max,
}: {
  readonly min: number;
  readonly usual: number;
  readonly max: number;
}): readonly number[] => [...new Set([min, usual, max])].sort((a, b) => a - b);

/** What the laws cannot find out of a family's states: its `laws.fixture.ts`, if it has one. */
export async function planOf(family: string): Promise<FamilyPlan> {
  const file = new URL(`../games/${family}/laws.fixture.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) return {};
  const {laws} = (await import(file.href)) as {laws: FamilyPlan};
  return laws;
}
