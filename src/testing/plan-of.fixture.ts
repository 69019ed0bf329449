import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plan} from './conform.js';

/** What the laws cannot find out of a family's states: its `laws.fixture.ts`, if it has one. */
export async function planOf(family: string): Promise<Plan> {
  const file = new URL(`../games/${family}/laws.fixture.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) return {};
  const {laws} = (await import(file.href)) as {laws: Plan};
  return laws;
}
