import type {StateValue} from '../../../game/index.js';
import type {PeasantsState, Scene} from '../types.js';

/** What is awaited, in the chart's names. */
export const PHASE: Readonly<Record<Scene, StateValue>> = {
  naming: {election: 'naming'},
  election: {election: 'play'},
  fromSoldier: {reign: {exchange: 'fromSoldier'}},
  toSoldier: {reign: {exchange: 'toSoldier'}},
  fromPeasant: {reign: {exchange: 'fromPeasant'}},
  toPeasant: {reign: {exchange: 'toPeasant'}},
  reign: {reign: 'play'},
  over: 'over',
};

/** Which part of a game this is: a word of the chart, and of the rules. */
export function partOf({
  scene,
}: Pick<PeasantsState, 'scene'>): 'naming' | 'election' | 'exchange' | 'reign' {
  if (scene === 'naming' || scene === 'election') return scene;
  return scene === 'reign' || scene === 'over' ? 'reign' : 'exchange';
}
