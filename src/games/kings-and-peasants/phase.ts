import type {StateValue} from '../../game/index.js';
import type {Scene} from './types.js';

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
