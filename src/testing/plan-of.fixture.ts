import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {AgreePlan} from './agree.js';
import type {Plan} from './conform.js';

/** What a family's fixture may say; `agreement` is how much chart and rules need to take every arrow. */
export type FamilyPlan = Plan & {readonly agreement?: AgreePlan};

/** What the laws cannot find out of a family's states: its `laws.fixture.ts`, if it has one. */
export async function planOf(family: string): Promise<FamilyPlan> {
  const file = new URL(`../games/${family}/laws.fixture.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) return {};
  const {laws} = (await import(file.href)) as {laws: FamilyPlan};
  return laws;
}
