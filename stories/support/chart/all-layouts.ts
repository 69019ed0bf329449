import type {AnyStateMachine} from 'xstate';
import {catalogue} from '../../../src/embed/catalogue.js';
import {machine as sample} from '../../../src/testing/sample/machine.js';
import {layoutsOf} from './lay-out.js';
import type {LaidOutByWidth} from './layout.js';
import {sketch} from './sketch.js';

/** The layouts of all machines of the stories, by the machines' ids. */
export async function allLayouts(): Promise<Readonly<Record<string, LaidOutByWidth>>> {
  const games = await Promise.all(catalogue.map(async (entry) => (await entry.load()).machine));
  const machines = new Map<string, AnyStateMachine>();
  for (const machine of [sketch, sample, ...games]) machines.set(machine.id, machine);
  const laid: Record<string, LaidOutByWidth> = {};
  for (const [id, machine] of machines) laid[id] = await layoutsOf(machine);
  return laid;
}
