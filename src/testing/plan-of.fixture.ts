import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {AgreePlan} from './agree.js';
import type {AnyEvent} from '../game/index.js';
import type {Plan} from './conform.js';

/** The declarations of a family's fixture. */
export type FamilyPlan = Plan & {
  /** The amount of play in which chart and rules take every arrow. */
  readonly agreement?: AgreePlan;
  /**
   * Games that stand for the engine of their family: `npm test` plays the laws in full for these,
   * and one game of each other row. By default all games of the family.
   */
  readonly engine?: readonly string[];
  /**
   * What an event tells before anything turns, such as who named which card; by default nothing
   * (`consequences.fixture.ts`).
   */
  cause?(event: AnyEvent): unknown;
  /** The kind of an event, by default its type; events that end one thing in different ways have one. */
  kind?(event: AnyEvent): string;
  /** By type of event, the lines of a picture that wait until a card that comes face up lies. */
  readonly waits?: Readonly<Record<string, RegExp>>;
};

/** The least, the usual and the most seats of a game; `npm run soak` plays the others. */
export const usualSeats = ({
  min,
  usual,
  max,
}: {
  readonly min: number;
  readonly usual: number;
  readonly max: number;
}): readonly number[] => [...new Set([min, usual, max])].sort((a, b) => a - b);

/** The plan of a family, from its `laws.fixture.ts`; empty if it has none. */
export async function planOf(family: string): Promise<FamilyPlan> {
  const file = new URL(`../games/${family}/laws.fixture.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) return {};
  const {laws} = (await import(file.href)) as {laws: FamilyPlan};
  return laws;
}
