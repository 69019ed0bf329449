import type {StateValue} from '../../../game/index.js';
import type {PeasantsState, Scene} from '../types.js';

/** The phase of each scene, in the chart's names. */
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

/** The part of a game that a scene belongs to, named as in the chart and in the rulebook. */
export function partOf({
  scene,
}: Pick<PeasantsState, 'scene'>): 'naming' | 'election' | 'exchange' | 'reign' {
  if (scene === 'naming' || scene === 'election') return scene;
  return scene === 'reign' || scene === 'over' ? 'reign' : 'exchange';
}
