import {codeOf} from '../kernel/codes.js';
import type {Kernel} from '../kernel/kernel.js';
import {load} from '../kernel/load.js';
import type {KingState} from '../types.js';

/** A state in which a seat has to play, ready to be played out many times. */
export interface Start {
  readonly kernel: Kernel;
  /** The codes of the stock, top card first. */
  readonly stock: readonly number[];
}

/** Loads a state into a kernel position of its own. */
export function startOf(state: KingState): Start {
  return {kernel: load(state), stock: state.stock.map(codeOf)};
}
